//! Setting the numbers of a part of the board: as moves on the table, or as corrections.

use std::collections::BTreeSet;

use iced::widget::column;

use super::{BoardPart, BoardView, Message, OPEN, hub, map, place_actions};
use crate::screen::table::corrections::marker;
use crate::screen::table::{Message as Outer, Shown};
use crate::widget::prelude::*;
use first_martians::board::{BoardCounter, BoardState, Feature, Place, SkillState, TokenStack};
use first_martians::command::{Command, Field};
use first_martians::crew::Seat;
use first_martians::game_box::NamedKind;
use first_martians::queries::initial_board::settable;
use first_martians::queries::planning::is_planning;
use first_martians::vocabulary::{Block, Modifier, Part, Region, Space};
use language::{Args, board as words, fact_text, numbers, quote};

/// The most Morale tokens that a skill costs.
const MOST_PAID: u8 = 3;

pub(super) fn view<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    group: BoardPart,
) -> Element<'a, Outer> {
    let close = quiet_button(
        "board-close",
        (Icon::Close, shown.text("window-board-close")),
        Some(Outer::Board(Message::Open(None))),
    );
    let mut parts: Vec<Element<'a, Outer>> =
        vec![label_row(text(Type::Title, name(shown, group)), close)];
    parts.extend(place_actions::view(board, shown, group));
    parts.extend(other_actions(board, shown, group));
    parts.extend(told(shown, pieces, group));
    if let BoardPart::Region(region) = group {
        parts.extend(
            map::told(shown, pieces, region)
                .into_iter()
                .map(|said| text(Type::Body, said).into()),
        );
    }
    if is_planning(shown.game()) && group != BoardPart::Hub {
        let label = (Icon::Correct, shown.text("window-board-numbers"));
        let press = Outer::Board(Message::Numbers(!board.numbers_open));
        parts.push(choice(
            "board-numbers",
            label,
            board.numbers_open,
            Some(press),
        ));
    }
    if board.folds_numbers(shown) {
        return named(OPEN, panel(Column::with_children(parts).spacing(size::GAP)));
    }
    if let BoardPart::Region(region) = group {
        parts.extend(tile(shown, pieces, region));
    }
    let spots = group.spots(pieces);
    if !spots.is_empty() || matches!(group, BoardPart::Block(_)) {
        parts.push(mode(board, shown));
    }
    if group == BoardPart::Supply {
        parts.push(morale(board, shown));
    }
    if let BoardPart::Block(block) = group {
        parts.push(track(board, shown, block));
        parts.extend(marker(shown, format!("board-box-{}", block.id()), block));
    }
    let (flags, numbers): (Vec<_>, Vec<_>) = spots.into_iter().partition(BoardCounter::is_mark);
    if let BoardPart::Block(block) = group {
        parts.extend(absent(board, shown, block));
    }
    for spot in numbers {
        parts.push(number(board, shown, pieces, spot.clone()));
        parts.extend(names(board, shown, pieces, &spot));
    }
    if !flags.is_empty() {
        parts.push(choices(
            flags
                .into_iter()
                .map(|spot| flag(board, shown, pieces, spot)),
        ));
    }
    if let BoardPart::Crew(seat) = group {
        parts.extend(skills(board, shown, pieces, seat));
    }
    parts.extend(
        group
            .stacks(pieces)
            .into_iter()
            .map(|stack| pile(board, shown, pieces, stack)),
    );
    named(OPEN, panel(Column::with_children(parts).spacing(size::GAP)))
}

/// The numbers of a part in words, while they are not shown to be set: in one paragraph, as the board draws them too.
fn told<'a>(
    shown: &Shown<'a>,
    pieces: &BoardState,
    group: BoardPart,
) -> Option<Element<'a, Outer>> {
    if !is_planning(shown.game()) || matches!(group, BoardPart::Region(_) | BoardPart::Hub) {
        return None;
    }
    let said = hub::told(shown, pieces, group).join(" · ");
    (!said.is_empty()).then(|| quiet(Type::Body, said))
}

