//! Commands: what players do and report. Serialised as `{"name": {…}}`.

use std::collections::BTreeSet;

use super::board::{
    ActionDie, ActionKind, BoardCounter, Feature, Pawn, Pick, Place, Ruling, RulingReason, Section,
    SkillState, TokenStack,
};
use super::effect::{Cost, Effect, Id, MarkPlace};
use super::mission::SheetValue;
use super::state::{ComponentSource, Difficulty, Seat};
use super::vocabulary::{AdventureType, Block, Keyword, Modifier, Part, Profession, Region, Rover};
use base::play::{self, commands, words};

words! {
    /// The types of command fields that are words of the game.
    pub enum Word {
        Profession(Profession), ComponentSource(ComponentSource), Difficulty(Difficulty), SheetValue(SheetValue), Block(Block),
        AdventureType(AdventureType), Keyword(Option<Keyword>), Section(Section), Pick(Pick), BoardCounter(BoardCounter), Stack(TokenStack),
        Modifier(Modifier), Action(ActionKind), Pawn(Pawn), Rover(Option<Rover>), Place(Place), Part(Part), Poi(Option<Id>),
        Feature(Feature), Region(Region), Effect(Effect), Performer(Option<Seat>),
        Ruling(Ruling), Cost(Cost), ActionDie(ActionDie), SkillState(SkillState), MarkPlace(MarkPlace),
    }
}

/// A reason is a text: one of the words that can be picked, or typed.
impl play::FieldType<Word> for RulingReason {
    fn to_value(&self) -> Value {
        Value::Text(self.clone().into())
    }

