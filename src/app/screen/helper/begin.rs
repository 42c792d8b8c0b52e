//! A table of one of the other games is laid: who plays, how hard, and how the rules are read.

use iced::widget::{Column, column};
use iced::{Alignment, Length};
use serde_json::{Value, json};

use crate::app::icon::Icon;
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{
    Element, Stepper, beside, choice, choices, field, line, main_button, named, page, quiet, quiet_button, scroll, section,
    stepper, text,
};
use crate::language::{Args, Voice, numbers, score};
use crate::mars_needs_mechanics::table::{self as market, MECHANISMS};
use crate::scorebook::Game;
use crate::scoring::reader::NAME_MAX;
use crate::scoring::{Fault, folded};
use crate::session::Helper;
use crate::session::remembered::Remembered;
use crate::{language, mechanica, pocket_mars};

/// The most people at a table.
const MOST: usize = 4;
/// The most names that are offered.
const KNOWN: usize = 12;

/// How a switch is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Yes or no.
    Flag,
    /// A number from the first to the second.
    Number(i64, i64),
    /// The same, or not told.
    Maybe(i64, i64),
}

/// Where a switch counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    Alone,
    Together,
}

/// A switch: its path in the document, how it is set, where it counts.
type Switch = (&'static str, Way, When);

const fn switches(game: Game) -> &'static [Switch] {
    match game {
        Game::PocketMars => &[
            ("/draft", Way::Flag, When::Together),
            ("/rules/two_star_space_is_shared", Way::Flag, When::Always),
            ("/rules/tied_energy_scores", Way::Flag, When::Together),
            ("/rules/four_in_one_building", Way::Number(3, 4), When::Always),
            ("/rules/da_needs_every_building", Way::Flag, When::Alone),
            ("/rules/da_needs_exactly_four", Way::Flag, When::Alone),
            ("/activated_card_stays", Way::Flag, When::Alone),
            ("/energy_top", Way::Maybe(1, 30), When::Always),
        ],
        Game::Mechanica => &[("/rules/solo_tie_wins", Way::Flag, When::Alone)],
        Game::MarsNeedsMechanics => &[
            ("/rules/one_component_is_a_set", Way::Flag, When::Always),
            ("/rules/bought_at_the_back_falls", Way::Flag, When::Always),
            ("/rules/first_player_is_nearest", Way::Flag, When::Always),
            ("/rules/lowest_price", Way::Maybe(0, 4), When::Always),
            ("/rules/highest_price", Way::Maybe(6, 30), When::Always),
        ],
    }
}

const LEVELS: [&str; 3] = ["standard", "super_android", "cybernetic_organism"];

/// The screen.
#[derive(Debug, Clone)]
pub struct Begin {
    game: Game,
    players: usize,
    names: [String; MOST],
    /// Names of earlier games.
    known: Vec<String>,
    /// How the game begins, but for the players.
    document: Value,
    /// A mechanism whose name is being typed.
    mechanism: String,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// So many play.
    Players(usize),
    /// A name was typed.
    Typed(usize, String),
    /// A name of an earlier game was pressed.
    Known(String),
    /// A switch was set.
    Set(&'static str, Value),
    /// A mechanism comes into play, or goes.
    Mechanism(String),
    /// The name of another mechanism was typed.
    MechanismTyped(String),
    /// It is typed.
    MechanismAdded,
    /// The main button was pressed.
    Main,
    /// Back was pressed.
    Back,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Begin that game so.
    Begin(Game, Value),
    /// The home screen.
    Back,
}

impl Begin {
    /// The screen, filled in with what is remembered.
    pub fn new(game: Game, remembered: &Remembered, voice: &Voice) -> Self {
        let known = remembered.names().iter().take(KNOWN).cloned().collect();
        let (document, whole) = match game {
            Game::PocketMars => laid::<pocket_mars::table::Game>(remembered),
            Game::Mechanica => laid::<mechanica::table::Game>(remembered),
            Game::MarsNeedsMechanics => laid::<market::Game>(remembered),
        };
        let last = document["players"].as_array().cloned().unwrap_or_default();
        let named = |seat: usize| last.get(seat).and_then(|it| it["name"].as_str()).map(str::to_owned);
        let names = [0, 1, 2, 3].map(|seat| named(seat).unwrap_or_else(|| numbered(voice, seat)));
        let players = if last.is_empty() { 2 } else { last.len() };
        Self { game, players, names, known, document: whole, mechanism: String::new() }
    }

