//! The current step, without the parts that were printed before: nothing long is read out twice.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use super::answers::{self, Setting};
use super::{Choice, choices};
use crate::cli::console::print_text;
use base::play::GameHistory;
use first_martians::Game;
use first_martians::command::Command;
use first_martians::queries::resolving::mission_icons;
use first_martians::state::{Card, Step, Task};
use language::page::{self, Page};
use language::{Args, Localizer};

/// The most lines of a page that is always printed whole, since short pages differ from sol to sol.
const SHORT: usize = 4;

/// What has been printed.
#[derive(Default)]
pub(super) struct AlreadyRead {
    /// The lines of each step when last printed, and the sol.
    lines: BTreeMap<&'static str, (u8, Vec<String>)>,
    /// The last text of a card, and those before it in the same chain of tasks, with their cards.
    texts: Vec<(Option<Card>, String)>,
    /// The last list of choices.
    choices: Vec<String>,
    /// The names of the last list of settings.
    settings: Vec<String>,
    /// The steps at which was said that numbers are assumed.
    assumed: BTreeSet<&'static str>,
    /// Whether every step is printed whole.
    pub(super) whole: bool,
}

impl AlreadyRead {
    /// Nothing has been printed; `whole` tells whether every step is printed whole.
    pub(super) fn new(whole: bool) -> Self {
        Self {
            whole,
            ..Self::default()
        }
    }

    /// Prints the current step, without known parts unless it is `whole`.
    pub(super) fn show(
        &mut self,
        localizer: &Localizer,
        table: &GameHistory<Game>,
        whole: bool,
    ) -> io::Result<()> {
        let (game, whole) = (table.game(), whole || self.whole);
        let page = page::page_at(localizer, table);
        if game.state().queue.is_empty() {
            drop(self.texts.drain(..self.texts.len().saturating_sub(1)));
            self.texts.iter_mut().for_each(|(card, _)| *card = None);
        }
        print_text(localizer, "")?;
        print_text(
            localizer,
            &localizer.format(
                "text-step",
                &Args::new()
                    .text("phase", &page.phase)
                    .text("heading", &page.heading),
            ),
        )?;
        if let Some(card) = &page.card {
            answers::card_head(localizer, card)?;
            // The text can name an astronaut now who was not chosen yet when it was printed.
            let at_hand = game.state().queue.front().and_then(Task::card).cloned();
            let is_read = self
                .texts
                .iter()
                .any(|(read, text)| *text == card.text || (read.is_some() && *read == at_hand));
            if whole || !is_read {
                answers::paragraphs(localizer, &card.text)?;
                self.texts.push((at_hand, card.text.clone()));
            }
        }
        let settings = answers::settings(localizer, game);
        self.lines(localizer, game, &page, &settings, whole)?;
        if let Some(question) = &page.question {
            print_text(localizer, question)?;
        }
        self.list(localizer, choices(localizer, table, &page))
    }

    fn lines(
        &mut self,
        localizer: &Localizer,
        game: &Game,
        page: &Page,
        settings: &[Setting],
        whole: bool,
    ) -> io::Result<()> {
        let (state, mut lines) = (game.state(), all(localizer, game, page));
        lines.extend(self.assumed(localizer, game, page, whole));
        // Queued tasks come from a card, and each card is different.
        if !state.queue.is_empty() {
            return lines
                .iter()
                .try_for_each(|line| print_text(localizer, line));
        }
        let previous = self
            .lines
            .insert(state.step.id(), (state.sol, lines.clone()));
        let same = previous.as_ref().is_some_and(|(sol, _)| *sol == state.sol);
        let again = !whole
            && (same
                || (lines.len() > SHORT
                    && page.calculation.is_none()
                    && !says_it_all(&state.step)));
        let old = previous
            .filter(|_| again)
            .map(|(_, lines)| lines)
            .unwrap_or_default();
        let (known, new): (Vec<_>, Vec<_>) = lines
            .into_iter()
            .partition(|line| old.contains(line) && (same || !page.due.contains(line)));
        new.iter()
            .try_for_each(|line| print_text(localizer, line))?;
        if !known.is_empty() {
            print_text(
                localizer,
                &localizer.format("text-as-before", &Args::new().count("count", known.len())),
            )?;
        }
        if whole || !same {
            settings
                .iter()
                .try_for_each(|setting| print_text(localizer, &setting.line))?;
            // These steps need words that no list of choices contains.
            match state.step {
                Step::Crew | Step::Sheet => {
                    print_text(localizer, &localizer.text("text-help-topic-set"))?;
                }
                Step::Resolve => print_text(localizer, &localizer.text("text-help-topic-actions"))?,
                Step::Plan if state.board_state().is_some() => {
                    print_text(localizer, &localizer.text("text-impossible-more"))?;
                }
                Step::End => print_text(localizer, &localizer.text("text-end-more"))?,
                _ => {}
            }
        }
        self.settings = settings
            .iter()
            .map(|setting| setting.name.clone())
            .collect();
        Ok(())
    }

