//! The step: what to read, what to do, what to choose.

use super::advice::Advice;
use super::{
    Message, MissionScreen, Shown, Side, advice, current_action, end, entered_dice, events,
    planner, rolled_dice, set_up, setup_steps,
};
use crate::screen::game_frame;
use crate::screen::rules::RulesAt;
use crate::widget;
use crate::widget::prelude::*;
use base::play::Game as _;
use first_martians::Game;
use first_martians::command::Command;
use first_martians::queries::resolving::{awaited_input, mission_icons};
use first_martians::state::{Card, State, Step, Task};
use language::page::{self, Page};

/// A longer heading, in characters, has a smaller type.
const LONG_HEADING: usize = 40;
/// The same in a small window.
const SHORT_HEADING: usize = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    Broad,
    /// Smaller, in a very low window.
    Slight,
}

/// Without a side panel the step has a button that leads to the reports. What is higher than `height` takes two columns where they
/// fit.
pub(super) fn view<'a>(
    table: &'a MissionScreen,
    shown: &Shown<'a>,
    heading: Heading,
    has_side: bool,
    height: f32,
) -> Element<'a, Message> {
    let game = shown.game();
    let state = game.state();
    if let Some((head, parts)) = end::view(table, shown).filter(|_| state.queue.is_empty()) {
        let rules = game_frame::questions(shown.localizer, &shown.page.questions, Message::Rules);
        let parts = parts.into_iter().chain([help(shown)]).map(Part::from);
        return two_columns("end".to_owned(), head, parts, rules, height);
    }
    let Page {
        phase: _,
        heading: title,
        card: read,
        lines,
        calculation: sum,
        mut notes,
        due,
        question,
        options,
        button: _,
        next,
        assumed,
        entries: _,
        questions,
    } = shown.page.clone();
    let is_small = heading == Heading::Slight;
    let role = match title.chars().count() {
        _ if is_small => Type::Small,
        0..=LONG_HEADING if shown.is_spacious => Type::Heading,
        0..=SHORT_HEADING => Type::Heading,
        _ => Type::Title,
    };
    let page = format!("{} {title}", table.page_number);
    let title = text(role, title);
    let (mut above, advice_below): (Vec<Element<'a, Message>>, _) = match advice::view(table, shown)
    {
        Some(Advice::Folded(advice)) if is_small => (vec![title.into()], Some(advice)),
        None if is_small => (vec![title.into()], None),
        None => (vec![label_row(title, help(shown))], None),
        Some(Advice::Open(advice)) if is_small => (vec![title.into(), advice], None),
        Some(Advice::Open(advice)) => (vec![label_row(title, help(shown)), advice], None),
        Some(Advice::Folded(advice)) => {
            (vec![label_row(title, choices([advice, help(shown)]))], None)
        }
    };
    // After a pause the table comes before the step.
    if let Some(put_back) = table.put_back.view(&table.board, shown) {
        above.insert(0, put_back);
    }
    let dice = rolled_dice::view(table, shown);
    // A card that was just read is smaller while its effects are resolved.
    let aloud = matches!(state.queue.front(), Some(Task::Read { .. }) | None);
    let (aloud, told) = read.map_or((None, None), |it| {
        if aloud {
            (Some(it), None)
        } else {
            (None, Some(it))
        }
    });
    // A story alone is read in one wide column: beside it there would be next to nothing.
    let is_alone = aloud.is_some() && options.is_empty() && table.sections.orders().is_none();
    let height = if is_alone && !shown.is_spacious {
        f32::INFINITY
    } else {
        height
    };
    let name = aloud.as_ref().and_then(|_| arriving(state));
    let card = aloud.map(|it| card(it.kind, it.label, Some(it.title), it.text, it.red));
    let told = told.map(|it| widget::read_card(it.kind, it.label, it.title, it.text, it.red));
    // In a small window the choice comes before the card that was just read.
    let (told_above, told_below) = if shown.is_spacious || options.is_empty() {
        (told, None)
    } else {
        (None, told)
    };

    let mut below: Vec<Part<'a, Message>> = Vec::new();
    // The players' own dice are entered where they fall.
    let own_dice = state
        .queue
        .is_empty()
        .then(|| entered_dice::own_dice(table, shown))
        .flatten();
    // They are what the question asks for.
    let question = question.filter(|_| own_dice.is_none());
    below.extend(own_dice.map(|own| Part::below(size::SNUG, own)));
    let reports = state.step == Step::Resolve || table.unreported;
    if !has_side && reports && state.queue.is_empty() && awaited_input(game).is_none() {
        below.push(
            wide_button(
                "to-report",
                (Icon::Report, shown.text("window-to-report")),
                Some(Message::ShowSide(Side::Report)),
            )
            .into(),
        );
    }
    let draws =
        matches!(state.queue.front(), Some(Task::DrawCard { .. })) && state.board_state().is_some();
    let icon = state.queue.is_empty() && !mission_icons(game).is_empty();
    let printed = draws
        .then_some("window-printed-open")
        .or(icon.then_some("window-printed-icon"));
    below.extend(printed.map(|label| {
        let press = Message::Printed(super::printed::Message::Open(true));
        wide_button("to-printed", shown.text(label), Some(press)).into()
    }));
    // The order of a card comes before its story, which shrinks.
    let reports_here = has_side && events::are_in_step(shown);
    let is_reporting = has_side && state.step == Step::Resolve && state.board_state().is_none();
    let first = table.sections.orders().filter(|_| shown.narrow);
    let sections = table.sections.view(shown, reports_here, first.is_some());
    let is_told = first.is_some() || !sections.is_empty();
    below.extend(sections);
    // In one column what the mission adds comes before what is the same in every one.
    let own: Vec<String> = if is_told || has_side || state.board_state().is_some() {
        Vec::new()
    } else {
        notes.extract_if(.., |note| due.contains(note)).collect()
    };
    below.extend(
        own.into_iter()
            .map(|line| text(Type::Step, line).width(Length::Fill).into()),
    );
    // Where there are no penalties at all, one press says so without scrolling.
    below.extend(penalties_asked(shown).then(|| entered_dice::no_penalties(table, shown).into()));
    // A sum comes before its explanation.
    below.extend(sum.map(|sum| {
        // Each number links to its rule.
        let rows = sum.rows.into_iter().enumerate().map(|(index, row)| {
            let rule = Message::Rules(RulesAt::Entry(row.entry.to_owned()));
            list_row(
                format!("sum-{index}"),
                Icon::Help,
                row.label,
                Some(text(Type::Number, row.number).into()),
                rule,
            )
        });
        named("sum", panel(Column::with_children(rows))).into()
    }));
    let planner = (state.step == Step::Plan && state.queue.is_empty())
        .then(|| planner::view(&table.planner, shown))
        .flatten();
    if planner.is_none() && !is_told && !lines.is_empty() {
        let is_order = matches!(state.queue.front(), Some(Task::Effects { .. }));
        if is_order {
            below.push(orders(lines).into());
        } else if state.step == Step::Lay && state.queue.is_empty() {
            below.push(setup_steps::lines(table, lines).into());
        } else {
            let mut lines = instruction_lines(lines);
            below.extend(lines.next().map(Part::from));
            below.extend(lines.map(|it| Part::below(size::SNUG, it).following()));
        }
    }
    if reports_here {
        below.extend(events::parts(table, shown).into_iter().map(Part::from));
    }
    below.extend(told_above.map(Part::from));
    below.extend(planner.map(Part::from));
    below.extend(question.map(|question| text(Type::Title, question).into()));
    below.extend(
        state
            .queue
            .is_empty()
            .then(|| form(table, shown))
            .flatten()
            .map(Part::from),
    );
    // A tile has a form of its own, and dice are turned.
    let entered = |command: &Command| {
        matches!(
            command,
            Command::EnterTile { .. } | Command::EnterDice { .. }
        )
    };
    let lays = state.step == Step::Lay && state.queue.is_empty();
    if lays && let Some(upgrades) = setup_steps::upgrades(shown) {
        below.push(upgrades.into());
        let replaced = page::missing_upgrades(shown.localizer, game);
        notes.retain(|note| Some(note) != replaced.as_ref());
    }
    // Upgrade cards have a list of their own.
    let listed = |command: &Command| {
        matches!(
            command,
            Command::SetUpgrade { .. } | Command::DealUpgrades {}
        )
    };
    let options = options
        .into_iter()
        .filter(|(command, _)| !(entered(command) || lays && listed(command)));
    below.extend(options.enumerate().map(|(index, (command, label))| {
        wide_button(format!("option-{index}"), label, shown.play(command)).into()
    }));
    below.extend(told_below.map(Part::from));
    below.extend(advice_below.map(Part::from));
    if is_reporting {
        // The reports say what the mission's actions do.
        notes.retain(|note| !due.contains(note));
    }
    if !is_told {
        let notes = notes
            .into_iter()
            .map(|note| line(Type::Body, Ink::Quiet, note).width(Length::Fill));
        below.extend(notes.map(|note| Part::below(size::SNUG, note)));
    }
    if assumed {
        let words =
            container(quiet(Type::Small, shown.text("window-number-assumed"))).width(Length::Fill);
        let assumed = row![chip(shown.text("window-assumed")), words]
            .spacing(size::SNUG)
            .align_y(Alignment::Center);
        below.push(Part::below(size::SNUG, assumed));
    }
    // Where the crew reports, the main button alone says what comes next.
    let says_next = state.outcome.is_none() && !is_reporting && leaves_action(game);
    if !next.is_empty() && says_next {
        below.push(Part::below(size::TIGHT, quiet(Type::Small, next)));
    }
    // Beside the reports there is one line for them, so that all of the step is in view; Help has the third.
    let asked = if is_reporting {
        &questions[..questions.len().min(2)]
    } else {
        &questions[..]
    };
    let rules = game_frame::questions(shown.localizer, asked, Message::Rules);
    // Dice and card have a fixed place in the widget tree, whatever is above them; otherwise they could not be animated.
    let above = Column::with_children(above)
        .spacing(size::PAD)
        .width(Length::Fill);
    let card = slide_in(
        name,
        shown.motion,
        Column::with_children(card).width(Length::Fill),
    );
    let first = Column::with_children(first).width(Length::Fill);
    two_columns(
        page,
        above,
        [dice.into(), first.into(), card.into()]
            .into_iter()
            .chain(below),
        rules,
        height,
    )
}

