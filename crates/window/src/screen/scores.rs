//! The scores: every finished game, statistics, and the forms to enter and correct games.

mod entry;
pub mod form;
mod grid;
mod list;
pub mod market;
mod mars_needs_mechanics;
mod mechanica;
mod page;
mod pocket_mars;
mod rules_entries;
mod statistics;

use std::collections::BTreeMap;

use iced::widget::column;

pub use companions::scorebook::ScoreForm;
pub use form::Form;

use serde_json::Value;

use crate::jobs::files;
use crate::jobs::scores::{self, Book, Outcome, ScoreCommand};
use crate::screen::Screen;
use crate::screen::rules::RulesAt;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use companions::scorebook::{Entry, Game};
use companions::scoring::normalized_name;
use content::shipped;
use first_martians::vocabulary::Profession;
use language::{Args, Language, Localizer, score};
use market::Market;
use session::remembered::is_default_name;
use session::scores::ScoreError;
use storage::OpenError;

pub(crate) const SCROLL: &str = "scores";

#[derive(Debug, Clone, PartialEq, Default)]
enum View {
    #[default]
    List,
    Entry(String),
    Statistics,
    New(Game),
    /// The form of a kept game, by its id.
    Correct(String, Box<Form>),
    /// Prices and sales of *Mars Needs Mechanics*.
    Market,
}

