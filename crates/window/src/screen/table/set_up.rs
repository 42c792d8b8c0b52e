//! Set-up: crew, options and mission sheet. Its parts also serve corrections during the game.

use iced::widget::column;

use super::{Message, MissionScreen, Shown};
use crate::widget::prelude::*;
use first_martians::command::Command;
use first_martians::mission::SheetValue;
use first_martians::state::{ComponentSource, Difficulty, Seat};
use first_martians::vocabulary::{Block, Profession};
use language::overview::{self, SheetLine};
use language::{Args, fact_text};

pub(super) fn crew<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let players = (1..=4).map(|players| {
        let chosen = state.crew.players == players;
        let press = shown.play(Command::SetPlayers { players });
        choice(
            format!("players-{players}"),
            players.to_string(),
            chosen,
            press,
        )
    });
    let mut parts = vec![
        section(shown.text("window-board"), [board_keepers(shown)]),
        section(shown.text("window-players"), [choices(players)]),
        section(
            shown.text("window-crew"),
            state.crew.seats().map(|seat| astronaut(table, shown, seat)),
        ),
    ];
    parts.extend(aoms(shown));
    parts.extend(difficulty(shown));
    parts.push(options(shown));
    Column::with_children(parts).spacing(size::GAP).into()
}

pub(super) fn sheet<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let lines = overview::sheet_lines(shown.localizer, shown.game());
    let (dice, numbers): (Vec<_>, Vec<_>) =
        lines.into_iter().partition(|line| line.block.is_some());
    column![
        section(
            shown.text("window-numbers"),
            numbers.into_iter().filter_map(|line| number(shown, line))
        ),
        section(
            shown.text("window-dice-by-sol"),
            dice.into_iter().filter_map(|line| die(shown, line))
        ),
    ]
    .spacing(size::GAP)
    .into()
}

pub(super) fn number<'a>(shown: &Shown<'a>, line: SheetLine) -> Option<Element<'a, Message>> {
    let (value, at) = (line.value, line.number?);
    let set = |to: Option<i8>| to.and_then(|to| shown.play(Command::SetSheet { value, to }));
    let number = Stepper {
        note: line.assumed.then(|| shown.text("window-assumed")),
        less: set(at.checked_sub(1)),
        more: set(at.checked_add(1)),
        ..Stepper::new(
            shown.localizer,
            format!("sheet-{}", value.id()),
            line.label,
            line.text,
        )
    };
    let typed = move |to| {
        Some(Command::SetSheet {
            value,
            to: i8::try_from(to).ok()?,
        })
    };
    Some(stepper(number.typed(shown.set(typed))))
}

/// The sols in which a Malfunction die is rolled.
pub(super) fn die<'a>(shown: &Shown<'a>, line: SheetLine) -> Option<Element<'a, Message>> {
    let block = line.block?;
    let sheet = shown.game().sheet();
    let sols = (1..=sheet.sols()).map(|sol| {
        let rolled = sheet.rolls(block, sol);
        let label = shown
            .localizer
            .format("window-sol-number", &Args::new().number("sol", sol));
        let press = shown.play(Command::SetDie {
            block,
            sol,
            rolled: !rolled,
        });
        choice(format!("die-{}-{sol}", block.id()), label, rolled, press)
    });
    let assumed = row![
        text(Type::Body, line.label.clone()),
        quiet(Type::Small, shown.text("window-assumed"))
    ];
    // What is corrected is no longer assumed; where that needs a line of its own, the line stays.
    let about = reserved(
        vec![
            assumed.spacing(size::SNUG).wrap().into(),
            text(Type::Body, line.label).into(),
        ],
        Some(usize::from(!line.assumed)),
    );
    Some(column![about, choices(sols)].spacing(size::SNUG).into())
}

/// Whether the sheet's dice can be corrected now.
pub(super) fn has_dice(shown: &Shown<'_>) -> bool {
    shown.offered.has_kind(&Command::SetDie {
        block: Block::Working,
        sol: 1,
        rolled: true,
    })
}

pub(super) fn astronaut<'a>(
    table: &'a MissionScreen,
    shown: &Shown<'a>,
    seat: Seat,
) -> Element<'a, Message> {
    let crew = &shown.game().state().crew;
    let astronaut = crew.astronauts.get(usize::from(seat));
    let known = astronaut
        .and_then(|astronaut| astronaut.name.as_deref())
        .unwrap_or_default();
    let typed = table.names.get(&seat).map_or(known, String::as_str);
    let label = shown.localizer.format(
        "window-seat",
        &Args::new().number("number", i64::from(seat) + 1),
    );
    let name = field(
        format!("name-{seat}"),
        &shown.text("window-name-hint"),
        typed,
        move |name| Message::NameTyped(seat, name),
        Message::NamesDone,
    );
    let professions = Profession::ALL.iter().map(|&profession| {
        let chosen = astronaut.is_some_and(|astronaut| astronaut.profession == profession);
        let press = shown.play(Command::SetProfession { seat, profession });
        choice(
            format!("profession-{seat}-{}", profession.id()),
            shown.localizer.word(profession),
            chosen,
            press,
        )
    });
    let press = shown.play(Command::SetFirstPlayer { seat });
    let first = choice(
        format!("first-{seat}"),
        shown.text("window-is-first"),
        crew.first_player == seat,
        press,
    );
    column![
        label_row(text(Type::Body, label), first),
        name,
        choices(professions)
    ]
    .spacing(size::SNUG)
    .into()
}

