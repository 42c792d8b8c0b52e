//! The log of a campaign as one story.

use super::chapters::save_of;
use super::{Folded, of_header, rebuild};
use crate::{Any, SessionError, messages, read_save};
use language::story::StoryPart;
use language::{Localizer, campaign as words, fact_text, overview};
use storage::{DamagedPart, Folders, LostChapter};

/// The log of a campaign, as far as it can be read.
#[derive(Debug, Clone)]
pub struct CampaignStory {
    /// The title of the campaign.
    pub title: String,
    /// The chapters that were played on the way, the last one as far as it was played.
    pub parts: Vec<StoryPart>,
    /// What is damaged of the save of the whole.
    pub damage: Option<DamagedPart>,
    /// The chapters that are left out.
    pub lost: Vec<LostChapter>,
}

/// The story of a campaign; `None` if the save is of no campaign. Nothing is changed.
pub async fn campaign_story(
    folders: &Folders,
    localizer: &Localizer,
    save: &str,
) -> Result<Option<CampaignStory>, SessionError> {
    let Some(found) = rebuild::find(folders, save).await? else {
        return Ok(None);
    };
    let (file, _, prose) = of_header(&found.header)?;
    let (identity, folded) = (found.identity()?, Folded::of(&found.lines));
    let players = folded.players(&super::start_of(&found.header)?);
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
    let mut lost = Vec::new();
    for begun in folded.way() {
        let id = match save_of(folders, save, &identity, &folded, begun).await {
            Ok(id) => id,
            Err(chapter) => {
                parts.push(StoryPart::Heading(
                    2,
                    words::chapter_title(&own, begun.position, &begun.chapter),
                ));
                let text = messages::lost_chapter(localizer, &chapter);
                parts.push(StoryPart::Paragraph(text));
                lost.push(chapter);
                continue;
            }
        };
        let reread = folders
            .read(&id)
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
    Ok(Some(CampaignStory {
        title,
        parts,
        damage: found.damage,
        lost,
    }))
}
