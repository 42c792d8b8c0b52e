//! A sheet that is shared without its words.

use super::whole;
use crate::own_sheet::finish::FinishedMission;
use crate::own_sheet::*;
use crate::{Files, MISSION_FILE, diagnose, shipped};

#[test]
fn no_word_that_was_typed_is_shared_and_every_number_is() {
    let mut draft = whole();
    let secret = "Quicksilver";
    let typed = |what: &str| format!("{secret} {what}");
    let keys = |draft: &SheetForm| {
        (
            draft.objectives[0].key,
            draft.actions[0].key,
            draft.tracks[0].key,
            draft.pois[0].key,
        )
    };
    let (objective, action, track, poi) = keys(&draft);
    let event = draft.edit(Edit::Add(Element::Event)).expect("an event");
    let rule = draft.edit(Edit::Add(Element::SetUp)).expect("a rule");
    let box_step = draft.edit(Edit::Add(Element::SetUp)).expect("a step");
    let words = |element, key, list| {
        Edit::Effects(
            EffectSite { element, key, list },
            EffectEdit::Add(SheetEffect::Words(typed("effect"))),
        )
    };
    for edit in [
        Edit::Story(typed("story")),
        Edit::Objective(objective, ObjectiveEdit::Title(typed("objective"))),
        Edit::Objective(objective, ObjectiveEdit::Text(typed("text"))),
        Edit::Objective(objective, ObjectiveEdit::Reward(typed("reward"))),
        words(Element::Objective, objective, EffectList::Reward),
        Edit::Action(action, ActionEdit::Title(typed("action"))),
        Edit::Action(action, ActionEdit::Text(typed("text"))),
        words(Element::Action, action, EffectList::Effects),
        Edit::Track(track, TrackEdit::Title(typed("track"))),
        Edit::Track(track, TrackEdit::Space(0, "5".to_owned())),
        Edit::Track(track, TrackEdit::LostAtHighest(Some(true))),
        Edit::Poi(poi, PoiEdit::Title(typed("icon"))),
        Edit::Poi(poi, PoiEdit::Text(typed("text"))),
        words(Element::Poi, poi, EffectList::Effects),
        Edit::Event(event, EventEdit::Title(typed("event"))),
        Edit::Event(event, EventEdit::Text(typed("text"))),
        Edit::Event(event, EventEdit::Acts(true)),
        Edit::Event(event, EventEdit::ActionText(typed("action"))),
        Edit::Event(event, EventEdit::Done(typed("done"))),
        Edit::Event(event, EventEdit::Odds(40)),
        Edit::Event(event, EventEdit::LaterText(typed("later"))),
        words(Element::Event, event, EffectList::Effects),
        words(Element::Event, event, EffectList::Reward),
        words(Element::Event, event, EffectList::Later),
        Edit::SetUp(rule, SetUpEdit::Text(typed("rule"))),
        Edit::SetUp(box_step, SetUpEdit::Does(SetUpKind::Box(Block::Working))),
        Edit::SetUp(box_step, SetUpEdit::Text(typed("why"))),
        Edit::ComparedBy("AB".to_owned()),
    ] {
        draft.edit(edit);
    }
    let files = shipped::files();
    let taken = UsedNames::collect(&files);
    let whole = draft.finish(&taken).expect("a whole sheet");
    let bare = draft.finish_numbers(&taken).expect("a whole sheet");
    assert!(whole.texts.values().any(|text| text.contains(secret)));
    assert_eq!(bare.id, whole.id);
    for (file, text) in &bare.texts {
        assert!(
            !text.to_lowercase().contains(&secret.to_lowercase()),
            "{file}: {text}"
        );
    }
    let english = &bare.texts["en.ftl"];
    assert!(
        english.contains(&draft.name) && english.contains("Compared with the printed sheet by AB."),
        "{english}"
    );
    assert!(bare.texts["it.ftl"].contains("Confrontata con la scheda stampata da AB."));
    // Its numbers are those of the sheet: everything but ids is the same.
    let shape = |finished: &FinishedMission| {
        let mut mission: serde_json::Value =
            serde_json::from_str(&finished.texts[MISSION_FILE]).expect("JSON");
        without_ids(&mut mission);
        mission
    };
    assert_eq!(shape(&bare), shape(&whole));
    let mut all: Files = files;
    all.0.extend(
        bare.texts
            .into_iter()
            .map(|(name, text)| (format!("{}/{name}", bare.id), text)),
    );
    let errors: Vec<_> = diagnose(&all, &bare.id)
        .into_iter()
        .filter(|it| it.severity == crate::Severity::Error)
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
}

/// Ids come from names; of what refers to another only that it does is compared.
fn without_ids(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(fields) => {
            for name in ["id", "track", "action", "objective"] {
                if fields.get(name).is_some_and(serde_json::Value::is_string) {
                    fields.insert(name.to_owned(), "…".into());
                }
            }
            fields.values_mut().for_each(without_ids);
        }
        serde_json::Value::Array(all) => all.iter_mut().for_each(without_ids),
        _ => {}
    }
}
