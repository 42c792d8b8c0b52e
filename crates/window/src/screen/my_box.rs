//! My box: what is assumed of the printed box, group by group, to be confirmed or corrected once.

mod facts;

use std::collections::{BTreeMap, BTreeSet};

use iced::widget::column;

use crate::Action;
use crate::widget::prelude::*;
use first_martians::my_box::{BoxField, BoxGroup, MyBox as Own, Value, ValueKind};
use language::{Args, Language, Localizer, my_box as my_box_text};

pub(crate) const SCROLL: &str = "my-box";

#[derive(Debug, Clone)]
pub struct MyBox {
    own: Own,
    /// Has the words of the box, whichever mission is open.
    localizer: Localizer,
    /// The open group; `None` lists all groups.
    group: Option<BoxGroup>,
    /// The facts whose words are being chosen.
    open: BTreeSet<BoxField>,
    /// Texts that were typed and not stored.
    typed: BTreeMap<BoxField, String>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Group(BoxGroup),
    /// Opens or closes the words of a fact.
    Toggle(BoxField),
    Set(BoxField, Value),
    Typed(BoxField, String),
    /// Stores what was typed.
    TypedDone,
    Confirm(Vec<BoxField>),
    Reset(BoxGroup),
    /// Closes the open facts, then the group, then the screen.
    Back,
    /// The corrections could not be stored; the disk holds this.
    OnDisk(Box<Own>),
}

impl MyBox {
    pub fn new(own: Own, language: Language) -> Self {
        Self {
            own,
            localizer: localizer(language),
            group: None,
            open: BTreeSet::new(),
            typed: BTreeMap::new(),
        }
    }

    pub fn page_key(&self) -> String {
        format!("{:?}", self.group)
    }

