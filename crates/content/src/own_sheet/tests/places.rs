//! Objective tokens, places of actions, losses, Thresholds and dice by crew.

use super::{diagnostics, mission, whole};
use crate::own_sheet::*;
use first_martians::effect::TokenAt;
use first_martians::mission::{ActionPlace, TokenGoesTo};
use first_martians::vocabulary::Direction;
use serde_json::json;
use std::collections::BTreeSet;

const fn region(ring: u8, direction: Direction) -> Region {
    Region { ring, direction }
}

fn token(draft: &mut SheetForm, at: TokenAt) -> Key {
    let key = draft.edit(Edit::Add(Element::Token)).expect("a token");
    draft.edit(Edit::Token(key, TokenEdit::At(at)));
    draft.edit(Edit::Token(key, TokenEdit::Colour(TokenColour::Orange)));
    key
}

#[test]
fn tokens_are_laid_asked_for_and_paid() {
    let mut draft = whole();
    let near = token(&mut draft, TokenAt::Region(region(1, Direction::S)));
    let lab = token(&mut draft, TokenAt::Facility(Facility::Lab));
    draft.edit(Edit::Token(lab, TokenEdit::GoesTo(TokenGoesTo::Available)));
    let objective = draft
        .edit(Edit::Add(Element::Objective))
        .expect("an objective");
    draft.edit(Edit::Objective(
        objective,
        ObjectiveEdit::Title("Two probes".to_owned()),
    ));
    draft.edit(Edit::Objective(
        objective,
        ObjectiveEdit::Takes(Takes::Tokens(BTreeSet::new())),
    ));
    draft.edit(Edit::Objective(objective, ObjectiveEdit::Token(near)));
    let action = draft.actions[0].key;
    draft.edit(Edit::Action(
        action,
        ActionEdit::Pays(Price::OrangeToken, 1),
    ));
    assert_eq!(draft.problems(), []);
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    let made = mission(&draft);
    assert_eq!(
        made["tokens"],
        json!([
            {"id": "token", "colour": "orange", "number": "1", "at": {"region": {"ring": 1, "direction": "s"}}, "goes_to": "sheet"},
            {"id": "token-2", "colour": "orange", "number": "2", "at": {"facility": "lab"}, "goes_to": "available"}])
    );
    let takes: Vec<_> = made["objectives"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| &it["takes"]["token_taken"])
        .collect();
    assert!(takes.contains(&&json!({"tokens": ["token"]})), "{takes:?}");
    assert_eq!(
        made["actions"][0]["cost"]["pays"][1],
        json!({"token": {"colour": "orange", "count": 1}})
    );

    // What cannot be played is said where it stands.
    let said = |draft: &SheetForm| {
        draft
            .problems()
            .into_iter()
            .map(|it| (it.place, it.kind))
            .collect::<Vec<_>>()
    };
    let change = |edits: Vec<Edit>| {
        let mut draft = draft.clone();
        for edit in edits {
            draft.edit(edit);
        }
        said(&draft)
    };
    let number = |key, number: &str| Edit::Token(key, TokenEdit::Number(number.to_owned()));
    assert_eq!(
        change(vec![number(lab, "1")]),
        [(ProblemPlace::Token(lab), ProblemKind::DuplicateToken)]
    );
    assert_eq!(
        change(vec![number(lab, " ")]),
        [(ProblemPlace::Token(lab), ProblemKind::MissingSign)]
    );
    let twice = Edit::Objective(objective, ObjectiveEdit::Goal(Goal::Times(2)));
    assert_eq!(
        change(vec![twice]),
        [(
            ProblemPlace::Objective(objective),
            ProblemKind::TooFewTokens
        )]
    );
    let dear = Edit::Action(action, ActionEdit::Pays(Price::OrangeToken, 3));
    assert_eq!(
        change(vec![dear]),
        [(ProblemPlace::Action(action), ProblemKind::TooFewTokens)]
    );
    let gathers = draft
        .objectives
        .iter()
        .find(|it| matches!(it.takes, Takes::Gather(_)))
        .expect("one of each kind")
        .key;
    let there = Edit::Objective(gathers, ObjectiveEdit::Region(region(1, Direction::S)));
    assert_eq!(
        change(vec![there]),
        [(ProblemPlace::Token(near), ProblemKind::TokenTwice)]
    );
    // A token that is gone is asked for no longer.
    let gone = change(vec![
        Edit::Remove(Element::Token, near),
        Edit::Remove(Element::Token, lab),
    ]);
    assert_eq!(
        gone,
        [
            (
                ProblemPlace::Objective(objective),
                ProblemKind::TooFewTokens
            ),
            (ProblemPlace::Action(action), ProblemKind::TooFewTokens)
        ]
    );
}

