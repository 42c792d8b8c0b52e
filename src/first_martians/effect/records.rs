//! What effects and costs hold.

use serde::{Deserialize, Serialize};

use super::super::vocabulary::{
    AdventureType, Area, Block, Condition, Facility, Item, Keyword, Modifier, Part, Profession, Resource, Rover, Space, record,
};
use super::{Amount, Effect, Id, When};

record! {
    /// A part of a Facility.
    FacilityPart {
        /// Which Facility; of two or three of a kind the crew chooses one.
        facility: Facility,
        /// Which part.
        part: Part,
    }
    /// A Shutdown tile.
    Shutdown {
        /// Oxygen or energy.
        resource: Resource,
        /// Where; the crew's choice when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facility: Option<Facility>,
    }
    /// A token on a Facility.
    FacilityToken {
        /// Which token.
        token: Modifier,
        /// On which Facility.
        on: Facility,
        /// On `!` or on `>>`.
        space: Space,
    }
    /// A Facility.
    AtFacility {
        /// Which one.
        facility: Facility,
    }
    /// A token on a rover's space.
    RoverToken {
        /// Which token.
        token: Modifier,
        /// On which rover.
        rover: Rover,
    }
    /// A token on an ID board.
    CrewToken {
        /// Which token.
        token: Modifier,
        /// Whose board.
        who: Who,
    }
    /// A change of the general supply.
    SupplyChange {
        /// Which resource.
        resource: Resource,
        /// By how much; what is not there is not lost.
        by: Amount,
    }
    /// A change of productivity.
    ProductivityChange {
        /// Oxygenator or Solar Panel.
        facility: Facility,
        /// By how much.
        by: Amount,
    }
    /// A signed change.
    By {
        /// By how much.
        by: Amount,
    }
    /// A change of a Malfunction track.
    MalfunctionChange {
        /// Which track.
        block: Block,
        /// By how much.
        by: Amount,
    }
    /// A Malfunction card to be drawn.
    CardDraw {
        /// From which deck.
        block: Block,
        /// Until this keyword is found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyword: Option<Keyword>,
    }
    /// An astronaut and a number.
    WhoCount {
        /// Who.
        who: Who,
        /// How many, at least 1.
        count: u8,
    }
    /// An astronaut and a signed change.
    WhoBy {
        /// Who.
        who: Who,
        /// By how much.
        by: Amount,
    }
    /// An astronaut.
    ToWhom {
        /// Who.
        who: Who,
    }
    /// A condition gained.
    ConditionGain {
        /// Who.
        who: Who,
        /// Which; drawn from the pool when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<Condition>,
    }
    /// Things of one kind, and where they go.
    ItemGain {
        /// What.
        item: Item,
        /// How many, at least 1.
        count: u8,
        /// Pending or Available.
        to: Area,
    }
    /// Things of one kind.
    ItemCount {
        /// What.
        item: Item,
        /// How many, at least 1.
        count: u8,
    }
    /// An Adventure.
    AdventureDraw {
        /// Its type.
        #[serde(rename = "type")]
        kind: AdventureType,
        /// Who resolves it.
        who: Who,
    }
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
    /// What an event action or a mission action takes.
    ActionCost {
        /// Pawns for a sure success; none where the type of the action says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pawns: Option<u8>,
        /// What is paid when declaring.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pays: Vec<Cost>,
    }
    /// Morale tokens.
    TokenCount {
        /// How many, at least 1.
        count: u8,
    }
    /// A supply to be spent.
    SupplyCount {
        /// Which resource.
        resource: Resource,
        /// How many, at least 1.
        count: u8,
    }
}

const fn certain() -> u8 {
    100
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over by reference")]
const fn is_certain(odds: &u8) -> bool {
    *odds == 100
}

/// What is paid when an action is declared (almanac, Requisiti aggiuntivi delle Azioni).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// From the general supply: spent in any case.
    Supply(SupplyCount),
    /// From the Cargo Bay: given back when the action fails.
    Item(ItemCount),
    /// Morale tokens of the astronaut who performs it.
    MoraleTokens(TokenCount),
}

/// Whom an effect strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The First Player.
    FirstPlayer,
    /// The astronaut who performed the action; in a Mission Event the First Player.
    Performer,
    /// Every astronaut.
    Everyone,
    /// One astronaut, the crew chooses.
    Chosen,
    /// The astronaut with the most wounds; the First Player breaks ties.
    MostWounded,
    /// The astronaut of that profession; nobody if it is not in the crew.
    Profession(Profession),
}
