//! Text: every word of the window goes through here.

use std::borrow::Cow;

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::widget::text::Wrapping;
use iced::{Length, Rectangle, Size, Theme};

use super::{Element, Renderer};
use crate::theme::{Ink, Type};

/// Text that reports its role to widget operations, just before its words.
pub struct Text<'a> {
    inner: iced::widget::Text<'a, Theme, Renderer>,
    /// What is reported: without the spaces that do not break.
    words: String,
    role: Type,
}

impl Text<'_> {
    pub fn width(self, width: impl Into<Length>) -> Self {
        Self {
            inner: self.inner.width(width),
            ..self
        }
    }

    pub fn align_x(self, alignment: impl Into<iced::advanced::text::Alignment>) -> Self {
        Self {
            inner: self.inner.align_x(alignment),
            ..self
        }
    }
}

pub fn text<'a>(role: Type, content: impl Into<String>) -> Text<'a> {
    line(role, Ink::Inherit, content)
}

/// Secondary text.
pub fn quiet<'a, Message: 'a>(role: Type, content: impl Into<String>) -> Element<'a, Message> {
    line(role, Ink::Quiet, content).into()
}

pub fn line<'a>(role: Type, ink: Ink, content: impl Into<String>) -> Text<'a> {
    let words = unbroken(content.into());
    let inner = iced::widget::text(with_nouns_beside_numbers(&words).into_owned())
        .size(role.size())
        .line_height(role.line_height())
        .font(role.font())
        .wrapping(Wrapping::WordOrGlyph)
        .style(ink.style());
    Text { inner, words, role }
}

impl<'a, Message: 'a> From<Text<'a>> for Element<'a, Message> {
    fn from(text: Text<'a>) -> Self {
        Self::new(text)
    }
}

type Inner<'a> = iced::widget::Text<'a, Theme, Renderer>;

impl<'a, Message> Widget<Message, Theme, Renderer> for Text<'a> {
    fn tag(&self) -> tree::Tag {
        <Inner<'a> as Widget<Message, Theme, Renderer>>::tag(&self.inner)
    }

    fn state(&self) -> tree::State {
        <Inner<'a> as Widget<Message, Theme, Renderer>>::state(&self.inner)
    }

    fn size(&self) -> Size<Length> {
        <Inner<'a> as Widget<Message, Theme, Renderer>>::size(&self.inner)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        <Inner<'a> as Widget<Message, Theme, Renderer>>::layout(
            &mut self.inner,
            tree,
            renderer,
            limits,
        )
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
        <Inner<'a> as Widget<Message, Theme, Renderer>>::draw(
            &self.inner,
            tree,
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut self.role);
        operation.text(None, layout.bounds(), &self.words);
    }
}

/// Paths wrap after a slash, not at their hyphens, where a line end would look like the end of the path. A word with at most two
/// characters after its hyphen (R1-N, Follow-Up) does not wrap there either.
pub(super) fn unbroken(content: String) -> String {
    let is_path = |word: &str| word.contains(['/', '\\']);
    let is_short = |word: &str| {
        word.rsplit('-')
            .next()
            .is_some_and(|end| end.chars().filter(|it| it.is_alphanumeric()).count() <= 2)
    };
    let holds = |word: &str| word.contains('-') && (is_path(word) || is_short(word));
    if !content.split_whitespace().any(holds) {
        return content;
    }
    let words = content.split_inclusive(char::is_whitespace);
    words
        .map(|word| {
            if holds(word) {
                word.replace('-', "\u{2011}")
            } else {
                word.to_owned()
            }
        })
        .collect()
}

/// The longest word that stays beside its number; in a narrow column a longer one would be broken itself.
const NOUN_MAX: usize = 8;

/// The text as it is drawn: a line does not end between a number and the word that it counts, nor within a change of a number.
pub(super) fn with_nouns_beside_numbers(words: &str) -> Cow<'_, str> {
    let is_digit = |character: char| character.is_ascii_digit();
    let is_number = |text: &str| {
        text.trim_start_matches(['+', '−', '-'])
            .starts_with(is_digit)
    };
    let is_counted = |at: usize| {
        let (before, after) = (
            words.get(..at).unwrap_or_default(),
            words.get(at + 1..).unwrap_or_default(),
        );
        let arrow = before.ends_with(is_digit) && after.strip_prefix("→ ").is_some_and(is_number);
        if arrow
            || (before
                .strip_suffix(" →")
                .is_some_and(|from| from.ends_with(is_digit))
                && is_number(after))
        {
            return true;
        }
        let noun = after
            .chars()
            .take_while(|character| character.is_alphabetic())
            .count();
        before.ends_with(|character: char| character.is_ascii_digit())
            && (1..=NOUN_MAX).contains(&noun)
    };
    if !words.match_indices(' ').any(|(at, _)| is_counted(at)) {
        return words.into();
    }
    let drawn = words.char_indices().map(|(at, character)| {
        if character == ' ' && is_counted(at) {
            '\u{a0}'
        } else {
            character
        }
    });
    drawn.collect()
}

#[cfg(test)]
mod tests {
    use super::{unbroken, with_nouns_beside_numbers};

    #[test]
    fn a_line_does_not_end_between_a_number_and_what_it_counts() {
        for (words, drawn) in [
            (
                "Take 2 tokens, then +1 pawn.",
                "Take 2\u{a0}tokens, then +1\u{a0}pawn.",
            ),
            ("Prendete 3 unità", "Prendete 3\u{a0}unità"),
            ("Oxygen 4 → 5. 7 8", "Oxygen 4\u{a0}→\u{a0}5. 7 8"),
            (
                "Morale 0 → −1, by R1 → R2-N",
                "Morale 0\u{a0}→\u{a0}−1, by R1 → R2-N",
            ),
            ("no number", "no number"),
        ] {
            assert_eq!(with_nouns_beside_numbers(words), drawn);
        }
    }

    #[test]
    fn hyphens_of_a_path_do_not_break() {
        let kept = unbroken("A well-known file:\n/home/ada/a-game.journal. Well-kept.".to_owned());
        assert_eq!(
            kept,
            "A well-known file:\n/home/ada/a\u{2011}game.journal. Well-kept."
        );
    }

    #[test]
    fn a_region_and_a_short_second_word_stay_in_one_line() {
        assert_eq!(
            unbroken("Explore R1-NW after the Clean-Up.".to_owned()),
            "Explore R1\u{2011}NW after the Clean\u{2011}Up."
        );
        assert_eq!(unbroken("A two-star space".to_owned()), "A two-star space");
    }
}
