//! Scores, prices and sales in words; invalid input; finished games and statistics.

use super::helper::number;
use super::noun::capital;
use super::{Args, Voice, numbers};
use companions::mars_needs_mechanics::{Answer, BestSale, Component, OrderLine, Prices, market};
use companions::scorebook::form::SheetField;
use companions::scorebook::{Entry, EntryKind, Game, MissionResult, ScoredGame};
use companions::scoring::statistics::Statistics;
use companions::scoring::{Code, InputError, PlayerScore, Score, ScoreLine};

/// An invalid value, without its place.
pub fn fault(voice: &Voice, fault: &InputError) -> String {
    let args = fault.args.iter().fold(Args::new(), |args, (name, value)| {
        match (*name, value.parse::<i64>()) {
            ("component", _) => args.text(name, component_of(voice, value)),
            ("building", _) => args.text(
                name,
                voice.plain(&format!("score-building-{}", value.replace('_', "-"))),
            ),
            // Numbers select a plural form; names and texts that look like numbers stay texts.
            (_, Ok(number)) if number >= 0 && number.to_string() == *value => {
                args.number(name, number)
            }
            (_, Ok(number)) if number < 0 => args.text(name, numbers::plain(number)),
            _ => args.text(name, value.clone()),
        }
    });
    voice.say(&format!("score-fault-{}", fault.code.id()), &args)
}

