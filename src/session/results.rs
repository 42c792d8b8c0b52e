//! The result of a game that is over, handed to the kept scores.
//!
//! The entry goes by a name made of the save's, so it is kept once, however often the save is opened. [`Settlement::settle`]
//! brings the scores into agreement with the game, and is called after every wish that came true and after resuming:
//!
//! - The game is over: its result is kept. What the players corrected in it afterwards, or wrote beside it, stays.
//! - The end was undone, or another place of the past was gone to: the entry lies in the wastebasket then, where it can be found. When
//!   the same end is redone it comes back, with what was corrected in it; another end is another entry.
//! - The game stopped between the journal and the scores: resuming does what was left undone.
//! - The players threw the entry away: resuming the finished game does not bring it back.
//! - A copy of a finished save tells the same result at the same moment: it is not kept twice.

use sha2::{Digest, Sha256};

use super::scores::{self, Trouble};
use super::{Seated, Session};
use crate::language::Voice;
use crate::play::Turn;
use crate::scorebook::Entry;
use crate::storage::Folders;

/// What became of the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settled {
    /// The scores agreed with the game already.
    AsBefore,
    /// The result is kept now.
    Kept(Box<Entry>),
    /// The end was taken back, and the result with it.
    Withdrawn(String),
}

/// When the scores are brought into agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// A wish came true.
    Wish,
    /// A save was opened.
    Resuming,
}

/// What the kept scores have to say of a game: made of the session, carried out on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settlement {
    id: String,
    result: Option<Box<Entry>>,
    after: After,
}

impl<G: Seated> Session<G> {
    /// The name of this game's entry among the kept scores.
    pub fn score_id(&self) -> String {
        const MARK: usize = 3;
        const LONGEST_STEM: usize = 100;

        // Saves of the same name on two machines are two games.
        let mark = Sha256::digest(format!("{}{}", self.header.created, self.header.start));
        let mark: String = mark.iter().take(MARK).map(|byte| format!("{byte:02x}")).collect();
        let stem: String = self.id.chars().take(LONGEST_STEM).collect();
        format!("{}-{mark}", stem.trim_end_matches(['.', ' ']))
    }

    /// The result of the game as it stands, as the scores keep it; `None` before the end. Players of a mission who were given no name
    /// go by their profession in the voice's language.
    pub fn result(&self, voice: &Voice) -> Option<Box<Entry>> {
        let at = self.ended_at()?;
        let entry = self.game().entry(voice, &at)?;
        Some(Box::new(Entry { id: self.score_id(), ..entry }))
    }

    /// When the command was taken that ended the game: the first one on the way here after which it was over.
    fn ended_at(&self) -> Option<String> {
        if !self.game().is_over() {
            return None;
        }
        let way: Vec<Turn> = self.table.history().map(|(turn, _)| turn).collect();
        let over = |turn: &&Turn| self.table.state_at(**turn).is_some_and(|game| game.is_over());
        let end = way.iter().rev().take_while(over).last()?;
        self.table.written_at(*end).map(str::to_owned)
    }

    /// What the kept scores have to say of the game as it stands. Nothing is read or written yet: that is [`Settlement::settle`].
    pub fn settlement(&self, voice: &Voice, after: After) -> Settlement {
        Settlement { id: self.score_id(), result: self.result(voice), after }
    }
}

impl Settlement {
    /// Whether there is a result: the game is over.
    pub const fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Brings the kept scores into agreement with the game: see the head of this file.
    ///
    /// # Errors
    /// A [`Trouble`] of the disk; the game itself is not touched by it, and the next call tries again.
    pub async fn settle(&self, folders: &Folders) -> Result<Settled, Trouble> {
        let id = &self.id;
        let there = folders.is_score_there(id).await?;
        let Some(entry) = &self.result else {
            if there {
                let _ = folders.throw_score_away(id).await?;
                return Ok(Settled::Withdrawn(id.clone()));
            }
            return Ok(Settled::AsBefore);
        };
        if there {
            // What cannot be read, or was ended at this moment, is left to the players.
            if scores::find(folders, id).await.map_or(true, |kept| kept.at == entry.at) {
                return Ok(Settled::AsBefore);
            }
            let _ = folders.throw_score_away(id).await?;
        } else if self.after == After::Resuming
            && (folders.was_score_thrown_away(id).await? || scores::is_told(folders, entry).await?)
        {
            return Ok(Settled::AsBefore);
        }
        let is_this_end = |text: &str| Entry::from_text(text).is_ok_and(|thrown| thrown.at == entry.at);
        if folders.bring_score_back(id, is_this_end).await? {
            return Ok(Settled::Kept(Box::new(scores::find(folders, id).await?)));
        }
        let _ = scores::place(folders, entry).await?;
        Ok(Settled::Kept(entry.clone()))
    }
}
