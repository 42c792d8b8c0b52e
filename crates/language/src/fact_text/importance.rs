//! Selects the important facts for the history and for undo.

use super::fact;
use crate::{Args, Localizer, board, numbers, quote};
use base::play::PlayedCommand;
use first_martians::Game;
use first_martians::board::{ActionKind, BoardFact};
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::state::CardKind;

/// What undoing a command reverts: its most important public fact, without a full stop. `undo-of` is put around it.
pub fn undo_label(
    localizer: &Localizer,
    game: &Game,
    played: &PlayedCommand<Command, Fact>,
) -> String {
    let weightiest = played.facts.iter().rev().max_by_key(|fact| weight(fact));
    // For a step alone its name is enough: it is undone, not done.
    let sentence = weightiest.and_then(|weightiest| {
        if let Fact::StepDone { step } = weightiest {
            Some(super::step(localizer, step))
        } else if let Fact::Board(BoardFact::PlanDeclared { actions }) = weightiest {
            // The history has the whole list.
            Some(localizer.format(
                "undo-plan-declared",
                &Args::new().count("count", actions.len()),
            ))
        } else {
            fact(localizer, game, weightiest)
        }
    });
    let text =
        sentence.unwrap_or_else(|| super::complete_command_label(localizer, game, &played.command));
    text.trim_end_matches('.').to_owned()
}

/// Whose effects a command has resolved, if it has.
pub fn effects_label(
    localizer: &Localizer,
    played: &PlayedCommand<Command, Fact>,
) -> Option<String> {
    played.facts.iter().find_map(|fact| {
        let Fact::EffectsResolved { card, .. } = fact else {
            return None;
        };
        let is_mission = card.kind == CardKind::Mission;
        Some(if is_mission {
            localizer.text("step-mission-rules")
        } else {
            localizer.format("undo-effects", &super::titled(localizer, &card.id))
        })
    })
}

/// The same in as few words as a button has room for: what was done to what.
pub fn short_undo_label(
    localizer: &Localizer,
    game: &Game,
    played: &PlayedCommand<Command, Fact>,
) -> String {
    let titled = |id: &str, of: &str| localizer.format(id, &super::titled(localizer, of));
    let weightiest = played.facts.iter().rev().max_by_key(|fact| weight(fact));
    // Of several things that effects change, one would not be all that is undone.
    let changes = || played.facts.iter().filter(|fact| is_change(fact)).count();
    if weightiest.is_none_or(|it| weight(it) < 9)
        && changes() > 1
        && let Some(label) = effects_label(localizer, played)
    {
        return label;
    }
    match weightiest {
        Some(Fact::Read { card }) => titled("undo-titled", &card.id),
        Some(Fact::CardDrawn { card, .. }) => titled("undo-titled", card),
        Some(Fact::EffectsResolved { card, .. }) => titled("undo-effects", &card.id),
        Some(
            Fact::ActionDone { action: of, .. }
            | Fact::EventDone { event: of }
            | Fact::AdventureDrawn { adventure: of, .. },
        ) => titled("undo-titled", of),
        Some(Fact::ObjectiveMoved { objective, .. } | Fact::ObjectiveMet { objective }) => {
            titled("undo-titled", objective)
        }
        Some(Fact::MalfunctionDiceRolled { .. }) => localizer.text("undo-dice"),
        Some(Fact::PenaltiesEntered { .. }) => localizer.text("undo-penalties"),
        Some(Fact::ActionRolled { .. } | Fact::Board(BoardFact::ActionDiceRolled { .. })) => {
            localizer.text("undo-action-dice")
        }
        Some(Fact::Board(
            BoardFact::ActionDecided { kind, .. } | BoardFact::ActionEnded { kind },
        )) => quote::action_name(localizer, game, kind),
        Some(Fact::Board(
            BoardFact::ActionPlanned { planned } | BoardFact::ActionReplanned { planned, .. },
        )) => localizer.format(
            "undo-planned",
            &Args::new().text(
                "action",
                quote::short_action_name(localizer, game, &planned.kind),
            ),
        ),
        Some(Fact::Board(BoardFact::TrackingStarted { .. })) => localizer.text("undo-board-kept"),
        // Of several cards that the app draws, one would not be all that is undone.
        Some(Fact::UpgradeCardSet { .. }) if upgrade_cards(played) > 1 => {
            super::complete_command_label(localizer, game, &played.command)
        }
        Some(Fact::UpgradeCardSet { upgrade, .. }) => board::upgrade(localizer, upgrade),
        Some(Fact::SolBegan { sol, .. }) => {
            localizer.format("undo-sol", &Args::new().number("sol", *sol))
        }
        other => other
            .and_then(|fact| short_move(localizer, fact))
            .unwrap_or_else(|| undo_label(localizer, game, played)),
    }
}

