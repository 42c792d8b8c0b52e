//! What this game adds to [`play::DecisionBuilder`]: chance, the queue, changes of numbers.

use super::board::{BoardCounter, BoardFact, TokenMark, TokenStack};
use super::fact::{Cause, Fact};
use super::game::Game;
use super::mission::Mission;
use super::state::{MORALE_MAX, MORALE_MIN, State, Step, TRACK_TOP, Task};
use super::task::{Card, CardKind, Face};
use super::vocabulary::{Block, Keyword, Modifier, Phase, Region};
use base::dice;
use base::play;

/// The most tasks that wait at the same time. The checker rejects content that could loop; this bounds what it misses.
const QUEUE_MAX: usize = 48;

/// A decision in the making.
pub(super) struct DecisionBuilder {
    found: play::DecisionBuilder<Game>,
    /// How many of the facts have been searched for progress of objectives.
    searched: usize,
    /// The states before the watched facts.
    watched: Vec<State>,
    watch: fn(&Fact) -> bool,
}

impl DecisionBuilder {
    pub(super) fn new(game: &Game) -> Self {
        Self::of(game.clone(), |_| false)
    }

    /// Takes the game over, and keeps the states just before watched facts.
    pub(super) const fn of(game: Game, watch: fn(&Fact) -> bool) -> Self {
        Self {
            found: play::DecisionBuilder::from_game(game),
            searched: 0,
            watched: Vec::new(),
            watch,
        }
    }

    pub(super) fn finish(self) -> (play::Decision<Game>, Vec<State>) {
        (self.found.finish(), self.watched)
    }

    /// The facts so far.
    pub(super) fn facts(&self) -> &[Fact] {
        self.found.facts()
    }

    /// The matching facts since the last call.
    pub(super) fn unsearched(&mut self, wanted: impl Fn(&Fact) -> bool) -> Vec<Fact> {
        let facts = self.found.facts();
        let new = facts
            .get(self.searched..)
            .unwrap_or_default()
            .iter()
            .filter(|fact| wanted(fact))
            .cloned()
            .collect();
        self.searched = facts.len();
        new
    }

    pub(super) const fn game(&self) -> &Game {
        self.found.game()
    }

    pub(super) fn mission(&self) -> &Mission {
        self.game().mission()
    }

    pub(super) const fn state(&self) -> &State {
        self.game().state()
    }

    pub(super) fn emit(&mut self, fact: Fact) {
        if (self.watch)(&fact) {
            self.watched.push(self.state().clone());
        }
        self.found.emit(fact);
    }

    /// The cause of a change on the board where nothing more is known: the phase, or an effect that was read.
    pub(super) fn cause_here(&self) -> Cause {
        match self.state().step.phase() {
            Phase::Production => Cause::Production,
            Phase::Actions => Cause::Action,
            Phase::SetUp
            | Phase::Events
            | Phase::Morale
            | Phase::Malfunctions
            | Phase::CleanUp
            | Phase::End => Cause::Effect,
        }
    }

    pub(super) fn reach(&mut self, step: Step) {
        // Nothing follows the end: a death may happen in the middle of a step.
        if self.state().outcome.is_some() && step != Step::End {
            return;
        }
        self.emit(Fact::StepReached { step });
    }

    /// A card to be read, in the wording that comes next.
    pub(super) fn card(&self, kind: CardKind, id: &str, face: Face) -> Card {
        self.game().next_wording(Card::new(kind, id, face))
    }

    /// Another text of the same element.
    pub(super) fn face(&self, card: &Card, face: Face) -> Card {
        self.game().next_wording(card.with_face(face))
    }

    pub(super) fn queue(&mut self, task: Task) {
        if self.state().outcome.is_none() && self.state().queue.len() < QUEUE_MAX {
            self.emit(Fact::Queued { task, first: false });
        }
    }

    /// Puts a task at the front of the queue.
    pub(super) fn queue_first(&mut self, task: Task) {
        if self.state().outcome.is_none() {
            self.emit(Fact::Queued { task, first: true });
        }
    }

    pub(super) fn unqueue(&mut self) {
        self.emit(Fact::Unqueued {});
    }

    /// A random number from 0 to `sides - 1`.
    pub(super) fn roll(&mut self, purpose: &str, sides: usize) -> usize {
        let counter = self.use_chance(purpose);
        let sides = u32::try_from(sides).unwrap_or(u32::MAX);
        dice::roll(self.state().seed, purpose, counter, sides) as usize
    }

    /// Whether a chance of `odds` percent comes true.
    pub(super) fn chance(&mut self, purpose: &str, odds: u8) -> bool {
        let counter = self.use_chance(purpose);
        dice::chance(self.state().seed, purpose, counter, odds)
    }

    /// A random index by weight.
    pub(super) fn weighted(&mut self, purpose: &str, weights: &[u32]) -> Option<usize> {
        let counter = self.use_chance(purpose);
        dice::weighted(self.state().seed, purpose, counter, weights)
    }

    fn use_chance(&mut self, purpose: &str) -> u64 {
        let counter = self.state().chance.get(purpose).copied().unwrap_or(0);
        self.emit(Fact::ChanceUsed {
            purpose: purpose.to_owned(),
        });
        counter
    }

