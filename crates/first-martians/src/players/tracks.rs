//! Tracks of the mission: which way is good, which actions move them, and what is at stake at their spaces.

use super::estimates;
use super::goods::open;
use crate::effect::{Effect, Id, Moved, NestedEffects, Reference, When};
use crate::game::Game;
use crate::mission::{Takes, Track};

/// How high a track of the mission is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Height {
    /// In its upper half, where it becomes dangerous.
    Upper,
    /// Above its start.
    Risen,
}

/// The actions of the mission that bring a track back that is so far up, except where an objective wants it there. A track that
/// loses the mission at its lower end is brought back up.
pub(super) fn lowering(game: &Game, height: Height) -> Vec<Id> {
    let side = |track: &Track| {
        if losing_spaces(game, track).any(|space| space < track.start) {
            -1
        } else {
            1
        }
    };
    let high = game.known_tracks().filter(|track| {
        let (at, side) = (game.space_of(track), side(track));
        let upper =
            (2 * i32::from(at) - i32::from(track.min) - i32::from(track.max)) * i32::from(side) > 0;
        let wanted = wanted(game, track).any(|number| (number - at) * side > 0);
        at.saturating_sub(track.start).saturating_mul(side) > 0
            && (height == Height::Risen || upper)
            && !wanted
    });
    high.filter_map(|track| {
        moving(game, &track.id, -i32::from(side(track)))
            .into_iter()
            .next()
    })
    .collect()
}

/// The numbers to which objectives want a track brought that are open.
fn wanted<'g>(game: &'g Game, track: &'g Track) -> impl Iterator<Item = i16> + 'g {
    open(game)
        .into_iter()
        .filter_map(|(objective, _)| match &objective.requirement {
            Takes::Reach(reach) if reach.track == track.id => Some(reach.number),
            _ => None,
        })
}

/// The actions of the mission that bring a track towards a number, those that bring it farthest first.
pub(super) fn towards(game: &Game, track: &str, number: i16) -> Vec<Id> {
    let found = game.known_tracks().find(|it| it.id == track);
    found.map_or_else(Vec::new, |it| {
        moving(
            game,
            track,
            i32::from(number) - i32::from(game.space_of(it)),
        )
    })
}

/// The actions of the mission that move a track that way, on the average, those that move it farthest first.
fn moving(game: &Game, track: &str, way: i32) -> Vec<Id> {
    let actions = game.known_actions().map(|action| {
        (
            movement(game, &action.effects, track) * way.signum(),
            &action.id,
        )
    });
    let mut moving: Vec<_> = actions.filter(|(by, _)| *by > 0).collect();
    moving.sort_by_key(|(by, _)| -by);
    moving.into_iter().map(|(_, id)| id.clone()).collect()
}

/// By how many hundredths of a space effects move a track on the average, as far as the players know.
fn movement(game: &Game, effects: &[Effect], track: &str) -> i32 {
    let of = |effects: &[Effect]| movement(game, effects, track);
    let one = |effect: &Effect| match effect.description().link {
        Reference::Moves(Moved::Track(change)) if change.track == track => {
            100 * i32::from(change.by.for_astronauts(game.state().crew.astronauts.len()))
        }
        link => match link.nested_effects() {
            NestedEffects::Nothing => 0,
            NestedEffects::If(branch) => estimates::of_branch(game, branch, of),
            NestedEffects::Choose(choice) => choice
                .options
                .iter()
                .map(|way| of(&way.effects))
                .max_by_key(|by| by.abs())
                .unwrap_or(0),
            NestedEffects::Random(random) => estimates::of_chance(random, of),
        },
    };
    effects.iter().map(one).sum()
}

/// The spaces of a track at which the mission is lost.
fn losing_spaces<'g>(game: &'g Game, track: &'g Track) -> impl Iterator<Item = i16> + 'g {
    stakes(game, track)
        .into_iter()
        .filter(|(_, worth)| *worth <= estimates::LOST)
        .map(|(space, _)| space)
}

/// The spaces of a track at which something happens, and what that is worth.
fn stakes(game: &Game, track: &Track) -> Vec<(i16, i32)> {
    let sheet = &game.mission().sheet;
    let done = |at: i16| {
        game.state()
            .track_ends
            .get(&track.id)
            .is_some_and(|spaces| spaces.contains(&at))
    };
    let ends = track.ends.iter().filter(|end| !(end.once && done(end.at)));
    let mut stakes: Vec<(i16, i32)> = ends
        .map(|end| (end.at, of_end(game, &end.effects)))
        .collect();
    stakes.extend(
        sheet
            .loses
            .iter()
            .flat_map(|loss| spaces(&loss.when, &track.id))
            .map(|space| (space, estimates::LOST)),
    );
    stakes
}

/// What the effects at a space are worth, without those that move a track, themselves or inside: to value them is to value the ends of
/// that track, which may move this one again.
fn of_end(game: &Game, effects: &[Effect]) -> i32 {
    let moves_a_track = |effect: &&Effect| effect.contains(&|it| matches!(it, Effect::Track(_)));
    effects
        .iter()
        .filter(|effect| !moves_a_track(effect))
        .map(|effect| estimates::of_effect(game, effect))
        .sum()
}

/// The numbers of a track that a condition names.
fn spaces(when: &When, track: &str) -> Vec<i16> {
    match when {
        When::Track(at) if at.track == track => at.at_least.into_iter().chain(at.at_most).collect(),
        When::All(parts) | When::Any(parts) => {
            parts.iter().flat_map(|part| spaces(part, track)).collect()
        }
        _ => Vec::new(),
    }
}

/// What it is worth that the marker of a track is at a space: the nearer to what happens there, the more of it counts.
pub(super) fn stake(game: &Game, track: &Track, at: i16) -> i32 {
    let nearness = |space: i16| {
        let far = i64::from(
            if space == track.start {
                track.max - track.min
            } else {
                (space - track.start).abs()
            }
            .max(1),
        );
        (far, (far - i64::from((space - at).abs())).max(0))
    };
    let shares = stakes(game, track).into_iter().map(|(space, worth)| {
        let (far, near) = nearness(space);
        i64::from(worth) * near.pow(3) / far.pow(3)
    });
    i32::try_from(shares.sum::<i64>()).unwrap_or(0)
}

/// What moving a track is worth, for itself and for the objectives that ask for it.
pub(super) fn change(game: &Game, id: &str, by: i32) -> i32 {
    let Some(track) = game.known_tracks().find(|it| it.id == id) else {
        return 0;
    };
    let from = game.space_of(track);
    let to = i16::try_from(i32::from(from) + by)
        .unwrap_or(from)
        .clamp(track.min, track.max);
    let nearer: i32 = wanted(game, track)
        .map(|number| i32::from((number - from).abs() - (number - to).abs()))
        .sum();
    stake(game, track, to) - stake(game, track, from) + nearer * estimates::PAWN
}
