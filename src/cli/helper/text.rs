//! A helper in plain text: one fact per line, numbered choices, values typed after the number or asked for one by one.

use std::collections::BTreeMap;
use std::io;

use super::{end, remember, unplayed};
use crate::cli::console::{Answer, Context, EXIT_OK, Input, print_text, settle, wait};
use crate::cli::parser::RULES;
use crate::cli::text::rules::{Here, Listed};
use crate::cli::text::{LEAVE, numbered};
use base::play::{self, Command, GameHistory, Offer, Param, Role, Value};
use language::{Args, Localizer, fact_text, helper, score};
use rulebook::{self};
use session::{Helper, PlayerAction, Session, UpdateReason};

/// A choice in the list: one offer, or several for the same command.
struct Choice<'o, C: Command> {
    label: String,
    /// The name of the command, if there are several offers.
    name: Option<String>,
    offers: Vec<&'o Offer<C>>,
}

impl<'o, C: Command> Choice<'o, C> {
    fn of_one<G: Helper<Command = C>>(
        localizer: &Localizer,
        game: &G,
        offer: &'o Offer<C>,
    ) -> Self {
        Self {
            label: game.describe_offer(localizer, offer),
            name: None,
            offers: vec![offer],
        }
    }
}

/// A choice in which a word was typed: which list it is of, and what was entered, its number first.
struct InterruptedChoice {
    corrects: bool,
    entered: Vec<String>,
}

/// The result of asking for the values of a choice.
enum ChoiceOutcome<T> {
    Complete(T),
    /// There is no such choice, or the players left it.
    Cancelled,
    /// A word was typed, which is read next; what was entered before is kept.
    Interrupted(Vec<String>),
}

#[derive(Clone)]
enum ParsedLine {
    Enter,
    Choice(Vec<usize>),
    Where,
    Board,
    Log,
    Correct,
    Undo,
    Redo,
    Help,
    Quit,
    Rules(String),
    SavePoint(String),
    Unknown,
}

const WORDS: &[(&[&str], ParsedLine)] = &[
    (&["where", "dove"], ParsedLine::Where),
    (&["board", "tabellone", "plancia"], ParsedLine::Board),
    (&["log", "diario", "history", "storia"], ParsedLine::Log),
    (&["correct", "correggi"], ParsedLine::Correct),
    (&["undo", "annulla"], ParsedLine::Undo),
    (&["redo", "ripeti"], ParsedLine::Redo),
    (&["help", "aiuto", "?"], ParsedLine::Help),
    (&["quit", "exit", "esci"], ParsedLine::Quit),
];

impl ParsedLine {
    fn read(line: &str) -> Self {
        let lower = line.trim().to_lowercase();
        let Some(first) = lower.split_whitespace().next() else {
            return Self::Enter;
        };
        let numbers: Option<Vec<usize>> = lower
            .split_whitespace()
            .map(|word| word.parse().ok())
            .collect();
        if let Some(numbers) = numbers {
            return Self::Choice(numbers);
        }
        let tail = || {
            line.split_whitespace()
                .skip(1)
                .collect::<Vec<_>>()
                .join(" ")
        };
        match first {
            _ if RULES.contains(&first) => Self::Rules(tail()),
            "save" | "salva" if !tail().is_empty() => Self::SavePoint(tail()),
            first => WORDS
                .iter()
                .find(|(names, _)| names.contains(&first))
                .map_or(Self::Unknown, |(_, typed)| typed.clone()),
        }
    }
}

