//! The current action where the app keeps the board: its dice, and the region tile that was drawn.

use std::collections::BTreeSet;

use iced::widget::column;

use super::{Message as Outer, Shown};
use crate::app::widget::prelude::*;
use crate::first_martians::board::Feature;
use crate::first_martians::command::{Command, Field};
use crate::first_martians::queries::resolving::{AwaitedInput, awaited_input};
use crate::language::quote;

#[derive(Debug, Clone, Default)]
pub struct Tile {
    features: BTreeSet<Feature>,
    samples: u8,
    pois: u8,
}

#[derive(Debug, Clone, Copy)]
pub enum Message {
    Feature(Feature),
    Samples(u8),
    Pois(u8),
}

impl Tile {
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Feature(feature) => {
                if !self.features.remove(&feature) {
                    let _ = self.features.insert(feature);
                }
            }
            Message::Samples(samples) => self.samples = samples,
            Message::Pois(pois) => self.pois = pois,
        }
    }

    pub fn command(&self) -> Command {
        Command::EnterTile { features: self.features.clone(), samples: self.samples, pois: self.pois }
    }
}

/// The dice of the current action, blank before they are rolled; `None` where it has none.
pub(super) fn action_dice<'a>(shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let game = shown.game();
    let action = game.state().board.as_ref()?.declared.first()?;
    let kind = match awaited_input(game)? {
        AwaitedInput::Dice(kind) => kind,
        AwaitedInput::Accept => action.dice?,
        _ => return None,
    };
    let rolled = action.rolled;
    let all = [
        ("success", rolled.is_some_and(|it| it.success), Icon::Check),
        ("wound", rolled.is_some_and(|it| it.wound), Icon::Wound),
        ("adventure", rolled.is_some_and(|it| it.adventure), Icon::Adventure),
    ];
    let count = if action.success_die_only { 1 } else { 3 };
    let faces = all.into_iter().take(count).map(|(name, shows, sign)| {
        let words = match rolled {
            Some(_) => format!("window-die-{}{name}", if shows { "" } else { "no-" }),
            None => format!("window-die-of-{name}"),
        };
        (action_die(kind, shows.then_some(sign)), shown.say(&words))
    });
    Some(named("act-dice", dice(faces)))
}

/// The form of a region tile, where one is asked for.
pub(super) fn tile<'a>(tile: &Tile, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let Some(AwaitedInput::Tile(_)) = awaited_input(shown.game()) else { return None };
    let features = Feature::ALL.iter().map(|&feature| {
        let press = Outer::Tile(Message::Feature(feature));
        let label = quote::feature(shown.voice, feature);
        choice(format!("feature-{}", feature.id()), label, tile.features.contains(&feature), Some(press))
    });
    let number = |id: &'static str, at: u8, field: Field, to: fn(u8) -> Message| {
        let most = shown.offered.most(&tile.command(), field).and_then(|most| u8::try_from(most).ok()).unwrap_or(0);
        stepper(Stepper {
            less: at.checked_sub(1).map(|at| Outer::Tile(to(at))),
            more: (at < most).then(|| Outer::Tile(to(at + 1))),
            ..Stepper::new(shown.voice, id, shown.say(&format!("window-{id}")), at.to_string())
        })
    };
    let content = column![
        text(Type::Body, shown.say("window-tile-features")),
        choices(features),
        number("tile-samples", tile.samples, Field::samples, Message::Samples),
        number("tile-pois", tile.pois, Field::pois, Message::Pois),
    ];
    Some(panel(content.spacing(size::GAP)))
}
