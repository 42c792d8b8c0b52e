//! `rules`: one field over the rules of all games.

use std::io;

use serde_json::{Value, json};

use super::args::Rules;
use super::console::{Desk, NO, WELL, fail, print};
use crate::language::{Args, Voice};
use crate::rulebook::{self, Entry, Game, Hit, Library, Query, Tongue};

/// How many answers are given where nobody says how many.
const LIMIT: usize = 5;

/// Looks up, lists, or shows one entry.
pub(super) fn rules(desk: &Desk, asked: &Rules) -> io::Result<u8> {
    let library = rulebook::library();
    let tongue = Tongue::from(desk.voice.language());
    match asked {
        Rules { id: Some(id), .. } => one(desk, library, tongue, id),
        Rules { list: true, game, .. } => list(desk, library, tongue, *game),
        Rules { words, game, limit, .. } => {
            let limit = limit.unwrap_or(LIMIT);
            look_up(desk, library, &Query { words: &words.join(" "), tongue, game: *game, playing: None, limit })
        }
    }
}

fn look_up(desk: &Desk, library: &Library, query: &Query<'_>) -> io::Result<u8> {
    let answer = library.search(query);
    if desk.json {
        let hits: Vec<Value> = answer.hits.iter().map(|hit| as_json(hit.entry, Some(hit.score))).collect();
        print(&Value::from(hits).to_string())?;
        return Ok(if answer.hits.is_empty() { NO } else { WELL });
    }
    if answer.hits.is_empty() {
        print(&desk.voice.say("rules-nothing", &Args::new().text("words", query.words.to_owned())))?;
        for entry in answer.nearest {
            print(&line(desk, entry))?;
        }
        return Ok(NO);
    }
    // The best answer is read at once; the others are named.
    for (at, hit) in answer.hits.iter().enumerate() {
        if at == 0 {
            show(desk, library, hit)?;
            if answer.hits.len() > 1 {
                print("")?;
                print(&desk.voice.plain("rules-others"))?;
            }
        } else {
            print(&line(desk, hit.entry))?;
        }
    }
    Ok(WELL)
}

fn one(desk: &Desk, library: &Library, tongue: Tongue, id: &str) -> io::Result<u8> {
    let Some(entry) = library.entry(tongue, id) else {
        let message = desk.voice.say("rules-no-entry", &Args::new().text("id", id.to_owned()));
        return Ok(fail(&desk.voice, desk.json, "unknown-entry", &message, NO));
    };
    if desk.json {
        print(&Value::from(vec![as_json(entry, None)]).to_string())?;
    } else {
        show(desk, library, &Hit { entry, score: 0.0, by_words_of: None })?;
    }
    Ok(WELL)
}

fn list(desk: &Desk, library: &Library, tongue: Tongue, wanted: Option<Game>) -> io::Result<u8> {
    let games = Game::ALL.into_iter().filter(|game| wanted.is_none_or(|wanted| wanted == *game));
    if desk.json {
        let own = library.entries().iter().filter(|entry| entry.tongue == tongue);
        let all: Vec<Value> =
            own.filter(|entry| wanted.is_none_or(|game| game == entry.game)).map(|entry| as_json(entry, None)).collect();
        print(&Value::from(all).to_string())?;
        return Ok(WELL);
    }
    for game in games {
        for chapter in library.chapters(tongue, game).filter(|chapter| !chapter.entries.is_empty()) {
            let args = Args::new().text("game", name(&desk.voice, game)).text("chapter", chapter.title.clone());
            print(&desk.voice.say("rules-chapter", &args))?;
            for entry in chapter.entries.iter().filter_map(|id| library.entry(tongue, id)) {
                let args = Args::new().text("id", entry.id.clone()).text("title", entry.title.clone());
                print(&desk.voice.say("rules-listed", &args))?;
            }
        }
    }
    Ok(WELL)
}

/// The name of a game, as printed on its box.
fn name(voice: &Voice, game: Game) -> String {
    voice.plain(&format!("game-{}", game.id()))
}

fn line(desk: &Desk, entry: &Entry) -> String {
    let args = Args::new().text("game", name(&desk.voice, entry.game)).text("title", entry.title.clone());
    desk.voice.say("rules-line", &args.text("id", entry.id.clone()))
}

fn show(desk: &Desk, library: &Library, hit: &Hit<'_>) -> io::Result<()> {
    lines(&desk.voice, library, hit).iter().try_for_each(|line| print(line))
}

/// An entry, line by line.
pub(super) fn lines(voice: &Voice, library: &Library, hit: &Hit<'_>) -> Vec<String> {
    let entry = hit.entry;
    let say = |id: &str, args: Args| voice.say(id, &args);
    let args = Args::new().text("game", name(voice, entry.game)).text("title", entry.title.clone());
    let mut lines = vec![say("rules-title", args)];
    if let Some(tongue) = hit.by_words_of {
        let other = library.entry(tongue, &entry.id).map(|entry| entry.title.clone()).unwrap_or_default();
        lines.push(say("rules-by-other-words", Args::new().text("other", other)));
    }
    lines.extend(entry.plain_body());
    lines.extend(entry.plain_notes().into_iter().map(|note| say("rules-note", Args::new().text("note", note.join(" ")))));
    for term in &entry.terms {
        let id = if term.ours { "rules-term-ours" } else { "rules-term" };
        lines.push(say(id, Args::new().text("own", term.own.clone()).text("other", term.other.clone())));
    }
    lines.push(say("rules-source", Args::new().text("source", entry.source())));
    let related = entry.related.iter().map(String::as_str).chain(entry.links());
    let mut ids: Vec<&str> = Vec::new();
    related.for_each(|id| {
        if !ids.contains(&id) && id != entry.id {
            ids.push(id);
        }
    });
    if !ids.is_empty() {
        lines.push(say("rules-related", Args::new().text("ids", ids.join(", "))));
    }
    lines
}

fn as_json(entry: &Entry, score: Option<f32>) -> Value {
    let mut value = json!({
        "id": entry.id, "game": entry.game.id(), "lang": entry.tongue.code(), "title": entry.title, "body": entry.markdown,
        "source": entry.source(), "related": entry.related,
    });
    if let Some(object) = value.as_object_mut() {
        // An entry that nobody searched for fits as well as can be.
        let score = score.map_or(1.0, |score| (f64::from(score) * 100.0).round() / 100.0);
        let _ = object.insert("score".to_owned(), score.into());
    }
    value
}
