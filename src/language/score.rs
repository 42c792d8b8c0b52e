//! Scores, prices and sales told; what is wrong in what was entered; the list of finished games and its statistics.

use super::noun::capital;
use super::{Args, Voice, numbers};
use crate::mars_needs_mechanics::{Answer, BestSale, Component, Line, Prices, market};
use crate::scorebook::{Entry, Game, Kind, Mission, Scored};
use crate::scoring::statistics::Statistics;
use crate::scoring::{Fault, PlayerScore, Score, ScoreLine};

/// What is wrong with a value, in a sentence. Where it stands is told apart.
pub fn fault(voice: &Voice, fault: &Fault) -> String {
    let args = fault.values.iter().fold(Args::new(), |args, (name, value)| match (*name, value.parse::<i64>()) {
        ("component", _) => args.text(name, component_of(voice, value)),
        ("building", _) => args.text(name, voice.plain(&format!("score-building-{}", value.replace('_', "-")))),
        // A plural is chosen by a number; names and texts that look like one stay as they are.
        (_, Ok(number)) if number >= 0 && number.to_string() == *value => args.number(name, number),
        (_, Ok(number)) if number < 0 => args.text(name, numbers::plain(number)),
        _ => args.text(name, value.clone()),
    });
    voice.say(&format!("score-fault-{}", fault.code.id()), &args)
}

/// What is wrong and where, in one line.
pub fn fault_at(voice: &Voice, found: &Fault) -> String {
    let sentence = fault(voice, found);
    if found.at.is_empty() {
        return sentence;
    }
    voice.say("score-fault-at", &Args::new().text("at", found.at.clone()).text("fault", sentence))
}

/// The name of a game.
pub fn game(voice: &Voice, id: &str) -> String {
    voice.plain(&format!("score-game-{id}"))
}

/// The name of a component.
pub fn component(voice: &Voice, component: Component) -> String {
    component_of(voice, component.id())
}

fn component_of(voice: &Voice, id: &str) -> String {
    voice.plain(&format!("score-component-{}", id.replace('_', "-")))
}

/// So many points, or cogs.
pub fn worth(voice: &Voice, game: Game, points: i64) -> String {
    let id = if game == Game::MarsNeedsMechanics { "score-cogs" } else { "score-points" };
    voice.say(id, &number("number", points))
}

/// A number that chooses a plural; a negative one with its real sign.
fn number(name: &str, number: i64) -> Args {
    if number < 0 { Args::new().text(name, numbers::plain(number)) } else { Args::new().number(name, number) }
}

/// A whole score, a fact a line: the places with their terms, who has won, what decided.
pub fn told(voice: &Voice, game: Game, scored: &Scored) -> Vec<String> {
    let score = &scored.score;
    let mut told = Vec::new();
    for player in score.by_rank() {
        told.push(place(voice, game, player));
        told.extend(player.lines.iter().map(|line| format!("   {}", term(voice, game, line))));
    }
    told.push(winners(voice, score, scored.solo));
    told.extend(decided(voice, score));
    told
}

/// The place of a player.
pub fn place(voice: &Voice, game: Game, player: &PlayerScore) -> String {
    let args = Args::new().count("rank", player.rank).text("name", player.name.clone());
    voice.say("score-place", &args.text("worth", worth(voice, game, player.total)))
}

/// A term of a score: what was counted and what it is worth.
pub fn term(voice: &Voice, game: Game, line: &ScoreLine) -> String {
    voice.say("score-term", &Args::new().text("counted", counted(voice, line)).text("worth", worth(voice, game, line.points)))
}

/// What was counted for a term.
pub fn counted(voice: &Voice, line: &ScoreLine) -> String {
    voice.say(&format!("score-term-{}", line.term.replace('_', "-")), &number("count", line.count))
}

/// Who has won.
pub fn winners(voice: &Voice, score: &Score, solo: bool) -> String {
    let names: Vec<&String> = score.players.iter().map(|player| &player.name).collect();
    match (&score.winners[..], &names[..]) {
        ([winner], [player, rival]) if solo => {
            let id = if winner == *player { "score-solo-won" } else { "score-solo-lost" };
            voice.say(id, &Args::new().text("name", player.as_str()).text("rival", rival.as_str()))
        }
        (_, [player, rival]) if solo => {
            voice.say("score-solo-tie", &Args::new().text("name", player.as_str()).text("rival", rival.as_str()))
        }
        ([winner], _) => voice.say("score-won", &Args::new().text("name", winner.clone())),
        (winners, _) => voice.say("score-shared", &Args::new().text("names", voice.list(winners))),
    }
}

/// Which tie-break decided, if one did.
pub fn decided(voice: &Voice, score: &Score) -> Option<String> {
    score.decided_by.map(|code| voice.plain(&format!("score-decided-{}", code.replace('_', "-"))))
}

