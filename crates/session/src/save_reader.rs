//! Saves read without being opened, for lists, `report` and `check`.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::campaign::{ListedChapter, ListedLink, PresentChapter};
use super::{AnyReadSave, Helper, Line, PlayableGame, SessionError, campaign, missions};
use base::play::GameHistory;
use companions::scorebook::{self, FIRST_MARTIANS};
use content::Prose;
use first_martians::vocabulary::Phase;
use first_martians::{self, mission::Mission};
use language::{self, Language, Localizer, fact_text, overview};
use storage::{
    self, Backup, CAMPAIGN, DamagedPart, Folders, Header, Notice, OpenError, Reading, chapter_of,
};

/// A text in each language.
pub type Localized = BTreeMap<Language, String>;

/// A saved game read without being opened.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct ReadSave<G: PlayableGame = first_martians::Game> {
    pub header: Header,
    pub table: GameHistory<G>,
    /// The texts of the mission; empty for a helper.
    pub prose: Arc<Prose>,
    pub damage: Option<DamagedPart>,
    /// The key of its mission, the same for the same texts; empty for a helper.
    mission: String,
}

impl<G: PlayableGame> ReadSave<G> {
    fn new(reading: Reading, game: G, prose: Arc<Prose>, mission: String) -> Self {
        let (lines, misfit) = storage::parse_records::<Line<G>>(&reading.records);
        let (table, damage) = GameHistory::resume(game, lines);
        // Records that make no valid game count as damaged.
        let stopped = (misfit.is_some() || damage.is_some()).then_some(DamagedPart::Middle);
        Self {
            header: reading.header,
            table,
            prose,
            damage: stopped.or(reading.damage),
            mission,
        }
    }

    fn set_out(reading: Reading) -> Result<Self, SessionError> {
        let (game, prose) = G::set_out(&reading.header)?;
        Ok(Self::new(reading, game, Arc::new(prose), String::new()))
    }
}

/// The summary of a save, as stored in the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct SaveSummary {
    pub game: String,
    /// The id of the mission, or of the game, as on the command line.
    pub played: String,
    /// The title given by the players.
    pub name: Option<String>,
    /// The title of the mission, or the name of the game.
    pub title: Localized,
    /// The names of the crew or the players.
    pub crew: Localized,
    /// The number of people; a rival without a player is not counted.
    pub players: usize,
    pub place: GamePosition,
    pub over: bool,
    pub damage: Option<DamagedPart>,
    /// Of a whole campaign: the save of its present chapter.
    #[serde(default)]
    pub chapter: Option<String>,
    /// Of a whole campaign: the chapters that led here, the present one first.
    #[serde(default)]
    pub(super) way: Vec<ListedChapter>,
    /// Of the save of a chapter: what it knows of its campaign.
    #[serde(default)]
    pub(super) link: Option<ListedLink>,
    /// Of a whole campaign: the chapter in which it is; `None` if none can be opened.
    #[serde(skip)]
    pub present_chapter: Option<PresentChapter>,
    /// The elements of the mission that were read, by id.
    pub(super) known: BTreeSet<String>,
    /// When it was last played, RFC 3339, UTC, by its records.
    #[serde(default)]
    pub written: Option<String>,
}

impl SaveSummary {
    /// Whether it was stored by a program that did not yet store what connects a campaign with its chapters.
    fn lacks_campaign(&self, id: &str) -> bool {
        let is_chapter = self.game == FIRST_MARTIANS && chapter_of(id).is_some();
        (self.chapter.is_some() && self.way.is_empty()) || (is_chapter && self.link.is_none())
    }
}

/// How far a game is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[serde(rename_all = "snake_case")]
pub enum GamePosition {
    Mission {
        /// 0 during set-up.
        sol: u8,
        sols: u8,
        phase: Phase,
        /// Empty before the end.
        outcome: Localized,
    },
    /// The heading of a step of another game.
    Step(Localized),
}

