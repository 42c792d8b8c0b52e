//! Checks that every element has its texts in every language, and that no text is unused.

use std::collections::{BTreeMap, BTreeSet};

use super::ftl::{Ftl, Message, Reference, Words, nests_too_deeply};
use super::{
    ExpectedMessage, Prose, REQUIRED_LANGUAGES, branch_texts, is_read_aloud, nouns, texts, wording,
};
use crate::diagnostic::{Args, Code, Report, Severity, Text};
use crate::json::{Document, Path};
use crate::load::SharedTexts;
use crate::mission_form::MissionForm;
use crate::walk::{Node, nodes};
use crate::{DECKS_FOLDER, Files};
use base::suggest::suggest;
use first_martians::effect::{Branch, Effect, Id};
use first_martians::mission::GameBox;
use first_martians::state::Card;

pub mod campaign;

/// What a text begins with that is still to be written.
const STUB: &str = "TODO";

/// The texts of one folder: of the box, of the decks or of the mission.
struct FolderTexts<'t> {
    folder: &'t str,
    languages: BTreeMap<&'t str, Ftl<'t>>,
    wanted: BTreeMap<String, ExpectedMessage>,
    /// Ids whose texts are never reported as unused.
    exempt: BTreeSet<String>,
    /// Whether everything that could use a text was read, so that unused texts can be reported.
    complete: bool,
}

/// Checks the texts that are read out, and returns them.
pub fn check<'t>(
    files: &'t Files,
    mission: &'t str,
    draft: Option<&MissionForm<'t>>,
    boxed: Option<(&Document<'t>, &GameBox)>,
    shared: SharedTexts,
    report: &mut Report,
) -> (Prose, BTreeSet<(Id, String)>) {
    let game_box = boxed.map(|(_, game_box)| game_box);
    let mut folders = vec![FolderTexts::new(files, "", nouns(game_box), report)];
    folders[0].complete = game_box.is_some();
    if draft.is_none_or(|draft| !draft.decks.is_empty()) {
        let mut folder = FolderTexts::new(
            files,
            DECKS_FOLDER,
            draft.map(|draft| texts(draft, true)).unwrap_or_default(),
            report,
        );
        folder.complete = draft.is_some_and(|draft| !draft.partial && !draft.nameless);
        folder.exempt_other_decks(files, draft);
        folders.push(folder);
    }
    let mut folder = FolderTexts::new(
        files,
        mission,
        draft.map(|draft| texts(draft, false)).unwrap_or_default(),
        report,
    );
    folder.complete = draft.is_some_and(|draft| draft.id.is_some() && !draft.nameless);
    folders.push(folder);

    for folder in &mut folders {
        folder
            .exempt
            .extend(draft.iter().flat_map(|draft| draft.broken.iter().cloned()));
        for language in REQUIRED_LANGUAGES {
            if !folder.languages.contains_key(language) && !folder.wanted.is_empty() {
                let name = folder.name(language);
                report.add(
                    Code::MissingFile,
                    Text {
                        name: &name,
                        text: "",
                    },
                    0..0,
                    &[("id", &name), ("language", language)],
                );
            }
        }
    }
    let duplicates = duplicates(&folders, report);
    folders
        .iter_mut()
        .for_each(|folder| folder.exempt.extend(duplicates.iter().cloned()));
    let docs = draft.map_or(&[][..], |draft| &draft.docs);
    let known = match shared {
        SharedTexts::Looked => 0,
        SharedTexts::Known => folders.len() - 1,
    };
    for folder in folders.iter().skip(known) {
        folder.check(docs, report);
        folder.compare(report);
    }
    references(&folders, report);
    if let Some(draft) = draft.filter(|_| {
        folders
            .iter()
            .flat_map(|folder| folder.wanted.values())
            .any(ExpectedMessage::has_branch)
    }) {
        branches(draft, &folders, report);
    }
    let optional = folders
        .iter()
        .flat_map(|folder| folder.optional_texts(report))
        .collect();
    (readable_prose(&folders), optional)
}

