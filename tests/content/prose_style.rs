//! Habits of the prose that is read aloud: words, endings, lengths and images, counted over all texts and held to budgets.
//!
//! A budget is for fifty texts of one folder. Labels of options, titles and other short texts are not counted.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use solkeeper::content::shipped;

use super::words::{fail_unless_empty, lines, root};

const FOLDERS: [&str; 13] = [
    "decks",
    "a-grain-of-salt",
    "brown-sky",
    "make-yourself-at-home",
    "quarantine",
    "the-long-haul",
    "the-quiet-valley",
    "the-two-crews",
    "the-two-crews/second-landing",
    "the-two-crews/old-iron",
    "the-two-crews/the-auction",
    "the-two-crews/half-the-air",
    "the-two-crews/window-home",
];

/// Fewer words make a label.
const SHORTEST: usize = 14;
/// In words: a text that is heard in half a minute, an ending, an opening.
const LONGEST: [usize; 3] = [80, 105, 125];
/// In words: what is read of a choice, with all its options and its longest aftermath.
const CHOICE: usize = 125;
/// A last sentence of so few words is a verdict.
const VERDICT: usize = 7;
/// Words in a row that make an image.
const IMAGE: usize = 5;

/// Words that become a habit, and how often fifty texts may have them.
const HABITS: &[(&str, &[&str], usize)] = &[
    ("en", &["somebody", "nobody", "someone", "no one"], 12),
    (
        "en",
        &["everyone", "everybody", "whoever", "one of you"],
        10,
    ),
    ("en", &["until"], 8),
    (
        "en",
        &["for now", "for the moment", "for the time being"],
        1,
    ),
    ("en", &["First Player"], 0),
    ("it", &["qualcuno", "nessuno"], 12),
    ("it", &["chiunque", "ognuno", "ciascuno", "uno di voi"], 10),
    ("it", &["finché", "fino a quando"], 8),
    ("it", &["per ora", "per adesso", "per il momento"], 1),
    ("it", &["Primo Giocatore"], 0),
];

/// Words that carry no image.
const PLAIN: &[&str] = &[
    "the", "a", "an", "of", "to", "in", "on", "at", "and", "or", "is", "are", "was", "were", "it",
    "its", "that", "this", "with", "by", "for", "from", "as", "he", "she", "they", "you", "your",
    "his", "her", "their", "be", "has", "have", "had", "not", "no", "but", "out", "up", "down",
    "over", "into", "one", "two", "half", "sol", "il", "lo", "la", "i", "gli", "le", "un", "uno",
    "una", "di", "da", "con", "su", "per", "tra", "fra", "e", "o", "è", "sono", "era", "che",
    "non", "ha", "hanno", "si", "al", "alla", "ai", "alle", "del", "della", "dei", "delle", "dal",
    "dalla", "nel", "nella", "sul", "sulla", "vi", "vostro", "vostra", "come", "più", "ma",
    "mezzo", "tutte", "tutti",
];

/// Runs of words that come back on purpose, by their first words: names of the game, and what an ending takes up again.
const ECHOES: &[&str] = &[
    "ramp of the garage hall",
    "in cervia where salt is",
    "cervia where salt is made",
    "cervia dove si fa",
    "dove si fa il sale",
    "mission control asks its question",
    "controllo missione fa la",
    "missione fa la sua domanda",
    "domanda qui si può vivere",
    "sotto il banco delle bilance",
];

/// A text that is read aloud.
struct Passage {
    /// The element, and the attribute with its dot, if any.
    id: String,
    words: String,
}

impl Passage {
    fn element(&self) -> &str {
        self.id.split('.').next().unwrap_or_default()
    }

    fn count(&self) -> usize {
        self.words.split_whitespace().count()
    }

    /// The last sentence.
    fn last(&self) -> &str {
        let trimmed = self
            .words
            .trim_end_matches(['.', '?', '!', '”', '»', '’', ' ']);
        let start = trimmed
            .rfind([".", "?", "!", "…"].map(|it| it.chars().next().unwrap_or('.')))
            .map_or(0, |at| at + 1);
        self.words[start..].trim_start_matches(['”', '»', '’', ' '])
    }

    /// Whether it ends on “, and …”.
    fn ends_on_and(&self) -> bool {
        self.last().contains(", and ") || self.last().contains(", e ")
    }

    fn ends_on_a_verdict(&self) -> bool {
        self.last().split_whitespace().count() <= VERDICT
    }
}

/// All texts of a folder in one language, in the order of the file.
fn texts(folder: &str, language: &str) -> Vec<Passage> {
    let mut texts: Vec<Passage> = Vec::new();
    for line in lines(&root().join(format!("missions/{folder}/{language}.ftl"))) {
        let words = line.words.trim();
        match texts.last_mut().filter(|last| last.id == line.id) {
            Some(last) => last.words = format!("{} {words}", last.words),
            None => texts.push(Passage {
                id: line.id.clone(),
                words: words.to_owned(),
            }),
        }
    }
    texts
        .iter_mut()
        .for_each(|text| text.words = text.words.trim().to_owned());
    texts
}

