//! Dice and numbers that the players enter. What was not entered is not a 0: the step waits for it.

use std::collections::BTreeMap;

use super::{Message, MissionScreen, Shown};
use crate::widget::prelude::*;
use first_martians::Game;
use first_martians::board::ActionDie;
use first_martians::command::{Command, Field};
use first_martians::queries::resolving::{AwaitedInput, awaited_input};
use first_martians::state::{ComponentSource, Step};
use first_martians::vocabulary::{AdventureType, Block};
use language::Args;

const NO_PENALTIES: Command = Command::EnterPenalties {
    working: 0,
    living: 0,
    systems: 0,
};

#[derive(Debug, Clone, Default)]
pub(crate) struct EnteredDice {
    /// Malfunction dice, or the penalties of the Blocks.
    numbers: BTreeMap<Block, u8>,
    /// Whether each die of an action shows its sign.
    faces: BTreeMap<ActionDie, bool>,
}

impl EnteredDice {
    pub(super) fn enter(&mut self, block: Block, number: u8) {
        let _ = self.numbers.insert(block, number);
    }

    pub(super) fn turn(&mut self, die: ActionDie, shows: bool) {
        let _ = self.faces.insert(die, shows);
    }

    /// The command that enters what the step waits for; `None` until all of it is there.
    pub(super) fn command(&self, game: &Game) -> Option<Command> {
        let state = game.state();
        let number = |block: Block, wanted: bool| {
            if wanted {
                self.numbers.get(&block).copied()
            } else {
                Some(0)
            }
        };
        match &state.step {
            Step::MalfunctionDice { pool } => {
                let [working, living, systems] = [Block::Working, Block::Living, Block::Systems]
                    .map(|block| number(block, pool.contains(&block)));
                Some(Command::EnterMalfunctionDice {
                    working: working?,
                    living: living?,
                    systems: systems?,
                })
            }
            Step::Penalties { .. } => {
                let [working, living, systems] = [Block::Working, Block::Living, Block::Systems]
                    .map(|block| number(block, true));
                Some(Command::EnterPenalties {
                    working: working?,
                    living: living?,
                    systems: systems?,
                })
            }
            Step::Resolve => {
                let dice = action_dice(game)?.1;
                let face = |die: ActionDie| {
                    if dice.contains(&die) {
                        self.faces.get(&die).copied()
                    } else {
                        Some(false)
                    }
                };
                let (success, wound, adventure) = (
                    face(ActionDie::Success),
                    face(ActionDie::Wound),
                    face(ActionDie::Adventure),
                );
                Some(Command::EnterDice {
                    success: success?,
                    wound: wound?,
                    adventure: adventure?,
                })
            }
            _ => None,
        }
    }
}

/// The dice of an action that are to be rolled now: their type, and which.
pub(super) fn action_dice(game: &Game) -> Option<(AdventureType, &'static [ActionDie])> {
    let Some(AwaitedInput::Dice(kind)) = awaited_input(game) else {
        return None;
    };
    let action = game.state().board.as_ref()?.declared.first()?;
    Some((kind, ActionDie::rolled(action.success_die_only)))
}

/// What the main button says while something is missing: what the step still waits for.
pub(super) fn missing(table: &MissionScreen, shown: &Shown<'_>) -> Option<String> {
    let (localizer, game) = (shown.localizer, shown.game());
    let names: Vec<String> = match &game.state().step {
        Step::MalfunctionDice { pool } => pool
            .iter()
            .filter(|block| !table.entry.numbers.contains_key(block))
            .map(|&block| localizer.word(block))
            .collect(),
        Step::Penalties { .. } => Block::ALL
            .iter()
            .filter(|block| !table.entry.numbers.contains_key(block))
            .map(|&block| localizer.word(block))
            .collect(),
        Step::Resolve => match action_dice(game) {
            Some((_, dice)) => {
                let open = dice
                    .iter()
                    .filter(|die| !table.entry.faces.contains_key(die));
                open.map(|die| localizer.text(&format!("window-die-of-{}", die.id())))
                    .collect()
            }
            None => table.tile.missing(localizer, game),
        },
        _ => Vec::new(),
    };
    // Several long names have no room on the button.
    let several = match &game.state().step {
        Step::Penalties { .. } => Some("window-main-enter-blocks"),
        Step::MalfunctionDice { .. } => Some("window-main-enter-dice"),
        _ => None,
    };
    if let Some(several) = several.filter(|_| names.len() > 1) {
        return Some(localizer.format(several, &Args::new().count("count", names.len())));
    }
    (!names.is_empty()).then(|| {
        localizer.format(
            "window-main-enter",
            &Args::new().text("names", localizer.list(&names)),
        )
    })
}

/// The Malfunction dice of that pool, to be turned.
pub(super) fn malfunction_dice<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
    pool: &[Block],
) -> Vec<RolledDie<'a, Message>> {
    let like = Command::EnterMalfunctionDice {
        working: 0,
        living: 0,
        systems: 0,
    };
    let one = |&block: &Block| {
        let face = table.entry.numbers.get(&block).copied();
        let next = face.map_or(0, |number| {
            if number < most(shown, &like, block) {
                number + 1
            } else {
                0
            }
        });
        let words = face_words(
            shown,
            &shown.localizer.word(block),
            face.map(|number| number.to_string()),
        );
        let kind = DieKind::Malfunction(block);
        turned_die(
            format!("enter-{}", block.id()),
            kind,
            face,
            shown.localizer.word(block),
            words,
            Some(Message::Entered(block, next)),
        )
    };
    pool.iter().map(one).collect()
}

