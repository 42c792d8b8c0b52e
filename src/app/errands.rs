//! What the window does beside the game: keeping saves in order, reports, showing the files, advice, the keys on paper.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation;

use super::helping::Helping;
use super::keep::{self, Done, Keep};
use super::owned::OFFERED;
use super::screen::keys::{self as sheet, paper};
use super::screen::rules::{self, Rules};
use super::screen::{report, saves, settings};
use super::{App, Message, Place};
use crate::language::{Args, advice, numbers, page};
use crate::rulebook::{Game, Tongue};
use crate::session::{AnySession, SessionError, trouble};
use crate::storage::{self, Notice, OpenError};

/// In the settings: no advice at all.
const NO_ADVICE: &str = "all";

impl App {
    pub(super) fn show_saves(&mut self) -> Task<Message> {
        self.place = Place::Saves(Box::default());
        self.read_saves()
    }

    pub(super) fn at_saves(&mut self, message: saves::Message) -> Task<Message> {
        let Place::Saves(saves) = &mut self.place else { return Task::none() };
        match saves.update(message) {
            saves::Action::None => Task::none(),
            saves::Action::Continue(id) => self.open(move |folders| AnySession::resume(folders, &id)),
            saves::Action::Run(errand) => {
                let folders = self.folders.clone();
                Task::future(async move { Message::Ran(keep::run(&folders, errand).await) })
            }
            saves::Action::Files => self.open_files(),
            saves::Action::Report => self.show_report(),
            saves::Action::Settings => self.show_settings(),
            saves::Action::Home => self.go_home(),
        }
    }

    pub(super) fn kept(&mut self, keep: Keep) -> Task<Message> {
        if let Place::Saves(saves) = &mut self.place {
            saves.listed(keep);
        }
        Task::none()
    }

    /// Something was done with a saved game, or could not be.
    pub(super) fn ran(&mut self, result: Result<Done, SessionError>) -> Task<Message> {
        let done = match result {
            Ok(done) => Some(done),
            Err(error) => {
                self.tell(trouble::session(&self.voice, &error));
                None
            }
        };
        if let Some(Done::Renamed(notices)) = &done {
            self.tell_notices(notices);
        }
        if let Place::Saves(saves) = &mut self.place {
            saves.done(done);
        }
        self.read_saves()
    }

