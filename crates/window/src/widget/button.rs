//! Buttons, each with an id for tests. A button without a message is disabled.

use iced::advanced::widget::Id;
use iced::widget::{Column, Row, button, column, container, row, rule, space};
use iced::{Alignment, Length};

use super::press as pressed;
use super::press::{Pressable, Steps, press_as, press_described};
use super::{Element, Label, icon, named, shortened, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

/// The id of the main button.
pub const MAIN: &str = "main";

/// Its height is fixed: a label that needs more than two lines is smaller, and if it needs more than three of these, shortened.
pub fn main_button<'a, Message: Clone + 'a>(
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    in_main_place(ButtonKind::Main, label, press)
}

/// In the place of the main button and pressed by Enter, for what is done only where nothing else is: less prominent.
pub fn quiet_main_button<'a, Message: Clone + 'a>(
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    in_main_place(ButtonKind::Quiet, label, press)
}

fn in_main_place<'a, Message: Clone + 'a>(
    kind: ButtonKind,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let Label { icon: sign, words } = label.into();
    let sign = sign.map(|it| icon(it, Type::Main, Ink::Inherit));
    let label = row![
        sign,
        shortened(Type::Main, words.clone())
            .or_smaller(Type::Small, 3)
            .align_x(Alignment::Center)
    ]
    .spacing(size::SNUG);
    let button = button(container(label.align_y(Alignment::Center)).center(Length::Fill))
        .width(Length::Fill)
        .height(size::MAIN)
        .padding([size::TIGHT / 2.0, size::SNUG])
        .style(theme::button(kind));
    named(MAIN, press_described(MAIN, words, button, press))
}

/// Leads out of a screen without a task: in the place of the main button, and pressed by Enter, but less prominent.
pub fn back_button<'a, Message: Clone + 'a>(
    label: impl Into<String>,
    press: Option<Message>,
) -> Element<'a, Message> {
    quiet_button(MAIN, (Icon::Back, label.into()), press)
}

/// As wide as its label.
pub fn quiet_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    pressable(id, ButtonKind::Quiet, label, press)
}

/// A button that enters something into a field, where it could be typed too: Tab passes it.
pub fn field_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    field: &str,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let steps = Some(Steps {
        field: Id::from(field.to_owned()),
        more: None,
    });
    reported(
        id,
        ButtonKind::Quiet,
        Pressable {
            steps,
            ..Pressable::default()
        },
        label,
        press,
    )
}

/// Underlined words without a frame: less prominent than everything else that can be pressed.
pub fn link_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    pressable(id, ButtonKind::Link, label, press)
}

/// An icon alone, where a label has no room: its words are for screen readers.
pub fn icon_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    sign: Icon,
    words: String,
    press: Option<Message>,
) -> Element<'a, Message> {
    let shown =
        container(icon(sign, Type::Body, Ink::Inherit)).center(size::TARGET - 2.0 * size::SNUG);
    let button = button(shown)
        .padding(size::SNUG)
        .style(theme::button(ButtonKind::Quiet));
    let id = id.into();
    named(
        id,
        press_as(
            words.clone(),
            Pressable {
                label: Some(words),
                ..Pressable::default()
            },
            button,
            press,
        ),
    )
}

/// One of several that has only an icon, and its words for screen readers.
pub fn icon_choice<'a, Message: Clone + 'a>(
    id: String,
    sign: Icon,
    words: String,
    chosen: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    let shown = container(icon(sign, Type::Body, Ink::Inherit)).center(Length::Fill);
    let button = button(shown)
        .width(size::TARGET)
        .height(size::TARGET)
        .padding(0);
    let reported = Pressable {
        label: Some(words.clone()),
        chosen: Some(chosen),
        ..Pressable::default()
    };
    named(
        id,
        press_as(
            words,
            reported,
            button.style(theme::button(ButtonKind::Choice { chosen })),
            press,
        ),
    )
}

/// One of several: a short label in a square. `words` is for screen readers.
pub fn square_choice<'a, Message: Clone + 'a>(
    id: String,
    label: impl Into<Element<'a, Message>>,
    words: String,
    chosen: bool,
    side: f32,
    press: Option<Message>,
) -> Element<'a, Message> {
    let shown = container(label).center(Length::Fill);
    let button = button(shown).width(side).height(side).padding(0);
    let reported = Pressable {
        label: Some(words),
        chosen: Some(chosen),
        is_told_beside: true,
        ..Pressable::default()
    };
    named(
        id.clone(),
        press_as(
            id,
            reported,
            button.style(theme::button(ButtonKind::Choice { chosen })),
            press,
        ),
    )
}

