//! The form of a finished game: what all three games have in common.

use iced::Length;
use iced::widget::{Column, column, container};
use serde_json::{Value, json};

use super::draft::{Draft, is_free};
use super::{lines, mars_needs_mechanics, mechanica, pocket_mars};
use crate::app::icon::Icon;
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{
    Counter, Element, Remark, beside, choice, choices, counter, field, kept, line, list_row, named, panel, quiet, quiet_button,
    remark, section, text,
};
use crate::language::{Args, Voice, numbers, score as told};
use crate::scorebook::{Entry, Game, Scored};
use crate::scoring::reader::{MOST, NAME_MAX};
use crate::scoring::{Code, Fault};

/// The longest note, in characters: that of the kept games.
const NOTE_MAX: usize = 2000;
/// How many characters of a number are taken.
pub(super) const TYPED_MAX: usize = 120;
const NAMES: usize = 8;

#[derive(Debug, Clone, PartialEq)]
pub struct Form {
    pub draft: Draft,
    /// The player whose fields are shown; none when all are closed.
    open: Option<usize>,
    note: String,
    /// Why there is no further player.
    refused: Option<Fault>,
    switches: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Alone(bool),
    Level(&'static str),
    /// The fields of a player are to be shown, or no longer.
    Open(usize),
    Typed(String, String),
    /// One more or one less at that path.
    Stepped(String, i64),
    /// Money is counted in coins at that path, or is a sum.
    Coins(String, bool),
    /// A tile of that value is added at that path.
    Tile(String, i64),
    /// The last tile at that path is taken back.
    LastTile(String),
    Add,
    /// That player was not there.
    Remove(usize),
    /// Who was first player in the last round, if anybody knows.
    LastFirst(Option<usize>),
    Switch(&'static str, Value),
    Switches,
    Note(String),
    Rule(&'static str),
    /// Enter in a field.
    Done,
    Save,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    None,
    /// Keep what was entered, with what was written beside it.
    Save(Value, String),
    Rules(&'static str),
}

impl Form {
    pub fn new(game: Game) -> Self {
        Self::with(Draft::new(game), String::new())
    }

    /// A form with what was entered of a kept game; none for a mission.
    pub fn of(game: Game, entry: &Entry) -> Option<Self> {
        Some(Self::with(Draft::of(game, &entry.input()?), entry.notes.clone()))
    }

    /// A form with what is known of a game that has just ended.
    pub fn filled(game: Game, input: &Value) -> Self {
        Self::with(Draft::of(game, input), String::new())
    }

    const fn with(draft: Draft, note: String) -> Self {
        Self { draft, open: Some(0), note, refused: None, switches: false }
    }

    /// All that is wrong in what is entered; why there is no further player, right after one was asked for.
    pub fn faults(&self) -> Vec<Fault> {
        self.draft.read().err().unwrap_or_default().into_iter().chain(self.refused.clone()).collect()
    }

    pub fn update(&mut self, message: Message) -> Action {
        self.refused = None;
        match message {
            Message::Alone(solo) if solo != self.draft.is_solo() => {
                self.draft.play_alone(solo);
                self.open = Some(0);
            }
            Message::Alone(_) | Message::Done => {}
            Message::Level(level) => self.draft.set("level", json!(level)),
            Message::Open(seat) => self.open = Some(seat).filter(|_| self.open != Some(seat)),
            Message::Typed(at, typed) => {
                let most = if at.ends_with(".name") { NAME_MAX } else { TYPED_MAX };
                self.draft.set(&at, json!(kept(&typed, most)));
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
                self.open = None;
            }
            Message::LastFirst(seat) => self.draft.set_last_first(seat),
            Message::Switch(name, value) => self.draft.set(&format!("rules.{name}"), value),
            Message::Switches => self.switches = !self.switches,
            Message::Note(typed) => self.note = kept(&typed, NOTE_MAX),
            Message::Rule(entry) => return Action::Rules(entry),
            Message::Save => {
                let document = self.draft.document();
                if self.draft.read().is_ok() {
                    return Action::Save(document, self.note.trim().to_owned());
                }
            }
        }
        Action::None
    }

    pub fn is_whole(&self) -> bool {
        self.draft.read().is_ok()
    }

    /// What comes of it so far.
    pub fn result<'a>(&self, voice: &'a Voice) -> Element<'a, Message> {
        Page { voice, draft: &self.draft, faults: self.faults() }.result()
    }

    /// The form, perhaps with what comes of it; `known` are the names from earlier games.
    pub fn view<'a>(&self, voice: &'a Voice, known: &[String], result: bool) -> Element<'a, Message> {
        let page = Page { voice, draft: &self.draft, faults: self.faults() };
        let sums = self.draft.sums();
        let mut parts: Vec<Element<'a, Message>> = Vec::new();
        if self.draft.game() != Game::MarsNeedsMechanics {
            parts.push(page.alone());
        }
        if self.draft.game() == Game::MarsNeedsMechanics {
            parts.push(quiet(Type::Small, voice.plain("scores-clockwise")));
        }
        parts.extend((0..self.draft.seats()).map(|seat| self.player(&page, seat, sums.as_ref(), known)));
        if !self.draft.is_solo() {
            parts.push(page.add());
        }
        if self.draft.game() == Game::MarsNeedsMechanics {
            parts.push(mars_needs_mechanics::last_first(&page));
        }
        parts.extend(self.rules(&page));
        parts.extend(result.then(|| page.result()));
        let hint = voice.plain("scores-note-hint");
        let note = field("note", &hint, &self.note, Message::Note, Message::Done);
        parts.push(section(voice.plain("scores-note"), [note]));
        Column::with_children(parts).spacing(size::GAP).into()
    }

