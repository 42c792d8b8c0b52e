//! The ids of the rules entries of a step, the most relevant first.
//!
//! All matches are exhaustive, so that every new variant gets its entries; a test checks that they exist.

use super::task::effect_of;
use first_martians::Game;
use first_martians::board::{ActionKind, Question};
use first_martians::effect::{Effect, Entry};
use first_martians::state::{Card, CardKind, Step, Task};
use first_martians::vocabulary::{Resource, Rover};

/// The entries that are about one mission, by its id.
const MISSIONS: [Entry; 1] = ["make-yourself-at-home"];

/// As many as can be seen at a glance.
const MAX: usize = 6;

/// The entries of the current step or task. Hidden effects have none.
pub(super) fn current(game: &Game) -> Vec<Entry> {
    let state = game.state();
    let mut all = state
        .queue
        .front()
        .map(|task| of_task(game, task))
        .unwrap_or_default();
    if state.queue.is_empty() {
        let board = state.board.as_ref().filter(|board| board.full);
        let declared = board
            .and_then(|board| board.declared.first())
            .filter(|_| state.step == Step::Resolve);
        all.extend(
            declared
                .into_iter()
                .flat_map(|action| of_kind(&action.planned.kind)),
        );
        all.extend(of_step(&state.step));
        let planned = board
            .map(|board| board.plan.as_slice())
            .filter(|_| state.step == Step::Plan);
        all.extend(
            planned
                .into_iter()
                .flatten()
                .flat_map(|planned| of_kind(&planned.kind).iter().take(1)),
        );
    }
    // The rules of one mission are not those of another.
    all.retain(|entry| !MISSIONS.contains(entry) || game.mission().sheet.id == *entry);
    all
}

/// Removes duplicates, and limits the number.
pub(super) fn unique(all: impl IntoIterator<Item = Entry>) -> Vec<Entry> {
    let mut once = Vec::new();
    for id in all {
        if once.len() < MAX && !once.contains(&id) {
            once.push(id);
        }
    }
    once
}

pub(super) const fn of_step(step: &Step) -> &'static [Entry] {
    match step {
        Step::Crew => &["number-of-players", "astronauts", "aoms", "first-player"],
        Step::Sheet => &["set-up", "threshold", "sols"],
        Step::Lay => &["set-up", "make-yourself-at-home", "cargo-bay"],
        Step::RaiseTrack { .. } => &["raise-malfunction", "malfunction-track", "malfunction-card"],
        Step::FollowUps => &["follow-ups", "events-phase"],
        Step::MissionEvent => &["mission-event", "event-action", "events-phase"],
        Step::Morale => &["morale-phase", "morale-track", "morale-tokens", "wounds"],
        Step::Oxygen => &["oxygenators", "oxygen-use", "surplus", "shortage"],
        Step::Energy => &["solar-panels", "energy-use", "surplus", "shortage"],
        Step::Farm => &["farm", "growth", "wilting", "food", "eating"],
        Step::Stress => &["stress", "stress-18", "lower-stress"],
        Step::WorkingBlock => &["working-block-production", "froggy-damage", "broken-parts"],
        Step::MissionRules => &["production-phase", "mission-terms"],
        Step::Plan => &[
            "actions-phase",
            "declaring",
            "one-or-two-pawns",
            "costs",
            "requirements",
        ],
        Step::Resolve => &[
            "order-of-actions",
            "dice",
            "successful-action",
            "failed-action",
        ],
        Step::MalfunctionDice { .. } => {
            &["malfunction-dice", "malfunction-phase", "malfunction-box"]
        }
        Step::Penalties { .. } => &["malfunction-penalties", "malfunction-track", "broken-parts"],
        Step::MalfunctionCards => &["malfunction-card", "malfunction-deck", "malfunction-box"],
        Step::CleanUp => &[
            "clean-up",
            "clean-up-tokens",
            "first-player",
            "end-of-round",
        ],
        Step::Threshold => &["threshold", "broken-parts", "victory"],
        Step::End => &["end-of-game", "victory", "defeat"],
    }
}

