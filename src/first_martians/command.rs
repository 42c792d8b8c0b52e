//! What the players may tell the app. Serialised as `{"name": {…}}`.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::board::{Deed, Feature, Pawn, Pick, Place, Section, Spot, Stack};
use super::effect::{Effect, Id};
use super::mission::SheetValue;
use super::state::{Difficulty, Kept, Seat};
use super::words::{AdventureType, Block, Keyword, Modifier, Part, Profession, Region, Rover};

/// A command. Which of them are possible now, and with what values, `offers()` says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The step is done: the one main button.
    Continue {},
    /// Set-up: so many people play.
    SetPlayers {
        /// 1–4.
        players: u8,
    },
    /// An astronaut is called so.
    SetName {
        /// Who.
        seat: Seat,
        /// One line, up to 24 characters.
        name: String,
    },
    /// An astronaut has that profession; whoever had it takes the other's.
    SetProfession {
        /// Who.
        seat: Seat,
        /// Which.
        profession: Profession,
    },
    /// The First Player token lies there.
    SetFirstPlayer {
        /// Whose.
        seat: Seat,
    },
    /// Set-up: an AOM comes along or stays.
    SetAom {
        /// Which.
        aom: Id,
        /// Whether it comes along.
        used: bool,
    },
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
    SetDifficulty {
        /// Easier, as printed, harder.
        difficulty: Difficulty,
    },
    /// What your mission sheet says.
    SetSheet {
        /// Which number.
        value: SheetValue,
        /// The number.
        to: i8,
    },
    /// Whether your mission sheet shows a Malfunction die at that sol.
    SetDie {
        /// Whose die.
        block: Block,
        /// In which sol.
        sol: u8,
        /// Whether it is rolled.
        rolled: bool,
    },
    /// The answer to a question about the table.
    Answer {
        /// Yes or no.
        yes: bool,
    },
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
    EnterMalfunctionDice {
        /// Yellow.
        working: u8,
        /// Orange.
        living: u8,
        /// Red.
        systems: u8,
    },
    /// How many Malfunction penalties are active in each Block.
    EnterPenalties {
        /// In the Working Block.
        working: u8,
        /// In the Living Block.
        living: u8,
        /// In the Systems Block.
        systems: u8,
    },
    /// A full track is resolved.
    ResolveTrack {
        /// Which one.
        block: Block,
    },
    /// The sol is over.
    NextSol {},
    /// Whether the HUB has no more broken parts than the Threshold.
    AnswerThreshold {
        /// Confirm or Cancel.
        met: bool,
    },
    /// An action called for an Adventure.
    DrawAdventure {
        /// Its type.
        adventure: AdventureType,
        /// Who performed the action.
        seat: Seat,
    },
    /// The app rolls the three dice of an action.
    RollAction {
        /// Which set.
        adventure: AdventureType,
        /// Who performs.
        seat: Seat,
    },
    /// The action of an open event was done.
    FinishEvent {
        /// Which event.
        event: Id,
    },
    /// An action of the mission succeeded.
    FinishAction {
        /// Which action.
        action: Id,
    },
    /// An objective moved on by one success; at its goal it is met.
    AdvanceObjective {
        /// Which one.
        objective: Id,
    },
    /// Someone used Unwind for Morale.
    Unwind {},
    /// Someone used Manage.
    Manage {
        /// On which track.
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
    RaiseTrack {
        /// Which one.
        block: Block,
        /// By how much.
        by: u8,
    },
    /// Something on the table calls for a Malfunction card.
    DrawCard {
        /// From which deck.
        block: Block,
        /// Until this keyword is found; any card when empty.
        keyword: Option<Keyword>,
    },
    /// A Direction card.
    DrawDirection {},
    /// A Research card.
    DrawResearch {},
    /// An astronaut took the sixth wound.
    ReportDeath {
        /// Who.
        seat: Seat,
    },
    /// Morale is put right. Triggers nothing.
    CorrectMorale {
        /// −2…+3.
        to: i8,
    },
    /// A Malfunction track is put right. Triggers nothing.
    CorrectTrack {
        /// Which one.
        block: Block,
        /// 0–5.
        to: u8,
    },
    /// The Malfunction Box is put right.
    CorrectBox {
        /// Which marker.
        block: Block,
        /// Whether it is red.
        red: bool,
    },
    /// An objective is put right. Pays nothing.
    CorrectObjective {
        /// Which one.
        objective: Id,
        /// 0 to its goal.
        to: u8,
    },
    /// A track of the mission is put right. Triggers nothing.
    CorrectMissionTrack {
        /// Which one.
        track: Id,
        /// Within its spaces.
        to: i16,
    },
    /// Whether the app keeps the board: Full board, or Story.
    KeepBoard {
        /// Full board.
        full: bool,
    },
    /// Full board: a part of the table has been compared.
    CheckSection {
        /// Which.
        section: Section,
    },
    /// Full board: the answer to what only the crew can say.
    Pick {
        /// The answer.
        pick: Pick,
    },
    /// Full board: something on the table moved a number; what follows from it happens.
    MoveOnBoard {
        /// Which.
        spot: Spot,
        /// The number now.
        to: u8,
    },
    /// Full board: a number is put right. Triggers nothing.
    CorrectBoard {
        /// Which.
        spot: Spot,
        /// The number.
        to: u8,
    },
    /// Full board: a Modifier token lies on top of a pile.
    PutToken {
        /// Which pile.
        stack: Stack,
        /// Which token.
        token: Modifier,
    },
    /// Full board: a Modifier token is gone from a pile.
    TakeToken {
        /// Which pile.
        stack: Stack,
        /// Which token.
        token: Modifier,
    },
    /// Full board: an action is planned, without pawns yet; a way to its region is the cheapest.
    PlanAction {
        /// What.
        deed: Deed,
    },
    /// Full board: a planned action is given up.
    DropAction {
        /// Its place in the plan, from 0.
        index: usize,
    },
    /// Full board: a pawn is laid beneath those of a planned action.
    AddPawn {
        /// Its place in the plan, from 0.
        index: usize,
        /// Which pawn.
        pawn: Pawn,
    },
    /// Full board: a pawn is taken from a planned action.
    TakePawn {
        /// Its place in the plan, from 0.
        index: usize,
        /// Which pawn.
        pawn: Pawn,
    },
    /// Full board: a pawn goes on top of its stack: it performs.
    RaisePawn {
        /// Its place in the plan, from 0.
        index: usize,
        /// Which pawn.
        pawn: Pawn,
    },
    /// Full board: a rover comes along or stays.
    SetRover {
        /// Its place in the plan, from 0.
        index: usize,
        /// Which.
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
    SetOperator {
        /// Which AOM.
        aom: Id,
        /// Who.
        seat: Seat,
    },
    /// Full board: a green marker is given for its spare part, before anything is declared.
    Dismantle {
        /// Which Facility.
        place: Place,
        /// Which part.
        part: Part,
    },
    /// Full board: an Upgrade card is exchanged for its two spare parts.
    ExchangeUpgrade {
        /// Which.
        upgrade: Id,
    },
    /// Full board: an Available POI token is used and discarded.
    UsePoi {
        /// Its mission icon; its own printed effect when empty.
        poi: Option<Id>,
    },
    /// Full board: a skill is used; what it does is reported.
    UseSkill {
        /// Whose.
        seat: Seat,
        /// 0 the basic one, 1–3 the cards.
        skill: u8,
        /// Morale tokens that it costs.
        pays: u8,
    },
    /// Full board: the app rolls the dice of the action at hand.
    RollDice {},
    /// Full board: what the dice of the action at hand show, after skills and rerolls.
    EnterDice {
        /// A success.
        success: bool,
        /// A wound.
        wound: bool,
        /// An Adventure.
        adventure: bool,
    },
    /// Full board: the region tile that the crew drew.
    EnterTile {
        /// What it does.
        features: BTreeSet<Feature>,
        /// Samples.
        samples: u8,
        /// POI tokens.
        pois: u8,
    },
    /// Full board: a region tile lies there and shows this, put right by hand. Triggers nothing; its samples are set beside it.
    LayTile {
        /// Where.
        region: Region,
        /// What it does.
        features: BTreeSet<Feature>,
    },
    /// Full board: no region tile lies there, put right by hand. What lay on it is gone with it.
    TakeTileUp {
        /// Where.
        region: Region,
    },
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
