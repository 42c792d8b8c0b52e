//! An entry: what it says, where that is printed, where it leads, and the same in the other language.

use iced::widget::{Column, column, container, responsive, row};
use iced::{Length, Size};

use super::{Message, Rules, SCROLL, search};
use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{
    Element, block, choices, column_of_text, named, page, panel, quiet, quiet_button, rich, scroll, section, text, wide_button,
};
use crate::language::{Args, Voice};
use crate::rulebook::{self, Entry, Item, Tongue};

pub(super) fn view<'a>(rules: &'a Rules, voice: &'a Voice, id: &'a str) -> Element<'a, Message> {
    let tongue = Tongue::from(voice.language());
    let Some(entry) = rulebook::library().entry(tongue, id) else {
        let sentence = voice.say("window-rules-none", &Args::new().text("words", id));
        return column![scroll(SCROLL, column_of_text(text(Type::Body, sentence))), search::foot(rules, voice)].into();
    };
    responsive(move |room: Size| {
        let other = Some(tongue.other()).filter(|_| rules.other).and_then(|other| rulebook::library().entry(other, id));
        let side_by_side = other.is_some() && room.width >= size::ONE_LINE;
        let wide = room.width >= size::NARROW && !(side_by_side && room.width < size::WIDE);
        let own = article(voice, entry, wide);
        let texts: Element<'_, Message> = match other.map(|other| article(voice, other, wide)) {
            Some(other) if side_by_side => row![own, other].spacing(size::ROOM).into(),
            Some(other) => column![own, other].spacing(size::ROOM).into(),
            None => own,
        };
        // Where there is little room, what was asked for comes before the other rules of the step.
        let of_step = search::of_step(rules, voice, Some(id)).filter(|_| rules.step.contains(&id));
        let roomy = room.width >= size::NARROW && room.height >= size::ROOMY;
        let (above, below) = if roomy { (of_step, None) } else { (None, of_step) };
        let parts = above.into_iter().chain([texts, deeds(rules, voice, tongue)]).chain(below);
        let parts = parts.chain(related(voice, entry)).chain(next(voice, entry));
        let content = Column::with_children(parts).spacing(size::PAD);
        if side_by_side {
            let foot = container(page(search::ways(rules, voice))).padding([size::SNUG, size::PAD]);
            return column![scroll(SCROLL, page(content)), foot].into();
        }
        column![scroll(SCROLL, column_of_text(content)), search::foot(rules, voice)].into()
    })
    .into()
}

/// Title, text, rulings, terms and source of an entry.
fn article<'a>(voice: &Voice, entry: &'a Entry, wide: bool) -> Element<'a, Message> {
    let heading = column![text(Type::Heading, entry.title.clone()), quiet(Type::Small, search::place(voice, entry))];
    let body = entry.body.iter().map(|of| block(of, wide, Message::Open));
    let notes = entry.notes.iter().map(|note| {
        let word = entry.tongue.note().trim_end_matches(':').to_owned();
        let paragraphs = note.iter().map(|paragraph| words(paragraph));
        panel(Column::with_children([text(Type::Title, word).into()].into_iter().chain(paragraphs)).spacing(size::SNUG))
    });
    let terms = entry.terms.iter().map(|term| {
        let id = if term.ours { "rules-term-ours" } else { "rules-term" };
        let (own, other) =
            if entry.tongue == Tongue::from(voice.language()) { (&term.own, &term.other) } else { (&term.other, &term.own) };
        text(Type::Body, voice.say(id, &Args::new().text("own", own).text("other", other))).into()
    });
    let source = quiet(Type::Small, voice.say("rules-source", &Args::new().text("source", entry.source())));
    let parts = [heading.spacing(size::TIGHT).into()].into_iter().chain(body).chain(notes).chain(terms).chain([source]);
    Column::with_children(parts).spacing(size::GAP).width(Length::Fill).into()
}

fn words<'a>(item: &'a Item) -> Element<'a, Message> {
    rich(Type::Body, item, Message::Open)
}

fn deeds<'a>(rules: &Rules, voice: &Voice, tongue: Tongue) -> Element<'a, Message> {
    let other = match (rules.other, tongue) {
        (true, _) => "window-rules-one-language",
        (false, Tongue::English) => "window-rules-in-italian",
        (false, Tongue::Italian) => "window-rules-in-english",
    };
    let other = quiet_button((Icon::Language, voice.plain(other)), Some(Message::Other));
    let copy = voice.plain(if rules.copied { "window-rules-copied" } else { "window-rules-copy" });
    let sign = if rules.copied { Icon::Check } else { Icon::Copy };
    choices([named("rules-other", other), named("rules-copy", quiet_button((sign, copy), Some(Message::Copy)))])
}

/// Where it leads: the related entries and those that its text links to.
fn related<'a>(voice: &Voice, entry: &'a Entry) -> Option<Element<'a, Message>> {
    let mut ids: Vec<&str> = Vec::new();
    for id in entry.related.iter().map(String::as_str).chain(entry.links()) {
        if id != entry.id && !ids.contains(&id) {
            ids.push(id);
        }
    }
    let titled = ids.into_iter().filter_map(|id| rulebook::library().entry(entry.tongue, id));
    let buttons: Vec<_> = titled
        .map(|it| named(format!("related-{}", it.id), quiet_button(it.title.clone(), Some(Message::Open(it.id.clone())))))
        .collect();
    (!buttons.is_empty()).then(|| section(voice.plain("window-rules-related"), [choices(buttons)]))
}

/// The entry after it in its chapter, for those who read on.
fn next<'a>(voice: &Voice, entry: &Entry) -> Option<Element<'a, Message>> {
    let (_, chapter) = search::chapter_of(entry)?;
    let at = chapter.entries.iter().position(|id| *id == entry.id)?;
    let next = rulebook::library().entry(entry.tongue, chapter.entries.get(at + 1)?)?;
    let label = voice.say("window-rules-next", &Args::new().text("title", &next.title));
    Some(named("rules-next", wide_button((Icon::Onward, label), Some(Message::Open(next.id.clone())))))
}

pub(super) fn as_text(entry: &Entry) -> String {
    let notes = entry.plain_notes().into_iter().map(|note| format!("{} {}", entry.tongue.note(), note.join(" ")));
    let source = format!("({})", entry.source());
    let lines = [entry.title.clone()].into_iter().chain(entry.plain_body()).chain(notes).chain([source]);
    lines.collect::<Vec<_>>().join("\n")
}
