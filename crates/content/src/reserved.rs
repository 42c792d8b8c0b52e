//! Names that no mission and no campaign of the players can have.

use super::check::is_game;
use super::import::is_reserved_name;
use super::{DECKS_FOLDER, shipped};

/// What has a name already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReservedName {
    /// A game: `play` with its name plays that game.
    Game,
    /// A mission or a campaign that comes with the program.
    Shipped,
    /// The folder of the decks that missions share.
    Decks,
    /// A device of some systems, on which no folder can have its name.
    Device,
}

/// What has this name of a folder or a mission already. Capitals make no difference: on some systems they are the same folder.
///
/// Every way in asks here: adding, restoring a copy, making a campaign, and reading a folder that was placed by hand.
pub fn reserved_name(name: &str) -> Option<ReservedName> {
    let name = name.to_lowercase();
    let stem = name.split('.').next().unwrap_or_default();
    if is_game(&name) {
        Some(ReservedName::Game)
    } else if shipped::has(&name) {
        Some(ReservedName::Shipped)
    } else if name == DECKS_FOLDER {
        Some(ReservedName::Decks)
    } else if is_reserved_name(stem) {
        Some(ReservedName::Device)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_come_first_and_capitals_make_no_difference() {
        for (name, reserved) in [
            ("pocket-mars", ReservedName::Game),
            ("mechanica", ReservedName::Game),
            ("mars-needs-mechanics", ReservedName::Game),
            ("first-martians", ReservedName::Game),
            ("Mechanica", ReservedName::Game),
            ("brown-sky", ReservedName::Shipped),
            ("the-two-crews", ReservedName::Shipped),
            ("Brown-Sky", ReservedName::Shipped),
            ("decks", ReservedName::Decks),
            ("DECKS", ReservedName::Decks),
            ("nul", ReservedName::Device),
            ("COM1", ReservedName::Device),
        ] {
            assert_eq!(reserved_name(name), Some(reserved), "{name}");
        }
        for free in ["mast", "mechanica-2", "console", "my mission"] {
            assert_eq!(reserved_name(free), None, "{free}");
        }
    }
}
