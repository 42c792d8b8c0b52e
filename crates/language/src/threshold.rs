//! A Threshold that counts something else than all broken parts.

use super::{Args, Localizer, condition};
use first_martians::Game;
use first_martians::mission::TakesThreshold;

/// What the Threshold of the game counts; `None` where it is that of the printed game, or there is none.
pub fn of(localizer: &Localizer, game: &Game) -> Option<Args> {
    let (takes, number) = game.counted_threshold()?;
    (!takes.is_printed())
        .then(|| condition::counted(localizer, &takes.compared(number), &|_| String::new()))?
}

/// What it counts, without the number, which differs by crew.
pub(super) fn printed(localizer: &Localizer, takes: &TakesThreshold) -> Option<String> {
    let what = condition::what(localizer, takes.compared(0).subject, &|_| String::new())
        .filter(|_| !takes.is_printed())?;
    let id = if takes.at_least {
        "takes-threshold-at-least"
    } else {
        "takes-threshold-at-most"
    };
    Some(localizer.format(id, &Args::new().text("what", what)))
}

/// A sentence about the own Threshold, or else about that of the printed game.
pub fn sentence(localizer: &Localizer, game: &Game, own: &str, printed: &str) -> String {
    of(localizer, game).map_or_else(
        || localizer.text(printed),
        |args| localizer.format(own, &args),
    )
}
