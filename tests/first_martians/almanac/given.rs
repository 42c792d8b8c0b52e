//! What is given: each fact is taken as it is, sets off a sum, or is the engine's account of a sum and is left for the comparison.

use solkeeper::first_martians::board::{
    BoardCounter, BoardFact, ExploredRegion, Pick, Question, RegionTile, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::TokenAt;
use solkeeper::first_martians::fact::{Cause, EventEndReason, Fact};
use solkeeper::first_martians::objective_token::{TokenGoesTo, TokenPlace};
use solkeeper::first_martians::state::{ComponentSource, Step, Task};
use solkeeper::first_martians::vocabulary::{Area, Item, Modifier, Region, Resource, Space};

use super::numbers::set;
use super::sheet::Sheet;

/// The most that the app lets lie in one place; the printed game has no limit.
pub const ITEMS: u8 = 30;

/// Whether a change was not computed: a text, a report or a correction of the crew says it.
const fn is_given(cause: Cause) -> bool {
    matches!(cause, Cause::Effect | Cause::Table | Cause::Correction)
}

impl Sheet {
    /// What the command itself says and the sheet carries out.
    pub fn report(&mut self) {
        match self.command.clone() {
            // A skill is paid with Morale tokens, once a sol (L127–130).
            Command::UseSkill { seat, skill, pays } => {
                self.change(&BoardCounter::MoraleTokens(seat), -i16::from(pays));
                set(&mut self.own.board, &BoardCounter::Skill(seat, skill), 1);
                // Only the performer's help an action (L137).
                let helps = self
                    .declared
                    .front()
                    .is_some_and(|terms| terms.performer == seat);
                self.rerolls += u8::from(helps && self.rolled.is_some());
            }
            Command::UsePoi { .. } | Command::UsePoiToken { .. } => {
                self.rerolls += u8::from(self.rolled.is_some());
            }
            // A green marker becomes a spare part that can be used at once (L1417–1424).
            Command::Dismantle { place, part } => {
                set(&mut self.own.board, &BoardCounter::Part(place, part), 1);
                self.change(&BoardCounter::Cargo(Area::Available, part.spare()), 1);
            }
            // An Upgrade card goes back into the box for its two spare parts (L1417–1424).
            Command::ExchangeUpgrade { upgrade } => {
                let parts = self
                    .mission()
                    .game_box
                    .upgrades
                    .iter()
                    .find(|it| it.id == upgrade)
                    .map(|it| it.parts);
                parts
                    .into_iter()
                    .flatten()
                    .for_each(|part| self.change(&BoardCounter::Cargo(Area::Available, part), 1));
                set(&mut self.own.board, &BoardCounter::Upgrade(upgrade), 4);
            }
            Command::Pick {
                pick: Pick::Seat(seat),
            } => {
                if let Some(Task::Pick {
                    question: Question::Starve { .. },
                    ..
                }) = self.state().queue.front()
                {
                    self.goes_without(seat);
                }
            }
            _ => {}
        }
    }

    /// Changes a number, not below 0 and not beyond its track; the rest is lost.
    pub fn change(&mut self, spot: &BoardCounter, by: i16) {
        let most = match spot {
            // The end of the printed supply track is not known: the app's.
            BoardCounter::Supply(_) => 20,
            _ => ITEMS,
        };
        let to = (i16::from(self.number(spot)) + by).clamp(0, most.into());
        set(&mut self.own.board, spot, u8::try_from(to).unwrap());
    }

    /// Lays the sheet beside a fact.
    pub fn lay(&mut self, fact: &Fact) {
        let settling = self.settling.take();
        match fact {
            Fact::SolBegan { sol, first_player } => self.new_sol(*sol, *first_player),
            Fact::FirstPlayerSet { seat } => self.own.first_player = *seat,
            Fact::StepReached { step } => self.reached(step),
            Fact::StepDone { step } => self.step_done(step),
            Fact::Unqueued {} => self.unqueued(),
            Fact::TrackMoved {
                block,
                from,
                to,
                cause,
            } => self.track_moved(*block, (*from, *to), *cause, settling),
            Fact::BoxTurned { block, red, cause } => {
                let settled =
                    *cause == Cause::Effect && settling.map(super::tracks::next) == Some(*block);
                self.expect(settled || *cause == Cause::Correction, || {
                    format!("{fact:?}: nothing turns it (L1464)")
                });
                if !settled {
                    self.own.red.retain(|it| it != block);
                    self.own.red.extend(red.then_some(*block));
                }
            }
            Fact::MoraleMoved { from, to, cause } => {
                // Anxiety that a text names has no draw before it.
                let named = *cause == Cause::Condition && self.effects && self.own.morale == *from;
                if is_given(*cause) || named {
                    self.comes_in_turn(fact, *cause);
                    let own = self.own.morale;
                    self.expect(own == *from, || format!("{fact:?}: the sheet had {own}"));
                    self.own.morale = *to;
                }
            }
            Fact::CardDrawn { block, .. } | Fact::OwnCardResolved { block } => {
                self.card_came(*block);
            }
            Fact::MalfunctionDiceRolled { rolled } => self.malfunction_dice(rolled),
            Fact::PenaltiesEntered { penalties } => self.tracks_of_the_dice(penalties),
            Fact::EventOpened { event, until } => {
                let last = self.own.sol + 2;
                self.expect(*until == last, || {
                    format!("{event} is open until sol {last} (L1104), not {until}")
                });
                self.own.events.insert(event.clone(), self.own.sol);
            }
            Fact::EventEnded {
                event,
                why: EventEndReason::Struck | EventEndReason::Closed,
            } => {
                self.own.events.remove(event);
            }
            Fact::AdventureDrawn { kind, by, .. } => {
                let owed = self
                    .due
                    .adventures
                    .iter()
                    .position(|it| Some(it.1) == *by && it.0 == *kind);
                let asked = self.effects || matches!(self.command, Command::DrawAdventure { .. });
                match owed {
                    Some(index) => drop(self.due.adventures.remove(index)),
                    None => self.expect(asked, || {
                        format!("{fact:?}: nothing calls for it (L1042–1048)")
                    }),
                }
            }
            Fact::Marked {
                mark,
                from,
                to,
                cause,
                ..
            } if is_given(*cause) => {
                let count = self.own.marks.entry(mark.clone()).or_default();
                *count = (*count + to).saturating_sub(*from);
            }
            Fact::TokenMoved {
                token,
                to: TokenPlace::Taken,
                cause: Cause::Action,
            } => self.token_taken(token),
            Fact::Died { seat } => {
                let (wounds, told) = (
                    self.number(&BoardCounter::Wounds(*seat)),
                    matches!(self.command, Command::ReportDeath { .. }),
                );
                self.expect(wounds == 6 || told, || {
                    format!("astronaut {seat} dies of {wounds} wounds (L152)")
                });
            }
            Fact::Ended { .. } => self.end(),
            Fact::Board(fact) => self.lay_on_board(fact),
            _ => {}
        }
    }

    /// What waited is resolved.
    fn unqueued(&mut self) {
        match self.state().queue.front() {
            Some(Task::Settle { block }) => self.settle(*block),
            Some(
                Task::Effects { .. }
                | Task::Perform { .. }
                | Task::Ask { .. }
                | Task::Choose { .. },
            ) => self.effects = true,
            Some(Task::Pick { question, .. }) => {
                self.effects |=
                    !matches!(question, Question::Shut { .. } | Question::Starve { .. });
            }
            _ => {}
        }
    }

    fn lay_on_board(&mut self, fact: &BoardFact) {
        match fact {
            BoardFact::Moved {
                spot,
                from,
                to,
                cause,
            } => self.moved(spot, (*from, *to), *cause),
            BoardFact::TokenPut {
                stack,
                token,
                cause,
            } if is_given(*cause) => {
                self.comes_in_turn(fact, *cause);
                self.stack(stack).push(*token);
            }
            BoardFact::TokenTaken {
                stack,
                token,
                cause,
            } if is_given(*cause) => {
                self.comes_in_turn(fact, *cause);
                take_topmost(self.stack(stack), *token);
            }
            BoardFact::Explored { region, tile } => {
                let sol = self.own.sol;
                self.note(format!(
                    "L1183–1186 {region:?}: {} samples; L1183–1186 {} POI tokens, Available",
                    tile.samples, tile.pois
                ));
                self.lay_tile(*region, tile.clone(), sol);
                self.change(
                    &BoardCounter::Cargo(Area::Available, Item::Poi),
                    tile.pois.into(),
                );
            }
            BoardFact::TileCorrected { region, features } => {
                if self.own.board.map.at(*region).is_none() {
                    self.lay_tile(*region, Default::default(), 0);
                }
                let space = self
                    .own
                    .board
                    .map
                    .explored
                    .iter_mut()
                    .find(|it| it.region == *region);
                space.unwrap().tile.features.clone_from(features);
            }
            BoardFact::TileRemoved { region } => self
                .own
                .board
                .map
                .explored
                .retain(|space| space.region != *region),
            BoardFact::PlanDeclared { actions } => self.declare(actions),
            BoardFact::ActionDiceRolled {
                rolled,
                success_die_only,
                again,
                ..
            } => {
                self.action_dice(*rolled, *success_die_only, *again);
            }
            BoardFact::ActionDecided { kind, seat, result } => {
                self.decided(kind, *seat, result.id());
            }
            BoardFact::ActionEnded { kind } => self.action_ended(kind),
            BoardFact::ConditionDrawn { seat, condition } => {
                self.condition_drawn(*seat, *condition);
            }
            BoardFact::RoverRolled { rover, wound } => self.rover_rolled(*rover, *wound),
            BoardFact::WiltingAnswered { farm, stopped } => self.wilting_answered(*farm, *stopped),
            BoardFact::SpareBuilt { place, facility } => {
                self.own
                    .board
                    .facilities
                    .insert(*place, (**facility).clone());
            }
            _ => {}
        }
    }

    /// A number has moved on the board.
    fn moved(&mut self, spot: &BoardCounter, (from, to): (u8, u8), cause: Cause) {
        match (spot, cause) {
            // Choices of the crew where a sum leaves them.
            (BoardCounter::Tile(place, resource), Cause::Production) => {
                self.tile_laid(*place, *resource);
            }
            (BoardCounter::Samples(region), Cause::Production) => self.sample_lost(*region),
            // Which tokens come back depends on what they had granted.
            (BoardCounter::ObjectiveTokens(..), Cause::GivenBack) => {
                set(&mut self.own.board, spot, to);
            }
            _ if !is_given(cause) => {}
            _ => {
                self.comes_in_turn(spot, cause);
                let own = self.number(spot);
                self.expect(own == from, || {
                    format!("{spot} {from} → {to} ({}): the sheet had {own}", cause.id())
                });
                set(&mut self.own.board, spot, to);
                match spot {
                    BoardCounter::Wounds(seat) if cause != Cause::Correction => {
                        self.wounds_given(*seat, (from, to));
                    }
                    // What an effect or a report brings to the top begins a quarrel as well (L690–696).
                    BoardCounter::Stress if to >= 18 && cause != Cause::Correction => {
                        self.quarrel();
                    }
                    _ => {}
                }
            }
        }
    }

    /// The card of a full track comes before the rest of the effects (English FAQ, question 1; ruling 18).
    pub fn comes_in_turn(&mut self, what: impl std::fmt::Debug, cause: Cause) {
        let digital = self.state().cards == ComponentSource::Digital;
        if let Some(block) = self.due.card.filter(|_| digital && cause == Cause::Effect) {
            self.differs(format!(
                "{what:?} came before the card of the {} Block (ruling 18)",
                block.id()
            ));
        }
    }

    /// An Objective token of the mission is taken: it goes where the mission says, else it is Pending; one that grants something is
    /// Available (L69, L73).
    fn token_taken(&mut self, id: &str) {
        let Some(token) = self
            .mission()
            .sheet
            .tokens
            .iter()
            .find(|it| it.id == id)
            .cloned()
        else {
            return;
        };
        if let Some(TokenPlace::Lies(TokenAt::Region(region))) =
            self.state().tokens.get(id).copied()
        {
            self.change(&BoardCounter::Objectives(region), -1);
        }
        let area = match token.goes_to {
            Some(TokenGoesTo::Sheet) => None,
            Some(TokenGoesTo::Pending) => Some(Area::Pending),
            Some(TokenGoesTo::Available) => Some(Area::Available),
            None if token.grants.is_empty() => Some(Area::Pending),
            None => Some(Area::Available),
        };
        area.into_iter()
            .for_each(|area| self.change(&BoardCounter::ObjectiveTokens(area, token.colour), 1));
        self.token_taken = true;
    }

    fn lay_tile(&mut self, region: Region, tile: RegionTile, sol: u8) {
        let explored = &mut self.own.board.map.explored;
        explored.retain(|space| space.region != region);
        let samples = tile.samples;
        explored.push(ExploredRegion {
            region,
            tile,
            explored_in: sol,
            samples,
            objectives: 0,
            tokens: Vec::new(),
        });
        explored.sort_by_key(|space| space.region);
    }

    /// A stack of Modifier tokens.
    pub fn stack(&mut self, stack: &TokenStack) -> &mut Vec<Modifier> {
        let board = &mut self.own.board;
        match stack {
            TokenStack::Facility { place, space } => {
                let facility = board.facilities.entry(*place).or_default();
                if *space == Space::Now {
                    &mut facility.now
                } else {
                    &mut facility.next
                }
            }
            TokenStack::Rover(rover) => board.rovers.entry(*rover).or_default(),
            TokenStack::Crew(seat) => &mut board.crew[usize::from(*seat)].tokens,
            TokenStack::Region(region) => {
                &mut board
                    .map
                    .explored
                    .iter_mut()
                    .find(|space| space.region == *region)
                    .unwrap()
                    .tokens
            }
        }
    }

    /// Whether the crew is at a step of Production that makes this resource.
    pub fn is_making(&self, resource: Resource) -> bool {
        let step = if resource == Resource::Oxygen {
            Step::Oxygen
        } else {
            Step::Energy
        };
        self.state().step == step
    }
}

/// Takes the topmost token of a kind away.
pub fn take_topmost(stack: &mut Vec<Modifier>, token: Modifier) {
    if let Some(index) = stack.iter().rposition(|it| *it == token) {
        stack.remove(index);
    }
}
