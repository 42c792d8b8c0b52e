//! A Full board game of the shipped mission in its second sol, to lay things on and to ask about.

use std::collections::BTreeSet;

use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{
    ActionKind, BoardCounter, BoardFact, BoardState, Feature, Obstacle, Pawn, PawnsQuote, Place,
    PlannedAction, Quote, RegionTile, Risk, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::queries::quote::{self, quote, quote_for};
use solkeeper::first_martians::vocabulary::{
    Condition, Direction, Facility, Modifier, Region, Rover, Space,
};
use solkeeper::play::Game as _;

use crate::support::{Played, shipped};

pub struct Bench {
    pub game: Game,
}

/// `R2-NW` as `region("2-nw")`.
pub fn region(name: &str) -> Region {
    let (ring, direction) = name.split_once('-').expect("ring and direction");
    Region {
        ring: ring.parse().expect("a ring"),
        direction: Direction::from_id(direction).expect("a direction"),
    }
}

pub fn at(facility: Facility) -> Place {
    Place::new(facility, 1)
}

/// A stack of pawns of those seats, the first on top.
pub fn planned(kind: ActionKind, seats: &[u8]) -> PlannedAction {
    PlannedAction {
        pawns: seats.iter().map(|&seat| Pawn::Astronaut(seat)).collect(),
        ..PlannedAction::new(kind, Vec::new())
    }
}

pub fn aom(id: &str) -> Pawn {
    Pawn::Aom(id.to_owned())
}

impl Bench {
    pub fn new(players: u8) -> Self {
        Self::with(players, |_| {})
    }

    /// With the mission, or the box, a little different.
    pub fn with(players: u8, change: impl FnOnce(&mut Mission)) -> Self {
        let mut mission = Mission::clone(shipped());
        change(&mut mission);
        let mut played = Played::with(mission, players, 7);
        played.play(Command::KeepBoard { full: true });
        if (2..=3).contains(&players) {
            played.play(Command::SetAom {
                aom: "build".into(),
                used: true,
            });
        }
        if players == 2 {
            played.play(Command::SetAom {
                aom: "explore".into(),
                used: true,
            });
        }
        for _ in 0..4 {
            played.go();
        }
        let mut bench = Self {
            game: played.game().clone(),
        };
        bench.sol(2);
        bench
    }

    pub fn board(&self) -> &BoardState {
        self.game.state().board_state().expect("the board is kept")
    }

    pub fn apply(&mut self, fact: BoardFact) {
        self.game.apply(&Fact::Board(fact));
    }

    pub fn sol(&mut self, sol: u8) {
        self.game.apply(&Fact::SolBegan {
            sol,
            first_player: 0,
        });
    }

    pub fn play(&mut self, command: &Command) {
        for fact in self
            .game
            .decide(command)
            .unwrap_or_else(|why| panic!("{command:?}: {why:?}"))
            .facts
        {
            self.game.apply(&fact);
        }
    }

    pub fn set(&mut self, spot: &str, to: u8) {
        let spot = BoardCounter::try_from(spot.to_owned()).expect("a spot");
        self.play(&Command::CorrectBoard { spot, to });
    }

    pub fn token(&mut self, stack: TokenStack, token: Modifier) {
        self.play(&Command::PutToken { stack, token });
    }

    pub fn now(&mut self, facility: Facility, token: Modifier) {
        self.token(TokenStack::facility(at(facility), Space::Now), token);
    }

    /// A region explored in the first sol.
    pub fn lay(&mut self, name: &str, features: &[Feature]) {
        self.sol(1);
        self.lay_now(name, features);
        self.sol(2);
    }

    /// A region explored this sol.
    pub fn lay_now(&mut self, name: &str, features: &[Feature]) {
        let features: BTreeSet<Feature> = features.iter().copied().collect();
        self.apply(BoardFact::Explored {
            region: region(name),
            tile: RegionTile {
                features,
                samples: 2,
                pois: 0,
            },
        });
    }

    /// Changes the board where no command can.
    pub fn change(&mut self, change: impl FnOnce(&mut BoardState)) {
        let mut board = Box::new(self.board().clone());
        change(&mut board);
        self.apply(BoardFact::TrackingStarted { board });
    }

    pub fn suffers(&mut self, seat: u8, condition: Condition) {
        self.change(|board| {
            board.phase_start.conditions.insert((seat, condition));
            board.crew[usize::from(seat)].conditions.insert(condition);
        });
    }

    pub fn plan(&mut self, plan: &[PlannedAction]) {
        let mut snapshot = self.game.snapshot();
        snapshot["board"]["plan"] = serde_json::to_value(plan).expect("plans are JSON");
        self.game = self
            .game
            .restore(&snapshot)
            .expect("states can be restored");
    }

    pub fn quote(&self, kind: ActionKind) -> Result<Quote, Vec<Obstacle>> {
        quote(&self.game, &kind, None, &[])
    }

    pub fn sum(&self, kind: ActionKind) -> Quote {
        self.quote(kind.clone())
            .unwrap_or_else(|why| panic!("{kind:?}: {why:?}"))
    }

    pub fn refused(&self, kind: ActionKind) -> Vec<Obstacle> {
        self.quote(kind).expect_err("it is forbidden")
    }

    pub fn journey(
        &self,
        kind: &ActionKind,
        rover: Option<Rover>,
        way: &[&str],
    ) -> Result<Quote, Vec<Obstacle>> {
        let way: Vec<Region> = way.iter().map(|name| region(name)).collect();
        quote(&self.game, kind, rover, &way)
    }

    /// Pawns to roll and to be sure.
    pub fn pawns(&self, kind: &ActionKind, rover: Option<Rover>, way: &[&str]) -> (Option<u8>, u8) {
        let quote = self
            .journey(kind, rover, way)
            .unwrap_or_else(|why| panic!("{kind:?}: {why:?}"));
        (quote.roll, quote.sure)
    }

    pub fn stands(&self, planned: &PlannedAction) -> PawnsQuote {
        quote_for(&self.game, planned).unwrap_or_else(|why| panic!("{planned:?}: {why:?}"))
    }

    pub fn lacks(&self, planned: &PlannedAction) -> Vec<Obstacle> {
        self.stands(planned).obstacles
    }

    /// The ways to the target of an action: regions by name, pawns and risks.
    pub fn ways(&self, kind: &ActionKind, rover: Option<Rover>) -> Vec<(String, u8, Vec<Risk>)> {
        let name = |region: &Region| format!("{}-{}", region.ring, region.direction.id());
        let named = |way: solkeeper::first_martians::board::Route| {
            (
                way.regions.iter().map(name).collect::<Vec<_>>().join(" "),
                way.pawns,
                way.risks,
            )
        };
        solkeeper::first_martians::queries::routes_of_action(&self.game, kind, rover)
            .into_iter()
            .map(named)
            .collect()
    }

    pub fn actions(&self) -> Vec<(ActionKind, Result<Quote, Vec<Obstacle>>)> {
        quote::quoted_actions(&self.game)
    }
}
