//! The rules entry of each term of a score.

use companions::scorebook::Game;

pub(super) fn entry(game: Game, solo: bool, term: &str) -> &'static str {
    match (game, term) {
        (Game::PocketMars, "earth") => "pm-earth",
        (Game::PocketMars, _) if solo => "pm-solo-points",
        (Game::PocketMars, _) => "pm-points",
        (Game::Mechanica, "vault") => "me-vault",
        (Game::Mechanica, _) if solo => "me-solo-points",
        (Game::Mechanica, _) => "me-points",
        (Game::MarsNeedsMechanics, "mechanisms") => "mnm-mechanism-cards",
        (Game::MarsNeedsMechanics, _) => "mnm-score",
    }
}

pub(super) const fn tie(game: Game) -> &'static str {
    match game {
        Game::PocketMars => "pm-tie",
        Game::Mechanica => "me-tie",
        Game::MarsNeedsMechanics => "mnm-tie",
    }
}
