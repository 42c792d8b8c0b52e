//! The search field and its answers; while nothing is typed, the chapters of all games.

use iced::widget::{button, column};

use super::{FIELD, Message, Rules, SCROLL};
use crate::theme::{self, ButtonKind};
use crate::widget::prelude::*;
use language::Language;
use language::{Args, Localizer, nothing_found, rules_answer};
use rulebook::{self, Chapter, Entry, Game, Hit, SearchResult, StepQuestion, shipped_questions};

pub(super) fn view<'a>(rules: &'a Rules, localizer: &'a Localizer) -> Element<'a, Message> {
    responsive(move |room: Size| {
        let words = field(
            FIELD,
            &localizer.text("window-rules-hint"),
            &rules.words,
            Message::Typed,
            Message::Submit,
        );
        let games = [None].into_iter().chain(Game::ALL.map(Some)).map(|game| {
            let (id, label) = match game {
                None => ("all", localizer.text("window-rules-all")),
                Some(game) => (game.id(), name(localizer, game)),
            };
            choice(
                format!("only-{id}"),
                label,
                rules.only == game,
                Some(Message::Only(game)),
            )
        });
        let heading = text(Type::Heading, localizer.text("window-rules"));
        let found = found(rules, localizer);
        if room.height < size::LOW_PAGE {
            // In a low window the answers follow the field directly.
            let all = column![words, found, choices(games)].spacing(size::PAD);
            return column![scroll(SCROLL, column_of_text(all)), foot(rules, localizer)].into();
        }
        let above = column![heading, words, choices(games)].spacing(size::GAP);
        let above = container(column_of_text(above)).padding([size::GAP, size::PAD]);
        column![
            above,
            scroll(SCROLL, column_of_text(found)),
            foot(rules, localizer)
        ]
        .into()
    })
    .into()
}

/// The answers; the nearest titles where there are none; the chapters where nothing was typed.
fn found<'a>(rules: &'a Rules, localizer: &'a Localizer) -> Element<'a, Message> {
    let language = localizer.language();
    if rules.words.trim().is_empty() {
        return to_read(rules, localizer, language);
    }
    let found = rules.found(language);
    let nothing = found
        .hits
        .is_empty()
        .then(|| nothing_found(localizer, rules.words.trim(), &found));
    let SearchResult { hits, nearest } = found;
    let nearest = nearest.into_iter().map(|entry| Hit {
        entry,
        score: 0.0,
        matched_language: None,
        answer: None,
    });
    let rows = hits
        .into_iter()
        .chain(nearest)
        .enumerate()
        .map(|(at, hit)| row(localizer, &hit, at, at == rules.chosen));
    let rows = Column::with_children(rows).spacing(size::SNUG);
    match nothing {
        Some(sentence) => column![text(Type::Body, sentence), rows]
            .spacing(size::PAD)
            .into(),
        None => rows.into(),
    }
}

/// An answer: title, chapter, the sentence to read first.
fn row<'a>(localizer: &Localizer, hit: &Hit<'_>, at: usize, chosen: bool) -> Element<'a, Message> {
    let entry = hit.entry;
    let other = hit
        .matched_language
        .and_then(|language| rulebook::shipped_library().entry(language, &entry.id));
    let other = other.map(|other| {
        text(
            Type::Small,
            localizer.format(
                "rules-by-other-words",
                &Args::new().text("other", &other.title),
            ),
        )
    });
    let sentence = hit
        .answer
        .as_ref()
        .map(|answer| text(Type::Body, rules_answer(localizer, entry, answer)));
    let label = column![
        text(Type::Title, entry.title.clone()),
        sentence,
        text(Type::Small, place(localizer, entry)),
        other
    ]
    .spacing(size::TIGHT);
    let button = button(label)
        .width(Length::Fill)
        .padding([size::SNUG, size::PAD])
        .style(theme::button(ButtonKind::Choice { chosen }));
    named(
        format!("result-{at}"),
        press(
            format!("open-{}", entry.id),
            button,
            Some(Message::Open(entry.id.clone())),
        ),
    )
}

