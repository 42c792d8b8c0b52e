//! Reports and corrections of the crew.

use super::{board, ending, objectives, plan, sol, tasks, tokens};
use crate::board::Question;
use crate::command::Command;
use crate::decision::DecisionBuilder;
use crate::effect::{ActionCost, Effect};
use crate::fact::{Cause, Fact};
use crate::game::Game;
use crate::mission::{Objective, ObjectiveKind, Takes, Track, TrackEnd};
use crate::state::{CardKind, Face, Progress, Seat, Task};
use crate::vocabulary::{AdventureType, Direction, Phase, Region};

/// An objective that is neither met nor failed nor closed, and how far it is.
fn undecided(decision: &DecisionBuilder, id: &str) -> Option<(Objective, Progress)> {
    let objective = decision.mission().objective(id)?.clone();
    let progress = *decision.state().objectives.get(id)?;
    progress.is_undecided().then_some((objective, progress))
}

/// Advances an objective by one success; at its goal it is met and pays its reward.
pub(super) fn advance(decision: &mut DecisionBuilder, id: &str, cause: Cause) {
    let Some((objective, progress)) = undecided(decision, id) else {
        return;
    };
    if decision.game().waits_for(&objective).next().is_some() {
        return;
    }
    let goal = decision.game().goal(&objective);
    let to = progress.done.saturating_add(objective.step).min(goal);
    decision.emit(Fact::ObjectiveMoved {
        objective: id.to_owned(),
        from: progress.done,
        to,
        goal,
        cause,
    });
    if to >= goal {
        meet(decision, &objective);
    }
}

/// An objective is met and pays its reward.
fn meet(decision: &mut DecisionBuilder, objective: &Objective) {
    let id = &objective.id;
    decision.emit(Fact::ObjectiveMet {
        objective: id.clone(),
    });
    let card = decision.card(CardKind::Objective, id, Face::Done);
    decision.queue(Task::Read {
        card: card.clone(),
        by: None,
    });
    sol::queue_effects(decision, card, objective.reward.clone(), None);
    after_met(decision, objective);
}

/// An objective that is not decided has another goal; one that is already done as often is met.
pub(super) fn change_goal(decision: &mut DecisionBuilder, id: &str, to: u8) {
    let Some((objective, progress)) = undecided(decision, id) else {
        return;
    };
    let from = decision.game().goal(&objective);
    if from == to {
        return;
    }
    decision.emit(Fact::GoalChanged {
        objective: id.to_owned(),
        from,
        to,
    });
    let card = decision.card(CardKind::Objective, id, Face::Goal);
    if progress.shown && decision.mission().has_text(&card) {
        decision.queue(Task::Read { card, by: None });
    }
    if progress.done >= to {
        meet(decision, &objective);
    }
}

/// The others of its group are no longer needed, and what waited for it begins.
fn after_met(decision: &mut DecisionBuilder, objective: &Objective) {
    let undecided = |id: &str| {
        decision
            .state()
            .objectives
            .get(id)
            .is_some_and(|it| it.is_undecided())
    };
    let others = decision
        .game()
        .group_of(objective)
        .filter(|other| undecided(&other.id));
    let others: Vec<String> = others.map(|other| other.id.clone()).collect();
    for other in others {
        let shown = decision
            .state()
            .objectives
            .get(&other)
            .is_some_and(|it| it.shown);
        decision.emit(Fact::ObjectiveClosed {
            objective: other.clone(),
            unseen: !shown,
        });
        let card = decision.card(CardKind::Objective, &other, Face::Closed);
        if shown && decision.mission().has_text(&card) {
            decision.queue(Task::Read { card, by: None });
        }
    }
    let group: Vec<&str> = decision
        .game()
        .group_of(objective)
        .map(|other| other.id.as_str())
        .chain([objective.id.as_str()])
        .collect();
    let waits = |it: &&Objective| it.after.iter().any(|id| group.contains(&id.as_str()));
    let waited = decision.mission().sheet.objectives.iter().filter(waits);
    let begun: Vec<String> = waited
        .filter(|it| decision.game().is_open(it))
        .map(|it| it.id.clone())
        .collect();
    for id in begun {
        objectives::appeared(decision, &id);
        tokens::counted(decision, &id);
    }
}

