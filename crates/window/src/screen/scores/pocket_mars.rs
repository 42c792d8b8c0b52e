//! The fields of *Pocket Mars*: colonists by place, and energy. Those not entered are on Earth.

use super::form::Message;
use super::page::Page;
use crate::widget::prelude::*;
use companions::pocket_mars::Building;
use companions::scorebook::form::HABITATION;

/// The difficulties of a solo game.
pub(super) const LEVELS: [&str; 3] = ["standard", "super_android", "cybernetic_organism"];

pub(super) fn fields<'a>(page: &Page<'a, '_>, seat: usize) -> Vec<Element<'a, Message>> {
    let (localizer, player) = (page.localizer, page.draft.player(seat));
    let own = |field: &str| {
        page.counter(
            &format!("{player}.{field}"),
            localizer.text(&format!("scores-pm-{field}")),
            Some(0),
        )
    };
    let mut fields = vec![own("ship"), own("energy")];
    fields.extend(Building::ALL.map(|building| {
        let id = building.id();
        let title = text(
            Type::Title,
            localizer.text(&format!("score-building-{}", id.replace('_', "-"))),
        );
        let space = |index: usize, stars: &str| {
            let at = format!("{player}.buildings.{id}[{index}]");
            page.counter(&at, localizer.text(&format!("scores-pm-{stars}")), Some(0))
        };
        let parts = [title.into(), space(0, "one-star"), space(1, "two-star")];
        Column::with_children(parts).spacing(size::SNUG).into()
    }));
    let habitation = page.counter(
        &format!("{player}.buildings.{HABITATION}"),
        localizer.text("pm-habitation"),
        Some(0),
    );
    fields.push(habitation);
    fields.push(quiet(Type::Small, localizer.text("scores-pm-earth")));
    fields
}
