//! Many games in which the app keeps the board, against the invariants of the house. `SOLKEEPER_GAMES` sets how many.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{
    ActionKind, ActionResult, BoardCounter, BoardFact, BoardState, Pick, SkillCard, SkillState,
    TokenMark, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Cost;
use solkeeper::first_martians::fact::{Cause, Fact};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{ComponentSource, Start, State, Step, Task};
use solkeeper::first_martians::vocabulary::{Area, Condition, Modifier};
use solkeeper::play::{Game as _, GameHistory, Proposal, Record, Role};

use crate::support::{NOW, shipped};

fn games() -> u64 {
    crate::support::games(2)
}

fn table(players: u8, seed: u64) -> GameHistory<Game> {
    let start = Start {
        seed,
        players,
        read_before: BTreeSet::new(),
    };
    GameHistory::new(Game::new(Arc::clone(shipped()), &start))
}

/// Numbers, piles, what is known of single tokens, and the skills by name.
type Pieces = (
    BTreeMap<BoardCounter, u8>,
    BTreeMap<TokenStack, Vec<Modifier>>,
    BTreeMap<BoardCounter, Vec<TokenMark>>,
    Skills,
);
type Skills = Vec<BTreeMap<u8, SkillCard>>;

/// Everything of the board that is a number, a pile or a named token.
fn pieces(board: &BoardState) -> Pieces {
    let spots = board
        .spots()
        .into_iter()
        .filter_map(|spot| board.get(&spot).map(|number| (spot, number)))
        .collect();
    let stacks = board
        .stacks()
        .into_iter()
        .map(|stack| (stack.clone(), board.stack(&stack).to_vec()))
        .collect();
    let skills = board.crew.iter().map(|it| it.skills.clone()).collect();
    (spots, stacks, board.marks.clone(), skills)
}

/// Tokens of a condition, in the pool and on the ID boards.
fn of_condition(board: &BoardState, condition: Condition) -> u16 {
    let lying = board
        .crew
        .iter()
        .filter(|it| it.conditions.contains(&condition))
        .count();
    u16::from(board.get(&BoardCounter::Pool(condition)).unwrap_or(0))
        + u16::try_from(lying).expect("a crew")
}

/// Each fact moves what it names and nothing else: no piece is lost, none comes from nowhere.
fn conserved(before: &Game, facts: &[Fact]) {
    let mut game = before.clone();
    let mut by_hand = false;
    for fact in facts {
        let old = game.state().board_state().map(pieces);
        game.apply(fact);
        let (Some((mut spots, mut stacks, mut marks, mut skills)), Some(now)) =
            (old, game.state().board_state().map(pieces))
        else {
            continue;
        };
        match fact {
            Fact::Board(BoardFact::TrackingStarted { .. }) => continue,
            Fact::Board(
                BoardFact::Moved {
                    spot: BoardCounter::Built(_),
                    ..
                }
                | BoardFact::SpareBuilt { .. },
            ) => continue,
            Fact::Board(BoardFact::Moved {
                spot,
                from,
                to,
                cause,
            }) => {
                assert_eq!(spots.insert(spot.clone(), *to), Some(*from), "{fact:?}");
                by_hand |= matches!(cause, Cause::Correction | Cause::Table);
                if let BoardCounter::Greenhouses(farm) = spot {
                    let plants = spots.entry(BoardCounter::Plants(*farm)).or_default();
                    *plants = (*plants).min(*to);
                }
            }
            Fact::Board(BoardFact::TokenPut { stack, token, .. }) => {
                stacks.entry(stack.clone()).or_default().push(*token);
            }
            Fact::Board(BoardFact::TokenTaken { stack, token, .. }) => {
                let pile = stacks.entry(stack.clone()).or_default();
                let at = pile
                    .iter()
                    .rposition(|it| it == token)
                    .unwrap_or_else(|| panic!("{fact:?}: no such token"));
                pile.remove(at);
            }
            Fact::Board(BoardFact::TokenMarked { spot, index, mark }) => {
                let known = marks.entry(spot.clone()).or_default();
                assert!(*index <= known.len(), "{fact:?}");
                known.truncate(*index);
                known.push(mark.clone());
                known.extend(now.2[spot].iter().skip(index + 1).cloned());
            }
            Fact::Board(BoardFact::MarkedTokenMoved {
                spot,
                index,
                mark,
                to,
            }) => {
                let known = marks
                    .get_mut(spot)
                    .unwrap_or_else(|| panic!("{fact:?}: no such token"));
                assert_eq!(known.remove(*index).name, mark.name, "{fact:?}");
                to.iter()
                    .for_each(|to| marks.entry(to.clone()).or_default().push(mark.clone()));
                marks.retain(|_, known| !known.is_empty());
            }
            Fact::Board(BoardFact::SkillCardSet { seat, skill, card }) => {
                skills[usize::from(*seat)].insert(*skill, card.clone());
                skills
                    .iter_mut()
                    .for_each(|cards| cards.retain(|_, card| *card != SkillCard::unknown()));
            }
            Fact::Board(BoardFact::Explored { region, tile }) => {
                spots.insert(BoardCounter::Samples(*region), tile.samples);
                spots.insert(BoardCounter::Objectives(*region), 0);
                stacks.insert(TokenStack::Region(*region), Vec::new());
            }
            // The table was put right: what lay on the tile came or went with it.
            Fact::Board(BoardFact::TileCorrected { .. } | BoardFact::TileRemoved { .. }) => {
                continue;
            }
            _ => {}
        }
        assert_eq!((spots, stacks, marks, skills), now, "{fact:?}");
    }
    if let (Some(old), Some(new)) = (before.state().board_state(), game.state().board_state())
        && !by_hand
        && before.state().step.phase() != solkeeper::first_martians::vocabulary::Phase::SetUp
    {
        for &condition in Condition::ALL {
            assert_eq!(
                of_condition(old, condition),
                of_condition(new, condition),
                "{condition:?}"
            );
        }
    }
}

