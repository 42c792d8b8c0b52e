//! Running text with emphasis and links.
//!
//! The rich text of iced does not report its words to widget operations; this wrapper does. Its links are for the pointer: for
//! the keyboard the same entries are buttons below the text.

use std::borrow::Cow;

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget};
use iced::widget::text::{Rich, Span, Wrapping};
use iced::{Font, Length, Theme, font};

use super::super::theme::Type;
use super::delegate::left_to_content;
use super::{Element, Renderer};
use crate::rulebook::TextRun;

/// Fills the width; a link sends what `open` makes of its id.
pub fn rich<'a, Message: 'a>(role: Type, runs: &'a [TextRun], open: impl Fn(String) -> Message + 'a) -> Element<'a, Message> {
    let before = std::iter::once(None).chain(runs.iter().map(Some));
    let spans: Vec<Span<'a, String, Font>> = runs.iter().zip(before).map(|(run, before)| span(role, run, before)).collect();
    let content = Rich::with_spans(spans)
        .size(role.size())
        .line_height(role.line_height())
        .font(role.font())
        .wrapping(Wrapping::WordOrGlyph)
        .width(Length::Fill)
        .on_link_click(open);
    let words = runs.iter().map(|run| run.text.as_str()).collect();
    Element::new(Reported { content: content.into(), words })
}

/// WORD JOINER: invisible, and prevents a line break.
const JOINER: char = '\u{2060}';

fn span<'a>(role: Type, run: &'a TextRun, before: Option<&TextRun>) -> Span<'a, String, Font> {
    // The font has no italic face: italic is drawn bold.
    let font = if run.bold || run.italic { Font { weight: font::Weight::Semibold, ..role.font() } } else { role.font() };
    // A word of plain ASCII is drawn in the font it begins with (cosmic-text 0.15): "(**Text" would not be bold. The joiner
    // takes it out of that path.
    let joined =
        before.is_some_and(|before| !before.text.ends_with(char::is_whitespace)) && !run.text.starts_with(char::is_whitespace);
    let text: Cow<'a, str> = if joined { format!("{JOINER}{}", run.text).into() } else { run.text.as_str().into() };
    Span::new(text).font(font).underline(run.link.is_some()).link_maybe(run.link.clone())
}

struct Reported<'a, Message> {
    content: Element<'a, Message>,
    words: String,
}

impl<Message> Widget<Message, Theme, Renderer> for Reported<'_, Message> {
    left_to_content!(diff, update, draw);

    fn operate(&mut self, _tree: &mut Tree, layout: Layout<'_>, _renderer: &Renderer, operation: &mut dyn Operation) {
        operation.text(None, layout.bounds(), &self.words);
    }
}
