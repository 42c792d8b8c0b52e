//! Sets up a helper game: players, difficulty, and optional rules.

use iced::widget::column;
use serde_json::{Value, json};

use crate::jobs::helpers;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use companions::mars_needs_mechanics::helper as market;
use companions::mechanica;
use companions::pocket_mars;
use companions::scorebook::Game;
use companions::scoring::reader::MAX_NAME_LENGTH;
use companions::scoring::{InputError, normalized_name};
use language;
use language::{Args, Localizer, numbers, score};
use session::Helper;
use session::remembered::{Remembered, is_default_name};
use session::set_up::{self, Switch, SwitchKind};

const MOST: usize = 4;
/// How many remembered names are offered.
const KNOWN: usize = 12;

#[derive(Debug, Clone)]
pub struct HelperSetUp {
    game: Game,
    players: usize,
    /// As typed; a seat without a name is called by its number.
    names: [String; MOST],
    known: Vec<String>,
    /// The set-up without the players: what was chosen, and what is remembered.
    document: Value,
    mechanism: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Players(usize),
    Typed(usize, String),
    Known(String),
    Set(&'static str, Value),
    Mechanism(String),
    MechanismTyped(String),
    MechanismAdded,
    Main,
    Back,
}

impl HelperSetUp {
    pub fn new(game: Game, remembered: &Remembered, localizer: &Localizer) -> Self {
        let known = remembered.names().iter().take(KNOWN).cloned().collect();
        let name = |number: usize| player_label(localizer, number - 1);
        let (players, document) = match game {
            Game::PocketMars => last_set_up::<pocket_mars::helper::Game>(remembered, name),
            Game::Mechanica => last_set_up::<mechanica::helper::Game>(remembered, name),
            Game::MarsNeedsMechanics => last_set_up::<market::Game>(remembered, name),
        };
        let named = |seat: usize| {
            let name = document["players"][seat]["name"]
                .as_str()
                .filter(|name| !is_default_name(name));
            name.unwrap_or_default().to_owned()
        };
        let names = [0, 1, 2, 3].map(named);
        Self {
            game,
            players,
            names,
            known,
            document,
            mechanism: String::new(),
        }
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Players(players) => self.players = players,
            Message::Typed(seat, typed) => {
                let name = sanitized(&typed, MAX_NAME_LENGTH);
                if let Some(seat) = self.names.get_mut(seat) {
                    *seat = name;
                }
            }
            Message::Known(name) => {
                if let Some(seat) = self.free_seat().and_then(|seat| self.names.get_mut(seat)) {
                    *seat = name;
                }
            }
            Message::Set(name, value) => {
                if let Some(document) = set_up::with_switch(self.game, &self.document, name, value)
                {
                    self.document = document;
                }
            }
            Message::Mechanism(name) => self.mechanism(&name),
            Message::MechanismTyped(name) => {
                self.mechanism = sanitized(&name, MAX_NAME_LENGTH);
            }
            Message::MechanismAdded => {
                let name = std::mem::take(&mut self.mechanism).trim().to_owned();
                if !name.is_empty() && !self.mechanisms().contains(&name) {
                    self.mechanism(&name);
                }
            }
            Message::Main if self.faults(&shared.localizer).is_empty() => {
                return Action::Open(helpers::begin(
                    &shared.folders,
                    self.game,
                    self.whole(&shared.localizer),
                ));
            }
            Message::Main => {}
            Message::Back => return Action::Home,
        }
        Action::None
    }

    fn mechanisms(&self) -> Vec<String> {
        let named = self
            .switches()
            .into_iter()
            .find(|switch| matches!(switch.kind, SwitchKind::Names(_)));
        let all = named
            .and_then(|switch| switch.value.as_array().cloned())
            .unwrap_or_default();
        all.iter()
            .filter_map(|it| it.as_str().map(str::to_owned))
            .collect()
    }

