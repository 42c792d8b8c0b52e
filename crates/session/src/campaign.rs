//! A campaign being played: the save of the whole, and the way from chapter to chapter.
//!
//! The save of a campaign holds nothing that its chapters do not hold too: each carries the record with which it began. So a campaign is
//! rebuilt from them, and no chapter is lost with it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize as _;
use serde_json::Value;

use super::{Session, SessionError, missions};
use base::dice;
use base::locale::sanitized;
use base::{names, platform};
use content::campaign::{self, LoadedCampaign};
use content::{self, Files, MissionBundle, Prose};
use first_martians::Game;
use first_martians::board::{BoardCounter, SkillCard, SkillState};
use first_martians::campaign::{
    BoardQuestions, CampaignFile, Carried, CarriedBoard, Chapter, SkillsAtStart, set_up_choices,
};
use first_martians::command::Command;
use first_martians::effect::{Effect, Id};
use first_martians::mission::EndingOutcome;
use first_martians::state::{NAME_MAX, Seat, Start, State};
use storage::{
    self, CAMPAIGN, Folders, Header, Journal, Notice, OpenError, chapter_id, chapter_of, save_id,
};

mod chapters;
mod library;
mod lists;
mod page;
mod rebuild;
mod records;
mod stories;

pub use library::{find_campaign, pack, print_chapters};
pub use lists::PresentChapter;
pub(super) use lists::{ListedChapter, ListedLink, one_for_each, summary, title_of};
pub use page::{AtTransition, CampaignPage, CampaignPress, Stage};
pub use rebuild::lost_chapters;
pub(super) use rebuild::repair;
pub use records::ChapterAttempt;
use records::{
    CampaignLine, CampaignRecord, CampaignStart, ChapterLink, ChapterStart, Folded, Place,
};
pub use stories::{CampaignStory, campaign_story};

/// A campaign being played. No other window can open it before this is dropped.
#[derive(Debug)]
pub struct Campaign {
    id: String,
    header: Header,
    start: CampaignStart,
    file: CampaignFile,
    files: Files,
    prose: Prose,
    lines: Vec<CampaignLine>,
    folded: Folded,
    journal: Journal,
    /// The name of the newcomer who joins the next chapter, if the crew has given one.
    newcomer: Option<String>,
}

/// What an attempt at a chapter begins with beside what is kept.
#[derive(Debug, Default)]
struct AttemptStart {
    /// Effects of the author for another attempt.
    start: Vec<Effect>,
    /// What was chosen in the set-up of the chapter before.
    set_up: Vec<Command>,
}

/// What the crew decides between two chapters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChapterTransition {
    /// How the chapter ended.
    pub outcome: EndingOutcome,
    /// Whether it may be played again.
    pub may_retry: bool,
    /// What only the crew knows of the board; empty where the app has kept it.
    pub questions: BoardQuestions,
    /// What was said of them before.
    pub said: CarriedBoard,
    /// The seat that a newcomer takes if the campaign goes on, and the name given before.
    pub newcomer: Option<(Seat, Option<String>)>,
}

