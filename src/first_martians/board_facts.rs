//! What the box holds and a Full board game needs, as far as the books tell; the rest is assumed and can be put right.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::RegionTile;
use super::words::{Condition, Facility, Modifier, Part, Resource, words};

words! {
    /// What a red status marker does beside its part (almanac, Elementi rotti, Penalità).
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

/// What a Full board game needs to know of the box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardFacts {
    /// Spaces of the Health track whose crossing to the right draws a Condition token, 1–6 (almanac, Segnalini Condizione; assumed).
    pub condition_spaces: Vec<u8>,
    /// Condition tokens of each kind (assumed).
    pub conditions: BTreeMap<Condition, u8>,
    /// What each part does when it is red (almanac, Elementi rotti; which part of which Facility is partly assumed).
    pub penalties: BTreeMap<Facility, BTreeMap<Part, Penalty>>,
    /// The token that a red hardware part of the Working Bay puts on its `!` (assumed).
    pub working_bay_token: Modifier,
    /// What the fronts of the Shutdown tiles ask of the general supply, one number a tile (assumed).
    pub shutdown_tiles: BTreeMap<Resource, Vec<u8>>,
    /// The region tiles of each ring, 1–3 (assumed).
    pub region_tiles: BTreeMap<u8, Vec<RegionTile>>,
}

impl Default for BoardFacts {
    fn default() -> Self {
        Self {
            condition_spaces: vec![3, 5],
            conditions: Condition::ALL.iter().map(|&condition| (condition, 2)).collect(),
            penalties: Facility::ALL.iter().map(|&facility| (facility, penalties(facility))).collect(),
            working_bay_token: Modifier::ExtraPawn,
            shutdown_tiles: BTreeMap::from([(Resource::Oxygen, vec![1, 1, 2, 2]), (Resource::Energy, vec![1, 1, 2, 2])]),
            region_tiles: BTreeMap::from([(1, Vec::new()), (2, Vec::new()), (3, Vec::new())]),
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
    let malfunctioning = |parts: &[Part]| parts.iter().map(|&part| (part, Penalty::Malfunction)).collect();
    match facility {
        Facility::Oxygenator => malfunctioning(&[Part::Energy, Part::Oxygen, Part::Hardware]),
        Facility::SolarPanel => malfunctioning(&[Part::Energy, Part::Hardware]),
        Facility::Farm => BTreeMap::from([
            (Part::Energy, Penalty::Wilting),
            (Part::Oxygen, Penalty::Wilting),
            (Part::Hardware, Penalty::Malfunction),
        ]),
        Facility::QuietPlace => BTreeMap::new(),
        Facility::CrewQuarters | Facility::MedLab | Facility::ControlCenter => working(Penalty::Malfunction),
        Facility::GarageHall => working(Penalty::FroggyRoll),
        Facility::ProbeBay => working(Penalty::LoseSample),
        Facility::Lab => working(Penalty::Stress),
        Facility::WorkingBay => working(Penalty::Token),
    }
}
