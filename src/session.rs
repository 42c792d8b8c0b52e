//! A game being played: its table, its mission, and the journal that it is written to.
//!
//! What the window and the command line share. A wish is proposed, written, and only then true:
//! [`Session::propose`] → [`Session::write`] → [`Session::accept`].

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::content::{Diagnostic, Prose};
use crate::first_martians::{self, command::Command};
use crate::platform;
use crate::play::table::Turn;
use crate::play::{self, Damage, Proposal, Record, Refusal, Table};
use crate::scoring::Fault;
use crate::storage::{self, Folders, Header, Job, Journal, Notice, OpenError, StoreError, StrangeFolder};

mod any;
pub mod changes;
mod missions;
pub mod my_box;
pub mod own_sheet;
pub mod remembered;
mod results;
mod saved;
pub mod scores;
mod seated;
pub mod set_up;
pub mod stories;
pub mod trouble;
pub mod workshop;

#[cfg(test)]
mod tests;

pub use any::{Any, AnyReread, AnySession};
pub use missions::{library, load};
pub use results::{After, Settled, Settlement};
pub use saved::{Place, Reader, Reread, SaveSummary, SavedGame, Spoken, Voices, known, listing, newest_save, reread, saves};
use seated::Begun;
pub use seated::{Helper, Seated};

/// A line of a game's journal.
pub type Line<G = first_martians::Game> = Record<<G as play::Game>::Command, <G as play::Game>::Fact>;

/// Why no game could be begun or resumed.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum SessionError {
    /// There is no mission of that name.
    #[error("unknown mission: {mission}")]
    UnknownMission {
        /// The name.
        mission: String,
    },
    /// The mission cannot be played.
    #[error("the mission {mission} has errors: {}", diagnostics.len())]
    BrokenMission {
        /// The name.
        mission: String,
        /// What is wrong with it.
        diagnostics: Vec<Diagnostic>,
    },
    /// No game can begin so.
    #[error("invalid set-up: {faults:?}")]
    BadSetUp {
        /// All that is wrong in what was asked for.
        faults: Vec<Fault>,
    },
    /// The save is of another game.
    #[error("the save is of the game {game}")]
    OtherGame {
        /// Which.
        game: String,
    },
    /// The save says of itself what this version does not understand.
    #[error("the start of the save {id} cannot be read")]
    BadStart {
        /// The save.
        id: String,
    },
    /// A file or folder that is no mission.
    #[error(transparent)]
    Refused(#[from] StrangeFolder),
    /// The disk, or what lies on it.
    #[error(transparent)]
    Storage(#[from] OpenError),
}

/// What the players want of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish<C = Command> {
    /// To play a command.
    Play(C),
    /// To undo the last one.
    Undo,
    /// To redo what was undone last.
    Redo,
    /// To go to a place of the past.
    Return(Turn),
    /// To give the present place a name.
    SavePoint(String),
}

impl<C> Wish<C> {
    /// The command, where one is to be played.
    pub const fn command(&self) -> Option<&C> {
        match self {
            Self::Play(command) => Some(command),
            Self::Undo | Self::Redo | Self::Return(_) | Self::SavePoint(_) => None,
        }
    }
}

/// A wish that was taken and is not written yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Pending<G: Seated = first_martians::Game> {
    proposal: Proposal<G>,
}

/// A game being played, with everything that it needs. Where no game is named it is a mission.
pub struct Session<G: Seated = first_martians::Game> {
    id: String,
    header: Header,
    table: Table<G>,
    prose: Prose,
    journal: Arc<Journal>,
}

impl<G: Seated> std::fmt::Debug for Session<G> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Session").field("id", &self.id).field("head", &self.table.head()).finish_non_exhaustive()
    }
}

impl<G: Seated> Session<G> {
    /// The header of a new save that is called by this name, without a bundle.
    fn header_for(name: &str, start: &impl Serialize) -> Header {
        let created = platform::now();
        Header {
            solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
            format: storage::FORMAT,
            game: G::ID.to_owned(),
            id: storage::id(name, &created),
            title: Value::Null,
            created,
            start: serde_json::to_value(start).unwrap_or_default(),
            hash: None,
            bundle: Value::Null,
        }
    }

    async fn placed(folders: &Folders, header: Header, game: G, prose: Prose) -> Result<Self, SessionError> {
        let journal = folders.create(&header).await?;
        Ok(Self::opened(journal, header, Table::new(game), prose))
    }

