//! Campaigns among the saves: one entry for each, with its present chapter.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::chapters::{CampaignIdentity, link_of};
use super::{CampaignLine, Folded, of_header, start_of};
use crate::{GamePosition, Localized, Localizers, SaveSummary, SavedGame, SessionError};
use companions::scorebook::FIRST_MARTIANS;
use language::{campaign as words, fact_text};
use storage::{self, DamagedPart, Header, OpenError, Reading, chapter_of};

/// A chapter on the way of a campaign, in its summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ListedChapter {
    position: u32,
    attempt: u32,
    /// What the save of the chapter has too.
    key: String,
    /// The save in which it goes on, if the campaign says so.
    save: Option<String>,
}

/// What the summary of a chapter's save has of its campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ListedLink {
    of: String,
    key: String,
    number: u32,
    position: u32,
}

impl ListedLink {
    /// `None` for the save of another game.
    pub(crate) fn of_header(header: &Header) -> Option<Self> {
        let link = link_of(header)?;
        Some(Self {
            key: CampaignIdentity::of_link(&link).chapter_key(&link.begun),
            number: link.number,
            position: link.begun.position,
            of: link.of,
        })
    }
}

/// The summary of a campaign without what its present chapter adds.
pub fn summary(reading: &Reading) -> Result<SaveSummary, SessionError> {
    let (file, _, prose) = of_header(&reading.header)?;
    let start = start_of(&reading.header)?;
    let identity = CampaignIdentity::of_header(&reading.header, start);
    let folded = Folded::of(&storage::parse_records::<CampaignLine>(&reading.records).0);
    let localizers = Localizers::new(&prose);
    let title = |localizer: &language::Localizer| {
        let title = fact_text::title(localizer, &file.id);
        match (&folded.ended, &folded.current) {
            (None, Some(begun)) => format!(
                "{title} · {}",
                words::chapter_title(localizer, begun.position, &begun.chapter)
            ),
            _ => title,
        }
    };
    let way = folded.way().into_iter().rev().map(|begun| ListedChapter {
        position: begun.position,
        attempt: begun.attempt,
        key: identity.chapter_key(begun),
        save: folded.saves.get(&begun.place()).cloned(),
    });
    let ending = |(ending, _): &(String, _)| {
        localizers.localized(|localizer| fact_text::title(localizer, ending))
    };
    Ok(SaveSummary {
        game: FIRST_MARTIANS.to_owned(),
        played: file.id.clone(),
        name: reading.header.title.as_str().map(str::to_owned),
        title: localizers.localized(title),
        crew: Localized::new(),
        players: folded.players(&start).into(),
        place: GamePosition::Step(folded.ended.as_ref().map(ending).unwrap_or_default()),
        over: folded.ended.is_some(),
        damage: reading.damage,
        chapter: Some(String::new()),
        way: way.collect(),
        link: None,
        present_chapter: None,
        known: BTreeSet::new(),
        written: reading.last_played.clone(),
    })
}

/// The title of a campaign, from the header of its save.
pub(crate) fn title_of(language: language::Language, header: &Header) -> Option<String> {
    let (file, _, prose) = of_header(header).ok()?;
    let localizer = language::Localizer::with_prose(language, &prose.0);
    Some(fact_text::title(&localizer, &file.id))
}

/// The saves of chapters that can be read, by the ids of their campaigns.
type Chapters = BTreeMap<String, Vec<(String, SaveSummary)>>;

