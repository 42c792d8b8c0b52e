//! Statistics per game: the points over time and the games won, drawn; plays, wins, best and average of each player in numbers.

use super::{Message, Scores};
use crate::screen::save_text::date;
use crate::widget::prelude::*;
use companions::scoring::normalized_name;
use companions::scoring::statistics::{Statistics, statistics};
use language::{Args, Localizer, numbers, score};

impl Scores {
    pub(super) fn statistics<'a>(
        &'a self,
        localizer: &'a Localizer,
        room: Size,
    ) -> Vec<Element<'a, Message>> {
        let Some(book) = &self.book else {
            return vec![quiet(Type::Body, localizer.text("scores-loading"))];
        };
        let games: Vec<_> = self
            .chosen()
            .into_iter()
            .map(companions::scorebook::Entry::result)
            .collect();
        let all = statistics(&games);
        // Without the other players of the games that match the filter.
        let asked = |own: &&Statistics| {
            self.player
                .as_ref()
                .is_none_or(|player| normalized_name(&own.player) == normalized_name(player))
        };
        let mut parts = vec![self.filter(localizer, book)];
        let found: Vec<_> = all.iter().filter(asked).collect();
        if found.is_empty() {
            parts.push(quiet(Type::Body, localizer.text("scores-none-chosen")));
        }
        let width =
            room.width.min(size::COLUMN + 2.0 * size::PAD) - 4.0 * size::PAD - size::SCROLLBAR;
        let games = found
            .chunk_by(|one, other| (&one.game, &one.mode) == (&other.game, &other.mode))
            .enumerate();
        parts.extend(games.filter_map(|(index, players)| game(localizer, index, players, width)));
        parts
    }
}

/// All players of a game.
fn game<'a>(
    localizer: &'a Localizer,
    index: usize,
    players: &[&Statistics],
    width: f32,
) -> Option<Element<'a, Message>> {
    let first = players.first()?;
    let args = Args::new().text("game", score::game(localizer, &first.game));
    let title = localizer.format(
        "scores-of-game",
        &args.text(
            "mode",
            localizer.text(&format!("score-mode-{}", first.mode)),
        ),
    );
    let mut days: Vec<&str> = players
        .iter()
        .flat_map(|own| own.series.iter().map(|point| point.at.as_str()))
        .collect();
    days.sort_unstable();
    days.dedup();
    let mut parts = Vec::new();
    if let (Some(first), Some(last)) = (days.first(), days.last()) {
        let span = Args::new()
            .text("first", date(localizer, Some(first)))
            .text("last", date(localizer, Some(last)));
        let span = localizer.format("scores-over-time", &span);
        let points = |own: &Statistics| {
            own.series
                .iter()
                .map(|it| numbers::plain(it.total))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let said: Vec<_> = players
            .iter()
            .map(|own| format!("{}: {}", own.player, points(own)))
            .collect();
        let label = format!("{span}. {}", said.join(". "));
        parts.push(quiet(Type::Small, span));
        parts.push(points_plot(
            format!("points-{index}"),
            label,
            days.len(),
            curves(players, &days),
            width,
        ));
        parts.push(legend(localizer));
    }
    parts.push(wins_plot(
        format!("wins-{index}"),
        wins(localizer, players),
        width,
    ));
    parts.extend(
        players
            .iter()
            .enumerate()
            .map(|(seat, own)| player(localizer, seat, own)),
    );
    Some(section(title, parts))
}

fn curves(players: &[&Statistics], days: &[&str]) -> Vec<Curve> {
    let curve = |(seat, own): (usize, &&Statistics)| {
        let point = |it: &companions::scoring::statistics::Point| {
            Some((days.binary_search(&it.at.as_str()).ok()?, it.total, it.won))
        };
        Some(Curve {
            seat,
            points: own.series.iter().filter_map(point).collect(),
            average: own.average?,
        })
    };
    players.iter().enumerate().filter_map(curve).collect()
}

fn wins(localizer: &Localizer, players: &[&Statistics]) -> Vec<Wins> {
    let bar = |(seat, own): (usize, &&Statistics)| {
        let words = localizer.format(
            "scores-wins-of",
            &Args::new()
                .count("wins", own.wins)
                .count("plays", own.plays),
        );
        Wins {
            seat,
            name: own.player.clone(),
            wins: own.wins,
            plays: own.plays,
            words,
        }
    };
    players.iter().enumerate().map(bar).collect()
}

fn legend<'a>(localizer: &Localizer) -> Element<'a, Message> {
    let signs = [
        (PlotSign::Won, "scores-bar-won"),
        (PlotSign::Lost, "scores-bar-lost"),
        (PlotSign::Best, "scores-mark-best"),
        (PlotSign::Average, "scores-line-average"),
    ];
    facts(signs.map(|(sign, id)| {
        row![plot_sign(sign), quiet(Type::Small, localizer.text(id))]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center)
            .into()
    }))
}

/// The numbers of a player, side by side where there is room.
fn player<'a>(localizer: &Localizer, seat: usize, own: &Statistics) -> Element<'a, Message> {
    let number = |id: &str, number: String| {
        let words = quiet(Type::Small, localizer.text(id));
        row![words, text(Type::Body, number)]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center)
            .into()
    };
    let mut all: Vec<Element<'a, Message>> = vec![
        number("scores-plays", own.plays.to_string()),
        number("scores-wins", own.wins.to_string()),
    ];
    if let (Some(best), Some(average)) = (own.best, own.average) {
        all.push(number("scores-best", numbers::plain(best)));
        all.push(number("scores-average", score::decimal(localizer, average)));
    }
    let name = row![
        plot_sign(PlotSign::Player(seat)),
        text(Type::Body, own.player.clone())
    ]
    .spacing(size::TIGHT);
    let all = Row::with_children(all)
        .spacing(size::PAD)
        .wrap()
        .vertical_spacing(size::TIGHT);
    Column::with_children([name.into(), all.into()])
        .spacing(size::TIGHT)
        .into()
}