/// Of a planned action of a Block or region: that, and what is done there, in as few words as the button of a phone has room for.
pub fn planned_undo_label(
    localizer: &Localizer,
    played: &PlayedCommand<Command, Fact>,
) -> Option<String> {
    let kind = played.facts.iter().find_map(|fact| {
        if let Fact::Board(
            BoardFact::ActionPlanned { planned } | BoardFact::ActionReplanned { planned, .. },
        ) = fact
        {
            Some(&planned.kind)
        } else {
            None
        }
    })?;
    let place = match kind {
        ActionKind::Manage(block) => {
            localizer.format("undo-block", &Args::new().text("block", block.id()))
        }
        _ => board::region(localizer, kind.region()?),
    };
    let what = match kind {
        ActionKind::Manage(_) => "manage",
        ActionKind::Explore(_) => "explore",
        ActionKind::GatherSample(_) => "sample",
        ActionKind::GatherObjective(_) => "token",
        _ => "mission",
    };
    let args = Args::new().text("place", place).text("what", what);
    Some(localizer.format("undo-planned-at", &args))
}

/// How many Upgrade cards it draws or takes back.
fn upgrade_cards(played: &PlayedCommand<Command, Fact>) -> usize {
    let is_card = |fact: &&Fact| matches!(fact, Fact::UpgradeCardSet { .. });
    played.facts.iter().filter(is_card).count()
}

/// How Morale or a Malfunction track has moved, in as few words as possible.
pub fn short_move(localizer: &Localizer, fact: &Fact) -> Option<String> {
    if let Fact::MoraleMoved { from, to, .. } = fact {
        Some(localizer.format(
            "undo-morale",
            &Args::new().text("change", numbers::change(*from, *to)),
        ))
    } else if let Fact::TrackMoved {
        block, from, to, ..
    } = fact
    {
        let args = Args::new()
            .text("block", localizer.word(*block))
            .text("change", numbers::change(*from, *to));
        Some(localizer.format("undo-track", &args))
    } else {
        None
    }
}

/// The label of the undo or redo button.
pub fn undo_button(
    localizer: &Localizer,
    game: &Game,
    played: &PlayedCommand<Command, Fact>,
) -> String {
    localizer.format(
        "undo-of",
        &Args::new().text("what", short_undo_label(localizer, game, played)),
    )
}

/// The facts of a command, one sentence each; steps only if nothing else happened.
pub fn history(
    localizer: &Localizer,
    game: &Game,
    played: &PlayedCommand<Command, Fact>,
) -> Vec<String> {
    let tell = |fact: &Fact| self::fact(localizer, game, fact);
    let lines: Vec<String> = played
        .facts
        .iter()
        .filter(|fact| !is_redundant(fact))
        .filter_map(tell)
        .collect();
    let lines = if lines.is_empty() {
        let done = |fact: &&Fact| matches!(fact, Fact::StepDone { .. });
        let steps: Vec<String> = played.facts.iter().filter(done).filter_map(tell).collect();
        if steps.is_empty() {
            played.facts.iter().filter_map(tell).collect()
        } else {
            steps
        }
    } else {
        lines
    };
    // Of an answer whose facts are hidden, such as who is remembered, the command itself is told.
    if lines.is_empty() {
        vec![super::complete_command_label(
            localizer,
            game,
            &played.command,
        )]
    } else {
        lines
    }
}

/// What changed of what the table counts, one sentence each.
pub fn changes<'a>(
    localizer: &Localizer,
    game: &Game,
    facts: impl Iterator<Item = &'a Fact>,
) -> Vec<String> {
    let told = facts
        .filter(|fact| is_change(fact))
        .filter_map(|it| fact(localizer, game, it));
    told.map(|sentence| sentence.trim_end_matches('.').to_owned())
        .collect()
}

