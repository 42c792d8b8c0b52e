//! `play` in plain text: one fact a line, no drawing, numbered choices that stay stable within a step.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, Write};

use super::vocabulary::{self, Typed, Word};
use super::{WELL, print};
use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::first_martians::fact::Fact;
use crate::first_martians::state::{Kept, Step, Task};
use crate::first_martians::words::{Block, Phase};
use crate::language::page::Page;
use crate::language::{Args, Voice, log, numbers, page, tell};
use crate::play::{self, Game as _, Offer, Param, Role};
use crate::session::{Session, Wish, trouble};

/// A choice as it is listed.
struct Choice {
    label: String,
    offer: Offer<Command>,
}

/// Reads words and numbers until `quit` or the end of input, which leaves the save.
pub(super) fn play(voice: &Voice, mut session: Session) -> io::Result<u8> {
    let mut input = io::stdin().lock().lines();
    let mut told = Told::default();
    told.show(voice, session.game())?;
    while let Some(line) = prompted(voice, &mut input)? {
        let game = session.game();
        let wish = match vocabulary::read(&line, game) {
            None => {
                print(&voice.say("text-unknown", &Args::new().text("words", line.trim())))?;
                continue;
            }
            Some(Typed::Word(Word::Quit)) => break,
            Some(Typed::Word(Word::Undo)) => Wish::Undo,
            Some(Typed::Word(Word::Redo)) => Wish::Redo,
            Some(Typed::Word(word)) => {
                answer(voice, &session, word)?;
                continue;
            }
            Some(Typed::SavePoint(name)) => Wish::SavePoint(name),
            Some(Typed::Command(command)) => Wish::Play(command),
            Some(Typed::Choice(number, values)) => {
                let choices = choices(voice, game, &page::page(voice, game));
                let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) else {
                    print(&voice.say("text-unknown", &Args::new().text("words", line.trim())))?;
                    continue;
                };
                match filled(voice, choice, &values, &mut input)? {
                    Some(command) => Wish::Play(command),
                    None => continue,
                }
            }
        };
        carry_out(voice, &mut session, &wish, &mut told)?;
    }
    print(&voice.say("text-saved", &Args::new().text("save", session.id())))?;

    Ok(WELL)
}

fn prompted(voice: &Voice, input: &mut impl Iterator<Item = io::Result<String>>) -> io::Result<Option<String>> {
    let mut out = io::stdout().lock();
    write!(out, "{} ", voice.plain("text-prompt"))?;
    out.flush()?;
    drop(out);
    match input.next() {
        // A line that is no text is one that is not understood.
        Some(Err(error)) if error.kind() == io::ErrorKind::InvalidData => Ok(Some("\u{fffd}".to_owned())),
        next => next.transpose(),
    }
}

/// Does what was wished and tells what came of it.
fn carry_out(voice: &Voice, session: &mut Session, wish: &Wish, told: &mut Told) -> io::Result<()> {
    let label = |session: &Session, back: bool| {
        let played = if back { session.table().undoable() } else { session.table().redoable() };
        played.map(|played| tell::undo_label(voice, session.game(), played))
    };
    let taken_back = match wish {
        Wish::Undo => label(session, true).map(|what| ("text-undone", what)),
        Wish::Redo => label(session, false).map(|what| ("text-redone", what)),
        _ => None,
    };
    let step = |session: &Session| (session.game().state().step.clone(), session.game().state().queue.clone());
    let before = step(session);
    if let Err(error) = session.play(wish) {
        return print(&trouble::unplayed(voice, &error));
    }
    if let Some((id, what)) = taken_back {
        print(&voice.say(id, &Args::new().text("what", what)))?;
    } else if let (Wish::Play(_), Some(played)) = (wish, session.table().undoable()) {
        tell::history(voice, session.game(), played).iter().try_for_each(|line| print(line))?;
    }
    if before != step(session) {
        told.show(voice, session.game())?;
    }
    Ok(())
}

