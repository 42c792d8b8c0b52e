//! Statistics per player and game: plays, wins, best, average, and the points over time.

use super::{Message, Scores};
use crate::app::screen::save_text::date;
use crate::app::widget::prelude::*;
use crate::language::{Args, Voice, numbers, score as told};
use crate::scoring::normalized_name;
use crate::scoring::statistics::{Statistics, statistics};

impl Scores {
    pub(super) fn statistics<'a>(&'a self, voice: &'a Voice) -> Vec<Element<'a, Message>> {
        let Some(book) = &self.book else { return vec![quiet(Type::Body, voice.plain("scores-loading"))] };
        let games: Vec<_> = self.chosen().into_iter().map(crate::scorebook::Entry::result).collect();
        let all = statistics(&games);
        // Without the other players of the games that match the filter.
        let asked =
            |own: &&Statistics| self.player.as_ref().is_none_or(|player| normalized_name(&own.player) == normalized_name(player));
        let mut parts = vec![self.filter(voice, book)];
        let found: Vec<_> = all.iter().filter(asked).collect();
        if found.is_empty() {
            parts.push(quiet(Type::Body, voice.plain("scores-none-chosen")));
        }
        for of_game in found.chunk_by(|one, other| (&one.game, &one.mode) == (&other.game, &other.mode)) {
            if let Some(first) = of_game.first() {
                let args = Args::new().text("game", told::game(voice, &first.game));
                let args = args.text("mode", voice.plain(&format!("score-mode-{}", first.mode)));
                parts.push(text(Type::Title, voice.say("scores-of-game", &args)).into());
            }
            parts.extend(of_game.iter().map(|own| player(voice, own)));
        }
        parts
    }
}

fn player<'a>(voice: &'a Voice, own: &Statistics) -> Element<'a, Message> {
    let row = |id: &str, number: String| beside(text(Type::Body, voice.plain(id)), text(Type::Number, number));
    let mut parts = vec![
        text(Type::Title, own.player.clone()).into(),
        row("scores-plays", own.plays.to_string()),
        row("scores-wins", own.wins.to_string()),
    ];
    if let (Some(best), Some(average)) = (own.best, own.average) {
        parts.push(row("scores-best", numbers::plain(best)));
        parts.push(row("scores-average", told::decimal(voice, average)));
        let day = |point: Option<&crate::scoring::statistics::Point>| date(voice, point.map(|point| point.at.as_str()));
        let bars = own.series.iter().map(|point| Bar { points: point.total, full: point.won }).collect();
        let span = Args::new().text("first", day(own.series.first())).text("last", day(own.series.last()));
        parts.push(quiet(Type::Small, voice.say("scores-over-time", &span)));
        parts.push(plot(bars, average, numbers::plain));
        parts.push(legend(voice.plain("scores-bar-won"), voice.plain("scores-bar-lost"), voice.plain("scores-line-average")));
    }
    panel(Column::with_children(parts).spacing(size::SNUG))
}
