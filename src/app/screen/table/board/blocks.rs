//! The three rows of Facilities, each ending with its Malfunction track and its marker of the Box.

use iced::widget::column;

use super::super::{Message, Shown};
use super::{BoardPart, BoardView};
use crate::app::widget::prelude::*;
use crate::first_martians::board::{BoardState, FacilityBoard, GROWTH_TOP, Place, Section, TokenStack};
use crate::first_martians::state::TRACK_TOP;
use crate::first_martians::vocabulary::{Block, Facility, Part, Resource, Rover, Space};
use crate::language::{Args, board as words};

/// Facilities from the left, the rovers beside the Garage, the track. Spare Facilities have a row of their own below.
pub(super) fn row_of<'a>(board: &'a BoardView, shown: &Shown<'a>, twin: &'a BoardState, block: Block) -> Element<'a, Message> {
    let one = |(place, facility): (Place, &'a FacilityBoard)| {
        container(card(board, shown, twin, place, facility)).width(Length::FillPortion(share(place))).into()
    };
    let (spare, printed): (Vec<_>, Vec<_>) = places(twin, block).partition(|(place, _)| place.is_spare());
    let high = height(twin, printed.iter().map(|(place, _)| *place)).max(end_height(twin, block));
    let cards = printed.into_iter().map(one);
    let rovers = (block == Block::Working).then(|| container(rovers(board, shown, twin)).width(Length::FillPortion(2)).into());
    let end = container(end(board, shown, twin, block)).width(size::BLOCK_END).into();
    let row = Row::with_children(cards.chain(rovers).chain([end])).spacing(size::SNUG).height(high);
    let below = (!spare.is_empty()).then(|| {
        let (high, taken) =
            (height(twin, spare.iter().map(|(place, _)| *place)), spare.iter().map(|(place, _)| share(*place)).sum());
        let row = Row::with_children(spare.into_iter().map(one)).spacing(size::SNUG).height(high);
        let free = size::SPARE_ROW.saturating_sub(taken);
        row.push((free > 0).then(|| space().width(Length::FillPortion(free))))
    });
    column![row, below].spacing(size::SNUG).into()
}

/// The share of a row that a Facility takes.
fn share(place: Place) -> u16 {
    if place.facility == Facility::Farm { 3 } else { 2 }
}

fn end_height(twin: &BoardState, block: Block) -> f32 {
    if twin.unchecked.contains(&Section::of_block(block)) { size::FACILITY_MORE } else { size::FACILITY }
}

fn height(twin: &BoardState, mut row: impl Iterator<Item = Place>) -> f32 {
    let shut = row.any(|place| twin.facilities.get(&place).is_some_and(|it| !it.tiles.is_empty()));
    if shut { size::FACILITY_MORE } else { size::FACILITY }
}

/// The same where a row does not fit: as many Facilities side by side as fit.
pub(super) fn columns<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    twin: &'a BoardState,
    width: f32,
) -> Vec<(Vec<BoardPart>, Element<'a, Message>)> {
    let beside = (1..=5_usize).rev().find(|&count| fits(count, width)).unwrap_or(1);
    let mut rows = Vec::new();
    for &block in Block::ALL {
        let whole = container(end(board, shown, twin, block)).height(end_height(twin, block));
        rows.push((vec![BoardPart::Block(block)], whole.into()));
        let mut cards: Vec<(BoardPart, Element<'a, Message>)> = places(twin, block)
            .map(|(place, facility)| (BoardPart::Facility(place), card(board, shown, twin, place, facility)))
            .collect();
        if block == Block::Working {
            cards.push((BoardPart::Rovers, rovers(board, shown, twin)));
        }
        while !cards.is_empty() {
            // A Farm needs the room of two.
            let farm = |group: &BoardPart| matches!(group, BoardPart::Facility(place) if place.facility == Facility::Farm);
            let mut taken = 0;
            let count = cards.iter().take_while(|(group, _)| {
                taken += if farm(group) { 2 } else { 1 };
                taken <= beside
            });
            let count = count.count().max(1);
            let rest = cards.split_off(count);
            let (groups, mut row): (Vec<_>, Vec<_>) = cards.into_iter().unzip();
            let free = beside.saturating_sub(groups.iter().map(|it| if farm(it) { 2 } else { 1 }).sum());
            row = row
                .into_iter()
                .zip(&groups)
                .map(|(card, group)| container(card).width(Length::FillPortion(if farm(group) { 2 } else { 1 })).into())
                .collect();
            if free > 0 {
                row.push(space().width(Length::FillPortion(u16::try_from(free).unwrap_or(1))).into());
            }
            let facilities =
                groups.iter().filter_map(|group| if let BoardPart::Facility(place) = group { Some(*place) } else { None });
            let high = height(twin, facilities) + size::FACILITY_NAME;
            rows.push((groups, Row::with_children(row).spacing(size::SNUG).height(high).into()));
            cards = rest;
        }
    }
    rows
}

fn fits(count: usize, width: f32) -> bool {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX)) * (size::FACILITY_WIDE + size::SNUG) <= width + size::SNUG
}

