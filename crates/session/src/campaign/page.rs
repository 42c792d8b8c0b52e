//! What the page of a campaign shows, and what is pressed on it.

use super::{Campaign, ChapterAttempt, ChapterTransition, TransitionError, loaded};
use crate::{
    Any, Localized, Localizers, ReadSave, SessionError, known_from_earlier_games, library,
    read_save,
};
use base::platform;
use content::Prose;
use first_martians::campaign::{CampaignFile, Carried, CarriedBoard};
use first_martians::effect::Id;
use first_martians::state::{Crew, Start, State};
use language::overview;
use storage::{Folders, Notice};

/// A campaign as its page shows it.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct CampaignPage {
    /// Its save; empty before it is begun.
    pub save: String,
    pub file: CampaignFile,
    /// Its own texts, with the nouns of the box.
    pub prose: Prose,
    pub players: u8,
    /// The attempts that led here, from the first; the last is the present one.
    pub way: Vec<ChapterAttempt>,
    pub stage: Stage,
}

/// Where a campaign is.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Stage {
    /// In that folder, which is one of the players' own.
    NotBegun {
        folder: String,
    },
    /// In a chapter: the sol and the sols; `None` as long as nothing was played in it.
    Chapter {
        sol: Option<(u8, u8)>,
    },
    /// At the end of one.
    Transition(Box<AtTransition>),
    Over {
        ending: Id,
        kept: Box<Carried>,
    },
}

/// What is decided at the end of a chapter.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct AtTransition {
    pub border: ChapterTransition,
    pub crew: Crew,
    /// What the campaign keeps if it goes on.
    pub kept: Carried,
    /// What goes with the crew of a board that the app keeps.
    pub carried: Localized,
    /// Whether the campaign ends here, so that nothing more is asked. Never shown.
    pub ends: bool,
}

/// What the players press on the page of a campaign that is begun.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum CampaignPress {
    /// Goes on, with what they say of the board and the name of the newcomer.
    GoOn(Option<CarriedBoard>, String),
    Retry,
    /// Back to the end of the chapter before.
    Back,
}

impl CampaignPage {
    /// The page of a campaign of the library that is not begun.
    pub async fn of_folder(folders: &Folders, folder: &str) -> Result<Self, SessionError> {
        let (file, prose) = loaded(&library(folders).await, folder)?;
        let stage = Stage::NotBegun {
            folder: folder.to_owned(),
        };
        Ok(Self {
            save: String::new(),
            file,
            prose,
            players: PLAYERS,
            way: Vec::new(),
            stage,
        })
    }

    /// Begins a campaign of the library: its crew is set up in the first chapter.
    pub async fn begin(folders: &Folders, folder: &str) -> Result<Self, SessionError> {
        let read_before = known_from_earlier_games(folders).await;
        let start = Start {
            seed: platform::random_seed(),
            players: PLAYERS,
            read_before,
        };
        Campaign::begin(folders, &library(folders).await, folder, &start)
            .await?
            .page(folders)
            .await
    }

    /// The page of a campaign that is begun, with what opening it repaired.
    pub async fn open(folders: &Folders, save: &str) -> Result<(Self, Vec<Notice>), SessionError> {
        let (campaign, notices) = Campaign::open(folders, save).await?;
        Ok((campaign.page(folders).await?, notices))
    }

    /// Does what was pressed, and returns the page as it is then.
    pub async fn press(
        folders: &Folders,
        save: &str,
        press: CampaignPress,
    ) -> Result<Self, TransitionError> {
        let (mut campaign, _) = Campaign::open(folders, save).await?;
        match press {
            CampaignPress::GoOn(said, name) => {
                let state = campaign.present_state(folders).await?;
                campaign.name_newcomer(&name);
                campaign.advance(folders, &state, said.as_ref()).await?;
            }
            CampaignPress::Retry => {
                let read = campaign.read_chapter(folders).await?;
                campaign.retry(folders, read.table.game()).await?;
            }
            CampaignPress::Back => {
                let _ = campaign.back(folders).await?;
            }
        }
        Ok(campaign.page(folders).await?)
    }
}

/// The number of players until the crew of the first chapter is set up.
const PLAYERS: u8 = 4;

impl Campaign {
    /// The save of the present chapter, read.
    async fn read_chapter(&self, folders: &Folders) -> Result<ReadSave, SessionError> {
        let id = self.chapter_save(folders).await?;
        match read_save(folders.read(&id).await?)? {
            Any::FirstMartians(read) => Ok(read),
            Any::PocketMars(_) | Any::Mechanica(_) | Any::MarsNeedsMechanics(_) => {
                Err(SessionError::BadStart { id })
            }
        }
    }

    async fn present_state(&self, folders: &Folders) -> Result<State, SessionError> {
        Ok(self
            .read_chapter(folders)
            .await?
            .table
            .game()
            .state()
            .clone())
    }

    /// The campaign as its page shows it.
    pub async fn page(&self, folders: &Folders) -> Result<CampaignPage, SessionError> {
        let stage = match self.ended() {
            Some((ending, kept)) => Stage::Over {
                ending: ending.clone(),
                kept: Box::new(kept.clone()),
            },
            None => self.stage(folders).await?,
        };
        Ok(CampaignPage {
            save: self.id.clone(),
            file: self.file.clone(),
            prose: self.prose.clone(),
            players: self.players(),
            way: self.folded.way().into_iter().cloned().collect(),
            stage,
        })
    }

    async fn stage(&self, folders: &Folders) -> Result<Stage, SessionError> {
        let read = self.read_chapter(folders).await?;
        let (game, state) = (read.table.game(), read.table.game().state());
        let at_border =
            self.border(game)
                .zip(self.chapter())
                .and_then(|(border, (begun, chapter))| {
                    let kept = begun.kept.after(chapter, state, None)?;
                    let ends = self
                        .file
                        .next(chapter, &kept)
                        .is_none_or(|next| next.to.is_none());
                    let carried = Localizers::new(&read.prose)
                        .localized(|localizer| overview::carried(localizer, game, &kept.board));
                    Some(AtTransition {
                        border,
                        crew: state.crew.clone(),
                        kept,
                        carried,
                        ends,
                    })
                });
        let fresh =
            read.table.command_to_undo().is_none() && read.table.command_to_redo().is_none();
        Ok(match at_border {
            Some(at) => Stage::Transition(Box::new(at)),
            None => Stage::Chapter {
                sol: (!fresh).then(|| (state.sol, game.sheet().sols())),
            },
        })
    }
}