fn readable_prose(folders: &[FolderTexts<'_>]) -> Prose {
    let mut prose = Prose::default();
    // Nothing else parses such a text either.
    let sound = |ftl: &&Ftl<'_>| !nests_too_deeply(ftl.text.text);
    for (language, ftl) in folders
        .iter()
        .flat_map(|folder| &folder.languages)
        .filter(|(_, ftl)| sound(ftl))
    {
        let texts = prose.0.entry((*language).to_owned()).or_default();
        texts.push((ftl.text.name.to_owned(), ftl.text.text.to_owned()));
    }
    prose
}

impl<'t> FolderTexts<'t> {
    fn new(
        files: &'t Files,
        folder: &'t str,
        wanted: BTreeMap<String, ExpectedMessage>,
        report: &mut Report,
    ) -> Self {
        let texts = files
            .folder(folder)
            .filter_map(|(inner, name, text)| Some((inner.strip_suffix(".ftl")?, name, text)));
        let languages = texts
            .map(|(language, name, text)| (language, Ftl::read(Text { name, text }, report)))
            .collect();
        Self {
            folder,
            languages,
            wanted,
            exempt: BTreeSet::new(),
            complete: false,
        }
    }

    fn name(&self, language: &str) -> String {
        if self.folder.is_empty() {
            format!("{language}.ftl")
        } else {
            format!("{}/{language}.ftl", self.folder)
        }
    }

    /// The decks share their texts, so this folder also has those of decks that the mission does not use.
    fn exempt_other_decks(&mut self, files: &'t Files, draft: Option<&MissionForm<'t>>) {
        let named: Vec<&str> = draft
            .iter()
            .flat_map(|draft| &draft.decks)
            .map(|at| at.value.as_str())
            .collect();
        for (inner, name, text) in files.folder(DECKS_FOLDER) {
            match inner.strip_suffix(".json") {
                Some(deck) if !named.contains(&deck) => {
                    match Document::read(Text { name, text }, &mut Report::default()) {
                        Some(document) => {
                            self.exempt.extend(deck_ids(&document).map(str::to_owned));
                        }
                        None => self.complete = false,
                    }
                }
                _ => {}
            }
        }
    }

    fn check(&self, docs: &[Document<'_>], report: &mut Report) {
        for (language, ftl) in &self.languages {
            for (id, wanted) in &self.wanted {
                match ftl.message(id) {
                    Some(message) if !ftl.damaged.contains(message.id) => {
                        Self::attributes(language, ftl, message, wanted, report);
                    }
                    None if !ftl.damaged.contains(id.as_str()) => {
                        self.missing(language, ftl, id, wanted, docs, report);
                    }
                    _ => {}
                }
            }
            if self.complete {
                self.left_over(ftl, report);
            }
        }
    }

    fn missing(
        &self,
        language: &str,
        ftl: &Ftl<'_>,
        id: &str,
        wanted: &ExpectedMessage,
        docs: &[Document<'_>],
        report: &mut Report,
    ) {
        let found = ftl
            .messages
            .iter()
            .map(|message| message.id)
            .filter(|id| !self.wanted.contains_key(*id));
        let suggestion = suggest(id, found).unwrap_or_default();
        let args = [
            ("id", id),
            ("kind", wanted.kind),
            ("language", language),
            ("file", ftl.text.name),
            ("suggestion", suggestion),
        ];
        let element = wanted
            .place
            .as_ref()
            .and_then(|(doc, path)| docs.get(*doc).map(|document| (document, path)));
        match element {
            Some((document, path)) => {
                report.push(
                    severity(language),
                    Code::MissingMessage,
                    document.text,
                    document.span(path),
                    &args,
                );
            }
            None => report.push(
                severity(language),
                Code::MissingMessage,
                ftl.text,
                0..0,
                &args,
            ),
        }
    }

    fn attributes(
        language: &str,
        ftl: &Ftl<'_>,
        message: &Message<'_>,
        wanted: &ExpectedMessage,
        report: &mut Report,
    ) {
        let mut add = |severity, code, part: &str, args: Args<'_>| {
            report.push(severity, code, ftl.text, ftl.text.offset(part), args);
        };
        let common = [
            ("id", message.id),
            ("kind", wanted.kind),
            ("language", language),
        ];
        if wanted.text && message.words.is_none() {
            add(severity(language), Code::MissingText, message.id, &common);
        }
        for (_, part, _) in message.all().filter(|(_, part, _)| is_stub(ftl, part)) {
            add(
                Severity::Warning,
                Code::UnwrittenText,
                part,
                &[("id", message.id), ("found", STUB)],
            );
        }
        let mut seen = BTreeSet::new();
        for attribute in &message.attributes {
            let args = [common[0], common[1], common[2], ("attribute", attribute.id)];
            if !seen.insert(attribute.id) {
                add(
                    Severity::Error,
                    Code::DuplicateAttribute,
                    attribute.id,
                    &args,
                );
            } else if !wanted.attributes.contains_key(attribute.id)
                && !wanted.is_wording(attribute.id)
            {
                let suggestion =
                    suggest(attribute.id, wanted.attributes.keys().map(String::as_str))
                        .unwrap_or_default();
                let args = [
                    args[0],
                    args[1],
                    args[2],
                    args[3],
                    ("suggestion", suggestion),
                ];
                add(
                    Severity::Warning,
                    Code::UnusedAttribute,
                    attribute.id,
                    &args,
                );
            }
        }
        for (name, _) in wanted
            .attributes
            .iter()
            .filter(|(name, required)| **required && !seen.contains(name.as_str()))
        {
            let args = [common[0], common[1], common[2], ("attribute", name)];
            add(
                severity(language),
                Code::MissingAttribute,
                message.id,
                &args,
            );
        }
        // Most texts name nothing, and need no list of what they may name.
        let names = |words: &Words<'_>| !(words.variables.is_empty() && words.functions.is_empty());
        for (attribute, _, words) in message.all().filter(|(.., words)| names(words)) {
            let allowed = wanted.variables(attribute);
            let is_known = |variable: &&&str| allowed.iter().any(|known| known == *variable);
            for variable in words
                .variables
                .iter()
                .filter(|variable| !is_known(variable))
            {
                let suggestion =
                    suggest(variable, allowed.iter().map(String::as_str)).unwrap_or_default();
                let expected = allowed.join(", ");
                let args = [
                    common[0],
                    ("attribute", attribute),
                    ("found", variable),
                    ("expected", &expected),
                    ("suggestion", suggestion),
                ];
                add(Severity::Error, Code::UnknownVariable, variable, &args);
            }
            for function in words
                .functions
                .iter()
                .filter(|function| **function != "NUMBER")
            {
                add(
                    Severity::Error,
                    Code::UnknownFunction,
                    function,
                    &[common[0], ("attribute", attribute), ("found", function)],
                );
            }
        }
    }

    /// Whether a text of a branch is needed: no language has one of either branch, or another language has this one.
    fn needs_branch(&self, id: &str, attribute: &str) -> bool {
        let Some(branch) = attribute
            .split_once('-')
            .filter(|_| is_branch(attribute))
            .map(|(_, branch)| branch)
        else {
            return false;
        };
        let there = |name: &str| {
            let messages = self.languages.values().filter_map(|ftl| ftl.message(id));
            messages
                .flat_map(|message| &message.attributes)
                .any(|it| it.id == name)
        };
        there(attribute) || !branch_texts(branch).iter().any(|name| there(name))
    }

    /// The texts that need not be there and are, in every required language.
    fn optional_texts(&self, report: &mut Report) -> Vec<(Id, String)> {
        let of = |language: &str, id: &str| -> BTreeSet<&str> {
            let message = self.languages.get(language).and_then(|ftl| ftl.message(id));
            message
                .into_iter()
                .flat_map(|message| &message.attributes)
                .map(|attribute| attribute.id)
                .collect()
        };
        let mut found = Vec::new();
        for (id, wanted) in self
            .wanted
            .iter()
            .filter(|(_, wanted)| wanted.takes_wordings || wanted.has_branch())
        {
            let is_optional = |name: &str| {
                wanted.is_wording(name)
                    || (is_branch(name) || is_fate(name) || name.starts_with("who-"))
                        && wanted.attributes.contains_key(name)
            };
            let by_language = REQUIRED_LANGUAGES.map(|language| of(language, id));
            let all: BTreeSet<&str> = by_language
                .iter()
                .flatten()
                .copied()
                .filter(|name| is_optional(name))
                .collect();
            for name in &all {
                if by_language.iter().all(|names| names.contains(name)) {
                    found.push((id.clone(), (*name).to_owned()));
                }
                for (language, ftl) in self
                    .languages
                    .iter()
                    .filter(|(language, _)| REQUIRED_LANGUAGES.contains(language))
                {
                    let attribute = ftl
                        .message(id)
                        .and_then(|own| own.attributes.iter().find(|it| it.id == *name));
                    let Some(attribute) = attribute else { continue };
                    let args = [
                        ("id", id.as_str()),
                        ("attribute", name),
                        ("language", language),
                    ];
                    let mut add =
                        |code| report.add(code, ftl.text, ftl.text.offset(attribute.id), &args);
                    if by_language.iter().any(|names| !names.contains(name)) {
                        add(Code::TextInOneLanguage);
                    }
                    let before = wording(name)
                        .filter(|(_, number)| *number > 2)
                        .map(|(of, number)| variant(of, number - 1));
                    if before.is_some_and(|before| !all.contains(before.as_str())) {
                        add(Code::VariantGap);
                    }
                }
            }
        }
        found
    }

    fn left_over(&self, ftl: &Ftl<'_>, report: &mut Report) {
        let used: BTreeSet<&str> = all_texts(ftl)
            .flat_map(|(.., words)| &words.references)
            .map(|reference| reference.id)
            .collect();
        for message in &ftl.messages {
            let id = message.id;
            if !self.wanted.contains_key(id) && !self.exempt.contains(id) && !used.contains(id) {
                let suggestion =
                    suggest(id, self.wanted.keys().map(String::as_str)).unwrap_or_default();
                report.add(
                    Code::UnusedMessage,
                    ftl.text,
                    ftl.text.offset(id),
                    &[("id", id), ("suggestion", suggestion)],
                );
            }
        }
    }

    /// Compares every language with the first.
    fn compare(&self, report: &mut Report) {
        let Some(first) = self.languages.get(REQUIRED_LANGUAGES[0]) else {
            return;
        };
        for (language, ftl) in self
            .languages
            .iter()
            .filter(|(language, _)| **language != REQUIRED_LANGUAGES[0])
        {
            for (id, wanted) in &self.wanted {
                let Some((own, other)) = ftl.message(id).zip(first.message(id)) else {
                    continue;
                };
                for (attribute, part, words) in own.all() {
                    let Some((_, others)) = other.words(attribute) else {
                        continue;
                    };
                    if words.variables.is_empty() && others.variables.is_empty() {
                        continue;
                    }
                    let allowed = wanted.variables(attribute);
                    let used = |names: &[&str]| -> String {
                        let used: BTreeSet<&str> = names
                            .iter()
                            .copied()
                            .filter(|name| allowed.iter().any(|known| known == name))
                            .map(|name| wanted.person(name))
                            .collect();
                        used.into_iter().collect::<Vec<_>>().join(", ")
                    };
                    let (found, expected) = (used(&words.variables), used(&others.variables));
                    if found != expected {
                        let args = [
                            ("id", id.as_str()),
                            ("attribute", attribute),
                            ("language", language),
                            ("found", &found),
                            ("expected", &expected),
                        ];
                        report.add(
                            Code::VariablesDiffer,
                            ftl.text,
                            ftl.text.offset(part),
                            &args,
                        );
                    }
                }
            }
        }
    }
}

/// An `if` that names a text needs it for one branch at least.
fn branches(draft: &MissionForm<'_>, folders: &[FolderTexts<'_>], report: &mut Report) {
    for found in nodes(draft) {
        let Node::Effect(Effect::If(Branch {
            text: Some(text), ..
        })) = found.node
        else {
            continue;
        };
        let names = branch_texts(text);
        let messages = folders
            .iter()
            .flat_map(|folder| folder.languages.values())
            .filter_map(|ftl| ftl.message(found.id));
        let has_one = messages
            .flat_map(|message| &message.attributes)
            .any(|it| names.iter().any(|name| name == it.id));
        if let Some(document) = draft.docs.get(found.doc).filter(|_| !has_one) {
            let args = [("id", text.as_str()), ("attribute", names[0].as_str())];
            report.add(
                Code::BranchWithoutText,
                document.text,
                document.span(&found.path.key("text")),
                &args,
            );
        }
    }
}

/// Whether it is the text of a branch of an `if`.
fn is_branch(attribute: &str) -> bool {
    attribute.starts_with("then-") || attribute.starts_with("else-")
}

/// Whether it tells what has become of an objective, that a rule ends, or that a walker goes on.
fn is_fate(attribute: &str) -> bool {
    matches!(
        attribute,
        "failed" | "ends" | "closed" | "goal" | "moves" | "arrives"
    )
}

fn variant(of: &str, number: u8) -> String {
    Card::variant_attribute(Some(of).filter(|of| !of.is_empty()), number)
}

impl ExpectedMessage {
    /// Whether an `if` inside names a text.
    fn has_branch(&self) -> bool {
        self.attributes.keys().any(|name| is_branch(name))
    }

    /// Whether the attribute is another wording of one of its texts.
    fn is_wording(&self, attribute: &str) -> bool {
        let of = wording(attribute).filter(|_| self.takes_wordings);
        of.is_some_and(|(of, _)| {
            is_read_aloud(of) && (self.attributes.contains_key(of) || of.is_empty() && self.text)
        })
    }
}

/// Whether the text of a message or an attribute, which begins at its id, is still to be written.
fn is_stub(ftl: &Ftl<'_>, id: &str) -> bool {
    let text = ftl
        .text
        .text
        .get(ftl.text.offset(id).start + id.len()..)
        .unwrap_or_default();
    text.trim_start()
        .strip_prefix('=')
        .is_some_and(|text| text.trim_start().starts_with(STUB))
}

/// By language: the texts of the mission with a stub for each that is missing, and how many stubs there are.
pub fn stubs(
    files: &Files,
    mission: &str,
    draft: &MissionForm<'_>,
) -> BTreeMap<&'static str, (String, usize)> {
    let folder = FolderTexts::new(files, mission, texts(draft, false), &mut Report::default());
    let of_language = |language: &'static str| {
        let ftl = folder.languages.get(language);
        let mut text = ftl.map_or("", |ftl| ftl.text.text).to_owned();
        let mut count = 0;
        for (id, wanted) in folder
            .wanted
            .iter()
            .filter(|(id, _)| ftl.is_none_or(|ftl| !ftl.damaged.contains(id.as_str())))
        {
            let own = ftl.and_then(|ftl| ftl.message(id));
            let has = |name: &str| {
                own.is_some_and(|own| own.attributes.iter().any(|attribute| attribute.id == name))
            };
            let needs = |name: &str, required: bool| required || folder.needs_branch(id, name);
            let missing = wanted
                .attributes
                .iter()
                .filter(|(name, required)| needs(name, **required) && !has(name));
            let lines: Vec<String> = missing
                .map(|(name, _)| format!("    .{name} = {STUB} {id}.{name}\n"))
                .collect();
            count += lines.len();
            if own.is_some() {
                text.insert_str(end_of_message(&text, id), &lines.concat());
                continue;
            }
            count += usize::from(wanted.text);
            let gap = if text.is_empty() { "" } else { "\n" };
            let value = if wanted.text {
                format!(" {STUB} {id}")
            } else {
                String::new()
            };
            text.push_str(&format!("{gap}{id} ={value}\n{}", lines.concat()));
        }
        (language, (text, count))
    };
    REQUIRED_LANGUAGES.into_iter().map(of_language).collect()
}

