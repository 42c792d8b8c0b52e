//! What is known of a campaign from its own save and, where that is damaged or missing, from those of its chapters.

use std::collections::BTreeMap;

use serde_json::Value;

use super::chapters::{CampaignIdentity, link_of, save_of};
use super::{
    CampaignLine, CampaignRecord, CampaignStart, ChapterAttempt, ChapterLink, Folded, bundle_of,
    closed_name, start_of,
};
use crate::{SessionError, library};
use content::{Files, MissionBundle};
use storage::{self, CAMPAIGN, DamagedPart, Folders, Header, LostChapter, Notice, OpenError};

/// What the save of a campaign holds, or would hold if it were written anew.
pub(super) struct FoundCampaign {
    pub header: Header,
    pub lines: Vec<CampaignLine>,
    /// `None` if its own save says all of it.
    pub damage: Option<DamagedPart>,
    /// Whether its own save has lines that are ignored.
    has_repeated: bool,
}

impl FoundCampaign {
    pub(super) fn identity(&self) -> Result<CampaignIdentity, SessionError> {
        Ok(CampaignIdentity::of_header(
            &self.header,
            start_of(&self.header)?,
        ))
    }
}

/// Reads a campaign without changing anything; `None` for the save of another game.
pub(super) async fn find(
    folders: &Folders,
    id: &str,
) -> Result<Option<FoundCampaign>, SessionError> {
    let error = match folders.read(id).await {
        Ok(reading) if reading.header.game == CAMPAIGN => {
            // The records before the damage say more than the chapters can: where it went back, and how it ended.
            let (mut lines, misfit) = storage::parse_records::<CampaignLine>(&reading.records);
            let damage = reading
                .damage
                .or(misfit.is_some().then_some(DamagedPart::Middle));
            let mut found = FoundCampaign {
                header: reading.header,
                lines: Vec::new(),
                damage,
                has_repeated: !reading.repeated.is_empty(),
            };
            if damage.is_some() || found.has_repeated {
                let identity = found.identity()?;
                let mut links = links(folders, id, &[]).await;
                links.retain(|(_, link)| CampaignIdentity::of_link(link) == identity);
                lines = with_beginnings(lines, links);
            }
            found.lines = lines;
            return Ok(Some(found));
        }
        Ok(_) => None,
        Err(
            error @ (OpenError::BadHeader { .. }
            | OpenError::MissionDamaged { .. }
            | OpenError::NotFound { .. }),
        ) => Some(error),
        Err(error) => return Err(error.into()),
    };
    match (from_chapters(folders, id).await?, error) {
        (Some(found), _) => Ok(Some(found)),
        (None, Some(error)) => Err(error.into()),
        (None, None) => Ok(None),
    }
}

/// The campaign as its chapters alone know it; `None` without chapters.
async fn from_chapters(folders: &Folders, id: &str) -> Result<Option<FoundCampaign>, SessionError> {
    let links = of_one_campaign(links(folders, id, &[]).await);
    let Some((of, link)) = links.first() else {
        return Ok(None);
    };
    Ok(Some(FoundCampaign {
        header: header_from(folders, id, of, link).await?,
        lines: with_beginnings(Vec::new(), links),
        damage: Some(DamagedPart::Head),
        has_repeated: false,
    }))
}

fn with_beginnings(
    mut lines: Vec<CampaignLine>,
    links: Vec<(Header, ChapterLink)>,
) -> Vec<CampaignLine> {
    let last = lines.last().map_or(0, |line| line.seq);
    let beginning = |(of, link): (Header, ChapterLink)| CampaignLine {
        seq: link.number,
        at: of.created,
        record: CampaignRecord::ChapterBegun(link.begun),
    };
    let later = links.into_iter().filter(|(_, link)| link.number > last);
    lines.extend(later.map(beginning));
    lines
}

/// The beginnings of the attempts whose saves are there, but those that are known, with the numbers of their records, in order.
pub(super) async fn beginnings(
    folders: &Folders,
    campaign: &str,
    identity: &CampaignIdentity,
    known: &[ChapterAttempt],
) -> Vec<(u32, ChapterAttempt)> {
    links(folders, campaign, known)
        .await
        .into_iter()
        .filter(|(_, link)| CampaignIdentity::of_link(link) == *identity)
        .map(|(_, link)| (link.number, link.begun))
        .collect()
}

/// The attempts whose saves are there, in order.
pub(super) async fn begun_chapters(
    folders: &Folders,
    id: &str,
) -> Result<Vec<ChapterAttempt>, SessionError> {
    let Some(found) = find(folders, id).await? else {
        return Ok(Vec::new());
    };
    let begun = beginnings(folders, id, &found.identity()?, &[]).await;
    Ok(begun.into_iter().map(|(_, begun)| begun).collect())
}

