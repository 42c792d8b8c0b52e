//! `play` in plain text: one fact per line, no drawing, numbered choices that are stable within a step.

mod already_read;
mod answers;
mod help;
mod pieces;
pub(super) mod rules;

use std::collections::BTreeMap;
use std::io;

use super::console::{Context, Input, Stop, print_text, settle, wait};
use super::parser::{self, ParseContext, ParsedLine, Word};
use already_read::AlreadyRead;
pub(super) use answers::numbered;
use base::play::{self, GameHistory, Offer, Role};
use first_martians::Game;
use first_martians::command::{Command, Field, Param, Value};
use first_martians::vocabulary::Block;
use language::page::Page;
use language::table_state::is_laid;
use language::{Args, Language, Localizer, fact_text, page, plan};
use session::{PlayError, PlayerAction, Session, UpdateReason, messages};

/// Leaves the numbers of a choice.
pub(super) const LEAVE: &str = "<";

struct Choice {
    label: String,
    offer: Offer<Command>,
    /// The offers that share the label, if there are several: which one is meant is asked next. `offer` is then the first of them.
    several: Vec<LabelledOffer>,
    /// Whether Enter plays it.
    by_enter: bool,
}

/// An offer with its label.
type LabelledOffer = (String, Offer<Command>);

/// The result of asking for the numbers of a choice.
enum ChoiceOutcome {
    Complete(Command),
    /// There is no such choice, or the players left it.
    Cancelled,
    /// A word was typed, which is read next; then the choice of this number asks on.
    Interrupted(usize),
    EndOfInput,
}

/// Plays until `quit` or the end of input, or until `reload`, which returns the session. `mission` is the name given on the command
/// line.
pub(super) fn play(
    context: &Context,
    localizer: &Localizer,
    session: Session,
    mission: &str,
    input: &mut Input,
) -> Result<Option<Session>, Stop> {
    print_text(
        localizer,
        &localizer.format("text-start", &Args::new().text("save", session.id())),
    )?;
    let (left, session) = run(context, localizer, session, input, false)?;
    if left == ExitReason::Reload {
        return Ok(Some(session));
    }
    print_text(
        localizer,
        &localizer.format(
            "text-saved",
            &Args::new()
                .text("save", session.id())
                .text("mission", mission),
        ),
    )?;
    Ok(None)
}

/// Why a game was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ExitReason {
    /// The players left it, or the input ended.
    Quit,
    /// The mission is to be read anew.
    Reload,
    /// A chapter is over.
    Over,
    /// Undo at the beginning of a chapter.
    Back,
}

