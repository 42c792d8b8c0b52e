//! A preview of the sheet, and what is missing on it.

use iced::widget::column;

use super::Message;
use super::numbers::label;
use crate::widget::prelude::*;
use content::own_sheet::{self, CREW_SIZES, Key, Problem, SHEET_NUMBERS, SheetForm};
use first_martians::mission::SheetValue;
use first_martians::vocabulary::Block;
use language::{Args, Localizer, own_sheet as own_sheet_text};

/// What is missing; each button leads to its field.
pub(super) fn problems<'a>(
    localizer: &'a Localizer,
    draft: &'a SheetForm,
    problems: &[Problem],
) -> Element<'a, Message> {
    let (advice, missing): (Vec<&Problem>, Vec<&Problem>) = problems
        .iter()
        .partition(|problem| problem.kind.is_warning());
    let row = |(at, problem): (usize, &&Problem)| {
        let icon = if problem.kind.is_warning() {
            Icon::Advice
        } else {
            Icon::Warning
        };
        let label = (icon, own_sheet_text::problem(localizer, draft, problem));
        wide_button(
            format!("problem-{at}"),
            label,
            Some(Message::GoTo(problem.place)),
        )
    };
    let lead = localizer.format("wizard-missing", &Args::new().count("count", missing.len()));
    let all: Vec<&Problem> = missing.into_iter().chain(advice).collect();
    let rows: Vec<_> = all.iter().enumerate().map(row).collect();
    section(
        localizer.text("wizard-step-look-over"),
        std::iter::once(text(Type::Body, lead).into()).chain(rows),
    )
}

pub(super) fn sheet<'a>(localizer: &'a Localizer, draft: &'a SheetForm) -> Element<'a, Message> {
    let mut parts: Vec<Element<'a, Message>> = vec![
        quiet(Type::Small, localizer.text("wizard-preview")),
        text(
            Type::Heading,
            own_sheet_text::name_or_placeholder(localizer, &draft.name),
        )
        .into(),
    ];
    parts.extend(
        draft
            .group
            .map(|group| quiet(Type::Small, localizer.word(group))),
    );
    parts.extend(
        (!draft.story.trim().is_empty()).then(|| text(Type::Body, draft.story.trim()).into()),
    );
    parts.push(numbers(localizer, draft));
    parts.push(dice(localizer, draft));
    let changes = [false, true]
        .iter()
        .filter_map(|&harder| own_sheet_text::difficulty(localizer, draft, harder));
    parts.extend(changes.map(|line| text(Type::Small, line).into()));
    let steps = draft.set_up.iter().map(|it| {
        element(
            own_sheet_text::set_up(localizer, it),
            String::new(),
            [],
            Vec::new(),
        )
    });
    parts.extend(headed(
        localizer.text("wizard-step-set-up"),
        steps.collect(),
    ));
    let objectives = draft.objectives.iter().map(|objective| {
        let kind = own_sheet_text::kind(localizer, objective.optional);
        let takes = own_sheet_text::takes(localizer, draft, objective);
        let under = [kind, takes]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · ");
        let effects = own_sheet_text::effect_lines(
            localizer,
            draft,
            own_sheet::Element::Objective,
            objective.key,
        );
        element(
            own_sheet_text::name_or_placeholder(localizer, &objective.title),
            under,
            [&objective.text, &objective.reward],
            effects,
        )
    });
    let threshold = draft.has_threshold.then(|| {
        element(
            localizer.text("objective-kind-threshold"),
            threshold(localizer, draft),
            [],
            Vec::new(),
        )
    });
    parts.extend(headed(
        localizer.text("paper-objectives"),
        objectives.chain(threshold).collect(),
    ));
    let effects = |element: own_sheet::Element, key: Key| {
        own_sheet_text::effect_lines(localizer, draft, element, key)
    };
    let actions = draft.actions.iter();
    let actions = actions.map(|it| {
        let effects = effects(own_sheet::Element::Action, it.key);
        element(
            own_sheet_text::name_or_placeholder(localizer, &it.title),
            own_sheet_text::action(localizer, draft, it),
            [&it.text],
            effects,
        )
    });
    parts.extend(headed(localizer.text("paper-actions"), actions.collect()));
    let tracks = draft
        .tracks
        .iter()
        .map(|track| text(Type::Body, own_sheet_text::track(localizer, track)).into());
    parts.extend(headed(localizer.text("paper-tracks"), tracks.collect()));
    let tokens = draft
        .tokens
        .iter()
        .map(|it| text(Type::Body, own_sheet_text::token(localizer, it)).into());
    parts.extend(headed(localizer.text("wizard-tokens"), tokens.collect()));
    let pois = draft.pois.iter().map(|poi| {
        element(
            own_sheet_text::poi(localizer, poi),
            String::new(),
            [&poi.text],
            effects(own_sheet::Element::Poi, poi.key),
        )
    });
    parts.extend(headed(localizer.text("paper-pois"), pois.collect()));
    let events = draft.events.iter();
    let events = events.map(|it| {
        element(
            own_sheet_text::event(localizer, it),
            String::new(),
            [&it.text],
            effects(own_sheet::Element::Event, it.key),
        )
    });
    parts.extend(headed(
        localizer.text("wizard-step-events"),
        events.collect(),
    ));
    panel(Column::with_children(parts).spacing(size::GAP))
}

