//! The shop of *Mechanica*: its wheel, and its tiles as a list.

use iced::widget::column;

use crate::screen::helper::{Msg, Shown};
use crate::widget::prelude::*;
use companions::mechanica::helper::{Command, Game, Step, Tile};
use language::helper::Describe as _;
use language::{Args, mechanica as mechanica_text, numbers};

/// From this width on the list is beside the wheel.
const BESIDE: f32 = 720.0;
/// The least width of a wheel on which a finger hits each part.
const LEAST: f32 = 280.0;

/// The tiles in the shop; while shopping, each with its two ways to buy it.
pub(super) fn shop<'a>(shown: &Shown<'a, Game>, width: f32) -> Element<'a, Msg<Game>> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let buying = state.step == Step::Shopping;
    let tiles = state.shop.iter().zip(0_u8..).map(|(tile, index)| {
        let title = text(
            Type::Body,
            mechanica_text::in_shop(localizer, tile.improvement, tile.price),
        );
        let worth = shown.game().value_for_armand(tile.improvement);
        let worth = worth.map(|worth| {
            quiet(
                Type::Small,
                localizer.format("me-worth", &Args::new().number("worth", worth)),
            )
        });
        let title = Column::with_children(std::iter::once(title.into()).chain(worth));
        if !buying {
            return title.into();
        }
        let ways = [(true, "me-install"), (false, "me-recycle")];
        let ways = ways.map(|(install, id)| {
            let press = shown.play(Command::BuyTile {
                tile: index,
                install,
            });
            let label = shown.text(id);
            (
                press.is_some(),
                quiet_button(format!("do-buy-tile-{index}-{install}"), label, press),
            )
        });
        let payable = ways.iter().any(|(payable, _)| *payable);
        if !payable {
            return label_row(title, quiet(Type::Small, shown.text("me-too-dear")));
        }
        label_row(title, choices(ways.map(|(_, button)| button)))
    });
    let mut tiles: Vec<Element<'a, Msg<Game>>> = tiles.collect();
    if tiles.is_empty() {
        tiles.push(quiet(Type::Body, shown.text("me-shop-empty")));
    }
    let width = width - 2.0 * size::PAD;
    let tiles = Column::with_children(tiles)
        .spacing(size::GAP)
        .width(Length::Fill);
    let wheel = |width: f32| wheel(shown, width);
    let shop: Element<'a, Msg<Game>> = if state.shop.is_empty() || width < LEAST {
        tiles.into()
    } else if width >= BESIDE {
        row![wheel(width / 2.0), tiles]
            .spacing(size::ROOM)
            .align_y(Alignment::Center)
            .into()
    } else {
        let wheel = container(wheel(width)).center_x(Length::Fill);
        // In a low window every way to buy comes before the drawing.
        if buying && !shown.is_spacious {
            column![tiles, wheel].spacing(size::PAD).into()
        } else {
            column![wheel, tiles].spacing(size::GAP).into()
        }
    };
    named("form-buy-tile", section(shown.text("me-shop"), [shop]))
}

/// The tiles on the wheel, the dearest first; while shopping a press buys one.
fn wheel<'a>(shown: &Shown<'a, Game>, width: f32) -> Element<'a, Msg<Game>> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let mut order: Vec<(u8, &Tile)> = (0..).zip(&state.shop).collect();
    order.sort_by_key(|(_, tile)| std::cmp::Reverse(tile.price));
    let buys: Vec<[Command; 2]> = order
        .iter()
        .map(|&(tile, _)| [true, false].map(|install| Command::BuyTile { tile, install }))
        .collect();
    let tiles = order.iter().zip(&buys).map(|((_, tile), buys)| {
        let in_shop = mechanica_text::in_shop(localizer, tile.improvement, tile.price);
        let way = |install: usize, id: &str| {
            let is_offered = shown.play(buys[install].clone()).is_some();
            let words = if is_offered {
                shown.game().describe_command(localizer, &buys[install])
            } else {
                in_shop.clone()
            };
            (is_offered, (localizer.text(id), words))
        };
        let [(installs, install), (recycles, recycle)] =
            [way(0, "me-install"), way(1, "me-recycle")];
        WheelTile {
            name: mechanica_text::improvement(localizer, tile.improvement),
            price: numbers::plain(tile.price),
            ways: [install, recycle],
            is_offered: [installs, recycles],
        }
    });
    let tiles = tiles.collect();
    let presses: Vec<[Option<Msg<Game>>; 2]> = buys
        .into_iter()
        .map(|buys| buys.map(|buy| shown.play(buy)))
        .collect();
    let press = move |part: WheelPart| {
        presses
            .get(part.tile)?
            .get(usize::from(!part.installs))?
            .clone()
    };
    shop_wheel(tiles, width, press)
}
