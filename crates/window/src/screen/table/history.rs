//! The history, the newest first; cards to be read again; save points.

use super::{Message, MissionScreen, Shown, resume_checklist};
use crate::screen::game_frame;
use crate::widget::prelude::*;
use base::play::history::HistoryPosition;
use first_martians::Game;
use first_martians::fact::Fact;
use first_martians::state::Card;
use language::table_state::is_laid;
use language::{Args, Localizer, fact_text, overview};

pub(super) fn view<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let mut parts = Vec::new();
    if let Some(reading) = &table.open_card {
        let read = overview::card_text(shown.localizer, shown.game(), reading);
        parts.push(card(
            read.kind,
            read.label,
            Some(read.title),
            read.text,
            read.red,
        ));
        parts.push(quiet_button(
            "close-card",
            (Icon::Close, shown.text("window-close")),
            Some(Message::ReadAgain(None)),
        ));
    }
    let save_points = table
        .save_points
        .view(shown.localizer, shown.session.table(), |there| {
            place(shown.localizer, there)
        });
    parts.push(save_points.map(Message::SavePoints));
    parts.extend(is_laid(shown.game()).then(|| resume_checklist::print_button(shown)));
    parts.push(past(table, shown));
    if shown.session.table().command_to_undo().is_some() {
        parts.push(game_frame::share(shown.localizer, Message::Share));
    }
    Column::with_children(parts).spacing(size::GAP).into()
}

fn past<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let title = shown.text("window-history");
    let turns: Vec<_> = shown.session.table().history().collect();
    if turns.is_empty() {
        return section(
            title,
            [quiet(Type::Body, shown.text("window-history-none"))],
        );
    }
    let more = turns.len() > table.turns;
    let newest = turns
        .into_iter()
        .rev()
        .take(table.turns)
        .map(|(turn, played)| {
            let lines = fact_text::history(shown.localizer, shown.game(), played)
                .into_iter()
                .map(|line| text(Type::Body, line).into());
            let cards = played.facts.iter().filter_map(|fact| match fact {
                Fact::Read { card } => Some(again(shown, turn, card)),
                _ => None,
            });
            Column::with_children(lines.chain(cards))
                .spacing(size::TIGHT)
                .width(Length::Fill)
                .into()
        });
    let older =
        more.then(|| quiet_button("older", shown.text("window-older"), Some(Message::Older)));
    section(title, newest.chain(older))
}

fn again<'a>(shown: &Shown<'a>, turn: HistoryPosition, card: &Card) -> Element<'a, Message> {
    let label = shown.localizer.format(
        "window-read-again",
        &Args::new().text("title", fact_text::title(shown.localizer, &card.id)),
    );
    quiet_button(
        format!("again-{turn}"),
        (Icon::ReadAgain, label),
        Some(Message::ReadAgain(Some(card.clone()))),
    )
}

/// The sol and the step of a past state.
fn place(localizer: &Localizer, there: &Game) -> String {
    let state = there.state();
    let args = Args::new()
        .number("sol", state.sol)
        .text("step", fact_text::step(localizer, state.step_id()));
    localizer.format(
        if state.sol == 0 {
            "window-place-set-up"
        } else {
            "window-place"
        },
        &args,
    )
}
