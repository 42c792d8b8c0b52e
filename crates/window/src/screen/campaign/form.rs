//! What a crew says at the end of a chapter: what lies on the table, where the app has not kept it, and who joins.

use std::collections::{BTreeMap, BTreeSet};

use iced::widget::column;

use super::Message;
use crate::widget::prelude::*;
use first_martians::board::{BoardCounter, SkillState};
use first_martians::campaign::{BoardQuestions, CarriedBoard, most_asked};
use first_martians::state::Seat;
use first_martians::vocabulary::Condition;
use language::{Args, Localizer, board, campaign as words, fact_text};
use session::campaign::{AtTransition, ChapterTransition, said_board};

/// The Skill cards of an astronaut.
const CARDS: [u8; 3] = [1, 2, 3];

#[derive(Debug, Clone, Default)]
pub(super) struct Form {
    spots: BTreeMap<BoardCounter, u8>,
    /// The Skill cards that are unlocked, by seat.
    skills: BTreeMap<Seat, BTreeSet<u8>>,
    pub(super) newcomer: String,
}

impl Form {
    /// With what was said before.
    pub(super) fn new(border: &ChapterTransition) -> Self {
        let open = border.said.skills.iter().map(|(seat, cards)| {
            let open = cards
                .iter()
                .filter(|(_, card)| card.state != SkillState::Locked)
                .map(|(number, _)| *number);
            (*seat, open.collect())
        });
        Self {
            spots: border.said.spots.clone(),
            skills: open.collect(),
            newcomer: border
                .newcomer
                .as_ref()
                .and_then(|(_, name)| name.clone())
                .unwrap_or_default(),
        }
    }

    pub(super) fn lies(&mut self, spot: BoardCounter, number: u8) {
        let _ = self.spots.insert(spot, number);
    }

    pub(super) fn unlock(&mut self, seat: Seat, card: u8) {
        let cards = self.skills.entry(seat).or_default();
        if !cards.remove(&card) {
            let _ = cards.insert(card);
        }
    }

    pub(super) fn name(&self) -> String {
        self.newcomer.trim().to_owned()
    }

    /// What is said of the board; `None` where nothing is asked.
    pub(super) fn said(&self, at: &AtTransition) -> Option<CarriedBoard> {
        let questions = &at.border.questions;
        (!questions.is_empty()).then(|| {
            let spots = questions.spots();
            let asked = self.spots.iter().filter(|(spot, _)| spots.contains(spot));
            let skills = self
                .skills
                .iter()
                .map(|(seat, cards)| (*seat, cards.iter().copied().collect()));
            said_board(
                asked
                    .map(|(spot, number)| (spot.clone(), *number))
                    .collect(),
                &skills.collect(),
            )
        })
    }