    fn from_value(value: Value) -> Option<Self> {
        if let Value::Text(text) = value {
            Some(text.into())
        } else {
            None
        }
    }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. `offers` lists those that are possible now, with their values. `index` is a position in the plan, from 0.
    pub enum Command<Word> {
        /// Completes the current step: the main button.
        Continue {},
        /// Set-up: the number of players, 1–4.
        SetPlayers { players: u8 },
        /// Names an astronaut: one line, up to 24 characters.
        SetName { seat: Seat, name: String },
        /// Gives an astronaut a profession; an astronaut who has it already swaps.
        SetProfession { seat: Seat, profession: Profession },
        SetFirstPlayer { seat: Seat },
        /// Takes an AOM along or leaves it: in the set-up, or as a correction.
        SetAom { aom: Id, used: bool },
        /// Whether dice are physical or rolled by the app.
        SetDice { dice: ComponentSource },
        /// Set-up: whether cards are physical or drawn by the app.
        SetCards { cards: ComponentSource },
        /// Set-up, Full board: whether an Upgrade card was drawn.
        SetUpgrade { upgrade: Id, used: bool },
        /// Set-up, Full board: the app draws the Upgrade cards.
        DealUpgrades {},
        /// Set-up: the difficulty.
        SetDifficulty { difficulty: Difficulty },
        /// Corrects a number of the mission sheet.
        SetSheet { value: SheetValue, to: i8 },
        /// Corrects whether the mission sheet shows a Malfunction die in a sol.
        SetDie { block: Block, sol: u8, rolled: bool },
        /// Answers a question about the table.
        Answer { yes: bool },
        Choose { option: Id },
        /// Discards the current card unresolved: its Facility is shut.
        DiscardUnresolved {},
        RollMalfunctionDice {},
        /// Enters what physical Malfunction dice show; 0 for those not rolled.
        EnterMalfunctionDice { working: u8, living: u8, systems: u8 },
        /// Enters the number of active Malfunction penalties in each Block.
        EnterPenalties { working: u8, living: u8, systems: u8 },
        ResolveTrack { block: Block },
        NextSol {},
        /// Answers whether the HUB has no more broken parts than the Threshold.
        AnswerThreshold { met: bool },
        DrawAdventure { adventure: AdventureType, seat: Seat },
        /// The app rolls the three dice of an action.
        RollAction { adventure: AdventureType, seat: Seat },
        /// Reports that the action of an open event was done.
        FinishEvent { event: Id },
        /// Reports that an action of the mission succeeded.
        FinishAction { action: Id },
        /// Reports that the crew took an Objective token of the mission.
        TakeObjectiveToken { token: Id },
        /// Advances an objective by one success; at its goal it is met.
        AdvanceObjective { objective: Id },
        /// Reports Unwind for Morale.
        Unwind {},
        /// Reports Manage: by 1, or by 2 with the Alarm System.
        Manage { block: Block, by: u8 },
        /// Reports a change of Morale, not 0.
        MoveMorale { by: i8 },
        /// Reports that a Malfunction track rose.
        RaiseTrack { block: Block, by: u8 },
        /// Draws Malfunction cards until one has the keyword; any card without a keyword.
        DrawCard { block: Block, keyword: Option<Keyword> },
        DrawDirection {},
        DrawResearch {},
        /// Reports that an astronaut took the sixth wound.
        ReportDeath { seat: Seat },
        /// Corrects Morale, −2…+3. Triggers nothing.
        CorrectMorale { to: i8 },
        /// Corrects a Malfunction track, 0–5. Triggers nothing.
        CorrectTrack { block: Block, to: u8 },
        CorrectBox { block: Block, red: bool },
        /// Corrects an objective, from 0 to its goal. Pays nothing.
        CorrectObjective { objective: Id, to: u8 },
        /// Corrects a track of the mission. Triggers nothing.
        CorrectMissionTrack { track: Id, to: i16 },
        /// Corrects how many markers of the mission lie in a place where some lie. Triggers nothing.
        CorrectMarks { mark: Id, on: MarkPlace, to: u8 },
        /// Corrects how many steps a walker has gone. Triggers nothing.
        CorrectWalker { walker: Id, to: u8 },
        /// Switches between Full board (the app tracks the board) and Story.
        KeepBoard { full: bool },
        /// Full board: confirms that a section of the table matches.
        CheckSection { section: Section },
        /// Full board: answers a question that only the crew can decide.
        Pick { pick: Pick },
        /// Full board: reports that a number moved; its consequences follow.
        MoveOnBoard { spot: BoardCounter, to: u8 },
        /// Full board: corrects a number. Triggers nothing.
        CorrectBoard { spot: BoardCounter, to: u8 },
        /// Full board: corrects a token stack by adding a Modifier token on top.
        PutToken { stack: TokenStack, token: Modifier },
        /// Full board: corrects a token stack by removing a Modifier token.
        TakeToken { stack: TokenStack, token: Modifier },
        /// Full board: corrects what is printed on a token that a spot counts; `index` counts those of which something is known.
        MarkToken { spot: BoardCounter, index: usize, name: String },
        /// Full board: plans an action without pawns, along the cheapest route to its region.
        PlanAction { #[serde(rename = "deed")] kind: ActionKind },
        /// Full board: removes a planned action.
        DropAction { index: usize },
        /// Full board: adds a pawn below those of a planned action.
        AddPawn { index: usize, pawn: Pawn },
        /// Full board: removes a pawn from a planned action.
        TakePawn { index: usize, pawn: Pawn },
        /// Full board: moves a pawn to the top of its stack: it performs.
        RaisePawn { index: usize, pawn: Pawn },
        /// Full board: assigns a rover to a planned action, or none.
        SetRover { index: usize, rover: Option<Rover> },
        /// Full board: sends a planned action along one of `routes_of_planned`, counted from 0.
        SetWay { index: usize, way: usize },
        /// Full board: plans an action that the app forbids, as the table allows it.
        PlanOverruled { #[serde(rename = "deed")] kind: ActionKind, reason: RulingReason },
        /// Full board: the table decides about a planned action, against the sum of the app.
        Overrule { index: usize, ruling: Ruling, reason: RulingReason },
        /// Full board: the table decides all that a planned action pays; nothing where empty.
        OverrulePrice { index: usize, price: Vec<Cost>, reason: RulingReason },
        /// Full board: withdraws a ruling of the table.
        DropRuling { index: usize, ruling: Ruling },
        /// Full board: sets the operator of an AOM.
        SetOperator { aom: Id, seat: Seat },
        /// Full board: corrects the operator of an AOM.
        CorrectOperator { aom: Id, seat: Seat },
        /// Full board: trades a green marker for its spare part, before anything is declared.
        Dismantle { place: Place, part: Part },
        /// Full board: exchanges an Upgrade card for its two spare parts.
        ExchangeUpgrade { upgrade: Id },
        /// Full board: uses and discards an Available POI token: a mission icon, or its own printed effect without one.
        UsePoi { poi: Option<Id> },
        /// Full board: uses and discards an Available POI token that has a name; `index` counts the named ones.
        UsePoiToken { index: usize },
        /// Full board: corrects the name of a skill (0 the basic one, 1–3 the cards).
        NameSkill { seat: Seat, skill: u8, name: String },
        /// Full board: corrects whether a skill is ready, discarded by an effect, or locked.
        SetSkillState { seat: Seat, skill: u8, state: SkillState },
        /// Full board: pays Morale tokens for a skill (0 the basic one, 1–3 the cards); its effect is reported separately.
        UseSkill { seat: Seat, skill: u8, pays: u8 },
        /// Full board: the app rolls the dice of the current action.
        RollDice {},
        /// Full board: the app rolls a die of the current action again, as a skill says.
        RerollDie { die: ActionDie },
        /// Full board: enters what the dice of the current action show, after skills and rerolls.
        EnterDice { success: bool, wound: bool, adventure: bool },
        /// Full board: enters the region tile that the crew drew.
        EnterTile { features: BTreeSet<Feature>, samples: u8, pois: u8 },
        /// Full board: corrects a region tile. Triggers nothing; its samples are corrected separately.
        LayTile { region: Region, features: BTreeSet<Feature> },
        /// Full board: corrects a region to unexplored, and removes everything on it.
        TakeTileUp { region: Region },
        /// Full board: resolves effects of `board::printed::catalogue` in order; without a performer the First Player performs.
        DoAsPrinted { says: Vec<Effect>, by: Option<Seat> },
        /// Full board: enters how much of its resource the front of the current Shutdown tile requires.
        EnterFront { needs: u8 },
    }
    fields: action adventure aom block by cards dice die difficulty event features full index keyword kind = "deed" living mark met name
        needs objective on option part pawn pays pick place players poi pois price profession reason red region rolled rover
        ruling samples says seat section skill sol spot stack state success systems to token track upgrade used value walker way
        working wound yes
}

impl Field {
    /// The field that holds the number of a Block.
    pub const fn of_block(block: Block) -> Self {
        match block {
            Block::Working => Self::working,
            Block::Living => Self::living,
            Block::Systems => Self::systems,
        }
    }
}
