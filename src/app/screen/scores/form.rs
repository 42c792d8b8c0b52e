//! The form of a finished game: what all three games share.

use std::collections::BTreeSet;

use iced::widget::column;
use serde_json::{Value, json};

use super::{grid, mars_needs_mechanics, mechanica, pocket_mars, rules_entries};
use crate::app::widget::prelude::*;
use crate::language::{Args, Voice, numbers, score as told};
use crate::scorebook::draft::is_free;
use crate::scorebook::{Draft, Entry, Game, ScoredGame};
use crate::scoring::reader::{MAX_COUNT, MAX_NAME_LENGTH};
use crate::scoring::{Code, InputError, PlayerScore};

/// The longest note of a kept game, in characters.
const NOTE_MAX: usize = 2000;
/// The longest input of a number, in characters.
pub(super) const TYPED_MAX: usize = 120;
const NAMES: usize = 8;

/// What fits the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// All players in one grid, instead of one at a time.
    pub grid: bool,
    /// The result below the fields, instead of beside them.
    pub result: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Form {
    pub draft: Draft,
    /// The fields in which something was typed.
    typed: BTreeSet<String>,
    /// The player whose fields are open.
    open: Option<usize>,
    note: String,
    /// Why no further player can be added.
    refused: Option<InputError>,
    switches: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Alone(bool),
    Level(&'static str),
    Open(usize),
    Typed(String, String),
    /// Adds to the number at that path.
    Stepped(String, i64),
    /// Whether the money at that path is entered in coins.
    Coins(String, bool),
    /// Adds a tile of that value at that path.
    Tile(String, i64),
    /// Removes the last tile at that path.
    LastTile(String),
    Add,
    Remove(usize),
    /// The first player of the last round, if known.
    LastFirst(Option<usize>),
    Switch(&'static str, Value),
    Switches,
    Note(String),
    Rule(&'static str),
    Done,
    Save,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    None,
    /// The input, and the note.
    Save(Value, String),
    Rules(&'static str),
}

impl Form {
    pub fn new(game: Game) -> Self {
        Self::with(Draft::new(game), String::new())
    }

    /// The form of a kept game; `None` for a mission.
    pub fn of(game: Game, entry: &Entry) -> Option<Self> {
        Some(Self::with(Draft::from_document(game, &entry.input()?), entry.notes.clone()))
    }

    pub fn filled(game: Game, input: &Value) -> Self {
        Self::with(Draft::from_document(game, input), String::new())
    }

    fn with(draft: Draft, note: String) -> Self {
        Self { draft, typed: BTreeSet::new(), open: Some(0), note, refused: None, switches: false }
    }

    /// Every fault of the input, and why no further player was added.
    pub fn faults(&self) -> Vec<InputError> {
        self.draft.score().err().unwrap_or_default().into_iter().chain(self.refused.clone()).collect()
    }

    pub fn update(&mut self, message: Message) -> Action {
        self.refused = None;
        match message {
            Message::Alone(solo) if solo != self.draft.is_solo() => {
                self.draft.set_solo(solo);
                self.open = Some(0);
            }
            Message::Alone(_) | Message::Done => {}
            Message::Level(level) => self.draft.set("level", json!(level)),
            Message::Open(seat) => self.open = Some(seat).filter(|_| self.open != Some(seat)),
            Message::Typed(at, typed) => {
                let most = if at.ends_with(".name") { MAX_NAME_LENGTH } else { TYPED_MAX };
                let typed = sanitized(&typed, most);
                let before = self.draft.text(&at);
                let is_first = self.typed.insert(at.clone());
                let typed = if is_first && self.draft.is_default(&at) { without_default(&before, typed) } else { typed };
                self.draft.set(&at, json!(typed));
            }
            Message::Stepped(at, by) => self.draft.step(&at, by),
            Message::Coins(at, coins) => self.draft.count_coins(&at, coins),
            Message::Tile(at, value) => {
                let values = format!("{} {value}", self.draft.text(&at));
                self.draft.set(&at, json!(values.trim()));
            }
            Message::LastTile(at) => {
                let values = self.draft.text(&at);
                let fewer = values.trim().rsplit_once(' ').map_or("", |(before, _)| before.trim());
                self.draft.set(&at, json!(fewer));
            }
            Message::Add => match self.draft.add_player() {
                Ok(()) => self.open = Some(self.draft.seats() - 1),
                Err(fault) => self.refused = Some(fault),
            },
            Message::Remove(seat) => {
                self.draft.remove_player(seat);
                self.typed.clear();
                self.open = None;
            }
            Message::LastFirst(seat) => self.draft.set_last_first(seat),
            Message::Switch(name, value) => self.draft.set(&format!("rules.{name}"), value),
            Message::Switches => self.switches = !self.switches,
            Message::Note(typed) => self.note = sanitized(&typed, NOTE_MAX),
            Message::Rule(entry) => return Action::Rules(entry),
            Message::Save => {
                let document = self.draft.document();
                if self.draft.score().is_ok() {
                    return Action::Save(document, self.note.trim().to_owned());
                }
            }
        }
        Action::None
    }

    pub fn is_complete(&self) -> bool {
        self.draft.score().is_ok()
    }

    pub fn result<'a>(&self, voice: &'a Voice) -> Element<'a, Message> {
        Page { voice, draft: &self.draft, faults: self.faults() }.result()
    }

    /// `known` are names from earlier games.
    pub fn view<'a>(&self, voice: &'a Voice, known: &[String], layout: Layout) -> Element<'a, Message> {
        let page = Page { voice, draft: &self.draft, faults: self.faults() };
        let sums = self.draft.sums();
        let mut parts: Vec<Element<'a, Message>> = Vec::new();
        if self.draft.game() != Game::MarsNeedsMechanics {
            parts.push(page.alone());
        }
        if self.draft.game() == Game::MarsNeedsMechanics {
            parts.push(quiet(Type::Small, voice.plain("scores-clockwise")));
        }
        if layout.grid {
            parts.push(grid::grid(&page, sums.as_ref()));
            parts.extend(self.unnamed_seat().and_then(|seat| page.known_names(seat, known)));
            parts.push(self.under_the_grid(&page));
            parts.extend(sums.as_ref().map(|sums| self.sums_of(voice, sums)));
        } else {
            parts.extend((0..self.draft.seats()).map(|seat| self.player(&page, seat, sums.as_ref(), known)));
            parts.extend((!self.draft.is_solo()).then(|| page.add()));
        }
        if self.draft.game() == Game::MarsNeedsMechanics {
            parts.push(mars_needs_mechanics::last_first(&page));
        }
        parts.extend(self.rules(&page));
        parts.extend(layout.result.then(|| page.result()));
        let hint = voice.plain("scores-note-hint");
        let note = field("note", &hint, &self.note, Message::Note, Message::Done);
        parts.push(section(voice.plain("scores-note"), [note]));
        Column::with_children(parts).spacing(size::GAP).into()
    }

    fn player<'a>(&self, page: &Page<'a, '_>, seat: usize, sums: Option<&ScoredGame>, known: &[String]) -> Element<'a, Message> {
        let (voice, game, at) = (page.voice, self.draft.game(), self.draft.player(seat));
        let own = sums.and_then(|sums| sums.score.players.get(seat));
        let wrong = page.faults.iter().any(|fault| is_in(&fault.path, &at) && !page.draft.is_missing(fault));
        let total: Element<'a, Message> = match own {
            Some(own) => text(Type::Number, numbers::plain(own.total)).into(),
            None => text(Type::Small, voice.plain(if wrong { "scores-player-wrong" } else { "scores-no-sum" })).into(),
        };
        let sign = if wrong { Icon::Warning } else { Icon::Crew };
        // A short name and a short word: the row stays as high as it is.
        let name = player_name(voice, &self.draft, seat);
        let head = list_row(format!("player-{seat}"), sign, name, Some(total), Message::Open(seat));
        if self.open != Some(seat) {
            return panel(head);
        }
        let mut parts = vec![head];
        let rival = self.draft.is_solo() && seat == 1;
        if !rival {
            parts.push(page.name(seat, known));
        }
        parts.extend(match game {
            Game::PocketMars => pocket_mars::fields(page, seat),
            Game::Mechanica => mechanica::fields(page, seat),
            Game::MarsNeedsMechanics => mars_needs_mechanics::fields(page, seat),
        });
        // Below the numbers, which would move under the pointer otherwise.
        parts.extend(page.fault_at(&at).map(remark));
        parts.extend(own.map(|own| self.terms(voice, own)));
        if !self.draft.is_solo() && self.draft.seats() > 2 {
            let label = (Icon::Minus, voice.plain("scores-remove-player"));
            parts.push(quiet_button(format!("remove-{seat}"), label, Some(Message::Remove(seat))));
        }
        panel(Column::with_children(parts).spacing(size::GAP))
    }

    /// The terms of a player's sum, each with its rule.
    fn terms<'a>(&self, voice: &Voice, own: &PlayerScore) -> Element<'a, Message> {
        let rows = own.lines.iter().enumerate().map(|(index, term)| {
            let entry = rules_entries::entry(self.draft.game(), self.draft.is_solo(), term.term);
            let points = text(Type::Number, numbers::plain(term.points)).into();
            list_row(format!("sum-{index}"), Icon::Help, told::counted(voice, term), Some(points), Message::Rule(entry))
        });
        let lead = quiet(Type::Small, voice.plain("scores-sum"));
        column![lead, Column::with_children(rows)].spacing(size::GAP).into()
    }

    /// Below the grid: the terms of one player, and whose.
    fn sums_of<'a>(&self, voice: &Voice, sums: &ScoredGame) -> Element<'a, Message> {
        let seats = (0..self.draft.seats()).map(|seat| {
            let press = Some(Message::Open(seat));
            choice(format!("player-{seat}"), player_name(voice, &self.draft, seat), self.open == Some(seat), press)
        });
        let own = self.open.and_then(|seat| sums.score.players.get(seat)).map(|own| self.terms(voice, own));
        panel(Column::with_children([choices(seats)].into_iter().chain(own)).spacing(size::GAP))
    }

    /// Below the grid: more players, or fewer.
    fn under_the_grid<'a>(&self, page: &Page<'a, '_>) -> Element<'a, Message> {
        if self.draft.is_solo() {
            return space().into();
        }
        let removable = (0..self.draft.seats()).filter(|_| self.draft.seats() > 2);
        let remove = removable.map(|seat| {
            let name = Args::new().text("name", player_name(page.voice, &self.draft, seat));
            let label = (Icon::Minus, page.voice.say("scores-remove-named", &name));
            quiet_button(format!("remove-{seat}"), label, Some(Message::Remove(seat)))
        });
        column![page.add(), choices(remove)].spacing(size::SNUG).into()
    }

    /// The first seat without a name.
    fn unnamed_seat(&self) -> Option<usize> {
        let people = if self.draft.is_solo() { 1 } else { self.draft.seats() };
        self.draft.names().iter().take(people).position(|name| name.trim().is_empty())
    }

    /// The switches, where the rulebook of the game is ambiguous.
    fn rules<'a>(&self, page: &Page<'a, '_>) -> Option<Element<'a, Message>> {
        let voice = page.voice;
        let all = self.draft.switches();
        if all.is_empty() {
            return None;
        }
        let label = voice.plain(if self.switches { "scores-switches-less" } else { "scores-switches-more" });
        let mut parts = vec![
            quiet(Type::Small, voice.plain("scores-switches-lead")),
            quiet_button("switches", label, Some(Message::Switches)),
        ];
        if self.switches {
            parts.extend(all.iter().map(|name| page.switch(name)));
        }
        Some(section(voice.plain("scores-switches"), parts))
    }
}

