//! Dice that were rolled, or are about to be: they stay in sight until what they did has been seen.

use std::collections::BTreeMap;

use iced::Padding;
use iced::widget::column;

use super::entered_dice::{self, turned_action_die};
use super::{Message, MissionScreen, Shown};
use crate::widget::prelude::*;
use base::play::{GameHistory, HistoryPosition, PlayedCommand};
use first_martians::Game;
use first_martians::board::{ActionDie, ActionKind, ActionRoll, BoardFact};
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::queries::resolving::{AwaitedInput, awaited_input, dice_of};
use first_martians::state::{Seat, Step, Task};
use first_martians::vocabulary::{AdventureType, Block};
use language::{Args, fact_text, quote};

/// How many commands ago dice can have been rolled that still matter.
const LONGEST: usize = 12;

/// The dice that were rolled last, while their consequences are resolved and seen.
#[derive(Debug, Clone)]
pub(crate) struct LastRoll {
    /// Different for each roll; `None` for dice that the players rolled themselves.
    name: Option<String>,
    rolled: Rolled,
    /// Whether nothing was played since.
    is_new: bool,
    /// The last command, if it decided what came of the dice.
    outcome: Option<PlayedCommand<Command, Fact>>,
}

#[derive(Debug, Clone)]
enum Rolled {
    Malfunction(BTreeMap<Block, u8>),
    Action {
        kind: ActionKind,
        roll: ActionRoll,
        success_die_only: bool,
    },
    /// Reported where the players keep the board.
    Reported {
        kind: AdventureType,
        seat: Seat,
        roll: ActionRoll,
    },
}

impl LastRoll {
    pub(super) fn of(table: &GameHistory<Game>) -> Option<Self> {
        let busy = !table.game().state().queue.is_empty();
        Self::with_consequences(table, busy).or_else(|| {
            // Elsewhere a page shows only what it resolves.
            (!busy).then(|| Self::reported_in_step(table)).flatten()
        })
    }

    /// Dice that were reported in this step: other reports leave them where they were reported.
    fn reported_in_step(table: &GameHistory<Game>) -> Option<Self> {
        table
            .newest_first()
            .take_while(|(_, played)| !played.facts.iter().any(reaches_step))
            .find_map(|(at, played)| {
                let reported = played
                    .facts
                    .iter()
                    .rev()
                    .filter_map(rolled)
                    .find(|dice| matches!(dice, Rolled::Reported { .. }))?;
                Some(Self {
                    name: name_of(at, &played.command),
                    rolled: reported,
                    is_new: false,
                    outcome: None,
                })
            })
    }

    /// Dice whose consequences the last command, or what is to be resolved, belongs to.
    fn with_consequences(table: &GameHistory<Game>, busy: bool) -> Option<Self> {
        let (mut outcome, mut decisions) = (None, 0);
        for (index, (at, command)) in table.newest_first().take(LONGEST).enumerate() {
            let rolled = command.facts.iter().rev().find_map(rolled);
            let decides = command.facts.iter().any(decides);
            if index == 0 && (rolled.is_some() || decides) {
                outcome = Some(command.clone());
            }
            if let Some(rolled) = rolled {
                return Some(Self {
                    name: name_of(at, &command.command),
                    rolled,
                    is_new: index == 0,
                    outcome,
                });
            }
            // Only what followed directly from the dice is shown with them, unless something is still to be resolved.
            if !busy && (index > 0 || outcome.is_none()) {
                return None;
            }
            // Another decision is that of another action; another step has nothing to do with the dice.
            decisions += usize::from(decides);
            if decisions > 1 || (!decides && command.facts.iter().any(reaches_step)) {
                return None;
            }
        }
        None
    }

    /// What came of the dice beside what the table counts and the card below, in sentences.
    fn outcome(&self, shown: &Shown<'_>) -> Vec<String> {
        let Some(played) = &self.outcome else {
            return Vec::new();
        };
        let is_card = |fact: &Fact| matches!(fact, Fact::CardDrawn { .. });
        let is_told =
            |fact: &&Fact| rolled(fact).is_none() && !fact_text::is_change(fact) && !is_card(fact);
        let facts: Vec<Fact> = played.facts.iter().filter(is_told).cloned().collect();
        if facts.iter().all(fact_text::is_redundant) {
            return Vec::new();
        }
        fact_text::history(
            shown.localizer,
            shown.game(),
            &PlayedCommand {
                facts,
                ..played.clone()
            },
        )
    }
}

