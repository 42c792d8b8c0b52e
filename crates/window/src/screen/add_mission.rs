//! A third-party mission: found, examined, and only then added.

use std::sync::Arc;

use iced::widget::column;

use super::diagnostics;
use super::mission::{self, Mission, Outcome};
use super::save_text::said;
use crate::jobs::files;
use crate::jobs::missions::{self, AddSources, ThirdPartyMission};
use crate::widget::prelude::*;
use crate::{Action, Shared};
use base::platform::IS_BROWSER;
use language::{Args, Localizer};
use session::messages;
use session::workshop::{InstallError, InstalledMission, UntrustedMission};
use storage::file_name;

type Found = Result<Box<ThirdPartyMission>, Box<InstallError>>;

#[derive(Debug, Clone, Default)]
pub struct AddMission {
    ready: Option<AddSources>,
    /// The path that is being typed.
    path: String,
    /// The path examined last, with the result.
    found: Option<(String, Found)>,
    /// Whether a mission of that id exists already, whatever the examination found.
    is_there: bool,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Main,
    PathTyped(String),
    PathDone,
    /// Asks the browser for a file.
    Pick,
    Picked(Option<String>),
    Look(String),
    /// Adds it in place of the one that exists.
    Replace,
    ReadAgain,
    Files,
    Back,
    Ready(AddSources),
    Looked(String, Box<Result<ThirdPartyMission, InstallError>>),
    Added(Box<Result<InstalledMission, InstallError>>),
}

fn of_pick(path: Option<String>) -> crate::Message {
    crate::Message::Add(Message::Picked(path))
}

/// What is still done with the answer of a job after the screen was closed.
pub fn closed(message: Message, shared: &Shared) -> Action {
    match message {
        Message::Added(added) => added.map_or(Action::None, |it| {
            Mission::open(it.id, Some(Outcome::Added(it.replaced)), shared)
        }),
        Message::Ready(_)
        | Message::Looked(..)
        | Message::Look(_)
        | Message::PathTyped(_)
        | Message::PathDone => Action::None,
        Message::Pick | Message::Picked(_) => Action::None,
        Message::Main | Message::Replace | Message::ReadAgain | Message::Files | Message::Back => {
            Action::None
        }
    }
}

