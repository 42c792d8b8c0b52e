//! The rules: one field over all of them, an entry, a chapter to read. They lie over whatever was shown and lead back to it.

mod entry;
mod search;

use crate::app::widget::{Element, kept};
use crate::language::Voice;
use crate::rulebook::{self, Answer, Game, Query, Tongue};

/// The field for the search.
pub const FIELD: &str = "rules-words";
/// What scrolls.
pub const SCROLL: &str = "rules";
/// How many answers are shown.
const LIMIT: usize = 10;
/// How much may be typed.
const MOST_TYPED: usize = 120;

/// What is shown of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    /// The field, what was found, and the chapters.
    Search,
    /// The titles of a chapter, by its game and its place in it.
    Chapter(Game, usize),
    /// An entry, by its id.
    Entry(String),
}

/// The screen.
#[derive(Debug, Clone)]
pub struct Rules {
    words: String,
    only: Option<Game>,
    playing: Option<Game>,
    /// The entries of the step at hand; none where no game is played.
    step: Vec<&'static str>,
    place: Place,
    behind: Vec<Place>,
    ahead: Vec<Place>,
    /// The answer that Enter opens.
    chosen: usize,
    /// Whether the other language stands beside an entry.
    other: bool,
    /// Whether the entry at hand was copied.
    copied: bool,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something was typed.
    Typed(String),
    /// Only that game is wanted, or all.
    Only(Option<Game>),
    /// The next answer is chosen, or the one before.
    Choose(bool),
    /// The chosen answer is opened.
    Submit,
    /// An entry is opened.
    Open(String),
    /// A chapter is opened, by its game and its place in it.
    Chapter(Game, usize),
    /// The search is asked for.
    Search,
    /// Back to where one was.
    Back,
    /// Forward again to where one came back from.
    Forward,
    /// Out of the rules.
    Leave,
    /// The other language beside it, or not.
    Other,
    /// The entry is to be copied.
    Copy,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Show from its top what is shown now.
    Top,
    /// Show that share of what scrolls, from 0 to 1.
    Scroll(f32),
    /// Go to the field.
    Field,
    /// Put that on the clipboard.
    Copy(String),
    /// Out of the rules.
    Leave,
}

impl Rules {
    /// The rules as they open: at an entry, or at the search. `step` names the entries of the step at hand.
    pub fn new(entry: Option<String>, playing: Option<Game>, step: Vec<&'static str>) -> Self {
        Self {
            words: String::new(),
            only: None,
            playing,
            step,
            place: entry.map_or(Place::Search, Place::Entry),
            behind: Vec::new(),
            ahead: Vec::new(),
            chosen: 0,
            other: false,
            copied: false,
        }
    }

    /// Whether the field is shown.
    pub fn searches(&self) -> bool {
        self.place == Place::Search
    }

    /// What happens next.
    pub fn update(&mut self, message: Message, tongue: Tongue) -> Action {
        match message {
            Message::Typed(words) => {
                self.words = kept(&words, MOST_TYPED);
                self.chosen = 0;
                Action::Top
            }
            Message::Only(game) => {
                self.only = game;
                self.chosen = 0;
                Action::Top
            }
            Message::Choose(onwards) => self.choose(onwards, tongue),
            Message::Submit => match self.answers(tongue).get(self.chosen) {
                Some(id) => self.go(Place::Entry((*id).to_owned())),
                None => Action::None,
            },
            Message::Open(id) => self.go(Place::Entry(id)),
            Message::Chapter(game, at) => self.go(Place::Chapter(game, at)),
            Message::Search if self.searches() => Action::Field,
            Message::Search => {
                let _ = self.go(Place::Search);
                Action::Field
            }
            Message::Back => match self.behind.pop() {
                Some(place) => {
                    self.ahead.push(std::mem::replace(&mut self.place, place));
                    self.arrived()
                }
                None => Action::Leave,
            },
            Message::Forward => match self.ahead.pop() {
                Some(place) => {
                    self.behind.push(std::mem::replace(&mut self.place, place));
                    self.arrived()
                }
                None => Action::None,
            },
            Message::Leave => Action::Leave,
            Message::Other => {
                self.other = !self.other;
                Action::None
            }
            Message::Copy => match &self.place {
                Place::Entry(id) => {
                    self.copied = true;
                    rulebook::library().entry(tongue, id).map_or(Action::None, |entry| Action::Copy(entry::as_text(entry)))
                }
                _ => Action::None,
            },
        }
    }