/// Where the message ends: after the last of its indented lines.
fn end_of_message(text: &str, id: &str) -> usize {
    let (mut at, mut end) = (0, None);
    for line in text.split_inclusive('\n') {
        let begins = line
            .strip_prefix(id)
            .is_some_and(|rest| rest.trim_start().starts_with('='));
        let is_inside = line.starts_with([' ', '\t', '}']);
        at += line.len();
        match end {
            None if begins => end = Some(at),
            Some(_) if is_inside && !line.trim().is_empty() => end = Some(at),
            Some(_) if !line.trim().is_empty() => break,
            _ => {}
        }
    }
    end.unwrap_or(text.len())
}

/// A gap is an error only in a required language.
fn severity(language: &str) -> Severity {
    if REQUIRED_LANGUAGES.contains(&language) {
        Severity::Error
    } else {
        Severity::Warning
    }
}

/// The ids of the readable elements of a deck.
pub(crate) fn deck_ids<'d>(document: &'d Document<'_>) -> impl Iterator<Item = &'d str> {
    ["events", "follow_ups", "adventures", "malfunctions"]
        .into_iter()
        .flat_map(move |list| {
            let path = Path::default().key(list);
            (0..document.length(&path).unwrap_or_default())
                .filter_map(move |index| document.string(&path.index(index).key("id")))
        })
}

