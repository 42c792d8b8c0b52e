//! Lists by stem, stored one after the other.

/// A list for each stem. Stems are numbered from 0.
#[derive(Debug, Clone)]
pub(super) struct ByStem<T> {
    /// Where the list of each stem begins, and after the last one where it ends.
    starts: Vec<usize>,
    items: Vec<T>,
}

/// Collects lists by stem. What is added carries a key (an entry, a line), and equal keys follow each other.
#[derive(Debug, Default)]
pub(super) struct Collector<T> {
    /// In the order in which they were added, each with its stem.
    added: Vec<(u32, T)>,
    /// By stem: the key and the index of the last item, [`NONE`] where there is none.
    last: Vec<(u32, u32)>,
}

/// No key, and no index.
const NONE: u32 = u32::MAX;

impl<T: Copy> Collector<T> {
    /// The item of a stem with this key, which may be the last one only.
    pub fn get(&mut self, stem: u32, key: u32) -> Option<&mut T> {
        let (_, at) = *self
            .last
            .get(stem as usize)
            .filter(|(last, _)| *last == key)?;
        self.added.get_mut(at as usize).map(|(_, item)| item)
    }

    pub fn push(&mut self, stem: u32, key: u32, item: T) {
        if self.last.len() <= stem as usize {
            self.last.resize(stem as usize + 1, (NONE, NONE));
        }
        self.last[stem as usize] = (key, u32::try_from(self.added.len()).unwrap_or(NONE));
        self.added.push((stem, item));
    }

    /// A list for each of that many stems; its items keep the order in which they were added.
    pub fn finish(self, stems: usize) -> ByStem<T> {
        let mut starts = vec![0; stems + 1];
        for (stem, _) in &self.added {
            starts[*stem as usize + 1] += 1;
        }
        for stem in 0..stems {
            starts[stem + 1] += starts[stem];
        }
        let mut items: Vec<T> = self.added.iter().map(|(_, item)| *item).collect();
        let mut next = starts.clone();
        for (stem, item) in self.added {
            let place = &mut next[stem as usize];
            items[*place] = item;
            *place += 1;
        }
        ByStem { starts, items }
    }
}

impl<T> ByStem<T> {
    /// The list of a stem.
    pub fn of(&self, stem: usize) -> &[T] {
        &self.items[self.starts[stem]..self.starts[stem + 1]]
    }

    /// The list of each stem.
    pub fn lists(&self) -> impl Iterator<Item = &[T]> {
        self.starts
            .windows(2)
            .map(|ends| &self.items[ends[0]..ends[1]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stem_has_its_own_items_in_order() {
        let mut collector = Collector::default();
        for (stem, key, item) in [
            (2, 7, 'a'),
            (0, 7, 'b'),
            (2, 8, 'c'),
            (0, 9, 'd'),
            (2, 9, 'e'),
        ] {
            collector.push(stem, key, item);
        }
        assert_eq!(collector.get(2, 9), Some(&mut 'e'));
        assert_eq!(collector.get(2, 8), None, "another came after it");
        assert_eq!(collector.get(1, 7), None);
        assert_eq!(collector.get(9, 7), None);
        let lists = collector.finish(4);
        assert_eq!(
            lists.lists().collect::<Vec<_>>(),
            [&['b', 'd'][..], &[], &['a', 'c', 'e'], &[]]
        );
        assert_eq!(lists.of(2), ['a', 'c', 'e']);
    }
}
