//! The lines that fill in a score sheet of each game.

/// Two players; every other number is kept as shown.
pub const POCKET_MARS: [&str; 26] = [
    "2", "Red", "0", "3", "2", "1", "1", "0", "1", "0", "1", "0", "0", "Blue", "2", "", "", "",
    "3", "", "", "", "", "", "", "",
];
pub const MECHANICA: [&str; 11] = ["2", "Ada", "23", "17", "4 3 2", "", "Bea", "49", "", "", ""];
pub const COGS: [&str; 12] = [
    "3", "Ada", "62", "", "1", "Bea", "62", "0", "1", "Cleo", "50", "",
];
