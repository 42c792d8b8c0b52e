//! Reads and writes one fact of the box.

use std::collections::BTreeSet;

use super::super::board::{Feature, RegionTile};
use super::super::board_facts::{Penalty, RINGS};
use super::super::game_box::{ActionDice, Aom, GameBox, Upgrade};
use super::super::words::{AdventureType, Direction, Facility, Item, Modifier, Part, Resource};
use super::field::{ActionDie, Field, NONE, Value};

/// What stands there; `None` where the box has no such thing.
pub(super) fn get(field: &Field, game_box: &GameBox) -> Option<Value> {
    let board = &game_box.board;
    let of = |count: usize| Value::Number(u8::try_from(count).unwrap_or(u8::MAX));
    let set = |words: &mut dyn Iterator<Item = String>| Value::Words(words.collect());
    Some(match field {
        Field::DieFace(block, face) => {
            Value::Number(*game_box.malfunction_dice.get(block)?.get(usize::from(face.checked_sub(1)?))?)
        }
        Field::ActionDie(kind, die) => {
            let mut dice = game_box.action_dice.get(kind)?.clone();
            Value::Number(*faces(&mut dice, *die))
        }
        Field::Parts(facility) => set(&mut game_box.parts.get(facility)?.iter().map(|part| part.id().to_owned())),
        Field::Penalty(facility, part) => {
            let penalty = board.penalties.get(facility).and_then(|parts| parts.get(part));
            Value::word(penalty.map_or(NONE, |penalty| penalty.id()))
        }
        Field::WorkingBayToken => Value::word(board.working_bay_token.id()),
        Field::ConditionSpaces => set(&mut board.condition_spaces.iter().map(u8::to_string)),
        Field::ConditionTokens(condition) => Value::Number(board.conditions.get(condition).copied().unwrap_or(0)),
        Field::Aom(id) => Value::word(game_box.aoms.iter().find(|aom| aom.id == *id).map_or(NONE, |aom| aom.kind.id())),
        Field::UpgradeFits(id) => Value::word(upgrade(game_box, id).map_or(NONE, |upgrade| upgrade.facility.id())),
        Field::UpgradePart(id, number) => {
            Value::word(upgrade(game_box, id)?.parts.get(usize::from(number.checked_sub(1)?))?.id())
        }
        Field::Percent(number) => Value::Number(game_box.research_cards.iter().find(|card| card.number == *number)?.percent),
        Field::Directions(direction) => of(game_box.direction_cards.iter().filter(|it| *it == direction).count()),
        Field::Shutdown(resource, asked) => {
            of(board.shutdown_tiles.get(resource).into_iter().flatten().filter(|it| *it == asked).count())
        }
        Field::Tiles(ring) => of(board.region_tiles.get(ring).map_or(0, Vec::len)),
        Field::TileFeatures(ring, at) => set(&mut tile(game_box, *ring, *at)?.features.iter().map(|it| it.id().to_owned())),
        Field::TileSamples(ring, at) => Value::Number(tile(game_box, *ring, *at)?.samples),
        Field::TilePois(ring, at) => Value::Number(tile(game_box, *ring, *at)?.pois),
        Field::Spaces(ring) => set(&mut board.map.get(ring).into_iter().flatten().map(|it| it.id().to_owned())),
        Field::SpacePawns(ring) => Value::Number(board.space_pawns.get(ring).copied().unwrap_or(0)),
    })
}

/// Puts down what was found to fit.
pub(super) fn put(field: &Field, value: &Value, game_box: &mut GameBox) {
    match value {
        Value::Number(number) => put_number(field, *number, game_box),
        Value::Word(word) => put_word(field, word, game_box),
        Value::Words(words) => put_words(field, words, game_box),
    }
}

fn put_number(field: &Field, number: u8, game_box: &mut GameBox) {
    let board = &mut game_box.board;
    match field {
        Field::DieFace(block, face) => {
            let faces = game_box.malfunction_dice.get_mut(block);
            if let Some(at) = faces.and_then(|faces| faces.get_mut(usize::from(face.saturating_sub(1)))) {
                *at = number;
            }
        }
        Field::ActionDie(kind, die) => {
            if let Some(dice) = game_box.action_dice.get_mut(kind) {
                *faces(dice, *die) = number;
            }
        }
        Field::ConditionTokens(condition) => {
            let _ = board.conditions.insert(*condition, number);
        }
        Field::Percent(card) => {
            game_box.research_cards.iter_mut().filter(|it| it.number == *card).for_each(|it| it.percent = number);
        }
        Field::Directions(direction) => {
            game_box.direction_cards.retain(|it| it != direction);
            game_box.direction_cards.extend((0..number).map(|_| *direction));
            game_box.direction_cards.sort();
        }
        Field::Shutdown(resource, asked) => {
            let tiles = board.shutdown_tiles.entry(*resource).or_default();
            tiles.retain(|it| it != asked);
            tiles.extend((0..number).map(|_| *asked));
            tiles.sort_unstable();
        }
        Field::Tiles(ring) => {
            board.region_tiles.entry(*ring).or_default().resize_with(usize::from(number), RegionTile::default);
        }
        Field::TileSamples(ring, at) => change_tile(game_box, *ring, *at, |tile| tile.samples = number),
        Field::TilePois(ring, at) => change_tile(game_box, *ring, *at, |tile| tile.pois = number),
        Field::SpacePawns(ring) => {
            let _ = board.space_pawns.insert(*ring, number);
        }
        _ => {}
    }
}

