//! Performs actions: opens and closes screens, opens and leaves games, dispatches shortcuts.

use iced::Task;

use super::keys::Shortcut;
use super::screen::home::Home;
use super::screen::rules::{self, Rules, RulesAt, RulesContext};
use super::screen::{Screen, shortcuts};
use super::shared::BOX_OFFERED;
use super::{Action, App, Message, OwnBox, jobs};
use base::platform;
use language::{Language, Localizer};
use storage::Settings;

impl App {
    /// Performs what the screen at that position asks for.
    pub(super) fn perform(&mut self, position: usize, action: Action) -> Task<Message> {
        match action {
            Action::None => {}
            Action::Run(task) => return task,
            Action::Queue(job) => return self.queue.push(job),
            Action::Open(_) if self.opening => {}
            Action::Open(job) => {
                self.opening = true;
                return job;
            }
            Action::Push(screen) => self.screens.push(*screen),
            Action::Replace(screen) => {
                self.replace(*screen, Localizer::new(self.shared.localizer.language()));
            }
            Action::Close => self.screens.close(position),
            Action::CloseAndReread => {
                self.screens.close(position);
                return self.reread_home();
            }
            Action::Home => return self.go_home(),
            Action::Scores => {
                let mut scores = std::mem::take(&mut self.scores);
                scores.opened();
                self.replace(
                    Screen::Scores(scores),
                    Localizer::new(self.shared.localizer.language()),
                );
                return self.queue.push(jobs::scores::read(&self.shared.folders));
            }
            Action::Rules(at) => return self.show_rules(position, at),
            Action::MyBox => {
                // Where the set-up offers it, it is offered until the set-up goes on: nothing vanishes behind the box.
                let is_offered =
                    matches!(self.screens.base(), Screen::Game(game) if game.is_setting_up_crew());
                let seen = if is_offered {
                    Task::none()
                } else {
                    self.mark_seen(BOX_OFFERED.to_owned())
                };
                return Task::batch([jobs::my_box::open(&self.shared.folders), seen]);
            }
            Action::StoreBox(own) => {
                if let Some(own) = self.box_writes.begin(own) {
                    return self.store_box(own);
                }
            }
            Action::ApplyBox => return self.compare_box(),
            Action::Settings(settings) => return self.store(*settings),
            // Elsewhere than in a browser nothing reminds of copies.
            Action::Copied if self.shared.page.is_none() => {}
            Action::Copied => {
                return self.store(Settings {
                    copied: Some(platform::today()),
                    ..self.shared.settings.clone()
                });
            }
            Action::AdviceSeen(advice) => return self.mark_seen(advice),
            Action::SetLanguage(language) => return self.set_language(language),
            Action::KeepOldMission(save, hash) => self.accepted_change = Some((save, hash)),
            Action::CompareMission => {
                if let Screen::Game(game) = self.screens.base() {
                    let compare = game.compare(true, &self.shared);
                    return self.perform(position, compare);
                }
            }
            Action::Share => {
                if let Some(save) = self.shared.save.clone() {
                    return jobs::saves::share(
                        &self.shared.folders,
                        self.shared.localizer.language(),
                        save,
                    );
                }
            }
            Action::Notify(sentence) => self.shared.notify(sentence),
            Action::Confirm(sentence) => self.shared.confirm(sentence),
            Action::Notices(open) => self.notices_open = open,
            Action::Dismiss(index) => {
                if index < self.shared.notices.len() {
                    let _ = self.shared.notices.remove(index);
                }
                self.notices_open &= !self.shared.notices.is_empty();
            }
            Action::Exit => {
                self.closing = true;
                return self.exit_once_written();
            }
            Action::All(actions) => {
                return Task::batch(
                    actions
                        .into_iter()
                        .map(|action| self.perform(position, action)),
                );
            }
        }
        Task::none()
    }

    /// Replaces the screen at the bottom; the localizer has its prose.
    pub(super) fn replace(&mut self, screen: Screen, localizer: Localizer) {
        self.shared.localizer = localizer;
        if let Screen::Scores(scores) = self.screens.replace(screen) {
            self.scores = scores;
        }
        let save = self
            .session()
            .map(|session| session.id())
            .or_else(|| self.helper().map(|helper| helper.save()));
        let save = save.or_else(|| {
            if let Screen::Campaign(it) = self.screens.base() {
                it.save()
            } else {
                None
            }
        });
        self.shared.save = save.map(str::to_owned);
    }

    pub(super) fn go_home(&mut self) -> Task<Message> {
        self.replace(
            Screen::Home(Home::default()),
            Localizer::new(self.shared.localizer.language()),
        );
        self.reread_home()
    }

