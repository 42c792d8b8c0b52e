//! Set-up: who plays with what, and what the mission sheet says. The sheet and the crew are corrected by the same pieces later.

use iced::widget::{Column, column, row};

use super::{Message, Shown, Table};
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, Stepper, beside, choice, choices, field, named, panel, quiet, quiet_button, section, stepper, text,
};
use crate::first_martians::command::Command;
use crate::first_martians::mission::SheetValue;
use crate::first_martians::state::{Difficulty, Kept, Seat};
use crate::first_martians::words::{Block, Profession};
use crate::language::log::{self, SheetLine};
use crate::language::{Args, tell};

pub(super) fn crew<'a>(table: &'a Table, shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let players = (1..=4).map(|players| {
        let chosen = state.crew.players == players;
        let press = shown.play(Command::SetPlayers { players });
        named(format!("players-{players}"), choice(players.to_string(), chosen, press))
    });
    let mut parts = vec![
        section(shown.say("window-players"), [choices(players)]),
        section(shown.say("window-crew"), state.crew.seats().map(|seat| astronaut(table, shown, seat))),
    ];
    parts.extend(aoms(shown));
    parts.push(kept(shown));
    parts.push(difficulty(shown));
    Column::with_children(parts).spacing(size::GAP).into()
}

/// The numbers of the mission sheet and its Malfunction dice.
pub(super) fn sheet<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let lines = log::sheet_lines(shown.voice, shown.game());
    let (dice, numbers): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| line.block.is_some());
    column![
        section(shown.say("window-numbers"), numbers.into_iter().filter_map(|line| number(shown, line))),
        section(shown.say("window-dice-by-sol"), dice.into_iter().filter_map(|line| die(shown, line))),
    ]
    .spacing(size::GAP)
    .into()
}

pub(super) fn number<'a>(shown: &Shown<'a>, line: SheetLine) -> Option<Element<'a, Message>> {
    let (value, at) = (line.value, line.number?);
    let set = |to: Option<i8>| to.and_then(|to| shown.play(Command::SetSheet { value, to }));
    Some(stepper(Stepper {
        note: line.assumed.then(|| shown.say("window-assumed")),
        less: set(at.checked_sub(1)),
        more: set(at.checked_add(1)),
        ..Stepper::new(shown.voice, format!("sheet-{}", value.id()), line.label, line.text)
    }))
}

/// In which sols a Malfunction die is rolled.
pub(super) fn die<'a>(shown: &Shown<'a>, line: SheetLine) -> Option<Element<'a, Message>> {
    let block = line.block?;
    let sheet = shown.game().sheet();
    let sols = (1..=sheet.sols()).map(|sol| {
        let rolled = sheet.rolls(block, sol);
        let label = shown.voice.say("window-sol-number", &Args::new().number("sol", sol));
        let press = shown.play(Command::SetDie { block, sol, rolled: !rolled });
        named(format!("die-{}-{sol}", block.id()), choice(label, rolled, press))
    });
    let mut about = row![text(Type::Body, line.label)].spacing(size::SNUG);
    if line.assumed {
        about = about.push(quiet(Type::Small, shown.say("window-assumed")));
    }
    Some(column![about.wrap(), choices(sols)].spacing(size::SNUG).into())
}

/// Whether the sheet's dice can be corrected now.
pub(super) fn has_dice(shown: &Shown<'_>) -> bool {
    shown.offered.offers_like(&Command::SetDie { block: Block::Working, sol: 1, rolled: true })
}

