//! Merging the saves of a copy: the longer of two games stays, and of two that went on apart both.

use std::collections::BTreeSet;

use serde_json::Value;

use super::restore::OlderTitle;
use super::{KeptTwice, Restored};
use crate::backend::Lock;
use crate::folders::{candidates, save_name};
use crate::line::{self, Renamed};
use crate::scan::Scan;
use crate::{Folders, OpenError, StoreError, to_line};

/// A save, here or in the copy.
pub(super) struct Side {
    pub(super) id: String,
    pub(super) bytes: Vec<u8>,
    /// `None` if it cannot be compared: damaged before its end, or of a newer format.
    pub(super) scan: Option<Scan>,
    /// Whether it can be opened by this version or a newer one.
    pub(super) is_readable: bool,
}

impl Side {
    /// Whether the other is this game, so far or further. Titles may differ.
    pub(super) fn is_continued_by(&self, other: &Self) -> bool {
        let (Some(own), Some(there)) = (&self.scan, &other.scan) else {
            return false;
        };
        self.began_as(other) && there.records.starts_with(&own.records)
    }

    /// Whether the other began as this game.
    pub(super) fn began_as(&self, other: &Self) -> bool {
        let (Some(own), Some(other)) = (&self.scan, &other.scan) else {
            return false;
        };
        fields(&own.head.raw).eq(fields(&other.head.raw))
    }

    /// The number of its records.
    pub(super) fn records(&self) -> usize {
        self.scan.as_ref().map_or(0, |scan| scan.records.len())
    }

    /// The time of the last record, or of the beginning.
    pub(super) fn last(&self) -> String {
        let Some(scan) = &self.scan else {
            return String::new();
        };
        let record = scan
            .records
            .last()
            .and_then(|record| record.read::<Value>());
        let at = record.as_ref().and_then(|record| record["at"].as_str());
        at.or(scan.head.raw["created"].as_str())
            .unwrap_or_default()
            .to_owned()
    }

    /// The readable bytes, with this renaming if it is later than that of the save.
    fn renamed(&self, later: Option<&Renamed>) -> Result<Vec<u8>, StoreError> {
        let Some(scan) = &self.scan else {
            return Ok(self.bytes.clone());
        };
        let mut bytes = scan.sound_bytes(&self.bytes)?;
        let at = |renamed: Option<&Renamed>| renamed.map(|it| it.at.clone());
        if let Some(renamed) = later.filter(|_| at(later) > at(scan.renamed.as_ref())) {
            bytes.extend(line::framed(&to_line(renamed)?)?.into_bytes());
        }
        Ok(bytes)
    }

    pub(super) fn title(&self) -> Option<&Renamed> {
        self.scan.as_ref()?.renamed.as_ref()
    }

    /// The bytes for a save with this id: if it is another, the header names it.
    pub(super) fn named(&self, id: &str) -> Result<Vec<u8>, StoreError> {
        match &self.scan {
            Some(scan) if id != self.id => scan.copied(&self.bytes, id, scan.records.len()),
            _ => Ok(self.bytes.clone()),
        }
    }

    /// The same with this renaming if it is later than that of the save.
    pub(super) fn with_later_title(
        &self,
        id: &str,
        later: Option<&Renamed>,
    ) -> Result<Vec<u8>, StoreError> {
        let bytes = self.renamed(later)?;
        let renamed = Self {
            id: self.id.clone(),
            scan: crate::scan::scan(&bytes).ok(),
            bytes,
            is_readable: self.is_readable,
        };
        renamed.named(id)
    }

    /// The bytes of the older of two saves, with a title that says so, for a save with this id. `last` is when it was last played.
    pub(super) fn as_older(
        &self,
        id: &str,
        last: &str,
        title: OlderTitle<'_>,
    ) -> Result<Vec<u8>, StoreError> {
        let Some(scan) = &self.scan else {
            return Ok(self.bytes.clone());
        };
        let renamed = Renamed {
            renamed: title(&scan.header(&self.id)?, last.get(..10).unwrap_or(last)),
            at: last.to_owned(),
        };
        let mut bytes = if id == self.id {
            scan.sound_bytes(&self.bytes)?
        } else {
            scan.copied(&self.bytes, id, scan.records.len())?
        };
        bytes.extend(line::framed(&to_line(&renamed)?)?.into_bytes());
        Ok(bytes)
    }
}

/// The fields of a header that are the same for two copies of a game.
fn fields(raw: &Value) -> impl Iterator<Item = (&String, &Value)> {
    raw.as_object()
        .into_iter()
        .flatten()
        .filter(|(name, _)| !matches!(name.as_str(), "id" | "title"))
}