/// Why the campaign did not go on.
#[derive(Debug, Clone, thiserror::Error)]
pub enum TransitionError {
    /// The chapter is not over, or may not be played again.
    #[error("not now")]
    NotNow,
    /// The saves could not be read or written.
    #[error(transparent)]
    Session(#[from] SessionError),
}

impl From<OpenError> for TransitionError {
    fn from(error: OpenError) -> Self {
        Self::Session(error.into())
    }
}

/// The name of the closed files of a campaign in its save.
fn closed_name(folder: &str) -> String {
    format!("{folder}.closed")
}

/// The campaign and its files, from the header of its save.
fn of_header(header: &Header) -> Result<(CampaignFile, Files, Prose), SessionError> {
    let bad = || SessionError::BadStart {
        id: header.id.clone(),
    };
    let bundle = MissionBundle::deserialize(&header.bundle).map_err(|_| bad())?;
    let closed = bundle
        .files
        .text(&closed_name(&bundle.mission))
        .ok_or_else(bad)?;
    let files = Files(campaign::open(closed).ok_or_else(bad)?);
    let (file, prose) = loaded(&files, &bundle.mission)?;
    Ok((file, files, prose))
}

fn start_of(header: &Header) -> Result<CampaignStart, SessionError> {
    CampaignStart::deserialize(&header.start).map_err(|_| SessionError::BadStart {
        id: header.id.clone(),
    })
}

fn loaded(files: &Files, folder: &str) -> Result<(CampaignFile, Prose), SessionError> {
    let LoadedCampaign {
        campaign,
        prose,
        diagnostics,
    } = campaign::load_campaign(files, folder);
    let file = campaign.ok_or_else(|| SessionError::InvalidMission {
        mission: folder.to_owned(),
        diagnostics,
    })?;
    Ok((file, prose))
}

/// The files that a campaign needs: its own, and those that missions share.
fn needed(files: &Files, folder: &str) -> BTreeMap<String, String> {
    let own = format!("{folder}/");
    let shared = format!("{}/", content::DECKS_FOLDER);
    let is_needed =
        |name: &str| name.starts_with(&own) || name.starts_with(&shared) || !name.contains('/');
    files
        .0
        .iter()
        .filter(|(name, _)| is_needed(name))
        .map(|(name, text)| (name.clone(), text.clone()))
        .collect()
}

fn bundle_of(files: &Files, folder: &str) -> MissionBundle {
    let closed = campaign::close(&needed(files, folder));
    MissionBundle {
        mission: folder.to_owned(),
        files: Files([(closed_name(folder), closed)].into()),
    }
}

impl Campaign {
    /// Begins the campaign of that folder with its first chapter. On error no chapter is created.
    pub async fn begin(
        folders: &Folders,
        files: &Files,
        folder: &str,
        start: &Start,
    ) -> Result<Self, SessionError> {
        let (file, prose) = loaded(files, folder)?;
        for chapter in &file.chapters {
            let own = campaign::chapter_files(files, folder, &file, chapter);
            let _ = missions::load_mission(&own, &chapter.id)?;
        }
        let bundle = bundle_of(files, folder);
        let created = platform::now();
        let begun = CampaignStart {
            seed: start.seed,
            players: start.players,
        };
        let header = Header {
            solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
            format: storage::NEWEST_FORMAT,
            game: CAMPAIGN.to_owned(),
            id: save_id(folder, &platform::local(&created)),
            title: Value::Null,
            created,
            start: serde_json::to_value(begun).unwrap_or_default(),
            hash: Some(bundle.hash()),
            bundle: serde_json::to_value(&bundle).unwrap_or_default(),
        };
        let journal = folders.create(&header).await?;
        let header = Header {
            id: journal.id().to_owned(),
            ..header
        };
        let files = Files(needed(files, folder));
        let (id, folded) = (header.id.clone(), Folded::default());
        let mut campaign = Self {
            id,
            header,
            start: begun,
            file,
            files,
            prose,
            lines: Vec::new(),
            folded,
            journal,
            newcomer: None,
        };
        let first = campaign
            .file
            .chapters
            .first()
            .map(|chapter| chapter.id.clone())
            .unwrap_or_default();
        let kept = Carried {
            locked: campaign.file.skills == Some(SkillsAtStart::Locked),
            ..Carried::default()
        };
        campaign
            .chapter_begins(folders, &first, 1, 0, AttemptStart::default(), kept)
            .await?;
        Ok(campaign)
    }

    /// Opens a campaign where it was left. If its own save is damaged, missing or that of another game, it is written anew from its
    /// chapters; the old one is kept beside it. Where a chapter cannot be opened, it stands at the end of the one before.
    pub async fn open(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        let mut notices = rebuild::repair(folders, id).await?;
        let (mut campaign, opened) = Self::opened(folders, id).await?;
        notices.extend(opened);
        match campaign.move_to_readable_chapter(folders).await {
            Ok(lost) => notices.extend(lost),
            Err(lost) => {
                let identity = campaign.identity();
                drop(campaign);
                // The save of the whole may be that of another campaign.
                let Some(rebuilt) = rebuild::if_other(folders, id, &identity).await? else {
                    return Err(lost);
                };
                notices.push(rebuilt);
                let (opened, more) = Self::opened(folders, id).await?;
                campaign = opened;
                notices.extend(more);
                notices.extend(campaign.move_to_readable_chapter(folders).await?);
            }
        }
        Ok((campaign, notices))
    }

