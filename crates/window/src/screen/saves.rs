//! Saved games: continue, rename, duplicate, delete, restore, export, import.

use iced::Task;

use super::Screen;
use super::report::Report;
use super::save_text::{crew_and_date, date, place, said};
use crate::jobs::saves::{self, Outcome, SaveCommand, SaveList};
use crate::jobs::{files, settings};
use crate::widget::prelude::*;
use crate::{Action, Shared};
use base::platform::IS_BROWSER;
use language::{Args, Localizer, fact_text};
use session::{SavedGame, SessionError, archive, messages};
use storage::{Backup, Folders, file_name};

/// The longest name of a save, in characters.
const NAME_MAX: usize = 60;

#[derive(Debug, Clone, Default)]
pub struct Saves {
    keep: Option<SaveList>,
    /// The save whose details are shown.
    open: Option<String>,
    name: String,
    /// The path of the file to import, as it is typed.
    path: String,
    done: Option<Outcome>,
    busy: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Continue(String),
    Open(Option<String>),
    NameTyped(String),
    NameDone,
    PathTyped(String),
    PathDone,
    /// Asks the browser for a file.
    Pick,
    Picked(Option<String>),
    Do(SaveCommand),
    Files,
    ReportProblem,
    Settings,
    Back,
    Listed(SaveList),
    Ran(Result<Outcome, SessionError>),
}

