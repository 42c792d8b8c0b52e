//! `rules`: searches and lists the rules of all games.

use std::io;

use serde_json::{Value, json};

use super::args::Rules;
use super::console::{Answer, Context, EXIT_FAILURE, EXIT_OK, print, print_ok};
use language::Language;
use language::{Args, Localizer, nothing_found, rules_answer};
use rulebook::{self, Entry, Game, Hit, Library, Query};

/// The default number of results.
const LIMIT: usize = 5;

pub(super) fn rules(context: &Context, asked: &Rules) -> Answer {
    let library = rulebook::shipped_library();
    let language = context.localizer.language();
    match asked {
        Rules { id: Some(id), .. } => one(context, library, language, id),
        Rules {
            list: true, game, ..
        } => list(context, library, language, *game),
        Rules {
            words, game, limit, ..
        } => {
            let limit = limit.unwrap_or(LIMIT);
            look_up(
                context,
                library,
                &Query {
                    words: &words.join(" "),
                    language,
                    game: *game,
                    playing: None,
                    here: &[],
                    limit,
                },
            )
        }
    }
}

fn look_up(context: &Context, library: &Library, query: &Query<'_>) -> Answer {
    let answer = library.search(query);
    if context.json {
        let hits: Vec<Value> = answer
            .hits
            .iter()
            .map(|hit| as_json(hit.entry, Some(hit)))
            .collect();
        print(&Value::from(hits).to_string())?;
        return Ok(if answer.hits.is_empty() {
            EXIT_FAILURE
        } else {
            EXIT_OK
        });
    }
    if answer.hits.is_empty() {
        print(&nothing_found(&context.localizer, query.words, &answer))?;
        for entry in answer.nearest {
            print(&line(context, entry))?;
        }
        return Ok(EXIT_FAILURE);
    }
    // The best result is shown with its text, the others by title.
    let Some((best, others)) = answer.hits.split_first() else {
        return Ok(EXIT_OK);
    };
    if best.answer.is_none() {
        print(&context.localizer.text("rules-unsettled"))?;
    }
    show(context, library, best)?;
    if !others.is_empty() {
        print("")?;
        print(&context.localizer.text("rules-others"))?;
    }
    others
        .iter()
        .try_for_each(|hit| print(&line(context, hit.entry)))?;
    Ok(EXIT_OK)
}

fn one(context: &Context, library: &Library, language: Language, id: &str) -> Answer {
    let Some(entry) = library.entry(language, id) else {
        let message = context
            .localizer
            .format("rules-no-entry", &Args::new().text("id", id.to_owned()));
        return Err(context.fail("unknown-entry", &message, EXIT_FAILURE));
    };
    if context.json {
        return print_ok(&Value::from(vec![as_json(entry, None)]).to_string());
    }
    show(
        context,
        library,
        &Hit {
            entry,
            score: 0.0,
            matched_language: None,
            answer: None,
        },
    )?;
    Ok(EXIT_OK)
}

fn list(context: &Context, library: &Library, language: Language, wanted: Option<Game>) -> Answer {
    let games = Game::ALL
        .into_iter()
        .filter(|game| wanted.is_none_or(|wanted| wanted == *game));
    if context.json {
        let own = library
            .entries()
            .iter()
            .filter(|entry| entry.language == language);
        let all: Vec<Value> = own
            .filter(|entry| wanted.is_none_or(|game| game == entry.game))
            .map(|entry| as_json(entry, None))
            .collect();
        return print_ok(&Value::from(all).to_string());
    }
    for game in games {
        for chapter in library
            .chapters(language, game)
            .filter(|chapter| !chapter.entries.is_empty())
        {
            let args = Args::new()
                .text("game", name(&context.localizer, game))
                .text("chapter", chapter.title.clone());
            print(&context.localizer.format("rules-chapter", &args))?;
            for entry in chapter
                .entries
                .iter()
                .filter_map(|id| library.entry(language, id))
            {
                let args = Args::new()
                    .text("id", entry.id.clone())
                    .text("title", entry.title.clone());
                print(&context.localizer.format("rules-listed", &args))?;
            }
        }
    }
    Ok(EXIT_OK)
}

