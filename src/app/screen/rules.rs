//! The rules: one field over all of them, an entry, a chapter to read. They are over whatever was shown and lead back to it.

mod entry;
mod search;

use crate::app::widget::{Element, kept};
use crate::app::{self, Shared};
use crate::language::Voice;
use crate::rulebook::{self, Answer, Game, Query, Tongue};

pub const FIELD: &str = "rules-words";
pub(crate) const SCROLL: &str = "rules";
/// How many answers are shown.
const LIMIT: usize = 10;
const MOST_TYPED: usize = 120;

/// What is shown of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    /// The field, what was found, and the chapters.
    Search,
    /// The titles of a chapter, by its game and its place in it.
    Chapter(Game, usize),
    Entry(String),
}

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
    copied: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Typed(String),
    Only(Option<Game>),
    /// The next answer is chosen, or the one before.
    Choose(bool),
    Submit,
    Open(String),
    /// A chapter is opened, by its game and its place in it.
    Chapter(Game, usize),
    Search,
    Back,
    Forward,
    Leave,
    /// The other language beside it, or not.
    Other,
    Copy,
}

/// What comes of a message.
#[derive(Debug, Clone, PartialEq)]
enum Action {
    None,
    Top,
    /// Show that share of what scrolls, from 0 to 1.
    Scroll(f32),
    Field,
    Copy(String),
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
    pub(crate) fn searches(&self) -> bool {
        self.place == Place::Search
    }

    pub(crate) fn update(&mut self, message: Message, shared: &Shared) -> app::Action {
        use app::Action as App;
        match self.go_on(message, Tongue::from(shared.voice.language())) {
            Action::None => App::None,
            Action::Top => App::scroll(SCROLL, 0.0),
            Action::Scroll(share) => App::scroll(SCROLL, share),
            Action::Field => App::All(vec![App::scroll(SCROLL, 0.0), App::focus(FIELD)]),
            Action::Copy(text) => App::Run(iced::clipboard::write(text)),
            Action::Leave => App::Close,
        }
    }

    fn go_on(&mut self, message: Message, tongue: Tongue) -> Action {
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
            let action = rules.go_on(message, Tongue::English);
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
        let mut send = |message| rules.go_on(message, Tongue::English);
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
        assert_eq!(rules.go_on(Message::Back, Tongue::English), Action::Field);
        assert_eq!(rules.words, "heal", "the search is as it was");
    }
}
