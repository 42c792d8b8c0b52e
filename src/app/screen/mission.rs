//! A mission of the library: what it is, what is wrong with it, what can be done with it.

use iced::Task;
use iced::widget::{Column, column};

use super::saved::said;
use super::{Screen, wrong};
use crate::app::icon::Icon;
use crate::app::jobs::missions::{self, About, Examined};
use crate::app::jobs::{self, files};
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, back_button, chip, choices, framed, main_button, named, panel, quiet, quiet_button, section, text,
};
use crate::app::{self, Action, Shared};
use crate::language::{Args, Voice};
use crate::session::workshop::NotPacked;
use crate::session::{SessionError, trouble};
use crate::storage::OpenError;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// It was added; where the one is whose place it took.
    Added(Option<String>),
    /// Its sheet was written there, and opened or not.
    Printed(String, bool),
    Packed(String),
}

#[derive(Debug, Clone)]
pub struct Mission {
    folder: String,
    examined: Option<Examined>,
    done: Option<Done>,
    /// Whether it is asked if it is to go.
    asking: bool,
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
    Files,
    Back,
    Examined(Box<Result<Examined, SessionError>>),
    Printed(Result<String, SessionError>),
    /// The sheet was opened in the system's own program, or could not be.
    SheetShown(String, bool),
    Packed(Result<String, NotPacked>),
    /// The mission was moved to the wastebasket, or could not be.
    Removed(Result<String, OpenError>),
}

/// Shows the sheet of a mission in the system's own program.
pub(crate) fn show_sheet(path: String) -> Task<app::Message> {
    files::show(path, |path, shown| app::Message::Mission(Message::SheetShown(path, shown)))
}

impl Mission {
    /// Opens the page of the mission in that folder.
    pub(crate) fn open(folder: String, done: Option<Done>, shared: &Shared) -> Action {
        let examine = missions::examine(&shared.folders, folder.clone());
        let page = Self { folder, examined: None, done, asking: false, busy: false };
        Action::All(vec![Action::push(Screen::Mission(Box::new(page))), Action::Run(examine)])
    }

    fn done(&mut self, done: Option<Done>) -> Action {
        self.done = done;
        self.busy = false;
        Action::None
    }

    fn sound(&self) -> bool {
        self.examined.as_ref().is_some_and(|it| it.about.sound())
    }

