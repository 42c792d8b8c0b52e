//! Scores, prices and sales in words; invalid input; finished games and statistics.

use super::helper::number;
use super::noun::capital;
use super::{Args, Localizer, numbers};
use companions::mars_needs_mechanics::{Answer, BestSale, Component, OrderLine, Prices, market};
use companions::scorebook::form::SheetField;
use companions::scorebook::{Entry, EntryKind, Game, MissionResult, ScoredGame};
use companions::scoring::statistics::Statistics;
use companions::scoring::{Code, InputError, PlayerScore, Score, ScoreLine};

/// An invalid value, without its place.
pub fn fault(localizer: &Localizer, fault: &InputError) -> String {
    let args = fault.args.iter().fold(Args::new(), |args, (name, value)| {
        match (*name, value.parse::<i64>()) {
            ("component", _) => args.text(name, component_of(localizer, value)),
            ("building", _) => args.text(
                name,
                localizer.text(&format!("score-building-{}", value.replace('_', "-"))),
            ),
            // Numbers select a plural form; names and texts that look like numbers stay texts.
            (_, Ok(number)) if number >= 0 && number.to_string() == *value => {
                args.number(name, number)
            }
            (_, Ok(number)) if number < 0 => args.text(name, numbers::plain(number)),
            _ => args.text(name, value.clone()),
        }
    });
    localizer.format(&format!("score-fault-{}", fault.code.id()), &args)
}

/// An invalid value with its place, in one line.
pub fn fault_at(localizer: &Localizer, found: &InputError) -> String {
    let sentence = fault(localizer, found);
    let place = place_of_fault(found);
    if place.is_empty() {
        return sentence;
    }
    localizer.format(
        "score-fault-at",
        &Args::new().text("at", place).text("fault", sentence),
    )
}

/// The path of the wrong value, without the name that the sentence itself says.
fn place_of_fault(found: &InputError) -> &str {
    let named = found
        .args
        .get("value")
        .and_then(|name| found.path.strip_suffix(name.as_str()));
    match (found.code, named) {
        (Code::Missing | Code::DoubledField | Code::UnknownField, Some(outer)) => {
            outer.trim_end_matches('.')
        }
        _ => &found.path,
    }
}

/// The title of the game with that id, *First Martians* included.
pub fn game(localizer: &Localizer, id: &str) -> String {
    localizer.text(&format!("score-game-{id}"))
}

/// The printed name of a field of a score sheet.
pub fn sheet_field(localizer: &Localizer, field: SheetField) -> String {
    match field {
        SheetField::Name => localizer.text("score-ask-name"),
        SheetField::Ship => localizer.text("scores-pm-ship"),
        SheetField::Energy => localizer.text("scores-pm-energy"),
        SheetField::Space(building, space) => {
            let building = localizer.text(&format!(
                "score-building-{}",
                building.id().replace('_', "-")
            ));
            let id = if space == 0 {
                "score-ask-one-star"
            } else {
                "score-ask-two-stars"
            };
            localizer.format(id, &Args::new().text("building", building))
        }
        SheetField::Habitation => localizer.text("pm-habitation"),
        SheetField::Wallet => localizer.text("scores-me-wallet"),
        SheetField::Vault => localizer.text("scores-me-vault"),
        SheetField::Improvements => localizer.text("score-ask-improvements"),
        SheetField::OtherTiles => localizer.text("scores-me-other-tiles"),
        SheetField::Cogs => localizer.text("scores-mnm-cogs"),
        SheetField::Mechanisms => localizer.text("scores-mnm-mechanisms"),
        SheetField::Hand => localizer.text("scores-mnm-hand"),
    }
}

/// The name of a component.
pub fn component(localizer: &Localizer, component: Component) -> String {
    component_of(localizer, component.id())
}

fn component_of(localizer: &Localizer, id: &str) -> String {
    localizer.text(&format!("score-component-{}", id.replace('_', "-")))
}

/// A number of points or cogs.
pub fn points(localizer: &Localizer, game: Game, points: i64) -> String {
    let id = if game == Game::MarsNeedsMechanics {
        "score-cogs"
    } else {
        "score-points"
    };
    localizer.format(id, &number(Args::new(), "number", points))
}

