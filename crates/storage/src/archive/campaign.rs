//! Merging the campaigns of a copy. A campaign is one object: its own save and those of its chapters, which belong to it by the link that
//! each of them records, not by their names. So two campaigns that went on apart, or that only have the same name, are both kept whole.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::merge::Side;
use super::restore::OlderTitle;
use super::{KeptTwice, Restored};
use crate::backend::Lock;
use crate::campaigns::{CAMPAIGN, ChapterPlace, chapter_id, chapter_of, suffix};
use crate::folders::save_name;
use crate::{Folders, OpenError};

/// The saves of a campaign, here or in the copy.
pub(super) struct CampaignSaves {
    id: String,
    /// `None` if it is missing.
    own: Option<Side>,
    /// Those of its chapters by what follows the id of the campaign in their names.
    chapters: BTreeMap<String, Side>,
}

/// What is the same in all saves of a campaign.
#[derive(PartialEq)]
struct Identity<'a> {
    of: &'a Value,
    hash: &'a Value,
    seed: &'a Value,
    players: &'a Value,
}

/// How the saves of a whole campaign relate, that of the copy to the one here.
enum Own {
    Equal,
    Longer,
    Shorter,
    Apart,
    /// One is missing, damaged or was rebuilt: its chapters alone say how far it is.
    Unknown,
}

/// How the save of a chapter of the copy relates to what is here of this attempt.
enum Chapter {
    /// It is here; `further` if it was played on.
    Here {
        further: bool,
    },
    /// It went on in the copy: the save here with this suffix is shorter.
    Longer(String),
    New,
    /// One of the two cannot be read: both are kept.
    Beside,
    Apart,
}

/// How a campaign of the copy relates to one here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    Present,
    Continues,
    Apart,
}

fn place_of(suffix: &str) -> Option<(u32, u32)> {
    chapter_of(suffix).map(|(_, place)| ChapterPlace::place(place))
}

impl Side {
    /// The link with which the save of a chapter belongs to a campaign.
    fn link(&self) -> Option<&Value> {
        let link = &self.scan.as_ref()?.head.raw["start"]["campaign"];
        link.is_object().then_some(link)
    }

    /// Whether this is the save of a whole campaign.
    pub(super) fn is_campaign(&self) -> bool {
        self.scan
            .as_ref()
            .is_some_and(|scan| scan.head.raw["game"] == CAMPAIGN)
    }
}

impl CampaignSaves {
    /// `None` if these saves are of no campaign, though their names are.
    pub(super) fn new(id: &str, saves: BTreeMap<String, Side>) -> Option<Self> {
        let mut chapters: BTreeMap<String, Side> = saves
            .into_iter()
            .map(|(save, side)| (suffix(id, &save).to_owned(), side))
            .collect();
        let own = chapters.remove("");
        let is_campaign = own.as_ref().is_some_and(Side::is_campaign)
            || chapters.values().any(|side| side.link().is_some());
        is_campaign.then(|| Self {
            id: id.to_owned(),
            own,
            chapters,
        })
    }

    /// The file of the save with this suffix.
    fn name(&self, suffix: &str) -> Result<String, OpenError> {
        save_name(&format!("{}{suffix}", self.id))
    }

    /// Its own save, if that can be read.
    fn readable(&self) -> Option<&Side> {
        self.own.as_ref().filter(|own| own.is_campaign())
    }