fn all_texts<'f, 't>(
    ftl: &'f Ftl<'t>,
) -> impl Iterator<Item = (&'t str, &'t str, &'f super::ftl::Words<'t>)> {
    ftl.messages.iter().flat_map(Message::all)
}

/// All texts of a language are loaded together, so one of two messages would be lost.
fn duplicates(folders: &[FolderTexts<'_>], report: &mut Report) -> BTreeSet<String> {
    let mut duplicates = BTreeSet::new();
    let mut seen: BTreeMap<(&str, &str), (Text<'_>, usize)> = BTreeMap::new();
    for (language, ftl) in folders.iter().flat_map(|folder| &folder.languages) {
        for message in &ftl.messages {
            let span = ftl.text.offset(message.id);
            match seen.get(&(*language, message.id)) {
                Some((text, start)) => {
                    let first = format!("{}:{}", text.name, text.place(*start).0);
                    report.add(
                        Code::DuplicateMessage,
                        ftl.text,
                        span,
                        &[("id", message.id), ("first", &first)],
                    );
                    let _ = duplicates.insert(message.id.to_owned());
                }
                None => {
                    let _ = seen.insert((*language, message.id), (ftl.text, span.start));
                }
            }
        }
    }
    duplicates
}

/// A text may include another text of the same language, which must exist and not include the first.
fn references(folders: &[FolderTexts<'_>], report: &mut Report) {
    for (language, ftl) in folders.iter().flat_map(|folder| &folder.languages) {
        let all = || {
            folders
                .iter()
                .filter_map(|folder| folder.languages.get(language))
        };
        let referred =
            |reference: &Reference<'_>| all().find_map(|other| other.referred(reference));
        let texts = ftl
            .messages
            .iter()
            .flat_map(|message| message.all().map(move |(.., words)| (message.id, words)));
        for (id, words, reference) in
            texts.flat_map(|(id, words)| words.references.iter().map(move |it| (id, words, it)))
        {
            let mut add = |code| {
                let args = [
                    ("id", reference.id),
                    ("attribute", reference.attribute.unwrap_or_default()),
                    ("language", language),
                ];
                report.add(code, ftl.text, ftl.text.offset(reference.id), &args);
            };
            let Some(first) = referred(reference) else {
                add(Code::UnknownReference);
                continue;
            };
            // A noun of the box may stand anywhere, and a title; what another card says is read where that card comes.
            let is_element = folders
                .iter()
                .skip(1)
                .any(|folder| folder.wanted.contains_key(reference.id));
            if is_element
                && !reference.is_term
                && reference.id != id
                && reference.attribute != Some("title")
            {
                add(Code::TextOfAnother);
            }
            let mut reached: Vec<&Words<'_>> = vec![first];
            let mut next = 0;
            while let Some(text) = reached.get(next) {
                for further in text.references.iter().filter_map(referred) {
                    if !reached.iter().any(|it| std::ptr::eq(*it, further)) {
                        reached.push(further);
                    }
                }
                next += 1;
            }
            if reached.iter().any(|it| std::ptr::eq(*it, words)) {
                add(Code::CircularText);
            }
        }
    }
}
