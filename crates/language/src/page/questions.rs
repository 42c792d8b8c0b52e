//! The three questions that tables ask at a step, the most pressing first: each leads to the sentence of an entry that answers it.
//!
//! All matches are exhaustive, so that every new variant gets its questions; a test checks that the entries declare them.

use super::task::effect_of;
use first_martians::Game;
use first_martians::board::{ActionKind, Question};
use first_martians::effect::Effect;
use first_martians::state::{Card, CardKind, Step, Task};
use first_martians::vocabulary::{Resource, Rover};
use rulebook::{StepQuestion, first_question_of};

/// As many as a step shows.
const COUNT: usize = 3;

type Three = [StepQuestion; COUNT];

const fn ask(questions: [(&'static str, &'static str); COUNT]) -> Three {
    StepQuestion::three(questions)
}

/// The questions of the current step or task. A declared action that is being resolved has its own.
pub(super) fn current(game: &Game) -> Vec<StepQuestion> {
    let state = game.state();
    if let Some(task) = state.queue.front() {
        return of_task(game, task);
    }
    let board = state
        .board
        .as_ref()
        .filter(|board| board.full && state.step == Step::Resolve);
    let declared = board.and_then(|board| board.declared.first());
    declared
        .map_or_else(
            || of_step(&state.step),
            |action| of_action(&action.planned.kind),
        )
        .to_vec()
}

/// Of several pages that one press passes: the first question of each, then the second ones.
pub(super) fn of_pages<'p>(
    pages: impl Iterator<Item = &'p [StepQuestion]> + Clone,
) -> Vec<StepQuestion> {
    limited((0..COUNT).flat_map(|at| pages.clone().filter_map(move |page| page.get(at).copied())))
}

fn limited(all: impl IntoIterator<Item = StepQuestion>) -> Vec<StepQuestion> {
    let mut once = Vec::new();
    for question in all {
        if once.len() < COUNT && !once.contains(&question) {
            once.push(question);
        }
    }
    once
}

const fn of_step(step: &Step) -> Three {
    ask(match step {
        Step::Crew => [
            ("number-of-players", "counted"),
            ("aoms", "how-many"),
            ("first-first-player", "who"),
        ],
        Step::Sheet => [
            ("threshold", "equal"),
            ("threshold", "box"),
            ("sols", "crew"),
        ],
        Step::Lay => [
            ("starting-supplies", "start"),
            ("stress", "start"),
            ("set-up", "upgrades"),
        ],
        Step::RaiseTrack { .. } => [
            ("malfunction-card", "now"),
            ("malfunction-card", "beyond"),
            ("malfunction-box", "red-already"),
        ],
        Step::FollowUps => [
            ("follow-ups", "refuse"),
            ("follow-ups", "first"),
            ("event-duration", "certain"),
        ],
        Step::MissionEvent => [
            ("mission-event", "skip"),
            ("event-action", "when"),
            ("event-duration", "until"),
        ],
        Step::Morale => [
            ("morale-track", "whom"),
            ("morale-phase", "too-few"),
            ("morale-phase", "choose"),
        ],
        Step::Oxygen => [
            ("oxygen-use", "which"),
            ("shortage", "supply"),
            ("oxygen-use", "tile"),
        ],
        Step::Energy => [
            ("energy-use", "other"),
            ("shortage", "supply"),
            ("oxygenators", "shut"),
        ],
        Step::Farm => [
            ("eating", "supply"),
            ("growth", "ripe"),
            ("wilting", "twice"),
        ],
        Step::Stress => [
            ("shutdown-tiles", "stress"),
            ("stress", "below"),
            ("lower-stress", "how"),
        ],
        Step::WorkingBlock => [
            ("working-block-production", "blocks"),
            ("froggy-damage", "when"),
            ("working-block-production", "token"),
        ],
        Step::MissionRules => [
            ("production-phase", "mission"),
            ("production-phase", "order"),
            ("production-phase", "who"),
        ],
        Step::Plan => [
            ("pawns", "both"),
            ("requirements", "same-sol"),
            ("change-of-mind", "until"),
        ],
        Step::Resolve => [
            ("order-of-actions", "equal"),
            ("failed-action", "supplies"),
            ("dice-questions", "again"),
        ],
        Step::MalfunctionDice { .. } => [
            ("malfunction-dice", "both"),
            ("no-malfunction-die", "skip"),
            ("malfunction-penalties", "no-die"),
        ],
        Step::Penalties { .. } => [
            ("malfunction-penalties", "repaired"),
            ("malfunction-penalties", "shut"),
            ("malfunction-penalties", "no-die"),
        ],
        Step::MalfunctionCards => [
            ("malfunction-card", "two"),
            ("malfunction-card", "shut"),
            ("malfunction-deck", "last"),
        ],
        Step::CleanUp => [
            ("clean-up-tokens", "shut"),
            ("clean-up-tokens", "one"),
            ("clean-up", "roi"),
        ],
        Step::Threshold => [
            ("threshold", "upgrade"),
            ("threshold", "box"),
            ("threshold", "not-met"),
        ],
        Step::End => [
            ("victory", "optional"),
            ("defeat", "dead"),
            ("victory", "points"),
        ],
    })
}