    fn identity(&self) -> Option<Identity<'_>> {
        let own = self.readable().and_then(|own| own.scan.as_ref());
        if let Some(scan) = own {
            let raw = &scan.head.raw;
            return Some(Identity {
                of: &raw["bundle"]["mission"],
                hash: &raw["hash"],
                seed: &raw["start"]["seed"],
                players: &raw["start"]["players"],
            });
        }
        let link = self.chapters.values().find_map(Side::link)?;
        Some(Identity {
            of: &link["of"],
            hash: &link["hash"],
            seed: &link["seed"],
            players: &link["players"],
        })
    }

    fn created(&self) -> Option<&Value> {
        Some(&self.readable()?.scan.as_ref()?.head.raw["created"])
    }

    /// Whether both are the same campaign, however far. One that was rebuilt has another time of creation, but the same chapters.
    fn is_same(&self, other: &Self) -> bool {
        if self.identity() != other.identity() || self.identity().is_none() {
            return false;
        }
        let created = (self.created(), other.created());
        if created.0.is_some() && created.0 == created.1 {
            return true;
        }
        let mut shared = self
            .chapters
            .iter()
            .filter_map(|(suffix, side)| Some((side, other.chapters.get(suffix)?)))
            .peekable();
        if shared.peek().is_none() {
            return created.0.is_none() || created.1.is_none();
        }
        shared.any(|(one, other)| one.began_as(other))
    }

    /// The saves of an attempt at a chapter.
    fn at(&self, suffix: &str) -> impl Iterator<Item = (&String, &Side)> {
        let place = place_of(suffix);
        self.chapters
            .iter()
            .filter(move |(other, _)| place_of(other) == place)
    }

    /// The time of the last record in any of its saves.
    fn last(&self) -> String {
        self.own
            .iter()
            .chain(self.chapters.values())
            .map(Side::last)
            .max()
            .unwrap_or_default()
    }

    fn own_relation(&self, incoming: &Self) -> Own {
        let (Some(here), Some(there)) = (self.readable(), incoming.readable()) else {
            return Own::Unknown;
        };
        if !here.began_as(there) {
            return Own::Unknown;
        }
        match (there.is_continued_by(here), here.is_continued_by(there)) {
            (true, true) => Own::Equal,
            (false, true) => Own::Longer,
            (true, false) => Own::Shorter,
            (false, false) => Own::Apart,
        }
    }

    fn chapter_relation(&self, suffix: &str, there: &Side) -> Chapter {
        let mut here = self.at(suffix).peekable();
        if here.peek().is_none() {
            return Chapter::New;
        }
        let here: Vec<_> = here.collect();
        if let Some((_, side)) = here
            .iter()
            .find(|(_, side)| side.bytes == there.bytes || there.is_continued_by(side))
        {
            return Chapter::Here {
                further: side.records() > there.records(),
            };
        }
        if let Some((suffix, _)) = here.iter().find(|(_, side)| side.is_continued_by(there)) {
            return Chapter::Longer((*suffix).clone());
        }
        if there.scan.is_none() || here.iter().all(|(_, side)| side.scan.is_none()) {
            Chapter::Beside
        } else {
            Chapter::Apart
        }
    }

    fn relation(&self, incoming: &Self) -> Relation {
        let (mut ahead, mut behind) = (false, false);
        let mut new = false;
        for (suffix, side) in &incoming.chapters {
            match self.chapter_relation(suffix, side) {
                Chapter::Apart => return Relation::Apart,
                Chapter::Here { further } => behind |= further,
                Chapter::Longer(_) => ahead = true,
                Chapter::New => new = true,
                Chapter::Beside => {}
            }
        }
        match self.own_relation(incoming) {
            Own::Apart => return Relation::Apart,
            Own::Equal => {}
            Own::Longer => ahead = true,
            Own::Shorter => behind = true,
            Own::Unknown => {
                ahead |= new;
                behind |= self
                    .chapters
                    .keys()
                    .any(|suffix| incoming.at(suffix).next().is_none());
            }
        }
        match (ahead, behind) {
            (true, true) => Relation::Apart,
            (true, false) => Relation::Continues,
            (false, _) => Relation::Present,
        }
    }

    /// Whether this is the beginning of placing that campaign here, which was interrupted: its own save comes last.
    fn is_begun_of(&self, incoming: &Self) -> bool {
        let is_equal = |(suffix, side): (&String, &Side)| {
            incoming.chapters.get(suffix).is_some_and(|there| {
                side.bytes == there.bytes
                    || (side.is_continued_by(there) && there.is_continued_by(side))
            })
        };
        self.own.is_none() && incoming.own.is_some() && self.chapters.iter().all(is_equal)
    }
}

