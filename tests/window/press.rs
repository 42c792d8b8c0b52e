//! Which buttons a crew presses to play a command.

use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::words::{Block, Keyword};
use solkeeper::language::{page, tell};

use crate::driver::Driver;

/// Presses what plays the command, by the labels and names on the screen.
pub fn press(driver: &mut Driver, command: &Command) {
    let label = tell::chosen_label(driver.app.voice(), driver.game(), command);
    let at = page::page(driver.app.voice(), driver.game());
    if let Some((_, option)) = at.options.iter().find(|(option, _)| option == command) {
        driver.press(option);
        return;
    }
    match command {
        Command::Continue {} | Command::NextSol {} | Command::RollMalfunctionDice {} => {
            driver.press(&at.button.expect("the step has a main button"));
        }
        Command::EnterMalfunctionDice { working, living, systems } => {
            enter(driver, [*working, *living, *systems]);
            let own = driver.shows("own-dice");
            driver.press_named(if own { "own-dice" } else { "main" });
        }
        Command::EnterPenalties { working, living, systems } => {
            enter(driver, [*working, *living, *systems]);
            driver.press(&at.button.expect("the step has a main button"));
        }
        Command::AdvanceObjective { objective } => {
            driver.press_named("tab-log");
            if !driver.shows(&format!("advance-{objective}")) {
                driver.press_named(&format!("objective-{objective}"));
            }
            driver.press_named(&format!("advance-{objective}"));
        }
        Command::DrawAdventure { adventure, .. } | Command::RollAction { adventure, .. } => {
            driver.press_named("tab-table");
            driver.press_named(&format!("adventure-{}", adventure.id()));
            driver.press(&label);
        }
        Command::DrawCard { block, keyword } => {
            driver.press_named("tab-table");
            driver.press_named(&format!("deck-{}", block.id()));
            driver.press_named(&format!("card-{}", keyword.map_or("any", Keyword::id)));
        }
        Command::FinishEvent { .. }
        | Command::FinishAction { .. }
        | Command::Unwind {}
        | Command::Manage { .. }
        | Command::MoveMorale { .. }
        | Command::ResolveTrack { .. }
        | Command::RaiseTrack { .. }
        | Command::DrawDirection {}
        | Command::DrawResearch {} => {
            driver.press_named("tab-table");
            driver.press(&label);
        }
        Command::CorrectBox { block, .. } => {
            driver.press_named("tab-correct");
            driver.press_named(&format!("box-{}", block.id()));
        }
        _ => choose(driver, command),
    }
}

/// What set-up and corrections offer as choices: pressing the one that is chosen already plays it again.
fn choose(driver: &mut Driver, command: &Command) {
    let step = driver.game().state().step.id();
    let is_of_sheet = matches!(command, Command::SetSheet { .. } | Command::SetDie { .. });
    if step != if is_of_sheet { "sheet" } else { "crew" } {
        driver.press_named("tab-correct");
    }
    let id = match command {
        Command::SetPlayers { players } => format!("players-{players}"),
        Command::SetProfession { seat, profession } => format!("profession-{seat}-{}", profession.id()),
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
        // A stepper offers the neighbours of its number; an offer's example is the number itself.
        Command::SetSheet { value, .. } => return step_either_way(driver, &format!("sheet-{}", value.id())),
        Command::CorrectMorale { .. } => return step_either_way(driver, "correct-morale"),
        Command::CorrectTrack { block, .. } => return step_either_way(driver, &format!("correct-{}", block.id())),
        Command::CorrectObjective { objective, .. } => return step_either_way(driver, &format!("correct-{objective}")),
        Command::CorrectMissionTrack { track, .. } => return step_either_way(driver, &format!("correct-{track}")),
        other => panic!("no button plays {other:?}"),
    };
    driver.press_named(&id);
}

fn step_either_way(driver: &mut Driver, id: &str) {
    assert!(driver.shows(&format!("{id}-less")) && driver.shows(&format!("{id}-more")), "no stepper is called “{id}”");
    if !driver.try_press_named(&format!("{id}-more")) {
        driver.press_named(&format!("{id}-less"));
    }
}

fn enter(driver: &mut Driver, numbers: [u8; 3]) {
    for (block, number) in Block::ALL.iter().zip(numbers) {
        for _ in 0..number {
            driver.press_named(&format!("enter-{}-more", block.id()));
        }
    }
}