    fn solo(&self) -> bool {
        self.players == 1
    }

    /// What happens next.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Players(players) => self.players = players,
            Message::Typed(seat, typed) => {
                let name = typed.chars().filter(|typed| !typed.is_control()).take(NAME_MAX).collect();
                if let Some(seat) = self.names.get_mut(seat) {
                    *seat = name;
                }
            }
            Message::Known(name) => {
                if let Some(seat) = self.free_seat().and_then(|seat| self.names.get_mut(seat)) {
                    *seat = name;
                }
            }
            Message::Set(path, value) => {
                if let Some(place) = self.document.pointer_mut(path) {
                    *place = value;
                }
            }
            Message::Mechanism(name) => self.mechanism(&name),
            Message::MechanismTyped(name) => {
                self.mechanism = name.chars().filter(|typed| !typed.is_control()).take(NAME_MAX).collect();
            }
            Message::MechanismAdded => {
                let name = std::mem::take(&mut self.mechanism).trim().to_owned();
                if !name.is_empty() && !self.mechanisms().contains(&name) {
                    self.mechanism(&name);
                }
            }
            Message::Main if self.faults().is_empty() => return Action::Begin(self.game, self.whole()),
            Message::Main => {}
            Message::Back => return Action::Back,
        }
        Action::None
    }

    fn mechanisms(&self) -> Vec<String> {
        let all = self.document["mechanisms"].as_array();
        all.into_iter().flatten().filter_map(|it| it.as_str().map(str::to_owned)).collect()
    }

    fn mechanism(&mut self, name: &str) {
        let mut all = self.mechanisms();
        match all.iter().position(|it| it == name) {
            Some(at) => drop(all.remove(at)),
            None => all.push(name.to_owned()),
        }
        self.document["mechanisms"] = json!(all);
    }

    /// The first seat that no earlier name sits on: there a name that is pressed goes.
    fn free_seat(&self) -> Option<usize> {
        let taken = |name: &str| self.known.iter().any(|known| folded(known) == folded(name));
        self.names.iter().take(self.players).position(|name| !taken(name))
    }

    /// The document by which the game begins.
    fn whole(&self) -> Value {
        let mut document = self.document.clone();
        let names = self.names.iter().take(self.players).map(|name| json!({"name": name.trim()}));
        document["players"] = names.collect();
        if self.has_solo() {
            document["mode"] = json!(if self.solo() { "solo" } else { "multiplayer" });
            if !self.solo()
                && let Some(fields) = document.as_object_mut()
            {
                let _ = fields.remove("level");
            }
        }
        document
    }

    const fn has_solo(&self) -> bool {
        !matches!(self.game, Game::MarsNeedsMechanics)
    }

    fn faults(&self) -> Vec<Fault> {
        let document = self.whole();
        let refused = match self.game {
            Game::PocketMars => pocket_mars::table::Game::begun(&document, 0).err(),
            Game::Mechanica => mechanica::table::Game::begun(&document, 0).err(),
            Game::MarsNeedsMechanics => market::Game::begun(&document, 0).err(),
        };
        refused.unwrap_or_default()
    }

    /// The screen.
    pub fn view<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        let faults = self.faults();
        let back = named("back", quiet_button((Icon::Back, voice.plain("window-back")), Some(Message::Back)));
        let mut parts = vec![beside(text(Type::Heading, score::game(voice, self.game.id())), back)];
        parts.push(self.seats(voice, &faults));
        parts.extend(self.level(voice));
        parts.extend(self.in_play(voice));
        parts.extend(self.switches(voice));
        let press = faults.is_empty().then_some(Message::Main);
        let begin = main_button(voice.say("helper-begin", &Args::new().text("game", score::game(voice, self.game.id()))), press);
        let foot = iced::widget::container(page(begin)).padding([size::SNUG, size::PAD]);
        column![scroll("step", page(Column::with_children(parts).spacing(size::PAD))), foot].into()
    }

    fn seats<'a>(&'a self, voice: &'a Voice, faults: &[Fault]) -> Element<'a, Message> {
        let least = if self.has_solo() { 1 } else { 2 };
        let counts = (least..=MOST).map(|players| {
            let label = if players == 1 { voice.plain("helper-alone") } else { players.to_string() };
            named(format!("players-{players}"), choice(label, self.players == players, Some(Message::Players(players))))
        });
        let mut parts = vec![choices(counts)];
        let hint = voice.plain("window-name-hint");
        for (seat, name) in self.names.iter().enumerate().take(self.players) {
            let label = quiet(Type::Small, numbered(voice, seat));
            let typed = field(format!("name-{seat}"), &hint, name, move |name| Message::Typed(seat, name), Message::Main);
            let at = format!("players[{seat}]");
            let wrong = faults.iter().filter(|fault| fault.at.starts_with(&at));
            let wrong = wrong.map(|fault| line(Type::Body, Ink::Danger, score::fault(voice, fault)).width(Length::Fill).into());
            parts.push(Column::with_children([label, typed].into_iter().chain(wrong)).spacing(size::TIGHT).into());
        }
        let others = faults.iter().filter(|fault| !fault.at.starts_with("players["));
        parts.extend(others.map(|fault| line(Type::Body, Ink::Danger, score::fault_at(voice, fault)).width(Length::Fill).into()));
        let sits = |known: &String| self.names.iter().take(self.players).any(|name| folded(name) == folded(known));
        let free = self.free_seat().is_some();
        let known: Vec<_> = self.known.iter().filter(|known| !sits(known)).collect();
        if !known.is_empty() && free {
            let names = known.into_iter().enumerate().map(|(index, name)| {
                named(format!("known-{index}"), quiet_button(name.clone(), Some(Message::Known(name.clone()))))
            });
            parts.push(column![quiet(Type::Small, voice.plain("helper-known")), choices(names)].spacing(size::TIGHT).into());
        }
        section(voice.plain("window-players"), parts)
    }

    fn level<'a>(&'a self, voice: &'a Voice) -> Option<Element<'a, Message>> {
        if self.game != Game::PocketMars || !self.solo() {
            return None;
        }
        let chosen = self.document["level"].as_str().unwrap_or(LEVELS[0]);
        let levels = LEVELS.map(|level| {
            let label = voice.plain(&format!("helper-level-{}", level.replace('_', "-")));
            named(format!("level-{level}"), choice(label, chosen == level, Some(Message::Set("/level", json!(level)))))
        });
        Some(section(voice.plain("window-difficulty"), [choices(levels)]))
    }

    /// The mechanisms in play.
    fn in_play<'a>(&'a self, voice: &'a Voice) -> Option<Element<'a, Message>> {
        if self.game != Game::MarsNeedsMechanics {
            return None;
        }
        let chosen = self.mechanisms();
        let printed = MECHANISMS.iter().map(|&name| name.to_owned());
        let own = chosen.iter().filter(|name| !MECHANISMS.contains(&name.as_str())).cloned();
        let all = printed.chain(own).map(|name| {
            let label = language::mars_needs_mechanics::mechanism(voice, &name);
            named(format!("mechanism-{name}"), ticked(label, chosen.contains(&name), Message::Mechanism(name)))
        });
        let lead = quiet(Type::Small, voice.plain("helper-mechanisms-lead"));
        let hint = voice.plain("helper-mechanism-hint");
        let other = field("mechanism", &hint, &self.mechanism, Message::MechanismTyped, Message::MechanismAdded);
        let press = (!self.mechanism.trim().is_empty()).then_some(Message::MechanismAdded);
        let add = named("mechanism-add", quiet_button((Icon::Plus, voice.plain("helper-mechanism-add")), press));
        Some(section(voice.plain("helper-mechanisms"), [lead, choices(all), other, add]))
    }

    fn switches<'a>(&'a self, voice: &'a Voice) -> Option<Element<'a, Message>> {
        let counts = |when: When| match when {
            When::Always => true,
            When::Alone => self.solo(),
            When::Together => !self.solo(),
        };
        let all = switches(self.game).iter().filter(|(.., when)| counts(*when)).filter_map(|&(path, way, _)| {
            let value = self.document.pointer(path)?;
            let name = path.rsplit('/').next().unwrap_or_default().replace('_', "-");
            let label = voice.plain(&format!("helper-switch-{name}"));
            Some(match way {
                Way::Flag => {
                    let on = value == &json!(true);
                    named(format!("switch-{name}"), ticked(label, on, Message::Set(path, json!(!on))))
                }
                Way::Number(min, max) => number(voice, path, &name, label, value.as_i64().unwrap_or(min), (min, max), false),
                Way::Maybe(min, max) => match value.as_i64() {
                    Some(at) => number(voice, path, &name, label, at, (min, max), true),
                    None => {
                        let words = voice.plain("helper-not-told");
                        let tell = quiet_button((Icon::Plus, words), Some(Message::Set(path, json!(middle(min, max)))));
                        beside(text(Type::Body, label), named(format!("switch-{name}"), tell))
                    }
                },
            })
        });
        let all: Vec<_> = all.collect();
        let lead = quiet(Type::Small, voice.plain("helper-switches-lead"));
        (!all.is_empty()).then(|| section(voice.plain("helper-switches"), std::iter::once(lead).chain(all)))
    }
}

