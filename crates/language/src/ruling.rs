//! What the table decides about a planned action, in words.

use super::instruction::price;
use super::{Args, Voice};
use first_martians::board::{Ruling, RulingReason, TableRuling};

/// What the table decides.
pub fn ruling(voice: &Voice, ruling: &Ruling) -> String {
    match ruling {
        Ruling::Pawns(pawns) => voice.say("ruling-pawns", &Args::new().number("count", *pawns)),
        Ruling::Price(price) if price.is_empty() => voice.plain("ruling-free"),
        Ruling::Price(all) => {
            let costs: Vec<String> = all.iter().map(|cost| price(voice, cost)).collect();
            voice.say(
                "ruling-price",
                &Args::new().text("costs", voice.list(&costs)),
            )
        }
        Ruling::NoDice => voice.plain("ruling-no-dice"),
        Ruling::Dice => voice.plain("ruling-dice"),
        Ruling::Allowed => voice.plain("ruling-allowed"),
        Ruling::Forbidden => voice.plain("ruling-forbidden"),
    }
}

/// Why the table decides so.
pub fn ruling_reason(voice: &Voice, reason: &RulingReason) -> String {
    match reason {
        RulingReason::Typed(text) => text.clone(),
        RulingReason::Skill
        | RulingReason::Upgrade
        | RulingReason::Poi
        | RulingReason::Mission
        | RulingReason::Other => voice.plain(&format!("ruling-reason-{}", reason.id())),
    }
}

/// A ruling of the table with its reason.
pub fn table_ruling(voice: &Voice, it: &TableRuling) -> String {
    let args = Args::new()
        .text("ruling", ruling(voice, &it.ruling))
        .text("reason", ruling_reason(voice, &it.reason));
    voice.say("ruling-of-the-table", &args)
}
