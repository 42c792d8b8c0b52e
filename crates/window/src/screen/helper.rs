//! The screens of the three other games: one frame, and per game what is in its middle.
//!
//! What a game offers and its screen does not draw itself is drawn as a [`form`], so that every offer can be reached.

mod end;
pub mod form;
mod frame;
mod history;
pub mod mars_needs_mechanics;
pub mod mechanica;
mod placement;
pub mod pocket_mars;
pub mod set_up;

use std::fmt::Debug;
use std::mem::{Discriminant, discriminant};

use crate::action::{Action, Request};
use crate::screen::Screen as Page;
use crate::screen::report::Report;
use crate::screen::rules::RulesAt;
use crate::screen::save_points::{self, SavePoints};
use crate::screen::table::to_top;
use crate::shared::Reported;
use crate::widget::prelude::*;
use base::play::history::HistoryPosition;
use base::play::{self, Command, Game, GameHistory, Value};
use end::end;
use form::{Entered, InitialNumber};
use language::{Localizer, numbers};
use placement::placed;
pub use placement::{PlacedOffer, Placement, Presentation};
use session::{Helper, PlayerAction};

/// How many turns of the history are shown at first, and how many more each time.
const TURNS: usize = 40;
/// The longest name of a save point, in characters.
const NAME_MAX: usize = 80;

/// A game with a helper, as the window shows it.
pub trait HelperView: Helper<Command: Send, Fact: Send> + Debug + Send + Sync {
    /// Screen state of the middle.
    type ViewState: Default + Clone + Debug;
    type ViewMessage: Clone + Debug + Send + 'static;

    /// Whose turn it is, and what lies in the places that are pressed: once it changes a press there means something else.
    fn turn(&self) -> String;
    /// The seat of the player whose turn it is.
    fn seat_at_hand(&self) -> u8;
    /// A short summary of the state of the game, for the header.
    fn summary(&self, localizer: &Localizer) -> Vec<String>;
    /// The rules entries of the current step, the most important first.
    fn entries(&self) -> &'static [&'static str];
    fn presentation(&self, command: &Self::Command) -> Presentation;
    /// Whether the first fact of a command describes it better than its label, because it names the player.
    fn is_described_by_fact(command: &Self::Command) -> bool;
    /// A field of a command in words.
    fn word(
        &self,
        localizer: &Localizer,
        command: &Self::Command,
        field: FieldOf<Self>,
        value: &ValueOf<Self>,
    ) -> String;
    /// What is known of the free number of a command, given what else was chosen; `None` if at most the example of the offer has it.
    fn initial_number(&self, command: &Self::Command) -> Option<InitialNumber>;
    /// Commands of the same kind whose words keep their places in its form though they are not offered now.
    fn kept_commands(&self, _: &Self::Command) -> Vec<Self::Command> {
        Vec::new()
    }
    /// What to know before the command is played.
    fn note(&self, localizer: &Localizer, command: &Self::Command) -> Option<String>;
    /// Whether something opened that must be in view.
    fn tapped(&self, own: &mut Self::ViewState, tap: Self::ViewMessage) -> bool;
    /// How many things the table has still to enter before the main button goes on.
    fn missing(&self) -> usize {
        0
    }
    /// The label of the main button while numbers are missing, by how many.
    fn missing_label(&self, _: &Localizer, _: usize) -> String {
        String::new()
    }
    /// Commands prepared in the middle, which the main button plays before anything else.
    fn prepared_commands(&self, _: &Self::ViewState) -> Vec<Self::Command> {
        Vec::new()
    }
    /// The label of the main button for them.
    fn prepared_label(&self, _: &Localizer, _: &Self::ViewState) -> String {
        String::new()
    }
    /// Whether something hides the step, so that nothing of it can be played.
    fn is_hidden(_: &Self::ViewState) -> bool {
        false
    }
    /// What the main button does while something hides the step.
    fn hidden_tap(_: &Self::ViewState) -> Option<Self::ViewMessage> {
        None
    }
    /// What the main button says where its command is the exception, because what is usually done is in the middle. The button is then
    /// as prominent as any other.
    fn main_exception(_: &Shown<'_, Self>, _: &Self::Command) -> Option<String> {
        None
    }
    /// Whether the step comes back every turn: in a low window its decisions then come before its instructions.
    fn is_routine(&self) -> bool;
    /// What is spent in this step, beside its heading.
    fn purse(&self, _: &Localizer) -> Option<String> {
        None
    }
    /// The label of one of the ways of a command, where its name is above all of them.
    fn short_label(&self, _: &Localizer, _: &Self::Command) -> Option<String> {
        None
    }
    /// What is open in the middle: another card is another page.
    fn open_card(_: &Self::ViewState) -> String {
        String::new()
    }
    /// Closes what is open in the middle; whether anything was.
    fn closed(own: &mut Self::ViewState) -> bool;
    fn middle<'a>(shown: &Shown<'a, Self>) -> Middle<'a, Self>;
    /// What one looks at to decide, in that width: beside the decisions where there is room, else below them.
    fn context<'a>(_: &Shown<'a, Self>, _: f32) -> Vec<Element<'a, Msg<Self>>> {
        Vec::new()
    }
    /// The players, for the side panel.
    fn player_panels<'a>(shown: &Shown<'a, Self>) -> Vec<Element<'a, Msg<Self>>>;
}

