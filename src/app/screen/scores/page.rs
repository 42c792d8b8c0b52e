//! One sheet that is being entered, with its faults: the fields that the forms of all games are made of.

use iced::widget::column;
use serde_json::{Value, json};

use super::form::{Message, player_name};
use super::pocket_mars;
use crate::app::widget::prelude::*;
use crate::language::{Args, Voice, score as told};
use crate::scorebook::draft::is_free;
use crate::scorebook::{Draft, Game, ScoredGame};
use crate::scoring::reader::MAX_COUNT;
use crate::scoring::{Code, InputError};

/// How many names of earlier games are offered.
const NAMES: usize = 8;

/// Whether a path equals the outer one, or is inside it.
pub(super) fn is_in(at: &str, outer: &str) -> bool {
    at.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

pub(super) struct Page<'a, 'b> {
    pub(super) voice: &'a Voice,
    pub(super) draft: &'b Draft,
    pub(super) faults: Vec<InputError>,
    /// The seats of those who win, once everything is entered.
    pub(super) winners: Vec<usize>,
}

impl<'a> Page<'a, '_> {
    fn said(&self, fault: &InputError) -> Remark {
        let sentence = match fault.code {
            Code::NotANumber if self.draft.is_blank(&fault.path) => self.voice.plain("scores-number-open"),
            _ => told::fault(self.voice, fault),
        };
        if self.draft.is_missing(fault) { Remark::Missing(sentence) } else { Remark::Invalid(sentence) }
    }

    pub(super) fn wins(&self, seat: usize) -> bool {
        self.winners.contains(&seat)
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
        let path = at.to_owned();
        counter(self.counted(at, label, least), move |typed| Message::Typed(path.clone(), typed))
    }

    fn counted(&self, at: &str, label: String, least: Option<i64>) -> Counter<Message> {
        let stepped = |by| Message::Stepped(at.to_owned(), by);
        let now = self.draft.integer(at);
        let less = now.is_none_or(|now| least.is_none_or(|least| now > least) && now > -MAX_COUNT).then(|| stepped(-1));
        let more = now.is_none_or(|now| now < MAX_COUNT).then(|| stepped(1));
        let signs = [self.voice.plain("window-less"), self.voice.plain("window-more")];
        let (id, value, remark) = (at.to_owned(), self.draft.text(at), self.fault_within(at));
        Counter { id, label, value, remark, signs, less, more, done: Message::Done }
    }

    pub(super) fn name(&self, seat: usize, known: &[String]) -> Element<'a, Message> {
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
    pub(super) fn known_names(&self, seat: usize, known: &[String]) -> Option<Element<'a, Message>> {
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

    /// The same with buttons.
    pub(super) fn stepped_cell(&self, seat: usize, at: &str, label: &str, least: Option<i64>) -> Element<'a, Message> {
        let (label, path) = (format!("{label}, {}", player_name(self.voice, self.draft, seat)), at.to_owned());
        stepped_cell(self.counted(at, label, least), move |typed| Message::Typed(path.clone(), typed))
    }

    /// Several players, or one alone, where the game has both.
    pub(super) fn modes(&self) -> Option<Element<'a, Message>> {
        let (voice, solo) = (self.voice, self.draft.is_solo());
        let mode = |alone: bool, id: &str| {
            choice(format!("mode-{id}"), voice.plain(&format!("scores-mode-{id}")), solo == alone, Some(Message::Alone(alone)))
        };
        let modes = || choices([mode(false, "multiplayer"), mode(true, "solo")]);
        (self.draft.game() != Game::MarsNeedsMechanics).then(modes)
    }

    /// The difficulty of a solo game of *Pocket Mars*.
    pub(super) fn levels(&self) -> Option<Element<'a, Message>> {
        let voice = self.voice;
        let levels = || {
            let levels = pocket_mars::LEVELS.map(|level| {
                let label = voice.plain(&format!("scores-level-{}", level.replace('_', "-")));
                let chosen = self.draft.get("level").is_some_and(|own| own == level);
                choice(format!("level-{level}"), label, chosen, Some(Message::Level(level)))
            });
            panel(beside(text(Type::Body, voice.plain("scores-level")), choices(levels)))
        };
        (self.draft.is_solo() && self.draft.game() == Game::PocketMars).then(levels)
    }

    pub(super) fn add(&self) -> Element<'a, Message> {
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

    /// What is wrong beside numbers and names that are still to be entered.
    pub(super) fn reason(&self) -> Option<Element<'a, Message>> {
        let last_first = self.draft.at("last_first_player");
        let is_reason = |fault: &&InputError| fault.path == last_first || !self.draft.is_missing(fault);
        let fault = self.faults.iter().find(is_reason)?;
        Some(named("scores-why", remark(self.said(fault))))
    }

    /// The ranking; or the faults that belong to no field.
    pub(super) fn result(&self) -> Element<'a, Message> {
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
