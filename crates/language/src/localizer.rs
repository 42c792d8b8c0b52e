//! Formats messages in one language, with the other as fallback, and optionally the prose of a mission.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::noun::Noun;
use super::{Language, locales};

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| app_bundle(Language::English));
static ITALIAN: LazyLock<Bundle> = LazyLock::new(|| app_bundle(Language::Italian));

/// The last resort if even the message for missing texts is missing.
const MISSING: &str = "…";

fn app_bundle(language: Language) -> Bundle {
    let mut bundle = bundle(
        language,
        locales::of(language)
            .iter()
            .map(|(_, text)| (*text).to_owned()),
    );
    // Authors write their own texts as they mean them.
    bundle.set_transform(match language {
        Language::English => None,
        Language::Italian => Some(with_euphony_marks),
    });
    bundle
}

fn bundle(language: Language, texts: impl Iterator<Item = String>) -> Bundle {
    let code: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // Isolation marks would be drawn as boxes and break searching; both languages are left-to-right.
    bundle.set_use_isolating(false);
    for text in texts {
        // Keeps the readable part of an invalid file: the checker reports the error.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The values of a message.
#[derive(Debug, Clone, Default)]
pub struct Args(BTreeMap<String, FluentValue<'static>>);

impl Args {
    /// No values.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl Into<String>) -> Self {
        let _ = self
            .0
            .insert(name.to_owned(), FluentValue::from(value.into()));
        self
    }

    /// Adds a number, which can select a plural form. For negative numbers use [`super::numbers`].
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<i64>) -> Self {
        let _ = self
            .0
            .insert(name.to_owned(), FluentValue::from(value.into()));
        self
    }

    /// Adds a count.
    #[must_use]
    pub fn count(self, name: &str, value: usize) -> Self {
        self.number(name, i64::try_from(value).unwrap_or(i64::MAX))
    }

    /// Adds a noun of the box in all its forms: `$name`, `$name_the`, `$name_in`, `$name_of`, `$name_to`.
    #[must_use]
    pub fn noun(self, localizer: &Localizer, name: &str, noun: impl Noun) -> Self {
        let (key, none) = (noun.key(), Self::new());
        let word = localizer.prose(&key, &none);
        ["the", "in", "of", "to"]
            .into_iter()
            .fold(self, |args, form| {
                let text = localizer
                    .try_prose_attribute(&key, form, &none)
                    .unwrap_or_else(|| word.clone());
                args.text(&format!("{name}_{form}"), text)
            })
            .text(name, word.clone())
    }
}

#[derive(Clone)]
struct Source {
    language: Language,
    /// Parsed when it is first needed: of the other language, hardly ever.
    app: &'static LazyLock<Bundle>,
    prose: Option<Arc<Bundle>>,
}

#[derive(Debug, Clone, Copy)]
enum Catalogue {
    App,
    Prose,
}

/// The result of formatting a message.
enum Found {
    Complete(String),
    /// Some values were missing.
    Incomplete(String),
}

/// How the players give commands where a text is shown. Messages select by it as `$controls`.
#[derive(Debug, Clone, Copy, Default)]
enum Controls {
    #[default]
    Pressed,
    Typed,
}

impl Controls {
    const fn id(self) -> &'static str {
        match self {
            Self::Pressed => "pressed",
            Self::Typed => "typed",
        }
    }
}

/// Formats messages in one language, with the other as fallback. The result is never a raw key and never empty.
#[derive(Clone)]
pub struct Localizer {
    language: Language,
    /// The first one is in the language itself.
    sources: Vec<Source>,
    controls: Controls,
    fallback_ids: Arc<Mutex<BTreeSet<String>>>,
}

