//! The story of a game as a page to share. Public facts alone.

use super::Body;
use crate::language::Voice;
use crate::language::story::Piece;

/// The story as a page of that title, as [`crate::language::story::markdown`] tells it.
pub fn story(voice: &Voice, title: &str, pieces: Vec<Piece>) -> String {
    let mut body = Body::default();
    body.open("main");
    let mut listing = false;
    for piece in pieces {
        let item = matches!(piece, Piece::Item(_));
        if item != listing {
            if item {
                body.open("ul");
            } else {
                body.close("ul");
            }
            listing = item;
        }
        match piece {
            Piece::Heading(level, text) => body.text(["h1", "h2", "h3"][level.clamp(1, 3) - 1], &text),
            Piece::Paragraph(text) => body.text("p", &text),
            Piece::Quote(text) => body.text("blockquote", &text),
            Piece::Item(text) => body.text("li", &text),
        }
    }
    if listing {
        body.close("ul");
    }
    body.close("main");
    body.page(voice, title)
}