    fn player<'a>(&self, page: &Page<'a, '_>, seat: usize, sums: Option<&Scored>, known: &[String]) -> Element<'a, Message> {
        let (voice, game, at) = (page.voice, self.draft.game(), self.draft.player(seat));
        let own = sums.and_then(|sums| sums.score.players.get(seat));
        let wrong = page.faults.iter().any(|fault| is_in(&fault.at, &at) && !page.is_open(fault));
        let total: Element<'a, Message> = match own {
            Some(own) => text(Type::Number, numbers::plain(own.total)).into(),
            None => text(Type::Small, voice.plain("scores-no-sum")).into(),
        };
        let sign = if wrong { Icon::Warning } else { Icon::Crew };
        let title = self.name(voice, seat);
        let title = if wrong { voice.say("scores-player-wrong", &Args::new().text("name", title)) } else { title };
        let head = list_row(format!("player-{seat}"), sign, title, Some(total), Message::Open(seat));
        if self.open != Some(seat) {
            return panel(head);
        }
        let mut parts = vec![head];
        parts.extend(page.wrong(&at).map(remark));
        let rival = self.draft.is_solo() && seat == 1;
        if !rival {
            parts.push(page.name(seat, known));
        }
        parts.extend(match game {
            Game::PocketMars => pocket_mars::fields(page, seat),
            Game::Mechanica => mechanica::fields(page, seat),
            Game::MarsNeedsMechanics => mars_needs_mechanics::fields(page, seat),
        });
        if let Some(own) = own {
            let rows = own.lines.iter().enumerate().map(|(index, term)| {
                let entry = lines::entry(game, self.draft.is_solo(), term.term);
                let points = text(Type::Number, numbers::plain(term.points)).into();
                list_row(format!("sum-{index}"), Icon::Help, told::counted(voice, term), Some(points), Message::Rule(entry))
            });
            let rows: Vec<_> = rows.collect();
            parts.push(quiet(Type::Small, voice.plain("scores-sum")));
            parts.push(Column::with_children(rows).into());
        }
        if !self.draft.is_solo() && self.draft.seats() > 2 {
            let label = (Icon::Minus, voice.plain("scores-remove-player"));
            parts.push(named(format!("remove-{seat}"), quiet_button(label, Some(Message::Remove(seat)))));
        }
        panel(Column::with_children(parts).spacing(size::GAP))
    }

    fn name(&self, voice: &Voice, seat: usize) -> String {
        let typed = self.draft.text(&format!("{}.name", self.draft.player(seat)));
        if typed.trim().is_empty() {
            return voice.say("helper-player", &Args::new().count("number", seat + 1));
        }
        typed
    }

    /// The switches, where the rulebook of the game can be read in two ways.
    fn rules<'a>(&self, page: &Page<'a, '_>) -> Option<Element<'a, Message>> {
        let voice = page.voice;
        let all: &[&'static str] = match self.draft.game() {
            Game::PocketMars => pocket_mars::switches(self.draft.is_solo()),
            Game::Mechanica => mechanica::switches(self.draft.is_solo()),
            Game::MarsNeedsMechanics => mars_needs_mechanics::SWITCHES,
        };
        if all.is_empty() {
            return None;
        }
        let label = voice.plain(if self.switches { "scores-switches-less" } else { "scores-switches-more" });
        let mut parts = vec![
            quiet(Type::Small, voice.plain("scores-switches-lead")),
            named("switches", quiet_button(label, Some(Message::Switches))),
        ];
        if self.switches {
            parts.extend(all.iter().map(|name| page.switch(name)));
        }
        Some(section(voice.plain("scores-switches"), parts))
    }
}

