//! Reads and writes one field of the box.

use std::collections::BTreeSet;

use super::field::{BoxField, NONE, Value};
use crate::board::collections::put;
use crate::board::{ActionDie, Feature, RegionTile};
use crate::board_facts::{Penalty, RINGS};
use crate::game_box::{ActionDice, Aom, GameBox, NamedCard, NamedKind, SpareFacilities, Upgrade};
use crate::vocabulary::{AdventureType, Direction, Facility, Item, Modifier, Part, Resource};

/// The value of a field; `None` where the box has no such field.
pub(super) fn get(field: &BoxField, game_box: &GameBox) -> Option<Value> {
    let board = &game_box.board;
    let of = |count: usize| Value::Number(u8::try_from(count).unwrap_or(u8::MAX));
    let set = |words: &mut dyn Iterator<Item = String>| Value::Words(words.collect());
    Some(match field {
        BoxField::DieFace(block, face) => Value::Number(
            *game_box
                .malfunction_dice
                .get(block)?
                .get(usize::from(face.checked_sub(1)?))?,
        ),
        BoxField::ActionDie(kind, die) => {
            let mut dice = game_box.action_dice.get(kind)?.clone();
            Value::Number(*faces(&mut dice, *die))
        }
        BoxField::Parts(facility) => set(&mut game_box
            .parts
            .get(facility)?
            .iter()
            .map(|part| part.id().to_owned())),
        BoxField::Penalty(facility, part) => {
            let penalty = board
                .penalties
                .get(facility)
                .and_then(|parts| parts.get(part));
            Value::word(penalty.map_or(NONE, |penalty| penalty.id()))
        }
        BoxField::WorkingBayToken => Value::word(board.working_bay_token.id()),
        BoxField::ConditionSpaces => set(&mut board.condition_spaces.iter().map(u8::to_string)),
        BoxField::ConditionTokens(condition) => {
            Value::Number(board.conditions.get(condition).copied().unwrap_or(0))
        }
        BoxField::Aom(id) => Value::word(
            game_box
                .aoms
                .iter()
                .find(|aom| aom.id == *id)
                .map_or(NONE, |aom| aom.kind.id()),
        ),
        BoxField::UpgradeFits(id) => {
            Value::word(upgrade(game_box, id).map_or(NONE, |upgrade| upgrade.facility.id()))
        }
        BoxField::UpgradePart(id, number) => Value::word(
            upgrade(game_box, id)?
                .parts
                .get(usize::from(number.checked_sub(1)?))?
                .id(),
        ),
        BoxField::Percent(number) => Value::Number(
            game_box
                .research_cards
                .iter()
                .find(|card| card.number == *number)?
                .percent,
        ),
        BoxField::Directions(direction) => of(game_box
            .direction_cards
            .iter()
            .filter(|it| *it == direction)
            .count()),
        BoxField::Shutdown(resource, asked) => of(board
            .shutdown_tiles
            .get(resource)
            .into_iter()
            .flatten()
            .filter(|it| *it == asked)
            .count()),
        BoxField::Tiles(ring) => of(board.region_tiles.get(ring).map_or(0, Vec::len)),
        BoxField::TileFeatures(ring, at) => set(&mut tile(game_box, *ring, *at)?
            .features
            .iter()
            .map(|it| it.id().to_owned())),
        BoxField::TileSamples(ring, at) => Value::Number(tile(game_box, *ring, *at)?.samples),
        BoxField::TilePois(ring, at) => Value::Number(tile(game_box, *ring, *at)?.pois),
        BoxField::Spaces(ring) => set(&mut board
            .map
            .get(ring)
            .into_iter()
            .flatten()
            .map(|it| it.id().to_owned())),
        BoxField::SpacePawns(ring) => {
            Value::Number(board.space_pawns.get(ring).copied().unwrap_or(0))
        }
        BoxField::NamedCount(kind) => of(game_box.named(*kind).len()),
        BoxField::CardName(kind, number) => Value::word(&card(game_box, *kind, *number)?.name),
        BoxField::CardPrice(number) => {
            Value::Number(card(game_box, NamedKind::Skill, *number)?.price)
        }
        BoxField::CardText(kind, number) => Value::word(&card(game_box, *kind, *number)?.text),
        BoxField::SpareCount(facility) => {
            Value::Number(game_box.spare_facilities.get(facility)?.count)
        }
        BoxField::SpareProductivity(facility) => {
            Value::Number(game_box.spare_facilities.get(facility)?.productivity)
        }
        BoxField::SpareGreenhouses(facility) => {
            Value::Number(game_box.spare_facilities.get(facility)?.greenhouses)
        }
    })
}

