//! Saves read without being opened: for lists, `report` and `check`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use super::any::AnyGame;
use super::{AnyReread, Line, Seated, SessionError, missions};
use crate::content::Prose;
use crate::first_martians::{self, mission::Mission};
use crate::play::Table;
use crate::scorebook::{self, FIRST_MARTIANS};
use crate::storage::{self, Folders, Header, Listed, Reading};

/// A saved game, read without being opened.
#[derive(Debug, Clone)]
pub struct Reread<G: Seated = first_martians::Game> {
    /// The header.
    pub header: Header,
    /// The table as it was left.
    pub table: Table<G>,
    /// What the mission reads out; nothing for a helper.
    pub prose: Prose,
    /// Whether some of it could not be read.
    pub damaged: bool,
}

impl<G: Seated> Reread<G> {
    fn new(reading: Reading, game: G, prose: Prose) -> Self {
        let (lines, misfit) = storage::typed::<Line<G>>(&reading.records);
        let (table, damage) = Table::resumed(game, lines);
        let damaged = misfit.is_some() || damage.is_some() || !reading.bad.is_empty();
        Self { header: reading.header, table, prose, damaged }
    }

    fn set_out(reading: Reading) -> Result<Self, SessionError> {
        let (game, prose) = G::set_out(&reading.header)?;
        Ok(Self::new(reading, game, prose))
    }
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
    pub fn reread(&mut self, reading: Reading) -> Result<AnyReread, SessionError> {
        let game = reading.header.game.clone();
        match (game.as_str(), scorebook::Game::from_id(&game)) {
            (FIRST_MARTIANS, _) => self.mission(reading).map(AnyReread::FirstMartians),
            (_, Some(scorebook::Game::PocketMars)) => Reread::set_out(reading).map(AnyReread::PocketMars),
            (_, Some(scorebook::Game::Mechanica)) => Reread::set_out(reading).map(AnyReread::Mechanica),
            (_, Some(scorebook::Game::MarsNeedsMechanics)) => Reread::set_out(reading).map(AnyReread::MarsNeedsMechanics),
            _ => Err(SessionError::OtherGame { game }),
        }
    }

    fn mission(&mut self, reading: Reading) -> Result<Reread, SessionError> {
        let (start, bundle) = missions::read_header(&reading.header)?;
        // What the header says of its hash is not to be trusted: the file is plain text.
        let key = bundle.hash();
        let (mission, prose) = match self.loaded.get(&key) {
            Some(loaded) => loaded.clone(),
            None => self.loaded.entry(key).or_insert(missions::load(&bundle.files, &bundle.mission)?).clone(),
        };
        Ok(Reread::new(reading, first_martians::Game::new(mission, &start), prose))
    }
}

/// Reads a save without a lock, changing nothing.
///
/// # Errors
/// A [`SessionError`].
pub fn reread(reading: Reading) -> Result<AnyReread, SessionError> {
    Reader::default().reread(reading)
}

/// What a save says at a glance.
#[derive(Debug, Clone, PartialEq)]
pub struct Glance {
    /// The name of the save.
    pub id: String,
    /// When it was last written.
    pub written: Option<String>,
    /// The game as it was left.
    pub game: AnyGame,
}

impl Glance {
    /// What is played, as the command line calls it: the mission's folder, or the game.
    pub fn played(&self) -> &str {
        match &self.game {
            AnyGame::FirstMartians(game) => &game.mission().sheet.id,
            other => other.game_id(),
        }
    }
}

/// The saves, the newest first, and those that cannot be read with the reason.
pub fn saves(folders: &Folders) -> Vec<Result<Glance, (String, SessionError)>> {
    let mut reader = Reader::default();
    folders.list().into_iter().map(|listed| glance(&mut reader, folders, listed)).collect()
}

/// The saves of one game that can be read, the newest first: each is read when it is come to, and those of other games are not.
pub fn saves_of(folders: &Folders, game: &'static str) -> impl Iterator<Item = Glance> {
    let mut reader = Reader::default();
    let is_one = move |listed: &Listed| listed.summary.as_ref().is_ok_and(|summary| summary.header.game == game);
    folders.list().into_iter().filter(is_one).filter_map(move |listed| glance(&mut reader, folders, listed).ok())
}

fn glance(reader: &mut Reader, folders: &Folders, listed: Listed) -> Result<Glance, (String, SessionError)> {
    let Listed { id, written, summary, .. } = listed;
    match summary.map_err(SessionError::from).and_then(|_| reader.reread(folders.read(&id)?)) {
        Ok(reread) => Ok(Glance { game: reread.game(), written, id }),
        Err(error) => Err((id, error)),
    }
}

/// What can be told of the players' saves in a machine's terms.
pub fn listing(saves: &[Result<Glance, (String, SessionError)>]) -> Value {
    let entries = saves.iter().map(|save| match save {
        Ok(glance) => {
            let (mission, sol, phase) = match &glance.game {
                AnyGame::FirstMartians(game) => {
                    (json!(glance.played()), json!(game.state().sol), json!(game.state().step.phase()))
                }
                _ => (Value::Null, Value::Null, Value::Null),
            };
            json!({
                "id": glance.id, "game": glance.game.game_id(), "mission": mission, "sol": sol, "players": glance.game.players(),
                "phase": phase, "written": glance.written, "over": glance.game.is_over(),
            })
        }
        Err((id, _)) => json!({"id": id, "unreadable": true}),
    });
    Value::Array(entries.collect())
}
