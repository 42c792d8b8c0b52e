//! The story of a game as a page to share.

use super::Body;
use crate::Localizer;
use crate::story::StoryPart;

/// The page corresponds to [`crate::story::markdown`].
pub fn story(localizer: &Localizer, title: &str, pieces: Vec<StoryPart>) -> String {
    let mut body = Body::default();
    body.open("main");
    let mut listing = false;
    for piece in pieces {
        let item = matches!(piece, StoryPart::Item(_));
        if item != listing {
            if item {
                body.open("ul");
            } else {
                body.close("ul");
            }
            listing = item;
        }
        match piece {
            StoryPart::Heading(level, text) => {
                body.text(["h1", "h2", "h3"][level.clamp(1, 3) - 1], &text);
            }
            StoryPart::Paragraph(text) => body.text("p", &text),
            StoryPart::Quote(text) => body.text("blockquote", &text),
            StoryPart::Item(text) => body.text("li", &text),
        }
    }
    if listing {
        body.close("ul");
    }
    body.close("main");
    body.page(localizer, title)
}
