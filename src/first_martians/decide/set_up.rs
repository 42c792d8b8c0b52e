//! Set-up, and later corrections of the crew.

use super::super::command::Command;
use super::super::draft::Draft;
use super::super::effect::Id;
use super::super::fact::Fact;
use super::super::queries::upgrade_cards::{drawable_upgrades, upgrades_to_draw};
use super::super::state::Crew;

pub(super) fn set(draft: &mut Draft, command: &Command) {
    let fact = match command {
        Command::SetPlayers { players } => Fact::PlayersSet { crew: resized(&draft.state().crew, *players) },
        Command::SetName { seat, name } => Fact::Named { seat: *seat, name: name.trim().to_owned() },
        Command::SetProfession { seat, profession } => {
            let swapped = draft.state().crew.seat_of(*profession).filter(|other| other != seat);
            Fact::ProfessionSet { seat: *seat, profession: *profession, swapped }
        }
        Command::SetFirstPlayer { seat } => Fact::FirstPlayerSet { seat: *seat },
        Command::SetAom { aom, used } => Fact::AomSet { aom: aom.clone(), used: *used },
        Command::SetDice { dice } => Fact::DiceSet { dice: *dice },
        Command::SetUpgrade { upgrade, used } => Fact::UpgradeCardSet { upgrade: upgrade.clone(), used: *used },
        Command::SetCards { cards } => Fact::CardsSet { cards: *cards },
        Command::SetDifficulty { difficulty } => Fact::DifficultySet { difficulty: *difficulty },
        Command::SetSheet { value, to } => {
            let from = draft.game().sheet().get(*value).unwrap_or(*to);
            Fact::SheetSet { value: *value, from, to: *to }
        }
        Command::SetDie { block, sol, rolled } => Fact::DieSet { block: *block, sol: *sol, rolled: *rolled },
        _ => return,
    };
    draft.emit(fact);
}

/// Draws as many Upgrade cards as the mission sheet says, in place of those named before.
pub(super) fn deal_upgrades(draft: &mut Draft) {
    for upgrade in draft.state().upgrade_cards.clone() {
        draft.emit(Fact::UpgradeCardSet { upgrade, used: false });
    }
    for _ in 0..upgrades_to_draw(draft.game()) {
        let left: Vec<Id> = drawable_upgrades(draft.game()).filter(|id| !draft.state().upgrade_cards.contains(id)).collect();
        let index = draft.roll("upgrade-card", left.len());
        let Some(upgrade) = left.get(index).cloned() else { return };
        draft.emit(Fact::UpgradeCardSet { upgrade, used: true });
    }
}

/// A crew of another size: astronauts keep their names, new ones take the free professions.
fn resized(crew: &Crew, players: u8) -> Crew {
    let mut resized = Crew::unnamed(players);
    let places = resized.astronauts.len();
    let mut astronauts: Vec<_> = crew.astronauts.iter().take(places).cloned().collect();
    let fresh = Crew::unnamed(4).astronauts.into_iter();
    for newcomer in fresh {
        if astronauts.len() < places && !astronauts.iter().any(|it| it.profession == newcomer.profession) {
            astronauts.push(newcomer);
        }
    }
    resized.astronauts = astronauts;
    if usize::from(crew.first_player) < places {
        resized.first_player = crew.first_player;
    }
    if players == crew.players {
        resized.aoms = crew.aoms.clone();
    }
    resized
}
