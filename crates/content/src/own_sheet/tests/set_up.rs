//! Rules, steps of the set-up, difficulty and order.

use super::{diagnostics, mission, whole};
use crate::own_sheet::*;

fn step(draft: &mut SheetForm, does: SetUpKind, text: &str) -> Key {
    let key = draft.edit(Edit::Add(Element::SetUp)).expect("a step");
    draft.edit(Edit::SetUp(key, SetUpEdit::Does(does)));
    draft.edit(Edit::SetUp(key, SetUpEdit::Text(text.to_owned())));
    key
}

#[test]
fn rules_and_steps_become_those_of_the_mission() {
    let mut draft = whole();
    step(&mut draft, SetUpKind::EachSol, "Roll the blue die.");
    assert_eq!(
        mission(&draft)["format"],
        1,
        "a rule in words needs nothing new"
    );
    let broken = |at, part| {
        SetUpKind::Broken(BrokenParts {
            at,
            part,
            counts: [1, 2, 2],
        })
    };
    for at in BrokenAt::all() {
        draft.edit(Edit::Add(Element::SetUp));
        if let Some(last) = draft.set_up.last().map(|it| it.key) {
            draft.edit(Edit::SetUp(last, SetUpEdit::Does(broken(at, None))));
        }
    }
    draft.edit(Edit::Threshold(false));
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    draft.set_up.truncate(1);
    let rule = step(&mut draft, SetUpKind::Words, "No pawn may leave the {HUB}.");
    draft.edit(Edit::SetUp(rule, SetUpEdit::Astronauts(Some((3, 4)))));
    step(&mut draft, SetUpKind::Box(Block::Systems), "");
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    let made = mission(&draft);
    assert_eq!(
        made["set_up"],
        serde_json::json!([
            {"id": "set-up-2", "astronauts": {"from": 3, "to": 4}, "effects": [{"instruct": {"text": "words"}}]},
            {"id": "set-up-3", "lay": {"box": {"block": "systems"}}}])
    );
    assert_eq!(
        (&made["format"], made["production"].as_array().map(Vec::len)),
        (&serde_json::json!(2), Some(2))
    );
    draft.edit(Edit::SetUp(rule, SetUpEdit::Text(String::new())));
    let missing = Problem {
        place: ProblemPlace::SetUp(rule),
        kind: ProblemKind::MissingWords,
    };
    assert_eq!(draft.problems(), [missing]);
}

#[test]
fn easier_and_harder_games_differ_unless_the_sheet_is_of_before() {
    let mut draft = whole();
    let changes = |draft: &SheetForm| {
        [
            mission(draft)["easier"].clone(),
            mission(draft)["harder"].clone(),
        ]
    };
    let usual = [
        serde_json::json!({"sols": 1, "oxygen": 1, "energy": 1, "food": 1, "threshold": 2}),
        serde_json::json!({"sols": -1, "energy": -1, "food": -1, "threshold": -2}),
    ];
    assert_eq!(changes(&draft), usual);
    // A number can only change within its range, and for all crews alike.
    draft.edit(Edit::Number(SheetValue::Food, 1, "0".to_owned()));
    draft.edit(Edit::Threshold(false));
    draft.edit(Edit::Change {
        harder: false,
        value: SheetValue::Oxygen,
        by: 9,
    });
    assert_eq!(
        changes(&draft),
        [
            serde_json::json!({"sols": 1, "oxygen": 5, "energy": 1, "food": 1}),
            serde_json::json!({"sols": -1, "energy": -1})
        ]
    );
    assert!(!draft.has_difficulty(true) && !draft.has_difficulty(false));
    draft.edit(Edit::UsualDifficulty(false));
    assert_eq!(
        changes(&draft),
        [serde_json::Value::Null, serde_json::Value::Null]
    );
    assert_eq!(diagnostics(&draft), Vec::<String>::new());

    let mut of_before = serde_json::to_value(whole()).expect("JSON");
    for name in ["easier", "harder"] {
        assert!(
            of_before
                .as_object_mut()
                .and_then(|it| it.remove(name))
                .is_some()
        );
    }
    let of_before: SheetForm = serde_json::from_value(of_before).expect("a sheet of before opens");
    assert!(
        of_before.has_difficulty(false),
        "its mission would become another one"
    );
}

#[test]
fn objectives_have_an_order_deadlines_and_groups() {
    let mut draft = whole();
    let keys: Vec<Key> = draft.objectives.iter().map(|it| it.key).collect();
    let kinds = |draft: &SheetForm| {
        draft
            .problems()
            .into_iter()
            .map(|it| it.kind)
            .collect::<Vec<_>>()
    };
    draft.edit(Edit::Objective(keys[0], ObjectiveEdit::Deadline(4)));
    draft.edit(Edit::Objective(keys[1], ObjectiveEdit::After(keys[0])));
    draft.edit(Edit::Objective(keys[2], ObjectiveEdit::Either(2)));
    assert_eq!(kinds(&draft), [ProblemKind::AloneInGroup]);
    draft.edit(Edit::Objective(keys[3], ObjectiveEdit::Either(2)));
    assert_eq!(
        (kinds(&draft), diagnostics(&draft)),
        (Vec::new(), Vec::new())
    );
    let made = mission(&draft);
    let of = |at: usize, name: &str| made["objectives"][at][name].clone();
    assert_eq!(
        (&made["format"], of(0, "deadline"), of(3, "either")),
        (&2.into(), 4.into(), "group-2".into())
    );
    assert_eq!(of(1, "after"), serde_json::json!([of(0, "id")]));
    draft.edit(Edit::Objective(keys[2], ObjectiveEdit::Optional(true)));
    draft.edit(Edit::Objective(keys[0], ObjectiveEdit::After(keys[1])));
    let circle = ProblemKind::WaitsForItself;
    assert_eq!(
        kinds(&draft),
        [
            circle,
            circle,
            ProblemKind::MixedGroup,
            ProblemKind::MixedGroup
        ]
    );
    draft.edit(Edit::Remove(Element::Objective, keys[0]));
    assert!(
        !kinds(&draft).contains(&circle),
        "it waits for one that is gone"
    );
}