impl fmt::Debug for Localizer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Localizer")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Localizer {
    /// Formats only the app's messages.
    pub fn new(language: Language) -> Self {
        Self::with_prose(language, &BTreeMap::new())
    }

    /// Also formats the prose of a mission: files as name and text, by language code.
    pub fn with_prose(language: Language, prose: &BTreeMap<String, Vec<(String, String)>>) -> Self {
        let source = |language: Language| Source {
            language,
            app: match language {
                Language::English => &ENGLISH,
                Language::Italian => &ITALIAN,
            },
            prose: prose.get(language.code()).map(|files| {
                Arc::new(bundle(language, files.iter().map(|(_, text)| text.clone())))
            }),
        };
        let others = Language::ALL
            .iter()
            .copied()
            .filter(|&other| other != language);
        let sources = std::iter::once(language)
            .chain(others)
            .map(source)
            .collect();
        Self {
            language,
            sources,
            controls: Controls::default(),
            fallback_ids: Arc::default(),
        }
    }

    /// The same localizer where commands are typed: messages name words in place of buttons.
    #[must_use]
    pub fn for_typed_commands(&self) -> Self {
        Self {
            controls: Controls::Typed,
            ..self.clone()
        }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message of the app.
    pub fn format(&self, id: &str, args: &Args) -> String {
        self.lookup(Catalogue::App, id, None, args)
            .unwrap_or_else(|| self.missing(id, None))
    }

    /// A message of the app without values.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &Args::new())
    }

    /// A message of the app, in another language where this one lacks it; `None` if it is missing in all.
    pub fn try_format(&self, id: &str, args: &Args) -> Option<String> {
        self.lookup(Catalogue::App, id, None, args)
    }

    /// An attribute of a message of the app.
    pub fn say_attribute(&self, id: &str, attribute: &str, args: &Args) -> String {
        self.lookup(Catalogue::App, id, Some(attribute), args)
            .unwrap_or_else(|| self.missing(id, Some(attribute)))
    }

    /// An attribute of a message of the app; `None` if the message or the attribute is missing.
    pub fn try_say_attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        self.lookup(Catalogue::App, id, Some(attribute), args)
    }

    /// A text of the mission, its decks or the box.
    pub fn prose(&self, id: &str, args: &Args) -> String {
        self.lookup(Catalogue::Prose, id, None, args)
            .unwrap_or_else(|| self.missing(id, None))
    }

    /// An attribute of a text of the mission.
    pub fn prose_attribute(&self, id: &str, attribute: &str, args: &Args) -> String {
        self.lookup(Catalogue::Prose, id, Some(attribute), args)
            .unwrap_or_else(|| self.missing(id, Some(attribute)))
    }

    /// An attribute of a text of the mission, its decks or the box; `None` if the text or the attribute is missing.
    pub fn try_prose_attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        self.lookup(Catalogue::Prose, id, Some(attribute), args)
    }

    /// A noun of the box as it is printed.
    pub fn word(&self, noun: impl Noun) -> String {
        self.prose(&noun.key(), &Args::new())
    }

    /// The ids that were not found in the localizer's own language so far.
    pub fn fallbacks(&self) -> Vec<String> {
        self.fallback_ids
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .cloned()
            .collect()
    }

    /// `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.format(
                "list-and",
                &Args::new()
                    .text("first", first.join(", "))
                    .text("last", last.clone()),
            ),
        }
    }

    /// `a, b or c`.
    pub fn any_of(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.format(
                "list-or",
                &Args::new()
                    .text("first", first.join(", "))
                    .text("last", last.clone()),
            ),
        }
    }

    fn lookup(
        &self,
        catalogue: Catalogue,
        id: &str,
        attribute: Option<&str>,
        args: &Args,
    ) -> Option<String> {
        let mut incomplete = None;
        for source in &self.sources {
            let bundle = match catalogue {
                Catalogue::App => Some(&**source.app),
                Catalogue::Prose => source.prose.as_deref(),
            };
            match bundle.and_then(|bundle| find(bundle, id, attribute, args, self.controls)) {
                Some(Found::Complete(text)) if source.language == self.language => {
                    return Some(text);
                }
                Some(Found::Complete(text)) => {
                    self.record_fallback(id, attribute);
                    return Some(self.marked(source.language, text));
                }
                Some(Found::Incomplete(text)) => incomplete = incomplete.or(Some(text)),
                None => {}
            }
        }
        if incomplete.is_some() {
            self.record_fallback(id, attribute);
        }
        incomplete
    }

    /// Marks a text in another language as such.
    fn marked(&self, language: Language, text: String) -> String {
        let mark = self.sources.first().and_then(|own| {
            let args = Args::new().text("text", text.clone());
            find(
                own.app,
                &format!("fallback-{}", language.code()),
                None,
                &args,
                self.controls,
            )
        });
        match mark {
            Some(Found::Complete(marked)) => marked,
            _ => text,
        }
    }

    fn missing(&self, id: &str, attribute: Option<&str>) -> String {
        self.record_fallback(id, attribute);
        let own = self
            .sources
            .first()
            .and_then(|own| find(own.app, "missing-text", None, &Args::new(), self.controls));
        match own {
            Some(Found::Complete(text)) => text,
            _ => MISSING.to_owned(),
        }
    }

    fn record_fallback(&self, id: &str, attribute: Option<&str>) {
        let name = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
        let _ = self
            .fallback_ids
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(name);
    }
}

