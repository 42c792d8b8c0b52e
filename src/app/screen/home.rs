//! Home: continue the newest game, or start a mission with one press.

use iced::widget::column;

use crate::app::jobs;
use crate::app::jobs::library::{Mission, MissionLibrary};
use crate::app::screen::Screen;
use crate::app::screen::manual::Manual;
use crate::app::screen::report::Report;
use crate::app::screen::save_text::{crew_and_date, place, said, title};
use crate::app::widget::prelude::*;
use crate::app::{Action, Shared};
use crate::language::{Args, Language, Voice, own_sheet, score};
use crate::platform;
use crate::scorebook::Game;
use crate::session::{SaveSummary, SavedGame, messages};

#[derive(Debug, Clone, Default)]
pub struct Home {
    library: Option<MissionLibrary>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Main,
    Continue(String),
    Play(String),
    Mission(String),
    Add,
    ReadAgain,
    /// Uses the newer version that waits.
    LoadNewVersion,
    /// Asks for a file with games of another app or browser.
    BringIn,
    Manual,
    Begin(Game),
    Language(Language),
    /// Opens the unfinished printed sheet, or that of a mission.
    Sheet(Option<String>),
    ManageSaves,
    /// Makes a copy of everything.
    Copy,
    Scores,
    ReportProblem,
    Rules,
    Settings,
    Quit,
    Listed(MissionLibrary),
}

