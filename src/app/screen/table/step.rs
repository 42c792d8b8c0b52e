//! The step: what to read, what to do, what to choose.

use iced::Length;
use iced::widget::{Column, column};

use super::{Message, Shown, Side, Table, advice, set_up};
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{
    Element, Stepper, card, chip, instructions, line, named, quiet, quiet_button, section, stepper, text, told, wide_button,
};
use crate::first_martians::command::Command;
use crate::first_martians::state::{Step, Task};
use crate::first_martians::words::Block;
use crate::language::page::{Page, page};

/// The step. Without a side panel it leads to what can be reported.
pub(super) fn view<'a>(table: &'a Table, shown: &Shown<'a>, has_side: bool) -> Element<'a, Message> {
    let game = shown.game();
    let state = game.state();
    let Page { phase: _, heading, card: read, lines, sum, notes, question, options, button: _, next, assumed } =
        page(shown.voice, game);
    let mut parts: Vec<Element<'a, Message>> = vec![text(Type::Heading, heading).into()];
    parts.extend(advice::view(shown));
    if !has_side && state.step == Step::Resolve && state.queue.is_empty() {
        parts.push(named("to-report", wide_button(shown.say("window-to-report"), Some(Message::ShowSide(Side::Report)))));
    }
    // What was just read stands there smaller while its effects are resolved.
    let aloud = matches!(state.queue.front(), Some(Task::Read { .. }) | None);
    parts.extend(read.map(|it| {
        if aloud {
            card(it.kind, it.label, Some(it.title), it.text, it.red)
        } else {
            told(it.kind, it.label, it.title, it.text, it.red)
        }
    }));
    if !lines.is_empty() {
        parts.push(instructions(lines));
    }
    let rows = sum.into_iter().flat_map(|sum| sum.rows);
    parts.extend(rows.map(|row| quiet(Type::Small, format!("{}: {}", row.label, row.number))));
    if state.queue.is_empty() {
        parts.extend(form(table, shown));
    }
    parts.extend(question.map(|question| text(Type::Title, question).into()));
    parts.extend(
        options
            .into_iter()
            .enumerate()
            .map(|(index, (command, label))| named(format!("option-{index}"), wide_button(label, shown.play(command)))),
    );
    if !notes.is_empty() {
        let notes = notes.into_iter().map(|note| line(Type::Body, Ink::Quiet, note).width(Length::Fill).into());
        parts.push(Column::with_children(notes).spacing(size::SNUG).into());
    }
    if assumed {
        parts.push(
            column![chip(shown.say("window-assumed")), quiet(Type::Small, shown.say("window-number-assumed"))]
                .spacing(size::TIGHT)
                .into(),
        );
    }
    if !next.is_empty() && state.outcome.is_none() {
        parts.push(quiet(Type::Small, next));
    }
    Column::with_children(parts).spacing(size::PAD).width(Length::Fill).into()
}

/// What the step asks to be filled in.
fn form<'a>(table: &'a Table, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    match &shown.game().state().step {
        Step::Crew => Some(set_up::crew(table, shown)),
        Step::Sheet => Some(set_up::sheet(shown)),
        Step::MalfunctionDice { pool } if !pool.is_empty() => Some(dice(table, shown, pool)),
        Step::Penalties { .. } if shown.game().state().twin().is_none() => {
            let empty = Command::EnterPenalties { working: 0, living: 0, systems: 0 };
            Some(section(shown.say("command-enter-penalties"), entries(table, shown, Block::ALL, &empty)))
        }
        _ => None,
    }
}

fn dice<'a>(table: &'a Table, shown: &Shown<'a>, pool: &[Block]) -> Element<'a, Message> {
    let [working, living, systems] = [Block::Working, Block::Living, Block::Systems].map(|block| table.entered(block));
    let command = Command::EnterMalfunctionDice { working, living, systems };
    let mut entries = entries(table, shown, pool, &command);
    if table.main_command(shown.game()) == Some(Command::RollMalfunctionDice {}) {
        entries.push(named("own-dice", quiet_button(shown.say("window-enter-own-press"), shown.play(command))));
        return section(shown.say("window-enter-own-dice"), entries);
    }
    section(shown.say("window-enter-dice"), entries)
}

fn entries<'a>(table: &'a Table, shown: &Shown<'a>, blocks: &[Block], like: &Command) -> Vec<Element<'a, Message>> {
    let entry = |&block: &Block| {
        let number = table.entered(block);
        let most = shown.offered.most(like, block.id()).and_then(|most| u8::try_from(most).ok()).unwrap_or(0);
        stepper(Stepper {
            id: format!("enter-{}", block.id()),
            label: shown.voice.word(block),
            note: None,
            value: number.to_string(),
            signs: [shown.say("window-less"), shown.say("window-more")],
            less: (number > 0).then(|| Message::Entered(block, number - 1)),
            more: (number < most).then(|| Message::Entered(block, number + 1)),
        })
    };
    blocks.iter().map(entry).collect()
}
