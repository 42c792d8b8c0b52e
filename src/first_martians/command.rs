//! What the players may tell the app. Serialised as `{"name": {…}}`.

use std::collections::BTreeSet;

use super::board::{Deed, Feature, Pawn, Pick, Place, Section, Spot, Stack};
use super::effect::{Effect, Id};
use super::mission::SheetValue;
use super::state::{Difficulty, Kept, Seat};
use super::words::{AdventureType, Block, Keyword, Modifier, Part, Profession, Region, Rover};
use crate::play::{self, commands, words};

words! {
    /// The words that fields of commands hold.
    pub enum Word {
        Profession(Profession), Kept(Kept), Difficulty(Difficulty), SheetValue(SheetValue), Block(Block),
        AdventureType(AdventureType), Keyword(Option<Keyword>), Section(Section), Pick(Pick), Spot(Spot), Stack(Stack),
        Modifier(Modifier), Deed(Deed), Pawn(Pawn), Rover(Option<Rover>), Place(Place), Part(Part), Poi(Option<Id>),
        Feature(Feature), Region(Region), Effect(Effect), Performer(Option<Seat>),
    }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. Which of them are possible now, and with what values, `offers()` says.
    pub enum Command<Word> {
        /// The step is done: the one main button.
        Continue {},
        /// Set-up: so many people play.
        SetPlayers {
            /// 1–4.
            players: u8,
        },
        /// An astronaut is called so.
        SetName {
            seat: Seat,
            /// One line, up to 24 characters.
            name: String,
        },
        /// An astronaut has that profession; whoever had it takes the other's.
        SetProfession { seat: Seat, profession: Profession },
        /// The First Player token lies there.
        SetFirstPlayer { seat: Seat },
        /// Set-up: an AOM comes along or stays.
        SetAom { aom: Id, used: bool },
        /// Whose dice are rolled.
        SetDice {
            /// The players' or the app's.
            dice: Kept,
        },
        /// Set-up: whose cards are drawn.
        SetCards {
            /// The players' or the app's.
            cards: Kept,
        },
        /// Set-up: how hard.
        SetDifficulty { difficulty: Difficulty },
        /// What your mission sheet says.
        SetSheet { value: SheetValue, to: i8 },
        /// Whether your mission sheet shows a Malfunction die at that sol.
        SetDie { block: Block, sol: u8, rolled: bool },
        /// The answer to a question about the table.
        Answer { yes: bool },
        /// The crew has chosen.
        Choose {
            /// The id of the option.
            option: Id,
        },
        /// The Facility of the card is shut: the card is discarded unresolved.
        DiscardUnresolved {},
        /// The app rolls the Malfunction dice.
        RollMalfunctionDice {},
        /// What your Malfunction dice show; 0 for those not rolled.
        EnterMalfunctionDice { working: u8, living: u8, systems: u8 },
        /// How many Malfunction penalties are active in each Block.
        EnterPenalties { working: u8, living: u8, systems: u8 },
        /// A full track is resolved.
        ResolveTrack { block: Block },
        /// The sol is over.
        NextSol {},
        /// Whether the HUB has no more broken parts than the Threshold.
        AnswerThreshold { met: bool },
        /// An action called for an Adventure.
        DrawAdventure { adventure: AdventureType, seat: Seat },
        /// The app rolls the three dice of an action.
        RollAction { adventure: AdventureType, seat: Seat },
        /// The action of an open event was done.
        FinishEvent { event: Id },
        /// An action of the mission succeeded.
        FinishAction { action: Id },
        /// An objective moved on by one success; at its goal it is met.
        AdvanceObjective { objective: Id },
        /// Someone used Unwind for Morale.
        Unwind {},
        /// Someone used Manage.
        Manage {
            block: Block,
            /// By 1, or by 2 with the Alarm System.
            by: u8,
        },
        /// Something on the table moved Morale.
        MoveMorale {
            /// By how much, not 0.
            by: i8,
        },
        /// Something on the table raised a Malfunction track.
        RaiseTrack { block: Block, by: u8 },
        /// Something on the table calls for a Malfunction card.
        DrawCard {
            block: Block,
            /// Until this keyword is found; any card when empty.
            keyword: Option<Keyword>,
        },
        /// A Direction card.
        DrawDirection {},
        /// A Research card.
        DrawResearch {},
        /// An astronaut took the sixth wound.
        ReportDeath { seat: Seat },
        /// Morale is put right. Triggers nothing.
        CorrectMorale {
            /// −2…+3.
            to: i8,
        },
        /// A Malfunction track is put right. Triggers nothing.
        CorrectTrack {
            block: Block,
            /// 0–5.
            to: u8,
        },
        /// The Malfunction Box is put right.
        CorrectBox { block: Block, red: bool },
        /// An objective is put right. Pays nothing.
        CorrectObjective {
            objective: Id,
            /// 0 to its goal.
            to: u8,
        },
        /// A track of the mission is put right. Triggers nothing.
        CorrectMissionTrack { track: Id, to: i16 },
        /// Whether the app keeps the board: Full board, or Story.
        KeepBoard { full: bool },
        /// Full board: a part of the table has been compared.
        CheckSection { section: Section },
        /// Full board: the answer to what only the crew can say.
        Pick { pick: Pick },
        /// Full board: something on the table moved a number; what follows from it happens.
        MoveOnBoard { spot: Spot, to: u8 },
        /// Full board: a number is put right. Triggers nothing.
        CorrectBoard { spot: Spot, to: u8 },
        /// Full board: a Modifier token lies on top of a pile.
        PutToken { stack: Stack, token: Modifier },
        /// Full board: a Modifier token is gone from a pile.
        TakeToken { stack: Stack, token: Modifier },
        /// Full board: an action is planned, without pawns yet; a way to its region is the cheapest.
        PlanAction { deed: Deed },
        /// Full board: a planned action is given up.
        DropAction {
            /// Its place in the plan, from 0.
            index: usize,
        },
        /// Full board: a pawn is laid beneath those of a planned action.
        AddPawn {
            /// Its place in the plan, from 0.
            index: usize,
            pawn: Pawn,
        },
        /// Full board: a pawn is taken from a planned action.
        TakePawn {
            /// Its place in the plan, from 0.
            index: usize,
            pawn: Pawn,
        },
        /// Full board: a pawn goes on top of its stack: it performs.
        RaisePawn {
            /// Its place in the plan, from 0.
            index: usize,
            pawn: Pawn,
        },
        /// Full board: a rover comes along or stays.
        SetRover {
            /// Its place in the plan, from 0.
            index: usize,
            rover: Option<Rover>,
        },
        /// Full board: a planned action takes that way.
        SetWay {
            /// Its place in the plan, from 0.
            index: usize,
            /// Which of the ways worth considering, from 0.
            way: usize,
        },
        /// Full board: an AOM has an operator from now on.
        SetOperator { aom: Id, seat: Seat },
        /// Full board: a green marker is given for its spare part, before anything is declared.
        Dismantle { place: Place, part: Part },
        /// Full board: an Upgrade card is exchanged for its two spare parts.
        ExchangeUpgrade { upgrade: Id },
        /// Full board: an Available POI token is used and discarded.
        UsePoi {
            /// Its mission icon; its own printed effect when empty.
            poi: Option<Id>,
        },
        /// Full board: a skill is used; what it does is reported.
        UseSkill {
            seat: Seat,
            /// 0 the basic one, 1–3 the cards.
            skill: u8,
            /// Morale tokens that it costs.
            pays: u8,
        },
        /// Full board: the app rolls the dice of the action at hand.
        RollDice {},
        /// Full board: what the dice of the action at hand show, after skills and rerolls.
        EnterDice { success: bool, wound: bool, adventure: bool },
        /// Full board: the region tile that the crew drew.
        EnterTile { features: BTreeSet<Feature>, samples: u8, pois: u8 },
        /// Full board: a region tile lies there and shows this, put right by hand. Triggers nothing; its samples are set beside it.
        LayTile { region: Region, features: BTreeSet<Feature> },
        /// Full board: no region tile lies there, put right by hand. What lay on it is gone with it.
        TakeTileUp { region: Region },
        /// Full board: a printed card or tile says this, and it happens, one after the other.
        DoAsPrinted {
            /// What it says, of `board::printed::catalogue`.
            says: Vec<Effect>,
            /// Whom it strikes as the performer; the First Player where nobody is named.
            by: Option<Seat>,
        },
        /// Full board: what the front of the Shutdown tile at hand asks.
        EnterFront {
            /// How much of its resource.
            needs: u8,
        },
    }
    fields: action adventure aom block by cards deed dice difficulty event features full index keyword living met name
        needs objective option part pawn pays pick place players poi pois profession red region rolled rover
        samples says seat section skill sol spot stack success systems to token track upgrade used value way
        working wound yes
}

impl Field {
    /// The field of commands that hold a number for each Block.
    pub const fn of_block(block: Block) -> Self {
        match block {
            Block::Working => Self::working,
            Block::Living => Self::living,
            Block::Systems => Self::systems,
        }
    }
}
