//! Names that people type: which are names, how they are stored, and which are the same.

use std::borrow::Cow;

use unicode_normalization::{UnicodeNormalization as _, is_nfc};

use crate::locale::acts_on_a_line;

/// Where a name comes from, which decides how strictly it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// It is typed now, or comes from a file from outside: see [`is_readable`].
    New,
    /// It is in the data of the players, where an earlier version may have accepted more: see [`was_readable`]. It is never rewritten.
    Stored,
}

/// A text in the composed normal form (NFC), in which every name is stored: `è` is one character, however it was typed.
pub fn composed(text: &str) -> Cow<'_, str> {
    if is_nfc(text) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfc().collect())
    }
}

/// What is seen of a text: composed, and without what cannot be seen.
pub fn visible(text: &str) -> String {
    text.chars().filter(|it| !is_blank(*it)).nfc().collect()
}

/// The text by which names are compared: regardless of case, superfluous spaces, the normal form and what cannot be seen.
pub fn comparable(name: &str) -> String {
    let visible = visible(name);
    let words = visible.split_whitespace().map(str::to_lowercase);
    let joined = words.collect::<Vec<_>>().join(" ");
    joined.nfc().collect()
}

/// Whether a text of one line can be read as a name: something of it is visible, nothing acts on what surrounds it, and nothing turns
/// the direction of writing.
pub fn is_readable(text: &str) -> bool {
    let is_seen = |it: char| !it.is_whitespace() && !is_blank(it);
    text.chars().any(is_seen) && !text.chars().any(|it| acts_on_a_line(it) || turns(it))
}

/// Whether release 0 accepted a name: what it stored stays readable.
pub fn was_readable(text: &str) -> bool {
    let is_invisible = |it: char| {
        it.is_whitespace()
            || matches!(it, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}')
    };
    !text.chars().any(acts_on_a_line) && !text.chars().all(is_invisible)
}

/// Whether a character turns the direction of writing, or shapes what follows it: Unicode's bidirectional and its deprecated controls.
pub(crate) const fn turns(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
}

/// Whether nothing is drawn for a character although it is no space: Unicode's `Default_Ignorable_Code_Point`, and the letters and
/// patterns that are blank.
pub const fn is_blank(character: char) -> bool {
    let is_ignorable = matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    // The empty pattern of Braille and the musical symbol of an empty note head.
    is_ignorable || matches!(character, '\u{2800}' | '\u{1d159}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_which_nothing_is_seen_is_no_name() {
        for name in [
            "",
            " ",
            "\u{200b}",
            "\u{200b} \u{2060}",
            "\u{2800}",
            "\u{3164}",
            "\u{115f}",
            "\u{1160}",
            "\u{ffa0}",
            "\u{34f}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{17b4}",
            "\u{180b}",
            "\u{1d159}",
            "\u{2800} \u{3164}",
        ] {
            assert!(!is_readable(name), "{name:?}");
        }
        for name in [
            "Ada",
            "Ada Lovelace",
            "Zoë",
            "Zoe\u{308}",
            "👩\u{200d}🚀",
            "❤\u{fe0f}",
            "爱",
            "علی\u{200c}رضا",
        ] {
            assert!(is_readable(name), "{name:?}");
        }
    }

    #[test]
    fn nothing_in_a_name_turns_or_hides_what_surrounds_it() {
        for sign in [
            '\u{61c}', '\u{200e}', '\u{200f}', '\u{202e}', '\u{2067}', '\u{206a}', '\u{feff}',
            '\n', '\t', '\u{1b}', '\0',
        ] {
            assert!(!is_readable(&format!("Ada{sign}")), "{sign:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("  ANN  Marie ", "ann marie"),
            ("ZOÈ", "zoè"),
            ("Zoe\u{300}", "Zoè"),
            ("Ada\u{200b}", "Ada"),
            ("A\u{34f}da", "Ada"),
            ("e\u{34f}\u{300}", "è"),
            ("Ada\u{2800}", "Ada"),
            ("\u{212b}sa", "Åsa"),
            ("İda", "i\u{307}da"),
        ] {
            assert_eq!(comparable(one), comparable(other), "{one:?} {other:?}");
        }
        assert_ne!(comparable("Ann Marie"), comparable("Annmarie"));
        assert_ne!(comparable("Zoe"), comparable("Zoè"));
    }

    #[test]
    fn what_release_0_stored_stays_readable() {
        for name in ["\u{2800}", "Ada\u{200f}", "\u{3164}", "\u{34f}"] {
            assert!(was_readable(name) && !is_readable(name), "{name:?}");
        }
        for name in ["", "\u{200b}", "Ada\u{202e}", "A\nda"] {
            assert!(!was_readable(name), "{name:?}");
        }
    }

    #[test]
    fn a_text_is_composed_once() {
        assert_eq!(composed("Zoe\u{300}"), "Zoè");
        assert!(matches!(composed("Zoè"), Cow::Borrowed(_)));
    }
}
