//! Text: every word of the window goes through here.

use iced::Theme;
use iced::widget::text::{Text, Wrapping};

use super::super::theme::{Ink, Type};
use super::Element;

pub fn text<'a>(role: Type, content: impl Into<String>) -> Text<'a, Theme> {
    line(role, Ink::Inherit, content)
}

/// Secondary text.
pub fn quiet<'a, Message: 'a>(role: Type, content: impl Into<String>) -> Element<'a, Message> {
    line(role, Ink::Quiet, content).into()
}

pub fn line<'a>(role: Type, ink: Ink, content: impl Into<String>) -> Text<'a, Theme> {
    iced::widget::text(unbroken(content.into()))
        .size(role.size())
        .line_height(role.line_height())
        .font(role.font())
        .wrapping(Wrapping::WordOrGlyph)
        .style(ink.style())
}

/// Paths wrap after a slash, not at their hyphens, where a line end would look like the end of the path. A word with at most two
/// characters after its hyphen (R1-N, Follow-Up) does not wrap there either.
fn unbroken(content: String) -> String {
    let is_path = |word: &str| word.contains(['/', '\\']);
    let is_short =
        |word: &str| word.rsplit('-').next().is_some_and(|end| end.chars().filter(|it| it.is_alphanumeric()).count() <= 2);
    let holds = |word: &str| word.contains('-') && (is_path(word) || is_short(word));
    if !content.split_whitespace().any(holds) {
        return content;
    }
    let words = content.split_inclusive(char::is_whitespace);
    words.map(|word| if holds(word) { word.replace('-', "\u{2011}") } else { word.to_owned() }).collect()
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn hyphens_of_a_path_do_not_break() {
        let kept = unbroken("A well-known file:\n/home/ada/a-game.journal. Well-kept.".to_owned());
        assert_eq!(kept, "A well-known file:\n/home/ada/a\u{2011}game.journal. Well-kept.");
    }

    #[test]
    fn a_region_and_a_short_second_word_stay_in_one_line() {
        assert_eq!(unbroken("Explore R1-NW after the Clean-Up.".to_owned()), "Explore R1\u{2011}NW after the Clean\u{2011}Up.");
        assert_eq!(unbroken("A two-star space".to_owned()), "A two-star space");
    }
}
