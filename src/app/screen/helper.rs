//! The tables of the three other games: one frame, and for each game what is in its middle.
//!
//! What a game offers and no screen draws in its own way is drawn as a [`form`]: every offer can be reached.

pub mod begin;
pub mod form;
mod frame;
mod history;
pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod pocket_mars;

use std::fmt::Debug;
use std::mem::Discriminant;

use iced::widget::{Column, row};
use iced::{Alignment, Length};

use crate::app::action::{Action, Request};
use crate::app::icon::Icon;
use crate::app::screen::Screen as Page;
use crate::app::screen::report::Report;
use crate::app::screen::save_points::{self, SavePoints};
use crate::app::screen::table::to_top;
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{Element, beside, chip, line, named, panel, section, text};
use crate::language::{Voice, numbers, score};
use crate::play::table::Turn;
use crate::play::{self, Command, Game, Offer, Role, Table, Value};
use crate::scorebook;
use crate::session::{Helper, Wish};
use form::Entered;

/// How many turns of the history are shown at first, and how many more each time.
const TURNS: usize = 40;
/// The longest name of a save point, in characters.
const NAME_MAX: usize = 80;

/// A game with a helper, as the window shows it.
pub trait Kind: Helper<Command: Send, Fact: Send> + Debug + Send + Sync {
    /// What the middle remembers by itself.
    type Own: Default + Clone + Debug;
    type Tap: Clone + Debug + Send + 'static;

    /// Where we are, in short, for the head.
    fn head(&self, voice: &Voice) -> Vec<String>;
    /// The rules entries of the step at hand, the one that it rests on first.
    fn entries(&self) -> &'static [&'static str];
    /// How a command is shown, where it is offered.
    fn manner(command: &Self::Command) -> Manner;
    /// Whether the first thing that came of a command tells better than its label what it was: it says who.
    fn is_told_by_fact(command: &Self::Command) -> bool;
    /// A value of a command in words.
    fn word(&self, voice: &Voice, command: &Self::Command, field: FieldOf<Self>, value: &ValueOf<Self>) -> String;
    /// The number that the free number of a command stands at now, by what else was chosen so far.
    fn stands(&self, command: &Self::Command) -> Option<i64>;
    /// What is to be known before the command is played.
    fn note(&self, voice: &Voice, command: &Self::Command) -> Option<String>;
    /// Something was pressed in the middle.
    fn tapped(&self, own: &mut Self::Own, tap: Self::Tap);
    /// What was begun in the middle and the main button carries out before all else: its commands, where there are any.
    fn begun_in_middle(&self, _: &Self::Own) -> Vec<Self::Command> {
        Vec::new()
    }
    /// What the main button says then.
    fn says_begun(&self, _: &Voice, _: &Self::Own) -> String {
        String::new()
    }
    /// Whether something is over the step, so that nothing of it can be played.
    fn is_covered(_: &Self::Own) -> bool {
        false
    }
    /// Whether Escape closed something in the middle.
    fn closed(own: &mut Self::Own) -> bool;
    fn middle<'a>(shown: &Shown<'a, Self>) -> Middle<'a, Self>;
    /// The players, beside the step.
    fn ledgers<'a>(shown: &Shown<'a, Self>) -> Vec<Element<'a, Msg<Self>>>;
}

/// A field of a command of that game.
pub type FieldOf<K> = <<K as Game>::Command as Command>::Field;
/// A value of one.
pub type ValueOf<K> = Value<<<K as Game>::Command as Command>::Word>;

/// How a command is shown, where it is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// On the main button, where it is the only way on.
    Main,
    /// The middle draws it in its own way.
    Drawn,
    /// At the step, where it is a report too.
    AtHand,
    /// So as well; it asks much, and is folded until it is pressed.
    Folded,
    /// So as well, as one of several of which one holds now: its example.
    Setting,
    /// At the step where it goes on, beside it where it is a report.
    Plain,
}

/// The middle of a screen.
pub enum Middle<'a, K: Kind> {
    /// Above what else can be done in the step, and below it.
    Step(Vec<Element<'a, Msg<K>>>, Vec<Element<'a, Msg<K>>>),
    /// In place of the whole step, without a main button.
    Instead(Vec<Element<'a, Msg<K>>>),
}