    /// Opens a save to be played on, at the very place where it was left.
    ///
    /// # Errors
    /// A [`SessionError`]; the file is as it was then.
    pub async fn resume(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        let opened = folders.open(id).await?;
        let (game, prose) = G::set_out(&opened.header)?;
        let (lines, misfit) = storage::typed::<Line<G>>(&opened.records);
        let numbers: Vec<Turn> = lines.iter().map(|line| line.seq).collect();
        let (table, damage) = Table::resumed(game.clone(), lines);
        let good = damage.map(|damage| good_lines(&numbers, damage, table.head())).or(misfit);
        let Some(good) = good else {
            let _ = folders.back_up(opened.journal.id()).await;
            let session = Self::opened(opened.journal, opened.header, table, prose);
            return Ok((session, opened.notices));
        };
        // Lines that make no game any more: what stands before them goes on in a new save, the old one stays as it is.
        drop(opened.journal);
        let recovered = folders.recover(id, good).await?;
        let (lines, _) = storage::typed::<Line<G>>(&recovered.records);
        let (table, _) = Table::resumed(game, lines);
        let notices = opened.notices.into_iter().chain(recovered.notices).collect();

        Ok((Self::opened(recovered.journal, recovered.header, table, prose), notices))
    }

    fn opened(journal: Journal, header: Header, table: Table<G>, prose: Prose) -> Self {
        Self { id: journal.id().to_owned(), header, table, prose, journal: Arc::new(journal) }
    }

    /// The name of the save.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The header of the save.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The table.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The game as it is now.
    pub const fn game(&self) -> &G {
        self.table.game()
    }

    /// What the mission reads out.
    pub const fn prose(&self) -> &Prose {
        &self.prose
    }

    /// What the wish would bring about. Not true yet: write it, then accept it.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub fn propose(&self, wish: &Wish<G::Command>) -> Result<Pending<G>, Refusal> {
        let at = platform::now();
        let proposal = match wish {
            Wish::Play(command) => self.table.propose(command, &at)?,
            Wish::Undo => self.table.propose_undo(&at)?,
            Wish::Redo => self.table.propose_redo(&at)?,
            Wish::Return(place) => self.table.propose_return(*place, &at)?,
            Wish::SavePoint(name) => self.table.propose_save_point(name, &at),
        };
        Ok(Pending { proposal })
    }

    /// Writes what is pending; resolved when it is on the disk, or will not be.
    pub fn write(&self, pending: &Pending<G>) -> Job<'static, Result<(), StoreError>> {
        // The save stays locked for as long as something is being written to it.
        let journal = Arc::clone(&self.journal);
        let line = storage::to_line(&pending.proposal.record);
        Box::pin(async move { journal.append(&line?).await })
    }

    /// Makes true what was written.
    ///
    /// # Errors
    /// The [`Damage`] when it was proposed by another table or at another time.
    pub fn accept(&mut self, pending: Pending<G>) -> Result<(), Damage> {
        self.table.accept(pending.proposal)
    }

    /// Proposes, writes and accepts.
    ///
    /// # Errors
    /// What was refused, or what the disk did; nothing has changed then.
    pub async fn play(&mut self, wish: &Wish<G::Command>) -> Result<(), Unplayed> {
        let pending = self.propose(wish).map_err(Unplayed::Refused)?;
        self.write(&pending).await.map_err(Unplayed::Unwritten)?;
        // A table takes its own proposal.
        self.accept(pending).map_err(|_| Unplayed::Refused(Refusal::NoSuchPlace))
    }
}

impl<G: Helper> Session<G> {
    /// The seed that it was begun with.
    pub fn seed(&self) -> u64 {
        self.header.start["seed"].as_u64().unwrap_or_default()
    }

    /// Begins a game of a helper from the document that its `Start::read` describes: its save lies on the disk when this returns.
    ///
    /// # Errors
    /// A [`SessionError`]; nothing is left behind then.
    pub async fn begin(folders: &Folders, document: &Value, seed: u64) -> Result<Self, SessionError> {
        let game = G::begun(document, seed).map_err(|faults| SessionError::BadSetUp { faults })?;
        // The switches that were left at their default stand there too: a later version that rules otherwise does not change this game.
        let begun = Begun { seed, set_up: game.set_up() };
        Self::placed(folders, Self::header_for(G::ID, &begun), game, Prose::default()).await
    }
}

/// Why a wish did not come true.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Unplayed {
    /// The rules, or the past, have no place for it.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// It could not be written.
    #[error(transparent)]
    Unwritten(StoreError),
}

/// How many lines stand before the one that makes no game.
fn good_lines(numbers: &[Turn], damage: Damage, head: Turn) -> usize {
    match damage {
        Damage::UnknownPlace { line, .. } | Damage::OutOfOrder { line } => numbers.iter().position(|&it| it == line),
        Damage::Unfoldable { .. } => numbers.iter().position(|&it| it == head).map(|last| last + 1),
    }
    .unwrap_or(0)
}
