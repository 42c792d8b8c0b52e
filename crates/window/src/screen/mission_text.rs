//! What a mission is, in a line: for several screens.

use super::save_text::said;
use crate::jobs::mission_facts::{MissionFacts, Played};
use language::{Args, Localizer};

/// `Building · 7 sols, about 90 minutes`.
pub(super) fn kind_and_length(localizer: &Localizer, facts: &MissionFacts) -> String {
    let (least, most) = facts.range_of_sols();
    let args = Args::new()
        .number("least", least)
        .number("sols", most)
        .number("minutes", facts.minutes());
    let length = localizer.format(
        if least == most {
            "home-length"
        } else {
            "home-length-range"
        },
        &args,
    );
    format!("{} · {length}", said(localizer, &facts.kind))
}

/// How often it was played at this table.
pub(super) fn played(localizer: &Localizer, played: Played) -> String {
    if played.games == 0 {
        return localizer.text(if played.is_begun {
            "home-begun"
        } else {
            "home-not-played"
        });
    }
    localizer.format(
        "home-played",
        &Args::new()
            .count("games", played.games)
            .count("won", played.won),
    )
}