    /// Opens the save of the whole, which is sound.
    async fn opened(folders: &Folders, id: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        let opened = folders.open(id).await?;
        let header = opened.header;
        if header.game != CAMPAIGN {
            return Err(SessionError::OtherGame { game: header.game });
        }
        let (file, files, prose) = of_header(&header)?;
        let start = start_of(&header)?;
        let (lines, _) = storage::parse_records::<CampaignLine>(&opened.records);
        let folded = Folded::of(&lines);
        let id = opened.journal.id().to_owned();
        let mut campaign = Self {
            id,
            header,
            start,
            file,
            files,
            prose,
            lines,
            folded,
            journal: opened.journal,
            newcomer: None,
        };
        // A chapter whose beginning was not written down any more.
        let last = campaign.lines.last().map_or(0, |line| line.seq);
        let known = &campaign.folded.begun;
        for (number, begun) in
            rebuild::beginnings(folders, &campaign.id, &campaign.identity(), known).await
        {
            if number > last {
                campaign.write(CampaignRecord::ChapterBegun(begun)).await?;
            }
        }
        Ok((campaign, opened.notices))
    }

    /// The id of the save.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The campaign.
    pub const fn file(&self) -> &CampaignFile {
        &self.file
    }

    /// The texts of the campaign, without those of its missions.
    pub const fn prose(&self) -> &Prose {
        &self.prose
    }

    /// The number of people at the table.
    pub fn players(&self) -> u8 {
        self.folded.players(&self.start)
    }

    /// The attempt at a chapter in which the campaign is.
    pub const fn begun(&self) -> Option<&ChapterAttempt> {
        self.folded.current.as_ref()
    }

    /// How it ended, and what became of the crew.
    pub const fn ended(&self) -> Option<&(Id, Carried)> {
        self.folded.ended.as_ref()
    }

    fn chapter(&self) -> Option<(&ChapterAttempt, &Chapter)> {
        let begun = self.begun()?;
        Some((begun, self.file.chapter(&begun.chapter)?))
    }

    /// Opens the save of the present chapter. If that is damaged and goes on in a copy, the campaign notes it.
    pub async fn resume_chapter(
        &mut self,
        folders: &Folders,
    ) -> Result<(Session, Vec<Notice>), SessionError> {
        let id = self.chapter_save(folders).await?;
        let (session, notices) = Session::resume(folders, &id).await?;
        if session.id() != id
            && let Some((_, place)) = chapter_of(session.id())
        {
            let (position, attempt) = place.place();
            let save = session.id().strip_prefix(&self.id).map(str::to_owned);
            self.write(CampaignRecord::Reopened {
                position,
                attempt,
                save,
            })
            .await?;
        }
        Ok((session, notices))
    }

    /// The id of the save of the present chapter.
    ///
    /// # Errors
    /// [`SessionError::LostChapter`] if it cannot be opened.
    pub async fn chapter_save(&self, folders: &Folders) -> Result<String, SessionError> {
        let begun = self.begun().ok_or_else(|| OpenError::NotFound {
            id: self.id.clone(),
        })?;
        Ok(self.save_of(folders, begun).await?)
    }

    /// Makes a new save of a backup of a chapter, with which the campaign goes on.
    ///
    /// # Errors
    /// Those of [`Folders::restore_backup`]; if the campaign cannot be opened, the new save is there all the same.
    pub async fn restore_chapter(
        folders: &Folders,
        chapter: &str,
        backup: u64,
    ) -> Result<String, SessionError> {
        let restored = folders.restore_backup(chapter, backup).await?;
        if let Some((id, place)) = chapter_of(&restored) {
            let (position, attempt) = place.place();
            let save = restored.strip_prefix(id).map(str::to_owned);
            let (mut campaign, _) = Self::open(folders, id).await?;
            campaign
                .write(CampaignRecord::Reopened {
                    position,
                    attempt,
                    save,
                })
                .await?;
        }
        Ok(restored)
    }