impl AddMission {
    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let folders = &shared.folders;
        let job = match message {
            Message::PathTyped(typed) => {
                self.path = sanitized_path(&typed, PATH_MAX);
                return Action::None;
            }
            Message::Back if self.found.take().is_some() => return Action::None,
            Message::Main if self.found.is_some() && (self.is_there || !self.can_be_added()) => {
                self.found = None;
                return Action::None;
            }
            Message::Back => return Action::CloseAndReread,
            Message::Files => return Action::Run(files::show_data_folder(folders)),
            Message::Main => match self.untrusted() {
                Some(untrusted) => missions::add(folders, untrusted, false),
                None => return Action::CloseAndReread,
            },
            Message::Replace => match self.untrusted() {
                Some(untrusted) => missions::add(folders, untrusted, true),
                None => return Action::None,
            },
            Message::Pick => {
                return Action::Run(files::pick(folders, &[".json", ".mission"], of_pick));
            }
            Message::Picked(None) => return Action::None,
            Message::PathDone if self.path.trim().is_empty() => return Action::None,
            Message::PathDone => missions::look_at(folders, self.path.trim().to_owned()),
            Message::Look(path) | Message::Picked(Some(path)) => missions::look_at(folders, path),
            Message::ReadAgain => missions::ready(folders),
            Message::Ready(ready) => {
                self.ready = Some(ready);
                self.busy = false;
                return Action::None;
            }
            Message::Looked(path, found) => {
                self.is_there = found
                    .as_ref()
                    .as_ref()
                    .is_ok_and(|looked| looked.mission.exists);
                self.found = Some((path, found.map(Box::new).map_err(Box::new)));
                self.busy = false;
                return Action::scroll("add", 0.0);
            }
            Message::Added(added) => {
                return match *added {
                    Ok(added) if self.untrusted().is_some_and(|it| it.campaign.is_some()) => {
                        let title = self
                            .found
                            .as_ref()
                            .and_then(|(_, found)| Some(&found.as_ref().ok()?.about.title));
                        let title =
                            title.map_or(added.id.as_str(), |title| said(&shared.localizer, title));
                        let told = shared
                            .localizer
                            .format("mission-added", &Args::new().text("title", title));
                        Action::All(vec![Action::Confirm(told), Action::CloseAndReread])
                    }
                    Ok(added) => {
                        let page = Mission::open(
                            added.id,
                            Some(mission::Outcome::Added(added.replaced)),
                            shared,
                        );
                        Action::All(vec![Action::Close, page])
                    }
                    Err(refused) => {
                        self.refused(refused);
                        Action::None
                    }
                };
            }
        };
        if self.busy {
            return Action::None;
        }
        self.busy = true;
        Action::Run(job)
    }

    fn refused(&mut self, refused: InstallError) {
        self.busy = false;
        if matches!(refused, InstallError::Exists { .. }) {
            // It was added meanwhile: ask whether to replace it.
            self.is_there = true;
        } else if let Some((_, found)) = &mut self.found {
            *found = Err(Box::new(refused));
        }
    }

    fn can_be_added(&self) -> bool {
        self.untrusted().is_some()
    }

    fn untrusted(&self) -> Option<Arc<UntrustedMission>> {
        let (_, Ok(looked)) = self.found.as_ref()? else {
            return None;
        };
        Some(Arc::clone(&looked.mission))
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let back = || back_button(localizer.text("window-back"), Some(Message::Back));
        let (content, others, main) = match &self.found {
            None => (self.list(localizer), vec![], back()),
            Some((path, Err(refused))) => (refusal(localizer, path, refused), vec![], back()),
            Some((path, Ok(looked))) if self.is_there => {
                (self.seen(localizer, path, looked), vec![], back())
            }
            Some((path, Ok(looked))) => {
                let add = main_button(
                    localizer.text("add-press"),
                    (!self.busy).then_some(Message::Main),
                );
                let back = quiet_button(
                    "add-back",
                    (Icon::Back, localizer.text("window-back")),
                    Some(Message::Back),
                );
                (self.seen(localizer, path, looked), vec![back], add)
            }
        };
        let content = Column::with_children(content).spacing(size::GAP);
        framed_page("add", content, others, main)
    }

    pub fn page_key(&self) -> String {
        format!(
            "{:?}",
            (
                self.ready.is_some(),
                self.found.as_ref().map(|(path, _)| path),
                self.is_there
            )
        )
    }

    fn list<'a>(&'a self, localizer: &'a Localizer) -> Vec<Element<'a, Message>> {
        let mut parts: Vec<Element<'a, Message>> =
            vec![text(Type::Heading, localizer.text("add-title")).into()];
        let Some(ready) = &self.ready else {
            parts.push(quiet(Type::Body, localizer.text("mission-reading")));
            return parts;
        };
        let folder = Args::new().text("path", ready.folder.to_owned());
        let lead = quiet(Type::Small, localizer.format("add-lead", &folder));
        let rows =
            |name: &'static str, message: &'static str, icon: Icon, paths: &[String]| -> Vec<_> {
                let row = |(index, path): (usize, &String)| {
                    let file = file_name(path).to_owned();
                    let label = localizer.format(
                        message,
                        &Args::new().text("name", file.trim_end_matches(".mission")),
                    );
                    wide_button(
                        format!("{name}-{index}"),
                        (icon, label),
                        (!self.busy).then(|| Message::Look(path.clone())),
                    )
                };
                paths.iter().enumerate().map(row).collect()
            };
        let choice = FileChoice {
            id: "add-path",
            hint: localizer.text("add-hint"),
            path: &self.path,
            busy: self.busy,
            take: ("add-look", Icon::Search, localizer.text("add-look-press")),
            done: Message::PathDone,
            pick: Message::Pick,
        };
        let again = (!self.busy).then_some(Message::ReadAgain);
        let again = quiet_button(
            "add-read",
            (Icon::Restore, localizer.text("window-read-missions")),
            again,
        );
        let files = files_button(localizer, Message::Files);
        let imports = rows("add", "add-look", Icon::Import, &ready.imports);
        let none = imports
            .is_empty()
            .then(|| quiet(Type::Body, localizer.text("add-none")));
        let inside = std::iter::once(lead)
            .chain(imports)
            .chain(none)
            .chain([choices(std::iter::once(again).chain(files))]);
        // In a browser there is no folder that something could be put into.
        parts.extend((!IS_BROWSER).then(|| section(localizer.text("add-ready"), inside)));
        let title = if IS_BROWSER {
            "add-chosen"
        } else {
            "add-typed"
        };
        parts.push(section(
            localizer.text(title),
            choice.view(localizer, Message::PathTyped),
        ));
        let trashed = rows("add-thrown", "add-thrown", Icon::Restore, &ready.trashed);
        if !trashed.is_empty() {
            parts.push(section(localizer.text("add-thrown-title"), trashed));
        }
        parts
    }

    fn seen<'a>(
        &'a self,
        localizer: &'a Localizer,
        path: &str,
        looked: &'a ThirdPartyMission,
    ) -> Vec<Element<'a, Message>> {
        let languages: Vec<String> = looked
            .languages
            .iter()
            .map(|language| language.own_name().to_owned())
            .collect();
        let languages = Args::new().text("languages", localizer.list(&languages));
        let kilobytes = looked.bytes.div_ceil(1024);
        let facts = [
            localizer.format("add-id", &Args::new().text("id", looked.about.id.clone())),
            localizer.format("add-languages", &languages),
            localizer.format(
                "add-size",
                &Args::new()
                    .count("texts", looked.texts)
                    .count("kilobytes", kilobytes),
            ),
            localizer.format("add-from", &Args::new().text("path", path.to_owned())),
        ];
        let untrusted = &looked.mission;
        let unchecked = untrusted
            .is_unchecked
            .then(|| localizer.text("import-unchecked"));
        let left_out =
            messages::each_left_out(localizer, "left-out-from-mission", &untrusted.left_out);
        let facts = facts.into_iter().chain(unchecked).chain(left_out);
        let facts = facts.map(|fact| Element::from(text(Type::Body, fact)));
        let mut parts = vec![mission::about(localizer, &looked.about)];
        if self.is_there {
            let sentence = localizer.format(
                "add-there",
                &Args::new().text("id", looked.about.id.clone()),
            );
            let replace = (!self.busy).then_some(Message::Replace);
            let replace = quiet_button(
                "add-replace",
                (Icon::Import, localizer.text("add-replace")),
                replace,
            );
            parts.push(panel(
                column![text(Type::Body, sentence), replace].spacing(size::SNUG),
            ));
        }
        parts.push(section(localizer.text("add-facts"), facts));
        parts.push(diagnostics::view(
            localizer,
            &looked.about.diagnostics,
            true,
        ));
        parts
    }
}

fn refusal<'a>(
    localizer: &Localizer,
    path: &str,
    refused: &'a InstallError,
) -> Vec<Element<'a, Message>> {
    let from = localizer.format("add-from", &Args::new().text("path", path.to_owned()));
    let sentence: Element<'a, Message> =
        text(Type::Body, messages::install_error(localizer, refused)).into();
    let mut parts = vec![
        text(Type::Heading, localizer.text("add-refused")).into(),
        panel(sentence),
        quiet(Type::Small, from),
    ];
    if let InstallError::Invalid { diagnostics, .. } = refused {
        parts.push(diagnostics::view(localizer, diagnostics, false));
    }
    parts
}
