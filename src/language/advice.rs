//! Advice for those who play for the first time: a sentence for each kind of step.

use super::{Args, Voice};
use crate::first_martians::Game;

/// The advice on the step at hand: the name of the kind of step, and what it says. Some steps need none.
pub fn advice(voice: &Voice, game: &Game) -> Option<(String, String)> {
    let id = game.state().step_id();
    let sentence = voice.try_say(&format!("advice-{}", id.replace('_', "-")), &Args::new())?;
    Some((id.to_owned(), sentence))
}
