//! What is printed on tokens and cards: `mark pending red 3`, of the second token `mark pending red 2 B`; `mark available poi: Old Camp`.

use super::{ParseContext, lookup};
use first_martians::board::{BoardCounter, SkillState};
use first_martians::command::Command;
use first_martians::queries::skills::usual_payment;
use language::name_lookup::NumberTarget;

/// The words before a colon, and the name behind it as it was typed.
fn with_name<'w>(words: &'w [&'w str], text: &str) -> Option<(Vec<&'w str>, String)> {
    let (_, name) = text.split_once(':')?;
    let end = words.iter().position(|word| word.contains(':'))?;
    let before = words
        .iter()
        .take(end + 1)
        .map(|word| word.split(':').next().unwrap_or_default());
    Some((
        before.filter(|word| !word.is_empty()).collect(),
        name.trim().to_owned(),
    ))
}

/// The words that use a skill.
const USED: [&str; 2] = ["used", "usata"];

/// A skill of an astronaut: its name (`skill 2 1: Steady hands`), its use (`skill 2 1 used`), or whether it can be used
/// (`skill 2 1 locked`); 0 is the basic one.
pub(super) fn skill(words: &[&str], text: &str, context: ParseContext<'_>) -> Option<Command> {
    let which = |words: &[&str]| {
        let (skill, who) = words.split_last()?;
        Some((
            super::seat(&who.join(" "), context.game)?,
            skill.parse::<u8>().ok()?,
        ))
    };
    if let Some((words, name)) = with_name(words, text) {
        let (seat, skill) = which(&words)?;
        return Some(Command::NameSkill { seat, skill, name });
    }
    let (state, words) = words.split_last()?;
    // Another number of Morale tokens than the price can be paid.
    if let (Ok(pays), Some((used, words))) = (state.parse::<u8>(), words.split_last())
        && USED.contains(used)
    {
        let (seat, skill) = which(words)?;
        return Some(Command::UseSkill { seat, skill, pays });
    }
    let (seat, skill) = which(words)?;
    if USED.contains(state) {
        return Some(Command::UseSkill {
            seat,
            skill,
            pays: usual_payment(context.game, seat, skill),
        });
    }
    let italian = [
        ("pronta", SkillState::Ready),
        ("scartata", SkillState::Discarded),
        ("bloccata", SkillState::Locked),
    ];
    let state = SkillState::from_id(state).or_else(|| lookup(&italian, state))?;
    Some(Command::SetSkillState { seat, skill, state })
}

/// `text` is the line after the verb as typed, `words` the same in lower case.
pub(super) fn mark(words: &[&str], text: &str, context: ParseContext<'_>) -> Option<Command> {
    if let Some((words, name)) = with_name(words, text) {
        return marked(&words, name, context);
    }
    let name = text.split_whitespace().last()?.to_owned();
    let (_, words) = words.split_last()?;
    marked(words, name, context)
}

fn marked(words: &[&str], name: String, context: ParseContext<'_>) -> Option<Command> {
    if let Some((number, words)) = words.split_last()
        && let (Ok(number), Some(spot)) = (number.parse::<usize>(), counted(words, context))
    {
        return Some(Command::MarkToken {
            spot,
            index: number.checked_sub(1)?,
            name,
        });
    }
    let spot = counted(words, context)?;
    let board = context.game.state().board_state()?;
    let (marks, count) = (board.marks_of(&spot), usize::from(board.get(&spot)?));
    // The first one without a name, or else the last one.
    let index = marks
        .iter()
        .position(|it| it.name.is_empty())
        .unwrap_or(marks.len())
        .min(count.saturating_sub(1));
    Some(Command::MarkToken { spot, index, name })
}

fn counted(words: &[&str], context: ParseContext<'_>) -> Option<BoardCounter> {
    match context.number(&words.join(" "))? {
        NumberTarget::BoardCounter(spot) => Some(spot),
        NumberTarget::Track(_) | NumberTarget::Marks(..) | NumberTarget::Walker(_) => None,
    }
}

/// A green part that gives its spare part, or an Upgrade card that gives its two.
pub(super) fn dismantled(words: &[&str], context: ParseContext<'_>) -> Option<Command> {
    match context.number(&words.join(" "))? {
        NumberTarget::BoardCounter(BoardCounter::Part(place, part)) => {
            Some(Command::Dismantle { place, part })
        }
        NumberTarget::BoardCounter(BoardCounter::Upgrade(upgrade)) => {
            Some(Command::ExchangeUpgrade { upgrade })
        }
        NumberTarget::BoardCounter(_)
        | NumberTarget::Track(_)
        | NumberTarget::Marks(..)
        | NumberTarget::Walker(_) => None,
    }
}
