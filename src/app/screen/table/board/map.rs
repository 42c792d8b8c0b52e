//! The map of regions around the HUB; in a narrow column, a list of regions.

use iced::widget::column;

use super::super::{Message, Shown};
use super::{BoardPart, BoardView};
use crate::app::widget::Region as Drawn;
use crate::app::widget::prelude::*;
use crate::first_martians::board::{BoardState, ExploredRegion, Feature, Section};
use crate::first_martians::game_box::BoardFacts;
use crate::first_martians::vocabulary::{Modifier, Region};
use crate::language::{Args, board as words};

const RINGS: u8 = 3;
const WIDTH: f32 = 2.0 * (RINGS as f32 * size::RING_OF_MAP + size::SNUG) + size::REGION;

/// The map, in a column of this width.
pub(super) fn view<'a>(board: &'a BoardView, shown: &Shown<'a>, twin: &'a BoardState, width: f32) -> Element<'a, Message> {
    let facts: &BoardFacts = &shown.game().mission().game_box.board;
    let unsure = twin.unchecked.contains(&Section::Map).then(|| quiet(Type::Small, shown.say("window-board-unsure")));
    let title = row![text(Type::Small, shown.say("window-board-map")).width(Length::Fill), unsure];
    if width < WIDTH {
        let press = |region: Region, label: String| {
            let group = BoardPart::Region(region);
            choice(group.id(), label, board.is_open(group), Some(BoardView::press(group)))
        };
        let (explored, others): (Vec<Region>, Vec<Region>) = spaces(facts).partition(|&it| twin.map.at(it).is_some());
        let explored = explored.into_iter().map(|region| {
            let samples = twin.map.at(region).map_or(0, |space| space.samples);
            let args = Args::new().text("region", words::region(shown.voice, region)).number("samples", samples);
            press(region, shown.voice.say("window-board-region", &args))
        });
        let none = twin.map.explored.is_empty().then(|| quiet(Type::Small, shown.say("window-board-unexplored")));
        let lead = quiet(Type::Small, shown.say("window-board-other-spaces"));
        let others = others.into_iter().map(|region| press(region, words::region(shown.voice, region)));
        return column![title, choices(explored), none, lead, choices(others)].spacing(size::SNUG).into();
    }
    let spaces = spaces(facts).map(|space| (space.ring, space.direction, region(board, twin, space)));
    column![title, container(region_map(RINGS, spaces)).center_x(Length::Fill)].spacing(size::TIGHT).into()
}

pub(super) fn spaces(facts: &BoardFacts) -> impl Iterator<Item = Region> {
    facts.map.iter().flat_map(|(&ring, directions)| directions.iter().map(move |&direction| Region { ring, direction }))
}

/// What a space shows: its features, then what is on it; nothing where it is unexplored.
fn region<'a>(board: &BoardView, twin: &BoardState, region: Region) -> Drawn<'a, Message> {
    let group = BoardPart::Region(region);
    let lines = twin.map.at(region).map(lines).unwrap_or_default();
    Drawn { id: group.id(), lines, open: board.is_open(group), message: BoardView::press(group) }
}

fn lines<'a>(space: &ExploredRegion) -> Vec<Element<'a, Message>> {
    let sign = |it: Icon| icon(it, Type::Small, Ink::Inherit).into();
    let features: Vec<Element<'a, Message>> = space
        .tile
        .features
        .iter()
        .map(|feature| match feature {
            Feature::ExtraPawn => text(Type::Small, "+1").into(),
            Feature::Wound => sign(Icon::Wound),
            Feature::Adventure => sign(Icon::Adventure),
            Feature::Morale => text(Type::Small, "M").into(),
            Feature::RoverRoll => sign(Icon::Dice),
            Feature::ClosedOuter => sign(Icon::Close),
            Feature::Mission => sign(Icon::Mission),
        })
        .collect();
    let mut there: Vec<Element<'a, Message>> = vec![text(Type::Small, space.samples.to_string()).into(), sign(Icon::Sample)];
    if space.objectives > 0 {
        there.push(sign(Icon::Open));
    }
    if let Some(token) = space.tokens.last() {
        there.push(text(Type::Small, if *token == Modifier::Blocked { "×" } else { "!" }).into());
    }
    let line = |parts| iced::widget::Row::with_children(parts).spacing(2).align_y(Alignment::Center).into();
    if features.is_empty() { vec![line(there)] } else { vec![line(features), line(there)] }
}