/// The links of the chapters whose saves have the right names, one for each attempt that is not known, in order.
async fn links(
    folders: &Folders,
    campaign: &str,
    known: &[ChapterAttempt],
) -> Vec<(Header, ChapterLink)> {
    let mut links: Vec<(Header, ChapterLink)> = Vec::new();
    let chapters = folders.chapters_of(campaign).await;
    for (id, at) in chapters
        .into_iter()
        .filter(|(_, it)| known.iter().all(|begun| begun.place() != it.place()))
    {
        let Ok(reading) = folders.read(&id).await else {
            continue;
        };
        if let Some(link) = link_of(&reading.header)
            && link.begun.place() == at.place()
            && links.iter().all(|(_, other)| *other != link)
        {
            links.push((reading.header, link));
        }
    }
    links.sort_by_key(|(_, link)| link.number);
    links
}

/// Of links of several campaigns those of the one that has most.
fn of_one_campaign(mut links: Vec<(Header, ChapterLink)>) -> Vec<(Header, ChapterLink)> {
    let mut counts: BTreeMap<CampaignIdentity, usize> = BTreeMap::new();
    for (_, link) in &links {
        *counts.entry(CampaignIdentity::of_link(link)).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    if let Some((identity, _)) = most {
        links.retain(|(_, link)| CampaignIdentity::of_link(link) == identity);
    }
    links
}

/// Writes the save of a campaign anew if it is damaged, missing or that of another game. Nothing is done to a sound one or to the save of
/// a game without chapters.
pub(crate) async fn repair(folders: &Folders, id: &str) -> Result<Vec<Notice>, SessionError> {
    match find(folders, id).await? {
        Some(found) if found.damage.is_some() || found.has_repeated => {
            Ok(vec![write(folders, id, &found).await?])
        }
        _ => Ok(Vec::new()),
    }
}

/// Writes the save of a campaign anew if most of its chapters are of another campaign than its own save.
pub(super) async fn if_other(
    folders: &Folders,
    id: &str,
    identity: &CampaignIdentity,
) -> Result<Option<Notice>, SessionError> {
    match from_chapters(folders, id).await? {
        Some(found) if found.identity()? != *identity => {
            Ok(Some(write(folders, id, &found).await?))
        }
        _ => Ok(None),
    }
}

async fn write(folders: &Folders, id: &str, found: &FoundCampaign) -> Result<Notice, SessionError> {
    let records: Result<Vec<String>, _> = found.lines.iter().map(storage::to_line).collect();
    let kept_as = folders
        .rewrite_campaign(&found.header, &records.map_err(OpenError::from)?)
        .await?;
    Ok(Notice::CampaignRebuilt {
        id: id.to_owned(),
        kept_as,
    })
}

/// The chapters on the way of a campaign whose saves cannot be opened. Nothing is changed.
///
/// # Errors
/// [`SessionError`] if nothing can be read of the campaign.
pub async fn lost_chapters(folders: &Folders, id: &str) -> Result<Vec<LostChapter>, SessionError> {
    let Some(found) = find(folders, id).await? else {
        return Ok(Vec::new());
    };
    let (identity, folded) = (found.identity()?, Folded::of(&found.lines));
    let mut lost = Vec::new();
    for begun in folded.way() {
        lost.extend(save_of(folders, id, &identity, &folded, begun).await.err());
    }
    Ok(lost)
}

/// The header of the save of a campaign, as far as its chapters tell it.
async fn header_from(
    folders: &Folders,
    id: &str,
    of: &Header,
    link: &ChapterLink,
) -> Result<Header, SessionError> {
    let missing = || OpenError::MissionDamaged {
        file: id.to_owned(),
        missing: vec![closed_name(&link.of)],
    };
    let kept = match &link.hash {
        Some(hash) => folders.played_files(hash).await,
        None => None,
    };
    let bundle = match kept {
        Some(files) => MissionBundle {
            mission: link.of.clone(),
            files: Files(files),
        },
        None => bundle_of(&library(folders).await, &link.of),
    };
    if link.hash.as_ref() != Some(&bundle.hash()) {
        return Err(missing().into());
    }
    Ok(Header {
        format: storage::NEWEST_FORMAT,
        game: CAMPAIGN.to_owned(),
        id: id.to_owned(),
        title: Value::Null,
        created: of.created.clone(),
        start: serde_json::to_value(CampaignStart {
            seed: link.seed,
            players: link.players,
        })
        .unwrap_or_default(),
        hash: Some(bundle.hash()),
        bundle: serde_json::to_value(&bundle).unwrap_or_default(),
        ..of.clone()
    })
}
