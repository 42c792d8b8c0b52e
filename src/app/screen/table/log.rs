//! The Mission Log: objectives, Morale, Malfunction tracks and Box.

use iced::widget::{column, row};
use iced::{Alignment, Length};

use super::{Message, Shown};
use crate::app::icon::Icon;
use crate::app::theme::{Ink, Type, size};
use crate::app::widget::{Element, beside, box_marker, chip, icon, morale, named, quiet, quiet_button, section, text, track};
use crate::first_martians::command::Command;
use crate::first_martians::state::{MORALE_MAX, MORALE_MIN, TRACK_TOP};
use crate::first_martians::words::Block;
use crate::language::log::{self, ObjectiveLine};
use crate::language::{numbers, tell};

pub(super) fn view<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let mut objectives = Vec::new();
    let mut kind = None;
    for line in log::mission_log(shown.voice, shown.game()) {
        if kind != Some(line.kind) {
            kind = Some(line.kind);
            objectives.push(quiet(Type::Small, line.kind_text.clone()));
        }
        objectives.push(objective(shown, line));
    }
    column![section(shown.say("window-tracks"), tracks(shown)), section(shown.say("window-log"), objectives)]
        .spacing(size::GAP)
        .into()
}

fn objective<'a>(shown: &Shown<'a>, line: ObjectiveLine) -> Element<'a, Message> {
    let title = text(Type::Body, line.title);
    if let Some(met) = line.met_text {
        return beside(
            row![icon(Icon::Met, Type::Title, Ink::Quiet), title].spacing(size::SNUG).align_y(Alignment::Center),
            chip(met),
        );
    }
    let label = shown.say(if line.goal > 1 { "window-advance" } else { "window-met" });
    let advance = shown.play(Command::AdvanceObjective { objective: line.id.clone() });
    let advance = advance.map(|advance| named(format!("advance-{}", line.id), quiet_button(label, Some(advance))));
    let count = line.count.map(|count| text(Type::Small, count));
    let title = row![icon(Icon::Open, Type::Title, Ink::Quiet), title].spacing(size::SNUG).align_y(Alignment::Center);
    let head: Element<'a, Message> = match advance {
        Some(advance) => beside(title, advance),
        None => title.into(),
    };
    column![head, count, quiet(Type::Small, line.text)].spacing(size::TIGHT).width(Length::Fill).into()
}

fn tracks<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let (voice, game) = (shown.voice, shown.game());
    let state = game.state();
    let number = |name: String, number: String| {
        row![text(Type::Body, name).width(Length::Fill), text(Type::Number, number)].align_y(Alignment::Center).into()
    };
    let tracks = Block::ALL.iter().map(|&block| {
        let red = state.red.contains(&block);
        let marker = box_marker(red, shown.say(if red { "window-box-red" } else { "window-box-green" }));
        track(block, voice.word(block), state.track(block), TRACK_TOP, marker, shown.motion)
    });
    let mission = game.mission().sheet.tracks.iter().map(|track| {
        let at = state.mission_tracks.get(&track.id).copied().unwrap_or(track.start);
        number(tell::title(voice, &track.id), numbers::plain(at))
    });
    let [index, spaces] = [state.morale - MORALE_MIN, MORALE_MAX - MORALE_MIN + 1].map(|it| u8::try_from(it).unwrap_or(0));
    let morale = morale(shown.say("window-morale"), numbers::signed(state.morale), index, spaces, shown.motion);
    tracks.chain([morale]).chain(mission).collect()
}
