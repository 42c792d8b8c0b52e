//! What the chapter on missions of Solkeeper says, beside the files of the missions. `mission_numbers.json` names the source of each
//! number of an entry, in the order of its text: one or more values in mission files, or why it is none of a mission. A changed mission
//! then fails here until the entries say the same. Numbers in words differ between the languages and have a list for each of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;

const LANGUAGES: [&str; 2] = ["en", "it"];

/// Where a number of an entry comes from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    /// The number as the entry writes it; a region as in English.
    number: String,
    /// `mission: path` of each value that it states; a step of the path is a name, an index or the id of an element.
    #[serde(default)]
    at: Vec<String>,
    /// What is added to the value before it is compared.
    #[serde(default)]
    plus: i64,
    /// Why no mission file has it.
    because: Option<String>,
}

/// A value that players would look up, but that no entry states.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NotTold {
    at: String,
    because: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sources {
    not_told: Vec<NotTold>,
    numbers: BTreeMap<String, Vec<Source>>,
    /// Texts of missions that state the numbers of a rule, as `mission: id` or `mission: id.attribute`.
    texts: BTreeMap<String, Vec<Source>>,
    /// For each language the entries that write numbers in words.
    words: BTreeMap<String, BTreeMap<String, Vec<Source>>>,
}

fn sources() -> Sources {
    serde_json::from_str(include_str!("mission_numbers.json")).expect("the sources")
}

fn missions() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("missions")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The body of each entry, without the addresses of links.
fn bodies(language: &str) -> BTreeMap<String, String> {
    let path = missions()
        .with_file_name("locales")
        .join(language)
        .join("rules/first-martians/09-missions.md");
    let text = read(&path);
    let entries = text.split("\n## <a id=\"").skip(1);
    let body = |entry: &str| {
        let id = entry.split('"').next().unwrap_or_default().to_owned();
        let (_, after) = entry.split_once("\n- Related:").expect("a line Related");
        let (_, body) = after.split_once("\n\n").expect("a body");
        let mut parts = body.split("](#");
        let first = parts.next().unwrap_or_default().to_owned();
        let plain = parts.fold(first, |text, part| {
            text + "]" + part.split_once(')').map_or("", |(_, rest)| rest)
        });
        (id, plain)
    };
    entries.map(body).collect()
}

/// The numbers and regions of a text in their order, each with the words around it.
fn numbers(text: &str) -> Vec<(String, String)> {
    let chars: Vec<char> = text.chars().collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < chars.len() {
        if !chars[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let start = at;
        while chars.get(at).is_some_and(char::is_ascii_digit) {
            at += 1;
        }
        let mut number: String = chars[start..at].iter().collect();
        let before = start.checked_sub(1).map(|index| chars[index]);
        if matches!(before, Some('R' | 'A')) && chars.get(at) == Some(&'-') {
            let direction: String = chars[at + 1..]
                .iter()
                .take_while(|it| it.is_ascii_uppercase())
                .collect();
            at += 1 + direction.len();
            // West is Ovest.
            number = format!("R{number}-{}", direction.replace('O', "W"));
        } else if let Some(sign @ ('+' | '−')) = before {
            number.insert(0, sign);
        }
        let around = &chars[start.saturating_sub(30)..chars.len().min(at + 30)];
        found.push((number, around.iter().collect::<String>().replace('\n', " ")));
    }
    found
}

/// Words and phrases that state a number, in small letters. *One* and *first* stay out: they are articles and *for the first time* nearly
/// everywhere, so a reader of the list would learn to skip it.
const WRITTEN: [(&str, &[(&str, i64)]); 2] = [
    (
        "en",
        &[
            ("every other", 2),
            ("every second", 2),
            ("every third", 3),
            ("two", 2),
            ("both", 2),
            ("twice", 2),
            ("second", 2),
            ("three", 3),
            ("third", 3),
            ("four", 4),
            ("fourth", 4),
            ("five", 5),
            ("fifth", 5),
            ("six", 6),
            ("sixth", 6),
            ("seven", 7),
            ("eight", 8),
            ("nine", 9),
            ("ten", 10),
            ("eleven", 11),
            ("twelve", 12),
        ],
    ),
    (
        "it",
        &[
            ("un sol sì e uno no", 2),
            ("un sol sì e un sol no", 2),
            ("due", 2),
            ("entrambi", 2),
            ("entrambe", 2),
            ("secondo", 2),
            ("seconda", 2),
            ("tre", 3),
            ("terzo", 3),
            ("terza", 3),
            ("quattro", 4),
            ("quarto", 4),
            ("quarta", 4),
            ("cinque", 5),
            ("quinto", 5),
            ("quinta", 5),
            ("sei", 6),
            ("sesto", 6),
            ("sesta", 6),
            ("sette", 7),
            ("otto", 8),
            ("nove", 9),
            ("dieci", 10),
            ("undici", 11),
            ("dodici", 12),
        ],
    ),
];

fn words_for_numbers(language: &str) -> &'static [(&'static str, i64)] {
    WRITTEN
        .iter()
        .find(|(of, _)| *of == language)
        .map_or(&[], |(_, words)| words)
}

