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

use crate::app::Shared;
use crate::app::action::{Action, Request};
use crate::app::game::GameScreen;
use crate::app::offered::Offered;
use crate::app::screen::Screen;
use crate::app::screen::report::Report;
use crate::app::screen::save_points::{self, SavePoints};
use crate::app::widget::{Element, Motion, kept};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::effect::Id;
use crate::first_martians::state::{Card, Kept, NAME_MAX, Seat, Step};
use crate::first_martians::words::{AdventureType, Block};
use crate::language::Voice;
use crate::language::page::{self, Page};
use crate::play::{self, Refusal, Turn};
use crate::session::{Session, Unplayed, Wish, trouble};

/// How many turns of the history are shown at first, and how many more each time.
const TURNS: usize = 40;

pub(crate) const SCROLLS: [&str; 2] = ["step", "side"];

/// What is beside the step.
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

/// What the screen remembers by itself; the game is elsewhere.
#[derive(Debug, Clone)]
pub struct Table {
    offered: Offered,
    page: Page,
    side: Side,
    /// Whether a window without a side panel shows it instead of the step.
    aside: bool,
    /// Whether the board is shown instead of the step.
    on_board: bool,
    board: Board,
    /// Whether some of it was still to be compared with the table.
    unsure: bool,
    planner: planner::Planner,
    /// The region tile that is being entered.
    tile: acting::Tile,
    /// What a printed card says, as it is put together.
    printed: printed::Printed,
    /// Numbers that are being entered.
    entry: BTreeMap<Block, u8>,
    names: BTreeMap<Seat, String>,
    /// The type of the Adventure that is called for.
    adventure: Option<AdventureType>,
    /// From which deck a Malfunction card is called for.
    deck: Option<Block>,
    /// Who is about to be reported dead.
    dying: Option<Seat>,
    /// The objective that is shown whole.
    objective: Option<Id>,
    reading: Option<Card>,
    save_points: SavePoints,
    turns: usize,
    /// The advice that was opened where it stood as one line.
    advice_open: Option<String>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Play(Command),
    Main,
    Undo,
    Redo,
    SavePoints(save_points::Message),
    ShowStep,
    ShowSide(Side),
    ShowBoard,
    Board(board::Message),
    Planner(planner::Message),
    /// The region tile that is being entered has changed.
    Tile(acting::Message),
    Printed(printed::Message),
    Entered(Block, u8),
    NameTyped(Seat, String),
    NamesDone,
    /// The type of an Adventure was chosen, or none.
    AdventureChosen(Option<AdventureType>),
    DeckChosen(Option<Block>),
    DeathAsked(Option<Seat>),
    /// An objective is to be shown whole, or folded.
    ObjectiveShown(Option<Id>),
    ReadAgain(Option<Card>),
    Older,
    Back,
    Home,
    AdviceOpened(String),
    NoAdvice,
    /// The rules were asked for: an entry of the step, or the search.
    Rules(Option<&'static str>),
    Wrong,
    Settings,
    MyBox,
    Share,
    Compare,
}

/// Shows the step and what is beside it from their top.
pub(crate) fn to_top() -> Action {
    Action::to_top(SCROLLS)
}

#[derive(Debug, Clone)]
pub struct Shown<'a> {
    pub voice: &'a Voice,
    pub session: &'a Session,
    pub offered: &'a Offered,
    pub page: &'a Page,
    pub advice: Option<String>,
    pub motion: Motion,
    pub(crate) offers_box: bool,
    /// What is remembered of printed cards, by name.
    pub printed: &'a BTreeMap<String, Vec<Value>>,
    /// Whether there is room for what need not be seen at once.
    pub(crate) roomy: bool,
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

impl GameScreen<Game> for Table {
    fn opened(table: &play::Table<Game>, voice: &Voice) -> Self {
        let (offered, game) = (Offered::of(table), table.game());
        let mut table = Self {
            offered,
            page: page::page(voice, game),
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

    fn step(game: &Game) -> String {
        game.state().step_id().to_owned()
    }

    fn refusal(_: &Game, voice: &Voice, refusal: &Refusal) -> String {
        trouble::unplayed(voice, &Unplayed::Refused(refusal.clone()))
    }

    /// The names that were typed and are not in the game yet, as wishes.
    fn unsaved(&self) -> Vec<Wish> {
        let typed = self
            .names
            .iter()
            .filter_map(|(&seat, name)| self.offered.taken(Command::SetName { seat, name: name.trim().to_owned() }));
        typed.map(Wish::Play).collect()
    }

    fn leaving(&mut self, from: Turn) {
        self.save_points.leaving(from);
    }

    /// The game has moved on: what was half done on the screen is over.
    fn moved(&mut self, table: &play::Table<Game>, voice: &Voice, step_before: &str) {
        let game = table.game();
        let state = game.state();
        self.offered = Offered::of(table);
        self.page = page::page(voice, game);
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

    fn speak(&mut self, game: &Game, voice: &Voice) {
        self.page = page::page(voice, game);
    }
}

impl Table {
    /// The ids of the rules entries of the step at hand.
    pub(crate) fn entries(&self) -> &[&'static str] {
        &self.page.entries
    }

    fn open_fitting_side(&mut self, game: &Game) {
        match (&game.state().step, self.side) {
            (Step::Resolve, _) if game.state().queue.is_empty() => self.side = Side::Report,
            (Step::Resolve, _) | (_, Side::Log | Side::History | Side::Corrections) => {}
            (_, Side::Report) => self.side = Side::Log,
        }
    }

    pub(crate) fn update(&mut self, message: Message, game: &Game, shared: &Shared) -> Request<Command> {
        match message {
            Message::Play(command @ Command::DoAsPrinted { .. }) => {
                let _ = self.printed.close();
                return self.wish(Wish::Play(command));
            }
            Message::Play(command) => return self.wish(Wish::Play(command)),
            Message::Main if game.state().outcome.is_some() && game.state().queue.is_empty() => return Request::Leave,
            Message::Main => match self.main_command(game) {
                Some(command) => return self.wish(Wish::Play(command)),
                None => return Request::NONE,
            },
            Message::Undo => return Request::Play(vec![Wish::Undo]),
            Message::Redo => return Request::Play(vec![Wish::Redo]),
            Message::SavePoints(message) => {
                return self.save_points.update(message, NAME_MAX * 2).map_or(Request::NONE, |wish| Request::Play(vec![wish]));
            }
            Message::ShowStep => {
                self.aside = false;
                self.on_board = false;
                return Request::App(to_top());
            }
            Message::ShowSide(side) => {
                self.side = side;
                self.aside = true;
                self.on_board = false;
                return Request::App(to_top());
            }
            Message::ShowBoard => {
                self.on_board = !self.on_board;
                return Request::App(to_top());
            }
            Message::Board(message) => self.board.update(message),
            Message::Planner(message) => self.planner.update(message),
            Message::Printed(message @ printed::Message::Open(true)) => {
                let _ = self.printed.update(message, shared);
                return self.update(Message::ShowSide(Side::Report), game, shared);
            }
            Message::Printed(message) => return Request::App(self.printed.update(message, shared)),
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
                return if unsaved.is_empty() { Request::NONE } else { Request::Play(unsaved) };
            }
            Message::AdventureChosen(adventure) => self.adventure = adventure,
            Message::DeckChosen(deck) => self.deck = deck,
            Message::ObjectiveShown(objective) => self.objective = objective,
            Message::DeathAsked(seat) => self.dying = seat,
            Message::ReadAgain(card) => {
                self.reading = card;
                return Request::App(to_top());
            }
            Message::Older => self.turns += TURNS,
            Message::Back => return self.back(),
            Message::Home => return Request::Leave,
            Message::AdviceOpened(sentence) => self.advice_open = Some(sentence),
            Message::NoAdvice => return Request::App(Action::Settings(Box::new(shared.advising(false)))),
            Message::Rules(entry) => return Request::App(Action::Rules(entry.map(str::to_owned))),
            Message::Wrong => return Request::App(Action::push(Screen::Report(Report::default()))),
            Message::Settings => return Request::App(Action::push(Screen::Settings)),
            Message::MyBox => return Request::App(Action::MyBox),
            Message::Share => return Request::App(Action::Share),
            Message::Compare => return Request::App(Action::CompareMission),
        }
        Request::NONE
    }

    /// What the main button plays; none where the step waits for an answer or is the end.
    pub(crate) fn main_command(&self, game: &Game) -> Option<Command> {
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

    fn wish(&self, wish: Wish) -> Request<Command> {
        let mut wishes = self.unsaved();
        wishes.push(wish);
        Request::Play(wishes)
    }

    fn back(&mut self) -> Request<Command> {
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
                return Request::Leave;
            }
        }
        Request::NONE
    }

    fn entered(&self, block: Block) -> u8 {
        self.entry.get(&block).copied().unwrap_or(0)
    }

    pub(crate) fn view<'a>(
        &'a self,
        session: &'a Session,
        shared: &'a Shared,
        advice: Option<String>,
        offers_box: bool,
    ) -> Element<'a, Message> {
        let (voice, motion, printed) = (&shared.voice, shared.motion(), &shared.printed);
        let (offered, page) = (&self.offered, &self.page);
        frame::view(self, Shown { voice, session, offered, page, advice, motion, offers_box, printed, roomy: true })
    }
}