    /// Sets a number on the board, capped at its maximum.
    pub(super) fn set_spot(&mut self, spot: &BoardCounter, to: u8, cause: Cause) {
        let Some(board) = self.state().board_state() else {
            return;
        };
        let Some(from) = board.get(spot) else { return };
        let to = to.min(board.max_of(spot));
        // Tokens of which nothing is known go first.
        for index in (usize::from(to)..board.marks_of(spot).len()).rev() {
            self.carry_mark(spot, index, None, None);
        }
        // What the crew reports or corrects is recorded even where it changes nothing.
        if to != from || matches!(cause, Cause::Table | Cause::Correction) {
            self.emit(Fact::Board(BoardFact::Moved {
                spot: spot.clone(),
                from,
                to,
                cause,
            }));
        }
    }

    /// Changes a number on the board within its range; the rest is lost.
    pub(super) fn move_spot(&mut self, spot: &BoardCounter, by: i16, cause: Cause) {
        let Some(from) = self.state().spot(spot) else {
            return;
        };
        let to = i16::from(from)
            .saturating_add(by)
            .clamp(0, i16::from(u8::MAX));
        self.set_spot(spot, u8::try_from(to).unwrap_or(from), cause);
    }

    /// What is known of a token goes with it to another spot, or away; `from` is the region where it lay. The numbers are set separately.
    pub(super) fn carry_mark(
        &mut self,
        spot: &BoardCounter,
        index: usize,
        to: Option<&BoardCounter>,
        from: Option<Region>,
    ) {
        let Some(board) = self.state().board_state() else {
            return;
        };
        // What has no room there is lost.
        let to = to
            .filter(|to| {
                board
                    .get(to)
                    .is_some_and(|number| number < board.max_of(to))
            })
            .cloned();
        let known = board.marks_of(spot).get(index).cloned();
        let there = to.as_ref().map_or(0, |to| board.marks_of(to).len());
        match (known, to) {
            (Some(known), to) => {
                let mark = TokenMark {
                    from: from.or(known.from),
                    ..known
                };
                self.emit(Fact::Board(BoardFact::MarkedTokenMoved {
                    spot: spot.clone(),
                    index,
                    mark,
                    to,
                }));
            }
            (None, Some(spot)) if from.is_some() => {
                let mark = TokenMark {
                    from,
                    ..TokenMark::default()
                };
                self.emit(Fact::Board(BoardFact::TokenMarked {
                    spot,
                    index: there,
                    mark,
                }));
            }
            (None, _) => {}
        }
    }

    /// Puts a Modifier token on top of a stack.
    pub(super) fn put_token(&mut self, stack: &TokenStack, token: Modifier, cause: Cause) {
        if self.state().board_state().is_some() {
            self.emit(Fact::Board(BoardFact::TokenPut {
                stack: stack.clone(),
                token,
                cause,
            }));
        }
    }

    /// Removes the topmost Modifier token of its kind from a stack, if there is one.
    pub(super) fn take_token(&mut self, stack: &TokenStack, token: Modifier, cause: Cause) {
        if self
            .state()
            .board_state()
            .is_some_and(|board| board.stack(stack).contains(&token))
        {
            self.emit(Fact::Board(BoardFact::TokenTaken {
                stack: stack.clone(),
                token,
                cause,
            }));
        }
    }

    /// Changes Morale within its track; the rest is lost (almanac, II. Morale).
    pub(super) fn move_morale(&mut self, by: i8, cause: Cause) {
        let from = self.state().morale;
        let to = from.saturating_add(by).clamp(MORALE_MIN, MORALE_MAX);
        if to != from {
            self.emit(Fact::MoraleMoved { from, to, cause });
        }
    }

    /// A Malfunction track stops at 0 and at 5; a full track takes nothing more until it is resolved (almanac, V. Avaria).
    /// Reaching 5 draws its card, unless the Malfunction phase asks for the order first.
    pub(super) fn move_track(&mut self, block: Block, by: i8, cause: Cause) {
        let from = self.state().track(block);
        let to = i16::from(from)
            .saturating_add(i16::from(by))
            .clamp(0, i16::from(TRACK_TOP));
        let to = u8::try_from(to).unwrap_or(from);
        if to != from {
            self.emit(Fact::TrackMoved {
                block,
                from,
                to,
                cause,
            });
        }
        if to == TRACK_TOP && from < TRACK_TOP && cause != Cause::Dice {
            self.resolve_track(block);
        }
    }

    /// The card of a full track comes at once, before all that waits (ruling 13); then its reset to 0 and the next Block turning red.
    pub(super) fn resolve_track(&mut self, block: Block) {
        let card = Task::DrawCard {
            block,
            keyword: None::<Keyword>,
        };
        if self.state().queue.is_empty() {
            self.queue(card);
            self.queue(Task::Settle { block });
        } else if self.state().queue.len() < QUEUE_MAX {
            self.queue_first(Task::Settle { block });
            self.queue_first(card);
        }
    }
}
