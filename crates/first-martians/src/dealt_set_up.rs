//! A set-up in which the app deals: it chooses the AOMs that the crew has not chosen, and draws the Upgrade cards.

use super::command::Command;
use super::game::Game;
use super::queries::upgrade_cards::{drawable_upgrades, upgrades_to_draw};
use super::state::{ComponentSource, Step};
use super::vocabulary::{AdventureType, Group, Phase};
use base::play::Game as _;

/// The next AOM for a crew of two or three that is short of one: that of the mission's kind first, then that for building.
pub fn next_aom(game: &Game) -> Option<Command> {
    let crew = &game.state().crew;
    if game.state().step.phase() != Phase::SetUp || crew.aoms.len() >= crew.aoms_to_pick() {
        return None;
    }
    let first = match game.mission().sheet.group {
        Group::Building => AdventureType::Build,
        Group::Exploration => AdventureType::Explore,
        Group::Research => AdventureType::Research,
    };
    let left = game
        .mission()
        .game_box
        .aoms
        .iter()
        .filter(|aom| !crew.aoms.contains(&aom.id));
    let best = left.min_by_key(|aom| (aom.kind != first, aom.kind != AdventureType::Build))?;
    Some(Command::SetAom {
        aom: best.id.clone(),
        used: true,
    })
}

/// Draws the Upgrade cards where the app has the cards and keeps the board, unless the crew has named some.
fn draw_upgrades(game: &Game) -> Option<Command> {
    let state = game.state();
    let is_open =
        state.step == Step::Lay && state.board_state().is_some() && state.upgrade_cards.is_empty();
    let can_be_drawn = state.cards == ComponentSource::Digital && upgrades_to_draw(game) > 0;
    (is_open && can_be_drawn && drawable_upgrades(game).next().is_some())
        .then_some(Command::DealUpgrades {})
}

/// What the app deals next before the set-up goes on; `None` where nothing is left to deal.
pub fn next_dealt(game: &Game) -> Option<Command> {
    next_aom(game).or_else(|| draw_upgrades(game))
}

/// Confirms a step of the set-up. What is dealt is shown by a page that follows, so that it can be changed: AOMs when the crew is
/// complete, Upgrade cards when the table is laid.
pub fn confirm_step(game: &Game) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut after = game.clone();
    let mut add = |game: &mut Game, command: Command| {
        if let Ok(decided) = game.decide(&command) {
            *game = decided.after;
            commands.push(command);
        }
    };
    if game.state().step == Step::Crew {
        for _ in 0..game.state().crew.aoms_to_pick() {
            if let Some(aom) = next_aom(&after) {
                add(&mut after, aom);
            }
        }
    }
    add(&mut after, Command::Continue {});
    if game.state().step != Step::Lay
        && let Some(draw) = draw_upgrades(&after)
    {
        add(&mut after, draw);
    }
    commands
}

/// What a confirmed set-up has left out, although the mission sheet and the size of the crew provide it (almanac, 1-3 giocatori;
/// Miglioramenti).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct NotLaid {
    pub aoms: usize,
    /// Upgrade cards, where the app keeps the board.
    pub upgrades: usize,
}

impl NotLaid {
    /// What the set-up of that game leaves out; `None` where it is complete.
    pub fn of(game: &Game) -> Option<Self> {
        let state = game.state();
        let aoms = state
            .crew
            .aoms_to_pick()
            .saturating_sub(state.crew.aoms.len());
        let to_draw = upgrades_to_draw(game).min(drawable_upgrades(game).count());
        let to_draw = if state.board_state().is_some() {
            to_draw
        } else {
            0
        };
        let upgrades = to_draw.saturating_sub(state.upgrade_cards.len());
        (aoms + upgrades > 0).then_some(Self { aoms, upgrades })
    }
}
