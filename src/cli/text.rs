//! `play` in plain text: one fact per line, no drawing, numbered choices that are stable within a step.

mod already_read;
mod answers;
mod help;
mod pieces;
pub(super) mod rules;

use std::collections::BTreeMap;
use std::io;

use super::console::{Context, Input, Stop, say, settle, wait};
use super::parser::{self, ParseContext, Typed, Word};
use already_read::AlreadyRead;
pub(super) use answers::numbered;
use base::play::{self, GameHistory, Offer, Role};
use first_martians::Game;
use first_martians::command::{Command, Field, Param, Value};
use first_martians::vocabulary::Block;
use language::page::Page;
use language::table_state::is_laid;
use language::{Args, Language, Voice, fact_text, page, plan};
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
enum Filled {
    Command(Command),
    /// There is no such choice, or the players left it.
    Left,
    /// A word was typed, which is read next; then the choice of this number asks on.
    Paused(usize),
    EndOfInput,
}

/// Plays until `quit` or the end of input, or until `reload`, which returns the session. `mission` is the name given on the command
/// line.
pub(super) fn play(
    context: &Context,
    voice: &Voice,
    session: Session,
    mission: &str,
    input: &mut Input,
) -> Result<Option<Session>, Stop> {
    say(
        voice,
        &voice.say("text-start", &Args::new().text("save", session.id())),
    )?;
    let (left, session) = run(context, voice, session, input, false)?;
    if left == Left::Reload {
        return Ok(Some(session));
    }
    say(
        voice,
        &voice.say(
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
pub(super) enum Left {
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
    voice: &Voice,
    mut session: Session,
    input: &mut Input,
    is_chapter: bool,
) -> io::Result<(Left, Session)> {
    let voice = &voice.for_typed_commands();
    let mut shown = AlreadyRead::new(wait(context.folders.load_settings()).0.whole_steps);
    let mut listed = rules::Listed::default();
    let mut entered = BTreeMap::new();
    // A choice that asks on once the word typed in between is answered, unless it is another one by then.
    let mut paused: Option<(usize, Offer<Command>)> = None;
    let mut line = String::new();
    let voices = voices(voice, &session.prose().0);
    let mut left = Left::Quit;
    say(voice, &voice.plain("text-more"))?;
    answers::place(voice, session.game())?;
    if is_laid(session.game()) {
        say(voice, &voice.plain("text-pieces-offer"))?;
    }
    shown.show(voice, session.table(), false)?;
    loop {
        let game = session.game();
        let choices = choices(
            voice,
            session.table(),
            &page::page_at(voice, session.table()),
        );
        if paused.as_ref().is_some_and(|(number, offer)| {
            choices
                .get(number - 1)
                .is_none_or(|choice| choice.offer != *offer)
        }) {
            paused = None;
            entered.clear();
        }
        let asks_on = paused
            .as_ref()
            .filter(|_| !input.is_pushed_back())
            .map(|(number, _)| *number);
        let typed = match asks_on {
            Some(number) => Some(Typed::Choice(number, Vec::new())),
            None => {
                let Some(typed) = input.line(voice, &prompt(voice, &choices))? else {
                    break;
                };
                line = typed;
                parser::read(
                    &line,
                    ParseContext {
                        game,
                        voices: &voices,
                    },
                )
            }
        };
        let wish = match typed {
            None => {
                let is_command = help::begins_as_command(&line);
                if is_command
                    || !listed.looks_up(voice, &rules::Here::of_mission(voice, game), &line)?
                {
                    help::unknown(voice, game, &line)?;
                }
                continue;
            }
            Some(Typed::Word(Word::Quit)) => break,
            Some(Typed::Word(Word::Undo))
                if is_chapter && session.table().command_to_undo().is_none() =>
            {
                left = Left::Back;
                break;
            }
            Some(Typed::Word(Word::Reload)) => {
                left = Left::Reload;
                break;
            }
            Some(Typed::Word(Word::Undo)) => PlayerAction::Undo,
            Some(Typed::Word(Word::Redo)) => PlayerAction::Redo,
            Some(Typed::Word(word)) => {
                answers::answer(context, voice, &session, word, &mut shown)?;
                continue;
            }
            Some(Typed::Help(about)) => {
                help::help(voice, game, about.as_deref())?;
                continue;
            }
            Some(Typed::Rules(asked)) => {
                listed.answer(voice, &rules::Here::of_mission(voice, game), &asked)?;
                continue;
            }
            Some(Typed::SavePoint(name)) => PlayerAction::SavePoint(name),
            Some(Typed::Command(command)) => PlayerAction::Play(command),
            Some(Typed::Enter) if !choices.first().is_some_and(|choice| choice.by_enter) => {
                say(
                    voice,
                    &voice.say(
                        "text-enter-nothing",
                        &Args::new().count("count", choices.len()),
                    ),
                )?;
                continue;
            }
            Some(typed @ (Typed::Enter | Typed::Choice(..))) => {
                let (number, values) = if let Typed::Choice(number, values) = typed {
                    (number, values)
                } else {
                    (1, Vec::new())
                };
                match chosen(voice, &choices, number, &values, &mut entered, input)? {
                    Filled::Command(command) => PlayerAction::Play(command),
                    Filled::Left => {
                        paused = None;
                        entered.clear();
                        continue;
                    }
                    Filled::Paused(number) => {
                        paused = choices
                            .into_iter()
                            .nth(number - 1)
                            .map(|choice| (number, choice.offer));
                        continue;
                    }
                    Filled::EndOfInput => break,
                }
            }
        };
        listed.forget();
        carry_out(context, voice, &mut session, &wish, &mut shown)?;
        if is_chapter && session.game().state().outcome.is_some() {
            left = Left::Over;
            break;
        }
        if asks_on.is_some() || paused.is_none() {
            paused = None;
            entered.clear();
        }
    }
    Ok((left, session))
}

/// Voices of all languages, the current one first.
fn voices(spoken: &Voice, prose: &BTreeMap<String, Vec<(String, String)>>) -> Vec<Voice> {
    let others = Language::ALL
        .iter()
        .filter(|&&other| other != spoken.language());
    std::iter::once(spoken.clone())
        .chain(others.map(|&other| Voice::with_prose(other, prose)))
        .collect()
}

fn prompt(voice: &Voice, choices: &[Choice]) -> String {
    let enter = choices.first().is_some_and(|choice| choice.by_enter);
    let args = Args::new()
        .count("count", choices.len())
        .text("enter", fact_text::yes_no(enter));
    voice.say("text-prompt", &args)
}

/// Plays an action and prints its effects.
fn carry_out(
    context: &Context,
    voice: &Voice,
    session: &mut Session,
    wish: &PlayerAction,
    shown: &mut AlreadyRead,
) -> io::Result<()> {
    let taken_back = match wish {
        PlayerAction::Undo => Some("text-undone").zip(session.table().command_to_undo()),
        PlayerAction::Redo => Some("text-redone").zip(session.table().command_to_redo()),
        _ => None,
    };
    let taken_back =
        taken_back.map(|(id, played)| (id, fact_text::undo_label(voice, session.game(), played)));
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
    if let Err(error) = wait(session.play(wish)) {
        let refused =
            |refusal| fact_text::refusal_of(voice, session.game(), wish.command(), refusal);
        return match &error {
            PlayError::Refused(refusal) => say(voice, &refused(refusal)),
            PlayError::Storage(_) => say(voice, &messages::play_error(voice, &error)),
        };
    }
    if let Some((id, what)) = taken_back {
        say(voice, &voice.say(id, &Args::new().text("what", what)))?;
    } else if let (PlayerAction::Play(_), Some(played)) = (wish, session.table().command_to_undo())
    {
        fact_text::history(voice, session.game(), played)
            .iter()
            .try_for_each(|line| say(voice, line))?;
    } else if let PlayerAction::SavePoint(name) = wish {
        say(
            voice,
            &voice.say("text-save-point", &Args::new().text("name", name)),
        )?;
    }
    settle(context, voice, session, UpdateReason::Action)?;
    if before == step(session) {
        shown.show_new(voice, session.table())
    } else {
        shown.show(voice, session.table(), false)
    }
}

/// The flow offers, the main one first.
fn choices(voice: &Voice, table: &GameHistory<Game>, page: &Page) -> Vec<Choice> {
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
        _ => fact_text::command_label(voice, table.game(), offer),
    };
    let mut choices: Vec<Choice> = Vec::new();
    for offer in flow {
        let by_enter = is_main(&offer.command) || offer.command == Command::RollMalfunctionDice {};
        let label = label(&offer);
        // A broken part can be switched with that of nearly every Facility: one line for all of them.
        let Some(shared) = plan::label_without_donor(voice, &offer.command) else {
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
    voice: &Voice,
    choices: &[Choice],
    number: usize,
    values: &[i64],
    entered: &mut BTreeMap<Field, i64>,
    input: &mut Input,
) -> io::Result<Filled> {
    let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) else {
        say(
            voice,
            &voice.say(
                "text-no-choice",
                &Args::new()
                    .count("number", number)
                    .count("count", choices.len()),
            ),
        )?;
        return Ok(Filled::Left);
    };
    let mut given = values.iter().copied();
    let offer = match choice.several.as_slice() {
        [] => &choice.offer,
        several => match choose_from(voice, several, given.next(), number, input)? {
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
                    .text("name", voice.word(block))
                    .number("number", number);
                say(voice, &voice.say("text-value-kept", &args))?;
                number
            }
            (None, None) => match asked(voice, &voice.word(block), *min, *max, number, input)? {
                Ok(number) => number,
                Err(instead) => return Ok(instead),
            },
        };
        let _ = entered.insert(field, number);
    }
    let value = |field, _: &Param| {
        Some(Value::Number(
            entered.get(&field).copied().unwrap_or_default(),
        ))
    };
    Ok(Filled::Command(
        offer.fill(value).unwrap_or_else(|| offer.command.clone()),
    ))
}

/// Lists the offers of a choice and asks which is meant, unless that was typed with the choice.
fn choose_from<'a>(
    voice: &Voice,
    several: &'a [LabelledOffer],
    given: Option<i64>,
    choice: usize,
    input: &mut Input,
) -> io::Result<Result<&'a Offer<Command>, Filled>> {
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
        .try_for_each(|(index, (label, _))| answers::numbered(voice, index, label))?;
    let most = i64::try_from(several.len()).unwrap_or(i64::MAX);
    let which = asked(voice, &voice.plain("text-which"), 1, most, choice, input)?;
    Ok(which.map(|number| at(number).map_or(&several[0].1, |(_, offer)| offer)))
}

/// Asks for a number until one in range is typed; a word is read as the next line, then the choice asks on.
fn asked(
    voice: &Voice,
    name: &str,
    min: i64,
    max: i64,
    choice: usize,
    input: &mut Input,
) -> io::Result<Result<i64, Filled>> {
    let args = Args::new()
        .text("name", name)
        .number("min", min)
        .number("max", max);
    loop {
        let Some(line) = input.line(voice, &voice.say("text-value-wanted", &args))? else {
            return Ok(Err(Filled::EndOfInput));
        };
        match (line.trim(), line.trim().parse::<i64>()) {
            // Nothing entered is not the least number.
            ("", _) => say(voice, &voice.say("text-value-outside", &args))?,
            (LEAVE, _) => {
                say(voice, &voice.plain("text-value-left"))?;
                return Ok(Err(Filled::Left));
            }
            (_, Ok(number)) if (min..=max).contains(&number) => return Ok(Ok(number)),
            (_, Ok(_)) => say(voice, &voice.say("text-value-outside", &args))?,
            (_, Err(_)) => {
                say(voice, &voice.plain("text-value-paused"))?;
                input.push_back(line);
                return Ok(Err(Filled::Paused(choice)));
            }
        }
    }
}
