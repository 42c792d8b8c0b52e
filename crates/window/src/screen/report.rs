//! A problem report: one file with everything that helps to find the cause.

use crate::jobs::files;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use language::Args;
use storage::OpenError;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// The path, once it is written.
    written: Option<String>,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Writes the report; then leads back.
    Main,
    Files,
    Back,
    Written(Result<String, OpenError>),
}

impl Report {
    pub fn page_key(&self) -> String {
        format!("{}", self.written.is_some())
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Main if self.busy => Action::None,
            Message::Main if self.written.is_none() => {
                self.busy = true;
                Action::Run(files::report(&shared.folders, files::Report::of(shared)))
            }
            Message::Files => Action::Run(files::show_data_folder(&shared.folders)),
            Message::Main | Message::Back => Action::Close,
            Message::Written(result) => {
                self.written = result.ok();
                self.busy = false;
                Action::None
            }
        }
    }

    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let (localizer, has_save) = (&shared.localizer, shared.save.is_some());
        let mut parts: Vec<Element<'a, Message>> =
            vec![text(Type::Heading, localizer.text("window-wrong")).into()];
        match &self.written {
            None => {
                parts.push(text(Type::Body, localizer.text("window-wrong-lead")).into());
                let save = if has_save {
                    "window-wrong-save"
                } else {
                    "window-wrong-no-save"
                };
                parts.push(panel(instructions(vec![
                    localizer.text("window-wrong-system"),
                    localizer.text("window-wrong-notices"),
                    localizer.text(save),
                ])));
            }
            Some(path) => {
                let path = Args::new().text("path", path.to_owned());
                parts
                    .push(text(Type::Body, localizer.format("window-wrong-written", &path)).into());
                parts.extend(files_button(localizer, Message::Files));
            }
        }
        if has_save {
            parts.push(text(Type::Body, localizer.text("window-wrong-secrets")).into());
        }
        parts.push(quiet(Type::Small, localizer.text("window-wrong-stays")));
        let main = match &self.written {
            Some(_) => back_button(localizer.text("window-back"), Some(Message::Main)),
            None => main_button(
                localizer.text("window-wrong-write"),
                (!self.busy).then_some(Message::Main),
            ),
        };
        let label = (Icon::Back, localizer.text("window-back"));
        let back = self
            .written
            .is_none()
            .then(|| quiet_button("report-back", label, Some(Message::Back)));
        let content = Column::with_children(parts).spacing(size::GAP);
        framed_page("report", content, back, main)
    }
}