/// The dice of an action, to be turned.
pub(super) fn faces<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
    kind: AdventureType,
    dice: &[ActionDie],
) -> Vec<RolledDie<'a, Message>> {
    let one = |&die: &ActionDie| {
        let shows = table.entry.faces.get(&die).copied();
        let turn = Message::Turned(die, !shows.unwrap_or(false));
        turned_action_die(shown, kind, die, shows, Some(turn))
    };
    dice.iter().map(one).collect()
}

/// A die of an action that a press turns.
pub(super) fn turned_action_die<'a>(
    shown: &Shown<'a>,
    kind: AdventureType,
    die: ActionDie,
    shows: Option<bool>,
    turn: Option<Message>,
) -> RolledDie<'a, Message> {
    let name = shown.text(&format!("window-die-of-{}", die.id()));
    let said = shows.map(|shows| {
        shown.text(&format!(
            "window-die-{}{}",
            if shows { "" } else { "no-" },
            die.id()
        ))
    });
    let words = face_words(shown, &name, said.clone());
    turned_die(
        format!("face-{}", die.id()),
        DieKind::Action(kind, die),
        shows.map(u8::from),
        said.unwrap_or(name),
        words,
        turn,
    )
}

fn face_words(shown: &Shown<'_>, die: &str, face: Option<String>) -> String {
    let args = Args::new()
        .text("die", die.to_owned())
        .text("entered", if face.is_some() { "yes" } else { "no" });
    shown.localizer.format(
        "window-die-entered",
        &args.text("face", face.unwrap_or_default()),
    )
}

fn most(shown: &Shown<'_>, like: &Command, block: Block) -> u8 {
    shown
        .offered
        .most(like, Field::of_block(block))
        .and_then(|most| u8::try_from(most).ok())
        .unwrap_or(0)
}

/// Where the app rolls, the players' own dice can be entered instead: they are turned where they would fall.
pub(super) fn own_dice<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
) -> Option<Element<'a, Message>> {
    let game = shown.game();
    if game.state().dice != ComponentSource::Digital {
        return None;
    }
    let count = match &game.state().step {
        Step::MalfunctionDice { pool } if !pool.is_empty() => pool.len(),
        Step::Resolve => action_dice(game)?.1.len(),
        _ => return None,
    };
    let text = |id: &str| {
        shown
            .localizer
            .format(id, &Args::new().count("count", count))
    };
    let command = table
        .entry
        .command(game)
        .and_then(|command| shown.play(command));
    let press = link_button("own-dice", text("window-enter-own-press"), command);
    Some(label_row(
        quiet(Type::Small, text("window-enter-own-dice")),
        press,
    ))
}

/// The hint on how to enter dice that the players roll, for so many of them.
pub(super) fn hint(shown: &Shown<'_>, dice: usize) -> Vec<String> {
    let own = shown.game().state().dice == ComponentSource::Physical && dice > 0;
    own.then(|| {
        shown
            .localizer
            .format("window-dice-tap", &Args::new().count("count", dice))
    })
    .into_iter()
    .collect()
}

/// Says that there are no penalties at all; once something is entered, in how many Blocks, in the same place.
pub(super) fn no_penalties<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let entered = table.entry.numbers.len();
    if entered == 0 {
        return wide_button(
            "enter-none",
            (Icon::Check, shown.text("window-no-penalties")),
            shown.play(NO_PENALTIES),
        );
    }
    let entered = quiet(
        Type::Body,
        shown.localizer.format(
            "window-penalties-entered",
            &Args::new().count("count", entered),
        ),
    );
    // As high as the button, so that nothing moves under the pointer.
    container(entered)
        .padding([size::GAP, size::PAD])
        .width(Length::Fill)
        .into()
}

/// The penalties of the Blocks.
pub(super) fn penalties<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let one = |&block: &Block| {
        let number = table.entry.numbers.get(&block).copied();
        let (enter, most) = (
            move |number: u8| Message::Entered(block, number),
            most(shown, &NO_PENALTIES, block),
        );
        let number = Stepper {
            // The first press of either sign enters a number.
            less: number
                .map_or(Some(0), |number| number.checked_sub(1))
                .map(enter),
            more: Some(number.map_or(1, |number| number + 1))
                .filter(|next| *next <= most)
                .map(enter),
            ..Stepper::new(
                shown.localizer,
                format!("enter-{}", block.id()),
                shown.localizer.word(block),
                number.map_or_else(|| UNSET.to_owned(), |number| number.to_string()),
            )
        };
        stepper(number.typed(move |to| u8::try_from(to).ok().filter(|to| *to <= most).map(enter)))
    };
    panel(Column::with_children(Block::ALL.iter().map(one)).spacing(size::GAP))
}
