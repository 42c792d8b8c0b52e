//! Effects on what the mission itself keeps, and effects that hold others.

use super::kind::{Bound, Gauge, Inside, Kind, Link, Memory, Moved, Sentence, Spaces, Value, off_board, say};
use super::{Amount, Branch, Choice, CounterChange, Id, Instruction, Schedule, TrackChange};

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"schedule": {"follow_up": "a-view-from-above", "after": {"min": 1, "max": 2}}}"#,
    r#"{"set_flag": "youngest-went-up"}"#,
    r#"{"clear_flag": "youngest-went-up"}"#,
    r#"{"count": {"counter": "nights-outside", "by": 1}}"#,
    r#"{"reveal_objective": "words-from-home"}"#,
    r#"{"track": {"track": "static-on-the-line", "by": -1}}"#,
    r#"{"if": {"when": {"morale": {"to": -1}}, "then": [{"stress": {"by": 1}}], "else": []}}"#,
    r#"{"choose": {"options": [{"id": "wait", "effects": []}, {"id": "go", "effects": [{"stress": {"by": 1}}]}]}}"#,
    r#"{"instruct": {"text": "turn-the-map"}}"#,
];

pub(super) fn schedule(it: &Schedule) -> Kind<'_> {
    Kind { bounds: vec![Bound::After(&it.after)], ..off_board(Sentence::Secret, Link::Calls(it), &["follow-ups"]) }
}

pub(super) const fn set_flag(id: &Id) -> Kind<'_> {
    off_board(Sentence::Secret, Link::Remembers(Memory::Sets(id)), &["follow-ups"])
}

pub(super) const fn clear_flag(id: &Id) -> Kind<'_> {
    off_board(Sentence::Secret, Link::Remembers(Memory::Clears(id)), &["follow-ups"])
}

pub(super) fn count(it: &CounterChange) -> Kind<'_> {
    let bounds = vec![Bound::Change(Amount::Fixed(it.by), Spaces::Any)];
    Kind { bounds, ..off_board(Sentence::Secret, Link::Remembers(Memory::Counts(it)), &["follow-ups"]) }
}

pub(super) fn reveal_objective(id: &Id) -> Kind<'_> {
    let told = say("effect-reveal-objective").with("title", Value::Title(id)).kept();
    off_board(Sentence::Message(told), Link::Reveals(id), &["objectives"])
}

pub(super) fn track(it: &TrackChange) -> Kind<'_> {
    let bounds = vec![Bound::Change(it.by, Spaces::Track(&it.track))];
    let moves = Sentence::Moves(Gauge::Track(&it.track), it.by);
    Kind { bounds, ..off_board(moves, Link::Moves(Moved::Track(it)), &["mission-actions", "objectives"]) }
}

pub(super) const fn branch(it: &Branch) -> Kind<'_> {
    off_board(Sentence::InItsTime, Link::Holds(Inside::If(it)), &["timing"])
}

pub(super) const fn choose(it: &Choice) -> Kind<'_> {
    off_board(Sentence::InItsTime, Link::Holds(Inside::Choose(it)), &["timing"])
}

pub(super) const fn instruct(it: &Instruction) -> Kind<'_> {
    off_board(Sentence::OwnWords(&it.text), Link::Words(&it.text), &["timing", "timing-immediate"])
}
