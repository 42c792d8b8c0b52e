//! What the table decides about a planned action, in words.

use super::instruction::price;
use super::{Args, Localizer};
use first_martians::board::{Ruling, RulingReason, TableRuling};

/// What the table decides.
pub fn ruling(localizer: &Localizer, ruling: &Ruling) -> String {
    match ruling {
        Ruling::Pawns(pawns) => {
            localizer.format("ruling-pawns", &Args::new().number("count", *pawns))
        }
        Ruling::Price(price) if price.is_empty() => localizer.text("ruling-free"),
        Ruling::Price(all) => {
            let costs: Vec<String> = all.iter().map(|cost| price(localizer, cost)).collect();
            localizer.format(
                "ruling-price",
                &Args::new().text("costs", localizer.list(&costs)),
            )
        }
        Ruling::NoDice => localizer.text("ruling-no-dice"),
        Ruling::Dice => localizer.text("ruling-dice"),
        Ruling::Allowed => localizer.text("ruling-allowed"),
        Ruling::Forbidden => localizer.text("ruling-forbidden"),
    }
}

/// Why the table decides so.
pub fn ruling_reason(localizer: &Localizer, reason: &RulingReason) -> String {
    match reason {
        RulingReason::Typed(text) => text.clone(),
        RulingReason::Skill
        | RulingReason::Upgrade
        | RulingReason::Poi
        | RulingReason::Mission
        | RulingReason::Other => localizer.text(&format!("ruling-reason-{}", reason.id())),
    }
}

/// A ruling of the table with its reason.
pub fn table_ruling(localizer: &Localizer, it: &TableRuling) -> String {
    let args = Args::new()
        .text("ruling", ruling(localizer, &it.ruling))
        .text("reason", ruling_reason(localizer, &it.reason));
    localizer.format("ruling-of-the-table", &args)
}
