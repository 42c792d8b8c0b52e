//! What the program knows of an effect beside the numbers that it holds.

use super::tokens::TokenAt;
use super::{
    AdventureDraw, Amount, Branch, By, CardDraw, ChangeGoal, Choice, CounterChange, Effect, Id,
    MalfunctionChange, MarkChange, MarkPlace, MoveWalker, Random, RegionIn, Remember, Schedule,
    Span, TrackChange, Who,
};
use crate::vocabulary::{
    AdventureType, Area, Block, Condition, Facility, Item, Keyword, Modifier, Part, Profession,
    Resource, Rover, Space,
};

/// The id of a rules entry.
pub type Entry = &'static str;

/// What the program knows of one effect beside what it does: that, and when it does nothing, is one arm of `decide::strike`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EffectDescription<'e> {
    /// Its target.
    pub target: Target<'e>,
    /// The text for the players.
    pub sentence: Sentence<'e>,
    /// The rules entries that it rests on, the one that answers most first.
    pub entries: &'static [Entry],
    /// What `check` holds its numbers and words against.
    pub bounds: Vec<Bound<'e>>,
    /// What else of the mission it names or moves.
    pub link: Reference<'e>,
    /// Whether a printed card may say it: all its values lie on the table, and `printed` of its group lists them.
    pub printed: bool,
    /// The format of missions since which it is allowed.
    pub since: Since,
}

/// The format of missions since which an effect is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Since {
    Format1,
    Format2,
}

