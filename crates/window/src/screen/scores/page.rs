//! One sheet that is being entered, with its faults: the fields that the forms of all games are made of.

use iced::widget::column;
use serde_json::{Value, json};

use super::form::{Message, player_name};
use super::pocket_mars;
use crate::widget::prelude::*;
use companions::scorebook::form::{SheetField, is_free};
use companions::scorebook::{Game, ScoreForm, ScoredGame};
use companions::scoring::reader::MAX_COUNT;
use companions::scoring::{Code, InputError};
use language::{Args, Localizer, score};

/// How many missing fields are named beside the main button, and in the result.
const NAMED_BELOW: usize = 1;
const NAMED_IN_RESULT: usize = 4;
/// The column of the player who is shown alone: below its last number Enter leads to the main button, not to the note.
pub(super) const SHOWN: usize = 0;
/// How many names of earlier games are offered.
const NAMES: usize = 8;

/// Whether a path equals the outer one, or is inside it.
pub(super) fn is_in(at: &str, outer: &str) -> bool {
    at.strip_prefix(outer)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

pub(super) struct Page<'a, 'b> {
    pub(super) localizer: &'a Localizer,
    pub(super) draft: &'b ScoreForm,
    pub(super) faults: Vec<InputError>,
    /// Whether what is wrong is said below its number; otherwise one sentence stands beside the main button, so that nothing moves.
    pub(super) inline: bool,
    /// The seats of those who win, once everything is entered.
    pub(super) winners: Vec<usize>,
}

impl<'a> Page<'a, '_> {
    fn said(&self, fault: &InputError) -> Remark {
        let sentence = match fault.code {
            Code::NotANumber if self.draft.is_blank(&fault.path) => {
                self.localizer.text("scores-number-open")
            }
            // There are never too many: no further one was added.
            Code::TooManyPlayers => {
                let args = Args::new().text(
                    "limit",
                    fault.args.get("limit").cloned().unwrap_or_default(),
                );
                self.localizer.format("scores-no-more-players", &args)
            }
            _ => score::fault(self.localizer, fault),
        };
        if self.draft.is_missing(fault) {
            Remark::Missing(sentence)
        } else {
            Remark::Invalid(sentence)
        }
    }

    /// Whether something of a player is wrong, whatever is still missing.
    pub(super) fn is_wrong(&self, seat: usize) -> bool {
        let at = self.draft.player(seat);
        self.faults
            .iter()
            .any(|fault| is_in(&fault.path, &at) && !self.draft.is_missing(fault))
    }

    pub(super) fn wins(&self, seat: usize) -> bool {
        self.winners.contains(&seat)
    }

    /// The first fault at this path or inside it.
    pub(super) fn fault_within(&self, at: &str) -> Option<Remark> {
        self.faults
            .iter()
            .find(|fault| is_in(&fault.path, at))
            .map(|fault| self.said(fault))
    }

    /// A counted number of the player who is shown, at least `least`; without a minimum it may be negative.
    pub(super) fn counter(
        &self,
        at: &str,
        label: String,
        least: Option<i64>,
    ) -> Element<'a, Message> {
        let path = at.to_owned();
        counter(self.counted(at, label, least, Some(SHOWN)), move |typed| {
            Message::Typed(path.clone(), typed)
        })
    }

    fn counted(
        &self,
        at: &str,
        label: String,
        least: Option<i64>,
        column: Option<usize>,
    ) -> Counter<Message> {
        let stepped = |by| Message::Stepped(at.to_owned(), by, least);
        let now = self.draft.integer(at);
        let less = now
            .is_none_or(|now| least.is_none_or(|least| now > least) && now > -MAX_COUNT)
            .then(|| stepped(-1));
        let more = now.is_none_or(|now| now < MAX_COUNT).then(|| stepped(1));
        let signs = [
            self.localizer.text("window-less"),
            self.localizer.text("window-more"),
        ];
        let (id, value, fault) = (at.to_owned(), self.draft.text(at), self.fault_within(at));
        let wrong = matches!(fault, Some(Remark::Invalid(_)));
        let remark = fault.filter(|_| self.inline);
        Counter {
            id,
            label,
            value,
            wrong,
            remark,
            signs,
            less,
            more,
            column,
        }
    }

    pub(super) fn name(&self, seat: usize, known: &[String]) -> Element<'a, Message> {
        let parts = [self.name_field(seat, Some(SHOWN))]
            .into_iter()
            .chain(self.known_names(Some(seat), known));
        Column::with_children(parts).spacing(size::SNUG).into()
    }

    /// `column` is that of the grid in which it is.
    pub(super) fn name_field(&self, seat: usize, column: Option<usize>) -> Element<'a, Message> {
        let at = format!("{}.name", self.draft.player(seat));
        let (hint, value, path) = (
            self.localizer.text("window-name-hint"),
            self.draft.text(&at),
            at.clone(),
        );
        entry(at, &hint, &value, column, move |typed| {
            Message::Typed(path.clone(), typed)
        })
    }

    /// Names from earlier games, for that seat. They keep their places: those that a player has are disabled.
    pub(super) fn known_names(
        &self,
        seat: Option<usize>,
        known: &[String],
    ) -> Option<Element<'a, Message>> {
        let taken = self.draft.names();
        let chips = known.iter().take(NAMES).enumerate().map(|(index, name)| {
            let at = seat
                .filter(|_| is_free(name, &taken))
                .map(|seat| format!("{}.name", self.draft.player(seat)));
            quiet_button(
                format!("known-{index}"),
                name.clone(),
                at.map(|at| Message::Typed(at, name.clone())),
            )
        });
        let lead = quiet(Type::Small, self.localizer.text("scores-known-names"));
        (!known.is_empty()).then(|| column![lead, choices(chips)].spacing(size::SNUG).into())
    }

    /// Confirms that every number that was not entered is 0, of one player or of all.
    pub(super) fn rest_is_zero(&self, of: Option<usize>) -> Element<'a, Message> {
        let id = if of.is_some() {
            "scores-rest-zero-player"
        } else {
            "scores-rest-zero"
        };
        let is_open = |(seat, field): &(usize, SheetField)| {
            *field != SheetField::Name && of.is_none_or(|of| of == *seat)
        };
        let press = self
            .draft
            .missing()
            .iter()
            .any(is_open)
            .then_some(Message::RestIsZero(of));
        quiet_button("rest-zero", self.localizer.text(id), press)
    }

    /// Money as a sum, or each coin counted.
    pub(super) fn purses(&self) -> Option<[Element<'a, Message>; 2]> {
        let at = format!("{}.wallet", self.draft.player(0));
        let in_coins = self.draft.get(&at).is_some_and(Value::is_object);
        let way = |coins: bool, id: &str| {
            choice(
                id.to_owned(),
                self.localizer.text(&format!("scores-me-{id}")),
                in_coins == coins,
                Some(Message::Coins(coins)),
            )
        };
        (self.draft.game() == Game::Mechanica)
            .then(|| [way(false, "as-sum"), way(true, "in-coins")])
    }

    /// A field of the grid. Its label for screen readers names its row and column.
    pub(super) fn cell(&self, seat: usize, at: &str, label: &str) -> Element<'a, Message> {
        let label = format!("{label}, {}", player_name(self.localizer, self.draft, seat));
        let (value, path) = (self.draft.text(at), at.to_owned());
        let wrong = matches!(self.fault_within(at), Some(Remark::Invalid(_)));
        cell(
            at.to_owned(),
            label,
            &value,
            wrong,
            Some(seat),
            move |typed| Message::Typed(path.clone(), typed),
        )
    }

    /// The same with buttons.
    pub(super) fn stepped_cell(
        &self,
        seat: usize,
        at: &str,
        label: &str,
        least: Option<i64>,
    ) -> Element<'a, Message> {
        let (label, path) = (
            format!("{label}, {}", player_name(self.localizer, self.draft, seat)),
            at.to_owned(),
        );
        stepped_cell(self.counted(at, label, least, Some(seat)), move |typed| {
            Message::Typed(path.clone(), typed)
        })
    }

    /// Several players, or one alone, where the game has both.
    pub(super) fn modes(&self) -> Option<[Element<'a, Message>; 2]> {
        let (localizer, solo) = (self.localizer, self.draft.is_solo());
        let mode = |alone: bool, id: &str| {
            choice(
                format!("mode-{id}"),
                localizer.text(&format!("scores-mode-{id}")),
                solo == alone,
                Some(Message::Alone(alone)),
            )
        };
        let modes = || [mode(false, "multiplayer"), mode(true, "solo")];
        (self.draft.game() != Game::MarsNeedsMechanics).then(modes)
    }

    /// The difficulty of a solo game of *Pocket Mars*.
    pub(super) fn levels(&self) -> Option<Element<'a, Message>> {
        let localizer = self.localizer;
        let levels = || {
            let levels = pocket_mars::LEVELS.map(|level| {
                let label = localizer.text(&format!("scores-level-{}", level.replace('_', "-")));
                let chosen = self.draft.get("level").is_some_and(|own| own == level);
                choice(
                    format!("level-{level}"),
                    label,
                    chosen,
                    Some(Message::Level(level)),
                )
            });
            panel(label_row(
                text(Type::Body, localizer.text("scores-level")),
                choices(levels),
            ))
        };
        (self.draft.is_solo() && self.draft.game() == Game::PocketMars).then(levels)
    }

    pub(super) fn add(&self) -> Element<'a, Message> {
        let label = (Icon::Plus, self.localizer.text("scores-add-player"));
        quiet_button(
            "add-player",
            label,
            (!self.draft.is_solo()).then_some(Message::Add),
        )
    }

    pub(super) fn switch(&self, name: &'static str) -> Element<'a, Message> {
        let now = self
            .draft
            .get(&format!("rules.{name}"))
            .cloned()
            .unwrap_or_default();
        let values = if now.is_boolean() {
            [json!(true), json!(false)]
        } else {
            [json!(3), json!(4)]
        };
        let ends = values.map(|value| {
            let label = match value.as_bool() {
                Some(on) => self
                    .localizer
                    .text(if on { "scores-yes" } else { "scores-no" }),
                None => value.to_string(),
            };
            choice(
                format!("{name}-{value}"),
                label,
                value == now,
                Some(Message::Switch(name, value.clone())),
            )
        });
        let about = text(
            Type::Body,
            self.localizer
                .text(&format!("set-up-{}", name.replace('_', "-"))),
        );
        label_row(about, choices(ends))
    }

    /// What is still to be entered, as a sentence that names the first ones.
    fn missing(&self, named: usize) -> Option<String> {
        let all = self.draft.missing();
        let name = |&(seat, field): &(usize, SheetField)| {
            let args = Args::new().text("player", player_name(self.localizer, self.draft, seat));
            self.localizer.format(
                "scores-missing-field",
                &args.text("field", score::sheet_field(self.localizer, field)),
            )
        };
        let first: Vec<String> = all.iter().take(named).map(name).collect();
        let args = Args::new()
            .text("fields", first.join("; "))
            .count("more", all.len().saturating_sub(named));
        (!all.is_empty()).then(|| self.localizer.format("scores-missing", &args))
    }

    /// Why the score cannot be kept: what is wrong, otherwise what is missing.
    pub(super) fn reason(&self) -> Option<Element<'a, Message>> {
        let last_first = self.draft.at("last_first_player");
        let is_reason =
            |fault: &&InputError| fault.path == last_first || !self.draft.is_missing(fault);
        let fault = self
            .faults
            .iter()
            .find(is_reason)
            .map(|fault| self.said(fault));
        let why = fault.or_else(|| self.missing(NAMED_BELOW).map(Remark::Missing))?;
        Some(named("scores-why", remark(why)))
    }

    /// The ranking; or everything that is wrong, and what is missing.
    pub(super) fn result(&self) -> Element<'a, Message> {
        let localizer = self.localizer;
        let title = localizer.text("scores-result");
        let Ok(scored) = self.draft.score() else {
            let wrong: Vec<_> = self
                .faults
                .iter()
                .filter(|fault| !self.draft.is_missing(fault))
                .collect();
            let id = if wrong.is_empty() {
                "scores-result-open"
            } else {
                "scores-sheet-wrong"
            };
            let ink = if wrong.is_empty() {
                Ink::Quiet
            } else {
                Ink::Danger
            };
            let said = line(Type::Body, ink, localizer.text(id))
                .width(Length::Fill)
                .into();
            let missing = self
                .missing(NAMED_IN_RESULT)
                .map(|missing| quiet(Type::Body, missing));
            let mut sentences: Vec<Remark> =
                wrong.into_iter().map(|fault| self.said(fault)).collect();
            // A sentence for all of whom it is true.
            sentences.dedup();
            return section(
                title,
                std::iter::once(said)
                    .chain(sentences.into_iter().map(remark))
                    .chain(missing),
            );
        };
        named(
            "result",
            section(title, ranking(localizer, self.draft.game(), &scored)),
        )
    }
}

pub(super) fn ranking<'a, Message: 'a>(
    localizer: &Localizer,
    game: Game,
    scored: &ScoredGame,
) -> Vec<Element<'a, Message>> {
    let place = |player: &companions::scoring::PlayerScore| {
        let args = Args::new()
            .count("rank", player.rank)
            .text("name", player.name.clone());
        text(
            Type::Body,
            localizer.format(
                "score-place",
                &args.text("worth", score::points(localizer, game, player.total)),
            ),
        )
        .into()
    };
    let places =
        Column::with_children(scored.score.by_rank().into_iter().map(place)).spacing(size::TIGHT);
    let winners = text(
        Type::Title,
        score::winners(localizer, &scored.score, scored.solo),
    )
    .width(Length::Fill);
    let decided =
        score::tie_break(localizer, &scored.score).map(|sentence| quiet(Type::Body, sentence));
    [container(column![winners]).into(), places.into()]
        .into_iter()
        .chain(decided)
        .collect()
}
