//! The games that can be sat down to, and what the save of each says of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{SessionError, missions};
use crate::content::Prose;
use crate::first_martians;
use crate::language::helper::Told;
use crate::language::{Voice, tell};
use crate::play;
use crate::scorebook::{self, Ending, Entry, FIRST_MARTIANS, Mission};
use crate::scoring::Fault;
use crate::storage::Header;
use crate::{mars_needs_mechanics, mechanica, pocket_mars};

/// A game that can be sat down to.
pub trait Seated: play::Game + 'static {
    /// Its name in the header of a save, and on the command line.
    const ID: &'static str;

    /// The game before its first command, and what it reads out, from the header of its save.
    ///
    /// # Errors
    /// [`SessionError::OtherGame`], [`SessionError::BadStart`], [`SessionError::BrokenMission`].
    fn set_out(header: &Header) -> Result<(Self, Prose), SessionError>;

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// The result as it is kept among the scores, without a name yet; `None` before the end. `at` is when the game ended.
    fn entry(&self, voice: &Voice, at: &str) -> Option<Entry>;
}

/// A helper at the table of another game: no mission, told by itself, begun by a small document.
pub trait Helper: Seated + Told {
    /// The game as the scores know it.
    const GAME: scorebook::Game;
    /// Whether it can be played alone, against a rival without a player behind it.
    const HAS_SOLO: bool;

    /// The game before its first command, from the document that its `Start::read` describes. Games without chance leave the
    /// seed alone.
    ///
    /// # Errors
    /// All that is wrong in it.
    fn begun(document: &Value, seed: u64) -> Result<Self, Vec<Fault>>;

    /// The document by which a game begins as this one did, with every switch and all that the players have told since.
    fn set_up(&self) -> Value;

    /// The players by name, clockwise; alone, the rival is the second.
    fn players(&self) -> Vec<String>;

    /// The finished game as the score reads it; `None` before the end.
    fn result(&self) -> Option<Value>;

    /// Whether nothing has begun yet: the table is being laid.
    fn is_set_up(&self) -> bool;

    /// The name of the step at hand.
    fn step_id(&self) -> String;

    /// Whether only a card's text, or a mistake, brings about such a command.
    fn is_by_card(command: &Self::Command) -> bool;
}

/// How a helper was begun, as its header holds it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Begun {
    /// The seed of chance.
    pub(super) seed: u64,
    /// What its `Start::read` reads.
    pub(super) set_up: Value,
}

impl Seated for first_martians::Game {
    const ID: &'static str = FIRST_MARTIANS;

    fn set_out(header: &Header) -> Result<(Self, Prose), SessionError> {
        let (start, bundle) = missions::read_header(header)?;
        missions::set_out(&bundle, &start)
    }

    fn is_over(&self) -> bool {
        self.state().outcome.is_some()
    }

    fn entry(&self, voice: &Voice, at: &str) -> Option<Entry> {
        let state = self.state();
        let ending = Ending::from(state.outcome.as_ref()?);
        let players = state.crew.seats().map(|seat| tell::name(voice, &state.crew, seat)).collect();
        let mission = Mission { mission: self.mission().sheet.id.clone(), players, ending, sol: state.sol.into() };
        Some(Entry::of_mission(mission, at))
    }
}

macro_rules! helper {
    ($game:ident, $name:ident, $solo:literal, |$document:ident, $seed:ident| $start:expr) => {
        impl Seated for $game::table::Game {
            const ID: &'static str = scorebook::Game::$name.id();

            fn set_out(header: &Header) -> Result<(Self, Prose), SessionError> {
                set_out(header)
            }

            fn is_over(&self) -> bool {
                self.state().step == $game::table::Step::End
            }

            fn entry(&self, _: &Voice, at: &str) -> Option<Entry> {
                Entry::of_score(Self::GAME, &self.result()?, at).ok()
            }
        }

        impl Helper for $game::table::Game {
            const GAME: scorebook::Game = scorebook::Game::$name;
            const HAS_SOLO: bool = $solo;

            fn begun($document: &Value, $seed: u64) -> Result<Self, Vec<Fault>> {
                $start.map(|start| Self::new(&start))
            }

            fn set_up(&self) -> Value {
                self.set_up()
            }

            fn players(&self) -> Vec<String> {
                self.state().players.iter().map(|player| player.name.clone()).collect()
            }

            fn result(&self) -> Option<Value> {
                self.result()
            }

            fn is_set_up(&self) -> bool {
                self.state().step == $game::table::Step::SetUp
            }

            fn step_id(&self) -> String {
                play::name_of(&self.state().step)
            }

            fn is_by_card(command: &Self::Command) -> bool {
                command.is_by_card()
            }
        }
    };
}

helper!(pocket_mars, PocketMars, true, |document, _seed| pocket_mars::table::Start::read(document));
helper!(mechanica, Mechanica, true, |document, seed| mechanica::table::Start::read(document, seed));
helper!(mars_needs_mechanics, MarsNeedsMechanics, false, |document, seed| mars_needs_mechanics::table::Start::read(
    document, seed
));

fn set_out<G: Helper>(header: &Header) -> Result<(G, Prose), SessionError> {
    if header.game != G::ID {
        return Err(SessionError::OtherGame { game: header.game.clone() });
    }
    let bad = || SessionError::BadStart { id: header.id.clone() };
    let begun = Begun::deserialize(&header.start).map_err(|_| bad())?;
    let game = G::begun(&begun.set_up, begun.seed).map_err(|_| bad())?;
    Ok((game, Prose::default()))
}
