//! One of the four games, where it is not known before which.

use super::{Reread, Seated, Session, SessionError};
use crate::first_martians;
use crate::scorebook::{self, FIRST_MARTIANS};
use crate::storage::{DamagedPart, Folders, Notice};
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

impl AnySession {
    /// Opens a save of whichever game to be played on, at the very place where it was left.
    ///
    /// # Errors
    /// A [`SessionError`]; the file is as it was then.
    pub async fn resume(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        async fn opened<G: Seated, T>(
            folders: &Folders,
            id: &str,
            any: fn(Session<G>) -> T,
        ) -> Result<(T, Vec<Notice>), SessionError> {
            Session::resume(folders, id).await.map(|(session, notices)| (any(session), notices))
        }

        let game = folders.read(id).await?.header.game;
        match (game.as_str(), scorebook::Game::from_id(&game)) {
            (FIRST_MARTIANS, _) => opened(folders, id, Self::FirstMartians).await,
            (_, Some(scorebook::Game::PocketMars)) => opened(folders, id, Self::PocketMars).await,
            (_, Some(scorebook::Game::Mechanica)) => opened(folders, id, Self::Mechanica).await,
            (_, Some(scorebook::Game::MarsNeedsMechanics)) => opened(folders, id, Self::MarsNeedsMechanics).await,
            _ => Err(SessionError::OtherGame { game }),
        }
    }

    /// The name of the save.
    pub fn id(&self) -> &str {
        whichever!(self, session => session.id())
    }
}

impl AnyReread {
    /// Which part of it is damaged.
    pub const fn damage(&self) -> Option<DamagedPart> {
        whichever!(self, reread => reread.damage)
    }

    /// Whether the facts of the way here, folded by this version, give the digest that was stored.
    pub fn folds_as_stored(&self) -> bool {
        whichever!(self, reread => reread.table.folds_as_stored())
    }
}
