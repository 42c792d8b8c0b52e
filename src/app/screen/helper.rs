//! The tables of the three other games: one frame, and for each game what lies in its middle.
//!
//! What a game offers and no screen draws in its own way is drawn as a [`form`]: every offer can be reached.

pub mod begin;
pub mod form;
mod frame;
mod history;
pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod pocket_mars;

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde_json::Value;

use iced::widget::{Column, row};
use iced::{Alignment, Length};

use crate::app::icon::Icon;
use crate::app::screen::save_points::{self, SavePoints};
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{Element, beside, chip, line, named, panel, section, text};
use crate::language::{Voice, numbers, score};
use crate::play::table::Turn;
use crate::play::{Game, Offer, Role, Table};
use crate::scorebook;
use crate::session::{Helper, Wish};
use form::Entered;

/// How many turns of the history are shown at first, and how many more each time.
const TURNS: usize = 40;
/// The longest name of a save point, in characters.
const NAME_MAX: usize = 80;

/// A game with a helper, as the window shows it.
pub trait Kind: Helper<Command: Send, Fact: Send> + Debug {
    /// Its messages begin with this.
    const PREFIX: &'static str;
    /// The commands that the main button plays, where they are offered.
    const MAIN: &'static [&'static str];
    /// The commands that the middle draws in its own way.
    const DRAWN: &'static [&'static str];
    /// Reports that belong to the step at hand and not beside it.
    const AT_HAND: &'static [&'static str];
    /// Commands of the step that ask much: folded until they are pressed.
    const FOLDED: &'static [&'static str];
    /// Commands that the first thing that came of them tells better than their label: it says who.
    const SAID: &'static [&'static str];
    /// What the middle remembers by itself.
    type Own: Default + Clone + Debug;
    /// What can happen in the middle.
    type Tap: Clone + Debug + Send + 'static;

    /// Where we are, in short, for the head.
    fn head(&self, voice: &Voice) -> Vec<String>;
    /// The rules entries of the step at hand, the one that it rests on first.
    fn entries(&self) -> &'static [&'static str];
    /// A value of a command in words.
    fn word(&self, voice: &Voice, command: &str, param: &str, value: &Value) -> String;
    /// The number that a value stands at now, where what was chosen so far says of what.
    fn stands(&self, command: &str, param: &str, chosen: &BTreeMap<String, Value>) -> Option<i64>;
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
    /// Whether something lies over the step, so that nothing of it can be played.
    fn is_covered(_: &Self::Own) -> bool {
        false
    }
    /// Whether Escape closed something in the middle.
    fn closed(own: &mut Self::Own) -> bool;
    /// The middle.
    fn middle<'a>(shown: &Shown<'a, Self>) -> Middle<'a, Self>;
    /// The players, beside the step.
    fn ledgers<'a>(shown: &Shown<'a, Self>) -> Vec<Element<'a, Msg<Self>>>;
}

/// The middle of a screen.
pub enum Middle<'a, K: Kind> {
    /// Above what else can be done in the step, and below it.
    Step(Vec<Element<'a, Msg<K>>>, Vec<Element<'a, Msg<K>>>),
    /// In place of the whole step, without a main button.
    Instead(Vec<Element<'a, Msg<K>>>),
}

/// What can happen on the screen of a game.
pub type Msg<K> = Message<<K as Game>::Command, <K as Kind>::Tap>;

/// What lies beside the step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// How the players stand.
    Players,
    /// What happened at the table.
    Report,
    /// What has happened so far.
    History,
    /// What is put right by hand.
    Corrections,
}

impl Side {
    /// All of them, in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Players, Self::Report, Self::History, Self::Corrections];

    /// The name of its tab.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Players => "tab-players",
            Self::Report => "tab-table",
            Self::History => "tab-history",
            Self::Corrections => "tab-correct",
        }
    }
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message<C, T> {
    /// A command was pressed.
    Play(C),
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
    /// A value of a command was chosen.
    Entered(String, String, Value),
    /// A form was opened, or closed.
    Opened(String),
    /// Older turns were asked for.
    Older,
    /// Something in the middle was pressed.
    Tapped(T),
    /// Escape: out of what is open.
    Back,
    /// Home was pressed.
    Home,
    /// The rules were asked for: an entry of the step, or the search.
    Rules(Option<&'static str>),
    /// Something is wrong.
    Wrong,
    /// Settings were pressed.
    Settings,
    /// The story is to be shared.
    Share,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq)]
pub enum Action<C> {
    /// Nothing.
    None,
    /// Show from its top what is shown now.
    Top,
    /// These wishes, one after another.
    Wish(Vec<Wish<C>>),
    /// The home screen.
    Home,
    /// The rules: that entry, or the search.
    Rules(Option<String>),
    /// A report of what is wrong.
    Report,
    /// The settings.
    Settings,
    /// The story, to be shared.
    Share,
}

/// What the screen remembers by itself; the game is elsewhere.
#[derive(Debug, Clone)]
pub struct Screen<K: Kind> {
    /// What the middle remembers.
    pub own: K::Own,
    /// What can be done now.
    offered: Vec<Placed<K::Command>>,
    side: Side,
    /// Whether a window without a side panel shows it instead of the step.
    aside: bool,
    entered: Entered,
    /// The forms that are open beside the step.
    open: Option<String>,
    save_points: SavePoints,
    turns: usize,
}