/// What was typed into a field beside its default, which it replaces.
fn without_default(default: &str, typed: String) -> String {
    let rest = typed.strip_prefix(default).or_else(|| typed.strip_suffix(default));
    rest.filter(|rest| rest.chars().count() == 1).map(str::to_owned).unwrap_or(typed)
}

pub(super) fn player_name(voice: &Voice, draft: &Draft, seat: usize) -> String {
    let typed = draft.text(&format!("{}.name", draft.player(seat)));
    if typed.trim().is_empty() {
        return voice.say("helper-player", &Args::new().count("number", seat + 1));
    }
    typed
}

/// Whether a path equals the outer one, or is inside it.
fn is_in(at: &str, outer: &str) -> bool {
    at.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

pub(super) struct Page<'a, 'b> {
    pub(super) voice: &'a Voice,
    pub(super) draft: &'b Draft,
    pub(super) faults: Vec<InputError>,
}

impl<'a> Page<'a, '_> {
    fn said(&self, fault: &InputError) -> Remark {
        let sentence = match fault.code {
            Code::NotANumber if self.draft.is_blank(&fault.path) => self.voice.plain("scores-number-open"),
            _ => told::fault(self.voice, fault),
        };
        if self.draft.is_missing(fault) { Remark::Missing(sentence) } else { Remark::Invalid(sentence) }
    }

    /// The fault at exactly this path.
    pub(super) fn fault_at(&self, at: &str) -> Option<Remark> {
        self.faults.iter().find(|fault| fault.path == at).map(|fault| self.said(fault))
    }

    /// The first fault at this path or inside it.
    pub(super) fn fault_within(&self, at: &str) -> Option<Remark> {
        self.faults.iter().find(|fault| is_in(&fault.path, at)).map(|fault| self.said(fault))
    }

    /// A counted number, at least `least`; without a minimum it may be negative.
    pub(super) fn counter(&self, at: &str, label: String, least: Option<i64>) -> Element<'a, Message> {
        let stepped = |by| Message::Stepped(at.to_owned(), by);
        let now = self.draft.integer(at);
        let less = now.is_none_or(|now| least.is_none_or(|least| now > least) && now > -MAX_COUNT).then(|| stepped(-1));
        let more = now.is_none_or(|now| now < MAX_COUNT).then(|| stepped(1));
        let signs = [self.voice.plain("window-less"), self.voice.plain("window-more")];
        let (id, value, remark) = (at.to_owned(), self.draft.text(at), self.fault_within(at));
        let path = at.to_owned();
        counter(Counter { id, label, value, remark, signs, less, more, done: Message::Done }, move |typed| {
            Message::Typed(path.clone(), typed)
        })
    }

    fn name(&self, seat: usize, known: &[String]) -> Element<'a, Message> {
        let fault = self.fault_at(&format!("{}.name", self.draft.player(seat))).map(remark);
        let parts = [self.name_field(seat)].into_iter().chain(fault).chain(self.known_names(seat, known));
        Column::with_children(parts).spacing(size::SNUG).into()
    }

    pub(super) fn name_field(&self, seat: usize) -> Element<'a, Message> {
        let at = format!("{}.name", self.draft.player(seat));
        let (hint, value, path) = (self.voice.plain("window-name-hint"), self.draft.text(&at), at.clone());
        field(at, &hint, &value, move |typed| Message::Typed(path.clone(), typed), Message::Done)
    }

    /// Names from earlier games that no player has.
    fn known_names(&self, seat: usize, known: &[String]) -> Option<Element<'a, Message>> {
        let at = format!("{}.name", self.draft.player(seat));
        let taken = self.draft.names();
        let free: Vec<_> = known.iter().filter(|name| is_free(name, &taken)).take(NAMES).collect();
        let chips = free.iter().enumerate().map(|(index, name)| {
            let press = Message::Typed(at.clone(), (*name).clone());
            quiet_button(format!("known-{index}"), (*name).clone(), Some(press))
        });
        let lead = quiet(Type::Small, self.voice.plain("scores-known-names"));
        (!free.is_empty()).then(|| column![lead, choices(chips)].spacing(size::SNUG).into())
    }

    /// A field of the grid. Its label for screen readers names its row and column.
    pub(super) fn cell(&self, seat: usize, at: &str, label: &str) -> Element<'a, Message> {
        let label = format!("{label}, {}", player_name(self.voice, self.draft, seat));
        let (value, path) = (self.draft.text(at), at.to_owned());
        let wrong = matches!(self.fault_within(at), Some(Remark::Invalid(_)));
        cell(at.to_owned(), label, &value, wrong, move |typed| Message::Typed(path.clone(), typed), Message::Done)
    }

    fn alone(&self) -> Element<'a, Message> {
        let (voice, solo) = (self.voice, self.draft.is_solo());
        let mode = |alone: bool, id: &str| {
            choice(format!("mode-{id}"), voice.plain(&format!("scores-mode-{id}")), solo == alone, Some(Message::Alone(alone)))
        };
        let mut parts = vec![choices([mode(false, "multiplayer"), mode(true, "solo")])];
        if solo && self.draft.game() == Game::PocketMars {
            parts.push(quiet(Type::Small, voice.plain("scores-level")));
            parts.push(choices(pocket_mars::LEVELS.map(|level| {
                let label = voice.plain(&format!("scores-level-{}", level.replace('_', "-")));
                let chosen = self.draft.get("level").is_some_and(|own| own == level);
                choice(format!("level-{level}"), label, chosen, Some(Message::Level(level)))
            })));
        }
        panel(Column::with_children(parts).spacing(size::SNUG))
    }

    fn add(&self) -> Element<'a, Message> {
        let label = (Icon::Plus, self.voice.plain("scores-add-player"));
        let add = quiet_button("add-player", label, Some(Message::Add));
        let at = self.draft.player(0).trim_end_matches("[0]").to_owned();
        Column::with_children([add].into_iter().chain(self.fault_at(&at).map(remark))).spacing(size::SNUG).into()
    }

    pub(super) fn switch(&self, name: &'static str) -> Element<'a, Message> {
        let now = self.draft.get(&format!("rules.{name}")).cloned().unwrap_or_default();
        let values = if now.is_boolean() { [json!(true), json!(false)] } else { [json!(3), json!(4)] };
        let ends = values.map(|value| {
            let label = match value.as_bool() {
                Some(on) => self.voice.plain(if on { "scores-yes" } else { "scores-no" }),
                None => value.to_string(),
            };
            choice(format!("{name}-{value}"), label, value == now, Some(Message::Switch(name, value.clone())))
        });
        let about = text(Type::Body, self.voice.plain(&format!("set-up-{}", name.replace('_', "-"))));
        beside(about, choices(ends))
    }

    /// Whether a fault at this path is shown at a field.
    fn has_field(&self, at: &str) -> bool {
        let outer = at.rsplit_once('[').and_then(|(outer, _)| self.draft.get(outer));
        self.draft.get(at).is_some() || outer.is_some_and(Value::is_string)
    }

    /// The ranking; or the faults that belong to no field.
    fn result(&self) -> Element<'a, Message> {
        let voice = self.voice;
        let title = voice.plain("scores-result");
        let Ok(scored) = self.draft.score() else {
            let stray = self.faults.iter().filter(|fault| !self.has_field(&fault.path));
            let wrong = self.faults.iter().any(|fault| !self.draft.is_missing(fault));
            let id = if wrong { "scores-result-wrong" } else { "scores-result-open" };
            let ink = if wrong { Ink::Danger } else { Ink::Quiet };
            let said = line(Type::Body, ink, voice.plain(id)).width(Length::Fill);
            let strays = stray.map(|fault| remark(self.said(fault)));
            return section(title, std::iter::once(said.into()).chain(strays));
        };
        named("result", section(title, ranking(voice, self.draft.game(), &scored)))
    }
}

pub(super) fn ranking<'a, Message: 'a>(voice: &Voice, game: Game, scored: &ScoredGame) -> Vec<Element<'a, Message>> {
    let place = |player: &crate::scoring::PlayerScore| {
        let args = Args::new().count("rank", player.rank).text("name", player.name.clone());
        text(Type::Body, voice.say("score-place", &args.text("worth", told::points(voice, game, player.total)))).into()
    };
    let places = Column::with_children(scored.score.by_rank().into_iter().map(place)).spacing(size::TIGHT);
    let winners = text(Type::Title, told::winners(voice, &scored.score, scored.solo)).width(Length::Fill);
    let decided = told::tie_break(voice, &scored.score).map(|sentence| quiet(Type::Body, sentence));
    [container(column![winners]).into(), places.into()].into_iter().chain(decided).collect()
}