/// The name of a game, as printed on its box.
fn name(localizer: &Localizer, game: Game) -> String {
    localizer.text(&format!("game-{}", game.id()))
}

fn line(context: &Context, entry: &Entry) -> String {
    titled(&context.localizer, entry)
}

/// The title of an entry with the name of its game.
pub(super) fn titled(localizer: &Localizer, entry: &Entry) -> String {
    let args = Args::new()
        .text("game", name(localizer, entry.game))
        .text("title", entry.title.clone());
    localizer.format("rules-line", &args)
}

fn show(context: &Context, library: &Library, hit: &Hit<'_>) -> io::Result<()> {
    lines(&context.localizer, library, hit)
        .iter()
        .try_for_each(|line| print(line))
}

/// An entry, line by line.
pub(super) fn lines(localizer: &Localizer, library: &Library, hit: &Hit<'_>) -> Vec<String> {
    let entry = hit.entry;
    let message = |id: &str, args: Args| localizer.format(id, &args);
    let args = Args::new()
        .text("game", name(localizer, entry.game))
        .text("title", entry.title.clone());
    let mut lines = vec![message("rules-title", args)];
    if let Some(language) = hit.matched_language {
        let other = library
            .entry(language, &entry.id)
            .map(|entry| entry.title.clone())
            .unwrap_or_default();
        lines.push(message(
            "rules-by-other-words",
            Args::new().text("other", other),
        ));
    }
    if let Some(answer) = &hit.answer {
        lines.push(message(
            "rules-answer",
            Args::new().text("answer", rules_answer(localizer, entry, answer)),
        ));
    }
    lines.extend(entry.plain_body());
    lines.extend(
        entry
            .plain_notes()
            .into_iter()
            .map(|note| message("rules-note", Args::new().text("note", note.join(" ")))),
    );
    for term in &entry.terms {
        let id = if term.unofficial {
            "rules-term-ours"
        } else {
            "rules-term"
        };
        lines.push(message(
            id,
            Args::new()
                .text("own", term.own.clone())
                .text("other", term.other.clone()),
        ));
    }
    lines.push(message(
        "rules-source",
        Args::new().text("source", entry.source()),
    ));
    let related = entry
        .related
        .iter()
        .map(String::as_str)
        .chain(entry.links());
    let mut ids: Vec<&str> = Vec::new();
    related.for_each(|id| {
        if !ids.contains(&id) && id != entry.id {
            ids.push(id);
        }
    });
    let titles: Vec<String> = ids
        .iter()
        .filter_map(|id| library.entry(entry.language, id))
        .map(|entry| quoted(localizer, &entry.title))
        .collect();
    if !titles.is_empty() {
        lines.push(message(
            "rules-related",
            Args::new().text("titles", titles.join(", ")),
        ));
    }
    lines
}

fn quoted(localizer: &Localizer, title: &str) -> String {
    localizer.format("quoted", &Args::new().text("text", title))
}

fn as_json(entry: &Entry, hit: Option<&Hit<'_>>) -> Value {
    let mut value = json!({
        "id": entry.id, "game": entry.game.id(), "lang": entry.language.code(), "title": entry.title, "body": entry.markdown,
        "source": entry.source(), "related": entry.related,
    });
    // An entry shown without a search has the highest score.
    value["score"] = hit
        .map_or(1.0, |hit| (f64::from(hit.score) * 100.0).round() / 100.0)
        .into();
    if let Some(answer) = hit.and_then(|hit| hit.answer.as_ref()) {
        value["answer"] = answer.sentence(entry).into();
        if let Some(yes) = answer.yes {
            value["yes"] = yes.into();
        }
    }
    value
}
