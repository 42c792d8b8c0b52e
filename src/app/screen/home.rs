//! Home: go on with the newest game, or start a mission in one press.

use iced::widget::{Column, column, responsive, row, space};
use iced::{Alignment, Size};

use crate::app::icon::Icon;
use crate::app::jobs;
use crate::app::jobs::library::{Mission, Shelf};
use crate::app::screen::Screen;
use crate::app::screen::manual::Manual;
use crate::app::screen::report::Report;
use crate::app::screen::saved::{crew_and_date, place, said, title};
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, choice, choices, horizon, main_button, named, page, quiet, quiet_button, scroll, section, text, wide_button,
};
use crate::app::{Action, Shared};
use crate::language::{Args, Language, Voice, own_sheet, score};
use crate::scorebook::Game;
use crate::session::{SaveSummary, SavedGame, trouble};

/// The home screen. It lists what was found when it was last shown.
#[derive(Debug, Clone, Default)]
pub struct Home {
    shelf: Option<Shelf>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Main,
    Continue(String),
    Play(String),
    Mission(String),
    Add,
    ReadAgain,
    Manual,
    Begin(Game),
    Language(Language),
    /// A printed sheet is to be typed in, or that of a mission changed.
    Sheet(Option<String>),
    Keep,
    Scores,
    Wrong,
    Rules,
    Settings,
    Quit,
    Listed(Shelf),
}

/// How many faults of a mission are told; the command line tells them all.
const FAULTS: usize = 3;