const fn reaches_step(fact: &Fact) -> bool {
    matches!(fact, Fact::StepReached { .. })
}

/// What dice that the app rolled are called: each roll moves once.
fn name_of(at: HistoryPosition, command: &Command) -> Option<String> {
    let by_app = matches!(
        command,
        Command::RollDice {}
            | Command::RerollDie { .. }
            | Command::RollMalfunctionDice {}
            | Command::RollAction { .. }
    );
    by_app.then(|| format!("{at:?}"))
}

fn rolled(fact: &Fact) -> Option<Rolled> {
    match fact {
        Fact::MalfunctionDiceRolled { rolled } => Some(Rolled::Malfunction(rolled.clone())),
        Fact::ActionRolled {
            adventure,
            seat,
            success,
            wound,
            adventurous,
        } => {
            let roll = ActionRoll {
                success: *success,
                wound: *wound,
                adventure: *adventurous,
            };
            Some(Rolled::Reported {
                kind: *adventure,
                seat: *seat,
                roll,
            })
        }
        Fact::Board(BoardFact::ActionDiceRolled {
            kind,
            rolled,
            success_die_only,
            ..
        }) => Some(Rolled::Action {
            kind: kind.clone(),
            roll: *rolled,
            success_die_only: *success_die_only,
        }),
        _ => None,
    }
}

/// Whether it says what came of dice that were rolled before.
const fn decides(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::PenaltiesEntered { .. } | Fact::Board(BoardFact::ActionDecided { .. })
    )
}

/// Dice with what is written around them.
#[derive(Default)]
struct Rolls<'a> {
    title: Option<String>,
    name: Option<String>,
    dice: Vec<RolledDie<'a, Message>>,
    lines: Vec<String>,
}

/// The dice of the step: those to be rolled or entered, or what was rolled and what came of it. Always in the same place of the
/// screen, even if empty, so that they fall where they were.
pub(super) fn view<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let Rolls {
        title,
        name,
        dice: all,
        lines,
    } = rolls(table, shown);
    let above = if all.is_empty() { 0.0 } else { size::SNUG };
    let below = if lines.is_empty() { 0.0 } else { above };
    let lines = lines.into_iter().map(|said| text(Type::Body, said).into());
    let title = container(column![title.map(|title| text(Type::Title, title))])
        .padding(Padding::ZERO.bottom(above));
    let lines = Column::with_children(lines)
        .spacing(size::TIGHT)
        .width(Length::Fill);
    let below = container(lines).padding(Padding::ZERO.top(below));
    named("dice", column![title, dice(name, shown.motion, all), below])
}

fn rolls<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Rolls<'a> {
    let (state, last) = (shown.game().state(), table.last_roll.as_ref());
    let idle = state.queue.is_empty();
    match &state.step {
        Step::MalfunctionDice { pool } if idle => {
            let dice = entered_dice::malfunction_dice(table, shown, pool);
            return Rolls {
                lines: entered_dice::hint(shown, dice.len()),
                dice,
                ..Rolls::default()
            };
        }
        Step::Penalties { rolled } if idle => {
            let name = last.and_then(|last| last.name.clone());
            return Rolls {
                name,
                dice: numbers(shown, rolled),
                ..Rolls::default()
            };
        }
        Step::Resolve if idle => {
            if let Some(rolls) = current(table, shown) {
                return rolls;
            }
        }
        _ => {}
    }
    // In a small window a card that is to be read comes before dice that were seen before.
    let reads = matches!(state.queue.front(), Some(Task::Read { .. })) && !shown.is_spacious;
    let Some(last) = last.filter(|last| last.is_new || !reads) else {
        return Rolls::default();
    };
    let (title, dice) = match &last.rolled {
        Rolled::Malfunction(rolled) => (
            shown.text("window-rolled-malfunction"),
            numbers(shown, rolled),
        ),
        Rolled::Action {
            kind: action,
            roll,
            success_die_only,
        } => {
            let Some(kind) = dice_of(shown.game(), action) else {
                return Rolls::default();
            };
            (
                quote::action_name(shown.localizer, shown.game(), action),
                faces(shown, kind, *roll, *success_die_only),
            )
        }
        // What was reported is shown where it was reported, until its consequences are resolved here.
        Rolled::Reported { .. } if idle => return Rolls::default(),
        Rolled::Reported { kind, seat, roll } => (
            reported_title(shown, *kind, *seat),
            faces(shown, *kind, *roll, false),
        ),
    };
    // In a small window the card that is read next must be in sight.
    let lines = if idle || shown.is_spacious {
        last.outcome(shown)
    } else {
        Vec::new()
    };
    Rolls {
        title: Some(title),
        name: last.name.clone(),
        dice,
        lines,
    }
}