/// Where a number that was not told begins.
const fn middle(min: i64, max: i64) -> i64 {
    if max - min > 10 { min + 6 } else { min }
}

/// A number, which may be forgotten again where it need not be told.
fn number<'a>(
    voice: &Voice,
    path: &'static str,
    name: &str,
    label: String,
    at: i64,
    (min, max): (i64, i64),
    forget: bool,
) -> Element<'a, Message> {
    let set = |to: i64| Message::Set(path, json!(to));
    let shown = stepper(Stepper {
        id: format!("switch-{name}"),
        label,
        note: None,
        value: numbers::plain(at),
        die: None,
        signs: [voice.plain("window-less"), voice.plain("window-more")],
        less: (at > min).then(|| set(at - 1)),
        more: (at < max).then(|| set(at + 1)),
    });
    let forget = forget.then(|| {
        let press = quiet_button((Icon::Close, voice.plain("helper-forget")), Some(Message::Set(path, Value::Null)));
        named(format!("forget-{name}"), press)
    });
    column![shown, forget].spacing(size::TIGHT).align_x(Alignment::End).into()
}

/// A statement that holds or does not: a sign says which, without colour too.
fn ticked<'a>(label: String, holds: bool, message: Message) -> Element<'a, Message> {
    choice((if holds { Icon::Met } else { Icon::Open }, label), holds, Some(message))
}

fn numbered(voice: &Voice, seat: usize) -> String {
    voice.say("helper-player", &Args::new().count("number", seat + 1))
}

/// How the last game of that kind began, and the same with every switch.
fn laid<G: Helper>(remembered: &Remembered) -> (Value, Value) {
    let last = remembered.set_up::<G>().unwrap_or_else(|| json!({}));
    // A game alone names every switch; one of several players has no level.
    let some = remembered.set_up_for::<G>(if G::HAS_SOLO { 1 } else { 2 }, |number| number.to_string());
    let mut whole = G::begun(&some, 0).map(|game| game.set_up()).unwrap_or_default();
    // Alone nobody drafts, but what was chosen last for several players stands.
    if let (Some(place), Some(draft)) = (whole.get_mut("draft"), last.get("draft")) {
        *place = draft.clone();
    }
    (last, whole)
}
