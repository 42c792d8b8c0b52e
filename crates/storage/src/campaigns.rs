//! The saves of a campaign: one for the whole, and one for each attempt at a chapter, named after it.

use super::backend::Kind;
use super::folders::save_name;
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
    /// Which copy: a damaged save is continued in one after it.
    copy: u32,
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
    let numbers = |rest: &str| -> Option<Vec<u32>> {
        rest.split('-').map(|part| part.parse().ok()).collect()
    };
    let (campaign, rest) = id.rsplit_once("-c")?;
    match numbers(rest)?.as_slice() {
        [position, attempt] => Some((
            campaign,
            ChapterPlace {
                position: *position,
                attempt: *attempt,
                copy: 1,
            },
        )),
        [position, attempt, copy] => Some((
            campaign,
            ChapterPlace {
                position: *position,
                attempt: *attempt,
                copy: *copy,
            },
        )),
        _ => None,
    }
}

impl Folders {
    /// The saves of a campaign's chapters, in their order; of one that was continued in a copy, the last.
    pub async fn chapters_of(&self, campaign: &str) -> Vec<(String, ChapterPlace)> {
        let mut chapters = self.chapters_in(Self::SAVES, campaign).await;
        chapters.sort_by_key(|(_, place)| *place);
        let mut last: Vec<(String, ChapterPlace)> = Vec::new();
        for (id, place) in chapters {
            last.retain(|(_, it)| it.place() != place.place());
            last.push((id, place));
        }
        last
    }

    /// Those in the wastebasket.
    pub async fn chapters_thrown(&self, campaign: &str) -> Vec<(String, ChapterPlace)> {
        self.chapters_in(Self::WASTEBASKET, campaign).await
    }

    pub(super) async fn chapters_in(
        &self,
        folder: &str,
        campaign: &str,
    ) -> Vec<(String, ChapterPlace)> {
        let files = self
            .entries_in(folder)
            .await
            .into_iter()
            .filter(|entry| entry.kind == Kind::File);
        let ids = files.filter_map(|entry| {
            Some(
                stem(
                    entry
                        .name
                        .strip_suffix(".journal")
                        .map(|_| entry.name.as_str())?,
                )
                .to_owned(),
            )
        });
        ids.filter_map(|id| {
            let (of, place) = chapter_of(&id)?;
            (of == campaign).then_some((id.clone(), place))
        })
        .collect()
    }

    /// The first attempt at a chapter whose name is free.
    pub async fn free_attempt(&self, campaign: &str, position: u32) -> Result<u32, OpenError> {
        let mut attempt = 1;
        while self
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
        for other in ["two-crews", "two-crews-c2", "make-cx-1", "a-c1-b"] {
            assert_eq!(chapter_of(other), None, "{other}");
        }
    }
}
