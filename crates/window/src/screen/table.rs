//! A mission being played, from its set-up to its end.

mod advice;
pub mod board;
mod changes;
mod corrections;
pub(crate) mod current_action;
mod end;
pub(crate) mod entered_dice;
mod events;
mod frame;
mod history;
mod log;
mod message;
pub mod planner;
mod presses;
pub mod printed;
pub mod resume_checklist;
mod rolled_dice;
pub mod rulings;
mod sections;
mod set_up;
mod setup_steps;
mod shown;
mod step;

use std::collections::{BTreeMap, BTreeSet};

use board::BoardView;
pub use end::{EndPicture, PictureFormat};
use entered_dice::EnteredDice;
pub use message::{Message, NewPlan, Side};
use presses::Presses;
use resume_checklist::PutBack;
use rolled_dice::LastRoll;
use sections::Sections;
pub use shown::Shown;

use crate::Shared;
use crate::action::{Action, Request};
use crate::game::GameScreen;
use crate::offers::Offers;
use crate::screen::{Screen, report::Report, save_points::SavePoints};
use crate::widget::Element;
use crate::widget::reveal;
use base::locale::sanitized;
use base::play::{self, HistoryPosition, Refusal};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::dealt_set_up::confirm_step;
use first_martians::effect::Id;
use first_martians::queries::planning::{is_planning, planned_with_pawns};
use first_martians::queries::resolving::{awaited_input, is_unreported};
use first_martians::state::{Card, ComponentSource, NAME_MAX, Seat, Step};
use first_martians::vocabulary::{AdventureType, Block, Phase};
use language::page::{self, Page};
use language::{Localizer, fact_text};
use session::{PlayerAction, Session};

/// How many turns of the history are shown at first, and how many more each time.
const TURNS: usize = 40;

pub(crate) const SCROLLS: [&str; 2] = ["step", "side"];

/// The state of the screen itself.
#[derive(Debug, Clone)]
pub struct MissionScreen {
    offered: Offers,
    page: Page,
    /// The parts of the page that have lines of their own, and what of them is folded.
    sections: Sections,
    presses: Presses,
    /// Whether the Actions phase would end without a report, or has just ended so.
    unreported: bool,
    side: Side,
    /// Whether a window without a side panel shows the side instead of the step.
    side_open: bool,
    /// Whether the board is shown instead of the step.
    board_open: bool,
    /// Whether a window that is large enough for the whole board shows it, because the crew plans on it.
    plans_on_board: bool,
    board: BoardView,
    /// Whether parts of the board were still to be checked against the table.
    unchecked: bool,
    planner: planner::Planner,
    /// The region tile that is being entered.
    tile: current_action::Tile,
    /// The printed card that is being entered.
    printed: printed::Printed,
    /// Dice and penalties that are being entered: what is not in it was not entered, which is not a 0.
    entry: EnteredDice,
    /// The dice that were rolled last, as long as they matter.
    last_roll: Option<LastRoll>,
    names: BTreeMap<Seat, String>,
    /// The lines of the set-up that are ticked.
    laid: setup_steps::Laid,
    adventure: Option<AdventureType>,
    /// The Malfunction deck from which a card is called for.
    deck: Option<Block>,
    /// The astronaut about to be reported dead.
    reported_dead: Option<Seat>,
    /// The objectives that are open in the log. One that is pressed closes no other: nothing above it moves.
    objectives: BTreeSet<Id>,
    open_card: Option<Card>,
    save_points: SavePoints,
    turns: usize,
    advice_open: Option<String>,
    /// Advice of this page that was turned off.
    advice_off: Option<String>,
    end: end::End,
    put_back: PutBack,
    /// Counts the pages that were shown. One that undo or redo shows again is another one: it is laid out anew.
    page_number: usize,
}

pub(crate) fn to_top() -> Action {
    Action::to_top(SCROLLS)
}

impl GameScreen<Game> for MissionScreen {
    fn opened(history: &play::GameHistory<Game>, localizer: &Localizer) -> Self {
        let (offered, game) = (Offers::of(history), history.game());
        let mut table = Self {
            offered,
            page: page::page_at(localizer, history),
            sections: Sections::default(),
            presses: Presses::of(history),
            unreported: is_unreported(history),
            side: Side::Log,
            side_open: false,
            board_open: false,
            // A game that goes on begins with its step.
            plans_on_board: false,
            board: BoardView::default(),
            unchecked: false,
            planner: planner::Planner::default(),
            tile: current_action::Tile::default(),
            printed: printed::Printed::default(),
            entry: EnteredDice::default(),
            last_roll: LastRoll::of(history),
            names: BTreeMap::new(),
            laid: setup_steps::Laid::default(),
            adventure: None,
            deck: None,
            reported_dead: None,
            objectives: BTreeSet::new(),
            open_card: None,
            save_points: SavePoints::default(),
            turns: TURNS,
            advice_open: None,
            advice_off: None,
            end: end::End::default(),
            put_back: PutBack::opened(history, localizer),
            page_number: 0,
        };
        table.end.refresh(history, localizer);
        table.board.settled(game.state().board_state(), true);
        table.planner.refresh(game);
        table.open_fitting_side(game);
        table.refresh_sections(history, localizer);
        table
    }

