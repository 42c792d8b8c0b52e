//! Special rules, steps of the set-up, easier and harder games, and the order of objectives.

use super::form::{chosen, list, number, typed};
use super::{Message, Wizard};
use crate::widget::prelude::*;
use content::own_sheet::{
    BrokenAt, BrokenParts, CREW_SIZES, Edit, Element as Listed, GROUPS, MOST_BROKEN, MOST_CHANGED,
    Objective, ObjectiveEdit, STEP_CREWS, SetUp, SetUpEdit, SetUpKind, SheetForm,
};
use first_martians::mission::SheetValue;
use first_martians::vocabulary::{Block, Part};
use language::{Args, Localizer, own_sheet as own_sheet_text};

pub(super) fn view(wizard: &Wizard) -> Element<'_, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let rows = draft.set_up.iter().map(|it| {
        (
            it.key,
            own_sheet_text::set_up(localizer, it),
            wizard
                .is_open(Listed::SetUp, it.key)
                .then(|| form(localizer, it)),
        )
    });
    let (title, lead) = (
        localizer.text("wizard-step-set-up"),
        localizer.text("wizard-set_up-lead"),
    );
    list(localizer, draft, Listed::SetUp, title, lead, rows)
}

fn form<'a>(localizer: &'a Localizer, step: &'a SetUp) -> Element<'a, Message> {
    let key = step.key;
    let id = format!("set_up-{key}");
    let edit = move |edit: SetUpEdit| Edit::SetUp(key, edit);
    let kinds = SetUpKind::kinds().map(|kind| {
        let is = step.does.id() == kind.id();
        let name = format!("{id}-{}", kind.id());
        let label = own_sheet_text::set_up_kind(localizer, &kind);
        // A second press on the chosen kind keeps its details.
        (
            name,
            label,
            is,
            edit(SetUpEdit::Does(if is { step.does.clone() } else { kind })),
        )
    });
    let label = localizer.text(if step.does.is_in_words() {
        "wizard-set-up-text"
    } else {
        "wizard-set-up-why"
    });
    let text = typed(format!("{id}-text"), label, "", &step.text, move |it| {
        edit(SetUpEdit::Text(it))
    });
    let details = match &step.does {
        SetUpKind::Words | SetUpKind::EachSol => Vec::new(),
        SetUpKind::Box(now) => {
            let blocks = Block::ALL.iter().map(|&block| {
                let does = edit(SetUpEdit::Does(SetUpKind::Box(block)));
                (
                    format!("{id}-{}", block.id()),
                    localizer.word(block),
                    *now == block,
                    does,
                )
            });
            vec![chosen(localizer.text("wizard-which-block"), blocks)]
        }
        SetUpKind::Broken(broken) => broken_parts(localizer, &id, broken, move |it| {
            edit(SetUpEdit::Does(SetUpKind::Broken(it)))
        }),
    };
    // How many parts are broken is said for each crew.
    let crews = matches!(step.does, SetUpKind::Words | SetUpKind::Box(_)).then(|| {
        let crews = STEP_CREWS.into_iter().enumerate().map(|(at, crew)| {
            let label = own_sheet_text::astronauts(localizer, crew);
            (
                format!("{id}-crew-{at}"),
                label,
                step.astronauts == crew,
                edit(SetUpEdit::Astronauts(crew)),
            )
        });
        chosen(localizer.text("wizard-astronauts-for"), crews)
    });
    let kinds = chosen(localizer.text("wizard-set-up-kind"), kinds);
    Column::with_children(
        std::iter::once(kinds)
            .chain(details)
            .chain([text])
            .chain(crews),
    )
    .spacing(size::GAP)
    .into()
}

