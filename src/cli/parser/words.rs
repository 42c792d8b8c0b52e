//! Words without arguments, in both languages.

/// A word without arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum Word {
    Where,
    Read,
    Board,
    /// Where every piece goes, to put the table back.
    Pieces,
    Log,
    History,
    /// Every step whole from now on, or no longer.
    Whole,
    /// What cannot be planned, and why.
    Impossible,
    Help,
    Undo,
    Redo,
    /// Takes over the mission as its files are now.
    Reload,
    Quit,
}

/// The words with which players ask for the rules; what they ask follows.
pub(in crate::cli) const RULES: [&str; 4] = ["rules", "rule", "regole", "regola"];

pub(super) const WORDS: &[(&[&str], Word)] = &[
    (&["where", "dove"], Word::Where),
    (&["read", "rileggi", "leggi"], Word::Read),
    (&["board", "tabellone", "plancia"], Word::Board),
    (&["pieces", "table", "pezzi", "tavolo"], Word::Pieces),
    (&["log", "diario"], Word::Log),
    (&["history", "storia"], Word::History),
    (&["whole", "intero"], Word::Whole),
    (&["impossible", "impossibile"], Word::Impossible),
    (&["help", "aiuto", "?"], Word::Help),
    (&["undo", "annulla"], Word::Undo),
    (&["redo", "ripeti"], Word::Redo),
    (&["reload", "ricarica"], Word::Reload),
    (&["quit", "exit", "esci"], Word::Quit),
];