/// The saves with one entry for each campaign: its chapters are not listed by themselves. A campaign whose own save cannot be read is
/// listed as its chapters know it, if that is `rebuilt`.
pub(crate) fn one_for_each(saves: Vec<SavedGame>, rebuilt: bool) -> Vec<SavedGame> {
    let ids: BTreeSet<String> = saves.iter().map(|save| save.id.clone()).collect();
    let (mut others, mut chapters) = (Vec::new(), Chapters::new());
    for save in saves {
        let campaign = chapter_of(&save.id).map(|(campaign, _)| campaign.to_owned());
        match (campaign, save.summary) {
            (Some(campaign), Ok(summary))
                if summary.link.is_some() && (rebuilt || ids.contains(&campaign)) =>
            {
                chapters
                    .entry(campaign)
                    .or_default()
                    .push((save.id, summary));
            }
            (Some(campaign), Err(_)) if ids.contains(&campaign) => {}
            (_, summary) => others.push(SavedGame {
                id: save.id,
                summary,
            }),
        }
    }
    if chapters.is_empty() {
        return others;
    }
    for save in &mut others {
        let own = chapters.remove(&save.id).unwrap_or_default();
        match &mut save.summary {
            Ok(summary) if summary.chapter.is_some() => {
                add_present_chapter(&save.id, summary, &own);
            }
            Ok(_) if !own.is_empty() => {
                save.summary = from_chapters(&own, None).ok_or_else(|| missing(&save.id));
            }
            Err(SessionError::Storage(
                OpenError::BadHeader { .. } | OpenError::MissionDamaged { .. },
            )) if !own.is_empty() => {
                save.summary =
                    from_chapters(&own, Some(DamagedPart::Head)).ok_or_else(|| missing(&save.id));
            }
            _ => {}
        }
    }
    for (id, own) in chapters {
        let summary = from_chapters(&own, None).ok_or_else(|| missing(&id));
        others.push(SavedGame { id, summary });
    }
    others
}

fn missing(id: &str) -> SessionError {
    OpenError::NotFound { id: id.to_owned() }.into()
}

/// Adds what the chapter shows in which the campaign is, or at whose end it is because a later one cannot be opened.
fn add_present_chapter(
    campaign: &str,
    summary: &mut SaveSummary,
    chapters: &[(String, SaveSummary)],
) {
    let present = |listed: &ListedChapter| {
        let chosen = listed.save.as_ref().map(|save| format!("{campaign}{save}"));
        chapters
            .iter()
            .filter(|(id, chapter)| {
                chapter
                    .link
                    .as_ref()
                    .is_some_and(|link| link.key == listed.key)
                    && chapter_of(id)
                        .is_some_and(|(_, at)| at.place() == (listed.position, listed.attempt))
            })
            .max_by_key(|(id, chapter)| {
                (
                    Some(id) == chosen.as_ref(),
                    chapter.damage != Some(DamagedPart::Middle),
                    chapter.written.clone(),
                    id.clone(),
                )
            })
            .map(|found| (listed.position, found))
    };
    let Some((position, (id, chapter))) = summary.way.iter().find_map(present) else {
        return;
    };
    let last = summary.way.first().map(|listed| listed.position);
    summary.present_chapter = Some(PresentChapter {
        position,
        lost: last.filter(|last| *last != position),
    });
    summary.chapter = Some(id.clone());
    summary.crew.clone_from(&chapter.crew);
    summary.known.clone_from(&chapter.known);
    summary.written = summary.written.take().max(chapter.written.clone());
    let over = match &summary.place {
        GamePosition::Step(ending) if summary.over => Some(ending.clone()),
        _ => None,
    };
    summary.place = match (&chapter.place, over) {
        (
            GamePosition::Mission {
                sol, sols, phase, ..
            },
            Some(outcome),
        ) => GamePosition::Mission {
            sol: *sol,
            sols: *sols,
            phase: *phase,
            outcome,
        },
        (place, _) => place.clone(),
    };
}

/// Where a campaign stands in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PresentChapter {
    /// The position of the chapter, from 1.
    pub position: u32,
    /// That of the present chapter, if its save cannot be opened.
    pub lost: Option<u32>,
}

/// The summary of a campaign as its chapters know it: that of the last one.
fn from_chapters(
    chapters: &[(String, SaveSummary)],
    damage: Option<DamagedPart>,
) -> Option<SaveSummary> {
    let linked = chapters
        .iter()
        .filter_map(|(id, chapter)| Some((chapter.link.as_ref()?, id, chapter)));
    let (link, id, chapter) =
        linked.max_by_key(|(link, _, chapter)| (link.number, chapter.written.clone()))?;
    Some(SaveSummary {
        played: link.of.clone(),
        chapter: Some(id.clone()),
        present_chapter: Some(PresentChapter {
            position: link.position,
            lost: None,
        }),
        over: false,
        damage: damage.or(chapter.damage),
        link: None,
        ..chapter.clone()
    })
}
