//! Something is wrong: one file with all that helps to find out what.

use std::path::PathBuf;

use iced::widget::Column;

use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, back_button, framed, instructions, main_button, named, panel, quiet, quiet_button, text};
use crate::language::{Args, Voice};

/// The screen on which a report is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// Where it lies, once it is written.
    written: Option<PathBuf>,
    /// Whether it is being written.
    busy: bool,
}

/// What can happen on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The main button was pressed: it writes the report, then leads back.
    Main,
    /// The folder of the files was asked for.
    Files,
    /// Back to where one was.
    Back,
}

/// What the screen asks of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Write the report.
    Write,
    /// Show the folder of the files.
    Files,
    /// Back to where one was.
    Back,
}

impl Report {
    /// The report was written, or could not be.
    pub fn done(&mut self, written: Option<PathBuf>) {
        self.written = written;
        self.busy = false;
    }

    /// What happens next.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Main if self.busy => Action::None,
            Message::Main if self.written.is_none() => {
                self.busy = true;
                Action::Write
            }
            Message::Files => Action::Files,
            Message::Main | Message::Back => Action::Back,
        }
    }

    /// The screen. `with_save`: whether a game is open, which then goes into the report.
    pub fn view<'a>(&'a self, voice: &Voice, with_save: bool) -> Element<'a, Message> {
        let mut parts: Vec<Element<'a, Message>> = vec![text(Type::Heading, voice.plain("window-wrong")).into()];
        match &self.written {
            None => {
                parts.push(text(Type::Body, voice.plain("window-wrong-lead")).into());
                let save = if with_save { "window-wrong-save" } else { "window-wrong-no-save" };
                parts.push(panel(instructions(vec![
                    voice.plain("window-wrong-system"),
                    voice.plain("window-wrong-notices"),
                    voice.plain(save),
                ])));
            }
            Some(path) => {
                let path = Args::new().text("path", path.display().to_string());
                parts.push(text(Type::Body, voice.say("window-wrong-written", &path)).into());
                parts.push(named(
                    "open-files",
                    quiet_button((Icon::Folder, voice.plain("window-open-files")), Some(Message::Files)),
                ));
            }
        }
        if with_save {
            parts.push(text(Type::Body, voice.plain("window-wrong-secrets")).into());
        }
        parts.push(quiet(Type::Small, voice.plain("window-wrong-stays")));
        let main = match &self.written {
            Some(_) => back_button(voice.plain("window-back"), Some(Message::Main)),
            None => main_button(voice.plain("window-wrong-write"), (!self.busy).then_some(Message::Main)),
        };
        let label = (Icon::Back, voice.plain("window-back"));
        let back = self.written.is_none().then(|| named("report-back", quiet_button(label, Some(Message::Back))));
        let foot = Column::with_children([main].into_iter().chain(back)).spacing(size::SNUG);
        let content = Column::with_children(parts).spacing(size::GAP);
        framed("report", content, foot)
    }
}
