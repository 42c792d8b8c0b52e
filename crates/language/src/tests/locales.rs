//! The message files themselves.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::{Args, Language, Localizer, locales};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Every message and attribute with its variables; a doubled one or a mistake fails.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in locales::of(language) {
        let resource = parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{language} {name}: {errors:?}"));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                other => panic!("{language} {name}: {other:?}"),
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                add(&mut messages, id.to_owned(), value);
            }
            for Attribute {
                id: attribute,
                value,
            } in &message.attributes
            {
                add(&mut messages, format!("{id}.{}", attribute.name), value);
            }
        }
    }
    messages
}

fn add(messages: &mut Messages, name: String, value: &Pattern<&str>) {
    let mut variables = BTreeSet::new();
    pattern(value, &mut variables);
    assert!(
        messages.insert(name.clone(), variables).is_none(),
        "{name} twice"
    );
}

fn pattern(value: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &value.elements {
        if let PatternElement::Placeable { expression } = element {
            placeable(expression, variables);
        }
    }
}

fn placeable(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => self::inline(inline, variables),
        Expression::Select { selector, variants } => {
            self::inline(selector, variables);
            assert_eq!(variants.iter().filter(|variant| variant.default).count(), 1);
            variants
                .iter()
                .for_each(|variant| pattern(&variant.value, variables));
        }
    }
}

fn inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => placeable(expression, variables),
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. },
            ..
        } => {
            positional
                .iter()
                .for_each(|argument| self::inline(argument, variables));
        }
        _ => {}
    }
}

/// The forms of a noun stand for the same word: a language takes those that it needs.
fn without_forms(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    let forms = ["_the", "_in", "_of", "_to"];
    let bare = |name: &'_ str| {
        forms
            .iter()
            .find_map(|form| name.strip_suffix(form).map(str::len))
            .unwrap_or(name.len())
    };
    variables.iter().map(|name| &name[..bare(name)]).collect()
}

#[test]
fn both_languages_have_the_same_messages_and_variables() {
    let (english, italian) = (messages(Language::English), messages(Language::Italian));
    assert!(
        english.len() > 300,
        "only {} messages were found",
        english.len()
    );
    let names = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(names(&english), names(&italian));
    for (name, variables) in &english {
        assert_eq!(
            without_forms(variables),
            without_forms(&italian[name]),
            "{name}"
        );
    }
}

#[test]
fn missing_texts_fall_back_with_a_mark_and_never_show_a_key() {
    let prose = BTreeMap::from([(
        "en".to_owned(),
        vec![(
            "a.ftl".to_owned(),
            "only-here = A text\n    .title = A title".to_owned(),
        )],
    )]);
    let localizer = Localizer::with_prose(Language::Italian, &prose);
    assert_eq!(
        localizer.prose("only-here", &Args::new()),
        "(in inglese) A text"
    );
    assert_eq!(
        localizer.prose_attribute("only-here", "title", &Args::new()),
        "(in inglese) A title"
    );
    assert_eq!(
        localizer.prose("nowhere", &Args::new()),
        "(questo testo manca)"
    );
    assert_eq!(
        localizer.format("nowhere", &Args::new()),
        "(questo testo manca)"
    );
    assert_eq!(
        localizer.try_format("diagnostic-nowhere", &Args::new()),
        None
    );
    assert_eq!(
        localizer.fallbacks(),
        ["nowhere", "only-here", "only-here.title"]
    );
    assert!(Localizer::new(Language::English).fallbacks().is_empty());
}

#[test]
fn a_value_that_is_missing_leaves_a_gap_and_no_braces() {
    let localizer = Localizer::new(Language::English);
    assert_eq!(localizer.format("undo-of", &Args::new()), "Undo: …");
    assert_eq!(localizer.fallbacks(), ["undo-of"]);
}

