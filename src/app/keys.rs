//! Which key does what: one pure function.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

/// What a key asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shortcut {
    /// The main button.
    Main,
    /// One step back: out of what is open.
    Back,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
}

/// What a key asks for, if anything. `command` is Ctrl, on a Mac the Command key.
pub fn shortcut(key: &Key, modifiers: Modifiers) -> Option<Shortcut> {
    if modifiers.alt() {
        return None;
    }
    match key.as_ref() {
        Key::Named(Named::Enter) if modifiers.is_empty() => Some(Shortcut::Main),
        Key::Named(Named::Escape) if modifiers.is_empty() => Some(Shortcut::Back),
        Key::Character("z" | "Z") if modifiers.command() && modifiers.shift() => Some(Shortcut::Redo),
        Key::Character("z" | "Z") if modifiers.command() => Some(Shortcut::Undo),
        Key::Character("y" | "Y") if modifiers.command() && !modifiers.shift() => Some(Shortcut::Redo),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_does_what_the_table_says() {
        let (none, shift, alt) = (Modifiers::empty(), Modifiers::SHIFT, Modifiers::ALT);
        let command = Modifiers::COMMAND;
        let letter = |letter: &str| Key::Character(letter.into());
        let table = [
            (Key::Named(Named::Enter), none, Some(Shortcut::Main)),
            (Key::Named(Named::Enter), shift, None),
            (Key::Named(Named::Escape), none, Some(Shortcut::Back)),
            (letter("z"), command, Some(Shortcut::Undo)),
            (letter("Z"), command | shift, Some(Shortcut::Redo)),
            (letter("z"), command | shift, Some(Shortcut::Redo)),
            (letter("y"), command, Some(Shortcut::Redo)),
            (letter("z"), none, None),
            (letter("z"), command | alt, None),
            (Key::Named(Named::Tab), none, None),
        ];
        for (key, modifiers, expected) in table {
            assert_eq!(shortcut(&key, modifiers), expected, "{key:?} {modifiers:?}");
        }
    }
}