/// An answer about *Mars Needs Mechanics*, a fact a line; `before` is what the prices were.
pub fn answer(voice: &Voice, answer: &Answer, before: Option<&Prices>) -> Vec<String> {
    match answer {
        Answer::Ranking(score) => {
            let scored = Scored { score: score.clone(), solo: false, rules: serde_json::Value::Null };
            told(voice, Game::MarsNeedsMechanics, &scored)
        }
        Answer::Adjusted { prices, line } => adjusted(voice, before.unwrap_or(prices), prices, line),
        Answer::Sale(sale) => best_sale(voice, sale),
        Answer::Set { cogs } => {
            vec![voice.say("score-set", &Args::new().text("worth", worth(voice, Game::MarsNeedsMechanics, *cogs)))]
        }
    }
}

/// The prices after a round, from the front of the Order Line to its back.
fn adjusted(voice: &Voice, before: &Prices, after: &Prices, line: &Line) -> Vec<String> {
    let mut told: Vec<String> = line
        .components()
        .iter()
        .map(|&it| {
            let args = Args::new().text("component", capital(&component(voice, it)));
            if before[it] == after[it] {
                voice.say("score-price-stays", &args.text("price", numbers::plain(after[it])))
            } else {
                voice.say("score-price-moves", &args.text("change", numbers::change(before[it], after[it])))
            }
        })
        .collect();
    let low: Vec<String> = market::below_one(after).into_iter().map(|it| component(voice, it)).collect();
    if !low.is_empty() {
        told.push(voice.say("score-price-below-one", &Args::new().text("components", voice.list(&low))));
    }
    told
}

fn best_sale(voice: &Voice, sale: &BestSale) -> Vec<String> {
    let worth = |cogs| worth(voice, Game::MarsNeedsMechanics, cogs);
    let mut told: Vec<String> = sale
        .sets
        .iter()
        .map(|set| {
            let args = Args::new().number("count", set.count).text("component", component(voice, set.component));
            voice.say("score-sell", &args.number("scrap", set.scrap).text("worth", worth(set.cogs)))
        })
        .collect();
    let kept: Vec<String> = sale
        .kept
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(it, count)| voice.say("score-kept", &Args::new().number("count", *count).text("component", component(voice, it))))
        .collect();
    if !kept.is_empty() {
        told.push(voice.say("score-keep", &Args::new().text("cards", voice.list(&kept))));
    }
    told.push(if sale.sets.is_empty() {
        voice.plain("score-nothing-to-sell")
    } else {
        voice.say("score-sale", &Args::new().text("worth", worth(sale.cogs)))
    });
    told
}

/// A finished game in one line.
pub fn entry(voice: &Voice, entry: &Entry) -> String {
    let day: String = entry.at.chars().take_while(|&character| character != 'T').collect();
    let result = match &entry.kind {
        Kind::Score { scored, .. } => {
            let player = |player: &&PlayerScore| {
                let args = Args::new().text("name", player.name.clone());
                voice.say("score-entry-player", &args.text("total", numbers::plain(player.total)))
            };
            let players: Vec<String> = scored.score.by_rank().iter().map(player).collect();
            let args = Args::new().text("players", players.join(", "));
            voice.say("score-entry-result", &args.text("winners", winners(voice, &scored.score, scored.solo)))
        }
        Kind::Mission(mission) => mission_result(voice, mission),
    };
    let name = game(voice, entry.game());
    let args = Args::new().text("id", entry.id.clone()).text("day", day).text("game", name).text("result", result);
    let line = voice.say("score-entry", &args);
    match entry.notes.split_whitespace().collect::<Vec<_>>().join(" ") {
        notes if notes.is_empty() => line,
        notes => voice.say("score-entry-notes", &Args::new().text("entry", line).text("notes", notes)),
    }
}

fn mission_result(voice: &Voice, mission: &Mission) -> String {
    let ending = ending(voice, mission);
    let args = Args::new().text("mission", mission.mission.clone()).text("players", voice.list(&mission.players));
    voice.say("score-entry-mission", &args.text("ending", ending))
}

/// How a mission ended.
pub fn ending(voice: &Voice, mission: &Mission) -> String {
    let id = format!("score-ending-{}", mission.ending.id().replace('_', "-"));
    voice.say(&id, &Args::new().number("sol", mission.sol))
}

/// A number with one decimal, as the language writes it.
pub fn decimal(voice: &Voice, number: f64) -> String {
    format!("{number:.1}").replace('-', "−").replace('.', &voice.plain("score-decimal-point"))
}

/// What a player has done in a game, in one line.
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
            voice.say("score-statistics", &args.text("best", numbers::plain(best)).text("average", average))
        }
        _ => voice.say("score-statistics-without-points", &args),
    }
}
