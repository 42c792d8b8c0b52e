//! One of the four games, where it is not known before which.

use super::{Helper, Reread, Seated, Session, SessionError};
use crate::first_martians;
use crate::scorebook::{self, FIRST_MARTIANS};
use crate::storage::{Folders, Notice};
use crate::{mars_needs_mechanics, mechanica, pocket_mars};

/// Something that there is for each of the four games.
#[derive(Debug, Clone, PartialEq)]
pub enum Any<F, P, M, N> {
    /// A mission of *First Martians*.
    FirstMartians(F),
    /// *Pocket Mars*.
    PocketMars(P),
    /// *Mechanica*.
    Mechanica(M),
    /// *Mars Needs Mechanics*.
    MarsNeedsMechanics(N),
}

/// A game as it stands.
pub type AnyGame = Any<first_martians::Game, pocket_mars::table::Game, mechanica::table::Game, mars_needs_mechanics::table::Game>;

/// A game being played.
pub type AnySession = Any<
    Session<first_martians::Game>,
    Session<pocket_mars::table::Game>,
    Session<mechanica::table::Game>,
    Session<mars_needs_mechanics::table::Game>,
>;

/// A saved game that was read without being opened.
pub type AnyReread = Any<
    Reread<first_martians::Game>,
    Reread<pocket_mars::table::Game>,
    Reread<mechanica::table::Game>,
    Reread<mars_needs_mechanics::table::Game>,
>;

/// The same expression for whichever game it is.
macro_rules! whichever {
    ($any:expr, $it:ident => $value:expr) => {
        match $any {
            Self::FirstMartians($it) => $value,
            Self::PocketMars($it) => $value,
            Self::Mechanica($it) => $value,
            Self::MarsNeedsMechanics($it) => $value,
        }
    };
}

impl<F, P, M, N> Any<F, P, M, N> {
    /// The game's name, as headers of saves have it.
    pub const fn game_id(&self) -> &'static str {
        match self {
            Self::FirstMartians(_) => FIRST_MARTIANS,
            Self::PocketMars(_) => scorebook::Game::PocketMars.id(),
            Self::Mechanica(_) => scorebook::Game::Mechanica.id(),
            Self::MarsNeedsMechanics(_) => scorebook::Game::MarsNeedsMechanics.id(),
        }
    }
}

impl AnyGame {
    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        whichever!(self, game => game.is_over())
    }

    /// How many people are at the table; a rival without a player behind it is not counted.
    pub fn players(&self) -> usize {
        fn own<G: Helper>(game: &G) -> usize {
            game.set_up()["players"].as_array().map_or(0, Vec::len)
        }

        match self {
            Self::FirstMartians(game) => game.state().crew.players.into(),
            Self::PocketMars(game) => own(game),
            Self::Mechanica(game) => own(game),
            Self::MarsNeedsMechanics(game) => own(game),
        }
    }
}

impl AnySession {
    /// Opens a save of whichever game to be played on, at the very place where it was left.
    ///
    /// # Errors
    /// A [`SessionError`]; the file is as it was then.
    pub fn resume(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        fn opened<G: Seated, T>(
            folders: &Folders,
            id: &str,
            any: impl FnOnce(Session<G>) -> T,
        ) -> Result<(T, Vec<Notice>), SessionError> {
            Session::resume(folders, id).map(|(session, notices)| (any(session), notices))
        }

        let game = folders.read(id)?.header.game;
        match (game.as_str(), scorebook::Game::from_id(&game)) {
            (FIRST_MARTIANS, _) => opened(folders, id, Self::FirstMartians),
            (_, Some(scorebook::Game::PocketMars)) => opened(folders, id, Self::PocketMars),
            (_, Some(scorebook::Game::Mechanica)) => opened(folders, id, Self::Mechanica),
            (_, Some(scorebook::Game::MarsNeedsMechanics)) => opened(folders, id, Self::MarsNeedsMechanics),
            _ => Err(SessionError::OtherGame { game }),
        }
    }

    /// The name of the save.
    pub fn id(&self) -> &str {
        whichever!(self, session => session.id())
    }
}

impl AnyReread {
    /// Whether some of it could not be read.
    pub const fn is_damaged(&self) -> bool {
        whichever!(self, reread => reread.damaged)
    }

    /// Whether the facts of the way here, folded by this version, give the digest that was stored.
    pub fn folds_as_stored(&self) -> bool {
        whichever!(self, reread => reread.table.folds_as_stored())
    }

    /// The game as it was left.
    pub fn game(&self) -> AnyGame {
        match self {
            Self::FirstMartians(reread) => AnyGame::FirstMartians(reread.table.game().clone()),
            Self::PocketMars(reread) => AnyGame::PocketMars(reread.table.game().clone()),
            Self::Mechanica(reread) => AnyGame::Mechanica(reread.table.game().clone()),
            Self::MarsNeedsMechanics(reread) => AnyGame::MarsNeedsMechanics(reread.table.game().clone()),
        }
    }
}