/// A whole score, one fact per line: ranks with their terms, winners, tie-break.
pub fn score_lines(localizer: &Localizer, game: Game, scored: &ScoredGame) -> Vec<String> {
    let score = &scored.score;
    let mut lines = Vec::new();
    for player in score.by_rank() {
        lines.push(place(localizer, game, player));
        lines.extend(
            player
                .lines
                .iter()
                .map(|line| format!("   {}", term(localizer, game, line))),
        );
    }
    lines.push(winners(localizer, score, scored.solo));
    lines.extend(tie_break(localizer, score));
    lines
}

/// A player with rank and points, in a line.
pub fn place(localizer: &Localizer, game: Game, player: &PlayerScore) -> String {
    let args = Args::new()
        .count("rank", player.rank)
        .text("name", player.name.clone());
    localizer.format(
        "score-place",
        &args.text("worth", points(localizer, game, player.total)),
    )
}

/// A term of a score: what was counted and its points.
pub fn term(localizer: &Localizer, game: Game, line: &ScoreLine) -> String {
    localizer.format(
        "score-term",
        &Args::new()
            .text("counted", counted(localizer, line))
            .text("worth", points(localizer, game, line.points)),
    )
}

/// What a term of a score counts, with its number and without its points.
pub fn counted(localizer: &Localizer, line: &ScoreLine) -> String {
    localizer.format(
        &format!("score-term-{}", line.term.replace('_', "-")),
        &number(Args::new(), "count", line.count),
    )
}

/// Who has won, in a sentence; a solo game is won, lost or tied against the rival.
pub fn winners(localizer: &Localizer, score: &Score, solo: bool) -> String {
    let names: Vec<&String> = score.players.iter().map(|player| &player.name).collect();
    match (&score.winners[..], &names[..]) {
        ([winner], [player, rival]) if solo => {
            let id = if winner == *player {
                "score-solo-won"
            } else {
                "score-solo-lost"
            };
            localizer.format(
                id,
                &Args::new()
                    .text("name", player.as_str())
                    .text("rival", rival.as_str()),
            )
        }
        (_, [player, rival]) if solo => localizer.format(
            "score-solo-tie",
            &Args::new()
                .text("name", player.as_str())
                .text("rival", rival.as_str()),
        ),
        ([winner], _) => localizer.format("score-won", &Args::new().text("name", winner.clone())),
        (winners, _) => localizer.format(
            "score-shared",
            &Args::new().text("names", localizer.list(winners)),
        ),
    }
}

/// The tie-break that decided, if any.
pub fn tie_break(localizer: &Localizer, score: &Score) -> Option<String> {
    score
        .decided_by
        .map(|code| localizer.text(&format!("score-decided-{}", code.replace('_', "-"))))
}

/// An answer about *Mars Needs Mechanics*, one fact per line; `before` are the previous prices.
pub fn answer(localizer: &Localizer, answer: &Answer, before: Option<&Prices>) -> Vec<String> {
    match answer {
        Answer::Ranking(score) => {
            let scored = ScoredGame {
                score: score.clone(),
                solo: false,
                rules: serde_json::Value::Null,
            };
            score_lines(localizer, Game::MarsNeedsMechanics, &scored)
        }
        Answer::Adjusted { prices, line } => {
            adjusted(localizer, before.unwrap_or(prices), prices, line)
        }
        Answer::Sale(sale) => best_sale(localizer, sale),
        Answer::Set { cogs } => {
            vec![localizer.format(
                "score-set",
                &Args::new().text("worth", points(localizer, Game::MarsNeedsMechanics, *cogs)),
            )]
        }
    }
}

/// The prices after a round, from the front of the Order Line to its back.
fn adjusted(
    localizer: &Localizer,
    before: &Prices,
    after: &Prices,
    line: &OrderLine,
) -> Vec<String> {
    let mut lines: Vec<String> = line
        .components()
        .iter()
        .map(|&it| price_change(localizer, it, before[it], after[it]))
        .collect();
    let low: Vec<String> = market::prices_below_one(after)
        .into_iter()
        .map(|it| component(localizer, it))
        .collect();
    if !low.is_empty() {
        lines.push(localizer.format(
            "score-price-below-one",
            &Args::new().text("components", localizer.list(&low)),
        ));
    }
    lines
}

pub(super) fn price_change(localizer: &Localizer, of: Component, from: i64, to: i64) -> String {
    let args = Args::new().text("component", capital(&component(localizer, of)));
    if from == to {
        localizer.format("score-price-stays", &args.text("price", numbers::plain(to)))
    } else {
        localizer.format(
            "score-price-moves",
            &args.text("change", numbers::change(from, to)),
        )
    }
}

