//! The rules entries, checked: the faults that `src/rulebook` finds, as diagnostics.

use super::Files;
use super::diagnostic::{Code, Diagnostic, Report, Text};
use crate::rulebook::{self, Fault, FaultKind};

/// What is wrong in rules texts, named as `en/rules/mechanica.md`.
pub fn rules(files: &Files) -> Vec<Diagnostic> {
    let texts = || files.0.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let mut report = Report::default();
    for Fault { kind, file, span, args } in rulebook::read(texts()).faults {
        let text = Text { name: &file, text: files.text(&file).unwrap_or_default() };
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        report.add(code(kind), text, span, &args);
    }
    report.finish()
}

const fn code(kind: FaultKind) -> Code {
    match kind {
        FaultKind::NotAllowed => Code::RulesNotAllowed,
        FaultKind::OutOfPlace => Code::RulesOutOfPlace,
        FaultKind::WrongFile => Code::RulesWrongFile,
        FaultKind::NoAnchor => Code::RulesNoAnchor,
        FaultKind::BadId => Code::BadId,
        FaultKind::WrongPrefix => Code::RulesWrongPrefix,
        FaultKind::DoubledId => Code::RulesDoubledId,
        FaultKind::NoTitle => Code::RulesNoTitle,
        FaultKind::DoubledTitle => Code::RulesDoubledTitle,
        FaultKind::EmptyChapter => Code::RulesEmptyChapter,
        FaultKind::MissingMetadata => Code::RulesMissingLine,
        FaultKind::UnknownMetadata => Code::RulesUnknownLine,
        FaultKind::DoubledMetadata => Code::RulesDoubledLine,
        FaultKind::EmptyValue => Code::RulesEmptyValue,
        FaultKind::BadSource => Code::RulesBadSource,
        FaultKind::BadTerm => Code::RulesBadTerm,
        FaultKind::BadHeading => Code::RulesBadHeading,
        FaultKind::ManyRelated => Code::RulesManyRelated,
        FaultKind::Length => Code::RulesLength,
        FaultKind::BadNote => Code::RulesBadNote,
        FaultKind::UnknownEntry => Code::RulesUnknownEntry,
        FaultKind::MissingEntry => Code::RulesMissingEntry,
        FaultKind::Differs => Code::RulesDiffer,
    }
}
