//! Rebuilds the save of a campaign from those of its chapters.

use serde::Deserialize as _;
use serde_json::Value;

use super::{
    CampaignLine, CampaignRecord, CampaignStart, ChapterAttempt, ChapterLink, bundle_of,
    closed_name,
};
use crate::{SessionError, library};
use base::platform;
use content::{Files, MissionBundle};
use storage::{self, CAMPAIGN, Folders, Header, Notice, OpenError};

/// The beginnings of the attempts whose saves are there, but those that are known, with the numbers of their records, in order.
pub(super) async fn beginnings(
    folders: &Folders,
    campaign: &str,
    known: &[ChapterAttempt],
) -> Vec<(u32, ChapterAttempt)> {
    links(folders, campaign, known)
        .await
        .into_iter()
        .map(|(_, link)| (link.number, link.begun))
        .collect()
}

async fn links(
    folders: &Folders,
    campaign: &str,
    known: &[ChapterAttempt],
) -> Vec<(Header, ChapterLink)> {
    let mut links: Vec<(Header, ChapterLink)> = Vec::new();
    let chapters = folders.chapters_of(campaign).await;
    for (id, _) in chapters
        .into_iter()
        .filter(|(_, it)| known.iter().all(|begun| begun.place() != it.place()))
    {
        let Ok(reading) = folders.read(&id).await else {
            continue;
        };
        if let Ok(link) = ChapterLink::deserialize(&reading.header.start["campaign"]) {
            links.push((reading.header, link));
        }
    }
    links.sort_by_key(|(_, link)| link.number);
    links
}

/// Writes the save of a campaign anew if it is damaged or missing. Nothing is done to a sound one.
pub(super) async fn repair(folders: &Folders, id: &str) -> Result<Vec<Notice>, SessionError> {
    let error = match folders.read(id).await {
        Ok(reading) if reading.damage.is_none() && reading.repeated.is_empty() => {
            return Ok(Vec::new());
        }
        // The records before the damage say more than the chapters can: where it went back, and how it ended.
        Ok(reading) => {
            let sound = storage::parse_records::<CampaignLine>(&reading.records).0;
            return rewrite(folders, id, Some(reading.header), sound).await;
        }
        Err(
            error @ (OpenError::BadHeader { .. }
            | OpenError::MissionDamaged { .. }
            | OpenError::NotFound { .. }),
        ) => error,
        Err(error) => return Err(error.into()),
    };
    match rewrite(folders, id, None, Vec::new()).await {
        Err(SessionError::Storage(OpenError::NotFound { .. })) => Err(error.into()),
        written => written,
    }
}

async fn rewrite(
    folders: &Folders,
    id: &str,
    header: Option<Header>,
    mut lines: Vec<CampaignLine>,
) -> Result<Vec<Notice>, SessionError> {
    let links = links(folders, id, &[]).await;
    let header = match header {
        Some(header) => header,
        None => {
            let first = links
                .first()
                .ok_or_else(|| OpenError::NotFound { id: id.to_owned() })?;
            header_from(folders, id, &first.0, &first.1).await?
        }
    };
    let last = lines.last().map_or(0, |line| line.seq);
    for (of, link) in links.into_iter().filter(|(_, link)| link.number > last) {
        let record = CampaignRecord::ChapterBegun(link.begun);
        lines.push(CampaignLine {
            seq: link.number,
            at: of.created,
            record,
        });
    }
    let records: Result<Vec<String>, _> = lines.iter().map(storage::to_line).collect();
    let kept = folders
        .rewrite_campaign(&header, &records.map_err(OpenError::from)?)
        .await?;
    Ok(vec![Notice::CampaignRebuilt {
        id: id.to_owned(),
        kept_as: kept,
    }])
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
        created: platform::now(),
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