    pub(crate) fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let (folders, folder) = (&shared.folders, self.folder.clone());
        let job = match message {
            Message::Back if std::mem::take(&mut self.asking) => return Action::None,
            Message::Back => return Action::CloseAndReread,
            Message::Files => return Action::Run(files::show_data_folder(folders)),
            Message::Ask(asking) => {
                self.asking = asking;
                return Action::None;
            }
            Message::Main if self.examined.is_none() || self.busy => return Action::None,
            Message::Main if self.sound() => {
                return Action::All(vec![Action::Close, Action::Open(jobs::library::begin(folders, folder))]);
            }
            Message::Main => return Action::CloseAndReread,
            Message::Print => missions::print(folders, shared.voice.language(), folder),
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
                    Err(error) => {
                        Action::All(vec![Action::Notify(trouble::session(&shared.voice, &error)), Action::CloseAndReread])
                    }
                };
            }
            Message::Printed(Ok(path)) => return Action::Run(show_sheet(path)),
            Message::SheetShown(path, shown) => return self.done(Some(Done::Printed(path, shown))),
            Message::Packed(Ok(path)) => return self.done(Some(Done::Packed(path))),
            Message::Removed(Ok(_)) => return Action::CloseAndReread,
            Message::Printed(Err(_)) | Message::Packed(Err(_)) | Message::Removed(Err(_)) => return self.done(None),
        };
        if self.busy {
            return Action::None;
        }
        self.busy = true;
        self.asking = false;
        self.done = None;
        Action::Run(job)
    }

    pub fn view<'a>(&'a self, voice: &'a Voice) -> Element<'a, Message> {
        let Some(Examined { about: shown, own }) = &self.examined else {
            let back = back_button(voice.plain("window-back"), Some(Message::Back));
            let reading = quiet(Type::Body, voice.plain("mission-reading"));
            return framed("mission", reading, back);
        };
        let mut parts = vec![about(voice, shown)];
        parts.extend(self.done.as_ref().map(|done| panel(self.told(voice, shown, done))));
        parts.push(self.deeds(voice, shown, *own));
        parts.push(wrong::view(voice, &shown.wrong, shown.sound()));
        let content = Column::with_children(parts).spacing(size::GAP);
        let back = || (Icon::Back, voice.plain("window-back"));
        let foot = if shown.sound() {
            let title = Args::new().text("mission", said(voice, &shown.title));
            let play = main_button(voice.say("window-play", &title), (!self.busy).then_some(Message::Main));
            column![play, named("mission-back", quiet_button(back(), Some(Message::Back)))].spacing(size::SNUG)
        } else {
            column![back_button(voice.plain("window-back"), Some(Message::Back))]
        };
        framed("mission", content, foot)
    }

    fn deeds<'a>(&'a self, voice: &'a Voice, shown: &About, own: bool) -> Element<'a, Message> {
        let press = |message| (!self.busy).then_some(message);
        let button = |id: &'static str, icon: Icon, label: &str, message: Option<Message>| {
            named(id, quiet_button((icon, voice.plain(label)), message))
        };
        if self.asking {
            let sure = button("mission-remove-sure", Icon::Trash, "mission-remove-sure", press(Message::Remove));
            let not = button("mission-keep", Icon::Close, "mission-keep", Some(Message::Ask(false)));
            return section(voice.plain("mission-remove-ask"), [choices([sure, not])]);
        }
        let errors = shown.errors();
        let print = shown.sound().then(|| button("mission-print", Icon::Print, "mission-print", press(Message::Print)));
        let pack = Some(Message::Pack).filter(|_| shown.sound() && errors == 0 && !self.busy);
        let pack = shown.sound().then(|| button("mission-pack", Icon::Export, "mission-pack", pack));
        let again = button("mission-read", Icon::Restore, "window-read-missions", press(Message::ReadAgain));
        let remove = own.then(|| button("mission-remove", Icon::Trash, "mission-remove", press(Message::Ask(true))));
        let all = choices(print.into_iter().chain(pack).chain([again]).chain(remove));
        let why = (shown.sound() && errors > 0)
            .then(|| quiet(Type::Small, voice.say("mission-not-packed", &Args::new().count("count", errors))));
        Column::with_children([all].into_iter().chain(why)).spacing(size::SNUG).into()
    }

    fn told<'a>(&self, voice: &Voice, shown: &About, done: &Done) -> Element<'a, Message> {
        let at = |path: &String| Args::new().text("path", path.to_owned());
        let title = || Args::new().text("title", said(voice, &shown.title));
        let sentence = match done {
            Done::Added(None) => voice.say("mission-added", &title()),
            Done::Added(Some(old)) => voice.say("mission-replaced", &title().text("old", old.to_owned())),
            Done::Printed(path, true) => voice.say("mission-printed", &at(path)),
            Done::Printed(path, false) => voice.say("mission-unshown", &at(path)),
            Done::Packed(path) => voice.say("mission-packed", &at(path)),
        };
        let files = matches!(done, Done::Printed(..) | Done::Packed(_))
            .then(|| named("open-files", quiet_button((Icon::Folder, voice.plain("window-open-files")), Some(Message::Files))));
        let parts = [text(Type::Body, sentence).into()].into_iter().chain(files);
        Column::with_children(parts).spacing(size::SNUG).into()
    }
}

/// Title, group, idea, and how long it lasts.
pub(super) fn about<'a, Message: 'a>(voice: &Voice, shown: &About) -> Element<'a, Message> {
    let title = text(Type::Heading, said(voice, &shown.title)).into();
    let group = shown
        .group
        .as_ref()
        .map(|group| quiet(Type::Small, voice.say("paper-group", &Args::new().text("group", said(voice, group)))));
    let idea = Some(said(voice, &shown.idea)).filter(|idea| !idea.is_empty());
    let idea = idea.map(|idea| text(Type::Body, idea).into());
    let sols = shown.sols.map(|sols| {
        let of = |players: u8| {
            let args = Args::new().number("players", players).number("sols", sols.of(players));
            chip(voice.say("mission-sols", &args))
        };
        choices([1, 2, 3, 4].map(of))
    });
    let broken = (!shown.sound()).then(|| text(Type::Body, voice.plain("mission-broken")).into());
    let parts = [title].into_iter().chain(group).chain(idea).chain(broken).chain(sols);
    Column::with_children(parts).spacing(size::SNUG).into()
}
