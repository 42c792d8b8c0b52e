//! Many games against the invariants of the house. `SOLKEEPER_GAMES` sets how many for each number of players.

use std::collections::BTreeSet;
use std::sync::Arc;

use solkeeper::first_martians::Game;
use solkeeper::first_martians::command::{Command, Field, Param, Value};
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{MORALE_MAX, MORALE_MIN, Start, State, Step, TRACK_TOP};
use solkeeper::play::{
    Command as _, Game as _, GameHistory, Offer, Proposal, Record, RecordKind, Refusal,
};

use crate::support::{NOW, shipped};

type Line = Record<Command, Fact>;

fn games() -> u64 {
    crate::support::games(8)
}

fn game(mission: &Arc<Mission>, players: u8, seed: u64) -> Game {
    let start = Start {
        seed,
        players,
        read_before: BTreeSet::new(),
    };
    Game::new(Arc::clone(mission), &start)
}

fn table(players: u8, seed: u64) -> GameHistory<Game> {
    GameHistory::new(game(shipped(), players, seed))
}

/// A game and every line that its journal would hold.
pub struct Run {
    begun: Game,
    table: GameHistory<Game>,
    lines: Vec<Line>,
}

impl Run {
    fn new(begun: Game) -> Self {
        Self {
            table: GameHistory::new(begun.clone()),
            begun,
            lines: Vec::new(),
        }
    }

    fn keep(&mut self, line: Proposal<Game>) {
        self.lines.push(line.record.clone());
        self.table.accept(line).expect("a line of this table");
    }

    fn play(&mut self, command: &Command) {
        let line = self
            .table
            .propose(command, NOW)
            .unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
        self.keep(line);
    }

    /// The facts of all commands that were played.
    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.table.history().flat_map(|(_, played)| &played.facts)
    }

    fn state(&self) -> &State {
        self.table.game().state()
    }

    /// Undo, then redo: the same state, decks and dice included.
    fn undo_and_redo(&mut self) {
        let before = self.state().clone();
        let line = self.table.propose_undo(NOW).expect("something to undo");
        self.keep(line);
        let line = self.table.propose_redo(NOW).expect("something to redo");
        self.keep(line);
        assert_eq!(*self.state(), before);
    }

    /// What the journal holds, read again: the same game.
    fn saved_and_loaded(&self) -> GameHistory<Game> {
        let text: Vec<String> = self
            .lines
            .iter()
            .map(|line| serde_json::to_string(line).expect("JSON"))
            .collect();
        let lines = text
            .iter()
            .map(|line| serde_json::from_str::<Line>(line).expect("a line"));
        let (loaded, damage) = GameHistory::resume(self.begun.clone(), lines);
        assert_eq!(damage, None);
        loaded
    }
}

/// What must hold in every state.
fn check(state: &State, astronauts: usize) {
    assert!((MORALE_MIN..=MORALE_MAX).contains(&state.morale));
    assert!(state.tracks.values().all(|&track| track <= TRACK_TOP));
    assert_eq!(state.tracks.len(), 3);
    assert!(state.queue.len() < 48, "the queue stays bounded");
    if state.sol > 0 {
        assert_eq!(state.crew.astronauts.len(), astronauts);
    }
    let professions: BTreeSet<_> = state
        .crew
        .astronauts
        .iter()
        .map(|it| it.profession)
        .collect();
    assert_eq!(
        professions.len(),
        state.crew.astronauts.len(),
        "no two alike"
    );
    assert!(usize::from(state.crew.first_player) < state.crew.astronauts.len());
    for open in &state.open_events {
        assert!(
            state.sol < open.opened_in + 3,
            "an event action lies open for three sols"
        );
    }
    assert_eq!(state.outcome.is_some(), state.step == Step::End);
}

fn run(style: Style, players: u8, seed: u64) -> Run {
    run_game(game(shipped(), players, seed), style, false, seed)
}

/// Plays a game of any mission to its end, in Story or Full board, and holds every invariant.
pub fn run_mission(
    mission: &Arc<Mission>,
    style: Style,
    full: bool,
    players: u8,
    seed: u64,
) -> Run {
    run_game(game(mission, players, seed), style, full, seed)
}

/// The same for a game that has not begun, such as a chapter.
pub fn run_game(begun: Game, style: Style, full: bool, seed: u64) -> Run {
    let mut run = Run::new(begun);
    if full {
        run.play(&Command::KeepBoard { full });
    }
    let mut player = Player::new(style, seed ^ 0x5eed);
    for turn in 0..6000 {
        let Some(command) = player.next(run.table.game()) else {
            break;
        };
        run.play(&command);
        let state = run.state();
        check(state, state.crew.astronauts.len());
        if turn % 7 == 0 {
            run.undo_and_redo();
        }
        if turn % 41 == 0 {
            assert_every_offer_holds(run.table.game());
        }
    }
    assert!(
        run.state().outcome.is_some(),
        "ends: {style:?}, Full board: {full}, seed {seed}; at {}",
        run.state().step_id()
    );

    let mut folded = run.begun.clone();
    for (_, played) in run.table.history() {
        played.facts.iter().for_each(|fact| folded.apply(fact));
        assert_eq!(folded.digest(), played.digest, "fold = live state");
    }
    assert_eq!(folded.state(), run.state());
    assert_eq!(
        run.saved_and_loaded().game().state(),
        run.state(),
        "save and load = identity"
    );
    run
}

