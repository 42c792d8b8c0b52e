//! What the box holds and a Full board game needs, as far as the books tell; the rest is assumed and can be put right.

use std::collections::BTreeMap;

use super::board::{Feature, RegionTile};
use super::vocabulary::{Condition, Direction, Facility, Modifier, Part, Resource, record, words};

words! {
    /// What a red status marker does beside its part (almanac, Elementi rotti, Penalità).
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Penalty {
        /// Malfunction phase: the Block's track +1.
        Malfunction = "malfunction",
        /// Production: the plants of this Farm wilt.
        Wilting = "wilting",
        /// No rover can assist in Explore.
        NoRovers = "no_rovers",
        /// Each action here costs 1 oxygen of the general supply.
        PayOxygen = "pay_oxygen",
        /// Each action here costs 1 energy of the general supply.
        PayEnergy = "pay_energy",
        /// Even a sure success needs a success on the die.
        RollSuccess = "roll_success",
        /// Production: the green Wound die is rolled for Froggy.
        FroggyRoll = "froggy_roll",
        /// Production: one sample of any region is lost.
        LoseSample = "lose_sample",
        /// Production: Stress +1.
        Stress = "stress",
        /// Production: a Modifier token on this Facility's `!`.
        Token = "token",
    }
}

pub use super::limits::RINGS;
/// The most samples that a region tile of the box shows.
pub const TILE_SAMPLES_MAX: u8 = 6;
/// The most POIs that a region tile of the box shows.
pub const TILE_POIS_MAX: u8 = 3;

record! {
    /// What a Full board game needs to know of the box.
    BoardFacts {
        /// Spaces of the Health track whose crossing to the right draws a Condition token, 1–6 (almanac, Segnalini Condizione; assumed).
        condition_spaces: Vec<u8>,
        /// Condition tokens of each kind (assumed).
        conditions: BTreeMap<Condition, u8>,
        /// What each part does when it is red (almanac, Elementi rotti; which part of which Facility is partly assumed).
        penalties: BTreeMap<Facility, BTreeMap<Part, Penalty>>,
        /// The token that a red hardware part of the Working Bay puts on its `!` (assumed).
        working_bay_token: Modifier,
        /// What the fronts of the Shutdown tiles ask of the general supply, one number a tile (assumed).
        shutdown_tiles: BTreeMap<Resource, Vec<u8>>,
        /// The region tiles of each ring, 1–3 (assumed).
        region_tiles: BTreeMap<u8, Vec<RegionTile>>,
        /// The directions in which each ring, 1–3, has a space (assumed).
        #[serde(default = "all_around")]
        map: BTreeMap<u8, Vec<Direction>>,
        /// Pawns printed on each space of a ring that is not explored yet: they add to Explore (almanac, Percorso; which rings is assumed).
        #[serde(default = "printed_pawns")]
        space_pawns: BTreeMap<u8, u8>,
    }
}

/// Every ring with all eight directions.
fn all_around() -> BTreeMap<u8, Vec<Direction>> {
    (1..=RINGS)
        .map(|ring| (ring, Direction::ALL.to_vec()))
        .collect()
}

/// The almanac's example shows a pawn on a space of ring 3, and none on the way through ring 1.
fn printed_pawns() -> BTreeMap<u8, u8> {
    BTreeMap::from([(1, 0), (2, 0), (3, 1)])
}

/// A stack of tiles for a ring: the farther, the harder and the richer.
fn region_tiles(ring: u8) -> Vec<RegionTile> {
    use Feature::{Adventure, ClosedOuter, ExtraPawn, Mission, Morale, RoverRoll, Wound};
    let tile = |features: &[Feature], samples, pois| RegionTile {
        features: features.iter().copied().collect(),
        samples,
        pois,
    };
    match ring {
        1 => vec![
            tile(&[], 1, 0),
            tile(&[], 0, 1),
            tile(&[ExtraPawn], 1, 0),
            tile(&[ExtraPawn], 2, 0),
            tile(&[ExtraPawn, Wound], 1, 1),
            tile(&[RoverRoll], 1, 0),
            tile(&[ClosedOuter], 2, 0),
            tile(&[Mission], 0, 1),
        ],
        2 => vec![
            tile(&[], 1, 0),
            tile(&[ExtraPawn], 1, 1),
            tile(&[ExtraPawn], 2, 0),
            tile(&[ExtraPawn, Adventure], 1, 1),
            tile(&[ExtraPawn, Wound], 2, 0),
            tile(&[Morale], 1, 0),
            tile(&[ClosedOuter], 1, 1),
            tile(&[Mission], 1, 0),
        ],
        _ => vec![
            tile(&[ExtraPawn], 1, 1),
            tile(&[ExtraPawn], 2, 0),
            tile(&[ExtraPawn, Adventure], 2, 0),
            tile(&[ExtraPawn, Wound], 2, 1),
            tile(&[ExtraPawn, RoverRoll], 1, 1),
            tile(&[ExtraPawn, Morale], 2, 0),
            tile(&[Adventure, Wound], 2, 1),
            tile(&[ExtraPawn, Mission], 1, 1),
        ],
    }
}

impl Default for BoardFacts {
    fn default() -> Self {
        Self {
            // The almanac shows an astronaut with two wounds and one Condition token: the first icon lies no further.
            condition_spaces: vec![2, 4],
            conditions: Condition::ALL
                .iter()
                .map(|&condition| (condition, 2))
                .collect(),
            penalties: Facility::ALL
                .iter()
                .map(|&facility| (facility, penalties(facility)))
                .collect(),
            working_bay_token: Modifier::ExtraPawn,
            shutdown_tiles: BTreeMap::from([
                (Resource::Oxygen, vec![1, 1, 2, 2]),
                (Resource::Energy, vec![1, 1, 2, 2]),
            ]),
            region_tiles: (1..=RINGS).map(|ring| (ring, region_tiles(ring))).collect(),
            map: all_around(),
            space_pawns: printed_pawns(),
        }
    }
}

/// The penalties of a kind of Facility as far as the books tell, the rest by pattern.
fn penalties(facility: Facility) -> BTreeMap<Part, Penalty> {
    let working = |hardware| {
        BTreeMap::from([
            (Part::Energy, Penalty::PayEnergy),
            (Part::Oxygen, Penalty::PayOxygen),
            (Part::Hardware, hardware),
            (Part::Cpu, Penalty::RollSuccess),
        ])
    };
    let malfunctioning = |parts: &[Part]| {
        parts
            .iter()
            .map(|&part| (part, Penalty::Malfunction))
            .collect()
    };
    match facility {
        Facility::Oxygenator => malfunctioning(&[Part::Energy, Part::Oxygen, Part::Hardware]),
        Facility::SolarPanel => malfunctioning(&[Part::Energy, Part::Hardware]),
        Facility::Farm => BTreeMap::from([
            (Part::Energy, Penalty::Wilting),
            (Part::Oxygen, Penalty::Wilting),
            (Part::Hardware, Penalty::Malfunction),
        ]),
        Facility::QuietPlace => BTreeMap::new(),
        Facility::CrewQuarters | Facility::MedLab | Facility::ControlCenter => {
            working(Penalty::Malfunction)
        }
        Facility::GarageHall => working(Penalty::FroggyRoll),
        Facility::ProbeBay => working(Penalty::LoseSample),
        Facility::Lab => working(Penalty::Stress),
        Facility::WorkingBay => working(Penalty::Token),
    }
}
