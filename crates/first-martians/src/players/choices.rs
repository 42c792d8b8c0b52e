//! Options and questions: the careful player tries each answer on a copy and takes the best.

use super::lookahead;
use super::observation::Observation;
use super::{Player, Style};
use crate::board::Question;
use crate::command::Command;
use crate::game::Game;
use crate::queries::payable;
use crate::state::Task;

/// People do not always choose what is best: one choice in so many is left to chance.
const RANDOM_ONE_IN: usize = 10;

impl Player {
    /// The best answer to the choice or question in front; `None` where there is none, or where the answer is no decision of the crew.
    pub(super) fn choose(&mut self, game: &Game) -> Option<Command> {
        match game.state().queue.front()? {
            Task::Choose {
                card, options, by, ..
            } => {
                let payable: Vec<_> = options
                    .iter()
                    .filter(|way| payable::is_payable(game, way, *by))
                    .collect();
                let seen = Observation::of(game);
                let taken = match self.style {
                    Style::Impulsive => payable.get(self.roll(payable.len())),
                    Style::Careful | Style::Random => {
                        self.best(&payable, |way| lookahead::of_option(&seen, card, way, *by))
                    }
                };
                Some(Command::Choose {
                    option: taken?.id.clone(),
                })
            }
            Task::Pick { question, from, .. } if is_decision(question) => {
                let (seen, tasks) = (
                    Observation::of(game),
                    lookahead::question(&game.state().queue),
                );
                let best = self.best(from, |pick| lookahead::of_answer(&seen, &tasks, pick))?;
                Some(Command::Pick { pick: best.clone() })
            }
            Task::Pick { .. }
            | Task::Read { .. }
            | Task::Effects { .. }
            | Task::Ask { .. }
            | Task::EventAction { .. }
            | Task::DrawCard { .. }
            | Task::Settle { .. }
            | Task::DrawAdventure { .. }
            | Task::Perform { .. }
            | Task::Missing { .. }
            | Task::AskTable { .. } => None,
        }
    }

    /// One of the best; now and then any.
    fn best<'t, T>(&mut self, all: &'t [T], value: impl Fn(&T) -> i32) -> Option<&'t T> {
        if all.len() < 2 || self.roll(RANDOM_ONE_IN) == 0 {
            return all.get(self.roll(all.len()));
        }
        let values: Vec<i32> = all.iter().map(value).collect();
        let most = values.iter().copied().max()?;
        let best: Vec<&T> = all
            .iter()
            .zip(values)
            .filter(|(_, value)| *value == most)
            .map(|(it, _)| it)
            .collect();
        best.get(self.roll(best.len())).copied()
    }
}

/// Whether the crew decides; else it says what happened on the table.
const fn is_decision(question: &Question) -> bool {
    match question {
        Question::Shut { .. }
        | Question::Starve { .. }
        | Question::StopWilting { .. }
        | Question::LoseSample {}
        | Question::WhichFacility { .. }
        | Question::WhichAstronaut { .. }
        | Question::WhichCondition { .. }
        | Question::WhichRegion { .. }
        | Question::WhichUpgrade { .. }
        | Question::WhichPerson { .. } => true,
        Question::RoverRoll { .. }
        | Question::SixthWound { .. }
        | Question::FullTrack { .. }
        | Question::Overgrown { .. }
        | Question::WhoPerformed { .. } => false,
    }
}
