//! The log of a campaign as one story.

use super::{Campaign, CampaignLine, Folded, of_header};
use crate::{Any, SessionError, read_save};
use language::story::StoryPart;
use language::{Localizer, campaign as words, fact_text, overview};
use storage::{self, CAMPAIGN, Folders};

/// The title of a campaign and its story: the chapters that were played on the way, the last one as far as it was played. `None` if the
/// save is of no campaign.
pub async fn campaign_story(
    folders: &Folders,
    localizer: &Localizer,
    save: &str,
) -> Result<Option<(String, Vec<StoryPart>)>, SessionError> {
    let reading = folders.read(save).await;
    if reading
        .as_ref()
        .is_ok_and(|reading| reading.header.game != CAMPAIGN)
    {
        return Ok(None);
    }
    let reading = match reading {
        Ok(reading) if reading.damage.is_none() => reading,
        _ if folders.chapters_of(save).await.is_empty() => return Ok(None),
        _ => {
            drop(Campaign::open(folders, save).await?);
            folders.read(save).await?
        }
    };
    let (file, _, prose) = of_header(&reading.header)?;
    let folded = Folded::of(&storage::parse_records::<CampaignLine>(&reading.records).0);
    let players = folded.players(&super::start_of(&reading.header)?);
    let own = Localizer::with_prose(localizer.language(), &prose.0);
    let title = fact_text::title(&own, &file.id);
    let mut parts = vec![
        StoryPart::Heading(1, title.clone()),
        StoryPart::Paragraph(localizer.text("report-written")),
        StoryPart::Quote(words::text(
            &own,
            &file,
            &file.id,
            None,
            &Default::default(),
            players,
        )),
    ];
    let saves = folders.chapters_of(save).await;
    for begun in folded.way() {
        let found = saves.iter().rfind(|(_, it)| it.place() == begun.place());
        let Some((id, _)) = found else { continue };
        let reread = folders
            .read(id)
            .await
            .map_err(SessionError::from)
            .and_then(read_save)?;
        let Any::FirstMartians(reread) = reread else {
            continue;
        };
        parts.push(StoryPart::Heading(
            2,
            words::chapter_title(&own, begun.position, &begun.chapter),
        ));
        let text = words::opening(
            &own,
            &file,
            &begun.chapter,
            begun.retries > 0,
            &begun.kept,
            players,
        );
        parts.push(StoryPart::Quote(text));
        let localizer = Localizer::with_prose(localizer.language(), &reread.prose.0);
        let turns = reread.table.history().map(|(_, played)| played);
        // Below the title of the chapter.
        parts.extend(
            overview::pieces(&localizer, reread.table.game(), turns)
                .into_iter()
                .skip(2)
                .map(|part| match part {
                    StoryPart::Heading(level, text) => StoryPart::Heading(level + 1, text),
                    other => other,
                }),
        );
    }
    if let Some((ending, kept)) = &folded.ended {
        parts.push(StoryPart::Heading(2, fact_text::title(&own, ending)));
        parts.push(StoryPart::Quote(words::text(
            &own, &file, ending, None, kept, players,
        )));
        parts.extend(
            words::fates(&own, kept)
                .into_iter()
                .map(StoryPart::Paragraph),
        );
    }
    Ok(Some((title, parts)))
}
