//! The objectives and the Threshold.

use iced::widget::column;

use super::form::{chosen, costs, list, number, number_fields, typed};
use super::{Message, Step, Wizard, effects, numbers, places};
use crate::widget::prelude::*;
use content::own_sheet::{
    BUILDING_PARTS, Edit, EffectList, EffectSite, Element as Listed, Goal, MAX_TIMES, Objective,
    ObjectiveEdit, PERCENT_STEPS, SPARE_FACILITIES, SheetForm, Takes,
};
use first_martians::mission::SheetValue;
use first_martians::vocabulary::Item;
use language::{Args, Localizer, counted, own_sheet as own_sheet_text};

pub(super) fn view(wizard: &Wizard) -> Element<'_, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let rows = draft.objectives.iter().map(|objective| {
        let label = own_sheet_text::objective(localizer, draft, objective);
        let open = wizard.is_open(Listed::Objective, objective.key);
        (objective.key, label, open.then(|| form(wizard, objective)))
    });
    let lead = localizer.text("wizard-objectives-lead");
    let objectives = list(
        localizer,
        draft,
        Listed::Objective,
        localizer.text("paper-objectives"),
        lead,
        rows,
    );
    column![objectives, threshold(localizer, draft)]
        .spacing(size::GAP)
        .into()
}

fn threshold<'a>(localizer: &'a Localizer, draft: &'a SheetForm) -> Element<'a, Message> {
    let switch = choices([false, true].map(|there| {
        let label = localizer.text(if there {
            "wizard-threshold-there"
        } else {
            "wizard-threshold-none"
        });
        let id = if there {
            "threshold-on"
        } else {
            "threshold-off"
        };
        choice(
            id,
            label,
            draft.has_threshold == there,
            Some(Message::Edit(Edit::Threshold(there))),
        )
    }));
    let lead = quiet(Type::Small, localizer.text("wizard-threshold-lead"));
    let grid = draft.has_threshold.then(|| {
        column![
            numbers::head(localizer),
            numbers::row(localizer, draft, SheetValue::Threshold)
        ]
        .spacing(size::SNUG)
        .into()
    });
    let counts = draft
        .has_threshold
        .then(|| places::threshold(localizer, draft))
        .into_iter()
        .flatten();
    section(
        localizer.text("objective-kind-threshold"),
        [lead, switch].into_iter().chain(grid).chain(counts),
    )
}

fn form<'a>(wizard: &'a Wizard, objective: &'a Objective) -> Element<'a, Message> {
    let (localizer, draft, key) = (&wizard.localizer, &wizard.draft, objective.key);
    let id = format!("objective-{key}");
    let edit = move |edit: ObjectiveEdit| Edit::Objective(key, edit);
    let kinds = [false, true].map(|optional| {
        let name = if optional { "optional" } else { "mandatory" };
        let chosen = objective.optional == optional;
        (
            format!("{id}-{name}"),
            own_sheet_text::kind(localizer, optional),
            chosen,
            edit(ObjectiveEdit::Optional(optional)),
        )
    });
    let takes = Takes::kinds().map(|takes| {
        let chosen = objective.takes.id() == takes.id();
        let name = format!("{id}-takes-{}", takes.id());
        let label = own_sheet_text::takes_kind(localizer, &takes);
        // A second press on the chosen kind keeps its details.
        let takes = if chosen {
            objective.takes.clone()
        } else {
            takes
        };
        (name, label, chosen, edit(ObjectiveEdit::Takes(takes)))
    });
    let text_hint = localizer.text("wizard-objective-text-hint");
    let reward_hint = localizer.text("wizard-reward-hint");
    let parts = [
        typed(
            format!("{id}-title"),
            localizer.text("wizard-title-label"),
            "",
            &objective.title,
            move |it| edit(ObjectiveEdit::Title(it)),
        ),
        chosen(localizer.text("wizard-kind"), kinds),
        chosen(localizer.text("wizard-takes-label"), takes),
    ];
    let details = details(localizer, draft, objective);
    let goal = objective
        .takes
        .is_repeatable()
        .then(|| goal(localizer, objective));
    let words = [
        typed(
            format!("{id}-text"),
            localizer.text("wizard-text"),
            &text_hint,
            &objective.text,
            move |it| edit(ObjectiveEdit::Text(it)),
        ),
        typed(
            format!("{id}-reward"),
            localizer.text("wizard-reward"),
            &reward_hint,
            &objective.reward,
            move |it| edit(ObjectiveEdit::Reward(it)),
        ),
    ];
    let pays = effects::view(
        wizard,
        EffectSite {
            element: Listed::Objective,
            key,
            list: EffectList::Reward,
        },
    );
    Column::with_children(
        parts
            .into_iter()
            .chain(details)
            .chain(goal)
            .chain(words)
            .chain([pays])
            .chain(super::set_up::order(localizer, draft, objective)),
    )
    .spacing(size::GAP)
    .into()
}