/// What can be done there outside actions: dismantle, exchange, use.
fn other_actions<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    group: BoardPart,
) -> Option<Element<'a, Outer>> {
    let mut all: Vec<(String, Command)> = Vec::new();
    let mut dismantled: Vec<(Place, Part)> = Vec::new();
    for offer in shown.offered.all() {
        let command = offer.command.clone();
        match (&command, group) {
            (&Command::Dismantle { place, part }, BoardPart::Facility(here)) if place == here => {
                dismantled.push((place, part));
            }
            (Command::ExchangeUpgrade { upgrade }, BoardPart::Upgrades) => {
                all.push((format!("exchange-{upgrade}"), command));
            }
            (Command::UsePoi { poi }, BoardPart::Cargo) => {
                all.push((format!("poi-{}", poi.as_deref().unwrap_or("own")), command));
            }
            (Command::UsePoiToken { index }, BoardPart::Cargo) => {
                all.push((format!("poi-token-{index}"), command));
            }
            (Command::UseSkill { seat, .. }, BoardPart::Crew(here)) if *seat == here => {
                let pays = shown
                    .offered
                    .most(&command, Field::pays)
                    .and_then(|it| u8::try_from(it).ok())
                    .unwrap_or(0);
                let paid = (0..4)
                    .flat_map(|skill| (0..=pays.min(MOST_PAID)).map(move |pays| (skill, pays)));
                let commands = paid.map(|(skill, pays)| {
                    (
                        format!("skill-{skill}-{pays}"),
                        Command::UseSkill {
                            seat: here,
                            skill,
                            pays,
                        },
                    )
                });
                all.extend(commands.filter(|(_, command)| shown.offered.allows(command)));
            }
            (Command::SetOperator { aom, .. }, BoardPart::Crew(here)) => {
                all.push((
                    format!("operator-{aom}"),
                    Command::SetOperator {
                        aom: aom.clone(),
                        seat: here,
                    },
                ));
            }
            (Command::CorrectOperator { aom, .. }, BoardPart::Crew(here)) => {
                let command = Command::CorrectOperator {
                    aom: aom.clone(),
                    seat: here,
                };
                all.push((format!("correct-operator-{aom}"), command));
            }
            _ => {}
        }
    }
    let buttons = all.into_iter().map(|(id, command)| {
        let label = fact_text::complete_command_label(shown.localizer, shown.game(), &command);
        wide_button(id, label, shown.play(command))
    });
    // A stray press must not break anything: the part is named first, then dismantled.
    let dismantled = dismantled.into_iter().map(|(place, part)| {
        let asked = board.dismantling == Some((place, part));
        let command = Command::Dismantle { place, part };
        let label = fact_text::complete_command_label(shown.localizer, shown.game(), &command);
        let ask = Outer::Board(Message::Dismantling((!asked).then_some((place, part))));
        let ask = choice(
            format!("ask-dismantle-{}", part.id()),
            label,
            asked,
            Some(ask),
        );
        let sure = (Icon::Warning, shown.text("window-board-dismantle"));
        let sure = asked.then(|| {
            quiet_button(
                format!("dismantle-{}", part.id()),
                sure,
                shown.play(command),
            )
        });
        column![ask, sure].spacing(size::TIGHT).into()
    });
    let buttons: Vec<_> = buttons.chain(dismantled).collect();
    (!buttons.is_empty()).then(|| Column::with_children(buttons).spacing(size::SNUG).into())
}

fn name(shown: &Shown<'_>, group: BoardPart) -> String {
    let localizer = shown.localizer;
    match group {
        BoardPart::Facility(place) => words::place(localizer, place),
        BoardPart::Rovers => shown.text("window-board-rovers"),
        BoardPart::Block(block) => localizer.word(block),
        BoardPart::Supply => shown.text("window-board-supply"),
        BoardPart::Cargo => shown.text("window-board-cargo"),
        BoardPart::Upgrades => shown.text("window-board-upgrades"),
        BoardPart::Crew(seat) => fact_text::name(localizer, &shown.game().state().crew, seat),
        BoardPart::Pool => shown.text("window-board-pool"),
        BoardPart::Hub => shown.text("window-map-hub-title"),
        BoardPart::Region(region) => words::region(localizer, region),
    }
}

