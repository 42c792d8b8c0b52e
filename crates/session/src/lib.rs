//! A game being played: its table, its mission and its journal, for the window and the command line.
//!
//! A player action is proposed, written and then accepted: [`Session::propose`] → [`Session::write`] → [`Session::accept`].

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use base::play::history::HistoryPosition;
use base::play::{self, GameHistory, HistoryError, Proposal, Record, Refusal};
use base::{names, platform};
use companions::scoring::InputError;
use content::{Diagnostic, Prose};
use first_martians::{self, command::Command};
use storage::{
    self, ArchiveError, Folders, Header, Job, Journal, LostChapter, Notice, OpenError, StoreError,
    ThirdPartyError,
};

mod any_game;
pub mod archive;
pub mod campaign;
pub mod changes;
pub mod messages;
mod mission_list;
mod missions;
pub mod my_box;
pub mod own_sheet;
mod playable_game;
pub mod remembered;
mod save_reader;
mod score_updates;
pub mod scores;
pub mod set_up;
pub mod stories;
pub mod workshop;

#[cfg(test)]
mod tests;

pub(crate) use any_game::AnyReadSave;
pub use any_game::{Any, AnySession};
pub use mission_list::{ListedMission, MissionEntry, MissionList, PlayableMission, list_missions};
pub use missions::{Library, library, load_mission, read_library};
use playable_game::HelperStart;
pub use playable_game::{Helper, PlayableGame};
pub use save_reader::{
    GamePosition, Localized, Localizers, ReadSave, SaveReader, SaveSummary, SavedGame, backups_of,
    known_from_earlier_games, newest_save, read_save, rename, restore_backup, saves, saves_json,
    trashed,
};
pub use score_updates::{ScoreChange, ScoreUpdate, UpdateReason};

/// A record of a game, as a save has one in each line: a command with its facts.
pub type Line<G = first_martians::Game> =
    Record<<G as play::Game>::Command, <G as play::Game>::Fact>;

/// Why a game could not be started or resumed.
#[derive(Debug, Clone, PartialEq, Error)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum SessionError {
    /// There is no mission of that id.
    #[error("unknown mission: {mission}")]
    UnknownMission { mission: String },
    /// The mission has errors that keep it from being played.
    #[error("the mission {mission} has errors: {}", diagnostics.len())]
    InvalidMission {
        mission: String,
        diagnostics: Vec<Diagnostic>,
    },
    #[error("invalid set-up: {faults:?}")]
    BadSetUp {
        /// All faults in the set-up.
        faults: Vec<InputError>,
    },
    /// The save is of another game.
    #[error("the save is of the game {game}")]
    OtherGame { game: String },
    /// The header of the save does not describe a start of the game.
    #[error("the start of the save {id} cannot be read")]
    BadStart { id: String },
    /// A chapter of a campaign cannot be opened. Nothing was changed.
    #[error(transparent)]
    LostChapter(#[from] Box<LostChapter>),
    /// A file or folder that is not a mission.
    #[error(transparent)]
    NotAMission(#[from] ThirdPartyError),
    /// A copy of all data was not written or not merged.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    #[error(transparent)]
    Storage(#[from] OpenError),
}

impl From<LostChapter> for SessionError {
    fn from(chapter: LostChapter) -> Self {
        Self::LostChapter(Box::new(chapter))
    }
}

/// An action of the players on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerAction<C = Command> {
    /// Play a command.
    Play(C),
    /// Undo the last command.
    Undo,
    /// Redo the last undone command.
    Redo,
    /// Return to a place of the past.
    Return(HistoryPosition),
    /// Name the current place.
    SavePoint(String),
}

impl<C: play::Command> PlayerAction<C> {
    /// The action with its texts composed, as every name is stored.
    fn composed(&self) -> Self {
        let composed = |text: &str| names::composed(text).into_owned();
        match self {
            Self::Play(command) => {
                let mut command = command.clone();
                for &field in command.fields() {
                    if let Some(play::Value::Text(text)) = command.get(field) {
                        // A field takes a text where it had one.
                        let _ = command.set(field, play::Value::Text(composed(&text)));
                    }
                }
                Self::Play(command)
            }
            Self::SavePoint(name) => Self::SavePoint(composed(name)),
            Self::Undo | Self::Redo | Self::Return(_) => self.clone(),
        }
    }
}

impl<C> PlayerAction<C> {
    /// The command to be played.
    pub const fn command(&self) -> Option<&C> {
        match self {
            Self::Play(command) => Some(command),
            Self::Undo | Self::Redo | Self::Return(_) | Self::SavePoint(_) => None,
        }
    }
}

/// An accepted action that is not written yet.
pub type Pending<G = first_martians::Game> = Proposal<G>;

/// A game being played, by default a mission.
pub struct Session<G: PlayableGame = first_martians::Game> {
    id: String,
    header: Header,
    table: GameHistory<G>,
    prose: Prose,
    journal: Arc<Journal>,
}

impl<G: PlayableGame> std::fmt::Debug for Session<G> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Session")
            .field("id", &self.id)
            .field("head", &self.table.position())
            .finish_non_exhaustive()
    }
}

