//! The step at hand, and what of it has been told before: nothing long is read out twice.

use std::collections::BTreeMap;
use std::io;

use super::super::console::say;
use super::answers::{self, Setting};
use super::{Choice, choices};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::state::Step;
use crate::language::page::{self, Page};
use crate::language::{Args, Voice};
use crate::play::Table;

/// Shorter pages are told whole each time: what they say differs from sol to sol.
const SHORT: usize = 4;

/// What has been told.
#[derive(Default)]
pub(super) struct Told {
    /// The lines of each step as they were told last, and in which sol.
    lines: BTreeMap<&'static str, (u8, Vec<String>)>,
    /// The last text that was read out.
    text: Option<String>,
    /// The choices as they were listed last.
    choices: Vec<String>,
    /// The settings that were listed last.
    settings: Vec<String>,
}

impl Told {
    /// Tells the step at hand, as far as it is new; whole when it was asked for.
    pub(super) fn show(&mut self, voice: &Voice, table: &Table<Game>, whole: bool) -> io::Result<()> {
        let game = table.game();
        let page = page::page(voice, game);
        say(voice, "")?;
        say(voice, &voice.say("text-step", &Args::new().text("phase", &page.phase).text("heading", &page.heading)))?;
        if let Some(card) = &page.card {
            answers::card_head(voice, card)?;
            if whole || self.text.as_ref() != Some(&card.text) {
                answers::paragraphs(voice, &card.text)?;
                self.text = Some(card.text.clone());
            }
        }
        let settings = answers::settings(voice, game);
        self.lines(voice, game, &page, &settings, whole)?;
        if let Some(question) = &page.question {
            say(voice, question)?;
        }
        self.list(voice, choices(voice, table, &page))
    }

    fn lines(&mut self, voice: &Voice, game: &Game, page: &Page, settings: &[Setting], whole: bool) -> io::Result<()> {
        let (state, lines) = (game.state(), all(voice, page));
        // What waits to be resolved comes of a card, and each card is another one.
        if !state.queue.is_empty() {
            return lines.iter().try_for_each(|line| say(voice, line));
        }
        let told = self.lines.insert(state.step.id(), (state.sol, lines.clone()));
        let same = told.as_ref().is_some_and(|(sol, _)| *sol == state.sol);
        let again = !whole && (same || (lines.len() > SHORT && page.sum.is_none() && !says_it_all(&state.step)));
        let old = told.filter(|_| again).map(|(_, lines)| lines).unwrap_or_default();
        let (known, new): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| old.contains(line));
        new.iter().try_for_each(|line| say(voice, line))?;
        if !known.is_empty() {
            say(voice, &voice.say("text-as-before", &Args::new().count("count", known.len())))?;
        }
        if whole || !same {
            settings.iter().try_for_each(|setting| say(voice, &setting.line))?;
            // Here nothing goes on without words that no list of choices names.
            match state.step {
                Step::Crew | Step::Sheet => say(voice, &voice.plain("text-help-topic-set"))?,
                Step::Resolve => say(voice, &voice.plain("text-help-topic-actions"))?,
                _ => {}
            }
        }
        self.settings = settings.iter().map(|setting| setting.name.clone()).collect();
        Ok(())
    }

    /// Something happened within the step: tells what is new on its page.
    pub(super) fn go_on(&mut self, voice: &Voice, table: &Table<Game>) -> io::Result<()> {
        let game = table.game();
        let page = page::page(voice, game);
        if game.state().queue.is_empty() {
            let lines = all(voice, &page);
            let told = self.lines.insert(game.state().step.id(), (game.state().sol, lines.clone()));
            let old = told.map(|(_, lines)| lines).unwrap_or_default();
            lines.iter().filter(|line| !old.contains(line)).try_for_each(|line| say(voice, line))?;
            let settings = answers::settings(voice, game);
            let new = settings.iter().filter(|setting| !self.settings.contains(&setting.name));
            new.into_iter().try_for_each(|setting| say(voice, &setting.line))?;
            self.settings = settings.into_iter().map(|setting| setting.name).collect();
        }
        let choices = choices(voice, table, &page);
        if choices.iter().map(|choice| &choice.label).eq(self.choices.iter()) {
            return Ok(());
        }
        self.list(voice, choices)
    }

    /// A text was read out.
    pub(super) fn heard(&mut self, text: String) {
        self.text = Some(text);
    }

    fn list(&mut self, voice: &Voice, choices: Vec<Choice>) -> io::Result<()> {
        self.choices = choices.into_iter().map(|choice| choice.label).collect();
        self.choices.iter().enumerate().try_for_each(|(index, label)| answers::numbered(voice, index, label))
    }
}

/// What to do, what is easily forgotten, what is assumed.
fn all(voice: &Voice, page: &Page) -> Vec<String> {
    let assumed = page.assumed.then(|| voice.plain("text-assumed"));
    let rows = page.sum.iter().flat_map(|sum| &sum.rows).map(|row| {
        let args = Args::new().text("label", row.label.clone()).text("number", row.number.clone());
        voice.say("upkeep-row", &args)
    });
    let tile = page.options.iter().any(|(command, _)| matches!(command, Command::EnterTile { .. }));
    let typed = tile.then(|| voice.plain("resolve-tile-more"));
    page.lines.iter().cloned().chain(rows).chain(typed).chain(page.notes.iter().cloned()).chain(assumed).collect()
}

/// Steps whose lines say what holds in this sol alone: left out, one would be missed.
const fn says_it_all(step: &Step) -> bool {
    matches!(step, Step::MalfunctionDice { .. } | Step::Penalties { .. } | Step::MissionRules | Step::Threshold | Step::End)
}
