//! What the screens of all games show around the step: footer, tabs, the rules of the step, sharing the story.

use iced::widget::{button, column, rule};

use crate::app::theme::{self, ButtonKind};
use crate::app::widget;
use crate::app::widget::prelude::*;
use crate::language::Voice;
use crate::rulebook::{self};

/// Undo and redo: label and message of each. Undo is off where there is nothing to undo; redo is then hidden.
pub(super) struct Ways<M> {
    undo: (String, Option<M>),
    redo: Option<(String, M)>,
}

impl<M> Ways<M> {
    pub(super) fn new(voice: &Voice, (undo, undoes): (Option<String>, M), (redo, redoes): (Option<String>, M)) -> Self {
        let undo = undo.map_or_else(|| (voice.plain("window-undo-nothing"), None), |label| (label, Some(undoes)));
        Self { undo, redo: redo.map(|label| (label, redoes)) }
    }
}

/// The main button, always in the same place, with undo and redo.
pub(super) fn footer<'a, M: Clone + 'a>(
    main: Option<Element<'a, M>>,
    ways: Ways<M>,
    room: f32,
    in_one_line: bool,
) -> Element<'a, M> {
    if in_one_line {
        let main = main.unwrap_or_else(|| space().height(size::MAIN).into());
        return row![container(undo_and_redo(ways, room / 2.0)).width(Length::Fill), container(main).width(Length::Fill)]
            .spacing(size::PAD)
            .align_y(Alignment::Center)
            .into();
    }
    column![main, undo_and_redo(ways, room)].spacing(size::SNUG).into()
}

pub(super) fn undo_and_redo<'a, M: Clone + 'a>(ways: Ways<M>, room: f32) -> Element<'a, M> {
    let undo = backward("undo", Icon::Undo, ways.undo.0, ways.undo.1);
    let redo = ways.redo.map(|(label, press)| backward("redo", Icon::Redo, label, Some(press)));
    // In one row each needs room for its label.
    if room < size::NARROW {
        column![undo, redo].spacing(size::TIGHT).into()
    } else {
        row![undo, redo].spacing(size::SNUG).into()
    }
}

fn backward<'a, M: Clone + 'a>(id: &'static str, icon: Icon, label: String, press: Option<M>) -> Element<'a, M> {
    let least = space().height(size::TARGET - 2.0 * size::TIGHT);
    let words = container(Label::from((icon, label)).row(Type::Small, Alignment::Start)).width(Length::Fill);
    let label = row![least, words].align_y(Alignment::Center);
    let button = button(label).width(Length::Fill).padding([size::TIGHT, size::GAP]).style(theme::button(ButtonKind::Quiet));
    container(named(id, widget::press(id, button, press))).width(Length::FillPortion(1)).into()
}

/// Id, icon, label, whether it is open, and message.
pub(super) type Tab<M> = (&'static str, Icon, String, bool, M);

/// A wide window: the step and its footer at the left, tabs and side panel at the right.
pub(super) fn wide<'a, M: 'a>(
    header: Element<'a, M>,
    step: Element<'a, M>,
    footer: Element<'a, M>,
    tabs: Element<'a, M>,
    side: Element<'a, M>,
) -> Element<'a, M> {
    let middle = column![step, container(footer).padding([size::GAP, size::PAD])].width(Length::Fill);
    let side = column![tabs, side].spacing(size::TIGHT).padding(size::GAP);
    column![header, divider(), row![middle, container(side).width(size::SIDE)].height(Length::Fill)].into()
}

/// A thin line across the window.
pub(super) fn divider<'a, M: 'a>() -> Element<'a, M> {
    rule::horizontal(size::LINE).style(theme::rule).into()
}

/// Tabs in one row, or in two where they do not fit.
pub(super) fn tabs<'a, M: Clone + 'a>(mut tabs: Vec<Tab<M>>, in_two_lines: bool) -> Element<'a, M> {
    if in_two_lines {
        let second = tabs.split_off(tabs.len().div_ceil(2));
        return column![tab_bar(tabs), tab_bar(second)].spacing(size::TIGHT).into();
    }
    tab_bar(tabs)
}

pub(super) fn rules<'a, M: Clone + 'a>(
    voice: &Voice,
    entries: &[&'static str],
    open: impl Fn(Option<&'static str>) -> M,
) -> Element<'a, M> {
    let language = voice.language();
    let titled = entries.iter().filter_map(|&id| rulebook::shipped_title(language, id).map(|title| (id, title)));
    let buttons = titled.map(|(id, title)| quiet_button(format!("rule-{id}"), title, Some(open(Some(id)))));
    column![quiet(Type::Small, voice.plain("window-rules-step")), choices(buttons)].spacing(size::SNUG).into()
}

pub(super) fn share<'a, M: Clone + 'a>(voice: &Voice, message: M) -> Element<'a, M> {
    let share = quiet_button("share", (Icon::Export, voice.plain("story-share")), Some(message));
    section(voice.plain("story-title"), [quiet(Type::Small, voice.plain("story-lead")), share])
}
