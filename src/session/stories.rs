//! The story of a game, to be kept or shared: what anybody may know.

use super::{AnyReread, Helper, Reread, SessionError, reread};
use crate::language::helper;
use crate::language::story::{Piece, markdown};
use crate::language::{self, Language, Voice, log, paper, tell};
use crate::storage::Folders;

/// Where the story of a game lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    /// As Markdown.
    pub markdown: String,
    /// As a page.
    pub page: String,
}

/// The title of a game, and what has happened in it.
pub fn story(voice: &Voice, reread: &AnyReread) -> (String, Vec<Piece>) {
    fn of<G: Helper>(voice: &Voice, reread: &Reread<G>) -> (String, Vec<Piece>) {
        let title = language::score::game(voice, G::ID);
        let pieces = helper::pieces(voice, &title, reread.table.game(), reread.table.history().map(|(_, played)| played));
        (title, pieces)
    }

    match reread {
        AnyReread::FirstMartians(reread) => {
            let (voice, game) = (Voice::with_prose(voice.language(), &reread.prose.0), reread.table.game());
            let pieces = log::pieces(&voice, game, reread.table.history().map(|(_, played)| played));
            (tell::title(&voice, &game.mission().sheet.id), pieces)
        }
        AnyReread::PocketMars(reread) => of(voice, reread),
        AnyReread::Mechanica(reread) => of(voice, reread),
        AnyReread::MarsNeedsMechanics(reread) => of(voice, reread),
    }
}

/// Writes the story of a save among the exports, as Markdown and as a page. A story that lies there already is not written again, and
/// none is written over.
///
/// # Errors
/// A [`SessionError`].
pub async fn share(folders: &Folders, language: Language, save: &str) -> Result<Shared, SessionError> {
    let voice = Voice::new(language);
    let (title, pieces) = story(&voice, &reread(folders.read(save).await?)?);
    let name = format!("{save}-story-{}", language.code());
    let markdown = folders.document(&name, "md", &markdown(&pieces)).await?;
    let page = folders.page(&name, &paper::story(&voice, &title, pieces)).await?;
    Ok(Shared { markdown, page })
}
