//! Mission Events of the players' own.

use iced::widget::column;

use super::form::{chosen, costs, list, number, typed};
use super::{Message, Wizard, effects};
use crate::widget::prelude::*;
use content::own_sheet::{
    Edit, EffectList, EffectSite, Element as Listed, Event, EventAction, EventEdit, Key,
    MOST_PAWNS, Price,
};
use first_martians::mission::SheetValue;
use language::{Args, Localizer, own_sheet as own_sheet_text};

/// The chances to choose from; the text asks for any.
const ODDS: [u8; 7] = [20, 30, 40, 50, 60, 80, 100];

pub(super) fn view(wizard: &Wizard) -> Element<'_, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let rows = draft.events.iter().map(|it| {
        (
            it.key,
            own_sheet_text::event(localizer, it),
            wizard
                .is_open(Listed::Event, it.key)
                .then(|| form(wizard, it)),
        )
    });
    let lead = localizer.text("wizard-event-lead");
    let events = list(
        localizer,
        draft,
        Listed::Event,
        localizer.text("wizard-step-events"),
        lead,
        rows,
    );
    let shared = (!draft.events.is_empty()).then(|| {
        let ways = [("too", false), ("not", true)].map(|(id, only)| {
            let label = localizer.text(&format!("wizard-shared-events-{id}"));
            (
                format!("shared-events-{id}"),
                label,
                draft.own_events_only == only,
                Edit::OwnEventsOnly(only),
            )
        });
        chosen(localizer.text("wizard-shared-events"), ways)
    });
    Column::with_children(std::iter::once(events).chain(shared))
        .spacing(size::GAP)
        .into()
}

fn form<'a>(wizard: &'a Wizard, event: &'a Event) -> Element<'a, Message> {
    let (localizer, key) = (&wizard.localizer, event.key);
    let id = format!("event-{key}");
    let edit = move |edit: EventEdit| Edit::Event(key, edit);
    let hint = localizer.text("wizard-event-text-hint");
    let ways = [("no", false), ("yes", true)].map(|(name, acts)| {
        let label = localizer.text(&format!("wizard-event-acts-{name}"));
        (
            format!("{id}-acts-{name}"),
            label,
            event.action.is_some() == acts,
            edit(EventEdit::Acts(acts)),
        )
    });
    let parts = [
        typed(
            format!("{id}-title"),
            localizer.text("wizard-title-label"),
            "",
            &event.title,
            move |it| edit(EventEdit::Title(it)),
        ),
        typed(
            format!("{id}-text"),
            localizer.text("wizard-event-text"),
            &hint,
            &event.text,
            move |it| edit(EventEdit::Text(it)),
        ),
        effects::view(
            wizard,
            EffectSite {
                element: Listed::Event,
                key,
                list: EffectList::Effects,
            },
        ),
        sols(localizer, event),
        chosen(localizer.text("wizard-event-acts"), ways),
    ];
    let action = event.action.iter().flat_map(|it| action(wizard, key, it));
    Column::with_children(parts.into_iter().chain(action))
        .spacing(size::GAP)
        .into()
}

/// In which sols it may come.
fn sols<'a>(localizer: &'a Localizer, event: &'a Event) -> Element<'a, Message> {
    let key = event.key;
    let id = format!("event-{key}-sols");
    let last = SheetValue::Sols.range().1;
    let to = move |sols| Edit::Event(key, EventEdit::Sols(sols));
    let (from, until) = event.sols.unwrap_or((1, u8::try_from(last).unwrap_or(1)));
    let ways = [("any", None), ("some", Some((from, until)))].map(|(name, sols)| {
        let label = localizer.text(&format!("wizard-event-sols-{name}"));
        (
            format!("{id}-{name}"),
            label,
            event.sols.is_some() == sols.is_some(),
            to(sols),
        )
    });
    let small = |sol: u8| i8::try_from(sol).unwrap_or(last);
    let sol = |sol: i8| u8::try_from(sol).unwrap_or(1);
    let steppers = event.sols.map(|(from, until)| {
        let (first, end) = (
            localizer.text("wizard-event-sols-from"),
            localizer.text("wizard-event-sols-to"),
        );
        column![
            number(
                localizer,
                format!("{id}-from"),
                first,
                small(from),
                (1, small(until)),
                false,
                |it| to(Some((sol(it), until)))
            ),
            number(
                localizer,
                format!("{id}-to"),
                end,
                small(until),
                (small(from), last),
                false,
                |it| to(Some((from, sol(it))))
            ),
        ]
        .spacing(size::SNUG)
        .into()
    });
    Column::with_children(
        std::iter::once(chosen(localizer.text("wizard-event-sols"), ways)).chain(steppers),
    )
    .spacing(size::SNUG)
    .into()
}

fn action<'a>(wizard: &'a Wizard, key: Key, action: &'a EventAction) -> Vec<Element<'a, Message>> {
    let localizer = &wizard.localizer;
    let id = format!("event-{key}");
    let edit = move |edit: EventEdit| Edit::Event(key, edit);
    let pawns = i8::try_from(action.pawns).unwrap_or(i8::MAX);
    let most = i8::try_from(MOST_PAWNS).unwrap_or(i8::MAX);
    let price = |price: Price, count: u8| {
        let there = action.pays.get(&price).copied().unwrap_or_default();
        (
            price.id().to_owned(),
            own_sheet_text::price(localizer, price, count),
            there,
        )
    };
    let none = (
        format!("{id}-odds-0"),
        localizer.text("wizard-event-odds-none"),
        action.odds == 0,
        edit(EventEdit::Odds(0)),
    );
    let odds = ODDS
        .into_iter()
        .chain((action.odds > 0 && !ODDS.contains(&action.odds)).then_some(action.odds))
        .map(|odds| {
            let label = localizer.format("window-percent", &Args::new().number("number", odds));
            (
                format!("{id}-odds-{odds}"),
                label,
                action.odds == odds,
                edit(EventEdit::Odds(odds)),
            )
        });
    let label = localizer.text("wizard-pays");
    let mut parts = vec![
        typed(
            format!("{id}-action"),
            localizer.text("wizard-event-action"),
            "",
            &action.text,
            move |it| edit(EventEdit::ActionText(it)),
        ),
        number(
            localizer,
            format!("{id}-pawns"),
            localizer.text("wizard-pawns"),
            pawns,
            (1, most),
            false,
            |it| edit(EventEdit::Pawns(u8::try_from(it).unwrap_or(1))),
        ),
        costs(
            localizer,
            &format!("{id}-pays"),
            label,
            &Price::of(&wizard.draft),
            price,
            |thing, count| edit(EventEdit::Pays(thing, count)),
        ),
        effects::view(
            wizard,
            EffectSite {
                element: Listed::Event,
                key,
                list: EffectList::Reward,
            },
        ),
        typed(
            format!("{id}-done-text"),
            localizer.text("wizard-event-done"),
            "",
            &action.done,
            move |it| edit(EventEdit::Done(it)),
        ),
        chosen(
            localizer.text("wizard-event-odds"),
            std::iter::once(none).chain(odds),
        ),
    ];
    if action.odds > 0 {
        parts.push(effects::view(
            wizard,
            EffectSite {
                element: Listed::Event,
                key,
                list: EffectList::Later,
            },
        ));
        parts.push(typed(
            format!("{id}-later"),
            localizer.text("wizard-event-later"),
            "",
            &action.later_text,
            move |it| edit(EventEdit::LaterText(it)),
        ));
    }
    parts
}