#[test]
fn plurals_are_right_in_both_languages() {
    let said = |language, id, count: i64| {
        Localizer::new(language).format(id, &Args::new().number("count", count).text("who", "Ann"))
    };
    assert_eq!(
        said(Language::English, "effect-wound", 1),
        "Ann takes 1 wound."
    );
    assert_eq!(
        said(Language::English, "effect-wound", 2),
        "Ann takes 2 wounds."
    );
    assert_eq!(
        said(Language::Italian, "effect-wound", 1),
        "Ann subisce 1 ferita."
    );
    assert_eq!(
        said(Language::Italian, "effect-wound", 2),
        "Ann subisce 2 ferite."
    );
    assert_eq!(said(Language::English, "cost-pawns", 1), "1 pawn");
    assert_eq!(said(Language::Italian, "cost-pawns", 2), "2 pedine");
}

#[test]
fn italian_joins_the_same_vowels_with_a_d() {
    let [english, italian] = [
        Localizer::new(Language::English),
        Localizer::new(Language::Italian),
    ];
    let pair = |first: &str, last: &str| Args::new().text("first", first).text("last", last);
    assert_eq!(
        italian.format("list-and", &pair("Anna", "Elena")),
        "Anna ed Elena"
    );
    assert_eq!(
        italian.format("list-and", &pair("Elena", "Anna")),
        "Elena e Anna"
    );
    assert_eq!(
        italian.format("list-and", &pair("stanze", "edifici")),
        "stanze e edifici"
    );
    assert_eq!(
        english.format("list-and", &pair("Anna", "e Elena")),
        "Anna and e Elena"
    );
    let turn = |name: &str| italian.format("mnm-fact-turn-began", &Args::new().text("name", name));
    assert_eq!(
        [turn("Anna"), turn("Bo"), turn("Ada")],
        ["Tocca ad Anna.", "Tocca a Bo.", "Tocca a Ada."]
    );
    // A player may be called A or E: a letter that is a name stays as it is.
    let bought = |name: &str| {
        let args = Args::new()
            .text("name", name)
            .text("component", "Wire")
            .number("price", 6);
        italian.format("mnm-fact-bought", &args)
    };
    assert_eq!(
        [bought("A"), bought("E")],
        ["A acquista Wire per 6 Cogs.", "E acquista Wire per 6 Cogs."]
    );
    assert_eq!(
        [turn("A"), italian.format("list-and", &pair("A", "E"))],
        ["Tocca ad A.", "A ed E"]
    );
    assert_eq!(
        italian.format("list-and", &pair("Bo, A", "Ennio")),
        "Bo, A ed Ennio"
    );
}

#[test]
fn the_rival_of_pocket_mars_wins_with_its_article() {
    let italian = Localizer::new(Language::Italian);
    let wins = |name: &str| italian.format("score-won", &Args::new().text("name", name));
    assert_eq!([wins("DA"), wins("Ada")], ["Vince la DA.", "Vince Ada."]);
}

#[test]
fn a_single_thing_is_singular() {
    let italian = Localizer::new(Language::Italian);
    let sold = Args::new()
        .text("name", "A")
        .text("component", "Wire")
        .number("count", 1)
        .number("scrap", 2)
        .number("cogs", 1);
    assert_eq!(
        italian.format("mnm-fact-sold", &sold),
        "A vende Wire (1 carta e 2 Scrap) per 1 Cog."
    );
    let sold = sold
        .number("count", 3)
        .number("scrap", 0)
        .number("cogs", 15);
    assert_eq!(
        italian.format("mnm-fact-sold", &sold),
        "A vende Wire (3 carte) per 15 Cogs."
    );
    let added = |added: i64, there: i64| {
        italian.format(
            "cli-scores-imported",
            &Args::new().number("added", added).number("there", there),
        )
    };
    assert_eq!(added(0, 1), "Nessun punteggio aggiunto; 1 c’era già.");
    assert_eq!(added(1, 0), "1 punteggio aggiunto.");
    let dice = Args::new().text("dice", "physical").number("count", 1);
    assert_eq!(
        italian.format("dice-roll", &dice),
        "Tirate il dado qui indicato e inserite che cosa mostra."
    );
}

