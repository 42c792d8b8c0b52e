//! What the screens of all games show around the step: footer, tabs, the rules of the step, sharing the story.

use iced::widget::{button, column, rule};

use super::rules::{RulesAt, ask_id};
use crate::theme::{self, ButtonKind};
use crate::widget;
use crate::widget::prelude::*;
use language::Localizer;
use rulebook::{StepQuestion, shipped_questions};

/// Undo and redo: label and message of each, which is off without a message. Both are always shown, so that a second press at the
/// same place never meets the other one.
pub(super) struct Ways<M> {
    undo: (String, Option<M>),
    redo: (String, Option<M>),
}

impl<M> Ways<M> {
    pub(super) fn new(
        localizer: &Localizer,
        (undo, undoes): (Option<String>, M),
        (redo, redoes): (Option<String>, M),
    ) -> Self {
        let way = |label: Option<String>, press, nothing| match label {
            Some(label) => (label, Some(press)),
            None => (localizer.text(nothing), None),
        };
        Self {
            undo: way(undo, undoes, "window-undo-nothing"),
            redo: way(redo, redoes, "window-redo-nothing"),
        }
    }
}

/// The shares of undo and redo, whose labels are long, and of the main button where there is no side panel.
const SHARES: (u16, u16) = (3, 2);

/// The last row of the window: the main button in the corner, the same on every step and on the board, and before it undo and redo.
/// Without a main button its place stays empty.
pub(super) fn footer<'a, M: Clone + 'a>(
    main: Option<Element<'a, M>>,
    ways: Ways<M>,
    room: Size,
) -> Element<'a, M> {
    let main = main.unwrap_or_else(|| space().height(size::MAIN).into());
    if room.width < size::NARROW && room.height >= size::ROOMY {
        return container(column![undo_and_redo(ways), main].spacing(size::SNUG))
            .padding([size::SNUG, size::PAD])
            .into();
    }
    if room.width < size::NARROW || room.height < size::LOW {
        return container(low_footer(main, ways)).padding(size::SNUG).into();
    }
    // As wide as the side panel, where there is one.
    let (share, wide) = match room.width {
        width if width >= size::WIDE => (Length::Fill, Length::Fixed(size::SIDE - 2.0 * size::PAD)),
        _ => (Length::FillPortion(SHARES.0), Length::FillPortion(SHARES.1)),
    };
    let ways = container(container(undo_and_redo(ways)).max_width(size::COLUMN)).width(share);
    let row = row![ways, container(main).width(wide)]
        .spacing(size::PAD)
        .align_y(Alignment::Center);
    // What scrolls above it has its own space below.
    let top = if room.width >= size::WIDE {
        0.0
    } else {
        size::SNUG
    };
    container(row)
        .padding(iced::Padding::from([size::SNUG, size::PAD]).top(top))
        .into()
}

/// The row of a low window: undo and redo as icons, then the main button or what takes its place.
pub(super) fn low_footer<'a, M: Clone + 'a>(
    main: Element<'a, M>,
    ways: Ways<M>,
) -> Row<'a, M, iced::Theme, Renderer> {
    let Ways { undo, redo } = ways;
    let (undo, redo) = (
        icon_button("undo", Icon::Undo, undo.0, undo.1),
        icon_button("redo", Icon::Redo, redo.0, redo.1),
    );
    row![
        undo,
        redo,
        container(main).center_y(size::MAIN).width(Length::Fill)
    ]
    .spacing(size::TIGHT)
    .align_y(Alignment::Center)
}

/// Side by side, of the same size whatever they say: undo, which is pressed more often, is the wider one.
fn undo_and_redo<'a, M: Clone + 'a>(Ways { undo, redo }: Ways<M>) -> Element<'a, M> {
    row![
        backward("undo", Icon::Undo, undo, 3),
        backward("redo", Icon::Redo, redo, 2)
    ]
    .spacing(size::SNUG)
    .into()
}

fn backward<'a, M: Clone + 'a>(
    id: &'static str,
    sign: Icon,
    (words, press): (String, Option<M>),
    share: u16,
) -> Element<'a, M> {
    let label = row![
        icon(sign, Type::Small, Ink::Inherit),
        shortened(Type::Small, words.clone()).width(Length::Fill)
    ];
    let button = button(
        container(label.spacing(size::SNUG).align_y(Alignment::Center)).center_y(Length::Fill),
    )
    .width(Length::Fill)
    .height(size::TARGET)
    .padding([size::TIGHT, size::GAP])
    .style(theme::button(ButtonKind::Quiet));
    container(named(id, widget::press_described(id, words, button, press)))
        .width(Length::FillPortion(share))
        .into()
}