/// A name in one line over what is drawn below it, of the height of a target and as wide as its place.
pub fn slot_button<'a, Message: Clone + 'a>(
    id: String,
    name: String,
    words: String,
    below: Element<'a, Message>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let shown = column![shortened(Type::Small, name).lines(1), below].align_x(Alignment::Center);
    let button = button(container(shown).center(Length::Fill))
        .width(Length::Fill)
        .height(size::TARGET)
        .padding([0.0, size::TIGHT]);
    let reported = Pressable {
        label: Some(words),
        ..Pressable::default()
    };
    let slot = press_as(
        id.clone(),
        reported,
        button.style(theme::button(ButtonKind::Quiet)),
        press,
    );
    container(named(id, slot)).width(Length::Fill).into()
}

/// As wide as its place, with the label at the left; for answers and lists.
pub fn wide_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let label = label.into();
    let words = label.words.clone();
    let button = button(
        container(label.row(Type::Body, Alignment::Start))
            .center_y(Length::Shrink)
            .width(Length::Fill),
    )
    .width(Length::Fill)
    .padding([size::GAP, size::PAD])
    .style(theme::button(ButtonKind::Quiet));
    named(id, pressed(words, button, press))
}

/// Several texts and drawings that open something as one; `words` is all that they say.
pub fn open_button<'a, Message: Clone + 'a>(
    id: String,
    words: String,
    content: impl Into<Element<'a, Message>>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let button = button(content)
        .width(Length::Fill)
        .padding(size::GAP)
        .style(theme::button(ButtonKind::Row));
    named(id.clone(), press_described(id, words, button, press))
}

/// A short label, which `words` completes for screen readers.
pub fn short_button<'a, Message: Clone + 'a>(
    id: String,
    label: impl Into<Label>,
    words: String,
    press: Option<Message>,
) -> Element<'a, Message> {
    let label = container(label.into().row(Type::Body, Alignment::Center))
        .center_x(Length::Fill)
        .center_y(Length::Shrink);
    let button = button(label)
        .width(Length::Fill)
        .padding([size::GAP, size::TIGHT])
        .style(theme::button(ButtonKind::Quiet));
    named(id.clone(), press_described(id, words, button, press))
}

/// One of several, of which one, or some, are chosen.
pub fn choice<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    chosen: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    pressable(id, ButtonKind::Choice { chosen }, label, press)
}

/// One of many, in smaller letters where there is little room. It is as high as any target.
pub fn small_choice<'a, Message: Clone + 'a>(
    id: String,
    label: String,
    chosen: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    let wide = container(text(Type::Small, label.clone())).center_y(size::TARGET);
    let button = button(wide)
        .padding([0.0, size::GAP])
        .style(theme::button(ButtonKind::Choice { chosen }));
    named(
        id,
        press_as(
            label,
            Pressable {
                chosen: Some(chosen),
                ..Pressable::default()
            },
            button,
            press,
        ),
    )
}

/// One of several that has a total: its name in one line over the total.
pub fn total_choice<'a, Message: Clone + 'a>(
    id: String,
    name: String,
    total: Element<'a, Message>,
    words: String,
    chosen: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    let shown = column![shortened(Type::Small, name).lines(1), total].align_x(Alignment::Center);
    let button = button(container(shown).center_x(Length::Fill))
        .width(Length::Fill)
        .padding(size::SNUG);
    let reported = Pressable {
        label: Some(words),
        chosen: Some(chosen),
        ..Pressable::default()
    };
    let content = press_as(
        id.clone(),
        reported,
        button.style(theme::button(ButtonKind::Choice { chosen })),
        press,
    );
    container(named(id, content))
        .width(Length::FillPortion(1))
        .into()
}