pub(super) fn place(localizer: &Localizer, entry: &Entry) -> String {
    let chapter = chapter_of(entry)
        .map(|(_, chapter)| chapter.title.clone())
        .unwrap_or_default();
    localizer.format(
        "window-rules-place",
        &Args::new()
            .text("game", name(localizer, entry.game))
            .text("chapter", chapter),
    )
}

/// The chapter of an entry, and its index among those of the game.
pub(super) fn chapter_of(entry: &Entry) -> Option<(usize, &'static Chapter)> {
    let mut chapters = rulebook::shipped_library()
        .chapters(entry.language, entry.game)
        .enumerate();
    chapters.find(|(_, chapter)| chapter.entries.contains(&entry.id))
}

fn name(localizer: &Localizer, game: Game) -> String {
    localizer.text(&format!("game-{}", game.id()))
}

/// The entries of the current step as buttons, those opened here before first; `None` where there is no step.
pub(super) fn of_step<'a>(
    rules: &Rules,
    localizer: &Localizer,
    shown: Option<&str>,
) -> Option<Element<'a, Message>> {
    if rules.step.is_empty() {
        return None;
    }
    let language = localizer.language();
    let opened = rules.opened.iter().map(String::as_str);
    let others = rules
        .step
        .iter()
        .copied()
        .filter(|id| !rules.opened.iter().any(|it| it == id));
    let titled = opened
        .chain(others)
        .filter_map(|id| rulebook::shipped_title(language, id).map(|title| (id, title)));
    let buttons = titled.map(|(id, title)| {
        choice(
            format!("step-rule-{id}"),
            title,
            shown == Some(id),
            Some(Message::Open(id.to_owned())),
        )
    });
    let lead = quiet(Type::Small, localizer.text("window-rules-step"));
    Some(column![lead, choices(buttons)].spacing(size::SNUG).into())
}

/// What is asked at the current step, with the answers, and the entries of the step.
pub(super) fn step<'a>(rules: &'a Rules, localizer: &'a Localizer) -> Element<'a, Message> {
    let answered = shipped_questions(localizer.language(), &rules.questions).filter_map(
        |(question, words)| {
            let (entry, answer) =
                rulebook::shipped_library().answer_at_step(localizer.language(), question)?;
            let label = column![
                text(Type::Title, words),
                text(Type::Body, rules_answer(localizer, entry, &answer))
            ]
            .spacing(size::TIGHT);
            let style = theme::button(ButtonKind::Choice { chosen: false });
            let button = button(label)
                .width(Length::Fill)
                .padding([size::SNUG, size::PAD])
                .style(style);
            Some(press(
                ask_id(question),
                button,
                Some(Message::Ask(question)),
            ))
        },
    );
    let heading = text(Type::Heading, localizer.text("window-rules-questions")).into();
    let parts = std::iter::once(heading)
        .chain(answered)
        .chain(of_step(rules, localizer, None));
    let content = Column::with_children(parts).spacing(size::PAD);
    column![
        scroll(SCROLL, column_of_text(content)),
        foot(rules, localizer)
    ]
    .into()
}

/// The id of what opens the answer to a question of a step.
pub(in crate::screen) fn ask_id(question: StepQuestion) -> String {
    format!("ask-{}-{}", question.entry, question.key)
}

/// What is asked at the current step, as buttons.
fn questions<'a>(rules: &Rules, localizer: &Localizer) -> Option<Element<'a, Message>> {
    let worded = shipped_questions(localizer.language(), &rules.questions);
    let buttons = worded.map(|(question, words)| {
        quiet_button(ask_id(question), words, Some(Message::Ask(question)))
    });
    let buttons: Vec<_> = buttons.collect();
    let lead = quiet(Type::Small, localizer.text("window-rules-questions"));
    (!buttons.is_empty()).then(|| column![lead, choices(buttons)].spacing(size::SNUG).into())
}

