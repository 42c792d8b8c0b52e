//! Corrections by hand. Nothing else follows from them.

use iced::widget::column;

use super::{Message, MissionScreen, Shown, set_up};
use crate::widget::prelude::*;
use first_martians::command::Command;
use first_martians::mission::ObjectiveKind;
use first_martians::state::Step;
use first_martians::vocabulary::Block;
use language::{Args, fact_text, marks, numbers, overview};

pub(super) fn view<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let mut parts = vec![quiet(Type::Small, shown.text("window-correct-lead"))];
    let groups = [
        ("window-correct", numbers_kept(shown)),
        ("window-correct-objectives", objectives(shown)),
        ("window-correct-sheet", sheet(shown)),
        ("window-correct-crew", crew(table, shown)),
    ];
    let groups = groups.into_iter().filter(|(_, group)| !group.is_empty());
    parts.extend(groups.map(|(title, group)| section(shown.text(title), group)));
    let again = quiet_button(
        "read-mission",
        (Icon::Restore, shown.text("changed-read")),
        Some(Message::Compare),
    );
    parts.push(section(
        shown.text("changed-read-title"),
        [quiet(Type::Small, shown.text("changed-read-lead")), again],
    ));
    parts.push(quiet_button(
        "wrong",
        (Icon::Help, shown.text("window-wrong")),
        Some(Message::ReportProblem),
    ));
    Column::with_children(parts).spacing(size::GAP).into()
}

/// A stepper, if the correction is offered.
fn correct<'a, N: Into<i64> + Copy>(
    shown: &Shown<'a>,
    id: String,
    label: String,
    at: N,
    command: impl Fn(i64) -> Option<Command> + 'a,
) -> Option<Element<'a, Message>> {
    let at = at.into();
    let set = |to: i64| command(to).and_then(|command| shown.play(command));
    if !command(at).is_some_and(|command| shown.offered.allows(&command)) {
        return None;
    }
    let number = Stepper {
        less: set(at - 1),
        more: set(at + 1),
        ..Stepper::new(shown.localizer, id, label, numbers::plain(at))
    };
    Some(stepper(number.typed(shown.set(command))))
}

fn numbers_kept<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let (localizer, game) = (shown.localizer, shown.game());
    let state = game.state();
    let morale = correct(
        shown,
        "correct-morale".to_owned(),
        shown.text("window-morale"),
        state.morale,
        |to| {
            Some(Command::CorrectMorale {
                to: i8::try_from(to).ok()?,
            })
        },
    );
    let tracks = Block::ALL.iter().filter_map(|&block| {
        correct(
            shown,
            format!("correct-{}", block.id()),
            track_of(shown, block),
            state.track(block),
            move |to| {
                Some(Command::CorrectTrack {
                    block,
                    to: u8::try_from(to).ok()?,
                })
            },
        )
    });
    let mission_tracks = game.known_tracks().filter_map(|track| {
        let at = game.space_of(track);
        correct(
            shown,
            format!("correct-{}", track.id),
            fact_text::title(localizer, &track.id),
            at,
            move |to| {
                Some(Command::CorrectMissionTrack {
                    track: track.id.clone(),
                    to: i16::try_from(to).ok()?,
                })
            },
        )
    });
    let marks = state.marks.iter().enumerate().filter_map(|(index, it)| {
        let label = marks::title_at(localizer, &it.mark, &it.on);
        correct(
            shown,
            format!("correct-{}-{index}", it.mark),
            label,
            it.count,
            move |to| {
                Some(Command::CorrectMarks {
                    mark: it.mark.clone(),
                    on: it.on.clone(),
                    to: u8::try_from(to).ok()?,
                })
            },
        )
    });
    let walkers = game.known_walkers().filter_map(|it| {
        correct(
            shown,
            format!("correct-{}", it.id),
            fact_text::title(localizer, &it.id),
            game.steps_of(&it.id),
            move |to| {
                Some(Command::CorrectWalker {
                    walker: it.id.clone(),
                    to: u8::try_from(to).ok()?,
                })
            },
        )
    });
    let markers = Block::ALL
        .iter()
        .filter_map(|&block| marker(shown, format!("box-{}", block.id()), block));
    morale
        .into_iter()
        .chain(tracks)
        .chain(mission_tracks)
        .chain(marks)
        .chain(walkers)
        .chain(markers)
        .collect()
}

/// A marker of the Box, to be turned over.
pub(super) fn marker<'a>(
    shown: &Shown<'a>,
    id: String,
    block: Block,
) -> Option<Element<'a, Message>> {
    let red = !shown.game().state().red.contains(&block);
    let command = shown.offered.accepted(Command::CorrectBox { block, red })?;
    let label = shown.localizer.format(
        "window-box-of",
        &Args::new().text("block", shown.localizer.word(block)),
    );
    let press = quiet_button(
        id,
        shown.text(if red {
            "window-turn-red"
        } else {
            "window-turn-green"
        }),
        Some(Message::Play(command)),
    );
    Some(label_row(text(Type::Body, label), press))
}

fn objectives<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let game = shown.game();
    let lines = overview::mission_log(shown.localizer, game).into_iter();
    let steppers = lines
        .filter(|line| line.kind != ObjectiveKind::Threshold)
        .filter_map(|line| {
            let done = game
                .mission()
                .objective(&line.id)
                .map_or(0, |objective| game.done(objective));
            let objective = line.id;
            correct(
                shown,
                format!("correct-{objective}"),
                line.title,
                done,
                move |to| {
                    Some(Command::CorrectObjective {
                        objective: objective.clone(),
                        to: u8::try_from(to).ok()?,
                    })
                },
            )
        });
    steppers.collect()
}

fn sheet<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    // The step itself shows them then.
    if shown.game().state().step == Step::Sheet {
        return Vec::new();
    }
    let mut parts = set_up::open_numbers(shown);
    if set_up::has_dice(shown) {
        let lines = overview::sheet_lines(shown.localizer, shown.game()).into_iter();
        parts.extend(lines.filter_map(|line| set_up::die(shown, line)));
    }
    parts
}

fn crew<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let first_player = shown.game().state().crew.first_player;
    let shown_by_step = shown.game().state().step == Step::Crew;
    if shown_by_step
        || !shown
            .offered
            .allows(&Command::SetFirstPlayer { seat: first_player })
    {
        return Vec::new();
    }
    let crew = shown.game().state().crew.seats();
    let dice = column![set_up::board(shown), set_up::dice(shown)]
        .spacing(size::SNUG)
        .into();
    let aoms = set_up::aoms(shown);
    crew.map(|seat| set_up::astronaut(table, shown, seat))
        .chain(aoms)
        .chain([dice])
        .collect()
}

fn track_of(shown: &Shown<'_>, block: Block) -> String {
    shown.localizer.format(
        "window-track-of",
        &Args::new().text("block", shown.localizer.word(block)),
    )
}