pub(super) fn of_task(game: &Game, task: &Task) -> Vec<Entry> {
    match task {
        Task::Read { card, .. } => of_card(card).to_vec(),
        Task::Effects { card, effects, .. } => {
            let open = Task::leading(effects)
                .iter()
                .filter(|effect| !game.hides(effect));
            open.flat_map(of_effect)
                .chain(of_card(card))
                .copied()
                .collect()
        }
        Task::Ask { card, .. } | Task::Choose { card, .. } => of_card(card).to_vec(),
        Task::AskTable { .. } => vec!["mission-terms"],
        Task::EventAction { .. } => vec!["event-action", "event-duration"],
        Task::DrawCard { .. } => vec!["malfunction-deck", "keywords", "malfunction-card"],
        Task::Settle { .. } => vec!["malfunction-card", "malfunction-box"],
        Task::DrawAdventure { .. } => vec!["adventures", "adventure-kinds"],
        Task::Pick { question, .. } => of_question(question),
        Task::Perform { strikes, .. } => {
            let open = strikes
                .iter()
                .map(|strike| &strike.effect)
                .filter(|effect| !game.hides(effect));
            open.flat_map(of_effect)
                .copied()
                .chain(["timing"])
                .collect()
        }
        Task::Missing { .. } => vec!["mission-terms"],
    }
}

const fn of_card(card: &Card) -> &'static [Entry] {
    if card.is_follow_up() {
        return &["follow-ups", "timing"];
    }
    match card.kind {
        CardKind::Mission => &["goal", "objectives"],
        CardKind::Event => &["mission-event", "event-action", "timing"],
        CardKind::FollowUp => &["follow-ups", "timing"],
        CardKind::Adventure(_) => &["adventures", "timing"],
        CardKind::Malfunction(_) => &["malfunction-card", "malfunction-deck", "malfunction-box"],
        CardKind::Objective => &["objectives"],
        CardKind::Action => &["mission-actions"],
        CardKind::Ending | CardKind::Loss => &["end-of-game", "victory", "defeat"],
        CardKind::Track | CardKind::Walker | CardKind::Standing => {
            &["mission-actions", "objectives"]
        }
    }
}

pub(super) fn of_question(question: &Question) -> Vec<Entry> {
    let effect = effect_of(question).map(of_effect).unwrap_or_default();
    let own: &[Entry] = match question {
        Question::Shut {
            resource: Resource::Oxygen,
        } => &["shortage", "shutdown-tiles", "oxygen-use"],
        Question::Shut {
            resource: Resource::Energy | Resource::Food,
        } => &["shortage", "shutdown-tiles", "energy-use"],
        Question::Starve { .. } => &["eating", "food", "wounds"],
        Question::StopWilting { .. } => &["prevent-wilting", "wilting"],
        Question::LoseSample {} => &["working-block-production", "broken-parts"],
        Question::WhichFacility { .. } => &["facilities"],
        Question::WhichAstronaut { .. } => &["timing-immediate"],
        Question::RoverRoll {
            rover: Rover::Froggy,
        } => &["froggy-damage", "froggy"],
        Question::RoverRoll {
            rover: Rover::Scorpio,
        } => &["token-rover", "scorpio"],
        Question::WhichCondition { .. } => &["conditions", "heal"],
        Question::WhichRegion { effect } if matches!(**effect, Effect::RegionToken(_)) => {
            &["modifier-tokens", "roi"]
        }
        Question::WhichRegion { .. } => &["samples", "roi"],
        Question::WhichUpgrade { .. } => &["upgrades", "dismantling"],
        Question::WhichPerson { .. } => &["timing"],
        Question::WhoPerformed { .. } => &["event-action"],
        Question::SixthWound { .. } => &["wounds", "defeat"],
        Question::FullTrack { .. } => &["malfunction-track", "malfunction-card"],
        Question::Overgrown { .. } => &["greenhouses", "growth"],
    };
    effect.iter().chain(own).copied().collect()
}

