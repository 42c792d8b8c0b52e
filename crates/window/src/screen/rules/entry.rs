//! An entry of the rules: text, source, links, and the same in the other language.

use iced::widget::column;

use super::{Message, Rules, SCROLL, search};
use crate::widget::prelude::*;
use language::Language;
use language::{Args, Localizer, rules_answer};
use rulebook::{self, Answer, Entry, Part, StepQuestion, shipped_question};

/// An entry with an answer in it: to a search, or to a question of the step, which stands above it with its answer.
pub(super) fn view<'a>(
    rules: &'a Rules,
    localizer: &'a Localizer,
    id: &'a str,
    answer: Option<Answer>,
    question: Option<StepQuestion>,
) -> Element<'a, Message> {
    let language = localizer.language();
    let Some(entry) = rulebook::shipped_library().entry(language, id) else {
        let sentence = localizer.format("window-rules-none", &Args::new().text("words", id));
        return column![
            scroll(SCROLL, column_of_text(text(Type::Body, sentence))),
            search::foot(rules, localizer)
        ]
        .into();
    };
    responsive(move |room: Size| {
        let other = Some(language.other())
            .filter(|_| rules.other)
            .and_then(|other| rulebook::shipped_library().entry(other, id));
        let side_by_side = other.is_some() && room.width >= size::ONE_LINE;
        let wide = room.width >= size::NARROW && !(side_by_side && room.width < size::WIDE);
        let own = article(localizer, entry, answer.as_ref(), wide);
        let texts: Element<'_, Message> =
            match other.map(|other| article(localizer, other, None, wide)) {
                Some(other) if side_by_side => row![own, other].spacing(size::ROOM).into(),
                Some(other) => column![own, other].spacing(size::ROOM).into(),
                None => own,
            };
        // In a small window the requested entry comes before the other rules of the step, and an answer always does.
        let of_step =
            search::of_step(rules, localizer, Some(id)).filter(|_| rules.step.contains(&id));
        let is_spacious = room.width >= size::NARROW && room.height >= size::ROOMY;
        let (above, below) = if is_spacious && question.is_none() {
            (of_step, None)
        } else {
            (None, of_step)
        };
        let answered = question
            .zip(answer)
            .map(|(question, answer)| answered(localizer, entry, question, answer));
        let parts = above
            .into_iter()
            .chain(answered)
            .chain([texts, actions(rules, localizer, language)])
            .chain(below);
        let parts = parts
            .chain(related(localizer, entry))
            .chain(next(localizer, entry));
        let content = Column::with_children(parts).spacing(size::PAD);
        if side_by_side {
            let foot =
                container(page(search::ways(rules, localizer))).padding([size::SNUG, size::PAD]);
            return column![scroll(SCROLL, page(content)), foot].into();
        }
        column![
            scroll(SCROLL, column_of_text(content)),
            search::foot(rules, localizer)
        ]
        .into()
    })
    .into()
}

/// A question of the step and its answer.
fn answered<'a>(
    localizer: &Localizer,
    entry: &Entry,
    question: StepQuestion,
    answer: Answer,
) -> Element<'a, Message> {
    let question = shipped_question(localizer.language(), question).unwrap_or_default();
    let answer = text(Type::Body, rules_answer(localizer, entry, &answer));
    named(
        "rules-answered",
        panel(
            column![text(Type::Title, question), answer]
                .spacing(size::SNUG)
                .width(Length::Fill),
        ),
    )
}

