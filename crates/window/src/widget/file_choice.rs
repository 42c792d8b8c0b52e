//! Files brought in from outside, and the folder in which the app keeps its own.

use super::{Element, field, quiet_button};
use crate::icon::Icon;
use base::platform;
use language::Localizer;

/// Opens the folder of the app; a browser has none to show.
pub(crate) fn files_button<'a, Message: Clone + 'a>(
    localizer: &Localizer,
    message: Message,
) -> Option<Element<'a, Message>> {
    let label = (Icon::Folder, localizer.text("window-open-files"));
    (!platform::IS_BROWSER).then(|| quiet_button("open-files", label, Some(message)))
}

/// How a file is chosen that lies outside the folder of the app.
pub(crate) struct FileChoice<'a, Message> {
    /// The id of the field.
    pub id: &'static str,
    pub hint: String,
    /// The path, as far as it is typed.
    pub path: &'a str,
    pub busy: bool,
    /// The id and label of the button beside the field.
    pub take: (&'static str, Icon, String),
    /// Sent by that button and by Enter.
    pub done: Message,
    /// Asks for a file by the dialog of the system or of the browser.
    pub pick: Message,
}

impl<'a, Message: Clone + 'a> FileChoice<'a, Message> {
    /// The button that opens the file dialog, then a field for those who type a path, and its button. A browser has the dialog
    /// alone.
    pub fn view(
        self,
        localizer: &Localizer,
        typed: impl Fn(String) -> Message + 'a,
    ) -> Vec<Element<'a, Message>> {
        let Self {
            id,
            hint,
            path,
            busy,
            take: (take, icon, label),
            done,
            pick,
        } = self;
        let choose = (Icon::Import, localizer.text("window-choose-file"));
        let choose = quiet_button("choose-file", choose, (!busy).then_some(pick));
        if platform::IS_BROWSER {
            return vec![choose];
        }
        let ready = (!busy && !path.trim().is_empty()).then(|| done.clone());
        vec![
            choose,
            field(id, &hint, path, typed, done),
            quiet_button(take, (icon, label), ready),
        ]
    }
}
