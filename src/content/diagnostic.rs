//! What is wrong with a text, as data: `src/language` makes the sentence.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Serialize;

use crate::first_martians::words::words;

words! {
    /// How bad it is.
    Severity {
        /// The mission is not right.
        Error = "error",
        /// It can be played, but somebody should look.
        Warning = "warning",
    }
}

words! {
    /// What is wrong.
    Code {
        /// A file that is needed is not there.
        MissingFile = "missing-file",
        /// Not JSON.
        JsonSyntax = "json-syntax",
        /// The same key twice in one object.
        DoubledKey = "doubled-key",
        /// A field that does not exist.
        UnknownField = "unknown-field",
        /// A field that must be there.
        MissingField = "missing-field",
        /// A word that is none of those allowed.
        UnknownWord = "unknown-word",
        /// A text where a number is expected, and the like.
        WrongType = "wrong-type",
        /// A list that is too long or too short.
        WrongLength = "wrong-length",
        /// A number that is too small or too large.
        OutOfRange = "out-of-range",
        /// An object that must name one thing and names none, or several.
        NotOneWord = "not-one-word",
        /// Effects nested too deeply.
        TooDeep = "too-deep",
        /// Cannot be read, for a reason of its own.
        Unreadable = "unreadable",
        /// The format is not a number that ever was.
        WrongFormat = "wrong-format",
        /// The format is newer than this program.
        NewerFormat = "newer-format",
        /// Not kebab-case, or does not start with a letter.
        BadId = "bad-id",
        /// The id is used twice.
        DoubledId = "doubled-id",
        /// Nothing has that id.
        UnknownId = "unknown-id",
        /// No deck has that name.
        UnknownDeck = "unknown-deck",
        /// The lowest is higher than the highest.
        EmptyRange = "empty-range",
        /// Steps of that size never give the goal exactly.
        GoalNotMet = "goal-not-met",
        /// A threshold objective, but no Threshold on the sheet.
        ThresholdWithoutNumber = "threshold-without-number",
        /// A Threshold on the sheet, but no objective asks for it.
        NumberWithoutThreshold = "number-without-threshold",
        /// More than one threshold objective.
        SecondThreshold = "second-threshold",
        /// A threshold objective that takes something else, or the reverse.
        ThresholdMismatch = "threshold-mismatch",
        /// A question to the table where the game may not ask.
        AskUnseen = "ask-unseen",
        /// A hidden objective that nothing reveals.
        NeverRevealed = "never-revealed",
        /// An objective that is revealed, but was never hidden.
        NotHidden = "not-hidden",
        /// An outcome without an ending that always fits.
        NoEnding = "no-ending",
        /// A choice that has not two to four options.
        OptionCount = "option-count",
        /// The same option twice in one element.
        DoubledOption = "doubled-option",
        /// A Malfunction card whose keywords name no Facility, or two.
        KeywordFacility = "keyword-facility",
        /// A Malfunction card whose keyword belongs to another Block.
        KeywordBlock = "keyword-block",
        /// An effect that could go on for ever.
        LoopingEffect = "looping-effect",
        /// A Facility that does not fit here.
        WrongFacility = "wrong-facility",
        /// Nothing can be drawn where something will be drawn.
        EmptyDeck = "empty-deck",
        /// Fewer Mission Events than sols.
        FewEvents = "few-events",
        /// The description of the box leaves something out.
        BoxIncomplete = "box-incomplete",
        /// Not Fluent.
        FluentSyntax = "fluent-syntax",
        /// A line that cuts the text before it short.
        CutLine = "cut-line",
        /// The same message twice.
        DoubledMessage = "doubled-message",
        /// The same attribute twice in one message.
        DoubledAttribute = "doubled-attribute",
        /// An element without its message.
        MissingMessage = "missing-message",
        /// A message without its text.
        MissingText = "missing-text",
        /// A message without one of its attributes.
        MissingAttribute = "missing-attribute",
        /// A message that belongs to no element.
        LeftOverMessage = "left-over-message",
        /// An attribute that its element does not use.
        LeftOverAttribute = "left-over-attribute",
        /// A variable that is not given here.
        UnknownVariable = "unknown-variable",
        /// The languages do not use the same variables.
        VariablesDiffer = "variables-differ",
        /// A text that refers to one that does not exist.
        UnknownReference = "unknown-reference",
        /// A function other than `NUMBER`.
        UnknownFunction = "unknown-function",
        /// A flag that is read, but nothing sets it.
        FlagNeverSet = "flag-never-set",
        /// A flag that is set, but nothing reads it.
        FlagNeverRead = "flag-never-read",
        /// A counter that is compared, but nothing counts it.
        CounterNeverCounts = "counter-never-counts",
        /// A counter that counts, but nothing compares it.
        CounterNeverRead = "counter-never-read",
        /// A track that something waits for, but nothing moves it.
        TrackNeverMoves = "track-never-moves",
        /// A track that nothing moves or waits for.
        TrackUnused = "track-unused",
        /// A Follow-Up that nothing calls.
        FollowUpUnused = "follow-up-unused",
        /// Something that does nothing at all.
        NothingHappens = "nothing-happens",
        /// Two meanings of one mission icon.
        DoubledIcon = "doubled-icon",
        /// A condition that can never hold.
        NeverTrue = "never-true",
        /// A condition that always holds.
        AlwaysTrue = "always-true",
        /// The same condition twice in one list.
        DoubledCondition = "doubled-condition",
        /// A Mission Event whose sols no game has.
        EventNeverComes = "event-never-comes",
        /// Something that comes only after the last sol.
        NeverInTime = "never-in-time",
        /// Something that can only come after itself.
        WaitsForItself = "waits-for-itself",
        /// A chain that never ends.
        EndlessChain = "endless-chain",
        /// An objective that asks for more than can be done.
        GoalOutOfReach = "goal-out-of-reach",
        /// A track that cannot come to where an objective wants it.
        TrackOutOfReach = "track-out-of-reach",
        /// An objective that wants a track where it starts.
        MetAtOnce = "met-at-once",
        /// A region that is not on the map.
        RegionOffMap = "region-off-map",
        /// The same region twice.
        DoubledRegion = "doubled-region",
        /// An ending that is never told.
        EndingNeverFits = "ending-never-fits",
        /// An ending for all optional objectives where there is none.
        EndingWithoutOptional = "ending-without-optional",
        /// A question to the table where the game is over.
        AskAtEnd = "ask-at-end",
        /// Fewer Mission Events than sols for one size of crew.
        FewEventsForCrew = "few-events-for-crew",
        /// So few cards that they come twice in a game.
        ThinDeck = "thin-deck",
        /// A change by nothing.
        ZeroChange = "zero-change",
        /// A change by more than there is room for.
        ChangeTooLarge = "change-too-large",
        /// A cost that nobody can pay.
        CostOutOfReach = "cost-out-of-reach",
        /// A part that the Facility has not.
        NoSuchPart = "no-such-part",
        /// An `if` that does the same either way.
        SameBranches = "same-branches",
        /// Two options that do the same.
        SameOptions = "same-options",
        /// Malfunction dice in sols that no game has.
        DiceBeyondSols = "dice-beyond-sols",
        /// An easier game that is harder, or the reverse.
        DifficultyReversed = "difficulty-reversed",
        /// More plants than greenhouses.
        PlantsWithoutGreenhouses = "plants-without-greenhouses",
        /// A Threshold that is met whatever is broken.
        ThresholdAlwaysMet = "threshold-always-met",
        /// A text without words.
        EmptyText = "empty-text",
        /// A text too long to be read aloud.
        LongText = "long-text",
        /// A title or an option too long for its place.
        LongLabel = "long-label",
        /// A quotation mark or an apostrophe of the keyboard.
        StraightQuote = "straight-quote",
        /// The same text for two things.
        SameText = "same-text",
        /// The same text in two languages.
        NotTranslated = "not-translated",
        /// Other numbers than in the first language.
        NumbersDiffer = "numbers-differ",
        /// In a rules text: something that the grammar does not have.
        RulesNotAllowed = "rules-not-allowed",
        /// In a rules text: something that the grammar has, in another place.
        RulesOutOfPlace = "rules-out-of-place",
        /// A rules text whose name says neither language nor game.
        RulesWrongFile = "rules-wrong-file",
        /// A rules entry without the anchor that gives its id.
        RulesNoAnchor = "rules-no-anchor",
        /// The id of a rules entry without the prefix of its game.
        RulesWrongPrefix = "rules-wrong-prefix",
        /// The id of a rules entry used twice.
        RulesDoubledId = "rules-doubled-id",
        /// A chapter or rules entry without a title.
        RulesNoTitle = "rules-no-title",
        /// The title of a rules entry used twice in its game.
        RulesDoubledTitle = "rules-doubled-title",
        /// A chapter of the rules without entries.
        RulesEmptyChapter = "rules-empty-chapter",
        /// A metadata line of a rules entry that must be there.
        RulesMissingLine = "rules-missing-line",
        /// A metadata line that does not exist.
        RulesUnknownLine = "rules-unknown-line",
        /// The same metadata line twice.
        RulesDoubledLine = "rules-doubled-line",
        /// An empty value in a metadata line.
        RulesEmptyValue = "rules-empty-value",
        /// A source that is not book, section, page.
        RulesBadSource = "rules-bad-source",
        /// A pair of terms that is none.
        RulesBadTerm = "rules-bad-term",
        /// The heading of a rulebook in a form that no heading has.
        RulesBadHeading = "rules-bad-heading",
        /// Too many related entries.
        RulesManyRelated = "rules-many-related",
        /// Too few or too many sentences.
        RulesLength = "rules-length",
        /// A quotation that is not a note.
        RulesBadNote = "rules-bad-note",
        /// No rules entry has that id.
        RulesUnknownEntry = "rules-unknown-entry",
        /// A rules entry that the other language lacks.
        RulesMissingEntry = "rules-missing-entry",
        /// Rules entries that differ between the languages in what must be the same.
        RulesDiffer = "rules-differ",
    }
}

