//! The numbers of a part of the board, to be set: moved by something on the table, or corrected.

use std::collections::BTreeSet;

use iced::widget::{Column, column};

use super::super::corrections::marker;
use super::super::{Message as Outer, Shown};
use super::{Board, Group, Message};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, Stepper, beside, choice, choices, named, panel, quiet, quiet_button, stepper, text, wide_button,
};
use crate::first_martians::board::{Feature, Spot, Stack, Twin};
use crate::first_martians::command::{Command, Field};
use crate::first_martians::words::{Block, Modifier, Region, Space};
use crate::language::{Args, board as words, numbers, quote, tell};

/// The most Morale tokens that a skill is taken to cost.
const MOST_PAID: u8 = 3;

/// The numbers and tokens of a part of the board.
pub(super) fn view<'a>(board: &'a Board, shown: &Shown<'a>, twin: &'a Twin, group: Group) -> Element<'a, Outer> {
    let close = quiet_button((Icon::Close, shown.say("window-board-close")), Some(Outer::Board(Message::Open(None))));
    let mut parts: Vec<Element<'a, Outer>> = vec![beside(text(Type::Title, name(shown, group)), named("board-close", close))];
    if let Group::Region(region) = group {
        parts.extend(tile(shown, twin, region));
    }
    let spots = group.spots(twin);
    if !spots.is_empty() || matches!(group, Group::Block(_)) {
        parts.push(how(board, shown));
    }
    if group == Group::Supply {
        parts.push(morale(board, shown));
    }
    if let Group::Block(block) = group {
        parts.push(track(board, shown, block));
        parts.extend(marker(shown, format!("board-box-{}", block.id()), block));
    }
    let (flags, numbers): (Vec<_>, Vec<_>) = spots.into_iter().partition(Spot::is_mark);
    parts.extend(numbers.into_iter().map(|spot| number(board, shown, twin, spot)));
    if !flags.is_empty() {
        parts.push(choices(flags.into_iter().map(|spot| flag(board, shown, twin, spot))));
    }
    parts.extend(deeds(shown, group));
    parts.extend(group.stacks(twin).into_iter().map(|stack| pile(board, shown, twin, stack)));
    panel(Column::with_children(parts).spacing(size::GAP))
}

/// What can be done there beside actions: dismantle, exchange, use.
fn deeds<'a>(shown: &Shown<'a>, group: Group) -> Option<Element<'a, Outer>> {
    let mut all: Vec<(String, Command)> = Vec::new();
    for offer in shown.offered.all() {
        let command = offer.command.clone();
        match (&command, group) {
            (Command::Dismantle { place, part }, Group::Facility(here)) if *place == here => {
                all.push((format!("dismantle-{}", part.id()), command));
            }
            (Command::ExchangeUpgrade { upgrade }, Group::Upgrades) => all.push((format!("exchange-{upgrade}"), command)),
            (Command::UsePoi { poi }, Group::Cargo) => {
                all.push((format!("poi-{}", poi.as_deref().unwrap_or("own")), command));
            }
            (Command::UseSkill { seat, .. }, Group::Crew(here)) if *seat == here => {
                let pays = shown.offered.most(&command, Field::pays).and_then(|it| u8::try_from(it).ok()).unwrap_or(0);
                let paid = (0..4).flat_map(|skill| (0..=pays.min(MOST_PAID)).map(move |pays| (skill, pays)));
                let commands =
                    paid.map(|(skill, pays)| (format!("skill-{skill}-{pays}"), Command::UseSkill { seat: here, skill, pays }));
                all.extend(commands.filter(|(_, command)| shown.offered.allows(command)));
            }
            (Command::SetOperator { aom, .. }, Group::Crew(here)) => {
                all.push((format!("operator-{aom}"), Command::SetOperator { aom: aom.clone(), seat: here }));
            }
            _ => {}
        }
    }
    let buttons = all.into_iter().map(|(id, command)| {
        let label = tell::chosen_label(shown.voice, shown.game(), &command);
        named(id, wide_button(label, shown.play(command)))
    });
    let buttons: Vec<_> = buttons.collect();
    (!buttons.is_empty()).then(|| Column::with_children(buttons).spacing(size::SNUG).into())
}

fn name(shown: &Shown<'_>, group: Group) -> String {
    let voice = shown.voice;
    match group {
        Group::Facility(place) => words::place(voice, place),
        Group::Rovers => shown.say("window-board-rovers"),
        Group::Block(block) => voice.word(block),
        Group::Supply => shown.say("window-board-supply"),
        Group::Cargo => shown.say("window-board-cargo"),
        Group::Upgrades => shown.say("window-board-upgrades"),
        Group::Crew(seat) => tell::name(voice, &shown.game().state().crew, seat),
        Group::Pool => shown.say("window-board-pool"),
        Group::Region(region) => words::region(voice, region),
    }
}

