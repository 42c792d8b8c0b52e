//! The questions about a Mission Event of the players' own.

use super::elements::{Part, small};
use super::{Wizard, stored};
use crate::cli::console::{Stop, print_text};
use crate::cli::form::{NextQuestion, Prompted};
use content::own_sheet::{Edit, EffectList, Event, EventEdit, MOST_PAWNS, Price};
use first_martians::mission::SheetValue;
use language::{Args, own_sheet as sheet_text};

/// The questions that the event needs as it is.
pub(super) fn parts(event: &Event) -> Vec<Part> {
    let mut parts = vec![
        Part::Title,
        Part::Text,
        Part::EventSols,
        Part::Effects(EffectList::Effects),
        Part::Acts,
    ];
    if let Some(action) = &event.action {
        parts.extend([
            Part::ActionText,
            Part::Pawns,
            Part::Pays,
            Part::Effects(EffectList::Reward),
            Part::Done,
            Part::Odds,
        ]);
        if action.odds > 0 {
            parts.extend([Part::LaterText, Part::Effects(EffectList::Later)]);
        }
    }
    parts
}

impl Wizard<'_> {
    pub(super) fn ask_event(&mut self, event: &Event, part: Part) -> Result<NextQuestion, Stop> {
        let key = event.key;
        let edit = move |edit: EventEdit| Edit::Event(key, edit);
        match (part, &event.action) {
            (Part::Title, _) => self.text(
                &self.label("wizard-title-label"),
                &event.title,
                false,
                |typed| edit(EventEdit::Title(typed)),
            ),
            (Part::Text, _) => self.text(
                &self.label("wizard-event-text"),
                &event.text,
                true,
                |typed| edit(EventEdit::Text(typed)),
            ),
            (Part::EventSols, _) => self.event_sols(event),
            (Part::Acts, action) => {
                let ways = [
                    ("wizard-event-acts-no", false),
                    ("wizard-event-acts-yes", true),
                ];
                let ways = ways.map(|(id, acts)| {
                    (
                        self.label(id),
                        action.is_some() == acts,
                        edit(EventEdit::Acts(acts)),
                    )
                });
                self.choice(&self.label("wizard-event-acts"), ways.into())
            }
            (Part::ActionText, Some(action)) => self.text(
                &self.label("wizard-event-action"),
                &action.text,
                true,
                |typed| edit(EventEdit::ActionText(typed)),
            ),
            (Part::Pawns, Some(action)) => self.number(
                &self.label("wizard-pawns"),
                action.pawns.into(),
                (1, MOST_PAWNS.into()),
                |pawns| edit(EventEdit::Pawns(small(pawns))),
            ),
            (Part::Pays, Some(action)) => {
                let prices = Price::of(&self.draft).into_iter().map(|price| {
                    let there = action.pays.get(&price).copied().unwrap_or_default();
                    (sheet_text::price(&self.localizer, price, 1), there, price)
                });
                let prices: Vec<_> = prices.collect();
                self.prices("wizard-pays", &prices, |price, count| {
                    edit(EventEdit::Pays(price, count))
                })
            }
            (Part::Done, Some(action)) => self.text(
                &self.label("wizard-event-done"),
                &action.done,
                true,
                |typed| edit(EventEdit::Done(typed)),
            ),
            (Part::Odds, Some(action)) => self.number(
                &self.label("wizard-event-odds-ask"),
                action.odds.into(),
                (0, 100),
                |odds| edit(EventEdit::Odds(small(odds))),
            ),
            (Part::LaterText, Some(action)) => self.text(
                &self.label("wizard-event-later"),
                &action.later_text,
                true,
                |typed| edit(EventEdit::LaterText(typed)),
            ),
            _ => Ok(NextQuestion::Next),
        }
    }

    /// The first and the last sol in which it may come.
    fn event_sols(&mut self, event: &Event) -> Result<NextQuestion, Stop> {
        let last = SheetValue::Sols.range().1;
        let now = event
            .sols
            .map(|(from, to)| format!("{} {}", stored(from.into()), stored(to.into())));
        let now = now.unwrap_or_else(|| self.localizer.text("sheet-ask-any"));
        let args = Args::new()
            .text("label", self.label("wizard-event-sols"))
            .text("default", now)
            .number("max", last);
        let line = match self.line(&self.localizer.format("sheet-ask-sols", &args))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let typed: Option<Vec<u8>> = line
            .split_whitespace()
            .filter(|_| line != "-")
            .map(|word| word.parse().ok())
            .collect();
        let sols = match typed.as_deref() {
            Some(&[]) => None,
            Some(&[sol]) => Some((sol, sol)),
            Some(&[from, to]) if from <= to => Some((from, to)),
            _ => Some((0, 0)),
        };
        if sols.is_some_and(|(from, to)| from == 0 || i64::from(to) > i64::from(last)) {
            print_text(
                &self.localizer,
                &self.localizer.format("sheet-ask-dice-wrong", &args),
            )?;
            return Ok(NextQuestion::Same);
        }
        let _ = self.edit(Edit::Event(event.key, EventEdit::Sols(sols)))?;
        Ok(NextQuestion::Next)
    }
}