/// An objective fails. A mandatory one loses the mission once its text is read, unless another of its group is still open.
pub(super) fn fail(decision: &mut DecisionBuilder, id: &str, cause: Cause) {
    if decision
        .state()
        .objectives
        .get(id)
        .is_none_or(|it| !it.is_undecided())
    {
        return;
    }
    let known = decision
        .state()
        .objectives
        .get(id)
        .is_some_and(|it| it.shown)
        || loses(decision.game(), id);
    decision.emit(Fact::ObjectiveFailed {
        objective: id.to_owned(),
        cause,
        unseen: !known,
    });
    if !known {
        return;
    }
    let card = decision.card(CardKind::Objective, id, Face::Failed);
    if decision.mission().has_text(&card) {
        decision.queue_first(Task::Read { card, by: None });
    } else if loses(decision.game(), id) {
        ending::lose(decision, id);
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
pub(super) fn deadlines(decision: &mut DecisionBuilder) -> bool {
    let (game, sol) = (decision.game(), decision.state().sol);
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
        fail(decision, id, Cause::Sol);
    }
    let failed = |id: &String| {
        decision
            .state()
            .objectives
            .get(id)
            .is_some_and(|it| it.failed == Some(sol))
    };
    decision.state().outcome.is_some()
        || over
            .iter()
            .any(|id| failed(id) && loses(decision.game(), id))
}

/// Reveals a hidden objective in the Mission Log.
pub(super) fn reveal(decision: &mut DecisionBuilder, id: &str) {
    if decision
        .state()
        .objectives
        .get(id)
        .is_some_and(|it| !it.shown)
    {
        decision.emit(Fact::ObjectiveRevealed {
            objective: id.to_owned(),
        });
        let card = decision.card(CardKind::Objective, id, Face::Story);
        decision.queue(Task::Read { card, by: None });
        tokens::counted(decision, id);
    }
}

/// A hidden action or track of the mission is known from now on; the text of an action is read.
pub(super) fn uncover(decision: &mut DecisionBuilder, id: &str) {
    let sheet = &decision.mission().sheet;
    let is_action = sheet.actions.iter().any(|it| it.id == id && it.hidden);
    let is_track = sheet.tracks.iter().any(|it| it.id == id && it.hidden);
    let is_walker = sheet.walkers.iter().any(|it| it.id == id && it.hidden);
    if !(is_action || is_track || is_walker) || decision.state().revealed.iter().any(|it| it == id)
    {
        return;
    }
    decision.emit(Fact::Revealed { id: id.to_owned() });
    if is_action {
        let card = decision.card(CardKind::Action, id, Face::Story);
        decision.queue(Task::Read { card, by: None });
    }
}

/// An action of the mission succeeded: its effects, and the objectives that require it.
pub(super) fn finish_action(decision: &mut DecisionBuilder, id: &str, region: Option<Region>) {
    let Some(action) = decision
        .mission()
        .sheet
        .actions
        .iter()
        .find(|action| action.id == id)
        .cloned()
    else {
        return;
    };
    decision.emit(Fact::ActionDone {
        action: id.to_owned(),
        region,
    });
    paid_in_story(decision, &action.cost);
    let card = decision.card(CardKind::Action, id, Face::Story);
    sol::queue_effects(decision, card, action.effects, None);
    let asking: Vec<String> = decision
        .game()
        .shown_objectives_of(id)
        .map(|(objective, _)| objective.id.clone())
        .collect();
    for objective in asking {
        advance(decision, &objective, Cause::Action);
    }
}

/// In Story the players pay, and the app notes which Objective tokens are spent.
pub(super) fn paid_in_story(decision: &mut DecisionBuilder, cost: &ActionCost) {
    if decision.state().board_state().is_none() {
        let payer = decision.state().crew.first_player;
        plan::pay(decision, &cost.pays, payer, Cause::Action);
    }
}

/// The three dice of an action, independent of each other (almanac, Tirare i dadi). An Adventure is drawn at once.
pub(super) fn roll_action(decision: &mut DecisionBuilder, adventure: AdventureType, seat: Seat) {
    let faces = decision
        .mission()
        .game_box
        .action_dice
        .get(&adventure)
        .cloned();
    let mut shows = |purpose: &str, of_six: u8| decision.roll(purpose, 6) < usize::from(of_six);
    let (success, wound, adventurous) = match faces {
        Some(dice) => (
            shows("success-die", dice.success),
            shows("wound-die", dice.wound),
            shows("adventure-die", dice.adventure),
        ),
        None => (false, false, false),
    };
    decision.emit(Fact::ActionRolled {
        adventure,
        seat,
        success,
        wound,
        adventurous,
    });
    if adventurous {
        decision.queue(Task::DrawAdventure {
            adventure,
            by: Some(seat),
        });
    }
}

/// A Direction card, shuffled back after the draw (almanac, Carte Direzione).
pub(super) fn draw_direction(decision: &mut DecisionBuilder) -> Direction {
    let cards = decision.mission().game_box.direction_cards.clone();
    let index = decision.roll("direction-card", cards.len());
    let direction = cards.get(index).copied().unwrap_or(Direction::N);
    decision.emit(Fact::DirectionDrawn { direction });
    direction
}

/// A Research card, shuffled back after the draw (almanac, Carte Ricerca).
pub(super) fn draw_research(decision: &mut DecisionBuilder) {
    let cards = decision.mission().game_box.research_cards.clone();
    let index = decision.roll("research-card", cards.len());
    if let Some(card) = cards.get(index) {
        decision.emit(Fact::ResearchDrawn {
            number: card.number,
            percent: card.percent,
        });
    }
}

/// A track of the mission stops at its ends; reaching a space advances the objectives that require it.
pub(super) fn move_mission_track(decision: &mut DecisionBuilder, id: &str, by: i8) {
    let Some(track) = decision
        .mission()
        .sheet
        .tracks
        .iter()
        .find(|track| track.id == id)
        .cloned()
    else {
        return;
    };
    let from = decision
        .state()
        .mission_tracks
        .get(id)
        .copied()
        .unwrap_or(track.start);
    let to = from.saturating_add(by.into()).clamp(track.min, track.max);
    if to == from {
        return;
    }
    let unseen = !decision.game().knows_track(id);
    decision.emit(Fact::MissionTrackMoved {
        track: id.to_owned(),
        from,
        to,
        cause: Cause::Effect,
        unseen,
    });
    let reached: Vec<String> = decision
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
        advance(decision, &objective, Cause::Effect);
    }
    reach_ends(decision, &track, from, to);
}