impl Folders {
    /// Merges a campaign of a copy that has the campaigns `copied`.
    pub(super) async fn merge_campaign(
        &self,
        incoming: &CampaignSaves,
        copied: &BTreeSet<String>,
        title: OlderTitle<'_>,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        self.create_folder(Self::SAVES).await?;
        let here = self.campaigns_like(incoming).await;
        let of_same_id = here.iter().find(|it| it.id == incoming.id);
        let related: Vec<(&CampaignSaves, Relation)> = here
            .iter()
            .filter(|it| it.is_same(incoming))
            .map(|it| (it, it.relation(incoming)))
            .collect();
        let is_related = |wanted| {
            related
                .iter()
                .find(|(it, relation)| *relation == wanted && it.id == incoming.id)
                .or(related.iter().find(|(_, relation)| *relation == wanted))
                .map(|(it, _)| *it)
        };
        // The campaign here beside which one that went on apart is placed.
        let apart = related
            .iter()
            .find(|(it, _)| it.id == incoming.id)
            .or(related.first())
            .map(|(it, _)| *it);
        if let Some(begun) = related
            .iter()
            .map(|(it, _)| *it)
            .find(|it| it.id != incoming.id && it.is_begun_of(incoming))
            && of_same_id.is_some()
        {
            let beside = apart.or(of_same_id);
            return self
                .place_campaign(incoming, &begun.id, beside, title, restored)
                .await;
        }
        if let Some(there) = is_related(Relation::Present) {
            return self.complete(there, incoming, restored).await;
        }
        // What the copy has under its own id is a campaign of its own, though it may have begun as this one.
        let continued = is_related(Relation::Continues)
            .filter(|it| it.id == incoming.id || !copied.contains(&it.id));
        if let Some(there) = continued {
            if let Some(locks) = self.locks_to_continue(there, incoming).await? {
                let done = self.continue_campaign(there, incoming, restored).await;
                drop(locks);
                return done;
            }
            // It is open, so that it stays as it is.
            let id = self.free_campaign(&incoming.id).await?;
            self.place_saves(incoming, &id, None, restored).await?;
            restored.kept_twice.push(KeptTwice {
                name: save_name(&there.id)?,
                beside: save_name(&id)?,
                older: Some(save_name(&there.id)?),
                played: Some([there.last(), incoming.last()]),
                holds: None,
            });
            return Ok(());
        }
        let is_free = self.saves_of(Self::SAVES, &incoming.id).await?.is_empty()
            && self
                .saves_of(Self::WASTEBASKET, &incoming.id)
                .await?
                .is_empty();
        let id = if is_free {
            incoming.id.clone()
        } else {
            self.free_campaign(&incoming.id).await?
        };
        self.place_campaign(incoming, &id, apart.or(of_same_id), title, restored)
            .await
    }

    /// The campaigns here that could be this one: those of the same name, and all that have chapters.
    async fn campaigns_like(&self, incoming: &CampaignSaves) -> Vec<CampaignSaves> {
        let mut ids: BTreeSet<String> = self
            .journals_in(Self::SAVES)
            .await
            .iter()
            .filter_map(|id| Some(chapter_of(id)?.0.to_owned()))
            .collect();
        let _ = ids.insert(incoming.id.clone());
        let mut found = Vec::new();
        for id in ids {
            let mut saves = BTreeMap::new();
            for save in self.saves_of(Self::SAVES, &id).await.unwrap_or_default() {
                let Ok(name) = save_name(&save) else { continue };
                let bytes = self.bytes(&name).await.ok().flatten().unwrap_or_default();
                let side = self.side(&save, bytes).await;
                let _ = saves.insert(save, side);
            }
            found.extend(CampaignSaves::new(&id, saves));
        }
        found
    }

