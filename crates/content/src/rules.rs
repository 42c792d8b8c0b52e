//! Reports the errors that `src/rulebook` finds in rules entries as diagnostics.

use super::Files;
use super::diagnostic::{Code, Diagnostic, Report, Text};
use rulebook::{self, RulesError, RulesErrorKind};

/// Checks rules texts with names like `en/rules/mechanica.md`.
pub fn rules(files: &Files) -> Vec<Diagnostic> {
    let texts = || {
        files
            .0
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
    };
    let mut report = Report::default();
    for RulesError {
        kind,
        file,
        span,
        args,
    } in rulebook::parse_and_check(texts()).faults
    {
        let text = Text {
            name: &file,
            text: files.text(&file).unwrap_or_default(),
        };
        let args: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        report.add(code(kind), text, span, &args);
    }
    report.finish()
}

const fn code(kind: RulesErrorKind) -> Code {
    match kind {
        RulesErrorKind::NotAllowed => Code::RulesNotAllowed,
        RulesErrorKind::OutOfPlace => Code::RulesOutOfPlace,
        RulesErrorKind::WrongFile => Code::RulesWrongFile,
        RulesErrorKind::NoAnchor => Code::RulesNoAnchor,
        RulesErrorKind::BadId => Code::BadId,
        RulesErrorKind::WrongPrefix => Code::RulesWrongPrefix,
        RulesErrorKind::DuplicateId => Code::RulesDuplicateId,
        RulesErrorKind::NoTitle => Code::RulesNoTitle,
        RulesErrorKind::DoubledTitle => Code::RulesDuplicateTitle,
        RulesErrorKind::EmptyChapter => Code::RulesEmptyChapter,
        RulesErrorKind::MissingMetadata => Code::RulesMissingMetadata,
        RulesErrorKind::UnknownMetadata => Code::RulesUnknownMetadata,
        RulesErrorKind::DoubledMetadata => Code::RulesDuplicateMetadata,
        RulesErrorKind::EmptyValue => Code::RulesEmptyValue,
        RulesErrorKind::BadSource => Code::RulesInvalidSource,
        RulesErrorKind::BadTerm => Code::RulesInvalidTerm,
        RulesErrorKind::BadHeading => Code::RulesInvalidHeading,
        RulesErrorKind::FewQuestions => Code::RulesTooFewQuestions,
        RulesErrorKind::BadAnswer => Code::RulesInvalidAnswer,
        RulesErrorKind::BadStepQuestion => Code::RulesInvalidStepQuestion,
        RulesErrorKind::UnknownStatement => Code::RulesUnknownSentence,
        RulesErrorKind::TornStatement => Code::RulesTornSentence,
        RulesErrorKind::SameQuestion => Code::RulesSameQuestion,
        RulesErrorKind::ManyRelated => Code::RulesTooManyRelated,
        RulesErrorKind::Length => Code::RulesLength,
        RulesErrorKind::BadNote => Code::RulesInvalidNote,
        RulesErrorKind::UnknownEntry => Code::RulesUnknownEntry,
        RulesErrorKind::MissingEntry => Code::RulesMissingEntry,
        RulesErrorKind::Differs => Code::RulesDiffer,
    }
}