impl<K: Kind> Screen<K> {
    /// The screen of a game that was just opened.
    pub fn new(game: &K) -> Self {
        Self {
            own: K::Own::default(),
            offered: placed(game),
            side: Side::Players,
            aside: false,
            entered: Entered::default(),
            open: None,
            save_points: SavePoints::default(),
            turns: TURNS,
        }
    }

    /// The game has moved on: what was half done on the screen is over.
    pub fn moved(&mut self, game: &K) {
        self.offered = placed(game);
        self.entered = Entered::default();
        self.own = K::Own::default();
    }

    /// Another step has begun: it is shown, whatever was open beside it.
    pub fn stepped(&mut self) {
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

    /// What happens next.
    pub fn update(&mut self, message: Msg<K>, game: &K) -> Action<K::Command> {
        match message {
            Message::Play(command) => return Action::Wish(vec![Wish::Play(command)]),
            Message::Main if game.is_over() => return Action::Home,
            Message::Main => {
                let begun = game.begun_in_middle(&self.own);
                let commands = if begun.is_empty() { self.main_command().cloned().into_iter().collect() } else { begun };
                let plays = !commands.is_empty() && !K::is_covered(&self.own);
                return if plays { Action::Wish(commands.into_iter().map(Wish::Play).collect()) } else { Action::None };
            }
            Message::Undo => return Action::Wish(vec![Wish::Undo]),
            Message::Redo => return Action::Wish(vec![Wish::Redo]),
            Message::SavePoints(message) => {
                return self.save_points.update(message, NAME_MAX).map_or(Action::None, |wish| Action::Wish(vec![wish]));
            }
            Message::ShowStep => {
                self.aside = false;
                return Action::Top;
            }
            Message::ShowSide(side) => {
                self.side = side;
                self.aside = true;
                return Action::Top;
            }
            Message::Entered(command, param, value) => self.entered.set(command, param, value),
            Message::Opened(form) => self.open = if self.open.as_ref() == Some(&form) { None } else { Some(form) },
            Message::Older => self.turns += TURNS,
            Message::Tapped(tap) => game.tapped(&mut self.own, tap),
            Message::Back => {
                if K::closed(&mut self.own) || self.open.take().is_some() {
                    return Action::None;
                }
                return if std::mem::take(&mut self.aside) { Action::Top } else { Action::Home };
            }
            Message::Home => return Action::Home,
            Message::Rules(entry) => return Action::Rules(entry.map(str::to_owned)),
            Message::Wrong => return Action::Report,
            Message::Settings => return Action::Settings,
            Message::Share => return Action::Share,
        }
        Action::None
    }

    /// The screen.
    pub fn view<'a>(&'a self, voice: &'a Voice, past: &'a Table<K>) -> Element<'a, Msg<K>> {
        frame::view(Shown { voice, past, screen: self, width: 0.0, roomy: true })
    }
}

/// What the views show.
pub struct Shown<'a, K: Kind> {
    /// The language.
    pub voice: &'a Voice,
    /// The game and its past.
    pub past: &'a Table<K>,
    /// The screen.
    pub screen: &'a Screen<K>,
    /// The width of the middle.
    pub width: f32,
    /// Whether there is room for what need not be seen at once.
    pub roomy: bool,
}

impl<'a, K: Kind> Shown<'a, K> {
    /// The game.
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
        crate::play::offer::check(offers, &command).is_ok().then_some(Message::Play(command))
    }
}

/// Where the offers of a command are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// On the main button.
    Main,
    /// In the middle, drawn in its own way.
    Drawn,
    /// In the middle, as a form.
    Middle,
    /// What happened at the table.
    Report,
    /// What is put right.
    Corrections,
}

/// An offer with its place on the screen.
#[derive(Debug, Clone)]
pub struct Placed<C> {
    /// The name of its command.
    pub name: String,
    /// The offer.
    pub offer: Offer<C>,
    /// Where it is found.
    pub at: Where,
}

/// What the game offers now, in its order.
fn placed<K: Kind>(game: &K) -> Vec<Placed<K::Command>> {
    let named: Vec<_> = game.offers().into_iter().map(|offer| (offer.name(), offer)).collect();
    let onward = |name: &str, offer: &Offer<_>| K::MAIN.contains(&name) && offer.params.is_empty();
    // Where there are several ways on, the players choose one.
    let one_way = named.iter().filter(|(name, offer)| onward(name, offer)).count() == 1;
    let placed = named.into_iter().map(|(name, offer)| {
        let at = match offer.role {
            Role::Correct => Where::Corrections,
            _ if one_way && onward(&name, &offer) => Where::Main,
            _ if K::DRAWN.contains(&name.as_str()) => Where::Drawn,
            Role::Flow => Where::Middle,
            Role::Report if K::AT_HAND.contains(&name.as_str()) => Where::Middle,
            Role::Report => Where::Report,
        };
        Placed { name, offer, at }
    });
    placed.collect()
}

/// The seat that was chosen.
fn seat(chosen: &BTreeMap<String, Value>) -> Option<u8> {
    chosen.get("seat")?.as_u64().and_then(|seat| u8::try_from(seat).ok())
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