/// The numbers in words of a text in their order, in small letters, each with the words around it. What stands in one of `names` is a
/// name: *Two Crews* states no number.
fn written_numbers(text: &str, language: &str, names: &[String]) -> Vec<(String, String)> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let bare = names
        .iter()
        .fold(text, |text, name| text.replace(name.as_str(), "…"))
        .to_lowercase();
    let mut found: Vec<(usize, &str)> = Vec::new();
    // Longer phrases come first in the list, so a word inside one of them is not found again.
    for (word, _) in words_for_numbers(language) {
        for (at, _) in bare.match_indices(word) {
            let touches = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
            let is_part = touches(bare[..at].chars().next_back())
                || touches(bare[at + word.len()..].chars().next());
            let is_inside = found
                .iter()
                .any(|(start, phrase)| (*start..start + phrase.len()).contains(&at));
            if !is_part && !is_inside {
                found.push((at, word));
            }
        }
    }
    found.sort_unstable();
    let around = |at: usize| -> String {
        let before: Vec<char> = bare[..at].chars().rev().take(30).collect();
        before
            .into_iter()
            .rev()
            .chain(bare[at..].chars().take(40))
            .collect()
    };
    found
        .into_iter()
        .map(|(at, word)| (word.to_owned(), around(at)))
        .collect()
}