fn best_sale(localizer: &Localizer, sale: &BestSale) -> Vec<String> {
    let worth = |cogs| points(localizer, Game::MarsNeedsMechanics, cogs);
    let mut lines: Vec<String> = sale
        .sets
        .iter()
        .map(|set| {
            let args = Args::new()
                .number("count", set.count)
                .text("component", component(localizer, set.component));
            localizer.format(
                "score-sell",
                &args
                    .number("scrap", set.scrap)
                    .text("worth", worth(set.cogs)),
            )
        })
        .collect();
    let kept: Vec<String> = sale
        .kept
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(it, count)| {
            localizer.format(
                "score-kept",
                &Args::new()
                    .number("count", *count)
                    .text("component", component(localizer, it)),
            )
        })
        .collect();
    if !kept.is_empty() {
        lines.push(localizer.format(
            "score-keep",
            &Args::new().text("cards", localizer.list(&kept)),
        ));
    }
    lines.push(if sale.sets.is_empty() {
        localizer.text("score-nothing-to-sell")
    } else {
        localizer.format("score-sale", &Args::new().text("worth", worth(sale.cogs)))
    });
    lines
}

/// A finished game in one line; `title` is that of its mission, where it is known.
pub fn entry(localizer: &Localizer, entry: &Entry, title: Option<&str>) -> String {
    let day = super::fact_text::date(localizer, Some(&entry.at));
    let result = match &entry.kind {
        EntryKind::Score { scored, .. } => {
            let player = |player: &&PlayerScore| {
                let args = Args::new().text("name", player.name.clone());
                localizer.format(
                    "score-entry-player",
                    &args.text("total", numbers::plain(player.total)),
                )
            };
            let players: Vec<String> = scored.score.by_rank().iter().map(player).collect();
            let args = Args::new().text("players", players.join(", "));
            localizer.format(
                "score-entry-result",
                &args.text("winners", winners(localizer, &scored.score, scored.solo)),
            )
        }
        EntryKind::Mission(mission) => mission_result(localizer, mission, title),
    };
    let name = game(localizer, entry.game());
    let args = Args::new()
        .text("id", entry.id.clone())
        .text("day", day)
        .text("game", name)
        .text("result", result);
    let line = localizer.format("score-entry", &args);
    match entry.notes.split_whitespace().collect::<Vec<_>>().join(" ") {
        notes if notes.is_empty() => line,
        notes => localizer.format(
            "score-entry-notes",
            &Args::new().text("entry", line).text("notes", notes),
        ),
    }
}

/// The title of a mission, or what its id says where the title is unknown.
pub fn mission_title(id: &str, title: Option<&str>) -> String {
    title.map_or_else(|| id.replace('-', " "), str::to_owned)
}

fn mission_result(localizer: &Localizer, mission: &MissionResult, title: Option<&str>) -> String {
    let ending = ending(localizer, mission);
    let args = Args::new()
        .text("mission", mission_title(&mission.mission, title))
        .text("players", localizer.list(&mission.players));
    localizer.format("score-entry-mission", &args.text("ending", ending))
}

/// How and in which sol a mission ended, in a few words.
pub fn ending(localizer: &Localizer, mission: &MissionResult) -> String {
    let id = format!("score-ending-{}", mission.ending.id().replace('_', "-"));
    localizer.format(&id, &Args::new().number("sol", mission.sol))
}

/// With one decimal, in the format of the language.
pub fn decimal(localizer: &Localizer, number: f64) -> String {
    format!("{number:.1}")
        .replace('-', "−")
        .replace('.', &localizer.text("score-decimal-point"))
}

/// A player's results in a game, in one line.
pub fn statistics(localizer: &Localizer, own: &Statistics) -> String {
    let args = Args::new()
        .text("player", own.player.clone())
        .text("game", game(localizer, &own.game))
        .text("mode", localizer.text(&format!("score-mode-{}", own.mode)))
        .count("plays", own.plays)
        .count("wins", own.wins);
    match (own.best, own.average) {
        (Some(best), Some(average)) => {
            let average = decimal(localizer, average);
            localizer.format(
                "score-statistics",
                &args
                    .text("best", numbers::plain(best))
                    .text("average", average),
            )
        }
        _ => localizer.format("score-statistics-without-points", &args),
    }
}
