//! What is told of a mission that is not right: every code has its sentences, in both languages, of what is given.

#![allow(
    unused_results,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

#[path = "faults/mission.rs"]
mod faults;

use std::collections::{BTreeMap, BTreeSet};

use faults::{IT, good, of_campaigns, with};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use solkeeper::content::campaign::diagnose_campaign;
use solkeeper::content::{Code, Diagnostic, Files, load};
use solkeeper::language::{Args, Language, Localizer};

const TEXTS: [(&str, &str); 2] = [
    ("en", include_str!("../locales/en/diagnostic.ftl")),
    ("it", include_str!("../locales/it/diagnostic.ftl")),
];

/// The variables of each text, by attribute (empty for the message itself).
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// All messages of a language, by id.
fn messages(language: &str) -> BTreeMap<String, Sentences> {
    let (_, text) = TEXTS
        .iter()
        .find(|(own, _)| *own == language)
        .expect("a language of the app");
    let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let own = message.value.iter().map(|value| ("", value));
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (attribute.id.name, &attribute.value));
        let mut sentences = Sentences::new();
        for (name, pattern) in own.chain(attributes) {
            let doubled = sentences.insert(name.to_owned(), variables(pattern));
            assert_eq!(
                doubled, None,
                "{language}: {}.{name} stands there twice",
                message.id.name
            );
        }
        let doubled = messages.insert(message.id.name.to_owned(), sentences);
        assert_eq!(
            doubled, None,
            "{language}: {} stands there twice",
            message.id.name
        );
    }
    messages
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    fn inline(expression: &InlineExpression<&str>) -> BTreeSet<String> {
        match expression {
            InlineExpression::VariableReference { id } => [id.name.to_owned()].into(),
            other => panic!("the sentences are made of text and variables, not of {other:?}"),
        }
    }
    let mut all = BTreeSet::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable {
                expression: Expression::Inline(expression),
            } => all.extend(inline(expression)),
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                all.extend(inline(selector));
                all.extend(
                    variants
                        .iter()
                        .flat_map(|variant| variables(&variant.value)),
                );
            }
        }
    }
    all
}

fn message_of(code: Code) -> String {
    format!("diagnostic-{}", code.id())
}

#[test]
fn every_code_has_its_message_and_its_help_and_no_message_is_left_over() {
    let codes: BTreeSet<String> = Code::ALL.iter().copied().map(message_of).collect();
    assert!(codes.contains("diagnostic-missing-file"));
    for (language, _) in TEXTS {
        let messages = messages(language);
        let told: BTreeSet<String> = messages.keys().cloned().collect();
        assert_eq!(told, codes, "{language}");
        for (id, sentences) in &messages {
            assert!(sentences.contains_key(""), "{language}: {id} has no text");
            assert!(
                sentences.contains_key("help"),
                "{language}: {id} has no help"
            );
        }
    }
}

#[test]
fn the_languages_tell_the_same() {
    let (en, it) = (messages("en"), messages("it"));
    for (id, sentences) in &en {
        assert_eq!(
            it.get(id),
            Some(sentences),
            "{id}: attributes and variables differ"
        );
    }
    assert_eq!(en.len(), it.len());
}

#[test]
fn what_may_be_lacking_stands_in_an_attribute_named_after_it() {
    for (id, sentences) in messages("en") {
        for (name, variables) in sentences
            .iter()
            .filter(|(name, _)| !name.is_empty() && *name != "help")
        {
            let arg = name.strip_prefix("with-").unwrap_or(name);
            assert!(variables.contains(arg), "{id}.{name} does not name ${arg}");
        }
        let instead: Vec<_> = sentences
            .keys()
            .filter(|name| name.starts_with("with-"))
            .collect();
        assert!(instead.len() < 2, "{id}: which of {instead:?} is told?");
    }
}

/// The kinds of what an id can name, as the diagnostics pass them, and one that has no sentence of its own.
const KINDS: [&str; 13] = [
    "objective",
    "token",
    "mark",
    "walker",
    "track",
    "action",
    "ending",
    "chapter",
    "event",
    "standing",
    "upgrade",
    "follow_up",
    "poi",
];

