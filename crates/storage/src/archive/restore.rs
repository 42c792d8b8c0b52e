//! Merging a copy into the data folder. Nothing present is lost, and doing it again changes nothing.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::campaign::CampaignSaves;
use super::zip::Reader;
use super::{ArchiveError, KeptTwice, Part, Restored, part, zip};
use crate::campaigns::chapter_of;
use crate::folders::{candidates, save_name};
use crate::head::Texts;
use crate::{Folders, Header, Installed, LeftOut, LeftOutReason, OpenError};
use content::encoding::decode;
use content::import::{Limits, bounded};
use content::reserved_name;

/// The title of a save that became the older of two, from its header and the date of its last record.
pub(crate) type OlderTitle<'a> = &'a (dyn Fn(&Header, &str) -> Value + Send + Sync);

impl Folders {
    /// Whether these are the bytes of a zip file.
    pub fn is_archive(bytes: &[u8]) -> bool {
        zip::is_zip(bytes)
    }

    /// Merges a copy of all data. Each file is written whole; on error, those before it are merged.
    pub async fn restore_archive(
        &self,
        bytes: &[u8],
        title: OlderTitle<'_>,
    ) -> Result<Restored, ArchiveError> {
        let archive = Reader::new(bytes)?;
        let mut restored = Restored::default();
        let mut entries: Vec<_> = archive
            .entries
            .iter()
            .map(|entry| (part(&entry.name), entry))
            .collect();
        // The saves `x-2` and `x-3` come before `x`: so a game that goes beside another is found there already.
        entries.sort_by_key(|(part, _)| (*part != Some(Part::Played), Reverse(*part)));
        let saves: BTreeMap<&str, &zip::Entry> = entries
            .iter()
            .filter_map(|(part, entry)| match part {
                Some(Part::Save(id)) => Some((*id, *entry)),
                _ => None,
            })
            .collect();
        let copied: BTreeSet<&str> = saves.keys().copied().collect();
        let (played, others): (Vec<_>, Vec<_>) = entries
            .into_iter()
            .partition(|(part, _)| *part == Some(Part::Played));
        for (_, entry) in played {
            self.merge_single(&entry.name, &archive.read(entry)?, &mut restored)
                .await?;
        }
        let merged = self
            .merge_campaigns(&archive, &saves, title, &mut restored)
            .await?;
        let mut missions: BTreeMap<&str, Texts> = BTreeMap::new();
        let mut scores = Vec::new();
        for (part, entry) in others {
            match part {
                None => restored.refused.push(entry.name.clone()),
                Some(Part::Marker) => {}
                Some(Part::Mission(id, inside)) => match decode(archive.read(entry)?) {
                    Ok(text) => drop(
                        missions
                            .entry(id)
                            .or_default()
                            .insert(inside.to_owned(), text),
                    ),
                    Err(encoding) => {
                        restored.refuse(&entry.name, LeftOutReason::Encoding(encoding));
                    }
                },
                Some(Part::Save(id)) if merged.contains(id) => {}
                Some(Part::Save(id)) => {
                    let incoming = self.side(id, archive.read(entry)?).await;
                    if incoming.is_campaign() {
                        // All its chapters are missing.
                        let alone = [(id.to_owned(), incoming)].into();
                        if let Some(incoming) = CampaignSaves::new(id, alone) {
                            let campaigns = copied.iter().map(|&id| id.to_owned()).collect();
                            self.merge_campaign(&incoming, &campaigns, title, &mut restored)
                                .await?;
                        }
                        continue;
                    }
                    self.merge_save(incoming, &copied, title, &mut restored)
                        .await?;
                }
                // How a score is merged depends on its save.
                Some(Part::File(Self::SCORES, id)) => scores.push((id, entry)),
                Some(Part::File(folder, id)) => {
                    self.merge_file(folder, id, &archive.read(entry)?, &mut restored)
                        .await?;
                }
                Some(Part::Played | Part::Single) => {
                    self.merge_single(&entry.name, &archive.read(entry)?, &mut restored)
                        .await?;
                }
            }
        }
        for (id, entry) in scores {
            self.merge_score(id, &archive.read(entry)?, &mut restored)
                .await?;
        }
        for (id, texts) in missions {
            self.merge_mission(id, &texts, &mut restored).await?;
        }
        Ok(restored)
    }

    /// Merges the campaigns of a copy with these saves; returns the ids of the saves that were of one.
    async fn merge_campaigns(
        &self,
        archive: &Reader<'_>,
        saves: &BTreeMap<&str, &zip::Entry>,
        title: OlderTitle<'_>,
        restored: &mut Restored,
    ) -> Result<BTreeSet<String>, ArchiveError> {
        let campaigns: BTreeSet<String> = saves
            .keys()
            .filter_map(|id| Some(chapter_of(id)?.0.to_owned()))
            .collect();
        let mut merged = BTreeSet::new();
        for campaign in campaigns.iter().rev() {
            let is_of =
                |id: &str| id == campaign || chapter_of(id).is_some_and(|(of, _)| of == campaign);
            let mut sides = BTreeMap::new();
            for (id, entry) in saves.iter().filter(|(id, _)| is_of(id)) {
                let side = self.side(id, archive.read(entry)?).await;
                let _ = sides.insert((*id).to_owned(), side);
            }
            let ids: Vec<String> = sides.keys().cloned().collect();
            if let Some(incoming) = CampaignSaves::new(campaign, sides) {
                self.merge_campaign(&incoming, &campaigns, title, restored)
                    .await?;
                merged.extend(ids);
            }
        }
        Ok(merged)
    }

