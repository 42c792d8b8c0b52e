//! What is wrong with a rules text, as data: `src/content` makes diagnostics of it.

use std::ops::Range;

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// Something that the grammar does not have (`found`).
    NotAllowed,
    /// Something that the grammar has, in another place (`found`).
    OutOfPlace,
    /// The name of the file says neither language nor game.
    WrongFile,
    /// An entry without the anchor that gives its id.
    NoAnchor,
    /// An id that is not kebab-case (`id`).
    BadId,
    /// An id without the prefix of its game (`id`, `expected`).
    WrongPrefix,
    /// An id that is used already (`id`, `first`).
    DoubledId,
    /// A chapter or entry without a title.
    NoTitle,
    /// A title that is used already in the game (`found`, `first`).
    DoubledTitle,
    /// A chapter without entries.
    EmptyChapter,
    /// A metadata line that must be there (`expected`).
    MissingMetadata,
    /// A metadata line that does not exist (`found`, `expected`, perhaps `suggestion`).
    UnknownMetadata,
    /// The same metadata line twice (`found`).
    DoubledMetadata,
    /// An empty value in a metadata line (`found`).
    EmptyValue,
    /// A source that is not book, section, page (`expected`, perhaps `found`).
    BadSource,
    /// A pair of terms that is none (`found`).
    BadTerm,
    /// A heading that is not `rulebook/heading` (`found`).
    BadHeading,
    /// Too many related entries (`found`, `max`).
    ManyRelated,
    /// Too few or too many sentences (`found`, `min`, `max`).
    Length,
    /// A quotation that is not a note (`expected`).
    BadNote,
    /// No entry has that id (`id`, perhaps `suggestion`).
    UnknownEntry,
    /// The entry is lacking in the other language (`id`, `language`).
    MissingEntry,
    /// The languages differ (`id`, `attribute`).
    Differs,
}

/// What the sentence on a fault names: names and values.
pub type FaultArgs = Vec<(&'static str, String)>;

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The name of the text.
    pub file: String,
    /// The place in bytes.
    pub span: Range<usize>,
    /// What the sentence names.
    pub args: FaultArgs,
}

/// All that was found wrong so far in one text.
#[derive(Debug, Default)]
pub(super) struct Faults(pub Vec<(FaultKind, Range<usize>, FaultArgs)>);

impl Faults {
    /// Adds one.
    pub fn add(&mut self, kind: FaultKind, span: Range<usize>, args: &[(&'static str, &str)]) {
        self.0.push((kind, span, args.iter().map(|&(name, value)| (name, value.to_owned())).collect()));
    }
}