    /// Rereads missions and saved games if Home is open.
    pub(super) fn reread_home(&self) -> Task<Message> {
        match self.screens.base() {
            Screen::Home(_) => jobs::library::list(&self.shared.folders),
            _ => Task::none(),
        }
    }

    fn show_rules(&mut self, position: usize, at: RulesAt) -> Task<Message> {
        let context = match self.screens.base() {
            Screen::Game(game) => RulesContext::of_mission(game.screen.page()),
            Screen::Helper(helper) => helper.rules(),
            Screen::Campaign(campaign) => campaign.rules(),
            _ => RulesContext::default(),
        };
        let rules = Rules::new(at, context, &self.shared.settings);
        let searches = rules.searches();
        self.screens.push(Screen::Rules(Box::new(rules)));
        if searches {
            self.perform(position, Action::focus(rules::FIELD))
        } else {
            Task::none()
        }
    }

    fn store(&mut self, settings: Settings) -> Task<Message> {
        self.shared.settings = settings;
        let settings = self.settings_writes.begin(self.shared.settings.clone());
        settings.map_or_else(Task::none, |settings| self.store_settings(settings))
    }

    /// Stores what was changed since the settings were stored last, or read.
    pub(super) fn store_settings(&self, settings: Settings) -> Task<Message> {
        jobs::settings::store(&self.shared.folders, self.stored_settings.clone(), settings)
    }

    /// Stores what was corrected since the box was stored last, or read.
    pub(super) fn store_box(&mut self, own: Box<OwnBox>) -> Task<Message> {
        let before = std::mem::replace(&mut self.stored_box, own.to_store());
        jobs::my_box::store(&self.shared.folders, before, own)
    }

    fn mark_seen(&mut self, advice: String) -> Task<Message> {
        if self.shared.has_seen(&advice) {
            return Task::none();
        }
        let mut settings = self.shared.settings.clone();
        let _ = settings.seen_advice.insert(advice);
        self.store(settings)
    }

    /// Shows everything in that language.
    pub(super) fn speak(&mut self, language: Language) {
        self.shared.localizer = match self.screens.base() {
            Screen::Game(game) => Localizer::with_prose(language, &game.session.prose().0),
            Screen::Helper(helper) => Localizer::with_prose(language, &helper.prose().0),
            Screen::Campaign(it) => Localizer::with_prose(language, &it.page.prose.0),
            _ => Localizer::new(language),
        };
        for position in self.screens.positions() {
            if let Some(screen) = self.screens.get_mut(position) {
                screen.set_language(&self.shared.localizer);
            }
        }
    }

    fn set_language(&mut self, language: Language) -> Task<Message> {
        self.speak(language);
        let settings = Settings {
            language: Some(language.code().to_owned()),
            ..self.shared.settings.clone()
        };
        self.store(settings)
    }

    /// Handles a request to close the window: what was typed is written first.
    pub(super) fn close(&mut self) -> Task<Message> {
        for position in self.screens.positions() {
            if let Some(action) = self
                .screens
                .get_mut(position)
                .and_then(|screen| screen.exit(&self.shared))
            {
                return self.perform(position, action);
            }
        }
        self.perform(0, Action::Exit)
    }

    /// Closes the window if that was requested and nothing is still being written.
    pub(super) fn exit_once_written(&self) -> Task<Message> {
        let writing = self.queue.is_busy() || self.settings_writes.is_busy();
        if self.closing && !writing {
            iced::exit()
        } else {
            Task::none()
        }
    }

    /// Handles a shortcut that no widget handled.
    pub(super) fn key(&mut self, shortcut: Shortcut) -> Task<Message> {
        if self.notices_open && matches!(shortcut, Shortcut::Back | Shortcut::Close) {
            return self.perform(0, Action::Notices(false));
        }
        let over_all = matches!(self.screens.top(), Screen::Shortcuts);
        match shortcut {
            Shortcut::Keys if over_all => self.handle(Message::Keys(shortcuts::Message::Back)),
            Shortcut::Keys => self.perform(0, Action::push(Screen::Shortcuts)),
            Shortcut::Rules => {
                self.screens
                    .close_all(|screen| matches!(screen, Screen::Shortcuts));
                if self
                    .screens
                    .has(|screen| matches!(screen, Screen::Rules(_)))
                {
                    return self.handle(Message::Rules(rules::Message::Search));
                }
                self.perform(0, Action::Rules(RulesAt::Search))
            }
            other => self
                .screens
                .top()
                .shortcut(other)
                .map_or_else(Task::none, |message| self.handle(message)),
        }
    }
}