/// A save in a list, with its summary or why it cannot be read.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct SavedGame {
    pub id: String,
    pub summary: Result<SaveSummary, SessionError>,
}

/// A localizer for each language, with the texts of a mission.
#[derive(Debug, Clone)]
pub struct Localizers(Vec<Localizer>);

impl Localizers {
    /// Localizers with these texts.
    pub fn new(prose: &Prose) -> Self {
        Self(
            Language::ALL
                .iter()
                .map(|&language| Localizer::with_prose(language, &prose.0))
                .collect(),
        )
    }

    /// The same text in every language.
    pub fn localized(&self, text: impl Fn(&Localizer) -> String) -> Localized {
        self.0
            .iter()
            .map(|localizer| (localizer.language(), text(localizer)))
            .collect()
    }
}

/// Reads saves without a lock and without changing them. A mission that several of them contain is loaded once.
#[derive(Debug, Default)]
pub struct SaveReader {
    loaded: BTreeMap<String, (Arc<Mission>, Arc<Prose>)>,
    /// Localizers with the texts of these missions; without any for helpers, under an empty key.
    localizers: BTreeMap<String, Localizers>,
}

impl SaveReader {
    /// Reads a save.
    pub fn read(&mut self, reading: Reading) -> Result<AnyReadSave, SessionError> {
        let game = reading.header.game.clone();
        match (game.as_str(), scorebook::Game::from_id(&game)) {
            (FIRST_MARTIANS, _) => self.mission(reading).map(AnyReadSave::FirstMartians),
            (_, Some(scorebook::Game::PocketMars)) => {
                ReadSave::set_out(reading).map(AnyReadSave::PocketMars)
            }
            (_, Some(scorebook::Game::Mechanica)) => {
                ReadSave::set_out(reading).map(AnyReadSave::Mechanica)
            }
            (_, Some(scorebook::Game::MarsNeedsMechanics)) => {
                ReadSave::set_out(reading).map(AnyReadSave::MarsNeedsMechanics)
            }
            _ => Err(SessionError::OtherGame { game }),
        }
    }

    fn mission(&mut self, reading: Reading) -> Result<ReadSave, SessionError> {
        if let Some((key, (mission, prose))) = reading
            .mission_key
            .as_ref()
            .and_then(|key| self.loaded.get_key_value(key))
        {
            let game = missions::game(Arc::clone(mission), &reading.header)?;
            return Ok(ReadSave::new(reading, game, Arc::clone(prose), key.clone()));
        }
        let (_, bundle) = missions::read_header(&reading.header)?;
        // The hash in the header is not trusted: the file is plain text.
        let key = reading.mission_key.clone().unwrap_or_else(|| bundle.hash());
        let (mission, prose) = match self.loaded.get(&key) {
            Some(loaded) => loaded.clone(),
            None => {
                let (mission, prose) = missions::load_mission(&bundle.files, &bundle.mission)?;
                self.loaded
                    .entry(key.clone())
                    .or_insert((mission, Arc::new(prose)))
                    .clone()
            }
        };
        let game = missions::game(mission, &reading.header)?;
        Ok(ReadSave::new(reading, game, prose, key))
    }
}

/// Reads a save without a lock and without changing it.
pub fn read_save(reading: Reading) -> Result<AnyReadSave, SessionError> {
    SaveReader::default().read(reading)
}

impl SaveReader {
    /// The summary of a save.
    pub fn summary(
        &mut self,
        reading: Result<Reading, OpenError>,
    ) -> Result<SaveSummary, SessionError> {
        let reading = reading?;
        let written = reading.last_played.clone();
        let summary = match self.read(reading)? {
            AnyReadSave::FirstMartians(reread) => self.of_mission(&reread),
            AnyReadSave::PocketMars(reread) => self.of_helper(&reread),
            AnyReadSave::Mechanica(reread) => self.of_helper(&reread),
            AnyReadSave::MarsNeedsMechanics(reread) => self.of_helper(&reread),
        };
        Ok(SaveSummary { written, ..summary })
    }

