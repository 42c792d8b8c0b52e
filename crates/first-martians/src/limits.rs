//! Limits of the numbers of the game.

/// The highest space of a Malfunction track (almanac, V. Avaria).
pub const TRACK_TOP: u8 = 5;
/// The lowest Morale (almanac, II. Morale).
pub const MORALE_MIN: i8 = -2;
/// The highest Morale (almanac, II. Morale).
pub const MORALE_MAX: i8 = 3;
/// The assumed maximum of the general supply; the printed one is not known.
pub const SUPPLY_MAX: u8 = 20;
/// The maximum of Stress, which causes a quarrel (almanac, Stress).
pub const STRESS_TOP: u8 = 18;
/// The wound that kills (almanac, Salute).
pub const WOUNDS_TOP: u8 = 6;
/// The highest productivity of an Oxygenator (almanac, III. Produzione).
pub(crate) const OXYGENATOR_TOP: u8 = 4;
/// The highest productivity of a Solar Panel (almanac, III. Produzione).
pub(crate) const SOLAR_PANEL_TOP: u8 = 5;
/// The most greenhouses of a Farm (almanac, Piantare nuovi semi).
pub const GREENHOUSES_MAX: u8 = 5;
/// The last space of the Growth track (almanac, Fattoria).
pub const GROWTH_TOP: u8 = 6;
/// Rings of the map around the HUB.
pub const RINGS: u8 = 3;
/// The most spare cards of a Facility.
pub const SPARES_MAX: u8 = 4;
/// The assumed maximum of items in one place; the printed game sets no limit.
pub const ITEMS_MAX: u8 = 30;
/// The stage of an Upgrade whose card is ready.
pub const READY: u8 = 1;
/// The stage of an Upgrade that is built.
pub const BUILT: u8 = 3;
/// The stage of an Upgrade whose card is back in the box for good (almanac, Smontaggio).
pub const DISCARDED: u8 = 4;
/// The Upgrade that small crews have from the start (almanac, 1-3 giocatori).
pub const AUTOSCANNER: &str = "autoscanner";