    /// Asks for the name of the newcomer.
    pub(super) fn newcomer<'a>(
        &self,
        localizer: &Localizer,
        at: &AtTransition,
    ) -> Option<Element<'a, Message>> {
        let _ = at.border.newcomer.as_ref()?;
        let lost = words::names(localizer, at.kept.lost.last().map(std::slice::from_ref)?);
        let lead = text(
            Type::Body,
            localizer.format("campaign-newcomer", &Args::new().text("name", lost)),
        )
        .into();
        let hint = localizer.text("campaign-newcomer-hint");
        let name = field(
            "newcomer",
            &hint,
            &self.newcomer,
            Message::Named,
            Message::Main,
        );
        Some(section(
            localizer.text("campaign-newcomer-title"),
            [lead, name],
        ))
    }

    /// What lies on the table, astronaut by astronaut; nothing where the app knows it.
    pub(super) fn view<'a>(
        &self,
        localizer: &Localizer,
        at: &AtTransition,
    ) -> Option<Element<'a, Message>> {
        if at.border.questions.is_empty() {
            return None;
        }
        let BoardQuestions {
            upgrades,
            discoveries,
            // These are asked astronaut by astronaut.
            wounds: _,
            conditions: _,
            skills: _,
        } = &at.border.questions;
        let dead = at.border.newcomer.as_ref().map(|(seat, _)| *seat);
        let crew = at.crew.seats().filter(|seat| Some(*seat) != dead);
        let crew: Vec<_> = crew
            .filter_map(|seat| self.astronaut(localizer, at, seat))
            .collect();
        let built: Vec<_> = upgrades
            .iter()
            .map(|id| self.tick(localizer, &BoardCounter::Upgrade(id.clone())))
            .collect();
        let built = (!built.is_empty())
            .then(|| group(localizer.text("campaign-ask-upgrades"), choices(built)));
        let discoveries = discoveries.then(|| {
            self.number(
                localizer,
                &BoardCounter::Discoveries,
                localizer.text("campaign-ask-discoveries"),
            )
        });
        let lead = quiet(Type::Body, localizer.text("campaign-hand-on-lead"));
        let parts = [lead]
            .into_iter()
            .chain(crew)
            .chain(built)
            .chain(discoveries);
        Some(section(localizer.text("campaign-hand-on-title"), parts))
    }

    fn astronaut<'a>(
        &self,
        localizer: &Localizer,
        at: &AtTransition,
        seat: Seat,
    ) -> Option<Element<'a, Message>> {
        let BoardQuestions {
            wounds,
            conditions,
            skills,
            // These are asked once for the whole crew.
            upgrades: _,
            discoveries: _,
        } = &at.border.questions;
        let wounds = wounds.contains(&seat).then(|| {
            let label = localizer.text("campaign-wounds");
            self.number(localizer, &BoardCounter::Wounds(seat), label)
        });
        let conditions = conditions.contains(&seat).then(|| {
            let spots = Condition::ALL
                .iter()
                .map(|&condition| BoardCounter::Condition(seat, condition));
            let ticks: Vec<_> = spots.map(|spot| self.tick(localizer, &spot)).collect();
            group(localizer.text("campaign-conditions"), choices(ticks))
        });
        let open = self.skills.get(&seat);
        let skills = skills.contains(&seat).then(|| {
            let cards = CARDS.map(|card| {
                let chosen = open.is_some_and(|open| open.contains(&card));
                choice(
                    format!("skill-{seat}-{card}"),
                    card.to_string(),
                    chosen,
                    Some(Message::Skill(seat, card)),
                )
            });
            group(localizer.text("campaign-skills"), choices(cards))
        });
        let name = text(Type::Title, fact_text::name(localizer, &at.crew, seat));
        (wounds.is_some() || conditions.is_some() || skills.is_some()).then(|| {
            column![name, wounds, conditions, skills]
                .spacing(size::SNUG)
                .into()
        })
    }

    fn at(&self, spot: &BoardCounter) -> u8 {
        self.spots.get(spot).copied().unwrap_or(0)
    }

    fn number<'a>(
        &self,
        localizer: &Localizer,
        spot: &BoardCounter,
        label: String,
    ) -> Element<'a, Message> {
        let (at, most) = (self.at(spot), most_asked(spot));
        let to = |number: Option<u8>| {
            number
                .filter(|number| *number <= most)
                .map(|number| Message::Lies(spot.clone(), number))
        };
        let id = if let BoardCounter::Wounds(seat) = spot {
            format!("wounds-{seat}")
        } else {
            "discoveries".to_owned()
        };
        let number = Stepper {
            less: to(at.checked_sub(1)),
            more: to(at.checked_add(1)),
            ..Stepper::new(localizer, id, label, at.to_string())
        };
        let spot = spot.clone();
        let lies = move |to: u8| Message::Lies(spot.clone(), to);
        stepper(number.typed(move |to| u8::try_from(to).ok().filter(|to| *to <= most).map(&lies)))
    }

    fn tick<'a>(&self, localizer: &Localizer, spot: &BoardCounter) -> Element<'a, Message> {
        let (id, label) = match spot {
            BoardCounter::Condition(seat, condition) => (
                format!("condition-{seat}-{}", condition.id()),
                localizer.word(*condition),
            ),
            BoardCounter::Upgrade(id) => (format!("upgrade-{id}"), board::upgrade(localizer, id)),
            _ => return space().into(),
        };
        let lies = self.at(spot) > 0;
        let number = if lies { 0 } else { most_asked(spot) };
        choice(id, label, lies, Some(Message::Lies(spot.clone(), number)))
    }
}

fn group<'a>(label: String, choices: Element<'a, Message>) -> Element<'a, Message> {
    column![quiet(Type::Small, label), choices]
        .spacing(size::TIGHT)
        .into()
}
