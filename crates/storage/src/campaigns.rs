//! The saves of a campaign: one for the whole, and one for each attempt at a chapter, named after it.

use std::collections::BTreeSet;

use super::backend::Kind;
use super::folders::{candidates, journal_in, save_name};
use super::head::Head;
use super::line;
use super::whole_files::stem;
use super::{Folders, Header, OpenError};

/// The game in the header of the save of a whole campaign.
pub const CAMPAIGN: &str = "campaign";

/// A chapter's place in its campaign, from the name of its save.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChapterPlace {
    /// From 1.
    pub position: u32,
    /// From 1.
    pub attempt: u32,
    /// Which save of this attempt, from 1: a damaged save is continued in another, and a backup becomes another. Later ones have higher
    /// numbers.
    copy: u64,
}

impl ChapterPlace {
    /// Its position and attempt.
    pub const fn place(self) -> (u32, u32) {
        (self.position, self.attempt)
    }
}

/// The id of a chapter's save.
pub fn chapter_id(campaign: &str, position: u32, attempt: u32) -> String {
    format!("{campaign}-c{position}-{attempt}")
}

/// The campaign and the place that the id of a chapter's save names.
pub fn chapter_of(id: &str) -> Option<(&str, ChapterPlace)> {
    // The copy of a copy has a number more in its name.
    const COPIES_OF_A_COPY: u64 = 1_000;

    let (campaign, rest) = id.rsplit_once("-c")?;
    let numbers: Vec<u32> = rest
        .split('-')
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    let (&position, rest) = numbers.split_first()?;
    let (&attempt, copies) = rest.split_first()?;
    let copy = copies.iter().fold(0_u64, |copy, &number| {
        copy.saturating_mul(COPIES_OF_A_COPY)
            .saturating_add(number.into())
    });
    let place = ChapterPlace {
        position,
        attempt,
        copy: copy.max(1),
    };
    Some((campaign, place))
}

/// The id under which another save of the same game is created: copies of a chapter's save are numbered after the chapter.
pub(super) fn numbered_from(id: &str) -> String {
    match chapter_of(id) {
        Some((campaign, place)) => chapter_id(campaign, place.position, place.attempt),
        None => id.to_owned(),
    }
}

/// An id for a game that is of no campaign, though its save may have been that of a chapter.
pub(super) fn standalone(id: &str) -> String {
    match chapter_of(id) {
        Some((campaign, place)) => {
            let (position, attempt) = place.place();
            format!("{campaign}-chapter-{position}-{attempt}")
        }
        None => id.to_owned(),
    }
}

/// What follows the id of a campaign in that of one of its saves; empty for the save of the whole.
pub(super) fn suffix<'a>(campaign: &str, id: &'a str) -> &'a str {
    id.strip_prefix(campaign).unwrap_or_default()
}

impl Folders {
    /// The saves of a campaign's chapters, in their order, and all of those that an attempt has. Their names alone were looked at.
    pub async fn chapters_of(&self, campaign: &str) -> Vec<(String, ChapterPlace)> {
        self.chapters_in(Self::SAVES, campaign).await
    }

    /// The ids of the saves of a campaign's chapters of which there are backups.
    pub async fn backed_up_chapters(&self, campaign: &str) -> Vec<String> {
        let folders = self.entries_in(Self::BACKUPS).await.into_iter();
        folders
            .map(|entry| entry.name)
            .filter(|id| chapter_of(id).is_some_and(|(of, _)| of == campaign))
            .collect()
    }

    pub(super) async fn chapters_in(
        &self,
        folder: &str,
        campaign: &str,
    ) -> Vec<(String, ChapterPlace)> {
        let mut chapters: Vec<(String, ChapterPlace)> = self
            .journals_in(folder)
            .await
            .into_iter()
            .filter_map(|id| {
                let (of, place) = chapter_of(&id)?;
                (of == campaign).then_some((id.clone(), place))
            })
            .collect();
        chapters.sort_by_key(|(_, place)| *place);
        chapters
    }

