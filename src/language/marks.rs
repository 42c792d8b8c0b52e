//! The markers of the mission in words: where they lie.

use super::{Args, Voice, board, common};
use crate::first_martians::Game;
use crate::first_martians::effect::MarkPlace;
use crate::first_martians::state::Marked;

/// Where a marker of the mission lies, with its preposition.
pub(crate) fn place(voice: &Voice, on: &MarkPlace) -> String {
    match on {
        MarkPlace::Sheet => voice.plain("mark-on-sheet"),
        MarkPlace::Region(region) => voice.say("mark-on-region", &Args::new().text("region", board::region(voice, *region))),
        MarkPlace::Facility(facility) => voice.say("mark-at-facility", &Args::new().noun(voice, "facility", *facility)),
        MarkPlace::Action(action) => voice.say("mark-at-action", &Args::new().text("title", common::title(voice, action))),
    }
}

/// The markers of the mission that lie somewhere, one line each.
pub(crate) fn lying(voice: &Voice, game: &Game) -> Vec<String> {
    let line = |it: &Marked| {
        let args = Args::new().number("count", it.count).text("title", common::title(voice, &it.mark));
        voice.say("mark-line", &args.text("place", place(voice, &it.on)))
    };
    game.state().marks.iter().map(line).collect()
}
