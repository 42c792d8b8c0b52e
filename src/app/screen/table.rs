//! The table: a mission being played, from its set-up to its end.

pub mod acting;
mod advice;
pub mod board;
mod corrections;
mod events;
mod frame;
mod history;
mod log;
pub mod planner;
pub mod printed;
mod rolled;
mod set_up;
mod step;

use std::collections::BTreeMap;

use board::Board;
use serde_json::Value;

use crate::app::offered::Offered;
use crate::app::screen::save_points::{self, SavePoints};
use crate::app::widget::{Element, Motion, kept};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::effect::Id;
use crate::first_martians::state::{Card, Kept, NAME_MAX, Seat, Step};
use crate::first_martians::words::{AdventureType, Block};
use crate::language::Voice;
use crate::play::table::Turn;
use crate::session::{Session, Wish};

/// How many turns of the history are shown at first, and how many more each time.
const TURNS: usize = 40;

/// The parts that scroll.
pub const SCROLLS: [&str; 2] = ["step", "side"];

/// What lies beside the step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The Mission Log.
    Log,
    /// What happened at the table.
    Report,
    /// What has happened so far.
    History,
    /// What is put right by hand.
    Corrections,
}

impl Side {
    /// All of them, in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Log, Self::Report, Self::History, Self::Corrections];

    /// The name of its tab.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Log => "tab-log",
            Self::Report => "tab-table",
            Self::History => "tab-history",
            Self::Corrections => "tab-correct",
        }
    }
}

/// What the screen remembers by itself; the game is elsewhere.
#[derive(Debug, Clone)]
pub struct Table {
    /// What can be done now.
    offered: Offered,
    /// What the side panel shows.
    side: Side,
    /// Whether a window without a side panel shows it instead of the step.
    aside: bool,
    /// Whether the board is shown instead of the step.
    on_board: bool,
    /// The board.
    board: Board,
    /// Whether some of it was still to be compared with the table.
    unsure: bool,
    /// The planner.
    planner: planner::Planner,
    /// The region tile that is being entered.
    tile: acting::Tile,
    /// What a printed card says, as it is put together.
    printed: printed::Printed,
    /// Numbers that are being entered.
    entry: BTreeMap<Block, u8>,
    /// Names that are being typed.
    names: BTreeMap<Seat, String>,
    /// The type of the Adventure that is called for.
    adventure: Option<AdventureType>,
    /// From which deck a Malfunction card is called for.
    deck: Option<Block>,
    /// Who is about to be reported dead.
    dying: Option<Seat>,
    /// The objective that is shown whole.
    objective: Option<Id>,
    /// The card that is read again.
    reading: Option<Card>,
    save_points: SavePoints,
    /// How many turns of the history are shown.
    turns: usize,
    /// The advice that was opened where it stood as one line.
    advice_open: Option<String>,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A command was pressed.
    Play(Command),
    /// The main button was pressed.
    Main,
    /// Undo was pressed.
    Undo,
    /// Redo was pressed.
    Redo,
    /// Something was done with the save points.
    SavePoints(save_points::Message),
    /// The step was asked for.
    ShowStep,
    /// What lies beside it was asked for.
    ShowSide(Side),
    /// The board was asked for, or the step again.
    ShowBoard,
    /// Something on the board was pressed.
    Board(board::Message),
    /// Something in the planner was pressed.
    Planner(planner::Message),
    /// The region tile that is being entered has changed.
    Tile(acting::Message),
    /// Something was pressed in the form of what a printed card says.
    Printed(printed::Message),
    /// A number was entered.
    Entered(Block, u8),
    /// A name was typed.
    NameTyped(Seat, String),
    /// The names are typed.
    NamesDone,
    /// The type of an Adventure was chosen, or none.
    AdventureChosen(Option<AdventureType>),
    /// A Malfunction deck was chosen, or none.
    DeckChosen(Option<Block>),
    /// A death is about to be reported, or not.
    DeathAsked(Option<Seat>),
    /// An objective is to be shown whole, or folded.
    ObjectiveShown(Option<Id>),
    /// A card is to be read again, or put away.
    ReadAgain(Option<Card>),
    /// Older turns were asked for.
    Older,
    /// Escape: out of what is open.
    Back,
    /// Home was pressed.
    Home,
    /// Advice that stands as one line was opened.
    AdviceOpened(String),
    /// No more advice is wanted.
    NoAdvice,
    /// The rules were asked for: an entry of the step, or the search.
    Rules(Option<&'static str>),
    /// Something is wrong.
    Wrong,
    /// Settings were pressed.
    Settings,
    /// The box is to be compared.
    MyBox,
    /// The story is to be shared.
    Share,
    /// The mission is to be compared with what lies on the disk.
    Compare,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Show from its top what is shown now.
    Top,
    /// These wishes, one after another.
    Wish(Vec<Wish>),
    /// The home screen.
    Home,
    /// No more advice.
    NoAdvice,
    /// The rules: that entry, or the search.
    Rules(Option<String>),
    /// A report of what is wrong.
    Report,
    /// The settings.
    Settings,
    /// The owner's box.
    MyBox,
    /// The story, to be shared.
    Share,
    /// The mission, compared with what lies on the disk.
    Compare,
    /// Remember by this name what a printed card says; forget it where it says nothing.
    Remember(String, Vec<Value>),
}

/// What the views of the table show.
#[derive(Debug, Clone)]
pub struct Shown<'a> {
    /// The language.
    pub voice: &'a Voice,
    /// The game and its past.
    pub session: &'a Session,
    /// What can be done now.
    pub offered: &'a Offered,
    /// Advice on the step at hand.
    pub advice: Option<String>,
    /// Whether things move.
    pub motion: Motion,
    /// Whether the box is offered to be compared.
    pub offers_box: bool,
    /// What is remembered of printed cards, by name.
    pub printed: &'a BTreeMap<String, Vec<Value>>,
    /// Whether there is room for what need not be seen at once.
    pub roomy: bool,
}

