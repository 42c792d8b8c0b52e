//! What the helpers of the other games have in common when they are told.

use super::story::Piece;
use super::{Args, Voice, numbers};
use crate::play::{self, Command, Offer, Played, Refusal};
use crate::{mars_needs_mechanics, mechanica, pocket_mars};

/// A field of a command of that game.
type Field<G> = <<G as play::Game>::Command as Command>::Field;
/// A value of one.
type FieldValue<G> = play::Value<<<G as play::Game>::Command as Command>::Word>;

/// A helper that can be told, whichever game it is of.
pub trait Told: play::Game {
    /// What has happened, in a sentence with its numbers; `None` where the next fact says all.
    fn tell_fact(&self, voice: &Voice, fact: &Self::Fact) -> Option<String>;
    /// The label of a button for that offer.
    fn tell_offer(&self, voice: &Voice, offer: &Offer<Self::Command>) -> String;
    /// The label of a command whose values are all chosen.
    fn tell_command(&self, voice: &Voice, command: &Self::Command) -> String;
    /// The name of a command without its values.
    fn tell_name(&self, voice: &Voice, command: &Self::Command) -> String;
    /// A value that can be chosen for a free one.
    fn tell_value(&self, voice: &Voice, field: Field<Self>, value: &FieldValue<Self>) -> String;
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

            fn tell_name(&self, voice: &Voice, command: &Self::Command) -> String {
                voice.plain(&command_id(super::$game::PREFIX, command))
            }

            fn tell_value(&self, voice: &Voice, field: Field<Self>, value: &FieldValue<Self>) -> String {
                super::$game::value(voice, self, field, value)
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

/// The id of the message for a command.
pub(super) fn command_id(prefix: &str, command: &impl Command) -> String {
    format!("{prefix}-command-{}", command.name().replace('_', "-"))
}

/// The id of the message for a fact.
pub(super) fn fact_id(prefix: &str, fact: &impl serde::Serialize) -> String {
    format!("{prefix}-fact-{}", play::name_of(fact).replace('_', "-"))
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
pub(super) fn counted_from_one(number: i64) -> String {
    numbers::plain(number.saturating_add(1))
}

/// The seat of that number; where there is none, nobody sits there.
pub(super) fn seat(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A value that is no word of the game: a number, a text as it is, one of the two ways of a field.
pub(super) fn plain<W>(voice: &Voice, field: impl Into<&'static str>, value: &play::Value<W>) -> String {
    match value {
        play::Value::Number(number) => numbers::plain(*number),
        play::Value::Text(text) => text.clone(),
        play::Value::Flag(flag) => {
            voice.try_say(&format!("helper-value-{}-{flag}", field.into()), &Args::new()).unwrap_or_default()
        }
        play::Value::Word(_) | play::Value::List(_) => String::new(),
    }
}
