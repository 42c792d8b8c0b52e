//! A mission on the shelf: what it is, what is wrong with it, what can be done with it.

use std::path::PathBuf;

use iced::widget::{Column, column};

use super::saved::said;
use super::wrong;
use crate::app::desk::{About, Examined};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, back_button, chip, choices, framed, main_button, named, panel, quiet, quiet_button, section, text,
};
use crate::language::{Args, Voice};

/// What was done last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// It was taken in; where the one lies whose place it took.
    Added(Option<PathBuf>),
    /// Its sheet was written there, and opened or not.
    Printed(PathBuf, bool),
    /// It lies there as one file.
    Packed(PathBuf),
}

/// The page.
#[derive(Debug, Clone)]
pub struct Mission {
    folder: String,
    examined: Option<Examined>,
    done: Option<Done>,
    /// Whether it is asked if it is to go.
    asking: bool,
    /// Whether something is being done.
    busy: bool,
}

/// What can happen on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The main button was pressed.
    Main,
    /// Its sheet is wanted on paper.
    Print,
    /// It is wanted as one file.
    Pack,
    /// It is to go, or not after all.
    Ask(bool),
    /// It is to go, surely.
    Remove,
    /// It is to be read anew.
    ReadAgain,
    /// The folder of the files was asked for.
    Files,
    /// Back to home.
    Back,
}

/// What the page asks of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Begin a game of it.
    Play(String),
    /// Write its sheet for paper.
    Print(String),
    /// Write it as one file.
    Pack(String),
    /// Throw it away.
    Remove(String),
    /// Read it anew.
    Read(String),
    /// Show the folder of the files.
    Files,
    /// Back to home.
    Back,
}

impl Mission {
    /// The page of the mission in that folder, before it was read.
    pub const fn new(folder: String, done: Option<Done>) -> Self {
        Self { folder, examined: None, done, asking: false, busy: false }
    }

    /// Its folder.
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// It was read.
    pub fn read(&mut self, examined: Examined) {
        self.examined = Some(examined);
        self.busy = false;
    }

    /// Something was done with it, or could not be.
    pub fn done(&mut self, done: Option<Done>) {
        self.done = done;
        self.busy = false;
    }

    fn sound(&self) -> bool {
        self.examined.as_ref().is_some_and(|it| it.about.sound())
    }

    /// What happens next.
    pub fn update(&mut self, message: Message) -> Action {
        let folder = self.folder.clone();
        let action = match message {
            Message::Back if self.asking => {
                self.asking = false;
                return Action::None;
            }
            Message::Back => return Action::Back,
            Message::Files => return Action::Files,
            Message::Ask(asking) => {
                self.asking = asking;
                return Action::None;
            }
            Message::Main if self.examined.is_none() || self.busy => return Action::None,
            Message::Main => return if self.sound() { Action::Play(folder) } else { Action::Back },
            Message::Print => Action::Print(folder),
            Message::Pack => Action::Pack(folder),
            Message::Remove => Action::Remove(folder),
            Message::ReadAgain => Action::Read(folder),
        };
        if self.busy {
            return Action::None;
        }
        self.busy = true;
        self.asking = false;
        self.done = None;
        action
    }

    /// The screen.
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
        let at = |path: &PathBuf| Args::new().text("path", path.display().to_string());
        let title = || Args::new().text("title", said(voice, &shown.title));
        let sentence = match done {
            Done::Added(None) => voice.say("mission-added", &title()),
            Done::Added(Some(old)) => voice.say("mission-replaced", &title().text("old", old.display().to_string())),
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
