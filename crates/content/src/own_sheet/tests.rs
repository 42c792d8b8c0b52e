#![allow(unused_results, reason = "a test asserts what matters to it")]

mod campaign;
mod events;
mod numbers_only;
mod places;
mod set_up;

use std::collections::BTreeSet;

use super::*;
use crate::{Code, Files, MISSION_FILE, diagnose, load, shipped};
use first_martians::vocabulary::Direction;

/// A sheet with one of everything.
fn whole() -> SheetForm {
    let mut draft = SheetForm::default();
    draft.edit(Edit::Name("Più alto!".to_owned()));
    draft.edit(Edit::Group(Group::Research));
    for (value, number) in SHEET_NUMBERS
        .into_iter()
        .zip(["6", "4", "5", "3", "3", "2", "2"])
    {
        draft.edit(Edit::Number(value, 0, number.to_owned()));
    }
    draft.edit(Edit::Threshold(true));
    draft.edit(Edit::Number(SheetValue::Threshold, 0, "6".to_owned()));
    for (from, to) in [(0, 1), (1, 2)] {
        draft.edit(Edit::CopyColumn { from, to });
    }
    draft.edit(Edit::Die(Block::Working, 2));
    let track = draft.edit(Edit::Add(Element::Track)).expect("a track");
    draft.edit(Edit::Track(track, TrackEdit::Title("Signal".to_owned())));
    draft.edit(Edit::Track(track, TrackEdit::Production(-1)));
    let action = draft.edit(Edit::Add(Element::Action)).expect("an action");
    draft.edit(Edit::Action(action, ActionEdit::Title("Signal".to_owned())));
    draft.edit(Edit::Action(action, ActionEdit::Pays(Price::Energy, 2)));
    draft.edit(Edit::Action(action, ActionEdit::Moves(Some((track, 2)))));
    let poi = draft.edit(Edit::Add(Element::Poi)).expect("a POI");
    draft.edit(Edit::Poi(poi, PoiEdit::Title("Wreck".to_owned())));
    for takes in Takes::kinds()
        .into_iter()
        .filter(|it| !matches!(it, Takes::Tokens(_)))
    {
        let key = draft
            .edit(Edit::Add(Element::Objective))
            .expect("an objective");
        draft.edit(Edit::Objective(
            key,
            ObjectiveEdit::Title("Signal".to_owned()),
        ));
        let takes = match takes {
            Takes::Act(_) => Takes::Act(Some(action)),
            Takes::Reach(..) => Takes::Reach(Some(track), "10".to_owned()),
            other => other,
        };
        draft.edit(Edit::Objective(key, ObjectiveEdit::Takes(takes)));
        draft.edit(Edit::Objective(
            key,
            ObjectiveEdit::Reward("A {seed}.".to_owned()),
        ));
    }
    draft
}

fn mission(draft: &SheetForm) -> serde_json::Value {
    let texts = draft
        .finish(&UsedNames::default())
        .expect("a whole sheet")
        .texts;
    serde_json::from_str(&texts[MISSION_FILE]).expect("JSON")
}

/// What `check` says of the mission that is made of it.
fn diagnostics(draft: &SheetForm) -> Vec<String> {
    let mut files = shipped::files();
    let finished = draft
        .finish(&UsedNames::collect(&files))
        .expect("a whole sheet");
    files.0.extend(
        finished
            .texts
            .into_iter()
            .map(|(name, text)| (format!("{}/{name}", finished.id), text)),
    );
    let loaded = load(&files, &finished.id);
    assert!(loaded.mission.is_some());
    // The sheet of these tests calls many things by one name, in one language, and that is reported as such.
    let expected = |code| matches!(code, Code::SameText | Code::NotTranslated);
    let found = diagnose(&files, &finished.id)
        .into_iter()
        .filter(|found| !expected(found.code));
    found.map(|found| format!("{found:?}")).collect()
}

#[test]
fn a_complete_sheet_becomes_a_valid_mission() {
    let mut draft = whole();
    assert_eq!(draft.problems(), []);
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    let key = draft.objectives[0].key;
    draft.edit(Edit::Objective(key, ObjectiveEdit::Optional(true)));
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
}

#[test]
fn the_largest_sheet_becomes_a_valid_mission() {
    let mut draft = whole();
    for &element in Element::ALL {
        while let Some(key) = draft.edit(Edit::Add(element)) {
            let title = "12 × ä".to_owned();
            match element {
                Element::Objective => draft.edit(Edit::Objective(key, ObjectiveEdit::Title(title))),
                Element::Action => draft.edit(Edit::Action(key, ActionEdit::Title(title))),
                Element::Track => {
                    draft.edit(Edit::Track(key, TrackEdit::Production(1)));
                    draft.edit(Edit::Track(key, TrackEdit::Title(title)))
                }
                Element::Poi => draft.edit(Edit::Poi(key, PoiEdit::Title(title))),
                Element::SetUp => draft.edit(Edit::SetUp(key, SetUpEdit::Text(title))),
                Element::Event => draft.edit(Edit::Event(key, EventEdit::Title(title))),
                Element::Token => draft.edit(Edit::Token(key, TokenEdit::Number(key.to_string()))),
            };
        }
        assert_eq!(draft.count(element), element.max_count());
    }
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
}