/// Plays until `quit` or the end of input.
pub(super) fn play<G: Helper>(
    context: &Context,
    mut session: Session<G>,
    input: &mut Input,
) -> Answer {
    let localizer = &context.localizer;
    let mut listed = Listed::default();
    let mut interrupted: Option<InterruptedChoice> = None;
    print_text(
        localizer,
        &localizer.format("text-start", &Args::new().text("save", session.id())),
    )?;
    print_text(localizer, &localizer.text("text-more"))?;
    let names = localizer.list(&session.game().players());
    print_text(
        localizer,
        &localizer.format(
            "text-helper-players",
            &Args::new()
                .text("game", score::game(localizer, G::ID))
                .text("names", names),
        ),
    )?;
    show(localizer, session.table(), true)?;
    loop {
        let choices = choices(localizer, session.table());
        let by_enter = by_enter(&choices);
        let args = Args::new()
            .count("count", choices.len())
            .text("enter", fact_text::yes_no(by_enter));
        let asks_on = interrupted.take_if(|_| !input.is_pushed_back());
        let game = session.game();
        if let Some(InterruptedChoice { corrects, entered }) = asks_on {
            let outcome = if corrects {
                chosen(
                    localizer,
                    game,
                    &corrections(localizer, session.table()),
                    &entered,
                    input,
                )?
            } else {
                chosen(localizer, game, &choices, &entered, input)?
            };
            if let Some(command) = whole(outcome, corrects, &mut interrupted) {
                listed.forget();
                let _ = carry_out(context, &mut session, &PlayerAction::Play(command))?;
            }
            continue;
        }
        let Some(line) = input.line(localizer, &localizer.format("text-prompt", &args))? else {
            break;
        };
        let action = match ParsedLine::read(&line) {
            ParsedLine::Quit => break,
            ParsedLine::Undo => Some(PlayerAction::Undo),
            ParsedLine::Redo => Some(PlayerAction::Redo),
            ParsedLine::SavePoint(name) => Some(PlayerAction::SavePoint(name)),
            ParsedLine::Enter if by_enter => {
                let outcome = chosen(localizer, game, &choices, &["1".to_owned()], input)?;
                whole(outcome, false, &mut interrupted).map(PlayerAction::Play)
            }
            ParsedLine::Enter => {
                print_text(
                    localizer,
                    &localizer.format(
                        "text-enter-nothing",
                        &Args::new().count("count", choices.len()),
                    ),
                )?;
                None
            }
            ParsedLine::Choice(numbers) => {
                let outcome = chosen(localizer, game, &choices, &typed_again(&numbers), input)?;
                whole(outcome, false, &mut interrupted).map(PlayerAction::Play)
            }
            ParsedLine::Correct => {
                let outcome = correction(localizer, session.table(), input)?;
                whole(outcome, true, &mut interrupted).map(PlayerAction::Play)
            }
            typed => {
                answer(localizer, &session, typed, &line, &mut listed)?;
                None
            }
        };
        if let Some(action) = action {
            listed.forget();
            // What was refused in between leaves the question as it was.
            if carry_out(context, &mut session, &action)? {
                interrupted = None;
            }
        }
    }
    remember(context, &session)?;
    print_text(
        localizer,
        &localizer.format(
            "text-saved",
            &Args::new()
                .text("save", session.id())
                .text("mission", G::ID),
        ),
    )?;

    Ok(EXIT_OK)
}

/// Numbers as they were typed.
fn typed_again(numbers: &[usize]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

/// The command, if its values are whole; otherwise remembers where to ask on.
fn whole<T>(
    outcome: ChoiceOutcome<T>,
    corrects: bool,
    interrupted: &mut Option<InterruptedChoice>,
) -> Option<T> {
    *interrupted = None;
    match outcome {
        ChoiceOutcome::Complete(command) => Some(command),
        ChoiceOutcome::Cancelled => None,
        ChoiceOutcome::Interrupted(entered) => {
            *interrupted = Some(InterruptedChoice { corrects, entered });
            None
        }
    }
}

/// Answers a line that changes nothing.
fn answer<G: Helper>(
    localizer: &Localizer,
    session: &Session<G>,
    typed: ParsedLine,
    line: &str,
    listed: &mut Listed,
) -> io::Result<()> {
    let game = session.game();
    match typed {
        ParsedLine::Where => show(localizer, session.table(), true),
        ParsedLine::Board => game
            .current_page(localizer)
            .status
            .iter()
            .try_for_each(|line| print_text(localizer, line)),
        ParsedLine::Log => {
            let mut lines = session
                .table()
                .history()
                .flat_map(|(_, played)| helper::history(localizer, game, played));
            lines.try_for_each(|line| print_text(localizer, &line))
        }
        ParsedLine::Help => {
            const LINES: [&str; 11] = [
                "text-help-helper-choose",
                "text-help-enter",
                "text-help-where",
                "text-help-helper-board",
                "text-help-helper-log",
                "text-help-helper-rules",
                "text-help-helper-correct",
                "text-help-undo",
                "text-help-redo",
                "text-help-save",
                "text-help-quit",
            ];
            LINES
                .iter()
                .try_for_each(|id| print_text(localizer, &localizer.text(id)))
        }
        ParsedLine::Rules(asked) => listed.answer(localizer, &here(localizer, game), &asked),
        _ if listed.looks_up(localizer, &here(localizer, game), line)? => Ok(()),
        _ => {
            print_text(
                localizer,
                &localizer.format("text-unknown", &Args::new().text("words", line.trim())),
            )?;
            print_text(localizer, &localizer.text("text-unknown-help"))
        }
    }
}

/// The questions of the step, and the entries of the whole game, which are few.
fn here<G: Helper>(localizer: &Localizer, game: &G) -> Here {
    let (questions, game) = (game.questions().to_vec(), G::GAME.rules());
    let language = localizer.language();
    let own = rulebook::shipped_library()
        .entries()
        .iter()
        .filter(|entry| entry.game == game && entry.language == language);
    Here {
        game,
        questions,
        entries: own.map(|entry| entry.id.as_str()).collect(),
        head: "text-helper-rules",
    }
}

/// Prints the current page: heading, state of all players if `whole`, instructions, choices.
fn show<G: Helper>(localizer: &Localizer, table: &GameHistory<G>, whole: bool) -> io::Result<()> {
    let game = table.game();
    let page = game.current_page(localizer);
    print_text(localizer, "")?;
    print_text(
        localizer,
        &localizer.format(
            "text-helper-heading",
            &Args::new().text("heading", page.heading),
        ),
    )?;
    if whole {
        page.status
            .iter()
            .try_for_each(|line| print_text(localizer, line))?;
    }
    page.instructions
        .iter()
        .try_for_each(|line| print_text(localizer, line))?;
    if !page.next.is_empty() {
        print_text(localizer, &page.next)?;
    }
    end(localizer, game)
        .into_iter()
        .flatten()
        .try_for_each(|line| print_text(localizer, &line))?;
    list(
        localizer,
        choices(localizer, table)
            .iter()
            .map(|choice| choice.label.as_str()),
    )
}

fn list<'a>(localizer: &Localizer, labels: impl Iterator<Item = &'a str>) -> io::Result<()> {
    labels
        .enumerate()
        .try_for_each(|(index, label)| numbered(localizer, index, label))
}

