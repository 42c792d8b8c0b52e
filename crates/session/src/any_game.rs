//! Values for each of the four games, where the game is only known at run time.

use super::campaign::Campaign;
use super::{PlayableGame, ReadSave, Session, SessionError};
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::pocket_mars;
use companions::scorebook::{self, FIRST_MARTIANS};
use storage::{CAMPAIGN, DamagedPart, Folders, Notice};

/// A value for one of the four games.
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
    Session<pocket_mars::helper::Game>,
    Session<mechanica::helper::Game>,
    Session<mars_needs_mechanics::helper::Game>,
>;

/// A saved game read without being opened.
pub(crate) type AnyReadSave = Any<
    ReadSave<first_martians::Game>,
    ReadSave<pocket_mars::helper::Game>,
    ReadSave<mechanica::helper::Game>,
    ReadSave<mars_needs_mechanics::helper::Game>,
>;

/// The same expression for each game.
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
    /// Opens a save of any game to play on where it was left. On error the file is unchanged.
    pub async fn resume(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        async fn opened<G: PlayableGame, T>(
            folders: &Folders,
            id: &str,
            any: fn(Session<G>) -> T,
        ) -> Result<(T, Vec<Notice>), SessionError> {
            Session::resume(folders, id)
                .await
                .map(|(session, notices)| (any(session), notices))
        }

        let game = match folders.read(id).await {
            Ok(reading) => reading.header.game,
            // A campaign is rebuilt from its chapters.
            Err(_) if !folders.chapters_of(id).await.is_empty() => CAMPAIGN.to_owned(),
            Err(error) => return Err(error.into()),
        };
        match (game.as_str(), scorebook::Game::from_id(&game)) {
            (FIRST_MARTIANS, _) => opened(folders, id, Self::FirstMartians).await,
            (CAMPAIGN, _) => {
                let (mut campaign, mut notices) = Campaign::open(folders, id).await?;
                let (session, more) = campaign.resume_chapter(folders).await?;
                notices.extend(more);
                Ok((Self::FirstMartians(session), notices))
            }
            (_, Some(scorebook::Game::PocketMars)) => opened(folders, id, Self::PocketMars).await,
            (_, Some(scorebook::Game::Mechanica)) => opened(folders, id, Self::Mechanica).await,
            (_, Some(scorebook::Game::MarsNeedsMechanics)) => {
                opened(folders, id, Self::MarsNeedsMechanics).await
            }
            _ => Err(SessionError::OtherGame { game }),
        }
    }

    /// The id of the save.
    pub fn id(&self) -> &str {
        whichever!(self, session => session.id())
    }
}

impl AnyReadSave {
    /// The damaged part of the save; `None` if every line and every record can be used.
    pub const fn damage(&self) -> Option<DamagedPart> {
        whichever!(self, reread => reread.damage)
    }

    /// Whether the facts of every record lead this version to the stored state.
    pub fn folds_as_stored(&self) -> bool {
        whichever!(self, reread => reread.table.first_mismatch().is_none())
    }
}