/// Id, icon, label, whether it is open, and message.
pub(super) type Tab<M> = (&'static str, Icon, String, bool, M);

/// What is in every window of a game.
pub(super) struct Frame<'a, M> {
    pub header: Element<'a, M>,
    pub status: Option<Status<M>>,
    pub(crate) footer: Element<'a, M>,
}

/// A wide window: the step at the left, tabs and side panel at the right.
pub(super) fn wide<'a, M: Clone + 'a>(
    Frame {
        header,
        status,
        footer,
    }: Frame<'a, M>,
    step: Element<'a, M>,
    tabs: Element<'a, M>,
    side: Element<'a, M>,
) -> Element<'a, M> {
    // As wide as the panels below them.
    let side = column![container(tabs).padding([0.0, size::PAD]), side]
        .spacing(size::TIGHT)
        .padding([size::GAP, 0.0]);
    let middle = row![
        container(step).width(Length::Fill),
        container(side).width(size::SIDE)
    ]
    .height(Length::Fill);
    under_header(
        header,
        status_line(status),
        column![divider(), middle, footer],
    )
}

/// A window without a side panel, which has its tabs beside the line, below it, or above the footer.
pub(super) fn narrow<'a, M: Clone + 'a>(
    Frame {
        header,
        status,
        footer,
    }: Frame<'a, M>,
    tabs: Element<'a, M>,
    content: Element<'a, M>,
    room: Size,
) -> Element<'a, M> {
    let tabs = container(tabs).padding([size::TIGHT, size::SNUG]);
    if room.width < size::NARROW || room.height < size::LOW {
        return under_header(
            header,
            status_line(status),
            column![divider(), content, tabs, footer],
        );
    }
    if room.width < size::ONE_LINE {
        return under_header(
            header,
            status_line(status),
            column![tabs, divider(), content, footer],
        );
    }
    let line = container(status_line(status)).padding([size::TIGHT, size::SNUG]);
    let line = row![
        tabs.width(Length::FillPortion(SHARES.0)),
        line.width(Length::FillPortion(SHARES.1))
    ];
    column![
        header,
        line.align_y(Alignment::Center),
        divider(),
        content,
        footer
    ]
    .into()
}

/// The width of the line in a window without a side panel.
pub(super) fn line_width(room: Size) -> f32 {
    if room.width >= size::ONE_LINE && room.height >= size::LOW {
        room.width * 0.4
    } else {
        room.width
    }
}

/// A thin line across the window.
pub(super) fn divider<'a, M: 'a>() -> Element<'a, M> {
    rule::horizontal(size::LINE).style(theme::rule).into()
}

/// How much room tabs have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TabRoom {
    Enough,
    /// Of a narrow window.
    Little,
    /// They do not fit one row.
    TwoRows,
}

/// Tabs in one row, or in two.
pub(super) fn tabs<'a, M: Clone + 'a>(mut tabs: Vec<Tab<M>>, room: TabRoom) -> Element<'a, M> {
    if room == TabRoom::Little {
        return tight_tab_bar(tabs);
    }
    if room == TabRoom::TwoRows {
        let second = tabs.split_off(tabs.len().div_ceil(2));
        return column![tab_bar(tabs), tab_bar(second)]
            .spacing(size::TIGHT)
            .into();
    }
    tab_bar(tabs)
}

/// What tables ask at the step: each question opens its answer.
pub(super) fn questions<'a, M: Clone + 'a>(
    localizer: &Localizer,
    questions: &[StepQuestion],
    open: impl Fn(RulesAt) -> M,
) -> Element<'a, M> {
    let worded = shipped_questions(localizer.language(), questions);
    let links = worded.map(|(question, words)| {
        link_button(
            ask_id(question),
            words,
            Some(open(RulesAt::Question(question))),
        )
    });
    let sign = container(icon(Icon::Help, Type::Body, Ink::Quiet))
        .height(size::TARGET)
        .align_y(Alignment::Center);
    let links = Row::with_children(links)
        .spacing(size::TIGHT)
        .wrap()
        .vertical_spacing(0);
    row![sign, container(links).width(Length::Fill)]
        .spacing(size::TIGHT)
        .into()
}

pub(super) fn share<'a, M: Clone + 'a>(localizer: &Localizer, message: M) -> Element<'a, M> {
    let share = quiet_button(
        "share",
        (Icon::Export, localizer.text("story-share")),
        Some(message),
    );
    section(
        localizer.text("story-title"),
        [quiet(Type::Small, localizer.text("story-lead")), share],
    )
}
