//! Mars: the map of regions around the HUB.

use iced::widget::column;

use super::{
    BoardPart, BoardView, Message as BoardMessage, Signs, place_actions, signs as legends,
};
use crate::screen::table::{Message, Shown};
use crate::widget::prelude::*;
use first_martians::Game;
use first_martians::board::{BoardState, ExploredRegion, Feature};
use first_martians::game_box::BoardFacts;
use first_martians::vocabulary::{Direction, Region, Rover};
use language::region_text::{marks_on, on_region, walkers_in};
use language::{Args, board as words, capital};

/// The map in a room of this width; its height is of use where the window shows all of it.
pub(super) fn view<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    room: Size,
) -> Element<'a, Message> {
    let facts: &BoardFacts = &shown.game().mission().game_box.board;
    let side = map_side(room);
    let by_region = has_room_for_regions(side);
    let open = if let Some(BoardPart::Region(region)) = board.open {
        Some(region)
    } else {
        None
    };
    let direction = open
        .map(|region| region.direction)
        .or(board.direction)
        .filter(|_| !by_region);
    let drawn = mars_map(picture(board, shown, pieces, direction), side, |part| {
        Some(match part {
            MapPart::Hub => BoardView::press(BoardPart::Hub),
            MapPart::Region(region) => BoardView::press(BoardPart::Region(region)),
            MapPart::Direction(direction) => Message::Board(BoardMessage::Direction(direction)),
        })
    });
    let listed = direction.map(|direction| {
        let there = spaces(facts).filter(|region| region.direction == direction);
        choices(there.map(|region| {
            let label = words::region(shown.localizer, region);
            let press = Message::Board(BoardMessage::Open(Some(BoardPart::Region(region))));
            choice(region_id(region), label, open == Some(region), Some(press))
        }))
    });
    column![container(drawn).center_x(Length::Fill), listed]
        .spacing(size::TIGHT)
        .into()
}

/// The map as it is, which cannot be pressed.
pub(super) fn drawn_alone<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    width: f32,
) -> Element<'a, Message> {
    let side = map_side(Size::new(width, f32::INFINITY));
    mars_map(picture(board, shown, pieces, None), side, |_| None)
}

/// The map where other things are beside it, and its legend.
pub(super) fn in_room<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    room: Size,
) -> (Element<'a, Message>, Signs<'a>) {
    let height = room.height - size::AROUND_BOARD;
    let side = map_side(Size::new((room.width - 2.0 * size::PAD) * 0.58, height));
    (
        container(view(board, shown, pieces, Size::new(side, side)))
            .width(side)
            .into(),
        legends::map,
    )
}

pub(super) fn spaces(facts: &BoardFacts) -> impl Iterator<Item = Region> {
    facts.map.iter().flat_map(|(&ring, directions)| {
        directions
            .iter()
            .map(move |&direction| Region { ring, direction })
    })
}

/// What the map shows. Of what is not explored it shows nothing but the name.
fn picture(
    board: &BoardView,
    shown: &Shown<'_>,
    pieces: &BoardState,
    open_direction: Option<Direction>,
) -> MarsMap {
    let (localizer, game) = (shown.localizer, shown.game());
    let facts: &BoardFacts = &game.mission().game_box.board;
    let plan = game.state().board.iter().flat_map(|board| &board.plan);
    let planned: Vec<(Vec<Region>, Option<Rover>)> = plan
        .clone()
        .map(|it| {
            (
                it.way.iter().copied().chain(it.kind.region()).collect(),
                it.rover,
            )
        })
        .filter(|(way, _): &(Vec<Region>, _)| !way.is_empty())
        .collect();
    let away = plan.filter(|it| it.rover.is_some()).count();
    let regions = spaces(facts).map(|region| {
        let part = BoardPart::Region(region);
        let space = pieces.map.at(region);
        let has_rover = planned
            .iter()
            .any(|(way, rover)| way.last() == Some(&region) && rover.is_some());
        MapRegion {
            region,
            name: words::region(localizer, region),
            short_name: words::short_direction(localizer, region.direction),
            label: label(shown, pieces, region),
            is_open: board.is_open(part),
            explored: space.map(signs),
            of_mission: of_mission(game, region),
            is_closed: space
                .is_some_and(|space| space.tile.features.contains(&Feature::ClosedOuter)),
            offer: place_actions::offer(shown, part),
            planned: place_actions::pawns_laid(shown, part).map(|pawns| (pawns, has_rover)),
        }
    });
    let looked_at = match board.open {
        Some(BoardPart::Region(region)) => place_actions::way_to(shown, region),
        _ => None,
    };
    let journeys = planned.iter().map(|(way, _)| Journey {
        regions: way.clone(),
        is_planned: true,
    });
    let looked_at = looked_at.map(|regions| Journey {
        regions,
        is_planned: false,
    });
    let name_of = |direction: &Direction| (*direction, capital(&localizer.word(*direction)));
    MarsMap {
        seed: game.state().seed,
        hub: MapHub {
            name: shown.text("window-map-hub"),
            rovers: u8::try_from(Rover::ALL.len().saturating_sub(away)).unwrap_or(0),
            label: hub_label(shown),
            offer: place_actions::offer(shown, BoardPart::Hub),
            planned: place_actions::pawns_laid(shown, BoardPart::Hub),
            is_open: board.is_open(BoardPart::Hub),
        },
        regions: regions.collect(),
        directions: Direction::ALL.iter().map(name_of).collect(),
        journeys: looked_at.into_iter().chain(journeys).collect(),
        open_direction,
    }
}