impl<G: PlayableGame> Session<G> {
    /// The header of a new save for this name, without a bundle.
    fn header_for(name: &str, start: &impl Serialize) -> Header {
        let created = platform::now();
        Header {
            solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
            format: storage::FORMAT,
            game: G::ID.to_owned(),
            id: storage::save_id(name, &platform::local(&created)),
            title: Value::Null,
            created,
            start: serde_json::to_value(start).unwrap_or_default(),
            hash: None,
            bundle: Value::Null,
        }
    }

    async fn placed(
        folders: &Folders,
        header: Header,
        game: G,
        prose: Prose,
    ) -> Result<Self, SessionError> {
        let journal = folders.create(&header).await?;
        Ok(Self::opened(journal, header, GameHistory::new(game), prose))
    }

    /// Opens a save to play on where it was left. On error the file is unchanged.
    pub async fn resume(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        let opened = folders.open(id).await?;
        let (game, prose) = G::set_out(&opened.header)?;
        let (lines, misfit) = storage::parse_records::<Line<G>>(&opened.records);
        let numbers: Vec<HistoryPosition> = lines.iter().map(|line| line.seq).collect();
        let (table, damage) = GameHistory::resume(game.clone(), lines);
        let good = damage
            .map(|damage| good_lines(&numbers, damage, table.position()))
            .or(misfit);
        let Some(good) = good else {
            let _ = folders.back_up(opened.journal.id()).await;
            let notices = opened
                .notices
                .into_iter()
                .chain(folded_otherwise(&table, opened.journal.id()))
                .collect();
            return Ok((
                Self::opened(opened.journal, opened.header, table, prose),
                notices,
            ));
        };
        // The records after the good ones make no valid game: play continues in a new save without them.
        drop(opened.journal);
        let recovered = folders.recover(id, good).await?;
        let (lines, _) = storage::parse_records::<Line<G>>(&recovered.records);
        let (table, _) = GameHistory::resume(game, lines);
        let notices = opened.notices.into_iter().chain(recovered.notices);
        let notices = notices
            .chain(folded_otherwise(&table, recovered.journal.id()))
            .collect();

        Ok((
            Self::opened(recovered.journal, recovered.header, table, prose),
            notices,
        ))
    }

    fn opened(journal: Journal, header: Header, table: GameHistory<G>, prose: Prose) -> Self {
        Self {
            id: journal.id().to_owned(),
            header,
            table,
            prose,
            journal: Arc::new(journal),
        }
    }

    /// The id of the save.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The header of the save.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The table.
    pub const fn table(&self) -> &GameHistory<G> {
        &self.table
    }

    /// The current game.
    pub const fn game(&self) -> &G {
        self.table.game()
    }