fn put_word(field: &Field, word: &str, game_box: &mut GameBox) {
    match field {
        Field::Penalty(facility, part) => {
            let parts = game_box.board.penalties.entry(*facility).or_default();
            let _ = parts.remove(part);
            parts.extend(Penalty::from_id(word).map(|penalty| (*part, penalty)));
        }
        Field::WorkingBayToken => {
            if let Some(token) = Modifier::from_id(word) {
                game_box.board.working_bay_token = token;
            }
        }
        Field::Aom(id) => match AdventureType::from_id(word) {
            Some(kind) => game_box.aoms.iter_mut().filter(|Aom { id: known, .. }| known == id).for_each(|aom| aom.kind = kind),
            None => game_box.aoms.retain(|aom| aom.id != *id),
        },
        Field::UpgradeFits(id) => match Facility::from_id(word) {
            Some(fits) => game_box.upgrades.iter_mut().filter(|it| it.id == *id).for_each(|it| it.facility = fits),
            None => game_box.upgrades.retain(|it| it.id != *id),
        },
        Field::UpgradePart(id, number) => {
            let found = game_box.upgrades.iter_mut().find(|upgrade| upgrade.id == *id);
            let part = found.and_then(|upgrade| upgrade.parts.get_mut(usize::from(number.saturating_sub(1))));
            if let Some((part, item)) = part.zip(Item::from_id(word)) {
                *part = item;
            }
        }
        _ => {}
    }
}

fn put_words(field: &Field, words: &BTreeSet<String>, game_box: &mut GameBox) {
    let has = |id: &str| words.contains(id);
    match field {
        Field::Parts(facility) => {
            let parts = Part::ALL.iter().copied().filter(|part| has(part.id())).collect();
            let _ = game_box.parts.insert(*facility, parts);
        }
        Field::ConditionSpaces => game_box.board.condition_spaces = words.iter().filter_map(|word| word.parse().ok()).collect(),
        Field::TileFeatures(ring, at) => {
            let features = Feature::ALL.iter().copied().filter(|feature| has(feature.id())).collect();
            change_tile(game_box, *ring, *at, |tile| tile.features = features);
        }
        Field::Spaces(ring) => {
            let directions = Direction::ALL.iter().copied().filter(|direction| has(direction.id())).collect();
            let _ = game_box.board.map.insert(*ring, directions);
        }
        _ => {}
    }
}

/// Whether there is something of everything that is drawn at random or explored.
pub(super) fn is_whole(game_box: &GameBox) -> bool {
    let board = &game_box.board;
    let rings = |ring: u8| board.map.get(&ring).is_some_and(|there| !there.is_empty());
    let tiles = |resource| board.shutdown_tiles.get(&resource).is_some_and(|tiles| !tiles.is_empty());
    !game_box.direction_cards.is_empty()
        && (1..=RINGS).all(rings)
        && [Resource::Oxygen, Resource::Energy].into_iter().all(tiles)
        && board.conditions.values().any(|&tokens| tokens > 0)
}

const fn faces(dice: &mut ActionDice, die: ActionDie) -> &mut u8 {
    match die {
        ActionDie::Success => &mut dice.success,
        ActionDie::Wound => &mut dice.wound,
        ActionDie::Adventure => &mut dice.adventure,
    }
}

fn upgrade<'b>(game_box: &'b GameBox, id: &str) -> Option<&'b Upgrade> {
    game_box.upgrades.iter().find(|upgrade| upgrade.id == id)
}

fn tile(game_box: &GameBox, ring: u8, at: u8) -> Option<&RegionTile> {
    game_box.board.region_tiles.get(&ring)?.get(usize::from(at.checked_sub(1)?))
}

fn change_tile(game_box: &mut GameBox, ring: u8, at: u8, change: impl FnOnce(&mut RegionTile)) {
    let tiles = game_box.board.region_tiles.get_mut(&ring);
    if let Some(tile) = tiles.and_then(|tiles| tiles.get_mut(usize::from(at.saturating_sub(1)))) {
        change(tile);
    }
}