/// Whether nothing more of the current action comes next: its Adventure or a text of the mission is no next one.
fn leaves_action(game: &Game) -> bool {
    let board = game.state().board.as_ref().filter(|board| board.full);
    if board.is_none() || game.state().step != Step::Resolve {
        return true;
    }
    let is_open = game.state().queue.is_empty() && awaited_input(game).is_some();
    game.decide(&Command::Continue {})
        .map_or(!is_open, |decision| decision.after.state().queue.is_empty())
}

/// Opens what is asked at the step, with the answers, and its rules.
fn help<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let open = Some(Message::Rules(RulesAt::Step));
    if shown.narrow {
        return icon_button(
            "step-help",
            Icon::Help,
            shown.text("window-rules-help"),
            open,
        );
    }
    quiet_button(
        "step-help",
        (Icon::Help, shown.text("window-rules-help")),
        open,
    )
}

/// The id of the card to be read aloud: a new one slides into place.
fn arriving(state: &State) -> Option<String> {
    let of = |card: &Card| format!("{:?} {}", card.face, card.id);
    match state.queue.front() {
        Some(Task::Read { card, .. }) => Some(of(card)),
        _ => state.ending.as_ref().map(ToString::to_string),
    }
}

/// Whether the players are asked for the active penalties.
fn penalties_asked(shown: &Shown<'_>) -> bool {
    let state = shown.game().state();
    matches!(state.step, Step::Penalties { .. })
        && state.queue.is_empty()
        && state.board_state().is_none()
}

fn form<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    match &shown.game().state().step {
        Step::Crew => Some(set_up::crew(table, shown)),
        Step::Sheet => Some(set_up::sheet(shown)),
        Step::Penalties { .. } if penalties_asked(shown) => {
            Some(entered_dice::penalties(table, shown))
        }
        Step::Resolve => current_action::tile(&table.tile, shown),
        _ => None,
    }
}
