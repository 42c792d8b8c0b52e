//! The page of a mission: what it is, for players; what is wrong with it and what can be done with it, for its author.

use iced::Task;
use iced::widget::column;

use super::mission_text::{kind_and_length, played};
use super::save_text::said;
use super::{Screen, diagnostics};
use crate::jobs::missions::{self, Examined, MissionSummary, OpenObjective};
use crate::jobs::{self, files};
use crate::widget::prelude::*;
use crate::{Action, Shared};
use first_martians::mission::ObjectiveKind;
use first_martians::state::Difficulty;
use language::{Args, Localizer};
use session::workshop::PackError;
use session::{Localized, SessionError, messages};
use storage::OpenError;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// With the path of the mission it replaced.
    Added(Option<String>),
    /// The path of its sheet, and whether it was opened in the system's program.
    Printed(String, bool),
    Packed(String),
}

#[derive(Debug, Clone)]
pub struct Mission {
    folder: String,
    examined: Option<Examined>,
    done: Option<Outcome>,
    /// Whether the screen asks to confirm the removal.
    asking: bool,
    /// Whether what only its author needs is shown, if that was chosen.
    author_open: Option<bool>,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Main,
    Print,
    Pack,
    Ask(bool),
    Remove,
    ReadAgain,
    /// Shows or hides what only its author needs.
    Author(bool),
    Files,
    Back,
    Examined(Box<Result<Examined, SessionError>>),
    Printed(Result<String, SessionError>),
    SheetShown(String, bool),
    Packed(Result<String, PackError>),
    Removed(Result<String, OpenError>),
}

fn show_sheet(path: String) -> Task<crate::Message> {
    files::show(path, |path, shown| {
        crate::Message::Mission(Message::SheetShown(path, shown))
    })
}

/// What is still done with the answer of a job after the screen was closed.
pub fn closed(message: Message) -> Action {
    match message {
        Message::Printed(Ok(path)) => Action::Run(show_sheet(path)),
        Message::Removed(Ok(_)) => Action::CloseAndReread,
        Message::Printed(Err(_))
        | Message::Removed(Err(_))
        | Message::Packed(_)
        | Message::SheetShown(..) => Action::None,
        Message::Examined(_)
        | Message::Main
        | Message::Print
        | Message::Pack
        | Message::Ask(_)
        | Message::Author(_) => Action::None,
        Message::Remove | Message::ReadAgain | Message::Files | Message::Back => Action::None,
    }
}

impl Mission {
    pub fn open(folder: String, done: Option<Outcome>, shared: &Shared) -> Action {
        let examine = missions::examine(&shared.folders, folder.clone());
        let page = Self {
            folder,
            examined: None,
            done,
            asking: false,
            author_open: None,
            busy: false,
        };
        Action::All(vec![
            Action::push(Screen::Mission(Box::new(page))),
            Action::Run(examine),
        ])
    }

    fn done(&mut self, done: Option<Outcome>) -> Action {
        self.done = done;
        self.busy = false;
        Action::None
    }

    fn sound(&self) -> bool {
        self.examined
            .as_ref()
            .is_some_and(|it| it.about.is_playable())
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let (folders, folder) = (&shared.folders, self.folder.clone());
        let job = match message {
            Message::Back if std::mem::take(&mut self.asking) => return Action::None,
            Message::Back => return Action::CloseAndReread,
            Message::Files => return Action::Run(files::show_data_folder(folders)),
            Message::Ask(asking) => {
                self.asking = asking;
                return Action::None;
            }
            Message::Author(open) => {
                self.author_open = Some(open);
                return Action::None;
            }
            Message::Main if self.examined.is_none() || self.busy => return Action::None,
            Message::Main if self.sound() => {
                return Action::All(vec![
                    Action::Close,
                    Action::Open(jobs::library::begin(folders, folder)),
                ]);
            }
            Message::Main => return Action::CloseAndReread,
            Message::Print => missions::print(folders, shared.localizer.language(), folder),
            Message::Pack => missions::pack(folders, folder),
            Message::Remove => missions::remove(folders, folder),
            Message::ReadAgain => missions::examine(folders, folder),
            Message::Examined(examined) => {
                return match *examined {
                    Ok(examined) if examined.about.id == self.folder => {
                        self.examined = Some(examined);
                        self.busy = false;
                        Action::None
                    }
                    Ok(_) => Action::None,
                    Err(error) => Action::All(vec![
                        Action::Notify(messages::session_error(&shared.localizer, &error)),
                        Action::CloseAndReread,
                    ]),
                };
            }
            Message::Printed(Ok(path)) => return Action::Run(show_sheet(path)),
            Message::SheetShown(path, shown) => {
                return self.done(Some(Outcome::Printed(path, shown)));
            }
            Message::Packed(Ok(path)) => return self.done(Some(Outcome::Packed(path))),
            Message::Removed(Ok(_)) => return Action::CloseAndReread,
            Message::Printed(Err(_)) | Message::Packed(Err(_)) | Message::Removed(Err(_)) => {
                return self.done(None);
            }
        };
        if self.busy {
            return Action::None;
        }
        self.busy = true;
        self.asking = false;
        self.done = None;
        Action::Run(job)
    }