/// The flow offers one by one, then the reports grouped by command.
fn choices<'t, G: Helper>(
    localizer: &Localizer,
    table: &'t GameHistory<G>,
) -> Vec<Choice<'t, G::Command>> {
    let of = |role| {
        table
            .offers()
            .iter()
            .filter(move |offer| offer.role == role)
    };
    let mut choices: Vec<_> = of(Role::Flow)
        .map(|offer| Choice::of_one(localizer, table.game(), offer))
        .collect();
    choices.extend(grouped(localizer, table.game(), of(Role::Report)));
    choices
}

fn grouped<'o, G: Helper>(
    localizer: &Localizer,
    game: &G,
    offers: impl Iterator<Item = &'o Offer<G::Command>>,
) -> Vec<Choice<'o, G::Command>> {
    let mut groups: Vec<Vec<&Offer<G::Command>>> = Vec::new();
    for offer in offers {
        match groups
            .iter_mut()
            .find(|group| group.iter().any(|it| it.is_same_kind(&offer.command)))
        {
            Some(group) => group.push(offer),
            None => groups.push(vec![offer]),
        }
    }
    let choice = |offers: Vec<&'o Offer<G::Command>>| match offers[..] {
        [] => None,
        [one] => Some(Choice::of_one(localizer, game, one)),
        [first, ..] => {
            let name = game.describe_command_name(localizer, &first.command);
            let label = localizer.format(
                "text-helper-several",
                &Args::new().text("name", name.clone()),
            );
            Some(Choice {
                label,
                name: Some(name),
                offers,
            })
        }
    };
    groups.into_iter().filter_map(choice).collect()
}

/// Whether Enter plays the first choice: it is the only flow offer and takes no values.
fn by_enter<C: Command>(choices: &[Choice<'_, C>]) -> bool {
    let flow = |choice: &Choice<'_, C>| {
        choice
            .offers
            .first()
            .is_some_and(|offer| offer.role == Role::Flow)
    };
    let plain = |choice: &Choice<'_, C>| choice.offers.iter().all(|offer| offer.params.is_empty());
    choices
        .first()
        .is_some_and(|choice| flow(choice) && plain(choice))
        && choices.iter().filter(|it| flow(it)).count() == 1
}

fn corrections<'t, G: Helper>(
    localizer: &Localizer,
    table: &'t GameHistory<G>,
) -> Vec<Choice<'t, G::Command>> {
    grouped(
        localizer,
        table.game(),
        table
            .offers()
            .iter()
            .filter(|offer| offer.role == Role::Correct),
    )
}