    fn go(&mut self, place: Place) -> Action {
        if place != self.place {
            self.behind.push(std::mem::replace(&mut self.place, place));
            self.ahead.clear();
        }
        self.arrived()
    }

    fn arrived(&mut self) -> Action {
        self.copied = false;
        if self.searches() { Action::Field } else { Action::Top }
    }

    fn choose(&mut self, onwards: bool, tongue: Tongue) -> Action {
        let Some(last) = self.answers(tongue).len().checked_sub(1) else { return Action::None };
        self.chosen = if onwards { (self.chosen + 1).min(last) } else { self.chosen.min(last).saturating_sub(1) };
        let small = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
        Action::Scroll(if last == 0 { 0.0 } else { small(self.chosen) / small(last) })
    }

    /// What answers what was typed.
    fn found(&self, tongue: Tongue) -> Answer<'static> {
        if self.words.trim().is_empty() {
            return Answer::default();
        }
        let query = Query { words: &self.words, tongue, game: self.only, playing: self.playing, limit: LIMIT };
        rulebook::library().search(&query)
    }

    /// The ids of what was found, or of the nearest titles.
    fn answers(&self, tongue: Tongue) -> Vec<&'static str> {
        let Answer { hits, nearest } = self.found(tongue);
        hits.iter().map(|hit| hit.entry).chain(nearest).map(|entry| entry.id.as_str()).collect()
    }

    /// The screen.
    pub fn view<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        match &self.place {
            Place::Search => search::view(self, voice),
            Place::Chapter(game, at) => search::chapter(self, voice, *game, *at),
            Place::Entry(id) => entry::view(self, voice, id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(rules: &Rules) -> &str {
        match &rules.place {
            Place::Entry(id) => id,
            _ => "",
        }
    }

    #[test]
    fn back_and_forward_lead_the_way_that_one_came_and_then_out() {
        let mut rules = Rules::new(Some("heal".to_owned()), Some(Game::FirstMartians), vec!["heal"]);
        let mut send = |message| {
            let action = rules.update(message, Tongue::English);
            (action, opened(&rules).to_owned())
        };
        assert_eq!(send(Message::Open("wounds".into())), (Action::Top, "wounds".into()));
        assert_eq!(send(Message::Open("death".into())), (Action::Top, "death".into()));
        assert_eq!(send(Message::Back), (Action::Top, "wounds".into()));
        assert_eq!(send(Message::Forward), (Action::Top, "death".into()));
        assert_eq!(send(Message::Back), (Action::Top, "wounds".into()));
        assert_eq!(send(Message::Open("health".into())), (Action::Top, "health".into()));
        assert_eq!(send(Message::Forward).0, Action::None, "another way was taken");
        assert_eq!(send(Message::Back).1, "wounds");
        assert_eq!(send(Message::Back).1, "heal");
        assert_eq!(send(Message::Back).0, Action::Leave);
    }

    #[test]
    fn what_enter_opens_is_chosen_by_arrows_and_stays_within_what_was_found() {
        let mut rules = Rules::new(None, None, Vec::new());
        let mut send = |message| rules.update(message, Tongue::English);
        assert_eq!(send(Message::Submit), Action::None, "nothing was typed");
        assert_eq!(send(Message::Choose(true)), Action::None);
        let _ = send(Message::Typed("wounds".into()));
        assert_eq!(send(Message::Choose(false)), Action::Scroll(0.0));
        for _ in 0..50 {
            let _ = send(Message::Choose(true));
        }
        assert_eq!(send(Message::Choose(true)), Action::Scroll(1.0));
        let _ = send(Message::Typed("heal".into()));
        let _ = send(Message::Submit);
        assert_eq!(opened(&rules), "heal");
        assert_eq!(rules.update(Message::Back, Tongue::English), Action::Field);
        assert_eq!(rules.words, "heal", "the search is as it was");
    }
}
