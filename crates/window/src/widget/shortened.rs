//! Text in a place of fixed height: what does not fit ends in an ellipsis.

use iced::advanced::text::{self as words, Paragraph as _};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::widget::text::Wrapping;
use iced::{Length, Pixels, Rectangle, Size, Theme, alignment};

use super::described::Description;
use super::text::{Text, text, unbroken, with_nouns_beside_numbers};
use super::{Element, Renderer};
use crate::theme::Type;

type Paragraph = <Renderer as words::Renderer>::Paragraph;

/// Text of at most two lines, if not fewer. What is cut off must be found elsewhere: in a label for screen readers, and in the history.
pub struct Shortened {
    role: Type,
    content: String,
    width: Length,
    align: words::Alignment,
    lines: u8,
    /// A smaller type with its lines, for what would be cut.
    smaller: Option<(Type, u8)>,
    shown: Text<'static>,
}

pub fn shortened(role: Type, content: impl Into<String>) -> Shortened {
    let content = unbroken(content.into());
    let shown = text(role, content.clone());
    Shortened {
        role,
        content,
        width: Length::Shrink,
        align: words::Alignment::Default,
        lines: 2,
        smaller: None,
        shown,
    }
}

impl Shortened {
    pub fn width(self, width: impl Into<Length>) -> Self {
        Self {
            width: width.into(),
            ..self
        }
    }

    pub fn align_x(self, align: impl Into<words::Alignment>) -> Self {
        Self {
            align: align.into(),
            ..self
        }
    }

    pub fn lines(self, lines: u8) -> Self {
        Self { lines, ..self }
    }

    /// What would be cut has that type and that many lines instead.
    pub fn or_smaller(self, role: Type, lines: u8) -> Self {
        Self {
            smaller: Some((role, lines)),
            ..self
        }
    }

    /// The type and the words that it shows at that width.
    fn drawn(&mut self, width: f32) -> (Type, String) {
        let smaller = self.smaller.filter(|_| !self.fits(&self.content, width));
        if let Some((role, lines)) = smaller {
            (self.role, self.lines, self.smaller) = (role, lines, None);
        }
        let content = self.shorten(width).unwrap_or_else(|| self.content.clone());
        (self.role, content)
    }

    /// Whether it needs no more lines than there are, at that width.
    fn fits(&self, content: &str, width: f32) -> bool {
        let (size, line_height) = (self.role.size(), self.role.line_height());
        let drawn = with_nouns_beside_numbers(content);
        let paragraph = Paragraph::with_text(words::Text {
            content: &drawn,
            bounds: Size::new(width, f32::INFINITY),
            size: Pixels(size),
            line_height,
            font: self.role.font(),
            align_x: words::Alignment::Default,
            align_y: alignment::Vertical::Top,
            shaping: words::Shaping::default(),
            wrapping: Wrapping::WordOrGlyph,
        });
        let line = line_height.to_absolute(Pixels(size)).0;
        paragraph.min_height() < line * (f32::from(self.lines) + 0.5)
    }

    /// The longest beginning that fits, with an ellipsis.
    fn shorten(&self, width: f32) -> Option<String> {
        if self.fits(&self.content, width) {
            return None;
        }
        let ends: Vec<usize> = self.content.char_indices().map(|(at, _)| at).collect();
        let cut = |count: usize| {
            let end = ends.get(count).copied().unwrap_or_default();
            format!(
                "{}…",
                self.content.get(..end).unwrap_or_default().trim_end()
            )
        };
        let (mut fits, mut too_long) = (0, ends.len());
        while too_long - fits > 1 {
            let middle = fits.midpoint(too_long);
            if self.fits(&cut(middle), width) {
                fits = middle;
            } else {
                too_long = middle;
            }
        }
        Some(cut(fits))
    }
}

impl<'a, Message: 'a> From<Shortened> for Element<'a, Message> {
    fn from(shortened: Shortened) -> Self {
        Self::new(shortened)
    }
}

fn as_widget_mut<'a, Message>(
    shown: &'a mut Text<'static>,
) -> &'a mut dyn Widget<Message, Theme, Renderer> {
    shown
}

fn as_widget<'a, Message>(shown: &'a Text<'static>) -> &'a dyn Widget<Message, Theme, Renderer> {
    shown
}

impl<Message> Widget<Message, Theme, Renderer> for Shortened {
    fn tag(&self) -> tree::Tag {
        as_widget::<Message>(&self.shown).tag()
    }

    fn state(&self) -> tree::State {
        as_widget::<Message>(&self.shown).state()
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.width, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let (role, content) = self.drawn(limits.max().width);
        self.shown = text(role, content).width(self.width).align_x(self.align);
        as_widget_mut::<Message>(&mut self.shown).layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(
            None,
            layout.bounds(),
            &mut Description(self.content.clone()),
        );
        as_widget_mut::<Message>(&mut self.shown).operate(tree, layout, renderer, operation);
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
        as_widget::<Message>(&self.shown)
            .draw(tree, renderer, theme, style, layout, cursor, viewport);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::load_fonts;
    use language::{Args, Language, Localizer};

    /// The main button of a phone of 390 pixels with text of 150 %: undo and redo are beside it.
    const MAIN_OF_PHONE: f32 = 124.0;

    #[test]
    fn what_resolves_several_actions_fits_the_main_button_of_a_phone() {
        load_fonts();
        for &language in Language::ALL {
            for count in [2, 4, 10] {
                let args = Args::new().number("count", count).text("all", "no");
                let label = Localizer::new(language).format("resolve-do-several", &args);
                assert_eq!(
                    shortened(Type::Main, label.clone()).shorten(MAIN_OF_PHONE),
                    None,
                    "{label}"
                );
            }
        }
    }
}
