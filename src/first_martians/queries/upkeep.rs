//! What the rest of a sol's upkeep comes to: Morale, Stress, active penalties, Clean-Up, Threshold. Pure sums, as for Production.

use super::super::board::{BUILT, Place, STRESS_TOP, Spot, Stack, Twin, WOUNDS_TOP};
use super::super::crew::Seat;
use super::super::effect::Id;
use super::super::game::Game;
use super::super::game_box::Penalty;
use super::super::words::{Area, Block, Condition, Facility, Item, Modifier, Part, Resource, Space};

/// The Upgrade of the Crew Quarters that gives the First Player a Morale token more (which Upgrade it is: assumed).
const MORALE_UPGRADE: &str = "crew-quarters-upgrade";

/// What the Morale phase does to the First Player, and to nobody else (almanac, II. Morale).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoraleTurn {
    /// The First Player.
    pub seat: Seat,
    /// Morale.
    pub morale: i8,
    /// Morale tokens before.
    pub tokens: u8,
    /// Whether the Upgrade of the Crew Quarters gives one more.
    pub upgrade: bool,
}

impl MoraleTurn {
    /// The Morale phase of this sol; `None` in Story mode.
    pub fn of(game: &Game) -> Option<Self> {
        let (state, twin) = (game.state(), game.state().twin()?);
        let seat = state.crew.first_player;
        let built = twin.upgrades.get(MORALE_UPGRADE) == Some(&BUILT);
        let upgrade = built && !twin.is_shut(Place::new(Facility::CrewQuarters, 1));
        Some(Self { seat, morale: state.morale, tokens: twin.id_board(seat)?.morale_tokens, upgrade })
    }

    /// Tokens taken.
    pub fn takes(&self) -> u8 {
        u8::try_from(self.morale).unwrap_or(0) + u8::from(self.upgrade)
    }

    /// Tokens that Morale asks to be discarded.
    pub fn owes(&self) -> u8 {
        u8::try_from(-self.morale).unwrap_or(0)
    }

    /// Tokens discarded: nobody may choose wounds instead.
    pub fn discards(&self) -> u8 {
        self.owes().min(self.tokens.saturating_add(self.takes()))
    }

    /// 1 wound for each token that is missing.
    pub fn wounds(&self) -> u8 {
        self.owes() - self.discards()
    }

    /// Tokens after.
    pub fn after(&self) -> u8 {
        self.tokens.saturating_add(self.takes()) - self.discards()
    }
}

/// How Stress rises in Production (almanac, Aumentare il livello di Stress).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StressTurn {
    /// As it stands.
    pub from: u8,
    /// 1 for each.
    pub astronauts: u8,
    /// 2 for each, those laid this sol included.
    pub tiles: Vec<(Place, Resource)>,
}

impl StressTurn {
    /// Stress of this sol.
    pub fn of(twin: &Twin) -> Self {
        let tiles = twin.facilities.iter().flat_map(|(&place, it)| it.tiles.iter().map(move |&resource| (place, resource)));
        Self { from: twin.stress, astronauts: u8::try_from(twin.crew.len()).unwrap_or(u8::MAX), tiles: tiles.collect() }
    }

    /// By how much.
    pub fn by(&self) -> u8 {
        let tiles = u8::try_from(self.tiles.len()).unwrap_or(u8::MAX);
        self.astronauts.saturating_add(tiles.saturating_mul(2))
    }

    /// Whether it breaks into a quarrel.
    pub fn quarrels(&self) -> bool {
        self.from.saturating_add(self.by()) >= STRESS_TOP
    }
}

/// A red part whose penalty acts: its Facility is not shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Active {
    /// Where.
    pub place: Place,
    /// Which part.
    pub part: Part,
    /// What it does.
    pub penalty: Penalty,
}

/// The penalties that act in a Block now, Facility by Facility (almanac, Elementi rotti, Penalità).
pub fn active(game: &Game, block: Block) -> Vec<Active> {
    let Some(twin) = game.state().twin() else { return Vec::new() };
    let penalties = &game.mission().game_box.board.penalties;
    let of_block = twin.facilities.iter().filter(|(place, _)| place.facility.block() == block && !twin.is_shut(**place));
    let acting = of_block.flat_map(|(&place, it)| {
        it.parts.keys().filter(move |&&part| twin.is_broken(place, part)).filter_map(move |&part| {
            let penalty = penalties.get(&place.facility)?.get(&part).copied()?;
            Some(Active { place, part, penalty })
        })
    });
    acting.collect()
}