fn passages(folder: &str, language: &str) -> Vec<Passage> {
    let is_label = |id: &str| {
        [".title", ".name", ".idea", ".option-"]
            .iter()
            .any(|label| id.contains(label))
    };
    texts(folder, language)
        .into_iter()
        .filter(|text| !is_label(&text.id) && text.count() >= SHORTEST)
        .collect()
}

/// The mission or the campaign of a folder.
fn file(folder: &str) -> Value {
    let files = shipped::files();
    let text = ["mission.json", "campaign.json"]
        .iter()
        .find_map(|name| files.text(&format!("{folder}/{name}")));
    serde_json::from_str(text.unwrap_or("{}")).expect("JSON")
}

/// The ids of a list of a mission.
fn ids(folder: &str, list: &str) -> BTreeSet<String> {
    file(folder)[list]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|it| it["id"].as_str())
        .map(str::to_owned)
        .collect()
}

/// The options of each question that the mission asks before sol 1 or in its production, on a page of its own.
fn questions(folder: &str) -> Vec<Vec<String>> {
    fn find(value: &Value, found: &mut Vec<Vec<String>>) {
        if let Some(options) = value["choose"]["options"].as_array() {
            found.push(
                options
                    .iter()
                    .filter_map(|it| it["id"].as_str())
                    .map(str::to_owned)
                    .collect(),
            );
        }
        match value {
            Value::Array(all) => all.iter().for_each(|it| find(it, found)),
            Value::Object(all) => all.values().for_each(|it| find(it, found)),
            _ => {}
        }
    }
    let (mission, mut found) = (file(folder), Vec::new());
    ["start", "production"]
        .iter()
        .for_each(|list| find(&mission[list], &mut found));
    found
}

/// What is not read as a story: it names the same things in the same words.
fn instructions(folder: &str) -> BTreeSet<String> {
    ["objectives", "actions", "facilities", "tokens"]
        .iter()
        .flat_map(|list| ids(folder, list))
        .collect()
}

fn hits(text: &str, word: &str) -> usize {
    let text = if word.starts_with(char::is_uppercase) {
        text.to_owned()
    } else {
        text.to_lowercase()
    };
    let apart = |it: Option<char>| it.is_none_or(|it| !it.is_alphanumeric());
    let at = text.match_indices(word).map(|(at, _)| {
        (
            text[..at].chars().next_back(),
            text[at + word.len()..].chars().next(),
        )
    });
    at.filter(|(before, after)| apart(*before) && apart(*after))
        .count()
}

/// Each folder in each language.
fn all() -> impl Iterator<Item = (&'static str, &'static str, Vec<Passage>)> {
    FOLDERS.into_iter().flat_map(|folder| {
        ["en", "it"].map(|language| (folder, language, passages(folder, language)))
    })
}

#[test]
fn words_do_not_become_a_habit() {
    let mut wrong = Vec::new();
    for (folder, language, texts) in all() {
        for (_, words, most) in HABITS.iter().filter(|(of, ..)| *of == language) {
            let counts = texts.iter().map(|text| {
                words
                    .iter()
                    .map(|word| hits(&text.words, word))
                    .sum::<usize>()
            });
            let found: usize = counts.sum();
            if found * 50 > most * texts.len() {
                wrong.push(format!(
                    "{folder}, {language}: {words:?} {found} times in {} texts",
                    texts.len()
                ));
            }
        }
        wrong.extend(
            texts
                .iter()
                .filter(|text| text.words.contains('!'))
                .map(|text| format!("{folder}, {language}: {} cries", text.id)),
        );
    }
    fail_unless_empty(&wrong, "too often");
}

#[test]
fn texts_end_in_different_ways() {
    let mut wrong = Vec::new();
    for (folder, language, texts) in all() {
        let and = texts.iter().filter(|text| text.ends_on_and()).count();
        let verdicts = texts.iter().filter(|text| text.ends_on_a_verdict()).count();
        if and * 5 > texts.len() || verdicts * 8 > texts.len() {
            wrong.push(format!(
                "{folder}, {language}: {and} end on “, and”, {verdicts} on a verdict, of {}",
                texts.len()
            ));
        }
        let told = instructions(folder);
        let mains: Vec<&Passage> = texts
            .iter()
            .filter(|text| !text.id.contains('.') && !told.contains(&text.id))
            .collect();
        let alike = mains.windows(2).filter(|pair| {
            (pair[0].ends_on_and() && pair[1].ends_on_and())
                || (pair[0].ends_on_a_verdict() && pair[1].ends_on_a_verdict())
        });
        let alike: Vec<_> = alike
            .map(|pair| format!("{} and {}", pair[0].id, pair[1].id))
            .collect();
        if alike.len() * 25 > mains.len() {
            wrong.push(format!(
                "{folder}, {language}: neighbours end alike: {alike:?}"
            ));
        }
    }
    fail_unless_empty(&wrong, "endings");
}

