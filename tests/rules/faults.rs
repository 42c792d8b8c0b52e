//! Errors in rules texts are reported with their positions, all at once.

use std::collections::BTreeSet;

use solkeeper::content::{Code, Diagnostic, Files, rules};
use solkeeper::language::{Language, Localizer};
use solkeeper::session::messages;

use crate::golden;

const EN: &str = "en/rules/mechanica.md";
const IT: &str = "it/rules/mechanica.md";

/// Two valid entries.
const ENGLISH: &str = "\
# Bots

## <a id=\"me-fork\"></a>Fork

- Synonyms: split, branch
- Source: rulebook, Fork; publisher’s page, FAQ, p. 3
- Related: me-ship
- Answers: mechanica/biforcazione
- Terms: Fork = Biforcazione; bot = robot (ours)
- Asked as: where do bots go here; can a bot choose both ways = no; how is the path split; what does a fork cost me; two ways out of it; which exit do I take; may I turn it round = yes; what is the branch for

A fork sends bots **where you** want. See [shipping](#me-ship).

- It costs 1.
- It is always there.

| what | cost |
| --- | --- |
| fork | 1 |

> Ruling: It counts as an improvement.

## <a id=\"me-ship\"></a>Shipping

- Synonyms: sell
- Source: rulebook, Shipping
- Asked as: how do I get money; when do bots leave in trucks; who buys my bots; what is a full truck worth; sell at the end; where do the trucks go; can bots wait = yes; money from trucks

Bots in trucks are shipped. They bring money.
";

const ITALIAN: &str = "\
# Robot

## <a id=\"me-fork\"></a>Biforcazione

- Synonyms: bivio
- Source: regolamento, Biforcazione; pagina dell’editore, FAQ, p. 3
- Related: me-ship
- Answers: mechanica/biforcazione
- Terms: Biforcazione = Fork; robot = bot (ours)
- Asked as: dove vanno qui i robot; un robot va da due parti = no; come si divide la via; quanto mi costa un bivio; due uscite; quale uscita prendo; posso girarlo = yes; a che serve il bivio

Una biforcazione manda i robot **dove volete**. Vedete [spedire](#me-ship).

> Nota: Conta come miglioramento.

## <a id=\"me-ship\"></a>Spedire

- Synonyms: vendere
- Source: regolamento, Spedire
- Asked as: come faccio soldi; quando partono i camion; chi compra i miei robot; quanto vale un camion pieno; vendita alla fine; dove vanno i camion; i robot aspettano = yes; denaro dai camion

I robot nei camion si spediscono. Rendono denaro.
";

fn files(english: &str, italian: &str) -> Files {
    Files(
        [
            (EN.to_owned(), english.to_owned()),
            (IT.to_owned(), italian.to_owned()),
        ]
        .into(),
    )
}

fn found(english: &str, italian: &str) -> Vec<Diagnostic> {
    rules(&files(english, italian))
}

fn edited(from: &str, to: &str) -> String {
    assert_eq!(ENGLISH.matches(from).count(), 1, "{from}");
    ENGLISH.replace(from, to)
}

#[test]
fn valid_texts_have_no_diagnostics() {
    assert_eq!(found(ENGLISH, ITALIAN), []);
}

/// An error: code, line, column.
type Place = (&'static str, u32, u32);

/// A part of the text, its replacement, and the errors.
#[rustfmt::skip]
const FAULTS: &[(&str, &str, &[Place])] = &[
    ("## <a id=\"me-ship\"", "# More\n\n## <a id=\"me-ship\"", &[("rules-differ", 16, 1)]),
    ("# Bots\n", "Text.\n\n# Bots\n", &[("rules-out-of-place", 1, 1)]),
    ("# Bots\n", "# Bots\n\nText.\n", &[("rules-out-of-place", 3, 1)]),
    ("# Bots\n", "", &[("rules-out-of-place", 2, 1), ("rules-out-of-place", 22, 1), ("rules-missing-entry", 3, 1), ("rules-missing-entry", 16, 1)]),
    ("# Bots\n", "#\n", &[("rules-no-title", 1, 1)]),
    ("# Bots\n", "# **Bots**\n", &[("rules-not-allowed", 1, 3)]),
    ("<a id=\"me-ship\"></a>Ship", "Ship", &[("rules-no-anchor", 23, 1), ("rules-unknown-entry", 7, 12), ("rules-unknown-entry", 12, 43), ("rules-missing-entry", 16, 1)]),
    ("id=\"me-fork\"", "id=\"me-Fork\"", &[("bad-id", 3, 4), ("rules-missing-entry", 3, 1)]),
    ("## <a id=\"me-fork\"></a>Fork", "## <a id=\"me-fork\"></a>", &[("rules-no-title", 3, 1)]),
    ("</a>Shipping", "</a>Fork", &[("rules-doubled-title", 23, 1)]),
    ("id=\"me-fork\"", "id=\"me-ship\"", &[("rules-doubled-id", 23, 1), ("rules-differ", 16, 1), ("rules-differ", 16, 1), ("rules-differ", 16, 1), ("rules-missing-entry", 3, 1)]),
    ("which exit do I take; ", "", &[("rules-few-questions", 10, 12)]),
    ("two ways out of it", "two exits; can it be turned = perhaps", &[("rules-bad-answer", 10, 129)]),
    ("- Asked as: where do bots go here; ", "- Asked of “bots leave”: where do bots go here\n- Asked as: what is a fork; ", &[("rules-unknown-sentence", 10, 3)]),
    ("- Asked as: where do bots go here; ", "- Asked of “where you”: where do bots go here\n- Asked as: what is a fork; ", &[]),
    ("- Related: me-ship", "- At the step “where you”: both: Do bots go both ways? = no; which: Which exit is taken?\n- Related: me-ship", &[("rules-differ", 3, 1)]),
    ("- Related: me-ship", "- At the step “bots leave”: both: Do bots go both ways? = no\n- Related: me-ship", &[("rules-unknown-sentence", 7, 3)]),
    ("- Related: me-ship", "- At the step “where you”: both ways\n- Related: me-ship", &[("rules-bad-step-question", 7, 28)]),
    ("- Related: me-ship", "- At the step “where you”: both: Both ways? = maybe\n- Related: me-ship", &[("rules-bad-answer", 7, 28)]),
    ("- Related: me-ship", "- At the step “where you”: a: One?; a: Two?\n- Related: me-ship", &[("rules-bad-step-question", 7, 37), ("rules-differ", 3, 1)]),
    ("Bots in trucks are shipped. They bring money.", "Bots are shipped. Yes. They bring money:", &[("rules-torn-sentence", 23, 1), ("rules-torn-sentence", 23, 1)]),
    ("two ways out of it", "who will buy my bots", &[("rules-same-question", 23, 1)]),
    ("- Synonyms: split, branch\n", "", &[("rules-missing-line", 3, 1)]),
    ("- Synonyms: split, branch", "- Synonyms: split,, branch", &[("rules-empty-value", 5, 19)]),
    ("- Synonyms: split, branch", "- Synonym: split, branch", &[("rules-missing-line", 3, 1), ("rules-unknown-line", 5, 3)]),
    ("- Synonyms: split, branch", "- Synonyms: split\n- Synonyms: branch", &[("rules-doubled-line", 6, 3)]),
    ("- Synonyms: split, branch", "- Synonyms: split,\n  branch", &[]),
    ("- Synonyms: sell\n", "- Synonyms: sell\n- just text\n", &[("rules-unknown-line", 26, 3)]),
    ("Fork; publisher’s page, FAQ, p. 3", "Fork; publisher, FAQ", &[("rules-bad-source", 6, 27)]),
    ("rulebook, Shipping", "rulebook", &[("rules-bad-source", 26, 11)]),
    ("mechanica/biforcazione", "Biforcazione", &[("rules-bad-heading", 8, 12), ("rules-differ", 3, 1)]),
    ("Fork = Biforcazione;", "Fork;", &[("rules-bad-term", 9, 10), ("rules-differ", 3, 1)]),
    ("- Related: me-ship", "- Related: me-shop", &[("rules-unknown-entry", 7, 12), ("rules-differ", 3, 1)]),
    ("- Related: me-ship", "- Related: me-ship, me-ship, me-ship, me-ship, me-ship, me-ship, me-ship, me-ship, me-ship", &[("rules-many-related", 7, 11), ("rules-differ", 3, 1)]),
    ("(#me-ship)", "(#me-shipp)", &[("rules-unknown-entry", 12, 43)]),
    ("(#me-ship)", "(https://example.org)", &[("rules-not-allowed", 12, 43)]),
    ("[shipping](#me-ship)", "[shipping]", &[("rules-not-allowed", 12, 43), ("rules-not-allowed", 12, 52)]),
    ("[shipping](#me-ship)", "`shipping`", &[("rules-not-allowed", 12, 43)]),
    ("[shipping](#me-ship)", "![shipping](a.png)", &[("rules-not-allowed", 12, 43)]),
    ("[shipping](#me-ship)", "<b>shipping</b>", &[("rules-not-allowed", 12, 43), ("rules-not-allowed", 12, 54)]),
    ("[shipping](#me-ship).", "shipping.  \nBelow", &[("rules-not-allowed", 12, 52)]),
    ("- It costs 1.", "- It costs 1.\n  - Nested.", &[("rules-not-allowed", 15, 3)]),
    ("- It costs 1.\n", "- It costs 1.\n\n  And more.\n", &[("rules-not-allowed", 16, 3)]),
    ("- It costs 1.\n- It", "* It costs 1.\n* It", &[("rules-not-allowed", 14, 1), ("rules-not-allowed", 15, 1)]),
    ("> Ruling: It counts", "> It counts", &[("rules-bad-note", 21, 1)]),
    ("> Ruling: It counts", "> Nota: It counts", &[("rules-bad-note", 21, 1)]),
    ("an improvement.\n", "an improvement.\n\nMore.\n", &[("rules-out-of-place", 23, 1), ("rules-torn-sentence", 3, 1)]),
    ("> Ruling: It counts as an improvement.", "> Ruling: It counts.\n>\n> - here", &[("rules-not-allowed", 23, 3)]),
    ("money from trucks\n\nBots", "money from trucks\nBots", &[("rules-length", 23, 1), ("rules-out-of-place", 28, 1)]),
    ("Bots in trucks are shipped. They bring money.", "Bots, p. 3, are shipped.", &[("rules-length", 23, 1)]),
    ("They bring money.", "It is A. It is B. It is C. It is D. It is E. It is F. It is G. It is H. It is I. It is J. It is K. It is L.", &[("rules-length", 23, 1)]),
    ("They bring money.", "They bring money.\n\n### More\n\nSome text.", &[("rules-not-allowed", 31, 1)]),
    ("They bring money.", "They bring money.\n\n---\n", &[("rules-not-allowed", 31, 1)]),
    ("They bring money.", "They bring money.\n\n    code\n", &[("rules-not-allowed", 31, 5)]),
    ("They bring money.", "They bring money.\n\n<div>x</div>\n", &[("rules-not-allowed", 31, 1)]),
    ("They bring money.\n", "They bring money.\n\n# Empty\n", &[("rules-empty-chapter", 31, 1)]),
    ("# Bots\n", "# Bots\n\n## <a id=\"pm-x\"></a>X\n\n- Synonyms: x\n- Source: rulebook, X\n- Asked as: a b; c d; e f; g h; j k; l m; n o; p q\n\nOne is X. Two is Y.\n", &[("rules-wrong-prefix", 3, 4), ("rules-missing-entry", 3, 1)]),
    ("split, branch\n- Source: rulebook, Fork; publisher’s page, FAQ, p. 3\n- Related: me-ship\n", "split\n- Source: rulebook, Fork\n", &[("rules-differ", 3, 1)]),
];

#[test]
fn each_error_is_reported_at_its_position() {
    let (mut seen, mut wrong) = (BTreeSet::new(), Vec::new());
    let languages = [Language::English, Language::Italian];
    let mut transcripts =
        languages.map(|language| (format!("check-rules.{}", language.code()), String::new()));
    let localizers = languages.map(Localizer::new);
    for (number, (from, to, expected)) in FAULTS.iter().enumerate() {
        let files = files(&edited(from, to), ITALIAN);
        let found = rules(&files);
        for (localizer, (_, text)) in localizers.iter().zip(&mut transcripts) {
            *text += &format!("[fault {}]\n", number + 1);
            text.extend(
                found
                    .iter()
                    .map(|it| messages::render_diagnostic(localizer, it, &files) + "\n"),
            );
        }
        for it in &found {
            seen.insert(it.code);
            for localizer in &localizers {
                let message = messages::diagnostic(localizer, it);
                assert!(
                    !message.contains('…') && !message.is_empty(),
                    "{message} of {:?}",
                    it.args
                );
            }
        }
        let mut places: Vec<_> = found
            .iter()
            .map(|it| (it.code.id(), it.line, it.column))
            .collect();
        let mut expected = expected.to_vec();
        places.sort_unstable();
        expected.sort_unstable();
        if places != expected {
            wrong.push(format!(
                "{from:?} -> {to:?}\n  found    {places:?}\n  expected {expected:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for localizer in &localizers {
        assert!(
            localizer.fallbacks().is_empty(),
            "{:?}",
            localizer.fallbacks()
        );
    }
    let unseen: Vec<_> = Code::ALL
        .iter()
        .filter(|code| code.id().starts_with("rules-") && !seen.contains(code))
        .collect();
    assert_eq!(unseen, [&Code::RulesWrongFile]);
    golden::hold(&transcripts);
}

#[test]
fn all_errors_are_reported_at_once() {
    let text = edited("(#me-ship)", "(#me-shipp)")
        .replace("# Bots\n", "# Bots\n\nText.\n")
        .replace("rulebook, Shipping", "rulebok, Shipping");
    let codes: Vec<_> = found(&text, ITALIAN)
        .into_iter()
        .map(|it| it.code)
        .collect();
    assert_eq!(
        codes,
        [
            Code::RulesOutOfPlace,
            Code::RulesUnknownEntry,
            Code::RulesInvalidSource
        ]
    );
}

#[test]
fn similar_names_are_suggested() {
    let suggested = |from, to| {
        let found = found(&edited(from, to), ITALIAN);
        found
            .iter()
            .find_map(|it| it.args.get("suggestion").cloned())
    };
    assert_eq!(
        suggested("(#me-ship)", "(#me-shipp)").as_deref(),
        Some("me-ship")
    );
    assert_eq!(
        suggested(
            "- Synonyms: split, branch",
            "- Synonyms: split\n- Relatd: me-ship"
        )
        .as_deref(),
        Some("Related")
    );
    assert_eq!(
        suggested("rulebook, Shipping", "rulebok, Shipping").as_deref(),
        Some("rulebook")
    );
}

#[test]
fn a_file_must_be_named_after_language_and_game() {
    for name in [
        "en/rules/chess.md",
        "fr/rules/mechanica.md",
        "mechanica.md",
        "en/rules/first-martians/a/b.md",
    ] {
        let codes: Vec<_> = rules(&Files([(name.to_owned(), ENGLISH.to_owned())].into()))
            .into_iter()
            .map(|it| it.code)
            .collect();
        assert_eq!(codes, [Code::RulesWrongFile], "{name}");
    }
}

/// Parsing any text ends, and every position is in the text.
#[test]
fn no_text_makes_the_parser_panic() {
    for (at, _) in ENGLISH.char_indices() {
        for insert in [
            "\n",
            "[",
            "`",
            ">",
            "## ",
            "- ",
            "| ",
            "*",
            "<a",
            "\u{301}é",
            "    ",
        ] {
            let text = format!("{}{insert}{}", &ENGLISH[..at], &ENGLISH[at..]);
            for it in found(&text, ITALIAN).iter().filter(|it| it.file == EN) {
                assert!(
                    it.span.end <= text.len() && text.is_char_boundary(it.span.start),
                    "{it:?}"
                );
            }
        }
        found(&ENGLISH[..at], ITALIAN);
    }
}
