//! The factories of *Mechanica*, drawn, and what can be done at a tile or a truck.

use std::mem::discriminant;

use super::ViewMessage;
use crate::screen::helper::form;
use crate::screen::helper::{Message, Msg, Shown};
use crate::screen::rules::RulesAt;
use crate::widget::factory as drawn_factory;
use crate::widget::prelude::*;
use base::play::Value;
use companions::mechanica::helper::{
    Bot, Command, Field, Game, Improvement, Player, Seat, Step, Truck, Word,
};
use companions::mechanica::score::{COINS, coins};
use language::helper::Describe as _;
use language::{Args, Localizer, mechanica as mechanica_text, numbers};

/// A part of the factory of a player whose numbers and actions are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FactoryPlace {
    pub seat: Seat,
    pub kind: PlaceKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaceKind {
    /// The index of an installed improvement.
    Tile(usize),
    Truck(usize),
}

/// The factory of a player, and below it what can be done at the part that was pressed, unless that is beside it.
pub(super) fn factory<'a>(
    shown: &Shown<'a, Game>,
    seat: Seat,
    width: f32,
) -> Option<Element<'a, Msg<Game>>> {
    let player = shown.game().state().player(seat)?;
    let parts = Factory {
        id: format!("factory-{seat}"),
        purses: [("me-wallet", player.wallet), ("me-vault", player.vault)]
            .map(|(id, sum)| purse(shown.localizer, id, sum)),
        tiles: (0..)
            .zip(&player.tiles)
            .map(|(index, &kind)| {
                tile(
                    shown,
                    FactoryPlace {
                        seat,
                        kind: PlaceKind::Tile(index),
                    },
                    kind,
                )
            })
            .collect(),
        trucks: trucks(shown, seat, player),
        empty: shown.text("me-no-tiles"),
    };
    let press = move |part| {
        let kind = match part {
            FactoryPart::Purse(_) => return None,
            FactoryPart::Tile(index) => PlaceKind::Tile(index),
            FactoryPart::Truck(index) => PlaceKind::Truck(index),
        };
        Some(Message::Tapped(ViewMessage::Open(FactoryPlace {
            seat,
            kind,
        })))
    };
    let drawing = drawn_factory(parts, width - 2.0 * size::PAD, press);
    let open = open_place(shown).filter(|open| open.seat == seat);
    let is_closed = open.is_none();
    let open = open
        .filter(|_| !shown.has_columns())
        .and_then(|open| here(shown, open, player));
    let lead = is_closed.then(|| quiet(Type::Small, shown.text("me-factory-lead")));
    let title = shown
        .localizer
        .format("me-factory", &Args::new().text("name", player.name.clone()));
    let parts = std::iter::once(drawing).chain(open).chain(lead);
    Some(named(format!("factory-{seat}"), section(title, parts)))
}

/// What can be done at the part that was pressed.
pub(super) fn open_part<'a>(shown: &Shown<'a, Game>) -> Option<Element<'a, Msg<Game>>> {
    let open = open_place(shown)?;
    here(shown, open, shown.game().state().player(open.seat)?)
}

/// The part that is open, unless a form is.
fn open_place(shown: &Shown<'_, Game>) -> Option<FactoryPlace> {
    shown
        .screen
        .own
        .open
        .filter(|_| shown.screen.open.is_none())
}

fn purse(localizer: &Localizer, id: &str, sum: i64) -> FactoryPurse {
    let name = localizer.text(id);
    let coins = coins(sum)
        .into_iter()
        .zip(COINS)
        .filter(|(count, _)| *count > 0);
    FactoryPurse {
        label: format!("{name}: {}", mechanica_text::money(localizer, sum)),
        name,
        sum: numbers::plain(sum),
        coins: coins
            .map(|(count, coin)| (numbers::plain(coin), count))
            .collect(),
    }
}

fn tile(shown: &Shown<'_, Game>, place: FactoryPlace, kind: Improvement) -> FactoryTile {
    let name = mechanica_text::improvement(shown.localizer, kind);
    let (into, out, pays) = work(kind);
    FactoryTile {
        label: format!(
            "{name}: {}. {}",
            value(shown, kind),
            shown.text("me-factory-opens")
        ),
        name,
        bots: (into, out),
        pays,
        is_offered: shown
            .screen
            .offered()
            .iter()
            .any(|placed| works_at(&placed.offer.command, place.seat, kind, shown)),
        is_open: open_place(shown) == Some(place),
    }
}

