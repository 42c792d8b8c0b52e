//! The Mission Log: objectives, Morale, Malfunction tracks and Box.

use iced::widget::{Column, column, row};
use iced::{Alignment, Length};

use super::{Message, Shown};
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, box_marker, chip, facts, named, quiet, quiet_button, section, text, track};
use crate::first_martians::command::Command;
use crate::first_martians::state::TRACK_TOP;
use crate::first_martians::words::Block;
use crate::language::log::{self, ObjectiveLine};
use crate::language::{Args, numbers, tell};

pub(super) fn view<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let objectives = log::mission_log(shown.voice, shown.game()).into_iter().map(|line| objective(shown, line));
    Column::with_children([section(shown.say("window-log"), objectives), section(shown.say("window-tracks"), [tracks(shown)])])
        .spacing(size::GAP)
        .into()
}

fn objective<'a>(shown: &Shown<'a>, line: ObjectiveLine) -> Element<'a, Message> {
    let title = text(Type::Body, line.title).width(Length::Fill);
    let head = row![title, text(Type::Body, line.count)].spacing(size::SNUG);
    let about = facts([chip(line.kind_text)].into_iter().chain(line.met_text.map(chip)));
    let mut parts = column![head].spacing(size::TIGHT);
    if line.met.is_none() {
        parts = parts.push(quiet(Type::Small, line.text));
    }
    let advance = shown.play(Command::AdvanceObjective { objective: line.id.clone() });
    let foot = match advance {
        Some(advance) => {
            let button = named(format!("advance-{}", line.id), quiet_button(shown.say("window-advance"), Some(advance)));
            row![about, iced::widget::space::horizontal(), button].align_y(Alignment::Center)
        }
        None => row![about],
    };
    parts.push(foot).into()
}

fn tracks<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let (voice, game) = (shown.voice, shown.game());
    let state = game.state();
    let morale =
        row![text(Type::Body, shown.say("window-morale")).width(Length::Fill), text(Type::Number, numbers::signed(state.morale))];
    let mut parts: Vec<Element<'a, Message>> = vec![morale.into()];
    parts.extend(Block::ALL.iter().map(|&block| {
        let red = state.red.contains(&block);
        let id = if red { "window-box-red" } else { "window-box-green" };
        let marker = box_marker(block, red, voice.say(id, &Args::new()));
        column![track(block, voice.word(block), state.track(block), TRACK_TOP), marker].spacing(size::TIGHT).into()
    }));
    parts.extend(game.mission().sheet.tracks.iter().map(|track| {
        let at = state.mission_tracks.get(&track.id).copied().unwrap_or(track.start);
        row![text(Type::Body, tell::title(voice, &track.id)).width(Length::Fill), text(Type::Number, numbers::plain(at))].into()
    }));
    Column::with_children(parts).spacing(size::GAP).into()
}
