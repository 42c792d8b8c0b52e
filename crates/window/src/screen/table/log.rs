//! The Mission Log: objectives, open event actions, Morale, Malfunction tracks and Box.

use iced::widget::column;

use super::board::supply_gauges;
use super::{Message, MissionScreen, Shown, events};
use crate::widget::prelude::*;
use first_martians::board::WOUNDS_TOP;
use first_martians::command::Command;
use first_martians::mission::SheetValue;
use first_martians::state::{MORALE_MAX, MORALE_MIN, TRACK_TOP};
use first_martians::vocabulary::{Block, Phase};
use language::overview::{self, ObjectiveLine};
use language::{Args, fact_text, marks, numbers, standing};

pub(super) fn view<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let mut objectives = Vec::new();
    let mut kind = None;
    for line in overview::mission_log(shown.localizer, shown.game()) {
        if kind != Some(line.kind) {
            kind = Some(line.kind);
            objectives.push(quiet(Type::Small, line.kind_text.clone()));
        }
        objectives.push(objective(table, shown, line));
    }
    objectives.extend(events::in_log(shown));
    let rules = standing::in_log(shown.localizer, shown.game());
    if !rules.is_empty() {
        objectives.push(quiet(Type::Small, shown.text("standing-head")));
        objectives.extend(rules.into_iter().map(|rule| text(Type::Body, rule).into()));
    }
    let title = text(Type::Title, shown.text("window-log"));
    let log = column![
        title,
        Column::with_children(objectives).spacing(size::TIGHT / 2.0)
    ]
    .spacing(size::SNUG);
    column![
        spent(shown),
        section(shown.text("window-tracks"), tracks(shown)),
        panel(log)
    ]
    .spacing(size::GAP)
    .into()
}

/// Where the app keeps the board: the supply, Stress, Morale and wounds, beside what spends them.
fn spent<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let board = shown.board()?;
    let wounds = board.seats().zip(&board.crew).map(|(seat, it)| Gauge {
        measured: Measured::Wounds,
        name: fact_text::name(shown.localizer, &shown.game().state().crew, seat),
        scale: Scale::Fill {
            at: it.wounds,
            of: WOUNDS_TOP,
        },
        number: it.wounds.to_string(),
    });
    let lines: Vec<_> = supply_gauges(shown, board)
        .into_iter()
        .chain(wounds)
        .collect();
    let height = gauges_height(lines.len());
    let drawn = move |room: Size| {
        gauges(
            "log-gauges",
            lines.clone(),
            room.width,
            false,
            Some(Message::ShowBoard(true)),
        )
    };
    Some(container(responsive(drawn)).height(height).into())
}

/// One line per objective, so that all of them are visible; a press unfolds what to do and the button for a success.
fn objective<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
    line: ObjectiveLine,
) -> Element<'a, Message> {
    let open = table.objectives.contains(&line.id);
    let met = line.met.map(|sol| {
        shown
            .localizer
            .format("window-met-in", &Args::new().number("sol", sol))
    });
    let rest = met
        .or_else(|| line.met_text.clone())
        .or(line.count)
        .map(|rest| text(Type::Small, rest).into());
    let sign = if line.met.is_some() {
        Icon::Met
    } else {
        Icon::Open
    };
    let message = Message::ObjectiveToggled(line.id.clone());
    let head = list_row(
        format!("objective-{}", line.id),
        sign,
        line.title,
        rest,
        message,
    );
    // What a typed sheet asks for is in sight before a press.
    let asks = line
        .asks
        .map(|asks| container(quiet(Type::Small, asks)).padding([0.0, size::ROOM]));
    if !open {
        return match asks {
            Some(asks) => column![head, asks].width(Length::Fill).into(),
            None => head,
        };
    }
    let label = shown.text(if line.goal > 1 {
        "window-advance"
    } else {
        "window-met"
    });
    let advance = Command::AdvanceObjective {
        objective: line.id.clone(),
    };
    // Of an objective that is met the row says so.
    let why = if line.met_text.is_none() && !shown.offered.allows(&advance) {
        fact_text::why_unavailable(shown.localizer, shown.game(), &advance)
    } else {
        None
    };
    let advance = shown.play(advance);
    let advance =
        advance.map(|advance| quiet_button(format!("advance-{}", line.id), label, Some(advance)));
    let words = (!line.text.is_empty()).then(|| quiet(Type::Small, line.text));
    let about = column![words, advance, why.map(|why| quiet(Type::Small, why))].spacing(size::SNUG);
    column![
        head,
        asks,
        container(about).padding([size::TIGHT, size::ROOM])
    ]
    .width(Length::Fill)
    .into()
}

fn tracks<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let (localizer, game) = (shown.localizer, shown.game());
    let state = game.state();
    let number = |name: String, number: String| {
        row![
            text(Type::Body, name).width(Length::Fill),
            text(Type::Number, number)
        ]
        .align_y(Alignment::Center)
        .into()
    };
    let tracks = Block::ALL.iter().map(|&block| {
        let red = state.red.contains(&block);
        let marker = box_marker(
            red,
            shown.text(if red {
                "window-box-red"
            } else {
                "window-box-green"
            }),
        );
        track(
            block,
            localizer.word(block),
            state.track(block),
            TRACK_TOP,
            marker,
            shown.motion,
        )
    });
    let mission = game.known_tracks().map(|track| {
        let at = game.space_of(track);
        number(fact_text::title(localizer, &track.id), numbers::plain(at))
    });
    // Before the first sol the sheet says where its marker is laid.
    let laid = (state.step.phase() == Phase::SetUp)
        .then(|| game.sheet().get(SheetValue::Morale))
        .flatten();
    let now = laid.unwrap_or(state.morale);
    let [index, spaces] =
        [now - MORALE_MIN, MORALE_MAX - MORALE_MIN + 1].map(|it| u8::try_from(it).unwrap_or(0));
    let morale = morale(
        shown.text("window-morale"),
        numbers::signed(now),
        index,
        spaces,
        shown.motion,
    );
    // Beside the supply Morale has a gauge of its own.
    let morale = shown.board().is_none().then_some(morale);
    let marks = marks::lying(localizer, game)
        .into_iter()
        .chain(marks::walkers(localizer, game));
    let marks = marks.map(|line| quiet(Type::Small, line));
    tracks.chain(morale).chain(mission).chain(marks).collect()
}
