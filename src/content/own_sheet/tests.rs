use std::collections::BTreeSet;

use super::*;
use crate::content::{Code, Files, MISSION_FILE, diagnose, load, shipped};
use crate::first_martians::words::Direction;

/// A sheet with one of everything.
fn whole() -> SheetDraft {
    let mut draft = SheetDraft::default();
    let _ = draft.edit(Edit::Name("Più alto!".to_owned()));
    let _ = draft.edit(Edit::Group(Group::Research));
    for (value, number) in NUMBERS.into_iter().zip(["6", "4", "5", "3", "3", "2", "2"]) {
        let _ = draft.edit(Edit::Number(value, 0, number.to_owned()));
    }
    let _ = draft.edit(Edit::Threshold(true));
    let _ = draft.edit(Edit::Number(SheetValue::Threshold, 0, "6".to_owned()));
    for (from, to) in [(0, 1), (1, 2)] {
        let _ = draft.edit(Edit::CopyColumn { from, to });
    }
    let _ = draft.edit(Edit::Die(Block::Working, 2));
    let track = draft.edit(Edit::Add(Element::Track)).expect("a track");
    let _ = draft.edit(Edit::Track(track, OfTrack::Title("Signal".to_owned())));
    let _ = draft.edit(Edit::Track(track, OfTrack::Production(-1)));
    let action = draft.edit(Edit::Add(Element::Action)).expect("an action");
    let _ = draft.edit(Edit::Action(action, OfAction::Title("Signal".to_owned())));
    let _ = draft.edit(Edit::Action(action, OfAction::Pays(Price::Energy, 2)));
    let _ = draft.edit(Edit::Action(action, OfAction::Moves(Some((track, 2)))));
    let poi = draft.edit(Edit::Add(Element::Poi)).expect("a POI");
    let _ = draft.edit(Edit::Poi(poi, OfPoi::Title("Wreck".to_owned())));
    for takes in Takes::kinds() {
        let key = draft.edit(Edit::Add(Element::Objective)).expect("an objective");
        let _ = draft.edit(Edit::Objective(key, OfObjective::Title("Signal".to_owned())));
        let takes = match takes {
            Takes::Act(_) => Takes::Act(Some(action)),
            Takes::Reach(..) => Takes::Reach(Some(track), "10".to_owned()),
            other => other,
        };
        let _ = draft.edit(Edit::Objective(key, OfObjective::Takes(takes)));
        let _ = draft.edit(Edit::Objective(key, OfObjective::Reward("A {seed}.".to_owned())));
    }
    draft
}

/// What `check` says of the mission that is made of it.
fn diagnostics(draft: &SheetDraft) -> Vec<String> {
    let mut files = shipped::files();
    let finished = draft.finish(&Taken::of(&files)).expect("a whole sheet");
    files.0.extend(finished.texts.into_iter().map(|(name, text)| (format!("{}/{name}", finished.id), text)));
    let loaded = load(&files, &finished.id);
    assert!(loaded.mission.is_some());
    // The sheet of these tests calls many things by one name, and that is told as such.
    let found = diagnose(&files, &finished.id).into_iter().filter(|found| found.code != Code::SameText);
    found.map(|found| format!("{found:?}")).collect()
}

#[test]
fn a_whole_sheet_makes_a_mission_that_checks_clean() {
    let mut draft = whole();
    assert_eq!(draft.problems(), []);
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    let key = draft.objectives[0].key;
    let _ = draft.edit(Edit::Objective(key, OfObjective::Optional(true)));
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
}

#[test]
fn as_much_as_a_sheet_can_hold_checks_clean() {
    let mut draft = whole();
    for &element in Element::ALL {
        while let Some(key) = draft.edit(Edit::Add(element)) {
            let title = "12 × ä".to_owned();
            let _ = match element {
                Element::Objective => draft.edit(Edit::Objective(key, OfObjective::Title(title))),
                Element::Action => draft.edit(Edit::Action(key, OfAction::Title(title))),
                Element::Track => {
                    let _ = draft.edit(Edit::Track(key, OfTrack::Production(1)));
                    draft.edit(Edit::Track(key, OfTrack::Title(title)))
                }
                Element::Poi => draft.edit(Edit::Poi(key, OfPoi::Title(title))),
            };
        }
        assert_eq!(draft.count(element), element.most());
    }
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
}