fn find(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    args: &Args,
    controls: Controls,
) -> Option<Found> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(attribute) => message.get_attribute(attribute)?.value(),
    };
    let mut values: FluentArgs<'_> = args
        .0
        .iter()
        .map(|(name, value)| (name.as_str(), value.clone()))
        .collect();
    values.set("controls", controls.id());
    let mut errors = Vec::new();
    let formatted = bundle.format_pattern(pattern, Some(&values), &mut errors);
    let text = one_full_stop(with_euphony(&formatted).trim());
    match (text.is_empty(), errors.is_empty()) {
        (true, _) => None,
        (false, true) => Some(Found::Complete(text)),
        (false, false) => Some(Found::Incomplete(without_placeholders(&text))),
    }
}

/// A value, such as a name or a question, may end in a full stop or another closing sign of its own; the `!` of a board space is none.
fn one_full_stop(text: &str) -> String {
    let ends = |rest: &&str| {
        (rest.ends_with(['?', '!', '…', ':']) && !rest.ends_with(" !"))
            || rest.ends_with("...")
            || (rest.ends_with('.') && !rest.ends_with(".."))
    };
    text.strip_suffix('.')
        .filter(ends)
        .unwrap_or(text)
        .to_owned()
}

/// Follows an `a` or `e` that an Italian message itself writes, until the message is formatted. No text has this noncharacter.
const EUPHONY_MARK: char = '\u{FDD0}';

/// Marks each `a` and `e` that stands alone in what a message writes. A value, such as a player called A, has no mark.
fn with_euphony_marks(text: &str) -> Cow<'_, str> {
    if !text.split(' ').any(may_want_d) {
        return Cow::Borrowed(text);
    }
    let mut marked = String::with_capacity(text.len() + 8);
    for (index, word) in text.split(' ').enumerate() {
        if index > 0 {
            marked.push(' ');
        }
        marked.push_str(word);
        if may_want_d(word) {
            marked.push(EUPHONY_MARK);
        }
    }
    Cow::Owned(marked)
}

fn may_want_d(word: &str) -> bool {
    matches!(word, "a" | "A" | "e" | "E")
}

/// `Anna ed Elena`, `tocca ad Anna`: the name after a marked word is known only when the message is formatted.
fn with_euphony(text: &str) -> Cow<'_, str> {
    if !text.contains(EUPHONY_MARK) {
        return Cow::Borrowed(text);
    }
    let mut written = String::with_capacity(text.len());
    let mut parts = text.split(EUPHONY_MARK).peekable();
    while let Some(part) = parts.next() {
        written.push_str(part);
        let word = written.rsplit(' ').next().unwrap_or_default();
        let next = parts.peek().and_then(|rest| rest.strip_prefix(' '));
        if next.is_some_and(|next| wants_d(word, next)) {
            written.push('d');
        }
    }
    Cow::Owned(written)
}

/// Whether `e` becomes `ed` and `a` becomes `ad` before the next word: not before another d, as in `e edifici`.
fn wants_d(word: &str, next: &str) -> bool {
    let mut letters = next.chars().map(|letter| match letter {
        'A' | 'à' | 'À' | 'á' | 'Á' => 'a',
        'E' | 'è' | 'È' | 'é' | 'É' => 'e',
        other => other,
    });
    let same_vowel = match word {
        "a" | "A" => letters.next() == Some('a'),
        "e" | "E" => letters.next() == Some('e'),
        _ => false,
    };
    same_vowel && letters.next() != Some('d')
}

/// Fluent writes missing values as `{$name}`, which nobody should read aloud.
fn without_placeholders(text: &str) -> String {
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
