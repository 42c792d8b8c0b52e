//! Which buttons a crew presses to play a command.

use std::collections::BTreeSet;

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::table::board::{BoardPart, Tab, stack_id};
use solkeeper::app::screen::table::planner::pawn_id;
use solkeeper::app::screen::table::rulings::ruling_id;
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{BoardCounter, Ruling};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::queries::planning::planned_with_pawns;
use solkeeper::first_martians::queries::quote::quoted_actions;
use solkeeper::first_martians::state::{ComponentSource, Difficulty};
use solkeeper::first_martians::steps_ahead::steps_ahead;
use solkeeper::first_martians::vocabulary::{Block, Keyword, Profession, Rover};
use solkeeper::language::page;
use solkeeper::play::{Command as _, Game as _, Offer};

use crate::driver::Driver;

/// Presses each kind of offer once and undoes it; whether it was pressed.
#[track_caller]
pub fn press_new(
    driver: &mut Driver,
    kinds: &mut BTreeSet<String>,
    offer: &Offer<Command>,
) -> bool {
    if !kinds.insert(offer.command.name()) || matches!(offer.command, Command::ReportDeath { .. }) {
        return false;
    }
    let command = another(&offer.command);
    let last = last_of_press(driver.game(), &command).name();
    press(driver, &command);
    let played = driver
        .app
        .session()
        .expect("a game")
        .table()
        .command_to_undo()
        .map(|played| played.command.name());
    assert_eq!(played, Some(last), "another command was played");
    driver.send(Message::Key(Shortcut::Undo));
    true
}

/// The same with another choice than that of the offer, which is the present one: what is chosen already is not played again.
fn another(command: &Command) -> Command {
    match *command {
        Command::SetPlayers { players } => Command::SetPlayers {
            players: if players == 3 { 2 } else { 3 },
        },
        Command::SetFirstPlayer { seat } => Command::SetFirstPlayer {
            seat: u8::from(seat == 0),
        },
        Command::SetProfession { seat, profession } => {
            let mut others = Profession::ALL
                .iter()
                .copied()
                .filter(|it| *it != profession);
            Command::SetProfession {
                seat,
                profession: others.next().expect("another one"),
            }
        }
        Command::SetDice { dice } => Command::SetDice {
            dice: other_source(dice),
        },
        Command::SetCards { cards } => Command::SetCards {
            cards: other_source(cards),
        },
        Command::SetDifficulty { difficulty } => {
            let mut others = Difficulty::ALL
                .iter()
                .copied()
                .filter(|it| *it != difficulty);
            Command::SetDifficulty {
                difficulty: others.next().expect("another one"),
            }
        }
        _ => command.clone(),
    }
}

fn other_source(source: ComponentSource) -> ComponentSource {
    match source {
        ComponentSource::Physical => ComponentSource::Digital,
        ComponentSource::Digital => ComponentSource::Physical,
    }
}

/// The last command of the press that plays this one: it may pass several steps.
pub fn last_of_press(game: &Game, command: &Command) -> Command {
    if let Command::PlanAction { kind } = command {
        return planned_with_pawns(game, kind, None, true)
            .pop()
            .expect("it is planned");
    }
    let ahead = steps_ahead(game);
    let passes = ahead.first().is_some_and(|step| step.command == *command);
    ahead
        .last()
        .filter(|_| passes)
        .map_or_else(|| command.clone(), |step| step.command.clone())
}