/// The details that this kind of objective needs.
fn details<'a>(
    localizer: &'a Localizer,
    draft: &'a SheetForm,
    objective: &'a Objective,
) -> Option<Element<'a, Message>> {
    let key = objective.key;
    let id = format!("objective-{key}");
    let edit = move |edit: ObjectiveEdit| Edit::Objective(key, edit);
    let takes = move |takes: Takes| edit(ObjectiveEdit::Takes(takes));
    Some(match &objective.takes {
        Takes::Words => quiet(Type::Small, localizer.text("wizard-in-words")),
        Takes::Plant => return None,
        Takes::Build(built) => {
            let spares = SPARE_FACILITIES.map(|facility| {
                (
                    format!("{id}-{}", facility.id()),
                    localizer.word(facility),
                    *built == facility,
                    takes(Takes::Build(facility)),
                )
            });
            let told = |item: Item, count: u8| {
                let there = objective.pays.get(&item).copied().unwrap_or_default();
                (item.id().to_owned(), counted(localizer, item, count), there)
            };
            let label = localizer.text("wizard-build-pays");
            let pays = costs(
                localizer,
                &format!("{id}-pays"),
                label,
                &BUILDING_PARTS,
                told,
                |item, count| edit(ObjectiveEdit::Pays(item, count)),
            );
            column![chosen(localizer.text("wizard-facility"), spares), pays]
                .spacing(size::GAP)
                .into()
        }
        Takes::Act(chosen_action) if draft.actions.is_empty() => {
            debug_assert!(chosen_action.is_none(), "an action that is not there");
            none_yet(localizer, "wizard-no-actions-yet")
        }
        Takes::Act(action) => {
            let actions = draft.actions.iter().map(|it| {
                let name = own_sheet_text::name_or_placeholder(localizer, &it.title);
                (
                    format!("{id}-action-{}", it.key),
                    name,
                    *action == Some(it.key),
                    takes(Takes::Act(Some(it.key))),
                )
            });
            chosen(localizer.text("wizard-which-action"), actions)
        }
        Takes::Reach(..) if draft.tracks.is_empty() => none_yet(localizer, "wizard-no-tracks-yet"),
        Takes::Reach(track, number) => {
            let tracks = draft.tracks.iter().map(|it| {
                let reach = Takes::Reach(Some(it.key), number.clone());
                (
                    format!("{id}-track-{}", it.key),
                    own_sheet_text::name_or_placeholder(localizer, &it.title),
                    *track == Some(it.key),
                    takes(reach),
                )
            });
            let track = *track;
            let change: Box<dyn Fn(String) -> Edit> =
                Box::new(move |typed| takes(Takes::Reach(track, typed)));
            let label = text(Type::Body, localizer.text("wizard-reach-number")).into();
            let cell = number_fields(
                localizer,
                label,
                [(format!("{id}-number"), number.as_str(), change)],
            );
            column![chosen(localizer.text("wizard-which-track"), tracks), cell]
                .spacing(size::GAP)
                .into()
        }
        Takes::Have(had, count) => {
            let items = BUILDING_PARTS.map(|item| {
                (
                    format!("{id}-{}", item.id()),
                    counted(localizer, item, 1),
                    *had == item,
                    takes(Takes::Have(item, *count)),
                )
            });
            let had = *had;
            let to = move |count: i8| takes(Takes::Have(had, u8::try_from(count).unwrap_or(1)));
            let count = i8::try_from(*count).unwrap_or(i8::MAX);
            let number = number(
                localizer,
                format!("{id}-count"),
                localizer.text("wizard-how-many"),
                count,
                (1, 20),
                false,
                to,
            );
            column![chosen(localizer.text("wizard-which-item"), items), number]
                .spacing(size::GAP)
                .into()
        }
        Takes::Explore(regions) | Takes::Gather(regions) => places::regions(
            localizer,
            &id,
            "wizard-regions",
            |it| regions.contains(&it),
            |it| edit(ObjectiveEdit::Region(it)),
        ),
        Takes::Tokens(_) if draft.tokens.is_empty() => none_yet(localizer, "wizard-no-tokens-yet"),
        Takes::Tokens(chosen_tokens) => {
            let tokens = draft.tokens.iter().map(|it| {
                let name = format!("{id}-token-{}", it.key);
                (
                    name,
                    own_sheet_text::token_name(localizer, it),
                    chosen_tokens.contains(&it.key),
                    edit(ObjectiveEdit::Token(it.key)),
                )
            });
            chosen(localizer.text("wizard-which-tokens"), tokens)
        }
    })
}

