//! Where a page was scrolled to when another one was laid over it: it is shown again as it was left.

use iced::advanced::widget::Id;

/// What scrolls on a page, and how far it is scrolled.
type Scrolls = Vec<(Id, f32)>;

#[derive(Debug, Default)]
pub(super) struct KeptScrolls {
    /// How many pages are over the lowest one.
    over: usize,
    /// Each open page, the lowest first: its number, and what it looked like in its last frame.
    pages: Vec<(u64, Scrolls)>,
}

impl KeptScrolls {
    /// A frame of a page is drawn with that many pages below it. Returns what is to be scrolled, and how far, where it is shown again.
    pub(super) fn drawn(&mut self, over: usize, page: u64, scrolls: Scrolls) -> Scrolls {
        let is_back = over < std::mem::replace(&mut self.over, over);
        let kept = self
            .pages
            .get(over)
            .filter(|(kept, _)| is_back && *kept == page)
            .map(|(_, scrolls)| scrolls.clone());
        self.pages.truncate(over);
        self.pages.resize(over, (0, Vec::new()));
        self.pages.push((page, kept.clone().unwrap_or(scrolls)));
        kept.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(offset: f32) -> Scrolls {
        vec![(Id::new("step"), offset)]
    }

    #[test]
    fn a_page_is_shown_again_where_it_was_left() {
        let mut kept = KeptScrolls::default();
        assert!(kept.drawn(0, 1, at(0.0)).is_empty());
        assert!(kept.drawn(0, 1, at(240.0)).is_empty());
        assert!(kept.drawn(1, 2, at(0.0)).is_empty());
        assert!(kept.drawn(2, 3, at(0.0)).is_empty());
        assert_eq!(kept.drawn(0, 1, at(0.0)), at(240.0));
        assert!(kept.drawn(0, 1, at(200.0)).is_empty(), "it is scrolled on");
        assert!(
            kept.drawn(0, 4, at(0.0)).is_empty(),
            "the next page begins at its top"
        );
    }

    #[test]
    fn another_page_in_its_place_begins_at_its_top() {
        let mut kept = KeptScrolls::default();
        let _ = kept.drawn(0, 1, at(240.0));
        let _ = kept.drawn(1, 2, at(0.0));
        assert!(kept.drawn(0, 5, at(0.0)).is_empty());
    }
}