/// No number outside its track.
fn within(state: &State) {
    let Some(board) = state.board_state() else {
        return;
    };
    for spot in board.spots() {
        assert!(
            board
                .get(&spot)
                .is_some_and(|number| number <= board.max_of(&spot)),
            "{spot}"
        );
    }
    for (spot, marks) in &board.marks {
        assert!(
            board
                .get(spot)
                .is_some_and(|number| marks.len() <= usize::from(number)),
            "{spot}: {marks:?}"
        );
    }
    assert!(state.queue.len() < 48, "the queue stays bounded");
}

/// Story and back without a move between is the identity.
fn there_and_back(game: &Game) {
    if game.state().board_state().is_none() {
        return;
    }
    let mut other = game.clone();
    for full in [false, true] {
        let facts = other
            .decide(&Command::KeepBoard { full })
            .expect("offered at any time")
            .facts;
        facts.iter().for_each(|fact| other.apply(fact));
    }
    assert_eq!(other.state(), game.state());
}

/// Plays a command on a copy.
fn after(game: &Game, command: &Command) -> Game {
    let mut other = game.clone();
    let facts = other
        .decide(command)
        .unwrap_or_else(|why| panic!("{command:?}: {why:?}"))
        .facts;
    facts.iter().for_each(|fact| other.apply(fact));
    // A consequence that is asked about does not follow here.
    if matches!(other.state().queue.front(), Some(Task::Pick { question, .. }) if ASKED.contains(&question.id()))
    {
        return after(&other, &Command::Pick { pick: Pick::No });
    }
    other
}

const ASKED: [&str; 3] = ["sixth_wound", "full_track", "overgrown"];

