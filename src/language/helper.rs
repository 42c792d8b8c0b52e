//! What the helpers of the other games have in common when they are told.

use serde_json::Value;

use super::story::Piece;
use super::{Args, Voice, numbers};
use crate::play::offer::name_and_fields;
use crate::play::{self, Offer, Played, Refusal};
use crate::{mars_needs_mechanics, mechanica, pocket_mars};

/// A helper that can be told, whichever game it is of.
pub trait Told: play::Game {
    /// What has happened, in a sentence with its numbers; `None` where the next fact says all.
    fn tell_fact(&self, voice: &Voice, fact: &Self::Fact) -> Option<String>;
    /// The label of a button for that offer.
    fn tell_offer(&self, voice: &Voice, offer: &Offer<Self::Command>) -> String;
    /// The label of a command whose values are all chosen.
    fn tell_command(&self, voice: &Voice, command: &Self::Command) -> String;
    /// The name of a command where several offers of it stand together; `None` where it has none without its values.
    fn tell_name(&self, voice: &Voice, command: &Self::Command) -> Option<String>;
    /// A value that can be chosen for a free one.
    fn tell_value(&self, voice: &Voice, param: &str, value: &Value) -> String;
    /// Why a command was not taken.
    fn tell_refusal(&self, voice: &Voice, command: Option<&Self::Command>, refusal: &Refusal) -> String;
    /// The page at hand.
    fn tell_page(&self, voice: &Voice) -> Page;
}

macro_rules! told {
    ($($game:ident),+) => {$(
        impl Told for $game::table::Game {
            fn tell_fact(&self, voice: &Voice, fact: &Self::Fact) -> Option<String> {
                super::$game::fact(voice, self, fact)
            }

            fn tell_offer(&self, voice: &Voice, offer: &Offer<Self::Command>) -> String {
                super::$game::label(voice, self, &offer.command, !offer.params.is_empty())
            }

            fn tell_command(&self, voice: &Voice, command: &Self::Command) -> String {
                super::$game::label(voice, self, command, false)
            }

            fn tell_name(&self, voice: &Voice, command: &Self::Command) -> Option<String> {
                voice.try_say(&message(super::$game::PREFIX, "command", command), &Args::new()).filter(|name| !name.contains('…'))
            }

            fn tell_value(&self, voice: &Voice, param: &str, value: &Value) -> String {
                let word = || {
                    let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                    let id = format!("helper-value-{param}-{}", word.replace('_', "-"));
                    voice.try_say(&id, &Args::new()).unwrap_or(word)
                };
                super::$game::value(voice, self, param, value).unwrap_or_else(word)
            }

            fn tell_refusal(&self, voice: &Voice, command: Option<&Self::Command>, refusal: &Refusal) -> String {
                super::$game::refusal(voice, self, command, refusal)
            }

            fn tell_page(&self, voice: &Voice) -> Page {
                super::$game::page(voice, self)
            }
        }
    )+};
}

told!(pocket_mars, mechanica, mars_needs_mechanics);

/// What a command brought about, a sentence a line.
pub fn history<G: Told>(voice: &Voice, game: &G, played: &Played<G::Command, G::Fact>) -> Vec<String> {
    played.facts.iter().filter_map(|fact| game.tell_fact(voice, fact)).collect()
}

/// The story so far, as Markdown.
pub fn pieces<'a, G: Told + 'a>(
    voice: &Voice,
    title: &str,
    game: &G,
    turns: impl Iterator<Item = &'a Played<G::Command, G::Fact>>,
) -> Vec<Piece> {
    let page = game.tell_page(voice);
    let told = turns.flat_map(|played| history(voice, game, played)).map(Piece::Item);
    let head = [Piece::Heading(1, title.to_owned()), Piece::Paragraph(voice.plain("helper-report"))];
    let here = page.here.iter().cloned().map(Piece::Item);
    head.into_iter().chain(told).chain([Piece::Heading(2, page.heading)]).chain(here).collect()
}

/// What a player is called who was given no name; `number` counts from 1.
pub fn unnamed(voice: &Voice, number: usize) -> String {
    voice.say("helper-player", &Args::new().count("number", number))
}

/// The page at hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// What the step is about.
    pub heading: String,
    /// Where we are, a fact a line.
    pub here: Vec<String>,
    /// What to do now, in this order.
    pub now: Vec<String>,
    /// What comes next.
    pub next: String,
}

/// A page with all that the message of a step says by itself: its value, `.now-1` and so on, `.next`.
pub(super) fn page(voice: &Voice, id: &str, args: &Args) -> Page {
    let now = (1..).map_while(|line| voice.try_say_attribute(id, &format!("now-{line}"), args)).collect();
    Page {
        heading: voice.say(id, args),
        here: Vec::new(),
        now,
        next: voice.try_say_attribute(id, "next", args).unwrap_or_default(),
    }
}

/// The id of the message for a command, a fact or a step serialised as `{"name": {…}}`.
pub(super) fn message<T: serde::Serialize>(prefix: &str, kind: &str, told: &T) -> String {
    format!("{prefix}-{kind}-{}", name_and_fields(told).0.replace('_', "-"))
}

/// The label of a command: with its values (`.with`), or with some left open (`.open`), or its bare name.
pub(super) fn label(voice: &Voice, id: &str, open: bool, args: &Args) -> String {
    let attribute = if open { "open" } else { "with" };
    voice.try_say_attribute(id, attribute, args).unwrap_or_else(|| voice.say(id, args))
}

/// Why a command was not taken, where the game has nothing closer to say.
pub(super) fn refusal(voice: &Voice, prefix: &str, refusal: &Refusal) -> String {
    let id = format!("refused-{}", refusal.code());
    let name = |command: &str| voice.try_say(&format!("{prefix}-command-{}", command.replace('_', "-")), &Args::new());
    match refusal {
        Refusal::NotNow { command } => match name(command) {
            Some(command) => voice.say(&id, &Args::new().text("command", command)),
            None => voice.plain("refused-not-now-plain"),
        },
        Refusal::OutOfRange { command, param } => match name(command) {
            Some(command) => {
                let param = voice.try_say(&format!("helper-param-{}", param.replace('_', "-")), &Args::new());
                let param = param.unwrap_or_else(|| voice.plain("param-other"));
                voice.say(&id, &Args::new().text("command", command).text("param", param))
            }
            None => voice.plain("refused-not-now-plain"),
        },
        Refusal::NothingToUndo | Refusal::NothingToRedo | Refusal::NoSuchPlace => voice.plain(&id),
        Refusal::Unreadable { problem } => voice.say(&id, &Args::new().text("problem", problem)),
    }
}

/// From one number to another, in one value.
pub(super) fn moved(from: impl Into<i64>, to: impl Into<i64>) -> Args {
    Args::new().text("change", numbers::change(from, to))
}

/// A number that chooses a plural; a negative one with its real sign.
pub(super) fn number(args: Args, name: &str, number: i64) -> Args {
    if number < 0 { args.text(name, numbers::plain(number)) } else { args.number(name, number) }
}

/// A number that counts from 0, as players count.
pub(super) fn counted_from_one(value: &Value) -> String {
    numbers::plain(value.as_i64().unwrap_or_default().saturating_add(1))
}

/// A number, or a text as it is.
pub(super) fn plain(value: &Value) -> String {
    value.as_i64().map_or_else(|| value.as_str().unwrap_or_default().to_owned(), numbers::plain)
}