pub type Msg<K> = Message<<K as Game>::Command, <K as Kind>::Tap>;

/// What is beside the step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Players,
    Report,
    History,
    Corrections,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::Players, Self::Report, Self::History, Self::Corrections];

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
    Opened(Discriminant<C>),
    Older,
    Tapped(T),
    Back,
    Home,
    /// The rules were asked for: an entry of the step, or the search.
    Rules(Option<&'static str>),
    Wrong,
    Settings,
    Share,
}

/// What the screen remembers by itself; the game is elsewhere.
#[derive(Debug, Clone)]
pub struct Screen<K: Kind> {
    pub own: K::Own,
    offered: Vec<Placed<K::Command>>,
    side: Side,
    /// Whether a window without a side panel shows it instead of the step.
    aside: bool,
    entered: Entered<K::Command>,
    /// The kind of command whose form is open.
    open: Option<Discriminant<K::Command>>,
    save_points: SavePoints,
    turns: usize,
}

impl<K: Kind> Screen<K> {
    pub fn new(table: &Table<K>) -> Self {
        Self {
            own: K::Own::default(),
            offered: placed::<K>(table.offers()),
            side: Side::Players,
            aside: false,
            entered: Entered::default(),
            open: None,
            save_points: SavePoints::default(),
            turns: TURNS,
        }
    }

    /// The game has moved on: what was half done on the screen is over.
    pub fn moved(&mut self, table: &Table<K>) {
        self.offered = placed::<K>(table.offers());
        self.entered = Entered::default();
        self.own = K::Own::default();
    }

    /// Another step has begun: it is shown, whatever was open beside it.
    pub(crate) fn stepped(&mut self) {
        self.aside = false;
        self.open = None;
    }

    /// The game goes back to a save point from there.
    pub const fn leaving(&mut self, from: Turn) {
        self.save_points.leaving(from);
    }

    /// What can be done now, each offer with its place.
    pub fn offered(&self) -> &[Placed<K::Command>] {
        &self.offered
    }

    /// What the main button plays; none where the step waits for an answer or is the end.
    fn main_command(&self) -> Option<&K::Command> {
        self.offered.iter().find(|placed| placed.at == Where::Main).map(|placed| &placed.offer.command)
    }

    pub fn update(&mut self, message: Msg<K>, game: &K) -> Request<K::Command> {
        match message {
            Message::Play(command) => return Request::Play(vec![Wish::Play(command)]),
            Message::Main if game.is_over() => return Request::Leave,
            Message::Main => {
                let begun = game.begun_in_middle(&self.own);
                let commands = if begun.is_empty() { self.main_command().cloned().into_iter().collect() } else { begun };
                let plays = !commands.is_empty() && !K::is_covered(&self.own);
                return if plays { Request::Play(commands.into_iter().map(Wish::Play).collect()) } else { Request::NONE };
            }
            Message::Undo => return Request::Play(vec![Wish::Undo]),
            Message::Redo => return Request::Play(vec![Wish::Redo]),
            Message::SavePoints(message) => {
                return self.save_points.update(message, NAME_MAX).map_or(Request::NONE, |wish| Request::Play(vec![wish]));
            }
            Message::ShowStep => {
                self.aside = false;
                return Request::App(to_top());
            }
            Message::ShowSide(side) => {
                self.side = side;
                self.aside = true;
                return Request::App(to_top());
            }
            Message::Entered(kind, field, value) => self.entered.set(kind, field, value),
            Message::Opened(form) => self.open = if self.open == Some(form) { None } else { Some(form) },
            Message::Older => self.turns += TURNS,
            Message::Tapped(tap) => game.tapped(&mut self.own, tap),
            Message::Back => {
                if K::closed(&mut self.own) || self.open.take().is_some() {
                    return Request::NONE;
                }
                return if std::mem::take(&mut self.aside) { Request::App(to_top()) } else { Request::Leave };
            }
            Message::Home => return Request::Leave,
            Message::Rules(entry) => return Request::App(Action::Rules(entry.map(str::to_owned))),
            Message::Wrong => return Request::App(Action::push(Page::Report(Report::default()))),
            Message::Settings => return Request::App(Action::push(Page::Settings)),
            Message::Share => return Request::App(Action::Share),
        }
        Request::NONE
    }