    /// Brings in what is missing here of a campaign that is as far or further.
    async fn complete(
        &self,
        here: &CampaignSaves,
        incoming: &CampaignSaves,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        for (suffix, side) in &incoming.chapters {
            match here.chapter_relation(suffix, side) {
                Chapter::New if self.was_discarded(here, suffix, side).await => {
                    restored.present.push(here.name(suffix)?);
                }
                Chapter::New | Chapter::Beside => {
                    self.place_chapter(here, suffix, side, restored).await?;
                }
                Chapter::Here { .. } | Chapter::Longer(_) | Chapter::Apart => {
                    restored.present.push(here.name(suffix)?);
                }
            }
        }
        match (&here.own, &incoming.own) {
            (None, Some(own)) => self.place_own(here, own, restored).await?,
            (Some(there), Some(own)) => {
                if own.is_campaign() {
                    self.take_title(there, own).await?;
                }
                restored.present.push(save_name(&there.id)?);
            }
            (_, None) => {}
        }
        Ok(())
    }

    /// The locks of all saves that are replaced when a campaign goes on as in the copy; `None` if one of them is open.
    async fn locks_to_continue(
        &self,
        here: &CampaignSaves,
        incoming: &CampaignSaves,
    ) -> Result<Option<Vec<Box<dyn Lock>>>, OpenError> {
        let replaced = incoming
            .chapters
            .iter()
            .filter_map(|(suffix, side)| match here.chapter_relation(suffix, side) {
                Chapter::Longer(suffix) => here.chapters.get(&suffix),
                _ => None,
            })
            .chain(&here.own);
        let mut locks = Vec::new();
        for side in replaced {
            match self.unused(side).await? {
                Some(lock) => locks.push(lock),
                None => return Ok(None),
            }
        }
        Ok(Some(locks))
    }

    /// Lets a campaign here go on as in the copy. Its own save comes last: until then it is as far as it was.
    async fn continue_campaign(
        &self,
        here: &CampaignSaves,
        incoming: &CampaignSaves,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        for (suffix, there) in &incoming.chapters {
            match here.chapter_relation(suffix, there) {
                Chapter::Longer(suffix) => {
                    let Some(side) = here.chapters.get(&suffix) else {
                        continue;
                    };
                    let _ = self.back_up(&side.id).await;
                    let name = save_name(&side.id)?;
                    self.put(&name, &there.named(&side.id)?).await?;
                    restored.continued.push(name);
                }
                Chapter::New | Chapter::Beside => {
                    self.place_chapter(here, suffix, there, restored).await?;
                }
                Chapter::Here { .. } | Chapter::Apart => {
                    restored.present.push(here.name(suffix)?);
                }
            }
        }
        match (&here.own, &incoming.own) {
            (None, Some(own)) => self.place_own(here, own, restored).await?,
            (Some(side), Some(own)) if own.is_campaign() => {
                let name = save_name(&side.id)?;
                self.put(&name, &own.with_later_title(&side.id, side.title())?)
                    .await?;
                restored.continued.push(name);
            }
            (Some(side), _) => restored.present.push(save_name(&side.id)?),
            (None, None) => {}
        }
        Ok(())
    }

    async fn place_own(
        &self,
        here: &CampaignSaves,
        own: &Side,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let name = save_name(&here.id)?;
        let list = if self.put_new(&name, &own.named(&here.id)?).await? {
            &mut restored.placed
        } else {
            &mut restored.present
        };
        list.push(name);
        Ok(())
    }

