//! What the helpers of the other games share.

use super::noun::capital;
use super::story::StoryPart;
use super::{Args, Localizer, numbers};
use base::play::{self, Command, Offer, PlayedCommand, Refusal};
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::pocket_mars;
use rulebook::StepQuestion;

type Field<G> = <<G as play::Game>::Command as Command>::Field;
type FieldValue<G> = play::Value<<<G as play::Game>::Command as Command>::Word>;

/// A helper that can describe its state, whichever game it is of.
pub trait Describe: play::Game {
    /// A fact as a sentence with its numbers; `None` if the next fact says it all.
    fn describe_fact(&self, localizer: &Localizer, fact: &Self::Fact) -> Option<String>;
    /// The label of the button for an offer.
    fn describe_offer(&self, localizer: &Localizer, offer: &Offer<Self::Command>) -> String;
    /// The label of a command with all its values.
    fn describe_command(&self, localizer: &Localizer, command: &Self::Command) -> String;
    /// The name of a command without its values.
    fn describe_command_name(&self, localizer: &Localizer, command: &Self::Command) -> String;
    /// A value of a parameter.
    fn describe_value(
        &self,
        localizer: &Localizer,
        field: Field<Self>,
        value: &FieldValue<Self>,
    ) -> String;
    /// Why a command was rejected.
    fn describe_refusal(
        &self,
        localizer: &Localizer,
        command: Option<&Self::Command>,
        refusal: &Refusal,
    ) -> String;
    /// The current page.
    fn current_page(&self, localizer: &Localizer) -> Page;
    /// What tables ask at the current step, the most pressing first.
    fn questions(&self) -> [StepQuestion; 3];
}

macro_rules! impl_describe {
    ($($game:ident),+) => {$(
        impl Describe for $game::helper::Game {
            fn describe_fact(&self, localizer: &Localizer, fact: &Self::Fact) -> Option<String> {
                super::$game::fact(localizer, self, fact)
            }

            fn describe_offer(&self, localizer: &Localizer, offer: &Offer<Self::Command>) -> String {
                super::$game::label(localizer, self, &offer.command, !offer.params.is_empty())
            }

            fn describe_command(&self, localizer: &Localizer, command: &Self::Command) -> String {
                super::$game::label(localizer, self, command, false)
            }

            fn describe_command_name(&self, localizer: &Localizer, command: &Self::Command) -> String {
                localizer.text(&command_id(super::$game::PREFIX, command))
            }

            fn describe_value(&self, localizer: &Localizer, field: Field<Self>, value: &FieldValue<Self>) -> String {
                super::$game::value(localizer, self, field, value)
            }

            fn describe_refusal(&self, localizer: &Localizer, command: Option<&Self::Command>, refusal: &Refusal) -> String {
                super::$game::refusal(localizer, self, command, refusal)
            }

            fn current_page(&self, localizer: &Localizer) -> Page {
                super::$game::page(localizer, self)
            }

            fn questions(&self) -> [StepQuestion; 3] {
                super::$game::questions(self)
            }
        }
    )+};
}

impl_describe!(pocket_mars, mechanica, mars_needs_mechanics);

/// The effects of a command, one sentence per line.
pub fn history<G: Describe>(
    localizer: &Localizer,
    game: &G,
    played: &PlayedCommand<G::Command, G::Fact>,
) -> Vec<String> {
    played
        .facts
        .iter()
        .filter_map(|fact| game.describe_fact(localizer, fact))
        .collect()
}

/// The story so far.
pub fn pieces<'a, G: Describe + 'a>(
    localizer: &Localizer,
    title: &str,
    game: &G,
    turns: impl Iterator<Item = &'a PlayedCommand<G::Command, G::Fact>>,
) -> Vec<StoryPart> {
    let page = game.current_page(localizer);
    let history = turns
        .flat_map(|played| history(localizer, game, played))
        .map(StoryPart::Item);
    let head = [
        StoryPart::Heading(1, title.to_owned()),
        StoryPart::Paragraph(localizer.text("helper-report")),
    ];
    let here = page.status.iter().cloned().map(StoryPart::Item);
    head.into_iter()
        .chain(history)
        .chain([StoryPart::Heading(2, page.heading)])
        .chain(here)
        .collect()
}

/// The name of a player without one; `number` counts from 1.
pub fn unnamed(localizer: &Localizer, number: usize) -> String {
    localizer.format("helper-player", &Args::new().count("number", number))
}