/// A correction and its opposite give the same board: what is taken off can be put back.
fn corrections_lose_nothing(game: &Game, turn: usize) {
    let state = game.state();
    let Some(board) = state.board_state().filter(|_| state.is_under_way()) else {
        return;
    };
    // Elsewhere a correction may end what waits.
    if !state.queue.is_empty() || state.step == Step::Resolve {
        return;
    }
    let spots = board.spots();
    let built = ["solar_panel-3", "oxygenator-3", "farm-2"]
        .map(|card| BoardCounter::try_from(format!("built.{card}")).expect("a spot"));
    for spot in [
        &spots[turn * 7 % spots.len()],
        &spots[turn * 31 % spots.len()],
        &built[turn % built.len()],
    ] {
        let (from, top) = (board.get(spot).unwrap_or(0), board.max_of(spot));
        let to = if from < top {
            from + 1
        } else {
            from.saturating_sub(1)
        };
        let there = after(
            game,
            &Command::CorrectBoard {
                spot: spot.clone(),
                to,
            },
        );
        let back = after(
            &there,
            &Command::CorrectBoard {
                spot: spot.clone(),
                to: from,
            },
        );
        let (old, new) = (
            pieces(board),
            pieces(back.state().board_state().expect("kept")),
        );
        match spot {
            // A card that comes back comes as from the box, and plants need their greenhouses.
            BoardCounter::Built(_) | BoardCounter::Greenhouses(_) => {
                assert!(old.0.keys().eq(new.0.keys()), "{spot}");
            }
            _ => assert_eq!(old, new, "{spot}"),
        }
    }
}

/// The same table with tokens and skills that have names.
fn with_named_tokens(game: &Game) -> Game {
    let spot = |name: &str| BoardCounter::try_from(name.to_owned()).expect("a spot");
    let mut game = game.clone();
    let tokens = [
        ("objective_tokens.pending.red", "7"),
        ("objective_tokens.available.black", "B"),
        ("cargo.available.poi", "Old Camp"),
    ];
    for (area, name) in tokens {
        let to = game
            .state()
            .board_state()
            .and_then(|board| board.get(&spot(area)))
            .unwrap_or(0)
            .max(1);
        game = after(
            &game,
            &Command::CorrectBoard {
                spot: spot(area),
                to,
            },
        );
        game = after(
            &game,
            &Command::MarkToken {
                spot: spot(area),
                index: 0,
                name: name.to_owned(),
            },
        );
    }
    game = after(
        &game,
        &Command::NameSkill {
            seat: 0,
            skill: 1,
            name: "Steady hands".to_owned(),
        },
    );
    after(
        &game,
        &Command::SetSkillState {
            seat: 0,
            skill: 2,
            state: SkillState::Locked,
        },
    )
}

/// What there is of each thing in the Cargo Bay and laid aside for actions that wait.
fn things(state: &State) -> BTreeMap<BoardCounter, u16> {
    let board = state.board.as_ref().expect("a board");
    let mut things: BTreeMap<BoardCounter, u16> = BTreeMap::new();
    for spot in board.pieces.spots().into_iter().filter(|it| {
        matches!(
            it,
            BoardCounter::Cargo(..) | BoardCounter::ObjectiveTokens(..)
        )
    }) {
        let count = board.pieces.get(&spot).unwrap_or(0);
        *things.entry(spot).or_default() += u16::from(count);
    }
    let open = board
        .declared
        .iter()
        .filter(|action| action.result != Some(ActionResult::Success));
    for cost in open.flat_map(|action| &action.paid) {
        if let Cost::Item(it) = cost {
            *things
                .entry(BoardCounter::Cargo(Area::Available, it.item))
                .or_default() += u16::from(it.count);
        }
    }
    things
}

/// The actions of the plan, and those declared that have no result yet.
fn planned_and_declared(game: &Game) -> Vec<ActionKind> {
    let board = game.state().board.as_ref().expect("a board");
    let declared = board
        .declared
        .iter()
        .filter(|action| action.result.is_none())
        .map(|action| &action.planned);
    board
        .plan
        .iter()
        .chain(declared)
        .map(|planned| planned.kind.clone())
        .collect()
}

fn told_as_lost(facts: &[Fact]) -> Vec<ActionKind> {
    let lost = facts.iter().filter_map(|fact| match fact {
        Fact::Board(BoardFact::PlanLost { actions, .. }) => Some(actions.clone()),
        _ => None,
    });
    lost.flatten().collect()
}