/// Whether there is a tile, and what it shows; each can be corrected.
fn tile<'a>(shown: &Shown<'a>, pieces: &BoardState, region: Region) -> [Element<'a, Outer>; 2] {
    let lay = |features: BTreeSet<Feature>| shown.play(Command::LayTile { region, features });
    let Some(space) = pieces.map.at(region) else {
        let press = quiet_button(
            "lay-tile",
            (Icon::Plus, shown.text("window-board-tile-lies")),
            lay(BTreeSet::new()),
        );
        return [space().into(), press];
    };
    let features = Feature::ALL.iter().map(|&feature| {
        let mut other = space.tile.features.clone();
        let shows = other.remove(&feature);
        if !shows {
            let _ = other.insert(feature);
        }
        choice(
            format!("feature-{}", feature.id()),
            quote::feature(shown.localizer, feature),
            shows,
            lay(other),
        )
    });
    let label = (Icon::Minus, shown.text("window-board-tile-gone"));
    let gone = quiet_button(
        "take-tile-up",
        label,
        shown.play(Command::TakeTileUp { region }),
    );
    [choices(features), gone]
}

/// Whether a press is a move on the table or a correction.
fn mode<'a>(board: &BoardView, shown: &Shown<'a>) -> Element<'a, Outer> {
    let way = |id: &'static str, moved: bool| {
        let label = shown.text(&format!("window-board-{id}"));
        choice(
            id,
            label,
            board.moved == moved,
            Some(Outer::Board(Message::Moved(moved))),
        )
    };
    choices([way("how-right", false), way("how-moved", true)])
}

fn set(board: &BoardView, shown: &Shown<'_>, spot: &BoardCounter, to: Option<u8>) -> Option<Outer> {
    let (spot, to) = (spot.clone(), to?);
    shown.play(if board.moved {
        Command::MoveOnBoard { spot, to }
    } else {
        Command::CorrectBoard { spot, to }
    })
}

fn number<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    spot: BoardCounter,
) -> Element<'a, Outer> {
    let at = pieces.get(&spot).unwrap_or(0);
    let number = Stepper {
        note: words::space_meaning(shown.localizer, &spot, at),
        less: set(board, shown, &spot, at.checked_sub(1)),
        more: set(board, shown, &spot, at.checked_add(1)),
        ..Stepper::new(
            shown.localizer,
            format!("spot-{spot}"),
            words::short_name(shown.localizer, &spot),
            at.to_string(),
        )
    };
    let moved = board.moved;
    stepper(number.typed(shown.set(move |to| {
        let (spot, to) = (spot.clone(), u8::try_from(to).ok()?);
        Some(if moved {
            Command::MoveOnBoard { spot, to }
        } else {
            Command::CorrectBoard { spot, to }
        })
    })))
}

/// What is printed on the tokens that are counted there: of the known ones, and of one more.
fn names<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    spot: &BoardCounter,
) -> Vec<Element<'a, Outer>> {
    let count = usize::from(
        pieces
            .get(spot)
            .filter(|_| spot.name_max().is_some())
            .unwrap_or(0),
    );
    let known = pieces.marks_of(spot);
    let cards = matches!(spot, BoardCounter::Cargo(..)).then_some(NamedKind::PoiToken);
    let fields = (0..count.min(known.len() + 1)).flat_map(|index| {
        let mark = known.get(index);
        let args = Args::new().count("number", index + 1);
        let hint = match mark.and_then(|it| it.from) {
            Some(from) => shown.localizer.format(
                "window-board-token-name-from",
                &args.text("region", words::region(shown.localizer, from)),
            ),
            None if cards.is_some() => shown.localizer.format("window-board-poi-name", &args),
            None => shown.localizer.format("window-board-token-name", &args),
        };
        let typed = board.typed.get(&(spot.clone(), index)).map(String::as_str);
        let value = typed.unwrap_or_else(|| mark.map_or("", |it| it.name.as_str()));
        let at = spot.clone();
        let send = move |name| Outer::Board(Message::NameTyped(at.clone(), index, name));
        let id = format!("token-{spot}-{index}");
        let pick = |name: String| Command::MarkToken {
            spot: spot.clone(),
            index,
            name,
        };
        let picks = cards.and_then(|kind| picks(shown, &id, kind, value, pick));
        [Some(field(id, &hint, value, send, Outer::NamesDone)), picks]
            .into_iter()
            .flatten()
    });
    fields.collect()
}