/// The current page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The heading of the step.
    pub heading: String,
    /// The state of the game, one fact per line.
    pub status: Vec<String>,
    /// What to do now, in this order.
    pub instructions: Vec<String>,
    /// What comes next.
    pub next: String,
}

/// A page from the message of a step: its value, `.now-1` and so on, `.next`.
pub(super) fn page(localizer: &Localizer, id: &str, args: &Args) -> Page {
    let now = (1..)
        .map_while(|line| localizer.try_say_attribute(id, &format!("now-{line}"), args))
        .collect();
    Page {
        heading: localizer.format(id, args),
        status: Vec::new(),
        instructions: now,
        next: localizer
            .try_say_attribute(id, "next", args)
            .unwrap_or_default(),
    }
}

pub(super) fn command_id(prefix: &str, command: &impl Command) -> String {
    format!("{prefix}-command-{}", command.name().replace('_', "-"))
}

pub(super) fn fact_id(prefix: &str, fact: &impl serde::Serialize) -> String {
    format!(
        "{prefix}-fact-{}",
        play::variant_name(fact).replace('_', "-")
    )
}

/// The label of a command: with all values (`.with`), with open parameters (`.open`), or its bare name.
pub(super) fn label(localizer: &Localizer, id: &str, open: bool, args: &Args) -> String {
    let attribute = if open { "open" } else { "with" };
    localizer
        .try_say_attribute(id, attribute, args)
        .unwrap_or_else(|| localizer.format(id, args))
}

/// Why a command was rejected, unless the game has a more specific reason.
pub(super) fn refusal(localizer: &Localizer, prefix: &str, refusal: &Refusal) -> String {
    let id = format!("refused-{}", refusal.code());
    let name = |command: &str| {
        localizer.try_format(
            &format!("{prefix}-command-{}", command.replace('_', "-")),
            &Args::new(),
        )
    };
    match refusal {
        Refusal::NotNow { command } => match name(command) {
            Some(command) => localizer.format(&id, &Args::new().text("command", command)),
            None => localizer.text("refused-not-now-plain"),
        },
        Refusal::OutOfRange { command, param } => match name(command) {
            Some(command) => {
                let param = localizer.try_format(
                    &format!("helper-param-{}", param.replace('_', "-")),
                    &Args::new(),
                );
                let param = param.unwrap_or_else(|| localizer.text("param-other"));
                localizer.format(
                    &id,
                    &Args::new().text("command", command).text("param", param),
                )
            }
            None => localizer.text("refused-not-now-plain"),
        },
        Refusal::NothingToUndo | Refusal::NothingToRedo | Refusal::NoSuchPlace => {
            localizer.text(&id)
        }
        Refusal::Unreadable { problem } => {
            localizer.format(&id, &Args::new().text("problem", problem))
        }
    }
}

/// The name of a value that is asked for, at the start of a line.
pub fn asked_value(localizer: &Localizer, name: &str) -> String {
    let name = name.replace('_', "-");
    let said = ["field", "param"]
        .iter()
        .find_map(|kind| localizer.try_format(&format!("helper-{kind}-{name}"), &Args::new()));
    capital(&said.unwrap_or_else(|| localizer.text("param-other")))
}

pub(super) fn moved(from: impl Into<i64>, to: impl Into<i64>) -> Args {
    Args::new().text("change", numbers::change(from, to))
}

/// A number for a plural selector; a negative one as text with a real minus.
pub(super) fn number(args: Args, name: &str, number: i64) -> Args {
    if number < 0 {
        args.text(name, numbers::plain(number))
    } else {
        args.number(name, number)
    }
}

/// A zero-based number as players count.
pub(super) fn counted_from_one(number: i64) -> String {
    numbers::plain(number.saturating_add(1))
}

/// The seat of that number, or a seat that does not exist.
pub(super) fn seat(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// A value that all games format alike: a number, a text or a flag.
pub(super) fn value_text<W>(
    localizer: &Localizer,
    field: impl Into<&'static str>,
    value: &play::Value<W>,
) -> String {
    match value {
        play::Value::Number(number) => numbers::plain(*number),
        play::Value::Text(text) => text.clone(),
        play::Value::Flag(flag) => localizer
            .try_format(
                &format!("helper-value-{}-{flag}", field.into()),
                &Args::new(),
            )
            .unwrap_or_default(),
        play::Value::Word(_) | play::Value::List(_) => String::new(),
    }
}