    fn step(game: &Game) -> String {
        game.state().step_id().to_owned()
    }

    fn refusal(
        game: &Game,
        localizer: &Localizer,
        command: Option<&Command>,
        refusal: &Refusal,
    ) -> String {
        fact_text::refusal_of(localizer, game, command, refusal)
    }

    fn unsaved(&self) -> Vec<PlayerAction> {
        let typed = self.names.iter().filter_map(|(&seat, name)| {
            self.offered.accepted(Command::SetName {
                seat,
                name: name.trim().to_owned(),
            })
        });
        let marked = self
            .board
            .typed()
            .filter_map(|command| self.offered.accepted(command));
        typed.chain(marked).map(PlayerAction::Play).collect()
    }

    fn before_return(&mut self, from: HistoryPosition) {
        self.save_points.before_return(from);
    }

    fn refresh(
        &mut self,
        table: &play::GameHistory<Game>,
        localizer: &Localizer,
        step_before: &str,
    ) {
        let game = table.game();
        let state = game.state();
        self.offered = Offers::of(table);
        self.page = page::page_at(localizer, table);
        self.refresh_sections(table, localizer);
        let is_other_page = state.step_id() != step_before || !self.presses.is_behind(table);
        self.page_number += usize::from(is_other_page);
        self.advice_off = self.advice_off.take().filter(|_| !is_other_page);
        self.presses.settled(table);
        self.unreported = is_unreported(table);
        self.entry = EnteredDice::default();
        self.last_roll = LastRoll::of(table);
        self.end.refresh(table, localizer);
        self.put_back.refresh(table, localizer, is_other_page);
        // Its reports stay open while another one is made below them.
        let is_reported = table.newest_first().next().is_some_and(|(_, played)| {
            matches!(
                played.command,
                Command::DrawAdventure { .. } | Command::RollAction { .. }
            )
        });
        self.adventure = self.adventure.filter(|_| !is_other_page && !is_reported);
        self.deck = None;
        self.reported_dead = None;
        self.names.retain(|&seat, typed| {
            let named = state
                .crew
                .astronauts
                .get(usize::from(seat))
                .map(|astronaut| astronaut.name.as_deref().unwrap_or_default());
            named.is_some_and(|named| named != typed.trim())
        });
        self.board.settled(state.board_state(), is_other_page);
        self.planner.refresh(game);
        self.tile = current_action::Tile::default();
        let unsure = state
            .board_state()
            .is_some_and(|board| !board.unchecked.is_empty());
        // When the app starts to keep the board during a game, it is checked against the table first.
        self.board_open |= unsure && !self.unchecked;
        self.unchecked = unsure;
        if state.board_state().is_none() {
            self.board_open = false;
        }
        if state.step_id() != step_before {
            self.side_open = false;
            self.board_open = false;
            self.plans_on_board = is_planning(game);
            self.open_card = None;
            self.open_fitting_side(game);
        }
    }

    fn set_language(&mut self, table: &play::GameHistory<Game>, localizer: &Localizer) {
        self.page = page::page_at(localizer, table);
        self.end.set_language(table.game(), localizer);
        self.put_back.set_language(table.game(), localizer);
        self.refresh_sections(table, localizer);
    }
}

impl MissionScreen {
    pub const fn page(&self) -> &Page {
        &self.page
    }

    fn open_fitting_side(&mut self, game: &Game) {
        match (&game.state().step, self.side) {
            (Step::Resolve, _)
                if game.state().queue.is_empty() && game.state().board_state().is_none() =>
            {
                self.side = Side::Report;
            }
            // What was not reported can still be.
            _ if self.unreported => self.side = Side::Report,
            (Step::Resolve, _) | (_, Side::Log | Side::History | Side::Corrections) => {}
            (_, Side::Report) => self.side = Side::Log,
        }
    }