#[test]
fn ids_are_derived_from_names_and_unique() {
    let taken = UsedNames::collect(&shipped::files());
    assert!(taken.folders.contains("make-yourself-at-home") && taken.folders.contains("decks"));
    assert!(taken.words.contains("grey-glass") && taken.words.contains("item-seed"));
    let id = |name: &str| {
        let mut draft = whole();
        draft.edit(Edit::Name(name.to_owned()));
        draft.finish(&taken).expect("a whole sheet").id
    };
    for (name, expected) in [
        ("Più alto!", "piu-alto"),
        ("  L’Été à Ærø ", "l-ete-a-aero"),
        ("Make Yourself at Home", "make-yourself-at-home-2"),
        ("Decks", "decks-2"),
        ("Mechanica", "mechanica-2"),
        ("Grey Glass", "grey-glass-2"),
        ("7 sols", "mission-7-sols"),
        ("火星", "mission"),
        ("CON", "mission-con"),
        ("com1", "mission-com1"),
        ("../../etc", "etc"),
    ] {
        assert_eq!(id(name), expected, "{name}");
    }
    let long = id(&"ab ".repeat(30));
    assert!(long.len() <= 48 && crate::is_id(&long), "{long}");
    let text = whole().finish(&taken).expect("a whole sheet").texts[MISSION_FILE].clone();
    let ids: Vec<&str> = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("\"id\": "))
        .collect();
    assert_eq!(
        ids.iter().collect::<BTreeSet<_>>().len(),
        ids.len(),
        "{ids:?}"
    );
    assert!(ids.contains(&"\"signal-10\","), "{ids:?}");
}

#[test]
fn every_missing_part_is_a_problem_at_its_place() {
    let mut draft = SheetForm::default();
    assert!(draft.is_empty());
    let problems = draft.problems();
    for expected in [
        Problem {
            place: ProblemPlace::Name,
            kind: ProblemKind::MissingName,
        },
        Problem {
            place: ProblemPlace::Group,
            kind: ProblemKind::MissingGroup,
        },
        Problem {
            place: ProblemPlace::Number(SheetValue::Food, 0),
            kind: ProblemKind::MissingNumber,
        },
        Problem {
            place: ProblemPlace::Objectives,
            kind: ProblemKind::NoMandatory,
        },
    ] {
        assert!(problems.contains(&expected), "{expected:?}");
    }
    assert_eq!(problems.len(), 2 + SHEET_NUMBERS.len() + 2, "{problems:?}");
    assert_eq!(draft.finish(&UsedNames::default()), Err(problems));
    draft.edit(Edit::Number(SheetValue::Sols, 0, "0".to_owned()));
    draft.edit(Edit::Number(SheetValue::Sols, 1, "x-9".to_owned()));
    assert_eq!(draft.typed(SheetValue::Sols, 1), "9");
    let out = Problem {
        place: ProblemPlace::Number(SheetValue::Sols, 0),
        kind: ProblemKind::OutOfRange { min: 1, max: 20 },
    };
    assert!(draft.problems().contains(&out));

    let mut draft = whole();
    let places = |draft: &SheetForm| {
        draft
            .problems()
            .into_iter()
            .map(|it| it.kind)
            .collect::<Vec<_>>()
    };
    draft.edit(Edit::OwnEventsOnly(true));
    assert_eq!(places(&draft), [ProblemKind::TooManySols { events: 0 }]);
    assert!(
        draft.finish(&UsedNames::default()).is_ok(),
        "advice is in the way"
    );
    let track = draft.tracks[0].key;
    draft.edit(Edit::Track(track, TrackEdit::Space(1, "11".to_owned())));
    assert_eq!(
        places(&draft)[1..],
        [
            ProblemKind::OutOfRange { min: 11, max: 10 },
            ProblemKind::InvalidTrack
        ]
    );
    draft.edit(Edit::Remove(Element::Track, track));
    assert_eq!(places(&draft)[1..], [ProblemKind::MissingTrack]);
    assert_eq!(draft.actions[0].moves, None);
    draft.edit(Edit::Remove(Element::Action, draft.actions[0].key));
    assert_eq!(
        places(&draft)[1..],
        [ProblemKind::MissingAction, ProblemKind::MissingTrack]
    );
}

