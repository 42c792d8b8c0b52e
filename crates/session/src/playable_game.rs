//! The traits of playable games, and the content of their saves.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{SessionError, missions};
use base::names::Origin;
use base::play;
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::pocket_mars;
use companions::scorebook::{self, Ending, Entry, FIRST_MARTIANS, MissionResult, form};
use companions::scoring::InputError;
use content::Prose;
use language::helper::Describe;
use language::{Localizer, fact_text};
use storage::Header;

/// A playable game.
pub trait PlayableGame: play::Game + 'static {
    /// Its id in the header of a save and on the command line.
    const ID: &'static str;

    /// The game before its first command, and its texts, from the header of its save.
    ///
    /// # Errors
    /// [`SessionError::OtherGame`], [`SessionError::BadStart`], [`SessionError::InvalidMission`].
    fn set_out(header: &Header) -> Result<(Self, Prose), SessionError>;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// The score, without an id; `None` before the end. `at` is the time of the end.
    fn entry(&self, localizer: &Localizer, at: &str) -> Option<Entry>;
}

/// A helper for another game: it has no mission and starts from a small document.
pub trait Helper: PlayableGame + Describe {
    /// Its id among the scores.
    const GAME: scorebook::Game;
    /// Whether it has a solo mode, against a rival without a player.
    const HAS_SOLO: bool;

    /// The game before its first command, from the document that its `Start::read` describes. Games without chance ignore the seed.
    ///
    /// # Errors
    /// All faults in the document.
    fn begun(document: &Value, seed: u64) -> Result<Self, Vec<InputError>> {
        Self::begun_from(document, seed, Origin::New)
    }

    /// As [`Helper::begun`], from a document that may be in the data of the players.
    ///
    /// # Errors
    /// All faults in the document.
    fn begun_from(document: &Value, seed: u64, origin: Origin) -> Result<Self, Vec<InputError>>;

    /// The document for a game with the same start, with every switch and what the players have entered since.
    fn set_up(&self) -> Value;

    /// The names of the players, clockwise; alone, the rival is the second.
    fn players(&self) -> Vec<String>;

    /// The finished game as input for its score; `None` before the end.
    fn result(&self) -> Option<Value>;

    /// Whether the table is being set up.
    fn is_set_up(&self) -> bool;

    /// The id of the current step.
    fn step_id(&self) -> String;

    /// Whether only the text of a card, or a mistake, causes such a command.
    fn is_by_card(command: &Self::Command) -> bool;
}

/// The start of a helper, as stored in the header of its save.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HelperStart {
    pub(super) seed: u64,
    /// The input of its `Start::read`.
    pub(super) set_up: Value,
}

impl PlayableGame for first_martians::Game {
    const ID: &'static str = FIRST_MARTIANS;

    fn set_out(header: &Header) -> Result<(Self, Prose), SessionError> {
        let (_, bundle) = missions::read_header(header)?;
        let (mission, prose) = missions::load_mission(&bundle.files, &bundle.mission)?;
        Ok((missions::game(mission, header)?, prose))
    }

    fn is_over(&self) -> bool {
        self.state().outcome.is_some()
    }

    fn entry(&self, localizer: &Localizer, at: &str) -> Option<Entry> {
        let state = self.state();
        let ending = Ending::from(state.outcome.as_ref()?);
        let names = state
            .crew
            .seats()
            .map(|seat| fact_text::name(localizer, &state.crew, seat));
        let players = told_apart(names);
        let mission = MissionResult {
            mission: self.mission().sheet.id.clone(),
            players,
            ending,
            sol: state.sol.into(),
        };
        Some(Entry::of_mission(mission, at))
    }
}

/// The names, each different: one that is there already gets its number.
fn told_apart(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut apart: Vec<String> = Vec::new();
    for name in names {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone())
            .chain(numbered)
            .find(|it| form::is_free(it, &apart));
        apart.extend(free);
    }
    apart
}

macro_rules! helper {
    ($game:ident, $name:ident, $solo:literal, |$document:ident, $seed:ident, $origin:ident| $start:expr) => {
        impl PlayableGame for $game::helper::Game {
            const ID: &'static str = scorebook::Game::$name.id();

            fn set_out(header: &Header) -> Result<(Self, Prose), SessionError> {
                set_out(header)
            }

            fn is_over(&self) -> bool {
                self.state().step == $game::helper::Step::End
            }

            fn entry(&self, _: &Localizer, at: &str) -> Option<Entry> {
                Entry::of_played(Self::GAME, &self.finished_document()?, at).ok()
            }
        }

        impl Helper for $game::helper::Game {
            const GAME: scorebook::Game = scorebook::Game::$name;
            const HAS_SOLO: bool = $solo;

            fn begun_from(
                $document: &Value,
                $seed: u64,
                $origin: Origin,
            ) -> Result<Self, Vec<InputError>> {
                $start.map(|start| Self::new(&start))
            }

            fn set_up(&self) -> Value {
                self.start_document()
            }

            fn players(&self) -> Vec<String> {
                self.state()
                    .players
                    .iter()
                    .map(|player| player.name.clone())
                    .collect()
            }

            fn result(&self) -> Option<Value> {
                self.finished_document()
            }

            fn is_set_up(&self) -> bool {
                self.state().step == $game::helper::Step::SetUp
            }

            fn step_id(&self) -> String {
                play::variant_name(&self.state().step)
            }

            fn is_by_card(command: &Self::Command) -> bool {
                command.is_card_effect()
            }
        }
    };
}

helper!(pocket_mars, PocketMars, true, |document, _seed, origin| {
    pocket_mars::helper::Start::read_from(document, origin)
});
helper!(mechanica, Mechanica, true, |document, seed, origin| {
    mechanica::helper::Start::read_from(document, seed, origin)
});
helper!(
    mars_needs_mechanics,
    MarsNeedsMechanics,
    false,
    |document, seed, origin| mars_needs_mechanics::helper::Start::read_from(document, seed, origin)
);

fn set_out<G: Helper>(header: &Header) -> Result<(G, Prose), SessionError> {
    if header.game != G::ID {
        return Err(SessionError::OtherGame {
            game: header.game.clone(),
        });
    }
    let bad = || SessionError::BadStart {
        id: header.id.clone(),
    };
    let start = HelperStart::deserialize(&header.start).map_err(|_| bad())?;
    let game = G::begun_from(&start.set_up, start.seed, Origin::Stored).map_err(|_| bad())?;
    Ok((game, Prose::default()))
}