/// Nouns that are counted, as they stand behind a number, in their plural.
const COUNTED: [(Language, &str); 2] = [
    (
        Language::English,
        "cards colonists successes plants greenhouses parts broken markers points times campaigns games wounds samples pawns players \
         spaces bots improvements sentences ways tokens portions tiles objectives conditions missions saves scores things",
    ),
    (
        Language::Italian,
        "carte coloni successi piante serre elementi indicatori punti volte campagne partite ferite campioni pedine giocatori spazi \
         miglioramenti frasi segnalini porzioni turni tessere obiettivi condizioni missioni salvataggi punteggi cose spediti lanciati",
    ),
];

/// Messages whose number is never 1.
const NEVER_ONE: [&str; 11] = [
    // The parts are many, the stacks of Mechanica have 21 tiles, DA begins with five colonists, a set is three cards.
    "diagnostic-threshold-always-met",
    "diagnostic-threshold-uphill",
    "me-page-set-up.now-2",
    "me-page-set-up-solo.now-2",
    "pm-page-set-up-solo.now-2",
    "mnm-page-set-up.now-3",
    "score-sell",
    // Only what is above the limit of the game is refused.
    "score-fault-full-two-star-space",
    "score-fault-too-many-colonists",
    "score-fault-too-many-components",
    "score-fault-too-many-improvements",
];

/// Where a number stands before a plural without a choice by that number.
fn counted_without_choice(
    value: &Pattern<&str>,
    chosen: &[&str],
    plurals: &[&str],
    found: &mut Vec<String>,
) {
    for pair in value.elements.windows(2) {
        let [
            PatternElement::Placeable { expression },
            PatternElement::TextElement { value },
        ] = pair
        else {
            continue;
        };
        let Expression::Inline(InlineExpression::VariableReference { id }) = expression else {
            continue;
        };
        let next = value
            .strip_prefix(' ')
            .and_then(|rest| rest.split(|it: char| !it.is_alphabetic()).next())
            .unwrap_or_default();
        // A number with its sign, `$by`, stands beside `$count`.
        let is_chosen = chosen.contains(&id.name) || id.name == "by" && chosen.contains(&"count");
        if plurals.contains(&next) && !is_chosen {
            found.push(format!("{{ ${} }} {next}", id.name));
        }
    }
    for element in &value.elements {
        let PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } = element
        else {
            continue;
        };
        let by = if let InlineExpression::VariableReference { id } = selector {
            Some(id.name)
        } else {
            None
        };
        let chosen: Vec<&str> = chosen.iter().copied().chain(by).collect();
        variants
            .iter()
            .for_each(|variant| counted_without_choice(&variant.value, &chosen, plurals, found));
    }
}

#[test]
fn a_noun_after_a_number_is_chosen_by_the_number() {
    for (language, plurals) in COUNTED {
        let plurals: Vec<&str> = plurals.split_whitespace().collect();
        let mut wrong = Vec::new();
        for (name, text) in locales::of(language) {
            let resource = parser::parse(*text)
                .unwrap_or_else(|(_, errors)| panic!("{language} {name}: {errors:?}"));
            for entry in &resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let own = message
                    .value
                    .iter()
                    .map(|value| (message.id.name.to_owned(), value));
                let attributes = message.attributes.iter();
                let more =
                    attributes.map(|it| (format!("{}.{}", message.id.name, it.id.name), &it.value));
                for (id, value) in own
                    .chain(more)
                    .filter(|(id, _)| !NEVER_ONE.contains(&id.as_str()))
                {
                    let mut found = Vec::new();
                    counted_without_choice(value, &[], &plurals, &mut found);
                    wrong.extend(found.into_iter().map(|found| format!("{id}: {found}")));
                }
            }
        }
        assert!(wrong.is_empty(), "{language}: {wrong:#?}");
    }
}