/// The penalties of the Working Block that are resolved in Production (almanac, Complesso Lavorativo).
pub fn of_working_block(game: &Game) -> Vec<Active> {
    let mut active = active(game, Block::Working);
    active.retain(|it| matches!(it.penalty, Penalty::FroggyRoll | Penalty::LoseSample | Penalty::Stress | Penalty::Token));
    active
}

/// The Malfunction penalties that act in a Block: each moves its track by 1 (almanac, V. Avaria).
pub fn malfunctions(game: &Game, block: Block) -> Vec<Active> {
    let mut active = active(game, block);
    active.retain(|it| it.penalty == Penalty::Malfunction);
    active
}

/// One thing that Clean-Up does (almanac, VI. Pulizia).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tidied {
    /// A token of `!` goes.
    Discarded {
        /// From which pile.
        stack: Stack,
        /// Which token.
        token: Modifier,
    },
    /// The topmost token of `>>` moves to `!`.
    Moved {
        /// Where.
        place: Place,
        /// Which token.
        token: Modifier,
    },
    /// Nothing moves there: it is shut, and tokens lie on it.
    Left {
        /// Where.
        place: Place,
    },
    /// Things become Available.
    Arrived {
        /// What.
        item: Item,
        /// How many.
        count: u8,
    },
    /// An Upgrade is built.
    Built {
        /// Which.
        upgrade: Id,
    },
    /// A number of an ID board goes back to 0: a skill is fresh again, pawns are back.
    Refreshed {
        /// Which.
        spot: Spot,
    },
}

/// What Clean-Up does on the board, in the order of the almanac.
pub fn clean_up(twin: &Twin) -> Vec<Tidied> {
    let mut tidied = Vec::new();
    for (&place, it) in &twin.facilities {
        if !it.tiles.is_empty() {
            tidied.extend((!it.now.is_empty() || !it.next.is_empty()).then_some(Tidied::Left { place }));
            continue;
        }
        let stack = Stack::facility(place, Space::Now);
        tidied.extend(it.now.iter().rev().map(|&token| Tidied::Discarded { stack: stack.clone(), token }));
        tidied.extend(it.next.last().map(|&token| Tidied::Moved { place, token }));
    }
    let pending = twin.cargo.get(&Area::Pending).into_iter().flatten();
    tidied.extend(pending.filter(|(_, count)| **count > 0).map(|(&item, &count)| Tidied::Arrived { item, count }));
    let laid = twin.upgrades.iter().filter(|(_, stage)| **stage + 1 == BUILT);
    tidied.extend(laid.map(|(upgrade, _)| Tidied::Built { upgrade: upgrade.clone() }));
    for (seat, it) in twin.seats().zip(&twin.crew) {
        tidied.extend(it.used_skills.iter().map(|&skill| Tidied::Refreshed { spot: Spot::Skill(seat, skill) }));
        tidied.extend((it.lost_pawns > 0).then_some(Tidied::Refreshed { spot: Spot::LostPawns(seat) }));
    }
    tidied
}

/// How many parts are broken and how many may be; `None` without a Threshold or a board that is kept (almanac, Scopo del Gioco).
pub fn threshold(game: &Game) -> Option<(u8, u8)> {
    let allowed = u8::try_from(game.threshold()?).unwrap_or(0);
    Some((game.state().twin()?.broken_parts(), allowed))
}

/// Where so many wounds take the marker of an astronaut's Health track, from and to: Poisoning doubles them (almanac, Salute).
pub fn wounds_after(twin: &Twin, seat: Seat, count: u8) -> Option<(u8, u8)> {
    let from = twin.id_board(seat)?.wounds;
    let count = if twin.suffers(seat, Condition::Poisoning) { count.saturating_mul(2) } else { count };
    Some((from, from.saturating_add(count).min(WOUNDS_TOP)))
}
