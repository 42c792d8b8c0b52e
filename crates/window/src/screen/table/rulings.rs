//! What the table decides about a planned action, against the sum of the app.

use std::collections::BTreeSet;

use iced::widget::column;

use super::{Message as Outer, Shown};
use crate::widget::prelude::*;
use first_martians::board::ruling::{PRICE_MAX, REASON_MAX, of_count};
use first_martians::board::{
    ActionKind, BoardCounter, PlannedAction, Ruling, RulingReason, SkillState,
};
use first_martians::command::Command;
use first_martians::effect::Cost;
use first_martians::vocabulary::{Area, Item};
use language::{name_lookup, ruling};

#[derive(Debug, Clone)]
pub(crate) struct Rulings {
    /// The planned action whose rulings are open.
    open: Option<usize>,
    reason: RulingReason,
    /// The typed reason.
    typed: String,
}

#[derive(Debug, Clone)]
pub enum Message {
    Open(Option<usize>),
    Reason(RulingReason),
    Typed(String),
}

impl Default for Rulings {
    fn default() -> Self {
        Self {
            open: None,
            reason: RulingReason::Skill,
            typed: String::new(),
        }
    }
}

impl Rulings {
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Open(open) => self.open = open,
            Message::Reason(reason) => {
                self.reason = reason;
                self.typed.clear();
            }
            Message::Typed(typed) => {
                self.typed = sanitized(&typed, REASON_MAX);
                let blank = self.typed.trim().is_empty();
                self.reason = if blank {
                    RulingReason::Other
                } else {
                    RulingReason::Typed(self.typed.trim().to_owned())
                };
            }
        }
    }

    /// Whether the rulings of that planned action are open.
    pub(super) fn is_open(&self, index: usize) -> bool {
        self.open == Some(index)
    }

    /// The button that opens the rulings of a planned action.
    pub(super) fn fold<'a>(&self, shown: &Shown<'a>, index: usize) -> Element<'a, Outer> {
        let open = self.is_open(index);
        let press = send(Message::Open((!open).then_some(index)));
        choice(
            format!("table-{index}"),
            shown.text("window-plan-table"),
            open,
            Some(press),
        )
    }

    /// The rulings of a planned action, and what decides them while they are open.
    pub(super) fn view<'a>(
        &self,
        shown: &Shown<'a>,
        index: usize,
        planned: &PlannedAction,
    ) -> Element<'a, Outer> {
        // What was decided comes below what decides it: nothing moves under the pointer.
        let given = planned
            .rulings
            .iter()
            .map(|it| quiet(Type::Small, ruling::table_ruling(shown.localizer, it)));
        let given = Column::with_children(given).spacing(size::TIGHT);
        if !self.is_open(index) {
            return given.into();
        }
        let rulings = (1..=4).map(Ruling::Pawns);
        let rulings = rulings.chain([
            Ruling::NoDice,
            Ruling::Dice,
            Ruling::Allowed,
            Ruling::Forbidden,
        ]);
        let rulings = rulings.map(|ruling| {
            let chosen = planned.rulings.iter().any(|it| it.ruling == ruling);
            let id = format!("overrule-{index}-{}", ruling_id(&ruling));
            let label = ruling::ruling(shown.localizer, &ruling);
            let press = shown.play(if chosen {
                Command::DropRuling { index, ruling }
            } else {
                Command::Overrule {
                    index,
                    ruling,
                    reason: self.reason.clone(),
                }
            });
            choice(id, label, chosen, press)
        });
        let parts = column![
            self.reasons(shown),
            choices(rulings),
            self.price(shown, index, planned),
            given
        ];
        parts.spacing(size::SNUG).into()
    }

    /// Why the table decides so: picked or typed.
    pub(super) fn reasons<'a>(&self, shown: &Shown<'a>) -> Element<'a, Outer> {
        let picked = RulingReason::PICKED.into_iter().map(|reason| {
            let label = ruling::ruling_reason(shown.localizer, &reason);
            choice(
                format!("reason-{}", reason.id()),
                label,
                self.reason == reason,
                Some(send(Message::Reason(reason))),
            )
        });
        // What the crew has by name: POI tokens and skills that are ready.
        let board = shown.game().state().board_state();
        let tokens = board
            .into_iter()
            .flat_map(|board| board.marks_of(&BoardCounter::Cargo(Area::Available, Item::Poi)));
        let skills = board
            .into_iter()
            .flat_map(|board| board.crew.iter().flat_map(|it| it.skills.values()));
        let skills = skills
            .filter(|card| card.state == SkillState::Ready)
            .map(|card| card.name.clone());
        let names: BTreeSet<String> = tokens
            .map(|mark| mark.name.clone())
            .chain(skills)
            .filter(|it| !it.is_empty())
            .collect();
        let named = names.into_iter().enumerate().map(|(number, name)| {
            let reason = RulingReason::Typed(name.clone());
            choice(
                format!("reason-named-{number}"),
                name,
                self.reason == reason,
                Some(send(Message::Reason(reason))),
            )
        });
        let picked = picked.chain(named);
        let hint = shown.text("window-plan-reason");
        let typed = field(
            "reason-typed",
            &hint,
            &self.typed,
            |typed| send(Message::Typed(typed)),
            send(Message::Open(self.open)),
        );
        column![
            quiet(Type::Small, shown.text("window-plan-why-table")),
            choices(picked),
            typed
        ]
        .spacing(size::SNUG)
        .into()
    }

    /// The whole price: nothing, or a number of each thing.
    fn price<'a>(
        &self,
        shown: &Shown<'a>,
        index: usize,
        planned: &PlannedAction,
    ) -> Element<'a, Outer> {
        let ruled = planned.rulings.iter().find_map(|it| {
            if let Ruling::Price(price) = &it.ruling {
                Some(price)
            } else {
                None
            }
        });
        let now: &[Cost] = ruled.map_or(&[], Vec::as_slice);
        let set = |price: Vec<Cost>| {
            shown.play(Command::OverrulePrice {
                index,
                price,
                reason: self.reason.clone(),
            })
        };
        let free = ruled.is_some_and(Vec::is_empty);
        let free = choice(
            format!("price-{index}-free"),
            shown.text("ruling-free"),
            free,
            set(Vec::new()),
        );
        let drop = ruled.and_then(|price| {
            shown.play(Command::DropRuling {
                index,
                ruling: Ruling::Price(price.clone()),
            })
        });
        let usual = choice(
            format!("price-{index}-usual"),
            shown.text("ruling-usual-price"),
            ruled.is_none(),
            drop,
        );
        let things = name_lookup::things(shown.localizer)
            .into_iter()
            .enumerate()
            .map(|(number, (thing, name))| {
                let is_it = |cost: &Cost| of_count(cost, 1) == thing;
                let count = now.iter().find(|cost| is_it(cost)).map_or(0, count);
                let others: Vec<Cost> = now.iter().filter(|cost| !is_it(cost)).cloned().collect();
                let with = {
                    let thing = thing.clone();
                    move |count: u8| {
                        others
                            .iter()
                            .cloned()
                            .chain((count > 0).then(|| of_count(&thing, count)))
                            .collect::<Vec<Cost>>()
                    }
                };
                let to = |count: u8| set(with(count));
                let number = Stepper {
                    less: count.checked_sub(1).and_then(to),
                    more: (count < PRICE_MAX).then(|| to(count + 1)).flatten(),
                    ..Stepper::new(
                        shown.localizer,
                        format!("price-{index}-{number}"),
                        name,
                        count.to_string(),
                    )
                };
                let reason = self.reason.clone();
                stepper(number.typed(shown.set(move |count| {
                    let price = with(
                        u8::try_from(count)
                            .ok()
                            .filter(|count| *count <= PRICE_MAX)?,
                    );
                    Some(Command::OverrulePrice {
                        index,
                        price,
                        reason: reason.clone(),
                    })
                })))
            });
        let all = Column::with_children(things).spacing(size::TIGHT);
        column![
            quiet(Type::Small, shown.text("window-plan-price")),
            choices([usual, free]),
            all
        ]
        .spacing(size::SNUG)
        .into()
    }

    /// The button that plans an action although the app forbids it.
    pub(super) fn anyway<'a>(
        &self,
        shown: &Shown<'a>,
        id: String,
        kind: &ActionKind,
    ) -> Option<Element<'a, Outer>> {
        let press = shown.play(Command::PlanOverruled {
            kind: kind.clone(),
            reason: self.reason.clone(),
        })?;
        Some(quiet_button(
            id,
            (Icon::Plus, shown.text("window-plan-anyway")),
            Some(press),
        ))
    }
}

const fn count(cost: &Cost) -> u8 {
    match cost {
        Cost::Supply(it) => it.count,
        Cost::Token(it) => it.count,
        Cost::Mark(it) => it.count,
        Cost::Item(it) => it.count,
        Cost::MoraleTokens(it) => it.count,
    }
}

fn send(message: Message) -> Outer {
    Outer::Planner(super::planner::Message::Rulings(message))
}

/// The id of a ruling in widget ids, also used by tests.
pub fn ruling_id(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Pawns(pawns) => format!("pawns-{pawns}"),
        Ruling::Price(_) => "price".to_owned(),
        Ruling::NoDice => "no-dice".to_owned(),
        Ruling::Dice => "dice".to_owned(),
        Ruling::Allowed => "allowed".to_owned(),
        Ruling::Forbidden => "forbidden".to_owned(),
    }
}