fn broken_parts<'a>(
    localizer: &'a Localizer,
    id: &str,
    broken: &BrokenParts,
    edit: impl Fn(BrokenParts) -> Edit,
) -> Vec<Element<'a, Message>> {
    let places = BrokenAt::all().enumerate().map(|(index, at)| {
        let does = edit(BrokenParts {
            at,
            ..broken.clone()
        });
        (
            format!("{id}-at-{index}"),
            own_sheet_text::broken_at(localizer, at),
            broken.at == at,
            does,
        )
    });
    let parts = std::iter::once(None)
        .chain(Part::ALL.iter().copied().map(Some))
        .map(|part| {
            let label = part.map_or_else(
                || localizer.text("printed-any"),
                |part| localizer.word(part),
            );
            let name = format!("{id}-part-{}", part.map_or("any", Part::id));
            (
                name,
                label,
                broken.part == part,
                edit(BrokenParts {
                    part,
                    ..broken.clone()
                }),
            )
        });
    let most = i8::try_from(MOST_BROKEN).unwrap_or(i8::MAX);
    let counts = CREW_SIZES.into_iter().enumerate().map(|(at, crew)| {
        let now = broken
            .counts
            .get(at)
            .and_then(|count| i8::try_from(*count).ok())
            .unwrap_or_default();
        let to = |count: i8| {
            let mut counts = broken.counts;
            if let Some(own) = counts.get_mut(at) {
                *own = u8::try_from(count).unwrap_or_default();
            }
            edit(BrokenParts {
                counts,
                ..broken.clone()
            })
        };
        let label = localizer.format("wizard-broken-count", &Args::new().number("crew", crew));
        number(
            localizer,
            format!("{id}-count-{crew}"),
            label,
            now,
            (0, most),
            false,
            to,
        )
    });
    vec![
        chosen(localizer.text("wizard-broken-at"), places),
        chosen(localizer.text("wizard-broken-part"), parts),
        Column::with_children(counts).spacing(size::SNUG).into(),
    ]
}

/// What easier and harder games change: as usual, nothing, or number by number.
pub(super) fn difficulty<'a>(
    localizer: &'a Localizer,
    draft: &'a SheetForm,
) -> Element<'a, Message> {
    let ways = [("usual", true), ("none", false)].map(|(name, usual)| {
        let label = localizer.text(&format!("wizard-difficulty-{name}"));
        (
            format!("difficulty-{name}"),
            label,
            draft.has_difficulty(usual),
            Edit::UsualDifficulty(usual),
        )
    });
    let steppers = |harder: bool| {
        let id = if harder { "harder" } else { "easier" };
        let head =
            std::iter::once(text(Type::Body, localizer.text(&format!("wizard-{id}"))).into());
        let all = draft.changeable().map(move |value| {
            let label = super::numbers::label(localizer, value);
            let to = |by: i8| Edit::Change { harder, value, by };
            let range = (-MOST_CHANGED, MOST_CHANGED);
            number(
                localizer,
                format!("{id}-{}", value.id()),
                label,
                draft.change(harder, value),
                range,
                true,
                to,
            )
        });
        Column::with_children(head.chain(all))
            .spacing(size::SNUG)
            .into()
    };
    let shown = !draft.has_difficulty(false);
    let parts = std::iter::once(chosen(localizer.text("wizard-difficulty"), ways));
    let parts = parts.chain([false, true].into_iter().filter(|_| shown).map(steppers));
    panel(Column::with_children(parts).spacing(size::GAP))
}

/// By when an objective has to be met, after which others, and whether one of several is enough.
pub(super) fn order<'a>(
    localizer: &'a Localizer,
    draft: &'a SheetForm,
    objective: &'a Objective,
) -> Vec<Element<'a, Message>> {
    let key = objective.key;
    let id = format!("objective-{key}");
    let edit = move |edit: ObjectiveEdit| Edit::Objective(key, edit);
    let last = SheetValue::Sols.range().1;
    let now = i8::try_from(objective.deadline).unwrap_or(last);
    let to = |sol: i8| {
        edit(ObjectiveEdit::Deadline(
            u8::try_from(sol).unwrap_or_default(),
        ))
    };
    let mut parts = vec![number(
        localizer,
        format!("{id}-deadline"),
        localizer.text("wizard-deadline"),
        now,
        (0, last),
        false,
        to,
    )];
    if draft.objectives.len() > 1 {
        let others = draft
            .objectives
            .iter()
            .filter(|it| it.key != key)
            .map(|it| {
                let name = own_sheet_text::name_or_placeholder(localizer, &it.title);
                (
                    format!("{id}-after-{}", it.key),
                    name,
                    objective.after.contains(&it.key),
                    edit(ObjectiveEdit::After(it.key)),
                )
            });
        let groups = (0..=GROUPS).map(|group| {
            (
                format!("{id}-either-{group}"),
                own_sheet_text::group(localizer, group),
                objective.either == group,
                edit(ObjectiveEdit::Either(group)),
            )
        });
        parts.push(chosen(localizer.text("wizard-after"), others));
        parts.push(chosen(localizer.text("wizard-either"), groups));
    }
    parts
}
