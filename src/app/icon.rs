//! Icons by role. They stand beside words, never alone.

/// What an icon stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// The last thing is taken back.
    Undo,
    /// What was taken back is done again.
    Redo,
    /// The step at hand.
    Step,
    /// The Mission Log.
    Log,
    /// What happened at the table.
    Report,
    /// What has happened so far.
    History,
    /// Put right by hand.
    Correct,
    /// The settings.
    Settings,
    /// The home screen.
    Home,
    /// Close the window.
    Quit,
    /// Dice.
    Dice,
    /// A Mission Event: a call on the radio.
    Event,
    /// An Adventure.
    Adventure,
    /// A Follow-Up of something earlier.
    FollowUp,
    /// A Malfunction card.
    Malfunction,
    /// An objective that is met.
    Met,
    /// An objective that is not met.
    Open,
    /// Done, chosen.
    Check,
    /// One more.
    Plus,
    /// One less.
    Minus,
    /// Saved games and save points.
    Save,
    /// To the wastebasket.
    Trash,
    /// A copy.
    Copy,
    /// Change a name.
    Edit,
    /// Out of the app into a file.
    Export,
    /// Out of a file into the app.
    Import,
    /// Help.
    Help,
    /// Something is wrong.
    Warning,
    /// A file that tells what is wrong.
    Trouble,
    /// The First Player.
    FirstPlayer,
    /// The keyboard.
    Keyboard,
    /// Onward.
    Onward,
    /// Play.
    Play,
    /// Close what is open.
    Close,
    /// Search.
    Search,
    /// A folder.
    Folder,
    /// Back out of the wastebasket or a backup.
    Restore,
    /// The language.
    Language,
    /// The size of text.
    TextSize,
    /// The theme by night.
    Night,
    /// The theme by day.
    Day,
    /// The theme of high contrast.
    Contrast,
    /// Print.
    Print,
    /// The mission, an objective, an ending.
    Mission,
    /// Back to where one was.
    Back,
    /// Advice.
    Advice,
    /// A card is read aloud once more.
    ReadAgain,
    /// A wound on an action die.
    Wound,
    /// The board.
    Board,
    /// The general supply.
    Supply,
    /// The Cargo Bay.
    Cargo,
    /// The map of regions.
    Map,
    /// The crew.
    Crew,
    /// A sample of Mars.
    Sample,
}

impl Icon {
    /// Its character in the icon font.
    pub const fn character(self) -> char {
        match self {
            Self::Undo => '\u{e2a1}',
            Self::Redo => '\u{e2a0}',
            Self::Step => '\u{e05f}',
            Self::Log => '\u{e598}',
            Self::Report => '\u{e086}',
            Self::History => '\u{e1f5}',
            Self::Correct => '\u{e1f9}',
            Self::Settings => '\u{e154}',
            Self::Home => '\u{e0f5}',
            Self::Quit => '\u{e10e}',
            Self::Dice => '\u{e2c5}',
            Self::Event => '\u{e142}',
            Self::Adventure => '\u{e09b}',
            Self::FollowUp => '\u{e0a2}',
            Self::Malfunction => '\u{e1b1}',
            Self::Met => '\u{e226}',
            Self::Open => '\u{e076}',
            Self::Check => '\u{e06c}',
            Self::Plus => '\u{e13d}',
            Self::Minus => '\u{e11c}',
            Self::Save => '\u{e14d}',
            Self::Trash => '\u{e18e}',
            Self::Copy => '\u{e09e}',
            Self::Edit => '\u{e172}',
            Self::Export => '\u{e19e}',
            Self::Import => '\u{e0b2}',
            Self::Help => '\u{e082}',
            Self::Warning => '\u{e193}',
            Self::Trouble => '\u{e319}',
            Self::FirstPlayer => '\u{e687}',
            Self::Keyboard => '\u{e284}',
            Self::Onward => '\u{e049}',
            Self::Play => '\u{e13c}',
            Self::Close => '\u{e1b2}',
            Self::Search => '\u{e151}',
            Self::Folder => '\u{e247}',
            Self::Restore => '\u{e2cd}',
            Self::Language => '\u{e0fe}',
            Self::TextSize => '\u{e587}',
            Self::Night => '\u{e11e}',
            Self::Day => '\u{e178}',
            Self::Contrast => '\u{e09d}',
            Self::Print => '\u{e141}',
            Self::Mission => '\u{e0d1}',
            Self::Back => '\u{e048}',
            Self::Advice => '\u{e1c2}',
            Self::ReadAgain => '\u{e1ab}',
            Self::Wound => '\u{e2d6}',
            Self::Board => '\u{e0ff}',
            Self::Supply => '\u{e0b5}',
            Self::Cargo => '\u{e129}',
            Self::Map => '\u{e110}',
            Self::Crew => '\u{e1a4}',
            Self::Sample => '\u{e242}',
        }
    }
}
