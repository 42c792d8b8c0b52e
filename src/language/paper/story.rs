//! The story of a game as a page to share. Public facts alone.

use super::Body;
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::language::log::{Piece, pieces};
use crate::language::{Voice, tell};
use crate::play::Played;

/// The story so far, as [`crate::language::log::report`] tells it.
pub fn story<'a>(voice: &Voice, game: &Game, turns: impl Iterator<Item = &'a Played<Command, Fact>>) -> String {
    let mut body = Body::default();
    body.open("main");
    let mut listing = false;
    for piece in pieces(voice, game, turns) {
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
    body.page(voice, &tell::title(voice, &game.mission().sheet.id))
}
