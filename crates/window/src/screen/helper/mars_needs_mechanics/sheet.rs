//! The best sale of a hand, on a sheet that only one player may see. What is entered is stored nowhere: it is not part of the
//! game, and is discarded when the sheet is covered, when anything is played, and when the screen is closed.

use super::ViewState;
use crate::screen::helper::form::fact;
use crate::screen::helper::{Message, Middle, Msg, Shown};
use crate::widget::prelude::*;
use companions::mars_needs_mechanics::components::CARDS_PER_COMPONENT;
use companions::mars_needs_mechanics::helper::{Game, Seat};
use companions::mars_needs_mechanics::sale::{BestSale, best_sale};
use companions::mars_needs_mechanics::{Answer, Component, ComponentCounts, Prices};
use language::{Args, mars_needs_mechanics as mars_needs_mechanics_text, numbers, score};

/// The side of the drawing of a component.
const SIGN: f32 = 28.0;
/// From this width on what the hand brings is beside it.
const BESIDE: f32 = 700.0;

/// The height of an answer of three lines, in which the best sale of most hands is.
const LEAST_ANSWER: f32 = 112.0;

#[derive(Debug, Clone)]
pub struct Sheet {
    seat: Seat,
    /// Hidden until its player confirms that nobody else is looking.
    covered: bool,
    hand: ComponentCounts,
}

#[derive(Debug, Clone)]
pub enum ViewMessage {
    Cover(Seat),
    Uncover,
    Hold(Component, u8),
    Close,
}

pub(super) fn tapped(game: &Game, own: &mut ViewState, tap: ViewMessage) {
    match (tap, &mut own.sheet) {
        (ViewMessage::Cover(seat), sheet) if game.state().player(seat).is_some() => {
            *sheet = Some(Sheet {
                seat,
                covered: true,
                hand: ComponentCounts::default(),
            });
        }
        (ViewMessage::Uncover, Some(sheet)) => sheet.covered = false,
        (ViewMessage::Hold(component, cards), Some(sheet)) => {
            sheet.hand[component] = cards.min(CARDS_PER_COMPONENT);
        }
        (ViewMessage::Close, sheet) => *sheet = None,
        _ => {}
    }
}

impl Sheet {
    /// Uncovers the covered sheet, and covers and forgets the other one.
    pub(super) const fn main_tap(&self) -> ViewMessage {
        if self.covered {
            ViewMessage::Uncover
        } else {
            ViewMessage::Close
        }
    }
}

