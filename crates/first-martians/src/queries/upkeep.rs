//! The sums of the rest of the upkeep: Morale, Stress, active penalties, Clean-Up, Threshold.

use super::compared;
use crate::board::{BUILT, BoardCounter, BoardState, Place, STRESS_TOP, TokenStack, WOUNDS_TOP};
use crate::crew::Seat;
use crate::effect::{Counted, Id, Subject};
use crate::game::Game;
use crate::game_box::Penalty;
use crate::objective::TakesThreshold;
use crate::standing::{Change, changed};
use crate::vocabulary::{Area, Block, Condition, Facility, Modifier, Part, Resource, Space};

/// What follows the Clean-Up (almanac, Terminare la partita).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum AfterCleanUp {
    NextSol,
    /// Only the Threshold is left of the mandatory objectives.
    Threshold,
    Won,
    OutOfTime,
}

impl AfterCleanUp {
    /// What follows if the sol ends now: the end of the mission when no mandatory objective is open, else the next sol, if any.
    pub fn of(game: &Game) -> Self {
        match (game.only_threshold_left(), game.threshold()) {
            (true, Some(_)) => Self::Threshold,
            (true, None) => Self::Won,
            (false, _) if game.state().sol >= game.sheet().sols() => Self::OutOfTime,
            (false, _) => Self::NextSol,
        }
    }
}

/// The Upgrade of the Crew Quarters that gives the First Player a Morale token in Production (English rulebook, p. 21; who gets it is
/// assumed).
const MORALE_UPGRADE: &str = "crew-quarters-upgrade";

/// Who gets a Morale token by the Upgrade of the Crew Quarters; `None` where it is not built, or where they are shut by now.
pub fn morale_upgrade(game: &Game) -> Option<Seat> {
    let board = game.state().board_state()?;
    let acts =
        board.has_upgrade(MORALE_UPGRADE) && !board.is_shut(Place::new(Facility::CrewQuarters, 1));
    acts.then_some(game.state().crew.first_player)
}

/// What the Morale phase does to the First Player (almanac, II. Morale).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoraleForecast {
    /// The First Player of this sol.
    pub seat: Seat,
    /// Morale of the crew, −2…+3: above 0 the First Player takes so many tokens, below 0 they discard them.
    pub morale: i8,
    /// The Morale tokens of the First Player before the phase.
    pub tokens: u8,
}

impl MoraleForecast {
    /// The Morale phase of this sol; `None` in Story mode.
    pub fn of(game: &Game) -> Option<Self> {
        let (state, board) = (game.state(), game.state().board_state()?);
        let seat = state.crew.first_player;
        Some(Self {
            seat,
            morale: state.morale,
            tokens: board.id_board(seat)?.morale_tokens,
        })
    }

    pub(crate) fn takes(&self) -> u8 {
        u8::try_from(self.morale).unwrap_or(0)
    }

    /// Tokens that Morale requires to be discarded.
    pub fn required_discards(&self) -> u8 {
        u8::try_from(-self.morale).unwrap_or(0)
    }

    /// Tokens discarded: wounds are no alternative.
    pub fn discards(&self) -> u8 {
        self.required_discards().min(self.tokens)
    }

    /// 1 wound for each missing token.
    pub fn wounds(&self) -> u8 {
        self.required_discards() - self.discards()
    }

    /// The Morale tokens of the First Player after the phase, at least 0.
    pub fn after(&self) -> u8 {
        self.tokens.saturating_add(self.takes()) - self.discards()
    }
}

/// How Stress rises in Production (almanac, Aumentare il livello di Stress).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StressForecast {
    /// Stress before.
    pub from: u8,
    /// Each adds 1.
    pub astronauts: u8,
    /// Each adds 2, including those of this sol.
    pub tiles: Vec<(Place, Resource)>,
    /// The standing rules that change it.
    pub rules: Vec<(Id, i8)>,
}

impl StressForecast {
    /// The forecast for that board, with the standing rules that are in force now.
    pub fn of(game: &Game, board: &BoardState) -> Self {
        let tiles = board
            .facilities
            .iter()
            .flat_map(|(&place, it)| it.tiles.iter().map(move |&resource| (place, resource)));
        let astronauts = u8::try_from(board.crew.len()).unwrap_or(u8::MAX);
        let rules = game.in_force_by(|change| {
            if let Change::Stress(it) = change {
                Some(it.by)
            } else {
                None
            }
        });
        Self {
            from: board.stress,
            astronauts,
            tiles: tiles.collect(),
            rules,
        }
    }

    /// The spaces by which Stress rises: 1 for each astronaut and 2 for each tile, then what the rules change.
    pub fn by(&self) -> u8 {
        let tiles = u8::try_from(self.tiles.len()).unwrap_or(u8::MAX);
        changed(
            self.astronauts.saturating_add(tiles.saturating_mul(2)),
            &self.rules,
        )
    }

    /// Whether there is a quarrel.
    pub fn quarrels(&self) -> bool {
        self.from.saturating_add(self.by()) >= STRESS_TOP
    }
}

/// A red part with an active penalty: its Facility is not shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActivePenalty {
    /// Where.
    pub place: Place,
    /// Which part.
    pub part: Part,
    /// What it does.
    pub penalty: Penalty,
}

/// The active penalties of a Block, Facility by Facility (almanac, Elementi rotti, Penalità).
pub fn active(game: &Game, block: Block) -> Vec<ActivePenalty> {
    let Some(board) = game.state().board_state() else {
        return Vec::new();
    };
    let penalties = &game.mission().game_box.board.penalties;
    let of_block = board
        .facilities
        .iter()
        .filter(|(place, _)| place.facility.block() == block && !board.is_shut(**place));
    let acting = of_block.flat_map(|(&place, it)| {
        it.parts
            .keys()
            .filter(move |&&part| board.is_broken(place, part))
            .filter_map(move |&part| {
                let penalty = penalties.get(&place.facility)?.get(&part).copied()?;
                Some(ActivePenalty {
                    place,
                    part,
                    penalty,
                })
            })
    });
    acting.collect()
}