    fn localizers(&mut self, key: &str, prose: &Prose) -> &Localizers {
        self.localizers
            .entry(key.to_owned())
            .or_insert_with(|| Localizers::new(prose))
    }

    fn of_mission(&mut self, reread: &ReadSave) -> SaveSummary {
        let (game, state) = (reread.table.game(), reread.table.game().state());
        let localizers = self.localizers(&reread.mission, &reread.prose);
        let crew = |localizer: &Localizer| {
            let names: Vec<String> = overview::crew(localizer, game)
                .into_iter()
                .map(|astronaut| astronaut.name)
                .collect();
            localizer.list(&names)
        };
        let outcome = state.outcome.as_ref().map(|outcome| {
            localizers.localized(|localizer| fact_text::outcome(localizer, game, outcome))
        });
        let (sol, sols, phase) = (state.sol, game.sheet().sols(), state.step.phase());
        let known = state
            .drawn_events
            .iter()
            .chain(&state.drawn_adventures)
            .chain(&state.drawn_cards);
        SaveSummary {
            game: FIRST_MARTIANS.to_owned(),
            played: game.mission().sheet.id.clone(),
            name: reread.header.title.as_str().map(str::to_owned),
            title: localizers
                .localized(|localizer| fact_text::title(localizer, &game.mission().sheet.id)),
            crew: localizers.localized(crew),
            players: state.crew.players.into(),
            place: GamePosition::Mission {
                sol,
                sols,
                phase,
                outcome: outcome.unwrap_or_default(),
            },
            over: state.outcome.is_some(),
            damage: reread.damage,
            chapter: None,
            way: Vec::new(),
            link: ListedLink::of_header(&reread.header),
            present_chapter: None,
            known: known.chain(&state.read_before).cloned().collect(),
            written: None,
        }
    }

    fn of_helper<G: Helper>(&mut self, reread: &ReadSave<G>) -> SaveSummary {
        let game = reread.table.game();
        let localizers = self.localizers("", &Prose::default());
        SaveSummary {
            game: G::ID.to_owned(),
            played: G::ID.to_owned(),
            name: reread.header.title.as_str().map(str::to_owned),
            title: localizers.localized(|localizer| language::score::game(localizer, G::ID)),
            crew: localizers.localized(|localizer| localizer.list(&game.players())),
            players: game.set_up()["players"].as_array().map_or(0, Vec::len),
            place: GamePosition::Step(
                localizers.localized(|localizer| game.current_page(localizer).heading),
            ),
            over: game.is_over(),
            damage: reread.damage,
            chapter: None,
            way: Vec::new(),
            link: None,
            present_chapter: None,
            known: BTreeSet::new(),
            written: None,
        }
    }
}

/// The saves, the last played first, then unreadable ones with the reason. Only saves that have changed since the last call are read.
pub async fn saves(folders: &Folders) -> Vec<SavedGame> {
    let files = match folders.save_files().await {
        Ok(files) => files,
        Err(error) => {
            return vec![SavedGame {
                id: String::new(),
                summary: Err(error.into()),
            }];
        }
    };
    let mut index = folders.load_index::<SaveSummary>().await;
    let (mut reader, mut saves) = (SaveReader::default(), Vec::new());
    for file in files {
        let indexed = index
            .get(&file)
            .filter(|summary: &SaveSummary| !summary.lacks_campaign(&file.id));
        let summary = match indexed {
            Some(summary) => Ok(summary),
            None => summary_of(folders, &mut reader, &file.id)
                .await
                .inspect(|summary| index.put(&file, summary.clone())),
        };
        saves.push(SavedGame {
            id: file.id,
            summary,
        });
    }
    folders.store_index(&index).await;
    last_played_first(campaign::one_for_each(saves, true))
}

