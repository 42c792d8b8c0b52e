//! Tasks waiting to be resolved, and the texts that are read.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board::{Pick, Question, TargetedEffect};
use super::crew::Seat;
use super::effect::{Branch, Effect, Id, NestedEffects, Way};
use super::vocabulary::{AdventureType, Block, Keyword};

/// A text to be read aloud: an element of the mission and which of its texts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Card {
    pub kind: CardKind,
    pub id: Id,
    pub face: Face,
    /// Which wording of the text, from 1; `None` where it has one wording.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<u8>,
}

/// What kind of element a card is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum CardKind {
    Mission,
    Event,
    FollowUp,
    Adventure(AdventureType),
    Malfunction(Block),
    Objective,
    Action,
    Ending,
    Track,
    Loss,
    Standing,
    Walker,
}

/// Which text of an element.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Face {
    Story,
    /// Its later consequences, on red.
    Later,
    Done,
    After(Id),
    /// The later consequences of an option or of a way of chance, on red.
    OptionLater(Id),
    /// What is read when a condition holds.
    Then(Id),
    /// What is read when it does not hold.
    Else(Id),
    /// What is read when a way of chance was drawn.
    Way(Id),
    /// What is read when an event is closed, or when an objective is no longer needed.
    Closed,
    /// What is read when the marker of a track comes to a space.
    End(Id),
    /// What is read when an objective fails.
    Failed,
    /// What is read when a standing rule ends.
    Ends,
    /// What is read when the goal of an objective changes.
    Goal,
    /// What is read when a walker goes on.
    Moves,
    /// What is read when a walker arrives.
    Arrives,
}

impl Face {
    /// The attribute of the text; `None` for the story, which is the message itself.
    pub fn attribute(&self) -> Option<String> {
        match self {
            Self::Story => None,
            Self::Later => Some("later".to_owned()),
            Self::Done => Some("done".to_owned()),
            Self::After(option) => Some(format!("after-{option}")),
            Self::OptionLater(option) => Some(format!("later-{option}")),
            Self::Then(text) => Some(format!("then-{text}")),
            Self::Else(text) => Some(format!("else-{text}")),
            Self::Way(way) => Some(format!("way-{way}")),
            Self::Closed => Some("closed".to_owned()),
            Self::End(text) => Some(format!("end-{text}")),
            Self::Failed => Some("failed".to_owned()),
            Self::Ends => Some("ends".to_owned()),
            Self::Goal => Some("goal".to_owned()),
            Self::Moves => Some("moves".to_owned()),
            Self::Arrives => Some("arrives".to_owned()),
        }
    }
}

impl Card {
    /// A card in its first wording.
    pub fn new(kind: CardKind, id: &str, face: Face) -> Self {
        Self {
            kind,
            id: id.to_owned(),
            face,
            variant: None,
        }
    }

    /// Another text of the same element, in its first wording.
    pub(super) fn with_face(&self, face: Face) -> Self {
        Self::new(self.kind, &self.id, face)
    }

    /// The attribute of the wording; `None` for the message itself.
    pub fn attribute(&self) -> Option<String> {
        let first = self.face.attribute();
        match self.variant {
            None | Some(0 | 1) => first,
            Some(number) => Some(Self::variant_attribute(first.as_deref(), number)),
        }
    }

    /// The attribute of another wording of the story, or of that attribute.
    pub fn variant_attribute(of: Option<&str>, number: u8) -> String {
        of.map_or_else(
            || format!("variant-{number}"),
            |of| format!("{of}-variant-{number}"),
        )
    }

    /// Whether both are wordings of the same text.
    pub(super) fn is_wording_of(&self, other: &Self) -> bool {
        self.kind == other.kind && self.id == other.id && self.face == other.face
    }

    /// Whether the card is shown on red: it follows from something earlier.
    pub const fn is_follow_up(&self) -> bool {
        matches!(self.face, Face::Later | Face::OptionLater(_))
            || matches!(self.kind, CardKind::FollowUp)
    }
}

