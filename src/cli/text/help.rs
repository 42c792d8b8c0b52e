//! Help on the words that can be typed, and suggestions for unknown ones.

use std::io;

use crate::cli::console::print_text;
use base::suggest;
use first_martians::Game;
use first_martians::board::Feature;
use first_martians::vocabulary::{Direction, Phase, Region};
use language::name_lookup::{self, NameMatch, Names};
use language::{Args, Language, Localizer, board, fact_text, marks, my_box};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Topic {
    General,
    /// Reports during the actions.
    Actions,
    /// Reports of effects on the table, at any time.
    Table,
}

/// Every first word: the id of its message `text-help-<id>`, its topic, the word in English and in Italian.
const ENTRIES: &[(&str, Topic, [&str; 2])] = &[
    ("where", Topic::General, ["where", "dove"]),
    ("whole", Topic::General, ["whole", "intero"]),
    ("read", Topic::General, ["read", "rileggi"]),
    ("board", Topic::General, ["board", "tabellone"]),
    ("pieces", Topic::General, ["pieces", "pezzi"]),
    ("log", Topic::General, ["log", "diario"]),
    ("history", Topic::General, ["history", "storia"]),
    ("rules", Topic::General, ["rules", "regole"]),
    ("undo", Topic::General, ["undo", "annulla"]),
    ("redo", Topic::General, ["redo", "ripeti"]),
    ("save", Topic::General, ["save", "salva"]),
    ("reload", Topic::General, ["reload", "ricarica"]),
    ("quit", Topic::General, ["quit", "esci"]),
    ("help", Topic::General, ["help", "aiuto"]),
    ("adventure", Topic::Actions, ["adventure", "avventura"]),
    ("roll", Topic::Actions, ["roll", "tira"]),
    ("event", Topic::Actions, ["event", "evento"]),
    ("objective", Topic::Actions, ["objective", "obiettivo"]),
    ("action", Topic::Actions, ["action", "azione"]),
    ("taken", Topic::Actions, ["taken", "preso"]),
    ("impossible", Topic::Actions, ["impossible", "impossibile"]),
    ("unwind", Topic::Actions, ["unwind", "relax"]),
    ("manage", Topic::Actions, ["manage", "gestione"]),
    ("overrule", Topic::Actions, ["overrule", "deciso"]),
    ("anyway", Topic::Actions, ["anyway", "comunque"]),
    ("dismantle", Topic::Actions, ["dismantle", "smonta"]),
    ("morale", Topic::Table, ["morale", "morale"]),
    ("raise", Topic::Table, ["raise", "alza"]),
    ("card", Topic::Table, ["card", "carta"]),
    ("resolve", Topic::Table, ["resolve", "risolvi"]),
    ("direction", Topic::Table, ["direction", "direzione"]),
    ("research", Topic::Table, ["research", "ricerca"]),
    ("died", Topic::Table, ["died", "morto"]),
    ("moved", Topic::Table, ["moved", "mosso"]),
    ("tile", Topic::Table, ["tile", "tessera"]),
    ("mark", Topic::Table, ["mark", "segna"]),
    ("poi", Topic::Table, ["poi", "poi"]),
    ("skill", Topic::Table, ["skill", "abilità"]),
    ("put", Topic::Table, ["put", "piazza"]),
    ("take", Topic::Table, ["take", "togli"]),
    ("compared", Topic::Table, ["compared", "confrontato"]),
];

const SET: [&str; 2] = ["set", "imposta"];

/// Every name after `set`: in English and in Italian, the kind of its value, whether it applies only before the game.
const SETTINGS: &[([&str; 2], &str, bool)] = &[
    (["morale", "morale"], "number", false),
    (["working", "lavorativo"], "number", false),
    (["living", "abitativo"], "number", false),
    (["systems", "sistemi"], "number", false),
    (["box-working", "riquadro-lavorativo"], "marker", false),
    (["box-living", "riquadro-abitativo"], "marker", false),
    (["box-systems", "riquadro-sistemi"], "marker", false),
    (["objective-N", "obiettivo-N"], "number", false),
    (["first", "primo"], "who", false),
    (["name-N", "nome-N"], "text", false),
    (["profession-N", "professione-N"], "profession", false),
    (["SPOT", "LUOGO"], "spot", false),
    (["sols", "sol"], "number", false),
    (["threshold", "soglia"], "number", false),
    (["board", "tabellone"], "board", false),
    (["dice", "dadi"], "dice", false),
    (["players", "giocatori"], "number", true),
    (["cards", "carte"], "cards", true),
    (["difficulty", "difficoltà"], "difficulty", true),
    (["oxygen", "ossigeno"], "number", true),
    (["energy", "energia"], "number", true),
    (["food", "cibo"], "number", true),
    (["greenhouses", "serre"], "number", true),
    (["plants", "piante"], "number", true),
    (["upgrades", "miglioramenti"], "number", true),
    (["stress", "stress"], "number", true),
    (["aom-TYPE", "aom-TIPO"], "yes", false),
    (["operator-TYPE", "operatore-TIPO"], "operator", false),
    (["die-BLOCK-SOL", "dado-COMPLESSO-SOL"], "yes", true),
];