    fn mechanism(&mut self, name: &str) {
        let mut all = self.mechanisms();
        match all.iter().position(|it| it == name) {
            Some(at) => drop(all.remove(at)),
            None => all.push(name.to_owned()),
        }
        self.document["mechanisms"] = json!(all);
    }

    /// The first seat without one of the remembered names: a pressed name goes there.
    fn free_seat(&self) -> Option<usize> {
        let taken = |name: &str| {
            self.known
                .iter()
                .any(|known| normalized_name(known) == normalized_name(name))
        };
        self.names
            .iter()
            .take(self.players)
            .position(|name| !taken(name))
    }

    fn whole(&self, localizer: &Localizer) -> Value {
        let name = |(seat, name): (usize, &String)| {
            let name = name.trim();
            if name.is_empty() {
                player_label(localizer, seat)
            } else {
                name.to_owned()
            }
        };
        self.with_names(self.names.iter().take(self.players).enumerate().map(name))
    }

    fn with_names(&self, names: impl Iterator<Item = String>) -> Value {
        let mut document = self.document.clone();
        document["players"] = names.map(|name| json!({"name": name})).collect();
        if self.has_solo() {
            document["mode"] = json!(if self.players == 1 {
                "solo"
            } else {
                "multiplayer"
            });
        }
        document
    }

    const fn has_solo(&self) -> bool {
        !matches!(self.game, Game::MarsNeedsMechanics)
    }

    fn faults(&self, localizer: &Localizer) -> Vec<InputError> {
        let document = self.whole(localizer);
        let refused = match self.game {
            Game::PocketMars => pocket_mars::helper::Game::begun(&document, 0).err(),
            Game::Mechanica => mechanica::helper::Game::begun(&document, 0).err(),
            Game::MarsNeedsMechanics => market::Game::begun(&document, 0).err(),
        };
        refused.unwrap_or_default()
    }

    /// The current switches, whatever is wrong with the names.
    fn switches(&self) -> Vec<Switch> {
        let document = self.with_names((1..=self.players).map(|number| number.to_string()));
        let switches = match self.game {
            Game::PocketMars => set_up::switches::<pocket_mars::helper::Game>(&document),
            Game::Mechanica => set_up::switches::<mechanica::helper::Game>(&document),
            Game::MarsNeedsMechanics => set_up::switches::<market::Game>(&document),
        };
        switches.unwrap_or_default()
    }

    pub fn page_key(&self) -> String {
        self.game.id().to_owned()
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let faults = self.faults(localizer);
        let back = quiet_button(
            "back",
            (Icon::Back, localizer.text("window-back")),
            Some(Message::Back),
        );
        let mut parts = vec![text(Type::Heading, score::game(localizer, self.game.id())).into()];
        parts.push(self.seats(localizer, &faults));
        let (first, rules): (Vec<_>, Vec<_>) = self
            .switches()
            .into_iter()
            .partition(|switch| matches!(switch.kind, SwitchKind::Words(_) | SwitchKind::Names(_)));
        parts.extend(
            first
                .into_iter()
                .map(|switch| self.first(localizer, switch)),
        );
        if !rules.is_empty() {
            let lead = quiet(Type::Small, localizer.text("helper-switches-lead"));
            let rules = rules.into_iter().map(|switch| set(localizer, &switch));
            parts.push(section(
                localizer.text("helper-switches"),
                std::iter::once(lead).chain(rules),
            ));
        }
        let press = faults.is_empty().then_some(Message::Main);
        let begin = main_button(
            localizer.format(
                "helper-begin",
                &Args::new().text("game", score::game(localizer, self.game.id())),
            ),
            press,
        );
        column![
            scroll(
                "step",
                page(Column::with_children(parts).spacing(size::PAD))
            ),
            page_foot([back], begin)
        ]
        .into()
    }

