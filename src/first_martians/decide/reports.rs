//! Reports and corrections of the crew.

use super::super::board::Question;
use super::super::command::Command;
use super::super::draft::Draft;
use super::super::fact::{Cause, Fact};
use super::super::mission::{Takes, Track, TrackEnd};
use super::super::state::{CardKind, Face, Seat, Task};
use super::super::vocabulary::{AdventureType, Direction, Phase};
use super::{board, sol, tasks};

/// Advances an objective by one success; at its goal it is met and pays its reward.
pub(super) fn advance(draft: &mut Draft, id: &str, cause: Cause) {
    let Some(objective) = draft.mission().objective(id).cloned() else { return };
    let Some(progress) = draft.state().objectives.get(id).copied().filter(|it| it.met.is_none()) else { return };
    let to = progress.done.saturating_add(objective.step).min(objective.goal);
    draft.emit(Fact::ObjectiveMoved { objective: id.to_owned(), from: progress.done, to, goal: objective.goal, cause });
    if to >= objective.goal {
        draft.emit(Fact::ObjectiveMet { objective: id.to_owned() });
        let card = draft.card(CardKind::Objective, id, Face::Done);
        draft.queue(Task::Read { card: card.clone(), by: None });
        sol::queue_effects(draft, card, objective.reward, None);
    }
}

/// Reveals a hidden objective in the Mission Log.
pub(super) fn reveal(draft: &mut Draft, id: &str) {
    if draft.state().objectives.get(id).is_some_and(|it| !it.shown) {
        draft.emit(Fact::ObjectiveRevealed { objective: id.to_owned() });
        let card = draft.card(CardKind::Objective, id, Face::Story);
        draft.queue(Task::Read { card, by: None });
    }
}

/// An action of the mission succeeded: its effects, and the objectives that require it.
pub(super) fn finish_action(draft: &mut Draft, id: &str) {
    let Some(action) = draft.mission().sheet.actions.iter().find(|action| action.id == id).cloned() else { return };
    draft.emit(Fact::ActionDone { action: id.to_owned() });
    let card = draft.card(CardKind::Action, id, Face::Story);
    sol::queue_effects(draft, card, action.effects, None);
    let asking: Vec<String> = draft
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|objective| matches!(&objective.requirement, Takes::Act(takes) if takes.action == id))
        .filter(|objective| draft.state().objectives.get(&objective.id).is_some_and(|it| it.shown))
        .map(|objective| objective.id.clone())
        .collect();
    for objective in asking {
        advance(draft, &objective, Cause::Action);
    }
}

/// The three dice of an action, independent of each other (almanac, Tirare i dadi). An Adventure is drawn at once.
pub(super) fn roll_action(draft: &mut Draft, adventure: AdventureType, seat: Seat) {
    let faces = draft.mission().game_box.action_dice.get(&adventure).cloned();
    let mut shows = |purpose: &str, of_six: u8| draft.roll(purpose, 6) < usize::from(of_six);
    let (success, wound, adventurous) = match faces {
        Some(dice) => {
            (shows("success-die", dice.success), shows("wound-die", dice.wound), shows("adventure-die", dice.adventure))
        }
        None => (false, false, false),
    };
    draft.emit(Fact::ActionRolled { adventure, seat, success, wound, adventurous });
    if adventurous {
        draft.queue(Task::DrawAdventure { adventure, by: Some(seat) });
    }
}

/// A Direction card, shuffled back after the draw (almanac, Carte Direzione).
pub(super) fn draw_direction(draft: &mut Draft) {
    let cards = draft.mission().game_box.direction_cards.clone();
    let index = draft.roll("direction-card", cards.len());
    let direction = cards.get(index).copied().unwrap_or(Direction::N);
    draft.emit(Fact::DirectionDrawn { direction });
}

