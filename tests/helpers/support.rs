//! Games played by themselves, and a journal read again. `SOLKEEPER_GAMES` sets how many games of each kind.

use std::fmt::Debug;

use solkeeper::dice;
use solkeeper::play::{Game, GameHistory, Offer, Param, Proposal, Record, Role, Value};

/// The time of every record.
pub const NOW: &str = "2031-04-05T20:00:00Z";

/// The number of random games of each kind.
pub fn games() -> u64 {
    std::env::var("SOLKEEPER_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(20)
}

type Line<G> = Record<<G as Game>::Command, <G as Game>::Fact>;

/// A game with its history and the lines of its journal.
pub struct Run<G: Game> {
    beginning: G,
    pub table: GameHistory<G>,
    lines: Vec<Line<G>>,
    seed: u64,
    counter: u64,
}

impl<G: Game + PartialEq + Debug> Run<G> {
    pub fn new(game: G, seed: u64) -> Self {
        Self {
            beginning: game.clone(),
            table: GameHistory::new(game),
            lines: Vec::new(),
            seed,
            counter: 0,
        }
    }

    pub const fn game(&self) -> &G {
        self.table.game()
    }

    fn accept(&mut self, line: Proposal<G>) {
        self.lines.push(line.record.clone());
        self.table.accept(line).expect("a line of this table");
    }

    /// Plays a command and returns its facts.
    #[track_caller]
    pub fn play(&mut self, command: G::Command) -> Vec<G::Fact> {
        let line = self
            .table
            .propose(&command, NOW)
            .unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
        let facts = self.game().decide(&command).expect("proposed").facts;
        self.accept(line);
        facts
    }

    pub fn undo_and_redo(&mut self) {
        let before = self.game().clone();
        let undo = self.table.propose_undo(NOW).expect("something to undo");
        self.accept(undo);
        let redo = self.table.propose_redo(NOW).expect("something to redo");
        self.accept(redo);
        assert_eq!(*self.game(), before, "undo, then redo: the same");
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.counter += 1;
        dice::roll(
            self.seed,
            "player",
            self.counter,
            u32::try_from(sides).expect("few"),
        ) as usize
    }

    fn value<W: Clone>(&mut self, range: &Param<W>) -> Value<W> {
        match range {
            Param::Number { min, max } => {
                let roll = self.roll(usize::try_from(max - min + 1).expect("a range"));
                Value::Number(min + i64::try_from(roll).expect("small"))
            }
            Param::OneOf(values) => values[self.roll(values.len())].clone(),
            Param::ListOf { of, .. } => Value::List(vec![of[self.roll(of.len())].clone()]),
            Param::SomeOf(values) => Value::List(values[..self.roll(values.len() + 1)].to_vec()),
            Param::Text { .. } => Value::Text("Zoè".to_owned()),
        }
    }

    fn fill(&mut self, offer: &Offer<G::Command>) -> G::Command {
        offer
            .fill(|_, range| Some(self.value(range)))
            .unwrap_or_else(|| panic!("{offer:?} makes no command"))
    }

    /// A random offered command, rarely a correction; `None` when at most corrections are offered.
    fn any(&mut self, corrections: bool) -> Option<G::Command> {
        let offers = self.game().offers();
        let role = match self.roll(100) {
            0..70 => Role::Flow,
            70..96 => Role::Report,
            _ if corrections => Role::Correct,
            _ => Role::Flow,
        };
        let of = |role| {
            offers
                .iter()
                .filter(move |it| it.role == role)
                .collect::<Vec<_>>()
        };
        let pool = if of(role).is_empty() {
            of(Role::Flow)
        } else {
            of(role)
        };
        let offer = if pool.is_empty() {
            None
        } else {
            Some(pool[self.roll(pool.len())])
        };
        offer.map(|offer| self.fill(offer))
    }

    /// Every command within an offer is accepted; a number just out of range is refused.
    fn check_offers(&mut self) {
        for offer in self.game().offers() {
            assert!(self.game().decide(&offer.command).is_ok(), "{offer:?}");
            for _ in 0..3 {
                let command = self.fill(&offer);
                assert!(
                    self.game().decide(&command).is_ok(),
                    "{command:?} of {offer:?}"
                );
            }
            for (&field, range) in &offer.params {
                let Param::Number { min, max } = range else {
                    continue;
                };
                for outside in [min - 1, max + 1] {
                    let outside = Value::Number(outside);
                    let command = offer.fill(|it, param| {
                        Some(if it == field {
                            outside.clone()
                        } else {
                            any_of(param)
                        })
                    });
                    let other = |command: &G::Command| {
                        self.game().offers().iter().any(|it| it.command == *command)
                    };
                    if let Some(command) = command.filter(|it| !other(it)) {
                        assert!(
                            self.game().decide(&command).is_err(),
                            "{command:?} is outside {offer:?}"
                        );
                    }
                }
            }
        }
    }

    /// Plays a random game to its end and checks what holds for every game.
    pub fn play_out(&mut self, corrections: bool, over: impl Fn(&G) -> bool, check: impl Fn(&G)) {
        for turn in 0..4000 {
            if over(self.game()) {
                break;
            }
            let command = self
                .any(corrections)
                .expect("something is offered until the end");
            self.play(command);
            check(self.game());
            if turn % 7 == 0 {
                self.undo_and_redo();
            }
            if turn % 67 == 0 {
                self.check_offers();
            }
        }
        assert!(over(self.game()), "the game ends");
        let mut folded = self.beginning.clone();
        for (_, played) in self.table.history() {
            played.facts.iter().for_each(|fact| folded.apply(fact));
            assert_eq!(folded.digest(), played.digest, "fold = live state");
        }
        assert_eq!(folded, *self.game());
        let text: Vec<String> = self
            .lines
            .iter()
            .map(|line| serde_json::to_string(line).expect("JSON"))
            .collect();
        let lines = text
            .iter()
            .map(|line| serde_json::from_str::<Line<G>>(line).expect("a line"));
        let (loaded, damage) = GameHistory::resume(self.beginning.clone(), lines);
        assert_eq!(
            (loaded.game(), damage),
            (self.game(), None),
            "save, then load: the same"
        );
        let restored = self
            .beginning
            .restore(&self.game().snapshot())
            .expect("a snapshot");
        assert_eq!(restored, *self.game());
        self.undo_and_redo_all();
    }

    /// Undoes all commands, which gives the beginning, and redoes them.
    fn undo_and_redo_all(&mut self) {
        while let Ok(line) = self.table.propose_undo(NOW) {
            self.accept(line);
        }
        assert_eq!(*self.game(), self.beginning);
        while let Ok(line) = self.table.propose_redo(NOW) {
            self.accept(line);
        }
    }
}

fn any_of<W: Clone>(param: &Param<W>) -> Value<W> {
    match param {
        Param::Number { min, .. } => Value::Number(*min),
        Param::OneOf(values) => values[0].clone(),
        Param::ListOf { of, .. } => Value::List(vec![of[0].clone()]),
        Param::SomeOf(_) => Value::List(Vec::new()),
        Param::Text { .. } => Value::Text("Zoè".to_owned()),
    }
}
