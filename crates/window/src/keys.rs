//! Which key does what, as a pure function.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shortcut {
    Main,
    /// Closes what is open, or leaves.
    Back,
    /// Closes what is open, and never leaves a game: the gesture that leads back.
    Close,
    Undo,
    Redo,
    Rules,
    /// The next answer in a list under a field, or the previous one; one less in a number, or one more.
    Choose(bool),
    Keys,
    /// Prints the sheet of keys, where it is open.
    Print,
    /// From a field to the one below it in its column, or to the next one.
    Below,
    /// Focuses the next button or field.
    Next,
    Previous,
    Scroll(Scroll),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scroll {
    Up,
    Down,
    /// About as much as is visible, up.
    PageUp,
    /// About as much as is visible, down.
    PageDown,
    Top,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Focused {
    #[default]
    Nothing,
    /// Enter and Space press it.
    Button,
    Field,
    /// The number of a stepper, in which letters are shortcuts.
    Number,
}

/// The shortcut of a key that the focused widget has not handled. `command` is Ctrl, on a Mac the Command key.
///
/// `written` is the key with its modifiers applied: `?` is on a different key on every keyboard.
pub(crate) fn shortcut(
    key: &Key,
    written: &Key,
    modifiers: Modifiers,
    focused: Focused,
) -> Option<Shortcut> {
    if modifiers.alt() {
        return None;
    }
    let in_field = focused == Focused::Field;
    let typing = in_field || focused == Focused::Number;
    match key.as_ref() {
        Key::Named(Named::Tab) if modifiers.is_empty() => return Some(Shortcut::Next),
        Key::Named(Named::Tab) if modifiers == Modifiers::SHIFT => return Some(Shortcut::Previous),
        Key::Named(Named::Escape) if modifiers.is_empty() => return Some(Shortcut::Back),
        Key::Named(Named::ArrowDown) if modifiers.is_empty() && typing => {
            return Some(Shortcut::Choose(true));
        }
        Key::Named(Named::ArrowUp) if modifiers.is_empty() && typing => {
            return Some(Shortcut::Choose(false));
        }
        Key::Named(Named::Enter) if modifiers.is_empty() && typing => return Some(Shortcut::Below),
        // Text input has no undo; the game must not be undone instead.
        _ if in_field => return None,
        Key::Named(Named::Enter) if modifiers.is_empty() && focused == Focused::Nothing => {
            return Some(Shortcut::Main);
        }
        Key::Named(named) if modifiers.is_empty() => return scroll(named).map(Shortcut::Scroll),
        Key::Character("z" | "Z") if modifiers.command() && modifiers.shift() => {
            return Some(Shortcut::Redo);
        }
        Key::Character("z" | "Z") if modifiers.command() => return Some(Shortcut::Undo),
        Key::Character("y" | "Y") if modifiers.command() && !modifiers.shift() => {
            return Some(Shortcut::Redo);
        }
        Key::Character("p" | "P") if modifiers == Modifiers::COMMAND => {
            return Some(Shortcut::Print);
        }
        _ => {}
    }
    match written.as_ref() {
        Key::Character("?") if !modifiers.command() => Some(Shortcut::Keys),
        Key::Character("/") if !modifiers.command() => Some(Shortcut::Rules),
        _ => None,
    }
}

const fn scroll(named: Named) -> Option<Scroll> {
    match named {
        Named::ArrowUp => Some(Scroll::Up),
        Named::ArrowDown => Some(Scroll::Down),
        Named::PageUp => Some(Scroll::PageUp),
        Named::PageDown => Some(Scroll::PageDown),
        Named::Home => Some(Scroll::Top),
        Named::End => Some(Scroll::End),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Focused::{Button, Field, Nothing, Number};
    use super::*;

    #[test]
    fn every_key_does_what_the_table_says() {
        let (none, shift, alt) = (Modifiers::empty(), Modifiers::SHIFT, Modifiers::ALT);
        let command = Modifiers::COMMAND;
        let letter = |letter: &str| Key::Character(letter.into());
        let named = Key::Named;
        let table = [
            (named(Named::Enter), none, Nothing, Some(Shortcut::Main)),
            (named(Named::Enter), none, Button, None),
            (named(Named::Enter), none, Field, Some(Shortcut::Below)),
            (named(Named::Enter), none, Number, Some(Shortcut::Below)),
            (
                named(Named::ArrowUp),
                none,
                Number,
                Some(Shortcut::Choose(false)),
            ),
            (letter("z"), command, Number, Some(Shortcut::Undo)),
            (named(Named::Enter), shift, Nothing, None),
            (named(Named::Space), none, Nothing, None),
            (named(Named::Escape), none, Nothing, Some(Shortcut::Back)),
            (named(Named::Escape), none, Button, Some(Shortcut::Back)),
            (named(Named::Tab), none, Nothing, Some(Shortcut::Next)),
            (named(Named::Tab), none, Field, Some(Shortcut::Next)),
            (named(Named::Tab), shift, Button, Some(Shortcut::Previous)),
            (named(Named::Tab), alt, Button, None),
            (named(Named::Tab), command, Nothing, None),
            (
                named(Named::PageDown),
                none,
                Button,
                Some(Shortcut::Scroll(Scroll::PageDown)),
            ),
            (
                named(Named::ArrowUp),
                none,
                Field,
                Some(Shortcut::Choose(false)),
            ),
            (
                named(Named::ArrowDown),
                none,
                Field,
                Some(Shortcut::Choose(true)),
            ),
            (
                named(Named::ArrowDown),
                none,
                Nothing,
                Some(Shortcut::Scroll(Scroll::Down)),
            ),
            (letter("z"), command, Nothing, Some(Shortcut::Undo)),
            (letter("z"), command, Button, Some(Shortcut::Undo)),
            (letter("z"), command, Field, None),
            (letter("Z"), command | shift, Nothing, Some(Shortcut::Redo)),
            (letter("z"), command | shift, Nothing, Some(Shortcut::Redo)),
            (letter("z"), command | shift, Field, None),
            (letter("y"), command, Nothing, Some(Shortcut::Redo)),
            (letter("p"), command, Nothing, Some(Shortcut::Print)),
            (letter("p"), command, Button, Some(Shortcut::Print)),
            (letter("p"), command, Field, None),
            (letter("p"), none, Nothing, None),
            (letter("P"), command | shift, Nothing, None),
            (letter("z"), none, Nothing, None),
            (letter("z"), command | alt, Nothing, None),
            (letter("?"), shift, Nothing, Some(Shortcut::Keys)),
            (letter("?"), none, Button, Some(Shortcut::Keys)),
            (letter("?"), shift, Field, None),
            (letter("/"), none, Nothing, Some(Shortcut::Rules)),
            (letter("/"), shift, Button, Some(Shortcut::Rules)),
            (letter("/"), none, Field, None),
            (letter("/"), command, Nothing, None),
        ];
        for (key, modifiers, focused, expected) in table {
            assert_eq!(
                shortcut(&key, &key, modifiers, focused),
                expected,
                "{key:?} {modifiers:?} {focused:?}"
            );
        }
    }

    #[test]
    fn the_shortcuts_open_on_every_keyboard_layout() {
        for base in ["/", "'", "ß"] {
            let asked = shortcut(
                &Key::Character(base.into()),
                &Key::Character("?".into()),
                Modifiers::SHIFT,
                Nothing,
            );
            assert_eq!(asked, Some(Shortcut::Keys), "Shift and {base}");
        }
    }
}