    pub fn update(&mut self, message: Message, game: &Game, shared: &Shared) -> Request<Command> {
        match message {
            Message::Play(command @ Command::DoAsPrinted { .. }) => {
                self.printed.played();
                return self.wish([command]);
            }
            // What is chosen already is not chosen again: there would be nothing to undo.
            Message::Play(command) if presses::is_chosen_already(game, &command) => {
                return Request::NONE;
            }
            Message::Play(command) => return self.wish([command]),
            Message::PlayAll(commands) => return self.press(commands),
            Message::Plan(new) => {
                // Its place on the board closes, so that the plan and the whole board are in view.
                let _ = self.board.back();
                return self.press(planned_with_pawns(game, &new.kind, new.rover, new.sure));
            }
            Message::Main if game.state().outcome.is_some() && game.state().queue.is_empty() => {
                return self.end.main(shared);
            }
            // What the set-up leaves to the app is dealt with the same press.
            Message::Main
                if game.state().step.phase() == Phase::SetUp && game.state().queue.is_empty() =>
            {
                return self.press(confirm_step(game));
            }
            Message::Main => match self.main_command(game) {
                Some(command) => {
                    let passing = self.sections.commands();
                    return self.press(if passing.is_empty() {
                        vec![command]
                    } else {
                        passing.to_vec()
                    });
                }
                None => return Request::NONE,
            },
            Message::Undo => {
                return Request::Play(vec![PlayerAction::Undo; self.presses.undo_count]);
            }
            Message::Redo => {
                return Request::Play(vec![PlayerAction::Redo; self.presses.redo_count]);
            }
            Message::SectionToggled(step) => self.sections.toggle(step),
            Message::SavePoints(message) => {
                return self
                    .save_points
                    .update(message, NAME_MAX * 2)
                    .map_or(Request::NONE, |wish| Request::Play(vec![wish]));
            }
            Message::ShowStep => {
                self.side_open = false;
                self.board_open = false;
                self.plans_on_board = false;
                return Request::App(to_top());
            }
            Message::ShowSide(side) => {
                self.side = side;
                self.side_open = true;
                self.board_open = false;
                // The step beside it stays where it is read.
                return Request::App(Action::to_top([SCROLLS[1]]));
            }
            Message::ShowBoard(open) => {
                self.board_open = open;
                self.plans_on_board = false;
                return Request::App(to_top());
            }
            Message::PlanOn(tab) => {
                self.board_open = true;
                self.side_open = false;
                self.board.update(board::Message::Tab(tab));
                return Request::App(to_top());
            }
            Message::Board(message) => {
                let shown = board::shown_by(&message);
                let is_other_tab = matches!(message, board::Message::Tab(_));
                self.board.update(message);
                if is_other_tab {
                    return Request::App(to_top());
                }
                if let Some(shown) = shown {
                    return Request::App(Action::Run(shown));
                }
            }
            Message::Planner(message @ planner::Message::Listed(_)) => {
                self.planner.update(message);
                // The list takes the place of the plan, or gives it back.
                return Request::App(Action::Run(reveal(planner::LIST)));
            }
            Message::Planner(message) => self.planner.update(message),
            Message::Printed(message @ printed::Message::Open(true)) => {
                let _ = self.printed.update(message, shared);
                return self.update(Message::ShowSide(Side::Report), game, shared);
            }
            Message::Printed(message) => return Request::App(self.printed.update(message, shared)),
            Message::Tile(message) => self.tile.update(message),
            Message::Entered(block, number) => self.entry.enter(block, number),
            Message::Turned(die, shows) => self.entry.turn(die, shows),
            Message::NameTyped(seat, typed) => {
                let name = sanitized(&typed, NAME_MAX);
                let _ = self.names.insert(seat, name);
            }
            Message::NamesDone => {
                let unsaved = self.unsaved();
                return if unsaved.is_empty() {
                    Request::NONE
                } else {
                    Request::Play(unsaved)
                };
            }
            Message::Laid(line) => self.laid.toggle(line),
            Message::AdventureChosen(adventure) => self.adventure = adventure,
            Message::DeckChosen(deck) => self.deck = deck,
            Message::ObjectiveToggled(objective) => {
                if !self.objectives.remove(&objective) {
                    let _ = self.objectives.insert(objective);
                }
            }
            Message::DeathAsked(seat) => self.reported_dead = seat,
            Message::ReadAgain(card) => {
                self.open_card = card;
                return Request::App(to_top());
            }
            Message::Older => self.turns += TURNS,
            Message::Back => return self.back(),
            Message::Close => {
                return match self.back() {
                    Request::Leave => Request::NONE,
                    request => request,
                };
            }
            Message::Home => return Request::Leave,
            Message::AdviceOpened(sentence) => self.advice_open = Some(sentence),
            Message::AdviceOff(sentence) => {
                self.advice_off = Some(sentence);
                return Request::App(Action::Settings(Box::new(shared.advising(false))));
            }
            Message::Rules(at) => return Request::App(Action::Rules(at)),
            Message::ReportProblem => {
                return Request::App(Action::push(Screen::Report(Report::default())));
            }
            Message::Settings => return Request::App(Action::push(Screen::Settings)),
            Message::MyBox => return Request::App(Action::MyBox),
            Message::Share => return Request::App(Action::Share),
            Message::Compare => return Request::App(Action::CompareMission),
            Message::SequelRead(sequel) => self.end.set_sequel(*sequel),
            Message::PlayMission(folder) => return end::play(folder, shared),
            Message::SavePicture(format) => return self.end.save_picture(format, shared),
            Message::PutBack(message) => return self.put_back.update(message, game, shared),
            Message::Scores => return Request::App(Action::Scores),
            Message::Notices(open) => return Request::App(Action::Notices(open)),
            Message::Dismiss(index) => return Request::App(Action::Dismiss(index)),
        }
        Request::NONE
    }