/// What goes in, what comes out and whether it pays (rulebook, I Miglioramenti).
const fn work(kind: Improvement) -> (&'static [BotSize], &'static [BotSize], bool) {
    use BotSize::{Any, Better, Lower};
    match kind {
        Improvement::Upgrader => (&[Any], &[Better], false),
        Improvement::Downgrader => (&[Any], &[Lower, Lower, Lower], false),
        Improvement::Duplicator => (&[Any], &[Any, Any], false),
        Improvement::Reconfigurator => (&[Any, Any], &[Any], false),
        Improvement::Fabricator => (&[], &[Lower], false),
        Improvement::OveractiveFabricator => (&[], &[Better], false),
        Improvement::GiftWrapper | Improvement::FlightTester => (&[Any], &[Any], true),
        Improvement::StaticCharger => (&[Any], &[Any, Lower], false),
    }
}

/// The words of the value of a tile.
fn value(shown: &Shown<'_, Game>, kind: Improvement) -> String {
    let known = shown.game().state().values.get(&kind);
    known.map_or_else(
        || shown.text("me-unknown-value"),
        |it| {
            shown
                .localizer
                .format("me-factory-value", &Args::new().number("value", *it))
        },
    )
}

/// Whether a command is what such a tile of that player does in this step.
fn works_at(command: &Command, seat: Seat, kind: Improvement, shown: &Shown<'_, Game>) -> bool {
    match command {
        Command::UseOveractive { .. } => {
            kind == Improvement::OveractiveFabricator && seat == shown.game().state().turn
        }
        Command::GiftWrapper { seat: of, .. } => kind == Improvement::GiftWrapper && *of == seat,
        Command::FlightTester { seat: of, .. } => kind == Improvement::FlightTester && *of == seat,
        _ => false,
    }
}

fn trucks(shown: &Shown<'_, Game>, seat: Seat, player: &Player) -> Vec<FactoryTruck> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let at_hand = state.turn == seat;
    let shipped = if at_hand { player.shipped } else { 0 };
    let loads = shown
        .screen
        .own
        .loaded()
        .filter(|_| at_hand && state.step == Step::Ship);
    let loads = loads.flat_map(|(bot, count)| std::iter::repeat_n(bot, usize::from(count)));
    let mut bots = std::iter::repeat_n(None, usize::from(shipped)).chain(loads.map(Some));
    let truck = |(index, &truck): (usize, &Truck)| {
        let on_it: Vec<Option<Bot>> = bots.by_ref().take(usize::from(truck.capacity())).collect();
        let loaded: Vec<String> = on_it
            .iter()
            .flatten()
            .map(|&bot| mechanica_text::bot(localizer, bot))
            .collect();
        let shipped = on_it.iter().filter(|bot| bot.is_none()).count();
        let empty = usize::from(truck.capacity()) - on_it.len();
        let spaces = on_it.iter().map(|bot| match bot {
            Some(bot) => TruckSpace::Loaded(
                mechanica_text::bot(localizer, *bot)
                    .chars()
                    .take(1)
                    .collect(),
            ),
            None => TruckSpace::Shipped,
        });
        let mut label = vec![super::truck_and_room(localizer, truck)];
        if !loaded.is_empty() {
            label.push(localizer.format(
                "me-factory-loaded",
                &Args::new().text("bots", localizer.list(&loaded)),
            ));
        }
        if shipped > 0 {
            label
                .push(localizer.format("me-factory-shipped", &Args::new().count("count", shipped)));
        }
        label.push(shown.text("me-factory-opens"));
        FactoryTruck {
            name: truck_name(shown, truck),
            label: label.join(". "),
            spaces: spaces
                .chain(std::iter::repeat_n(TruckSpace::Empty, empty))
                .collect(),
            is_offered: at_hand && replaces(shown, truck).next().is_some(),
            is_open: open_place(shown)
                == Some(FactoryPlace {
                    seat,
                    kind: PlaceKind::Truck(index),
                }),
        }
    };
    player.trucks.iter().enumerate().map(truck).collect()
}

fn truck_name(shown: &Shown<'_, Game>, truck: Truck) -> String {
    mechanica_text::word(
        shown.localizer,
        shown.game(),
        Field::from,
        &Value::Word(Word::Truck(truck)),
    )
}