    fn seats<'a>(
        &'a self,
        localizer: &'a Localizer,
        faults: &[InputError],
    ) -> Element<'a, Message> {
        let least = if self.has_solo() { 1 } else { 2 };
        let counts = (least..=MOST).map(|players| {
            let label = if players == 1 {
                localizer.text("helper-alone")
            } else {
                players.to_string()
            };
            choice(
                format!("players-{players}"),
                label,
                self.players == players,
                Some(Message::Players(players)),
            )
        });
        let mut parts = vec![choices(counts)];
        for (seat, name) in self.names.iter().enumerate().take(self.players) {
            let hint = player_label(localizer, seat);
            let label = quiet(Type::Small, hint.clone());
            let typed = field(
                format!("name-{seat}"),
                &hint,
                name,
                move |name| Message::Typed(seat, name),
                Message::Main,
            );
            let at = format!("players[{seat}]");
            let wrong = faults.iter().filter(|fault| fault.path.starts_with(&at));
            let wrong = wrong.map(|fault| {
                line(Type::Body, Ink::Danger, score::fault(localizer, fault))
                    .width(Length::Fill)
                    .into()
            });
            parts.push(
                Column::with_children([label, typed].into_iter().chain(wrong))
                    .spacing(size::TIGHT)
                    .into(),
            );
        }
        let others = faults
            .iter()
            .filter(|fault| !fault.path.starts_with("players["));
        parts.extend(others.map(|fault| {
            line(Type::Body, Ink::Danger, score::fault_at(localizer, fault))
                .width(Length::Fill)
                .into()
        }));
        let is_seated = |known: &String| {
            self.names
                .iter()
                .take(self.players)
                .any(|name| normalized_name(name) == normalized_name(known))
        };
        let free = self.free_seat().is_some();
        if !self.known.is_empty() {
            // Each keeps its place: a second press on a name does not seat another player.
            let names = self.known.iter().enumerate().map(|(index, name)| {
                let press = (free && !is_seated(name)).then(|| Message::Known(name.clone()));
                quiet_button(format!("known-{index}"), name.clone(), press)
            });
            parts.push(
                column![
                    quiet(Type::Small, localizer.text("helper-known")),
                    choices(names)
                ]
                .spacing(size::TIGHT)
                .into(),
            );
        }
        section(localizer.text("window-players"), parts)
    }

    /// A choice among words: the difficulty, or the mechanisms.
    fn first<'a>(&'a self, localizer: &'a Localizer, switch: Switch) -> Element<'a, Message> {
        let Switch { name, kind, value } = switch;
        let title = switch_label(localizer, name);
        let SwitchKind::Names(printed) = kind else {
            let words = if let SwitchKind::Words(words) = kind {
                words
            } else {
                &[]
            };
            let words = words.iter().map(|&word| {
                let label = localizer.text(&format!("set-up-value-{}", word.replace('_', "-")));
                choice(
                    format!("{name}-{word}"),
                    label,
                    value == word,
                    Some(Message::Set(name, json!(word))),
                )
            });
            return section(title, [choices(words)]);
        };
        let chosen = self.mechanisms();
        let own = chosen
            .iter()
            .filter(|name| !printed.contains(&name.as_str()))
            .cloned();
        let all = printed
            .iter()
            .map(|&name| name.to_owned())
            .chain(own)
            .map(|name| {
                let label = language::mars_needs_mechanics::mechanism(localizer, &name);
                checkbox(
                    format!("mechanism-{name}"),
                    label,
                    chosen.contains(&name),
                    Message::Mechanism(name),
                )
            });
        let lead = quiet(Type::Small, localizer.text("helper-mechanisms-lead"));
        let hint = localizer.text("helper-mechanism-hint");
        let other = field(
            "mechanism",
            &hint,
            &self.mechanism,
            Message::MechanismTyped,
            Message::MechanismAdded,
        );
        let press = (!self.mechanism.trim().is_empty()).then_some(Message::MechanismAdded);
        let add = quiet_button(
            "mechanism-add",
            (Icon::Plus, localizer.text("helper-mechanism-add")),
            press,
        );
        section(title, [lead, choices(all), other, add])
    }
}

