//! Running text with words that stand out and words that lead elsewhere.
//!
//! The rich text of iced says nothing of its words to whoever walks over a screen; what stands around it here does. Its links are for
//! the pointer: whoever uses the keyboard finds the same entries as buttons under the text.

use std::borrow::Cow;

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::widget::text::{Rich, Span, Wrapping};
use iced::{Event, Font, Length, Rectangle, Renderer, Theme, font};

use super::super::theme::Type;
use super::Element;
use super::inner::left_to_content;
use crate::rulebook::Run;

/// A text as wide as its place; a link sends what `open` makes of its id.
pub fn rich<'a, Message: 'a>(role: Type, runs: &'a [Run], open: impl Fn(String) -> Message + 'a) -> Element<'a, Message> {
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
    Element::new(Said { content: content.into(), words })
}

/// Between two letters that stand together nothing is seen, and no line ends.
const JOINER: char = '\u{2060}';

fn span<'a>(role: Type, run: &'a Run, before: Option<&Run>) -> Span<'a, String, Font> {
    // There is no slanted face: what is emphasised stands out as what is bold does.
    let font = if run.bold || run.italic { Font { weight: font::Weight::Semibold, ..role.font() } } else { role.font() };
    // Of a word of plain ASCII all is drawn in the font that it begins with (cosmic-text 0.15): "(**Text" without bold letters. The
    // joiner takes it out of that path.
    let joined =
        before.is_some_and(|before| !before.text.ends_with(char::is_whitespace)) && !run.text.starts_with(char::is_whitespace);
    let text: Cow<'a, str> = if joined { format!("{JOINER}{}", run.text).into() } else { run.text.as_str().into() };
    Span::new(text).font(font).underline(run.link.is_some()).link_maybe(run.link.clone())
}

struct Said<'a, Message> {
    content: Element<'a, Message>,
    words: String,
}

impl<Message> Widget<Message, Theme, Renderer> for Said<'_, Message> {
    left_to_content!();

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn operate(&mut self, _tree: &mut Tree, layout: Layout<'_>, _renderer: &Renderer, operation: &mut dyn Operation) {
        operation.text(None, layout.bounds(), &self.words);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        self.content.as_widget_mut().update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }
}