impl Home {
    pub(crate) fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let folders = &shared.folders;
        match message {
            Message::Main => self.main_action().map_or(Action::None, |message| self.update(message, shared)),
            Message::Continue(id) => Action::Open(jobs::saves::resume(folders, id)),
            Message::Play(mission) => Action::Open(jobs::library::begin(folders, mission)),
            Message::Begin(game) => Action::Queue(jobs::helpers::remembered(folders, game)),
            Message::Mission(folder) => super::mission::Mission::open(folder, None, shared),
            Message::Add => {
                Action::All(vec![Action::push(Screen::Add(Box::default())), Action::Run(jobs::missions::ready(folders))])
            }
            Message::ReadAgain => Action::Run(jobs::library::list(folders)),
            Message::Manual => Action::push(Screen::Manual(Manual::default())),
            Message::Language(language) => Action::Speak(language),
            Message::Sheet(mission) => Action::Run(jobs::sheets::open(folders, mission)),
            Message::Keep => {
                Action::All(vec![Action::replace(Screen::Saves(Box::default())), Action::Run(jobs::saves::read(folders))])
            }
            Message::Scores => Action::Scores,
            Message::Rules => Action::Rules(None),
            Message::Wrong => Action::push(Screen::Report(Report::default())),
            Message::Settings => Action::push(Screen::Settings),
            Message::Quit => Action::Exit,
            Message::Listed(shelf) => {
                self.shelf = Some(shelf);
                Action::None
            }
        }
    }

    /// What the main button does: the newest game goes on, else the first mission is begun.
    pub(crate) fn main_action(&self) -> Option<Message> {
        match (self.newest(), self.first_mission()) {
            (Some((id, _)), _) => Some(Message::Continue(id.to_owned())),
            (None, Some(mission)) => Some(Message::Play(mission.folder.clone())),
            (None, None) => None,
        }
    }

    fn newest(&self) -> Option<(&str, &SaveSummary)> {
        let saves = self.shelf.as_ref()?.saves.iter();
        saves.filter_map(|save| Some((save.id.as_str(), save.summary.as_ref().ok()?))).find(|(_, about)| !about.over)
    }

    fn first_mission(&self) -> Option<&Mission> {
        self.shelf.as_ref()?.missions.iter().find(|mission| mission.sound)
    }

    pub fn view<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        responsive(move |room: Size| {
            // High windows leave a sky above the name, as far as what can be pressed has room under it.
            let saves = self.shelf.as_ref().map_or(0, |shelf| shelf.saves.len());
            let high = if room.width >= size::NARROW && saves == 0 { size::SKY } else { size::ROOM };
            let sky = ((room.height - size::WINDOW.1 * 0.75) / 3.0).clamp(0.0, high);
            let lists =
                column![self.missions(voice, room.width >= size::NARROW), others(voice), self.saves(voice)].spacing(size::GAP);
            let content = column![space().height(sky), heading(voice), self.start(voice), lists, foot(voice)];
            scroll("home", page(content.spacing(size::ROOM)))
        })
        .into()
    }

    fn start<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        if self.shelf.is_none() {
            return quiet(Type::Body, voice.plain("window-loading"));
        }
        let titled = |id: &str, title: &str| voice.say(id, &Args::new().text("mission", title));
        match (self.newest(), self.first_mission()) {
            (Some((_, about)), _) => {
                let label = titled("window-continue", said(voice, &about.title));
                column![main_button(label, Some(Message::Main)), quiet(Type::Body, details(voice, about))]
                    .spacing(size::SNUG)
                    .into()
            }
            (None, Some(mission)) => {
                let play = main_button(titled("window-play", said(voice, &mission.title)), Some(Message::Main));
                let first = self.shelf.as_ref().is_some_and(|shelf| shelf.saves.is_empty());
                let guided = first.then(|| quiet(Type::Body, voice.plain("window-first-game")));
                let idea = text(Type::Body, said(voice, &mission.idea)).into();
                Column::with_children([play, idea].into_iter().chain(guided)).spacing(size::SNUG).into()
            }
            (None, None) => space().into(),
        }
    }

    fn missions<'a>(&'a self, voice: &'a Voice, broad: bool) -> Option<Element<'a, Message>> {
        let known = self.shelf.as_ref().map_or(0, |shelf| shelf.missions.len());
        if known == 0 || (known == 1 && self.newest().is_none()) {
            return None;
        }
        let missions = self.shelf.iter().flat_map(|shelf| &shelf.missions).map(|mission| {
            let named_mission = Args::new().text("mission", said(voice, &mission.title));
            let label = if mission.sound { "window-mission-about" } else { "window-mission-why" };
            let about = quiet_button((Icon::Mission, voice.plain(label)), Some(Message::Mission(mission.folder.clone())));
            let about = named(format!("mission-{}", mission.folder), about);
            let mut below = Some(about);
            let head = if mission.sound {
                let press = Some(Message::Play(mission.folder.clone()));
                let play = wide_button((Icon::Play, voice.say("window-play", &named_mission)), press);
                let play = named(format!("play-{}", mission.folder), play);
                let idea = quiet(Type::Small, said(voice, &mission.idea));
                let beside = below.take_if(|_| broad);
                column![row![play, beside].spacing(size::SNUG), idea].spacing(size::TIGHT).into()
            } else {
                quiet(Type::Body, voice.say("window-mission-broken", &named_mission))
            };
            let wrong = mission.wrong.iter().take(FAULTS).map(|fault| {
                let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
                quiet(Type::Small, format!("{place}: {}", trouble::diagnostic(voice, fault)))
            });
            let args = Args::new().count("count", mission.wrong.len().saturating_sub(FAULTS));
            let more = (mission.wrong.len() > FAULTS).then(|| quiet(Type::Small, voice.say("window-mission-more", &args)));
            let change = mission.has_sheet.then(|| {
                let label = (Icon::Edit, voice.say("wizard-change", &named_mission));
                named(
                    format!("sheet-{}", mission.folder),
                    quiet_button(label, Some(Message::Sheet(Some(mission.folder.clone())))),
                )
            });
            let parts = std::iter::once(head).chain(change).chain(wrong).chain(more).chain(below);
            Column::with_children(parts).spacing(size::SNUG).into()
        });
        let lead = quiet(Type::Small, voice.plain("window-missions-lead"));
        let add = named("add-mission", quiet_button((Icon::Import, voice.plain("add-title")), Some(Message::Add)));
        let again = quiet_button((Icon::Restore, voice.plain("window-read-missions")), Some(Message::ReadAgain));
        let begun = self.shelf.as_ref().and_then(|shelf| shelf.sheet.as_deref());
        let label = match begun {
            None => voice.plain("wizard-open"),
            Some(name) => voice.say("wizard-go-on", &Args::new().text("name", own_sheet::named(voice, name))),
        };
        let own = named("own-sheet", quiet_button((Icon::Edit, label), Some(Message::Sheet(None))));
        let about = quiet(Type::Small, voice.plain("wizard-open-lead"));
        let foot = choices([add, named("read-missions", again)]);
        let missions = Column::with_children(missions).spacing(if broad { size::PAD } else { size::ROOM }).into();
        Some(section(voice.plain("window-missions"), [lead, missions, foot, own, about]))
    }

    fn saves<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        let title = voice.plain("window-saves");
        let saves = self.shelf.as_ref().map(|shelf| shelf.saves.as_slice()).unwrap_or_default();
        let keep = named("keep", quiet_button((Icon::Save, voice.plain("window-saves-keep")), Some(Message::Keep)));
        if saves.is_empty() {
            // While they are being read nobody knows whether there are any.
            let none = self.shelf.is_some().then(|| quiet(Type::Body, voice.plain("window-saves-none")));
            return section(title, none.into_iter().chain([keep]));
        }
        section(title, saves.iter().map(|save| saved(voice, save)).chain([keep]))
    }
}

