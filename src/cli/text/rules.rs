//! `rules` in text play: lists the entries of the step, searches, prints an entry.

use std::io;

use super::super::console::say;
use super::answers::numbered;
use crate::cli::rules::{lines, titled};
use crate::first_martians::Game;
use crate::language::{Args, Voice, nothing_found, page, rules_answer};
use crate::rulebook::{self, Entry, Hit, Query, SearchResult};

/// The most results of a search.
const LIMIT: usize = 8;

/// The rules of the current step.
pub(in crate::cli) struct Here {
    pub(in crate::cli) game: rulebook::Game,
    pub(in crate::cli) entries: Vec<&'static str>,
    /// The message above their list.
    pub(in crate::cli) head: &'static str,
}

impl Here {
    pub(super) fn of_mission(voice: &Voice, game: &Game) -> Self {
        Self { game: rulebook::Game::FirstMartians, entries: page::page(voice, game).entries, head: "text-rules-step" }
    }
}

fn found(voice: &Voice, here: &Here, words: &str) -> SearchResult<'static> {
    let (language, playing) = (voice.language(), Some(here.game));
    let query = Query { words, language, game: None, playing, here: &here.entries, limit: LIMIT };
    rulebook::shipped_library().search(&query)
}

/// The entries listed last, which can be chosen by number.
#[derive(Default)]
pub(in crate::cli) struct Listed(Vec<&'static str>);

impl Listed {
    /// Clears the list after a move: numbers refer to the entries of the step again.
    pub(in crate::cli) fn forget(&mut self) {
        self.0.clear();
    }

    /// Answers `rules`, `rules NUMBER` and `rules WORDS`.
    pub(in crate::cli) fn answer(&mut self, voice: &Voice, here: &Here, asked: &str) -> io::Result<()> {
        match asked.parse::<usize>() {
            _ if asked.is_empty() => {
                self.0.clone_from(&here.entries);
                say(voice, &voice.plain(here.head))?;
                self.list(voice, here)
            }
            Ok(number) => self.read(voice, here, number),
            Err(_) => self.show(voice, here, asked, found(voice, here, asked)),
        }
    }

    /// Says the answer, and lists what was found.
    fn show(&mut self, voice: &Voice, here: &Here, words: &str, found: SearchResult<'static>) -> io::Result<()> {
        if let Some(best) = found.hits.first() {
            say(voice, &voice.say("text-rules-found", &Args::new().text("words", words)))?;
            let settled = best.answer.map(|answer| rules_answer(voice, best.entry, &answer));
            let line = settled.map(|answer| voice.say("rules-answer", &Args::new().text("answer", answer)));
            say(voice, &line.unwrap_or_else(|| voice.plain("rules-unsettled")))?;
        } else {
            say(voice, &nothing_found(voice, words, &found))?;
        }
        self.0 = found.hits.iter().map(|hit| hit.entry).chain(found.nearest).map(|entry| entry.id.as_str()).collect();
        self.list(voice, here)
    }

    /// Looks up a line of several words that is no command; whether a rule answers it.
    pub(in crate::cli) fn looks_up(&mut self, voice: &Voice, here: &Here, line: &str) -> io::Result<bool> {
        if line.split_whitespace().nth(1).is_none() {
            return Ok(false);
        }
        let found = found(voice, here, line);
        let is_settled = found.hits.first().is_some_and(|best| best.answer.is_some());
        if is_settled {
            say(voice, &voice.plain("text-rules-instead"))?;
            self.show(voice, here, line.trim(), found)?;
        }
        Ok(is_settled)
    }

    /// Lists the titles; an entry of another game with the name of that game.
    fn list(&self, voice: &Voice, here: &Here) -> io::Result<()> {
        let library = rulebook::shipped_library();
        let entries = self.0.iter().filter_map(|id| library.entry(voice.language(), id));
        let title = |entry: &Entry| if entry.game == here.game { entry.title.clone() } else { titled(voice, entry) };
        entries.enumerate().try_for_each(|(at, entry)| numbered(voice, at, &title(entry)))?;
        if self.0.is_empty() { Ok(()) } else { say(voice, &voice.plain("text-rules-read")) }
    }

    fn read(&mut self, voice: &Voice, here: &Here, number: usize) -> io::Result<()> {
        if self.0.is_empty() {
            self.0.clone_from(&here.entries);
        }
        let library = rulebook::shipped_library();
        let entry = number.checked_sub(1).and_then(|at| self.0.get(at)).and_then(|id| library.entry(voice.language(), id));
        match entry {
            Some(entry) => {
                let hit = Hit { entry, score: 0.0, matched_language: None, answer: None };
                lines(voice, library, &hit).iter().try_for_each(|line| say(voice, line))
            }
            None => {
                let args = Args::new().count("number", number).count("count", self.0.len());
                say(voice, &voice.say("text-rules-no-number", &args))
            }
        }
    }
}