    /// Places a file that exists once, unless there is one.
    async fn merge_single(
        &self,
        name: &str,
        bytes: &[u8],
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        self.create_folder(name.rsplit_once('/').map_or("", |(folder, _)| folder))
            .await?;
        let list = if self.put_new(name, bytes).await? {
            &mut restored.placed
        } else if self
            .bytes(name)
            .await
            .is_ok_and(|there| there.as_deref() == Some(bytes))
        {
            &mut restored.present
        } else {
            &mut restored.unchanged
        };
        list.push(name.to_owned());
        Ok(())
    }

    /// Places a file under its name or, beside a different one, under the next free name.
    async fn merge_file(
        &self,
        folder: &str,
        id: &str,
        bytes: &[u8],
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        self.create_folder(folder).await?;
        let name = |id: &str| format!("{folder}/{id}.json");
        for free in candidates(id)? {
            let free = name(&free);
            if self.put_new(&free, bytes).await? {
                restored.place(name(id), free);
                break;
            }
            if self
                .bytes(&free)
                .await
                .is_ok_and(|there| there.as_deref() == Some(bytes))
            {
                restored.present.push(free);
                break;
            }
        }
        Ok(())
    }

    /// Places a score, but not a second one of the same game: the score here stays if it is of the same end or if its save went on here; the
    /// other one takes its place if the save went on in the copy.
    async fn merge_score(
        &self,
        id: &str,
        bytes: &[u8],
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let name = format!("{}/{id}.json", Self::SCORES);
        let here = self.bytes(&name).await.ok().flatten();
        let ends = here.as_deref().and_then(ended_at).zip(ended_at(bytes));
        if let Some((here_at, there_at)) = ends
            && here.as_deref() != Some(bytes)
        {
            let save = score_of(id).map(save_name).transpose()?;
            let is_in = |list: &[String]| save.as_ref().is_some_and(|save| list.contains(save));
            if here_at == there_at || is_in(&restored.present) {
                restored.unchanged.push(name);
                return Ok(());
            }
            if is_in(&restored.continued) {
                let _ = self.delete_score(id).await?;
            }
        }
        self.merge_file(Self::SCORES, id, bytes, restored).await
    }

    /// The same for a mission.
    async fn merge_mission(
        &self,
        id: &str,
        texts: &Texts,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let name = |id: &str| format!("{}/{id}", Self::MISSIONS);
        if let Err(why) = check_mission(id, texts) {
            restored.refuse(&name(id), why);
            return Ok(());
        }
        let there: Vec<String> = self
            .entries_in(Self::MISSIONS)
            .await
            .into_iter()
            .map(|entry| entry.name)
            .collect();
        let is_twin = |id: &str| {
            let folded = id.to_lowercase();
            let mut others = there.iter().filter(|other| *other != id);
            others.any(|other| other.to_lowercase() == folded)
        };
        // A folder that differs in capitals only is the same one on some systems, and is not read.
        for free in candidates(id)?.filter(|free| !is_twin(free)) {
            if self.texts_in(&name(&free)).await == *texts {
                restored.present.push(name(&free));
                break;
            }
            if let Installed::New { .. } = self.install_mission(&free, texts, false).await? {
                restored.place(name(id), name(&free));
                break;
            }
        }
        Ok(())
    }
}

/// What the reader of missions would not read is not placed.
fn check_mission(id: &str, texts: &Texts) -> Result<(), LeftOutReason> {
    if let Some(reserved) = reserved_name(id) {
        return Err(LeftOutReason::Reserved(reserved));
    }
    let limits = Limits::of(texts.keys().map(String::as_str));
    bounded(texts, limits).map_err(LeftOutReason::Invalid)
}

/// When the game of a score ended.
fn ended_at(score: &[u8]) -> Option<String> {
    let score: Value = serde_json::from_slice(score).ok()?;
    score["at"].as_str().map(str::to_owned)
}

/// The id of the save of a score, which has a mark behind it.
fn score_of(id: &str) -> Option<&str> {
    let (save, mark) = id.rsplit_once('-')?;
    let is_mark = mark.len() == 6 && mark.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_mark.then_some(save)
}

impl Restored {
    /// A file, or the folder of a mission, was not brought in.
    fn refuse(&mut self, name: &str, why: LeftOutReason) {
        self.refused.push(name.to_owned());
        self.left_out.push(LeftOut {
            name: name.to_owned(),
            file: name.to_owned(),
            why,
        });
    }

    /// A save was placed, which may be one that cannot be read.
    pub(super) fn place_save(&mut self, name: String, placed: String, is_readable: bool) {
        if is_readable {
            self.place(name, placed);
        } else {
            self.unreadable.push(placed);
        }
    }

    /// A file was placed, under another name if there is a different one.
    pub(super) fn place(&mut self, name: String, placed: String) {
        if name == placed {
            self.placed.push(name);
        } else {
            self.kept_twice.push(KeptTwice {
                name,
                beside: placed,
                older: None,
                played: None,
                holds: None,
            });
        }
    }
}
