//! The vocabulary of the box: everything that the printed game names and that a mission file may name.
//!
//! Each enum is closed and serialised in `snake_case`; `missions/<language>.ftl` beside `box.json` holds its text.

use serde::{Deserialize, Serialize};

use super::limits::{OXYGENATOR_TOP, SOLAR_PANEL_TOP};

/// Declares closed word lists: the enum, its serialised names and the list of all its values.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[allow(missing_docs, reason = "a name without a comment says it all")]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $text)] $variant),+
        }

        impl $name {
            /// Every value, in the order of the printed game.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name used in files and on the command line.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The value of that name, if there is one.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|word| word.id() == id)
            }
        }
    )+};
}
pub use crate::words;

/// Declares structs of mission files and of the box, which reject unknown fields.
macro_rules! record {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident : $ty:ty),* $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(test, derive(::schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$field_meta])* pub $field: $ty),* }
    )+};
}
pub(crate) use record;

words! {
    /// A row of Facilities with a Malfunction track of its own (almanac, V. Avaria).
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Block {
        /// Garage Hall, Probe Bay, Lab, Working Bay.
        Working = "working",
        /// A Quiet Place, Crew Quarters, Med Lab, Control Center.
        Living = "living",
        /// Oxygenators, Solar Panels, Farm.
        Systems = "systems",
    }
    /// A kind of Facility. There are two Oxygenators and two Solar Panels; an effect on "an Oxygenator" leaves the choice to the crew.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Facility {
        /// Makes oxygen, 0–4 each.
        Oxygenator = "oxygenator",
        /// Makes energy, 0–5 each.
        SolarPanel = "solar_panel",
        /// Greenhouses and the Growth track.
        Farm = "farm",
        /// Rest; can never be shut down.
        QuietPlace = "quiet_place",
        /// Unwind.
        CrewQuarters = "crew_quarters",
        /// Heal.
        MedLab = "med_lab",
        /// Manage.
        ControlCenter = "control_center",
        /// Explore, and the rovers.
        GarageHall = "garage_hall",
        /// Gather.
        ProbeBay = "probe_bay",
        /// Research and planting.
        Lab = "lab",
        /// Build.
        WorkingBay = "working_bay",
    }
    /// A part of a Facility, with its status marker.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Part {
        /// Energy connector.
        Energy = "energy",
        /// Oxygen filter.
        Oxygen = "oxygen",
        /// Hardware.
        Hardware = "hardware",
        /// CPU.
        Cpu = "cpu",
    }
    /// What the general supply keeps.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Resource {
        /// Oxygen.
        Oxygen = "oxygen",
        /// Energy.
        Energy = "energy",
        /// Food.
        Food = "food",
    }
    /// A thing that lies in the Cargo Bay.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Item {
        /// Spare part: energy connector.
        EnergyPart = "energy_part",
        /// Spare part: oxygen filter.
        OxygenPart = "oxygen_part",
        /// Spare part: hardware.
        Hardware = "hardware",
        /// Spare part: CPU.
        Cpu = "cpu",
        /// A sample of Mars.
        Sample = "sample",
        /// A seed, to be planted.
        Seed = "seed",
        /// An Upgrade card.
        UpgradeCard = "upgrade_card",
        /// A POI token.
        Poi = "poi",
    }
    /// The Objective tokens by what they stand for (almanac, Segnalini Obiettivo).
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    TokenColour {
        /// Of a mandatory objective.
        Red = "red",
        /// Of an optional objective.
        Orange = "orange",
        /// Of anything else.
        Black = "black",
    }
    /// The two areas of the Cargo Bay.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Area {
        /// Ready from the next sol on.
        Pending = "pending",
        /// Ready now.
        Available = "available",
    }
    /// The six Modifier tokens (almanac, Segnalini Modificatore).
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Modifier {
        /// The Facility, or the rover, cannot be used.
        Blocked = "blocked",
        /// One pawn more.
        ExtraPawn = "extra_pawn",
        /// The performer resolves an Adventure.
        Adventure = "adventure",
        /// A success is rolled once more.
        Reroll = "reroll",
        /// The performer takes a wound.
        Wound = "wound",
        /// The green Wound die is rolled for the rover at the end of the Actions phase.
        RoverRoll = "rover_roll",
    }
    /// Where on a Facility a Modifier token lies.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Space {
        /// The space marked `!`: acts now.
        Now = "now",
        /// The space marked `>>`: moves to `!` in Clean-Up.
        Next = "next",
    }
    /// The two rovers.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Rover {
        /// Two pawns less to Explore.
        Froggy = "froggy",
        /// One pawn less to Explore, Gather, Research or Build outside.
        Scorpio = "scorpio",
    }
    /// The type of an Adventure, and of the set of action dice.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    AdventureType {
        /// Green.
        Explore = "explore",
        /// Grey.
        Gather = "gather",
        /// Blue.
        Research = "research",
        /// Brown.
        Build = "build",
    }
    /// The profession of an astronaut.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Profession {
        /// Medic.
        Medic = "medic",
        /// Scientist.
        Scientist = "scientist",
        /// Geologist, pilot of the rovers.
        Geologist = "geologist",
        /// Engineer, mechanic.
        Engineer = "engineer",
    }
    /// The six conditions (almanac, Effetti dei segnalini Condizione).
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Condition {
        /// Eats two portions.
        Anemia = "anemia",
        /// Morale −1 at once, then back into the pool.
        Anxiety = "anxiety",
        /// One pawn only to heal it.
        Heart = "heart",
        /// An Adventure at each typed action.
        Concentration = "concentration",
        /// No skills.
        Migraine = "migraine",
        /// Wounds are doubled.
        Poisoning = "poisoning",
    }
    /// A keyword of a Malfunction card: each card carries two.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Keyword {
        /// A nature of trouble: things get harder.
        Complication = "complication",
        /// A nature of trouble: something stands in the way.
        Obstacle = "obstacle",
        /// The Facility it strikes.
        Oxygenator = "oxygenator",
        /// The Facility it strikes.
        SolarPanel = "solar_panel",
        /// The Facility it strikes.
        Farm = "farm",
        /// The Facility it strikes.
        QuietPlace = "quiet_place",
        /// The Facility it strikes.
        CrewQuarters = "crew_quarters",
        /// The Facility it strikes.
        MedLab = "med_lab",
        /// The Facility it strikes.
        ControlCenter = "control_center",
        /// The Facility it strikes.
        GarageHall = "garage_hall",
        /// The Facility it strikes.
        ProbeBay = "probe_bay",
        /// The Facility it strikes.
        Lab = "lab",
        /// The Facility it strikes.
        WorkingBay = "working_bay",
    }
    /// A direction of the compass, on the map of regions and on the Direction cards.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Direction {
        /// North.
        N = "n",
        /// North-east.
        Ne = "ne",
        /// East.
        E = "e",
        /// South-east.
        Se = "se",
        /// South.
        S = "s",
        /// South-west.
        Sw = "sw",
        /// West.
        W = "w",
        /// North-west.
        Nw = "nw",
    }
    /// The three groups of missions.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Group {
        /// Building.
        Building = "building",
        /// Exploration.
        Exploration = "exploration",
        /// Research.
        Research = "research",
    }
    /// The phases of a sol, with the set-up before and the end after them.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Phase {
        /// Before the first sol.
        SetUp = "set_up",
        /// I.
        Events = "events",
        /// II.
        Morale = "morale",
        /// III.
        Production = "production",
        /// IV.
        Actions = "actions",
        /// V.
        Malfunctions = "malfunctions",
        /// VI.
        CleanUp = "clean_up",
        /// After the last sol.
        End = "end",
    }
}

