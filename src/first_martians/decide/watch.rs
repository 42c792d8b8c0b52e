//! The watch over what may come at any time: looked at whenever nothing waits.

use super::super::draft::Draft;
use super::super::fact::Fact;
use super::super::state::{CardKind, Face, Task};
use super::conditions::holds_unasked;

/// Loses the mission by the first of its rules that holds: its text is read, then the ending. Returns whether one does.
pub(super) fn loses(draft: &mut Draft) -> bool {
    let losses = &draft.mission().sheet.loses;
    if losses.is_empty() || !draft.state().is_under_way() {
        return false;
    }
    let Some(loss) = losses.iter().find(|loss| holds_unasked(draft.game(), &loss.when)).map(|loss| loss.id.clone()) else {
        return false;
    };
    draft.emit(Fact::MissionLost { loss: loss.clone() });
    let card = draft.card(CardKind::Loss, &loss, Face::Story);
    draft.queue(Task::Read { card, by: None });
    true
}