/// Plays until `quit`, `reload` or the end of input; a chapter of a campaign until it is over.
pub(super) fn run(
    context: &Context,
    localizer: &Localizer,
    mut session: Session,
    input: &mut Input,
    is_chapter: bool,
) -> io::Result<(ExitReason, Session)> {
    let localizer = &localizer.for_typed_commands();
    let mut shown = AlreadyRead::new(wait(context.folders.load_settings()).0.whole_steps);
    let mut listed = rules::Listed::default();
    let mut entered = BTreeMap::new();
    // A choice that asks on once the word typed in between is answered, unless it is another one by then.
    let mut interrupted: Option<(usize, Offer<Command>)> = None;
    let mut line = String::new();
    let localizers = localizers(localizer, &session.prose().0);
    let mut left = ExitReason::Quit;
    print_text(localizer, &localizer.text("text-more"))?;
    answers::place(localizer, session.game())?;
    if is_laid(session.game()) {
        print_text(localizer, &localizer.text("text-pieces-offer"))?;
    }
    shown.show(localizer, session.table(), false)?;
    loop {
        let game = session.game();
        let choices = choices(
            localizer,
            session.table(),
            &page::page_at(localizer, session.table()),
        );
        if interrupted.as_ref().is_some_and(|(number, offer)| {
            choices
                .get(number - 1)
                .is_none_or(|choice| choice.offer != *offer)
        }) {
            interrupted = None;
            entered.clear();
        }
        let asks_on = interrupted
            .as_ref()
            .filter(|_| !input.is_pushed_back())
            .map(|(number, _)| *number);
        let typed = match asks_on {
            Some(number) => Some(ParsedLine::Choice(number, Vec::new())),
            None => {
                let Some(typed) = input.line(localizer, &prompt(localizer, &choices))? else {
                    break;
                };
                line = typed;
                parser::read(
                    &line,
                    ParseContext {
                        game,
                        localizers: &localizers,
                    },
                )
            }
        };
        let action = match typed {
            None => {
                let is_command = help::begins_as_command(&line);
                if is_command
                    || !listed.looks_up(
                        localizer,
                        &rules::Here::of_mission(localizer, game),
                        &line,
                    )?
                {
                    help::unknown(localizer, game, &line)?;
                }
                continue;
            }
            Some(ParsedLine::Word(Word::Quit)) => break,
            Some(ParsedLine::Word(Word::Undo))
                if is_chapter && session.table().command_to_undo().is_none() =>
            {
                left = ExitReason::Back;
                break;
            }
            Some(ParsedLine::Word(Word::Reload)) => {
                left = ExitReason::Reload;
                break;
            }
            Some(ParsedLine::Word(Word::Undo)) => PlayerAction::Undo,
            Some(ParsedLine::Word(Word::Redo)) => PlayerAction::Redo,
            Some(ParsedLine::Word(word)) => {
                answers::answer(context, localizer, &session, word, &mut shown)?;
                continue;
            }
            Some(ParsedLine::Help(about)) => {
                help::help(localizer, game, about.as_deref())?;
                continue;
            }
            Some(ParsedLine::Rules(asked)) => {
                listed.answer(localizer, &rules::Here::of_mission(localizer, game), &asked)?;
                continue;
            }
            Some(ParsedLine::SavePoint(name)) => PlayerAction::SavePoint(name),
            Some(ParsedLine::Command(command)) => PlayerAction::Play(command),
            Some(ParsedLine::Enter) if !choices.first().is_some_and(|choice| choice.by_enter) => {
                print_text(
                    localizer,
                    &localizer.format(
                        "text-enter-nothing",
                        &Args::new().count("count", choices.len()),
                    ),
                )?;
                continue;
            }
            Some(typed @ (ParsedLine::Enter | ParsedLine::Choice(..))) => {
                let (number, values) = if let ParsedLine::Choice(number, values) = typed {
                    (number, values)
                } else {
                    (1, Vec::new())
                };
                match chosen(localizer, &choices, number, &values, &mut entered, input)? {
                    ChoiceOutcome::Complete(command) => PlayerAction::Play(command),
                    ChoiceOutcome::Cancelled => {
                        interrupted = None;
                        entered.clear();
                        continue;
                    }
                    ChoiceOutcome::Interrupted(number) => {
                        interrupted = choices
                            .into_iter()
                            .nth(number - 1)
                            .map(|choice| (number, choice.offer));
                        continue;
                    }
                    ChoiceOutcome::EndOfInput => break,
                }
            }
        };
        listed.forget();
        carry_out(context, localizer, &mut session, &action, &mut shown)?;
        if is_chapter && session.game().state().outcome.is_some() {
            left = ExitReason::Over;
            break;
        }
        if asks_on.is_some() || interrupted.is_none() {
            interrupted = None;
            entered.clear();
        }
    }
    Ok((left, session))
}

/// Localizers of all languages, the current one first.
fn localizers(
    spoken: &Localizer,
    prose: &BTreeMap<String, Vec<(String, String)>>,
) -> Vec<Localizer> {
    let others = Language::ALL
        .iter()
        .filter(|&&other| other != spoken.language());
    std::iter::once(spoken.clone())
        .chain(others.map(|&other| Localizer::with_prose(other, prose)))
        .collect()
}

fn prompt(localizer: &Localizer, choices: &[Choice]) -> String {
    let enter = choices.first().is_some_and(|choice| choice.by_enter);
    let args = Args::new()
        .count("count", choices.len())
        .text("enter", fact_text::yes_no(enter));
    localizer.format("text-prompt", &args)
}