/// Whether a tile is there, and what it shows: each to be corrected.
fn tile<'a>(shown: &Shown<'a>, twin: &Twin, region: Region) -> [Element<'a, Outer>; 2] {
    let lay = |features: BTreeSet<Feature>| shown.play(Command::LayTile { region, features });
    let Some(space) = twin.map.at(region) else {
        let press = quiet_button((Icon::Plus, shown.say("window-board-tile-lies")), lay(BTreeSet::new()));
        return [quiet(Type::Body, shown.say("window-board-no-tile")), named("lay-tile", press)];
    };
    let features = Feature::ALL.iter().map(|&feature| {
        let mut other = space.tile.features.clone();
        let shows = other.remove(&feature);
        if !shows {
            let _ = other.insert(feature);
        }
        named(format!("feature-{}", feature.id()), choice(quote::feature(shown.voice, feature), shows, lay(other)))
    });
    let gone = quiet_button((Icon::Minus, shown.say("window-board-tile-gone")), shown.play(Command::TakeTileUp { region }));
    [choices(features), named("take-tile-up", gone)]
}

/// What a press means: something on the table has moved it, or it is corrected.
fn how<'a>(board: &Board, shown: &Shown<'a>) -> Element<'a, Outer> {
    let way = |id: &'static str, moved: bool| {
        let label = shown.say(&format!("window-board-{id}"));
        named(id, choice(label, board.moved == moved, Some(Outer::Board(Message::Moved(moved)))))
    };
    choices([way("how-right", false), way("how-moved", true)])
}

fn set(board: &Board, shown: &Shown<'_>, spot: &Spot, to: Option<u8>) -> Option<Outer> {
    let (spot, to) = (spot.clone(), to?);
    shown.play(if board.moved { Command::MoveOnBoard { spot, to } } else { Command::CorrectBoard { spot, to } })
}

fn number<'a>(board: &Board, shown: &Shown<'a>, twin: &Twin, spot: Spot) -> Element<'a, Outer> {
    let at = twin.get(&spot).unwrap_or(0);
    stepper(Stepper {
        note: words::state(shown.voice, &spot, at),
        less: set(board, shown, &spot, at.checked_sub(1)),
        more: set(board, shown, &spot, at.checked_add(1)),
        ..Stepper::new(shown.voice, format!("spot-{spot}"), words::short(shown.voice, &spot), at.to_string())
    })
}

fn flag<'a>(board: &Board, shown: &Shown<'a>, twin: &Twin, spot: Spot) -> Element<'a, Outer> {
    let at = twin.get(&spot).unwrap_or(0);
    let press = set(board, shown, &spot, Some(1 - at.min(1)));
    named(format!("spot-{spot}"), choice(words::flag(shown.voice, &spot, at > 0), at > 0, press))
}

fn morale<'a>(board: &Board, shown: &Shown<'a>) -> Element<'a, Outer> {
    let at = shown.game().state().morale;
    let moved = board.moved;
    let to = |by: i8| shown.play(if moved { Command::MoveMorale { by } } else { Command::CorrectMorale { to: at + by } });
    stepper(Stepper {
        less: to(-1),
        more: to(1),
        ..Stepper::new(shown.voice, "board-morale", shown.say("window-morale"), numbers::plain(at))
    })
}

fn track<'a>(board: &Board, shown: &Shown<'a>, block: Block) -> Element<'a, Outer> {
    let at = shown.game().state().track(block);
    let right = |to: Option<u8>| to.and_then(|to| shown.play(Command::CorrectTrack { block, to }));
    let more = if board.moved { shown.play(Command::RaiseTrack { block, by: 1 }) } else { right(at.checked_add(1)) };
    stepper(Stepper {
        less: if board.moved { None } else { right(at.checked_sub(1)) },
        more,
        ..Stepper::new(shown.voice, format!("board-track-{}", block.id()), shown.say("window-board-track"), at.to_string())
    })
}

/// A pile of tokens: each is pressed to take it away, another one is put on top.
fn pile<'a>(board: &'a Board, shown: &Shown<'a>, twin: &Twin, stack: Stack) -> Element<'a, Outer> {
    let (voice, id) = (shown.voice, stack_id(&stack));
    let putting = board.putting.as_ref() == Some(&stack);
    let tokens = twin.stack(&stack).iter().enumerate().map(|(index, &token)| {
        let label = voice.say("window-board-take", &Args::new().text("token", voice.word(token)));
        let press = shown.play(Command::TakeToken { stack: stack.clone(), token });
        named(format!("take-{id}-{index}"), quiet_button((Icon::Minus, label), press))
    });
    let put =
        choice(shown.say("window-board-put"), putting, Some(Outer::Board(Message::Putting((!putting).then(|| stack.clone())))));
    let tokens = choices(tokens.chain([named(format!("put-{id}"), put)]));
    let which = putting.then(|| {
        choices(Modifier::ALL.iter().map(|&token| {
            let press = shown.play(Command::PutToken { stack: stack.clone(), token });
            named(format!("token-{}", token.id()), quiet_button((Icon::Plus, voice.word(token)), press))
        }))
    });
    column![text(Type::Body, words::short_stack(voice, &stack)), tokens, which].spacing(size::SNUG).into()
}

/// The name of a pile, by which a test presses its tokens.
pub fn stack_id(stack: &Stack) -> String {
    match stack {
        Stack::Facility { place, space: Space::Now } => format!("now-{place}"),
        Stack::Facility { place, space: Space::Next } => format!("next-{place}"),
        Stack::Rover(rover) => rover.id().to_owned(),
        Stack::Crew(seat) => format!("crew-{seat}"),
        Stack::Region(region) => format!("{}-{}", region.ring, region.direction.id()),
    }
}