impl Saves {
    fn done(&mut self, done: Option<Outcome>) {
        match &done {
            Some(
                Outcome::Duplicated(id)
                | Outcome::Restored(id)
                | Outcome::Imported(id)
                | Outcome::PutBack(id),
            ) => {
                // A new save is opened, so that it can be named.
                self.open = Some(id.clone());
                self.name.clear();
            }
            Some(Outcome::Discarded) => self.open = None,
            Some(
                Outcome::Renamed(_)
                | Outcome::Exported(_)
                | Outcome::Archived(..)
                | Outcome::Merged(_)
                | Outcome::Shared(_),
            )
            | None => {}
        }
        if matches!(done, Some(Outcome::Imported(_) | Outcome::Merged(_))) {
            self.path.clear();
        }
        self.done = done;
        self.busy = false;
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Continue(id) => return Action::Open(saves::resume(&shared.folders, id)),
            Message::Open(open) => {
                self.name = open
                    .as_deref()
                    .and_then(|id| self.name_of(id))
                    .unwrap_or_default();
                self.open = open;
                self.done = None;
            }
            Message::NameTyped(typed) => self.name = sanitized(&typed, NAME_MAX),
            Message::PathTyped(typed) => self.path = sanitized_path(&typed, PATH_MAX),
            Message::NameDone => {
                let Some(id) = self.open.clone() else {
                    return Action::None;
                };
                let name =
                    Some(self.name.trim().to_owned()).filter(|name| names::is_readable(name));
                return self.run(SaveCommand::Rename { id, name }, shared);
            }
            Message::Pick => return Action::Run(pick(&shared.folders)),
            Message::Picked(None) => {}
            Message::Picked(Some(path)) => {
                return self.run(
                    SaveCommand::Import(path, shared.localizer.language()),
                    shared,
                );
            }
            Message::PathDone if self.path.trim().is_empty() => {}
            Message::PathDone => {
                return self.run(
                    SaveCommand::Import(self.path.trim().to_owned(), shared.localizer.language()),
                    shared,
                );
            }
            Message::Do(command) => return self.run(command, shared),
            Message::Files => return Action::Run(files::show_data_folder(&shared.folders)),
            Message::ReportProblem => return Action::push(Screen::Report(Report::default())),
            Message::Settings => return Action::push(Screen::Settings),
            Message::Back => return Action::Home,
            Message::Listed(keep) => {
                self.keep = Some(keep);
                self.busy = false;
            }
            Message::Ran(result) => {
                let follows = match &result {
                    Ok(Outcome::Archived(..)) => Action::Copied,
                    // Or what is in use now would soon be written over them.
                    Ok(Outcome::Merged(restored)) if restored.has_settings() => {
                        Action::Run(settings::reread(&shared.folders))
                    }
                    _ => Action::None,
                };
                self.done(result.ok());
                return Action::All(vec![follows, Action::Run(saves::read(&shared.folders))]);
            }
        }
        Action::None
    }

    /// One command at a time: the list is about to change.
    fn run(&mut self, command: SaveCommand, shared: &Shared) -> Action {
        if self.busy {
            return Action::None;
        }
        self.busy = true;
        self.done = None;
        Action::Run(saves::command(&shared.folders, command))
    }

    fn name_of(&self, id: &str) -> Option<String> {
        self.keep
            .as_ref()?
            .saves
            .iter()
            .find(|save| save.id == id)?
            .summary
            .as_ref()
            .ok()?
            .name
            .clone()
    }

    pub fn page_key(&self) -> String {
        let listed = self
            .keep
            .as_ref()
            .map(|keep| (keep.saves.len(), keep.wastebasket.len()));
        format!("{:?}", (&self.open, listed))
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let mut parts: Vec<Element<'a, Message>> =
            vec![text(Type::Heading, localizer.text("window-saves")).into()];
        match &self.keep {
            None => parts.push(quiet(Type::Body, localizer.text("window-loading"))),
            Some(keep) => {
                if keep.saves.is_empty() {
                    parts.push(quiet(Type::Body, localizer.text("window-saves-none")));
                }
                parts.extend(
                    keep.saves
                        .iter()
                        .map(|save| self.save(localizer, keep, save)),
                );
                parts.push(self.everything(localizer));
                parts.push(self.bring_in(localizer, keep));
                parts.push(wastebasket(localizer, keep));
            }
        }
        let wrong = quiet_button(
            "wrong",
            (Icon::Help, localizer.text("window-wrong")),
            Some(Message::ReportProblem),
        );
        let files = files_button(localizer, Message::Files);
        let settings = quiet_button(
            "settings",
            (Icon::Settings, localizer.text("window-settings")),
            Some(Message::Settings),
        );
        parts.push(choices(files.into_iter().chain([settings, wrong])));
        let content = Column::with_children(parts).spacing(size::GAP);
        let back = back_button(localizer.text("window-back"), Some(Message::Back));
        let done = self.done.as_ref().map(|done| done_text(localizer, done));
        framed_page_with_outcome("saves", content, done, [], back)
    }

    fn save<'a>(
        &'a self,
        localizer: &'a Localizer,
        keep: &'a SaveList,
        save: &'a SavedGame,
    ) -> Element<'a, Message> {
        let id = &save.id;
        let mut parts = about(localizer, save);
        if id.is_empty() {
            return panel(Column::with_children(parts).spacing(size::TIGHT));
        }
        let open = self.open.as_ref() == Some(id);
        let (label, next) = if open {
            ("window-saves-less", None)
        } else {
            ("window-saves-more", Some(id.clone()))
        };
        let more = quiet_button(
            format!("more-{id}"),
            localizer.text(label),
            Some(Message::Open(next)),
        );
        let go_on = save.summary.as_ref().ok().map(|about| {
            let label = if about.over {
                (Icon::Step, "window-saves-look")
            } else {
                (Icon::Play, "window-saves-continue")
            };
            let press = Some(Message::Continue(id.clone()));
            quiet_button(
                format!("continue-{id}"),
                (label.0, localizer.text(label.1)),
                press,
            )
        });
        parts.push(choices(go_on.into_iter().chain([more])));
        if open {
            parts.extend(self.all(localizer, keep, save));
        }
        panel(
            Column::with_children(parts)
                .spacing(size::SNUG)
                .width(Length::Fill),
        )
    }

    fn all<'a>(
        &'a self,
        localizer: &'a Localizer,
        keep: &'a SaveList,
        save: &'a SavedGame,
    ) -> Vec<Element<'a, Message>> {
        let id = &save.id;
        let press = |name: &str, icon: Icon, command: SaveCommand| {
            let label = (icon, localizer.text(&format!("window-saves-{name}")));
            quiet_button(
                format!("{name}-{id}"),
                label,
                (!self.busy).then_some(Message::Do(command)),
            )
        };
        let mut parts = Vec::new();
        let mut buttons = Vec::new();
        if save.summary.is_ok() {
            let hint = localizer.text("window-saves-name-hint");
            parts.push(field(
                "save-name",
                &hint,
                &self.name,
                Message::NameTyped,
                Message::NameDone,
            ));
            let done = (!self.busy).then_some(Message::NameDone);
            buttons.push(quiet_button(
                "rename",
                (Icon::Edit, localizer.text("window-saves-rename")),
                done,
            ));
            buttons.push(press(
                "duplicate",
                Icon::Copy,
                SaveCommand::Duplicate(id.clone()),
            ));
            buttons.push(press(
                "share",
                Icon::Log,
                SaveCommand::Share(id.clone(), localizer.language()),
            ));
        }
        buttons.push(press(
            "export",
            Icon::Export,
            SaveCommand::Export(id.clone()),
        ));
        buttons.push(press(
            "delete",
            Icon::Trash,
            SaveCommand::Discard(id.clone()),
        ));
        parts.push(choices(buttons));
        parts.push(text(Type::Title, localizer.text("window-saves-backups")).into());
        let backups = keep.backups.get(id).map(Vec::as_slice).unwrap_or_default();
        if backups.is_empty() {
            parts.push(quiet(
                Type::Body,
                localizer.text("window-saves-backups-none"),
            ));
        } else {
            parts.push(quiet(
                Type::Small,
                localizer.text("window-saves-backups-lead"),
            ));
        }
        parts.extend(backups.iter().map(|backup| self.backup(localizer, backup)));
        parts
    }

    fn backup<'a>(&self, localizer: &Localizer, backup: &Backup) -> Element<'a, Message> {
        let time = backup.written.as_deref().and_then(fact_text::time_of_day);
        let args = Args::new()
            .text("date", date(localizer, backup.written.as_deref()))
            .text("time", time.unwrap_or_default());
        match &backup.records {
            Ok(records) => {
                let command = SaveCommand::Restore {
                    id: backup.save.clone(),
                    number: backup.number,
                };
                let label =
                    localizer.format("window-saves-restore", &args.count("count", *records));
                let press = (!self.busy).then_some(Message::Do(command));
                wide_button(
                    format!("restore-{}", backup.number),
                    (Icon::Restore, label),
                    press,
                )
            }
            Err(_) => quiet(
                Type::Body,
                localizer.format("window-saves-backup-unread", &args),
            ),
        }
    }

    fn everything<'a>(&self, localizer: &Localizer) -> Element<'a, Message> {
        let lead = quiet(Type::Small, localizer.text("window-saves-archive-lead"));
        let press = (!self.busy).then_some(Message::Do(SaveCommand::Archive));
        let write = quiet_button(
            "archive",
            (Icon::Export, localizer.text("window-saves-archive-press")),
            press,
        );
        section(localizer.text("window-saves-archive"), [lead, write])
    }

    fn bring_in<'a>(
        &'a self,
        localizer: &'a Localizer,
        keep: &'a SaveList,
    ) -> Element<'a, Message> {
        let folder = Args::new().text("path", shown(&keep.imports_folder));
        let lead = quiet(
            Type::Small,
            localizer.format("window-saves-import-lead", &folder),
        );
        let files = keep.imports.iter().enumerate().map(|(index, path)| {
            let name = file_name(path).to_owned();
            let label =
                localizer.format("window-saves-import-file", &Args::new().text("name", name));
            let press = (!self.busy)
                .then(|| Message::Do(SaveCommand::Import(path.clone(), localizer.language())));
            wide_button(format!("import-{index}"), (Icon::Import, label), press)
        });
        let choice = FileChoice {
            id: "import-path",
            hint: localizer.text("window-saves-import-hint"),
            path: &self.path,
            busy: self.busy,
            take: (
                "import",
                Icon::Import,
                localizer.text("window-saves-import-press"),
            ),
            done: Message::PathDone,
            pick: Message::Pick,
        };
        let lead = (!IS_BROWSER).then_some(lead);
        section(
            localizer.text("window-saves-import"),
            lead.into_iter()
                .chain(files)
                .chain(choice.view(localizer, Message::PathTyped)),
        )
    }
}

