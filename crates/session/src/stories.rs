//! The story of a game, to be kept or shared: public information only.

use super::campaign::campaign_story;
use super::{AnyReadSave, Helper, ReadSave, SessionError, read_save};
use language::helper;
use language::story::{StoryPart, markdown};
use language::{self, Language, Localizer, fact_text, html, overview};
use storage::Folders;

/// The paths of the exported story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    /// As Markdown.
    pub markdown: String,
    /// As a page.
    pub page: String,
}

/// The title of a game and its story.
pub fn story(localizer: &Localizer, reread: &AnyReadSave) -> (String, Vec<StoryPart>) {
    fn of<G: Helper>(localizer: &Localizer, reread: &ReadSave<G>) -> (String, Vec<StoryPart>) {
        let title = language::score::game(localizer, G::ID);
        let pieces = helper::pieces(
            localizer,
            &title,
            reread.table.game(),
            reread.table.history().map(|(_, played)| played),
        );
        (title, pieces)
    }

    match reread {
        AnyReadSave::FirstMartians(reread) => {
            let (localizer, game) = (
                Localizer::with_prose(localizer.language(), &reread.prose.0),
                reread.table.game(),
            );
            let pieces = overview::pieces(
                &localizer,
                game,
                reread.table.history().map(|(_, played)| played),
            );
            (
                fact_text::title(&localizer, &game.mission().sheet.id),
                pieces,
            )
        }
        AnyReadSave::PocketMars(reread) => of(localizer, reread),
        AnyReadSave::Mechanica(reread) => of(localizer, reread),
        AnyReadSave::MarsNeedsMechanics(reread) => of(localizer, reread),
    }
}

/// Writes the story of a save to the exports, as Markdown and as HTML. Files with the same content are reused, others are kept.
pub async fn share(
    folders: &Folders,
    language: Language,
    save: &str,
) -> Result<Shared, SessionError> {
    let localizer = Localizer::new(language);
    let (title, pieces) = match campaign_story(folders, &localizer, save).await? {
        Some(story) => (story.title, story.parts),
        None => story(&localizer, &read_save(folders.read(save).await?)?),
    };
    let name = format!("{save}-story-{}", language.code());
    let markdown = folders
        .write_document(&name, "md", markdown(&pieces).as_bytes())
        .await?;
    let page = folders
        .write_page(&name, &html::story(&localizer, &title, pieces))
        .await?;
    Ok(Shared { markdown, page })
}
