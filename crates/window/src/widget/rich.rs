//! Running text with emphasis and links.
//!
//! The rich text of iced does not report its words to widget operations; this wrapper does. Its links are for the pointer: for
//! the keyboard the same entries are buttons below the text.

use std::borrow::Cow;
use std::ops::Range;

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget};
use iced::widget::text::{Rich, Span, Wrapping};
use iced::{Font, Length, Theme, font};

use super::delegate::left_to_content;
use super::text::with_nouns_beside_numbers;
use super::{Element, Renderer};
use crate::theme::Type;
use rulebook::TextRun;

/// Fills the width; a link sends what `open` makes of its id. The bytes `marked` are drawn bold.
pub fn rich<'a, Message: 'a>(
    role: Type,
    runs: &'a [TextRun],
    marked: Option<Range<usize>>,
    open: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let parts = parts(runs, &marked.unwrap_or_default());
    let before = std::iter::once(None).chain(parts.iter().map(|(_, text, _)| Some(*text)));
    let spans: Vec<Span<'a, String, Font>> = parts
        .iter()
        .zip(before)
        .map(|((run, text, bold), before)| span(role, run, text, *bold, before))
        .collect();
    let content = Rich::with_spans(spans)
        .size(role.size())
        .line_height(role.line_height())
        .font(role.font())
        .wrapping(Wrapping::WordOrGlyph)
        .width(Length::Fill)
        .on_link_click(open);
    let words = runs.iter().map(|run| run.text.as_str()).collect();
    Element::new(Reported {
        content: content.into(),
        words,
    })
}

/// WORD JOINER: invisible, and prevents a line break.
const JOINER: char = '\u{2060}';

/// The runs, divided where the marked bytes begin and end, and whether each part is marked.
fn parts<'a>(runs: &'a [TextRun], marked: &Range<usize>) -> Vec<(&'a TextRun, &'a str, bool)> {
    let mut all = Vec::new();
    let mut at = 0;
    for run in runs {
        let length = run.text.len();
        let [start, end] =
            [marked.start, marked.end].map(|place| place.saturating_sub(at).min(length));
        let divided = [(0..start, false), (start..end, true), (end..length, false)];
        let filled = divided.into_iter().filter(|(bytes, _)| !bytes.is_empty());
        all.extend(filled.filter_map(|(bytes, marked)| Some((run, run.text.get(bytes)?, marked))));
        at += length;
    }
    all
}

fn span<'a>(
    role: Type,
    run: &TextRun,
    text: &'a str,
    marked: bool,
    before: Option<&str>,
) -> Span<'a, String, Font> {
    // The font has no italic face: italic is drawn bold.
    let font = if run.bold || run.italic || marked {
        Font {
            weight: font::Weight::Semibold,
            ..role.font()
        }
    } else {
        role.font()
    };
    // A word of plain ASCII is drawn in the font it begins with (cosmic-text 0.15): "(**Text" would not be bold. The joiner
    // takes it out of that path.
    let joined = before.is_some_and(|before| !before.ends_with(char::is_whitespace))
        && !text.starts_with(char::is_whitespace);
    let text = with_nouns_beside_numbers(text);
    let text: Cow<'a, str> = if joined {
        format!("{JOINER}{text}").into()
    } else {
        text
    };
    Span::new(text)
        .font(font)
        .underline(run.link.is_some())
        .link_maybe(run.link.clone())
}

struct Reported<'a, Message> {
    content: Element<'a, Message>,
    words: String,
}

impl<Message> Widget<Message, Theme, Renderer> for Reported<'_, Message> {
    left_to_content!(diff, update, draw);

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.words);
    }
}
