//! Results of finished games, kept as scores.
//!
//! The id of a score is derived from its save, so a game is kept once, however often it is opened. [`ScoreUpdate::apply`] updates the
//! scores, after every action and after resuming:
//!
//! - The game is over: its result is kept. Later corrections and notes of the players stay.
//! - The end was undone, or the players returned to an earlier place: the score goes into the wastebasket. Redoing the same end restores
//!   it with its corrections; another end is another score.
//! - The app stopped between journal and scores: resuming adds the score.
//! - The players deleted the score: resuming the finished game does not restore it.
//! - A copy of a finished save has the same result at the same time: it is not kept twice.

use sha2::{Digest, Sha256};

use super::scores::{self, ScoreError};
use super::{PlayableGame, Session};
use base::play::HistoryPosition;
use companions::scorebook::Entry;
use language::Localizer;
use storage::Folders;

/// The effect on the scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreChange {
    /// No score was added or removed.
    Unchanged,
    /// The score was added or restored.
    Stored(Box<Entry>),
    /// The end was undone, and the score of this id removed.
    Removed(String),
}

/// When the scores are updated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UpdateReason {
    /// A player action was accepted: the game may have ended, or the end may have been undone.
    Action,
    /// A save was opened: a score that was deleted, or is kept under another id, is not added again.
    Resuming,
}

/// The result of a game for the scores: taken from the session, applied by [`ScoreUpdate::apply`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreUpdate {
    id: String,
    result: Option<Box<Entry>>,
    after: UpdateReason,
}

impl<G: PlayableGame> Session<G> {
    /// The id of the score of this game.
    pub(crate) fn score_id(&self) -> String {
        const MARK: usize = 3;
        const LONGEST_STEM: usize = 100;

        // Saves of the same id on two machines are two games.
        let mark = Sha256::digest(format!("{}{}", self.header.created, self.header.start));
        let mark: String = mark
            .iter()
            .take(MARK)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let stem: String = self.id.chars().take(LONGEST_STEM).collect();
        format!("{}-{mark}", stem.trim_end_matches(['.', ' ']))
    }

    /// The result of the game for the scores; `None` before the end. Unnamed players of a mission get their profession in the language of
    /// the localizer.
    pub fn result(&self, localizer: &Localizer) -> Option<Box<Entry>> {
        let at = self.ended_at()?;
        let entry = self.game().entry(localizer, &at)?;
        Some(Box::new(Entry {
            id: self.score_id(),
            ..entry
        }))
    }

    /// The time of the command after which the game was over.
    fn ended_at(&self) -> Option<String> {
        if !self.game().is_over() {
            return None;
        }
        let way: Vec<HistoryPosition> = self.table.history().map(|(turn, _)| turn).collect();
        let over = |turn: &&HistoryPosition| {
            self.table
                .game_at(**turn)
                .is_some_and(|game| game.is_over())
        };
        let end = way.iter().rev().take_while(over).last()?;
        self.table.played_at(*end).map(str::to_owned)
    }

    /// The update of the scores, which reads and writes nothing before [`ScoreUpdate::apply`].
    pub fn score_update(&self, localizer: &Localizer, after: UpdateReason) -> ScoreUpdate {
        ScoreUpdate {
            id: self.score_id(),
            result: self.result(localizer),
            after,
        }
    }
}

impl ScoreUpdate {
    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Updates the scores, as described for the module.
    ///
    /// # Errors
    /// A [`ScoreError`] of storage; the game is unaffected and the next call tries again.
    pub async fn apply(&self, folders: &Folders) -> Result<ScoreChange, ScoreError> {
        let id = &self.id;
        let there = folders.has_score(id).await?;
        let Some(entry) = &self.result else {
            if there {
                let _ = folders.delete_score(id).await?;
                return Ok(ScoreChange::Removed(id.clone()));
            }
            return Ok(ScoreChange::Unchanged);
        };
        if there {
            // An unreadable score, or one of this end, is unchanged.
            if scores::find(folders, id)
                .await
                .map_or(true, |kept| kept.at == entry.at)
            {
                return Ok(ScoreChange::Unchanged);
            }
            let _ = folders.delete_score(id).await?;
        } else if self.after == UpdateReason::Resuming
            && (folders.is_score_deleted(id).await? || scores::is_kept(folders, entry).await?)
        {
            return Ok(ScoreChange::Unchanged);
        }
        let is_this_end =
            |text: &str| Entry::from_json(text).is_ok_and(|thrown| thrown.at == entry.at);
        if folders.restore_score(id, is_this_end).await? {
            return Ok(ScoreChange::Stored(Box::new(
                scores::find(folders, id).await?,
            )));
        }
        let _ = scores::place(folders, entry).await?;
        Ok(ScoreChange::Stored(entry.clone()))
    }
}
