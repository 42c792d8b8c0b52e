//! `rules` in text play: lists the entries of the step, searches, prints an entry.

use std::io;

use super::answers::numbered;
use crate::cli::console::print_text;
use crate::cli::rules::{lines, titled};
use first_martians::Game;
use language::{Args, Localizer, nothing_found, page, rules_answer};
use rulebook::{self, Entry, Hit, Query, SearchResult, StepQuestion, shipped_question};

/// The most results of a search.
const LIMIT: usize = 8;

/// The rules of the current step.
pub(in crate::cli) struct Here {
    pub(in crate::cli) game: rulebook::Game,
    /// What tables ask at this step.
    pub(in crate::cli) questions: Vec<StepQuestion>,
    pub(in crate::cli) entries: Vec<&'static str>,
    /// The message above their list.
    pub(in crate::cli) head: &'static str,
}

impl Here {
    pub(super) fn of_mission(localizer: &Localizer, game: &Game) -> Self {
        let page = page::page(localizer, game);
        let (questions, entries) = (page.questions, page.entries);
        Self {
            game: rulebook::Game::FirstMartians,
            questions,
            entries,
            head: "text-rules-step",
        }
    }

    /// Between two chapters of a campaign.
    pub(in crate::cli) fn at_border() -> Self {
        let (questions, entries) = (page::AT_BORDER.to_vec(), page::BORDER.to_vec());
        Self {
            game: rulebook::Game::FirstMartians,
            questions,
            entries,
            head: "text-rules-step",
        }
    }
}

fn found(localizer: &Localizer, here: &Here, words: &str) -> SearchResult<'static> {
    let (language, playing) = (localizer.language(), Some(here.game));
    let query = Query {
        words,
        language,
        game: None,
        playing,
        here: &here.entries,
        limit: LIMIT,
    };
    rulebook::shipped_library().search(&query)
}

/// What a number stands for.
#[derive(Debug, Clone, Copy)]
enum Item {
    Question(StepQuestion),
    Entry(&'static str),
}

/// What was listed last, which can be chosen by number.
#[derive(Default)]
pub(in crate::cli) struct Listed(Vec<Item>);

impl Listed {
    /// Clears the list after a move: numbers refer to the rules of the step again.
    pub(in crate::cli) fn forget(&mut self) {
        self.0.clear();
    }

    /// Answers `rules`, `rules NUMBER` and `rules WORDS`.
    pub(in crate::cli) fn answer(
        &mut self,
        localizer: &Localizer,
        here: &Here,
        asked: &str,
    ) -> io::Result<()> {
        match asked.parse::<usize>() {
            _ if asked.is_empty() => {
                self.0 = of_step(here);
                self.list(localizer, here)
            }
            Ok(number) => self.read(localizer, here, number),
            Err(_) => self.show(localizer, here, asked, found(localizer, here, asked)),
        }
    }

    /// Says the answer, and lists what was found.
    fn show(
        &mut self,
        localizer: &Localizer,
        here: &Here,
        words: &str,
        found: SearchResult<'static>,
    ) -> io::Result<()> {
        if let Some(best) = found.hits.first() {
            print_text(
                localizer,
                &localizer.format("text-rules-found", &Args::new().text("words", words)),
            )?;
            let settled = best
                .answer
                .map(|answer| rules_answer(localizer, best.entry, &answer));
            let line = settled.map(|answer| {
                localizer.format("rules-answer", &Args::new().text("answer", answer))
            });
            print_text(
                localizer,
                &line.unwrap_or_else(|| localizer.text("rules-unsettled")),
            )?;
        } else {
            print_text(localizer, &nothing_found(localizer, words, &found))?;
        }
        let entries = found.hits.iter().map(|hit| hit.entry).chain(found.nearest);
        self.0 = entries
            .map(|entry| Item::Entry(entry.id.as_str()))
            .collect();
        self.list(localizer, here)
    }

    /// Looks up a line of several words that is no command; whether a rule answers it.
    pub(in crate::cli) fn looks_up(
        &mut self,
        localizer: &Localizer,
        here: &Here,
        line: &str,
    ) -> io::Result<bool> {
        if line.split_whitespace().nth(1).is_none() {
            return Ok(false);
        }
        let found = found(localizer, here, line);
        let is_settled = found.hits.first().is_some_and(|best| best.answer.is_some());
        if is_settled {
            print_text(localizer, &localizer.text("text-rules-instead"))?;
            self.show(localizer, here, line.trim(), found)?;
        }
        Ok(is_settled)
    }

    /// Lists the questions, then the titles; an entry of another game with the name of that game.
    fn list(&self, localizer: &Localizer, here: &Here) -> io::Result<()> {
        let (library, language) = (rulebook::shipped_library(), localizer.language());
        let title = |entry: &Entry| {
            if entry.game == here.game {
                entry.title.clone()
            } else {
                titled(localizer, entry)
            }
        };
        let is_question = |item: &Item| matches!(item, Item::Question(_));
        for (at, item) in self.0.iter().enumerate() {
            if at == 0 && is_question(item) {
                print_text(localizer, &localizer.text("text-rules-questions"))?;
            } else if at > 0 && !is_question(item) && is_question(&self.0[at - 1]) {
                print_text(localizer, &localizer.text(here.head))?;
            }
            let label = match item {
                Item::Question(question) => {
                    shipped_question(language, *question).map(str::to_owned)
                }
                Item::Entry(id) => library.entry(language, id).map(title),
            };
            numbered(localizer, at, &label.unwrap_or_default())?;
        }
        if self.0.is_empty() {
            Ok(())
        } else {
            print_text(localizer, &localizer.text("text-rules-read"))
        }
    }

    fn read(&mut self, localizer: &Localizer, here: &Here, number: usize) -> io::Result<()> {
        if self.0.is_empty() {
            self.0 = of_step(here);
        }
        let (library, language) = (rulebook::shipped_library(), localizer.language());
        let chosen = number
            .checked_sub(1)
            .and_then(|at| self.0.get(at))
            .and_then(|item| match item {
                Item::Question(question) => library
                    .answer_at_step(language, *question)
                    .map(|(entry, answer)| (entry, Some(answer))),
                Item::Entry(id) => library.entry(language, id).map(|entry| (entry, None)),
            });
        match chosen {
            Some((entry, answer)) => {
                let hit = Hit {
                    entry,
                    score: 0.0,
                    matched_language: None,
                    answer,
                };
                lines(localizer, library, &hit)
                    .iter()
                    .try_for_each(|line| print_text(localizer, line))
            }
            None => {
                let args = Args::new()
                    .count("number", number)
                    .count("count", self.0.len());
                print_text(localizer, &localizer.format("text-rules-no-number", &args))
            }
        }
    }
}

/// The questions of a step and its entries.
fn of_step(here: &Here) -> Vec<Item> {
    let entries = here.entries.iter().map(|id| Item::Entry(id));
    here.questions
        .iter()
        .map(|question| Item::Question(*question))
        .chain(entries)
        .collect()
}
