//! Effects on what the mission itself keeps, and effects that hold others.

use super::kind::{
    Bound, EffectDescription, Gauge, HiddenChange, Moved, NestedEffects, Reference, Sentence,
    Since, Spaces, Value, off_board, sentence_key,
};
use super::{Amount, Cost, Effect, Id, When};
use crate::left_out::{is_one, one};
use crate::vocabulary::record;

record! {
    /// A Follow-Up for later.
    Schedule {
        /// Which one.
        follow_up: Id,
        /// In how many sols.
        after: Span,
    }
    /// A hidden counter.
    CounterChange {
        /// Which one.
        counter: Id,
        /// By how much.
        by: i8,
    }
    /// A track of the mission.
    TrackChange {
        /// Which one.
        track: Id,
        /// By how much.
        by: Amount,
    }
    /// Two ways.
    Branch {
        /// The question.
        when: When,
        /// If it holds.
        then: Vec<Effect>,
        /// If it does not.
        #[serde(rename = "else", default, skip_serializing_if = "Vec::is_empty")]
        or_else: Vec<Effect>,
        /// What is read before the effects: `.then-<text>` or `.else-<text>`, where there is one. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Id>,
    }
    /// One of several ways, drawn by chance. Format 2.
    Random {
        /// Whether the players are told which; true when left out. A way that is not told holds only effects that players do not see.
        #[serde(default = "told", skip_serializing_if = "is_told")]
        told: bool,
        /// Two to six ways.
        ways: Vec<RandomWay>,
    }
    /// One way of chance, told by `.way-<id>`.
    RandomWay {
        /// Its id, unique within the element.
        id: Id,
        /// How often it is drawn beside the others; 1 when left out.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        weight: u8,
        /// What it does.
        #[serde(default)]
        effects: Vec<Effect>,
        /// What it brings later, told by `.later-<id>`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        later: Option<Later>,
    }
    /// A choice of the crew: two to four options.
    Choice {
        /// The options.
        options: Vec<Way>,
    }
    /// One option: labelled by the attribute `.option-<id>`, told by `.after-<id>` where there is one.
    Way {
        /// Its id, unique within the element.
        id: Id,
        /// When it can be chosen; else nothing tells that it was there. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        when: Option<When>,
        /// What is paid for it. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pays: Vec<Cost>,
        /// What it does.
        #[serde(default)]
        effects: Vec<Effect>,
        /// What it brings later, told by `.later-<id>`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        later: Option<Later>,
    }
    /// Words only.
    Instruction {
        /// The attribute `.do-<text>`.
        text: Id,
    }
    /// What comes in a later sol, told on red.
    Later {
        /// In how many sols, drawn unseen.
        after: Span,
        /// Chance in a hundred that it comes at all; 100 when left out.
        #[serde(default = "certain", skip_serializing_if = "is_certain")]
        odds: u8,
        /// What it does.
        effects: Vec<Effect>,
    }
    /// A number of sols, drawn evenly.
    Span {
        /// At least this many, 1 or more.
        min: u8,
        /// At most this many.
        max: u8,
    }
}

const fn certain() -> u8 {
    100
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands the field over by reference"
)]
const fn is_certain(odds: &u8) -> bool {
    *odds == 100
}

const fn told() -> bool {
    true
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands the field over by reference"
)]
const fn is_told(told: &bool) -> bool {
    *told
}

impl RandomWay {
    /// How often it notes something for later.
    pub fn notes(&self) -> usize {
        let calls = self
            .effects
            .iter()
            .filter(|effect| matches!(effect.description().link, Reference::Calls(_)));
        calls.count() + usize::from(self.later.is_some())
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"schedule": {"follow_up": "a-view-from-above", "after": {"min": 1, "max": 2}}}"#,
    r#"{"set_flag": "youngest-went-up"}"#,
    r#"{"clear_flag": "youngest-went-up"}"#,
    r#"{"count": {"counter": "nights-outside", "by": 1}}"#,
    r#"{"reveal_objective": "words-from-home"}"#,
    r#"{"track": {"track": "static-on-the-line", "by": -1}}"#,
    r#"{"reveal": "static-on-the-line"}"#,
    r#"{"if": {"when": {"morale": {"to": -1}}, "then": [{"stress": {"by": 1}}], "else": []}}"#,
    r#"{"random": {"ways": [{"id": "calm", "weight": 2, "effects": []}, {"id": "storm", "effects": [{"stress": {"by": 1}}]}]}}"#,
    r#"{"choose": {"options": [{"id": "wait", "effects": []}, {"id": "go", "effects": [{"stress": {"by": 1}}]}]}}"#,
    r#"{"instruct": {"text": "turn-the-map"}}"#,
    r#"{"close_event": "wind-from-the-north"}"#,
    r#"{"cancel_follow_up": "a-view-from-above"}"#,
    r#"{"bring_event": "cold-cables"}"#,
];