/// Whether a path is this one, or is inside it.
fn is_in(at: &str, outer: &str) -> bool {
    at.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// What the fields of a form are made from.
pub(super) struct Page<'a, 'b> {
    pub(super) voice: &'a Voice,
    pub(super) draft: &'b Draft,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Page<'a, '_> {
    /// Whether the fault says no more than that something is still to be filled in.
    pub(super) fn is_open(&self, fault: &Fault) -> bool {
        matches!(fault.code, Code::EmptyName | Code::FirstPlayerNeeded) || self.draft.is_blank(&fault.at)
    }

    fn said(&self, fault: &Fault) -> Remark {
        let sentence = match fault.code {
            Code::NotANumber if self.draft.is_blank(&fault.at) => self.voice.plain("scores-number-open"),
            _ => told::fault(self.voice, fault),
        };
        if self.is_open(fault) { Remark::Open(sentence) } else { Remark::Wrong(sentence) }
    }

    /// What is wrong at this very path.
    pub(super) fn wrong(&self, at: &str) -> Option<Remark> {
        self.faults.iter().find(|fault| fault.at == at).map(|fault| self.said(fault))
    }

    /// What is wrong at this path or inside it.
    pub(super) fn wrong_within(&self, at: &str) -> Option<Remark> {
        self.faults.iter().find(|fault| is_in(&fault.at, at)).map(|fault| self.said(fault))
    }

    /// A number that is counted, from `least` up; without one it may be below 0.
    pub(super) fn counter(&self, at: &str, label: String, least: Option<i64>) -> Element<'a, Message> {
        let stepped = |by| Message::Stepped(at.to_owned(), by);
        let now = self.draft.whole(at);
        let less = now.is_none_or(|now| least.is_none_or(|least| now > least) && now > -MOST).then(|| stepped(-1));
        let more = now.is_none_or(|now| now < MOST).then(|| stepped(1));
        let signs = [self.voice.plain("window-less"), self.voice.plain("window-more")];
        let (id, value, remark) = (at.to_owned(), self.draft.text(at), self.wrong_within(at));
        let path = at.to_owned();
        counter(Counter { id, label, value, remark, signs, less, more, done: Message::Done }, move |typed| {
            Message::Typed(path.clone(), typed)
        })
    }

    fn name(&self, seat: usize, known: &[String]) -> Element<'a, Message> {
        let at = format!("{}.name", self.draft.player(seat));
        let (hint, value, path) = (self.voice.plain("window-name-hint"), self.draft.text(&at), at.clone());
        let typed = move |typed| Message::Typed(path.clone(), typed);
        let mut parts = vec![field(at.clone(), &hint, &value, typed, Message::Done)];
        parts.extend(self.wrong(&at).map(remark));
        let taken = self.draft.names();
        let free: Vec<_> = known.iter().filter(|name| is_free(name, &taken)).take(NAMES).collect();
        if !free.is_empty() {
            let chips = free.into_iter().enumerate().map(|(index, name)| {
                let press = Message::Typed(at.clone(), name.clone());
                named(format!("known-{index}"), quiet_button(name.clone(), Some(press)))
            });
            parts.push(quiet(Type::Small, self.voice.plain("scores-known-names")));
            parts.push(choices(chips));
        }
        Column::with_children(parts).spacing(size::SNUG).into()
    }

    fn alone(&self) -> Element<'a, Message> {
        let (voice, solo) = (self.voice, self.draft.is_solo());
        let mode = |alone: bool, id: &str| {
            named(
                format!("mode-{id}"),
                choice(voice.plain(&format!("scores-mode-{id}")), solo == alone, Some(Message::Alone(alone))),
            )
        };
        let mut parts = vec![choices([mode(false, "multiplayer"), mode(true, "solo")])];
        if solo && self.draft.game() == Game::PocketMars {
            parts.push(quiet(Type::Small, voice.plain("scores-level")));
            parts.push(choices(pocket_mars::LEVELS.map(|level| {
                let label = voice.plain(&format!("scores-level-{}", level.replace('_', "-")));
                let chosen = self.draft.get("level").is_some_and(|own| own == level);
                named(format!("level-{level}"), choice(label, chosen, Some(Message::Level(level))))
            })));
        }
        panel(Column::with_children(parts).spacing(size::SNUG))
    }

    fn add(&self) -> Element<'a, Message> {
        let label = (Icon::Plus, self.voice.plain("scores-add-player"));
        let add = named("add-player", quiet_button(label, Some(Message::Add)));
        let at = self.draft.player(0).trim_end_matches("[0]").to_owned();
        Column::with_children([add].into_iter().chain(self.wrong(&at).map(remark))).spacing(size::SNUG).into()
    }

    pub(super) fn switch(&self, name: &'static str) -> Element<'a, Message> {
        let now = self.draft.get(&format!("rules.{name}")).cloned().unwrap_or_default();
        let values = if now.is_boolean() { [json!(true), json!(false)] } else { [json!(3), json!(4)] };
        let ends = values.map(|value| {
            let label = match value.as_bool() {
                Some(on) => self.voice.plain(if on { "scores-yes" } else { "scores-no" }),
                None => value.to_string(),
            };
            named(format!("{name}-{value}"), choice(label, value == now, Some(Message::Switch(name, value.clone()))))
        });
        let about = text(Type::Body, self.voice.plain(&format!("scores-switch-{}", name.replace('_', "-"))));
        beside(about, choices(ends))
    }

    /// Whether a reason of this path stands beside a field.
    fn has_field(&self, at: &str) -> bool {
        let outer = at.rsplit_once('[').and_then(|(outer, _)| self.draft.get(outer));
        self.draft.get(at).is_some() || outer.is_some_and(Value::is_string)
    }

    /// The ranking in words; what is wrong and stands beside no field.
    fn result(&self) -> Element<'a, Message> {
        let voice = self.voice;
        let title = voice.plain("scores-result");
        let Ok(scored) = self.draft.read() else {
            let stray = self.faults.iter().filter(|fault| !self.has_field(&fault.at));
            let wrong = self.faults.iter().any(|fault| !self.is_open(fault));
            let id = if wrong { "scores-result-wrong" } else { "scores-result-open" };
            let ink = if wrong { Ink::Danger } else { Ink::Quiet };
            let said = line(Type::Body, ink, voice.plain(id)).width(Length::Fill);
            let strays = stray.map(|fault| remark(self.said(fault)));
            return section(title, std::iter::once(said.into()).chain(strays));
        };
        named("result", section(title, ranking(voice, self.draft.game(), &scored)))
    }
}

pub(super) fn ranking<'a, Message: 'a>(voice: &Voice, game: Game, scored: &Scored) -> Vec<Element<'a, Message>> {
    let place = |player: &crate::scoring::PlayerScore| {
        let args = Args::new().count("rank", player.rank).text("name", player.name.clone());
        text(Type::Body, voice.say("score-place", &args.text("worth", told::worth(voice, game, player.total)))).into()
    };
    let places = Column::with_children(scored.score.by_rank().into_iter().map(place)).spacing(size::TIGHT);
    let winners = text(Type::Title, told::winners(voice, &scored.score, scored.solo)).width(Length::Fill);
    let decided = told::decided(voice, &scored.score).map(|sentence| quiet(Type::Body, sentence));
    [container(column![winners]).into(), places.into()].into_iter().chain(decided).collect()
}