    pub fn page_key(&self) -> String {
        format!("{:?}", (self.examined.is_some(), self.asking))
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let Some(Examined { about: shown, own }) = &self.examined else {
            let back = back_button(localizer.text("window-back"), Some(Message::Back));
            let reading = quiet(Type::Body, localizer.text("mission-reading"));
            return framed_page("mission", reading, [], back);
        };
        let mut parts = vec![about(localizer, shown)];
        parts.extend(crews(localizer, shown));
        parts.extend(objectives(localizer, shown));
        parts.extend(difficulties(localizer, shown));
        parts.push(self.author(localizer, shown, *own));
        let is_written = matches!(self.done, Some(Outcome::Printed(..) | Outcome::Packed(_)));
        parts.extend(
            is_written
                .then(|| files_button(localizer, Message::Files))
                .flatten(),
        );
        let content = Column::with_children(parts).spacing(size::GAP);
        let back = || (Icon::Back, localizer.text("window-back"));
        let (others, main) = if self.asking {
            (vec![], self.question(localizer))
        } else if shown.is_playable() {
            let title = Args::new().text("mission", said(localizer, &shown.title));
            let play = main_button(
                (Icon::Play, localizer.format("window-play", &title)),
                (!self.busy).then_some(Message::Main),
            );
            (
                vec![quiet_button("mission-back", back(), Some(Message::Back))],
                play,
            )
        } else {
            (
                vec![],
                back_button(localizer.text("window-back"), Some(Message::Back)),
            )
        };
        let done = self
            .done
            .as_ref()
            .map(|done| self.done_text(localizer, shown, done));
        framed_page_with_outcome("mission", content, done, others, main)
    }

    /// Open from the start where something is wrong.
    fn author<'a>(
        &'a self,
        localizer: &'a Localizer,
        shown: &MissionSummary,
        own: bool,
    ) -> Element<'a, Message> {
        let open = self.author_open.unwrap_or(!shown.diagnostics.is_empty());
        let sign = if open { Icon::Minus } else { Icon::Plus };
        let head = list_row(
            "mission-author".to_owned(),
            sign,
            localizer.text("mission-author"),
            None,
            Message::Author(!open),
        );
        if !open {
            return head;
        }
        let wrong = diagnostics::view(localizer, &shown.diagnostics, shown.is_playable());
        column![head, self.actions(localizer, shown, own), wrong]
            .spacing(size::GAP)
            .into()
    }

    /// Whether to remove it: in the place of the buttons below, which is always in sight.
    fn question<'a>(&self, localizer: &Localizer) -> Element<'a, Message> {
        let press = (!self.busy).then_some(Message::Remove);
        let sure = quiet_button(
            "mission-remove-sure",
            (Icon::Trash, localizer.text("mission-remove-sure")),
            press,
        );
        let not = quiet_button(
            "mission-keep",
            (Icon::Close, localizer.text("mission-keep")),
            Some(Message::Ask(false)),
        );
        section(localizer.text("mission-remove-ask"), [choices([sure, not])])
    }

    fn actions<'a>(
        &'a self,
        localizer: &'a Localizer,
        shown: &MissionSummary,
        own: bool,
    ) -> Element<'a, Message> {
        let press = |message| (!self.busy).then_some(message);
        let button = |id: &'static str, icon: Icon, label: &str, message: Option<Message>| {
            quiet_button(id, (icon, localizer.text(label)), message)
        };
        let errors = shown.errors();
        let print = shown.is_playable().then(|| {
            button(
                "mission-print",
                Icon::Print,
                "mission-print",
                press(Message::Print),
            )
        });
        let pack = Some(Message::Pack).filter(|_| shown.is_playable() && errors == 0 && !self.busy);
        let pack = shown
            .is_playable()
            .then(|| button("mission-pack", Icon::Export, "mission-pack", pack));
        let again = button(
            "mission-read",
            Icon::Restore,
            "window-read-missions",
            press(Message::ReadAgain),
        );
        let remove = own.then(|| {
            button(
                "mission-remove",
                Icon::Trash,
                "mission-remove",
                press(Message::Ask(true)),
            )
        });
        let all = choices(print.into_iter().chain(pack).chain([again]).chain(remove));
        let why = (shown.is_playable() && errors > 0).then(|| {
            quiet(
                Type::Small,
                localizer.format("mission-not-packed", &Args::new().count("count", errors)),
            )
        });
        Column::with_children([all].into_iter().chain(why))
            .spacing(size::SNUG)
            .into()
    }

    fn done_text<'a>(
        &self,
        localizer: &Localizer,
        shown: &MissionSummary,
        done: &Outcome,
    ) -> Element<'a, Message> {
        let at = |path: &String| Args::new().text("path", path.to_owned());
        let title = || Args::new().text("title", said(localizer, &shown.title));
        let sentence = match done {
            Outcome::Added(None) => localizer.format("mission-added", &title()),
            Outcome::Added(Some(old)) => {
                localizer.format("mission-replaced", &title().text("old", old.to_owned()))
            }
            Outcome::Printed(path, true) => localizer.format("mission-printed", &at(path)),
            Outcome::Printed(path, false) => localizer.format("mission-unshown", &at(path)),
            Outcome::Packed(path) => localizer.format("mission-packed", &at(path)),
        };
        text(Type::Body, sentence).into()
    }
}

