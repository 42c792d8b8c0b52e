//! The markers and walkers of the mission in words: where they are.

use super::{Args, Voice, board, common};
use first_martians::Game;
use first_martians::effect::{MarkPlace, RegionIn};
use first_martians::mission::Walker;
use first_martians::state::Marked;

/// Where a marker of the mission lies, with its preposition.
pub fn place(voice: &Voice, on: &MarkPlace) -> String {
    match on {
        MarkPlace::Sheet => voice.plain("mark-on-sheet"),
        MarkPlace::Region(region) => voice.say(
            "mark-on-region",
            &Args::new().text("region", board::region(voice, *region)),
        ),
        MarkPlace::Facility(facility) => voice.say(
            "mark-at-facility",
            &Args::new().noun(voice, "facility", *facility),
        ),
        MarkPlace::Action(action) => voice.say(
            "mark-at-action",
            &Args::new().text("title", common::title(voice, action)),
        ),
    }
}

/// Markers of the mission with their place: “Beacons in region R1-N”.
pub fn title_at(voice: &Voice, mark: &str, on: &MarkPlace) -> String {
    format!("{} {}", common::title(voice, mark), place(voice, on))
}

/// The markers of the mission that lie somewhere, one line each.
pub fn lying(voice: &Voice, game: &Game) -> Vec<String> {
    let line = |it: &Marked| {
        let args = Args::new()
            .number("count", it.count)
            .text("title", common::title(voice, &it.mark));
        voice.say("mark-line", &args.text("place", place(voice, &it.on)))
    };
    game.state().marks.iter().map(line).collect()
}

/// What texts say of a walker after so many steps.
pub fn walker(voice: &Voice, game: &Game, id: &str, step: u8) -> Args {
    let walker = game.walker(id);
    let region = walker
        .and_then(|it| it.region(step))
        .map(|it| board::region(voice, it))
        .unwrap_or_default();
    let left = walker.map_or(0, |it| it.steps().saturating_sub(step));
    Args::new()
        .text("title", common::title(voice, id))
        .text("region", region)
        .number("left", left)
}

/// The walkers that the players know, one line each.
pub fn walkers(voice: &Voice, game: &Game) -> Vec<String> {
    let line = |it: &Walker| {
        voice.say(
            "walker-line",
            &walker(voice, game, &it.id, game.steps_of(&it.id)),
        )
    };
    game.known_walkers().map(line).collect()
}

/// On which region something comes to lie, with its preposition.
pub(crate) fn region_in(voice: &Voice, at: &RegionIn) -> String {
    match at {
        RegionIn::Chosen => voice.plain("in-region-chosen"),
        RegionIn::Region(region) => voice.say(
            "in-region-named",
            &Args::new().text("region", board::region(voice, *region)),
        ),
        RegionIn::Walker(id) => voice.say(
            "in-region-walker",
            &Args::new().text("title", common::title(voice, id)),
        ),
        RegionIn::Drawn(drawn) => {
            voice.say("in-region-drawn", &Args::new().number("ring", drawn.ring))
        }
    }
}
