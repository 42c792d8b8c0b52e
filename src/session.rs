//! A game being played: its table, its mission, and the journal that it is written to.
//!
//! What the window and the command line share. A wish is proposed, written, and only then true:
//! [`Session::propose`] → [`Session::write`] → [`Session::accept`].

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::{Value, json};

use crate::content::{self, Bundle, Diagnostic, Files, Loaded, Prose};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::first_martians::mission::Mission;
use crate::first_martians::state::{Start, State};
use crate::play::table::Turn;
use crate::play::{Damage, Record, Refusal, Table};
use crate::storage::{self, Folders, Header, Journal, Notice, OpenError, Store, StoreError, StrangeFolder};

pub mod changes;
pub mod my_box;
pub mod scores;
pub mod trouble;
pub mod workshop;

/// The name of the game in the header of a save.
pub const GAME: &str = "first-martians";

/// A line of a mission's journal.
pub type Line = Record<Command, Fact>;

/// Why no game could be begun or resumed.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionError {
    /// There is no mission of that name.
    UnknownMission {
        /// The name.
        mission: String,
    },
    /// The mission cannot be played.
    BrokenMission {
        /// The name.
        mission: String,
        /// What is wrong with it.
        diagnostics: Vec<Diagnostic>,
    },
    /// The save is of another game.
    OtherGame {
        /// Which.
        game: String,
    },
    /// The save says of itself what this version does not understand.
    BadStart {
        /// The save.
        id: String,
    },
    /// A file or folder that is no mission.
    Refused(StrangeFolder),
    /// The disk, or what lies on it.
    Storage(OpenError),
}

impl From<StrangeFolder> for SessionError {
    fn from(error: StrangeFolder) -> Self {
        Self::Refused(error)
    }
}

impl From<OpenError> for SessionError {
    fn from(error: OpenError) -> Self {
        Self::Storage(error)
    }
}

/// What the players want of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// To play a command.
    Play(Command),
    /// To undo the last one.
    Undo,
    /// To redo what was undone last.
    Redo,
    /// To go to a place of the past.
    Return(Turn),
    /// To give the present place a name.
    SavePoint(String),
}

/// A wish that was taken and is not written yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Pending {
    line: Line,
}

/// A mission being played, with everything that it needs.
pub struct Session {
    id: String,
    header: Header,
    table: Table<Game>,
    prose: Prose,
    store: Arc<dyn Store>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Session").field("id", &self.id).field("head", &self.table.head()).finish_non_exhaustive()
    }
}

impl Session {
    /// Begins a mission: its save lies on the disk when this returns.
    ///
    /// # Errors
    /// A [`SessionError`]; nothing is left behind then.
    pub fn create(folders: &Folders, files: &Files, mission: &str, start: &Start) -> Result<Self, SessionError> {
        if !content::missions(files).iter().any(|known| known == mission) {
            return Err(SessionError::UnknownMission { mission: mission.to_owned() });
        }
        let bundle = content::bundle(files, mission);
        let (game, prose) = set_out(&bundle, start)?;
        let created = storage::now();
        let header = Header {
            solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
            format: storage::FORMAT,
            game: GAME.to_owned(),
            id: storage::id(mission, &created),
            title: Value::Null,
            created,
            start: serde_json::to_value(start).unwrap_or_default(),
            hash: Some(bundle.hash()),
            bundle: serde_json::to_value(&bundle).unwrap_or_default(),
        };
        let journal = folders.create(&header)?;
        Ok(Self { id: journal.id().to_owned(), header, table: Table::new(game), prose, store: Arc::new(journal) })
    }

    /// Opens a save to be played on, at the very place where it was left.
    ///
    /// # Errors
    /// A [`SessionError`]; the file is as it was then.
    pub fn resume(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        let opened = folders.open(id)?;
        let (start, bundle) = read_header(&opened.header)?;
        let (game, prose) = set_out(&bundle, &start)?;
        let (lines, misfit) = storage::typed::<Line>(&opened.records);
        let (table, damage) = Table::resumed(game.clone(), lines.iter().cloned());
        let good = damage.map(|damage| good_lines(&lines, damage, table.head())).or(misfit);
        let Some(good) = good else {
            let _ = folders.back_up(opened.journal.id());
            let session = Self::opened(opened.journal, opened.header, table, prose);
            return Ok((session, opened.notices));
        };
        // Lines that make no game any more: what stands before them goes on in a new save, the old one stays as it is.
        drop(opened.journal);
        let recovered = folders.recover(id, good)?;
        let (lines, _) = storage::typed::<Line>(&recovered.records);
        let (table, _) = Table::resumed(game, lines);
        let notices = opened.notices.into_iter().chain(recovered.notices).collect();

        Ok((Self::opened(recovered.journal, recovered.header, table, prose), notices))
    }

