//! The Order Line and its prices as a board: a press buys a component; arrows preview the end of the round.

use iced::widget::{button, column};

use crate::screen::helper::{Msg, Shown};
use crate::theme::{self, ButtonKind};
use crate::widget::prelude::*;
use companions::mars_needs_mechanics::Component;
use companions::mars_needs_mechanics::helper::{Command, Game, PriceChange, Step};
use language::{Args, mars_needs_mechanics as mars_needs_mechanics_text, numbers};

/// From this width on the line is horizontal, as on the board; below it, a component per row.
const WIDE: f32 = 860.0;
/// From this width on a row has room for the drawing of its component.
const DRAWN: f32 = 340.0;
const HIGH: f32 = 216.0;
/// The side of the drawing of a component, where the line is horizontal, and where not.
const SIGNS: [f32; 2] = [40.0, 32.0];
/// How many tokens at the front, and at the back, have moving prices.
const ENDS: usize = 3;

/// The line in that width.
pub(super) fn view<'a>(shown: &Shown<'a, Game>, width: f32) -> Element<'a, Msg<Game>> {
    let state = shown.game().state();
    let preview = shown.game().price_changes();
    let lying = width >= WIDE;
    let pieces: Vec<_> = preview
        .iter()
        .enumerate()
        .map(|(place, it)| piece(shown, place, it, lying))
        .collect();
    let lead = match state.step {
        Step::Turn if shown.game().state().last_round().is_some() => "mnm-board-last",
        Step::Turn => "mnm-board-turn",
        Step::RoundOver => "mnm-board-over",
        _ => "mnm-board-line",
    };
    let board: Element<'a, Msg<Game>> = if lying {
        Row::with_children(grouped(pieces, |gap| space().width(gap).into()))
            .spacing(size::TIGHT)
            .into()
    } else {
        Column::with_children(grouped(pieces, |gap| space().height(gap).into()))
            .spacing(size::TIGHT)
            .into()
    };
    let [front, back] = ["mnm-front", "mnm-back"].map(|id| quiet(Type::Small, shown.text(id)));
    let parts = if lying {
        column![
            quiet(Type::Body, shown.text(lead)),
            label_row(front, back),
            board
        ]
        .spacing(size::SNUG)
    } else {
        column![quiet(Type::Small, shown.text(lead)), front, board, back].spacing(size::TIGHT)
    };
    named("order-line", parts)
}

fn grouped<'a>(
    pieces: Vec<Element<'a, Msg<Game>>>,
    gap: impl Fn(f32) -> Element<'a, Msg<Game>>,
) -> impl Iterator<Item = Element<'a, Msg<Game>>> {
    let last = pieces.len().saturating_sub(ENDS);
    pieces.into_iter().enumerate().flat_map(move |(index, it)| {
        let apart = index == ENDS || index == last;
        apart
            .then(|| gap(size::TIGHT))
            .into_iter()
            .chain([it])
            .collect::<Vec<_>>()
    })
}

fn piece<'a>(
    shown: &Shown<'a, Game>,
    place: usize,
    it: &PriceChange,
    lying: bool,
) -> Element<'a, Msg<Game>> {
    let state = shown.game().state();
    let component = it.component;
    let buy = shown.play(Command::Buy { component });
    let title = text(
        Type::Title,
        mars_needs_mechanics_text::component(shown.localizer, component),
    );
    let price = text(Type::Heading, numbers::plain(it.from));
    let moves = matches!(state.step, Step::Turn | Step::RoundOver).then(|| arrow(it));
    let note = note(shown, component, buy.is_some());
    let sign =
        (shown.width >= DRAWN).then(|| component_sign(component, SIGNS[usize::from(!lying)]));
    let content: Element<'a, Msg<Game>> = if lying {
        let number = quiet(Type::Small, (place + 1).to_string());
        column![number, sign, title, price, moves, note]
            .spacing(size::TIGHT)
            .align_x(Alignment::Center)
            .width(Length::Fill)
            .into()
    } else {
        let words = column![title, note];
        let number = container(quiet(Type::Body, (place + 1).to_string())).width(size::NUMBER);
        let moves = moves.map(|it| container(it).width(size::VALUE));
        let numbers = row![price, moves]
            .spacing(size::GAP)
            .align_y(Alignment::Center);
        label_row(
            row![number, sign, words]
                .spacing(size::SNUG)
                .align_y(Alignment::Center),
            numbers,
        )
    };
    let id = format!("buy-{}", component.id());
    let padding = if lying {
        [size::SNUG, size::TIGHT]
    } else {
        [size::TIGHT, size::SNUG]
    };
    let width = if lying {
        Length::FillPortion(1)
    } else {
        Length::Fill
    };
    let height = if lying {
        Length::Fixed(HIGH)
    } else {
        Length::Shrink
    };
    if state.step != Step::Turn {
        return container(content)
            .width(width)
            .height(height)
            .padding(padding)
            .style(theme::panel)
            .into();
    }
    let high = space().height(if lying {
        0.0
    } else {
        size::TARGET - 2.0 * size::TIGHT
    });
    let content = row![high, content].align_y(if lying {
        Alignment::Start
    } else {
        Alignment::Center
    });
    let button = button(content)
        .width(Length::Fill)
        .height(height)
        .padding(padding)
        .style(theme::button(ButtonKind::Piece { open: false }));
    container(named(id.clone(), press(id, button, buy)))
        .width(width)
        .into()
}

/// What the end of the round would do to the price: a sign and the number, readable without colour.
fn arrow<'a>(it: &PriceChange) -> Element<'a, Msg<Game>> {
    let (sign, ink) = match it.to - it.from {
        1.. => ("↑", Ink::Good),
        0 => ("=", Ink::Inherit),
        _ => ("↓", Ink::Danger),
    };
    line(
        Type::Number,
        ink,
        format!("{sign} {}", numbers::plain(it.to)),
    )
    .into()
}

/// The state of a component: bought in this round, none left, too expensive.
fn note<'a>(
    shown: &Shown<'a, Game>,
    component: Component,
    can_buy: bool,
) -> Element<'a, Msg<Game>> {
    let state = shown.game().state();
    let bought = state.bought.contains(&component);
    let said = |id: &str| quiet(Type::Small, shown.text(id));
    if state.step == Step::Turn && !can_buy {
        let player = state.player(state.turn);
        let poor = player.is_some_and(|it| it.cogs < state.prices[component].max(0));
        return said(if poor {
            "mnm-too-dear"
        } else {
            "mnm-none-left"
        });
    }
    if bought && matches!(state.step, Step::Turn | Step::RoundOver) {
        let words = quiet(Type::Small, shown.text("mnm-bought"));
        return row![icon(Icon::Check, Type::Small, Ink::Quiet), words]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center)
            .into();
    }
    if state.taken[component] == 0 {
        return space().into();
    }
    let args = Args::new()
        .number("taken", state.taken[component])
        .number("sold", state.sold[component]);
    quiet(Type::Small, shown.localizer.format("mnm-seen", &args))
}
