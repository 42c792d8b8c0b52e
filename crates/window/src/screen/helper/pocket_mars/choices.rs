//! The choices of a turn of *Pocket Mars* as cards.

use iced::widget::{button, column};

use crate::screen::helper::form::{self, Choice};
use crate::screen::helper::{Msg, Shown};
use crate::theme::{self, ButtonKind};
use crate::widget::prelude::*;
use companions::pocket_mars::helper::{Command, Game, Pile};
use language::helper::Describe as _;
use language::{Args, numbers};

/// The projects first, then what else a turn can be; the form of a card takes the place of the cards.
pub(super) fn cards<'a>(
    shown: &Shown<'a, Game>,
    side_by_side: bool,
) -> Option<Element<'a, Msg<Game>>> {
    if form::is_card_open(shown) {
        return None;
    }
    let (projects, others): (Vec<_>, Vec<_>) = form::cards(shown)
        .into_iter()
        .partition(|choice| is_project(&choice.command));
    let group = |title: &str, all: Vec<Choice<Game>>| {
        let cards = all.into_iter().map(|choice| card(shown, choice));
        let title = quiet(Type::Small, shown.text(title));
        Column::with_children(std::iter::once(title).chain(cards))
            .spacing(size::TIGHT + 2.0)
            .width(Length::Fill)
    };
    let projects = (!projects.is_empty()).then(|| group("pm-choice-project", projects));
    let others = (!others.is_empty()).then(|| group("pm-choice-or", others));
    Some(named(
        "choices",
        if side_by_side {
            Element::from(row![projects, others].spacing(size::ROOM))
        } else {
            column![projects, others].spacing(size::SNUG).into()
        },
    ))
}

const fn is_project(command: &Command) -> bool {
    matches!(
        command,
        Command::PlayFromHand {} | Command::PlayFromModule { .. } | Command::PlayFromOther { .. }
    )
}

/// An icon, what it is in short, and what it costs and brings.
fn card<'a>(shown: &Shown<'a, Game>, choice: Choice<Game>) -> Element<'a, Msg<Game>> {
    let Choice {
        id,
        command,
        press,
        opens,
    } = choice;
    let (sign, words, brings) = words(shown, &command);
    let name = if opens {
        shown
            .game()
            .describe_command_name(shown.localizer, &command)
    } else {
        shown.game().describe_command(shown.localizer, &command)
    };
    let (role, ink) = if is_project(&command) {
        (Type::Title, Ink::Sign)
    } else {
        (Type::Body, Ink::Quiet)
    };
    let about = column![text(role, words), quiet(Type::Small, brings.clone())].width(Length::Fill);
    let opens = opens.then(|| icon(Icon::Plus, Type::Body, Ink::Quiet));
    let content = row![icon(sign, Type::Title, ink), about, opens]
        .spacing(size::GAP)
        .align_y(Alignment::Center);
    let button = button(content)
        .width(Length::Fill)
        .padding([size::SNUG, size::GAP])
        .style(theme::button(ButtonKind::Quiet));
    let card = press_described(id.clone(), format!("{name}. {brings}"), button, Some(press));
    let card = named(id.clone(), card);
    // A command without a form is found by its name too.
    if id.ends_with("-0") {
        named(form::form_id(&command), card)
    } else {
        card
    }
}

fn words(shown: &Shown<'_, Game>, command: &Command) -> (Icon, String, String) {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let Some(player) = state.player(state.turn) else {
        return (Icon::Onward, String::new(), String::new());
    };
    let alone = if state.solo() { "yes" } else { "no" };
    let args = Args::new().text("alone", alone);
    let one_less = |cards: u8| numbers::change(cards, cards.saturating_sub(1));
    let (sign, id, args) = match command {
        Command::PlayFromHand {} => (
            Icon::Onward,
            "pm-choice-hand",
            args.text("hand", one_less(player.hand)),
        ),
        Command::PlayFromModule { .. } => (
            Icon::Board,
            "pm-choice-module",
            args.text("module", one_less(player.module)),
        ),
        Command::PlayFromOther { .. } => (Icon::Crew, "pm-choice-other", args),
        Command::Launch {} => {
            let ship = numbers::change(player.ship, player.ship + 1);
            let earth = one_less(player.on_earth());
            (
                Icon::Export,
                "pm-choice-launch",
                args.text("ship", ship).text("earth", earth),
            )
        }
        Command::GainEnergy { pile } => {
            let energy = numbers::change(
                player.energy,
                player.energy + shown.game().energy_for_a_card(),
            );
            let (id, cards) = match pile {
                Pile::Hand => ("pm-choice-energy-hand", player.hand),
                Pile::Module => ("pm-choice-energy-module", player.module),
            };
            (
                Icon::Day,
                id,
                args.text("energy", energy).text("cards", one_less(cards)),
            )
        }
        Command::SetFirstPlayer { .. }
        | Command::Begin {}
        | Command::Passed {}
        | Command::Settle {}
        | Command::UseEnergyBank {}
        | Command::UseCommsCenter {}
        | Command::UseGreenhouse { .. }
        | Command::UseAqualab { .. }
        | Command::UseHabitation { .. }
        | Command::EndTurn {}
        | Command::SystemFailure {}
        | Command::AndroidsRest {}
        | Command::ActivateAndroids { .. }
        | Command::DaChooses { .. }
        | Command::MoveColonist { .. }
        | Command::SetEnergy { .. }
        | Command::DrawCard { .. }
        | Command::DiscardCard { .. }
        | Command::CorrectCards { .. }
        | Command::CorrectDeck { .. }
        | Command::CorrectTop { .. } => {
            return (
                Icon::Onward,
                shown.game().describe_command(localizer, command),
                String::new(),
            );
        }
    };
    (
        sign,
        localizer.format(id, &args),
        localizer.format(&format!("{id}-brings"), &args),
    )
}
