//! Which commands were played by one press, so that one undo takes back all of them.

use base::play::{Game as _, GameHistory, HistoryPosition};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::steps_ahead::{commands_per_redo, commands_per_undo};

/// The presses of several commands since the game was opened. Those that pass steps are also recognised by their facts, so that a game
/// that is opened again takes them back as one, too.
#[derive(Debug, Clone, Default)]
pub(super) struct Presses {
    /// First and last command of each.
    all: Vec<(HistoryPosition, HistoryPosition)>,
    /// The newest command that was ever seen.
    newest: HistoryPosition,
    /// Whether the commands that are being played belong together.
    together: bool,
    /// How many commands one undo takes back, and one redo plays again.
    pub(super) undo_count: usize,
    pub(super) redo_count: usize,
}

impl Presses {
    pub(super) fn of(table: &GameHistory<Game>) -> Self {
        let mut presses = Self::default();
        presses.count(table);
        presses
    }

    /// Several commands are about to be played, which belong together.
    pub(super) fn begin(&mut self) {
        self.together = true;
    }

    /// Whether a command was played since, and none undone or redone.
    pub(super) fn is_behind(&self, table: &GameHistory<Game>) -> bool {
        table
            .newest_first()
            .next()
            .is_some_and(|(at, _)| at > self.newest)
    }

    /// Commands were played, undone or redone.
    pub(super) fn settled(&mut self, table: &GameHistory<Game>) {
        if std::mem::take(&mut self.together) {
            let mut played = table
                .newest_first()
                .map(|(at, _)| at)
                .take_while(|at| *at > self.newest);
            let last = played.next();
            let first = played.last();
            self.all.extend(first.zip(last));
        }
        self.count(table);
    }

    fn count(&mut self, table: &GameHistory<Game>) {
        self.newest = table
            .newest_first()
            .next()
            .map_or(self.newest, |(at, _)| at.max(self.newest));
        let back = table.newest_first().map(|(at, _)| at);
        let forth = table.commands_to_redo().map(|(at, _)| at);
        self.undo_count = self
            .same_press(back)
            .unwrap_or_else(|| commands_per_undo(table));
        self.redo_count = self
            .same_press(forth)
            .unwrap_or_else(|| commands_per_redo(table));
    }

    /// How many of the commands belong to the press of the first one.
    fn same_press(&self, commands: impl Iterator<Item = HistoryPosition>) -> Option<usize> {
        let mut commands = commands.peekable();
        let at = *commands.peek()?;
        let (first, last) = self
            .all
            .iter()
            .find(|(first, last)| (first..=last).contains(&&at))?;
        Some(
            commands
                .take_while(|at| (first..=last).contains(&at))
                .count(),
        )
    }
}

/// Whether a command chooses one of several things of the set-up.
const fn chooses(command: &Command) -> bool {
    matches!(
        command,
        Command::SetPlayers { .. }
            | Command::SetProfession { .. }
            | Command::SetFirstPlayer { .. }
            | Command::KeepBoard { .. }
            | Command::SetDice { .. }
            | Command::SetCards { .. }
            | Command::SetDifficulty { .. }
    )
}

/// Whether a command chooses what is chosen: there would be nothing to undo.
pub(super) fn is_chosen_already(game: &Game, command: &Command) -> bool {
    chooses(command)
        && game
            .decide(command)
            .is_ok_and(|decision| decision.after.state() == game.state())
}