fn hub_label(shown: &Shown<'_>) -> String {
    let offer = place_actions::offer(shown, BoardPart::Hub);
    let offer = offer.map(|pawns| {
        shown
            .localizer
            .format("window-map-offer", &Args::new().text("pawns", pawns))
    });
    [shown.text("window-map-hub-label")]
        .into_iter()
        .chain(offer)
        .collect::<Vec<_>>()
        .join(". ")
}

/// What the mission has in a region: the place of an action that it names.
fn of_mission(game: &Game, region: Region) -> Vec<MapSign> {
    let here = game
        .known_actions()
        .filter(|action| {
            game.regions_of(action)
                .is_some_and(|regions| regions.contains(&region))
        })
        .count();
    let place = (here > 0).then_some(MapSign {
        sign: Sign::Icon(Icon::Mission),
        count: None,
        is_token: true,
    });
    let marks = marks_on(game, region).fold(0_u8, |sum, it| sum.saturating_add(it.count));
    let marks = (marks > 0).then(|| MapSign {
        sign: Sign::Marker,
        count: Some(marks.to_string()),
        is_token: true,
    });
    let walkers = walkers_in(game, region).map(|_| MapSign {
        sign: Sign::Walker,
        count: None,
        is_token: true,
    });
    place.into_iter().chain(marks).chain(walkers).collect()
}

/// What is on an explored region: what can be taken first, then what its tile does, then the tokens on it.
fn signs(space: &ExploredRegion) -> Vec<MapSign> {
    let several = |sign: Sign, count: u8| {
        let number = (count > 1).then(|| count.to_string());
        (count > 0).then_some(MapSign {
            sign,
            count: number,
            is_token: false,
        })
    };
    let taken = [
        several(Sign::Icon(Icon::Sample), space.samples),
        several(Sign::Token, space.objectives),
    ];
    let features = space
        .tile
        .features
        .iter()
        .filter(|feature| **feature != Feature::ClosedOuter);
    let features = features.map(|&feature| MapSign {
        count: (feature == Feature::ExtraPawn).then(|| "+1".to_owned()),
        ..MapSign::printed(Sign::of_feature(feature))
    });
    let pois = several(Sign::Pin, space.tile.pois);
    let tokens = space.tokens.iter().map(|&token| MapSign {
        sign: Sign::of_token(token),
        count: None,
        is_token: true,
    });
    taken
        .into_iter()
        .flatten()
        .chain(features)
        .chain(pois)
        .chain(tokens)
        .collect()
}

/// A region in words: what is known of it, one sentence each.
pub(super) fn told(shown: &Shown<'_>, pieces: &BoardState, region: Region) -> Vec<String> {
    on_region(shown.localizer, shown.game(), pieces, region)
}

fn label(shown: &Shown<'_>, pieces: &BoardState, region: Region) -> String {
    let localizer = shown.localizer;
    let mut said = vec![words::region(localizer, region)];
    said.extend(told(shown, pieces, region));
    let offer = place_actions::offer(shown, BoardPart::Region(region));
    said.extend(
        offer.map(|pawns| localizer.format("window-map-offer", &Args::new().text("pawns", pawns))),
    );
    said.join(". ")
}
