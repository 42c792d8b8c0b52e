//! The best sale of a hand, on a sheet that one player alone looks at. What is entered here is kept nowhere: it is no part of the
//! game, and it is gone when the sheet is covered, when anything is played, and when the screen is left.

use super::super::{Message, Msg, Shown};
use super::Own;
use crate::app::icon::Icon;
use crate::app::theme::Type;
use crate::app::widget::{Element, Stepper, named, quiet, section, stepper, text, wide_button};
use crate::language::{Args, mars_needs_mechanics as told, score};
use crate::mars_needs_mechanics::components::CARDS;
use crate::mars_needs_mechanics::sale::best_sale;
use crate::mars_needs_mechanics::table::{Game, Seat};
use crate::mars_needs_mechanics::{Answer, Component, Counts, Prices};

#[derive(Debug, Clone)]
pub struct Sheet {
    seat: Seat,
    /// Whether it is covered until its player says that nobody else looks.
    covered: bool,
    hand: Counts,
}

#[derive(Debug, Clone)]
pub enum Tap {
    /// It is laid there, covered.
    Cover(Seat),
    /// Its player alone looks.
    Uncover,
    Hold(Component, u8),
    Close,
}

pub(super) fn tapped(game: &Game, own: &mut Own, tap: Tap) {
    match (tap, &mut own.sheet) {
        (Tap::Cover(seat), sheet) if game.state().player(seat).is_some() => {
            *sheet = Some(Sheet { seat, covered: true, hand: Counts::default() });
        }
        (Tap::Uncover, Some(sheet)) => sheet.covered = false,
        (Tap::Hold(component, cards), Some(sheet)) => sheet.hand[component] = cards.min(CARDS),
        (Tap::Close, sheet) => *sheet = None,
        _ => {}
    }
}

pub(super) fn view<'a>(shown: &Shown<'a, Game>, sheet: &Sheet) -> Vec<Element<'a, Msg<Game>>> {
    let player = shown.game().state().player(sheet.seat);
    let name = Args::new().text("name", player.map(|it| it.name.clone()).unwrap_or_default());
    let close = |id: &str| named("sheet-close", wide_button((Icon::Close, shown.say(id)), Some(Message::Tapped(Tap::Close))));
    if sheet.covered {
        let open = wide_button((Icon::Check, shown.voice.say("mnm-sheet-mine", &name)), Some(Message::Tapped(Tap::Uncover)));
        return vec![
            text(Type::Heading, shown.voice.say("mnm-sheet-cover", &name)).into(),
            text(Type::Step, shown.say("mnm-sheet-secret")).into(),
            named("sheet-mine", open),
            close("window-back"),
        ];
    }
    let (hand, scrap) = player.map_or((0, 0), |it| (it.hand, it.scrap));
    let held = sheet.hand.total();
    let cards = Component::ALL.into_iter().map(|component| {
        let at = sheet.hand[component];
        let to = |to: u8| Message::Tapped(Tap::Hold(component, to));
        stepper(Stepper {
            less: at.checked_sub(1).map(to),
            more: (at < CARDS && held < u32::from(hand)).then(|| to(at + 1)),
            ..Stepper::new(
                shown.voice,
                format!("hold-{}", component.id()),
                told::component(shown.voice, component),
                at.to_string(),
            )
        })
    });
    let count = Args::new().number("held", i64::from(held)).number("hand", hand).number("scrap", scrap);
    let count = quiet(Type::Body, shown.voice.say("mnm-sheet-held", &count));
    let state = shown.game().state();
    let mut after = Prices::default();
    shown.game().preview().iter().for_each(|it| after[it.component] = it.to);
    let now = sale(shown, sheet, scrap, &state.prices);
    // What waiting is worth, while prices are still to move.
    let then = (after != state.prices).then(|| section(shown.say("mnm-sheet-then"), sale(shown, sheet, scrap, &after)));
    let mut parts = vec![
        text(Type::Heading, shown.voice.say("mnm-sheet-title", &name)).into(),
        section(shown.say("mnm-sheet-hand"), std::iter::once(count).chain(cards)),
        named("best-sale", section(shown.say("mnm-sheet-now"), now)),
    ];
    parts.extend(then);
    parts.push(close("mnm-sheet-close"));
    parts
}

fn sale<'a>(shown: &Shown<'a, Game>, sheet: &Sheet, scrap: u8, prices: &Prices) -> Vec<Element<'a, Msg<Game>>> {
    let best = best_sale(&sheet.hand, scrap, prices, &shown.game().state().rules);
    score::answer(shown.voice, &Answer::Sale(best), None).into_iter().map(|line| text(Type::Body, line).into()).collect()
}
