//! Effects as data: what events, Adventures and cards do, what they ask and what they cost.
//!
//! Closed and externally tagged, so that an author's mistake is found at its place. From one effect come the
//! instruction that the players read, the change of what the app keeps, and what the checker knows.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use super::amount::Amount;
use super::words::{
    AdventureType, Area, Block, Condition, Facility, Item, Keyword, Modifier, Part, Profession, Resource, Rover, Space,
};

/// The id of an element of a mission: kebab-case, starting with a letter, unique across kinds.
pub type Id = String;

/// One thing that happens on the table. `by` is signed; `count` is at least 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The part's marker turns red. Already red, or the Facility shut: nothing.
    BreakPart(FacilityPart),
    /// The part's marker turns green.
    RepairPart(FacilityPart),
    /// A random Shutdown tile of that resource; without a Facility the crew chooses one that needs the resource.
    Shutdown(Shutdown),
    /// A Modifier token on a Facility.
    Token(FacilityToken),
    /// All Modifier tokens on `!` of the Facility are discarded.
    ClearTokens(AtFacility),
    /// A Modifier token on a rover's space.
    RoverToken(RoverToken),
    /// A Modifier token on an ID board.
    CrewToken(CrewToken),
    /// The general supply gains or loses; what is not there is not lost.
    Supply(SupplyChange),
    /// The productivity of one Oxygenator (0–4) or Solar Panel (0–5) moves.
    Productivity(ProductivityChange),
    /// Stress moves (0–18).
    Stress(By),
    /// Morale moves (−2…+3).
    Morale(By),
    /// A Malfunction track moves (0–5); at 5 a card is drawn.
    Malfunction(MalfunctionChange),
    /// A Malfunction card is drawn, by keyword where one is named.
    MalfunctionCard(CardDraw),
    /// An astronaut takes wounds.
    Wound(WhoCount),
    /// An astronaut heals wounds.
    HealWound(WhoCount),
    /// Condition tokens drawn; a named one is taken from the pool.
    Condition(ConditionGain),
    /// One Condition token goes back into the pool.
    CureCondition(ToWhom),
    /// Morale tokens gained or discarded.
    MoraleTokens(WhoBy),
    /// The plants of the main Farm wilt.
    Wilt {},
    /// The plants of the main Farm grow by one space.
    Grow {},
    /// Something comes into the Cargo Bay: ready now, or from the next sol on.
    Gain(ItemGain),
    /// Something leaves the Cargo Bay, or as much of it as there is.
    Lose(ItemCount),
    /// One sample of a region of the crew's choice is removed.
    LoseRegionSample {},
    /// An Adventure of that type is drawn and resolved.
    Adventure(AdventureDraw),
    /// One pawn of the astronaut stays unused this sol.
    LosePawn(ToWhom),
    /// A Follow-Up comes in a later sol; that it will come is not told.
    Schedule(Schedule),
    /// A flag is set: something is remembered, unseen.
    SetFlag(Id),
    /// A flag is cleared: it is forgotten, unseen.
    ClearFlag(Id),
    /// A counter moves, unseen; it starts at 0.
    Count(CounterChange),
    /// An objective that was hidden appears in the Mission Log.
    RevealObjective(Id),
    /// A track of the mission moves, within its lowest and highest space.
    Track(TrackChange),
    /// Does one thing if a condition holds, else another or nothing.
    If(Branch),
    /// The crew chooses one of two to four options.
    Choose(Choice),
    /// Words only, from the attribute `.do-<text>`: for what the app does not model.
    Instruct(Instruction),
}

macro_rules! record {
    ($($(#[$doc:meta])* $name:ident { $($(#[$fdoc:meta])* $field:ident : $ty:ty),* $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$fdoc])* pub $field: $ty),* }
    )+};
}

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// A question about the game: true, false, or asked of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The flag is set.
    Flag(Id),
    /// A hidden counter has reached a number.
    Counter(CounterAt),
    /// The present sol lies in the range.
    Sol(Range),
    /// The number of astronauts lies in the range; a single player leads two.
    Astronauts(Range),
    /// Morale lies in the range (−2…+3).
    Morale(Range),
    /// A Malfunction track has reached a number (0–5).
    Malfunction(MalfunctionAt),
    /// An objective is met.
    Objective(Id),
    /// A track of the mission stands in the range.
    Track(TrackAt),
    /// Asked of the players as a yes/no step, by the attribute `.ask-<id>`.
    Ask(Id),
    /// The condition inside does not hold.
    Not(Box<When>),
    /// All conditions of the list hold.
    All(Vec<When>),
    /// At least one condition of the list holds.
    Any(Vec<When>),
}

record! {
    /// A counter and a number.
    CounterAt {
        /// Which one.
        counter: Id,
        /// From this number on.
        at_least: i16,
    }
    /// From … to …, either may be left out.
    Range {
        /// From this number on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<i8>,
        /// Up to this number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<i8>,
    }
    /// A Malfunction track and a range.
    MalfunctionAt {
        /// Which track.
        block: Block,
        /// From this number on.
        at_least: u8,
    }
    /// A track of the mission and a range.
    TrackAt {
        /// Which one.
        track: Id,
        /// From this number on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i16>,
        /// Up to this number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i16>,
    }
}

impl Range {
    /// Whether the number lies in the range, both ends counted.
    pub fn contains(&self, number: i8) -> bool {
        self.from.is_none_or(|from| number >= from) && self.to.is_none_or(|to| number <= to)
    }
}

impl Effect {
    /// Whether the effect happens unseen.
    pub const fn is_secret(&self) -> bool {
        matches!(self, Self::SetFlag(_) | Self::ClearFlag(_) | Self::Count(_) | Self::Schedule(_))
    }
}
