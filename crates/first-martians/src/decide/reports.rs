//! Reports and corrections of the crew.

use super::{board, ending, objectives, plan, sol, tasks, tokens};
use crate::board::Question;
use crate::command::Command;
use crate::draft::Draft;
use crate::effect::{ActionCost, Effect};
use crate::fact::{Cause, Fact};
use crate::game::Game;
use crate::mission::{Objective, ObjectiveKind, Takes, Track, TrackEnd};
use crate::state::{CardKind, Face, Progress, Seat, Task};
use crate::vocabulary::{AdventureType, Direction, Phase, Region};

/// An objective that is neither met nor failed nor closed, and how far it is.
fn undecided(draft: &Draft, id: &str) -> Option<(Objective, Progress)> {
    let objective = draft.mission().objective(id)?.clone();
    let progress = *draft.state().objectives.get(id)?;
    progress.is_undecided().then_some((objective, progress))
}

/// Advances an objective by one success; at its goal it is met and pays its reward.
pub(super) fn advance(draft: &mut Draft, id: &str, cause: Cause) {
    let Some((objective, progress)) = undecided(draft, id) else {
        return;
    };
    if draft.game().waits_for(&objective).next().is_some() {
        return;
    }
    let goal = draft.game().goal(&objective);
    let to = progress.done.saturating_add(objective.step).min(goal);
    draft.emit(Fact::ObjectiveMoved {
        objective: id.to_owned(),
        from: progress.done,
        to,
        goal,
        cause,
    });
    if to >= goal {
        meet(draft, &objective);
    }
}

/// An objective is met and pays its reward.
fn meet(draft: &mut Draft, objective: &Objective) {
    let id = &objective.id;
    draft.emit(Fact::ObjectiveMet {
        objective: id.clone(),
    });
    let card = draft.card(CardKind::Objective, id, Face::Done);
    draft.queue(Task::Read {
        card: card.clone(),
        by: None,
    });
    sol::queue_effects(draft, card, objective.reward.clone(), None);
    after_met(draft, objective);
}

/// An objective that is not decided has another goal; one that is already done as often is met.
pub(super) fn change_goal(draft: &mut Draft, id: &str, to: u8) {
    let Some((objective, progress)) = undecided(draft, id) else {
        return;
    };
    let from = draft.game().goal(&objective);
    if from == to {
        return;
    }
    draft.emit(Fact::GoalChanged {
        objective: id.to_owned(),
        from,
        to,
    });
    let card = draft.card(CardKind::Objective, id, Face::Goal);
    if progress.shown && draft.mission().has_text(&card) {
        draft.queue(Task::Read { card, by: None });
    }
    if progress.done >= to {
        meet(draft, &objective);
    }
}

/// The others of its group are no longer needed, and what waited for it begins.
fn after_met(draft: &mut Draft, objective: &Objective) {
    let undecided = |id: &str| {
        draft
            .state()
            .objectives
            .get(id)
            .is_some_and(|it| it.is_undecided())
    };
    let others = draft
        .game()
        .group_of(objective)
        .filter(|other| undecided(&other.id));
    let others: Vec<String> = others.map(|other| other.id.clone()).collect();
    for other in others {
        let shown = draft
            .state()
            .objectives
            .get(&other)
            .is_some_and(|it| it.shown);
        draft.emit(Fact::ObjectiveClosed {
            objective: other.clone(),
            unseen: !shown,
        });
        let card = draft.card(CardKind::Objective, &other, Face::Closed);
        if shown && draft.mission().has_text(&card) {
            draft.queue(Task::Read { card, by: None });
        }
    }
    let group: Vec<&str> = draft
        .game()
        .group_of(objective)
        .map(|other| other.id.as_str())
        .chain([objective.id.as_str()])
        .collect();
    let waits = |it: &&Objective| it.after.iter().any(|id| group.contains(&id.as_str()));
    let waited = draft.mission().sheet.objectives.iter().filter(waits);
    let begun: Vec<String> = waited
        .filter(|it| draft.game().is_open(it))
        .map(|it| it.id.clone())
        .collect();
    for id in begun {
        objectives::appeared(draft, &id);
        tokens::counted(draft, &id);
    }
}

/// An objective fails. A mandatory one loses the mission once its text is read, unless another of its group is still open.
pub(super) fn fail(draft: &mut Draft, id: &str, cause: Cause) {
    if draft
        .state()
        .objectives
        .get(id)
        .is_none_or(|it| !it.is_undecided())
    {
        return;
    }
    let known =
        draft.state().objectives.get(id).is_some_and(|it| it.shown) || loses(draft.game(), id);
    draft.emit(Fact::ObjectiveFailed {
        objective: id.to_owned(),
        cause,
        unseen: !known,
    });
    if !known {
        return;
    }
    let card = draft.card(CardKind::Objective, id, Face::Failed);
    if draft.mission().has_text(&card) {
        draft.queue_first(Task::Read { card, by: None });
    } else if loses(draft.game(), id) {
        ending::lose(draft, id);
    }
}

