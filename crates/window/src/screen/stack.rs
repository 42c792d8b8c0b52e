//! The stack of open screens.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::mem::discriminant;

use super::Screen;

/// Never empty: the top screen is drawn and gets the keys.
#[derive(Debug)]
pub(crate) struct ScreenStack {
    base: Screen,
    above: Vec<Screen>,
}

impl ScreenStack {
    pub const fn new(base: Screen) -> Self {
        Self {
            base,
            above: Vec::new(),
        }
    }

    pub const fn base(&self) -> &Screen {
        &self.base
    }

    pub fn top(&self) -> &Screen {
        self.above.last().unwrap_or(&self.base)
    }

    /// How many screens are below the top one.
    pub const fn over(&self) -> usize {
        self.above.len()
    }

    /// A number that changes with the page: with the screens that are open, and with what the top one shows.
    pub fn page_key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        std::iter::once(&self.base)
            .chain(&self.above)
            .for_each(|screen| discriminant(screen).hash(&mut hasher));
        self.top().page_key().hash(&mut hasher);
        hasher.finish()
    }

    /// From the top.
    pub fn positions(&self) -> impl Iterator<Item = usize> + use<> {
        (0..=self.above.len()).rev()
    }

    pub fn get_mut(&mut self, position: usize) -> Option<&mut Screen> {
        match position.checked_sub(1) {
            None => Some(&mut self.base),
            Some(index) => self.above.get_mut(index),
        }
    }

    /// The topmost screen of a kind, with its position.
    pub fn topmost<T>(
        &mut self,
        of_kind: impl Fn(&mut Screen) -> Option<&mut T>,
    ) -> Option<(usize, &mut T)> {
        let above = self
            .above
            .iter_mut()
            .enumerate()
            .rev()
            .map(|(index, screen)| (index + 1, screen));
        above
            .chain([(0, &mut self.base)])
            .find_map(|(position, screen)| Some((position, of_kind(screen)?)))
    }

    pub fn has(&self, is: impl Fn(&Screen) -> bool) -> bool {
        self.above.iter().any(is)
    }

    /// Puts a screen on top and closes one of the same kind, so that a double press opens one screen.
    pub fn push(&mut self, screen: Screen) {
        self.above
            .retain(|open| discriminant(open) != discriminant(&screen));
        self.above.push(screen);
    }

    pub const fn replace(&mut self, base: Screen) -> Screen {
        std::mem::replace(&mut self.base, base)
    }

    /// Closes the screen at that position, unless it is the bottom one.
    pub fn close(&mut self, position: usize) {
        if let Some(index) = position
            .checked_sub(1)
            .filter(|index| *index < self.above.len())
        {
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
    fn a_double_press_opens_one_screen_and_closing_shows_the_one_below() {
        let mut stack = ScreenStack::new(Screen::Loading);
        for screen in [Screen::Settings, Screen::Shortcuts, Screen::Settings] {
            stack.push(screen);
        }
        assert!(matches!(stack.top(), Screen::Settings));
        assert_eq!(stack.positions().collect::<Vec<_>>(), [2, 1, 0]);
        stack.close(2);
        assert!(matches!(stack.top(), Screen::Shortcuts));
        stack.close(1);
        stack.close(0);
        assert!(
            matches!(stack.top(), Screen::Loading),
            "the one at the bottom stays"
        );
    }
}
