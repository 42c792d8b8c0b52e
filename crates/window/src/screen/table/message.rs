//! What is pressed on the screen of a mission.

use super::{PictureFormat, board, current_action, planner, printed, resume_checklist};
use crate::jobs::library::Sequel;
use crate::screen::rules::RulesAt;
use crate::screen::save_points;
use first_martians::board::{ActionDie, ActionKind};
use first_martians::command::Command;
use first_martians::effect::Id;
use first_martians::state::{Card, Seat};
use first_martians::vocabulary::{AdventureType, Block, Rover};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Log,
    Report,
    History,
    Corrections,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::Log, Self::Report, Self::History, Self::Corrections];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Log => "tab-log",
            Self::Report => "tab-table",
            Self::History => "tab-history",
            Self::Corrections => "tab-correct",
        }
    }
}

#[derive(Debug, Clone)]
pub enum Message {
    Play(Command),
    /// Several commands by one press, in this order.
    PlayAll(Vec<Command>),
    /// Plans an action with free pawns.
    Plan(Box<NewPlan>),
    Main,
    Undo,
    Redo,
    /// Shows or hides the instructions of a step.
    SectionToggled(&'static str),
    SavePoints(save_points::Message),
    ShowStep,
    ShowSide(Side),
    /// Shows the board, or hides it.
    ShowBoard(bool),
    /// Shows where actions are planned: the HUB or the map.
    PlanOn(board::Tab),
    Board(board::Message),
    Planner(planner::Message),
    Tile(current_action::Message),
    Printed(printed::Message),
    Entered(Block, u8),
    Turned(ActionDie, bool),
    NameTyped(Seat, String),
    NamesDone,
    Laid(usize),
    AdventureChosen(Option<AdventureType>),
    DeckChosen(Option<Block>),
    DeathAsked(Option<Seat>),
    /// Opens an objective of the log, or closes it.
    ObjectiveToggled(Id),
    ReadAgain(Option<Card>),
    Older,
    Back,
    /// Closes what is open, and never leaves the game.
    Close,
    Home,
    AdviceOpened(String),
    /// What it says.
    AdviceOff(String),
    /// An entry of the current step, or the search.
    Rules(RulesAt),
    ReportProblem,
    Settings,
    MyBox,
    Share,
    Compare,
    /// The missions that can be played after the one that is over were read.
    SequelRead(Box<Sequel>),
    PlayMission(String),
    /// Where the files are on a disk, in both formats.
    SavePicture(PictureFormat),
    Scores,
    /// Shows all notices over the page.
    Notices(bool),
    Dismiss(usize),
    PutBack(resume_checklist::Message),
}

/// An action that one press plans.
#[derive(Debug, Clone)]
pub struct NewPlan {
    pub kind: ActionKind,
    pub rover: Option<Rover>,
    /// With the pawns of a sure success, or with those that roll its dice.
    pub sure: bool,
}
