//! A voice: one language, with the other to fall back on, and perhaps the prose of a mission.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::noun::Noun;
use super::{Language, locales};

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Arc<Bundle>> = LazyLock::new(|| Arc::new(app_bundle(Language::English)));
static ITALIAN: LazyLock<Arc<Bundle>> = LazyLock::new(|| Arc::new(app_bundle(Language::Italian)));

/// Said when a text is in no language, should even the message for that be lost.
const NOTHING: &str = "…";

fn app_bundle(language: Language) -> Bundle {
    bundle(language, locales::of(language).iter().map(|(_, text)| (*text).to_owned()))
}

fn bundle(language: Language, texts: impl Iterator<Item = String>) -> Bundle {
    let code: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // Isolation marks would be drawn as boxes and break searching; both languages run left to right.
    bundle.set_use_isolating(false);
    for text in texts {
        // What could be read of a file with a mistake is kept: the checker names the mistake.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Values handed to a message.
#[derive(Debug, Clone, Default)]
pub struct Args(BTreeMap<String, FluentValue<'static>>);

impl Args {
    /// No values.
    pub fn new() -> Self {
        Self::default()
    }

    /// With a text.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl Into<String>) -> Self {
        let _ = self.0.insert(name.to_owned(), FluentValue::from(value.into()));
        self
    }

    /// With a number, by which a message may choose singular or plural. For negative numbers use [`super::numbers`].
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<i64>) -> Self {
        let _ = self.0.insert(name.to_owned(), FluentValue::from(value.into()));
        self
    }

    /// With a count of things.
    #[must_use]
    pub fn count(self, name: &str, value: usize) -> Self {
        self.number(name, i64::try_from(value).unwrap_or(i64::MAX))
    }

    /// With a word of the box in all its forms: `$name`, `$name_the`, `$name_in`, `$name_of`, `$name_to`.
    #[must_use]
    pub fn noun(self, voice: &Voice, name: &str, noun: impl Noun) -> Self {
        let (key, none) = (noun.key(), Self::new());
        let word = voice.prose(&key, &none);
        ["the", "in", "of", "to"]
            .into_iter()
            .fold(self, |args, form| {
                let text = voice.try_prose_attribute(&key, form, &none).unwrap_or_else(|| word.clone());
                args.text(&format!("{name}_{form}"), text)
            })
            .text(name, word.clone())
    }
}

/// One language's shelves.
#[derive(Clone)]
struct Source {
    language: Language,
    app: Arc<Bundle>,
    prose: Option<Arc<Bundle>>,
}

#[derive(Debug, Clone, Copy)]
enum Shelf {
    App,
    Prose,
}

/// What a look at one bundle found.
enum Found {
    Whole(String),
    /// With holes where a value was missing.
    Holed(String),
}

/// One language, with the other to fall back on. Never says a raw key, never nothing.
#[derive(Clone)]
pub struct Voice {
    language: Language,
    /// The language itself first.
    sources: Vec<Source>,
    fell_back: Arc<Mutex<BTreeSet<String>>>,
}

impl fmt::Debug for Voice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Voice").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Voice {
    /// A voice for the messages of the app alone.
    pub fn new(language: Language) -> Self {
        Self::with_prose(language, &BTreeMap::new())
    }

    /// A voice that knows the prose of a mission: by language code, files as name and text.
    pub fn with_prose(language: Language, prose: &BTreeMap<String, Vec<(String, String)>>) -> Self {
        let source = |language: Language| Source {
            language,
            app: Arc::clone(match language {
                Language::English => &ENGLISH,
                Language::Italian => &ITALIAN,
            }),
            prose: prose.get(language.code()).map(|files| Arc::new(bundle(language, files.iter().map(|(_, text)| text.clone())))),
        };
        let others = Language::ALL.iter().copied().filter(|&other| other != language);
        Self { language, sources: std::iter::once(language).chain(others).map(source).collect(), fell_back: Arc::default() }
    }

    /// Its language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message of the app.
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.look(Shelf::App, id, None, args).unwrap_or_else(|| self.missing(id, None))
    }

    /// A message of the app without values.
    pub fn plain(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// A message of the app, if there is one.
    pub fn try_say(&self, id: &str, args: &Args) -> Option<String> {
        self.look(Shelf::App, id, None, args)
    }

    /// An attribute of a message of the app.
    pub fn say_attribute(&self, id: &str, attribute: &str, args: &Args) -> String {
        self.look(Shelf::App, id, Some(attribute), args).unwrap_or_else(|| self.missing(id, Some(attribute)))
    }

    /// An attribute of a message of the app, if there is one.
    pub fn try_say_attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        self.look(Shelf::App, id, Some(attribute), args)
    }

    /// A text of the mission, its decks or the box.
    pub fn prose(&self, id: &str, args: &Args) -> String {
        self.look(Shelf::Prose, id, None, args).unwrap_or_else(|| self.missing(id, None))
    }

    /// An attribute of a text of the mission.
    pub fn prose_attribute(&self, id: &str, attribute: &str, args: &Args) -> String {
        self.look(Shelf::Prose, id, Some(attribute), args).unwrap_or_else(|| self.missing(id, Some(attribute)))
    }

    /// An attribute of a text of the mission, if there is one.
    pub fn try_prose_attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        self.look(Shelf::Prose, id, Some(attribute), args)
    }

    /// A word of the box as it is printed.
    pub fn word(&self, noun: impl Noun) -> String {
        self.prose(&noun.key(), &Args::new())
    }

    /// What was not found in the voice's own language so far.
    pub fn fallbacks(&self) -> Vec<String> {
        self.fell_back.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    /// A list as it is spoken: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.say("list-and", &Args::new().text("first", first.join(", ")).text("last", last.clone())),
        }
    }

    fn look(&self, shelf: Shelf, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let mut holed = None;
        for source in &self.sources {
            let bundle = match shelf {
                Shelf::App => Some(&source.app),
                Shelf::Prose => source.prose.as_ref(),
            };
            match bundle.and_then(|bundle| find(bundle, id, attribute, args)) {
                Some(Found::Whole(text)) if source.language == self.language => return Some(text),
                Some(Found::Whole(text)) => {
                    self.note(id, attribute);
                    return Some(self.marked(source.language, text));
                }
                Some(Found::Holed(text)) => holed = holed.or(Some(text)),
                None => {}
            }
        }
        if holed.is_some() {
            self.note(id, attribute);
        }
        holed
    }

    /// A text of another language says so.
    fn marked(&self, language: Language, text: String) -> String {
        let mark = self.sources.first().and_then(|own| {
            let args = Args::new().text("text", text.clone());
            find(&own.app, &format!("fallback-{}", language.code()), None, &args)
        });
        match mark {
            Some(Found::Whole(marked)) => marked,
            _ => text,
        }
    }

    fn missing(&self, id: &str, attribute: Option<&str>) -> String {
        self.note(id, attribute);
        let own = self.sources.first().and_then(|own| find(&own.app, "missing-text", None, &Args::new()));
        match own {
            Some(Found::Whole(text)) => text,
            _ => NOTHING.to_owned(),
        }
    }

    fn note(&self, id: &str, attribute: Option<&str>) {
        let name = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
        let _ = self.fell_back.lock().unwrap_or_else(PoisonError::into_inner).insert(name);
    }
}

fn find(bundle: &Bundle, id: &str, attribute: Option<&str>, args: &Args) -> Option<Found> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(attribute) => message.get_attribute(attribute)?.value(),
    };
    let values: FluentArgs<'_> = args.0.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let mut errors = Vec::new();
    let text = one_full_stop(bundle.format_pattern(pattern, Some(&values), &mut errors).trim());
    match (text.is_empty(), errors.is_empty()) {
        (true, _) => None,
        (false, true) => Some(Found::Whole(text)),
        (false, false) => Some(Found::Holed(without_holes(&text))),
    }
}

/// A value may end in a full stop of its own, such as a name.
fn one_full_stop(text: &str) -> String {
    let doubled = text.ends_with("..") && !text.ends_with("...");
    text.strip_suffix('.').filter(|_| doubled).unwrap_or(text).to_owned()
}

/// Fluent writes what it could not fill in as `{$name}`: nobody should read that aloud.
fn without_holes(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut depth = 0_usize;
    for character in text.chars() {
        match character {
            '{' => {
                if depth == 0 {
                    clean.push('…');
                }
                depth += 1;
            }
            '}' => depth = depth.saturating_sub(1),
            other if depth == 0 => clean.push(other),
            _ => {}
        }
    }
    clean
}