fn correction<G: Helper>(
    localizer: &Localizer,
    table: &GameHistory<G>,
    input: &mut Input,
) -> io::Result<ChoiceOutcome<G::Command>> {
    let game = table.game();
    let choices = corrections(localizer, table);
    if choices.is_empty() {
        print_text(localizer, &localizer.text("text-helper-correct-none"))?;
        return Ok(ChoiceOutcome::Cancelled);
    }
    print_text(localizer, &localizer.text("text-helper-correct"))?;
    match of_list(
        localizer,
        choices.iter().map(|choice| choice.label.as_str()),
        input,
    )? {
        Some(numbers) => chosen(localizer, game, &choices, &typed_again(&numbers), input),
        None => Ok(ChoiceOutcome::Cancelled),
    }
}

/// Asks for a choice from a list and its values; `None` if anything else is typed, which is read as the next line.
fn of_list<'a>(
    localizer: &Localizer,
    labels: impl Iterator<Item = &'a str> + Clone,
    input: &mut Input,
) -> io::Result<Option<Vec<usize>>> {
    let count = labels.clone().count();
    list(localizer, labels)?;
    let Some(line) = input.line(
        localizer,
        &localizer.format("text-helper-of-list", &Args::new().count("count", count)),
    )?
    else {
        return Ok(None);
    };
    match ParsedLine::read(&line) {
        ParsedLine::Choice(numbers) => Ok(Some(numbers)),
        ParsedLine::Enter => Ok(None),
        _ => {
            input.push_back(line);
            Ok(None)
        }
    }
}