#[test]
fn an_action_has_its_place() {
    let mut draft = whole();
    let action = draft.actions[0].key;
    let at = |at| Edit::Action(action, ActionEdit::At(at));
    assert_eq!(mission(&draft)["actions"][0].get("at"), None);
    assert_eq!(mission(&draft)["format"], 1);
    draft.edit(Edit::Action(
        action,
        ActionEdit::Type(Some(first_martians::vocabulary::AdventureType::Build)),
    ));
    for facility in single_facilities() {
        draft.edit(at(Some(ActionPlace::Facility(facility))));
        assert_eq!(diagnostics(&draft), Vec::<String>::new(), "{facility:?}");
    }
    draft.edit(at(Some(ActionPlace::Regions(Vec::new()))));
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    for direction in [Direction::Nw, Direction::N, Direction::N] {
        draft.edit(Edit::Action(
            action,
            ActionEdit::Region(region(2, direction)),
        ));
    }
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    let made = mission(&draft);
    assert_eq!(
        made["actions"][0]["at"],
        json!({"regions": [{"ring": 2, "direction": "nw"}]})
    );
    assert_eq!(made["format"], 2);
}

#[test]
fn a_track_can_lose_the_mission() {
    let mut draft = whole();
    let track = draft.tracks[0].key;
    let lost = |at| Edit::Track(track, TrackEdit::LostAtHighest(at));
    draft.edit(lost(Some(false)));
    assert_eq!(
        draft.problems(),
        [Problem {
            place: ProblemPlace::Track(track),
            kind: ProblemKind::LostAtStart
        }]
    );
    draft.edit(Edit::Track(track, TrackEdit::Space(0, "5".to_owned())));
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    assert_eq!(
        mission(&draft)["loses"],
        json!([{"id": "signal-lost", "when": {"track": {"track": "signal-10", "at_most": 0}}}])
    );
    draft.edit(lost(Some(true)));
    assert_eq!(mission(&draft)["loses"][0]["when"]["track"]["at_least"], 10);
}

#[test]
fn the_threshold_may_count_other_things() {
    let mut draft = whole();
    for counts in threshold_counts() {
        for at_least in [false, true] {
            draft.edit(Edit::ThresholdCounts(TakesThreshold {
                counts: counts.clone(),
                at_least,
            }));
            assert_eq!(
                diagnostics(&draft),
                Vec::<String>::new(),
                "{counts:?}, {at_least}"
            );
        }
    }
    let made = mission(&draft);
    let threshold = made["objectives"]
        .as_array()
        .and_then(|all| all.last())
        .expect("the Threshold");
    assert_eq!(
        threshold["takes"]["threshold"],
        json!({"counts": {"conditions": {}}, "at_least": true})
    );
    draft.edit(Edit::Threshold(false));
    assert!(
        mission(&draft)["objectives"]
            .as_array()
            .is_some_and(|all| all.iter().all(|it| it["kind"] != "threshold"))
    );
}

#[test]
fn dice_may_differ_by_crew() {
    let mut draft = whole();
    let sols = |draft: &SheetForm| mission(draft)["sheet"]["dice"].clone();
    assert_eq!(sols(&draft), json!({"working": [2]}));
    draft.edit(Edit::DiceByCrew(true));
    draft.edit(Edit::DieFor(Block::Systems, 1, 3));
    draft.edit(Edit::DieFor(Block::Working, 2, 2));
    // A list for all would be a list for none.
    draft.edit(Edit::Die(Block::Working, 4));
    assert_eq!(
        sols(&draft),
        json!({"working": {"2": [2], "3": [2], "4": []}, "systems": {"2": [], "3": [3], "4": []}})
    );
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    // A sol that a crew does not have is kept in the sheet, and left out of the mission.
    draft.edit(Edit::DieFor(Block::Working, 0, 9));
    assert_eq!(sols(&draft)["working"]["2"], json!([2]));
    let stored = serde_json::to_string(&draft).expect("JSON");
    assert_eq!(
        serde_json::from_str::<SheetForm>(&stored).expect("read"),
        draft
    );
    draft.edit(Edit::DiceByCrew(false));
    assert_eq!(sols(&draft), json!({"working": [2]}));
}
