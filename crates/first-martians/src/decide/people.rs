//! Astronauts whom a mission remembers.

use super::events;
use crate::board::{Pick, Question};
use crate::decision::DecisionBuilder;
use crate::effect::{Person, Remember};
use crate::fact::Fact;
use crate::state::{Card, Seat, Task};

/// Remembers an astronaut, or asks the crew which one. Where nobody fits, an earlier memory stays.
pub(super) fn remember(
    decision: &mut DecisionBuilder,
    card: &Card,
    it: &Remember,
    by: Option<Seat>,
) {
    let crew = &decision.state().crew;
    let seat = match it.who {
        Person::FirstPlayer => Some(crew.first_player),
        Person::Performer => Some(by.unwrap_or(crew.first_player)),
        Person::Profession(profession) => crew.seat_of(profession),
        Person::Drawn => {
            let seats: Vec<Seat> = crew.seats().collect();
            let index = decision.roll("random-astronaut", seats.len());
            seats.get(index).copied()
        }
        Person::Chosen | Person::MostWounded => match candidates(decision, it.who).as_slice() {
            [only] => Some(*only),
            several => {
                let from = several.iter().map(|&seat| Pick::Seat(seat)).collect();
                let most_wounded = it.who == Person::MostWounded;
                let question = Question::WhichPerson {
                    person: it.person.clone(),
                    of: card.id.clone(),
                    most_wounded,
                };
                decision.queue_first(Task::Pick { question, from, by });
                None
            }
        },
    };
    if let Some(seat) = seat {
        decision.emit(Fact::Remembered {
            person: it.person.clone(),
            seat,
        });
    }
}

/// Among whom the crew chooses: in Full board the app counts the wounds.
fn candidates(decision: &DecisionBuilder, who: Person) -> Vec<Seat> {
    let seats = decision.state().crew.seats();
    match decision
        .state()
        .board_state()
        .filter(|_| who == Person::MostWounded)
    {
        Some(board) => {
            let wounds = |seat: Seat| board.id_board(seat).map_or(0, |it| it.wounds);
            let most = seats.map(wounds).max().unwrap_or(0);
            decision
                .state()
                .crew
                .seats()
                .filter(|&seat| wounds(seat) == most)
                .collect()
        }
        None => seats.collect(),
    }
}

/// The crew answered; `false` where the question was about something else.
pub(super) fn picked(decision: &mut DecisionBuilder, question: &Question, pick: &Pick) -> bool {
    match (question, pick) {
        (Question::WhichPerson { person, .. }, Pick::Seat(seat)) => {
            decision.emit(Fact::Remembered {
                person: person.clone(),
                seat: *seat,
            });
        }
        (Question::WhoPerformed { event }, Pick::Seat(seat)) => {
            events::reward(decision, event, Some(*seat));
        }
        _ => return false,
    }
    true
}