/// The names that the box gives, each to be picked with one press, and what the current one does.
fn picks<'a>(
    shown: &Shown<'a>,
    id: &str,
    kind: NamedKind,
    current: &str,
    command: impl Fn(String) -> Command,
) -> Option<Element<'a, Outer>> {
    let cards = shown
        .game()
        .mission()
        .game_box
        .named(kind)
        .iter()
        .filter(|card| !card.name.is_empty());
    let picks: Vec<_> = cards
        .enumerate()
        .map(|(number, card)| {
            let press = shown.play(command(card.name.clone()));
            choice(
                format!("{id}-pick-{number}"),
                card.name.clone(),
                card.name == current,
                press,
            )
        })
        .collect();
    let does = words::card_text(shown.game(), kind, current).map(|does| quiet(Type::Small, does));
    (!picks.is_empty()).then(|| column![choices(picks), does].spacing(size::TIGHT).into())
}

/// The skills of an astronaut by name, and whether each can be used.
fn skills<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    seat: Seat,
) -> Vec<Element<'a, Outer>> {
    let Some(id_board) = pieces.id_board(seat) else {
        return Vec::new();
    };
    let skills = (0..4).map(|skill| {
        let (card, spot) = (id_board.skill(skill), BoardCounter::Skill(seat, skill));
        let which = words::short_name(shown.localizer, &spot);
        let hint = shown
            .localizer
            .format("window-board-skill-name", &Args::new().text("which", which));
        let typed = board
            .typed
            .get(&(spot.clone(), 0))
            .map_or(card.name.as_str(), String::as_str);
        let id = format!("skill-name-{skill}");
        let picks = picks(shown, &id, NamedKind::Skill, typed, |name| {
            Command::NameSkill { seat, skill, name }
        });
        let send = move |name| Outer::Board(Message::NameTyped(spot.clone(), 0, name));
        let states = SkillState::ALL.iter().map(|&state| {
            let press = shown.play(Command::SetSkillState { seat, skill, state });
            let label = shown.text(&format!("skill-{}", state.id()));
            choice(
                format!("skill-state-{skill}-{}", state.id()),
                label,
                card.state == state,
                press,
            )
        });
        let states = choices(states);
        column![
            field(id, &hint, typed, send, Outer::NamesDone),
            picks,
            states
        ]
        .spacing(size::TIGHT)
        .into()
    });
    skills.collect()
}

fn flag<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    spot: BoardCounter,
) -> Element<'a, Outer> {
    let at = pieces.get(&spot).unwrap_or(0);
    let press = set(board, shown, &spot, Some(1 - at.min(1)));
    choice(
        format!("spot-{spot}"),
        words::toggle_label(shown.localizer, &spot, at > 0),
        at > 0,
        press,
    )
}

/// The spare Facilities of a Block that do not stand: each can be entered.
fn absent<'a>(board: &BoardView, shown: &Shown<'a>, block: Block) -> Option<Element<'a, Outer>> {
    let spots = settable(shown.game())
        .into_iter()
        .filter(|spot| shown.game().state().spot(spot) == Some(0));
    let spares = spots.filter(
        |spot| matches!(spot, BoardCounter::Built(place) if place.facility.block() == block),
    );
    let spares: Vec<_> = spares
        .map(|spot| {
            let label = words::spot(shown.localizer, shown.game(), &spot);
            quiet_button(
                format!("spot-{spot}"),
                (Icon::Plus, label),
                set(board, shown, &spot, Some(1)),
            )
        })
        .collect();
    (!spares.is_empty()).then(|| {
        column![
            text(Type::Body, shown.text("window-board-spares")),
            choices(spares)
        ]
        .spacing(size::SNUG)
        .into()
    })
}