fn of_task(game: &Game, task: &Task) -> Vec<StepQuestion> {
    match task {
        Task::Read { card, .. } | Task::Ask { card, .. } | Task::Choose { card, .. } => {
            of_card(card).to_vec()
        }
        Task::Effects { card, effects, .. } => {
            let open = Task::leading(effects)
                .iter()
                .filter(|effect| !game.hides(effect));
            limited(open.flat_map(of_effect).chain(of_card(card)))
        }
        Task::AskTable { .. } | Task::Missing { .. } => ask([
            ("app-input", "who"),
            ("forgotten-rule", "back"),
            ("first-player", "dispute"),
        ])
        .to_vec(),
        Task::EventAction { .. } => ask([
            ("event-duration", "until"),
            ("event-action", "aom"),
            ("event-action", "close"),
        ])
        .to_vec(),
        Task::DrawCard { .. } => ask([
            ("keywords", "passed"),
            ("keywords", "shut"),
            ("malfunction-deck", "last"),
        ])
        .to_vec(),
        Task::Settle { .. } => ask([
            ("malfunction-box", "next"),
            ("malfunction-card", "beyond"),
            ("malfunction-box", "green"),
        ])
        .to_vec(),
        Task::DrawAdventure { .. } => adventure().to_vec(),
        Task::Pick { question, .. } => of_question(question),
        Task::Perform { strikes, .. } => {
            let open = strikes
                .iter()
                .map(|strike| &strike.effect)
                .filter(|effect| !game.hides(effect));
            limited(open.flat_map(of_effect).chain(any_effect()))
        }
    }
}

const fn adventure() -> Three {
    ask([
        ("adventures", "who"),
        ("adventures", "two"),
        ("adventure-kinds", "later"),
    ])
}

/// What is asked of an effect, whatever it does.
const fn any_effect() -> Three {
    ask([
        ("timing", "unlisted"),
        ("shutdown-tiles", "ignore"),
        ("first-player", "dispute"),
    ])
}

const fn of_card(card: &Card) -> Three {
    const FOLLOW_UP: Three = ask([
        ("follow-ups", "refuse"),
        ("follow-ups", "first"),
        ("follow-ups", "good"),
    ]);
    if card.is_follow_up() {
        return FOLLOW_UP;
    }
    match card.kind {
        CardKind::Mission => ask([
            ("goal", "lose"),
            ("objectives", "tick"),
            ("objectives", "optional"),
        ]),
        CardKind::Event => ask([
            ("mission-event", "skip"),
            ("event-action", "when"),
            ("event-duration", "certain"),
        ]),
        CardKind::FollowUp => FOLLOW_UP,
        CardKind::Adventure(_) => adventure(),
        CardKind::Malfunction(_) => ask([
            ("malfunction-card", "shut"),
            ("malfunction-box", "next"),
            ("malfunction-card", "beyond"),
        ]),
        CardKind::Objective => ask([
            ("objectives", "tick"),
            ("objective-tokens", "where"),
            ("objectives", "last"),
        ]),
        CardKind::Action | CardKind::Track | CardKind::Walker => mission_action(),
        CardKind::Standing => any_effect(),
        CardKind::Ending | CardKind::Loss => of_step(&Step::End),
    }
}

