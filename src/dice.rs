//! Repeatable chance: an outcome depends on a seed, a purpose and a counter, and on nothing else.
//!
//! Each deck and each die is a purpose of its own, so that one more draw here never reshuffles another there.
//! The counters live in the state of the game and are moved by its facts; replaying a game never rolls.

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// A number from 0 to `sides - 1`, every one as likely; 0 for fewer than two sides. Of the purpose at most 24 bytes count.
pub fn roll(seed: u64, purpose: &str, counter: u64, sides: u32) -> u32 {
    if sides < 2 {
        return 0;
    }
    let mut generator = generator(seed, purpose, counter);
    // Numbers from an incomplete last round would favour the low sides: they are thrown again.
    let limit = u32::MAX - u32::MAX % sides;
    loop {
        let number = generator.next_u32();
        if number < limit {
            return number % sides;
        }
    }
}

/// Whether a chance of so many in a hundred comes true.
pub fn chance(seed: u64, purpose: &str, counter: u64, odds: u8) -> bool {
    roll(seed, purpose, counter, 100) < u32::from(odds)
}

/// An index into a list, by weight; `None` when nothing weighs anything.
pub fn weighted(seed: u64, purpose: &str, counter: u64, weights: &[u32]) -> Option<usize> {
    let total: u32 = weights.iter().sum();
    if total == 0 {
        return None;
    }
    let mut number = roll(seed, purpose, counter, total);
    weights.iter().position(|&weight| {
        let hit = number < weight;
        number = number.saturating_sub(weight);
        hit
    })
}

fn generator(seed: u64, purpose: &str, counter: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    let (head, tail) = key.split_at_mut(8);
    head.copy_from_slice(&seed.to_le_bytes());
    for (slot, byte) in tail.iter_mut().zip(purpose.bytes()) {
        *slot = byte;
    }
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(counter);
    generator
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are part of every saved game and every shared seed: they may never change.
    #[test]
    fn the_first_rolls_of_seed_42_never_change() {
        let rolls: Vec<u32> = (0..24).map(|counter| roll(42, "test", counter, 6)).collect();
        assert_eq!(rolls, [2, 4, 3, 4, 2, 5, 2, 1, 2, 5, 4, 2, 3, 3, 2, 1, 3, 4, 4, 1, 3, 4, 4, 0]);
    }

    #[test]
    fn purposes_do_not_disturb_each_other() {
        let here: Vec<u32> = (0..50).map(|counter| roll(7, "here", counter, 1000)).collect();
        let there: Vec<u32> = (0..50).map(|counter| roll(7, "there", counter, 1000)).collect();
        assert_ne!(here, there);
        assert_eq!(here[49], roll(7, "here", 49, 1000));
    }

    #[test]
    fn every_side_comes_and_none_beyond() {
        let mut seen = [0u32; 6];
        for counter in 0..600 {
            seen[roll(1, "die", counter, 6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (60..=140).contains(&count)), "{seen:?}");
        assert_eq!(roll(1, "die", 0, 1), 0);
        assert_eq!(roll(1, "die", 0, 0), 0);
    }

    #[test]
    fn weights_are_respected() {
        assert_eq!(weighted(1, "w", 0, &[]), None);
        assert_eq!(weighted(1, "w", 0, &[0, 0]), None);
        let mut seen = [0u32; 3];
        for counter in 0..400 {
            seen[weighted(3, "w", counter, &[1, 0, 3]).expect("something weighs")] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((60..=140).contains(&seen[0]), "{seen:?}");
    }

    #[test]
    fn a_chance_of_none_and_of_all() {
        assert!((0..100).all(|counter| !chance(5, "c", counter, 0)));
        assert!((0..100).all(|counter| chance(5, "c", counter, 100)));
    }
}
