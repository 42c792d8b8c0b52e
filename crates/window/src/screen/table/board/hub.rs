//! The HUB as a plan.

use super::{BoardPart, BoardView, Signs, place_actions, signs};
use crate::screen::table::{Message, Shown};
use crate::widget::prelude::*;
use first_martians::board::{
    BoardCounter, BoardState, FacilityBoard, GROWTH_TOP, Place, Section, TokenStack,
};
use first_martians::state::TRACK_TOP;
use first_martians::vocabulary::{Block, Facility, Resource, Rover};
use language::{Args, board as words, capital, numbers};

/// The wings of these Blocks in that width.
pub(super) fn view<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    blocks: &[Block],
    width: f32,
) -> Element<'a, Message> {
    let wings = blocks
        .iter()
        .map(|&block| wing(board, shown, pieces, block))
        .collect();
    hub_plan(HubPlan { wings }, width, |part| {
        Some(BoardView::press(board_part(part)))
    })
}

/// A wing that cannot be pressed.
pub(super) fn drawn_alone<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    block: Block,
    width: f32,
) -> Element<'a, Message> {
    hub_plan(
        HubPlan {
            wings: vec![wing(board, shown, pieces, block)],
        },
        width,
        |_| None,
    )
}

/// The plan where other things are beside it, and its legend.
pub(super) fn in_room<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    room: Size,
) -> (Element<'a, Message>, Signs<'a>) {
    let width = (room.width - 2.0 * size::PAD) * 0.62;
    (
        container(view(board, shown, pieces, Block::ALL, width))
            .width(width)
            .into(),
        signs::hub,
    )
}

/// What can be opened of a wing.
pub(super) fn members(pieces: &BoardState, block: Block) -> Vec<BoardPart> {
    let rooms = pieces
        .facilities
        .keys()
        .filter(|place| place.facility.block() == block);
    let rovers = (block == Block::Working).then_some(BoardPart::Rovers);
    [BoardPart::Block(block)]
        .into_iter()
        .chain(rooms.map(|&place| BoardPart::Facility(place)))
        .chain(rovers)
        .collect()
}

const fn board_part(part: HubPart) -> BoardPart {
    match part {
        HubPart::Wing(block) => BoardPart::Block(block),
        HubPart::Room(place) => BoardPart::Facility(place),
        HubPart::Rovers => BoardPart::Rovers,
    }
}

fn wing(board: &BoardView, shown: &Shown<'_>, pieces: &BoardState, block: Block) -> HubWing {
    let (state, part) = (shown.game().state(), BoardPart::Block(block));
    let is_red = state.red.contains(&block);
    let marker = shown.text(if is_red {
        "window-board-box-red"
    } else {
        "window-board-box-green"
    });
    let colour = shown.text(if is_red {
        "window-board-red"
    } else {
        "window-board-green"
    });
    let unsure = pieces
        .unchecked
        .contains(&Section::of_block(block))
        .then(|| shown.text("window-board-unsure"));
    let (name, track) = (capital(&shown.localizer.word(block)), state.track(block));
    let said = format!("{}: {track}", shown.text("window-board-track"));
    let mut places: Vec<_> = pieces
        .facilities
        .iter()
        .filter(|(place, _)| place.facility.block() == block)
        .collect();
    // Spare Facilities are beside the board.
    places.sort_by_key(|(place, _)| place.is_spare());
    let mut rooms: Vec<HubRoom> = places
        .into_iter()
        .map(|(&place, facility)| room(board, shown, pieces, place, facility))
        .collect();
    if block == Block::Working {
        // Beside the Garage, before the spare Facilities.
        let at = rooms
            .iter()
            .position(|room| matches!(room.part, HubPart::Room(place) if place.is_spare()));
        rooms.insert(at.unwrap_or(rooms.len()), rovers(board, shown, pieces));
    }
    HubWing {
        block,
        label: [name.clone(), said, marker.clone()]
            .into_iter()
            .chain(unsure)
            .collect::<Vec<_>>()
            .join(". "),
        name,
        id: part.id(),
        is_open: board.is_open(part),
        track,
        top: TRACK_TOP,
        is_red,
        words: vec![marker, colour],
        rooms,
    }
}