fn of_effect(effect: &Effect) -> &'static [Entry] {
    effect.description().entries
}

pub(super) const fn of_kind(kind: &ActionKind) -> &'static [Entry] {
    match kind {
        ActionKind::Event(_) => &["event-action", "event-duration"],
        ActionKind::Rest => &["rest", "morale-tokens"],
        ActionKind::UnwindMorale => &["unwind", "morale-track"],
        ActionKind::UnwindStress => &["unwind", "lower-stress"],
        ActionKind::HealWound(_) => &["heal", "wounds"],
        ActionKind::HealCondition(..) => &["heal", "conditions"],
        ActionKind::Manage(_) => &["manage", "malfunction-track"],
        ActionKind::Explore(_) => &["explore", "placing-a-roi", "distance"],
        ActionKind::GatherSample(_) => &["gather", "samples", "distance"],
        ActionKind::GatherObjective(_) => &["gather", "objective-tokens", "distance"],
        ActionKind::Examine | ActionKind::Discover => &["research", "discoveries"],
        ActionKind::Plant(_) => &["planting", "greenhouses"],
        ActionKind::Repair(..) => &["repair", "spare-parts", "build"],
        ActionKind::Switch { .. } => &["switch-parts", "build"],
        ActionKind::RepairRover(..) => &["repair-rover", "build"],
        ActionKind::BuildUpgrade(_) => &["build-upgrade", "upgrades", "build"],
        ActionKind::BuildSpare(_) => &["build", "spare-farm"],
        ActionKind::RemoveShutdown(..) => &["remove-shutdown", "shutdown-tiles"],
        ActionKind::Mission(_) => &["mission-actions"],
        ActionKind::MissionAt { .. } => &["mission-actions", "distance"],
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Language;
    use crate::tests::catalogue::{self, Examples};
    use crate::tests::planner;
    use rulebook::shipped_library;

    #[track_caller]
    fn exist(what: &str, entries: &[Entry]) {
        assert!(!entries.is_empty(), "{what} names no entry");
        for id in entries {
            for &language in Language::ALL {
                assert!(
                    shipped_library().entry(language, id).is_some(),
                    "{what} names {id}, which is no entry"
                );
            }
        }
    }

    #[test]
    fn every_step_task_and_effect_names_entries_that_exist() {
        let (game, _) = crate::tests::game(2);
        catalogue::steps()
            .iter()
            .for_each(|step| exist(step.id(), of_step(step)));
        catalogue::tasks()
            .iter()
            .for_each(|task| exist(task.id(), &of_task(&game, task)));
        catalogue::effects()
            .iter()
            .for_each(|effect| exist(Examples::name(effect), of_effect(effect)));
    }

    #[test]
    fn every_action_names_entries_that_exist() {
        planner::actions()
            .iter()
            .for_each(|kind| exist(&format!("{kind:?}"), of_kind(kind)));
    }

    #[test]
    fn every_row_of_a_sum_names_an_entry_that_exists() {
        let rows = include_str!("upkeep.rs").split("out.row(").skip(1);
        // The id is a literal, on the same line or on the next one.
        let ids = rows.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        let named: Vec<&str> = ids.collect();
        assert!(named.len() > 12);
        named
            .iter()
            .chain(&["shortage", "surplus", "oxygen-use", "energy-use"])
            .for_each(|id| {
                assert!(
                    shipped_library().entry(Language::English, id).is_some(),
                    "{id}"
                );
            });
    }

    #[test]
    fn hidden_effects_have_no_entries_and_entries_are_unique() {
        assert_eq!(unique(["heal", "wounds", "heal"]), ["heal", "wounds"]);
        let task: Task = serde_json::from_value(
            json!({"effects": {"card": catalogue::event(), "effects": [{"set_flag": "pod-guided"}], "by": null}}),
        )
        .expect("a task");
        let (game, _) = crate::tests::game(2);
        assert!(!of_task(&game, &task).contains(&"follow-ups"));
    }
}
