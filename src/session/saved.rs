//! Saves read without being opened: for lists, `report` and `check`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{AnyReread, Helper, Line, Seated, SessionError, missions};
use crate::content::Prose;
use crate::first_martians::words::Phase;
use crate::first_martians::{self, mission::Mission};
use crate::language::{self, Language, Voice, log, tell};
use crate::play::Table;
use crate::scorebook::{self, FIRST_MARTIANS};
use crate::storage::{self, DamagedPart, Folders, Header, OpenError, Reading};

/// A text in every language.
pub type Spoken = BTreeMap<Language, String>;

/// A saved game, read without being opened.
#[derive(Debug, Clone)]
pub struct Reread<G: Seated = first_martians::Game> {
    /// The header.
    pub header: Header,
    /// The table as it was left.
    pub table: Table<G>,
    /// What the mission reads out; nothing for a helper.
    pub prose: Arc<Prose>,
    /// Which part of it is damaged.
    pub damage: Option<DamagedPart>,
    /// What its mission is known by: the same for the same texts; empty for a helper.
    mission: String,
}

impl<G: Seated> Reread<G> {
    fn new(reading: Reading, game: G, prose: Arc<Prose>, mission: String) -> Self {
        let (lines, misfit) = storage::typed::<Line<G>>(&reading.records);
        let (table, damage) = Table::resumed(game, lines);
        // Lines that make no game any more are like lines that cannot be read.
        let stopped = (misfit.is_some() || damage.is_some()).then_some(DamagedPart::Middle);
        Self { header: reading.header, table, prose, damage: stopped.or(reading.damage), mission }
    }

    fn set_out(reading: Reading) -> Result<Self, SessionError> {
        let (game, prose) = G::set_out(&reading.header)?;
        Ok(Self::new(reading, game, Arc::new(prose), String::new()))
    }
}

/// What a save is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SaveSummary {
    /// The game's name, as headers of saves have it.
    pub game: String,
    /// What is played, as the command line calls it: the mission's folder, or the game.
    pub played: String,
    /// The name that the players gave it.
    pub name: Option<String>,
    /// The title of its mission, or the name of its game.
    pub title: Spoken,
    /// The crew or the players by name.
    pub crew: Spoken,
    /// How many people are at the table; a rival without a player behind it is not counted.
    pub players: usize,
    /// Where in the game they are.
    pub place: Place,
    /// Whether it is over.
    pub over: bool,
    /// Which part of it is damaged.
    pub damage: Option<DamagedPart>,
    /// What of the mission was read so far, by id.
    known: BTreeSet<String>,
    /// When it was last written, RFC 3339.
    #[serde(skip)]
    pub written: Option<String>,
}

/// Where in a game its players are.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In a mission.
    Mission {
        /// The sol; 0 during set-up.
        sol: u8,
        /// How many sols it lasts.
        sols: u8,
        /// The phase.
        phase: Phase,
        /// How it ended; nothing before the end.
        outcome: Spoken,
    },
    /// At a step of another game.
    Step(Spoken),
}

/// A file among the saves.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedGame {
    /// The name of the save.
    pub id: String,
    /// What it is, or why it cannot be read.
    pub summary: Result<SaveSummary, SessionError>,
}

/// A voice for each language, with the prose of a mission.
#[derive(Debug, Clone)]
pub struct Voices(Vec<Voice>);

impl Voices {
    /// Voices with this prose.
    pub fn new(prose: &Prose) -> Self {
        Self(Language::ALL.iter().map(|&language| Voice::with_prose(language, &prose.0)).collect())
    }

    /// The same in every language.
    pub fn say(&self, say: impl Fn(&Voice) -> String) -> Spoken {
        self.0.iter().map(|voice| (voice.language(), say(voice))).collect()
    }
}

/// Reads saves without a lock, changing nothing. A mission that several of them carry is loaded once.
#[derive(Debug, Default)]
pub struct Reader {
    loaded: BTreeMap<String, (Arc<Mission>, Arc<Prose>)>,
    /// Voices with the prose of these missions, and without any for the helpers.
    voices: BTreeMap<String, Voices>,
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
        if let Some((key, (mission, prose))) = reading.mission_key.as_ref().and_then(|key| self.loaded.get_key_value(key)) {
            let start = missions::read_start(&reading.header)?;
            let game = first_martians::Game::new(Arc::clone(mission), &start);
            return Ok(Reread::new(reading, game, Arc::clone(prose), key.clone()));
        }
        let (start, bundle) = missions::read_header(&reading.header)?;
        // What the header says of its hash is not to be trusted: the file is plain text.
        let key = reading.mission_key.clone().unwrap_or_else(|| bundle.hash());
        let (mission, prose) = match self.loaded.get(&key) {
            Some(loaded) => loaded.clone(),
            None => {
                let (mission, prose) = missions::load(&bundle.files, &bundle.mission)?;
                self.loaded.entry(key.clone()).or_insert((mission, Arc::new(prose))).clone()
            }
        };
        Ok(Reread::new(reading, first_martians::Game::new(mission, &start), prose, key))
    }
}

/// Reads a save without a lock, changing nothing.
///
/// # Errors
/// A [`SessionError`].
pub fn reread(reading: Reading) -> Result<AnyReread, SessionError> {
    Reader::default().reread(reading)
}