/// Sets a value that has been checked.
pub(super) fn set(field: &BoxField, value: &Value, game_box: &mut GameBox) {
    match value {
        Value::Number(number) => set_number(field, *number, game_box),
        Value::Word(word) => set_word(field, word, game_box),
        Value::Words(words) => set_words(field, words, game_box),
    }
}

fn set_number(field: &BoxField, number: u8, game_box: &mut GameBox) {
    let board = &mut game_box.board;
    match field {
        BoxField::DieFace(block, face) => {
            let faces = game_box.malfunction_dice.get_mut(block);
            if let Some(at) =
                faces.and_then(|faces| faces.get_mut(usize::from(face.saturating_sub(1))))
            {
                *at = number;
            }
        }
        BoxField::ActionDie(kind, die) => {
            if let Some(dice) = game_box.action_dice.get_mut(kind) {
                *faces(dice, *die) = number;
            }
        }
        BoxField::ConditionTokens(condition) => put(&mut board.conditions, *condition, number),
        BoxField::Percent(card) => {
            game_box
                .research_cards
                .iter_mut()
                .filter(|it| it.number == *card)
                .for_each(|it| it.percent = number);
        }
        BoxField::Directions(direction) => {
            game_box.direction_cards.retain(|it| it != direction);
            game_box
                .direction_cards
                .extend((0..number).map(|_| *direction));
            game_box.direction_cards.sort();
        }
        BoxField::Shutdown(resource, asked) => {
            let tiles = board.shutdown_tiles.entry(*resource).or_default();
            tiles.retain(|it| it != asked);
            tiles.extend((0..number).map(|_| *asked));
            tiles.sort_unstable();
        }
        BoxField::Tiles(ring) => {
            board
                .region_tiles
                .entry(*ring)
                .or_default()
                .resize_with(usize::from(number), RegionTile::default);
        }
        BoxField::TileSamples(ring, at) => {
            change_tile(game_box, *ring, *at, |tile| tile.samples = number);
        }
        BoxField::TilePois(ring, at) => {
            change_tile(game_box, *ring, *at, |tile| tile.pois = number);
        }
        BoxField::SpacePawns(ring) => put(&mut board.space_pawns, *ring, number),
        BoxField::NamedCount(kind) => game_box
            .named_mut(*kind)
            .resize_with(usize::from(number), NamedCard::blank),
        BoxField::CardPrice(at) => {
            change_card(game_box, NamedKind::Skill, *at, |it| it.price = number);
        }
        BoxField::SpareCount(facility) => change_spare(game_box, *facility, |it| it.count = number),
        BoxField::SpareProductivity(facility) => {
            change_spare(game_box, *facility, |it| it.productivity = number);
        }
        BoxField::SpareGreenhouses(facility) => {
            change_spare(game_box, *facility, |it| it.greenhouses = number);
        }
        _ => {}
    }
}