fn threshold(localizer: &Localizer, draft: &SheetForm) -> String {
    let numbers = own_sheet_text::by_crew(draft, SheetValue::Threshold);
    if draft.threshold.is_printed() {
        numbers
    } else {
        format!(
            "{} · {numbers}",
            own_sheet_text::own_threshold(localizer, draft)
        )
    }
}

fn headed(title: String, parts: Vec<Element<'_, Message>>) -> Option<Element<'_, Message>> {
    let head = std::iter::once(text(Type::Title, title).into());
    (!parts.is_empty()).then(|| {
        Column::with_children(head.chain(parts))
            .spacing(size::SNUG)
            .into()
    })
}

/// A title, what is below it, texts as typed, and effects.
fn element<'a, const N: usize>(
    title: String,
    under: String,
    words: [&'a String; N],
    effects: Vec<String>,
) -> Element<'a, Message> {
    let title = std::iter::once(text(Type::Body, title).into());
    let under = (!under.is_empty()).then(|| quiet(Type::Small, under));
    let words = words
        .into_iter()
        .map(|words| words.trim())
        .filter(|words| !words.is_empty());
    let words = words.map(|words| text(Type::Small, words).into());
    let effects = effects
        .into_iter()
        .map(|line| text(Type::Small, line).into());
    Column::with_children(title.chain(under).chain(words).chain(effects))
        .spacing(size::TIGHT)
        .into()
}

fn numbers<'a>(localizer: &Localizer, draft: &SheetForm) -> Element<'a, Message> {
    let crews = CREW_SIZES.map(|crew| crew.to_string()).join(" / ");
    let head = localizer.format("wizard-by-crew", &Args::new().text("crews", crews));
    let lines = SHEET_NUMBERS.into_iter().map(|value| {
        let args = Args::new()
            .text("value", label(localizer, value))
            .text("numbers", own_sheet_text::by_crew(draft, value));
        text(Type::Body, localizer.format("wizard-line", &args)).into()
    });
    column![
        text(Type::Title, localizer.text("paper-set-up")),
        quiet(Type::Small, head)
    ]
    .extend(lines)
    .spacing(size::TIGHT)
    .into()
}

fn dice<'a>(localizer: &Localizer, draft: &SheetForm) -> Element<'a, Message> {
    let lines = Block::ALL.iter().map(|&block| {
        let label = localizer.format("sheet-die", &Args::new().text("block", block.id()));
        let args = Args::new()
            .text("value", label)
            .text("numbers", own_sheet_text::sols(draft, block));
        text(Type::Body, localizer.format("wizard-line", &args)).into()
    });
    let head = text(Type::Title, localizer.text("paper-dice")).into();
    Column::with_children(std::iter::once(head).chain(lines))
        .spacing(size::TIGHT)
        .into()
}