/// What has been told whole: a step that comes back within its sol is told in short, `where` tells it whole.
#[derive(Default)]
struct Told {
    steps: BTreeSet<(u8, &'static str)>,
}

impl Told {
    fn show(&mut self, voice: &Voice, game: &Game) -> io::Result<()> {
        let state = game.state();
        let known = state.queue.is_empty() && !self.steps.insert((state.sol, state.step.id()));
        // The story of these effects was read a moment ago.
        let short = known || matches!(state.queue.front(), Some(Task::Effects { .. }));
        show(voice, game, short)
    }
}

/// The step at hand and its choices.
fn show(voice: &Voice, game: &Game, short: bool) -> io::Result<()> {
    let page = page::page(voice, game);
    let in_short = short && game.state().queue.is_empty();
    print("")?;
    print(&format!("{}. {}", page.phase, page.heading))?;
    if let Some(card) = &page.card {
        print(&voice.say("text-card", &Args::new().text("label", card.label.clone()).text("title", card.title.clone())))?;
        if !short {
            print(&card.text)?;
        }
    }
    if !in_short {
        page.lines.iter().try_for_each(|line| print(line))?;
        for row in page.sum.iter().flat_map(|sum| &sum.rows) {
            let args = Args::new().text("label", row.label.clone()).text("number", row.number.clone());
            print(&voice.say("upkeep-row", &args))?;
        }
        page.notes.iter().try_for_each(|line| print(line))?;
        settings(voice, game)?;
        if page.assumed {
            print(&voice.plain("text-assumed"))?;
        }
    }
    if let Some(question) = &page.question {
        print(question)?;
    }
    for (index, choice) in choices(voice, game, &page).iter().enumerate() {
        let args = Args::new().count("number", index + 1).text("label", choice.label.clone());
        print(&voice.say("text-choice", &args))?;
    }
    Ok(())
}

/// What goes on from here: the flow offers alone, the main one first.
fn choices(voice: &Voice, game: &Game, page: &Page) -> Vec<Choice> {
    let mut flow: Vec<Offer<Command>> = game.offers().into_iter().filter(|offer| offer.role == Role::Flow).collect();
    flow.sort_by_key(|offer| !is_main(&offer.command));
    // A question is one offer with a free answer: its answers are listed instead.
    flow.retain(|offer| {
        let answers = |(command, _): &(Command, String)| play::offer::check(std::slice::from_ref(offer), command).is_ok();
        !page.options.iter().any(answers)
    });
    let label = |offer: &Offer<Command>| match &page.button {
        Some(button) if is_main(&offer.command) => button.clone(),
        _ => tell::command_label(voice, game, offer),
    };
    let flow = flow.into_iter().map(|offer| Choice { label: label(&offer), offer });
    let options =
        page.options.iter().map(|(command, label)| Choice { label: label.clone(), offer: Offer::flow(command.clone()) });
    flow.chain(options).collect()
}

const fn is_main(command: &Command) -> bool {
    matches!(command, Command::Continue {} | Command::NextSol {})
}

/// The command of a choice, its free numbers as typed behind it or asked for one by one.
fn filled(
    voice: &Voice,
    choice: &Choice,
    values: &[i64],
    input: &mut impl Iterator<Item = io::Result<String>>,
) -> io::Result<Option<Command>> {
    let mut given = values.iter().copied();
    let mut answers = BTreeMap::new();
    for block in Block::ALL {
        let Some(Param::Number { min, max }) = choice.offer.params.get(block.id()) else { continue };
        // A die that is not rolled is not asked for.
        let number = if min == max {
            Some(*min)
        } else if let Some(number) = given.next() {
            Some(number)
        } else {
            let args = Args::new().text("name", voice.word(*block)).number("min", *min).number("max", *max);
            print(&voice.say("text-value-wanted", &args))?;
            let typed = prompted(voice, input)?.unwrap_or_default();
            match typed.trim() {
                "" => Some(*min),
                word => {
                    let number = word.parse().ok();
                    if number.is_none() {
                        print(&voice.say("text-unknown", &Args::new().text("words", word)))?;
                    }
                    number
                }
            }
        };
        let Some(number) = number else { return Ok(None) };
        let _ = answers.insert(block.id(), number);
    }
    let value = |name: &str, _: &Param| answers.get(name).copied().unwrap_or_default().into();
    Ok(choice.offer.filled(value).or_else(|| Some(choice.offer.command.clone())))
}

fn answer(voice: &Voice, session: &Session, word: Word) -> io::Result<()> {
    let game = session.game();
    match word {
        Word::Where => show(voice, game, false),
        Word::Read => read_again(voice, session),
        Word::Board => {
            board(voice, game)?;
            super::board::show(voice, game)
        }
        Word::Log => mission_log(voice, game),
        Word::History => {
            let told = session.table().history().flat_map(|(_, played)| tell::history(voice, game, played));
            told.collect::<Vec<_>>().iter().try_for_each(|line| print(line))
        }
        Word::Help => {
            let in_setup = game.state().step.phase() == Phase::SetUp;
            let more = if in_setup { voice.plain("text-help-setup") } else { String::new() };
            print(&voice.say("text-help", &Args::new().text("more", more)))?;
            if game.state().twin().is_some() { print(&voice.plain("text-help-board")) } else { Ok(()) }
        }
        Word::Undo | Word::Redo | Word::Quit => Ok(()),
    }
}

/// The last text that was read, or the one at hand.
fn read_again(voice: &Voice, session: &Session) -> io::Result<()> {
    let game = session.game();
    let read = session.table().history().flat_map(|(_, played)| played.facts.iter()).filter_map(|fact| match fact {
        Fact::Read { card } => Some(card.clone()),
        _ => None,
    });
    let card = page::page(voice, game).card.or_else(|| read.last().map(|card| log::card_text(voice, game, &card)));
    match card {
        Some(card) => {
            print(&voice.say("text-card", &Args::new().text("label", card.label).text("title", card.title)))?;
            print(&card.text)
        }
        None => print(&voice.plain("text-nothing-read")),
    }
}

/// What the app keeps: sol, Morale, tracks, Box.
fn board(voice: &Voice, game: &Game) -> io::Result<()> {
    let state = game.state();
    let args = Args::new()
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text("phase", voice.word(state.step.phase()))
        .text("first", tell::name(voice, &state.crew, state.crew.first_player));
    print(&voice.say("text-board-sol", &args))?;
    print(&voice.say("text-board-morale", &Args::new().text("morale", numbers::signed(state.morale))))?;
    for &block in Block::ALL {
        let args = Args::new().text("track", voice.word(block)).number("number", state.track(block));
        print(&voice.say("text-board-track", &args))?;
    }
    let red: Vec<String> = state.red.iter().map(|&block| voice.word(block)).collect();
    if !red.is_empty() {
        print(&voice.say("text-board-red", &Args::new().text("blocks", voice.list(&red))))?;
    }
    for (id, &number) in &state.mission_tracks {
        let args = Args::new().text("track", tell::title(voice, id)).number("number", number);
        print(&voice.say("text-board-mission-track", &args))?;
    }
    Ok(())
}

fn mission_log(voice: &Voice, game: &Game) -> io::Result<()> {
    print(&voice.plain("text-log-head"))?;
    for (index, line) in log::mission_log(voice, game).into_iter().enumerate() {
        let state = match (line.met_text, line.count) {
            (Some(met), _) => met,
            (None, Some(count)) => voice.say("text-log-count", &Args::new().text("count", count)),
            (None, None) => voice.plain("text-log-open"),
        };
        let args = Args::new().text("title", line.title).text("state", state).text("text", line.text);
        let label = voice.say("text-log-line", &args);
        print(&voice.say("text-choice", &Args::new().count("number", index + 1).text("label", label)))?;
    }
    let events = log::open_events(voice, game);
    print(&voice.plain(if events.is_empty() { "text-events-none" } else { "text-events-head" }))?;
    for (index, line) in events.into_iter().enumerate() {
        let args = Args::new()
            .count("number", index + 1)
            .number("left", line.sols_left)
            .text("title", line.title)
            .text("action", line.action)
            .text("cost", line.cost);
        print(&voice.say("text-event-line", &args))?;
        line.reward.iter().try_for_each(|reward| print(reward))?;
    }
    Ok(())
}

/// What can be set before the game, with the name under which each value is set.
fn settings(voice: &Voice, game: &Game) -> io::Result<()> {
    match game.state().step {
        Step::Crew => crew(voice, game),
        Step::Sheet => sheet(voice, game),
        _ => Ok(()),
    }
}

fn crew(voice: &Voice, game: &Game) -> io::Result<()> {
    let state = game.state();
    let line = |name: &str, value: String| {
        let name = voice.plain(&format!("text-set-{name}"));
        print(&voice.say("text-setting", &Args::new().text("name", name).text("value", value)))
    };
    let numbered = |name: &str, seat: u8, value: String| {
        let name = format!("{}-{}", voice.plain(&format!("text-set-{name}")), u16::from(seat) + 1);
        print(&voice.say("text-setting", &Args::new().text("name", name).text("value", value)))
    };
    line("players", numbers::plain(state.crew.players))?;
    for (seat, astronaut) in state.crew.seats().zip(&state.crew.astronauts) {
        numbered("name", seat, tell::name(voice, &state.crew, seat))?;
        numbered("profession", seat, voice.word(astronaut.profession))?;
    }
    line("first", tell::name(voice, &state.crew, state.crew.first_player))?;
    if state.crew.aoms_to_pick() > 0 {
        for aom in &game.mission().game_box.aoms {
            let used = if state.crew.aoms.contains(&aom.id) { "text-yes" } else { "text-no" };
            let name = if aom.id.starts_with("aom-") { aom.id.clone() } else { format!("aom-{}", aom.id) };
            let args = Args::new().text("name", name).text("value", voice.plain(used));
            print(&voice.say("text-setting", &args))?;
        }
    }
    let kept = |kept: Kept| voice.plain(if kept == Kept::Digital { "text-app" } else { "text-own" });
    line("dice", kept(state.dice))?;
    line("cards", kept(state.cards))?;
    line("difficulty", voice.plain(&format!("text-{}", state.difficulty.id())))
}

/// What your mission sheet says.
fn sheet(voice: &Voice, game: &Game) -> io::Result<()> {
    for line in log::sheet_lines(voice, game) {
        let id = if line.assumed { "text-sheet-assumed" } else { "text-sheet-line" };
        let name = vocabulary::sheet_name(voice.language(), line.value, line.block);
        let args = Args::new().text("name", name).text("label", line.label).text("value", line.text);
        print(&voice.say(id, &args))?;
    }
    Ok(())
}