/// How many errors of a mission are listed; the command line lists all.
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
                Action::All(vec![Action::push(Screen::AddMission(Box::default())), Action::Run(jobs::missions::ready(folders))])
            }
            Message::ReadAgain => Action::Run(jobs::library::list(folders)),
            Message::LoadNewVersion => Action::Queue(jobs::settings::load_new_version()),
            Message::BringIn => {
                Action::All(vec![self.update(Message::ManageSaves, shared), Action::Run(super::saves::pick(folders))])
            }
            Message::Manual => Action::push(Screen::Manual(Manual::default())),
            Message::Language(language) => Action::SetLanguage(language),
            Message::Sheet(mission) => Action::Run(jobs::sheets::open(folders, mission)),
            Message::ManageSaves => {
                Action::All(vec![Action::replace(Screen::Saves(Box::default())), Action::Run(jobs::saves::read(folders))])
            }
            Message::Copy => Action::Run(jobs::files::copy_everything(folders)),
            Message::Scores => Action::Scores,
            Message::Rules => Action::Rules(None),
            Message::ReportProblem => Action::push(Screen::Report(Report::default())),
            Message::Settings => Action::push(Screen::Settings),
            Message::Quit => Action::Exit,
            Message::Listed(shelf) => {
                self.library = Some(shelf);
                Action::None
            }
        }
    }

    /// Continues the newest game, else starts the first mission.
    pub(crate) fn main_action(&self) -> Option<Message> {
        match (self.newest(), self.first_mission()) {
            (Some((id, _)), _) => Some(Message::Continue(id.to_owned())),
            (None, Some(mission)) => Some(Message::Play(mission.folder.clone())),
            (None, None) => None,
        }
    }

    fn newest(&self) -> Option<(&str, &SaveSummary)> {
        let saves = self.library.as_ref()?.saves.iter();
        saves.filter_map(|save| Some((save.id.as_str(), save.summary.as_ref().ok()?))).find(|(_, about)| !about.over)
    }

    fn first_mission(&self) -> Option<&Mission> {
        self.library.as_ref()?.missions.iter().find(|mission| mission.playable)
    }

    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let voice = &shared.voice;
        responsive(move |room: Size| {
            // A high window shows a sky above the name, as far as the buttons below still fit.
            let saves = self.library.as_ref().map_or(0, |shelf| shelf.saves.len());
            let high = if room.width >= size::NARROW && saves == 0 { size::SKY } else { size::ROOM };
            let sky = ((room.height - size::WINDOW.1 * 0.75) / 3.0).clamp(0.0, high);
            let lists =
                column![self.missions(voice, room.width >= size::NARROW), others(voice), self.saves(shared)].spacing(size::GAP);
            let start = column![self.start(voice), self.elsewhere(shared)].spacing(size::GAP);
            let content = column![space().height(sky), heading(voice), new_version(shared), start, lists, foot(voice)];
            scroll("home", page(content.spacing(size::ROOM)))
        })
        .into()
    }

    fn start<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        if self.library.is_none() {
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
                let first = self.library.as_ref().is_some_and(|shelf| shelf.saves.is_empty());
                let guided = first.then(|| quiet(Type::Body, voice.plain("window-first-game")));
                let idea = text(Type::Body, said(voice, &mission.idea)).into();
                Column::with_children([play, idea].into_iter().chain(guided)).spacing(size::SNUG).into()
            }
            (None, None) => space().into(),
        }
    }

    /// Offers to bring games over from the browser, in an app that was installed and has none.
    fn elsewhere<'a>(&self, shared: &'a Shared) -> Option<Element<'a, Message>> {
        let voice = &shared.voice;
        let is_new = self.library.as_ref().is_some_and(|shelf| shelf.saves.is_empty());
        (is_new && shared.page.is_some_and(|page| page.installed)).then(|| {
            let pick = quiet_button("bring-in", (Icon::Import, voice.plain("window-choose-file")), Some(Message::BringIn));
            column![quiet(Type::Small, voice.plain("copy-installed")), pick].spacing(size::SNUG).into()
        })
    }

    fn missions<'a>(&'a self, voice: &'a Voice, broad: bool) -> Option<Element<'a, Message>> {
        let known = self.library.as_ref().map_or(0, |shelf| shelf.missions.len());
        if known == 0 || (known == 1 && self.newest().is_none()) {
            return None;
        }
        let missions = self.library.iter().flat_map(|shelf| &shelf.missions).map(|mission| {
            let named_mission = Args::new().text("mission", said(voice, &mission.title));
            let label = if mission.playable { "window-mission-about" } else { "window-mission-why" };
            let press = Some(Message::Mission(mission.folder.clone()));
            let mut below = Some(quiet_button(format!("mission-{}", mission.folder), (Icon::Mission, voice.plain(label)), press));
            let head = if mission.playable {
                let press = Some(Message::Play(mission.folder.clone()));
                let label = (Icon::Play, voice.say("window-play", &named_mission));
                let play = wide_button(format!("play-{}", mission.folder), label, press);
                let idea = quiet(Type::Small, said(voice, &mission.idea));
                let beside = below.take_if(|_| broad);
                column![row![play, beside].spacing(size::SNUG), idea].spacing(size::TIGHT).into()
            } else {
                quiet(Type::Body, voice.say("window-mission-broken", &named_mission))
            };
            let wrong = mission.errors.iter().take(FAULTS).map(|fault| {
                let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
                quiet(Type::Small, format!("{place}: {}", messages::diagnostic(voice, fault)))
            });
            let args = Args::new().count("count", mission.errors.len().saturating_sub(FAULTS));
            let more = (mission.errors.len() > FAULTS).then(|| quiet(Type::Small, voice.say("window-mission-more", &args)));
            let change = mission.has_sheet.then(|| {
                let label = (Icon::Edit, voice.say("wizard-change", &named_mission));
                quiet_button(format!("sheet-{}", mission.folder), label, Some(Message::Sheet(Some(mission.folder.clone()))))
            });
            let parts = std::iter::once(head).chain(change).chain(wrong).chain(more).chain(below);
            Column::with_children(parts).spacing(size::SNUG).into()
        });
        let lead = quiet(Type::Small, voice.plain("window-missions-lead"));
        let add = quiet_button("add-mission", (Icon::Import, voice.plain("add-title")), Some(Message::Add));
        let again = quiet_button("read-missions", (Icon::Restore, voice.plain("window-read-missions")), Some(Message::ReadAgain));
        let begun = self.library.as_ref().and_then(|shelf| shelf.sheet.as_deref());
        let label = match begun {
            None => voice.plain("wizard-open"),
            Some(name) => voice.say("wizard-go-on", &Args::new().text("name", own_sheet::name_or_placeholder(voice, name))),
        };
        let own = quiet_button("own-sheet", (Icon::Edit, label), Some(Message::Sheet(None)));
        let about = quiet(Type::Small, voice.plain("wizard-open-lead"));
        let foot = choices([add, again]);
        let missions = Column::with_children(missions).spacing(if broad { size::PAD } else { size::ROOM }).into();
        Some(section(voice.plain("window-missions"), [lead, missions, foot, own, about]))
    }

    fn saves<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let voice = &shared.voice;
        let title = voice.plain("window-saves");
        let saves = self.library.as_ref().map(|shelf| shelf.saves.as_slice()).unwrap_or_default();
        let keep = quiet_button("keep", (Icon::Save, voice.plain("window-saves-keep")), Some(Message::ManageSaves));
        if saves.is_empty() {
            // Until they are read it is unknown whether there are any.
            let none = self.library.is_some().then(|| quiet(Type::Body, voice.plain("window-saves-none")));
            return section(title, none.into_iter().chain([keep]));
        }
        section(title, copy_age(shared).into_iter().chain(saves.iter().map(|save| saved(voice, save))).chain([keep]))
    }
}