/// Plays an action and prints its effects.
fn carry_out(
    context: &Context,
    localizer: &Localizer,
    session: &mut Session,
    action: &PlayerAction,
    shown: &mut AlreadyRead,
) -> io::Result<()> {
    let taken_back = match action {
        PlayerAction::Undo => Some("text-undone").zip(session.table().command_to_undo()),
        PlayerAction::Redo => Some("text-redone").zip(session.table().command_to_redo()),
        _ => None,
    };
    let taken_back = taken_back
        .map(|(id, played)| (id, fact_text::undo_label(localizer, session.game(), played)));
    // Two equal declared actions in a row have a page each.
    let step = |session: &Session| {
        let state = session.game().state();
        (
            state.step.clone(),
            state.queue.clone(),
            state.board.as_ref().map(|board| board.declared.len()),
        )
    };
    let before = step(session);
    if let Err(error) = wait(session.play(action)) {
        let refused =
            |refusal| fact_text::refusal_of(localizer, session.game(), action.command(), refusal);
        return match &error {
            PlayError::Refused(refusal) => print_text(localizer, &refused(refusal)),
            PlayError::Storage(_) => {
                print_text(localizer, &messages::play_error(localizer, &error))
            }
        };
    }
    if let Some((id, what)) = taken_back {
        print_text(
            localizer,
            &localizer.format(id, &Args::new().text("what", what)),
        )?;
    } else if let (PlayerAction::Play(_), Some(played)) =
        (action, session.table().command_to_undo())
    {
        fact_text::history(localizer, session.game(), played)
            .iter()
            .try_for_each(|line| print_text(localizer, line))?;
    } else if let PlayerAction::SavePoint(name) = action {
        print_text(
            localizer,
            &localizer.format("text-save-point", &Args::new().text("name", name)),
        )?;
    }
    settle(context, localizer, session, UpdateReason::Action)?;
    if before == step(session) {
        shown.show_new(localizer, session.table())
    } else {
        shown.show(localizer, session.table(), false)
    }
}

/// The flow offers, the main one first.
fn choices(localizer: &Localizer, table: &GameHistory<Game>, page: &Page) -> Vec<Choice> {
    let mut flow: Vec<Offer<Command>> = table
        .offers()
        .iter()
        .filter(|offer| offer.role == Role::Flow)
        .cloned()
        .collect();
    flow.sort_by_key(|offer| !is_main(&offer.command));
    // A question is one offer with a free answer; its answers are listed instead.
    flow.retain(|offer| {
        let answers = |(command, _): &(Command, String)| {
            play::offer::check(std::slice::from_ref(offer), command).is_ok()
        };
        !page.options.iter().any(answers)
    });
    let label = |offer: &Offer<Command>| match &page.button {
        Some(button) if is_main(&offer.command) => button.clone(),
        _ => fact_text::command_label(localizer, table.game(), offer),
    };
    let mut choices: Vec<Choice> = Vec::new();
    for offer in flow {
        let by_enter = is_main(&offer.command) || offer.command == Command::RollMalfunctionDice {};
        let label = label(&offer);
        // A broken part can be switched with that of nearly every Facility: one line for all of them.
        let Some(shared) = plan::label_without_donor(localizer, &offer.command) else {
            choices.push(Choice {
                label,
                offer,
                several: Vec::new(),
                by_enter,
            });
            continue;
        };
        match choices.iter_mut().find(|choice| choice.label == shared) {
            Some(choice) => choice.several.push((label, offer)),
            None => choices.push(Choice {
                label: shared,
                offer: offer.clone(),
                several: vec![(label, offer)],
                by_enter,
            }),
        }
    }
    let options = page.options.iter();
    let options = options.map(|(command, label)| (label.clone(), Offer::flow(command.clone())));
    choices.extend(options.map(|(label, offer)| Choice {
        label,
        offer,
        several: Vec::new(),
        by_enter: false,
    }));
    if let [only] = choices.as_mut_slice() {
        only.by_enter = true;
    }
    choices
}

const fn is_main(command: &Command) -> bool {
    matches!(command, Command::Continue {} | Command::NextSol {})
}