/// What an effect strikes on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Target<'e> {
    /// A Facility of that kind; of several the crew chooses one.
    Facility(Facility),
    /// A Facility that needs the resource; the crew chooses.
    Needing(Resource),
    /// The plants of the main Farm.
    Plants,
    Crew(&'e Who),
    /// A region with a sample on it; the crew chooses.
    Sample,
    /// An explored region.
    Region(&'e RegionIn),
    /// So many Upgrade cards, one after the other.
    Upgrades {
        count: u8,
        /// Whether they come or go.
        comes: bool,
        single: Box<Effect>,
    },
    /// Something of which there is one.
    Table,
    /// Nothing that lies on the board: what the app keeps in Story mode too, or what only the players do.
    OffBoard,
}

/// The text of an effect.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Sentence<'e> {
    /// Not at all: it happens unseen.
    Secret,
    /// In its own time: it is asked or chosen first.
    WhenReached,
    Message(Message<'e>),
    /// As a move on a track, from one number to the next.
    Moves(Gauge<'e>, Amount),
    /// By the attribute `.do-<text>` of the card that says it.
    CardText(&'e Id),
}

/// A message of the app and its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message<'e> {
    /// The id of the message, without `-more`, `-less` or `-same`.
    pub key: &'static str,
    /// `$who`: a profession that is not in the crew leaves nothing to do.
    pub who: Option<Who>,
    /// `$count`, where the key goes on with `-more`, `-less` or `-same`.
    pub by: Option<Amount>,
    /// Its other values.
    pub values: Vec<(&'static str, Value<'e>)>,
    /// Whether the app does it in Story mode too, and tells that by a fact of its own.
    pub is_story_too: bool,
}

/// A value of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Value<'e> {
    Noun(Word),
    /// A word of the box by its name alone.
    Name(Word),
    Number(u8),
    Things(Item, u8),
    /// A word by which the message chooses its form.
    Form(&'static str),
    Title(&'e Id),
    /// An Objective token of the mission, by its colour and number.
    Token(&'e Id),
    /// Where one lies.
    TokenAt(TokenAt),
    /// Where a marker of the mission lies.
    MarkPlace(&'e MarkPlace),
    /// Which region.
    RegionIn(&'e RegionIn),
}

/// A word of the box that an effect names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are named after the types that they hold"
)]
pub enum Word {
    Adventure(AdventureType),
    Area(Area),
    Block(Block),
    Condition(Condition),
    Facility(Facility),
    Item(Item),
    Keyword(Keyword),
    Modifier(Modifier),
    Part(Part),
    Profession(Profession),
    Resource(Resource),
    Rover(Rover),
    Space(Space),
}

/// A number that the app keeps in both modes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Gauge<'e> {
    Morale,
    Malfunction(Block),
    Track(&'e Id),
}

/// A bound that `check` holds.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Bound<'e> {
    /// `count` is at least 1, and more than `most` is of no use.
    Count {
        count: u8,
        /// Where it ends.
        most: Option<u8>,
    },
    /// `by` is not 0, and no more than there are spaces.
    Change(Amount, Spaces<'e>),
    /// `after` is a number of sols.
    After(&'e Span),
    /// The region is on the map.
    In(&'e RegionIn),
    /// The Facility has the `part`.
    Part(Facility, Part),
    /// The `facility` makes something.
    Producer(Facility),
    /// Facilities use the `resource`, and so does the `facility` where one is named.
    Uses(Resource, Option<Facility>),
}

/// How far a number can move at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Spaces<'e> {
    Any,
    Number(u8),
    /// From one end of a track of the mission to the other.
    Track(&'e Id),
    /// From one end of the path of a walker to the other.
    Walker(&'e Id),
}

/// What else of a mission an effect names, moves or draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Reference<'e> {
    None,
    /// Something is remembered, unseen.
    Remembers(HiddenChange<'e>),
    /// A number moves that conditions look at.
    Moves(Moved<'e>),
    /// An objective has another goal.
    Goal(&'e ChangeGoal),
    Reveals(&'e Id),
    /// A hidden action or track is known.
    Uncovers(&'e Id),
    Calls(&'e Schedule),
    Draws(Drawn<'e>),
    Words(&'e Id),
    /// The action of an event ends.
    Closes(&'e Id),
    /// What was noted of a Follow-Up is dropped.
    Cancels(&'e Id),
    /// An event comes next.
    Brings(&'e Id),
    /// An astronaut is remembered.
    Knows(&'e Remember),
    Holds(NestedEffects<'e>),
    /// The mission ends, with that ending.
    Ends(&'e Id),
    /// An objective fails.
    Fails(&'e Id),
    /// An Objective token is moved.
    Token(&'e Id, TokenMove),
    /// Markers of the mission are laid, or taken away.
    Marks(&'e MarkChange, bool),
    /// A walker goes on or back.
    Walks(&'e MoveWalker),
}

/// What becomes of an Objective token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum TokenMove {
    Lays,
    Takes,
    Discards,
}

/// What is remembered unseen: a flag that is set or cleared, or a counter that moves.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HiddenChange<'e> {
    Sets(&'e Id),
    Clears(&'e Id),
    Counts(&'e CounterChange),
}

/// The number that an effect moves, with the change.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moved<'e> {
    Track(&'e TrackChange),
    Malfunction(&'e MalfunctionChange),
    Morale,
    /// The number of sols.
    Sols(&'e By),
}

/// What an effect draws.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn<'e> {
    Malfunction(&'e CardDraw),
    Adventure(&'e AdventureDraw),
}

/// The branches inside an effect, of which the game takes one.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NestedEffects<'e> {
    Nothing,
    If(&'e Branch),
    Choose(&'e Choice),
    Random(&'e Random),
}

impl<'e> Reference<'e> {
    /// The effects inside.
    pub const fn nested_effects(self) -> NestedEffects<'e> {
        if let Self::Holds(inside) = self {
            inside
        } else {
            NestedEffects::Nothing
        }
    }
}

/// A kind on the board that printed cards sentence_key, and that nothing else of the mission asks about.
pub(super) fn common<'e>(
    since: Since,
    target: Target<'e>,
    told: Message<'e>,
    entries: &'static [Entry],
) -> EffectDescription<'e> {
    let sentence = Sentence::Message(told);
    EffectDescription {
        target,
        sentence,
        entries,
        bounds: Vec::new(),
        link: Reference::None,
        printed: true,
        since,
    }
}

/// A kind that lies nowhere on the board and that no printed card says.
pub(super) const fn off_board<'e>(
    since: Since,
    sentence: Sentence<'e>,
    link: Reference<'e>,
    entries: &'static [Entry],
) -> EffectDescription<'e> {
    EffectDescription {
        target: Target::OffBoard,
        sentence,
        entries,
        bounds: Vec::new(),
        link,
        printed: false,
        since,
    }
}

/// A message without values.
pub(super) const fn sentence_key<'e>(key: &'static str) -> Message<'e> {
    Message {
        key,
        who: None,
        by: None,
        values: Vec::new(),
        is_story_too: false,
    }
}

impl<'e> Message<'e> {
    pub(super) fn noun(self, name: &'static str, word: Word) -> Self {
        self.with(name, Value::Noun(word))
    }

    pub(super) fn with(mut self, name: &'static str, value: Value<'e>) -> Self {
        self.values.push((name, value));
        self
    }

    pub(crate) fn to(mut self, who: &Who) -> Self {
        self.who = Some(who.clone());
        self
    }

    pub(super) const fn by(mut self, by: Amount) -> Self {
        self.by = Some(by);
        self
    }

    pub(crate) const fn kept(mut self) -> Self {
        self.is_story_too = true;
        self
    }
}

/// The entries of a Modifier token.
pub(super) const fn of_token(token: Modifier) -> &'static [Entry] {
    match token {
        Modifier::Blocked => &["token-blocked", "modifier-tokens"],
        Modifier::ExtraPawn => &["token-pawn", "modifier-tokens"],
        Modifier::Adventure => &["token-adventure", "modifier-tokens"],
        Modifier::Reroll => &["token-reroll", "modifier-tokens"],
        Modifier::Wound => &["token-wound", "modifier-tokens"],
        Modifier::RoverRoll => &["token-rover", "modifier-tokens"],
    }
}

/// The value of a field of an effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PrintedValue {
    /// Left out: whichever the crew chooses or draws.
    Any,
    /// A signed change.
    Change(Amount),
    /// How many.
    Count(u8),
    /// An astronaut.
    Who(Who),
    /// A word of the box.
    Word(Word),
}

/// A field of an effect: its serialised name and its value.
pub type PrintedField = (&'static str, PrintedValue);