pub(crate) type FieldOf<K> = <<K as Game>::Command as Command>::Field;
pub(crate) type ValueOf<K> = Value<<<K as Game>::Command as Command>::Word>;

pub enum Middle<'a, K: HelperView> {
    Step(Parts<'a, K>),
    /// In place of the whole step: its parts, the id and the label of the main button, which sends [`HelperView::hidden_tap`], and what
    /// leads back beside it.
    Instead {
        parts: Vec<Element<'a, Msg<K>>>,
        main: (&'static str, Label),
        back: Option<Element<'a, Msg<K>>>,
    },
}

/// What a game draws of a step, beside its forms.
pub struct Parts<'a, K: HelperView> {
    /// Across the page, above everything.
    across: Vec<Element<'a, Msg<K>>>,
    /// What is decided now, above the forms.
    decisions: Vec<Element<'a, Msg<K>>>,
    /// What is needed now and then.
    below: Vec<Element<'a, Msg<K>>>,
}

impl<K: HelperView> Parts<'_, K> {
    const NONE: Self = Self {
        across: Vec::new(),
        decisions: Vec::new(),
        below: Vec::new(),
    };
}

pub(crate) type Msg<K> = Message<<K as Game>::Command, <K as HelperView>::ViewMessage>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Players,
    Report,
    History,
    Corrections,
}

impl Side {
    pub const ALL: [Self; 4] = [
        Self::Players,
        Self::Report,
        Self::History,
        Self::Corrections,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Players => "tab-players",
            Self::Report => "tab-table",
            Self::History => "tab-history",
            Self::Corrections => "tab-correct",
        }
    }
}

#[derive(Debug, Clone)]
pub enum Message<C: Command, T> {
    Play(C),
    Main,
    Undo,
    Redo,
    SavePoints(save_points::Message),
    ShowStep,
    ShowSide(Side),
    Entered(Discriminant<C>, C::Field, Value<C::Word>),
    /// Asks a question of a form again that was answered.
    AskedAgain(Discriminant<C>, C::Field),
    Opened(Discriminant<C>),
    /// Opens the form of a command with this field entered.
    OpenedWith(Discriminant<C>, C::Field, Value<C::Word>),
    Older,
    Tapped(T),
    Back,
    /// Leaves the game that is over and sets up another one.
    Again,
    /// Closes what is open, and never leaves the game.
    Close,
    Home,
    /// An entry of the current step, or the search.
    Rules(RulesAt),
    ReportProblem,
    Settings,
    Share,
    /// Shows all notices over the page.
    Notices(bool),
    Dismiss(usize),
}

/// The state of the screen itself.
#[derive(Debug, Clone)]
pub struct HelperScreen<K: HelperView> {
    pub own: K::ViewState,
    offered: Vec<PlacedOffer<K::Command>>,
    side: Side,
    /// Whether a window without a side panel shows the side instead of the step.
    side_open: bool,
    entered: Entered<K::Command>,
    /// The kind of command in whose form something was entered last.
    entered_last: Option<Discriminant<K::Command>>,
    /// How many questions of that form are answered, if it may ask them one by one.
    answers: usize,
    /// The question that such a form asks again.
    asked_again: Option<(Discriminant<K::Command>, FieldOf<K>)>,
    /// The kind of command whose form is open.
    open: Option<Discriminant<K::Command>>,
    /// The seat whose turn it is.
    seat: u8,
    save_points: SavePoints,
    turns: usize,
}

impl<K: HelperView> HelperScreen<K> {
    pub fn new(table: &GameHistory<K>) -> Self {
        Self {
            own: K::ViewState::default(),
            offered: placed(table.game(), table.offers()),
            side: Side::Players,
            side_open: false,
            entered: Entered::default(),
            entered_last: None,
            answers: 0,
            asked_again: None,
            open: None,
            seat: table.game().seat_at_hand(),
            save_points: SavePoints::default(),
            turns: TURNS,
        }
    }