/// The command of a choice, with the numbers typed after its own, entered before a word interrupted, or asked for one by one.
fn chosen(
    localizer: &Localizer,
    choices: &[Choice],
    number: usize,
    values: &[i64],
    entered: &mut BTreeMap<Field, i64>,
    input: &mut Input,
) -> io::Result<ChoiceOutcome> {
    let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) else {
        print_text(
            localizer,
            &localizer.format(
                "text-no-choice",
                &Args::new()
                    .count("number", number)
                    .count("count", choices.len()),
            ),
        )?;
        return Ok(ChoiceOutcome::Cancelled);
    };
    let mut given = values.iter().copied();
    let offer = match choice.several.as_slice() {
        [] => &choice.offer,
        several => match choose_from(localizer, several, given.next(), number, input)? {
            Ok(offer) => offer,
            Err(instead) => return Ok(instead),
        },
    };
    for &block in Block::ALL {
        let field = Field::of_block(block);
        let Some(Param::Number { min, max }) = offer.params.get(&field) else {
            continue;
        };
        // A die that is not rolled has only one value.
        let number = match (given.next(), entered.get(&field)) {
            _ if min == max => *min,
            (Some(number), _) => number,
            (None, Some(&number)) => {
                let args = Args::new()
                    .text("name", localizer.word(block))
                    .number("number", number);
                print_text(localizer, &localizer.format("text-value-kept", &args))?;
                number
            }
            (None, None) => {
                match asked(localizer, &localizer.word(block), *min, *max, number, input)? {
                    Ok(number) => number,
                    Err(instead) => return Ok(instead),
                }
            }
        };
        let _ = entered.insert(field, number);
    }
    let value = |field, _: &Param| {
        Some(Value::Number(
            entered.get(&field).copied().unwrap_or_default(),
        ))
    };
    Ok(ChoiceOutcome::Complete(
        offer.fill(value).unwrap_or_else(|| offer.command.clone()),
    ))
}

/// Lists the offers of a choice and asks which is meant, unless that was typed with the choice.
fn choose_from<'a>(
    localizer: &Localizer,
    several: &'a [LabelledOffer],
    given: Option<i64>,
    choice: usize,
    input: &mut Input,
) -> io::Result<Result<&'a Offer<Command>, ChoiceOutcome>> {
    let at = |number: i64| {
        usize::try_from(number)
            .ok()?
            .checked_sub(1)
            .and_then(|index| several.get(index))
    };
    if let Some((_, offer)) = given.and_then(at) {
        return Ok(Ok(offer));
    }
    several
        .iter()
        .enumerate()
        .try_for_each(|(index, (label, _))| answers::numbered(localizer, index, label))?;
    let most = i64::try_from(several.len()).unwrap_or(i64::MAX);
    let which = asked(
        localizer,
        &localizer.text("text-which"),
        1,
        most,
        choice,
        input,
    )?;
    Ok(which.map(|number| at(number).map_or(&several[0].1, |(_, offer)| offer)))
}

/// Asks for a number until one in range is typed; a word is read as the next line, then the choice asks on.
fn asked(
    localizer: &Localizer,
    name: &str,
    min: i64,
    max: i64,
    choice: usize,
    input: &mut Input,
) -> io::Result<Result<i64, ChoiceOutcome>> {
    let args = Args::new()
        .text("name", name)
        .number("min", min)
        .number("max", max);
    loop {
        let Some(line) = input.line(localizer, &localizer.format("text-value-wanted", &args))?
        else {
            return Ok(Err(ChoiceOutcome::EndOfInput));
        };
        match (line.trim(), line.trim().parse::<i64>()) {
            // Nothing entered is not the least number.
            ("", _) => print_text(localizer, &localizer.format("text-value-outside", &args))?,
            (LEAVE, _) => {
                print_text(localizer, &localizer.text("text-value-left"))?;
                return Ok(Err(ChoiceOutcome::Cancelled));
            }
            (_, Ok(number)) if (min..=max).contains(&number) => return Ok(Ok(number)),
            (_, Ok(_)) => print_text(localizer, &localizer.format("text-value-outside", &args))?,
            (_, Err(_)) => {
                print_text(localizer, &localizer.text("text-value-paused"))?;
                input.push_back(line);
                return Ok(Err(ChoiceOutcome::Interrupted(choice)));
            }
        }
    }
}