/// An astronaut: name, profession, First Player.
pub(super) fn astronaut<'a>(table: &'a Table, shown: &Shown<'a>, seat: Seat) -> Element<'a, Message> {
    let crew = &shown.game().state().crew;
    let astronaut = crew.astronauts.get(usize::from(seat));
    let known = astronaut.and_then(|astronaut| astronaut.name.as_deref()).unwrap_or_default();
    let typed = table.names.get(&seat).map_or(known, String::as_str);
    let label = shown.voice.say("window-seat", &Args::new().number("number", i64::from(seat) + 1));
    let name = field(
        format!("name-{seat}"),
        &shown.say("window-name-hint"),
        typed,
        move |name| Message::NameTyped(seat, name),
        Message::NamesDone,
    );
    let professions = Profession::ALL.iter().map(|&profession| {
        let chosen = astronaut.is_some_and(|astronaut| astronaut.profession == profession);
        let press = shown.play(Command::SetProfession { seat, profession });
        named(format!("profession-{seat}-{}", profession.id()), choice(shown.voice.word(profession), chosen, press))
    });
    let first = choice(shown.say("window-is-first"), crew.first_player == seat, shown.play(Command::SetFirstPlayer { seat }));
    column![beside(text(Type::Body, label), named(format!("first-{seat}"), first)), name, choices(professions)]
        .spacing(size::SNUG)
        .into()
}

fn aoms<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let game = shown.game();
    let crew = &game.state().crew;
    if crew.aoms_to_pick() == 0 {
        return None;
    }
    let aoms = game.mission().game_box.aoms.iter().map(|aom| {
        let used = crew.aoms.contains(&aom.id);
        let press = shown.play(Command::SetAom { aom: aom.id.clone(), used: !used });
        named(format!("aom-{}", aom.id), choice(tell::aom(shown.voice, &aom.id), used, press))
    });
    Some(section(shown.say("window-aoms"), [choices(aoms)]))
}

fn kept<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let offer = shown.offers_box.then(|| {
        let open = named("my-box", quiet_button(shown.say("box-open"), Some(Message::MyBox)));
        column![quiet(Type::Small, shown.say("box-offer")), open].spacing(size::SNUG).into()
    });
    let parts = [board(shown)].into_iter().chain(offer).chain([dice(shown), cards(shown)]);
    panel(Column::with_children(parts).spacing(size::GAP))
}

pub(super) fn dice<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let dice = Kept::ALL.iter().map(|&dice| {
        let label = shown.say(own_or_apps(dice));
        named(format!("dice-{}", dice.id()), choice(label, state.dice == dice, shown.play(Command::SetDice { dice })))
    });
    column![text(Type::Title, shown.say("window-dice")), choices(dice)].spacing(size::SNUG).into()
}

pub(super) fn board<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let kept = shown.game().state().twin().is_some();
    let boards = [(false, "story"), (true, "full")].map(|(full, id)| {
        let label = shown.say(&format!("window-board-{id}"));
        named(format!("board-{id}"), choice(label, kept == full, shown.play(Command::KeepBoard { full })))
    });
    column![text(Type::Title, shown.say("window-board")), choices(boards)].spacing(size::SNUG).into()
}

fn cards<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let cards = Kept::ALL.iter().map(|&cards| {
        let label = shown.say(match cards {
            Kept::Physical => "window-own-cards",
            Kept::Digital => "window-apps-cards",
        });
        named(format!("cards-{}", cards.id()), choice(label, state.cards == cards, shown.play(Command::SetCards { cards })))
    });
    column![text(Type::Title, shown.say("window-cards")), choices(cards)].spacing(size::SNUG).into()
}

const fn own_or_apps(kept: Kept) -> &'static str {
    match kept {
        Kept::Physical => "window-own",
        Kept::Digital => "window-apps",
    }
}

fn difficulty<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let all = Difficulty::ALL.iter().map(|&difficulty| {
        let press = shown.play(Command::SetDifficulty { difficulty });
        let label = shown.say(&format!("window-{}", difficulty.id()));
        named(format!("difficulty-{}", difficulty.id()), choice(label, state.difficulty == difficulty, press))
    });
    section(shown.say("window-difficulty"), [choices(all)])
}

/// The numbers of the sheet that can be corrected now.
pub(super) fn open_numbers<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let offered =
        |line: &SheetLine| line.number.is_some_and(|to| shown.offered.allows(&Command::SetSheet { value: line.value, to }));
    let lines = log::sheet_lines(shown.voice, shown.game());
    lines
        .into_iter()
        .filter(|line| line.value != SheetValue::Dice && offered(line))
        .filter_map(|line| number(shown, line))
        .collect()
}
