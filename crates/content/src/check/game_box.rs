//! The description of the box.

use std::collections::BTreeSet;

use super::is_id;
use crate::diagnostic::{Code, Report};
use crate::json::{Document, Path};
use base::suggest::suggest;
use first_martians::board::{GREENHOUSES_MAX, WOUNDS_TOP};
use first_martians::game_box::{RINGS, SPARES_MAX, TILE_POIS_MAX, TILE_SAMPLES_MAX};
use first_martians::mission::GameBox;
use first_martians::my_box::BoxGroup;
use first_martians::vocabulary::{AdventureType, Block, Facility};

/// Whether the box is playable.
pub fn check(game_box: &GameBox, document: &Document<'_>, report: &mut Report) -> bool {
    let mut check = Check {
        document,
        report,
        sound: true,
    };
    check.assumed(game_box);
    check.complete(game_box);
    check.ids(game_box);
    check.numbers(game_box);
    check.sound
}

struct Check<'c, 't> {
    document: &'c Document<'t>,
    report: &'c mut Report,
    sound: bool,
}

impl Check<'_, '_> {
    fn add(&mut self, code: Code, path: &Path, args: &[(&'static str, &str)]) {
        self.report
            .add(code, self.document.text, self.document.span(path), args);
    }

    fn assumed(&mut self, game_box: &GameBox) {
        for (index, name) in game_box.assumed.iter().enumerate() {
            let known = || BoxGroup::ALL.iter().map(|group| group.id());
            if !known().any(|group| group == name) {
                let suggestion = suggest(name, known()).unwrap_or_default();
                let path = Path::default().key("assumed").index(index);
                self.add(
                    Code::UnknownField,
                    &path,
                    &[
                        ("id", name),
                        ("expected", &known().collect::<Vec<_>>().join(", ")),
                        ("suggestion", suggestion),
                    ],
                );
            }
        }
    }

    fn complete(&mut self, game_box: &GameBox) {
        let mut missing: Vec<(&str, &str)> = Vec::new();
        for block in Block::ALL {
            if game_box
                .malfunction_dice
                .get(block)
                .is_none_or(Vec::is_empty)
            {
                missing.push(("malfunction_dice", block.id()));
            }
        }
        for kind in AdventureType::ALL {
            if !game_box.action_dice.contains_key(kind) {
                missing.push(("action_dice", kind.id()));
            }
        }
        for facility in Facility::ALL {
            if !game_box.parts.contains_key(facility) {
                missing.push(("parts", facility.id()));
            }
        }
        if game_box.direction_cards.is_empty() {
            missing.push(("direction_cards", ""));
        }
        if game_box.research_cards.is_empty() {
            missing.push(("research_cards", ""));
        }
        for (field, id) in missing {
            self.sound = false;
            self.add(
                Code::BoxIncomplete,
                &Path::default().key(field),
                &[("kind", field), ("id", id)],
            );
        }
    }

    fn ids(&mut self, game_box: &GameBox) {
        let mut seen = BTreeSet::new();
        let aoms = game_box
            .aoms
            .iter()
            .enumerate()
            .map(|(index, aom)| ("aoms", index, &aom.id));
        let upgrades = game_box
            .upgrades
            .iter()
            .enumerate()
            .map(|(index, upgrade)| ("upgrades", index, &upgrade.id));
        for (list, index, id) in aoms.chain(upgrades) {
            let path = Path::default().key(list).index(index).key("id");
            if !is_id(id) {
                self.add(Code::BadId, &path, &[("id", id)]);
            }
            if !seen.insert((list, id)) {
                self.add(Code::DuplicateId, &path, &[("id", id)]);
            }
        }
    }

    fn numbers(&mut self, game_box: &GameBox) {
        let dice = Path::default().key("action_dice");
        for (kind, faces) in &game_box.action_dice {
            for (name, count) in [
                ("success", faces.success),
                ("wound", faces.wound),
                ("adventure", faces.adventure),
            ] {
                self.range(&dice.key(kind.id()).key(name), count, 0, 6);
            }
        }
        for (index, card) in game_box.research_cards.iter().enumerate() {
            let path = Path::default().key("research_cards").index(index);
            self.range(&path.key("number"), card.number, 1, 6);
            self.range(&path.key("percent"), card.percent, 1, 100);
        }
        self.board(game_box);
    }

    fn range(&mut self, path: &Path, number: u8, min: u8, max: u8) {
        if !(min..=max).contains(&number) {
            let (number, min, max) = (number.to_string(), min.to_string(), max.to_string());
            self.add(
                Code::OutOfRange,
                path,
                &[("found", &number), ("min", &min), ("max", &max)],
            );
        }
    }

    /// What a Full board game needs. Missing values have defaults, so this finds only authored ones.
    fn board(&mut self, game_box: &GameBox) {
        let (root, board) = (Path::default().key("board"), &game_box.board);
        for (index, &space) in board.condition_spaces.iter().enumerate() {
            self.range(
                &root.key("condition_spaces").index(index),
                space,
                1,
                WOUNDS_TOP,
            );
        }
        for (ring, tiles) in &board.region_tiles {
            let path = root.key("region_tiles").key(&ring.to_string());
            self.range(&path, *ring, 1, RINGS);
            for (index, tile) in tiles.iter().enumerate() {
                self.range(
                    &path.index(index).key("samples"),
                    tile.samples,
                    0,
                    TILE_SAMPLES_MAX,
                );
                self.range(&path.index(index).key("pois"), tile.pois, 0, TILE_POIS_MAX);
            }
        }
        for (facility, spares) in &game_box.spare_facilities {
            let path = Path::default().key("spare_facilities").key(facility.id());
            self.range(&path.key("count"), spares.count, 0, SPARES_MAX);
            self.range(
                &path.key("productivity"),
                spares.productivity,
                0,
                facility.productivity_top(),
            );
            self.range(
                &path.key("greenhouses"),
                spares.greenhouses,
                0,
                GREENHOUSES_MAX,
            );
        }
        for (name, rings) in [
            ("map", board.map.keys().collect::<Vec<_>>()),
            ("space_pawns", board.space_pawns.keys().collect()),
        ] {
            rings
                .into_iter()
                .for_each(|ring| self.range(&root.key(name), *ring, 1, RINGS));
        }
    }
}
