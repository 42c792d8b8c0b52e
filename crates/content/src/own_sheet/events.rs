//! The Mission Events of a draft: those of the players' own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::edit::{MAX_TEXT, MAX_TITLE, pay};
use super::{Key, MOST_PAWNS, Price, SheetEffect};
use base::locale::sanitized;
use first_martians::mission::SheetValue;

/// A Mission Event of the players' own.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[serde(default, deny_unknown_fields)]
pub struct Event {
    pub key: Key,
    pub title: String,
    /// What is read aloud.
    pub text: String,
    pub effects: Vec<SheetEffect>,
    /// The first and the last sol in which it may come; any when left out.
    pub sols: Option<(u8, u8)>,
    pub action: Option<EventAction>,
}

/// What an event leaves on the table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct EventAction {
    /// What is done.
    pub text: String,
    pub pawns: u8,
    pub pays: BTreeMap<Price, u8>,
    pub reward: Vec<SheetEffect>,
    /// What is read when it is done.
    pub done: String,
    /// The chance in a hundred that it has a consequence, in each of two sols; 0 for none.
    pub odds: u8,
    /// What is read then.
    pub later_text: String,
    pub later: Vec<SheetEffect>,
}

/// An edit of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum EventEdit {
    Title(String),
    Text(String),
    Sols(Option<(u8, u8)>),
    /// Whether it brings an action.
    Acts(bool),
    ActionText(String),
    Pawns(u8),
    Pays(Price, u8),
    Done(String),
    Odds(u8),
    LaterText(String),
}

impl Event {
    pub(super) fn edit(&mut self, edit: EventEdit) {
        let action = self.action.as_mut();
        match (edit, action) {
            (EventEdit::Title(title), _) => self.title = sanitized(&title, MAX_TITLE),
            (EventEdit::Text(text), _) => self.text = sanitized(&text, 2 * MAX_TEXT),
            (EventEdit::Sols(sols), _) => {
                let last = u8::try_from(SheetValue::Sols.range().1).unwrap_or(1);
                self.sols = sols
                    .map(|(from, to)| (from.clamp(1, last), to.clamp(from.clamp(1, last), last)));
            }
            (EventEdit::Acts(true), None) => {
                self.action = Some(EventAction {
                    pawns: 1,
                    ..EventAction::default()
                });
            }
            (EventEdit::Acts(false), Some(_)) => self.action = None,
            (EventEdit::Acts(_), _) => {}
            (EventEdit::ActionText(text), Some(action)) => action.text = sanitized(&text, MAX_TEXT),
            (EventEdit::Pawns(pawns), Some(action)) => action.pawns = pawns.clamp(1, MOST_PAWNS),
            (EventEdit::Pays(price, count), Some(action)) => pay(&mut action.pays, price, count),
            (EventEdit::Done(text), Some(action)) => action.done = sanitized(&text, MAX_TEXT),
            (EventEdit::Odds(odds), Some(action)) => action.odds = odds.min(100),
            (EventEdit::LaterText(text), Some(action)) => {
                action.later_text = sanitized(&text, MAX_TEXT);
            }
            (
                EventEdit::ActionText(_)
                | EventEdit::Pawns(_)
                | EventEdit::Pays(..)
                | EventEdit::Done(_)
                | EventEdit::Odds(_)
                | EventEdit::LaterText(_),
                None,
            ) => {}
        }
    }
}