pub(super) fn schedule(it: &Schedule) -> EffectDescription<'_> {
    EffectDescription {
        bounds: vec![Bound::After(&it.after)],
        ..off_board(
            Since::Format1,
            Sentence::Secret,
            Reference::Calls(it),
            &["follow-ups"],
        )
    }
}

pub(super) const fn set_flag(id: &Id) -> EffectDescription<'_> {
    off_board(
        Since::Format1,
        Sentence::Secret,
        Reference::Remembers(HiddenChange::Sets(id)),
        &["follow-ups"],
    )
}

pub(super) const fn clear_flag(id: &Id) -> EffectDescription<'_> {
    off_board(
        Since::Format1,
        Sentence::Secret,
        Reference::Remembers(HiddenChange::Clears(id)),
        &["follow-ups"],
    )
}

pub(super) fn count(it: &CounterChange) -> EffectDescription<'_> {
    let bounds = vec![Bound::Change(Amount::Fixed(it.by), Spaces::Any)];
    EffectDescription {
        bounds,
        ..off_board(
            Since::Format1,
            Sentence::Secret,
            Reference::Remembers(HiddenChange::Counts(it)),
            &["follow-ups"],
        )
    }
}

pub(super) fn reveal_objective(id: &Id) -> EffectDescription<'_> {
    let told = sentence_key("effect-reveal-objective")
        .with("title", Value::Title(id))
        .kept();
    off_board(
        Since::Format1,
        Sentence::Message(told),
        Reference::Reveals(id),
        &["objectives"],
    )
}

pub(super) fn track(it: &TrackChange) -> EffectDescription<'_> {
    let bounds = vec![Bound::Change(it.by, Spaces::Track(&it.track))];
    let moves = Sentence::Moves(Gauge::Track(&it.track), it.by);
    EffectDescription {
        bounds,
        ..off_board(
            Since::Format1,
            moves,
            Reference::Moves(Moved::Track(it)),
            &["mission-actions", "objectives"],
        )
    }
}

pub(super) fn reveal(id: &Id) -> EffectDescription<'_> {
    let told = sentence_key("effect-reveal")
        .with("title", Value::Title(id))
        .kept();
    off_board(
        Since::Format2,
        Sentence::Message(told),
        Reference::Uncovers(id),
        &["mission-actions", "objectives"],
    )
}

pub(super) const fn close_event(event: &Id) -> EffectDescription<'_> {
    off_board(
        Since::Format2,
        Sentence::Secret,
        Reference::Closes(event),
        &["event-duration"],
    )
}

pub(super) const fn cancel_follow_up(id: &Id) -> EffectDescription<'_> {
    off_board(
        Since::Format2,
        Sentence::Secret,
        Reference::Cancels(id),
        &["follow-ups"],
    )
}

pub(super) const fn bring_event(event: &Id) -> EffectDescription<'_> {
    off_board(
        Since::Format2,
        Sentence::Secret,
        Reference::Brings(event),
        &["mission-event"],
    )
}

pub(super) const fn branch(it: &Branch) -> EffectDescription<'_> {
    off_board(
        Since::Format1,
        Sentence::WhenReached,
        Reference::Holds(NestedEffects::If(it)),
        &["timing"],
    )
}

pub(super) const fn random(it: &Random) -> EffectDescription<'_> {
    off_board(
        Since::Format2,
        Sentence::WhenReached,
        Reference::Holds(NestedEffects::Random(it)),
        &["timing"],
    )
}

pub(super) const fn choose(it: &Choice) -> EffectDescription<'_> {
    off_board(
        Since::Format1,
        Sentence::WhenReached,
        Reference::Holds(NestedEffects::Choose(it)),
        &["timing"],
    )
}

pub(super) const fn instruct(it: &Instruction) -> EffectDescription<'_> {
    off_board(
        Since::Format1,
        Sentence::CardText(&it.text),
        Reference::Words(&it.text),
        &["timing", "timing-immediate"],
    )
}