/// The index of a language in the tables.
const fn place(language: Language) -> usize {
    match language {
        Language::English => 0,
        Language::Italian => 1,
    }
}

/// Prints help: general, on a topic, or on one word.
pub(super) fn help(localizer: &Localizer, game: &Game, about: Option<&str>) -> io::Result<()> {
    match about {
        None => {
            print_text(localizer, &localizer.text("text-help-choose"))?;
            print_text(localizer, &localizer.text("text-help-enter"))?;
            topic(localizer, game, Topic::General)?;
            ["actions", "table", "set"].into_iter().try_for_each(|id| {
                print_text(localizer, &localizer.text(&format!("text-help-topic-{id}")))
            })
        }
        Some("actions" | "azioni") => topic(localizer, game, Topic::Actions),
        Some("table" | "tavolo") => topic(localizer, game, Topic::Table),
        Some("set" | "imposta") => settings(localizer, game),
        Some(word) => match entry(word) {
            Some(id) => print_text(localizer, &about_word(localizer, id)),
            None => unknown(localizer, game, word),
        },
    }
}

/// The words that only Story mode takes, and those that only Full board takes.
const STORY_ONLY: &[&str] = &["roll", "event", "action", "unwind", "manage"];
const FULL_ONLY: &[&str] = &[
    "overrule",
    "anyway",
    "dismantle",
    "moved",
    "tile",
    "mark",
    "poi",
    "skill",
    "put",
    "take",
    "compared",
];

/// The words of a topic that the game takes in its mode.
fn topic(localizer: &Localizer, game: &Game, wanted: Topic) -> io::Result<()> {
    let others = if game.state().board_state().is_some() {
        STORY_ONLY
    } else {
        FULL_ONLY
    };
    let of_topic = ENTRIES
        .iter()
        .filter(|(id, topic, _)| *topic == wanted && !others.contains(id));
    of_topic
        .into_iter()
        .try_for_each(|(id, ..)| print_text(localizer, &about_word(localizer, id)))
}

/// The help text of a word.
fn about_word(localizer: &Localizer, id: &str) -> String {
    let words = Feature::ALL
        .iter()
        .map(|&it| name_lookup::one_word(&my_box::feature_name(localizer, it)));
    let region = board::region(
        localizer,
        Region {
            ring: 1,
            direction: Direction::Ne,
        },
    );
    let args = Args::new()
        .text("words", words.collect::<Vec<_>>().join(", "))
        .text("region", region);
    localizer.format(&format!("text-help-{id}"), &args)
}

fn settings(localizer: &Localizer, game: &Game) -> io::Result<()> {
    let in_setup = game.state().step.phase() == Phase::SetUp;
    print_text(localizer, &localizer.text("text-help-set"))?;
    for (names, kind, _) in SETTINGS.iter().filter(|(.., before)| in_setup || !before) {
        setting(localizer, names[place(localizer.language())], kind)?;
    }
    game.known_tracks().try_for_each(|track| {
        setting(localizer, &fact_text::title(localizer, &track.id), "number")
    })?;
    game.known_walkers()
        .try_for_each(|it| setting(localizer, &fact_text::title(localizer, &it.id), "number"))?;
    game.state().marks.iter().try_for_each(|it| {
        setting(
            localizer,
            &marks::title_at(localizer, &it.mark, &it.on),
            "number",
        )
    })
}

fn setting(localizer: &Localizer, name: &str, kind: &str) -> io::Result<()> {
    print_text(
        localizer,
        &localizer.format(
            &format!("text-help-set-{kind}"),
            &Args::new().text("name", name),
        ),
    )
}

fn entry(word: &str) -> Option<&'static str> {
    ENTRIES
        .iter()
        .find(|(.., names)| names.contains(&word))
        .map(|(id, ..)| *id)
}

/// Whether a line begins with a word that can be typed, so that the rest of it is what is wrong.
pub(super) fn begins_as_command(line: &str) -> bool {
    let first = line
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_lowercase();
    SET.contains(&first.as_str()) || entry(&first).is_some()
}

