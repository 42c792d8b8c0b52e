//! What is printed on a token: `mark pending red 3`, of the second token `mark pending red 2 B`.

use super::ParseContext;
use crate::first_martians::board::Spot;
use crate::first_martians::command::Command;
use crate::language::name_lookup::NumberTarget;

/// `text` is the line after the verb as typed, `words` the same in lower case.
pub(super) fn mark(words: &[&str], text: &str, context: ParseContext<'_>) -> Option<Command> {
    let name = text.split_whitespace().last()?.to_owned();
    let (_, words) = words.split_last()?;
    if let Some((number, words)) = words.split_last()
        && let (Ok(number), Some(spot)) = (number.parse::<usize>(), counted(words, context))
    {
        return Some(Command::MarkToken { spot, index: number.checked_sub(1)?, name });
    }
    let spot = counted(words, context)?;
    let twin = context.game.state().board_state()?;
    let (marks, count) = (twin.marks_of(&spot), usize::from(twin.get(&spot)?));
    // The first one without a name, or else the last one.
    let index = marks.iter().position(|it| it.name.is_empty()).unwrap_or(marks.len()).min(count.saturating_sub(1));
    Some(Command::MarkToken { spot, index, name })
}

fn counted(words: &[&str], context: ParseContext<'_>) -> Option<Spot> {
    match context.number(&words.join(" "))? {
        NumberTarget::Spot(spot) => Some(spot),
        NumberTarget::Track(_) => None,
    }
}