pub(super) fn view<'a>(shown: &Shown<'a, Game>, sheet: &Sheet) -> Middle<'a, Game> {
    let player = shown.game().state().player(sheet.seat);
    let name = Args::new().text("name", player.map(|it| it.name.clone()).unwrap_or_default());
    if sheet.covered {
        let label = (Icon::Check, shown.localizer.format("mnm-sheet-mine", &name)).into();
        let back = (Icon::Back, shown.text("window-back"));
        let parts = vec![
            text(
                Type::Heading,
                shown.localizer.format("mnm-sheet-cover", &name),
            )
            .into(),
            text(Type::Step, shown.text("mnm-sheet-secret")).into(),
        ];
        let back = quiet_button(
            "sheet-back",
            back,
            Some(Message::Tapped(ViewMessage::Close)),
        );
        return Middle::Instead {
            parts,
            main: ("sheet-mine", label),
            back: Some(back),
        };
    }
    let (hand, scrap) = player.map_or((0, 0), |it| (it.hand, it.scrap));
    let held = sheet.hand.total();
    let cards = Component::ALL.into_iter().map(|component| {
        let at = sheet.hand[component];
        let to = move |to: u8| Message::Tapped(ViewMessage::Hold(component, to));
        let most =
            i64::from(CARDS_PER_COMPONENT).min(i64::from(hand) - i64::from(held) + i64::from(at));
        let cards = Stepper {
            less: at.checked_sub(1).map(to),
            more: (at < CARDS_PER_COMPONENT && held < u32::from(hand)).then(|| to(at + 1)),
            ..Stepper::new(
                shown.localizer,
                format!("hold-{}", component.id()),
                mars_needs_mechanics_text::component(shown.localizer, component),
                at.to_string(),
            )
        };
        let cards = stepper(
            cards.typed(move |typed| u8::try_from(typed).ok().filter(|_| typed <= most).map(to)),
        );
        row![component_sign(component, SIGN), cards]
            .spacing(size::SNUG)
            .align_y(Alignment::Center)
            .into()
    });
    let count = Args::new()
        .number("held", i64::from(held))
        .number("hand", hand)
        .number("scrap", scrap);
    let count = quiet(Type::Body, shown.localizer.format("mnm-sheet-held", &count));
    let state = shown.game().state();
    let mut after = Prices::default();
    shown
        .game()
        .price_changes()
        .iter()
        .for_each(|it| after[it.component] = it.to);
    let best = |prices: &Prices| best_sale(&sheet.hand, scrap, prices, &state.rules);
    // What waiting is worth, while prices can still change.
    let then = (after != state.prices).then(|| best(&after));
    let now = best(&state.prices);
    let totals = [
        Some(("mnm-sheet-best", &now)),
        then.as_ref().map(|then| ("mnm-sheet-best-then", then)),
    ];
    let is_entered = held > 0 || hand == 0;
    let total = |sale: &BestSale| {
        if is_entered {
            numbers::plain(sale.cogs)
        } else {
            UNSET.to_owned()
        }
    };
    let totals = totals
        .into_iter()
        .flatten()
        .map(|(id, sale)| fact(shown.text(id), total(sale)));
    let totals = named(
        "best-sale-totals",
        panel(Column::with_children(totals).spacing(size::TIGHT)),
    );
    let sale = |sale| {
        if is_entered {
            self::sale(shown, sale)
        } else {
            vec![text(Type::Body, shown.text("mnm-sheet-none")).into()]
        }
    };
    // In one column it has the height of most answers: where the page is scrolled to its end, nothing moves while cards are entered.
    let least = if shown.width < BESIDE {
        LEAST_ANSWER
    } else {
        0.0
    };
    let sale = |best| {
        vec![
            row![
                space().height(least),
                Column::with_children(sale(best)).spacing(size::GAP)
            ]
            .into(),
        ]
    };
    let then = then.map(|then| section(shown.text("mnm-sheet-then"), sale(then)));
    let heading = text(
        Type::Heading,
        shown.localizer.format("mnm-sheet-title", &name),
    )
    .into();
    let hand = section(
        shown.text("mnm-sheet-hand"),
        std::iter::once(count).chain(cards),
    );
    let now = named("best-sale", section(shown.text("mnm-sheet-now"), sale(now)));
    let brings = std::iter::once(now).chain(then);
    // The totals are above what is entered, where they keep their places.
    let parts = if shown.width < BESIDE {
        vec![
            heading,
            totals,
            hand,
            Column::with_children(brings).spacing(size::PAD).into(),
        ]
    } else {
        let hand = container(hand).width(Length::Fill);
        let brings = Column::with_children(std::iter::once(totals).chain(brings))
            .spacing(size::PAD)
            .width(Length::Fill);
        vec![heading, row![hand, brings].spacing(size::PAD).into()]
    };
    let close = (Icon::Close, shown.text("mnm-sheet-close")).into();
    Middle::Instead {
        parts,
        main: ("sheet-close", close),
        back: None,
    }
}

fn sale<'a>(shown: &Shown<'a, Game>, sale: BestSale) -> Vec<Element<'a, Msg<Game>>> {
    score::answer(shown.localizer, &Answer::Sale(sale), None)
        .into_iter()
        .map(|line| text(Type::Body, line).into())
        .collect()
}