#[test]
fn a_deck_of_one_card_and_a_threshold_of_one_part_are_singular() {
    let said = |language, id, args: Args| Localizer::new(language).format(id, &args);
    let one = || Args::new().number("cards", 1);
    assert!(
        said(Language::English, "pm-fact-deck-rebuilt", one())
            .starts_with("The deck is made anew: 1 card, ")
    );
    assert!(
        said(Language::Italian, "pm-fact-deck-rebuilt", one())
            .starts_with("Si forma un nuovo mazzo: 1 carta, ")
    );
    let threshold = || Args::new().text("met", "yes").number("threshold", 1);
    assert_eq!(
        said(Language::English, "fact-threshold-answered", threshold()),
        "Threshold of 1 broken part: met."
    );
    assert_eq!(
        said(Language::Italian, "fact-threshold-answered", threshold()),
        "Soglia di 1 elemento rotto: rispettata."
    );
}

/// Every id that the code names is there.
#[test]
fn every_id_in_the_code_exists() {
    let known = messages(Language::English);
    let sources = [
        include_str!("../instruction.rs"),
        include_str!("../overview.rs"),
        include_str!("../overview/set_up.rs"),
        include_str!("../overview/report.rs"),
        include_str!("../page.rs"),
        include_str!("../page/step.rs"),
        include_str!("../page/task.rs"),
        include_str!("../quote.rs"),
        include_str!("../quote/obstacle.rs"),
        include_str!("../fact_text.rs"),
        include_str!("../fact_text/label.rs"),
        include_str!("../fact_text/importance.rs"),
    ];
    let mut found = 0;
    for source in sources {
        for literal in source.split('"').skip(1).step_by(2) {
            let is_id = [
                "fact-",
                "effect-",
                "cost-",
                "lay-",
                "card-",
                "objective-",
                "report-",
                "step-",
                "clean-up-",
                "dice-",
                "who-",
                "next-",
                "morale-",
                "plan-",
                "event-action-",
                "penalties-",
                "draw-card",
                "raise-",
                "command-",
                "refused-",
                "sheet-",
                "action-name-",
                "quote-",
                "reason-",
                "risk-",
                "way-",
                "obstacle-",
                "warning-",
                "standing-",
                "place-form-",
            ]
            .iter()
            .any(|start| literal.starts_with(start));
            if is_id && !literal.contains('{') && !literal.ends_with('-') {
                let stem = [
                    "effect-supply",
                    "effect-stress",
                    "effect-morale-tokens",
                    "effect-productivity",
                ]
                .contains(&literal);
                assert!(stem || known.contains_key(literal), "{literal}");
                found += 1;
            }
        }
    }
    assert!(found > 100, "only {found} ids were found");
}

/// Each message can be said with its own variables: none of them names a function or a form that Fluent does not know.
#[test]
fn every_message_can_be_said() {
    for &language in Language::ALL {
        let localizer = Localizer::new(language);
        for (name, variables) in messages(language) {
            let args = variables
                .iter()
                .fold(Args::new(), |args, variable| args.number(variable, 2));
            let text = match name.split_once('.') {
                None => localizer.format(&name, &args),
                Some((id, attribute)) => localizer.say_attribute(id, attribute, &args),
            };
            assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{text}");
        }
        let said_on_purpose = ["fallback-en", "fallback-it"];
        assert!(
            localizer
                .fallbacks()
                .iter()
                .all(|id| said_on_purpose.contains(&id.as_str())),
            "{:?}",
            localizer.fallbacks()
        );
    }
}

#[test]
fn a_title_with_a_closing_sign_gets_no_full_stop() {
    for localizer in Language::ALL.iter().copied().map(Localizer::new) {
        for (heading, said) in [
            ("Who pays?", "Events. Who pays?"),
            ("Go!", "Events. Go!"),
            ("Lab", "Events. Lab."),
            ("It waits...", "Events. It waits..."),
        ] {
            let args = Args::new().text("phase", "Events").text("heading", heading);
            assert_eq!(localizer.format("text-step", &args), said);
        }
    }
}