/// Whether the failed objective loses the mission.
pub(super) fn loses(game: &Game, id: &str) -> bool {
    let undecided = |id: &str| {
        game.state()
            .objectives
            .get(id)
            .is_some_and(|it| it.met.is_some() || it.is_undecided())
    };
    game.mission().objective(id).is_some_and(|objective| {
        objective.kind == ObjectiveKind::Mandatory
            && !game.group_of(objective).any(|other| undecided(&other.id))
    })
}

/// The objectives whose last sol is over, and that are not met, fail. Returns whether that loses the mission.
pub(super) fn deadlines(draft: &mut Draft) -> bool {
    let (game, sol) = (draft.game(), draft.state().sol);
    let over = |it: &&Objective| {
        game.deadline(it).is_some_and(|last| last <= sol) && it.kind != ObjectiveKind::Threshold
    };
    let over: Vec<String> = game
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(over)
        .map(|it| it.id.clone())
        .collect();
    for id in &over {
        fail(draft, id, Cause::Sol);
    }
    let failed = |id: &String| {
        draft
            .state()
            .objectives
            .get(id)
            .is_some_and(|it| it.failed == Some(sol))
    };
    draft.state().outcome.is_some() || over.iter().any(|id| failed(id) && loses(draft.game(), id))
}

/// Reveals a hidden objective in the Mission Log.
pub(super) fn reveal(draft: &mut Draft, id: &str) {
    if draft.state().objectives.get(id).is_some_and(|it| !it.shown) {
        draft.emit(Fact::ObjectiveRevealed {
            objective: id.to_owned(),
        });
        let card = draft.card(CardKind::Objective, id, Face::Story);
        draft.queue(Task::Read { card, by: None });
        tokens::counted(draft, id);
    }
}

/// A hidden action or track of the mission is known from now on; the text of an action is read.
pub(super) fn uncover(draft: &mut Draft, id: &str) {
    let sheet = &draft.mission().sheet;
    let is_action = sheet.actions.iter().any(|it| it.id == id && it.hidden);
    let is_track = sheet.tracks.iter().any(|it| it.id == id && it.hidden);
    let is_walker = sheet.walkers.iter().any(|it| it.id == id && it.hidden);
    if !(is_action || is_track || is_walker) || draft.state().revealed.iter().any(|it| it == id) {
        return;
    }
    draft.emit(Fact::Revealed { id: id.to_owned() });
    if is_action {
        let card = draft.card(CardKind::Action, id, Face::Story);
        draft.queue(Task::Read { card, by: None });
    }
}

/// An action of the mission succeeded: its effects, and the objectives that require it.
pub(super) fn finish_action(draft: &mut Draft, id: &str, region: Option<Region>) {
    let Some(action) = draft
        .mission()
        .sheet
        .actions
        .iter()
        .find(|action| action.id == id)
        .cloned()
    else {
        return;
    };
    draft.emit(Fact::ActionDone {
        action: id.to_owned(),
        region,
    });
    paid_in_story(draft, &action.cost);
    let card = draft.card(CardKind::Action, id, Face::Story);
    sol::queue_effects(draft, card, action.effects, None);
    let asking: Vec<String> = draft
        .game()
        .shown_objectives_of(id)
        .map(|(objective, _)| objective.id.clone())
        .collect();
    for objective in asking {
        advance(draft, &objective, Cause::Action);
    }
}

/// In Story the players pay, and the app notes which Objective tokens are spent.
pub(super) fn paid_in_story(draft: &mut Draft, cost: &ActionCost) {
    if draft.state().board_state().is_none() {
        let payer = draft.state().crew.first_player;
        plan::pay(draft, &cost.pays, payer, Cause::Action);
    }
}

/// The three dice of an action, independent of each other (almanac, Tirare i dadi). An Adventure is drawn at once.
pub(super) fn roll_action(draft: &mut Draft, adventure: AdventureType, seat: Seat) {
    let faces = draft
        .mission()
        .game_box
        .action_dice
        .get(&adventure)
        .cloned();
    let mut shows = |purpose: &str, of_six: u8| draft.roll(purpose, 6) < usize::from(of_six);
    let (success, wound, adventurous) = match faces {
        Some(dice) => (
            shows("success-die", dice.success),
            shows("wound-die", dice.wound),
            shows("adventure-die", dice.adventure),
        ),
        None => (false, false, false),
    };
    draft.emit(Fact::ActionRolled {
        adventure,
        seat,
        success,
        wound,
        adventurous,
    });
    if adventurous {
        draft.queue(Task::DrawAdventure {
            adventure,
            by: Some(seat),
        });
    }
}