fn about<'a>(localizer: &Localizer, save: &SavedGame) -> Vec<Element<'a, Message>> {
    match &save.summary {
        Ok(about) => {
            let line = Args::new()
                .text("mission", said(localizer, &about.title))
                .text("where", place(localizer, about));
            let line = localizer.format("window-save-line", &line);
            let crew = quiet(
                Type::Small,
                localizer.format("window-save-crew", &crew_and_date(localizer, about)),
            );
            match &about.name {
                Some(name) => vec![
                    text(Type::Title, name.clone()).into(),
                    text(Type::Body, line).into(),
                    crew,
                ],
                None => vec![text(Type::Title, line).into(), crew],
            }
        }
        Err(error) => vec![
            text(
                Type::Title,
                localizer.format(
                    "window-save-unread",
                    &Args::new().text("name", save.id.clone()),
                ),
            )
            .into(),
            quiet(Type::Small, messages::session_error(localizer, error)),
        ],
    }
}

fn wastebasket<'a>(localizer: &'a Localizer, keep: &'a SaveList) -> Element<'a, Message> {
    let title = localizer.text("window-saves-thrown");
    if keep.wastebasket.is_empty() {
        return section(
            title,
            [quiet(
                Type::Body,
                localizer.text("window-saves-thrown-none"),
            )],
        );
    }
    let trashed = keep.wastebasket.iter().map(|save| {
        let mut parts = about(localizer, save);
        if !save.id.is_empty() {
            let press = Some(Message::Do(SaveCommand::PutBack(save.id.clone())));
            let label = (Icon::Restore, localizer.text("window-saves-put-back"));
            parts.push(quiet_button(format!("put-back-{}", save.id), label, press));
        }
        Column::with_children(parts).spacing(size::TIGHT).into()
    });
    section(title, trashed)
}

