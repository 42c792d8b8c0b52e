//! Campaigns among the saves: one entry for each, with its present chapter.

use std::collections::{BTreeMap, BTreeSet};

use super::{CampaignLine, ChapterAttempt, Folded, of_header};
use crate::{GamePosition, Localized, Localizers, SaveSummary, SavedGame, SessionError};
use companions::scorebook::FIRST_MARTIANS;
use language::{campaign as words, fact_text};
use storage::{self, ChapterPlace, Reading, chapter_of};

/// The summary of a campaign without what its present chapter adds. `saves` are those of its chapters.
pub fn summary(
    reading: &Reading,
    saves: Vec<(String, ChapterPlace)>,
) -> Result<SaveSummary, SessionError> {
    let (file, _, prose) = of_header(&reading.header)?;
    let folded = Folded::of(&storage::parse_records::<CampaignLine>(&reading.records).0);
    let localizers = Localizers::new(&prose);
    let at = folded.current.as_ref().map(ChapterAttempt::place);
    let chapter = saves
        .into_iter()
        .rfind(|(_, it)| Some(it.place()) == at)
        .map(|(id, _)| id);
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
    let ending = |(ending, _): &(String, _)| {
        localizers.localized(|localizer| fact_text::title(localizer, ending))
    };
    Ok(SaveSummary {
        game: FIRST_MARTIANS.to_owned(),
        played: file.id.clone(),
        name: reading.header.title.as_str().map(str::to_owned),
        title: localizers.localized(title),
        crew: Localized::new(),
        players: folded.players(&super::start_of(&reading.header)?).into(),
        place: GamePosition::Step(folded.ended.as_ref().map(ending).unwrap_or_default()),
        over: folded.ended.is_some(),
        damage: reading.damage,
        chapter: Some(chapter.unwrap_or_default()),
        known: BTreeSet::new(),
        written: None,
    })
}

/// The saves with one entry for each campaign: its chapters are not listed by themselves. A chapter whose campaign is missing is.
pub(crate) fn one_for_each(saves: Vec<SavedGame>) -> Vec<SavedGame> {
    let is_there: BTreeSet<String> = saves.iter().map(|save| save.id.clone()).collect();
    let of_campaign = |save: &SavedGame| {
        chapter_of(&save.id).is_some_and(|(campaign, _)| is_there.contains(campaign))
    };
    let (chapters, mut others): (Vec<_>, Vec<_>) = saves.into_iter().partition(of_campaign);
    if chapters.is_empty() {
        return others;
    }
    let chapters: BTreeMap<String, SaveSummary> = chapters
        .into_iter()
        .filter_map(|save| Some((save.id, save.summary.ok()?)))
        .collect();
    for save in &mut others {
        let Ok(summary) = &mut save.summary else {
            continue;
        };
        let Some(chapter) = summary.chapter.as_ref().and_then(|id| chapters.get(id)) else {
            continue;
        };
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
    others.sort_by(|one, other| written(other).cmp(&written(one)));
    others
}

fn written(save: &SavedGame) -> Option<&String> {
    save.summary.as_ref().ok()?.written.as_ref()
}
