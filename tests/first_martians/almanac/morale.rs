//! Morale, wounds, Condition tokens and Stress.

use solkeeper::first_martians::board::BoardCounter;
use solkeeper::first_martians::state::Seat;
use solkeeper::first_martians::vocabulary::{Condition, Facility};

use super::numbers::set;
use super::sheet::Sheet;

/// The Upgrade of the Crew Quarters.
const CREW_QUARTERS_UPGRADE: &str = "crew-quarters-upgrade";

impl Sheet {
    /// The First Player alone takes or discards as many Morale tokens as Morale says; each missing one is a wound (L402–406).
    pub fn morale_phase(&mut self) {
        let (seat, morale) = (self.own.first_player, i16::from(self.own.morale));
        let had = i16::from(self.number(&BoardCounter::MoraleTokens(seat)));
        let missing = (-morale - had).max(0);
        self.note(format!("L402–406 Morale {morale}, astronaut {seat} has {had}: tokens {morale:+}, {missing} missing"));
        self.change(&BoardCounter::MoraleTokens(seat), morale);
        self.wound(
            seat,
            u8::try_from(missing).unwrap(),
            "L402–406 missing Morale tokens",
        );
    }

    /// Morale stays between −2 and +3 (L394–396).
    pub fn move_morale(&mut self, by: i8, why: &str) {
        self.own.morale = (self.own.morale + by).clamp(-2, 3);
        self.note(format!("{why}: Morale {by:+} → {}", self.own.morale));
    }

    /// Wounds, doubled by Poisoning (L182–204). Crossing an icon of the Health track draws a Condition token (L168–175); the sixth wound kills
    /// (L152).
    pub fn wound(&mut self, seat: Seat, count: u8, why: &str) {
        if count == 0 || self.dead.is_some() {
            return;
        }
        self.counted.wounds += 1;
        let taken = if self.has(seat, Condition::Poisoning) {
            count * 2
        } else {
            count
        };
        let from = self.number(&BoardCounter::Wounds(seat));
        let to = (from + taken).min(6);
        self.note(format!(
            "{why}: astronaut {seat} takes {taken}: wounds {from} → {to}"
        ));
        set(&mut self.own.board, &BoardCounter::Wounds(seat), to);
        self.crossed(seat, from, to);
    }

    /// The marker of the Health track has moved to the right.
    fn crossed(&mut self, seat: Seat, from: u8, to: u8) {
        if to == 6 {
            self.dead = Some(seat);
            return;
        }
        let icons = self
            .mission()
            .game_box
            .board
            .condition_spaces
            .iter()
            .filter(|icon| from < **icon && **icon <= to)
            .count();
        *self.due.conditions.entry(seat).or_default() += u8::try_from(icons).unwrap();
    }

    /// Wounds that a text or the crew has told.
    pub fn wounds_given(&mut self, seat: Seat, (from, to): (u8, u8)) {
        if to <= from {
            return;
        }
        let even = to == 6 || (to - from).is_multiple_of(2);
        let poisoned = self.has(seat, Condition::Poisoning);
        self.expect(even || !poisoned, || {
            format!(
                "Poisoning doubles wounds (L182–204): astronaut {seat} took {}",
                to - from
            )
        });
        self.crossed(seat, from, to);
    }

    /// A Condition token was drawn. Anxiety lowers Morale at once and goes back (L182–204); every other lies on the ID board.
    pub fn condition_drawn(&mut self, seat: Seat, condition: Condition) {
        let due = self.due.conditions.entry(seat).or_default();
        let owed = *due > 0;
        *due = due.saturating_sub(1);
        let effects = self.effects;
        self.expect(owed || effects, || {
            format!(
                "astronaut {seat} draws {} for nothing (L168–175)",
                condition.id()
            )
        });
        let had = self.own.board.crew[usize::from(seat)]
            .conditions
            .contains(&condition);
        self.expect(!had, || {
            format!("astronaut {seat} has {} already (L168–175)", condition.id())
        });
        if condition == Condition::Anxiety {
            self.move_morale(-1, "L182–204 Anxiety");
        } else {
            self.change(&BoardCounter::Pool(condition), -1);
            set(
                &mut self.own.board,
                &BoardCounter::Condition(seat, condition),
                1,
            );
        }
    }

    /// A condition is healed: its token goes back into the pool (L1137–1143).
    pub fn cure(&mut self, seat: Seat, condition: Condition) {
        if self.own.board.crew[usize::from(seat)]
            .conditions
            .contains(&condition)
        {
            set(
                &mut self.own.board,
                &BoardCounter::Condition(seat, condition),
                0,
            );
            self.change(&BoardCounter::Pool(condition), 1);
        }
    }

    /// Stress rises, and at 18 there is a quarrel (L690–696).
    pub fn raise_stress(&mut self, by: u8, why: &str) {
        let to = self.own.board.stress + by;
        self.note(format!("{why}: Stress {} + {by}", self.own.board.stress));
        self.own.board.stress = to.min(18);
        if to >= 18 && by > 0 {
            self.quarrel();
        }
    }

    /// One wound for each astronaut, Morale −1, Stress back to 0 (L690–696).
    pub fn quarrel(&mut self) {
        self.own.board.stress = 0;
        self.move_morale(-1, "L690–696 quarrel");
        (0..self.own.board.crew.len())
            .for_each(|seat| self.wound(u8::try_from(seat).unwrap(), 1, "L690–696 quarrel"));
    }

    /// The Upgrade of the Crew Quarters gives the First Player a Morale token in Production (English rulebook, p. 21).
    pub fn token_of_the_quarters(&mut self) {
        let quarters = self
            .own
            .board
            .facilities
            .keys()
            .copied()
            .find(|place| place.facility == Facility::CrewQuarters);
        let built = self.own.board.upgrades.get(CREW_QUARTERS_UPGRADE) == Some(&3);
        if built && self.dead.is_none() && quarters.is_some_and(|place| !self.is_shut(place)) {
            self.note("English rulebook, p. 21, Crew Quarters: +1 Morale token");
            self.change(&BoardCounter::MoraleTokens(self.own.first_player), 1);
        }
    }
}
