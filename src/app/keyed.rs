//! What a shortcut does, by what lies uppermost.

use iced::Task;

use super::keys::Shortcut;
use super::screen::helper::begin;
use super::screen::{home, keys as sheet, my_box, report, rules, saves, scores, settings, table, wizard};
use super::{App, Message, Place};

impl App {
    /// A shortcut was pressed that nothing on the screen took.
    pub(super) fn key(&mut self, shortcut: Shortcut) -> Task<Message> {
        if self.sheet && shortcut == Shortcut::Print {
            return self.at_keys(sheet::Message::Print);
        }
        if shortcut == Shortcut::Rules {
            self.sheet = false;
            return self.search_rules();
        }
        if self.sheet || shortcut == Shortcut::Keys {
            // Whatever else a key asks for would happen behind the sheet.
            self.sheet = !self.sheet || !matches!(shortcut, Shortcut::Keys | Shortcut::Main | Shortcut::Back);
            return Task::none();
        }
        if self.rules.is_some() {
            return match shortcut {
                Shortcut::Main | Shortcut::Back => self.in_rules(rules::Message::Back),
                Shortcut::Choose(onwards) => self.in_rules(rules::Message::Choose(onwards)),
                _ => Task::none(),
            };
        }
        if self.workshop.is_open() {
            let is_main = shortcut == Shortcut::Main;
            let message = self.workshop.key(is_main).filter(|_| is_main || shortcut == Shortcut::Back);
            return message.map_or_else(Task::none, |message| self.in_workshop(message));
        }
        if self.report.is_some() {
            return match shortcut {
                Shortcut::Main => self.in_report(report::Message::Main),
                Shortcut::Back => self.in_report(report::Message::Back),
                _ => Task::none(),
            };
        }
        if self.my_box.is_some() {
            let is_back = matches!(shortcut, Shortcut::Main | Shortcut::Back);
            return if is_back { self.in_box(my_box::Message::Back) } else { Task::none() };
        }
        if self.wizard.is_some() && !self.settings {
            return match shortcut {
                Shortcut::Main => self.in_wizard(wizard::Message::Main),
                Shortcut::Back => self.in_wizard(wizard::Message::Back),
                _ => Task::none(),
            };
        }
        match (&self.place, self.settings, shortcut) {
            (_, true, Shortcut::Main | Shortcut::Back) => self.in_settings(settings::Message::Back),
            (Place::Saves(_), false, Shortcut::Main | Shortcut::Back) => self.at_saves(saves::Message::Back),
            (Place::Scores, false, Shortcut::Main) => self.at_scores(scores::Message::Main),
            (Place::Scores, false, Shortcut::Back) => self.at_scores(scores::Message::Back),
            (Place::Home(_), false, Shortcut::Main) => self.at_home(home::Message::Main),
            (Place::Table(_), false, Shortcut::Main) => self.at_table(table::Message::Main),
            (Place::Table(_), false, Shortcut::Back) => self.at_table(table::Message::Back),
            (Place::Table(_), false, Shortcut::Undo) => self.at_table(table::Message::Undo),
            (Place::Table(_), false, Shortcut::Redo) => self.at_table(table::Message::Redo),
            (Place::Begin(_), false, Shortcut::Main) => self.at_begin(begin::Message::Main),
            (Place::Begin(_), false, Shortcut::Back) => self.at_begin(begin::Message::Back),
            (Place::Helper(helping), false, shortcut) => {
                helping.key(shortcut).map_or_else(Task::none, |message| self.at_helper(message))
            }
            _ => Task::none(),
        }
    }
}