fn heading<'a>(voice: &Voice) -> Element<'a, Message> {
    column![text(Type::Banner, voice.plain("window-name")), horizon(), quiet(Type::Body, voice.plain("window-lead"))]
        .spacing(size::SNUG)
        .into()
}

/// The tables of the three other games.
fn others<'a>(voice: &Voice) -> Element<'a, Message> {
    let lead = quiet(Type::Small, voice.plain("helper-games-lead"));
    let games = Game::ALL.into_iter().rev().map(|game| {
        let press = quiet_button((Icon::Play, score::game(voice, game.id())), Some(Message::Begin(game)));
        named(format!("begin-{}", game.id()), press)
    });
    section(voice.plain("helper-games"), [lead, choices(games)])
}

fn foot<'a>(voice: &Voice) -> Element<'a, Message> {
    let languages = Language::ALL.iter().map(|&language| {
        let chosen = voice.language() == language;
        named(format!("language-{}", language.code()), choice(language.own_name(), chosen, Some(Message::Language(language))))
    });
    let rules = named("rules", quiet_button((Icon::Search, voice.plain("window-rules")), Some(Message::Rules)));
    let scores = named("scores", quiet_button((Icon::Log, voice.plain("scores-title")), Some(Message::Scores)));
    let manual = named("manual", quiet_button((Icon::ReadAgain, voice.plain("window-manual")), Some(Message::Manual)));
    let settings = named("settings", quiet_button((Icon::Settings, voice.plain("window-settings")), Some(Message::Settings)));
    let wrong = named("wrong", quiet_button((Icon::Help, voice.plain("window-wrong")), Some(Message::Wrong)));
    let quit = named("quit", quiet_button((Icon::Quit, voice.plain("window-quit")), Some(Message::Quit)));
    let (languages, others) = (choices(languages), choices([scores, rules, manual, settings, wrong, quit]));
    column![languages, others].spacing(size::SNUG).into()
}

fn saved<'a>(voice: &'a Voice, save: &'a SavedGame) -> Element<'a, Message> {
    match &save.summary {
        Ok(about) => {
            let args = Args::new().text("mission", title(voice, about)).text("where", place(voice, about));
            let label = voice.say("window-save-line", &args);
            let button = named(format!("save-{}", save.id), wide_button(label, Some(Message::Continue(save.id.clone()))));
            column![button, quiet(Type::Small, voice.say("window-save-crew", &crew_and_date(voice, about)))]
                .spacing(size::TIGHT)
                .into()
        }
        Err(error) => {
            let name = Args::new().text("name", save.id.clone());
            column![text(Type::Body, voice.say("window-save-unread", &name)), quiet(Type::Small, trouble::session(voice, error))]
                .spacing(size::TIGHT)
                .align_x(Alignment::Start)
                .into()
        }
    }
}

fn details(voice: &Voice, about: &SaveSummary) -> String {
    voice.say("window-save-details", &crew_and_date(voice, about).text("where", place(voice, about)))
}