/// A Region of Interest on the map: printed `A1-S` in Italian, `R1-S` in English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// 1 is next to the HUB, 3 the farthest.
    pub ring: u8,
    /// Where it lies as seen from the HUB.
    pub direction: Direction,
}

impl Block {
    /// The Block whose marker in the Malfunction Box turns red after this one's track reached 5.
    pub const fn next(self) -> Self {
        match self {
            Self::Working => Self::Living,
            Self::Living => Self::Systems,
            Self::Systems => Self::Working,
        }
    }
}

impl Facility {
    /// Whether a Shutdown tile can lie on it: on all but A Quiet Place (almanac, Un Angolo Tranquillo).
    pub fn can_be_shut(self) -> bool {
        self != Self::QuietPlace
    }

    /// The highest productivity; 0 for all that produce nothing on a track.
    pub const fn productivity_top(self) -> u8 {
        match self {
            Self::Oxygenator => OXYGENATOR_TOP,
            Self::SolarPanel => SOLAR_PANEL_TOP,
            Self::Farm
            | Self::QuietPlace
            | Self::CrewQuarters
            | Self::MedLab
            | Self::ControlCenter
            | Self::GarageHall
            | Self::ProbeBay
            | Self::Lab
            | Self::WorkingBay => 0,
        }
    }

    /// The Block in whose row the Facility stands.
    pub const fn block(self) -> Block {
        match self {
            Self::Oxygenator | Self::SolarPanel | Self::Farm => Block::Systems,
            Self::QuietPlace | Self::CrewQuarters | Self::MedLab | Self::ControlCenter => {
                Block::Living
            }
            Self::GarageHall | Self::ProbeBay | Self::Lab | Self::WorkingBay => Block::Working,
        }
    }

    /// Whether there are spare cards of it that can be built.
    pub const fn is_spare(self) -> bool {
        matches!(self, Self::Oxygenator | Self::SolarPanel | Self::Farm)
    }

    /// Whether the Facility needs that resource in Production (almanac, Uso dell'Ossigeno, Uso dell'Energia; the Lab's oxygen after the English rulebook).
    pub const fn needs(self, resource: Resource) -> bool {
        match resource {
            Resource::Food => false,
            Resource::Oxygen => {
                !matches!(self, Self::Oxygenator | Self::SolarPanel | Self::QuietPlace)
            }
            Resource::Energy => !matches!(self, Self::SolarPanel | Self::QuietPlace),
        }
    }
}

impl Part {
    /// The thing of the Cargo Bay that the part is.
    pub const fn spare(self) -> Item {
        match self {
            Self::Energy => Item::EnergyPart,
            Self::Oxygen => Item::OxygenPart,
            Self::Hardware => Item::Hardware,
            Self::Cpu => Item::Cpu,
        }
    }
}

impl Keyword {
    /// The Facility that the keyword names, if it names one.
    pub fn facility(self) -> Option<Facility> {
        Facility::from_id(self.id())
    }
}
