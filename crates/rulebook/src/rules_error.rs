//! Errors in rules texts, as data: `src/content` turns them into diagnostics.

use std::ops::Range;

/// The kind of an error, with its arguments in brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulesErrorKind {
    /// Markdown that entries do not support (`found`).
    NotAllowed,
    /// Markdown in the wrong place (`found`).
    OutOfPlace,
    /// A file name without language and game.
    WrongFile,
    /// An entry without the anchor that gives its id.
    NoAnchor,
    /// An id that is not kebab-case (`id`).
    BadId,
    /// An id without the prefix of its game (`id`, `expected`).
    WrongPrefix,
    /// An id that is already used (`id`, `first`).
    DuplicateId,
    /// A chapter or entry without a title.
    NoTitle,
    /// A title that the game already uses (`found`, `first`).
    DoubledTitle,
    /// A chapter without entries.
    EmptyChapter,
    /// A required metadata line is missing (`expected`).
    MissingMetadata,
    /// An unknown metadata line (`found`, `expected`, perhaps `suggestion`).
    UnknownMetadata,
    /// A metadata line occurs twice (`found`).
    DoubledMetadata,
    /// An empty value in a metadata line (`found`).
    EmptyValue,
    /// A source that is not book, section, page (`expected`, perhaps `found`).
    BadSource,
    /// An invalid pair of terms (`found`).
    BadTerm,
    /// Fewer ways in which people ask for an entry than needed (`found`, `min`).
    FewQuestions,
    /// An answer to a question that is neither yes nor no (`found`).
    BadAnswer,
    /// A question of a step that is not `key: question`, or whose key the entry has already (`found`).
    BadStepQuestion,
    /// Questions of a sentence that the entry does not have, or has twice (`found`).
    UnknownStatement,
    /// A sentence that says nothing alone (`found`).
    TornStatement,
    /// A question that another entry of the game claims too (`found`, `id`, `first`).
    SameQuestion,
    /// A heading that is not `rulebook/heading` (`found`).
    BadHeading,
    /// Too many related entries (`found`, `max`).
    ManyRelated,
    /// Too few or too many sentences (`found`, `min`, `max`).
    Length,
    /// A block quote that is not a note (`expected`).
    BadNote,
    /// A link to an unknown entry (`id`, perhaps `suggestion`).
    UnknownEntry,
    /// An entry is missing in the other language (`id`, `language`).
    MissingEntry,
    /// An attribute differs between the languages (`id`, `attribute`).
    Differs,
}

/// The arguments of the message: names and values.
pub type RulesErrorArgs = Vec<(&'static str, String)>;

/// An error in a rules text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesError {
    /// The kind.
    pub kind: RulesErrorKind,
    /// The name of the text.
    pub file: String,
    /// The position in bytes.
    pub span: Range<usize>,
    /// The arguments of the message.
    pub args: RulesErrorArgs,
}

#[derive(Debug, Default)]
pub(super) struct Faults(pub Vec<(RulesErrorKind, Range<usize>, RulesErrorArgs)>);

impl Faults {
    pub fn add(&mut self, kind: RulesErrorKind, span: Range<usize>, args: &[(&'static str, &str)]) {
        self.0.push((
            kind,
            span,
            args.iter()
                .map(|&(name, value)| (name, value.to_owned()))
                .collect(),
        ));
    }
}
