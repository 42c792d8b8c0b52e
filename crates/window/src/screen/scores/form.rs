//! The form of a finished game: what all three games share.

use iced::widget::column;
use serde_json::{Value, json};

use super::page::Page;
use super::{grid, mars_needs_mechanics, mechanica, pocket_mars, rules_entries};
use crate::widget::prelude::*;
use companions::scorebook::form::SheetField;
use companions::scorebook::{Entry, Game, ScoreForm, ScoredGame};
use companions::scoring::reader::MAX_NAME_LENGTH;
use companions::scoring::{InputError, Score};
use language::{Args, Localizer, numbers, score};

/// The longest note of a kept game, in characters.
const NOTE_MAX: usize = 2000;
/// The longest input of a number, in characters.
pub(super) const TYPED_MAX: usize = 120;

/// The fewest players of a game that nobody plays alone.
const LEAST_PLAYERS: usize = 2;

/// What a total looks like before it is known.
pub(super) const NO_TOTAL: &str = "–";

/// What fits the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// The width of the grid of all players; without, one player is shown at a time.
    pub grid: Option<f32>,
    /// The result below the fields, instead of beside them.
    pub result: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Form {
    pub draft: ScoreForm,
    /// The player whose fields, or terms, are shown.
    open: usize,
    note: String,
    /// Why no further player can be added.
    refused: Option<InputError>,
    /// A player was just removed: the place of the button is kept.
    removed: bool,
    switches: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Alone(bool),
    Level(&'static str),
    Open(usize),
    Typed(String, String),
    /// Adds to the number at that path, which has that minimum.
    Stepped(String, i64, Option<i64>),
    /// Whether money is entered in coins.
    Coins(bool),
    /// What is not entered is 0: of one player, or of all.
    RestIsZero(Option<usize>),
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
        Self::with(ScoreForm::new(game), String::new())
    }

    /// The form of a kept game; `None` for a mission.
    pub fn of(game: Game, entry: &Entry) -> Option<Self> {
        Some(Self::with(
            ScoreForm::from_document(game, &entry.input()?),
            entry.notes.clone(),
        ))
    }

    pub fn filled(game: Game, input: &Value) -> Self {
        Self::with(ScoreForm::from_document(game, input), String::new())
    }

    fn with(draft: ScoreForm, note: String) -> Self {
        Self {
            draft,
            open: 0,
            note,
            refused: None,
            removed: false,
            switches: false,
        }
    }

    /// Every fault of the input, and why no further player was added.
    pub fn faults(&self) -> Vec<InputError> {
        self.draft
            .faults()
            .into_iter()
            .chain(self.refused.clone())
            .collect()
    }

    pub fn update(&mut self, message: Message) -> Action {
        self.refused = None;
        self.removed = false;
        match message {
            Message::Alone(solo) if solo != self.draft.is_solo() => {
                self.draft.set_solo(solo);
                self.open = 0;
            }
            Message::Alone(_) => {}
            Message::Level(level) => self.draft.set("level", json!(level)),
            Message::Open(seat) => self.open = seat.min(self.draft.seats().saturating_sub(1)),
            Message::Typed(at, typed) => {
                let most = if at.ends_with(".name") {
                    MAX_NAME_LENGTH
                } else {
                    TYPED_MAX
                };
                self.draft.set(&at, json!(sanitized(&typed, most)));
            }
            Message::Stepped(at, by, least) => self.draft.step(&at, by, least),
            Message::Coins(coins) => {
                for seat in 0..self.draft.seats() {
                    for purse in [SheetField::Wallet, SheetField::Vault] {
                        self.draft.count_coins(&self.draft.path(seat, purse), coins);
                    }
                }
            }
            Message::RestIsZero(of) => self.draft.set_rest_to_zero(of),
            Message::Tile(at, value) => {
                let before = self.draft.text(&at);
                // The 0 of a player without tiles is no tile.
                let values = if before.trim() == "0" {
                    value.to_string()
                } else {
                    format!("{before} {value}")
                };
                self.draft.set(&at, json!(values.trim()));
            }
            Message::LastTile(at) => {
                let values = self.draft.text(&at);
                let fewer = values
                    .trim()
                    .rsplit_once(' ')
                    .map_or("", |(before, _)| before.trim());
                self.draft.set(&at, json!(fewer));
            }
            Message::Add => match self.draft.add_player() {
                Ok(()) => self.open = self.draft.seats() - 1,
                Err(fault) => self.refused = Some(fault),
            },
            Message::Remove(seat) if self.draft.seats() > LEAST_PLAYERS => {
                self.draft.remove_player(seat);
                self.open = 0;
                self.removed = true;
            }
            Message::Remove(_) => {}
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

    pub(crate) fn is_complete(&self) -> bool {
        self.draft.score().is_ok()
    }

    pub fn result<'a>(&self, localizer: &'a Localizer) -> Element<'a, Message> {
        self.page(localizer).result()
    }

    /// Why it cannot be kept.
    pub(super) fn reason<'a>(&self, localizer: &'a Localizer) -> Option<Element<'a, Message>> {
        self.page(localizer).reason()
    }

    /// What is asked beside the button that keeps the score: nothing else is missing.
    pub(super) fn question<'a>(&self, localizer: &'a Localizer) -> Option<Element<'a, Message>> {
        let is_asked = self.draft.game() == Game::MarsNeedsMechanics;
        is_asked
            .then(|| mars_needs_mechanics::last_first(&self.page(localizer)))
            .flatten()
    }

    /// What changes the whole sheet. It is above it, where it keeps its place: several players or one alone, one more, how money is counted.
    pub(super) fn head<'a>(&self, localizer: &'a Localizer) -> Element<'a, Message> {
        let page = self.page(localizer);
        choices(
            page.modes()
                .into_iter()
                .flatten()
                .chain(page.purses().into_iter().flatten())
                .chain([page.add()]),
        )
    }

    fn page<'a, 'b>(&'b self, localizer: &'a Localizer) -> Page<'a, 'b> {
        let winners = self
            .draft
            .score()
            .map(|scored| winning_seats(&scored.score))
            .unwrap_or_default();
        Page {
            localizer,
            draft: &self.draft,
            faults: self.faults(),
            inline: false,
            winners,
        }
    }

    /// `known` are names from earlier games.
    pub fn view<'a>(
        &self,
        localizer: &'a Localizer,
        known: &[String],
        layout: Layout,
    ) -> Element<'a, Message> {
        let page = self.page(localizer);
        let sums = self.draft.sums();
        let mut parts: Vec<Element<'a, Message>> = Vec::new();
        parts.extend(page.levels());
        if self.draft.game() == Game::MarsNeedsMechanics {
            parts.push(quiet(Type::Small, localizer.text("scores-clockwise")));
        }
        if let Some(width) = layout.grid {
            parts.push(grid::grid(&page, sums.as_ref(), width));
            parts.extend(page.known_names(self.unnamed_seat(), known));
            parts.extend(self.removal(&page));
            parts.extend(sums.as_ref().map(|sums| self.sums_of(&page, sums)));
        } else {
            parts.push(self.totals(&page, sums.as_ref()));
            parts.push(self.player(&page, sums.as_ref(), known));
        }
        parts.extend(self.rules(&page));
        parts.extend(layout.result.then(|| page.result()));
        let hint = localizer.text("scores-note-hint");
        let note = entry("note", &hint, &self.note, None, Message::Note);
        parts.push(section(localizer.text("scores-note"), [note]));
        Column::with_children(parts).spacing(size::GAP).into()
    }

    /// The fields of the player who is open.
    fn player<'a>(
        &self,
        page: &Page<'a, '_>,
        sums: Option<&ScoredGame>,
        known: &[String],
    ) -> Element<'a, Message> {
        let (localizer, game, seat) = (page.localizer, self.draft.game(), self.open);
        let rival = self.draft.is_solo() && seat == 1;
        let mut parts = Vec::new();
        if !rival {
            parts.push(page.name(seat, known));
        }
        parts.extend(match game {
            Game::PocketMars => pocket_mars::fields(page, seat),
            Game::Mechanica => mechanica::fields(page, seat),
            Game::MarsNeedsMechanics => mars_needs_mechanics::fields(page, seat),
        });
        parts.push(page.rest_is_zero(Some(seat)));
        parts.extend(sums.and_then(|sums| self.terms(page, seat, sums)));
        if self.has_removal() {
            let label = (Icon::Minus, localizer.text("scores-remove-player"));
            let press = Some(Message::Remove(seat)).filter(|_| self.draft.seats() > LEAST_PLAYERS);
            parts.push(quiet_button(format!("remove-{seat}"), label, press));
        }
        panel(Column::with_children(parts).spacing(size::GAP))
    }

    /// The players with their totals, two beside each other; one is open.
    fn totals<'a>(&self, page: &Page<'a, '_>, sums: Option<&ScoredGame>) -> Element<'a, Message> {
        let rows = (0..self.draft.seats()).step_by(2).map(|first| {
            let seats = (first..self.draft.seats())
                .take(2)
                .map(|seat| self.total(page, seat, sums));
            Row::with_children(seats).spacing(size::SNUG).into()
        });
        Column::with_children(rows).spacing(size::SNUG).into()
    }

    fn total<'a>(
        &self,
        page: &Page<'a, '_>,
        seat: usize,
        sums: Option<&ScoredGame>,
    ) -> Element<'a, Message> {
        let localizer = page.localizer;
        let wrong = page.is_wrong(seat);
        let sums = sums.filter(|_| !wrong && page.draft.has_numbers(seat));
        let own = sums
            .and_then(|sums| sums.score.players.get(seat))
            .map(|own| numbers::plain(own.total));
        let open = || {
            localizer.text(if wrong {
                "scores-player-wrong"
            } else {
                "scores-no-sum"
            })
        };
        let words = own.clone().unwrap_or_else(open);
        let total = own.unwrap_or_else(|| NO_TOTAL.to_owned());
        let sign = if wrong {
            Some(Icon::Warning)
        } else {
            page.wins(seat).then_some(Icon::Check)
        };
        let wins = page
            .wins(seat)
            .then(|| text(Type::Small, localizer.text("scores-winner")));
        let sign = sign.map(|sign| icon(sign, Type::Body, Ink::Inherit));
        let total = row![sign, text(Type::Body, total), wins]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center);
        let name = player_name(localizer, &self.draft, seat);
        let words = format!("{name}, {words}");
        total_choice(
            format!("player-{seat}"),
            name,
            total.into(),
            words,
            self.open == seat,
            Some(Message::Open(seat)),
        )
    }

    /// The terms of a player's sum, each with its rule. Where a number is wrong there is no sum, only its place.
    fn terms<'a>(
        &self,
        page: &Page<'a, '_>,
        seat: usize,
        sums: &ScoredGame,
    ) -> Option<Element<'a, Message>> {
        let localizer = page.localizer;
        let own = sums.score.players.get(seat)?;
        let rows = own.lines.iter().enumerate().map(|(index, term)| {
            let entry = rules_entries::entry(self.draft.game(), self.draft.is_solo(), term.term);
            let points = text(Type::Number, numbers::plain(term.points)).into();
            list_row(
                format!("sum-{index}"),
                Icon::Help,
                score::counted(localizer, term),
                Some(points),
                Message::Rule(entry),
            )
        });
        let lead = quiet(Type::Small, localizer.text("scores-sum"));
        let terms = column![lead, Column::with_children(rows)].spacing(size::GAP);
        let shown = (!page.is_wrong(seat)).then_some(0);
        Some(reserved(vec![terms.into()], shown))
    }

    /// Below the grid: the terms of one player, and whose.
    fn sums_of<'a>(&self, page: &Page<'a, '_>, sums: &ScoredGame) -> Element<'a, Message> {
        let localizer = page.localizer;
        let seats = (0..self.draft.seats()).map(|seat| {
            let press = Some(Message::Open(seat));
            choice(
                format!("player-{seat}"),
                player_name(localizer, &self.draft, seat),
                self.open == seat,
                press,
            )
        });
        let own = self.terms(page, self.open, sums);
        panel(Column::with_children([choices(seats)].into_iter().chain(own)).spacing(size::GAP))
    }

    /// Whether players can be removed, or one was just removed: the place of the button is kept then.
    fn has_removal(&self) -> bool {
        !self.draft.is_solo() && (self.draft.seats() > LEAST_PLAYERS || self.removed)
    }

    /// Below the grid: fewer players.
    fn removal<'a>(&self, page: &Page<'a, '_>) -> Option<Element<'a, Message>> {
        if !self.has_removal() {
            return None;
        }
        let remove = (0..self.draft.seats()).map(|seat| {
            let name = Args::new().text("name", player_name(page.localizer, &self.draft, seat));
            let label = (
                Icon::Minus,
                page.localizer.format("scores-remove-named", &name),
            );
            let press = Some(Message::Remove(seat)).filter(|_| self.draft.seats() > LEAST_PLAYERS);
            quiet_button(format!("remove-{seat}"), label, press)
        });
        Some(choices(remove))
    }

    /// The first seat without a name.
    fn unnamed_seat(&self) -> Option<usize> {
        let people = if self.draft.is_solo() {
            1
        } else {
            self.draft.seats()
        };
        self.draft
            .names()
            .iter()
            .take(people)
            .position(|name| name.trim().is_empty())
    }

    /// The switches, where the rulebook of the game is ambiguous.
    fn rules<'a>(&self, page: &Page<'a, '_>) -> Option<Element<'a, Message>> {
        let localizer = page.localizer;
        let all = self.draft.switches();
        if all.is_empty() {
            return None;
        }
        let label = localizer.text(if self.switches {
            "scores-switches-less"
        } else {
            "scores-switches-more"
        });
        let mut parts = vec![
            quiet(Type::Small, localizer.text("scores-switches-lead")),
            quiet_button("switches", label, Some(Message::Switches)),
        ];
        if self.switches {
            parts.extend(all.iter().map(|name| page.switch(name)));
        }
        Some(section(localizer.text("scores-switches"), parts))
    }
}

fn winning_seats(score: &Score) -> Vec<usize> {
    let all = score.players.iter().enumerate();
    all.filter(|(_, player)| score.winners.contains(&player.name))
        .map(|(seat, _)| seat)
        .collect()
}

pub(super) fn player_name(localizer: &Localizer, draft: &ScoreForm, seat: usize) -> String {
    let typed = draft.text(&format!("{}.name", draft.player(seat)));
    if typed.trim().is_empty() {
        return localizer.format("helper-player", &Args::new().count("number", seat + 1));
    }
    typed
}
