//! Diagnostics as data; `src/language` formats them.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Serialize;

use first_martians::vocabulary::words;

words! {
    Severity {
        /// The mission is invalid.
        Error = "error",
        /// The mission is playable.
        Warning = "warning",
    }
}

/// The codes as a table: variant, id, description. The guide for authors shows the descriptions.
macro_rules! codes {
    ($($variant:ident $id:literal $description:literal;)+) => {
        words! {
            /// The kind of an error or warning.
            Code {
                $(#[doc = $description] $variant = $id),+
            }
        }
    };
}

codes! {
    MissingFile "missing-file" "A file that is needed is not there.";
    JsonSyntax "json-syntax" "Not JSON.";
    DuplicateKey "doubled-key" "The same key twice in one object.";
    UnknownField "unknown-field" "A field that does not exist.";
    MissingField "missing-field" "A field that must be there.";
    UnknownValue "unknown-word" "A word that is none of those allowed.";
    WrongType "wrong-type" "A text where a number is expected, and the like.";
    WrongLength "wrong-length" "A list that is too long or too short.";
    OutOfRange "out-of-range" "A number that is too small or too large.";
    NotOneKey "not-one-word" "An object that must name one thing and names none, or several.";
    TooDeep "too-deep" "Effects nested too deeply.";
    Unreadable "unreadable" "Cannot be read, for a reason of its own.";
    UnknownFormat "wrong-format" "The format is not a number that ever was.";
    NewerFormat "newer-format" "The format is newer than this program.";
    BadId "bad-id" "Not kebab-case, or does not start with a letter.";
    GameId "game-id" "A mission with the name of a game.";
    DuplicateId "doubled-id" "The id is used twice.";
    UnknownId "unknown-id" "Nothing has that id.";
    UnknownDeck "unknown-deck" "No deck has that name.";
    EmptyRange "empty-range" "The lowest is higher than the highest.";
    GoalNotMet "goal-not-met" "Steps of that size never give the goal exactly.";
    ThresholdWithoutNumber "threshold-without-number" "A threshold objective, but no Threshold on the sheet.";
    NumberWithoutThreshold "number-without-threshold" "A Threshold on the sheet, but no objective asks for it.";
    SecondThreshold "second-threshold" "More than one threshold objective.";
    ThresholdMismatch "threshold-mismatch" "A threshold objective that takes something else, or the reverse.";
    AskInHiddenEvent "ask-unseen" "A question to the table where the game may not ask.";
    NeverRevealed "never-revealed" "An objective, an action or a track that is hidden and that nothing reveals.";
    NotHidden "not-hidden" "An objective, an action or a track that is revealed, but was never hidden.";
    NoEnding "no-ending" "An outcome without an ending that always fits.";
    OptionCount "option-count" "A choice that has not two to four options, or a chance that has not two to six ways.";
    DuplicateOption "doubled-option" "The same option or way twice in one element.";
    NeedsFormat2 "needs-format-2" "Something of format 2 in a file that says format 1.";
    ChanceOfNothing "chance-of-nothing" "A chance whose weights are all 0.";
    UntoldShows "untold-shows" "Something that players see in a way that they are not told of.";
    BranchWithoutText "branch-without-text" "An `if` that names a text which neither branch has.";
    DuplicateBranch "doubled-branch" "The same `text` of an `if` twice in one element.";
    ReservedId "reserved-id" "An id that ends like a wording.";
    NoOptionLeft "no-option-left" "A choice whose every option may be missing.";
    EventNeverBrought "event-never-brought" "A Mission Event of weight 0 that nothing brings.";
    PersonNeverRemembered "person-never-remembered" "An astronaut whom nothing remembers.";
    PersonReserved "person-reserved" "A name of an astronaut that texts need for something else.";
    ConditionOpen "condition-open" "A condition that counts something and names no number.";
    ConditionOfChosen "condition-of-chosen" "A condition about an astronaut whom nobody has chosen.";
    EndOffTrack "end-off-track" "A space of `ends` that the track does not have.";
    EndAtStart "end-at-start" "A space of `ends` on which the track begins.";
    DuplicateEnd "doubled-end" "The same space twice in the `ends` of a track.";
    EndingNotEndable "ending-not-endable" "An `end_mission` with an ending of a death.";
    AfterCircle "after-circle" "Objectives that wait for each other.";
    EitherAlone "either-alone" "A group of one objective.";
    EitherMixed "either-mixed" "Mandatory and optional objectives in one group.";
    FailsAlways "fails-always" "An objective that fails when the mission begins.";
    TokenNumber "token-number" "An Objective token whose number has no sign, or more than three.";
    TokenNeverLies "token-never-lies" "An Objective token that nothing lays.";
    TokenTwice "token-twice" "An Objective token in a region where an objective already lays one.";
    DeepNesting "deep-nesting" "Conditions or effects that lie deeper in one another than a save can carry.";
    SetUpAsks "set-up-asks" "An effect of the set-up that asks, draws a card, or is not told.";
    SetUpForNobody "set-up-for-nobody" "A step of the set-up for a crew that no game has.";
    NothingLeftToDo "nothing-left-to-do" "A standing rule that forbids every action.";
    TagEmptiesDeck "tag-empties-deck" "Tags of `without` that leave nothing to draw.";
    LossWithoutEnding "loss-without-ending" "A loss whose ending has another outcome than `lost`.";
    ChapterNeverLeaves "chapter-never-leaves" "A chapter that leads nowhere after one of its outcomes.";
    CampaignCircle "campaign-circle" "A chapter that leads back to itself or to one before.";
    CampaignWithoutEnd "campaign-without-end" "A campaign in which no chapter leads to an ending.";
    AskedNeverGiven "asked-never-given" "Something that a chapter takes or asks for, but no chapter before gives.";
    WayNeverTaken "way-never-taken" "A way out of a chapter that stands behind one that always fits.";
    ChapterComesLater "chapter-comes-later" "A condition about a chapter that cannot come before.";
    RetryOfWon "retry-of-won" "A second attempt at a chapter that was won.";
    DeathUndecided "death-undecided" "A campaign that does not say what a death does.";
    ChapterNeverReached "chapter-never-reached" "A chapter to which nothing leads.";
    CarriedNeverAsked "carried-never-asked" "Something that a chapter gives, but no later one takes or asks for.";
    CarriedInSomeWays "carried-in-some-ways" "An astronaut whom a chapter takes, but not every way to it gives.";
    CampaignEndingNeverFits "campaign-ending-never-fits" "An ending of a campaign to which no chapter leads.";
    KeywordFacility "keyword-facility" "A Malfunction card whose keywords name no Facility, or two.";
    KeywordBlock "keyword-block" "A Malfunction card whose keyword belongs to another Block.";
    LoopingEffect "looping-effect" "An effect that could go on for ever.";
    InvalidFacility "wrong-facility" "A Facility that does not fit here.";
    EmptyDeck "empty-deck" "Nothing can be drawn where something will be drawn.";
    FewEvents "few-events" "Fewer Mission Events than sols.";
    BoxIncomplete "box-incomplete" "The description of the box leaves something out.";
    FluentSyntax "fluent-syntax" "Not Fluent.";
    TruncatedText "cut-line" "A line that cuts the text before it short.";
    DuplicateMessage "doubled-message" "The same message twice.";
    DuplicateAttribute "doubled-attribute" "The same attribute twice in one message.";
    MissingMessage "missing-message" "An element without its message.";
    MissingText "missing-text" "A message without its text.";
    UnwrittenText "unwritten-text" "A text that is still to be written.";
    MissingAttribute "missing-attribute" "A message without one of its attributes.";
    TextInOneLanguage "text-in-one-language" "A text that need not be there, in one language alone.";
    VariantGap "variant-gap" "A wording whose number leaves one out.";
    UnusedMessage "left-over-message" "A message that belongs to no element.";
    UnusedAttribute "left-over-attribute" "An attribute that its element does not use.";
    UnknownVariable "unknown-variable" "A variable that is not given here.";
    VariablesDiffer "variables-differ" "The languages do not use the same variables.";
    UnknownReference "unknown-reference" "A text that refers to one that does not exist.";
    UnknownFunction "unknown-function" "A function other than `NUMBER`.";
    CircularText "circular-text" "A text that contains itself.";
    HiddenCharacter "hidden-character" "A character that is not shown, but acts on what surrounds it.";
    TextOfAnother "text-of-another" "A text that contains that of another card or objective.";
    FlagNeverSet "flag-never-set" "A flag that is read, but nothing sets it.";
    FlagNeverRead "flag-never-read" "A flag that is set, but nothing reads it.";
    SetAndCleared "set-and-cleared" "A flag that is set and cleared in the same list.";
    CounterNeverCounts "counter-never-counts" "A counter that is compared, but nothing counts it.";
    CounterNeverRead "counter-never-read" "A counter that counts, but nothing compares it.";
    TrackNeverMoves "track-never-moves" "A track that something waits for, but nothing moves it.";
    TrackUnused "track-unused" "A track that nothing moves or waits for.";
    FollowUpUnused "follow-up-unused" "A Follow-Up that nothing calls.";
    NothingHappens "nothing-happens" "Something that does nothing at all.";
    DuplicateIcon "doubled-icon" "Two meanings of one mission icon.";
    NeverTrue "never-true" "A condition that can never hold.";
    AlwaysTrue "always-true" "A condition that always holds.";
    DuplicateCondition "doubled-condition" "The same condition twice in one list.";
    EventNeverDrawn "event-never-comes" "A Mission Event whose sols no game has.";
    AfterLastSol "never-in-time" "Something that comes only after the last sol.";
    CircularDependency "waits-for-itself" "Something that can only come after itself.";
    EndlessChain "endless-chain" "A chain that never ends.";
    EndlessEnd "endless-end" "The end of a track that brings itself about, without a step of the sol between.";
    SameToken "same-token" "Two Objective tokens with one colour and number.";
    PersonTooEarly "person-too-early" "An astronaut who is named before anybody is remembered under that name.";
    TokenTooEarly "token-too-early" "An Objective token that is taken before it can lie anywhere.";
    GoalOutOfReach "goal-out-of-reach" "An objective that asks for more than can be done.";
    TrackOutOfReach "track-out-of-reach" "A track that cannot come to where an objective wants it.";
    MetAtStart "met-at-once" "An objective that wants a track where it starts.";
    RegionOffMap "region-off-map" "A region that is not on the map.";
    DuplicateRegion "doubled-region" "The same region twice.";
    UnreachableEnding "ending-never-fits" "An ending that is never told.";
    EndingWithoutOptional "ending-without-optional" "An ending for all optional objectives where there is none.";
    AskAtEnd "ask-at-end" "A question to the table where the game is over.";
    FewEventsForCrew "few-events-for-crew" "Fewer Mission Events than sols for one size of crew.";
    SmallDeck "thin-deck" "So few cards that they come twice in a game.";
    ZeroChange "zero-change" "A change by nothing.";
    ChangeTooLarge "change-too-large" "A change by more than there is room for.";
    CostOutOfReach "cost-out-of-reach" "A cost that nobody can pay.";
    HighPrice "high-price" "A price far above what the crew begins with.";
    FreeAction "free-action" "An action of an event that costs nothing.";
    NobodyPerforms "nobody-performs" "The one who performs an action, where there is no action.";
    NoSuchPart "no-such-part" "A part that the Facility has not.";
    SameBranches "same-branches" "An `if` that does the same either way.";
    SameOptions "same-options" "Two options or ways that do the same.";
    WayNeverDrawn "way-never-drawn" "A way of chance with the weight 0.";
    VariantNeverHeard "variant-never-heard" "Another wording of a text that comes once a game.";
    ClosesNothing "closes-nothing" "An event to be closed that leaves no action.";
    CancelsNothing "cancels-nothing" "A Follow-Up to be called off that nothing calls.";
    BroughtAndDrawn "brought-and-drawn" "Sols or a condition of an event that is only ever brought.";
    PersonNeverUsed "person-never-used" "An astronaut who is remembered for nothing.";
    AskedOften "asked-often" "A question about the table that Story asks each sol.";
    MixedQuestion "mixed-question" "A condition about the table and about something hidden: Story asks in any case.";
    Format2Unneeded "format-2-unneeded" "A file that says format 2 and uses nothing of it.";
    EndNeverReached "end-never-reached" "A space of `ends` to which nothing brings the track.";
    EffectsAfterEnd "effects-after-end" "Effects behind one that ends the mission.";
    HiddenButAsked "hidden-but-asked" "An objective that is shown from the start and takes a hidden action or track.";
    TypelessOutside "typeless-outside" "An action in regions without a type: no rover helps there.";
    MarkUnused "mark-unused" "A marker that nothing lays, or that nothing asks for.";
    MarksOver "marks-over" "More markers than the mission has.";
    LayClashes "lay-clashes" "Two steps of the set-up that lay out the same thing.";
    PathBroken "path-broken" "Regions of a path that are not neighbours.";
    WalkerNeverArrives "walker-never-arrives" "A walker that does not come to the end of its path in any game.";
    AfterHidden "after-hidden" "An objective that waits for one that may never appear.";
    DeadlinePast "deadline-past" "A deadline in a sol that no game has, or before the objective can appear.";
    ThresholdUphill "threshold-uphill" "More broken parts at the start than the Threshold allows.";
    StandingNeverEnds "standing-never-ends" "A standing rule whose end is told, but nothing ends it.";
    StandingMovesItself "standing-moves-itself" "A standing rule that depends on itself, or ends itself before it can act.";
    TagUnknown "tag-unknown" "A tag of `without` or `tag_off` that no card has.";
    TagThinsDeck "tag-thins-deck" "Tags of `without` that leave so few cards that they come twice in a game.";
    LossAtStart "loss-at-start" "A loss that holds when sol 1 begins.";
    DiceBeyondSols "dice-beyond-sols" "Malfunction dice in sols that no game has.";
    DuplicateSol "doubled-sol" "The same sol twice for one Malfunction die.";
    UnusedFile "unused-file" "A file of the mission that nothing reads.";
    DifficultyReversed "difficulty-reversed" "An easier game that is harder, or the reverse.";
    PlantsWithoutGreenhouses "plants-without-greenhouses" "More plants than greenhouses.";
    ThresholdAlwaysMet "threshold-always-met" "A Threshold that is met whatever is broken.";
    EmptyText "empty-text" "A text without words.";
    LongText "long-text" "A text too long to be read aloud.";
    LongLabel "long-label" "A title or an option too long for its place.";
    StraightQuote "straight-quote" "A quotation mark or an apostrophe of the keyboard.";
    SameText "same-text" "The same text for two things.";
    NotTranslated "not-translated" "The same text in two languages.";
    NumbersDiffer "numbers-differ" "Other numbers than in the first language.";
    RulesNotAllowed "rules-not-allowed" "In rules: Markdown that the grammar does not allow.";
    RulesOutOfPlace "rules-out-of-place" "In rules: Markdown that the grammar allows only elsewhere.";
    RulesWrongFile "rules-wrong-file" "A rules file without language or game in its name.";
    RulesNoAnchor "rules-no-anchor" "A rules entry without the anchor that gives its id.";
    RulesWrongPrefix "rules-wrong-prefix" "A rules id without the prefix of its game.";
    RulesDuplicateId "rules-doubled-id" "A rules id that is used twice.";
    RulesNoTitle "rules-no-title" "A chapter or rules entry without a title.";
    RulesDuplicateTitle "rules-doubled-title" "A rules title that is used twice in its game.";
    RulesEmptyChapter "rules-empty-chapter" "A rules chapter without entries.";
    RulesMissingMetadata "rules-missing-line" "A required metadata line is missing.";
    RulesUnknownMetadata "rules-unknown-line" "An unknown metadata line.";
    RulesDuplicateMetadata "rules-doubled-line" "A metadata line that occurs twice.";
    RulesEmptyValue "rules-empty-value" "A metadata line without a value.";
    RulesInvalidSource "rules-bad-source" "A source that is not book, section, page.";
    RulesInvalidTerm "rules-bad-term" "An invalid pair of terms.";
    RulesInvalidHeading "rules-bad-heading" "A rulebook heading in a form that no heading has.";
    RulesTooFewQuestions "rules-few-questions" "An entry with too few ways in which people ask for it.";
    RulesInvalidAnswer "rules-bad-answer" "An answer to a question that is neither yes nor no.";
    RulesInvalidStepQuestion "rules-bad-step-question" "A question of a step that is not key and question, or whose key occurs twice.";
    RulesUnknownSentence "rules-unknown-sentence" "Questions of a sentence that the entry does not have, or has more than once.";
    RulesTornSentence "rules-torn-sentence" "A sentence of an entry that says nothing when it is read alone.";
    RulesSameQuestion "rules-same-question" "A question that two entries claim.";
    RulesTooManyRelated "rules-many-related" "Too many related entries.";
    RulesLength "rules-length" "Too few or too many sentences.";
    RulesInvalidNote "rules-bad-note" "A quotation that is not a note.";
    RulesUnknownEntry "rules-unknown-entry" "A rules entry that does not exist.";
    RulesMissingEntry "rules-missing-entry" "A rules entry that the other language lacks.";
    RulesDiffer "rules-differ" "Rules entries whose fixed parts differ between the languages.";
}

impl Code {
    /// Whether the semantic analysis reports it, not the checks of shape and links.
    pub const fn is_semantic(self) -> bool {
        self as u8 >= Self::FlagNeverSet as u8 && self as u8 <= Self::NumbersDiffer as u8
    }

    /// The severity, unless the place of the diagnostic sets another one.
    pub const fn severity(self) -> Severity {
        match self {
            Self::FewEvents
            | Self::UnusedMessage
            | Self::UnusedAttribute
            | Self::TextOfAnother
            | Self::RulesEmptyChapter
            | Self::ChapterNeverReached
            | Self::CarriedNeverAsked
            | Self::CarriedInSomeWays
            | Self::WayNeverTaken
            | Self::ChapterComesLater
            | Self::CampaignEndingNeverFits => Severity::Warning,
            // Findings of the analysis leave a mission playable, but these may make it impossible to win.
            Self::GoalOutOfReach
            | Self::TrackOutOfReach
            | Self::RegionOffMap
            | Self::PathBroken
            | Self::LossAtStart => Severity::Error,
            _ if self.is_semantic() => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

/// An error or a warning, and its position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Diagnostic {
    pub severity: Severity,
    pub code: Code,
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The position in bytes.
    pub span: Range<usize>,
    /// The values of the message: `id`, `kind`, `expected`, `found`, `suggestion`, `attribute`, `language`, `min`, `max` …
    pub args: BTreeMap<&'static str, String>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Text<'t> {
    pub name: &'t str,
    pub text: &'t str,
}

impl Text<'_> {
    /// Clamps the span to the text and to character boundaries; at least one character unless the text ends.
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
        let column = before
            .rsplit('\n')
            .next()
            .map_or(0, |start| start.chars().count())
            + 1;
        (
            u32::try_from(line).unwrap_or(u32::MAX),
            u32::try_from(column).unwrap_or(u32::MAX),
        )
    }

    /// The span of a slice of the text.
    pub fn offset(&self, part: &str) -> Range<usize> {
        let start = (part.as_ptr() as usize)
            .saturating_sub(self.text.as_ptr() as usize)
            .min(self.text.len());
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

/// The values of a message.
pub(super) type Args<'a> = &'a [(&'static str, &'a str)];

#[derive(Debug, Default)]
pub(super) struct Report(Vec<Diagnostic>);

impl Report {
    /// Adds a diagnostic with the severity of its code.
    pub fn add(&mut self, code: Code, text: Text<'_>, span: Range<usize>, args: Args<'_>) {
        self.push(code.severity(), code, text, span, args);
    }

    /// Adds a diagnostic with another severity. Empty arguments are left out.
    pub fn push(
        &mut self,
        severity: Severity,
        code: Code,
        text: Text<'_>,
        span: Range<usize>,
        args: Args<'_>,
    ) {
        let span = text.span(span);
        let (line, column) = text.place(span.start);
        let args = args
            .iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|&(name, value)| (name, value.to_owned()))
            .collect();
        self.0.push(Diagnostic {
            severity,
            code,
            file: text.name.to_owned(),
            line,
            column,
            span,
            args,
        });
    }

    pub(crate) fn has_any(&self, codes: &[Code]) -> bool {
        self.0
            .iter()
            .any(|diagnostic| codes.contains(&diagnostic.code))
    }

    /// Sorts the diagnostics by file and position, and removes duplicates.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.0.sort_by(|a, b| {
            (&a.file, a.span.start, a.code, &a.args).cmp(&(&b.file, b.span.start, b.code, &b.args))
        });
        self.0.dedup();
        self.0
    }
}
