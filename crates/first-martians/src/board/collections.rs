//! Changes of sets, maps and lists where the previous value does not matter.

use std::collections::{BTreeMap, BTreeSet};

/// Puts a value into a set, or takes it out.
pub fn toggle<T: Ord>(set: &mut BTreeSet<T>, value: T, on: bool) {
    let _ = if on {
        set.insert(value)
    } else {
        set.remove(&value)
    };
}

pub fn put<K: Ord, V>(map: &mut BTreeMap<K, V>, key: K, value: V) {
    let _ = map.insert(key, value);
}

/// Removes the first equal element; nothing where there is none.
pub(crate) fn remove_first<T: PartialEq>(list: &mut Vec<T>, element: &T) {
    if let Some(index) = list.iter().position(|it| it == element) {
        let _ = list.remove(index);
    }
}
