//! `play` in plain text: one fact a line, no drawing, numbered choices that stay stable within a step.

mod answers;
mod help;
pub(super) mod rules;
mod told;

use std::collections::BTreeMap;
use std::io;

use super::console::{Desk, Input, WELL, say, settle, wait};
use super::vocabulary::{self, Ear, Typed, Word};
use crate::first_martians::Game;
use crate::first_martians::command::{Command, Field, Param, Value};
use crate::first_martians::words::Block;
use crate::language::page::Page;
use crate::language::{Args, Language, Voice, page, tell};
use crate::play::{self, Offer, Role, Table};
use crate::session::{After, Session, Wish, trouble};
pub(super) use answers::numbered;
use told::Told;

/// A choice as it is listed.
struct Choice {
    label: String,
    offer: Offer<Command>,
    /// Whether Enter alone plays it.
    by_enter: bool,
}

/// What came of asking for the numbers of a choice.
enum Filled {
    Command(Command),
    /// Something else was typed, which is read next.
    Left,
    Over,
}

/// Reads words and numbers until `quit` or the end of input, which leaves the save. `mission` is how the mission was called.
pub(super) fn play(desk: &Desk, voice: &Voice, mut session: Session, mission: &str) -> io::Result<u8> {
    let mut input = Input::of_people();
    let mut told = Told::default();
    let mut listed = rules::Listed::default();
    let voices = voices(voice, &session.prose().0);
    say(voice, &voice.say("text-start", &Args::new().text("save", session.id())))?;
    say(voice, &voice.plain("text-more"))?;
    answers::place(voice, session.game())?;
    told.show(voice, session.table(), false)?;
    loop {
        let game = session.game();
        let choices = choices(voice, session.table(), &page::page(voice, game));
        let Some(line) = input.line(voice, &asking(voice, &choices))? else { break };
        let wish = match vocabulary::read(&line, Ear { game, voices: &voices }) {
            None => {
                help::unknown(voice, game, &line)?;
                continue;
            }
            Some(Typed::Word(Word::Quit)) => break,
            Some(Typed::Word(Word::Undo)) => Wish::Undo,
            Some(Typed::Word(Word::Redo)) => Wish::Redo,
            Some(Typed::Word(word)) => {
                answers::answer(voice, &session, word, &mut told)?;
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
            Some(Typed::SavePoint(name)) => Wish::SavePoint(name),
            Some(Typed::Command(command)) => Wish::Play(command),
            Some(Typed::Enter) if !choices.first().is_some_and(|choice| choice.by_enter) => {
                say(voice, &voice.say("text-enter-nothing", &Args::new().count("count", choices.len())))?;
                continue;
            }
            Some(Typed::Enter) => match chosen(voice, &choices, 1, &[], &mut input)? {
                Filled::Command(command) => Wish::Play(command),
                Filled::Left => continue,
                Filled::Over => break,
            },
            Some(Typed::Choice(number, values)) => match chosen(voice, &choices, number, &values, &mut input)? {
                Filled::Command(command) => Wish::Play(command),
                Filled::Left => continue,
                Filled::Over => break,
            },
        };
        listed.forget();
        carry_out(desk, voice, &mut session, &wish, &mut told)?;
    }
    say(voice, &voice.say("text-saved", &Args::new().text("save", session.id()).text("mission", mission)))?;

    Ok(WELL)
}

/// Voices of every language that is understood, the spoken one first.
fn voices(spoken: &Voice, prose: &BTreeMap<String, Vec<(String, String)>>) -> Vec<Voice> {
    let others = Language::ALL.iter().filter(|&&other| other != spoken.language());
    std::iter::once(spoken.clone()).chain(others.map(|&other| Voice::with_prose(other, prose))).collect()
}

/// What kind of answer is wanted.
fn asking(voice: &Voice, choices: &[Choice]) -> String {
    let enter = choices.first().is_some_and(|choice| choice.by_enter);
    let args = Args::new().count("count", choices.len()).text("enter", tell::yes(enter));
    voice.say("text-prompt", &args)
}

/// Does what was wished and tells what came of it.
fn carry_out(desk: &Desk, voice: &Voice, session: &mut Session, wish: &Wish, told: &mut Told) -> io::Result<()> {
    let taken_back = match wish {
        Wish::Undo => Some("text-undone").zip(session.table().undoable()),
        Wish::Redo => Some("text-redone").zip(session.table().redoable()),
        _ => None,
    };
    let taken_back = taken_back.map(|(id, played)| (id, tell::undo_label(voice, session.game(), played)));
    let step = |session: &Session| (session.game().state().step.clone(), session.game().state().queue.clone());
    let before = step(session);
    if let Err(error) = wait(session.play(wish)) {
        return say(voice, &trouble::unplayed(voice, &error));
    }
    if let Some((id, what)) = taken_back {
        say(voice, &voice.say(id, &Args::new().text("what", what)))?;
    } else if let (Wish::Play(_), Some(played)) = (wish, session.table().undoable()) {
        tell::history(voice, session.game(), played).iter().try_for_each(|line| say(voice, line))?;
    } else if let Wish::SavePoint(name) = wish {
        say(voice, &voice.say("text-save-point", &Args::new().text("name", name)))?;
    }
    settle(desk, voice, session, After::Wish)?;
    if before == step(session) { told.go_on(voice, session.table()) } else { told.show(voice, session.table(), false) }
}

/// What goes on from here: the flow offers alone, the main one first.
fn choices(voice: &Voice, table: &Table<Game>, page: &Page) -> Vec<Choice> {
    let mut flow: Vec<Offer<Command>> = table.offers().iter().filter(|offer| offer.role == Role::Flow).cloned().collect();
    flow.sort_by_key(|offer| !is_main(&offer.command));
    // A question is one offer with a free answer: its answers are listed instead.
    flow.retain(|offer| {
        let answers = |(command, _): &(Command, String)| play::offer::check(std::slice::from_ref(offer), command).is_ok();
        !page.options.iter().any(answers)
    });
    let label = |offer: &Offer<Command>| match &page.button {
        Some(button) if is_main(&offer.command) => button.clone(),
        _ => tell::command_label(voice, table.game(), offer),
    };
    let flow = flow.into_iter().map(|offer| {
        let by_enter = is_main(&offer.command) || offer.command == Command::RollMalfunctionDice {};
        Choice { label: label(&offer), offer, by_enter }
    });
    let options = page.options.iter();
    let options = options.map(|(command, label)| (label.clone(), Offer::flow(command.clone())));
    let mut choices: Vec<_> = flow.chain(options.map(|(label, offer)| Choice { label, offer, by_enter: false })).collect();
    if let [only] = choices.as_mut_slice() {
        only.by_enter = true;
    }
    choices
}

const fn is_main(command: &Command) -> bool {
    matches!(command, Command::Continue {} | Command::NextSol {})
}

/// The command of a listed choice, its free numbers as typed behind it or asked for one by one.
fn chosen(voice: &Voice, choices: &[Choice], number: usize, values: &[i64], input: &mut Input) -> io::Result<Filled> {
    let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) else {
        say(voice, &voice.say("text-no-choice", &Args::new().count("number", number).count("count", choices.len())))?;
        return Ok(Filled::Left);
    };
    let mut given = values.iter().copied();
    let mut answers = BTreeMap::new();
    for &block in Block::ALL {
        let field = Field::of_block(block);
        let Some(Param::Number { min, max }) = choice.offer.params.get(&field) else { continue };
        // A die that is not rolled is not asked for.
        let number = match given.next() {
            _ if min == max => *min,
            Some(number) => number,
            None => match asked(voice, &voice.word(block), *min, *max, input)? {
                Ok(number) => number,
                Err(instead) => return Ok(instead),
            },
        };
        let _ = answers.insert(field, number);
    }
    let value = |field, _: &Param| Some(Value::Number(answers.get(&field).copied().unwrap_or_default()));
    Ok(Filled::Command(choice.offer.filled(value).unwrap_or_else(|| choice.offer.command.clone())))
}

/// Asks for a number until there is one; any other word leaves the asking and is read as if it had been typed before.
fn asked(voice: &Voice, name: &str, min: i64, max: i64, input: &mut Input) -> io::Result<Result<i64, Filled>> {
    let args = Args::new().text("name", name).number("min", min).number("max", max);
    loop {
        let Some(line) = input.line(voice, &voice.say("text-value-wanted", &args))? else { return Ok(Err(Filled::Over)) };
        match (line.trim(), line.trim().parse::<i64>()) {
            ("", _) => return Ok(Ok(min)),
            (_, Ok(number)) if (min..=max).contains(&number) => return Ok(Ok(number)),
            (_, Ok(_)) => say(voice, &voice.say("text-value-outside", &args))?,
            (_, Err(_)) => {
                say(voice, &voice.plain("text-value-left"))?;
                input.hold(line);
                return Ok(Err(Filled::Left));
            }
        }
    }
}