    pub fn refresh(&mut self, table: &GameHistory<K>) {
        self.offered = placed(table.game(), table.offers());
        let seat = table.game().seat_at_hand();
        // The next player begins with the step as it is; what is corrected beside it stays open.
        if std::mem::replace(&mut self.seat, seat) != seat && !self.is_open_beside() {
            self.open = None;
        }
        self.entered = Entered::default();
        self.entered_last = None;
        self.answers = 0;
        self.asked_again = None;
        self.own = K::ViewState::default();
    }

    /// Whether the open form is beside the step.
    fn is_open_beside(&self) -> bool {
        let beside = [Placement::Report, Placement::Corrections];
        self.offered.iter().any(|placed| {
            beside.contains(&placed.placement)
                && Some(discriminant(&placed.offer.command)) == self.open
        })
    }

    /// Another step has begun: it is shown, whatever was open beside it.
    pub(crate) fn show_step(&mut self) {
        self.side_open = false;
        self.open = None;
    }

    pub(crate) const fn before_return(&mut self, from: HistoryPosition) {
        self.save_points.before_return(from);
    }

    pub fn offered(&self) -> &[PlacedOffer<K::Command>] {
        &self.offered
    }

    /// See [`Screen::page_key`](crate::screen::Screen::page_key).
    pub fn page_key(&self, game: &K) -> String {
        // What is offered in the step decides what lies where: one way less, and another one has its place.
        let offered = self
            .offered
            .iter()
            .filter(|placed| placed.placement != Placement::Corrections);
        let offered: Vec<_> = offered.map(|placed| placed.offer.command.name()).collect();
        let prepared = game.prepared_commands(&self.own);
        let prepared: Vec<_> = prepared.iter().map(Command::name).collect();
        let main = (K::hidden_tap(&self.own), self.main_command(), prepared);
        let cards = (
            self.open,
            K::open_card(&self.own),
            self.answers,
            self.asked_again,
        );
        format!(
            "{:?}",
            (game.turn(), main, offered, cards, self.side_open, self.side)
        )
    }

    /// What the main button plays; `None` where the step waits for an answer or the game is over.
    fn main_command(&self) -> Option<&K::Command> {
        self.offered
            .iter()
            .find(|placed| placed.placement == Placement::Main)
            .map(|placed| &placed.offer.command)
    }

    pub fn update(&mut self, message: Msg<K>, game: &K) -> Request<K::Command> {
        match message {
            Message::Play(command) => return Request::Play(vec![PlayerAction::Play(command)]),
            Message::Main if game.is_over() => return Request::Leave,
            Message::Main if K::is_hidden(&self.own) => {
                if let Some(tap) = K::hidden_tap(&self.own) {
                    return self.tapped(tap, game);
                }
            }
            Message::Main => {
                if game.missing() > 0 {
                    return Request::NONE;
                }
                let begun = game.prepared_commands(&self.own);
                let commands = if begun.is_empty() {
                    self.main_command().cloned().into_iter().collect()
                } else {
                    begun
                };
                let commands: Vec<_> = commands.into_iter().map(PlayerAction::Play).collect();
                return if commands.is_empty() {
                    Request::NONE
                } else {
                    Request::Play(commands)
                };
            }
            Message::Undo => return Request::Play(vec![PlayerAction::Undo]),
            Message::Redo => return Request::Play(vec![PlayerAction::Redo]),
            Message::SavePoints(message) => {
                return self
                    .save_points
                    .update(message, NAME_MAX)
                    .map_or(Request::NONE, |wish| Request::Play(vec![wish]));
            }
            Message::ShowStep => {
                self.side_open = false;
                return Request::App(to_top());
            }
            Message::ShowSide(side) => {
                self.side = side;
                self.side_open = true;
                return Request::App(to_top());
            }
            Message::Entered(kind, field, value) => {
                drop(self.entered.insert((kind, field), value));
                self.entered_last = Some(kind);
                let (progress, asked_again) =
                    (form::progress(self, game, kind), self.asked_again.take());
                let is_next = asked_again.is_some() || progress.answers != self.answers;
                self.answers = progress.answers;
                let done = self.offered.iter().map(|placed| &placed.offer.command);
                let mut done = done.filter(|command| discriminant(*command) == kind);
                // Where another question took the place of the answered one, it is in view; after the last one the button is.
                return match done.next() {
                    Some(command) if is_next && progress.is_complete => {
                        Request::App(Action::Run(reveal(form::done_id(command))))
                    }
                    _ if is_next => Request::App(Action::Run(reveal(form::ASKED))),
                    _ => Request::NONE,
                };
            }
            Message::AskedAgain(kind, field) => self.asked_again = Some((kind, field)),
            Message::Opened(form) => {
                self.open = if self.open == Some(form) {
                    None
                } else {
                    Some(form)
                };
                return if self.open.is_some() {
                    Self::reveal_opened()
                } else {
                    Request::NONE
                };
            }
            Message::OpenedWith(form, field, value) => {
                drop(self.entered.insert((form, field), value));
                self.open = Some(form);
                return Self::reveal_opened();
            }
            Message::Older => self.turns += TURNS,
            Message::Tapped(tap) => return self.tapped(tap, game),
            Message::Back | Message::Close => {
                if K::closed(&mut self.own) || self.open.take().is_some() {
                    return Request::NONE;
                }
                if std::mem::take(&mut self.side_open) {
                    return Request::App(to_top());
                }
                return if matches!(message, Message::Back) {
                    Request::Leave
                } else {
                    Request::NONE
                };
            }
            Message::Home | Message::Again => return Request::Leave,
            Message::Rules(at) => return Request::App(Action::Rules(at)),
            Message::ReportProblem => {
                return Request::App(Action::push(Page::Report(Report::default())));
            }
            Message::Settings => return Request::App(Action::push(Page::Settings)),
            Message::Share => return Request::App(Action::Share),
            Message::Notices(open) => return Request::App(Action::Notices(open)),
            Message::Dismiss(index) => return Request::App(Action::Dismiss(index)),
        }
        Request::NONE
    }

