//! My box: what is assumed of the printed box, group by group, to be confirmed or corrected once.

mod facts;

use iced::widget::{Column, column};

use crate::app::Action;
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, back_button, beside, chip, choices, framed, named, panel, quiet, quiet_button, text};
use crate::first_martians::my_box::{BoxGroup, Field, MyBox as Own, Value};
use crate::language::{Args, Language, Voice, my_box as told};

pub(crate) const SCROLL: &str = "my-box";

#[derive(Debug, Clone)]
pub struct MyBox {
    own: Own,
    /// It knows the words of the box, whichever mission is played.
    voice: Voice,
    /// The group that is looked at; all of them without.
    group: Option<BoxGroup>,
    /// The fact whose words are being chosen.
    open: Option<Field>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Group(BoxGroup),
    /// The words of a fact are to be chosen, or were.
    Open(Option<Field>),
    Set(Field, Value),
    Confirm(Vec<Field>),
    Reset(BoxGroup),
    /// Back: out of what is open, then out of the group, then to where one was.
    Back,
    /// The corrections could not be stored: the disk holds this.
    OnDisk(Box<Own>),
}

impl MyBox {
    pub fn new(own: Own, language: Language) -> Self {
        Self { own, voice: voice(language), group: None, open: None }
    }

    pub fn speak(&mut self, language: Language) {
        self.voice = voice(language);
    }

    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Group(group) => {
                self.group = Some(group);
                Action::scroll(SCROLL, 0.0)
            }
            Message::Open(field) => {
                self.open = field;
                Action::None
            }
            Message::Set(field, value) => {
                // One word is chosen with one press; of several each is pressed by itself.
                if matches!(value, Value::Word(_)) {
                    self.open = None;
                }
                let taken = self.own.set(&field, value).is_ok();
                self.store(taken)
            }
            Message::Confirm(fields) => {
                self.own.confirm(&fields);
                self.store(true)
            }
            Message::Reset(group) => {
                self.open = None;
                let fields = self.own.fields(group);
                let taken = self.own.reset(&fields).is_ok();
                self.store(taken)
            }
            Message::Back if self.open.take().is_some() => Action::None,
            Message::Back if self.group.take().is_some() => Action::scroll(SCROLL, 0.0),
            Message::Back => Action::All(vec![Action::Close, Action::PlayOnBox]),
            Message::OnDisk(own) => {
                self.own = *own;
                Action::None
            }
        }
    }

    fn store(&self, changed: bool) -> Action {
        if changed { Action::StoreBox(Box::new(self.own.clone())) } else { Action::None }
    }

    pub fn view(&self) -> Element<'_, Message> {
        let voice = &self.voice;
        let content = match self.group {
            None => self.groups(),
            Some(group) => self.group(group),
        };
        let back = back_button(voice.plain("window-back"), Some(Message::Back));
        framed(SCROLL, content, back)
    }

    fn groups(&self) -> Element<'_, Message> {
        let voice = &self.voice;
        let rows = BoxGroup::ALL.iter().map(|&group| {
            let assumed = self.own.fields(group).iter().filter(|field| self.own.is_assumed(field)).count();
            let count = voice.say("box-assumed-count", &Args::new().count("count", assumed));
            let about = column![text(Type::Body, told::group(voice, group)), quiet(Type::Small, count)].spacing(size::TIGHT);
            let open = quiet_button((Icon::Onward, voice.plain("box-look")), Some(Message::Group(group)));
            beside(about, named(format!("box-{}", group.id()), open))
        });
        column![
            text(Type::Heading, voice.plain("box-title")),
            text(Type::Body, voice.plain("box-lead")),
            quiet(Type::Small, voice.plain("box-from-now")),
            panel(Column::with_children(rows).spacing(size::GAP)),
        ]
        .spacing(size::GAP)
        .into()
    }

    fn group(&self, group: BoxGroup) -> Element<'_, Message> {
        let voice = &self.voice;
        let fields = self.own.fields(group);
        let assumed: Vec<Field> = fields.iter().filter(|field| self.own.is_assumed(field)).cloned().collect();
        let own = fields.iter().any(|field| self.own.is_own(field));
        let confirm = (!assumed.is_empty()).then_some(Message::Confirm(assumed));
        let buttons = choices([
            named("box-confirm", quiet_button((Icon::Check, voice.plain("box-confirm-all")), confirm)),
            named("box-reset", quiet_button((Icon::Restore, voice.plain("box-reset")), own.then_some(Message::Reset(group)))),
        ]);
        let head = column![
            text(Type::Heading, told::group(voice, group)),
            text(Type::Body, told::lead(voice, group)),
            quiet(Type::Small, voice.plain("box-from-now")),
            buttons,
        ]
        .spacing(size::GAP);
        column![head, Column::with_children(self.sections(&fields)).spacing(size::GAP)].spacing(size::GAP).into()
    }

    fn sections(&self, fields: &[Field]) -> Vec<Element<'_, Message>> {
        let headed = |field: &Field| told::heading(&self.voice, field);
        fields.chunk_by(|one, other| headed(one) == headed(other)).map(|fields| self.section(fields)).collect()
    }

    fn section(&self, fields: &[Field]) -> Element<'_, Message> {
        let voice = &self.voice;
        let heading = fields.first().and_then(|field| told::heading(voice, field));
        let unsure: Vec<Field> = fields.iter().filter(|field| self.own.is_assumed(field)).cloned().collect();
        let assumed = unsure.len();
        let head = heading.map(|heading| {
            let Some(first) = unsure.first() else { return text(Type::Title, heading).into() };
            let id = format!("confirm-{first}");
            let title = column![text(Type::Title, heading), chip(voice.plain("box-assumed"))].spacing(size::TIGHT);
            beside(title, named(id, quiet_button(voice.plain("box-confirm"), Some(Message::Confirm(unsure)))))
        });
        // Over facts that are all assumed the heading says so; where some are the owner's, each says what it is.
        let told_above = head.is_some() && assumed == fields.len();
        let lines = fields.iter().map(|field| self.fact(field, told_above));
        panel(Column::with_children(head.into_iter().chain(lines)).spacing(size::GAP))
    }
}

fn voice(language: Language) -> Voice {
    Voice::with_prose(language, &crate::content::shipped::words())
}