/// What was chosen is data, and is put into words where it is shown.
#[test]
fn the_text_of_an_objective_is_what_was_typed_alone() {
    let mut draft = whole();
    let key = draft.objectives[2].key;
    draft.edit(Edit::Objective(
        key,
        ObjectiveEdit::Region(Region {
            ring: 2,
            direction: Direction::Nw,
        }),
    ));
    draft.edit(Edit::Objective(
        key,
        ObjectiveEdit::Title("Two Probes".to_owned()),
    ));
    let written = |draft: &SheetForm| {
        let texts = draft
            .finish(&UsedNames::default())
            .expect("a whole sheet")
            .texts;
        ["en.ftl", "it.ftl"].map(|name| {
            let (_, text) = texts[name]
                .split_once("two-probes =\n    ")
                .expect("its text");
            text.lines().next().unwrap_or_default().to_owned()
        })
    };
    assert_eq!(
        written(&draft),
        ["Two Probes"; 2],
        "its name stands for a text that was left out"
    );
    draft.edit(Edit::Objective(
        key,
        ObjectiveEdit::Text("Find both.".to_owned()),
    ));
    assert_eq!(written(&draft), ["Find both."; 2]);
}

#[test]
fn a_high_price_is_told_and_allowed() {
    let mut draft = whole();
    draft.edit(Edit::UsualDifficulty(false));
    let key = draft.actions[0].key;
    let kinds = |draft: &SheetForm| {
        draft
            .problems()
            .into_iter()
            .map(|it| it.kind)
            .collect::<Vec<_>>()
    };
    for (price, count, found) in [
        (Price::Energy, 5, vec![]),
        (
            Price::Energy,
            6,
            vec![ProblemKind::HighPrice { count: 6, start: 5 }],
        ),
        (
            Price::Energy,
            200,
            vec![ProblemKind::HighPrice {
                count: 20,
                start: 5,
            }],
        ),
        (Price::Cpu, 2, vec![]),
        (
            Price::Cpu,
            3,
            vec![ProblemKind::HighPrice { count: 3, start: 0 }],
        ),
    ] {
        draft.edit(Edit::Action(key, ActionEdit::Pays(price, count)));
        assert_eq!(kinds(&draft), found, "{price:?} {count}");
        assert_eq!(
            diagnostics(&draft).len(),
            found.len(),
            "check tells the same"
        );
        draft.edit(Edit::Action(key, ActionEdit::Pays(price, 0)));
    }
}

#[test]
fn the_shared_events_suffice_for_any_number_of_sols_and_own_ones_for_as_many_as_there_are() {
    let mut draft = whole();
    let sols = |draft: &mut SheetForm, sols: usize| {
        for crew in 0..3 {
            draft.edit(Edit::Number(SheetValue::Sols, crew, sols.to_string()));
        }
    };
    sols(&mut draft, 18);
    assert_eq!(
        (draft.problems(), diagnostics(&draft)),
        (Vec::new(), Vec::new())
    );
    draft.edit(Edit::UsualDifficulty(false));
    draft.edit(Edit::OwnEventsOnly(true));
    let own = 3;
    for number in 0..own {
        let key = events::event(&mut draft, &format!("Event {number}"));
        draft.edit(Edit::Event(key, EventEdit::Acts(false)));
    }
    sols(&mut draft, own);
    assert_eq!(
        (draft.problems(), diagnostics(&draft)),
        (Vec::new(), Vec::new())
    );
    // An easier game is longer.
    draft.edit(Edit::UsualDifficulty(true));
    assert_eq!((draft.problems().len(), diagnostics(&draft).len()), (1, 1));
    draft.edit(Edit::UsualDifficulty(false));
    sols(&mut draft, own + 1);
    assert_eq!((draft.problems().len(), diagnostics(&draft).len()), (1, 1));
}

#[test]
fn a_draft_round_trips_and_other_formats_are_rejected() {
    let mut draft = whole();
    let key = draft.objectives[2].key;
    draft.edit(Edit::Objective(
        key,
        ObjectiveEdit::Region(Region {
            ring: 2,
            direction: Direction::Nw,
        }),
    ));
    let text = serde_json::to_string(&draft).expect("JSON");
    assert_eq!(
        serde_json::from_str::<SheetForm>(&text).expect("a draft"),
        draft
    );
    assert!(
        serde_json::from_str::<SheetForm>(&text.replacen("\"format\":1", "\"format\":2", 1))
            .is_err()
    );
    let Takes::Explore(regions) = &draft.objectives[2].takes else {
        panic!("{:?}", draft.objectives[2])
    };
    assert_eq!(
        (regions.len(), draft.objectives[2].goal),
        (1, Goal::Times(1))
    );
    let games = UsedNames::collect(&Files::default());
    assert!(
        games.words.is_empty() && games.folders.contains("mechanica") && games.folders.len() == 4
    );
}