/// The penalties of the Working Block that are resolved in Production (almanac, Complesso Lavorativo).
pub fn of_working_block(game: &Game) -> Vec<ActivePenalty> {
    let mut active = active(game, Block::Working);
    active.retain(|it| {
        matches!(
            it.penalty,
            Penalty::FroggyRoll | Penalty::LoseSample | Penalty::Stress | Penalty::Token
        )
    });
    active
}

/// The active Malfunction penalties of a Block: each moves its track by 1 (almanac, V. Avaria).
pub fn malfunctions(game: &Game, block: Block) -> Vec<ActivePenalty> {
    let mut active = active(game, block);
    active.retain(|it| it.penalty == Penalty::Malfunction);
    active
}

/// One change of Clean-Up (almanac, VI. Pulizia).
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum CleanUpChange {
    /// A token of `!` goes.
    Discarded { stack: TokenStack, token: Modifier },
    /// The topmost token of `>>` moves to `!`.
    Moved { place: Place, token: Modifier },
    /// Tokens on a shut Facility stay.
    Left { place: Place },
    /// Things become Available.
    Arrived {
        pending: BoardCounter,
        available: BoardCounter,
        count: u8,
    },
    /// An Upgrade is built.
    Built { upgrade: Id },
    /// A number of an ID board goes back to 0: a used skill, lost pawns.
    Refreshed { spot: BoardCounter },
}

/// What Clean-Up does on the board, in the order of the almanac.
pub fn clean_up(board: &BoardState) -> Vec<CleanUpChange> {
    let mut tidied = Vec::new();
    for (&place, it) in &board.facilities {
        if !it.tiles.is_empty() {
            tidied.extend(
                (!it.now.is_empty() || !it.next.is_empty())
                    .then_some(CleanUpChange::Left { place }),
            );
            continue;
        }
        let stack = TokenStack::facility(place, Space::Now);
        tidied.extend(it.now.iter().rev().map(|&token| CleanUpChange::Discarded {
            stack: stack.clone(),
            token,
        }));
        tidied.extend(
            it.next
                .last()
                .map(|&token| CleanUpChange::Moved { place, token }),
        );
    }
    let items = board.cargo.get(&Area::Pending).into_iter().flatten();
    let items = items.map(|(&item, &count)| {
        (
            BoardCounter::Cargo(Area::Pending, item),
            BoardCounter::Cargo(Area::Available, item),
            count,
        )
    });
    let tokens = board
        .objective_tokens
        .get(&Area::Pending)
        .into_iter()
        .flatten()
        .map(|(&colour, &count)| {
            (
                BoardCounter::ObjectiveTokens(Area::Pending, colour),
                BoardCounter::ObjectiveTokens(Area::Available, colour),
                count,
            )
        });
    let waiting = items.chain(tokens).filter(|(_, _, count)| *count > 0);
    tidied.extend(
        waiting.map(|(pending, available, count)| CleanUpChange::Arrived {
            pending,
            available,
            count,
        }),
    );
    let laid = board
        .upgrades
        .iter()
        .filter(|(_, stage)| **stage + 1 == BUILT);
    tidied.extend(laid.map(|(upgrade, _)| CleanUpChange::Built {
        upgrade: upgrade.clone(),
    }));
    for (seat, it) in board.seats().zip(&board.crew) {
        tidied.extend(
            it.used_skills
                .iter()
                .map(|&skill| CleanUpChange::Refreshed {
                    spot: BoardCounter::Skill(seat, skill),
                }),
        );
        tidied.extend((it.lost_pawns > 0).then_some(CleanUpChange::Refreshed {
            spot: BoardCounter::LostPawns(seat),
        }));
    }
    tidied
}

/// What the Threshold counts, and how much of it there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThresholdCount {
    /// How much there is.
    pub count: u8,
    /// The Threshold.
    pub number: u8,
    /// Whether it is met.
    pub met: bool,
}

/// The count for the Threshold; `None` without one, or in Story of what only the table tells (almanac, Scopo del Gioco).
pub fn threshold(game: &Game) -> Option<ThresholdCount> {
    let (takes, number) = game.counted_threshold()?;
    let rule = takes.compared(number);
    let count = match rule.subject {
        Subject::Mark(mark, on) => game.state().marks_on(mark, on),
        on_table => compared::number(game, game.state().board_state()?, on_table)?,
    };
    Some(ThresholdCount {
        count,
        number,
        met: rule.contains(count),
    })
}

/// Whether repairs bring the crew nearer to the Threshold.
pub(crate) fn threshold_needs_repairs(game: &Game) -> bool {
    let counts_broken = |takes: &TakesThreshold| {
        !takes.at_least && matches!(takes.counts, None | Some(Counted::Broken(_)))
    };
    game.counted_threshold()
        .is_some_and(|(takes, _)| counts_broken(takes))
        && threshold(game).is_some_and(|it| !it.met)
}

/// Wounds of an astronaut before and after taking `count`; Poisoning doubles them (almanac, Salute).
pub fn wounds_after(board: &BoardState, seat: Seat, count: u8) -> Option<(u8, u8)> {
    let from = board.id_board(seat)?.wounds;
    let count = if board.has_active_condition(seat, Condition::Poisoning) {
        count.saturating_mul(2)
    } else {
        count
    };
    Some((from, from.saturating_add(count).min(WOUNDS_TOP)))
}
