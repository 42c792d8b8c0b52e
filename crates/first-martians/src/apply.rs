//! Applies facts to the state. Holds no rules and cannot fail.

use super::board::Board;
use super::board::collections::{put, toggle};
use super::fact::Fact;
use super::mission::{Mission, SheetValue};
use super::state::{Astronaut, CardKind, Marked, OpenEvent, Progress, State, Task};

pub(super) fn apply(state: &mut State, mission: &Mission, fact: &Fact) {
    if let Some(board) = state
        .board
        .as_mut()
        .filter(|board| !board.full && !matches!(fact, Fact::Board(_)))
    {
        board.stale = true;
    }
    match fact {
        Fact::PlayersSet { crew } => {
            state.crew = crew.clone();
            let sits = |_: &_, seat: &mut u8| usize::from(*seat) < crew.astronauts.len();
            state
                .board
                .iter_mut()
                .for_each(|board| board.operators.retain(sits));
        }
        Fact::Named { seat, name } => astronaut(state, *seat, |it| it.name = Some(name.clone())),
        Fact::ProfessionSet {
            seat,
            profession,
            swapped,
        } => {
            let before = state
                .crew
                .astronauts
                .get(usize::from(*seat))
                .map(|it| it.profession);
            if let (Some(other), Some(before)) = (swapped, before) {
                astronaut(state, *other, |it| it.profession = before);
            }
            astronaut(state, *seat, |it| it.profession = *profession);
        }
        Fact::FirstPlayerSet { seat } => state.crew.first_player = *seat,
        Fact::AomSet { aom, used } => toggle(&mut state.crew.aoms, aom.clone(), *used),
        Fact::DiceSet { dice } => state.dice = *dice,
        Fact::CardsSet { cards } => state.cards = *cards,
        Fact::UpgradeCardSet { upgrade, used } => {
            toggle(&mut state.upgrade_cards, upgrade.clone(), *used);
        }
        Fact::DifficultySet { difficulty } => state.difficulty = *difficulty,
        Fact::SheetSet { value, to, .. } => {
            put(&mut state.sheet_corrections, *value, *to);
            // The corrected number is that of today, whatever has changed it before.
            if *value == SheetValue::Sols {
                state.sols_by = 0;
            }
        }
        Fact::DieSet { block, sol, rolled } => {
            put(&mut state.dice_corrections, (*block, *sol), *rolled);
        }
        Fact::SetUpLaid { steps } => state.set_up.clone_from(steps),
        Fact::GameBegan { morale } => state.morale = *morale,
        Fact::SolBegan { sol, first_player } => {
            state.sol = *sol;
            state.crew.first_player = *first_player;
        }
        Fact::StepReached { step } => {
            let phase = state.step.phase();
            state.step = step.clone();
            state.step_done = false;
            if step.phase() != phase
                && let Some(board) = state.board.as_mut().filter(|board| board.full)
            {
                board.pieces.begin_phase();
            }
        }
        Fact::Board(fact) => Board::apply(&mut state.board, state.sol, fact),
        Fact::Queued { task, first: true } => state.queue.push_front(task.clone()),
        Fact::Queued { task, first: false } => state.queue.push_back(task.clone()),
        Fact::Unqueued {} => {
            let _ = state.queue.pop_front();
        }
        Fact::ChanceUsed { purpose } => *state.chance.entry(purpose.clone()).or_default() += 1,
        Fact::EventDrawn { event } => {
            state.next_events.retain(|next| next != event);
            state.drawn_events.push(event.clone());
        }
        Fact::EventNext { event } => state.next_events.push(event.clone()),
        Fact::Remembered { person, seat } => put(&mut state.people, person.clone(), *seat),
        Fact::ScheduleCancelled { follow_up } => {
            state
                .scheduled
                .retain(|it| it.card.kind != CardKind::FollowUp || it.card.id != *follow_up);
        }
        Fact::EventOpened { event, .. } => {
            state.open_events.push(OpenEvent {
                event: event.clone(),
                opened_in: state.sol,
                has_consequences: false,
            });
        }
        Fact::EventDone { event } | Fact::EventEnded { event, .. } => {
            state.open_events.retain(|open| open.event != *event);
        }
        Fact::EventConsequenceDecided { event, strikes } => {
            state
                .open_events
                .iter_mut()
                .filter(|open| open.event == *event)
                .for_each(|open| open.has_consequences = *strikes);
        }
        Fact::Scheduled { scheduled } => state.scheduled.extend(scheduled.clone()),
        Fact::FollowUpHappened { index, .. } => {
            if *index < state.scheduled.len() {
                let _ = state.scheduled.remove(*index);
            }
        }
        Fact::AdventureDrawn {
            adventure,
            kind,
            reshuffled,
            ..
        } => {
            if *reshuffled {
                let types = &mission.elements.adventures;
                state
                    .drawn_adventures
                    .retain(|id| types.get(id).is_none_or(|it| it.adventure != *kind));
            }
            let _ = state.drawn_adventures.insert(adventure.clone());
        }
        Fact::CardDrawn {
            block,
            card,
            passed,
            reshuffled,
        } => {
            if *reshuffled {
                let cards = &mission.elements.malfunctions;
                state
                    .drawn_cards
                    .retain(|id| cards.get(id).is_none_or(|it| it.block != *block));
            }
            state
                .drawn_cards
                .extend(passed.iter().chain([card]).cloned());
        }
        Fact::TrackMoved { block, to, .. } => put(&mut state.tracks, *block, *to),
        Fact::BoxTurned { block, red, .. } => toggle(&mut state.red, *block, *red),
        Fact::MoraleMoved { to, .. } => state.morale = *to,
        Fact::MissionTrackMoved { track, to, .. } => {
            put(&mut state.mission_tracks, track.clone(), *to);
        }
        Fact::Revealed { id } => {
            if !state.revealed.contains(id) {
                state.revealed.push(id.clone());
            }
        }
        Fact::SolsChanged { from, to, .. } => {
            let by = i16::from(*to) - i16::from(*from);
            state.sols_by = state.sols_by.saturating_add(i8::try_from(by).unwrap_or(0));
        }
        Fact::TrackEndReached { track, at, .. } => {
            let _ = state
                .track_ends
                .entry(track.clone())
                .or_default()
                .insert(*at);
        }
        Fact::FlagSet { flag, set } => toggle(&mut state.flags, flag.clone(), *set),
        Fact::CounterSet { counter, to } => put(&mut state.counters, counter.clone(), *to),
        Fact::ObjectiveRevealed { objective } => progress(state, objective, |it| it.shown = true),
        Fact::ObjectiveMoved {
            objective,
            to,
            goal,
            ..
        } => progress(state, objective, |it| {
            it.done = *to;
            if to < goal {
                it.met = None;
            }
        }),
        Fact::ObjectiveMet { objective } => {
            let sol = state.sol;
            progress(state, objective, |it| it.met = Some(sol));
        }
        Fact::GoalChanged { objective, to, .. } => {
            progress(state, objective, |it| it.goal = Some(*to));
        }
        Fact::ObjectiveFailed { objective, .. } => {
            let sol = state.sol;
            progress(state, objective, |it| it.failed = Some(sol));
        }
        Fact::ObjectiveClosed { objective, .. } => {
            progress(state, objective, |it| it.closed = true);
        }
        Fact::TokenMoved { token, to, .. } => put(&mut state.tokens, token.clone(), *to),
        Fact::StandingBegan { id } => toggle(&mut state.standing, id.clone(), true),
        Fact::StandingEnded { id } => toggle(&mut state.standing, id.clone(), false),
        Fact::WalkerMoved { walker, to, .. } => put(&mut state.walkers, walker.clone(), *to),
        Fact::Marked { mark, on, to, .. } => {
            match state
                .marks
                .iter_mut()
                .find(|it| it.mark == *mark && it.on == *on)
            {
                Some(there) => there.count = *to,
                None => state.marks.push(Marked {
                    mark: mark.clone(),
                    on: on.clone(),
                    count: *to,
                }),
            }
            state.marks.retain(|it| it.count > 0);
        }
        Fact::Ended { outcome, ending } => {
            state.outcome = Some(outcome.clone());
            state.ending = ending.clone();
            state.queue.clear();
        }
        Fact::Answered { question, yes, .. } => {
            if let Some(Task::Ask { answers, .. } | Task::AskTable { answers, .. }) =
                state.queue.front_mut()
            {
                put(answers, question.clone(), *yes);
            }
        }
        Fact::StepDone { step } => state.step_done |= *step == state.step.id(),
        // What asks is read with its options: a rule that asks each sol is heard so, and never read by itself.
        Fact::Read { card } | Fact::Chosen { card, .. } if card.variant.is_some() => {
            state.heard.retain(|it| !it.is_wording_of(card));
            state.heard.push(card.clone());
        }
        // Shown and kept in the history; the state does not change.
        Fact::Read { .. }
        | Fact::WayDrawn { .. }
        | Fact::EffectsResolved { .. }
        | Fact::Chosen { .. }
        | Fact::NoEvent {}
        | Fact::KeywordNotFound { .. }
        | Fact::OwnCardResolved { .. }
        | Fact::CardDiscarded { .. }
        | Fact::MalfunctionDiceRolled { .. }
        | Fact::PenaltiesEntered { .. }
        | Fact::ActionRolled { .. }
        | Fact::ActionDone { .. }
        | Fact::DirectionDrawn { .. }
        | Fact::ResearchDrawn { .. }
        | Fact::ThresholdAnswered { .. }
        | Fact::Died { .. }
        | Fact::Skipped { .. }
        | Fact::MissionLost { .. } => {}
    }
}

fn astronaut(state: &mut State, seat: u8, change: impl FnOnce(&mut Astronaut)) {
    if let Some(astronaut) = state.crew.astronauts.get_mut(usize::from(seat)) {
        change(astronaut);
    }
}

fn progress(state: &mut State, objective: &str, change: impl FnOnce(&mut Progress)) {
    if let Some(progress) = state.objectives.get_mut(objective) {
        change(progress);
    }
}
