//! Places: Objective tokens, where an action is done, and what the Threshold counts.

use super::Message;
use super::form::{chosen, typed};
use crate::widget::prelude::*;
use content::own_sheet::{
    Action, ActionEdit, Edit, SheetForm, Token, TokenEdit, single_facilities, threshold_counts,
};
use first_martians::effect::TokenAt;
use first_martians::mission::{ActionPlace, TakesThreshold, TokenGoesTo};
use first_martians::vocabulary::{Direction, Facility, Region, TokenColour};
use language::{Localizer, board, own_sheet as own_sheet_text};

/// A choice of regions, ring by ring.
pub(super) fn regions<'a>(
    localizer: &Localizer,
    id: &str,
    label: &str,
    is: impl Fn(Region) -> bool,
    edit: impl Fn(Region) -> Edit,
) -> Element<'a, Message> {
    let rings = (1..=3).map(|ring| {
        choices(Direction::ALL.iter().map(|&direction| {
            let region = Region { ring, direction };
            let name = format!("{id}-region-{ring}-{}", direction.id());
            choice(
                name,
                board::region(localizer, region),
                is(region),
                Some(Message::Edit(edit(region))),
            )
        }))
    });
    let lead = text(Type::Body, localizer.text(label)).into();
    Column::with_children(std::iter::once(lead).chain(rings.collect::<Vec<_>>()))
        .spacing(size::SNUG)
        .into()
}

fn facilities<'a>(
    localizer: &Localizer,
    id: &str,
    all: impl Iterator<Item = Facility>,
    now: Facility,
    edit: impl Fn(Facility) -> Edit,
) -> Element<'a, Message> {
    let all = all.map(|it| {
        (
            format!("{id}-{}", it.id()),
            localizer.word(it),
            it == now,
            edit(it),
        )
    });
    chosen(localizer.text("wizard-facility"), all)
}

/// Where an action is done, and which regions or which Facility.
pub(super) fn action<'a>(localizer: &Localizer, action: &Action) -> Vec<Element<'a, Message>> {
    let key = action.key;
    let id = format!("action-{key}-at");
    let to = move |at| Edit::Action(key, ActionEdit::At(at));
    let (regions_now, facility_now) = match &action.at {
        // A typed sheet has no walkers.
        Some(ActionPlace::Walker(_)) | None => (None, None),
        Some(ActionPlace::Regions(regions)) => (Some(regions), None),
        Some(ActionPlace::Facility(facility)) => (None, Some(*facility)),
    };
    let ways = [
        ("home", action.at.is_none(), None),
        (
            "regions",
            regions_now.is_some(),
            Some(ActionPlace::Regions(
                regions_now.cloned().unwrap_or_default(),
            )),
        ),
        (
            "facility",
            facility_now.is_some(),
            Some(ActionPlace::Facility(facility_now.unwrap_or(Facility::Lab))),
        ),
    ]
    .map(|(name, is, at)| {
        (
            format!("{id}-{name}"),
            localizer.text(&format!("wizard-action-at-{name}")),
            is,
            to(at),
        )
    });
    let details = match &action.at {
        // A typed sheet has no walkers.
        Some(ActionPlace::Walker(_)) | None => None,
        Some(ActionPlace::Regions(now)) => Some(regions(
            localizer,
            &id,
            "wizard-regions",
            |it| now.contains(&it),
            |it| Edit::Action(key, ActionEdit::Region(it)),
        )),
        Some(ActionPlace::Facility(now)) => Some(facilities(
            localizer,
            &id,
            single_facilities(),
            *now,
            |it| to(Some(ActionPlace::Facility(it))),
        )),
    };
    std::iter::once(chosen(localizer.text("wizard-action-where"), ways))
        .chain(details)
        .collect()
}

/// The form of an Objective token.
pub(super) fn token<'a>(localizer: &Localizer, token: &Token) -> Element<'a, Message> {
    let key = token.key;
    let id = format!("token-{key}");
    let edit = move |edit: TokenEdit| Edit::Token(key, edit);
    let colours = TokenColour::ALL.iter().map(|&colour| {
        let label = localizer.text(&format!("wizard-token-{}", colour.id()));
        (
            format!("{id}-{}", colour.id()),
            label,
            token.colour == colour,
            edit(TokenEdit::Colour(colour)),
        )
    });
    let is_region = matches!(token.at, TokenAt::Region(_));
    let ways = [
        ("regions", is_region, Token::default().at),
        ("facility", !is_region, TokenAt::Facility(Facility::Lab)),
    ];
    let ways = ways.map(|(name, is, at)| {
        let at = if is { token.at } else { at };
        (
            format!("{id}-at-{name}"),
            localizer.text(&format!("wizard-action-at-{name}")),
            is,
            edit(TokenEdit::At(at)),
        )
    });
    let place = match token.at {
        TokenAt::Region(now) => regions(
            localizer,
            &id,
            "wizard-which-region",
            |it| it == now,
            |it| edit(TokenEdit::At(TokenAt::Region(it))),
        ),
        TokenAt::Facility(now) => {
            let all = Facility::ALL.iter().copied();
            facilities(localizer, &id, all, now, |it| {
                edit(TokenEdit::At(TokenAt::Facility(it)))
            })
        }
    };
    let goes = TokenGoesTo::ALL.iter().map(|&to| {
        let label = localizer.text(&format!("wizard-token-to-{}", to.id()));
        (
            format!("{id}-to-{}", to.id()),
            label,
            token.goes_to == to,
            edit(TokenEdit::GoesTo(to)),
        )
    });
    let number = localizer.text("wizard-token-number");
    Column::with_children([
        chosen(
            localizer.text("wizard-token-colour"),
            colours.collect::<Vec<_>>(),
        ),
        typed(
            format!("{id}-number"),
            number,
            "",
            &token.number,
            move |it| edit(TokenEdit::Number(it)),
        ),
        chosen(localizer.text("wizard-token-at"), ways),
        place,
        chosen(localizer.text("wizard-token-to"), goes.collect::<Vec<_>>()),
    ])
    .spacing(size::GAP)
    .into()
}

/// Chooses what the Threshold counts, and whether its number is the most or the least.
pub(super) fn threshold<'a>(localizer: &Localizer, draft: &SheetForm) -> [Element<'a, Message>; 2] {
    let now = &draft.threshold;
    let counts = threshold_counts()
        .into_iter()
        .enumerate()
        .map(|(index, counts)| {
            let (words, is_now) = (
                own_sheet_text::threshold_counts(localizer, counts.as_ref()),
                now.counts == counts,
            );
            let edit = Edit::ThresholdCounts(TakesThreshold {
                counts,
                ..now.clone()
            });
            (format!("threshold-counts-{index}"), words, is_now, edit)
        });
    let ways = [("most", false), ("least", true)].map(|(name, at_least)| {
        let edit = Edit::ThresholdCounts(TakesThreshold {
            at_least,
            ..now.clone()
        });
        (
            format!("threshold-{name}"),
            localizer.text(&format!("wizard-threshold-{name}")),
            now.at_least == at_least,
            edit,
        )
    });
    [
        chosen(
            localizer.text("wizard-threshold-counts"),
            counts.collect::<Vec<_>>(),
        ),
        chosen(localizer.text("wizard-threshold-there"), ways),
    ]
}