fn to_read<'a>(
    rules: &'a Rules,
    localizer: &'a Localizer,
    language: Language,
) -> Element<'a, Message> {
    let games = Game::ALL
        .into_iter()
        .filter(|game| rules.only.is_none_or(|only| only == *game))
        .filter_map(|game| {
            let chapters: Vec<_> = rulebook::shipped_library()
                .chapters(language, game)
                .enumerate()
                .collect();
            let rows = chapters
                .into_iter()
                .filter(|(_, chapter)| !chapter.entries.is_empty())
                .map(|(at, chapter)| {
                    let label = (Icon::Log, chapter.title.clone());
                    wide_button(
                        format!("chapter-{}-{at}", game.id()),
                        label,
                        Some(Message::Chapter(game, at)),
                    )
                });
            let rows: Vec<_> = rows.collect();
            (!rows.is_empty()).then(|| section(name(localizer, game), rows))
        });
    let of_step = questions(rules, localizer)
        .into_iter()
        .chain(of_step(rules, localizer, None));
    let parts = of_step.chain(asked(rules, localizer)).chain(games);
    Column::with_children(parts).spacing(size::PAD).into()
}

/// What was asked before, to ask it again.
fn asked<'a>(rules: &Rules, localizer: &Localizer) -> Option<Element<'a, Message>> {
    let again = rules.asked.iter().enumerate();
    let buttons: Vec<_> = again
        .map(|(at, words)| {
            quiet_button(
                format!("asked-{at}"),
                words.clone(),
                Some(Message::Typed(words.clone())),
            )
        })
        .collect();
    let lead = quiet(Type::Small, localizer.text("window-rules-asked"));
    (!buttons.is_empty()).then(|| column![lead, choices(buttons)].spacing(size::SNUG).into())
}

pub(super) fn chapter<'a>(
    rules: &'a Rules,
    localizer: &'a Localizer,
    game: Game,
    at: usize,
) -> Element<'a, Message> {
    let language = localizer.language();
    let Some(chapter) = rulebook::shipped_library().chapters(language, game).nth(at) else {
        return foot(rules, localizer);
    };
    let entries = chapter
        .entries
        .iter()
        .filter_map(|id| rulebook::shipped_library().entry(language, id));
    let entries = entries.map(|entry| {
        wide_button(
            format!("entry-{}", entry.id),
            entry.title.clone(),
            Some(Message::Open(entry.id.clone())),
        )
    });
    let heading = column![
        text(Type::Heading, chapter.title.clone()),
        quiet(Type::Small, name(localizer, game))
    ];
    let content = column![
        heading.spacing(size::TIGHT),
        Column::with_children(entries).spacing(size::SNUG)
    ]
    .spacing(size::PAD);
    column![
        scroll(SCROLL, column_of_text(content)),
        foot(rules, localizer)
    ]
    .into()
}

/// The navigation, in a centred column.
pub(super) fn foot<'a>(rules: &Rules, localizer: &Localizer) -> Element<'a, Message> {
    container(column_of_text(ways(rules, localizer)))
        .padding([size::SNUG, size::PAD])
        .into()
}

/// Back, forward, search and close.
pub(super) fn ways<'a>(rules: &Rules, localizer: &Localizer) -> Element<'a, Message> {
    let back = back_button(localizer.text("window-back"), Some(Message::Back));
    let forward = (!rules.ahead.is_empty()).then(|| {
        quiet_button(
            "rules-forward",
            (Icon::Onward, localizer.text("window-forward")),
            Some(Message::Forward),
        )
    });
    let search = (!rules.searches()).then(|| {
        quiet_button(
            "rules-search",
            (Icon::Search, localizer.text("window-rules-search")),
            Some(Message::Search),
        )
    });
    let leave = (!rules.behind.is_empty()).then(|| {
        quiet_button(
            "rules-leave",
            (Icon::Close, localizer.text("window-close")),
            Some(Message::Leave),
        )
    });
    choices([back].into_iter().chain(forward).chain(search).chain(leave))
}
