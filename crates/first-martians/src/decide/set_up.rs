//! Set-up, and later corrections of the crew.

use super::{effects, objectives};
use crate::board::{Place, TargetedEffect};
use crate::command::Command;
use crate::decision::DecisionBuilder;
use crate::effect::{Id, NestedEffects};
use crate::fact::{Cause, Fact};
use crate::queries::upgrade_cards::{drawable_upgrades, upgrades_to_draw};
use crate::setup_steps::{LaidStep, Lay, LayBox, LayBroken, SetUpStep};
use crate::state::{Crew, Step};
use crate::vocabulary::Part;

pub(super) fn set(decision: &mut DecisionBuilder, command: &Command) {
    let fact = match command {
        Command::SetPlayers { players } => Fact::PlayersSet {
            crew: resized(&decision.state().crew, *players),
        },
        Command::SetName { seat, name } => Fact::Named {
            seat: *seat,
            name: name.trim().to_owned(),
        },
        Command::SetProfession { seat, profession } => {
            let swapped = decision
                .state()
                .crew
                .seat_of(*profession)
                .filter(|other| other != seat);
            Fact::ProfessionSet {
                seat: *seat,
                profession: *profession,
                swapped,
            }
        }
        Command::SetFirstPlayer { seat } => Fact::FirstPlayerSet { seat: *seat },
        Command::SetAom { aom, used } => Fact::AomSet {
            aom: aom.clone(),
            used: *used,
        },
        Command::SetDice { dice } => Fact::DiceSet { dice: *dice },
        Command::SetUpgrade { upgrade, used } => Fact::UpgradeCardSet {
            upgrade: upgrade.clone(),
            used: *used,
        },
        Command::SetCards { cards } => Fact::CardsSet { cards: *cards },
        Command::SetDifficulty { difficulty } => Fact::DifficultySet {
            difficulty: *difficulty,
        },
        Command::SetSheet { value, to } => {
            let from = decision.game().sheet().get(*value).unwrap_or(*to);
            Fact::SheetSet {
                value: *value,
                from,
                to: *to,
            }
        }
        Command::SetDie { block, sol, rolled } => Fact::DieSet {
            block: *block,
            sol: *sol,
            rolled: *rolled,
        },
        _ => return,
    };
    decision.emit(fact);
    // What was drawn for a crew of another size is drawn again.
    if matches!(command, Command::SetPlayers { .. }) && decision.state().step == Step::Lay {
        draw(decision);
    }
}

/// Draws as many Upgrade cards as the mission sheet says, in place of those named before.
pub(super) fn deal_upgrades(decision: &mut DecisionBuilder) {
    for upgrade in decision.state().upgrade_cards.clone() {
        decision.emit(Fact::UpgradeCardSet {
            upgrade,
            used: false,
        });
    }
    for _ in 0..upgrades_to_draw(decision.game()) {
        let left: Vec<Id> = drawable_upgrades(decision.game())
            .filter(|id| !decision.state().upgrade_cards.contains(id))
            .collect();
        let index = decision.roll("upgrade-card", left.len());
        let Some(upgrade) = left.get(index).cloned() else {
            return;
        };
        decision.emit(Fact::UpgradeCardSet {
            upgrade,
            used: true,
        });
    }
}

/// Draws what the mission's own steps of the set-up lay out for this crew.
pub(super) fn draw(decision: &mut DecisionBuilder) {
    let crew = (
        decision.state().crew.players,
        decision.state().crew.astronauts.len(),
    );
    let steps: Vec<SetUpStep> = decision
        .mission()
        .sheet
        .set_up
        .iter()
        .filter(|step| step.is_for(crew.1))
        .cloned()
        .collect();
    let mut laid: Vec<LaidStep> = Vec::new();
    for step in steps {
        let parts = match &step.lay {
            Some(Lay::Broken(broken)) => draw_parts(decision, broken, crew.0, &laid),
            _ => Vec::new(),
        };
        let mut ways = Vec::new();
        for effect in &step.effects {
            let NestedEffects::Random(random) = effect.nested_effects() else {
                continue;
            };
            let weights: Vec<u32> = random
                .ways
                .iter()
                .map(|way| u32::from(way.weight))
                .collect();
            let way = decision
                .weighted("random-way", &weights)
                .and_then(|index| random.ways.get(index));
            ways.extend(way.map(|way| way.id.clone()));
        }
        laid.push(LaidStep {
            step: step.id,
            parts,
            ways,
        });
    }
    if laid != decision.state().set_up {
        decision.emit(Fact::SetUpLaid { steps: laid });
    }
}

/// Draws parts that no step before has broken.
fn draw_parts(
    decision: &mut DecisionBuilder,
    broken: &LayBroken,
    players: u8,
    before: &[LaidStep],
) -> Vec<(Place, Part)> {
    let parts = &decision.mission().game_box.parts;
    let all = Place::all_on_board().flat_map(|place| {
        let parts = parts.get(&place.facility).into_iter().flatten();
        parts
            .filter(move |part| broken.fits(place.facility, **part))
            .map(move |part| (place, *part))
    });
    let mut left: Vec<(Place, Part)> = all
        .filter(|part| !before.iter().any(|laid| laid.parts.contains(part)))
        .collect();
    let mut drawn = Vec::new();
    for _ in 0..broken.count.for_players(players).max(0) {
        let index = decision.roll("set-up-part", left.len());
        if index < left.len() {
            drawn.push(left.remove(index));
        }
    }
    drawn.sort_unstable();
    drawn
}

/// Lays out what the mission's own steps of the set-up say; broken parts are on the board already.
pub(super) fn lay(decision: &mut DecisionBuilder) {
    for laid in decision.state().set_up.clone() {
        let Some(step) = decision
            .mission()
            .sheet
            .set_up
            .iter()
            .find(|step| step.id == laid.step)
            .cloned()
        else {
            continue;
        };
        if let Some(Lay::Box(LayBox { block })) = step.lay
            && !decision.state().red.contains(&block)
        {
            decision.emit(Fact::BoxTurned {
                block,
                red: true,
                cause: Cause::Effect,
            });
        }
        if let Some(Lay::Explored(it)) = &step.lay {
            objectives::explored(decision, it.region);
        }
        let strikes = step
            .effects_with(&laid.ways)
            .into_iter()
            .map(TargetedEffect::untargeted)
            .collect();
        effects::resolve(decision, strikes, None);
    }
}

/// A crew of another size: astronauts keep their names, new ones take the free professions.
fn resized(crew: &Crew, players: u8) -> Crew {
    let mut resized = Crew::unnamed(players);
    let places = resized.astronauts.len();
    let mut astronauts: Vec<_> = crew.astronauts.iter().take(places).cloned().collect();
    let fresh = Crew::unnamed(4).astronauts.into_iter();
    for newcomer in fresh {
        if astronauts.len() < places
            && !astronauts
                .iter()
                .any(|it| it.profession == newcomer.profession)
        {
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
