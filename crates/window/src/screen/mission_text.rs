//! What a mission is, in a line: for several screens.

use super::save_text::said;
use crate::jobs::mission_facts::{MissionFacts, Played};
use language::{Args, Voice};

/// `Building · 7 sols, about 90 minutes`.
pub(super) fn kind_and_length(voice: &Voice, facts: &MissionFacts) -> String {
    let (least, most) = facts.range_of_sols();
    let args = Args::new()
        .number("least", least)
        .number("sols", most)
        .number("minutes", facts.minutes());
    let length = voice.say(
        if least == most {
            "home-length"
        } else {
            "home-length-range"
        },
        &args,
    );
    format!("{} · {length}", said(voice, &facts.kind))
}

/// How often it was played at this table.
pub(super) fn played(voice: &Voice, played: Played) -> String {
    if played.games == 0 {
        return voice.plain(if played.is_begun {
            "home-begun"
        } else {
            "home-not-played"
        });
    }
    voice.say(
        "home-played",
        &Args::new()
            .count("games", played.games)
            .count("won", played.won),
    )
}