/// A task waiting to be resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Task {
    Read {
        card: Card,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
    /// Effects are resolved: up to the first question or choice at once.
    Effects {
        /// Where they come from.
        card: Card,
        /// Those still to resolve.
        effects: Vec<Effect>,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
    /// The crew answers a question about the table.
    Ask {
        /// Where the question comes from.
        card: Card,
        /// The question: the attribute `.ask-<id>`.
        question: Id,
        /// The answers so far.
        answers: BTreeMap<Id, bool>,
        branch: Branch,
        rest: Vec<Effect>,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
    Choose {
        /// Where the choice comes from.
        card: Card,
        options: Vec<Way>,
        rest: Vec<Effect>,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
    EventAction {
        event: Id,
    },
    /// A Malfunction card is drawn; automatic when the app draws the cards.
    DrawCard {
        block: Block,
        /// Until this keyword is found.
        keyword: Option<Keyword>,
    },
    /// After the card of a full track: the track goes to 0, the next Block turns red. Automatic.
    Settle {
        block: Block,
    },
    DrawAdventure {
        adventure: AdventureType,
        /// Who resolves it; `None` where the crew chooses.
        by: Option<Seat>,
    },
    /// Full board: the crew decides.
    Pick {
        question: Question,
        from: Vec<Pick>,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
    /// Full board: effects that wait for the answer to an earlier question. Automatic.
    Perform {
        strikes: Vec<TargetedEffect>,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
    /// An element of the mission that could not be read.
    Missing {
        id: Id,
    },
    /// Something depends on the table: Story asks the crew until it is decided.
    AskTable {
        about: Undecided,
        /// The question: a condition, as [`When::table_question`](super::effect::When::table_question) writes it; `None` before the first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        question: Option<Id>,
        /// The answers so far.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        answers: BTreeMap<Id, bool>,
    },
}

/// What depends on a condition about the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Undecided {
    /// Whether the Mission Event that was drawn comes. Which one it is, the players must not see.
    Event(Id),
    /// Whether the action of the event is there.
    EventAction(Id),
    /// Whether the standing rule holds in this sol.
    Standing(Id),
    /// Which options there are.
    #[allow(missing_docs, reason = "what has no comment is named after what it is")]
    Options {
        card: Card,
        options: Vec<Way>,
        rest: Vec<Effect>,
        /// Who performed, if anybody.
        by: Option<Seat>,
    },
}

impl Task {
    /// The card that is read, resolved or asked about, if there is one.
    pub const fn card(&self) -> Option<&Card> {
        match self {
            Self::Read { card, .. }
            | Self::Effects { card, .. }
            | Self::Ask { card, .. }
            | Self::Choose { card, .. } => Some(card),
            Self::EventAction { .. }
            | Self::DrawCard { .. }
            | Self::Settle { .. }
            | Self::DrawAdventure { .. }
            | Self::Pick { .. }
            | Self::Perform { .. }
            | Self::Missing { .. }
            | Self::AskTable { .. } => None,
        }
    }

    /// The name of the task as a step, in `snake_case`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Read { .. } => "read",
            Self::Effects { .. } => "effects",
            Self::Ask { .. } => "ask",
            Self::Choose { .. } => "choose",
            Self::EventAction { .. } => "event_action",
            Self::DrawCard { .. } => "malfunction_card",
            Self::Settle { .. } => "settle",
            Self::DrawAdventure { .. } => "adventure",
            Self::Pick { question, .. } => question.id(),
            Self::Perform { .. } => "perform",
            Self::Missing { .. } => "missing",
            Self::AskTable { .. } => "ask",
        }
    }

    /// The effects resolved together: those before the first question or choice.
    pub fn leading(effects: &[Effect]) -> &[Effect] {
        // What follows may name whom an effect remembers, so that comes alone too.
        let alone = |effect: &Effect| {
            effect.nested_effects() != NestedEffects::Nothing
                || matches!(effect, Effect::Remember(_))
        };
        let end = effects.iter().position(alone);
        effects
            .get(..end.unwrap_or(effects.len()))
            .unwrap_or_default()
    }
}