/// Its emblem, what it is about, how long it takes, how it went so far.
pub(super) fn about<'a, Message: Clone + 'a>(
    localizer: &Localizer,
    shown: &MissionSummary,
) -> Element<'a, Message> {
    let facts = shown.facts.as_ref();
    let title = text(Type::Heading, said(localizer, &shown.title));
    let kind = facts.map(|facts| quiet(Type::Body, kind_and_length(localizer, facts)));
    let chapters = shown.campaign.map(|chapters| {
        localizer.format("campaign-kind", &Args::new().count("chapters", chapters))
    });
    let chapters = chapters.map(|kind| quiet(Type::Body, kind));
    let played = facts.map(|facts| quiet(Type::Body, played(localizer, facts.played)));
    let head = column![title, kind, chapters, played]
        .spacing(size::TIGHT)
        .width(Length::Fill);
    let picture = facts.map(|facts| emblem(facts.group, &shown.id, size::EMBLEM.1));
    let head = row![picture, head]
        .spacing(size::PAD)
        .align_y(Alignment::Center)
        .into();
    let idea = Some(said(localizer, &shown.idea)).filter(|idea| !idea.is_empty());
    let idea = idea.map(|idea| text(Type::Read, idea).into());
    let broken =
        (!shown.is_playable()).then(|| text(Type::Body, localizer.text("mission-broken")).into());
    Column::with_children([head].into_iter().chain(idea).chain(broken))
        .spacing(size::GAP)
        .into()
}

/// How long it takes, by the number of players.
fn crews<'a, Message: 'a>(
    localizer: &Localizer,
    shown: &MissionSummary,
) -> Option<Element<'a, Message>> {
    let sols = shown.facts.as_ref()?.sols;
    let of = |players: u8| {
        let args = Args::new()
            .number("players", players)
            .number("sols", sols.for_players(players));
        chip(localizer.format("mission-sols", &args))
    };
    Some(section(
        localizer.text("mission-crews"),
        [choices([1, 2, 3, 4].map(of))],
    ))
}

/// The objectives that are known from the start.
fn objectives<'a, Message: 'a>(
    localizer: &Localizer,
    shown: &MissionSummary,
) -> Option<Element<'a, Message>> {
    let one = |objective: &OpenObjective| {
        let kind = match objective.kind {
            ObjectiveKind::Mandatory => "objective-mandatory",
            ObjectiveKind::Optional => "objective-optional",
            ObjectiveKind::Threshold => "objective-kind-threshold",
        };
        let title = row![
            icon(Icon::Open, Type::Body, Ink::Sign),
            text(Type::Body, said(localizer, &objective.title))
        ];
        label_row(
            title.spacing(size::SNUG),
            quiet(Type::Small, localizer.text(kind)),
        )
    };
    let all: Vec<_> = shown.objectives.iter().map(one).collect();
    (!all.is_empty()).then(|| section(localizer.text("mission-objectives"), all))
}

/// What an easier or harder game changes.
fn difficulties<'a, Message: 'a>(
    localizer: &Localizer,
    shown: &MissionSummary,
) -> Option<Element<'a, Message>> {
    let one = |(difficulty, changes): &(Difficulty, Localized)| {
        let name = text(
            Type::Body,
            localizer.text(&format!("window-{}", difficulty.id())),
        );
        column![name, quiet(Type::Small, said(localizer, changes))]
            .spacing(size::TIGHT)
            .into()
    };
    let all: Vec<_> = shown.difficulties.iter().map(one).collect();
    (!all.is_empty()).then(|| section(localizer.text("window-difficulty"), all))
}
