//! What the table decides about planned actions: `overrule 1 pawns 1 because skill`, `anyway explore r2-n because a promise`.

use super::{ParseContext, lookup};
use first_martians::board::ruling::of_count;
use first_martians::board::{Ruling, RulingReason};
use first_martians::command::Command;
use first_martians::effect::Cost;
use language::name_lookup;

/// A ruling about the planned action with that number. `text` is the line after the verb as typed, `words` the same in lower case.
pub(super) fn overrule(words: &[&str], text: &str, context: ParseContext<'_>) -> Option<Command> {
    let (words, reason) = with_reason(words, text);
    let (number, what) = words.split_first()?;
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    let planned = context.game.state().board.as_ref()?.plan.get(index)?;
    let ruling = match what {
        ["pawns" | "pedine", pawns] => Ruling::Pawns(pawns.parse().ok()?),
        ["free" | "gratis"] => {
            return Some(Command::OverrulePrice {
                index,
                price: Vec::new(),
                reason,
            });
        }
        ["price" | "prezzo", costs @ ..] => {
            return Some(Command::OverrulePrice {
                index,
                price: price(costs, context)?,
                reason,
            });
        }
        ["none" | "nessuna"] => {
            return Some(Command::DropRuling {
                index,
                ruling: planned.rulings.last()?.ruling.clone(),
            });
        }
        [word] => lookup_ruling(word)?,
        _ => return None,
    };
    Some(Command::Overrule {
        index,
        ruling,
        reason,
    })
}

/// An action that the app forbids, by its name.
pub(super) fn anyway(words: &[&str], text: &str, context: ParseContext<'_>) -> Option<Command> {
    let (words, reason) = with_reason(words, text);
    let kind = context.called(&words.join(" "), |localizer| {
        name_lookup::overrulable_actions(localizer, context.game)
    })?;
    Some(Command::PlanOverruled { kind, reason })
}

fn lookup_ruling(word: &str) -> Option<Ruling> {
    Some(match word {
        "dice" | "dadi" => Ruling::Dice,
        "no-dice" | "senza-dadi" => Ruling::NoDice,
        "allowed" | "permessa" => Ruling::Allowed,
        "forbidden" | "vietata" => Ruling::Forbidden,
        _ => return None,
    })
}

/// The words before “because”, and the reason behind it as it was typed.
fn with_reason<'w>(words: &'w [&'w str], text: &str) -> (&'w [&'w str], RulingReason) {
    let Some(at) = words
        .iter()
        .position(|word| matches!(*word, "because" | "perché" | "perche"))
    else {
        return (words, RulingReason::Other);
    };
    let typed: Vec<&str> = text.split_whitespace().skip(at + 1).collect();
    let picked = [
        ("abilità", "skill"),
        ("miglioramento", "upgrade"),
        ("missione", "mission"),
        ("altro", "other"),
    ];
    let lower = typed.join(" ").to_lowercase();
    let word = lookup(&picked, &lower).map(str::to_owned);
    let picked = RulingReason::PICKED.into_iter().find(|it| it.id() == lower);
    let reason =
        picked.unwrap_or_else(|| RulingReason::from(word.unwrap_or_else(|| typed.join(" "))));
    (words.get(..at).unwrap_or_default(), reason)
}

/// Numbers and what they count: `2 energy 1 seed`.
fn price(words: &[&str], context: ParseContext<'_>) -> Option<Vec<Cost>> {
    let starts: Vec<usize> = words
        .iter()
        .enumerate()
        .filter(|(_, word)| word.parse::<u8>().is_ok())
        .map(|(at, _)| at)
        .collect();
    let ends = starts.iter().skip(1).copied().chain([words.len()]);
    let of = |(start, end): (usize, usize)| {
        let (count, name) = words.get(start..end)?.split_first()?;
        let thing = context.called(&name.join(" "), name_lookup::things)?;
        Some(of_count(&thing, count.parse().ok()?))
    };
    if starts.first() != Some(&0) {
        return None;
    }
    starts.iter().copied().zip(ends).map(of).collect()
}