/// The purchases that replace such a truck.
fn replaces<'a>(
    shown: &Shown<'a, Game>,
    truck: Truck,
) -> impl Iterator<Item = &'a Command> + use<'a> {
    let commands = shown
        .screen
        .offered()
        .iter()
        .map(|placed| &placed.offer.command);
    commands
        .filter(move |command| matches!(command, Command::BuyTruck { from, .. } if *from == truck))
}

/// What the open part is, and what can be done there.
fn here<'a>(
    shown: &Shown<'a, Game>,
    open: FactoryPlace,
    player: &Player,
) -> Option<Element<'a, Msg<Game>>> {
    let (title, about, actions) = match open.kind {
        PlaceKind::Tile(index) => at_tile(shown, open.seat, *player.tiles.get(index)?),
        PlaceKind::Truck(index) => at_truck(shown, open.seat, *player.trucks.get(index)?),
    };
    let press = Some(Message::Tapped(ViewMessage::Open(open)));
    let close = quiet_button(
        "close-factory",
        (Icon::Close, shown.text("window-close")),
        press,
    );
    let head = label_row(text(Type::Title, title), close);
    let parts = [head, quiet(Type::Small, about)].into_iter().chain(actions);
    Some(named(
        form::OPEN,
        raised(Column::with_children(parts).spacing(size::SNUG)),
    ))
}

type Here<'a> = (String, String, Vec<Element<'a, Msg<Game>>>);

fn at_tile<'a>(shown: &Shown<'a, Game>, seat: Seat, kind: Improvement) -> Here<'a> {
    let localizer = shown.localizer;
    let mut actions = Vec::new();
    for placed in shown
        .screen
        .offered()
        .iter()
        .filter(|placed| works_at(&placed.offer.command, seat, kind, shown))
    {
        let command = &placed.offer.command;
        if let Command::UseOveractive { .. } = command {
            actions.extend([true, false].map(|deluxe| {
                let command = Command::UseOveractive { deluxe };
                let label = shown.game().describe_command(localizer, &command);
                wide_button(
                    format!("factory-overactive-{deluxe}"),
                    (Icon::Plus, label),
                    shown.play(command),
                )
            }));
        } else {
            let press = Message::OpenedWith(
                discriminant(command),
                Field::seat,
                Value::Number(seat.into()),
            );
            actions.push(wide_button(
                "factory-coins",
                (Icon::Plus, shown.text("me-factory-coins")),
                Some(press),
            ));
        }
    }
    let rules = Message::Rules(RulesAt::Entry(entry(kind).to_owned()));
    let rules = quiet_button(
        "factory-rules",
        (Icon::Help, shown.text("window-rules")),
        Some(rules),
    );
    let demolish = (seat == shown.game().state().turn)
        .then(|| shown.play(Command::Demolish { improvement: kind }))
        .flatten();
    let demolish = demolish.map(|press| {
        quiet_button(
            "factory-demolish",
            (Icon::Trash, shown.text("me-factory-demolish")),
            Some(press),
        )
    });
    actions.push(choices(std::iter::once(rules).chain(demolish)));
    (
        mechanica_text::improvement(localizer, kind),
        value(shown, kind),
        actions,
    )
}

fn at_truck<'a>(shown: &Shown<'a, Game>, seat: Seat, truck: Truck) -> Here<'a> {
    let commands = replaces(shown, truck).filter(|_| seat == shown.game().state().turn);
    let buttons = commands.enumerate().map(|(index, command)| {
        let label = shown.game().describe_command(shown.localizer, command);
        wide_button(
            format!("factory-buy-truck-{index}"),
            (Icon::Cargo, label),
            shown.play(command.clone()),
        )
    });
    let mut actions: Vec<_> = buttons.collect();
    if actions.is_empty() {
        actions.push(text(Type::Body, shown.text("me-factory-truck-none")).into());
    }
    let room = shown.localizer.format(
        "me-factory-room",
        &Args::new().number("holds", truck.capacity()),
    );
    (truck_name(shown, truck), room, actions)
}

/// The rules entry of an improvement.
const fn entry(kind: Improvement) -> &'static str {
    match kind {
        Improvement::Upgrader => "me-upgrader",
        Improvement::Downgrader => "me-downgrader",
        Improvement::Duplicator => "me-duplicator",
        Improvement::Reconfigurator => "me-reconfigurator",
        Improvement::Fabricator => "me-fabricator",
        Improvement::OveractiveFabricator => "me-overactive-fabricator",
        Improvement::GiftWrapper => "me-gift-wrapper",
        Improvement::StaticCharger => "me-static-charger",
        Improvement::FlightTester => "me-flight-tester",
    }
}