impl Reader {
    /// What a save is, of what was read of it.
    ///
    /// # Errors
    /// A [`SessionError`].
    pub fn summary(&mut self, reading: Result<Reading, OpenError>) -> Result<SaveSummary, SessionError> {
        match self.reread(reading?)? {
            AnyReread::FirstMartians(reread) => Ok(self.of_mission(&reread)),
            AnyReread::PocketMars(reread) => Ok(self.of_helper(&reread)),
            AnyReread::Mechanica(reread) => Ok(self.of_helper(&reread)),
            AnyReread::MarsNeedsMechanics(reread) => Ok(self.of_helper(&reread)),
        }
    }

    fn voices(&mut self, key: &str, prose: &Prose) -> &Voices {
        self.voices.entry(key.to_owned()).or_insert_with(|| Voices::new(prose))
    }

    fn of_mission(&mut self, reread: &Reread) -> SaveSummary {
        let (game, state) = (reread.table.game(), reread.table.game().state());
        let plain = self.voices("", &Prose::default()).clone();
        let voices = self.voices(&reread.mission, &reread.prose);
        let crew = |voice: &Voice| {
            let names: Vec<String> = log::crew(voice, game).into_iter().map(|astronaut| astronaut.name).collect();
            voice.list(&names)
        };
        let outcome = state.outcome.as_ref().map(|outcome| plain.say(|voice| tell::outcome(voice, &state.crew, outcome)));
        let (sol, sols, phase) = (state.sol, game.sheet().sols(), state.step.phase());
        let known = state.drawn_events.iter().chain(&state.drawn_adventures).chain(&state.drawn_cards);
        SaveSummary {
            game: FIRST_MARTIANS.to_owned(),
            played: game.mission().sheet.id.clone(),
            name: reread.header.title.as_str().map(str::to_owned),
            title: voices.say(|voice| tell::title(voice, &game.mission().sheet.id)),
            crew: voices.say(crew),
            players: state.crew.players.into(),
            place: Place::Mission { sol, sols, phase, outcome: outcome.unwrap_or_default() },
            over: state.outcome.is_some(),
            damage: reread.damage,
            known: known.chain(&state.known).cloned().collect(),
            written: None,
        }
    }

    fn of_helper<G: Helper>(&mut self, reread: &Reread<G>) -> SaveSummary {
        let game = reread.table.game();
        let voices = self.voices("", &Prose::default());
        SaveSummary {
            game: G::ID.to_owned(),
            played: G::ID.to_owned(),
            name: reread.header.title.as_str().map(str::to_owned),
            title: voices.say(|voice| language::score::game(voice, G::ID)),
            crew: voices.say(|voice| voice.list(&game.players())),
            players: game.set_up()["players"].as_array().map_or(0, Vec::len),
            place: Place::Step(voices.say(|voice| game.tell_page(voice).heading)),
            over: game.is_over(),
            damage: reread.damage,
            known: BTreeSet::new(),
            written: None,
        }
    }
}

/// The saves, the newest first, and those that cannot be read with the reason. What has not changed since the last time is not read.
pub async fn saves(folders: &Folders) -> Vec<SavedGame> {
    let files = match folders.save_files().await {
        Ok(files) => files,
        Err(error) => return vec![SavedGame { id: String::new(), summary: Err(error.into()) }],
    };
    let mut index = folders.load_index::<SaveSummary>().await;
    let (mut reader, mut saves) = (Reader::default(), Vec::new());
    for file in files {
        let summary = match index.get(&file) {
            Some(summary) => Ok(summary),
            None => reader.summary(folders.read(&file.id).await).inspect(|summary| index.put(&file, summary.clone())),
        };
        let summary = summary.map(|summary| SaveSummary { written: file.written, ..summary });
        saves.push(SavedGame { id: file.id, summary });
    }
    folders.store_index(&index).await;
    saves
}

/// The newest save of one game that can be read and is wanted.
pub async fn newest_save(folders: &Folders, wanted: impl Fn(&SaveSummary) -> bool) -> Option<String> {
    let mut saves = saves(folders).await.into_iter();
    saves.find(|save| save.summary.as_ref().is_ok_and(&wanted)).map(|save| save.id)
}

/// Ids that this table has read in its earlier games: decks keep them for last.
pub async fn known(folders: &Folders) -> BTreeSet<String> {
    saves(folders).await.into_iter().filter_map(|save| save.summary.ok()).flat_map(|summary| summary.known).collect()
}

/// What can be told of the players' saves in a machine's terms.
pub fn listing(saves: &[SavedGame]) -> Value {
    let entry = |save: &SavedGame| {
        let Ok(summary) = &save.summary else { return json!({"id": save.id, "unreadable": true}) };
        let (mission, sol, phase) = match &summary.place {
            Place::Mission { sol, phase, .. } => (json!(summary.played), json!(sol), json!(phase)),
            Place::Step(_) => (Value::Null, Value::Null, Value::Null),
        };
        json!({
            "id": save.id, "game": summary.game, "mission": mission, "sol": sol, "players": summary.players,
            "phase": phase, "written": summary.written, "over": summary.over, "damaged": summary.damage,
        })
    };
    saves.iter().map(entry).collect()
}
