//! "Did you mean …".

/// The known word nearest to the one found, if it is near enough to be meant.
pub(crate) fn suggest<'k>(found: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let near = (found.chars().count() / 3).max(2);
    known
        .into_iter()
        .map(|word| (strsim::damerau_levenshtein(found, word), word))
        .filter(|&(distance, word)| distance > 0 && distance <= near && distance < word.chars().count())
        .min()
        .map(|(_, word)| word)
}