impl Code {
    /// Whether it is about what a mission says, not about how it is written or linked.
    pub const fn is_of_meaning(self) -> bool {
        self as u8 >= Self::FlagNeverSet as u8 && self as u8 <= Self::NumbersDiffer as u8
    }

    /// How bad it is by itself.
    pub const fn severity(self) -> Severity {
        match self {
            Self::FewEvents | Self::LeftOverMessage | Self::LeftOverAttribute | Self::RulesEmptyChapter => Severity::Warning,
            // What a mission says: it can be played all the same. What cannot be won is told as an error where it is found.
            Self::GoalOutOfReach | Self::TrackOutOfReach | Self::RegionOffMap => Severity::Error,
            _ if self.is_of_meaning() => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

/// One thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong.
    pub code: Code,
    /// The name of the text.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The place in bytes.
    pub span: Range<usize>,
    /// What the sentence names: `id`, `kind`, `expected`, `found`, `suggestion`, `attribute`, `language`, `min`, `max` …
    pub args: BTreeMap<&'static str, String>,
}

/// A text and its name.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<'t> {
    pub name: &'t str,
    pub text: &'t str,
}

impl Text<'_> {
    /// The span within the text, its ends on characters; at least one character where there is one.
    pub fn span(&self, span: Range<usize>) -> Range<usize> {
        let start = floor(self.text, span.start);
        let mut end = floor(self.text, span.end);
        if end <= start {
            end = start + self.text[start..].chars().next().map_or(0, char::len_utf8);
        }
        start..end
    }

