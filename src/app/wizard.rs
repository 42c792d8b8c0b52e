//! A printed sheet that is typed in: kept as it is typed, one write after another, and made into a mission.

use iced::Task;
use iced::widget::{Column, operation};

use super::playing::Leave;
use super::screen::wizard::{self as screen, Wizard};
use super::storing::Storing;
use super::widget::Element;
use super::{App, Message};
use crate::content::own_sheet::SheetDraft;
use crate::language::{Args, Language};
use crate::session::own_sheet::{self, Made, Unmade};
use crate::session::trouble;
use crate::storage::OpenError;

/// The wizard, and what is being stored of it.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) screen: Wizard,
    storing: Storing<SheetDraft>,
    /// What waits until it is stored.
    after: Option<After>,
    /// Whether the mission is being made.
    making: bool,
}

#[derive(Debug, Clone, Copy)]
enum After {
    Leave(Leave),
    Make,
}

impl App {
    /// The sheet of that mission, or the one of which none has been made yet.
    pub(super) fn show_wizard(&mut self, mission: Option<&str>) -> Task<Message> {
        let (draft, notices) = own_sheet::open(&self.folders, mission);
        self.tell_notices(&notices);
        let screen = Wizard::new(draft, self.voice.language());
        self.wizard = Some(Box::new(Sheet { screen, storing: Storing::default(), after: None, making: false }));
        Task::none()
    }

    pub(super) fn in_wizard(&mut self, message: screen::Message) -> Task<Message> {
        let message = match message {
            screen::Message::Kept(result) => return self.sheet_kept(result),
            screen::Message::Made(result) => return self.sheet_made(*result),
            other => other,
        };
        let Some(sheet) = self.wizard.as_mut().filter(|sheet| !sheet.making) else { return Task::none() };
        match sheet.screen.update(message) {
            screen::Action::None => Task::none(),
            screen::Action::Top => operation::snap_to(screen::SCROLL, operation::RelativeOffset::START),
            screen::Action::Field(field) => {
                let top = operation::snap_to(screen::SCROLL, operation::RelativeOffset::START);
                Task::batch([top, operation::focus(field)])
            }
            screen::Action::Keep => {
                let draft = sheet.storing.begin(sheet.screen.draft().clone());
                draft.map_or_else(Task::none, |draft| self.keep_sheet(draft))
            }
            screen::Action::Make => self.after_keeping(After::Make),
            screen::Action::Home => self.after_keeping(After::Leave(Leave::Home)),
            screen::Action::Settings => self.show_settings(),
        }
    }

    pub(super) fn view_wizard(&self) -> Element<'_, Message> {
        Column::with_children(self.wizard.iter().map(|sheet| sheet.screen.view().map(Message::Wizard))).into()
    }

    /// The window is asked to close: what was typed last is stored before.
    pub(super) fn close(&mut self) -> Task<Message> {
        if self.wizard.is_some() { self.after_keeping(After::Leave(Leave::Window)) } else { self.leave(Leave::Window) }
    }

    pub(super) fn speak_wizard(&mut self, language: Language) {
        if let Some(sheet) = &mut self.wizard {
            sheet.screen.speak(language);
        }
    }

    fn keep_sheet(&self, draft: SheetDraft) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move { Message::Wizard(screen::Message::Kept(own_sheet::keep(&folders, &draft))) })
    }

    fn after_keeping(&mut self, after: After) -> Task<Message> {
        match &mut self.wizard {
            Some(sheet) if sheet.storing.is_busy() => {
                sheet.after = Some(after);
                Task::none()
            }
            _ => self.go_after(after),
        }
    }

    fn sheet_kept(&mut self, result: Result<(), OpenError>) -> Task<Message> {
        let failed = result.is_err();
        if let Err(error) = result {
            self.tell(trouble::open(&self.voice, &error));
        }
        let Some(sheet) = &mut self.wizard else { return Task::none() };
        if let Some(draft) = sheet.storing.ended() {
            return self.keep_sheet(draft);
        }
        // Nobody is sent away from what could not be kept; the window closes when it is asked once more.
        match sheet.after.take().filter(|_| !failed) {
            Some(after) => self.go_after(after),
            None => Task::none(),
        }
    }

    fn go_after(&mut self, after: After) -> Task<Message> {
        match (after, &mut self.wizard) {
            (After::Leave(Leave::Window), _) => self.leave(Leave::Window),
            (After::Leave(Leave::Home), _) => {
                self.wizard = None;
                self.go_home()
            }
            (After::Make, Some(sheet)) => {
                sheet.making = true;
                let (folders, draft) = (self.folders.clone(), sheet.screen.draft().clone());
                Task::future(async move { Message::Wizard(screen::Message::Made(Box::new(own_sheet::make(&folders, &draft)))) })
            }
            (After::Make, None) => Task::none(),
        }
    }

    fn sheet_made(&mut self, result: Result<Made, Unmade>) -> Task<Message> {
        match result {
            Ok(made) => {
                let name = self.wizard.take().map(|sheet| sheet.screen.draft().name.trim().to_owned()).unwrap_or_default();
                let args = Args::new().text("name", name);
                self.tell(match made.old {
                    None => self.voice.say("wizard-made", &args),
                    Some(old) => self.voice.say("wizard-made-again", &args.text("old", old.display().to_string())),
                });
                self.go_home()
            }
            Err(unmade) => {
                if let Some(sheet) = &mut self.wizard {
                    sheet.making = false;
                }
                let sentence = match &unmade {
                    Unmade::Refused(refused) => trouble::refused(&self.voice, refused),
                    Unmade::Missing(problems) => self.voice.say("wizard-missing", &Args::new().count("count", problems.len())),
                };
                self.tell(sentence);
                Task::none()
            }
        }
    }
}
