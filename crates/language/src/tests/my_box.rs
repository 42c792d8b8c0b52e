//! The facts of the box: each has words and a name of its own in both languages, and is read back as it is told.

use std::collections::BTreeSet;

use crate::{Language, my_box};
use content::{self, shipped};
use first_martians::my_box::{BoxField, BoxGroup, MyBox, Value, ValueKind};

fn own() -> MyBox {
    let game_box = content::game_box(&shipped::files()).expect("the shipped box");
    MyBox::new(game_box, Default::default())
}

#[test]
fn every_box_fact_and_value_round_trips_in_both_languages() {
    let own = own();
    let all = own.all();
    let localizers = my_box::localizers(Language::English);
    for localizer in &localizers {
        let mut names = BTreeSet::new();
        for &group in BoxGroup::ALL {
            my_box::group(localizer, group);
            my_box::introduction(localizer, group);
            assert_eq!(
                my_box::group_of(&localizers, &my_box::input_group(localizer, group)),
                Some(group)
            );
        }
        for field in &all {
            let name = my_box::input_name(localizer, field);
            assert!(names.insert(name.clone()), "{name} twice");
            assert!(!name.contains(' ') && name.is_ascii(), "{name}");
            let meant: Vec<&BoxField> = all
                .iter()
                .filter(|it| my_box::matches_name(&localizers, it, &name))
                .collect();
            assert_eq!(meant, [field], "{name}");
            my_box::full_label(localizer, field);
            let (known, several) = match field.kind() {
                ValueKind::Number(..) | ValueKind::Text(_) => continue,
                ValueKind::Word(known) => (known, false),
                ValueKind::Words(known) => (known, true),
            };
            let mut typed = BTreeSet::new();
            for id in known {
                let word = my_box::input_value(localizer, field, id);
                assert!(typed.insert(word.clone()), "{field}: {word} twice");
                let value = if several {
                    Value::Words(BTreeSet::from([id.to_owned()]))
                } else {
                    Value::word(id)
                };
                let said = my_box::value(localizer, field, &value);
                assert!(!said.is_empty());
                for text in [word.as_str(), id, &said] {
                    assert_eq!(
                        my_box::parse_value(&localizers, field, text),
                        Some(value.clone()),
                        "{field}: {text}"
                    );
                }
            }
        }
        assert!(
            localizer.fallbacks().is_empty(),
            "{:?}",
            localizer.fallbacks()
        );
    }
}