    pub(crate) fn set_language(&mut self, language: Language) {
        self.localizer = localizer(language);
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Group(group) => {
                self.group = Some(group);
                return Action::scroll(SCROLL, 0.0);
            }
            // Another one that is open above it stays so: nothing moves up under the pointer.
            Message::Toggle(field) => {
                if !self.open.remove(&field) {
                    let _ = self.open.insert(field);
                }
            }
            Message::Typed(field, typed) => {
                let max = if let ValueKind::Text(max) = field.kind() {
                    max
                } else {
                    0
                };
                let _ = self.typed.insert(field, sanitized(&typed, max));
            }
            Message::TypedDone => return self.store_typed(),
            Message::Set(field, value) => {
                if self.own.set(&field, value).is_ok() {
                    return self.store();
                }
            }
            Message::Confirm(fields) => {
                self.own.confirm(&fields);
                return self.store();
            }
            Message::Reset(group) => {
                self.open.clear();
                let fields = self.own.fields(group);
                if self.own.reset(&fields).is_ok() {
                    return self.store();
                }
            }
            Message::Back if !self.open.is_empty() => self.open.clear(),
            Message::Back if self.group.take().is_some() => {
                return Action::All(vec![self.store_typed(), Action::scroll(SCROLL, 0.0)]);
            }
            Message::Back => return Action::All(vec![Action::Close, Action::ApplyBox]),
            Message::OnDisk(own) => self.own = *own,
        }
        Action::None
    }

    fn store_typed(&mut self) -> Action {
        let typed = std::mem::take(&mut self.typed);
        let set = |(field, text): (BoxField, String)| {
            self.own.set(&field, Value::word(text.trim())).is_ok()
        };
        if typed.into_iter().map(set).fold(false, |any, it| any | it) {
            self.store()
        } else {
            Action::None
        }
    }

    fn store(&self) -> Action {
        Action::StoreBox(Box::new(self.own.clone()))
    }

    pub fn view(&self) -> Element<'_, Message> {
        let localizer = &self.localizer;
        let content = match self.group {
            None => self.groups(),
            Some(group) => self.group(group),
        };
        let back = back_button(localizer.text("window-back"), Some(Message::Back));
        framed_page(SCROLL, content, [], back)
    }

    fn groups(&self) -> Element<'_, Message> {
        let localizer = &self.localizer;
        let rows = BoxGroup::ALL.iter().map(|&group| {
            let assumed = self
                .own
                .fields(group)
                .iter()
                .filter(|field| self.own.is_assumed(field))
                .count();
            let count = localizer.format("box-assumed-count", &Args::new().count("count", assumed));
            let about = column![
                text(Type::Body, my_box_text::group(localizer, group)),
                quiet(Type::Small, count)
            ]
            .spacing(size::TIGHT);
            let open = quiet_button(
                format!("box-{}", group.id()),
                (Icon::Onward, localizer.text("box-look")),
                Some(Message::Group(group)),
            );
            label_row(about, open)
        });
        column![
            text(Type::Heading, localizer.text("box-title")),
            text(Type::Body, localizer.text("box-lead")),
            quiet(Type::Small, localizer.text("box-from-now")),
            panel(Column::with_children(rows).spacing(size::GAP)),
        ]
        .spacing(size::GAP)
        .into()
    }

    fn group(&self, group: BoxGroup) -> Element<'_, Message> {
        let localizer = &self.localizer;
        let fields = self.own.fields(group);
        let assumed: Vec<BoxField> = fields
            .iter()
            .filter(|field| self.own.is_assumed(field))
            .cloned()
            .collect();
        let own = fields
            .iter()
            .any(|field| self.own.is_corrected_field(field));
        let confirm = (!assumed.is_empty()).then_some(Message::Confirm(assumed));
        let buttons = choices([
            quiet_button(
                "box-confirm",
                (Icon::Check, localizer.text("box-confirm-all")),
                confirm,
            ),
            quiet_button(
                "box-reset",
                (Icon::Restore, localizer.text("box-reset")),
                own.then_some(Message::Reset(group)),
            ),
        ]);
        let missing = my_box_text::missing_penalties(localizer, &self.own)
            .filter(|_| group == BoxGroup::Penalties);
        let head = column![
            text(Type::Heading, my_box_text::group(localizer, group)),
            text(Type::Body, my_box_text::introduction(localizer, group)),
            quiet(Type::Small, localizer.text("box-from-now")),
            buttons,
        ]
        .spacing(size::GAP);
        // Each choice makes the list of what is missing shorter: above what is pressed, it would move that.
        column![
            head,
            Column::with_children(self.sections(&fields)).spacing(size::GAP),
            missing.map(|missing| text(Type::Body, missing)),
        ]
        .spacing(size::GAP)
        .into()
    }

    fn sections(&self, fields: &[BoxField]) -> Vec<Element<'_, Message>> {
        let headed = |field: &BoxField| my_box_text::heading(&self.localizer, field);
        fields
            .chunk_by(|one, other| headed(one) == headed(other))
            .map(|fields| self.section(fields))
            .collect()
    }

    fn section(&self, fields: &[BoxField]) -> Element<'_, Message> {
        let localizer = &self.localizer;
        let heading = fields
            .first()
            .and_then(|field| my_box_text::heading(localizer, field));
        let unsure: Vec<BoxField> = fields
            .iter()
            .filter(|field| self.own.is_assumed(field))
            .cloned()
            .collect();
        let head = heading.zip(fields.first()).map(|(heading, first)| {
            let press = (!unsure.is_empty()).then_some(Message::Confirm(unsure));
            label_row(
                text(Type::Title, heading),
                quiet_button(
                    format!("confirm-{first}"),
                    localizer.text("box-confirm"),
                    press,
                ),
            )
        });
        let lines = fields.iter().map(|field| self.fact(field));
        panel(Column::with_children(head.into_iter().chain(lines)).spacing(size::GAP))
    }
}

fn localizer(language: Language) -> Localizer {
    Localizer::with_prose(language, &content::shipped::box_nouns())
}
