//! The public state of a mission: what corrections can name, and what the players see on the table. Flags, counters, decks, and what
//! is scheduled or decided in secret stay out.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use first_martians::Game;
use first_martians::board::{Board, BoardState};
use first_martians::mission::{ObjectiveKind, SheetValue};
use first_martians::queries::initial_board::settable;
use first_martians::vocabulary::Block;

/// The public state.
pub(super) fn public(game: &Game) -> Value {
    let state = game.state();
    let sheet = game.sheet();
    let numbers: BTreeMap<_, _> = SheetValue::ALL
        .iter()
        .filter_map(|&value| sheet.get(value).map(|number| (value.id(), number)))
        .collect();
    let rolled = |block| {
        (1..=sheet.sols())
            .filter(|&sol| sheet.rolls(block, sol))
            .collect::<Vec<_>>()
    };
    let by_block = |value: &dyn Fn(Block) -> Value| {
        Block::ALL
            .iter()
            .map(|&block| (block.id().to_owned(), value(block)))
            .collect()
    };
    let mut public = json!({
        "crew": state.crew,
        "dice": state.dice,
        "cards": state.cards,
        "difficulty": state.difficulty,
        "sheet": numbers,
        "malfunction_dice": Value::Object(by_block(&|block| json!(rolled(block)))),
        "morale": state.morale,
        "tracks": state.tracks,
        "box": Value::Object(by_block(&|block| json!(state.red.contains(&block)))),
        "mission_tracks": state.mission_tracks.iter().filter(|(id, _)| game.knows_track(id)).collect::<BTreeMap<_, _>>(),
        "objectives": objectives(game),
        "open_events": open_events(game),
        "board": state.board.as_ref().filter(|board| board.full).map(|it| board(game, it)),
    });
    // Only missions of format 2 have these.
    if !game.mission().sheet.standing.is_empty() {
        public["standing"] = json!(state.standing);
    }
    if !game.mission().sheet.marks.is_empty() {
        public["marks"] = json!(state.marks);
    }
    let walkers = game.known_walkers().map(|it| {
        let step = game.steps_of(&it.id);
        (
            it.id.clone(),
            json!({"region": it.region(step), "step": step, "arrived": step == it.steps()}),
        )
    });
    let walkers: serde_json::Map<_, _> = walkers.collect();
    if !walkers.is_empty() {
        public["walkers"] = Value::Object(walkers);
    }
    public
}

/// The objectives of the Mission Log. The Threshold has no progress that the app keeps.
fn objectives(game: &Game) -> BTreeMap<&str, Value> {
    let shown = |id: &str| {
        game.state()
            .objectives
            .get(id)
            .filter(|progress| progress.shown)
    };
    let objectives = game.mission().sheet.objectives.iter();
    objectives
        .filter_map(|it| {
            let progress = shown(&it.id)?;
            let done = (it.kind != ObjectiveKind::Threshold).then_some(game.done(it));
            let mut line =
                json!({"kind": it.kind, "done": done, "goal": game.goal(it), "met": progress.met});
            // Only missions of format 2 have these.
            let more = [
                ("deadline", game.deadline(it).map(|sol| json!(sol))),
                ("failed", progress.failed.map(|sol| json!(sol))),
                ("closed", progress.closed.then_some(json!(true))),
            ];
            more.into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
                .for_each(|(name, value)| line[name] = value);
            Some((it.id.as_str(), line))
        })
        .collect()
}

/// Event actions on the table, without whether their consequences are going to happen.
fn open_events(game: &Game) -> Vec<Value> {
    let state = game.state();
    // No event stays longer than the mission: the number is that of the Log.
    let left = |opened_in: u8| (game.event_until(opened_in) + 1).saturating_sub(state.sol);
    let events = state.open_events.iter();
    events
        .map(
            |it| json!({"event": it.event, "since": it.opened_in, "sols_left": left(it.opened_in)}),
        )
        .collect()
}

fn board(game: &Game, board: &Board) -> Value {
    let pieces: &BoardState = &board.pieces;
    let spots: BTreeMap<String, u8> = settable(game)
        .into_iter()
        .filter_map(|spot| Some((spot.to_string(), pieces.get(&spot)?)))
        .collect();
    let stacks = pieces.stacks().into_iter().filter_map(|stack| {
        let tokens = pieces.stack(&stack);
        (!tokens.is_empty()).then(|| json!({"stack": stack, "tokens": tokens}))
    });
    let tokens = pieces.marks.iter().flat_map(|(spot, marks)| {
        marks
            .iter()
            .map(move |it| json!({"spot": spot, "token": it}))
    });
    let cards = pieces.seats().zip(&pieces.crew).flat_map(|(seat, it)| {
        it.skills
            .iter()
            .map(move |(skill, card)| (seat, skill, card))
    });
    let skills = cards.map(|(seat, skill, it)| json!({"seat": seat, "skill": skill, "name": it.name, "state": it.state}));
    let regions = pieces.map.explored.iter();
    let regions = regions.map(
        |it| json!({"region": it.region, "features": it.tile.features, "since": it.explored_in}),
    );
    json!({
        "spots": spots,
        "tokens": tokens.collect::<Vec<_>>(),
        "skills": skills.collect::<Vec<_>>(),
        "stacks": stacks.collect::<Vec<_>>(),
        "regions": regions.collect::<Vec<_>>(),
        "operators": board.operators,
        "plan": board.plan,
        "declared": board.declared,
        "fronts": board.fronts,
        "not_compared": pieces.unchecked,
    })
}