async fn summary_of(
    folders: &Folders,
    reader: &mut SaveReader,
    id: &str,
) -> Result<SaveSummary, SessionError> {
    match folders.read(id).await {
        Ok(reading) if reading.header.game == CAMPAIGN => campaign::summary(&reading),
        reading => reader.summary(reading),
    }
}

/// The deleted saves, the last played first; a campaign is one of them.
pub async fn trashed(folders: &Folders) -> Vec<SavedGame> {
    let (mut reader, mut trashed) = (SaveReader::default(), Vec::new());
    for listed in folders.list_wastebasket().await {
        let summary = match folders.read_external(&listed.file).await {
            Ok(reading) if reading.header.game == CAMPAIGN => campaign::summary(&reading),
            reading => reader.summary(reading),
        };
        trashed.push(SavedGame {
            id: listed.id,
            summary,
        });
    }
    last_played_first(campaign::one_for_each(trashed, false))
}

/// The saves by the time of their records; those of the same second stay in their order, and what cannot be read comes last.
fn last_played_first(mut saves: Vec<SavedGame>) -> Vec<SavedGame> {
    saves.sort_by_key(|save| {
        let written = save.summary.as_ref().ok().and_then(|it| it.written.clone());
        Reverse(written)
    });
    saves
}

/// The id of the newest readable save that is wanted.
pub async fn newest_save(
    folders: &Folders,
    wanted: impl Fn(&SaveSummary) -> bool,
) -> Option<String> {
    let mut saves = saves(folders).await.into_iter();
    saves
        .find(|save| save.summary.as_ref().is_ok_and(&wanted))
        .map(|save| save.id)
}

/// The backups of a save, of a campaign those of its chapters, the newest first.
pub async fn backups_of(folders: &Folders, id: &str) -> Vec<Backup> {
    let mut backups = folders.backups_of(id).await.unwrap_or_default();
    for chapter in folders.backed_up_chapters(id).await {
        backups.extend(folders.backups_of(&chapter).await.unwrap_or_default());
    }
    backups.sort_by(|one, other| other.written.cmp(&one.written));
    backups
}

/// Makes a new save of a backup and returns its id; a campaign goes on with that of its chapter.
pub async fn restore_backup(
    folders: &Folders,
    id: &str,
    number: u64,
) -> Result<String, SessionError> {
    match chapter_of(id) {
        Some(_) => campaign::Campaign::restore_chapter(folders, id, number).await,
        None => Ok(folders.restore_backup(id, number).await?),
    }
}

/// Gives a save another title, a campaign also if its own save must be written anew. Returns what opening it reported.
pub async fn rename(
    folders: &Folders,
    id: &str,
    title: Value,
) -> Result<Vec<Notice>, SessionError> {
    let mut notices = campaign::repair(folders, id).await?;
    notices.extend(folders.rename(id, title).await?);
    Ok(notices)
}

/// The ids of elements read in earlier games on this machine: decks deal them last.
pub async fn known_from_earlier_games(folders: &Folders) -> BTreeSet<String> {
    saves(folders)
        .await
        .into_iter()
        .filter_map(|save| save.summary.ok())
        .flat_map(|summary| summary.known)
        .collect()
}

/// The list of saves as a JSON array: of an unreadable save its id, of others its summary.
pub fn saves_json(saves: &[SavedGame]) -> Value {
    let entry = |save: &SavedGame| {
        let Ok(summary) = &save.summary else {
            return json!({"id": save.id, "unreadable": true});
        };
        let (mission, sol, phase) = match &summary.place {
            GamePosition::Mission { sol, phase, .. } => {
                (json!(summary.played), json!(sol), json!(phase))
            }
            GamePosition::Step(_) => (Value::Null, Value::Null, Value::Null),
        };
        json!({
            "id": save.id, "game": summary.game, "mission": mission, "sol": sol, "players": summary.players,
            "phase": phase, "written": summary.written, "over": summary.over, "damaged": summary.damage,
        })
    };
    saves.iter().map(entry).collect()
}