/// One of several, with its name and what it means.
pub fn large_choice<'a, Message: Clone + 'a>(
    id: String,
    name: String,
    lines: impl IntoIterator<Item = String>,
    chosen: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    let sign = icon(
        if chosen { Icon::Met } else { Icon::Open },
        Type::Title,
        Ink::Inherit,
    );
    let head = row![sign, text(Type::Title, name).width(Length::Fill)]
        .spacing(size::SNUG)
        .align_y(Alignment::Center)
        .into();
    let lines = lines.into_iter().map(|line| text(Type::Small, line).into());
    let shown = Column::with_children(std::iter::once(head).chain(lines))
        .spacing(size::TIGHT)
        .width(Length::Fill);
    let button = button(shown)
        .width(Length::Fill)
        .padding(size::GAP)
        .style(theme::button(ButtonKind::Choice { chosen }));
    let reported = Pressable {
        chosen: Some(chosen),
        ..Pressable::default()
    };
    container(named(id.clone(), press_as(id, reported, button, press)))
        .width(Length::Fill)
        .into()
}

/// Side by side, wrapping where there is no room.
pub fn choices<'a, Message: 'a>(
    all: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    Row::with_children(all)
        .spacing(size::SNUG)
        .wrap()
        .vertical_spacing(size::SNUG)
        .into()
}

/// The − and + beside a number, whose label is beside them too. They are called `<id>-less` and `<id>-more`.
pub(super) fn signs<'a, Message: Clone + 'a>(
    id: &str,
    field: &str,
    label: &str,
    signs: [String; 2],
    messages: [Option<Message>; 2],
) -> [Element<'a, Message>; 2] {
    signs_of_side(size::TARGET, true, id, field, label, signs, messages)
}

/// The same, in a row of a grid.
pub(super) fn signs_in_grid<'a, Message: Clone + 'a>(
    id: &str,
    field: &str,
    label: &str,
    signs: [String; 2],
    messages: [Option<Message>; 2],
) -> [Element<'a, Message>; 2] {
    signs_of_side(size::ROW, false, id, field, label, signs, messages)
}

fn signs_of_side<'a, Message: Clone + 'a>(
    side: f32,
    is_told_beside: bool,
    id: &str,
    field: &str,
    label: &str,
    [less_sign, more_sign]: [String; 2],
    [less, more]: [Option<Message>; 2],
) -> [Element<'a, Message>; 2] {
    let reported = |sign: &str, more: bool| Pressable {
        label: Some(format!("{label} {sign}")),
        is_told_beside,
        steps: Some(Steps {
            field: Id::from(field.to_owned()),
            more: Some(more),
        }),
        ..Pressable::default()
    };
    let (fewer, further) = (reported(&less_sign, false), reported(&more_sign, true));
    [
        sign_of_side(side, format!("{id}-less"), less_sign, fewer, less),
        sign_of_side(side, format!("{id}-more"), more_sign, further, more),
    ]
}

fn sign_of_side<'a, Message: Clone + 'a>(
    side: f32,
    id: String,
    sign: String,
    reported: Pressable,
    message: Option<Message>,
) -> Element<'a, Message> {
    let button = button(container(text(Type::Number, sign)).center(Length::Fill))
        .width(side)
        .height(side)
        .padding(0)
        .style(theme::button(ButtonKind::Quiet));
    named(id.clone(), press_as(id, reported, button, message))
}

fn pressable<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    ground: ButtonKind,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let chosen = if let ButtonKind::Choice { chosen } = ground {
        Some(chosen)
    } else {
        None
    };
    reported(
        id,
        ground,
        Pressable {
            chosen,
            ..Pressable::default()
        },
        label,
        press,
    )
}

/// The same, as it is reported.
fn reported<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    ground: ButtonKind,
    reported: Pressable,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let label = label.into();
    let words = label.words.clone();
    let (role, inset) = if ground == ButtonKind::Link {
        (Type::Small, size::SNUG)
    } else {
        (Type::Body, size::PAD)
    };
    // A short label leaves enough to press; a long one may wrap.
    let underline =
        (ground == ButtonKind::Link).then(|| rule::horizontal(size::LINE).style(theme::underline));
    let wide = column![
        space().width(size::TARGET - 2.0 * inset),
        label.row(role, Alignment::Center),
        underline
    ];
    let high = space().height(size::TARGET - 2.0 * size::SNUG);
    let shown = row![high, wide.align_x(Alignment::Center)].align_y(Alignment::Center);
    let button = button(shown)
        .width(Length::Shrink)
        .padding([size::SNUG, inset])
        .style(theme::button(ground));
    named(id, press_as(words, reported, button, press))
}