fn set_word(field: &BoxField, word: &str, game_box: &mut GameBox) {
    match field {
        BoxField::Penalty(facility, part) => {
            let parts = game_box.board.penalties.entry(*facility).or_default();
            let _ = parts.remove(part);
            parts.extend(Penalty::from_id(word).map(|penalty| (*part, penalty)));
        }
        BoxField::CardName(kind, at) => {
            change_card(game_box, *kind, *at, |it| word.clone_into(&mut it.name));
        }
        BoxField::CardText(kind, at) => {
            change_card(game_box, *kind, *at, |it| word.clone_into(&mut it.text));
        }
        BoxField::WorkingBayToken => {
            if let Some(token) = Modifier::from_id(word) {
                game_box.board.working_bay_token = token;
            }
        }
        BoxField::Aom(id) => match AdventureType::from_id(word) {
            Some(kind) => game_box
                .aoms
                .iter_mut()
                .filter(|Aom { id: known, .. }| known == id)
                .for_each(|aom| aom.kind = kind),
            None => game_box.aoms.retain(|aom| aom.id != *id),
        },
        BoxField::UpgradeFits(id) => match Facility::from_id(word) {
            Some(fits) => game_box
                .upgrades
                .iter_mut()
                .filter(|it| it.id == *id)
                .for_each(|it| it.facility = fits),
            None => game_box.upgrades.retain(|it| it.id != *id),
        },
        BoxField::UpgradePart(id, number) => {
            let found = game_box
                .upgrades
                .iter_mut()
                .find(|upgrade| upgrade.id == *id);
            let part = found
                .and_then(|upgrade| upgrade.parts.get_mut(usize::from(number.saturating_sub(1))));
            if let Some((part, item)) = part.zip(Item::from_id(word)) {
                *part = item;
            }
        }
        _ => {}
    }
}

fn set_words(field: &BoxField, words: &BTreeSet<String>, game_box: &mut GameBox) {
    let has = |id: &str| words.contains(id);
    match field {
        BoxField::Parts(facility) => {
            let parts = Part::ALL
                .iter()
                .copied()
                .filter(|part| has(part.id()))
                .collect();
            put(&mut game_box.parts, *facility, parts);
        }
        BoxField::ConditionSpaces => {
            game_box.board.condition_spaces =
                words.iter().filter_map(|word| word.parse().ok()).collect();
        }
        BoxField::TileFeatures(ring, at) => {
            let features = Feature::ALL
                .iter()
                .copied()
                .filter(|feature| has(feature.id()))
                .collect();
            change_tile(game_box, *ring, *at, |tile| tile.features = features);
        }
        BoxField::Spaces(ring) => {
            let directions = Direction::ALL
                .iter()
                .copied()
                .filter(|direction| has(direction.id()))
                .collect();
            put(&mut game_box.board.map, *ring, directions);
        }
        _ => {}
    }
}

/// Whether nothing that is drawn at random or explored is empty.
pub(super) fn is_whole(game_box: &GameBox) -> bool {
    let board = &game_box.board;
    let rings = |ring: u8| board.map.get(&ring).is_some_and(|there| !there.is_empty());
    let tiles = |resource| {
        board
            .shutdown_tiles
            .get(&resource)
            .is_some_and(|tiles| !tiles.is_empty())
    };
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
    game_box
        .board
        .region_tiles
        .get(&ring)?
        .get(usize::from(at.checked_sub(1)?))
}

fn card(game_box: &GameBox, kind: NamedKind, at: u8) -> Option<&NamedCard> {
    game_box.named(kind).get(usize::from(at.checked_sub(1)?))
}

fn change_card(
    game_box: &mut GameBox,
    kind: NamedKind,
    at: u8,
    change: impl FnOnce(&mut NamedCard),
) {
    if let Some(card) = game_box
        .named_mut(kind)
        .get_mut(usize::from(at.saturating_sub(1)))
    {
        change(card);
    }
}

fn change_spare(
    game_box: &mut GameBox,
    facility: Facility,
    change: impl FnOnce(&mut SpareFacilities),
) {
    if let Some(spares) = game_box.spare_facilities.get_mut(&facility) {
        change(spares);
    }
}

fn change_tile(game_box: &mut GameBox, ring: u8, at: u8, change: impl FnOnce(&mut RegionTile)) {
    let tiles = game_box.board.region_tiles.get_mut(&ring);
    if let Some(tile) = tiles.and_then(|tiles| tiles.get_mut(usize::from(at.saturating_sub(1)))) {
        change(tile);
    }
}
