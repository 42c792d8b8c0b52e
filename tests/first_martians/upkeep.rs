//! The rules of a Full board game, line by line of the almanac: situations are set up by corrections, commands given, facts expected.

mod body;
mod clean_up;
mod farm;
mod flow;
mod malfunctions;
mod morale;
mod pages;
mod production;
mod stress;
mod timing;

use solkeeper::first_martians::board::{
    BoardCounter, BoardFact, BoardState, FacilityBoard, Pick, Place, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::state::{ComponentSource, Task};
use solkeeper::first_martians::vocabulary::{Modifier, Space};

use crate::support::{Played, mission, shipped};

/// The trial mission with the parts and penalties of the shipped box.
pub fn boxed() -> Mission {
    let (mut mission, shipped) = (mission(), shipped());
    mission.game_box.parts = shipped.game_box.parts.clone();
    mission.game_box.upgrades = shipped.game_box.upgrades.clone();
    mission
}

impl Played {
    /// A Full board game at the first step of its first sol.
    pub fn full(players: u8) -> Self {
        Self::full_with(boxed(), players)
    }

    pub fn full_with(mission: Mission, players: u8) -> Self {
        let mut played = Self::with(mission, players, 7);
        played.play(Command::KeepBoard { full: true });
        played.play(Command::SetDice {
            dice: ComponentSource::Digital,
        });
        for _ in 0..4 {
            played.play(Command::Continue {});
        }
        played
    }

    /// A Full board game at that step of its first sol.
    pub fn full_at(players: u8, step: &str) -> Self {
        let mut played = Self::full(players);
        played.to(step);
        played
    }

    /// The same game with a spare Facility built, its parts red.
    pub fn with_spare(self, name: &str) -> Self {
        use solkeeper::play::Game as _;
        let mut snapshot = self.game().snapshot();
        let spare = FacilityBoard::new(place(name), &boxed().game_box.parts, true);
        snapshot["board"]["twin"]["facilities"][name] = serde_json::to_value(spare).expect("JSON");
        let game = self.game().restore(&snapshot).expect("a state");
        Self {
            table: solkeeper::play::GameHistory::new(game),
        }
    }

    /// Goes on to a step, its questions answered by whatever comes first.
    pub fn to(&mut self, step: &str) {
        for _ in 0..200 {
            if self.game().state().step_id() == step {
                return;
            }
            self.on();
        }
        panic!("no step {step}; at {}", self.game().state().step_id());
    }

    /// The main button, or the first answer.
    pub fn on(&mut self) -> Vec<Fact> {
        use solkeeper::play::{Game as _, Role};
        let offers = |played: &Self| {
            played
                .game()
                .offers()
                .into_iter()
                .filter(|it| it.role == Role::Flow)
                .map(|it| it.command)
        };
        if self.game().state().step_id() == "plan"
            && !offers(self).any(|it| it == Command::Continue {})
        {
            // Here nobody acts: no pawn is left that could.
            self.game()
                .state()
                .crew
                .seats()
                .for_each(|seat| self.set(&format!("lost_pawns.{seat}"), 2));
            return self.go_on();
        }
        let flow = offers(self).next();
        self.play(flow.expect("not over"))
    }

    pub fn board(&self) -> &BoardState {
        self.game()
            .state()
            .board_state()
            .expect("a board that the app keeps")
    }

    pub fn at(&self, name: &str) -> u8 {
        let spot = BoardCounter::try_from(name.to_owned()).expect("a spot");
        self.board()
            .get(&spot)
            .unwrap_or_else(|| panic!("no {name}"))
    }

    /// Puts a number right by hand.
    pub fn set(&mut self, name: &str, to: u8) {
        let spot = BoardCounter::try_from(name.to_owned()).expect("a spot");
        self.play(Command::CorrectBoard { spot, to });
    }

    pub fn lay_token(&mut self, place: &str, space: Space, token: Modifier) {
        let stack = TokenStack::facility(self::place(place), space);
        self.play(Command::PutToken { stack, token });
    }

    pub fn go_on(&mut self) -> Vec<Fact> {
        self.play(Command::Continue {})
    }

    pub fn choose(&mut self, pick: Pick) -> Vec<Fact> {
        self.play(Command::Pick { pick })
    }

    /// What can be answered now; empty when nothing is asked.
    pub fn asked(&self) -> Vec<Pick> {
        match self.game().state().queue.front() {
            Some(Task::Pick { from, .. }) => from.clone(),
            _ => Vec::new(),
        }
    }

    pub fn tokens_on(&self, place: &str, space: Space) -> Vec<Modifier> {
        self.board()
            .stack(&TokenStack::facility(self::place(place), space))
            .to_vec()
    }
}

pub fn place(name: &str) -> Place {
    Place::try_from(name.to_owned()).expect("a Facility")
}

/// What moved on the board, as `spot from→to`.
pub fn moves(facts: &[Fact]) -> Vec<String> {
    let told = facts.iter().filter_map(|fact| match fact {
        Fact::Board(BoardFact::Moved { spot, from, to, .. }) => Some(format!("{spot} {from}→{to}")),
        _ => None,
    });
    told.collect()
}