    /// What is decided after the present chapter; `None` while it is played.
    pub fn border(&self, game: &Game) -> Option<ChapterTransition> {
        let (begun, chapter) = self.chapter()?;
        let state = game.state();
        let outcome = EndingOutcome::from(state.outcome.as_ref()?);
        let upgrades = game.mission().game_box.upgrades.iter();
        let questions = if state.board_state().is_some() {
            BoardQuestions::default()
        } else {
            let ids = upgrades.map(|upgrade| upgrade.id.clone());
            BoardQuestions::new(&chapter.gives, &state.crew, state.dead(), ids)
        };
        let before = self.gone_on();
        Some(ChapterTransition {
            outcome,
            may_retry: chapter.may_retry(outcome, begun.retries),
            questions,
            said: before.unwrap_or(&begun.kept).board.clone(),
            newcomer: state
                .dead()
                .map(|seat| (seat, before.and_then(|kept| kept.name_of(seat)))),
        })
    }

    /// What was kept when the campaign went on from here before.
    fn gone_on(&self) -> Option<&Carried> {
        let here = Some(self.begun()?.place());
        self.folded
            .begun
            .iter()
            .rev()
            .find(|it| it.after == here)
            .map(|it| &it.kept)
    }

    /// Names the newcomer who joins when the campaign goes on; an empty name leaves it to the set-up.
    pub fn name_newcomer(&mut self, name: &str) {
        let name = sanitized(name.trim(), NAME_MAX);
        self.newcomer = Some(name).filter(|name| names::is_readable(name));
    }

    /// Goes on after the present chapter. `said` is what the crew says of the board, where the app has not kept it.
    ///
    /// # Errors
    /// [`TransitionError::NotNow`] while the chapter is played.
    pub async fn advance(
        &mut self,
        folders: &Folders,
        state: &State,
        said: Option<&CarriedBoard>,
    ) -> Result<(), TransitionError> {
        let (begun, chapter) = self.chapter().ok_or(TransitionError::NotNow)?;
        if self.ended().is_some() {
            return Err(TransitionError::NotNow);
        }
        let mut kept = begun
            .kept
            .after(chapter, state, said)
            .ok_or(TransitionError::NotNow)?;
        for seat in kept.newcomers.clone() {
            let name = self
                .newcomer
                .clone()
                .or_else(|| self.gone_on()?.name_of(seat));
            kept.name(seat, name);
        }
        let next = self
            .file
            .next(chapter, &kept)
            .ok_or(TransitionError::NotNow)?;
        let (to, end, position) = (next.to.clone(), next.end.clone(), begun.position + 1);
        match (to, end) {
            (Some(to), _) => {
                let beginning = AttemptStart {
                    set_up: set_up_choices(state),
                    ..AttemptStart::default()
                };
                self.chapter_begins(folders, &to, position, 0, beginning, kept)
                    .await?;
            }
            (None, Some(ending)) => {
                let later = self.later_than(self.begun().map(ChapterAttempt::place));
                self.write(CampaignRecord::Ended { ending, kept }).await?;
                self.discard(folders, &later).await;
            }
            (None, None) => return Err(TransitionError::NotNow),
        }
        Ok(())
    }

    /// Plays the present chapter again, with the crew as it was when it began.
    ///
    /// # Errors
    /// [`TransitionError::NotNow`] where the author does not allow it.
    pub async fn retry(&mut self, folders: &Folders, game: &Game) -> Result<(), TransitionError> {
        let may =
            self.ended().is_none() && self.border(game).is_some_and(|border| border.may_retry);
        let (begun, chapter) = self
            .chapter()
            .filter(|_| may)
            .ok_or(TransitionError::NotNow)?;
        let start = chapter
            .retry
            .as_ref()
            .map(|retry| retry.start.clone())
            .unwrap_or_default();
        // Before the first chapter has ended nothing is known of the crew but from it.
        let known = if begun.kept.crew.is_empty() {
            begun.kept.with_crew(&game.state().crew)
        } else {
            begun.kept.clone()
        };
        let kept = Carried {
            start: Vec::new(),
            ..known
        };
        let (chapter, position, retries) =
            (begun.chapter.clone(), begun.position, begun.retries + 1);
        let beginning = AttemptStart {
            start,
            set_up: set_up_choices(game.state()),
        };
        Ok(self
            .chapter_begins(folders, &chapter, position, retries, beginning, kept)
            .await?)
    }