#[test]
fn ids_are_made_of_names_and_never_taken_twice() {
    let taken = Taken::of(&shipped::files());
    assert!(taken.folders.contains("make-yourself-at-home") && taken.folders.contains("decks"));
    assert!(taken.words.contains("grey-glass") && taken.words.contains("item-seed"));
    let id = |name: &str| {
        let mut draft = whole();
        let _ = draft.edit(Edit::Name(name.to_owned()));
        draft.finish(&taken).expect("a whole sheet").id
    };
    for (name, expected) in [
        ("Più alto!", "piu-alto"),
        ("  L’Été à Ærø ", "l-ete-a-aero"),
        ("Make Yourself at Home", "make-yourself-at-home-2"),
        ("Decks", "decks-2"),
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
    assert!(long.len() <= 48 && crate::content::is_id(&long), "{long}");
    let text = whole().finish(&taken).expect("a whole sheet").texts[MISSION_FILE].clone();
    let ids: Vec<&str> = text.lines().filter_map(|line| line.trim().strip_prefix("\"id\": ")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    assert!(ids.contains(&"\"signal-10\","), "{ids:?}");
}

#[test]
fn everything_that_is_missing_is_named_where_it_is() {
    let mut draft = SheetDraft::default();
    assert!(draft.is_empty());
    let problems = draft.problems();
    for expected in [
        Problem { place: Place::Name, wrong: Wrong::NoName },
        Problem { place: Place::Group, wrong: Wrong::NoGroup },
        Problem { place: Place::Number(SheetValue::Food, 0), wrong: Wrong::NoNumber },
        Problem { place: Place::Objectives, wrong: Wrong::NoMandatory },
    ] {
        assert!(problems.contains(&expected), "{expected:?}");
    }
    assert_eq!(problems.len(), 2 + NUMBERS.len() + 2, "{problems:?}");
    assert_eq!(draft.finish(&Taken::default()), Err(problems));
    let _ = draft.edit(Edit::Number(SheetValue::Sols, 0, "0".to_owned()));
    let _ = draft.edit(Edit::Number(SheetValue::Sols, 1, "x-9".to_owned()));
    assert_eq!(draft.typed(SheetValue::Sols, 1), "9");
    let out = Problem { place: Place::Number(SheetValue::Sols, 0), wrong: Wrong::OutOfRange { min: 1, max: 20 } };
    assert!(draft.problems().contains(&out));

    let mut draft = whole();
    let places = |draft: &SheetDraft| draft.problems().into_iter().map(|it| it.wrong).collect::<Vec<_>>();
    let _ = draft.edit(Edit::Number(SheetValue::Sols, 2, "15".to_owned()));
    assert_eq!(places(&draft), [Wrong::ManySols { events: 12 }]);
    assert!(draft.finish(&Taken::default()).is_ok(), "advice is in the way");
    let track = draft.tracks[0].key;
    let _ = draft.edit(Edit::Track(track, OfTrack::Space(1, "11".to_owned())));
    assert_eq!(places(&draft)[1..], [Wrong::OutOfRange { min: 11, max: 10 }, Wrong::BadTrack]);
    let _ = draft.edit(Edit::Remove(Element::Track, track));
    assert_eq!(places(&draft)[1..], [Wrong::NoTrack]);
    assert_eq!(draft.actions[0].moves, None);
    let _ = draft.edit(Edit::Remove(Element::Action, draft.actions[0].key));
    assert_eq!(places(&draft)[1..], [Wrong::NoAction, Wrong::NoTrack]);
}

#[test]
fn the_shared_events_last_as_long_as_the_advice_says() {
    let mut draft = whole();
    for crew in 0..3 {
        let _ = draft.edit(Edit::Number(SheetValue::Sols, crew, "12".to_owned()));
    }
    assert_eq!((draft.problems(), diagnostics(&draft)), (Vec::new(), Vec::new()));
    let _ = draft.edit(Edit::Number(SheetValue::Sols, 0, "13".to_owned()));
    assert_eq!((draft.problems().len(), diagnostics(&draft).len()), (1, 1));
}

#[test]
fn a_draft_is_read_as_it_was_kept_and_no_other_format_is() {
    let mut draft = whole();
    let key = draft.objectives[2].key;
    let _ = draft.edit(Edit::Objective(key, OfObjective::Region(Region { ring: 2, direction: Direction::Nw })));
    let text = serde_json::to_string(&draft).expect("JSON");
    assert_eq!(serde_json::from_str::<SheetDraft>(&text).expect("a draft"), draft);
    assert!(serde_json::from_str::<SheetDraft>(&text.replacen("\"format\":1", "\"format\":2", 1)).is_err());
    let Takes::Explore(regions) = &draft.objectives[2].takes else { panic!("{:?}", draft.objectives[2]) };
    assert_eq!((regions.len(), draft.objectives[2].goal), (1, Goal::Times(1)));
    assert_eq!(Taken::of(&Files::default()), Taken::default());
}