    /// The texts of the mission.
    pub const fn prose(&self) -> &Prose {
        &self.prose
    }

    /// Checks an action and computes its result, which takes effect when it is written and accepted. On error nothing has changed.
    pub fn propose(&self, wish: &PlayerAction<G::Command>) -> Result<Pending<G>, Refusal> {
        let at = platform::now();
        match &wish.composed() {
            PlayerAction::Play(command) => self.table.propose(command, &at),
            PlayerAction::Undo => self.table.propose_undo(&at),
            PlayerAction::Redo => self.table.propose_redo(&at),
            PlayerAction::Return(place) => self.table.propose_return(*place, &at),
            PlayerAction::SavePoint(name) if !names::is_readable(name) => {
                Err(Refusal::OutOfRange {
                    command: "save_point".to_owned(),
                    param: "name".to_owned(),
                })
            }
            PlayerAction::SavePoint(name) => Ok(self.table.propose_save_point(name, &at)),
        }
    }

    /// Writes a pending action; the future resolves when the record is durable or has failed.
    pub fn write(&self, pending: &Pending<G>) -> Job<'static, Result<(), StoreError>> {
        // The save stays locked during the write.
        let journal = Arc::clone(&self.journal);
        let line = storage::to_line(&pending.record);
        Box::pin(async move { journal.append(&line?).await })
    }

    /// Applies an action that was written.
    ///
    /// # Errors
    /// [`HistoryError`] if it was proposed by another table or in another state.
    pub fn accept(&mut self, pending: Pending<G>) -> Result<(), HistoryError> {
        self.table.accept(pending)
    }

    /// Proposes, writes and accepts an action. On error nothing has changed.
    pub async fn play(&mut self, wish: &PlayerAction<G::Command>) -> Result<(), PlayError> {
        let pending = self.propose(wish).map_err(PlayError::Refused)?;
        self.write(&pending).await.map_err(PlayError::Storage)?;
        // A table accepts its own proposals.
        self.accept(pending)
            .map_err(|_| PlayError::Refused(Refusal::NoSuchPlace))
    }
}

impl<G: Helper> Session<G> {
    /// The seed of the game.
    pub fn seed(&self) -> u64 {
        self.header.start["seed"].as_u64().unwrap_or_default()
    }

    /// Starts a game of a helper from the document that its `Start::read` describes. The save is durable when this returns.
    /// On error no file is created.
    pub async fn begin(
        folders: &Folders,
        document: &Value,
        seed: u64,
    ) -> Result<Self, SessionError> {
        let game = G::begun(document, seed).map_err(|faults| SessionError::BadSetUp { faults })?;
        // Includes the switches at their defaults, so that a later version with other defaults does not change this game.
        let start = HelperStart {
            seed,
            set_up: game.set_up(),
        };
        Self::placed(
            folders,
            Self::header_for(G::ID, &start),
            game,
            Prose::default(),
        )
        .await
    }
}

/// Why an action was not carried out.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum PlayError {
    /// The rules do not allow it, or the place of the past does not exist.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// It could not be written.
    #[error(transparent)]
    Storage(StoreError),
}

/// That the records lead this version to another state than was stored, if they do.
fn folded_otherwise<G: PlayableGame>(table: &GameHistory<G>, id: &str) -> Option<Notice> {
    (!table.digest_matches()).then(|| Notice::FoldsOtherwise { id: id.to_owned() })
}

/// The number of records before the first that makes no valid game.
fn good_lines(numbers: &[HistoryPosition], damage: HistoryError, head: HistoryPosition) -> usize {
    match damage {
        HistoryError::UnknownPlace { line, .. } | HistoryError::OutOfOrder { line } => {
            numbers.iter().position(|&it| it == line)
        }
        HistoryError::Unfoldable { .. } => numbers
            .iter()
            .position(|&it| it == head)
            .map(|last| last + 1),
    }
    .unwrap_or(0)
}
