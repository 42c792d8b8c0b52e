//! The step: what to read, what to do, what to choose.

use iced::Padding;
use iced::widget::column;

use super::super::game_frame;
use super::advice::Advice;
use super::{Message, MissionScreen, Shown, Side, advice, current_action, planner, rolled_dice, set_up};
use crate::app::widget;
use crate::app::widget::prelude::*;
use crate::first_martians::command::{Command, Field};
use crate::first_martians::queries::resolving::{awaited_input, mission_icons};
use crate::first_martians::state::{Card, State, Step, Task};
use crate::first_martians::vocabulary::Block;
use crate::language::page::Page;

/// A longer heading, in characters, has a smaller type.
const LONG_HEADING: usize = 40;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    Broad,
    /// Smaller, in a very low window.
    Slight,
}

/// Without a side panel the step has a button that leads to the reports.
pub(super) fn view<'a>(table: &'a MissionScreen, shown: &Shown<'a>, heading: Heading, has_side: bool) -> Element<'a, Message> {
    let game = shown.game();
    let state = game.state();
    let Page {
        phase: _,
        heading: title,
        card: read,
        lines,
        calculation: sum,
        mut notes,
        due: _,
        question,
        options,
        button: _,
        next,
        assumed,
        entries,
    } = shown.page.clone();
    let slight = heading == Heading::Slight;
    let role = match title.chars().count() {
        _ if slight => Type::Small,
        0..=LONG_HEADING => Type::Heading,
        _ => Type::Title,
    };
    let title = text(role, title);
    let (mut above, advice_below): (Vec<Element<'a, Message>>, _) = match advice::view(table, shown) {
        Some(Advice::Folded(advice)) if slight => (vec![title.into()], Some(advice)),
        None if slight => (vec![title.into()], None),
        None => (vec![beside(title, help(shown, &entries))], None),
        Some(Advice::Open(advice)) if slight => (vec![title.into(), advice], None),
        Some(Advice::Open(advice)) => (vec![beside(title, help(shown, &entries)), advice], None),
        Some(Advice::Folded(advice)) => (vec![beside(title, choices([advice, help(shown, &entries)]))], None),
    };
    above.extend(rolled_dice::before(shown));
    // A card that was just read is smaller while its effects are resolved.
    let aloud = matches!(state.queue.front(), Some(Task::Read { .. }) | None);
    let (aloud, told) = read.map_or((None, None), |it| if aloud { (Some(it), None) } else { (None, Some(it)) });
    let name = aloud.as_ref().and_then(|_| arriving(state));
    let (gap, below_card) = (if slight { size::SNUG } else { size::PAD }, if aloud.is_some() { size::PAD } else { 0.0 });
    let card = aloud.map(|it| card(it.kind, it.label, Some(it.title), it.text, it.red));
    let told = told.map(|it| widget::read_card(it.kind, it.label, it.title, it.text, it.red));
    // In a small window the choice comes before the card that was just read.
    let (told_above, told_below) = if shown.roomy || options.is_empty() { (told, None) } else { (None, told) };

    let mut below: Vec<Element<'a, Message>> = Vec::new();
    let reports = state.step == Step::Resolve || table.unreported;
    if !has_side && reports && state.queue.is_empty() && awaited_input(game).is_none() {
        below.push(wide_button("to-report", shown.say("window-to-report"), Some(Message::ShowSide(Side::Report))));
    }
    let printed = matches!(state.queue.front(), Some(Task::DrawCard { .. })) && state.board_state().is_some();
    let printed = printed || (state.queue.is_empty() && !mission_icons(game).is_empty());
    below.extend(printed.then(|| {
        let press = Message::Printed(super::printed::Message::Open(true));
        wide_button("to-printed", shown.say("window-printed-open"), Some(press))
    }));
    below.extend(told_above);
    let planner = (state.step == Step::Plan && state.queue.is_empty()).then(|| planner::view(&table.planner, shown)).flatten();
    if planner.is_none() && !lines.is_empty() {
        below.push(instructions(lines));
    }
    if planner.is_some() && table.main_command(game).is_none() && !notes.is_empty() {
        // What a plan still lacks is shown above it.
        below.push(line(Type::Body, Ink::Quiet, notes.remove(0)).width(Length::Fill).into());
    }
    below.extend(planner);
    below.extend(sum.map(|sum| {
        // Each number links to its rule.
        let rows = sum.rows.into_iter().enumerate().map(|(index, row)| {
            let rule = Message::Rules(Some(row.entry));
            list_row(format!("sum-{index}"), Icon::Help, row.label, Some(text(Type::Number, row.number).into()), rule)
        });
        named("sum", panel(Column::with_children(rows)))
    }));
    let filled_in = state.queue.is_empty();
    below.extend(filled_in.then(|| dice(table, shown)).flatten());
    below.extend(question.map(|question| text(Type::Title, question).into()));
    below.extend(filled_in.then(|| form(table, shown)).flatten());
    // A tile has a form of its own.
    let entered = |command: &Command| matches!(command, Command::EnterTile { .. });
    below.extend(
        options
            .into_iter()
            .filter(|(command, _)| !entered(command))
            .enumerate()
            .map(|(index, (command, label))| wide_button(format!("option-{index}"), label, shown.play(command))),
    );
    below.extend(told_below);
    below.extend(advice_below);
    if !notes.is_empty() {
        let notes = notes.into_iter().map(|note| line(Type::Body, Ink::Quiet, note).width(Length::Fill).into());
        below.push(Column::with_children(notes).spacing(size::SNUG).into());
    }
    if assumed {
        below.push(
            column![chip(shown.say("window-assumed")), quiet(Type::Small, shown.say("window-number-assumed"))]
                .spacing(size::TIGHT)
                .into(),
        );
    }
    if !next.is_empty() && state.outcome.is_none() {
        below.push(quiet(Type::Small, next));
    }
    below.push(game_frame::rules(shown.voice, &entries, Message::Rules));
    // The card has a fixed place in the widget tree, whatever is above it; otherwise its arrival could not be animated.
    let spaced = |parts: Vec<Element<'a, Message>>| Column::with_children(parts).spacing(size::PAD).width(Length::Fill);
    let card = arrival(name, shown.motion, Column::with_children(card).width(Length::Fill));
    column![
        container(spaced(above)).padding(Padding::ZERO.bottom(gap)),
        card,
        container(spaced(below)).padding(Padding::ZERO.top(below_card)),
    ]
    .width(Length::Fill)
    .into()
}

