//! The screens that are open, one over another.

use std::mem::discriminant;

use super::Screen;

/// The screens that are open, never none: the top one is drawn and gets the keys.
#[derive(Debug)]
pub(crate) struct Stack {
    base: Screen,
    above: Vec<Screen>,
}

impl Stack {
    pub(crate) const fn new(base: Screen) -> Self {
        Self { base, above: Vec::new() }
    }

    /// The screen at the bottom: Home, a game, one of the places that lead to Home.
    pub(crate) const fn base(&self) -> &Screen {
        &self.base
    }

    pub(crate) fn top(&self) -> &Screen {
        self.above.last().unwrap_or(&self.base)
    }

    /// The positions of the screens, from the top.
    pub(crate) fn positions(&self) -> impl Iterator<Item = usize> + use<> {
        (0..=self.above.len()).rev()
    }

    pub(crate) fn get_mut(&mut self, position: usize) -> Option<&mut Screen> {
        match position.checked_sub(1) {
            None => Some(&mut self.base),
            Some(index) => self.above.get_mut(index),
        }
    }

    pub(crate) fn has(&self, is: impl Fn(&Screen) -> bool) -> bool {
        self.above.iter().any(is)
    }

    /// Puts a screen on top; one of its kind that is open is closed, so that two presses open one screen.
    pub(crate) fn push(&mut self, screen: Screen) {
        self.above.retain(|open| discriminant(open) != discriminant(&screen));
        self.above.push(screen);
    }

    /// Puts another screen at the bottom, and returns the one before.
    pub(crate) const fn replace(&mut self, base: Screen) -> Screen {
        std::mem::replace(&mut self.base, base)
    }

    /// Closes the screen at that position; the one at the bottom stays.
    pub(crate) fn close(&mut self, position: usize) {
        if let Some(index) = position.checked_sub(1).filter(|index| *index < self.above.len()) {
            let _ = self.above.remove(index);
        }
    }

    pub(crate) fn close_all(&mut self, is: impl Fn(&Screen) -> bool) {
        self.above.retain(|screen| !is(screen));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_presses_open_one_screen_and_closing_leads_back_to_the_one_below() {
        let mut stack = Stack::new(Screen::Loading);
        for screen in [Screen::Settings, Screen::Shortcuts, Screen::Settings] {
            stack.push(screen);
        }
        assert!(matches!(stack.top(), Screen::Settings));
        assert_eq!(stack.positions().collect::<Vec<_>>(), [2, 1, 0]);
        stack.close(2);
        assert!(matches!(stack.top(), Screen::Shortcuts));
        stack.close(1);
        stack.close(0);
        assert!(matches!(stack.top(), Screen::Loading), "the one at the bottom stays");
    }
}