#[test]
fn lengths_differ_and_can_be_listened_to() {
    let mut wrong = Vec::new();
    for (folder, language, texts) in all() {
        let endings = ids(folder, "endings");
        for text in &texts {
            let kind = if folder.ends_with(&text.id) {
                2
            } else {
                usize::from(endings.contains(text.element()))
            };
            if text.count() > LONGEST[kind] {
                wrong.push(format!(
                    "{folder}, {language}: {} has {} words, {} at most",
                    text.id,
                    text.count(),
                    LONGEST[kind]
                ));
            }
        }
        let mains: Vec<usize> = texts
            .iter()
            .filter(|text| !text.id.contains('.'))
            .map(Passage::count)
            .collect();
        let densest = (SHORTEST..LONGEST[2])
            .map(|from| {
                mains
                    .iter()
                    .filter(|it| (from..from + 10).contains(*it))
                    .count()
            })
            .max();
        if densest.unwrap_or_default() * 5 > mains.len() * 2 {
            wrong.push(format!(
                "{folder}, {language}: of {} texts {densest:?} have nearly the same length",
                mains.len()
            ));
        }
    }
    fail_unless_empty(&wrong, "lengths");
}

fn words_of(texts: &[Passage], element: &str, part: &str, option: &str) -> usize {
    let id = format!("{element}.{part}-{option}");
    texts
        .iter()
        .find(|text| text.id == id)
        .map_or(0, Passage::count)
}

#[test]
fn a_choice_is_read_in_less_than_a_minute() {
    let mut wrong = Vec::new();
    for (folder, language) in FOLDERS
        .into_iter()
        .flat_map(|folder| ["en", "it"].map(|language| (folder, language)))
    {
        let texts = texts(folder, language);
        let of = |element: &str, part: &str| -> Vec<usize> {
            let start = format!("{element}.{part}-");
            texts
                .iter()
                .filter(|text| text.id.starts_with(&start))
                .map(Passage::count)
                .collect()
        };
        for text in texts.iter().filter(|text| !text.id.contains('.')) {
            let is_opening = folder.ends_with(&text.id);
            if is_opening {
                for question in questions(folder) {
                    let each = |part: &str| {
                        question
                            .iter()
                            .map(|option| words_of(&texts, &text.id, part, option))
                            .collect::<Vec<_>>()
                    };
                    let words = each("option").iter().sum::<usize>()
                        + each("after").into_iter().max().unwrap_or_default();
                    if words > CHOICE {
                        wrong.push(format!(
                            "{folder}, {language}: a question of {} takes {words} words",
                            text.id
                        ));
                    }
                }
                continue;
            }
            let (options, after) = (of(&text.id, "option"), of(&text.id, "after"));
            let words = text.count()
                + options.iter().sum::<usize>()
                + after.iter().max().copied().unwrap_or_default();
            if !options.is_empty() && words > CHOICE {
                wrong.push(format!(
                    "{folder}, {language}: {} takes {words} words, {CHOICE} at most",
                    text.id
                ));
            }
        }
    }
    fail_unless_empty(&wrong, "choices");
}

#[test]
fn an_image_comes_once() {
    let mut wrong = Vec::new();
    for language in ["en", "it"] {
        let mut places: BTreeMap<Vec<String>, BTreeSet<String>> = BTreeMap::new();
        for folder in FOLDERS {
            let told = instructions(folder);
            for text in passages(folder, language)
                .into_iter()
                .filter(|text| !told.contains(text.element()))
            {
                let is_of_word = |it: char| it.is_alphanumeric() || "’'-".contains(it);
                let words: Vec<String> = text
                    .words
                    .split(|it| !is_of_word(it))
                    .filter(|it| !it.is_empty())
                    .map(str::to_lowercase)
                    .collect();
                for run in words.windows(IMAGE).filter(|run| {
                    run.iter()
                        .filter(|word| !PLAIN.contains(&word.as_str()))
                        .count()
                        > 2
                }) {
                    places
                        .entry(run.to_vec())
                        .or_default()
                        .insert(format!("{folder}/{}", text.element()));
                }
            }
        }
        let again = places
            .iter()
            .filter(|(_, at)| at.len() > 1)
            .map(|(run, at)| (run.join(" "), at));
        let again = again.filter(|(run, _)| !ECHOES.iter().any(|echo| run.contains(echo)));
        wrong.extend(again.map(|(run, at)| format!("{language}: “{run}” in {at:?}")));
    }
    fail_unless_empty(&wrong, "the same words in several places");
}