    /// Places a save of a chapter under its name or, beside others of the same attempt, under the next.
    async fn place_chapter(
        &self,
        here: &CampaignSaves,
        suffix: &str,
        side: &Side,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let mut free = format!("{}{suffix}", here.id);
        if let Some((position, attempt)) = place_of(suffix) {
            for number in 2.. {
                if !self.is_taken(&save_name(&free)?).await {
                    break;
                }
                let first = chapter_id(&here.id, position, attempt);
                free = format!("{first}-{number}");
            }
        }
        let (name, placed) = (save_name(&side.id)?, save_name(&free)?);
        if self.put_new(&placed, &side.named(&free)?).await? {
            restored.place_save(name, placed, side.is_readable);
        }
        Ok(())
    }

    /// Whether this game is in the wastebasket: the campaign has taken another way.
    async fn was_discarded(&self, here: &CampaignSaves, suffix: &str, side: &Side) -> bool {
        let place = place_of(suffix);
        for (id, at) in self.chapters_in(Self::WASTEBASKET, &here.id).await {
            if place != Some(at.place()) {
                continue;
            }
            let name = format!("{}/{id}.journal", Self::WASTEBASKET);
            let Ok(Some(bytes)) = self.bytes(&name).await else {
                continue;
            };
            let there = self.side(&id, bytes).await;
            if side.bytes == there.bytes || side.began_as(&there) {
                return true;
            }
        }
        false
    }

    /// Places a campaign under this id, beside another if there is one, of which the older gets a title that says so.
    async fn place_campaign(
        &self,
        incoming: &CampaignSaves,
        id: &str,
        beside: Option<&CampaignSaves>,
        title: OlderTitle<'_>,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let Some(here) = beside.filter(|here| here.id != id) else {
            return self.place_saves(incoming, id, None, restored).await;
        };
        let (name, placed) = (save_name(&here.id)?, save_name(id)?);
        let mut twice = KeptTwice {
            name: name.clone(),
            beside: placed.clone(),
            older: None,
            played: Some([here.last(), incoming.last()]),
            holds: None,
        };
        let mut brought_title = None;
        if here.is_same(incoming) {
            if here.last() >= incoming.last() {
                brought_title = Some(title);
                twice.older = Some(placed);
            } else {
                self.name_older(here, title).await?;
                twice.older = Some(name);
            }
        }
        self.place_saves(incoming, id, brought_title, restored)
            .await?;
        restored.kept_twice.push(twice);
        Ok(())
    }

    /// Gives the campaign here the title of the older one, unless it is open or has that title already.
    async fn name_older(
        &self,
        here: &CampaignSaves,
        title: OlderTitle<'_>,
    ) -> Result<(), OpenError> {
        let Some(own) = here.readable() else {
            return Ok(());
        };
        let last = here.last();
        if own.title().is_some_and(|renamed| renamed.at == last) {
            return Ok(());
        }
        if let Some(_lock) = self.unused(own).await? {
            let name = save_name(&own.id)?;
            self.put(&name, &own.as_older(&own.id, &last, title)?)
                .await?;
        }
        Ok(())
    }

    /// Writes all saves of a campaign under an id that is free, or goes on where that was interrupted. Its own save comes last.
    async fn place_saves(
        &self,
        incoming: &CampaignSaves,
        id: &str,
        older: Option<OlderTitle<'_>>,
        restored: &mut Restored,
    ) -> Result<(), OpenError> {
        let is_elsewhere = id != incoming.id;
        let own = incoming.own.iter().map(|own| (String::new(), own));
        let chapters = incoming.chapters.iter();
        let saves = chapters
            .map(|(suffix, side)| (suffix.clone(), side))
            .chain(own);
        for (suffix, side) in saves {
            let placed_id = format!("{id}{suffix}");
            let name = save_name(&placed_id)?;
            let bytes = match older {
                Some(title) if suffix.is_empty() && side.is_campaign() => {
                    side.as_older(&placed_id, &incoming.last(), title)?
                }
                _ => side.named(&placed_id)?,
            };
            let is_placed = self.put_new(&name, &bytes).await?;
            if !side.is_readable {
                restored.unreadable.push(name);
            } else if is_placed && !is_elsewhere {
                restored.placed.push(name);
            }
        }
        Ok(())
    }
}