/// The most important rule of the step, and the others.
fn help<'a>(shown: &Shown<'a>, entries: &[&'static str]) -> Element<'a, Message> {
    let open = entries.first().map(|id| Message::Rules(Some(id)));
    quiet_button("step-help", (Icon::Help, shown.say("window-rules-help")), open)
}

/// The id of the card to be read aloud: a new one slides into place.
fn arriving(state: &State) -> Option<String> {
    let of = |card: &Card| format!("{:?} {}", card.face, card.id);
    match state.queue.front() {
        Some(Task::Read { card, .. }) => Some(of(card)),
        _ => state.ending.as_ref().map(ToString::to_string),
    }
}

fn form<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    match &shown.game().state().step {
        Step::Crew => Some(set_up::crew(table, shown)),
        Step::Sheet => Some(set_up::sheet(shown)),
        Step::MalfunctionDice { pool } if !pool.is_empty() => Some(own_dice(table, shown, pool)),
        Step::Penalties { .. } if shown.game().state().board_state().is_none() => {
            let empty = Command::EnterPenalties { working: 0, living: 0, systems: 0 };
            let penalties = entries(table, shown, Block::ALL, &empty, Die::Not);
            Some(panel(Column::with_children(penalties).spacing(size::GAP)))
        }
        Step::Resolve => current_action::tile(&table.tile, shown),
        _ => None,
    }
}

fn dice<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    match &shown.game().state().step {
        Step::MalfunctionDice { pool } if table.main_command(shown.game()) == Some(Command::RollMalfunctionDice {}) => {
            rolled_dice::malfunctions(shown, pool.iter().map(|&block| (block, None)))
        }
        Step::Resolve => current_action::action_dice(shown),
        Step::Penalties { rolled } => {
            rolled_dice::malfunctions(shown, rolled.iter().map(|(&block, &number)| (block, Some(number))))
        }
        _ => None,
    }
}

fn own_dice<'a>(table: &'a MissionScreen, shown: &Shown<'a>, pool: &[Block]) -> Element<'a, Message> {
    let [working, living, systems] = [Block::Working, Block::Living, Block::Systems].map(|block| table.entered(block));
    let command = Command::EnterMalfunctionDice { working, living, systems };
    let mut entries = entries(table, shown, pool, &command, Die::Shown);
    if table.main_command(shown.game()) == Some(Command::RollMalfunctionDice {}) {
        entries.push(quiet_button("own-dice", shown.say("window-enter-own-press"), shown.play(command)));
        return section(shown.say("window-enter-own-dice"), entries);
    }
    section(shown.say("window-enter-dice"), entries)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Die {
    Shown,
    Not,
}

fn entries<'a>(
    table: &'a MissionScreen,
    shown: &Shown<'a>,
    blocks: &[Block],
    like: &Command,
    die: Die,
) -> Vec<Element<'a, Message>> {
    let entry = |&block: &Block| {
        let number = table.entered(block);
        let most = shown.offered.most(like, Field::of_block(block)).and_then(|most| u8::try_from(most).ok()).unwrap_or(0);
        stepper(Stepper {
            die: (die == Die::Shown).then_some((block, number)),
            less: (number > 0).then(|| Message::Entered(block, number - 1)),
            more: (number < most).then(|| Message::Entered(block, number + 1)),
            ..Stepper::new(shown.voice, format!("enter-{}", block.id()), shown.voice.word(block), number.to_string())
        })
    };
    blocks.iter().map(entry).collect()
}