fn switch_label(localizer: &Localizer, name: &str) -> String {
    localizer.text(&format!("set-up-{}", name.replace('_', "-")))
}

fn set<'a>(localizer: &Localizer, switch: &Switch) -> Element<'a, Message> {
    let (name, label) = (switch.name, switch_label(localizer, switch.name));
    let at = switch.value.as_i64();
    let id = format!("switch-{}", name.replace('_', "-"));
    match (switch.kind, at) {
        (SwitchKind::OptionalNumber(min, max), at) => {
            optional(localizer, &id, name, label, at, (min, max))
        }
        (SwitchKind::Numbers(numbers), _) => {
            let (min, max) = (
                numbers.first().copied().unwrap_or(0),
                numbers.last().copied().unwrap_or(0),
            );
            number(localizer, &id, name, label, at.unwrap_or(min), (min, max))
        }
        (SwitchKind::Flag | SwitchKind::Words(_) | SwitchKind::Names(_), _) => {
            let on = switch.value == true;
            checkbox(id, label, on, Message::Set(name, json!(!on)))
        }
    }
}

/// The initial value of a number that was unknown: high enough for any game, and few steps from the real one.
const fn middle(min: i64, max: i64) -> i64 {
    if max - min < 6 { min } else { min + 6 }
}

fn number<'a>(
    localizer: &Localizer,
    id: &str,
    name: &'static str,
    label: String,
    at: i64,
    (min, max): (i64, i64),
) -> Element<'a, Message> {
    let set = move |to: i64| Message::Set(name, json!(to));
    let number = Stepper {
        less: (at > min).then(|| set(at - 1)),
        more: (at < max).then(|| set(at + 1)),
        ..Stepper::new(localizer, id, label, numbers::plain(at))
    };
    stepper(number.typed(move |to| (min..=max).contains(&to).then(|| set(to))))
}

/// A number that may be unknown. All of its buttons keep their places when it becomes known or is forgotten again.
fn optional<'a>(
    localizer: &Localizer,
    id: &str,
    name: &'static str,
    label: String,
    at: Option<i64>,
    (min, max): (i64, i64),
) -> Element<'a, Message> {
    let set = move |to: i64| Message::Set(name, json!(to));
    let first = middle(min, max);
    let number = Stepper {
        less: at
            .map_or(Some(first), |at| Some(at - 1).filter(|to| *to >= min))
            .map(set),
        more: at
            .map_or(Some(first), |at| Some(at + 1).filter(|to| *to <= max))
            .map(set),
        ..Stepper::new(
            localizer,
            id,
            label,
            at.map_or_else(|| UNSET.to_owned(), numbers::plain),
        )
    };
    let shown = stepper(number.typed(move |to| (min..=max).contains(&to).then(|| set(to))));
    let forget = at.map(|_| Message::Set(name, Value::Null));
    let forget = quiet_button(
        format!("forget-{name}"),
        (Icon::Close, localizer.text("helper-forget")),
        forget,
    );
    column![shown, forget]
        .spacing(size::TIGHT)
        .align_x(Alignment::End)
        .into()
}

/// A statement that is true or not: the icon says which, without colour.
fn checkbox<'a>(id: String, label: String, holds: bool, message: Message) -> Element<'a, Message> {
    choice(
        id,
        (if holds { Icon::Met } else { Icon::Open }, label),
        holds,
        Some(message),
    )
}

fn player_label(localizer: &Localizer, seat: usize) -> String {
    localizer.format("helper-player", &Args::new().count("number", seat + 1))
}

/// How many played the last game of that kind, and its set-up.
fn last_set_up<G: Helper>(
    remembered: &Remembered,
    name: impl Fn(usize) -> String,
) -> (usize, Value) {
    let last = remembered
        .set_up::<G>()
        .and_then(|it| it["players"].as_array().map(Vec::len));
    (last.unwrap_or(2), remembered.set_up_for::<G>(MOST, name))
}
