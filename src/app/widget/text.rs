//! Text: every word of the window goes through here.

use iced::Theme;
use iced::widget::text::{Text, Wrapping};

use super::super::theme::{Ink, Type};
use super::Element;

/// A text in its role, in the ink of what it stands on.
pub fn text<'a>(role: Type, content: impl Into<String>) -> Text<'a, Theme> {
    line(role, Ink::Inherit, content)
}

/// A text that steps back.
pub fn quiet<'a, Message: 'a>(role: Type, content: impl Into<String>) -> Element<'a, Message> {
    line(role, Ink::Quiet, content).into()
}

/// A text in its role and ink.
pub fn line<'a>(role: Type, ink: Ink, content: impl Into<String>) -> Text<'a, Theme> {
    iced::widget::text(unbroken(content.into()))
        .size(role.size())
        .line_height(role.line_height())
        .font(role.font())
        .wrapping(Wrapping::WordOrGlyph)
        .style(ink.style())
}

/// Paths are broken after a slash or where nothing else helps, not at their hyphens: a line that ends in one looks as if
/// the path did.
fn unbroken(content: String) -> String {
    let is_path = |word: &str| word.contains(['/', '\\']) && word.contains('-');
    if !content.split_whitespace().any(is_path) {
        return content;
    }
    let words = content.split_inclusive(char::is_whitespace);
    words.map(|word| if is_path(word) { word.replace('-', "\u{2011}") } else { word.to_owned() }).collect()
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn only_the_hyphens_of_a_path_hold_together() {
        let kept = unbroken("A well-known file:\n/home/ada/a-game.journal. Well-kept.".to_owned());
        assert_eq!(kept, "A well-known file:\n/home/ada/a\u{2011}game.journal. Well-kept.");
    }
}
