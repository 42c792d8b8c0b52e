//! Objectives that Full board recognises from what happens on the board.

use super::{reports, tokens};
use crate::board::{BoardCounter, BoardFact, BoardState};
use crate::decision::DecisionBuilder;
use crate::effect::ItemCount;
use crate::fact::{Cause, Fact};
use crate::mission::{Objective, ObjectiveKind, Takes, TakesRegions};
use crate::vocabulary::{Area, Region, TokenColour};

/// Advances the objectives that the new facts fulfil. Each fact counts once; corrections do not count.
pub(super) fn recognise(decision: &mut DecisionBuilder) {
    if decision.state().board_state().is_none() || !decision.state().is_under_way() {
        return;
    }
    for fact in decision.unsearched(concerns) {
        if let Fact::ObjectiveRevealed { objective } = &fact {
            appeared(decision, objective);
        }
        let Fact::Board(fact) = fact else { continue };
        if let BoardFact::Explored { region, .. } = &fact {
            explored(decision, *region);
        }
        for (id, takes) in open(decision) {
            let kind = decision
                .state()
                .board_state()
                .is_some_and(|board| brings_on(board, &takes, &fact));
            if kind {
                reports::advance(decision, &id, Cause::Action);
            }
        }
    }
}

/// Whether the fact may advance or reveal an objective.
fn concerns(fact: &Fact) -> bool {
    if let Fact::Board(BoardFact::Moved { spot, cause, .. }) = fact {
        let counted = matches!(
            spot,
            BoardCounter::Built(_)
                | BoardCounter::Growth(..)
                | BoardCounter::Objectives(_)
                | BoardCounter::Cargo(..)
        );
        return counted && *cause != Cause::Correction;
    }
    matches!(
        fact,
        Fact::ObjectiveRevealed { .. } | Fact::Board(BoardFact::Explored { .. })
    )
}

/// The visible objectives that are not met.
fn open(decision: &DecisionBuilder) -> Vec<(String, Takes)> {
    let objectives = decision
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|it| decision.game().is_open(it));
    objectives
        .map(|it| (it.id.clone(), it.requirement.clone()))
        .collect()
}

/// Whether the fact is a success for the objective.
fn brings_on(board: &BoardState, takes: &Takes, fact: &BoardFact) -> bool {
    match (takes, fact) {
        (Takes::Explore(takes), BoardFact::Explored { region, .. }) => wants(takes, *region),
        (
            _,
            BoardFact::Moved {
                cause: Cause::Correction,
                ..
            },
        ) => false,
        (
            Takes::Build(takes),
            BoardFact::Moved {
                spot: BoardCounter::Built(place),
                to,
                ..
            },
        ) => *to > 0 && place.facility == takes.facility,
        // A seed on the first space has just been planted, unless it wilted down to it.
        (
            Takes::Plant {},
            BoardFact::Moved {
                spot: BoardCounter::Growth(_, 1),
                to: 1,
                cause: Cause::Action | Cause::Table,
                ..
            },
        ) => true,
        (
            Takes::Gather(takes),
            BoardFact::Moved {
                spot: BoardCounter::Objectives(region),
                from,
                to,
                cause: Cause::Action | Cause::Table,
            },
        ) => to < from && wants(takes, *region),
        (
            Takes::Have(takes),
            BoardFact::Moved {
                spot: BoardCounter::Cargo(_, item),
                from,
                to,
                ..
            },
        ) => *item == takes.item && to > from && has(board, takes),
        _ => false,
    }
}

fn wants(takes: &TakesRegions, region: Region) -> bool {
    takes.regions.is_empty() || takes.regions.contains(&region)
}

fn has(board: &BoardState, takes: &ItemCount) -> bool {
    let lying = |&area: &Area| {
        u16::from(
            board
                .get(&BoardCounter::Cargo(area, takes.item))
                .unwrap_or(0),
        )
    };
    Area::ALL.iter().map(lying).sum::<u16>() >= u16::from(takes.count)
}

/// An objective was revealed: regions explored before count, and tokens are laid where they can be gathered.
pub(super) fn appeared(decision: &mut DecisionBuilder, objective: &str) {
    match decision
        .mission()
        .objective(objective)
        .map(|it| it.requirement.clone())
    {
        Some(Takes::Explore(takes)) => {
            let explored = |region: &&Region| {
                decision
                    .state()
                    .board_state()
                    .is_some_and(|board| board.map.at(**region).is_some())
            };
            let times = takes.regions.iter().filter(explored).count();
            (0..times).for_each(|_| reports::advance(decision, objective, Cause::Action));
        }
        Some(Takes::Gather(takes)) => takes
            .regions
            .into_iter()
            .for_each(|region| lay_objective_token(decision, region)),
        _ => {}
    }
}

/// Puts the tokens of objectives and of the mission on a region that is explored.
pub(super) fn explored(decision: &mut DecisionBuilder, region: Region) {
    lay_objective_token(decision, region);
    tokens::explored(decision, region);
}