/// A Direction card, shuffled back after the draw (almanac, Carte Direzione).
pub(super) fn draw_direction(draft: &mut Draft) -> Direction {
    let cards = draft.mission().game_box.direction_cards.clone();
    let index = draft.roll("direction-card", cards.len());
    let direction = cards.get(index).copied().unwrap_or(Direction::N);
    draft.emit(Fact::DirectionDrawn { direction });
    direction
}

/// A Research card, shuffled back after the draw (almanac, Carte Ricerca).
pub(super) fn draw_research(draft: &mut Draft) {
    let cards = draft.mission().game_box.research_cards.clone();
    let index = draft.roll("research-card", cards.len());
    if let Some(card) = cards.get(index) {
        draft.emit(Fact::ResearchDrawn {
            number: card.number,
            percent: card.percent,
        });
    }
}

/// A track of the mission stops at its ends; reaching a space advances the objectives that require it.
pub(super) fn move_mission_track(draft: &mut Draft, id: &str, by: i8) {
    let Some(track) = draft
        .mission()
        .sheet
        .tracks
        .iter()
        .find(|track| track.id == id)
        .cloned()
    else {
        return;
    };
    let from = draft
        .state()
        .mission_tracks
        .get(id)
        .copied()
        .unwrap_or(track.start);
    let to = from.saturating_add(by.into()).clamp(track.min, track.max);
    if to == from {
        return;
    }
    let unseen = !draft.game().knows_track(id);
    draft.emit(Fact::MissionTrackMoved {
        track: id.to_owned(),
        from,
        to,
        cause: Cause::Effect,
        unseen,
    });
    let reached: Vec<String> = draft
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|objective| match &objective.requirement {
            Takes::Reach(reach) => {
                reach.track == id && (from.min(to)..=from.max(to)).contains(&reach.number)
            }
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
    let passed = |at: i16| {
        if from < to {
            from < at && at <= to
        } else {
            to <= at && at < from
        }
    };
    let before = draft
        .state()
        .track_ends
        .get(&track.id)
        .cloned()
        .unwrap_or_default();
    let mut ends: Vec<&TrackEnd> = track
        .ends
        .iter()
        .filter(|end| passed(end.at) && !(end.once && before.contains(&end.at)))
        .collect();
    ends.sort_by_key(|end| from.abs_diff(end.at));
    let is_hidden = !draft.game().knows_track(&track.id);
    // Conditions alone may come to nothing, and tell it themselves where they do not.
    let is_if = |effect: &Effect| matches!(effect, Effect::If(_));
    let tells_itself = |end: &TrackEnd| {
        end.text.is_none() && !end.effects.is_empty() && end.effects.iter().all(is_if)
    };
    for end in &ends {
        let unseen = is_hidden || tells_itself(end);
        draft.emit(Fact::TrackEndReached {
            track: track.id.clone(),
            at: end.at,
            unseen,
        });
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
    let before = if let Command::CorrectTrack { block, .. } = command {
        draft.state().track(*block)
    } else {
        0
    };
    let fact = match command {
        Command::CorrectMorale { to } => Fact::MoraleMoved {
            from: draft.state().morale,
            to: *to,
            cause,
        },
        Command::CorrectTrack { block, to } => Fact::TrackMoved {
            block: *block,
            from: draft.state().track(*block),
            to: *to,
            cause,
        },
        Command::CorrectBox { block, red } => Fact::BoxTurned {
            block: *block,
            red: *red,
            cause,
        },
        Command::CorrectMissionTrack { track, to } => {
            let from = draft
                .state()
                .mission_tracks
                .get(track)
                .copied()
                .unwrap_or(*to);
            Fact::MissionTrackMoved {
                track: track.clone(),
                from,
                to: *to,
                cause,
                unseen: false,
            }
        }
        Command::CorrectMarks { mark, on, to } => {
            let from = draft.state().marks_on(mark, Some(on));
            Fact::Marked {
                mark: mark.clone(),
                on: on.clone(),
                from,
                to: *to,
                cause,
            }
        }
        Command::CorrectWalker { walker, to } => {
            let from = draft.game().steps_of(walker);
            Fact::WalkerMoved {
                walker: walker.clone(),
                from,
                to: *to,
                cause,
                unseen: false,
            }
        }
        Command::CorrectObjective { objective, to } => {
            let from = draft
                .state()
                .objectives
                .get(objective)
                .map_or(0, |it| it.done);
            let goal = draft
                .mission()
                .objective(objective)
                .map_or(1, |it| draft.game().goal(it));
            draft.emit(Fact::ObjectiveMoved {
                objective: objective.clone(),
                from,
                to: *to,
                goal,
                cause,
            });
            if *to < goal {
                return;
            }
            Fact::ObjectiveMet {
                objective: objective.clone(),
            }
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