    /// See [`Screen::page_key`].
    pub fn page_key(&self, game: &Game) -> String {
        let state = game.state();
        // A planned action, or one given up, moves what is planned. Each declared one has a page, before its dice and after them.
        let (planned, declared) = state
            .board
            .as_ref()
            .map_or((0, 0), |board| (board.plan.len(), board.declared.len()));
        // While dice wait, what is paid for them changes the answers.
        let awaited = awaited_input(game).map(|input| (input, &self.page.options));
        let task = (
            &state.step,
            state.queue.front(),
            state.queue.len(),
            &state.outcome,
            planned,
            declared,
            awaited,
        );
        let asked = (
            self.adventure,
            self.deck,
            self.reported_dead,
            &self.open_card,
        );
        let open = (
            self.side,
            self.side_open,
            self.board_open,
            self.plans_on_board,
            self.planner.is_listed(),
            self.board.page_key(),
        );
        format!("{:?}", (task, asked, open, self.put_back.is_listed()))
    }

    /// What the main button plays; `None` where the step waits for an answer or the mission is over.
    pub(crate) fn main_command(&self, game: &Game) -> Option<Command> {
        let state = game.state();
        let roll = |command| (state.dice == ComponentSource::Digital).then_some(command);
        let candidates = [
            Some(Command::Continue {}),
            roll(Command::RollMalfunctionDice {}),
            roll(Command::RollDice {}),
            self.tile.command(),
            self.entry.command(game),
            Some(Command::NextSol {}),
        ];
        candidates
            .into_iter()
            .flatten()
            .find(|command| self.offered.allows(command))
    }

    /// Plays commands that belong together: one undo takes them back.
    fn press(&mut self, commands: Vec<Command>) -> Request<Command> {
        if commands.len() > 1 {
            self.presses.begin();
        }
        self.wish(commands)
    }

    fn wish(&self, commands: impl IntoIterator<Item = Command>) -> Request<Command> {
        Request::Play(
            self.unsaved()
                .into_iter()
                .chain(commands.into_iter().map(PlayerAction::Play))
                .collect(),
        )
    }

    fn refresh_sections(&mut self, table: &play::GameHistory<Game>, localizer: &Localizer) {
        if let Some(page) = self.sections.refresh(table, localizer, &self.page) {
            self.page = page;
        }
    }

    fn back(&mut self) -> Request<Command> {
        if self.open_card.take().is_none()
            && self.reported_dead.take().is_none()
            && self.adventure.take().is_none()
            && self.deck.take().is_none()
            && !self.printed.close()
        {
            if self.board_open {
                self.board_open = self.board.back();
            } else if self.plans_on_board {
                self.plans_on_board = self.board.back();
            } else if self.side_open {
                self.side_open = false;
            } else {
                return Request::Leave;
            }
        }
        Request::NONE
    }

    pub fn view<'a>(
        &'a self,
        session: &'a Session,
        shared: &'a Shared,
        advice: Option<String>,
        offers_box: bool,
    ) -> Element<'a, Message> {
        let (localizer, motion, printed) = (&shared.localizer, shared.motion(), &shared.printed);
        let (offered, page, actions) = (&self.offered, &self.page, self.planner.actions());
        let whole_steps = shared.settings.whole_steps;
        let (is_spacious, whole_board) = (true, false);
        let in_browser = shared.folders.page().is_some();
        frame::view(
            self,
            Shown {
                localizer,
                session,
                offered,
                page,
                actions,
                advice,
                motion,
                offers_box,
                in_browser,
                printed,
                notices: &shared.notices,
                whole_steps,
                is_spacious,
                narrow: false,
                whole_board,
            },
        )
    }
}