    /// Goes back: from the end of the campaign to the end of its last chapter, from a chapter to the end of the one before. That
    /// chapter is played on from there. Returns whether there was anything to go back to.
    ///
    /// # Errors
    /// [`SessionError::LostChapter`] if that chapter cannot be opened. Nothing has changed then.
    pub async fn back(&mut self, folders: &Folders) -> Result<bool, SessionError> {
        let Some(begun) = self.begun() else {
            return Ok(false);
        };
        let to = if self.ended().is_some() {
            Some(begun.place())
        } else {
            begun.after
        };
        let Some(attempt) = to.and_then(|place| self.folded.attempt(place)) else {
            return Ok(false);
        };
        let _ = self.save_of(folders, attempt).await?;
        let (position, attempt) = attempt.place();
        self.write(CampaignRecord::Reopened {
            position,
            attempt,
            save: None,
        })
        .await?;
        Ok(true)
    }

    /// Begins an attempt at a chapter, or takes up the one that followed from here just so. What followed otherwise is discarded at the
    /// end, when the new chapter is on the disk.
    async fn chapter_begins(
        &mut self,
        folders: &Folders,
        chapter: &str,
        position: u32,
        retries: u32,
        beginning: AttemptStart,
        kept: Carried,
    ) -> Result<(), SessionError> {
        let after = self.begun().map(ChapterAttempt::place);
        let same = |it: &&ChapterAttempt| {
            it.after == after && it.chapter == chapter && it.retries == retries && it.kept == kept
        };
        if let Some(there) = self
            .folded
            .begun
            .iter()
            .rev()
            .find(same)
            .cloned()
            .filter(|_| after.is_some())
            && self.save_of(folders, &there).await.is_ok()
        {
            return self.write(CampaignRecord::ChapterBegun(there)).await;
        }
        let later = self.later_than(after);
        let is_known = |attempt| self.folded.attempt((position, attempt)).is_some();
        let attempt = folders.free_attempt(&self.id, position, is_known).await?;
        let begun = ChapterAttempt {
            chapter: chapter.to_owned(),
            position,
            attempt,
            retries,
            after,
            kept,
        };
        self.create_chapter(folders, &begun, beginning, &later)
            .await?;
        self.write(CampaignRecord::ChapterBegun(begun)).await?;
        self.discard(folders, &later).await;
        Ok(())
    }

    /// The attempts that followed from there, and those after them.
    fn later_than(&self, from: Option<Place>) -> Vec<ChapterAttempt> {
        let Some(from) = from else { return Vec::new() };
        let follows = |of: Place| {
            let begun = self.folded.begun.iter();
            begun.filter(move |it| it.after == Some(of)).cloned()
        };
        let mut later: Vec<ChapterAttempt> = follows(from).collect();
        for index in 0.. {
            let Some(of) = later.get(index).map(ChapterAttempt::place) else {
                break;
            };
            later.extend(follows(of));
        }
        later
    }

    /// Moves the saves of these attempts to the wastebasket: the campaign has taken another way. One that is open or that is another
    /// game's stays; nothing leads to it any more.
    async fn discard(&self, folders: &Folders, later: &[ChapterAttempt]) {
        for begun in later {
            while let Ok(save) = self.save_of(folders, begun).await {
                if folders.delete_save(&save).await.is_err() {
                    break;
                }
            }
        }
    }

