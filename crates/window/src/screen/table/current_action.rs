//! The current action where the app keeps the board: the region tile that was drawn.

use std::collections::BTreeSet;

use iced::widget::column;

use super::{Message as Outer, Shown};
use crate::widget::prelude::*;
use first_martians::Game;
use first_martians::board::Feature;
use first_martians::command::{Command, Field};
use first_martians::queries::resolving::{AwaitedInput, awaited_input};
use language::{Localizer, quote};

#[derive(Debug, Clone, Default)]
pub struct Tile {
    features: BTreeSet<Feature>,
    /// Not entered without a number, which is not a 0.
    samples: Option<u8>,
    pois: Option<u8>,
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
            Message::Samples(samples) => self.samples = Some(samples),
            Message::Pois(pois) => self.pois = Some(pois),
        }
    }

    /// `None` until its numbers are entered.
    pub fn command(&self) -> Option<Command> {
        Some(Command::EnterTile {
            features: self.features.clone(),
            samples: self.samples?,
            pois: self.pois?,
        })
    }

    /// What the step still waits for.
    pub(super) fn missing(&self, localizer: &Localizer, game: &Game) -> Vec<String> {
        let Some(AwaitedInput::Tile(_)) = awaited_input(game) else {
            return Vec::new();
        };
        let numbers = [
            ("window-tile-samples", self.samples),
            ("window-tile-pois", self.pois),
        ];
        numbers
            .into_iter()
            .filter(|(_, number)| number.is_none())
            .map(|(label, _)| localizer.text(label))
            .collect()
    }
}

/// The form of a region tile, where one is asked for.
pub(super) fn tile<'a>(tile: &Tile, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let Some(AwaitedInput::Tile(_)) = awaited_input(shown.game()) else {
        return None;
    };
    let features = Feature::ALL.iter().map(|&feature| {
        let press = Outer::Tile(Message::Feature(feature));
        let label = quote::feature(shown.localizer, feature);
        choice(
            format!("feature-{}", feature.id()),
            label,
            tile.features.contains(&feature),
            Some(press),
        )
    });
    let example = Command::EnterTile {
        features: BTreeSet::new(),
        samples: 0,
        pois: 0,
    };
    let number = |id: &'static str, at: Option<u8>, field: Field, to: fn(u8) -> Message| {
        let most = shown
            .offered
            .most(&example, field)
            .and_then(|most| u8::try_from(most).ok())
            .unwrap_or(0);
        let set = move |at: u8| Outer::Tile(to(at));
        let number = Stepper {
            less: at.map_or(Some(0), |at| at.checked_sub(1)).map(set),
            more: Some(at.map_or(1, |at| at + 1))
                .filter(|at| *at <= most)
                .map(set),
            ..Stepper::new(
                shown.localizer,
                id,
                shown.text(&format!("window-{id}")),
                at.map_or_else(|| UNSET.to_owned(), |at| at.to_string()),
            )
        };
        stepper(number.typed(move |to| u8::try_from(to).ok().filter(|to| *to <= most).map(set)))
    };
    let content = column![
        text(Type::Body, shown.text("window-tile-features")),
        choices(features),
        number(
            "tile-samples",
            tile.samples,
            Field::samples,
            Message::Samples
        ),
        number("tile-pois", tile.pois, Field::pois, Message::Pois),
    ];
    Some(panel(content.spacing(size::GAP)))
}