/// A room without anything in it.
fn empty(
    board: &BoardView,
    shown: &Shown<'_>,
    pieces: &BoardState,
    part: HubPart,
    name: String,
) -> HubRoom {
    let of = board_part(part);
    let offer = place_actions::offer(shown, of);
    let mut said = vec![name.clone()];
    said.extend(told(shown, pieces, of));
    said.extend(offer.iter().map(|pawns| {
        shown.localizer.format(
            "window-map-offer",
            &Args::new().text("pawns", pawns.clone()),
        )
    }));
    HubRoom {
        part,
        id: of.id(),
        label: said.join(". "),
        name,
        is_open: board.is_open(of),
        parts: Vec::new(),
        shut: Vec::new(),
        tokens: [Vec::new(), Vec::new()],
        makes: None,
        growth: Vec::new(),
        guests: Vec::new(),
        planned: place_actions::pawns_laid(shown, of),
        offer,
    }
}

fn room(
    board: &BoardView,
    shown: &Shown<'_>,
    pieces: &BoardState,
    place: Place,
    facility: &FacilityBoard,
) -> HubRoom {
    let makes = match place.facility {
        Facility::Oxygenator => Some((Resource::Oxygen, facility.productivity.to_string())),
        Facility::SolarPanel => Some((Resource::Energy, facility.productivity.to_string())),
        _ => None,
    };
    let farm = facility.farm.as_ref();
    HubRoom {
        parts: facility
            .parts
            .iter()
            .map(|(&part, &is_red)| (part, is_red))
            .collect(),
        shut: facility.tiles.iter().copied().collect(),
        tokens: [facility.now.clone(), facility.next.clone()],
        makes: makes.or_else(|| {
            farm.map(|farm| {
                (
                    Resource::Food,
                    format!("{}/{}", farm.plants, farm.greenhouses),
                )
            })
        }),
        growth: farm.map_or_else(Vec::new, |farm| {
            (1..=GROWTH_TOP)
                .map(|space| farm.growth.contains(&space))
                .collect()
        }),
        ..empty(
            board,
            shown,
            pieces,
            HubPart::Room(place),
            words::place(shown.localizer, place),
        )
    }
}

fn rovers(board: &BoardView, shown: &Shown<'_>, pieces: &BoardState) -> HubRoom {
    let rover = |&rover: &Rover| {
        (
            shown.localizer.word(rover),
            pieces.stack(&TokenStack::Rover(rover)).to_vec(),
        )
    };
    HubRoom {
        guests: Rover::ALL.iter().map(rover).collect(),
        ..empty(
            board,
            shown,
            pieces,
            HubPart::Rovers,
            shown.text("window-board-rovers"),
        )
    }
}

/// A part of the board in words: every number that it has, then its tokens.
pub(super) fn told(shown: &Shown<'_>, pieces: &BoardState, group: BoardPart) -> Vec<String> {
    let localizer = shown.localizer;
    let spots = group.spots(pieces).into_iter().filter_map(|spot| {
        let at = pieces.get(&spot).unwrap_or(0);
        match &spot {
            // Of what is there or not, only what is there is of interest; a part is always red or green.
            _ if spot.is_mark() => (at > 0 || matches!(spot, BoardCounter::Part(..)))
                .then(|| words::toggle_label(localizer, &spot, at > 0)),
            _ => Some(format!(
                "{}: {}",
                words::short_name(localizer, &spot),
                numbers::plain(at)
            )),
        }
    });
    let stacks = group.stacks(pieces).into_iter().filter_map(|stack| {
        let tokens: Vec<_> = pieces
            .stack(&stack)
            .iter()
            .map(|&token| localizer.word(token))
            .collect();
        (!tokens.is_empty()).then(|| {
            format!(
                "{}: {}",
                words::short_stack(localizer, &stack),
                localizer.list(&tokens)
            )
        })
    });
    spots.chain(stacks).collect()
}