const fn mission_action() -> Three {
    ask([
        ("mission-actions", "typed"),
        ("mission-actions", "untyped"),
        ("mission-actions", "where"),
    ])
}

fn of_question(question: &Question) -> Vec<StepQuestion> {
    let own = ask(match question {
        Question::Shut {
            resource: Resource::Oxygen | Resource::Energy | Resource::Food,
        } => [
            ("shortage", "which"),
            ("shortage", "supply"),
            ("shortage", "quiet"),
        ],
        Question::Starve { .. } => [
            ("eating", "who"),
            ("eating", "wounds"),
            ("eating", "supply"),
        ],
        Question::StopWilting { .. } => [
            ("prevent-wilting", "cost"),
            ("prevent-wilting", "grow"),
            ("prevent-wilting", "anew"),
        ],
        Question::LoseSample {} => [
            ("working-block-production", "sample"),
            ("working-block-production", "all"),
            ("working-block-production", "blocks"),
        ],
        Question::WhichFacility { .. } => [
            ("shutdown-tiles", "ignore"),
            ("facility-cards", "like-others"),
            ("first-player", "dispute"),
        ],
        Question::WhichAstronaut { .. } | Question::WhichPerson { .. } => [
            ("first-player", "dispute"),
            ("timing", "unlisted"),
            ("forgotten-rule", "back"),
        ],
        Question::RoverRoll {
            rover: Rover::Froggy,
        } => [
            ("froggy-damage", "when"),
            ("froggy-damage", "wound"),
            ("froggy-damage", "several"),
        ],
        Question::RoverRoll {
            rover: Rover::Scorpio,
        } => [
            ("token-rover", "when"),
            ("token-rover", "action"),
            ("token-rover", "driver"),
        ],
        Question::WhichCondition { .. } => {
            [("heal", "until"), ("heal", "both"), ("conditions", "twice")]
        }
        Question::WhichRegion { effect } if matches!(**effect, Effect::RegionToken(_)) => [
            ("modifier-tokens", "second"),
            ("modifier-tokens", "declared"),
            ("clean-up", "roi"),
        ],
        Question::WhichRegion { .. } => [
            ("samples", "when"),
            ("placing-a-roi", "terrain"),
            ("first-player", "dispute"),
        ],
        Question::WhichUpgrade { .. } => [
            ("dismantling", "installed"),
            ("dismantling", "replaced"),
            ("upgrades", "shut"),
        ],
        Question::WhoPerformed { .. } => [
            ("stacking-pawns", "performer"),
            ("event-action", "aom"),
            ("adventures", "who"),
        ],
        Question::SixthWound { .. } => [
            ("death", "fifth"),
            ("death", "others"),
            ("death", "replace"),
        ],
        Question::FullTrack { .. } => [
            ("malfunction-card", "now"),
            ("malfunction-card", "beyond"),
            ("malfunction-card", "two"),
        ],
        Question::Overgrown { .. } => [
            ("greenhouses", "holds"),
            ("growth", "space"),
            ("greenhouses", "today"),
        ],
    });
    limited(
        effect_of(question)
            .and_then(of_effect)
            .into_iter()
            .chain(own),
    )
}

/// The first question that the entries of an effect declare.
fn of_effect(effect: &Effect) -> Option<StepQuestion> {
    effect
        .description()
        .entries
        .iter()
        .find_map(|entry| first_question_of(entry))
}