fn done_text<'a>(localizer: &Localizer, done: &Outcome) -> Element<'a, Message> {
    let sentence = match done {
        Outcome::Renamed(_) => localizer.text("window-saves-done-renamed"),
        Outcome::Duplicated(_) => localizer.text("window-saves-done-duplicated"),
        Outcome::Discarded => localizer.text("window-saves-done-discarded"),
        Outcome::PutBack(_) => localizer.text("window-saves-done-put-back"),
        Outcome::Restored(_) => localizer.text("window-saves-done-restored"),
        // A campaign is one file with all of its chapters.
        Outcome::Exported(path) => {
            let said = if path.ends_with(".zip") {
                "campaign-exported"
            } else {
                "window-saves-done-exported"
            };
            localizer.format(said, &Args::new().text("path", shown(path)))
        }
        Outcome::Shared(it) => {
            let args = Args::new()
                .text("markdown", shown(&it.markdown))
                .text("page", shown(&it.page));
            localizer.format("story-shared", &args)
        }
        Outcome::Imported(_) => localizer.text("window-saves-done-imported"),
        Outcome::Archived(path, left_out) => {
            return lines(archive::written(localizer, path, left_out));
        }
        Outcome::Merged(restored) => return lines(archive::lines(localizer, restored)),
    };
    text(Type::Body, sentence).into()
}

fn lines<'a>(sentences: Vec<String>) -> Element<'a, Message> {
    let sentences = sentences
        .into_iter()
        .map(|sentence| text(Type::Body, sentence).into());
    Column::with_children(sentences).spacing(size::TIGHT).into()
}

/// Asks the players for a save or a copy of everything.
pub(super) fn pick(folders: &Folders) -> Task<crate::Message> {
    files::pick(folders, &[".journal", ".zip"], |path| {
        crate::Message::Saves(Message::Picked(path))
    })
}

fn shown(path: &str) -> String {
    path.to_owned()
}
