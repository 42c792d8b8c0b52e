//! The story so far: what was read, and what changed. Public facts alone.

use super::{card_text, lay};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::first_martians::state::{Card, CardKind, Face};
use crate::language::story::{Piece, markdown};
use crate::language::{Args, Voice, tell};
use crate::play::Played;

/// The story so far as Markdown: by sol what was read, in full, and what changed.
pub fn report<'a>(voice: &Voice, game: &Game, turns: impl Iterator<Item = &'a Played<Command, Fact>>) -> String {
    markdown(&pieces(voice, game, turns))
}

/// The story so far, piece by piece.
pub fn pieces<'a>(voice: &Voice, game: &Game, turns: impl Iterator<Item = &'a Played<Command, Fact>>) -> Vec<Piece> {
    let mut report = Report { voice, game, pieces: Vec::new() };
    let id = &game.mission().sheet.id;
    report.heading(1, &tell::title(voice, id));
    report.paragraph(&voice.plain("report-written"));
    report.paragraph(&voice.say("report-crew", &Args::new().text("names", lay::names(voice, game))));
    report.paragraph(&voice.prose_attribute(id, "idea", &Args::new()));
    report.heading(2, &voice.plain("report-set-up"));
    turns.flat_map(|turn| &turn.facts).for_each(|fact| report.fact(fact));
    if game.state().outcome.is_none() && game.state().sol > 0 {
        let args = Args::new().number("sol", game.state().sol).number("of", game.sheet().sols());
        report.paragraph(&voice.say("report-going", &args));
    }
    report.pieces
}

struct Report<'a> {
    voice: &'a Voice,
    game: &'a Game,
    pieces: Vec<Piece>,
}

impl Report<'_> {
    fn fact(&mut self, fact: &Fact) {
        let (voice, crew) = (self.voice, &self.game.state().crew);
        if tell::is_by_the_way(fact) {
            return;
        }
        if let Fact::SolBegan { sol, first_player } = fact {
            self.heading(2, &voice.say("report-sol", &Args::new().number("sol", *sol)));
            let name = tell::name(voice, crew, *first_player);
            self.paragraph(&voice.say("report-first-player", &Args::new().text("name", name)));
        } else if let Fact::Read { card } = fact {
            let read = card_text(voice, self.game, card);
            self.heading(3, &format!("{} · {}", read.label, read.title));
            self.quote(&read.text);
        } else if let Fact::Ended { ending, .. } = fact {
            self.heading(2, &voice.plain("report-end"));
            if let Some(told) = tell::fact(voice, self.game, fact) {
                self.paragraph(&told);
            }
            if let Some(ending) = ending {
                let read = card_text(voice, self.game, &Card::new(CardKind::Ending, ending, Face::Story));
                self.heading(3, &read.title);
                self.quote(&read.text);
            }
        } else if let Some(told) = tell::fact(voice, self.game, fact) {
            self.item(&told);
        }
    }

    fn heading(&mut self, level: usize, text: &str) {
        self.pieces.push(Piece::Heading(level, text.to_owned()));
    }

    fn quote(&mut self, text: &str) {
        self.pieces.push(Piece::Quote(text.to_owned()));
    }

    fn paragraph(&mut self, text: &str) {
        self.pieces.push(Piece::Paragraph(text.to_owned()));
    }

    fn item(&mut self, text: &str) {
        self.pieces.push(Piece::Item(text.to_owned()));
    }
}