const fn of_action(action: &ActionKind) -> Three {
    ask(match action {
        ActionKind::Event(_) => [
            ("event-action", "aom"),
            ("event-action", "when"),
            ("failed-action", "supplies"),
        ],
        ActionKind::Rest => [
            ("rest", "many"),
            ("rest", "gain"),
            ("morale-tokens", "lend"),
        ],
        ActionKind::UnwindMorale | ActionKind::UnwindStress => {
            [("unwind", "mixed"), ("unwind", "limit"), ("unwind", "cpu")]
        }
        ActionKind::HealWound(_) => [("heal", "medic"), ("heal", "both"), ("heal", "icon")],
        ActionKind::HealCondition(..) => [("heal", "medic"), ("heal", "both"), ("heal", "until")],
        ActionKind::Manage(_) => [("manage", "twice"), ("manage", "box"), ("manage", "cpu")],
        ActionKind::Explore(_) => [
            ("placing-a-roi", "terrain"),
            ("explore", "rovers"),
            ("explore", "shut"),
        ],
        ActionKind::GatherSample(_) | ActionKind::GatherObjective(_) => [
            ("gather", "pending"),
            ("gather", "two"),
            ("gather", "today"),
        ],
        ActionKind::Examine | ActionKind::Discover => [
            ("research", "same-sol"),
            ("research", "fail"),
            ("research", "tracks"),
        ],
        ActionKind::Plant(_) => [
            ("planting", "greenhouses"),
            ("planting", "first"),
            ("planting", "fail"),
        ],
        ActionKind::Repair(..) => [
            ("repair", "when"),
            ("repair", "fail"),
            ("repair", "supplies"),
        ],
        ActionKind::Switch { .. } => [
            ("switch-parts", "when"),
            ("switch-parts", "fail"),
            ("switch-parts", "shut"),
        ],
        ActionKind::RepairRover(..) => [
            ("repair-rover", "when"),
            ("repair-rover", "part"),
            ("repair-rover", "tokens"),
        ],
        ActionKind::BuildUpgrade(_) => [
            ("build-upgrade", "when"),
            ("build-upgrade", "card"),
            ("build-upgrade", "fail"),
        ],
        ActionKind::BuildSpare(_) => [
            ("facility-cards", "works"),
            ("facility-cards", "threshold"),
            ("facility-cards", "scorpio"),
        ],
        ActionKind::RemoveShutdown(..) => [
            ("remove-shutdown", "use"),
            ("remove-shutdown", "lack"),
            ("remove-shutdown", "several"),
        ],
        ActionKind::Mission(_) | ActionKind::MissionAt { .. } => [
            ("mission-actions", "typed"),
            ("mission-actions", "untyped"),
            ("failed-action", "supplies"),
        ],
    })
}

/// What is asked between two chapters of a campaign.
pub(super) const AT_BORDER: Three = ask([
    ("solkeeper-campaigns", "crosses"),
    ("solkeeper-campaigns", "dead"),
    ("solkeeper-campaigns", "again"),
]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::catalogue::{self, Examples};
    use crate::tests::planner;
    use crate::tests::step_questions::assert_declared;

    #[test]
    fn every_step_task_and_action_asks_three_questions_that_entries_answer() {
        let (game, _) = crate::tests::game(2);
        catalogue::steps()
            .iter()
            .for_each(|step| assert_declared(step.id(), &of_step(step)));
        catalogue::tasks()
            .iter()
            .for_each(|task| assert_declared(task.id(), &of_task(&game, task)));
        planner::actions()
            .iter()
            .for_each(|kind| assert_declared(&format!("{kind:?}"), &of_action(kind)));
        assert_declared("border", &AT_BORDER);
    }

    #[test]
    fn most_effects_have_a_question_of_their_own() {
        let effects = catalogue::effects();
        let (with, without): (Vec<_>, Vec<_>) = effects
            .iter()
            .partition(|effect| of_effect(effect).is_some());
        let names: Vec<_> = without.into_iter().map(Examples::name).collect();
        assert!(with.len() * 3 > effects.len() * 2, "{names:?}");
    }

    #[test]
    fn several_pages_share_three_questions() {
        let [a, b, c] = of_step(&Step::Oxygen);
        let [d, ..] = of_step(&Step::Energy);
        let pages = [&[a, b, c][..], &[d, b, a]];
        assert_eq!(of_pages(pages.into_iter()), [a, d, b]);
    }
}