/// Story, a move there, and back to Full board: no thing is lost, whatever was declared.
fn a_change_of_mode_loses_nothing(game: &Game) {
    if game.state().board_state().is_none() || !game.state().is_under_way() {
        return;
    }
    let story = after(game, &Command::KeepBoard { full: false });
    let Some(flow) = story
        .offers()
        .into_iter()
        .find(|offer| offer.role == Role::Flow)
    else {
        return;
    };
    let moved = after(&story, &flow.command);
    if moved.state().outcome.is_none() {
        let facts = moved
            .decide(&Command::KeepBoard { full: true })
            .expect("offered at any time")
            .facts;
        assert_eq!(
            told_as_lost(&facts),
            planned_and_declared(game),
            "{:?}",
            flow.command
        );
        let full = after(&moved, &Command::KeepBoard { full: true });
        assert_eq!(
            things(full.state()),
            things(game.state()),
            "{:?}",
            flow.command
        );
        let known = |game: &Game| {
            game.state()
                .board_state()
                .map(pieces)
                .map(|(_, _, marks, skills)| (marks, skills))
        };
        assert_eq!(known(&full), known(game), "{:?}", flow.command);
    }
}

fn run(style: Style, players: u8, seed: u64) -> State {
    let mut table = table(players, seed);
    let mut lines: Vec<Record<Command, Fact>> = Vec::new();
    let mut keep = |table: &mut GameHistory<Game>, line: Proposal<Game>| {
        lines.push(line.record.clone());
        table.accept(line).expect("a line of this table");
    };
    let first = table
        .propose(&Command::KeepBoard { full: true }, NOW)
        .expect("offered at any time");
    keep(&mut table, first);
    let mut player = Player::new(style, seed ^ 0x5eed);
    for turn in 0..6000 {
        let Some(command) = player.next(table.game()) else {
            break;
        };
        let before = table.game().clone();
        let line = table
            .propose(&command, NOW)
            .unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
        keep(&mut table, line);
        let played = table.command_to_undo().expect("just played");
        conserved(&before, &played.facts);
        within(table.game().state());
        if turn % 17 == 0 && table.game().state().outcome.is_none() {
            there_and_back(table.game());
            corrections_lose_nothing(table.game(), turn);
            a_change_of_mode_loses_nothing(table.game());
            if table.game().state().is_under_way() {
                let named = with_named_tokens(table.game());
                corrections_lose_nothing(&named, turn);
                a_change_of_mode_loses_nothing(&named);
            }
            let state = table.game().state().clone();
            let line = table.propose_undo(NOW).expect("something to undo");
            keep(&mut table, line);
            assert_eq!(table.game().state(), before.state(), "undone: {command:?}");
            let line = table.propose_redo(NOW).expect("something to redo");
            keep(&mut table, line);
            assert_eq!(*table.game().state(), state);
        }
    }
    let state = table.game().state().clone();
    assert!(
        state.outcome.is_some(),
        "ends: {style:?}, {players} players, seed {seed}, at {:?} sol {}",
        state.step,
        state.sol
    );
    let fresh = self::table(players, seed).game().clone();
    let text: Vec<String> = lines
        .iter()
        .map(|line| serde_json::to_string(line).expect("JSON"))
        .collect();
    let read = text
        .iter()
        .map(|line| serde_json::from_str(line).expect("a line"));
    let (loaded, damage) = GameHistory::resume(fresh.clone(), read);
    assert_eq!(damage, None);
    assert_eq!(*loaded.game().state(), state, "save and load = identity");
    let mut folded = fresh;
    for (_, played) in table.history() {
        played.facts.iter().for_each(|fact| folded.apply(fact));
    }
    assert_eq!(*folded.state(), state, "fold = state");
    state
}

#[test]
fn random_games_of_the_full_board_hold_every_invariant() {
    for players in 1..=4 {
        for seed in 0..games() {
            run(Style::Random, players, seed);
        }
    }
}

#[test]
fn careful_games_of_the_full_board_last() {
    let mut sols = Vec::new();
    for players in 1..=4 {
        let ended: Vec<State> = (0..games().max(3))
            .map(|seed| run(Style::Careful, players, seed))
            .collect();
        sols.extend(ended.iter().map(|state| state.sol));
        assert!(
            ended
                .iter()
                .all(|state| state.step == Step::End && state.dice == ComponentSource::Digital)
        );
        if std::env::var_os("SOLKEEPER_GAMES").is_some() {
            let outcomes: Vec<_> = ended
                .iter()
                .map(|state| (state.sol, state.outcome.clone()))
                .collect();
            println!("{players} players: {outcomes:?}");
        }
    }
    sols.sort_unstable();
    assert!(sols[sols.len() / 2] >= 5, "{sols:?}");
}