/// The app keeps it while the window is open, so that what is being entered stays until it is kept.
#[derive(Debug, Clone, Default)]
pub struct Scores {
    book: Option<Book>,
    /// The names of people who played before, the most recent first.
    people: Vec<String>,
    view: View,
    game: Option<&'static str>,
    player: Option<String>,
    drafts: BTreeMap<Game, Form>,
    market: Market,
    /// The path of the file to import, as it is typed.
    path: String,
    done: Option<Outcome>,
    busy: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Read(Box<Result<Book, OpenError>>),
    Ran(Result<Outcome, ScoreError>),
    Game(Option<&'static str>),
    Player(Option<String>),
    Open(String),
    Statistics,
    New(Game),
    /// A game has just ended with this input: its score is to be checked and kept.
    Enter(Game, Value),
    Correct(String),
    Form(form::Message),
    ToMarket,
    Market(market::Message),
    PathTyped(String),
    PathDone,
    /// Asks the browser for a file.
    Pick,
    Picked(Option<String>),
    Do(ScoreCommand),
    Rule(&'static str),
    Files,
    Settings,
    Main,
    Back,
}

fn of_pick(path: Option<String>) -> crate::Message {
    crate::Message::Scores(Message::Picked(path))
}

impl Scores {
    /// The screen is shown again, from its list.
    pub fn opened(&mut self) {
        self.view = View::List;
        self.done = None;
        self.market.hide_hand();
    }

    pub fn form(&self) -> Option<&Form> {
        match &self.view {
            View::New(game) => self.drafts.get(game),
            View::Correct(_, form) => Some(form),
            _ => None,
        }
    }

    /// The newest first.
    pub fn entries(&self) -> &[Entry] {
        self.book
            .as_ref()
            .map(|book| book.entries.as_slice())
            .unwrap_or_default()
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let read = || Action::Queue(scores::read(&shared.folders));
        match message {
            Message::Read(read) => {
                if let Ok(book) = *read {
                    self.read(book);
                }
            }
            Message::Ran(Ok(done)) => {
                self.ran(done);
                return Action::All(vec![read(), Action::scroll(SCROLL, 0.0)]);
            }
            Message::Ran(Err(_)) => {
                self.busy = false;
                return read();
            }
            Message::Game(game) => self.game = game,
            Message::Player(player) => self.player = player,
            Message::Open(id) => return self.go(View::Entry(id)),
            Message::Statistics => return self.go(View::Statistics),
            Message::New(game) => {
                let _ = self.drafts.entry(game).or_insert_with(|| Form::new(game));
                return self.go(View::New(game));
            }
            Message::Enter(game, input) => {
                let _ = self.drafts.insert(game, Form::filled(game, &input));
                return self.go(View::New(game));
            }
            Message::Correct(id) => {
                let form = self
                    .entry(&id)
                    .and_then(|entry| Form::of(Game::from_id(entry.game())?, entry));
                let Some(form) = form else {
                    return Action::None;
                };
                return self.go(View::Correct(id, Box::new(form)));
            }
            Message::Form(message) => return self.in_form(message, shared),
            Message::ToMarket => return self.go(View::Market),
            Message::Market(market::Message::Rule(entry)) => {
                return Action::Rules(RulesAt::Entry(entry.to_owned()));
            }
            Message::Market(message) => self.market.update(message),
            Message::PathTyped(typed) => self.path = sanitized_path(&typed, PATH_MAX),
            Message::Pick => {
                return Action::Run(files::pick(&shared.folders, &[".json", ".csv"], of_pick));
            }
            Message::Picked(None) => {}
            Message::Picked(Some(path)) => return self.run(ScoreCommand::Import(path), shared),
            Message::PathDone if self.path.trim().is_empty() => {}
            Message::PathDone => {
                return self.run(ScoreCommand::Import(self.path.trim().to_owned()), shared);
            }
            Message::Do(command) => return self.run(command, shared),
            Message::Rule(entry) => return Action::Rules(RulesAt::Entry(entry.to_owned())),
            Message::Files => return Action::Run(files::show_data_folder(&shared.folders)),
            Message::Settings => return Action::push(Screen::Settings),
            Message::Main => {
                if self.form().is_some() {
                    return self.in_form(form::Message::Save, shared);
                }
                return self.back();
            }
            Message::Back => return self.back(),
        }
        Action::None
    }

    fn go(&mut self, view: View) -> Action {
        self.view = view;
        self.done = None;
        Action::scroll(SCROLL, 0.0)
    }

    fn back(&mut self) -> Action {
        match std::mem::take(&mut self.view) {
            View::List => Action::Home,
            View::Correct(id, _) => self.go(View::Entry(id)),
            View::Market => {
                self.market.hide_hand();
                self.go(View::New(Game::MarsNeedsMechanics))
            }
            _ => self.go(View::List),
        }
    }

    fn in_form(&mut self, message: form::Message, shared: &Shared) -> Action {
        let (form, id) = match &mut self.view {
            View::New(game) => (self.drafts.get_mut(game), None),
            View::Correct(id, form) => (Some(form.as_mut()), Some(id.clone())),
            _ => (None, None),
        };
        let Some(form) = form else {
            return Action::None;
        };
        let game = form.draft.game();
        match (form.update(message), id) {
            (form::Action::None, _) => Action::None,
            (form::Action::Rules(entry), _) => Action::Rules(RulesAt::Entry(entry.to_owned())),
            (form::Action::Save(input, notes), None) => {
                self.run(ScoreCommand::Keep { game, input, notes }, shared)
            }
            (form::Action::Save(input, notes), Some(id)) => self.run(
                ScoreCommand::Correct {
                    id,
                    game,
                    input,
                    notes,
                },
                shared,
            ),
        }
    }

    /// One command at a time: the list is about to change.
    fn run(&mut self, command: ScoreCommand, shared: &Shared) -> Action {
        if self.busy {
            return Action::None;
        }
        self.busy = true;
        self.done = None;
        Action::Queue(scores::command(&shared.folders, command))
    }

    fn ran(&mut self, done: Outcome) {
        self.busy = false;
        match &done {
            Outcome::Kept(id) => {
                if let View::New(game) = self.view {
                    let _ = self.drafts.remove(&game);
                }
                self.view = View::Entry(id.clone());
            }
            Outcome::Corrected(id) | Outcome::PutBack(id) => self.view = View::Entry(id.clone()),
            Outcome::Discarded(..) => self.view = View::List,
            Outcome::Imported(_) => self.path.clear(),
            Outcome::Exported(..) => {}
        }
        self.done = Some(done);
    }

    fn read(&mut self, book: Book) {
        // A filter that matches nothing any more would hide every game.
        let passes = |player: &String| {
            book.entries
                .iter()
                .any(|entry| entry.matches(None, Some(player)))
        };
        self.player = self.player.take().filter(passes);
        self.game = self.game.filter(|game| {
            book.entries
                .iter()
                .any(|entry| entry.matches(Some(game), None))
        });
        self.book = Some(book);
        let professions = profession_names();
        self.people = self.names();
        self.people
            .retain(|name| !is_default_name(name) && !professions.contains(name));
        // The entry that is shown was deleted elsewhere.
        if matches!(&self.view, View::Entry(id) if self.entry(id).is_none()) {
            self.view = View::List;
        }
    }

    fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries().iter().find(|entry| entry.id == id)
    }

    /// The games that match the filter, the newest first.
    fn chosen(&self) -> Vec<&Entry> {
        self.entries()
            .iter()
            .filter(|entry| entry.matches(self.game, self.player.as_deref()))
            .collect()
    }

    /// The names of all players, the most recent first.
    fn names(&self) -> Vec<String> {
        let (mut names, mut known): (Vec<String>, Vec<String>) = Default::default();
        for person in self
            .entries()
            .iter()
            .flat_map(|entry| entry.result().players)
        {
            if !known.contains(&normalized_name(&person.name)) {
                known.push(normalized_name(&person.name));
                names.push(person.name);
            }
        }
        names
    }

    pub fn page_key(&self) -> String {
        let entry = if let View::Entry(id) | View::Correct(id, _) = &self.view {
            id.as_str()
        } else {
            ""
        };
        // Where a player was removed, what is pressed next belongs to another one.
        let players = self.form().map(|form| form.draft.seats());
        // The line lies as it does on the table: what was moved in it gives its place to another component.
        let line = matches!(self.view, View::Market).then(|| self.market.line());
        format!(
            "{:?}",
            (
                std::mem::discriminant(&self.view),
                entry,
                self.book.is_some(),
                players,
                line
            )
        )
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        named(
            SCREEN,
            responsive(move |room: Size| self.page(localizer, room)),
        )
    }

    fn title(&self, localizer: &Localizer) -> String {
        let of_game = |id: &str, game: &str| {
            localizer.format(id, &Args::new().text("game", score::game(localizer, game)))
        };
        match (&self.view, self.form()) {
            (View::Correct(..), Some(form)) => {
                of_game("scores-correct-title", form.draft.game().id())
            }
            (_, Some(form)) => of_game("scores-new-title", form.draft.game().id()),
            (View::Statistics, _) => localizer.text("scores-statistics"),
            (View::Market, _) => localizer.text("scores-market"),
            (View::Entry(id), _) => self.entry(id).map_or_else(
                || localizer.text("scores-title"),
                |entry| score::game(localizer, entry.game()),
            ),
            _ => localizer.text("scores-title"),
        }
    }

    fn page<'a>(&'a self, localizer: &'a Localizer, room: Size) -> Element<'a, Message> {
        let title = text(Type::Heading, self.title(localizer));
        let statistics = (self.view == View::List && !self.entries().is_empty()).then(|| {
            let label = (Icon::History, localizer.text("scores-statistics"));
            quiet_button("statistics", label, Some(Message::Statistics))
        });
        let head = self
            .form()
            .map(|form| form.head(localizer).map(Message::Form));
        let mut parts: Vec<Element<'a, Message>> = vec![match statistics.or(head) {
            Some(rest) => label_row(title, rest),
            None => title.into(),
        }];
        parts.extend(
            self.done
                .as_ref()
                .map(|done| panel(list::done_text(localizer, done))),
        );
        // The result is beside the fields where there is room.
        let wide = room.width >= RESULT_BESIDE;
        parts.extend(match (&self.view, self.form()) {
            (_, Some(form)) => self.entering(localizer, form, room),
            (View::Entry(id), _) => self.one(localizer, id),
            (View::Statistics, _) => self.statistics(localizer, room),
            (View::Market, _) => vec![self.market.view(localizer).map(Message::Market)],
            _ => self.list(localizer),
        });
        let settings = quiet_button(
            "scores-settings",
            (Icon::Settings, localizer.text("window-settings")),
            Some(Message::Settings),
        );
        parts.push(settings);
        let most = if self.form().is_some() {
            size::SHEET
        } else {
            size::COLUMN
        };
        let parts = Column::with_children(parts).spacing(size::GAP);
        let entered = scroll(SCROLL, centred_column(most, parts));
        let above: Element<'a, Message> = match self.form().filter(|_| wide) {
            None => entered,
            Some(form) => {
                let result = scroll("scores-result", form.result(localizer).map(Message::Form));
                row![entered, container(result).width(size::SIDE)]
                    .height(Length::Fill)
                    .into()
            }
        };
        column![above, self.foot(localizer, room)].into()
    }

    fn foot<'a>(&self, localizer: &'a Localizer, room: Size) -> Element<'a, Message> {
        let Some(form) = self.form() else {
            return page_foot(
                [],
                back_button(localizer.text("window-back"), Some(Message::Back)),
            );
        };
        let id = if matches!(self.view, View::New(_)) {
            "scores-keep"
        } else {
            "scores-keep-correction"
        };
        let save = main_button(
            localizer.text(id),
            Some(Message::Main).filter(|_| form.is_complete() && !self.busy),
        );
        let back = quiet_button(
            "back",
            (Icon::Back, localizer.text("window-back")),
            Some(Message::Back),
        );
        // Its line is reserved: it does not move what is above it.
        let why = form.reason(localizer).map(|why| why.map(Message::Form));
        let lines = if room.width < size::NARROW { 2.0 } else { 1.0 };
        let why = row![space().height(lines * size::CUBE), why].align_y(Alignment::Center);
        let question = has_room_for_question(room)
            .then(|| form.question(localizer))
            .flatten();
        let question = question.map(|question| question.map(Message::Form));
        let about = column![why, question].spacing(size::SNUG);
        let foot: Element<'a, Message> = if room.width < ONE_LINE {
            column![about.width(Length::Fill), back, save]
                .spacing(size::SNUG)
                .align_x(Alignment::End)
                .into()
        } else if room.width < size::NARROW {
            column![
                about,
                row![back, save]
                    .spacing(size::SNUG)
                    .align_y(Alignment::Center)
            ]
            .spacing(size::SNUG)
            .into()
        } else {
            // In the corner of the window, where the main button is everywhere.
            let save = container(save).width(size::SIDE - 2.0 * size::PAD);
            let buttons = row![back, save]
                .spacing(size::SNUG)
                .align_y(Alignment::Center);
            if room.width < RESULT_BESIDE {
                column![about, buttons]
                    .spacing(size::SNUG)
                    .align_x(Alignment::End)
                    .width(Length::Fill)
                    .into()
            } else {
                let about = container(about).align_right(Length::Fill);
                row![about, buttons]
                    .spacing(size::PAD)
                    .align_y(Alignment::End)
                    .into()
            }
        };
        container(foot).padding([size::SNUG, size::PAD]).into()
    }

    fn entering<'a>(
        &self,
        localizer: &'a Localizer,
        form: &Form,
        room: Size,
    ) -> Vec<Element<'a, Message>> {
        let wide = room.width >= RESULT_BESIDE;
        let width = if wide {
            room.width - size::SIDE
        } else {
            room.width
        };
        let width = (width - 2.0 * size::PAD - size::SCROLLBAR).min(size::SHEET);
        let layout = form::Layout {
            grid: (room.width >= size::ONE_LINE).then_some(width),
            result: !wide,
        };
        let question = (!has_room_for_question(room))
            .then(|| form.question(localizer))
            .flatten();
        let mut parts: Vec<_> = question
            .into_iter()
            .map(|question| question.map(Message::Form))
            .collect();
        parts.push(
            form.view(localizer, &self.people, layout)
                .map(Message::Form),
        );
        if form.draft.game() == Game::MarsNeedsMechanics {
            parts.push(quiet_button(
                "market",
                localizer.text("scores-market"),
                Some(Message::ToMarket),
            ));
        }
        parts
    }
}

/// The professions in every language: a mission has them in place of names that were not given.
fn profession_names() -> Vec<String> {
    let words = |&language: &Language| {
        let localizer = Localizer::with_prose(language, &shipped::box_nouns());
        Profession::ALL
            .iter()
            .map(move |&profession| localizer.word(profession))
    };
    Language::ALL.iter().flat_map(words).collect()
}

/// Whether what is asked stays beside the main button, instead of above the fields.
fn has_room_for_question(room: Size) -> bool {
    room.height >= size::LOW_PAGE
}

/// From this width on the result is beside the sheet.
const RESULT_BESIDE: f32 = 1400.0;
/// From this width on the back button is beside the main button.
const ONE_LINE: f32 = 420.0;
pub const SCREEN: &str = "scores-screen";