    /// Prints what is new on the page of the same step.
    pub(super) fn show_new(
        &mut self,
        localizer: &Localizer,
        table: &GameHistory<Game>,
    ) -> io::Result<()> {
        let game = table.game();
        let page = page::page_at(localizer, table);
        if game.state().queue.is_empty() {
            let mut lines = all(localizer, game, &page);
            lines.extend(self.assumed(localizer, game, &page, false));
            let previous = self
                .lines
                .insert(game.state().step.id(), (game.state().sol, lines.clone()));
            let old = previous.map(|(_, lines)| lines).unwrap_or_default();
            lines
                .iter()
                .filter(|line| !old.contains(line))
                .try_for_each(|line| print_text(localizer, line))?;
            let settings = answers::settings(localizer, game);
            let new = settings
                .iter()
                .filter(|setting| !self.settings.contains(&setting.name));
            new.into_iter()
                .try_for_each(|setting| print_text(localizer, &setting.line))?;
            self.settings = settings.into_iter().map(|setting| setting.name).collect();
        }
        let choices = choices(localizer, table, &page);
        if choices
            .iter()
            .map(|choice| &choice.label)
            .eq(self.choices.iter())
        {
            return Ok(());
        }
        self.list(localizer, choices)
    }

    /// That numbers are assumed: once at each step, and wherever it is shown whole.
    fn assumed(
        &mut self,
        localizer: &Localizer,
        game: &Game,
        page: &Page,
        whole: bool,
    ) -> Option<String> {
        let said = page.assumed && !self.assumed.insert(game.state().step_id());
        (page.assumed && (whole || !said)).then(|| localizer.text("text-assumed"))
    }

    /// Marks the text of a card as printed.
    pub(super) fn set_text(&mut self, text: String) {
        self.texts.push((None, text));
    }

    fn list(&mut self, localizer: &Localizer, choices: Vec<Choice>) -> io::Result<()> {
        self.choices = choices.into_iter().map(|choice| choice.label).collect();
        self.choices
            .iter()
            .enumerate()
            .try_for_each(|(index, label)| answers::numbered(localizer, index, label))
    }
}

/// The lines of a page: instructions and reminders.
fn all(localizer: &Localizer, game: &Game, page: &Page) -> Vec<String> {
    let rows = page
        .calculation
        .iter()
        .flat_map(|sum| &sum.rows)
        .map(|row| {
            let args = Args::new()
                .text("label", row.label.clone())
                .text("number", row.number.clone());
            localizer.format("upkeep-row", &args)
        });
    let tile = page
        .options
        .iter()
        .any(|(command, _)| matches!(command, Command::EnterTile { .. }));
    let typed = tile.then(|| localizer.text("resolve-tile-more"));
    let icon = !mission_icons(game).is_empty() && game.state().queue.is_empty();
    let reported = icon.then(|| localizer.text("resolve-icon-typed"));
    let lines = page.lines.iter().cloned().chain(rows).chain(typed);
    lines
        .chain(page.notes.iter().cloned())
        .chain(reported)
        .collect()
}

/// Steps whose lines apply to this sol only, so that none may be left out.
const fn says_it_all(step: &Step) -> bool {
    matches!(
        step,
        Step::MalfunctionDice { .. }
            | Step::Penalties { .. }
            | Step::MissionRules
            | Step::Threshold
            | Step::End
    )
}