/// Presses the buttons that play the command, by their labels and ids.
pub fn press(driver: &mut Driver, command: &Command) {
    if on_board(driver, command) || planned(driver, command) {
        return;
    }
    if let Command::EnterDice {
        success,
        wound,
        adventure,
    } = command
    {
        return turn_faces(
            driver,
            [
                ("success", *success),
                ("wound", *wound),
                ("adventure", *adventure),
            ],
        );
    }
    let at = page::page(driver.app.localizer(), driver.game());
    if let Command::SetUpgrade { upgrade, .. } = command
        && driver.shows(&format!("upgrade-{upgrade}"))
    {
        return driver.press_named(&format!("upgrade-{upgrade}"));
    }
    if let Some((_, option)) = at.options.iter().find(|(option, _)| option == command) {
        driver.press(option);
        return;
    }
    match command {
        // One press may pass several steps, and says so.
        Command::RollDice {}
        | Command::RollMalfunctionDice {}
        | Command::Continue {}
        | Command::NextSol {} => {
            driver.press_named("main");
        }
        Command::EnterTile { samples, pois, .. } => {
            enter_number(driver, "tile-samples", *samples);
            enter_number(driver, "tile-pois", *pois);
            driver.press_named("main");
        }
        Command::EnterMalfunctionDice {
            working,
            living,
            systems,
        } => {
            for (block, number) in Block::ALL.iter().zip([*working, *living, *systems]) {
                let id = format!("enter-{}", block.id());
                let turns = if driver.shows(&id) { number + 1 } else { 0 };
                (0..turns).for_each(|_| driver.press_named(&id));
            }
            enter_dice(driver);
        }
        Command::EnterPenalties {
            working,
            living,
            systems,
        } => {
            for (block, number) in Block::ALL.iter().zip([*working, *living, *systems]) {
                enter_number(driver, &format!("enter-{}", block.id()), number);
            }
            driver.press_named("main");
        }
        Command::AdvanceObjective { objective } => {
            driver.press_named("tab-log");
            if !driver.shows(&format!("advance-{objective}")) {
                driver.press_named(&format!("objective-{objective}"));
            }
            driver.press_named(&format!("advance-{objective}"));
        }
        Command::DrawAdventure { adventure, seat } | Command::RollAction { adventure, seat } => {
            show_reports(driver);
            driver.press_named(&format!("adventure-{}", adventure.id()));
            let id = if matches!(command, Command::DrawAdventure { .. }) {
                "draw"
            } else {
                "roll"
            };
            driver.press_named(&format!("{id}-{seat}"));
        }
        Command::DrawCard { block, keyword } => {
            show_reports(driver);
            if !driver.shows(&format!("deck-{}", block.id())) {
                driver.press_named("fold-other");
            }
            driver.press_named(&format!("deck-{}", block.id()));
            driver.press_named(&format!("card-{}", keyword.map_or("any", Keyword::id)));
        }
        Command::FinishEvent { event } => report(driver, &format!("finish-{event}")),
        Command::FinishAction { action } => report(driver, &format!("action-{action}")),
        Command::Unwind {} => report(driver, "unwind"),
        Command::Manage { block, by } => report(driver, &format!("manage-{}-{by}", block.id())),
        Command::MoveMorale { by } => report(
            driver,
            if *by < 0 {
                "morale-less"
            } else {
                "morale-more"
            },
        ),
        Command::ResolveTrack { block } => report(driver, &format!("resolve-{}", block.id())),
        Command::RaiseTrack { block, .. } => report(driver, &format!("raise-{}", block.id())),
        Command::DrawDirection {} => report(driver, "direction"),
        Command::DrawResearch {} => report(driver, "research"),
        Command::DoAsPrinted { .. } => {
            show_reports(driver);
            for id in [
                "printed-open",
                "printed-stress",
                "printed-add",
                "printed-do",
            ] {
                driver.press_named(id);
            }
        }
        Command::CorrectBox { block, .. } => {
            driver.press_named("tab-correct");
            driver.press_named(&format!("box-{}", block.id()));
        }
        _ => choose(driver, command),
    }
}

/// Reports are in the step or beside it, and those that a sol seldom needs may be folded.
fn report(driver: &mut Driver, id: &str) {
    show_reports(driver);
    if !driver.shows(id) && driver.shows("fold-other") {
        driver.press_named("fold-other");
    }
    driver.press_named(id);
}

fn show_reports(driver: &mut Driver) {
    if driver.shows("tab-table") {
        driver.press_named("tab-table");
    }
}