    /// The ids of the journals in a folder.
    pub(super) async fn journals_in(&self, folder: &str) -> Vec<String> {
        let files = self.entries_in(folder).await.into_iter();
        files
            .filter(|entry| entry.kind == Kind::File && entry.name.ends_with(".journal"))
            .map(|entry| stem(&entry.name).to_owned())
            .collect()
    }

    /// The ids of all saves of a game in a folder: of a campaign its own, if it is there, and those of its chapters.
    pub(super) async fn saves_of(&self, folder: &str, id: &str) -> Result<Vec<String>, OpenError> {
        let own = self.is_taken(&journal_in(folder, id)?).await;
        let own = own.then(|| id.to_owned());
        let chapters = self.chapters_in(folder, id).await;
        Ok(own
            .into_iter()
            .chain(chapters.into_iter().map(|(chapter, _)| chapter))
            .collect())
    }

    /// The first id of `wanted`, `wanted-2` and so on of which no file is known, of a campaign and of its chapters.
    pub(super) async fn free_campaign(&self, wanted: &str) -> Result<String, OpenError> {
        let mut taken: BTreeSet<String> = BTreeSet::new();
        let backups = self.entries_in(Self::BACKUPS).await.into_iter();
        let known = self
            .journals_in(Self::SAVES)
            .await
            .into_iter()
            .chain(self.journals_in(Self::WASTEBASKET).await)
            .chain(backups.map(|entry| entry.name));
        for id in known {
            taken.extend(chapter_of(&id).map(|(campaign, _)| campaign.to_owned()));
            let _ = taken.insert(id);
        }
        let free = candidates(wanted)?.find(|id| !taken.contains(id));
        free.ok_or_else(|| OpenError::InvalidId {
            id: wanted.to_owned(),
        })
    }

    /// The first attempt at a chapter whose name is free and that is not `known`.
    pub async fn free_attempt(
        &self,
        campaign: &str,
        position: u32,
        known: impl Fn(u32) -> bool,
    ) -> Result<u32, OpenError> {
        let mut attempt = 1;
        while known(attempt)
            || self
                .is_known(&chapter_id(campaign, position, attempt))
                .await?
        {
            attempt += 1;
        }
        Ok(attempt)
    }

    /// Writes the save of a campaign anew. What was there is copied aside; returns the path of that copy.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when it is being played, [`OpenError::Io`].
    pub async fn rewrite_campaign(
        &self,
        header: &Header,
        records: &[String],
    ) -> Result<Option<String>, OpenError> {
        let name = save_name(&header.id)?;
        self.create_folder(Self::SAVES).await?;
        let _lock = self.lock(&name, &header.id).await?;
        let kept = match self.bytes(&name).await? {
            Some(bytes) => Some(self.keep_unreadable(&name, &bytes).await?),
            None => None,
        };
        let head = Head::new(header)?;
        let mut bytes = head.bytes_as(&header.id, &header.title)?;
        for record in records {
            bytes.extend(line::framed(record)?.into_bytes());
        }
        self.keep_mission(&head).await;
        self.put(&name, &bytes).await?;
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_chapter_tells_its_place() {
        let place = |position, attempt, copy| ChapterPlace {
            position,
            attempt,
            copy,
        };
        assert_eq!(
            chapter_of("two-crews-c2-1"),
            Some(("two-crews", place(2, 1, 1)))
        );
        assert_eq!(
            chapter_of("two-crews-c2-1-3"),
            Some(("two-crews", place(2, 1, 3)))
        );
        assert_eq!(
            chapter_of("two-crews-c2-1-3-2"),
            Some(("two-crews", place(2, 1, 3_002)))
        );
        for other in ["two-crews", "two-crews-c2", "make-cx-1", "a-c1-b"] {
            assert_eq!(chapter_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_game_outside_of_a_campaign_has_no_name_of_a_chapter() {
        assert_eq!(numbered_from("two-crews-c2-1-3"), "two-crews-c2-1");
        assert_eq!(numbered_from("home-3"), "home-3");
        assert_eq!(standalone("two-crews-c2-1-3"), "two-crews-chapter-2-1");
        assert_eq!(chapter_of(&standalone("two-crews-c2-1")), None);
        assert_eq!(standalone("home"), "home");
    }
}