impl Shown<'_> {
    fn game(&self) -> &Game {
        self.session.game()
    }

    /// The message that plays the command, where it would be taken.
    fn play(&self, command: Command) -> Option<Message> {
        self.offered.taken(command).map(Message::Play)
    }

    fn say(&self, id: &str) -> String {
        self.voice.plain(id)
    }
}

impl Table {
    /// The screen of a game that was just opened.
    pub fn new(game: &Game) -> Self {
        let mut table = Self {
            offered: Offered::by(game),
            side: Side::Log,
            aside: false,
            on_board: false,
            board: Board::default(),
            unsure: false,
            planner: planner::Planner::default(),
            tile: acting::Tile::default(),
            printed: printed::Printed::default(),
            entry: BTreeMap::new(),
            names: BTreeMap::new(),
            adventure: None,
            deck: None,
            dying: None,
            objective: None,
            reading: None,
            save_points: SavePoints::default(),
            turns: TURNS,
            advice_open: None,
        };
        table.planner.settled(game);
        table.open_fitting_side(game);
        table
    }

    /// The game has moved on: what was half done on the screen is over.
    pub fn moved(&mut self, game: &Game, step_before: &str) {
        let state = game.state();
        self.offered = Offered::by(game);
        self.entry.clear();
        self.adventure = None;
        self.deck = None;
        self.dying = None;
        self.names.retain(|&seat, typed| {
            let named =
                state.crew.astronauts.get(usize::from(seat)).map(|astronaut| astronaut.name.as_deref().unwrap_or_default());
            named.is_some_and(|named| named != typed.trim())
        });
        self.board.settled();
        self.planner.settled(game);
        self.tile = acting::Tile::default();
        let unsure = state.twin().is_some_and(|twin| !twin.unsure.is_empty());
        // Whoever lets the app keep the board in the middle of a game compares it with the table first.
        self.on_board |= unsure && !self.unsure;
        self.unsure = unsure;
        if state.twin().is_none() {
            self.on_board = false;
        }
        if state.step_id() != step_before {
            self.aside = false;
            self.on_board = false;
            self.reading = None;
            self.open_fitting_side(game);
        }
    }

    fn open_fitting_side(&mut self, game: &Game) {
        match (&game.state().step, self.side) {
            (Step::Resolve, _) if game.state().queue.is_empty() => self.side = Side::Report,
            (Step::Resolve, _) | (_, Side::Log | Side::History | Side::Corrections) => {}
            (_, Side::Report) => self.side = Side::Log,
        }
    }

    /// The game goes back to a save point from there.
    pub fn leaving(&mut self, from: Turn) {
        self.save_points.leaving(from);
    }