/// Presses the command on the board that the app keeps; whether it is played there.
fn on_board(driver: &mut Driver, command: &Command) -> bool {
    let group = match command {
        Command::MoveOnBoard { spot, .. } | Command::CorrectBoard { spot, .. } => {
            BoardPart::of(spot)
        }
        Command::PutToken { stack, .. } | Command::TakeToken { stack, .. } => {
            BoardPart::of_stack(stack)
        }
        Command::Dismantle { place, .. } => BoardPart::Facility(*place),
        Command::ExchangeUpgrade { .. } => BoardPart::Upgrades,
        Command::UsePoi { .. } | Command::UsePoiToken { .. } => BoardPart::Cargo,
        Command::NameSkill { seat, .. } | Command::SetSkillState { seat, .. } => {
            BoardPart::Crew(*seat)
        }
        // In the set-up the page asks for the operators.
        Command::SetOperator { .. } if driver.game().state().step.id() == "lay" => return false,
        Command::UseSkill { seat, .. }
        | Command::SetOperator { seat, .. }
        | Command::CorrectOperator { seat, .. } => BoardPart::Crew(*seat),
        Command::MarkToken { spot, .. } => BoardPart::of(spot),
        Command::LayTile { region, .. } | Command::TakeTileUp { region } => {
            BoardPart::Region(*region)
        }
        Command::CheckSection { section } => {
            show_board(driver);
            driver.press_named(&format!("check-{}", section.id()));
            return true;
        }
        _ => return false,
    };
    show_board(driver);
    if driver.shows("board-close") {
        driver.press_named("board-close");
    }
    driver.press_named(&group.id());
    if driver.shows("board-numbers") {
        // While planning, what can be done there comes first.
        driver.press_named("board-numbers");
    }
    match command {
        Command::MoveOnBoard { spot, .. } => set(driver, "how-moved", spot),
        Command::CorrectBoard { spot, .. } => set(driver, "how-right", spot),
        Command::PutToken { stack, token } => {
            driver.press_named(&format!("put-{}", stack_id(stack)));
            driver.press_named(&format!("token-{}", token.id()));
        }
        Command::TakeToken { stack, token } => {
            let board = driver
                .game()
                .state()
                .board_state()
                .expect("the app keeps the board");
            let index = board
                .stack(stack)
                .iter()
                .position(|it| it == token)
                .expect("it lies there");
            driver.press_named(&format!("take-{}-{index}", stack_id(stack)));
        }
        Command::MarkToken { spot, index, name } => {
            let id = format!("token-{spot}-{index}");
            driver.type_into(&id, name);
            driver.submit(&id);
        }
        Command::Dismantle { part, .. } => {
            driver.press_named(&format!("ask-dismantle-{}", part.id()));
            driver.press_named(&format!("dismantle-{}", part.id()));
        }
        Command::ExchangeUpgrade { upgrade } => driver.press_named(&format!("exchange-{upgrade}")),
        Command::UsePoi { poi } => {
            driver.press_named(&format!("poi-{}", poi.as_deref().unwrap_or("own")));
        }
        Command::UseSkill { skill, pays, .. } => {
            driver.press_named(&format!("skill-{skill}-{pays}"));
        }
        Command::UsePoiToken { index } => driver.press_named(&format!("poi-token-{index}")),
        Command::NameSkill { skill, name, .. } => {
            let id = format!("skill-name-{skill}");
            driver.type_into(&id, name);
            driver.submit(&id);
        }
        Command::SetSkillState { skill, state, .. } => {
            driver.press_named(&format!("skill-state-{skill}-{}", state.id()));
        }
        Command::SetOperator { aom, .. } => driver.press_named(&format!("operator-{aom}")),
        Command::CorrectOperator { aom, .. } => {
            driver.press_named(&format!("correct-operator-{aom}"));
        }
        Command::LayTile { .. } if driver.shows("lay-tile") => driver.press_named("lay-tile"),
        Command::LayTile { .. } => driver.press_named("feature-wound"),
        Command::TakeTileUp { .. } => driver.press_named("take-tile-up"),
        _ => {}
    }
    true
}

fn show_board(driver: &mut Driver) {
    let shown = Tab::ALL.iter().any(|tab| driver.shows(tab.id())) || driver.shows("piece-supply");
    if !shown {
        driver.press_named("board");
    }
}

/// A flag is toggled; a number goes up or down by one.
fn set(driver: &mut Driver, how: &str, spot: &BoardCounter) {
    driver.press_named(how);
    if driver.shows(&format!("spot-{spot}")) {
        driver.press_named(&format!("spot-{spot}"));
    } else {
        step_either_way(driver, &format!("spot-{spot}"));
    }
}

