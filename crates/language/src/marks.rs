//! The markers and walkers of the mission in words: where they are.

use super::{Args, Localizer, board, common};
use first_martians::Game;
use first_martians::effect::{MarkPlace, RegionIn};
use first_martians::mission::Walker;
use first_martians::state::Marked;

/// Where a marker of the mission lies, with its preposition.
pub fn place(localizer: &Localizer, on: &MarkPlace) -> String {
    match on {
        MarkPlace::Sheet => localizer.text("mark-on-sheet"),
        MarkPlace::Region(region) => localizer.format(
            "mark-on-region",
            &Args::new().text("region", board::region(localizer, *region)),
        ),
        MarkPlace::Facility(facility) => localizer.format(
            "mark-at-facility",
            &Args::new().noun(localizer, "facility", *facility),
        ),
        MarkPlace::Action(action) => localizer.format(
            "mark-at-action",
            &Args::new().text("title", common::title(localizer, action)),
        ),
    }
}

/// Markers of the mission with their place: “Beacons in region R1-N”.
pub fn title_at(localizer: &Localizer, mark: &str, on: &MarkPlace) -> String {
    format!(
        "{} {}",
        common::title(localizer, mark),
        place(localizer, on)
    )
}

/// The markers of the mission that lie somewhere, one line each.
pub fn lying(localizer: &Localizer, game: &Game) -> Vec<String> {
    let line = |it: &Marked| {
        let args = Args::new()
            .number("count", it.count)
            .text("title", common::title(localizer, &it.mark));
        localizer.format("mark-line", &args.text("place", place(localizer, &it.on)))
    };
    game.state().marks.iter().map(line).collect()
}

/// What texts say of a walker after so many steps.
pub fn walker(localizer: &Localizer, game: &Game, id: &str, step: u8) -> Args {
    let walker = game.walker(id);
    let region = walker
        .and_then(|it| it.region(step))
        .map(|it| board::region(localizer, it))
        .unwrap_or_default();
    let left = walker.map_or(0, |it| it.steps().saturating_sub(step));
    Args::new()
        .text("title", common::title(localizer, id))
        .text("region", region)
        .number("left", left)
}

/// The walkers that the players know, one line each.
pub fn walkers(localizer: &Localizer, game: &Game) -> Vec<String> {
    let line = |it: &Walker| {
        localizer.format(
            "walker-line",
            &walker(localizer, game, &it.id, game.steps_of(&it.id)),
        )
    };
    game.known_walkers().map(line).collect()
}

/// On which region something comes to lie, with its preposition.
pub(crate) fn region_in(localizer: &Localizer, at: &RegionIn) -> String {
    match at {
        RegionIn::Chosen => localizer.text("in-region-chosen"),
        RegionIn::Region(region) => localizer.format(
            "in-region-named",
            &Args::new().text("region", board::region(localizer, *region)),
        ),
        RegionIn::Walker(id) => localizer.format(
            "in-region-walker",
            &Args::new().text("title", common::title(localizer, id)),
        ),
        RegionIn::Drawn(drawn) => {
            localizer.format("in-region-drawn", &Args::new().number("ring", drawn.ring))
        }
    }
}