    pub fn view<'a>(&'a self, voice: &'a Voice, past: &'a Table<K>) -> Element<'a, Msg<K>> {
        frame::view(Shown { voice, past, screen: self, width: 0.0, roomy: true })
    }
}

pub struct Shown<'a, K: Kind> {
    pub voice: &'a Voice,
    pub past: &'a Table<K>,
    pub screen: &'a Screen<K>,
    pub width: f32,
    /// Whether there is room for what need not be seen at once.
    pub(crate) roomy: bool,
}

impl<'a, K: Kind> Shown<'a, K> {
    pub const fn game(&self) -> &'a K {
        self.past.game()
    }

    /// A message without values.
    pub fn say(&self, id: &str) -> String {
        self.voice.plain(id)
    }

    /// The message that plays the command, where it would be taken.
    pub fn play(&self, command: K::Command) -> Option<Msg<K>> {
        let offers = self.screen.offered.iter().map(|placed| &placed.offer);
        play::offer::check(offers, &command).is_ok().then_some(Message::Play(command))
    }
}

/// Where the offers of a command are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    Main,
    /// In the middle, drawn in its own way.
    Drawn,
    Middle,
    Report,
    Corrections,
}

#[derive(Debug, Clone)]
pub struct Placed<C: Command> {
    pub offer: Offer<C>,
    pub at: Where,
}

/// What the game offers now, in its order.
fn placed<K: Kind>(offers: &[Offer<K::Command>]) -> Vec<Placed<K::Command>> {
    let onward = |offer: &Offer<K::Command>| K::manner(&offer.command) == Manner::Main && offer.params.is_empty();
    // Where there are several ways on, the players choose one.
    let one_way = offers.iter().filter(|offer| onward(offer)).count() == 1;
    let at = |offer: &Offer<K::Command>| match (offer.role, K::manner(&offer.command)) {
        (Role::Correct, _) => Where::Corrections,
        _ if one_way && onward(offer) => Where::Main,
        (_, Manner::Drawn) => Where::Drawn,
        (Role::Flow, _) | (Role::Report, Manner::AtHand | Manner::Folded | Manner::Setting) => Where::Middle,
        (Role::Report, Manner::Main | Manner::Plain) => Where::Report,
    };
    offers.iter().map(|offer| Placed { at: at(offer), offer: offer.clone() }).collect()
}

/// A player at the head of a ledger: the name, whether it is their turn, the total as it stands.
fn ledger_head<'a, K: Kind>(shown: &Shown<'a, K>, name: &str, at_hand: bool, total: i64) -> Element<'a, Msg<K>> {
    let turn = at_hand.then(|| chip((Icon::Onward, shown.say("helper-at-hand"))));
    let total = text(Type::Heading, numbers::plain(total));
    beside(text(Type::Title, name), row![turn, total].spacing(size::GAP).align_y(Alignment::Center))
}

/// What everybody must know before the game goes on.
fn warnings<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    let lines = lines.into_iter().map(|it| line(Type::Step, Ink::Danger, it).width(Length::Fill).into());
    named("warnings", panel(Column::with_children(lines).spacing(size::SNUG)))
}

/// How the game ended: places, terms, who has won and what decided.
fn end<'a, K: Kind>(shown: &Shown<'a, K>) -> Option<Element<'a, Msg<K>>> {
    let scored = scorebook::scored(K::GAME, &shown.game().result()?).ok()?;
    let won = score::winners(shown.voice, &scored.score, scored.solo);
    let places = scored.score.by_rank().into_iter().map(|player| {
        let place = score::place(shown.voice, K::GAME, player);
        let terms = player.lines.iter().map(|it| {
            let term = score::term(shown.voice, K::GAME, it);
            line(Type::Body, Ink::Quiet, term).width(Length::Fill).into()
        });
        Column::with_children(std::iter::once(text(Type::Title, place).into()).chain(terms)).spacing(size::TIGHT).into()
    });
    let decided = score::decided(shown.voice, &scored.score).map(|it| text(Type::Body, it).into());
    Some(named("result", section(won, decided.into_iter().chain(places))))
}