/// Presses the buttons of the planner; whether the command is played there.
fn planned(driver: &mut Driver, command: &Command) -> bool {
    let id = match command {
        Command::PlanAction { kind } => {
            let possible = quoted_actions(driver.game())
                .into_iter()
                .filter(|(_, quote)| quote.is_ok())
                .map(|(kind, _)| kind);
            let of_group: Vec<_> = possible.filter(|it| it.order() == kind.order()).collect();
            let number = of_group
                .iter()
                .position(|it| it == kind)
                .expect("it can be done");
            let id = format!("plan-{}-{number}", kind.order());
            let group = format!("group-{}", kind.order());
            if !driver.shows(&group) && !driver.shows("plan-list") {
                // The board hides the plan.
                driver.press_named("board");
            }
            if !driver.shows(&group) {
                driver.press_named("plan-list");
            }
            if !driver.shows(&id) {
                driver.press_named(&format!("group-{}", kind.order()));
            }
            id
        }
        Command::DropAction { index } => format!("drop-{index}"),
        Command::AddPawn { index, pawn } => {
            open_stack(driver, *index);
            format!("pawns-{index}-{}", pawn_id(pawn))
        }
        Command::TakePawn { index, pawn } => {
            open_stack(driver, *index);
            let id = format!("pawns-{index}-{}", pawn_id(pawn));
            // The last pawn that can join joins first.
            let joins = |driver: &Driver| {
                let add = Command::AddPawn {
                    index: *index,
                    pawn: pawn.clone(),
                };
                driver
                    .game()
                    .offers()
                    .iter()
                    .any(|offer| offer.command == add)
            };
            while joins(driver) {
                driver.press_named(&id);
            }
            id
        }
        Command::RaisePawn { index, pawn } => {
            open_stack(driver, *index);
            format!("raise-{index}-{}", pawn_id(pawn))
        }
        Command::SetRover { index, rover } => {
            open_stack(driver, *index);
            format!("rover-{index}-{}", rover.map_or("none", Rover::id))
        }
        Command::SetWay { index, way } => {
            open_stack(driver, *index);
            format!("way-{index}-{way}")
        }
        Command::DropRuling { index, ruling } => {
            open_rulings(driver, *index);
            match ruling {
                Ruling::Price(_) => format!("price-{index}-usual"),
                _ => format!("overrule-{index}-{}", ruling_id(ruling)),
            }
        }
        Command::Overrule { index, ruling, .. } => {
            open_rulings(driver, *index);
            format!("overrule-{index}-{}", ruling_id(ruling))
        }
        Command::OverrulePrice { index, .. } => {
            open_rulings(driver, *index);
            format!("price-{index}-free")
        }
        Command::PlanOverruled { kind, .. } => {
            let forbidden = quoted_actions(driver.game())
                .into_iter()
                .filter(|(_, quote)| quote.is_err())
                .map(|(kind, _)| kind);
            let number = forbidden.into_iter().position(|it| it == *kind);
            let id = number.map_or_else(
                || "anyway-other-0".to_owned(),
                |number| format!("anyway-{number}"),
            );
            if !driver.shows("forbidden") {
                driver.press_named("board");
            }
            if !driver.shows(&id) {
                driver.press_named("forbidden");
            }
            id
        }
        _ => return false,
    };
    if !driver.shows(&id) {
        // The board hides the plan.
        driver.press_named("board");
    }
    driver.press_named(&id);
    true
}

/// Shows the pawns of a planned action.
fn open_stack(driver: &mut Driver, index: usize) {
    let row = format!("stack-{index}");
    if !driver.shows(&row) {
        // The board hides the plan.
        driver.press_named("board");
    }
    if !driver.shows(&format!("why-{index}")) {
        driver.press_named(&row);
    }
}

pub fn open_rulings(driver: &mut Driver, index: usize) {
    open_stack(driver, index);
    let fold = format!("table-{index}");
    if !driver.shows(&fold) {
        driver.press_named(&format!("why-{index}"));
    }
    if !driver.shows(&format!("price-{index}-free")) {
        driver.press_named(&fold);
    }
}