fn morale<'a>(board: &BoardView, shown: &Shown<'a>) -> Element<'a, Outer> {
    let at = shown.game().state().morale;
    let moved = board.moved;
    let to = |by: i8| {
        shown.play(if moved {
            Command::MoveMorale { by }
        } else {
            Command::CorrectMorale { to: at + by }
        })
    };
    let number = Stepper {
        less: to(-1),
        more: to(1),
        ..Stepper::new(
            shown.localizer,
            "board-morale",
            shown.text("window-morale"),
            numbers::plain(at),
        )
    };
    stepper(number.typed(shown.set(move |to| {
        let to = i8::try_from(to).ok()?;
        Some(if moved {
            Command::MoveMorale {
                by: to.checked_sub(at)?,
            }
        } else {
            Command::CorrectMorale { to }
        })
    })))
}

fn track<'a>(board: &BoardView, shown: &Shown<'a>, block: Block) -> Element<'a, Outer> {
    let at = shown.game().state().track(block);
    let right = |to: Option<u8>| to.and_then(|to| shown.play(Command::CorrectTrack { block, to }));
    let more = if board.moved {
        shown.play(Command::RaiseTrack { block, by: 1 })
    } else {
        right(at.checked_add(1))
    };
    let moved = board.moved;
    let number = Stepper {
        less: if moved {
            None
        } else {
            right(at.checked_sub(1))
        },
        more,
        ..Stepper::new(
            shown.localizer,
            format!("board-track-{}", block.id()),
            shown.text("window-board-track"),
            at.to_string(),
        )
    };
    stepper(number.typed(shown.set(move |to| {
        let to = u8::try_from(to).ok()?;
        Some(if moved {
            Command::RaiseTrack {
                block,
                by: to.checked_sub(at)?,
            }
        } else {
            Command::CorrectTrack { block, to }
        })
    })))
}

/// A stack of tokens: a press removes one; another one can be put on top.
fn pile<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &BoardState,
    stack: TokenStack,
) -> Element<'a, Outer> {
    let (localizer, id) = (shown.localizer, stack_id(&stack));
    let putting = board.adding_token.as_ref() == Some(&stack);
    let tokens = pieces
        .stack(&stack)
        .iter()
        .enumerate()
        .map(|(index, &token)| {
            let label = localizer.format(
                "window-board-take",
                &Args::new().text("token", localizer.word(token)),
            );
            let press = shown.play(Command::TakeToken {
                stack: stack.clone(),
                token,
            });
            quiet_button(format!("take-{id}-{index}"), (Icon::Minus, label), press)
        });
    let press = Some(Outer::Board(Message::AddToken(
        (!putting).then(|| stack.clone()),
    )));
    let put = choice(
        format!("put-{id}"),
        shown.text("window-board-put"),
        putting,
        press,
    );
    let tokens = choices(tokens.chain([put]));
    let which = putting.then(|| {
        choices(Modifier::ALL.iter().map(|&token| {
            let press = shown.play(Command::PutToken {
                stack: stack.clone(),
                token,
            });
            quiet_button(
                format!("token-{}", token.id()),
                (Icon::Plus, localizer.word(token)),
                press,
            )
        }))
    });
    column![
        text(Type::Body, words::short_stack(localizer, &stack)),
        tokens,
        which
    ]
    .spacing(size::SNUG)
    .into()
}

/// The widget id of a stack, also used by tests.
pub fn stack_id(stack: &TokenStack) -> String {
    match stack {
        TokenStack::Facility {
            place,
            space: Space::Now,
        } => format!("now-{place}"),
        TokenStack::Facility {
            place,
            space: Space::Next,
        } => format!("next-{place}"),
        TokenStack::Rover(rover) => rover.id().to_owned(),
        TokenStack::Crew(seat) => format!("crew-{seat}"),
        TokenStack::Region(region) => format!("{}-{}", region.ring, region.direction.id()),
    }
}