    /// What happens next.
    pub fn update(&mut self, message: Message, game: &Game) -> Action {
        match message {
            Message::Play(command @ Command::DoAsPrinted { .. }) => {
                let _ = self.printed.close();
                return self.wish(Wish::Play(command));
            }
            Message::Play(command) => return self.wish(Wish::Play(command)),
            Message::Main if game.state().outcome.is_some() && game.state().queue.is_empty() => return Action::Home,
            Message::Main => match self.main_command(game) {
                Some(command) => return self.wish(Wish::Play(command)),
                None => return Action::None,
            },
            Message::Undo => return Action::Wish(vec![Wish::Undo]),
            Message::Redo => return Action::Wish(vec![Wish::Redo]),
            Message::SavePoints(message) => {
                return self.save_points.update(message, NAME_MAX * 2).map_or(Action::None, |wish| Action::Wish(vec![wish]));
            }
            Message::ShowStep => {
                self.aside = false;
                self.on_board = false;
                return Action::Top;
            }
            Message::ShowSide(side) => {
                self.side = side;
                self.aside = true;
                self.on_board = false;
                return Action::Top;
            }
            Message::ShowBoard => {
                self.on_board = !self.on_board;
                return Action::Top;
            }
            Message::Board(message) => self.board.update(message),
            Message::Planner(message) => self.planner.update(message),
            Message::Printed(message @ printed::Message::Open(true)) => {
                let _ = self.printed.update(message);
                return self.update(Message::ShowSide(Side::Report), game);
            }
            Message::Printed(message) => return self.printed.update(message),
            Message::Tile(message) => self.tile.update(message),
            Message::Entered(block, number) => {
                let _ = self.entry.insert(block, number);
            }
            Message::NameTyped(seat, typed) => {
                let name = kept(&typed, NAME_MAX);
                let _ = self.names.insert(seat, name);
            }
            Message::NamesDone => {
                let unsaved = self.unsaved();
                return if unsaved.is_empty() { Action::None } else { Action::Wish(unsaved) };
            }
            Message::AdventureChosen(adventure) => self.adventure = adventure,
            Message::DeckChosen(deck) => self.deck = deck,
            Message::ObjectiveShown(objective) => self.objective = objective,
            Message::DeathAsked(seat) => self.dying = seat,
            Message::ReadAgain(card) => {
                self.reading = card;
                return Action::Top;
            }
            Message::Older => self.turns += TURNS,
            Message::Back => return self.back(),
            Message::Home => return Action::Home,
            Message::AdviceOpened(sentence) => self.advice_open = Some(sentence),
            Message::NoAdvice => return Action::NoAdvice,
            Message::Rules(entry) => return Action::Rules(entry.map(str::to_owned)),
            Message::Wrong => return Action::Report,
            Message::Settings => return Action::Settings,
            Message::MyBox => return Action::MyBox,
            Message::Share => return Action::Share,
            Message::Compare => return Action::Compare,
        }
        Action::None
    }

    /// What the main button plays; none where the step waits for an answer or is the end.
    pub fn main_command(&self, game: &Game) -> Option<Command> {
        let [working, living, systems] = [Block::Working, Block::Living, Block::Systems].map(|block| self.entered(block));
        let roll = (game.state().dice == Kept::Digital).then_some(Command::RollMalfunctionDice {});
        let roll_action = (game.state().dice == Kept::Digital).then_some(Command::RollDice {});
        let candidates = [
            Some(Command::Continue {}),
            roll,
            roll_action,
            Some(self.tile.command()),
            Some(Command::EnterMalfunctionDice { working, living, systems }),
            Some(Command::EnterPenalties { working, living, systems }),
            Some(Command::NextSol {}),
        ];
        candidates.into_iter().flatten().find(|command| self.offered.allows(command))
    }

    /// The names that were typed and are not in the game yet, as wishes.
    pub fn unsaved(&self) -> Vec<Wish> {
        let typed = self
            .names
            .iter()
            .filter_map(|(&seat, name)| self.offered.taken(Command::SetName { seat, name: name.trim().to_owned() }));
        typed.map(Wish::Play).collect()
    }

    fn wish(&self, wish: Wish) -> Action {
        let mut wishes = self.unsaved();
        wishes.push(wish);
        Action::Wish(wishes)
    }

    fn back(&mut self) -> Action {
        if self.reading.take().is_none()
            && self.dying.take().is_none()
            && self.adventure.take().is_none()
            && self.deck.take().is_none()
            && !self.printed.close()
        {
            if self.on_board {
                self.on_board = self.board.back();
            } else if self.aside {
                self.aside = false;
            } else {
                return Action::Home;
            }
        }
        Action::None
    }

    fn entered(&self, block: Block) -> u8 {
        self.entry.get(&block).copied().unwrap_or(0)
    }

    /// The screen.
    pub fn view<'a>(
        &'a self,
        voice: &'a Voice,
        session: &'a Session,
        advice: Option<String>,
        motion: Motion,
        offers_box: bool,
        printed: &'a BTreeMap<String, Vec<Value>>,
    ) -> Element<'a, Message> {
        let offered = &self.offered;
        let shown = Shown { voice, session, offered, advice, motion, offers_box, printed, roomy: true };
        frame::view(self, shown)
    }
}