    fn opened(journal: Journal, header: Header, table: Table<Game>, prose: Prose) -> Self {
        Self { id: journal.id().to_owned(), header, table, prose, store: Arc::new(journal) }
    }

    /// The same game written elsewhere: for tests of failing disks.
    #[must_use]
    pub fn stored_in(self, store: Arc<dyn Store>) -> Self {
        Self { store, ..self }
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
    pub const fn table(&self) -> &Table<Game> {
        &self.table
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
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
    pub fn propose(&self, wish: &Wish) -> Result<Pending, Refusal> {
        let at = storage::now();
        let line = match wish {
            Wish::Play(command) => self.table.propose(command, &at)?,
            Wish::Undo => self.table.propose_undo(&at)?,
            Wish::Redo => self.table.propose_redo(&at)?,
            Wish::Return(place) => self.table.propose_return(*place, &at)?,
            Wish::SavePoint(name) => self.table.propose_save_point(name, &at),
        };
        Ok(Pending { line })
    }

    /// Writes what is pending; resolved when it is on the disk, or will not be.
    pub fn write(&self, pending: &Pending) -> impl Future<Output = Result<(), StoreError>> + Send + 'static + use<> {
        let store = Arc::clone(&self.store);
        let line = storage::to_line(&pending.line);
        async move { store.append(line?).await }
    }

    /// Makes true what was written.
    ///
    /// # Errors
    /// The [`Damage`] when it was proposed by another table or at another time.
    pub fn accept(&mut self, pending: Pending) -> Result<(), Damage> {
        self.table.accept(pending.line)
    }

    /// Proposes, writes and accepts, waiting for the disk.
    ///
    /// # Errors
    /// What was refused, or what the disk did; nothing has changed then.
    pub fn play(&mut self, wish: &Wish) -> Result<(), Unplayed> {
        let pending = self.propose(wish).map_err(Unplayed::Refused)?;
        pollster::block_on(self.write(&pending)).map_err(Unplayed::Unwritten)?;
        // A table takes its own proposal.
        self.accept(pending).map_err(|_| Unplayed::Refused(Refusal::NoSuchPlace))
    }
}

/// Why a wish did not come true.
#[derive(Debug, Clone, PartialEq)]
pub enum Unplayed {
    /// The rules, or the past, have no place for it.
    Refused(Refusal),
    /// It could not be written.
    Unwritten(StoreError),
}

/// A saved game, read without being opened: for `report`, lists and checks.
#[derive(Debug, Clone)]
pub struct Reread {
    /// The header.
    pub header: Header,
    /// The table as it was left.
    pub table: Table<Game>,
    /// What the mission reads out.
    pub prose: Prose,
    /// Whether some of it could not be read.
    pub damaged: bool,
}

/// Reads saves without a lock, changing nothing. A mission that several of them carry is loaded once.
#[derive(Debug, Default)]
pub struct Reader {
    loaded: BTreeMap<String, (Arc<Mission>, Prose)>,
}

impl Reader {
    /// Reads one.
    ///
    /// # Errors
    /// A [`SessionError`].
    pub fn reread(&mut self, reading: storage::Reading) -> Result<Reread, SessionError> {
        let (start, bundle) = read_header(&reading.header)?;
        // What the header says of its hash is not to be trusted: the file is plain text.
        let key = bundle.hash();
        let (mission, prose) = match self.loaded.get(&key) {
            Some(loaded) => loaded.clone(),
            None => self.loaded.entry(key).or_insert(load(&bundle)?).clone(),
        };
        let (lines, misfit) = storage::typed::<Line>(&reading.records);
        let (table, damage) = Table::resumed(Game::new(mission, &start), lines);
        let damaged = misfit.is_some() || damage.is_some() || !reading.bad.is_empty();

        Ok(Reread { header: reading.header, table, prose, damaged })
    }
}

/// Reads a save without a lock, changing nothing.
///
/// # Errors
/// A [`SessionError`].
pub fn reread(reading: storage::Reading) -> Result<Reread, SessionError> {
    Reader::default().reread(reading)
}

/// What a save of a mission says at a glance.
#[derive(Debug, Clone, PartialEq)]
pub struct Glance {
    /// The name of the save.
    pub id: String,
    /// The mission's folder.
    pub mission: String,
    /// When it was last written.
    pub written: Option<String>,
    /// The state as it was left.
    pub state: State,
}

/// The saves of missions, the newest first, and those that cannot be read with the reason.
pub fn saves(folders: &Folders) -> Vec<Result<Glance, (String, SessionError)>> {
    let mut reader = Reader::default();
    let glance = |listed: storage::Listed| {
        let id = listed.id.clone();
        let reread = listed.summary.map_err(SessionError::from).and_then(|_| reader.reread(folders.read(&id)?));
        match reread {
            Ok(reread) => Ok(Glance {
                mission: reread.table.game().mission().sheet.id.clone(),
                state: reread.table.game().state().clone(),
                written: listed.written,
                id,
            }),
            Err(error) => Err((id, error)),
        }
    };
    folders.list().into_iter().map(glance).collect()
}

/// Ids that this table has read in its earlier games: decks keep them for last.
pub fn known(folders: &Folders) -> BTreeSet<String> {
    let read = saves(folders).into_iter().flatten().flat_map(|glance| {
        let State { drawn_events, drawn_adventures, drawn_cards, known, .. } = glance.state;
        drawn_events.into_iter().chain(drawn_adventures).chain(drawn_cards).chain(known)
    });
    read.collect()
}

/// The missions that can be played: those of the program, and the players' own beside them.
pub fn library(folders: &Folders) -> Files {
    let mut files = content::shipped::files();
    let folder = |name: &str| name.split_once('/').map(|(folder, _)| folder.to_owned());
    let shipped: BTreeSet<_> = files.0.keys().filter_map(|name| folder(name)).collect();
    let own = storage::texts_in(&folders.missions()).into_iter();
    files.0.extend(own.filter(|(name, _)| folder(name).is_some_and(|folder| !shipped.contains(&folder))));
    my_box::lay_over(folders, &mut files);
    files
}

/// A seed that nobody chose, small enough to be read out and typed in again.
pub fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};

    RandomState::new().hash_one(()) % 1_000_000_000
}