/// Choices of set-up and corrections: pressing the current one plays it again.
fn choose(driver: &mut Driver, command: &Command) {
    let step = driver.game().state().step.id();
    let is_of_sheet = matches!(command, Command::SetSheet { .. } | Command::SetDie { .. });
    if step != if is_of_sheet { "sheet" } else { "crew" } {
        driver.press_named("tab-correct");
    }
    let id = match command {
        Command::SetPlayers { players } => format!("players-{players}"),
        Command::SetProfession { seat, profession } => {
            format!("profession-{seat}-{}", profession.id())
        }
        Command::SetFirstPlayer { seat } => format!("first-{seat}"),
        Command::SetAom { aom, .. } => format!("aom-{aom}"),
        Command::KeepBoard { full } => format!("board-{}", if *full { "full" } else { "story" }),
        Command::SetDice { dice } => format!("dice-{}", dice.id()),
        Command::SetCards { cards } => format!("cards-{}", cards.id()),
        Command::SetDifficulty { difficulty } => format!("difficulty-{}", difficulty.id()),
        Command::SetDie { block, sol, .. } => format!("die-{}-{sol}", block.id()),
        Command::SetName { seat, name } => {
            let id = format!("name-{seat}");
            driver.type_into(&id, &name.chars().take(2).collect::<String>());
            return driver.submit(&id);
        }
        // A stepper offers the neighbours of its number; the example of an offer is the number itself.
        Command::SetSheet { value, .. } => {
            return step_either_way(driver, &format!("sheet-{}", value.id()));
        }
        Command::CorrectMorale { .. } => return step_either_way(driver, "correct-morale"),
        Command::CorrectTrack { block, .. } => {
            return step_either_way(driver, &format!("correct-{}", block.id()));
        }
        Command::CorrectObjective { objective, .. } => {
            return step_either_way(driver, &format!("correct-{objective}"));
        }
        Command::CorrectMissionTrack { track, .. } => {
            return step_either_way(driver, &format!("correct-{track}"));
        }
        Command::CorrectWalker { walker, .. } => {
            return step_either_way(driver, &format!("correct-{walker}"));
        }
        Command::CorrectMarks { mark, on, .. } => {
            let index = driver
                .game()
                .state()
                .marks
                .iter()
                .position(|it| it.mark == *mark && it.on == *on)
                .expect("it lies there");
            return step_either_way(driver, &format!("correct-{mark}-{index}"));
        }
        other => panic!("no button plays {other:?}"),
    };
    driver.press_named(&id);
}

fn step_either_way(driver: &mut Driver, id: &str) {
    assert!(
        driver.shows(&format!("{id}-less")) && driver.shows(&format!("{id}-more")),
        "no stepper is called “{id}”"
    );
    if !driver.try_press_named(&format!("{id}-more")) {
        driver.press_named(&format!("{id}-less"));
    }
}

/// Enters a number that is not entered yet.
fn enter_number(driver: &mut Driver, id: &str, number: u8) {
    if number == 0 {
        return driver.press_named(&format!("{id}-less"));
    }
    (0..number).for_each(|_| driver.press_named(&format!("{id}-more")));
}

/// Turns the dice of the action, and plays them where they are not played by turning.
fn turn_faces(driver: &mut Driver, faces: [(&str, bool); 3]) {
    let rolled = driver
        .game()
        .state()
        .board
        .as_ref()
        .and_then(|board| board.declared.first())
        .and_then(|action| action.rolled);
    if let Some(rolled) = rolled {
        let now = [rolled.success, rolled.wound, rolled.adventure];
        for ((die, wanted), now) in faces.into_iter().zip(now) {
            if wanted != now {
                driver.press_named(&format!("face-{die}"));
            }
        }
        return;
    }
    for (die, wanted) in faces {
        let id = format!("face-{die}");
        let turns = if driver.shows(&id) {
            1 + u8::from(!wanted)
        } else {
            0
        };
        (0..turns).for_each(|_| driver.press_named(&id));
    }
    enter_dice(driver);
}

/// Own dice have a button of their own where the app could roll them.
fn enter_dice(driver: &mut Driver) {
    let own = driver.shows("own-dice");
    driver.press_named(if own { "own-dice" } else { "main" });
}
