//! *Mars Needs Mechanics* during play: the prices after a round, and the best sale of a hand. Nothing is stored.

use iced::widget::column;
use serde_json::{Value, json};

use super::form;
use super::page::Page;
use crate::widget::prelude::*;
use companions::mars_needs_mechanics::{Component, Prices};
use companions::scorebook::ScoreForm;
use language::{Args, Localizer, score};

#[derive(Debug, Clone, PartialEq)]
pub struct Market {
    adjust: ScoreForm,
    sale: ScoreForm,
    hand: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Price(form::Message),
    Hand(form::Message),
    /// Moves the component at that place one place to the front.
    Forward(usize),
    /// Toggles whether a component was bought.
    Bought(&'static str),
    Final(bool),
    ShowHand(bool),
    Rule(&'static str),
}

impl Default for Market {
    fn default() -> Self {
        Self {
            adjust: ScoreForm::of_market("adjust"),
            sale: ScoreForm::of_market("best_sale"),
            hand: false,
        }
    }
}

impl Market {
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Price(message) => enter(&mut self.adjust, message),
            Message::Hand(message) => enter(&mut self.sale, message),
            Message::Forward(place) => {
                let mut line = self.line();
                if place > 0 && place < line.len() {
                    line.swap(place - 1, place);
                }
                self.adjust.set("adjust.line", json!(line));
            }
            Message::Bought(component) => {
                let (mut line, mut bought) = (self.line(), self.bought());
                if bought.iter().any(|own| own == component) {
                    bought.retain(|own| own != component);
                } else {
                    // Its token moves to the front.
                    bought.push(component.to_owned());
                    line.retain(|own| own != component);
                    line.insert(0, component.to_owned());
                }
                self.adjust.set("adjust.line", json!(line));
                self.adjust.set("adjust.bought", json!(bought));
            }
            Message::Final(last) => self.adjust.set("adjust.final_round", json!(last)),
            Message::ShowHand(shown) => {
                self.hand = shown;
                if !shown {
                    self.sale = ScoreForm::of_market("best_sale");
                }
            }
            Message::Rule(_) => {}
        }
        // Both use the same prices.
        if let Some(prices) = self.adjust.get("adjust.prices").cloned() {
            self.sale.set("best_sale.prices", prices);
        }
    }

    /// Discards the hand, which only its player may see.
    pub(crate) fn hide_hand(&mut self) {
        self.update(Message::ShowHand(false));
    }

    fn words(&self, at: &str) -> Vec<String> {
        let items = self.adjust.get(at).and_then(Value::as_array);
        items
            .into_iter()
            .flatten()
            .filter_map(|item| item.as_str().map(str::to_owned))
            .collect()
    }

    /// The components in the order of their line.
    pub(super) fn line(&self) -> Vec<String> {
        self.words("adjust.line")
    }

    fn bought(&self) -> Vec<String> {
        self.words("adjust.bought")
    }