fn read_header(header: &Header) -> Result<(Start, Bundle), SessionError> {
    if header.game != GAME {
        return Err(SessionError::OtherGame { game: header.game.clone() });
    }
    let bad = || SessionError::BadStart { id: header.id.clone() };
    let start = serde_json::from_value(header.start.clone()).map_err(|_| bad())?;
    let bundle = serde_json::from_value(header.bundle.clone()).map_err(|_| bad())?;
    Ok((start, bundle))
}

fn set_out(bundle: &Bundle, start: &Start) -> Result<(Game, Prose), SessionError> {
    let (mission, prose) = load(bundle)?;
    Ok((Game::new(mission, start), prose))
}

fn load(bundle: &Bundle) -> Result<(Arc<Mission>, Prose), SessionError> {
    let Loaded { mission, prose, diagnostics } = content::load(&bundle.files, &bundle.mission);
    let mission = mission.ok_or_else(|| SessionError::BrokenMission { mission: bundle.mission.clone(), diagnostics })?;
    Ok((Arc::new(mission), prose))
}

/// How many lines stand before the one that makes no game.
fn good_lines(lines: &[Line], damage: Damage, head: Turn) -> usize {
    match damage {
        Damage::UnknownPlace { line, .. } | Damage::OutOfOrder { line } => lines.iter().position(|it| it.seq == line),
        Damage::Unfoldable { .. } => lines.iter().position(|it| it.seq == head).map(|last| last + 1),
    }
    .unwrap_or(0)
}

/// What can be told of the players' saves in a machine's terms.
pub fn listing(saves: &[Result<Glance, (String, SessionError)>]) -> Value {
    let entries = saves.iter().map(|save| match save {
        Ok(glance) => json!({
            "id": glance.id, "mission": glance.mission, "sol": glance.state.sol, "players": glance.state.crew.players,
            "phase": glance.state.step.phase(), "written": glance.written, "over": glance.state.outcome.is_some(),
        }),
        Err((id, _)) => BTreeMap::from([("id", json!(id)), ("unreadable", json!(true))]).into_iter().collect(),
    });
    Value::Array(entries.collect())
}
