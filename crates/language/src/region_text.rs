//! What is on a region of the map, for the map itself.

use super::noun::capital;
use super::table_state::{at_number, on_tile};
use super::{Args, Localizer, fact_text};
use first_martians::Game;
use first_martians::board::BoardState;
use first_martians::effect::MarkPlace;
use first_martians::mission::Walker;
use first_martians::state::Marked;
use first_martians::vocabulary::Region;

/// What is known of a region, one sentence each.
pub fn on_region(
    localizer: &Localizer,
    game: &Game,
    pieces: &BoardState,
    region: Region,
) -> Vec<String> {
    let here = game.known_actions().filter(|action| {
        game.regions_of(action)
            .is_some_and(|regions| regions.contains(&region))
    });
    let here = here.map(|action| {
        localizer.format(
            "window-map-action",
            &Args::new().text("title", fact_text::title(localizer, &action.id)),
        )
    });
    let marks = marks_on(game, region)
        .map(|it| at_number(localizer, fact_text::title(localizer, &it.mark), it.count));
    let walkers = walkers_in(game, region).map(|it| capital(&fact_text::title(localizer, &it.id)));
    let Some(space) = pieces.map.at(region) else {
        return std::iter::once(localizer.text("window-map-unexplored"))
            .chain(here)
            .chain(marks)
            .chain(walkers)
            .collect();
    };
    let samples = localizer.format(
        "window-map-samples",
        &Args::new().number("count", space.samples),
    );
    let this_sol = space.explored_in > 0 && space.explored_in == game.state().sol;
    let this_sol = this_sol.then(|| localizer.text("window-map-this-sol"));
    let tile = on_tile(localizer, pieces, space);
    std::iter::once(samples)
        .chain(here)
        .chain(marks)
        .chain(walkers)
        .chain(tile)
        .chain(this_sol)
        .collect()
}

/// The walkers that the players know in a region.
pub fn walkers_in(game: &Game, region: Region) -> impl Iterator<Item = &Walker> {
    game.known_walkers()
        .filter(move |it| it.region(game.steps_of(&it.id)) == Some(region))
}

/// The markers of the mission on a region.
pub fn marks_on(game: &Game, region: Region) -> impl Iterator<Item = &Marked> {
    game.state()
        .marks
        .iter()
        .filter(move |it| it.on == MarkPlace::Region(region))
}
