//! Icons by role. They always accompany words.

/// The discriminant is the character in the icon font.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum Icon {
    Undo = 0xE2A1,
    Redo = 0xE2A0,
    Step = 0xE05F,
    Manual = 0xE05E,
    Log = 0xE598,
    Report = 0xE086,
    History = 0xE1F5,
    Correct = 0xE1F9,
    Settings = 0xE154,
    Home = 0xE0F5,
    Quit = 0xE10E,
    Dice = 0xE2C5,
    /// A Mission Event: a call on the radio.
    Event = 0xE142,
    Adventure = 0xE09B,
    FollowUp = 0xE0A2,
    Malfunction = 0xE1B1,
    Met = 0xE226,
    /// An objective that is not met.
    Open = 0xE076,
    Check = 0xE06C,
    Plus = 0xE13D,
    Minus = 0xE11C,
    Save = 0xE14D,
    Trash = 0xE18E,
    Copy = 0xE09E,
    Edit = 0xE172,
    Export = 0xE19E,
    Import = 0xE0B2,
    Help = 0xE082,
    Warning = 0xE193,
    Trouble = 0xE319,
    FirstPlayer = 0xE687,
    Keyboard = 0xE284,
    Onward = 0xE049,
    Play = 0xE13C,
    Close = 0xE1B2,
    Search = 0xE151,
    Folder = 0xE247,
    /// Out of the wastebasket or a backup.
    Restore = 0xE2CD,
    Language = 0xE0FE,
    TextSize = 0xE587,
    Night = 0xE11E,
    Day = 0xE178,
    Contrast = 0xE09D,
    Print = 0xE141,
    Mission = 0xE0D1,
    Back = 0xE048,
    Advice = 0xE1C2,
    /// A card is read aloud once more.
    ReadAgain = 0xE1AB,
    /// A wound on an action die.
    Wound = 0xE2D6,
    Board = 0xE0FF,
    Supply = 0xE0B5,
    Cargo = 0xE129,
    Map = 0xE110,
    Crew = 0xE1A4,
    Sample = 0xE242,
}

impl Icon {
    pub const fn character(self) -> char {
        match char::from_u32(self as u32) {
            Some(character) => character,
            None => char::REPLACEMENT_CHARACTER,
        }
    }
}
