//! What is asked of the owner's box.

use super::Usage;

/// What is done with the facts of the box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Owned {
    /// They are listed.
    List,
    /// One is put right: its name, and the value as it was typed.
    Set(String, String),
    /// One, or a group, is right as it stands.
    Confirm(String),
    /// One, or a group, goes back to what is shipped.
    Reset(String),
}

/// Reads the words after `box`, in either language.
pub(super) fn owned(words: Vec<String>) -> Result<Owned, Usage> {
    let mut words = words.into_iter();
    let Some(verb) = words.next() else { return Ok(Owned::List) };
    let mut name = || words.next().ok_or(Usage::MissingArgument("NAME"));
    let asked = match verb.to_lowercase().as_str() {
        "set" | "imposta" => {
            let name = name()?;
            let value = words.by_ref().collect::<Vec<_>>().join(" ");
            if value.trim().is_empty() {
                return Err(Usage::MissingArgument("VALUE"));
            }
            Owned::Set(name, value)
        }
        "confirm" | "conferma" => Owned::Confirm(name()?),
        "reset" | "ripristina" => Owned::Reset(name()?),
        _ => return Err(Usage::BadBox(verb)),
    };
    words.next().map_or(Ok(asked), |word| Err(Usage::Unexpected(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Owned, Usage> {
        owned(line.split_whitespace().map(str::to_owned).collect())
    }

    #[test]
    fn the_words_of_both_languages_ask_for_the_same() {
        assert_eq!(read(""), Ok(Owned::List));
        for line in ["set parts.lab cpu, energy", "imposta parts.lab cpu, energy"] {
            assert_eq!(read(line), Ok(Owned::Set("parts.lab".to_owned(), "cpu, energy".to_owned())));
        }
        for line in ["reset map", "ripristina map"] {
            assert_eq!(read(line), Ok(Owned::Reset("map".to_owned())));
        }
        for line in ["confirm map", "conferma map"] {
            assert_eq!(read(line), Ok(Owned::Confirm("map".to_owned())));
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(read("paint"), Err(Usage::BadBox("paint".to_owned())));
        assert_eq!(read("set"), Err(Usage::MissingArgument("NAME")));
        assert_eq!(read("set map.1.pawns"), Err(Usage::MissingArgument("VALUE")));
        assert_eq!(read("reset map parts"), Err(Usage::Unexpected("parts".to_owned())));
    }
}