pub(super) fn aoms<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let game = shown.game();
    let crew = &game.state().crew;
    if crew.aoms_to_pick() == 0 {
        return None;
    }
    let aoms = game.mission().game_box.aoms.iter().map(|aom| {
        let used = crew.aoms.contains(&aom.id);
        let press = shown.play(Command::SetAom {
            aom: aom.id.clone(),
            used: !used,
        });
        choice(
            format!("aom-{}", aom.id),
            fact_text::aom(shown.localizer, &aom.id),
            used,
            press,
        )
    });
    // The others can be pressed once there is room for them.
    let left = game
        .mission()
        .game_box
        .aoms
        .iter()
        .find(|aom| !crew.aoms.contains(&aom.id));
    let add = left.map(|aom| Command::SetAom {
        aom: aom.id.clone(),
        used: true,
    });
    let why = add
        .filter(|add| shown.play(add.clone()).is_none())
        .and_then(|add| fact_text::why_unavailable(shown.localizer, game, &add));
    let parts = std::iter::once(choices(aoms)).chain(why.map(|why| quiet(Type::Small, why)));
    Some(section(shown.text("window-aoms"), parts))
}

fn options<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let offer = shown.offers_box.then(|| {
        let open = quiet_button("my-box", shown.text("box-open"), Some(Message::MyBox));
        column![quiet(Type::Small, shown.text("box-offer")), open]
            .spacing(size::SNUG)
            .into()
    });
    let parts = offer.into_iter().chain([dice(shown), cards(shown)]);
    panel(Column::with_children(parts).spacing(size::GAP))
}

pub(super) fn dice<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let dice = ComponentSource::ALL.iter().map(|&dice| {
        let label = shown.text(dice_label(dice));
        choice(
            format!("dice-{}", dice.id()),
            label,
            state.dice == dice,
            shown.play(Command::SetDice { dice }),
        )
    });
    column![text(Type::Title, shown.text("window-dice")), choices(dice)]
        .spacing(size::SNUG)
        .into()
}

/// Who keeps the board, and what each choice gives.
fn board_keepers<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let kept = shown.game().state().board_state().is_some();
    let keepers = [(false, "story"), (true, "full")].map(|(full, id)| {
        let name = shown.text(&format!("window-board-{id}"));
        let lines = ["gives", "takes"].map(|part| shown.text(&format!("window-board-{id}-{part}")));
        large_choice(
            format!("board-{id}"),
            name,
            lines,
            kept == full,
            shown.play(Command::KeepBoard { full }),
        )
    });
    if shown.is_spacious {
        Row::with_children(keepers).spacing(size::SNUG).into()
    } else {
        Column::with_children(keepers).spacing(size::SNUG).into()
    }
}

pub(super) fn board<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let kept = shown.game().state().board_state().is_some();
    let boards = [(false, "story"), (true, "full")].map(|(full, id)| {
        let label = shown.text(&format!("window-board-{id}"));
        choice(
            format!("board-{id}"),
            label,
            kept == full,
            shown.play(Command::KeepBoard { full }),
        )
    });
    column![
        text(Type::Title, shown.text("window-board")),
        choices(boards)
    ]
    .spacing(size::SNUG)
    .into()
}

fn cards<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let state = shown.game().state();
    let cards = ComponentSource::ALL.iter().map(|&cards| {
        let label = shown.text(match cards {
            ComponentSource::Physical => "window-own-cards",
            ComponentSource::Digital => "window-apps-cards",
        });
        choice(
            format!("cards-{}", cards.id()),
            label,
            state.cards == cards,
            shown.play(Command::SetCards { cards }),
        )
    });
    column![
        text(Type::Title, shown.text("window-cards")),
        choices(cards)
    ]
    .spacing(size::SNUG)
    .into()
}

const fn dice_label(kept: ComponentSource) -> &'static str {
    match kept {
        ComponentSource::Physical => "window-own",
        ComponentSource::Digital => "window-apps",
    }
}

/// The difficulties between which the mission makes a difference, if it makes one.
fn difficulty<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let state = shown.game().state();
    let offered = Difficulty::ALL
        .iter()
        .filter(|&&difficulty| shown.offered.allows(&Command::SetDifficulty { difficulty }));
    let offered: Vec<Difficulty> = offered.copied().collect();
    let any = !offered.is_empty();
    let all = offered.into_iter().map(|difficulty| {
        let press = shown.play(Command::SetDifficulty { difficulty });
        let label = shown.text(&format!("window-{}", difficulty.id()));
        choice(
            format!("difficulty-{}", difficulty.id()),
            label,
            state.difficulty == difficulty,
            press,
        )
    });
    let sheet = &shown.game().mission().sheet;
    let changes = [
        (Difficulty::Easier, &sheet.easier),
        (Difficulty::Harder, &sheet.harder),
    ]
    .map(|(difficulty, changes)| {
        let name = shown.text(&format!("window-{}", difficulty.id()));
        let changes = overview::difficulty_changes(shown.localizer, changes);
        (!changes.is_empty()).then(|| quiet(Type::Small, format!("{name}: {changes}")))
    });
    let parts = [choices(all)]
        .into_iter()
        .chain(changes.into_iter().flatten());
    any.then(|| section(shown.text("window-difficulty"), parts))
}

/// The numbers of the sheet that can be corrected now.
pub(super) fn open_numbers<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let offered = |line: &SheetLine| {
        line.number.is_some_and(|to| {
            shown.offered.allows(&Command::SetSheet {
                value: line.value,
                to,
            })
        })
    };
    let lines = overview::sheet_lines(shown.localizer, shown.game());
    lines
        .into_iter()
        .filter(|line| line.value != SheetValue::Dice && offered(line))
        .filter_map(|line| number(shown, line))
        .collect()
}