/// Anything inside an offer is accepted, anything outside refused.
fn assert_every_offer_holds(game: &Game) {
    let offers = game.offers();
    for offer in &offers {
        assert!(game.decide(&offer.command).is_ok(), "{offer:?}");
        for (&field, range) in &offer.params {
            for (value, inside) in values(range) {
                let Some(command) = with(offer, field, value.clone()) else {
                    continue;
                };
                // Another offer of the same command may cover what this one does not.
                let covered = inside || offers.iter().any(|it| holds(it, &command));
                let decided = solkeeper::play::offer::check(&offers, &command);
                assert_eq!(decided.is_ok(), covered, "{command:?}, {value:?}");
                assert!(
                    covered || matches!(decided, Err(Refusal::OutOfRange { .. })),
                    "{decided:?}"
                );
            }
        }
    }
}

fn holds(offer: &Offer<Command>, command: &Command) -> bool {
    solkeeper::play::offer::check(std::slice::from_ref(offer), command).is_ok()
}

/// Values at both ends of a range and beyond them.
fn values(range: &Param) -> Vec<(Value, bool)> {
    match range {
        Param::Number { min, max } => vec![
            (*min, true),
            (*max, true),
            (min - 1, false),
            (max + 1, false),
        ]
        .into_iter()
        .map(|(number, inside)| (Value::Number(number), inside))
        .collect(),
        Param::OneOf(values) => {
            // Of a long list, such as the spots of the board, a few from all over it.
            let inside = values
                .iter()
                .step_by(values.len() / 6 + 1)
                .map(|value| (value.clone(), true));
            let number = values
                .iter()
                .filter_map(Value::number)
                .max()
                .map(|max| (Value::Number(max + 1), false));
            inside.chain(number).collect()
        }
        Param::ListOf { of, max } => {
            let list = |count| Value::List(vec![of[0].clone(); count]);
            vec![(list(2), true), (list(0), false), (list(max + 1), false)]
        }
        Param::SomeOf(values) => vec![
            (Value::List(Vec::new()), true),
            (Value::List(values.to_vec()), true),
            (
                Value::List(vec![Value::Text("no such thing".to_owned())]),
                false,
            ),
        ],
        Param::Text { max } => vec![
            ("x".repeat(*max), true),
            ("x".repeat(max + 1), false),
            (" ".into(), false),
            ("a\nb".into(), false),
        ]
        .into_iter()
        .map(|(text, inside)| (Value::Text(text), inside))
        .collect(),
    }
}

/// The offer's command with one value replaced; `None` when that makes no command at all.
fn with(offer: &Offer<Command>, field: Field, value: Value) -> Option<Command> {
    let mut command = offer.command.clone();
    command.set(field, value).map(|()| command)
}

#[test]
fn random_games_hold_every_invariant() {
    for players in 1..=4 {
        for seed in 0..games() {
            run(Style::Random, players, seed);
        }
    }
}

#[test]
fn careful_games_hold_every_invariant_and_last() {
    for players in 1..=4 {
        let mut sols: Vec<u8> = (0..games().div_ceil(4).max(3))
            .map(|seed| run(Style::Careful, players, seed).state().sol)
            .collect();
        sols.sort_unstable();
        assert!(sols[sols.len() / 2] >= 5, "{players} players: {sols:?}");
    }
}

#[test]
fn the_same_seed_and_commands_give_the_same_game() {
    let first = run(Style::Careful, 4, 7);
    let second = run(Style::Careful, 4, 7);
    assert_eq!(first.lines, second.lines);
    let other = run(Style::Careful, 4, 8);
    assert_ne!(first.state(), other.state());
}

#[test]
fn a_place_of_the_past_can_be_returned_to() {
    let mut run = run(Style::Careful, 3, 3);
    let places: Vec<u64> = run.table.history().map(|(turn, _)| turn).collect();
    let middle = places[places.len() / 2];
    let digest = run
        .table
        .history()
        .find(|(turn, _)| *turn == middle)
        .map(|(_, played)| played.digest.clone());
    let line = run.table.propose_save_point("before the storm", NOW);
    run.keep(line);
    let line = run
        .table
        .propose_return(middle, NOW)
        .expect("a place of this game");
    run.keep(line);
    assert_eq!(Some(run.table.game().digest()), digest);
    let (place, name) = run.table.save_points()[0].clone();
    assert_eq!(name, "before the storm");
    let line = run
        .table
        .propose_return(place, NOW)
        .expect("the save point");
    run.keep(line);
    assert!(run.state().outcome.is_some());
    assert_eq!(run.saved_and_loaded().game().state(), run.state());
    assert_eq!(
        run.table.propose_return(999_999, NOW),
        Err(Refusal::NoSuchPlace)
    );
}

#[test]
fn a_snapshot_stands_where_old_facts_would_fold_otherwise() {
    let run = run(Style::Careful, 2, 5);
    let mut lines = run.lines.clone();
    let ends_a_phase =
        |line: &Line| matches!(&line.kind, RecordKind::Played(played) if played.snapshot.is_some());
    let last = lines.iter().rposition(ends_a_phase).expect("a snapshot");
    // A later version that knows nothing of the first facts any more.
    for line in lines.iter_mut().take(last) {
        if let RecordKind::Played(played) = &mut line.kind {
            played.facts.clear();
        }
    }
    let (resumed, damage) = GameHistory::resume(table(2, 5).game().clone(), lines);
    assert_eq!(damage, None);
    assert_eq!(resumed.game().state(), run.state());
    assert!(resumed.digest_matches());
}