/// Reports an unknown line: the usage of a known first word, or else the nearest known word.
pub(super) fn unknown(localizer: &Localizer, game: &Game, line: &str) -> io::Result<()> {
    let lower = line.trim().to_lowercase();
    let mut words = lower.split_whitespace();
    let first = words.next().unwrap_or_default();
    let not_understood = |word: &str| {
        print_text(
            localizer,
            &localizer.format("text-unknown", &Args::new().text("words", word)),
        )
    };
    let nearest = |word: &str, known: Vec<&str>| match near(word, known) {
        Some(meant) => print_text(
            localizer,
            &localizer.format("text-meant", &Args::new().text("word", meant)),
        ),
        None => print_text(localizer, &localizer.text("text-unknown-help")),
    };
    let rest: Vec<&str> = words.collect();
    if SET.contains(&first) {
        not_understood(line.trim())?;
        let Some(name) = rest.first() else {
            return print_text(localizer, &localizer.text("text-help-topic-set"));
        };
        let in_setup = game.state().step.phase() == Phase::SetUp;
        let now = || SETTINGS.iter().filter(|(.., before)| in_setup || !before);
        let known = now().find(|(names, ..)| names.iter().any(|known| is_named(name, known)));
        if let Some((_, kind, _)) = known {
            return setting(localizer, name, kind);
        }
        let here: Vec<&str> = now()
            .map(|(names, ..)| names[place(localizer.language())])
            .collect();
        let slip = here
            .iter()
            .any(|word| strsim::damerau_levenshtein(name, word) == 1);
        let whole = rest.join(" ");
        if let NameMatch::One(_) =
            name_lookup::find_by_name(&whole, &name_lookup::numbers(localizer, game))
        {
            return setting(localizer, &whole, "spot");
        }
        return match of_several(&rest, &name_lookup::numbers(localizer, game)) {
            several if several.is_empty() || slip => nearest(name, here),
            several => offer(localizer, &several),
        };
    }
    let several = match entry(first) {
        Some("moved") => of_several(&rest, &name_lookup::numbers(localizer, game)),
        Some("compared") => {
            name_lookup::similar_names(&rest.join(" "), &name_lookup::sections(localizer))
        }
        _ => Vec::new(),
    };
    if !several.is_empty() {
        not_understood(line.trim())?;
        return offer(localizer, &several);
    }
    not_understood(line.trim())?;
    match entry(first) {
        Some(id) => print_text(localizer, &about_word(localizer, id)),
        None => {
            let of = |place: usize| {
                ENTRIES
                    .iter()
                    .map(move |(.., names)| names[place])
                    .chain([SET[place]])
                    .collect::<Vec<_>>()
            };
            let here = place(localizer.language());
            // Words of the other language are suggested if a single letter is wrong.
            let slip = |word: &&str| strsim::damerau_levenshtein(first, word) == 1;
            let known = if near(first, of(here)).is_some() {
                of(here)
            } else {
                of(1 - here).into_iter().filter(slip).collect()
            };
            nearest(first, known)
        }
    }
}

/// The names on the table that match the words, of which the last may be a value.
fn of_several<T>(words: &[&str], names: &Names<T>) -> Vec<String> {
    let whole = words
        .split_last()
        .map(|(_, name)| name)
        .filter(|name| !name.is_empty())
        .unwrap_or(words);
    let meant = name_lookup::similar_names(&whole.join(" "), names);
    if meant.is_empty() {
        name_lookup::similar_names(&words.join(" "), names)
    } else {
        meant
    }
}

fn offer(localizer: &Localizer, names: &[String]) -> io::Result<()> {
    match names {
        [only] => print_text(
            localizer,
            &localizer.format("text-meant", &Args::new().text("word", only)),
        ),
        several => print_text(
            localizer,
            &localizer.format(
                "text-meant-several",
                &Args::new().text("words", several.join("; ")),
            ),
        ),
    }
}

/// Whether a typed name matches the pattern of the list, as `name-2` matches `name-N`.
fn is_named(typed: &str, known: &str) -> bool {
    match known.split_once('-') {
        Some((stem, rest)) if rest.starts_with(char::is_uppercase) => {
            typed.split('-').next() == Some(stem) && typed.contains('-')
        }
        _ => typed == known,
    }
}

fn near<'k>(typed: &str, known: Vec<&'k str>) -> Option<&'k str> {
    let most = (typed.chars().count() / 3).max(1);
    suggest::nearest(typed, known, |far, _| far > 0 && far <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_help_in_both_languages() {
        for &language in Language::ALL {
            let localizer = my_box::localizers(language).swap_remove(0);
            let here = place(language);
            for (id, _, names) in ENTRIES {
                let line = about_word(&localizer, id);
                assert!(
                    line.starts_with(names[here]),
                    "{line} does not begin with “{}”",
                    names[here]
                );
                assert!(!line.contains('\n'), "one fact a line: {line}");
            }
            for (names, kind, _) in SETTINGS {
                let line = localizer.format(
                    &format!("text-help-set-{kind}"),
                    &Args::new().text("name", names[here]),
                );
                assert!(
                    line.starts_with(&format!("{} {}", SET[here], names[here])),
                    "{line}"
                );
            }
            assert!(
                localizer.fallbacks().is_empty(),
                "{:?}",
                localizer.fallbacks()
            );
        }
    }

    #[test]
    fn the_nearest_word_is_suggested() {
        assert_eq!(near("diaro", vec!["diario", "dove"]), Some("diario"));
        assert_eq!(near("bananas", vec!["board", "card"]), None);
        assert!(
            is_named("name-2", "name-N")
                && is_named("die-working-3", "die-BLOCK-SOL")
                && !is_named("name", "name-N")
        );
    }
}