impl Folders {
    /// Merges a save of a copy that has the saves `copied`.
    pub(super) async fn merge_save(
        &self,
        incoming: Side,
        copied: &BTreeSet<&str>,
        title: OlderTitle<'_>,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let id = incoming.id.clone();
        let id = id.as_str();
        if !self.is_known(id).await? {
            let is_readable = incoming.is_readable;
            let placed = self.place_save(id, incoming.bytes).await?;
            restored.place_save(save_name(id)?, placed, is_readable);
            return Ok(());
        }
        let present = self.namesakes(id).await?;
        if let Some(same) = present
            .iter()
            .find(|it| it.bytes == incoming.bytes || incoming.is_continued_by(it))
        {
            self.take_title(same, &incoming).await?;
            restored.present.push(save_name(&same.id)?);
            return Ok(());
        }
        // A save that the copy has under its own id is a game of its own, though it may have begun as this one.
        let shorter = present.iter().find(|it| {
            it.is_continued_by(&incoming) && (it.id == id || !copied.contains(it.id.as_str()))
        });
        if let Some(shorter) = shorter {
            let name = save_name(&shorter.id)?;
            let Some(lock) = self.unused(shorter).await? else {
                return self
                    .place_beside(name.clone(), incoming.bytes, Some(name), restored)
                    .await;
            };
            let _ = self.back_up(&shorter.id).await?;
            self.put(&name, &incoming.renamed(shorter.title())?).await?;
            drop(lock);
            restored.continued.push(name);
            return Ok(());
        }
        let name = save_name(id)?;
        let Some(here) = present.iter().find(|it| it.id == id) else {
            let placed = self.place_save(id, incoming.bytes).await?;
            restored.placed.push(placed);
            return Ok(());
        };
        if here.scan.is_none() || incoming.scan.is_none() {
            return self
                .place_beside(name, incoming.bytes, None, restored)
                .await;
        }
        if here.last() >= incoming.last() {
            let beside = self
                .place_save(id, incoming.as_older(id, &incoming.last(), title)?)
                .await?;
            restored.kept_twice.push(KeptTwice {
                name,
                older: Some(beside.clone()),
                beside,
                played: None,
                holds: None,
            });
            return Ok(());
        }
        let Some(lock) = self.unused(here).await? else {
            return self
                .place_beside(name.clone(), incoming.bytes, Some(name), restored)
                .await;
        };
        // An interrupted merge may have made the copy already.
        let beside = match present
            .iter()
            .find(|it| it.id != id && here.is_continued_by(it))
        {
            Some(copy) => save_name(&copy.id)?,
            None => {
                self.place_save(id, here.as_older(id, &here.last(), title)?)
                    .await?
            }
        };
        self.put(&name, &incoming.bytes).await?;
        drop(lock);
        restored.kept_twice.push(KeptTwice {
            name,
            older: Some(beside.clone()),
            beside,
            played: None,
            holds: None,
        });
        Ok(())
    }

    pub(super) async fn side(&self, id: &str, bytes: Vec<u8>) -> Side {
        let scanned = self.scan_bytes(&bytes, id).await;
        let is_readable = matches!(scanned, Ok(_) | Err(OpenError::NewerFormat { .. }));
        Side {
            id: id.to_owned(),
            bytes,
            scan: scanned.ok().filter(|scan| !scan.broken),
            is_readable,
        }
    }

    /// The saves `id`, `id-2` and so on, as far as these ids are taken.
    async fn namesakes(&self, id: &str) -> Result<Vec<Side>, OpenError> {
        let mut found = Vec::new();
        for id in candidates(id)? {
            match self.bytes(&save_name(&id)?).await {
                Ok(Some(bytes)) => found.push(self.side(&id, bytes).await),
                Ok(None) if self.is_known(&id).await? => {}
                Ok(None) => break,
                Err(OpenError::Unreadable { .. }) => found.push(Side {
                    id,
                    bytes: Vec::new(),
                    scan: None,
                    is_readable: false,
                }),
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    /// Creates a save under the first free id and returns its name.
    async fn place_save(&self, id: &str, bytes: Vec<u8>) -> Result<String, OpenError> {
        Ok(self
            .create_journal(id, |_| Ok(bytes.clone()))
            .await?
            .name()
            .to_owned())
    }

    async fn place_beside(
        &self,
        name: String,
        bytes: Vec<u8>,
        older: Option<String>,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let id = crate::whole_files::stem(crate::file_name(&name)).to_owned();
        let beside = self.place_save(&id, bytes).await?;
        restored.kept_twice.push(KeptTwice {
            name,
            beside,
            older,
            played: None,
            holds: None,
        });
        Ok(())
    }

    /// The lock of a save that may be replaced; `None` if it is open or has changed. What is damaged in it is copied aside.
    pub(super) async fn unused(&self, save: &Side) -> Result<Option<Box<dyn Lock>>, OpenError> {
        let name = save_name(&save.id)?;
        let Some(lock) = self.try_lock(&name).await? else {
            return Ok(None);
        };
        if self.bytes(&name).await?.as_ref() != Some(&save.bytes) {
            return Ok(None);
        }
        if save
            .scan
            .as_ref()
            .is_none_or(|scan| scan.damage().is_some())
        {
            let _ = self.keep_unreadable(&name, &save.bytes).await?;
        }
        Ok(Some(lock))
    }

    /// Gives a save the title that it got in the copy, if that is the later one and the save is not open.
    pub(super) async fn take_title(&self, save: &Side, incoming: &Side) -> Result<(), OpenError> {
        let at = |side: &Side| side.title().map(|it| it.at.clone());
        if save.id == incoming.id
            && at(incoming) > at(save)
            && let Some(_lock) = self.unused(save).await?
        {
            self.put(&save_name(&save.id)?, &save.renamed(incoming.title())?)
                .await?;
        }
        Ok(())
    }
}
