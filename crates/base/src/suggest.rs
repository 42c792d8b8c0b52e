//! Suggestions for mistyped words, by edit distance.

/// The nearest known word, if it is at most a third of the letters away.
pub fn suggest<'k>(found: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let near = (found.chars().count() / 3).max(2);
    nearest(found, known, |distance, word| {
        distance > 0 && distance <= near && distance < word.chars().count()
    })
}

/// The nearest known word of those whose Damerau-Levenshtein distance `fits`.
pub fn nearest<'k>(
    found: &str,
    known: impl IntoIterator<Item = &'k str>,
    fits: impl Fn(usize, &str) -> bool,
) -> Option<&'k str> {
    let measured = known
        .into_iter()
        .map(|word| (strsim::damerau_levenshtein(found, word), word));
    measured
        .filter(|&(distance, word)| fits(distance, word))
        .min()
        .map(|(_, word)| word)
}