fn none_yet<'a>(localizer: &Localizer, id: &str) -> Element<'a, Message> {
    let lead = text(Type::Body, localizer.text(id));
    let to = quiet_button(
        "to-others",
        (Icon::Onward, localizer.text("wizard-to-others")),
        Some(Message::Go(Step::Others)),
    );
    column![lead, to].spacing(size::SNUG).into()
}

/// How often, or in steps of how many percent.
fn goal<'a>(localizer: &'a Localizer, objective: &'a Objective) -> Element<'a, Message> {
    let key = objective.key;
    let id = format!("objective-{key}");
    let to = move |goal: Goal| Edit::Objective(key, ObjectiveEdit::Goal(goal));
    let (times, percent) = match objective.goal {
        Goal::Times(times) => (Some(times), None),
        Goal::Percent(step) => (None, Some(step)),
    };
    let kinds = chosen(
        localizer.text("wizard-goal"),
        [
            (
                format!("{id}-times"),
                localizer.text("wizard-goal-times"),
                times.is_some(),
                to(Goal::Times(times.unwrap_or(1))),
            ),
            (
                format!("{id}-percent"),
                localizer.text("wizard-goal-percent"),
                percent.is_some(),
                to(Goal::Percent(percent.unwrap_or(25))),
            ),
        ],
    );
    let rest = match percent {
        None => {
            let most = i8::try_from(MAX_TIMES).unwrap_or(i8::MAX);
            let value = i8::try_from(times.unwrap_or(1)).unwrap_or(most);
            let change = move |times: i8| to(Goal::Times(u8::try_from(times).unwrap_or(1)));
            number(
                localizer,
                format!("{id}-goal"),
                localizer.text("wizard-how-often"),
                value,
                (1, most),
                false,
                change,
            )
        }
        Some(step) => {
            let steps = PERCENT_STEPS.map(|percent| {
                let label =
                    localizer.format("window-percent", &Args::new().number("number", percent));
                (
                    format!("{id}-percent-{percent}"),
                    label,
                    step == percent,
                    to(Goal::Percent(percent)),
                )
            });
            chosen(localizer.text("wizard-percent-step"), steps)
        }
    };
    column![kinds, rest].spacing(size::GAP).into()
}
