//! A board that the app keeps, some sols into a game, and the views of it.

use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{
    ActionDie, ActionKind, BoardCounter, Feature, Obstacle, Place, Quote, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::quote::quoted_actions;
use solkeeper::first_martians::queries::resolving::{AwaitedInput, awaited_input};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::{
    Area, Condition, Direction, Facility, Item, Modifier, Part, Region, Resource, Rover, Space,
};
use solkeeper::play::Game as _;

use crate::driver::Driver;

/// A name, and the messages that lead there.
type Scene = (&'static str, fn(&mut Driver));
/// A name, and what plays on until that situation; whether it was reached.
type Ahead = (&'static str, fn(&mut Driver) -> bool);

/// The views of the board: a name, and what opens it.
pub const VIEWS: [Scene; 9] = [
    ("board", |driver| {
        show(driver, board::Message::Tab(board::Tab::Blocks));
    }),
    ("board-facility", |driver| {
        open(
            driver,
            board::BoardPart::Facility(Place::new(Facility::Farm, 1)),
        );
    }),
    ("board-region", |driver| {
        let region = first_region(driver);
        open(driver, board::BoardPart::Region(region));
    }),
    ("board-supply", |driver| {
        show(driver, board::Message::Tab(board::Tab::Supply));
    }),
    ("board-crew", |driver| {
        show(driver, board::Message::Tab(board::Tab::Crew));
    }),
    ("board-cargo", |driver| {
        show(driver, board::Message::Tab(board::Tab::Cargo));
    }),
    ("board-map", map),
    ("board-legend", |driver| {
        show(driver, board::Message::Tab(board::Tab::Map));
        driver.send(Message::Table(table::Message::Board(
            board::Message::Legend(true),
        )));
    }),
    ("board-check", |driver| {
        driver.send(Message::Table(table::Message::Board(
            board::Message::Legend(false),
        )));
        play(driver, Command::KeepBoard { full: false });
        if let Some(command) = Player::new(Style::Careful, 5).next(driver.game()) {
            play(driver, command);
        }
        // The board opens by itself, to be checked.
        play(driver, Command::KeepBoard { full: true });
    }),
];

/// Steps of planning and acting: a name, and what leads there.
pub const STEPS: [Ahead; 7] = [
    ("planner", |driver| {
        play_to(driver, |game| {
            game.state().step == Step::Plan && plan(game) >= 2
        })
    }),
    ("act-dice", |driver| {
        dare(driver);
        play_to(driver, |game| {
            matches!(awaited_input(game), Some(AwaitedInput::Dice(_)))
        })
    }),
    ("act-dice-own", |driver| {
        play(
            driver,
            Command::SetDice {
                dice: ComponentSource::Physical,
            },
        );
        driver.send(Message::Table(table::Message::Turned(
            ActionDie::Success,
            true,
        )));
        driver.send(Message::Table(table::Message::Turned(
            ActionDie::Wound,
            false,
        )));
        matches!(awaited_input(driver.game()), Some(AwaitedInput::Dice(_)))
    }),
    ("act-rolled", |driver| {
        play(
            driver,
            Command::SetDice {
                dice: ComponentSource::Digital,
            },
        );
        play(driver, Command::RollDice {});
        matches!(awaited_input(driver.game()), Some(AwaitedInput::Accept))
    }),
    ("act-outcome", |driver| {
        let accepts = matches!(awaited_input(driver.game()), Some(AwaitedInput::Accept));
        play(driver, Command::Continue {});
        accepts
    }),
    ("dice-rolled", |driver| {
        let rolls = play_to(driver, |game| {
            matches!(game.state().step, Step::MalfunctionDice { .. })
        });
        play(driver, Command::RollMalfunctionDice {});
        rolls
    }),
    ("act", |driver| {
        play_to(driver, |game| {
            matches!(awaited_input(game), Some(AwaitedInput::Sure))
        })
    }),
];

/// Whether the crew is planning and the queue is empty.
pub fn plans(game: &Game) -> bool {
    game.state().step == Step::Plan && game.state().queue.is_empty()
}

fn plan(game: &Game) -> usize {
    game.state()
        .board
        .as_ref()
        .map_or(0, |board| board.plan.len())
}

/// Plays on until the condition holds; whether it does.
pub fn play_to(driver: &mut Driver, there: fn(&Game) -> bool) -> bool {
    let mut player = Player::new(Style::Careful, 11);
    for _ in 0..400 {
        if driver.game().state().queue.is_empty() && there(driver.game()) {
            return true;
        }
        let Some(command) = player.next(driver.game()) else {
            return false;
        };
        play(driver, command);
    }
    false
}

/// Plans an action with too few pawns for a certain success; all other pawns rest. Declares it.
pub fn dare(driver: &mut Driver) {
    let _ = play_to(driver, |game| game.state().step == Step::Plan);
    while plan(driver.game()) > 0 {
        play(driver, Command::DropAction { index: 0 });
    }
    let daring = |(_, quote): &(ActionKind, Result<Quote, Vec<Obstacle>>)| {
        quote.as_ref().is_ok_and(|it| it.roll == Some(1))
    };
    let Some((kind, _)) = quoted_actions(driver.game()).into_iter().find(daring) else {
        return;
    };
    play(driver, Command::PlanAction { kind });
    let mut more = 0;
    while more < 40
        && !driver
            .game()
            .offers()
            .iter()
            .any(|offer| offer.command == Command::Continue {})
    {
        let offers = driver.game().offers();
        let joins = |index: usize| {
            offers
                .iter()
                .map(|offer| &offer.command)
                .find(|it| matches!(it, Command::AddPawn { index: at, .. } if *at == index))
        };
        let bold = driver
            .game()
            .state()
            .board
            .as_ref()
            .is_some_and(|board| board.plan[0].pawns.is_empty());
        let next = if bold {
            joins(0)
        } else {
            (1..plan(driver.game())).find_map(joins)
        };
        let next = next.cloned().unwrap_or(Command::PlanAction {
            kind: ActionKind::Rest,
        });
        play(driver, next);
        more += 1;
    }
    play(driver, Command::Continue {});
}

/// The first explored region; else the one in the north.
fn first_region(driver: &Driver) -> Region {
    let north = Region {
        ring: 1,
        direction: Direction::N,
    };
    driver
        .game()
        .state()
        .board_state()
        .and_then(|board| board.map.explored.first())
        .map_or(north, |space| space.region)
}

/// Plays until there is something on the board, and adds more.
pub fn lay(driver: &mut Driver) {
    play(driver, Command::KeepBoard { full: true });
    let mut player = Player::new(Style::Careful, 5);
    for _ in 0..400 {
        let state = driver.game().state();
        if state.sol >= 2 && state.step == Step::Plan && state.queue.is_empty() {
            break;
        }
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        play(driver, command);
    }
    let place = Place::new;
    let correct = |driver: &mut Driver, spot, to| play(driver, Command::CorrectBoard { spot, to });
    for (spot, to) in [
        (BoardCounter::Part(place(Facility::Lab, 1), Part::Cpu), 1),
        (
            BoardCounter::Part(place(Facility::GarageHall, 1), Part::Hardware),
            1,
        ),
        (
            BoardCounter::Part(place(Facility::Oxygenator, 2), Part::Oxygen),
            1,
        ),
        (
            BoardCounter::Productivity(place(Facility::SolarPanel, 1)),
            3,
        ),
        (
            BoardCounter::Tile(place(Facility::MedLab, 1), Resource::Energy),
            1,
        ),
        (BoardCounter::Growth(place(Facility::Farm, 1), 2), 1),
        (BoardCounter::Wounds(1), 3),
        (BoardCounter::Condition(1, Condition::Migraine), 1),
        (BoardCounter::Skill(0, 0), 1),
        (BoardCounter::LostPawns(2), 1),
        (BoardCounter::MoraleTokens(0), 2),
        (BoardCounter::Cargo(Area::Available, Item::EnergyPart), 2),
        (BoardCounter::Cargo(Area::Available, Item::Seed), 1),
        (BoardCounter::Cargo(Area::Pending, Item::Sample), 1),
        (BoardCounter::Upgrade("alarm-system".to_owned()), 1),
        (BoardCounter::Examined, 2),
        (BoardCounter::Discoveries, 1),
    ] {
        correct(driver, spot, to);
    }
    for (stack, token) in [
        (
            TokenStack::facility(place(Facility::Lab, 1), Space::Now),
            Modifier::ExtraPawn,
        ),
        (
            TokenStack::facility(place(Facility::Lab, 1), Space::Now),
            Modifier::Wound,
        ),
        (
            TokenStack::facility(place(Facility::ProbeBay, 1), Space::Next),
            Modifier::Blocked,
        ),
        (TokenStack::Rover(Rover::Froggy), Modifier::Adventure),
        (TokenStack::Crew(0), Modifier::Reroll),
    ] {
        play(driver, Command::PutToken { stack, token });
    }
    lay_map(driver);
}

/// Explored regions with all that can be on them, and planned actions with their journeys.
fn lay_map(driver: &mut Driver) {
    let at = |ring, direction| Region { ring, direction };
    for (region, features) in [
        (at(1, Direction::N), &[][..]),
        (at(1, Direction::Ne), &[Feature::ExtraPawn]),
        (at(1, Direction::E), &[Feature::ExtraPawn, Feature::Wound]),
        (at(1, Direction::Sw), &[Feature::ClosedOuter]),
        (
            at(2, Direction::N),
            &[Feature::ExtraPawn, Feature::Adventure, Feature::Morale],
        ),
        (at(2, Direction::E), &[Feature::RoverRoll, Feature::Mission]),
    ] {
        play(
            driver,
            Command::LayTile {
                region,
                features: features.iter().copied().collect(),
            },
        );
    }
    for (spot, to) in [
        (BoardCounter::Samples(at(1, Direction::N)), 2),
        (BoardCounter::Samples(at(2, Direction::N)), 1),
        (BoardCounter::Samples(at(1, Direction::E)), 3),
        (BoardCounter::Objectives(at(2, Direction::E)), 2),
    ] {
        play(driver, Command::CorrectBoard { spot, to });
    }
    play(
        driver,
        Command::PutToken {
            stack: TokenStack::Region(at(1, Direction::Ne)),
            token: Modifier::Wound,
        },
    );
    for kind in [
        ActionKind::GatherSample(at(1, Direction::N)),
        ActionKind::Explore(at(3, Direction::N)),
        ActionKind::GatherObjective(at(2, Direction::E)),
    ] {
        play(driver, Command::PlanAction { kind });
    }
}

/// Closes what was opened, back to the step.
pub fn close(driver: &mut Driver) {
    driver.send(Message::Table(table::Message::Board(board::Message::Open(
        None,
    ))));
    driver.send(Message::Table(table::Message::ShowStep));
}

/// Shows the map of Mars.
pub fn map(driver: &mut Driver) {
    show(driver, board::Message::Tab(board::Tab::Map));
}

fn show(driver: &mut Driver, message: board::Message) {
    driver.send(Message::Table(table::Message::ShowBoard(true)));
    driver.send(Message::Table(table::Message::Board(message)));
}

fn open(driver: &mut Driver, group: board::BoardPart) {
    show(driver, board::Message::Open(Some(group)));
}

fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}