/// The age of the last copy and a button that makes one, where the browser has not promised to keep the games.
fn copy_age(shared: &Shared) -> Option<Element<'_, Message>> {
    let voice = &shared.voice;
    if shared.page.is_none_or(|page| page.keeps_files) {
        return None;
    }
    let age = match shared.settings.copied.as_deref().and_then(platform::days_since) {
        Some(days) => voice.say("copy-age", &Args::new().count("days", usize::try_from(days).unwrap_or(usize::MAX))),
        None => voice.plain("copy-never"),
    };
    let make = quiet_button("copy", (Icon::Export, voice.plain("copy-make")), Some(Message::Copy));
    let lead = quiet(Type::Small, voice.plain("copy-lead"));
    Some(column![lead, text(Type::Body, age), make].spacing(size::SNUG).into())
}

/// That a newer version waits, and a button that uses it.
fn new_version(shared: &Shared) -> Option<Element<'_, Message>> {
    let voice = &shared.voice;
    shared.newer_version.then(|| {
        let load =
            quiet_button("new-version", (Icon::Restore, voice.plain("window-new-version-load")), Some(Message::LoadNewVersion));
        column![text(Type::Body, voice.plain("window-new-version-waits")), load].spacing(size::SNUG).into()
    })
}

fn heading<'a>(voice: &Voice) -> Element<'a, Message> {
    column![text(Type::Banner, voice.plain("window-name")), horizon(), quiet(Type::Body, voice.plain("window-lead"))]
        .spacing(size::SNUG)
        .into()
}

fn others<'a>(voice: &Voice) -> Element<'a, Message> {
    let lead = quiet(Type::Small, voice.plain("helper-games-lead"));
    let games = Game::ALL.into_iter().rev().map(|game| {
        let label = (Icon::Play, score::game(voice, game.id()));
        quiet_button(format!("begin-{}", game.id()), label, Some(Message::Begin(game)))
    });
    section(voice.plain("helper-games"), [lead, choices(games)])
}

fn foot<'a>(voice: &Voice) -> Element<'a, Message> {
    let languages = Language::ALL.iter().map(|&language| {
        let chosen = voice.language() == language;
        choice(format!("language-{}", language.code()), language.own_name(), chosen, Some(Message::Language(language)))
    });
    let rules = quiet_button("rules", (Icon::Search, voice.plain("window-rules")), Some(Message::Rules));
    let scores = quiet_button("scores", (Icon::Log, voice.plain("scores-title")), Some(Message::Scores));
    let manual = quiet_button("manual", (Icon::Manual, voice.plain("window-manual")), Some(Message::Manual));
    let settings = quiet_button("settings", (Icon::Settings, voice.plain("window-settings")), Some(Message::Settings));
    let wrong = quiet_button("wrong", (Icon::Help, voice.plain("window-wrong")), Some(Message::ReportProblem));
    // A page is closed by the browser.
    let quit =
        (!platform::IS_BROWSER).then(|| quiet_button("quit", (Icon::Quit, voice.plain("window-quit")), Some(Message::Quit)));
    let (languages, others) = (choices(languages), choices([scores, rules, manual, settings, wrong].into_iter().chain(quit)));
    column![languages, others].spacing(size::SNUG).into()
}

fn saved<'a>(voice: &'a Voice, save: &'a SavedGame) -> Element<'a, Message> {
    match &save.summary {
        Ok(about) => {
            let args = Args::new().text("mission", title(voice, about)).text("where", place(voice, about));
            let label = voice.say("window-save-line", &args);
            let button = wide_button(format!("save-{}", save.id), label, Some(Message::Continue(save.id.clone())));
            column![button, quiet(Type::Small, voice.say("window-save-crew", &crew_and_date(voice, about)))]
                .spacing(size::TIGHT)
                .into()
        }
        Err(error) => {
            let name = Args::new().text("name", save.id.clone());
            column![
                text(Type::Body, voice.say("window-save-unread", &name)),
                quiet(Type::Small, messages::session_error(voice, error))
            ]
            .spacing(size::TIGHT)
            .align_x(Alignment::Start)
            .into()
        }
    }
}

fn details(voice: &Voice, about: &SaveSummary) -> String {
    voice.say("window-save-details", &crew_and_date(voice, about).text("where", place(voice, about)))
}