fn file(mission: &str) -> Value {
    let folder = missions().join(mission);
    let campaign = folder.join("campaign.json");
    let path = if campaign.exists() {
        campaign
    } else {
        folder.join("mission.json")
    };
    serde_json::from_str(&read(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The value at `mission: path`.
fn value_at(place: &str) -> Value {
    let (mission, path) = place.split_once(": ").unwrap_or_else(|| panic!("{place}"));
    let step = |value: &Value, step: &str| match value {
        Value::Array(list) => match step.parse::<usize>() {
            Ok(index) => list.get(index).cloned(),
            Err(_) => list.iter().find(|it| it["id"] == step).cloned(),
        },
        other => other.get(step).cloned(),
    };
    path.split('/').fold(file(mission), |value, name| {
        step(&value, name).unwrap_or_else(|| panic!("{place}: no {name}"))
    })
}

/// Whether an entry that writes `number` states `value`. A number with a sign is that number, another one its amount; a list is its
/// length.
fn states(number: &str, value: &Value, plus: i64) -> bool {
    if let (Some(ring), Some(direction)) = (value["ring"].as_u64(), value["direction"].as_str()) {
        return number == format!("R{ring}-{}", direction.to_uppercase());
    }
    let value = match value {
        Value::Array(list) => i64::try_from(list.len()).ok(),
        other => other.as_i64(),
    };
    let written: Option<i64> = number.replace('−', "-").parse().ok();
    let signed = number.starts_with(['+', '−']);
    value
        .map(|it| it + plus)
        .zip(written)
        .is_some_and(|(value, written)| written == if signed { value } else { value.abs() })
}

#[test]
fn every_number_of_the_chapter_on_missions_has_a_source() {
    let sources = sources();
    for language in LANGUAGES {
        let bodies = bodies(language);
        let named: BTreeSet<&String> = sources.numbers.keys().collect();
        assert_eq!(
            bodies.keys().collect::<BTreeSet<_>>(),
            named,
            "{language}: every entry is in mission_numbers.json"
        );
        for (id, body) in &bodies {
            let (written, expected) = (numbers(body), &sources.numbers[id]);
            for (at, (number, around)) in written.iter().enumerate() {
                let source = expected.get(at).map_or("none", |it| it.number.as_str());
                assert_eq!(number, source, "{language}: {id}, number {at}: “{around}”");
            }
            assert_eq!(written.len(), expected.len(), "{language}: {id}");
        }
    }
}

/// The words of a message of a mission, or of an attribute of it.
fn message(mission: &str, language: &str, id: &str) -> String {
    let text = read(&missions().join(mission).join(format!("{language}.ftl")));
    let (id, attribute) = id.split_once('.').unwrap_or((id, ""));
    let begins = |line: &&str| !line.starts_with(' ') && line.split(" =").next() == Some(id);
    let lines = text
        .lines()
        .skip_while(|line| !begins(line))
        .skip(1)
        .take_while(|line| line.starts_with(' '));
    let opening = format!(".{attribute} = ");
    let words = if attribute.is_empty() {
        lines
            .map(str::trim)
            .take_while(|line| !line.starts_with('.'))
            .collect::<Vec<_>>()
            .join(" ")
    } else {
        lines
            .filter_map(|line| line.trim().strip_prefix(&opening))
            .collect()
    };
    assert!(
        !words.is_empty(),
        "{mission}, {language}: no {id}.{attribute}"
    );
    words
}

#[test]
fn texts_of_missions_state_the_numbers_of_their_rules() {
    for language in LANGUAGES {
        for (place, expected) in &sources().texts {
            let (mission, id) = place.split_once(": ").unwrap_or_else(|| panic!("{place}"));
            let written: Vec<String> = numbers(&message(mission, language, id))
                .into_iter()
                .map(|(number, _)| number)
                .collect();
            let stated: Vec<&String> = expected.iter().map(|it| &it.number).collect();
            assert_eq!(
                written.iter().collect::<Vec<_>>(),
                stated,
                "{language}: {place}"
            );
        }
    }
}

/// How often, in words, behind the name of an action.
const TIMES: [(&str, &[(&str, i64)]); 2] = [
    (
        "en",
        &[
            ("twice", 2),
            ("three times", 3),
            ("four times", 4),
            ("five times", 5),
            ("six times", 6),
            ("seven times", 7),
        ],
    ),
    (
        "it",
        &[
            ("due volte", 2),
            ("tre volte", 3),
            ("quattro volte", 4),
            ("cinque volte", 5),
            ("sei volte", 6),
            ("sette volte", 7),
        ],
    ),
];

/// The goal with which an objective of an action begins: a number, or that of the smallest crew.
fn first_goal(objective: &Value) -> Option<i64> {
    let goal = &objective["goal"];
    goal.as_i64().or_else(|| {
        let by_crew = goal.as_object()?;
        by_crew.values().filter_map(Value::as_i64).min()
    })
}

#[test]
fn objectives_that_say_how_often_say_their_goal() {
    for (language, times) in TIMES {
        let (mut count, mut wrong) = (0, Vec::new());
        for mission in shipped() {
            for objective in list(&file(&mission), "objectives") {
                let text = message(&mission, language, id(objective));
                let opening = text.split('.').next().unwrap_or_default();
                let said = times
                    .iter()
                    .filter_map(|(words, number)| Some((opening.find(words)?, *number)))
                    .min();
                let Some((_, said)) = said else { continue };
                count += 1;
                let goal = first_goal(objective);
                if goal != Some(said) {
                    wrong.push(format!(
                        "{mission}: {} says {said} and asks for {goal:?}",
                        id(objective)
                    ));
                }
            }
        }
        assert!(count >= 20, "{language}: only {count} objectives say it");
        assert!(wrong.is_empty(), "{language}: {}", wrong.join("\n"));
    }
}

/// The titles of all elements of the missions and campaigns that come with Solkeeper, longest first.
fn names(language: &str) -> Vec<String> {
    let campaigns = shipped()
        .into_iter()
        .filter_map(|it| it.split_once('/').map(|(campaign, _)| campaign.to_owned()));
    let folders: BTreeSet<String> = shipped().into_iter().chain(campaigns).collect();
    let mut names: Vec<String> = folders
        .iter()
        .flat_map(|folder| titles(folder, language).into_values())
        .collect();
    names.sort_by_key(|it| std::cmp::Reverse(it.len()));
    names.dedup();
    names
}

#[test]
fn every_number_in_words_of_the_chapter_on_missions_has_a_source() {
    let sources = sources();
    for language in LANGUAGES {
        let (names, mut count) = (names(language), 0);
        let stated = &sources.words[language];
        let bodies = bodies(language);
        let unknown: Vec<&String> = stated
            .keys()
            .filter(|it| !bodies.contains_key(*it))
            .collect();
        assert!(unknown.is_empty(), "{language}: no entry {unknown:?}");
        for (id, body) in &bodies {
            let written = written_numbers(body, language, &names);
            let expected = stated.get(id).map_or(&[][..], Vec::as_slice);
            for (at, (word, around)) in written.iter().enumerate() {
                let source = expected.get(at).map_or("none", |it| it.number.as_str());
                assert_eq!(word, source, "{language}: {id}, word {at}: “{around}”");
                count += 1;
            }
            assert_eq!(written.len(), expected.len(), "{language}: {id}");
        }
        assert!(count >= 7, "{language}: only {count} words were found");
    }
}

#[test]
fn the_numbers_in_words_are_those_of_the_missions() {
    for (language, entries) in &sources().words {
        let words = words_for_numbers(language);
        for (id, source) in entries
            .iter()
            .flat_map(|(id, sources)| sources.iter().map(move |it| (id, it)))
        {
            let reason = source.because.as_deref().unwrap_or_default();
            assert!(
                source.at.is_empty() != reason.is_empty(),
                "{language}: {id}, {}: a place in a mission or a reason",
                source.number
            );
            let number = words
                .iter()
                .find(|(word, _)| *word == source.number)
                .map_or_else(
                    || panic!("{language}: {id}: {}", source.number),
                    |(_, number)| number.to_string(),
                );
            for place in &source.at {
                let value = value_at(place);
                assert!(
                    states(&number, &value, source.plus),
                    "{language}: {id}: {} and {place} is {value}",
                    source.number
                );
            }
        }
    }
}

#[test]
fn numbers_in_words_are_found_and_names_are_none() {
    let found = |text: &str, language: &str, name: &str| {
        written_numbers(text, language, &[name.to_owned()])
            .into_iter()
            .map(|(word, _)| word)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        found(
            "Three sols of\nTwo Crews, weighty twos; every other sol, Twice.",
            "en",
            "Two Crews"
        ),
        ["three", "every other", "twice"]
    );
    assert_eq!(
        found(
            "Tre sol, seicento; un sol sì e uno no, In due al tasto.",
            "it",
            "In due al tasto"
        ),
        ["tre", "un sol sì e uno no"]
    );
}

#[test]
fn the_numbers_of_the_chapter_on_missions_are_those_of_the_missions() {
    let (mut compared, mut wrong) = (0, Vec::new());
    let all = sources();
    for (id, sources) in all.numbers.iter().chain(&all.texts) {
        for (at, source) in sources.iter().enumerate() {
            let reason = source.because.as_deref().unwrap_or_default();
            assert!(
                source.at.is_empty() != reason.is_empty(),
                "{id}, number {at}: a place in a mission or a reason"
            );
            for place in &source.at {
                compared += 1;
                let value = value_at(place);
                if !states(&source.number, &value, source.plus) {
                    wrong.push(format!(
                        "{id}, number {at}: {} and {place} is {value}",
                        source.number
                    ));
                }
            }
        }
    }
    assert!(compared > 250, "only {compared} numbers were compared");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The folders of the missions and chapters that come with Solkeeper.
fn shipped() -> Vec<String> {
    let folders = |path: &Path| -> Vec<String> {
        let entries = fs::read_dir(path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
            .flatten();
        entries
            .filter(|it| it.path().is_dir())
            .map(|it| it.file_name().to_string_lossy().into_owned())
            .collect()
    };
    let all = folders(&missions()).into_iter().flat_map(|name| {
        let chapters = folders(&missions().join(&name))
            .into_iter()
            .map(|chapter| format!("{name}/{chapter}"));
        chapters.chain([name.clone()]).collect::<Vec<_>>()
    });
    all.filter(|name| missions().join(name).join("mission.json").exists())
        .collect()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

fn id(value: &Value) -> &str {
    value["id"].as_str().unwrap_or_default()
}

/// The paths of all numbers below a value.
fn leaves(value: &Value, path: &str) -> Vec<String> {
    match value {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, it)| leaves(it, &format!("{path}/{name}")))
            .collect(),
        Value::Null => Vec::new(),
        _ => vec![path.to_owned()],
    }
}

/// What a table looks up of a mission: where its tracks begin, end and do something, how many markers it has, its deadlines.
fn looked_up(mission: &str) -> Vec<String> {
    let file = file(mission);
    let mut paths = Vec::new();
    for track in list(&file, "tracks") {
        let path = format!("tracks/{}", id(track));
        paths.extend(["start", "min", "max"].map(|name| format!("{path}/{name}")));
        paths.extend((0..list(track, "ends").len()).map(|at| format!("{path}/ends/{at}/at")));
    }
    for mark in list(&file, "marks") {
        paths.extend(leaves(&mark["most"], &format!("marks/{}/most", id(mark))));
    }
    for objective in list(&file, "objectives") {
        paths.extend(leaves(
            &objective["deadline"],
            &format!("objectives/{}/deadline", id(objective)),
        ));
    }
    paths
        .into_iter()
        .map(|path| format!("{mission}: {path}"))
        .collect()
}

#[test]
fn the_chapter_on_missions_states_every_track_marker_and_deadline() {
    let sources = sources();
    let stated: BTreeSet<&String> = sources
        .numbers
        .values()
        .flatten()
        .flat_map(|it| &it.at)
        .collect();
    let not_told: BTreeSet<&String> = sources.not_told.iter().map(|it| &it.at).collect();
    assert!(sources.not_told.iter().all(|it| !it.because.is_empty()));
    let looked_up: Vec<String> = shipped()
        .iter()
        .flat_map(|mission| looked_up(mission))
        .collect();
    assert!(
        looked_up.len() > 80,
        "only {} values were found",
        looked_up.len()
    );
    let missing: Vec<&String> = looked_up
        .iter()
        .filter(|it| !stated.contains(it) && !not_told.contains(it))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The title of each message of a mission's texts.
fn titles(mission: &str, language: &str) -> BTreeMap<String, String> {
    let text = read(&missions().join(mission).join(format!("{language}.ftl")));
    let (mut id, mut titles) = (String::new(), BTreeMap::new());
    for line in text.lines() {
        if let Some((name, _)) = line
            .split_once(" =")
            .filter(|(name, _)| !name.starts_with([' ', '#']))
        {
            name.clone_into(&mut id);
        } else if let Some(title) = line.trim().strip_prefix(".title = ") {
            titles.insert(id.clone(), title.to_owned());
        }
    }
    titles
}

#[test]
fn the_chapter_on_missions_names_every_track_and_standing_rule() {
    for language in LANGUAGES {
        let text: String = bodies(language).into_values().collect();
        let (mut count, mut missing) = (0, Vec::new());
        for mission in shipped() {
            let (file, titles) = (file(&mission), titles(&mission, language));
            for element in list(&file, "tracks").iter().chain(list(&file, "standing")) {
                let title = titles
                    .get(id(element))
                    .unwrap_or_else(|| panic!("{mission}: no title of {}", id(element)));
                count += 1;
                if !text.contains(title.as_str()) {
                    missing.push(format!("{mission}: {title}"));
                }
            }
        }
        assert!(count > 50, "only {count} were found");
        assert!(missing.is_empty(), "{language}: {missing:#?}");
    }
}

#[test]
fn numbers_are_found_with_their_sign_and_regions_in_both_languages() {
    let found = |text: &str| {
        numbers(text)
            .into_iter()
            .map(|(number, _)| number)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        found("Stress +1, energy −12 in A3-SO or R1-NW; 7."),
        ["+1", "−12", "R3-SW", "R1-NW", "7"]
    );
    assert!(
        states("−2", &Value::from(-2), 0)
            && states("2", &Value::from(-2), 0)
            && !states("+2", &Value::from(-2), 0)
    );
}