/// What happens at the spaces that the marker of a track has come to or passed comes before all that waits, in that order.
fn reach_ends(decision: &mut DecisionBuilder, track: &Track, from: i16, to: i16) {
    let passed = |at: i16| {
        if from < to {
            from < at && at <= to
        } else {
            to <= at && at < from
        }
    };
    let before = decision
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
    let is_hidden = !decision.game().knows_track(&track.id);
    // Conditions alone may come to nothing, and tell it themselves where they do not.
    let is_if = |effect: &Effect| matches!(effect, Effect::If(_));
    let tells_itself = |end: &TrackEnd| {
        end.text.is_none() && !end.effects.is_empty() && end.effects.iter().all(is_if)
    };
    for end in &ends {
        let unseen = is_hidden || tells_itself(end);
        decision.emit(Fact::TrackEndReached {
            track: track.id.clone(),
            at: end.at,
            unseen,
        });
    }
    for end in ends.into_iter().rev() {
        let face = end.text.clone().map_or(Face::Story, Face::End);
        let card = decision.card(CardKind::Track, &track.id, face);
        if end.text.is_some() {
            tasks::queue_text_first(decision, &card, end.effects.clone(), None);
        } else {
            tasks::queue_effects_first(decision, &card, end.effects.clone(), None);
        }
    }
}

/// A correction triggers nothing: whether a full track is resolved is asked.
pub(super) fn correct(decision: &mut DecisionBuilder, command: &Command) {
    let cause = Cause::Correction;
    let before = if let Command::CorrectTrack { block, .. } = command {
        decision.state().track(*block)
    } else {
        0
    };
    let fact = match command {
        Command::CorrectMorale { to } => Fact::MoraleMoved {
            from: decision.state().morale,
            to: *to,
            cause,
        },
        Command::CorrectTrack { block, to } => Fact::TrackMoved {
            block: *block,
            from: decision.state().track(*block),
            to: *to,
            cause,
        },
        Command::CorrectBox { block, red } => Fact::BoxTurned {
            block: *block,
            red: *red,
            cause,
        },
        Command::CorrectMissionTrack { track, to } => {
            let from = decision
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
            let from = decision.state().marks_on(mark, Some(on));
            Fact::Marked {
                mark: mark.clone(),
                on: on.clone(),
                from,
                to: *to,
                cause,
            }
        }
        Command::CorrectWalker { walker, to } => {
            let from = decision.game().steps_of(walker);
            Fact::WalkerMoved {
                walker: walker.clone(),
                from,
                to: *to,
                cause,
                unseen: false,
            }
        }
        Command::CorrectObjective { objective, to } => {
            let from = decision
                .state()
                .objectives
                .get(objective)
                .map_or(0, |it| it.done);
            let goal = decision
                .mission()
                .objective(objective)
                .map_or(1, |it| decision.game().goal(it));
            decision.emit(Fact::ObjectiveMoved {
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
    decision.emit(fact);
    // In the Malfunction phase a full track is resolved in its turn.
    if let Command::CorrectTrack { block, to } = command
        && *to != before
        && decision.state().step.phase() != Phase::Malfunctions
    {
        board::ask_once(decision, Question::FullTrack { block: *block });
    }
}
