//! The fields of *Mechanica*: money in hand and in the vault, as a sum or in coins, and the values of the tiles.

use super::form::Message;
use super::page::{Page, SHOWN};
use crate::widget::prelude::*;
use companions::mechanica::score::COINS;
use companions::scorebook::form::IMPROVEMENTS;
use language::Args;

/// The tile values that have a button; others are typed.
const VALUES: std::ops::RangeInclusive<i64> = 1..=9;

pub(super) fn fields<'a>(page: &Page<'a, '_>, seat: usize) -> Vec<Element<'a, Message>> {
    let player = page.draft.player(seat);
    let rival = page.draft.is_solo() && seat == 1;
    let mut fields = vec![
        money(page, &format!("{player}.wallet"), "wallet"),
        money(page, &format!("{player}.vault"), "vault"),
        tiles(page, &format!("{player}.{IMPROVEMENTS}"), rival),
    ];
    if !rival {
        let label = page.localizer.text("scores-me-other-tiles");
        fields.push(page.counter(&format!("{player}.other_tiles"), label, Some(0)));
    }
    fields
}

fn money<'a>(page: &Page<'a, '_>, at: &str, purse: &str) -> Element<'a, Message> {
    let localizer = page.localizer;
    let in_coins = page.draft.get(at).is_some_and(serde_json::Value::is_object);
    let mut parts: Vec<Element<'a, Message>> = Vec::new();
    if in_coins {
        parts.push(text(Type::Title, localizer.text(&format!("scores-me-{purse}"))).into());
        parts.extend(COINS.map(|coin| {
            let label = localizer.format("scores-me-coin", &Args::new().number("coin", coin));
            page.counter(&format!("{at}.{coin}"), label, Some(0))
        }));
    } else {
        parts.push(page.counter(at, localizer.text(&format!("scores-me-{purse}")), Some(0)));
    }
    Column::with_children(parts).spacing(size::SNUG).into()
}

fn tiles<'a>(page: &Page<'a, '_>, at: &str, rival: bool) -> Element<'a, Message> {
    let localizer = page.localizer;
    let value = page.draft.text(at);
    let path = at.to_owned();
    let hint = localizer.text("scores-me-improvements-hint");
    let typed = entry(at.to_owned(), &hint, &value, Some(SHOWN), move |typed| {
        Message::Typed(path.clone(), typed)
    });
    let add = |tile: i64| {
        let label = localizer.format("scores-me-tile", &Args::new().number("value", tile));
        field_button(
            format!("{at}-{tile}"),
            at,
            label,
            Some(Message::Tile(at.to_owned(), tile)),
        )
    };
    let last = (!value.trim().is_empty()).then(|| Message::LastTile(at.to_owned()));
    let back = field_button(
        format!("{at}-back"),
        at,
        localizer.text("scores-me-tile-back"),
        last,
    );
    let lead = localizer.text(if rival {
        "scores-me-improvements-armand"
    } else {
        "scores-me-improvements-lead"
    });
    let wrong = matches!(page.fault_within(at), Some(Remark::Invalid(_)));
    let sign = wrong.then(|| icon(Icon::Warning, Type::Title, Ink::Danger));
    let title = row![
        text(Type::Title, localizer.text("scores-me-improvements")),
        sign
    ]
    .spacing(size::SNUG);
    let mut parts = vec![title.into(), quiet(Type::Small, lead), typed];
    parts.push(choices(VALUES.map(add).chain([back])));
    Column::with_children(parts).spacing(size::SNUG).into()
}