    fn tapped(&mut self, tap: K::ViewMessage, game: &K) -> Request<K::Command> {
        let hidden_before = K::hidden_tap(&self.own).map(|tap| discriminant(&tap));
        if game.tapped(&mut self.own, tap) {
            self.open = None;
            return Self::reveal_opened();
        }
        // What is in place of the step begins at its top, and so does the step after it.
        if K::hidden_tap(&self.own).map(|tap| discriminant(&tap)) == hidden_before {
            Request::NONE
        } else {
            Request::App(to_top())
        }
    }

    fn reveal_opened() -> Request<K::Command> {
        Request::App(Action::Run(reveal(form::OPEN)))
    }

    pub fn view<'a>(
        &'a self,
        localizer: &'a Localizer,
        past: &'a GameHistory<K>,
        notices: &'a [Reported],
    ) -> Element<'a, Msg<K>> {
        frame::view(Shown {
            localizer,
            table: past,
            screen: self,
            notices,
            width: 0.0,
            is_spacious: true,
            column: 0.0,
            in_columns: false,
        })
    }
}

pub struct Shown<'a, K: HelperView> {
    pub localizer: &'a Localizer,
    pub table: &'a GameHistory<K>,
    pub screen: &'a HelperScreen<K>,
    /// What is reported in the line under the header.
    pub notices: &'a [Reported],
    pub width: f32,
    /// Whether there is room for what need not be seen at once.
    pub(crate) is_spacious: bool,
    /// The width of the decisions.
    pub column: f32,
    /// Whether the context is beside the decisions.
    pub(crate) in_columns: bool,
}

impl<'a, K: HelperView> Shown<'a, K> {
    pub const fn game(&self) -> &'a K {
        self.table.game()
    }

    pub fn text(&self, id: &str) -> String {
        self.localizer.text(id)
    }

    /// The width of the step.
    pub const fn page(&self) -> f32 {
        self.width.min(frame::WIDEST + 2.0 * size::PAD) - 2.0 * size::PAD
    }

    /// Whether there is room for the context beside the decisions.
    pub(crate) fn has_columns(&self) -> bool {
        self.page() >= frame::BESIDE
    }

    /// The message that plays the command, if it would be accepted.
    pub fn play(&self, command: K::Command) -> Option<Msg<K>> {
        let offers = self.screen.offered.iter().map(|placed| &placed.offer);
        play::offer::check(offers, &command)
            .is_ok()
            .then_some(Message::Play(command))
    }
}

fn ledger_head<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    name: impl Into<Element<'a, Msg<K>>>,
    at_hand: bool,
    total: i64,
) -> Element<'a, Msg<K>> {
    let turn = at_hand.then(|| chip((Icon::Onward, shown.text("helper-at-hand"))));
    let total = text(Type::Heading, numbers::plain(total));
    label_row(
        name,
        row![turn, total]
            .spacing(size::GAP)
            .align_y(Alignment::Center),
    )
}

fn warnings<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    let lines = lines
        .into_iter()
        .map(|it| line(Type::Step, Ink::Danger, it).width(Length::Fill).into());
    named(
        "warnings",
        panel(Column::with_children(lines).spacing(size::SNUG)),
    )
}