/// An entry, with the sentence that answers what was asked in bold.
fn article<'a>(
    localizer: &Localizer,
    entry: &'a Entry,
    answer: Option<&Answer>,
    wide: bool,
) -> Element<'a, Message> {
    let heading = column![
        text(Type::Heading, entry.title.clone()),
        quiet(Type::Small, search::place(localizer, entry))
    ];
    let body = entry.body.iter().enumerate().map(|(at, of)| {
        let marked = |item| answer.and_then(|answer| answer.in_item(entry, Part::Body, at, item));
        block(of, wide, &marked, Message::Open)
    });
    let notes = entry.notes.iter().enumerate().map(|(at, note)| {
        let word = rulebook::note_word(entry.language)
            .trim_end_matches(':')
            .to_owned();
        let marked = |item| answer.and_then(|answer| answer.in_item(entry, Part::Notes, at, item));
        let paragraphs = note
            .iter()
            .enumerate()
            .map(|(item, paragraph)| rich(Type::Body, paragraph, marked(item), Message::Open));
        panel(
            Column::with_children(
                [text(Type::Title, word).into()]
                    .into_iter()
                    .chain(paragraphs),
            )
            .spacing(size::SNUG),
        )
    });
    let terms = entry.terms.iter().map(|term| {
        let id = if term.unofficial {
            "rules-term-ours"
        } else {
            "rules-term"
        };
        let (own, other) = if entry.language == localizer.language() {
            (&term.own, &term.other)
        } else {
            (&term.other, &term.own)
        };
        text(
            Type::Body,
            localizer.format(id, &Args::new().text("own", own).text("other", other)),
        )
        .into()
    });
    let source = quiet(
        Type::Small,
        localizer.format("rules-source", &Args::new().text("source", entry.source())),
    );
    let parts = [heading.spacing(size::TIGHT).into()]
        .into_iter()
        .chain(body)
        .chain(notes)
        .chain(terms)
        .chain([source]);
    Column::with_children(parts)
        .spacing(size::GAP)
        .width(Length::Fill)
        .into()
}

fn actions<'a>(rules: &Rules, localizer: &Localizer, language: Language) -> Element<'a, Message> {
    let other = match (rules.other, language) {
        (true, _) => "window-rules-one-language",
        (false, Language::English) => "window-rules-in-italian",
        (false, Language::Italian) => "window-rules-in-english",
    };
    let other = quiet_button(
        "rules-other",
        (Icon::Language, localizer.text(other)),
        Some(Message::Other),
    );
    let copy = localizer.text(if rules.copied {
        "window-rules-copied"
    } else {
        "window-rules-copy"
    });
    let sign = if rules.copied {
        Icon::Check
    } else {
        Icon::Copy
    };
    choices([
        other,
        quiet_button("rules-copy", (sign, copy), Some(Message::Copy)),
    ])
}

fn related<'a>(localizer: &Localizer, entry: &'a Entry) -> Option<Element<'a, Message>> {
    let mut ids: Vec<&str> = Vec::new();
    for id in entry
        .related
        .iter()
        .map(String::as_str)
        .chain(entry.links())
    {
        if id != entry.id && !ids.contains(&id) {
            ids.push(id);
        }
    }
    let titled = ids
        .into_iter()
        .filter_map(|id| rulebook::shipped_library().entry(entry.language, id));
    let buttons: Vec<_> = titled
        .map(|it| {
            quiet_button(
                format!("related-{}", it.id),
                it.title.clone(),
                Some(Message::Open(it.id.clone())),
            )
        })
        .collect();
    (!buttons.is_empty())
        .then(|| section(localizer.text("window-rules-related"), [choices(buttons)]))
}

fn next<'a>(localizer: &Localizer, entry: &Entry) -> Option<Element<'a, Message>> {
    let (_, chapter) = search::chapter_of(entry)?;
    let at = chapter.entries.iter().position(|id| *id == entry.id)?;
    let next = rulebook::shipped_library().entry(entry.language, chapter.entries.get(at + 1)?)?;
    let label = localizer.format("window-rules-next", &Args::new().text("title", &next.title));
    Some(wide_button(
        "rules-next",
        (Icon::Onward, label),
        Some(Message::Open(next.id.clone())),
    ))
}

pub(super) fn as_text(entry: &Entry) -> String {
    let notes = entry
        .plain_notes()
        .into_iter()
        .map(|note| format!("{} {}", rulebook::note_word(entry.language), note.join(" ")));
    let source = format!("({})", entry.source());
    let lines = [entry.title.clone()]
        .into_iter()
        .chain(entry.plain_body())
        .chain(notes)
        .chain([source]);
    lines.collect::<Vec<_>>().join("\n")
}