    pub fn view<'a>(&self, localizer: &'a Localizer) -> Element<'a, Message> {
        Column::with_children([self.prices(localizer), self.hand(localizer)])
            .spacing(size::GAP)
            .into()
    }

    fn prices<'a>(&self, localizer: &'a Localizer) -> Element<'a, Message> {
        let answer = self.adjust.answer();
        let page = Page {
            localizer,
            draft: &self.adjust,
            faults: answer.clone().err().unwrap_or_default(),
            inline: true,
            winners: Vec::new(),
        };
        let bought = self.bought();
        let last = self.adjust.get("adjust.final_round") == Some(&Value::Bool(true));
        let components = self
            .line()
            .into_iter()
            .enumerate()
            .filter_map(|(place, id)| {
                let component = Component::from_id(&id)?;
                let args = Args::new()
                    .count("place", place + 1)
                    .text("component", score::component(localizer, component));
                let price = page.counter(
                    &format!("adjust.prices.{id}"),
                    localizer.format("scores-mnm-place", &args),
                    Some(0),
                );
                let was = bought.contains(&id);
                let label = localizer.text(if was {
                    "scores-mnm-bought"
                } else {
                    "scores-mnm-buy"
                });
                let buy = choice(
                    format!("bought-{id}"),
                    label,
                    was,
                    Some(Message::Bought(component.id())),
                );
                let forward = (place > 0).then_some(Message::Forward(place));
                let forward = quiet_button(
                    format!("forward-{id}"),
                    localizer.text("scores-mnm-forward"),
                    forward,
                );
                Some(
                    column![price.map(Message::Price), choices([buy, forward])]
                        .spacing(size::TIGHT)
                        .into(),
                )
            });
        let end = |value: bool, id: &str| {
            choice(
                format!("final-{value}"),
                localizer.text(id),
                last == value,
                Some(Message::Final(value)),
            )
        };
        let before = prices_of(&self.adjust);
        let told = match &answer {
            Ok(answer) => score::answer(localizer, answer, before.as_ref()),
            Err(_) => vec![localizer.text("scores-result-wrong")],
        };
        let rule = if last {
            "mnm-last-prices"
        } else {
            "mnm-prices"
        };
        let limits = ["lowest_price", "highest_price"].map(|limit| {
            let label = localizer.text(&format!("set-up-{}", limit.replace('_', "-")));
            page.counter(&format!("rules.{limit}"), label, Some(0))
                .map(Message::Price)
        });
        let falls = last.then(|| page.switch("bought_at_the_back_falls").map(Message::Price));
        let head = [quiet(Type::Small, localizer.text("scores-mnm-line-lead"))];
        let tail = [
            quiet(Type::Small, localizer.text("scores-mnm-final")),
            choices([end(false, "scores-no"), end(true, "scores-yes")]),
        ];
        let result = [named("prices", lines(told)), help(localizer, rule)];
        section(
            localizer.text("scores-mnm-prices"),
            head.into_iter()
                .chain(components)
                .chain(tail)
                .chain(falls)
                .chain(limits)
                .chain(result),
        )
    }

    fn hand<'a>(&self, localizer: &'a Localizer) -> Element<'a, Message> {
        let title = localizer.text("scores-mnm-sale");
        let lead = quiet(Type::Small, localizer.text("scores-mnm-sale-lead"));
        let (id, icon) = if self.hand {
            ("scores-mnm-hand-away", Icon::Close)
        } else {
            ("scores-mnm-hand-show", Icon::Onward)
        };
        let toggle = quiet_button(
            "hand",
            (icon, localizer.text(id)),
            Some(Message::ShowHand(!self.hand)),
        );
        if !self.hand {
            return section(title, [lead, toggle]);
        }
        let answer = self.sale.answer();
        let page = Page {
            localizer,
            draft: &self.sale,
            faults: answer.clone().err().unwrap_or_default(),
            inline: true,
            winners: Vec::new(),
        };
        let cards = Component::ALL.map(|component| {
            let at = format!("best_sale.hand.{}", component.id());
            page.counter(&at, score::component(localizer, component), Some(0))
                .map(Message::Hand)
        });
        let scrap = page
            .counter(
                "best_sale.scrap",
                localizer.text("scores-mnm-scrap"),
                Some(0),
            )
            .map(Message::Hand);
        let set = page.switch("one_component_is_a_set").map(Message::Hand);
        let told = match &answer {
            Ok(answer) => score::answer(localizer, answer, None),
            Err(_) => vec![localizer.text("scores-result-wrong")],
        };
        // An invalid price is reported at its field above.
        let stray = page.fault_within("best_sale.prices").map(remark);
        let result = [
            named("sale", lines(told)),
            help(localizer, "mnm-sell"),
            toggle,
        ];
        section(
            title,
            [lead]
                .into_iter()
                .chain(cards)
                .chain([scrap, set])
                .chain(stray)
                .chain(result),
        )
    }
}

fn enter(draft: &mut ScoreForm, message: form::Message) {
    match message {
        form::Message::Typed(at, typed) => {
            draft.set(&at, json!(sanitized(&typed, form::TYPED_MAX)));
        }
        form::Message::Stepped(at, by, least) => draft.step(&at, by, least),
        form::Message::Switch(name, value) => draft.set(&format!("rules.{name}"), value),
        _ => {}
    }
}

/// The prices before the round; `None` if one is not a number.
fn prices_of(draft: &ScoreForm) -> Option<Prices> {
    let price = |component: Component| draft.integer(&format!("adjust.prices.{}", component.id()));
    Component::ALL
        .into_iter()
        .map(|component| price(component).map(|price| (component, price)))
        .collect()
}

fn lines<'a>(sentences: Vec<String>) -> Element<'a, Message> {
    let lines = sentences
        .into_iter()
        .map(|sentence| text(Type::Body, sentence).into());
    Column::with_children(lines).spacing(size::TIGHT).into()
}

fn help<'a>(localizer: &Localizer, entry: &'static str) -> Element<'a, Message> {
    let label = (Icon::Help, localizer.text("window-rules-help"));
    quiet_button(format!("rule-{entry}"), label, Some(Message::Rule(entry)))
}
