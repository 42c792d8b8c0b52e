//! Effects on what the mission itself keeps, and effects that hold others.

use super::kind::{
    Bound, EffectDescription, Gauge, HiddenChange, Link, Moved, NestedEffects, Sentence, Spaces, Value, off_board, say,
};
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

pub(super) fn schedule(it: &Schedule) -> EffectDescription<'_> {
    EffectDescription { bounds: vec![Bound::After(&it.after)], ..off_board(Sentence::Secret, Link::Calls(it), &["follow-ups"]) }
}

pub(super) const fn set_flag(id: &Id) -> EffectDescription<'_> {
    off_board(Sentence::Secret, Link::Remembers(HiddenChange::Sets(id)), &["follow-ups"])
}

pub(super) const fn clear_flag(id: &Id) -> EffectDescription<'_> {
    off_board(Sentence::Secret, Link::Remembers(HiddenChange::Clears(id)), &["follow-ups"])
}

pub(super) fn count(it: &CounterChange) -> EffectDescription<'_> {
    let bounds = vec![Bound::Change(Amount::Fixed(it.by), Spaces::Any)];
    EffectDescription { bounds, ..off_board(Sentence::Secret, Link::Remembers(HiddenChange::Counts(it)), &["follow-ups"]) }
}

pub(super) fn reveal_objective(id: &Id) -> EffectDescription<'_> {
    let told = say("effect-reveal-objective").with("title", Value::Title(id)).kept();
    off_board(Sentence::Message(told), Link::Reveals(id), &["objectives"])
}

pub(super) fn track(it: &TrackChange) -> EffectDescription<'_> {
    let bounds = vec![Bound::Change(it.by, Spaces::Track(&it.track))];
    let moves = Sentence::Moves(Gauge::Track(&it.track), it.by);
    EffectDescription { bounds, ..off_board(moves, Link::Moves(Moved::Track(it)), &["mission-actions", "objectives"]) }
}

pub(super) const fn branch(it: &Branch) -> EffectDescription<'_> {
    off_board(Sentence::WhenReached, Link::Holds(NestedEffects::If(it)), &["timing"])
}

pub(super) const fn choose(it: &Choice) -> EffectDescription<'_> {
    off_board(Sentence::WhenReached, Link::Holds(NestedEffects::Choose(it)), &["timing"])
}

pub(super) const fn instruct(it: &Instruction) -> EffectDescription<'_> {
    off_board(Sentence::CardText(&it.text), Link::Words(&it.text), &["timing", "timing-immediate"])
}
