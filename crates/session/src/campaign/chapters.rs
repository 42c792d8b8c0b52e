//! Which save is that of a chapter: the one that says so in its start, not the one with the right name.

use std::cmp::Reverse;

use serde::Deserialize as _;
use sha2::{Digest, Sha256};

use super::records::{CampaignStart, ChapterLink};
use super::{Campaign, ChapterAttempt, Folded};
use crate::{SessionError, read_save};
use storage::{
    ChapterFault, ChapterPlace, DamagedPart, Folders, Header, LostChapter, Notice, OpenError,
    chapter_id,
};

/// What all saves of a campaign have in common.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CampaignIdentity {
    of: String,
    hash: Option<String>,
    seed: u64,
    players: u8,
}

impl CampaignIdentity {
    pub(super) fn of_header(header: &Header, start: CampaignStart) -> Self {
        Self {
            of: header.bundle["mission"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
            hash: header.hash.clone(),
            seed: start.seed,
            players: start.players,
        }
    }

    pub(super) fn of_link(link: &ChapterLink) -> Self {
        Self {
            of: link.of.clone(),
            hash: link.hash.clone(),
            seed: link.seed,
            players: link.players,
        }
    }

    /// What is the same for all saves of this attempt at a chapter, and for no other.
    pub(super) fn chapter_key(&self, begun: &ChapterAttempt) -> String {
        const LENGTH: usize = 12;

        let begun = serde_json::to_string(begun).unwrap_or_default();
        let text = format!("{self:?}{begun}");
        let digest = Sha256::digest(text.as_bytes());
        digest
            .iter()
            .take(LENGTH)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

/// The link of the save of a chapter with its campaign; `None` for any other save.
pub(crate) fn link_of(header: &Header) -> Option<ChapterLink> {
    let link = ChapterLink::deserialize(&header.start["campaign"]).ok()?;
    // The mission is that of the chapter.
    (header.bundle["mission"] == link.begun.chapter.as_str()).then_some(link)
}

/// A save of an attempt at a chapter, as far as the choice between several depends on it.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    is_chosen: bool,
    is_undamaged: bool,
    last: Option<String>,
    records: usize,
    place: ChapterPlace,
}

/// The save of an attempt at a chapter of a campaign. Of several it is that in which the campaign says that it goes on, else the one that
/// was played last; a damaged one only if there is no other.
pub(super) async fn save_of(
    folders: &Folders,
    campaign: &str,
    identity: &CampaignIdentity,
    folded: &Folded,
    begun: &ChapterAttempt,
) -> Result<String, LostChapter> {
    let chosen = folded
        .saves
        .get(&begun.place())
        .map(|suffix| format!("{campaign}{suffix}"));
    let key = identity.chapter_key(begun);
    let mut saves: Vec<(String, ChapterPlace)> = folders
        .chapters_of(campaign)
        .await
        .into_iter()
        .filter(|(_, place)| place.place() == begun.place())
        .collect();
    saves.sort_by_key(|(id, place)| (Some(id) != chosen.as_ref(), Reverse(*place)));
    let is_only = saves.len() == 1;
    let mut best: Option<(Rank, String)> = None;
    let mut fault = ChapterFault::Missing;
    for (id, place) in saves {
        let reading = match folders.read(&id).await {
            Ok(reading) => reading,
            Err(error) => {
                fault = ChapterFault::Unreadable(Box::new(error));
                continue;
            }
        };
        let is_this = link_of(&reading.header)
            .is_some_and(|link| CampaignIdentity::of_link(&link).chapter_key(&link.begun) == key);
        if !is_this {
            if matches!(fault, ChapterFault::Missing) {
                fault = ChapterFault::OtherGame;
            }
            continue;
        }
        if is_only {
            return Ok(id);
        }
        let (last, records) = (reading.last_played.clone(), reading.records.len());
        let read = read_save(reading).ok();
        let rank = Rank {
            is_chosen: Some(&id) == chosen.as_ref(),
            is_undamaged: read.is_some_and(|read| read.damage() != Some(DamagedPart::Middle)),
            last,
            records,
            place,
        };
        if rank.is_chosen && rank.is_undamaged {
            return Ok(id);
        }
        if best.as_ref().is_none_or(|(other, _)| rank > *other) {
            best = Some((rank, id));
        }
    }
    match best {
        Some((_, id)) => Ok(id),
        None => Err(lost(folders, campaign, begun, fault).await),
    }
}

async fn lost(
    folders: &Folders,
    campaign: &str,
    begun: &ChapterAttempt,
    fault: ChapterFault,
) -> LostChapter {
    let save = chapter_id(campaign, begun.position, begun.attempt);
    let mut backup = folders.backups_of(&save).await.unwrap_or_default();
    backup.retain(|backup| backup.records.is_ok());
    LostChapter {
        file: folders.display_path(&format!("{}/{save}.journal", Folders::SAVES)),
        position: begun.position,
        fault,
        backup: backup.into_iter().next().map(Box::new),
        save,
    }
}

impl Campaign {
    pub(super) fn identity(&self) -> CampaignIdentity {
        CampaignIdentity::of_header(&self.header, self.start)
    }

    /// The save of an attempt at a chapter of this campaign.
    pub(super) async fn save_of(
        &self,
        folders: &Folders,
        begun: &ChapterAttempt,
    ) -> Result<String, LostChapter> {
        save_of(folders, &self.id, &self.identity(), &self.folded, begun).await
    }

    /// Finds the place where the campaign can be played: the present chapter or, where its save cannot be opened, the end of the last
    /// chapter before it that can. Nothing is written, so that the campaign goes on in a file that comes back.
    ///
    /// # Errors
    /// [`SessionError::LostChapter`] if no chapter on the way can be opened.
    pub(super) async fn move_to_readable_chapter(
        &mut self,
        folders: &Folders,
    ) -> Result<Vec<Notice>, SessionError> {
        let mut chapters: Vec<LostChapter> = Vec::new();
        while self.folded.ended.is_none()
            && let Some(begun) = self.folded.current.clone()
        {
            match self.save_of(folders, &begun).await {
                Ok(_) => break,
                Err(chapter) => chapters.push(chapter),
            }
            self.folded.current = begun
                .after
                .and_then(|place| self.folded.attempt(place))
                .cloned();
        }
        let Some(resumed_at) = self.folded.current.as_ref().map(|begun| begun.position) else {
            let with_backup = chapters.iter().position(|it| it.backup.is_some());
            let missing = || OpenError::NotFound {
                id: self.id.clone(),
            };
            if chapters.is_empty() {
                return Err(missing().into());
            }
            let chapter = chapters.swap_remove(with_backup.unwrap_or(0));
            return Err(SessionError::LostChapter(Box::new(chapter)));
        };
        let notice = |chapter| Notice::LostChapter {
            chapter: Box::new(chapter),
            resumed_at,
        };
        Ok(chapters.into_iter().map(notice).collect())
    }
}