    fn read_saves(&self) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move { Message::Kept(Keep::read(&folders)) })
    }

    pub(super) fn in_settings(&mut self, message: settings::Message) -> Task<Message> {
        if !self.settings {
            return Task::none();
        }
        match message {
            settings::Message::Language(language) => self.speak(language),
            settings::Message::TextSize(percent) => {
                self.stored.text_size = percent;
                self.store()
            }
            settings::Message::ReducedMotion(reduced) => {
                self.stored.reduced_motion = reduced;
                self.store()
            }
            settings::Message::Advice(wanted) => self.advise(wanted),
            settings::Message::Files => self.open_files(),
            settings::Message::Keys => {
                self.sheet = true;
                Task::none()
            }
            settings::Message::MyBox => self.show_box(),
            settings::Message::Rules => self.show_rules(None),
            settings::Message::Manual => self.show_manual(),
            settings::Message::Wrong => self.show_report(),
            settings::Message::Look(look) => {
                self.stored.theme = Some(look.name().to_owned());
                self.store()
            }
            settings::Message::Back => {
                self.settings = false;
                Task::none()
            }
        }
    }

    pub(super) fn show_report(&mut self) -> Task<Message> {
        self.report = Some(report::Report::default());
        Task::none()
    }

    pub(super) fn in_report(&mut self, message: report::Message) -> Task<Message> {
        let Some(report) = &mut self.report else { return Task::none() };
        match report.update(message) {
            report::Action::None => Task::none(),
            report::Action::Write => {
                let (folders, text) = (self.folders.clone(), self.report_text());
                let save = self.save().map(str::to_owned);
                Task::future(async move { Message::Reported(folders.report(&text, save.as_deref())) })
            }
            report::Action::Files => self.open_files(),
            report::Action::Back => {
                self.report = None;
                Task::none()
            }
        }
    }

    /// The name of the save that is open.
    pub(super) fn save(&self) -> Option<&str> {
        self.session().map(|session| session.id()).or_else(|| self.helping().map(Helping::save))
    }

    pub(super) fn reported(&mut self, result: Result<PathBuf, OpenError>) -> Task<Message> {
        if let Err(error) = &result {
            self.tell(trouble::open(&self.voice, error));
        }
        if let Some(report) = &mut self.report {
            report.done(result.ok());
        }
        Task::none()
    }

    /// The rules lie over what is shown: at an entry, or at the search.
    pub(super) fn show_rules(&mut self, entry: Option<String>) -> Task<Message> {
        let mission = || self.session().map(|session| (Game::FirstMartians, page::page(self.voice(), session.game()).entries));
        let (game, step) = self.helping().map(Helping::rules).or_else(mission).unzip();
        let rules = Rules::new(entry, game, step.unwrap_or_default());
        let task = if rules.searches() { operation::focus(rules::FIELD) } else { Task::none() };
        self.rules = Some(rules);
        task
    }

    /// The search of the rules, from wherever one is.
    pub(super) fn search_rules(&mut self) -> Task<Message> {
        if self.rules.is_some() { self.in_rules(rules::Message::Search) } else { self.show_rules(None) }
    }

    pub(super) fn in_rules(&mut self, message: rules::Message) -> Task<Message> {
        let tongue = Tongue::from(self.voice.language());
        let Some(rules) = &mut self.rules else { return Task::none() };
        let to = |share| operation::snap_to(rules::SCROLL, operation::RelativeOffset { x: 0.0, y: share });
        match rules.update(message, tongue) {
            rules::Action::None => Task::none(),
            rules::Action::Top => to(0.0),
            rules::Action::Scroll(share) => to(share),
            rules::Action::Field => Task::batch([to(0.0), operation::focus(rules::FIELD)]),
            rules::Action::Copy(text) => iced::clipboard::write(text),
            rules::Action::Leave => {
                self.rules = None;
                Task::none()
            }
        }
    }

    /// What helps to find out what is wrong, before the journal.
    fn report_text(&self) -> String {
        let none = self.voice.plain("window-report-none");
        let notices: Vec<_> = self.told.iter().map(|sentence| format!("- {sentence}")).collect();
        let args = Args::new()
            .text("version", env!("CARGO_PKG_VERSION"))
            .text("written", storage::now())
            .text("os", std::env::consts::OS)
            .text("arch", std::env::consts::ARCH)
            .text("locale", sys_locale::get_locale().unwrap_or_else(|| none.clone()))
            .text("language", self.voice.language().code())
            .text("size", numbers::plain(self.stored.text_size))
            .text("motion", self.stored.reduced_motion.to_string())
            .text("save", self.save().map_or_else(|| none.clone(), str::to_owned))
            .text("notices", if notices.is_empty() { none.clone() } else { notices.join("\n") });
        self.voice.say("window-report-file", &args)
    }

    /// Shows the folder of the files in the program with which this system shows folders.
    pub(super) fn open_files(&self) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move {
            let folder = folders.data();
            let shown = folders.prepare(folder).is_ok() && open::that_detached(folder).is_ok();
            Message::FilesShown(shown)
        })
    }

    pub(super) fn files_shown(&mut self, shown: bool) -> Task<Message> {
        if !shown {
            let path = Args::new().text("path", self.folders.data().display().to_string());
            self.tell(self.voice.say("window-files-unshown", &path));
        }
        Task::none()
    }

    /// On the sheet of keys. It is written first and shown then: what cannot be shown can still be found.
    pub(super) fn at_keys(&mut self, message: sheet::Message) -> Task<Message> {
        let told = |path: PathBuf| Args::new().text("path", path.display().to_string());
        match message {
            sheet::Message::Back => self.sheet = false,
            sheet::Message::Print => {
                let (folders, page) = (self.folders.clone(), paper::page(&self.voice));
                let name = format!("solkeeper-keys-{}", self.voice.language().code());
                return Task::future(async move { Message::Keys(sheet::Message::Written(folders.page(&name, &page))) });
            }
            sheet::Message::Written(Err(error)) => self.tell(trouble::open(&self.voice, &error)),
            sheet::Message::Written(Ok(path)) => {
                return Task::future(async move {
                    let shown = open::that_detached(&path).is_ok();
                    Message::Keys(sheet::Message::Shown(path, shown))
                });
            }
            sheet::Message::Shown(path, true) => self.tell(self.voice.say("keys-printed", &told(path))),
            sheet::Message::Shown(path, false) => self.tell(self.voice.say("keys-unshown", &told(path))),
        }
        Task::none()
    }

    /// A sentence at the top of the window, kept for a report.
    pub(super) fn tell(&mut self, sentence: String) {
        self.told.push(sentence.clone());
        self.notices.push(sentence);
    }

    /// What was mended or could not be, in sentences.
    pub(super) fn tell_notices(&mut self, notices: &[Notice]) {
        for notice in notices {
            self.tell(trouble::notice(&self.voice, notice));
        }
    }

    /// The advice on the step at hand, where it was not seen before: its name and what it says.
    pub(super) fn advice(&self) -> Option<(String, String)> {
        let Place::Table(playing) = &self.place else { return None };
        let seen = &self.stored.seen_advice;
        advice(&playing.voice, playing.session.game()).filter(|(id, _)| !seen.contains(NO_ADVICE) && !seen.contains(id))
    }

    /// The advice that stood there has been read: the game has moved on from its step.
    pub(super) fn seen(&mut self, before: Option<(String, String)>) -> Task<Message> {
        match before {
            Some(before) if self.advice().as_ref() != Some(&before) => {
                let _ = self.stored.seen_advice.insert(before.0);
                self.store()
            }
            _ => Task::none(),
        }
    }

    /// Advice is wanted from now on, from the beginning, or is not.
    pub(super) fn advise(&mut self, wanted: bool) -> Task<Message> {
        // That the box can be compared is offered once, whatever advice is wanted.
        self.stored.seen_advice.retain(|seen| seen == OFFERED);
        if !wanted {
            let _ = self.stored.seen_advice.insert(NO_ADVICE.to_owned());
        }
        self.store()
    }

    /// Whether advice is given.
    pub(super) fn advises(&self) -> bool {
        !self.stored.seen_advice.contains(NO_ADVICE)
    }
}