/// Whether it is among the [`changes`].
pub const fn is_change(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::TrackMoved { .. }
            | Fact::MoraleMoved { .. }
            | Fact::MissionTrackMoved { unseen: false, .. }
            | Fact::BoxTurned { .. }
            | Fact::SolsChanged { .. }
            | Fact::ObjectiveMoved { .. }
            | Fact::ObjectiveMet { .. }
            | Fact::GoalChanged { .. }
            | Fact::ObjectiveFailed { .. }
            | Fact::ObjectiveClosed { .. }
            | Fact::TokenMoved { .. }
            | Fact::Marked { .. }
            | Fact::WalkerMoved { .. }
            | Fact::EventDone { .. }
            | Fact::ActionDone { .. }
            | Fact::MalfunctionDiceRolled { .. }
            | Fact::Board(
                BoardFact::Moved { .. } | BoardFact::TokenPut { .. } | BoardFact::TokenTaken { .. }
            )
    ) && !is_redundant(fact)
}

/// Whether a neighbouring fact says the same and more: a step with other facts, the only success of an objective.
pub const fn is_redundant(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::StepReached { .. }
            | Fact::StepDone { .. }
            | Fact::ObjectiveMoved { to: 1, goal: 1, .. }
    )
}

/// The importance of a fact to the players; hidden facts have none.
const fn weight(fact: &Fact) -> u8 {
    match fact {
        Fact::Ended { .. } => 10,
        Fact::Died { .. } | Fact::SolBegan { .. } | Fact::MissionLost { .. } => 9,
        Fact::GameBegan { .. }
        | Fact::ObjectiveMet { .. }
        | Fact::EventDone { .. }
        | Fact::ActionDone { .. } => 8,
        Fact::Chosen { .. }
        | Fact::Answered { .. }
        | Fact::ThresholdAnswered { .. }
        | Fact::CardDiscarded { .. } => 7,
        Fact::ObjectiveMoved { .. }
        | Fact::MalfunctionDiceRolled { .. }
        | Fact::PenaltiesEntered { .. } => 6,
        Fact::AdventureDrawn { .. }
        | Fact::ActionRolled { .. }
        | Fact::DirectionDrawn { .. }
        | Fact::ResearchDrawn { .. } => 6,
        Fact::EffectsResolved { .. }
        | Fact::Read { .. }
        | Fact::OwnCardResolved { .. }
        | Fact::Skipped { .. } => 5,
        // The plan as a whole, whatever declaring it has paid and moved.
        Fact::Board(BoardFact::PlanDeclared { .. }) => 7,
        Fact::Board(_) => 4,
        Fact::EventOpened { .. } | Fact::ObjectiveRevealed { .. } | Fact::Revealed { .. } => 4,
        Fact::TrackMoved { .. }
        | Fact::MoraleMoved { .. }
        | Fact::MissionTrackMoved { .. }
        | Fact::BoxTurned { .. } => 4,
        Fact::SolsChanged { .. } | Fact::TrackEndReached { .. } | Fact::SetUpLaid { .. } => 4,
        Fact::GoalChanged { .. } => 6,
        Fact::StandingBegan { .. } | Fact::StandingEnded { .. } => 8,
        Fact::ObjectiveFailed { .. } | Fact::ObjectiveClosed { .. } => 8,
        Fact::TokenMoved { .. } | Fact::Marked { .. } | Fact::WalkerMoved { .. } => 6,
        Fact::CardDrawn { .. } | Fact::KeywordNotFound { .. } => 4,
        Fact::PlayersSet { .. }
        | Fact::Named { .. }
        | Fact::ProfessionSet { .. }
        | Fact::FirstPlayerSet { .. }
        | Fact::AomSet { .. }
        | Fact::DiceSet { .. }
        | Fact::CardsSet { .. }
        | Fact::UpgradeCardSet { .. }
        | Fact::DifficultySet { .. }
        | Fact::SheetSet { .. }
        | Fact::DieSet { .. } => 4,
        Fact::WayDrawn { untold: false, .. } => 3,
        Fact::EventDrawn { .. }
        | Fact::NoEvent {}
        | Fact::EventEnded { .. }
        | Fact::FollowUpHappened { .. } => 3,
        Fact::StepDone { .. } => 2,
        Fact::StepReached { .. } => 1,
        Fact::Scheduled { .. }
        | Fact::Queued { .. }
        | Fact::Unqueued {}
        | Fact::ChanceUsed { .. }
        | Fact::EventConsequenceDecided { .. }
        | Fact::WayDrawn { untold: true, .. }
        | Fact::FlagSet { .. }
        | Fact::CounterSet { .. }
        | Fact::ScheduleCancelled { .. }
        | Fact::EventNext { .. }
        | Fact::Remembered { .. } => 0,
    }
}
