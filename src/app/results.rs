//! The result of the game at the table, handed to the kept scores.

use super::{App, Place};
use crate::session::{After, trouble};

impl App {
    /// Brings the kept scores into agreement with the game at the table, where it is over or was before.
    ///
    /// Done at once and not beside the window: an end that is undone quickly must not be kept after it was taken back.
    pub(super) fn settle(&mut self, after: After, was_over: bool) {
        let settlement = match &self.place {
            Place::Table(playing) => playing.session.settlement(&playing.voice, after),
            Place::Helper(helping) => helping.settlement(after),
            Place::Home(_) | Place::Saves(_) | Place::Scores | Place::Begin(_) => return,
        };
        if !settlement.is_over() && !was_over {
            return;
        }
        if let Err(trouble) = settlement.settle(&self.folders) {
            self.tell(trouble::score(&self.voice, &trouble));
        }
    }
}