/// An invalid value with its place, in one line.
pub fn fault_at(voice: &Voice, found: &InputError) -> String {
    let sentence = fault(voice, found);
    let place = place_of_fault(found);
    if place.is_empty() {
        return sentence;
    }
    voice.say(
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
pub fn game(voice: &Voice, id: &str) -> String {
    voice.plain(&format!("score-game-{id}"))
}

/// The printed name of a field of a score sheet.
pub fn sheet_field(voice: &Voice, field: SheetField) -> String {
    match field {
        SheetField::Name => voice.plain("score-ask-name"),
        SheetField::Ship => voice.plain("scores-pm-ship"),
        SheetField::Energy => voice.plain("scores-pm-energy"),
        SheetField::Space(building, space) => {
            let building = voice.plain(&format!(
                "score-building-{}",
                building.id().replace('_', "-")
            ));
            let id = if space == 0 {
                "score-ask-one-star"
            } else {
                "score-ask-two-stars"
            };
            voice.say(id, &Args::new().text("building", building))
        }
        SheetField::Habitation => voice.plain("pm-habitation"),
        SheetField::Wallet => voice.plain("scores-me-wallet"),
        SheetField::Vault => voice.plain("scores-me-vault"),
        SheetField::Improvements => voice.plain("score-ask-improvements"),
        SheetField::OtherTiles => voice.plain("scores-me-other-tiles"),
        SheetField::Cogs => voice.plain("scores-mnm-cogs"),
        SheetField::Mechanisms => voice.plain("scores-mnm-mechanisms"),
        SheetField::Hand => voice.plain("scores-mnm-hand"),
    }
}

/// The name of a component.
pub fn component(voice: &Voice, component: Component) -> String {
    component_of(voice, component.id())
}

fn component_of(voice: &Voice, id: &str) -> String {
    voice.plain(&format!("score-component-{}", id.replace('_', "-")))
}

/// A number of points or cogs.
pub fn points(voice: &Voice, game: Game, points: i64) -> String {
    let id = if game == Game::MarsNeedsMechanics {
        "score-cogs"
    } else {
        "score-points"
    };
    voice.say(id, &number(Args::new(), "number", points))
}

/// A whole score, one fact per line: ranks with their terms, winners, tie-break.
pub fn score_lines(voice: &Voice, game: Game, scored: &ScoredGame) -> Vec<String> {
    let score = &scored.score;
    let mut lines = Vec::new();
    for player in score.by_rank() {
        lines.push(place(voice, game, player));
        lines.extend(
            player
                .lines
                .iter()
                .map(|line| format!("   {}", term(voice, game, line))),
        );
    }
    lines.push(winners(voice, score, scored.solo));
    lines.extend(tie_break(voice, score));
    lines
}

/// A player with rank and points, in a line.
pub fn place(voice: &Voice, game: Game, player: &PlayerScore) -> String {
    let args = Args::new()
        .count("rank", player.rank)
        .text("name", player.name.clone());
    voice.say(
        "score-place",
        &args.text("worth", points(voice, game, player.total)),
    )
}

/// A term of a score: what was counted and its points.
pub fn term(voice: &Voice, game: Game, line: &ScoreLine) -> String {
    voice.say(
        "score-term",
        &Args::new()
            .text("counted", counted(voice, line))
            .text("worth", points(voice, game, line.points)),
    )
}

/// What a term of a score counts, with its number and without its points.
pub fn counted(voice: &Voice, line: &ScoreLine) -> String {
    voice.say(
        &format!("score-term-{}", line.term.replace('_', "-")),
        &number(Args::new(), "count", line.count),
    )
}

/// Who has won, in a sentence; a solo game is won, lost or tied against the rival.
pub fn winners(voice: &Voice, score: &Score, solo: bool) -> String {
    let names: Vec<&String> = score.players.iter().map(|player| &player.name).collect();
    match (&score.winners[..], &names[..]) {
        ([winner], [player, rival]) if solo => {
            let id = if winner == *player {
                "score-solo-won"
            } else {
                "score-solo-lost"
            };
            voice.say(
                id,
                &Args::new()
                    .text("name", player.as_str())
                    .text("rival", rival.as_str()),
            )
        }
        (_, [player, rival]) if solo => voice.say(
            "score-solo-tie",
            &Args::new()
                .text("name", player.as_str())
                .text("rival", rival.as_str()),
        ),
        ([winner], _) => voice.say("score-won", &Args::new().text("name", winner.clone())),
        (winners, _) => voice.say(
            "score-shared",
            &Args::new().text("names", voice.list(winners)),
        ),
    }
}

/// The tie-break that decided, if any.
pub fn tie_break(voice: &Voice, score: &Score) -> Option<String> {
    score
        .decided_by
        .map(|code| voice.plain(&format!("score-decided-{}", code.replace('_', "-"))))
}

/// An answer about *Mars Needs Mechanics*, one fact per line; `before` are the previous prices.
pub fn answer(voice: &Voice, answer: &Answer, before: Option<&Prices>) -> Vec<String> {
    match answer {
        Answer::Ranking(score) => {
            let scored = ScoredGame {
                score: score.clone(),
                solo: false,
                rules: serde_json::Value::Null,
            };
            score_lines(voice, Game::MarsNeedsMechanics, &scored)
        }
        Answer::Adjusted { prices, line } => {
            adjusted(voice, before.unwrap_or(prices), prices, line)
        }
        Answer::Sale(sale) => best_sale(voice, sale),
        Answer::Set { cogs } => {
            vec![voice.say(
                "score-set",
                &Args::new().text("worth", points(voice, Game::MarsNeedsMechanics, *cogs)),
            )]
        }
    }
}

/// The prices after a round, from the front of the Order Line to its back.
fn adjusted(voice: &Voice, before: &Prices, after: &Prices, line: &OrderLine) -> Vec<String> {
    let mut lines: Vec<String> = line
        .components()
        .iter()
        .map(|&it| price_change(voice, it, before[it], after[it]))
        .collect();
    let low: Vec<String> = market::prices_below_one(after)
        .into_iter()
        .map(|it| component(voice, it))
        .collect();
    if !low.is_empty() {
        lines.push(voice.say(
            "score-price-below-one",
            &Args::new().text("components", voice.list(&low)),
        ));
    }
    lines
}

pub(super) fn price_change(voice: &Voice, of: Component, from: i64, to: i64) -> String {
    let args = Args::new().text("component", capital(&component(voice, of)));
    if from == to {
        voice.say("score-price-stays", &args.text("price", numbers::plain(to)))
    } else {
        voice.say(
            "score-price-moves",
            &args.text("change", numbers::change(from, to)),
        )
    }
}

fn best_sale(voice: &Voice, sale: &BestSale) -> Vec<String> {
    let worth = |cogs| points(voice, Game::MarsNeedsMechanics, cogs);
    let mut lines: Vec<String> = sale
        .sets
        .iter()
        .map(|set| {
            let args = Args::new()
                .number("count", set.count)
                .text("component", component(voice, set.component));
            voice.say(
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
            voice.say(
                "score-kept",
                &Args::new()
                    .number("count", *count)
                    .text("component", component(voice, it)),
            )
        })
        .collect();
    if !kept.is_empty() {
        lines.push(voice.say("score-keep", &Args::new().text("cards", voice.list(&kept))));
    }
    lines.push(if sale.sets.is_empty() {
        voice.plain("score-nothing-to-sell")
    } else {
        voice.say("score-sale", &Args::new().text("worth", worth(sale.cogs)))
    });
    lines
}

/// A finished game in one line; `title` is that of its mission, where it is known.
pub fn entry(voice: &Voice, entry: &Entry, title: Option<&str>) -> String {
    let day = super::fact_text::date(voice, Some(&entry.at));
    let result = match &entry.kind {
        EntryKind::Score { scored, .. } => {
            let player = |player: &&PlayerScore| {
                let args = Args::new().text("name", player.name.clone());
                voice.say(
                    "score-entry-player",
                    &args.text("total", numbers::plain(player.total)),
                )
            };
            let players: Vec<String> = scored.score.by_rank().iter().map(player).collect();
            let args = Args::new().text("players", players.join(", "));
            voice.say(
                "score-entry-result",
                &args.text("winners", winners(voice, &scored.score, scored.solo)),
            )
        }
        EntryKind::Mission(mission) => mission_result(voice, mission, title),
    };
    let name = game(voice, entry.game());
    let args = Args::new()
        .text("id", entry.id.clone())
        .text("day", day)
        .text("game", name)
        .text("result", result);
    let line = voice.say("score-entry", &args);
    match entry.notes.split_whitespace().collect::<Vec<_>>().join(" ") {
        notes if notes.is_empty() => line,
        notes => voice.say(
            "score-entry-notes",
            &Args::new().text("entry", line).text("notes", notes),
        ),
    }
}

/// The title of a mission, or what its id says where the title is unknown.
pub fn mission_title(id: &str, title: Option<&str>) -> String {
    title.map_or_else(|| id.replace('-', " "), str::to_owned)
}

fn mission_result(voice: &Voice, mission: &MissionResult, title: Option<&str>) -> String {
    let ending = ending(voice, mission);
    let args = Args::new()
        .text("mission", mission_title(&mission.mission, title))
        .text("players", voice.list(&mission.players));
    voice.say("score-entry-mission", &args.text("ending", ending))
}

/// How and in which sol a mission ended, in a few words.
pub fn ending(voice: &Voice, mission: &MissionResult) -> String {
    let id = format!("score-ending-{}", mission.ending.id().replace('_', "-"));
    voice.say(&id, &Args::new().number("sol", mission.sol))
}

/// With one decimal, in the format of the language.
pub fn decimal(voice: &Voice, number: f64) -> String {
    format!("{number:.1}")
        .replace('-', "−")
        .replace('.', &voice.plain("score-decimal-point"))
}

/// A player's results in a game, in one line.
pub fn statistics(voice: &Voice, own: &Statistics) -> String {
    let args = Args::new()
        .text("player", own.player.clone())
        .text("game", game(voice, &own.game))
        .text("mode", voice.plain(&format!("score-mode-{}", own.mode)))
        .count("plays", own.plays)
        .count("wins", own.wins);
    match (own.best, own.average) {
        (Some(best), Some(average)) => {
            let average = decimal(voice, average);
            voice.say(
                "score-statistics",
                &args
                    .text("best", numbers::plain(best))
                    .text("average", average),
            )
        }
        _ => voice.say("score-statistics-without-points", &args),
    }
}
