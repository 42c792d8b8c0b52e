//! Repeatable random numbers: each depends only on a seed, a purpose and a counter.
//!
//! Each deck and each die has its own purpose, so that an additional draw never affects another deck. The counters are part of the
//! state of a game and are changed by facts; replaying a game never rolls.

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

/// A uniform random number from 0 to `sides - 1`; 0 for fewer than two sides. Only the first 24 bytes of `purpose` count.
pub fn roll(seed: u64, purpose: &str, counter: u64, sides: u32) -> u32 {
    if sides < 2 {
        return 0;
    }
    let mut generator = generator(seed, purpose, counter);
    // Numbers from the incomplete last multiple would favour low sides and are rejected.
    let limit = u32::MAX - u32::MAX % sides;
    loop {
        let number = generator.next_u32();
        if number < limit {
            return number % sides;
        }
    }
}

/// `true` with a probability of `odds` percent.
pub fn chance(seed: u64, purpose: &str, counter: u64, odds: u8) -> bool {
    roll(seed, purpose, counter, 100) < u32::from(odds)
}

/// A random index, weighted; `None` when all weights are 0.
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
        let rolls: Vec<u32> = (0..24)
            .map(|counter| roll(42, "test", counter, 6))
            .collect();
        assert_eq!(
            rolls,
            [
                2, 4, 3, 4, 2, 5, 2, 1, 2, 5, 4, 2, 3, 3, 2, 1, 3, 4, 4, 1, 3, 4, 4, 0
            ]
        );
    }

    #[test]
    fn purposes_are_independent() {
        let here: Vec<u32> = (0..50)
            .map(|counter| roll(7, "here", counter, 1000))
            .collect();
        let there: Vec<u32> = (0..50)
            .map(|counter| roll(7, "there", counter, 1000))
            .collect();
        assert_ne!(here, there);
        assert_eq!(here[49], roll(7, "here", 49, 1000));
    }

    #[test]
    fn all_sides_are_uniform_and_in_range() {
        let mut seen = [0u32; 6];
        for counter in 0..600 {
            seen[roll(1, "die", counter, 6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&count| (60..=140).contains(&count)),
            "{seen:?}"
        );
        assert_eq!(roll(1, "die", 0, 1), 0);
        assert_eq!(roll(1, "die", 0, 0), 0);
    }

    #[test]
    fn indices_follow_the_weights() {
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
    fn chances_of_0_and_100_percent_are_certain() {
        assert!((0..100).all(|counter| !chance(5, "c", counter, 0)));
        assert!((0..100).all(|counter| chance(5, "c", counter, 100)));
    }
}