#[test]
fn an_unknown_id_is_named_by_its_own_kind() {
    for &language in Language::ALL {
        let localizer = Localizer::new(language);
        let sentence = |kind: &&str| {
            let args = Args::new().text("kind", *kind).text("id", "echoes");
            localizer.say_attribute("diagnostic-unknown-id", "with-id", &args)
        };
        let sentences: BTreeSet<String> = KINDS.iter().map(sentence).collect();
        assert_eq!(sentences.len(), KINDS.len(), "{sentences:?}");
    }
}

/// The attributes that are told of that diagnostic, in the order in which they are read.
fn told<'s>(diagnostic: &Diagnostic, sentences: &'s Sentences) -> Vec<&'s str> {
    let given = |arg: &str| diagnostic.args.contains_key(arg);
    let names = || sentences.keys().map(String::as_str);
    let instead = names().find(|name| name.strip_prefix("with-").is_some_and(given));
    [instead.unwrap_or_default()]
        .into_iter()
        .chain(names().filter(|name| given(name)))
        .chain(["help"])
        .collect()
}

/// Many missions, each with one thing wrong: a word emptied or misspelt, a number out of place, a line or a file lost.
fn spoiled() -> Vec<Files> {
    let good = good();
    let mut all = Vec::new();
    all.extend(faults::one_by_one());
    for (file, text) in good.0.iter().filter(|(file, _)| file.ends_with(".json")) {
        let marks: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
        for mark in marks.chunks_exact(2).step_by(3) {
            let misspelt = format!("{}s\"", &text[mark[0]..mark[1]]);
            all.extend(
                ["\"\"", misspelt.as_str(), "7"].map(|to| with(file, mark[0]..mark[1] + 1, to)),
            );
        }
        let digits = text.match_indices(|c: char| c.is_ascii_digit());
        all.extend(
            digits.step_by(3).flat_map(|(at, _)| {
                ["0", "999", "1.5", "null"].map(|to| with(file, at..at + 1, to))
            }),
        );
    }
    for file in good.0.keys() {
        let mut files = good.clone();
        files.0.insert(file.clone(), String::new());
        all.push(files.clone());
        files.0.remove(file);
        all.push(files);
    }
    let lines: Vec<&str> = good.text(IT).unwrap_or_default().lines().collect();
    for index in (0..lines.len()).step_by(2) {
        for to in [
            "",
            "    .extra = { $extra } { EXTRA($extra) } { extra } { extra.title }",
            "}",
            "    * cut",
        ] {
            let mut files = good.clone();
            let text: Vec<&str> = lines
                .iter()
                .enumerate()
                .map(|(at, line)| if at == index { to } else { line })
                .collect();
            files.0.insert(IT.to_owned(), text.join("\n"));
            all.push(files);
        }
    }
    all
}

#[test]
fn whatever_is_told_names_only_what_is_given() {
    let messages = messages("en");
    let mut codes = BTreeSet::new();
    let of_missions = spoiled()
        .into_iter()
        .flat_map(|files| load(&files, "signal").diagnostics);
    let of_campaigns = of_campaigns()
        .into_iter()
        .flat_map(|files| diagnose_campaign(&files, "two-crews"));
    for diagnostic in of_missions.chain(of_campaigns) {
        let id = message_of(diagnostic.code);
        let sentences = &messages[&id];
        for name in told(&diagnostic, sentences) {
            let lacking: Vec<_> = sentences[name]
                .iter()
                .filter(|arg| !diagnostic.args.contains_key(arg.as_str()))
                .collect();
            assert!(
                lacking.is_empty(),
                "{id}.{name} lacks {lacking:?}: {:?}",
                diagnostic.args
            );
        }
        codes.insert(diagnostic.code.id());
    }
    // `unreadable` is for what nobody foresaw: no text is known that brings it about.
    // What may be wrong with rules entries is seen in tests/rules/, what a mission may say in tests/content/seeded/.
    let missions = Code::ALL
        .iter()
        .filter(|code| !code.is_semantic())
        .map(|code| code.id())
        .filter(|id| !id.starts_with("rules-"));
    let unseen: Vec<_> = missions.filter(|id| !codes.contains(id)).collect();
    assert_eq!(unseen, ["unreadable"]);
}
