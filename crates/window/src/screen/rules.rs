//! The rules: a search over all of them, an entry, the titles of a chapter.

mod entry;
mod search;

pub(super) use search::ask_id;

use crate::Shared;
use crate::widget::Element;
use base::locale::sanitized;
use language::Language;
use language::Localizer;
use language::page::Page;
use rulebook::{self, Answer, Game, Query, SearchResult, StepQuestion};
use storage::Settings;

pub const FIELD: &str = "rules-words";
pub(crate) const SCROLL: &str = "rules";
const LIMIT: usize = 10;
const MOST_TYPED: usize = 120;
/// The most questions that are remembered.
const MOST_ASKED: usize = 6;
/// The most entries that are remembered for a step.
const MOST_OPENED: usize = 4;

/// Where the rules open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesAt {
    Search,
    /// At what is asked at the current step.
    Step,
    Entry(String),
    /// At the sentence that answers a question of the current step.
    Question(StepQuestion),
}

/// What the rules are opened from; nothing of it where no game is open.
#[derive(Debug, Clone, Default)]
pub struct RulesContext {
    pub playing: Option<Game>,
    /// The entries of the current step.
    pub entries: Vec<&'static str>,
    /// What tables ask at it.
    pub questions: Vec<StepQuestion>,
}

impl RulesContext {
    pub fn of_mission(page: &Page) -> Self {
        Self {
            playing: Some(Game::FirstMartians),
            entries: page.entries.clone(),
            questions: page.questions.clone(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    Search,
    /// What is asked at the current step, with the answers.
    Step,
    /// By its game and its index there.
    Chapter(Game, usize),
    Entry(String),
    /// The entry that answers a question of the step.
    Question(StepQuestion),
}

impl Place {
    /// The id of the entry that is read.
    fn entry(&self) -> Option<&str> {
        match self {
            Self::Entry(id) => Some(id),
            Self::Question(question) => Some(question.entry),
            Self::Search | Self::Step | Self::Chapter(..) => None,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Rules {
    words: String,
    only: Option<Game>,
    playing: Option<Game>,
    /// The entries of the current step; empty where no game is open.
    step: Vec<&'static str>,
    /// What tables ask at the current step.
    questions: Vec<StepQuestion>,
    /// The entries that were opened at this step before, the last one first; perhaps by a link to none of its own.
    opened: Vec<String>,
    /// What was asked before, the last question first.
    asked: Vec<String>,
    /// The entry that was opened from the search, with the answer in it.
    answer: Option<(String, Answer)>,
    place: Place,
    behind: Vec<Place>,
    ahead: Vec<Place>,
    /// The answer that Enter opens.
    chosen: usize,
    /// Whether the other language is shown beside an entry.
    other: bool,
    copied: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Typed(String),
    Only(Option<Game>),
    /// Selects the next answer, or the previous one.
    Choose(bool),
    Submit,
    Open(String),
    Ask(StepQuestion),
    /// By its game and its index there.
    Chapter(Game, usize),
    Search,
    Back,
    Forward,
    Leave,
    Other,
    Copy,
}

#[derive(Debug, Clone, PartialEq)]
enum Action {
    None,
    Top,
    /// From 0 to 1.
    Scroll(f32),
    Field,
    Copy(String),
    Leave,
}

impl Rules {
    pub fn page_key(&self) -> String {
        format!("{:?}", self.place)
    }

    pub fn new(at: RulesAt, context: RulesContext, settings: &Settings) -> Self {
        let RulesContext {
            playing,
            entries: step,
            questions,
        } = context;
        let opened = step.first().and_then(|id| settings.opened_rules.get(*id));
        Self {
            opened: opened.cloned().unwrap_or_default(),
            asked: settings.asked_rules.clone(),
            answer: None,
            words: String::new(),
            only: None,
            playing,
            step,
            questions,
            place: match at {
                RulesAt::Search => Place::Search,
                RulesAt::Step => Place::Step,
                RulesAt::Entry(id) => Place::Entry(id),
                RulesAt::Question(question) => Place::Question(question),
            },
            behind: Vec::new(),
            ahead: Vec::new(),
            chosen: 0,
            other: false,
            copied: false,
        }
    }

    pub fn searches(&self) -> bool {
        self.place == Place::Search
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> crate::Action {
        use crate::Action as App;
        let before = self.place.clone();
        let action = match self.handle(message, shared.localizer.language()) {
            Action::None => App::None,
            Action::Top => App::scroll(SCROLL, 0.0),
            Action::Scroll(share) => App::scroll(SCROLL, share),
            Action::Field => App::All(vec![App::scroll(SCROLL, 0.0), App::focus(FIELD)]),
            Action::Copy(text) => App::Run(crate::jobs::files::copy(text)),
            Action::Leave => App::Close,
        };
        match self
            .place
            .entry()
            .filter(|_| self.place != before)
            .map(str::to_owned)
        {
            Some(id) => App::All(vec![
                action,
                self.remember(&id, before == Place::Search, &shared.settings),
            ]),
            None => action,
        }
    }

    /// Stores what was asked, and that the entry was opened at this step.
    fn remember(&mut self, id: &str, searched: bool, known: &Settings) -> crate::Action {
        let words = self.words.split_whitespace().collect::<Vec<_>>().join(" ");
        if searched && !words.is_empty() {
            put_first(&mut self.asked, words, MOST_ASKED);
        }
        let mut settings = Settings {
            asked_rules: self.asked.clone(),
            ..known.clone()
        };
        if let Some(step) = self.step.first() {
            put_first(&mut self.opened, id.to_owned(), MOST_OPENED);
            let _ = settings
                .opened_rules
                .insert((*step).to_owned(), self.opened.clone());
        }
        if settings == *known {
            crate::Action::None
        } else {
            crate::Action::Settings(Box::new(settings))
        }
    }

    /// The answer in an entry that was opened from the search.
    fn answer_in(&self, id: &str) -> Option<&Answer> {
        self.answer
            .as_ref()
            .filter(|(entry, _)| entry == id)
            .map(|(_, answer)| answer)
    }

    fn handle(&mut self, message: Message, language: Language) -> Action {
        match message {
            Message::Typed(words) => {
                self.words = sanitized(&words, MOST_TYPED);
                self.chosen = 0;
                Action::Top
            }
            Message::Only(game) => {
                self.only = game;
                self.chosen = 0;
                Action::Top
            }
            Message::Choose(onwards) => self.choose(onwards, language),
            Message::Submit => match self.answers(language).get(self.chosen) {
                Some(id) => self.go(Place::Entry((*id).to_owned()), language),
                None => Action::None,
            },
            Message::Open(id) => self.go(Place::Entry(id), language),
            Message::Ask(question) => self.go(Place::Question(question), language),
            Message::Chapter(game, at) => self.go(Place::Chapter(game, at), language),
            Message::Search if self.searches() => Action::Field,
            Message::Search => {
                let _ = self.go(Place::Search, language);
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
            Message::Copy => {
                let entry = self
                    .place
                    .entry()
                    .and_then(|id| rulebook::shipped_library().entry(language, id));
                self.copied = entry.is_some();
                entry.map_or(Action::None, |entry| Action::Copy(entry::as_text(entry)))
            }
        }
    }

    fn go(&mut self, place: Place, language: Language) -> Action {
        if let (Place::Search, Place::Entry(id)) = (&self.place, &place) {
            let hit = self
                .found(language)
                .hits
                .into_iter()
                .find(|hit| hit.entry.id == *id);
            self.answer = hit
                .and_then(|hit| hit.answer)
                .map(|answer| (id.clone(), answer));
        }
        if place != self.place {
            self.behind.push(std::mem::replace(&mut self.place, place));
            self.ahead.clear();
        }
        self.arrived()
    }

    fn arrived(&mut self) -> Action {
        self.copied = false;
        if self.searches() {
            Action::Field
        } else {
            Action::Top
        }
    }

    fn choose(&mut self, onwards: bool, language: Language) -> Action {
        let Some(last) = self.answers(language).len().checked_sub(1) else {
            return Action::None;
        };
        self.chosen = if onwards {
            (self.chosen + 1).min(last)
        } else {
            self.chosen.min(last).saturating_sub(1)
        };
        let small = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
        Action::Scroll(if last == 0 {
            0.0
        } else {
            small(self.chosen) / small(last)
        })
    }

    fn found(&self, language: Language) -> SearchResult<'static> {
        if self.words.trim().is_empty() {
            return SearchResult::default();
        }
        let query = Query {
            words: &self.words,
            language,
            game: self.only,
            playing: self.playing,
            here: &self.step,
            limit: LIMIT,
        };
        rulebook::shipped_library().search(&query)
    }

    /// The ids of the answers, or of the nearest titles.
    fn answers(&self, language: Language) -> Vec<&'static str> {
        let SearchResult { hits, nearest } = self.found(language);
        hits.iter()
            .map(|hit| hit.entry)
            .chain(nearest)
            .map(|entry| entry.id.as_str())
            .collect()
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        match &self.place {
            Place::Search => search::view(self, localizer),
            Place::Chapter(game, at) => search::chapter(self, localizer, *game, *at),
            Place::Step => search::step(self, localizer),
            Place::Entry(id) => entry::view(self, localizer, id, self.answer_in(id).copied(), None),
            Place::Question(question) => {
                let answer =
                    rulebook::shipped_library().answer_at_step(localizer.language(), *question);
                entry::view(
                    self,
                    localizer,
                    question.entry,
                    answer.map(|(_, answer)| answer),
                    Some(*question),
                )
            }
        }
    }
}

/// Puts what was used last to the front.
fn put_first(list: &mut Vec<String>, used: String, most: usize) {
    list.retain(|it| *it != used);
    list.insert(0, used);
    list.truncate(most);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(rules: &Rules) -> &str {
        rules.place.entry().unwrap_or_default()
    }

    fn at_step(at: RulesAt) -> Rules {
        let questions = vec![StepQuestion {
            entry: "heal",
            key: "both",
        }];
        Rules::new(
            at,
            RulesContext {
                playing: Some(Game::FirstMartians),
                entries: vec!["heal"],
                questions,
            },
            &Settings::default(),
        )
    }

    #[test]
    fn a_question_of_the_step_opens_the_entry_that_answers_it() {
        let mut rules = at_step(RulesAt::Step);
        let question = rules.questions[0];
        assert_eq!(
            rules.handle(Message::Ask(question), Language::English),
            Action::Top
        );
        assert_eq!(opened(&rules), "heal");
        assert_eq!(rules.handle(Message::Back, Language::English), Action::Top);
        assert_eq!(rules.place, Place::Step);
        assert_eq!(opened(&at_step(RulesAt::Question(question))), "heal");
    }

    #[test]
    fn back_and_forward_follow_the_history_and_then_close() {
        let mut rules = at_step(RulesAt::Entry("heal".to_owned()));
        let mut send = |message| {
            let action = rules.handle(message, Language::English);
            (action, opened(&rules).to_owned())
        };
        assert_eq!(
            send(Message::Open("wounds".into())),
            (Action::Top, "wounds".into())
        );
        assert_eq!(
            send(Message::Open("death".into())),
            (Action::Top, "death".into())
        );
        assert_eq!(send(Message::Back), (Action::Top, "wounds".into()));
        assert_eq!(send(Message::Forward), (Action::Top, "death".into()));
        assert_eq!(send(Message::Back), (Action::Top, "wounds".into()));
        assert_eq!(
            send(Message::Open("health".into())),
            (Action::Top, "health".into())
        );
        assert_eq!(
            send(Message::Forward).0,
            Action::None,
            "another way was taken"
        );
        assert_eq!(send(Message::Back).1, "wounds");
        assert_eq!(send(Message::Back).1, "heal");
        assert_eq!(send(Message::Back).0, Action::Leave);
    }

    #[test]
    fn arrows_select_an_answer_within_the_results() {
        let mut rules = Rules::new(
            RulesAt::Search,
            RulesContext::default(),
            &Settings::default(),
        );
        let mut send = |message| rules.handle(message, Language::English);
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
        assert_eq!(
            rules.handle(Message::Back, Language::English),
            Action::Field
        );
        assert_eq!(rules.words, "heal", "the search is as it was");
    }
}