    async fn create_chapter(
        &self,
        folders: &Folders,
        begun: &ChapterAttempt,
        beginning: AttemptStart,
        later: &[ChapterAttempt],
    ) -> Result<(), SessionError> {
        let folder = self.header.bundle["mission"].as_str().unwrap_or_default();
        let chapter = self
            .file
            .chapter(&begun.chapter)
            .ok_or_else(|| SessionError::BadStart {
                id: self.id.clone(),
            })?;
        let files = campaign::chapter_files(&self.files, folder, &self.file, chapter);
        let bundle = content::bundle(&files, &chapter.id);
        let AttemptStart { start, set_up } = beginning;
        let carried = Carried {
            start,
            ..begun.kept.for_chapter(&chapter.takes)
        };
        let link = ChapterLink {
            of: folder.to_owned(),
            hash: self.header.hash.clone(),
            seed: self.start.seed,
            players: self.start.players,
            number: self.next_number(),
            begun: begun.clone(),
        };
        let counter = u64::from(begun.position) * 100 + u64::from(begun.attempt);
        let half = |part: u64| {
            u64::from(dice::roll(
                self.start.seed,
                "chapter",
                counter * 2 + part,
                u32::MAX,
            ))
        };
        // What was read in earlier chapters is drawn last.
        let known = self.read_before(folders, later).await;
        let players = begun.kept.players.unwrap_or(self.start.players);
        let start = Start {
            seed: (half(0) << 32) | half(1),
            players,
            read_before: known,
        };
        let start = ChapterStart {
            start: &start,
            carried: &carried,
            campaign: &link,
            set_up: &set_up,
        };
        let header = Header {
            format: storage::NEWEST_FORMAT,
            game: companions::scorebook::FIRST_MARTIANS.to_owned(),
            id: chapter_id(&self.id, begun.position, begun.attempt),
            title: Value::Null,
            created: platform::now(),
            start: serde_json::to_value(start).unwrap_or_default(),
            hash: Some(bundle.hash()),
            bundle: serde_json::to_value(&bundle).unwrap_or_default(),
            ..self.header.clone()
        };
        drop(folders.create(&header).await?);
        Ok(())
    }

    /// The cards that were read in the attempts so far, but for those that are discarded.
    async fn read_before(
        &self,
        folders: &Folders,
        discarded: &[ChapterAttempt],
    ) -> BTreeSet<String> {
        let mut known = BTreeSet::new();
        for begun in &self.folded.begun {
            if discarded.iter().any(|it| it.place() == begun.place()) {
                continue;
            }
            let Ok(id) = self.save_of(folders, begun).await else {
                continue;
            };
            let read = folders
                .read(&id)
                .await
                .map_err(SessionError::from)
                .and_then(super::read_save);
            if let Ok(super::Any::FirstMartians(read)) = read {
                let state = read.table.game().state();
                known.extend(
                    state
                        .drawn_events
                        .iter()
                        .chain(&state.drawn_adventures)
                        .chain(&state.drawn_cards)
                        .cloned(),
                );
            }
        }
        known
    }

    fn next_number(&self) -> u32 {
        self.lines.last().map_or(1, |line| line.seq + 1)
    }

    async fn write(&mut self, record: CampaignRecord) -> Result<(), SessionError> {
        let line = CampaignLine {
            seq: self.next_number(),
            at: platform::now(),
            record,
        };
        let text = storage::to_line(&line).map_err(OpenError::from)?;
        self.journal.append(&text).await.map_err(OpenError::from)?;
        self.folded.take(&line.record);
        self.lines.push(line);
        Ok(())
    }
}

/// What is said of a board by names of places and numbers, and by numbers of unlocked Skill cards.
pub fn said_board(
    spots: BTreeMap<BoardCounter, u8>,
    unlocked: &BTreeMap<u8, Vec<u8>>,
) -> CarriedBoard {
    let card = |number: &u8| {
        (
            *number,
            SkillCard {
                state: SkillState::Ready,
                ..SkillCard::unknown()
            },
        )
    };
    let skills = unlocked
        .iter()
        .map(|(seat, cards)| (*seat, cards.iter().map(card).collect()))
        .collect();
    CarriedBoard {
        spots: spots
            .into_iter()
            .filter(|(_, number)| *number > 0)
            .collect(),
        skills,
    }
}