    /// Line and column of a byte, both from 1.
    pub fn place(&self, offset: usize) -> (u32, u32) {
        let before = &self.text[..floor(self.text, offset)];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |start| start.chars().count()) + 1;
        (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX))
    }

    /// Where a part of the text stands in it.
    pub fn offset(&self, part: &str) -> Range<usize> {
        let start = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len());
        start..start + part.len()
    }
}

fn floor(text: &str, offset: usize) -> usize {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

/// What the sentence names.
pub(super) type Args<'a> = &'a [(&'static str, &'a str)];

/// All that was found wrong so far.
#[derive(Debug, Default)]
pub(super) struct Report(Vec<Diagnostic>);

impl Report {
    /// Adds what is wrong, as bad as its code says.
    pub fn add(&mut self, code: Code, text: Text<'_>, span: Range<usize>, args: Args<'_>) {
        self.push(code.severity(), code, text, span, args);
    }

    /// Adds what is wrong, as bad as given. Arguments that are empty are left out.
    pub fn push(&mut self, severity: Severity, code: Code, text: Text<'_>, span: Range<usize>, args: Args<'_>) {
        let span = text.span(span);
        let (line, column) = text.place(span.start);
        let args = args.iter().filter(|(_, value)| !value.is_empty()).map(|&(name, value)| (name, value.to_owned())).collect();
        self.0.push(Diagnostic { severity, code, file: text.name.to_owned(), line, column, span, args });
    }

    /// Whether one of these was told.
    pub fn tells(&self, codes: &[Code]) -> bool {
        self.0.iter().any(|diagnostic| codes.contains(&diagnostic.code))
    }

    /// All of it, in the order of files and places, each thing once.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.0.sort_by(|a, b| (&a.file, a.span.start, a.code, &a.args).cmp(&(&b.file, b.span.start, b.code, &b.args)));
        self.0.dedup();
        self.0
    }
}