/// A Research card, shuffled back after the draw (almanac, Carte Ricerca).
pub(super) fn draw_research(draft: &mut Draft) {
    let cards = draft.mission().game_box.research_cards.clone();
    let index = draft.roll("research-card", cards.len());
    if let Some(card) = cards.get(index) {
        draft.emit(Fact::ResearchDrawn { number: card.number, percent: card.percent });
    }
}

/// A track of the mission stops at its ends; reaching a space advances the objectives that require it.
pub(super) fn move_mission_track(draft: &mut Draft, id: &str, by: i8) {
    let Some(track) = draft.mission().sheet.tracks.iter().find(|track| track.id == id).cloned() else { return };
    let from = draft.state().mission_tracks.get(id).copied().unwrap_or(track.start);
    let to = from.saturating_add(by.into()).clamp(track.min, track.max);
    if to == from {
        return;
    }
    draft.emit(Fact::MissionTrackMoved { track: id.to_owned(), from, to, cause: Cause::Effect });
    let reached: Vec<String> = draft
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|objective| match &objective.requirement {
            Takes::Reach(reach) => reach.track == id && (from.min(to)..=from.max(to)).contains(&reach.number),
            _ => false,
        })
        .map(|objective| objective.id.clone())
        .collect();
    for objective in reached {
        advance(draft, &objective, Cause::Effect);
    }
    reach_ends(draft, &track, from, to);
}

/// What happens at the spaces that the marker of a track has come to or passed comes before all that waits, in that order.
fn reach_ends(draft: &mut Draft, track: &Track, from: i16, to: i16) {
    let passed = |at: i16| if from < to { from < at && at <= to } else { to <= at && at < from };
    let before = draft.state().track_ends.get(&track.id).cloned().unwrap_or_default();
    let mut ends: Vec<&TrackEnd> =
        track.ends.iter().filter(|end| passed(end.at) && !(end.once && before.contains(&end.at))).collect();
    ends.sort_by_key(|end| from.abs_diff(end.at));
    for end in &ends {
        draft.emit(Fact::TrackEndReached { track: track.id.clone(), at: end.at });
    }
    for end in ends.into_iter().rev() {
        let face = end.text.clone().map_or(Face::Story, Face::End);
        let card = draft.card(CardKind::Track, &track.id, face);
        if end.text.is_some() {
            tasks::queue_text_first(draft, &card, end.effects.clone(), None);
        } else {
            tasks::queue_effects_first(draft, &card, end.effects.clone(), None);
        }
    }
}

/// A correction triggers nothing: whether a full track is resolved is asked.
pub(super) fn correct(draft: &mut Draft, command: &Command) {
    let cause = Cause::Correction;
    let before = if let Command::CorrectTrack { block, .. } = command { draft.state().track(*block) } else { 0 };
    let fact = match command {
        Command::CorrectMorale { to } => Fact::MoraleMoved { from: draft.state().morale, to: *to, cause },
        Command::CorrectTrack { block, to } => {
            Fact::TrackMoved { block: *block, from: draft.state().track(*block), to: *to, cause }
        }
        Command::CorrectBox { block, red } => Fact::BoxTurned { block: *block, red: *red, cause },
        Command::CorrectMissionTrack { track, to } => {
            let from = draft.state().mission_tracks.get(track).copied().unwrap_or(*to);
            Fact::MissionTrackMoved { track: track.clone(), from, to: *to, cause }
        }
        Command::CorrectObjective { objective, to } => {
            let from = draft.state().objectives.get(objective).map_or(0, |it| it.done);
            let goal = draft.mission().objective(objective).map_or(1, |it| it.goal);
            draft.emit(Fact::ObjectiveMoved { objective: objective.clone(), from, to: *to, goal, cause });
            if *to < goal {
                return;
            }
            Fact::ObjectiveMet { objective: objective.clone() }
        }
        _ => return,
    };
    draft.emit(fact);
    // In the Malfunction phase a full track is resolved in its turn.
    if let Command::CorrectTrack { block, to } = command
        && *to != before
        && draft.state().step.phase() != Phase::Malfunctions
    {
        board::ask_once(draft, Question::FullTrack { block: *block });
    }
}