/// The command of a choice, with the values entered after its number or asked for one by one.
fn chosen<G: Helper>(
    localizer: &Localizer,
    game: &G,
    choices: &[Choice<'_, G::Command>],
    entered: &[String],
    input: &mut Input,
) -> io::Result<ChoiceOutcome<G::Command>> {
    let index = |typed: Option<&String>| {
        typed
            .and_then(|typed| typed.parse::<usize>().ok())
            .unwrap_or(0)
    };
    let number = index(entered.first());
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
    let mut kept: Vec<String> = entered.iter().take(1).cloned().collect();
    let mut rest: Vec<String> = entered.iter().skip(1).cloned().collect();
    let offer = match &choice.offers[..] {
        [only] => Some(*only),
        several => {
            if rest.is_empty() {
                print_text(
                    localizer,
                    &localizer.format(
                        "text-helper-which",
                        &Args::new().text("name", choice.name.clone().unwrap_or_default()),
                    ),
                )?;
                let labels: Vec<String> = several
                    .iter()
                    .map(|offer| game.describe_offer(localizer, offer))
                    .collect();
                let Some(typed) = of_list(localizer, labels.iter().map(String::as_str), input)?
                else {
                    return Ok(ChoiceOutcome::Cancelled);
                };
                rest = typed_again(&typed);
            }
            let which = if rest.is_empty() {
                String::new()
            } else {
                rest.remove(0)
            };
            let offer = index(Some(&which))
                .checked_sub(1)
                .and_then(|index| several.get(index))
                .copied();
            kept.push(which);
            offer
        }
    };
    let Some(offer) = offer else {
        print_text(localizer, &localizer.text("text-value-left"))?;
        return Ok(ChoiceOutcome::Cancelled);
    };
    let mut rest = rest.into_iter();
    let mut values = BTreeMap::new();
    for (&field, param) in &offer.params {
        match asked(localizer, game, field, param, rest.next(), input)? {
            ChoiceOutcome::Complete((value, typed)) => {
                let _ = values.insert(field, value);
                kept.push(typed);
            }
            ChoiceOutcome::Cancelled => return Ok(ChoiceOutcome::Cancelled),
            ChoiceOutcome::Interrupted(_) => return Ok(ChoiceOutcome::Interrupted(kept)),
        }
    }
    let command = offer.fill(|field, _| values.remove(&field));
    Ok(ChoiceOutcome::Complete(
        command.unwrap_or_else(|| offer.command.clone()),
    ))
}

type FieldValue<G> = Value<<<G as play::Game>::Command as Command>::Word>;

/// Asks for a value; returns it with the line that was typed for it. A word is read as the next line.
fn asked<G: Helper>(
    localizer: &Localizer,
    game: &G,
    field: <G::Command as Command>::Field,
    param: &Param<<G::Command as Command>::Word>,
    mut given: Option<String>,
    input: &mut Input,
) -> io::Result<ChoiceOutcome<(FieldValue<G>, String)>> {
    let name: &'static str = field.into();
    let args = Args::new().text("name", helper::asked_value(localizer, name));
    let wanted = match param {
        Param::Number { min, max } => localizer.format(
            "text-value-wanted",
            &args.number("min", *min).number("max", *max),
        ),
        Param::OneOf(_) | Param::SomeOf(_) | Param::ListOf { .. } | Param::Text { .. } => localizer
            .format(
                "text-helper-value",
                &args.count("count", param.choices().map_or(1, <[_]>::len)),
            ),
    };
    loop {
        let line = match given.take() {
            Some(line) => line,
            None => {
                if let Some(values) = param.choices() {
                    let labels: Vec<String> = values
                        .iter()
                        .map(|value| game.describe_value(localizer, field, value))
                        .collect();
                    list(localizer, labels.iter().map(String::as_str))?;
                }
                let Some(line) = input.line(localizer, &wanted)? else {
                    return Ok(ChoiceOutcome::Cancelled);
                };
                line
            }
        };
        if line.trim() == LEAVE {
            print_text(localizer, &localizer.text("text-value-left"))?;
            return Ok(ChoiceOutcome::Cancelled);
        }
        if line.trim().is_empty() {
            // Nothing entered is no value, not the least one.
            not_understood(localizer, param, "")?;
            continue;
        }
        let number = line.trim().replace('−', "-").parse::<i64>();
        let value = match (param, &number) {
            (Param::Number { min, max }, Ok(number)) => (*min..=*max)
                .contains(number)
                .then(|| Value::Number(*number)),
            (Param::Text { .. }, _) => {
                Some(Value::Text(line.trim().to_owned())).filter(|value| param.contains(value))
            }
            (_, Ok(number)) => {
                let index = usize::try_from(*number)
                    .ok()
                    .and_then(|number| number.checked_sub(1));
                let choice = param
                    .choices()
                    .zip(index)
                    .and_then(|(values, index)| values.get(index));
                choice.map(|choice| param.value_of_choice(choice))
            }
            (_, Err(_)) => {
                print_text(localizer, &localizer.text("text-value-paused"))?;
                input.push_back(line);
                return Ok(ChoiceOutcome::Interrupted(Vec::new()));
            }
        };
        match value {
            Some(value) => return Ok(ChoiceOutcome::Complete((value, line))),
            None => not_understood(localizer, param, line.trim())?,
        }
    }
}

/// Says why a typed line is no value; the question comes again.
fn not_understood<W: Clone + PartialEq>(
    localizer: &Localizer,
    param: &Param<W>,
    line: &str,
) -> io::Result<()> {
    match (param, param.choices()) {
        (Param::Number { min, max }, _) => print_text(
            localizer,
            &localizer.format(
                "text-value-outside",
                &Args::new().number("min", *min).number("max", *max),
            ),
        ),
        (_, Some(values)) if line.is_empty() => print_text(
            localizer,
            &localizer.format(
                "text-enter-nothing",
                &Args::new().count("count", values.len()),
            ),
        ),
        (_, Some(values)) => print_text(
            localizer,
            &localizer.format(
                "text-no-choice",
                &Args::new()
                    .text("number", line)
                    .count("count", values.len()),
            ),
        ),
        (_, None) if line.is_empty() => {
            print_text(localizer, &localizer.text("sheet-ask-text-needed"))
        }
        (_, None) => print_text(
            localizer,
            &localizer.format("text-unknown", &Args::new().text("words", line)),
        ),
    }
}

/// Plays an action and prints its effects; returns whether the game has changed.
fn carry_out<G: Helper>(
    context: &Context,
    session: &mut Session<G>,
    action: &PlayerAction<G::Command>,
) -> io::Result<bool> {
    let localizer = &context.localizer;
    let taken_back = match action {
        PlayerAction::Undo => Some("text-undone").zip(session.table().command_to_undo()),
        PlayerAction::Redo => Some("text-redone").zip(session.table().command_to_redo()),
        _ => None,
    };
    let taken_back = taken_back.map(|(id, played)| {
        (
            id,
            session.game().describe_command(localizer, &played.command),
        )
    });
    if let Err(error) = wait(session.play(action)) {
        print_text(
            localizer,
            &unplayed(localizer, session.game(), action, &error),
        )?;
        return Ok(false);
    }
    if let Some((id, what)) = taken_back {
        print_text(
            localizer,
            &localizer.format(id, &Args::new().text("what", what)),
        )?;
    } else if let (PlayerAction::Play(_), Some(played)) =
        (action, session.table().command_to_undo())
    {
        helper::history(localizer, session.game(), played)
            .iter()
            .try_for_each(|line| print_text(localizer, line))?;
    } else if let PlayerAction::SavePoint(name) = action {
        print_text(
            localizer,
            &localizer.format("text-save-point", &Args::new().text("name", name)),
        )?;
        return Ok(false);
    }
    settle(context, localizer, session, UpdateReason::Action)?;
    show(localizer, session.table(), false)?;
    Ok(true)
}