/// The dice of the current action: to be rolled or entered, or rolled and not accepted yet. The latter can be turned, if they
/// changed on the table.
fn current<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Option<Rolls<'a>> {
    let game = shown.game();
    if let Some((kind, dice)) = entered_dice::action_dice(game) {
        let lines = entered_dice::hint(shown, dice.len());
        return Some(Rolls {
            dice: entered_dice::faces(table, shown, kind, dice),
            lines,
            ..Rolls::default()
        });
    }
    if awaited_input(game)? != AwaitedInput::Accept {
        return None;
    }
    let action = game.state().board.as_ref()?.declared.first()?;
    let (kind, rolled) = (action.dice?, action.rolled?);
    let dice = ActionDie::rolled(action.success_die_only)
        .iter()
        .map(|&die| {
            let turned = turned(rolled, die);
            let turn = Command::EnterDice {
                success: turned.success,
                wound: turned.wound,
                adventure: turned.adventure,
            };
            turned_action_die(shown, kind, die, Some(shows(rolled, die)), shown.play(turn))
        });
    let name = table.last_roll.as_ref().and_then(|last| last.name.clone());
    Some(Rolls {
        name,
        dice: dice.collect(),
        lines: vec![shown.text("window-dice-turn")],
        ..Rolls::default()
    })
}

const fn shows(roll: ActionRoll, die: ActionDie) -> bool {
    match die {
        ActionDie::Success => roll.success,
        ActionDie::Wound => roll.wound,
        ActionDie::Adventure => roll.adventure,
    }
}

/// The same dice with one of them on its other side.
const fn turned(roll: ActionRoll, die: ActionDie) -> ActionRoll {
    match die {
        ActionDie::Success => ActionRoll {
            success: !roll.success,
            ..roll
        },
        ActionDie::Wound => ActionRoll {
            wound: !roll.wound,
            ..roll
        },
        ActionDie::Adventure => ActionRoll {
            adventure: !roll.adventure,
            ..roll
        },
    }
}

fn numbers<'a>(shown: &Shown<'a>, rolled: &BTreeMap<Block, u8>) -> Vec<RolledDie<'a, Message>> {
    let one = |(&block, &number)| {
        shown_die(
            DieKind::Malfunction(block),
            Some(number),
            shown.localizer.word(block),
        )
    };
    rolled.iter().map(one).collect()
}

fn faces<'a>(
    shown: &Shown<'a>,
    kind: AdventureType,
    roll: ActionRoll,
    success_die_only: bool,
) -> Vec<RolledDie<'a, Message>> {
    let one = |&die: &ActionDie| {
        let shows = shows(roll, die);
        let words = format!("window-die-{}{}", if shows { "" } else { "no-" }, die.id());
        shown_die(
            DieKind::Action(kind, die),
            face_of(shows),
            shown.text(&words),
        )
    };
    ActionDie::rolled(success_die_only)
        .iter()
        .map(one)
        .collect()
}

/// The action dice that were reported last, where they were reported, once nothing is left to resolve.
pub(super) fn reported<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
) -> Option<Element<'a, Message>> {
    let last = table
        .last_roll
        .as_ref()
        .filter(|_| shown.game().state().queue.is_empty())?;
    let Rolled::Reported { kind, seat, roll } = &last.rolled else {
        return None;
    };
    let title = text(Type::Title, reported_title(shown, *kind, *seat));
    let failed = (!roll.success).then(|| text(Type::Body, shown.text("window-roll-failed")));
    let dice = dice(
        last.name.clone(),
        shown.motion,
        faces(shown, *kind, *roll, false),
    );
    Some(named(
        "action-dice",
        column![title, dice, failed].spacing(size::SNUG),
    ))
}

fn reported_title(shown: &Shown<'_>, kind: AdventureType, seat: Seat) -> String {
    let who = fact_text::name(shown.localizer, &shown.game().state().crew, seat);
    shown.localizer.format(
        "window-rolled",
        &Args::new()
            .text("adventure", shown.localizer.word(kind))
            .text("name", who),
    )
}