fn places(twin: &BoardState, block: Block) -> impl Iterator<Item = (Place, &FacilityBoard)> {
    twin.facilities.iter().filter(move |(place, _)| place.facility.block() == block).map(|(place, facility)| (*place, facility))
}

/// A Facility: parts, productivity, tokens and tiles.
fn card<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    twin: &'a BoardState,
    place: Place,
    facility: &'a FacilityBoard,
) -> Element<'a, Message> {
    let voice = shown.voice;
    let mut markers: Vec<Element<'a, Message>> =
        facility.parts.iter().map(|(&part, &red)| status_marker(letter(shown, part), red)).collect();
    let makes = match place.facility {
        Facility::Oxygenator => Some(Resource::Oxygen),
        Facility::SolarPanel => Some(Resource::Energy),
        _ => None,
    };
    if let Some(resource) = makes {
        markers.push(space::horizontal().into());
        markers.push(line(Type::Number, Ink::Of(resource), facility.productivity.to_string()).into());
    }
    if let Some(farm) = &facility.farm {
        let grown = Args::new().number("plants", farm.plants).number("greenhouses", farm.greenhouses);
        markers.push(space::horizontal().into());
        markers.push(line(Type::Small, Ink::Of(Resource::Food), voice.say("window-board-plants", &grown)).into());
    }
    let [now, next] = [("!", Space::Now), (">>", Space::Next)]
        .map(|(sign, space)| tokens(sign, twin.stack(&TokenStack::facility(place, space))));
    let mut below: Vec<Element<'a, Message>> = vec![now, next];
    if let Some(farm) = &facility.farm {
        let growth = (1..=GROWTH_TOP).map(|space| (space.to_string(), farm.growth.contains(&space)));
        below.push(space::horizontal().into());
        below.push(spaces(growth, false));
    }
    let shut = match facility.tiles.first() {
        None => None,
        Some(_) if facility.tiles.len() > 1 => Some(shown.say("window-board-shut-twice")),
        Some(&resource) => Some(voice.say("window-board-shut", &Args::new().text("resource", voice.word(resource)))),
    };
    let shut = shut.map(|shut| line(Type::Small, Ink::Danger, shut));
    let line = |parts| Row::with_children(parts).spacing(size::TIGHT).align_y(Alignment::Center);
    let content = column![text(Type::Small, words::place(voice, place)), line(markers), line(below).spacing(size::GAP), shut];
    let group = BoardPart::Facility(place);
    board.piece(group, content.spacing(size::TIGHT))
}

fn letter(shown: &Shown<'_>, part: Part) -> String {
    shown.say(&format!("window-part-{}", part.id()))
}

fn rovers<'a>(board: &'a BoardView, shown: &Shown<'a>, twin: &'a BoardState) -> Element<'a, Message> {
    let rover = |&rover: &Rover| {
        row![text(Type::Small, shown.voice.word(rover)).width(Length::Fill), tokens("", twin.stack(&TokenStack::Rover(rover)))]
            .into()
    };
    let all = Column::with_children(Rover::ALL.iter().map(rover)).spacing(size::TIGHT);
    let content = column![text(Type::Small, shown.say("window-board-rovers")), all].spacing(size::TIGHT);
    board.piece(BoardPart::Rovers, content)
}

fn end<'a>(board: &'a BoardView, shown: &Shown<'a>, twin: &'a BoardState, block: Block) -> Element<'a, Message> {
    let state = shown.game().state();
    let red = state.red.contains(&block);
    let marker = box_marker(red, shown.say(if red { "window-board-box-red" } else { "window-board-box-green" }));
    let unsure = twin.unchecked.contains(&Section::of_block(block)).then(|| quiet(Type::Small, shown.say("window-board-unsure")));
    let at = state.track(block);
    let pips = track(block, String::new(), at, TRACK_TOP, marker, shown.motion);
    let group = BoardPart::Block(block);
    let content = column![text(Type::Small, shown.voice.word(block)), pips, unsure];
    board.piece(group, striped(block, content))
}