/// Lays the Objective token of a region once the region is explored and the Mission Log shows the objective
/// (almanac, Obiettivi).
fn lay_objective_token(decision: &mut DecisionBuilder, region: Region) {
    let named = open(decision)
        .iter()
        .any(|(_, takes)| matches!(takes, Takes::Gather(takes) if takes.regions.contains(&region)));
    let bare = decision.state().spot(&BoardCounter::Objectives(region)) == Some(0);
    if named && bare {
        decision.set_spot(&BoardCounter::Objectives(region), 1, Cause::Effect);
    }
}

/// An Objective token of a region is gathered: onto the mission sheet where an open objective asks for it, else it is Pending like a
/// sample (almanac, Segnalini Obiettivo, L69).
pub(super) fn gather_token(decision: &mut DecisionBuilder, region: Region, cause: Cause) {
    if decision
        .state()
        .spot(&BoardCounter::Objectives(region))
        .is_none_or(|there| there == 0)
    {
        return;
    }
    if let Some(token) = tokens::next_in(decision, region) {
        tokens::take(decision, &token, cause);
        return;
    }
    let asked = open(decision)
        .iter()
        .any(|(_, takes)| matches!(takes, Takes::Gather(takes) if wants(takes, region)));
    let pending = BoardCounter::ObjectiveTokens(Area::Pending, token_colour(decision, region));
    decision.carry_mark(
        &BoardCounter::Objectives(region),
        0,
        Some(&pending).filter(|_| !asked),
        Some(region),
    );
    decision.move_spot(&BoardCounter::Objectives(region), -1, cause);
    if !asked {
        decision.move_spot(&pending, 1, cause);
    }
}

/// The colour of the tokens of a region: that of an objective of the Mission Log that names it.
fn token_colour(decision: &DecisionBuilder, region: Region) -> TokenColour {
    let shown = |it: &Objective| {
        decision
            .state()
            .objectives
            .get(&it.id)
            .is_some_and(|it| it.shown)
    };
    let names =
        |it: &Objective| matches!(&it.requirement, Takes::Gather(takes) if wants(takes, region));
    match decision
        .mission()
        .sheet
        .objectives
        .iter()
        .find(|it| names(it) && shown(it))
        .map(|it| it.kind)
    {
        Some(ObjectiveKind::Mandatory | ObjectiveKind::Threshold) => TokenColour::Red,
        Some(ObjectiveKind::Optional) => TokenColour::Orange,
        None => TokenColour::Black,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn counts(takes: Value, fact: Value) -> bool {
        let mut board = BoardState::default();
        board.set(
            &BoardCounter::Cargo(Area::Pending, crate::vocabulary::Item::Seed),
            2,
        );
        let takes = serde_json::from_value(takes).unwrap_or(Takes::Words {});
        serde_json::from_value(fact).is_ok_and(|fact| brings_on(&board, &takes, &fact))
    }

    fn moved(spot: &str, from: u8, to: u8, cause: &str) -> Value {
        json!({"moved": {"spot": spot, "from": from, "to": to, "cause": cause}})
    }

    #[test]
    fn a_spare_facility_counts_when_it_is_built() {
        let takes = json!({"build": {"facility": "farm"}});
        assert!(counts(takes.clone(), moved("built.farm-2", 0, 1, "action")));
        assert!(!counts(
            takes.clone(),
            moved("built.oxygenator-3", 0, 1, "action")
        ));
        assert!(!counts(takes, moved("built.farm-2", 0, 1, "correction")));
    }

    #[test]
    fn a_seed_counts_when_it_is_planted_not_when_it_wilts() {
        let takes = json!({"plant": {}});
        assert!(counts(
            takes.clone(),
            moved("growth.farm-2.1", 0, 1, "action")
        ));
        assert!(
            !counts(takes.clone(), moved("growth.farm.1", 0, 1, "effect")),
            "down from the second space"
        );
        assert!(!counts(
            takes.clone(),
            moved("growth.farm.1", 1, 0, "action")
        ));
        assert!(!counts(takes, moved("growth.farm.2", 0, 1, "action")));
    }

    #[test]
    fn a_region_counts_when_it_is_explored_or_its_token_gathered() {
        let south = json!([{"ring": 1, "direction": "s"}]);
        let explored = |direction: &str| json!({"explored": {"region": {"ring": 1, "direction": direction}, "tile": {}}});
        assert!(counts(
            json!({"explore": {"regions": south}}),
            explored("s")
        ));
        assert!(!counts(
            json!({"explore": {"regions": south}}),
            explored("n")
        ));
        assert!(counts(json!({"explore": {"regions": []}}), explored("n")));
        assert!(counts(
            json!({"gather": {"regions": south}}),
            moved("objectives.1-s", 1, 0, "action")
        ));
        assert!(!counts(
            json!({"gather": {"regions": south}}),
            moved("objectives.1-s", 0, 1, "action")
        ));
        assert!(!counts(
            json!({"gather": {"regions": south}}),
            moved("samples.1-s", 1, 0, "action")
        ));
    }

    #[test]
    fn things_count_when_enough_lie_in_both_areas_together() {
        let fact = || moved("cargo.pending.seed", 1, 2, "effect");
        assert!(counts(
            json!({"have": {"item": "seed", "count": 2}}),
            fact()
        ));
        assert!(!counts(
            json!({"have": {"item": "seed", "count": 3}}),
            fact()
        ));
        assert!(!counts(
            json!({"have": {"item": "sample", "count": 1}}),
            fact()
        ));
    }
}
