//! Text play with the board on the table: what is reported, until when, and what is told again.

use std::path::Path;

use crate::mission::answers;
use crate::process::{MISSION, typed};

const TABLE: &[&str] = &["--seed", "9", "--players", "3"];
/// A line that goes on at any step: the first choice, with numbers where they are asked for.
const ON: &str = "1 0 0 0";

fn words(lang: &'static str) -> Vec<&'static str> {
    [TABLE, &["--lang", lang]].concat()
}

/// So many lines lead to the prompt after the `nth` text that contains `wanted`, counted from 1.
fn lines_to(lang: &'static str, wanted: &str, nth: usize) -> usize {
    let data = tempfile::tempdir().expect("a folder");
    let said = answers(data.path(), &words(lang), &[ON; 120]);
    let found = said
        .iter()
        .enumerate()
        .filter(|(_, said)| said.contains(wanted))
        .nth(nth - 1);
    found.unwrap_or_else(|| panic!("{wanted} in {said:?}")).0
}

fn said_after(data: &Path, lang: &'static str, on: usize, lines: &[&str]) -> Vec<String> {
    answers(data, &words(lang), &[&vec![ON; on], lines].concat()).split_off(on)
}

#[test]
fn an_actions_phase_ends_with_a_word_on_what_is_not_reported_and_takes_it_late() {
    for (lang, resolve, end, unreported, late, unwind, morale) in [
        (
            "en",
            "Resolve the actions, 1 to 11",
            "1. End the Actions phase\n",
            "1. End the Actions phase: nothing reported yet\n",
            "Nothing was reported in the Actions phase.",
            "unwind",
            "Morale: from 0 to 1",
        ),
        (
            "it",
            "Risolvete le azioni",
            "1. Concludete la fase Azioni\n",
            "1. Concludete la fase Azioni: nessuna segnalazione\n",
            "Nella fase Azioni non è stato segnalato niente.",
            "relax",
            "Morale",
        ),
    ] {
        let on = lines_to(lang, resolve, 1);
        let data = tempfile::tempdir().expect("a folder");
        let said = said_after(
            data.path(),
            lang,
            on,
            &[unwind, "undo", "1", unwind, "undo", ON, unwind],
        );
        assert!(said[0].contains(unreported), "{lang}: {}", said[0]);
        assert!(
            said[1].contains(end),
            "{lang}: what is reported ends the phase without more words: {}",
            said[1]
        );
        assert!(said[3].contains(late), "{lang}: {}", said[3]);
        assert!(said[4].contains(morale), "{lang}: {}", said[4]);
        assert_eq!(
            said[4].lines().count(),
            1,
            "{lang}: taken late, and nothing else happens: {}",
            said[4]
        );
        // What is reported while actions are declared counts too.
        let declare = tempfile::tempdir().expect("a folder");
        let early = said_after(declare.path(), lang, on - 1, &[unwind, "1"]);
        assert!(early[1].contains(morale), "{lang}: {}", early[1]);
        assert!(
            early
                .iter()
                .all(|said| !said.contains(unreported) && !said.contains(late)),
            "{lang}: {early:?}"
        );
        // After the first number of the Malfunctions phase it would change what has happened.
        let refused = &said[7];
        assert!(
            refused.contains(if lang == "en" {
                "undo leads back"
            } else {
                "annullando"
            }),
            "{lang}: {refused}"
        );
    }
}

#[test]
fn a_refused_report_says_why_and_until_when() {
    for (lang, cases) in [
        (
            "en",
            [
                ("Read aloud:", "morale +1", "First read the text at hand"),
                (
                    "A Malfunction track rises",
                    "unwind",
                    "Actions phase of this sol, which is still to come",
                ),
                (
                    "Resolve the actions",
                    "objective 5",
                    "“Make Adjustments”, number 1 in the log",
                ),
                (
                    "Resolve the actions",
                    "objective 6",
                    "decided at the end of a sol",
                ),
                ("Resolve the actions", "manage working", "is at 0 already"),
            ],
        ),
        (
            "it",
            [
                (
                    "Leggete ad alta voce",
                    "morale +1",
                    "Prima leggete il testo",
                ),
                ("Un tracciato Avaria sale", "relax", "deve ancora venire"),
                ("Risolvete le azioni", "obiettivo 5", "numero 1 nel diario"),
                ("Risolvete le azioni", "obiettivo 6", "alla fine di un sol"),
                ("Risolvete le azioni", "gestione lavorativo", "è a 0"),
            ],
        ),
    ] {
        for (step, word, reason) in cases {
            let on = lines_to(lang, step, 1);
            let data = tempfile::tempdir().expect("a folder");
            let said = said_after(data.path(), lang, on, &[word]);
            assert!(said[1].contains(reason), "{lang}, {word}: {}", said[1]);
        }
    }
}

#[test]
fn what_was_heard_is_told_whole_again_for_those_who_want_it() {
    for (lang, resolve, whole, before, reminder, due) in [
        (
            "en",
            "Resolve the actions",
            "whole",
            "as you heard",
            "Lab, Research:",
            "Mission action 1, “Make Adjustments”",
        ),
        (
            "it",
            "Risolvete le azioni",
            "intero",
            "già sentit",
            "Laboratorio, Ricerca:",
            "Azione della missione 1, «",
        ),
    ] {
        let second = lines_to(lang, resolve, 2);
        let data = tempfile::tempdir().expect("a folder");
        let short = said_after(data.path(), lang, second, &[]).concat();
        assert!(
            short.contains(before) && !short.contains(reminder),
            "{lang}: {short}"
        );
        assert!(
            short.contains(due),
            "{lang}: what can be reported today is told every day: {short}"
        );
        let data = tempfile::tempdir().expect("a folder");
        let lines = [&[whole], vec![ON; second].as_slice()].concat();
        let long = answers(data.path(), &words(lang), &lines).swap_remove(second + 1);
        assert!(
            !long.contains(before) && long.contains(reminder),
            "{lang}: {long}"
        );
        // It stays for the next time.
        let again = answers(
            data.path(),
            &["--players", "3", "--seed", "10", "--lang", lang],
            &vec![ON; second + 20],
        );
        assert!(!again.concat().contains(before), "{lang}: {again:?}");
        let said = typed(
            data.path(),
            &["play", MISSION, "--lang", lang, "--resume"],
            &[whole],
        );
        assert!(
            said.contains(if lang == "en" {
                "without what you have heard"
            } else {
                "senza quello che avete"
            }),
            "{said}"
        );
    }
}

#[test]
fn actions_of_the_mission_say_what_they_do_where_they_are_planned_and_by_which_number() {
    for (lang, plan, line, log) in [
        (
            "en",
            "Plan and declare",
            "Mission action 1, “Make Adjustments” (Build): pawns as for its type, and 1 energy from the general supply. ",
            "Action 1, Make Adjustments. ",
        ),
        (
            "it",
            "Decidete e dichiarate",
            "Azione della missione 1, «",
            "Azione 1, Apportare Regolazioni. ",
        ),
    ] {
        let on = lines_to(lang, plan, 1);
        let data = tempfile::tempdir().expect("a folder");
        let said = said_after(
            data.path(),
            lang,
            on,
            &[if lang == "en" { "log" } else { "diario" }],
        );
        assert!(said[0].contains(line), "{lang}: {}", said[0]);
        assert!(said[1].contains(log), "{lang}: {}", said[1]);
    }
}

#[test]
fn the_numbers_entered_before_a_word_are_kept() {
    for (lang, penalties, word, kept) in [
        (
            "en",
            "Dice and penalties",
            "log",
            "Working Block: 1, as entered.",
        ),
        ("it", "Dadi e penalità", "diario", "1, come inserito."),
    ] {
        let on = lines_to(lang, penalties, 1);
        let data = tempfile::tempdir().expect("a folder");
        let lines = [vec![ON; on].as_slice(), &["1", "1", word, "0", "0"]].concat();
        let said = typed(
            data.path(),
            &[vec!["play", MISSION], words(lang)].concat(),
            &lines,
        );
        assert!(said.contains(kept), "{lang}: {said}");
        let raised = if lang == "en" {
            "Working Block: from 0 to 1"
        } else {
            "Complesso Lavorativo"
        };
        assert!(
            said.split(kept)
                .nth(1)
                .is_some_and(|after| after.contains(raised)),
            "{lang}: {said}"
        );
    }
}

#[test]
fn after_the_end_where_says_so_and_the_prompt_says_what_is_left() {
    for (lang, over, prompt, more) in [
        (
            "en",
            "The mission is over, in sol",
            "such as “history”, “undo” or “quit”",
            "“solkeeper report”",
        ),
        (
            "it",
            "La missione è finita, nel sol",
            "per esempio «storia», «annulla» o «esci»",
            "«solkeeper report»",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let lines = [
            vec![ON; 600],
            vec![if lang == "en" { "where" } else { "dove" }],
        ]
        .concat();
        let said = typed(
            data.path(),
            &[vec!["play", MISSION], words(lang)].concat(),
            &lines,
        );
        for wanted in [over, prompt, more] {
            assert!(said.contains(wanted), "{lang}: {wanted}");
        }
    }
}

#[test]
fn the_planner_says_what_is_impossible_and_why_where_somebody_asks() {
    for (lang, plan, word, hint, lab, reason) in [
        (
            "en",
            "Plan and declare",
            "impossible",
            "“impossible” tells",
            "Research (examine",
            "needed",
        ),
        (
            "it",
            "Decidete e dichiarate",
            "impossibile",
            "«impossibile» dice",
            "Ricerca (un campione diventa",
            "campion",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let full = [words(lang), vec!["--board", "full"]].concat();
        let said = answers(data.path(), &full, &vec![ON; 60]);
        let on = said
            .iter()
            .position(|said| said.contains(plan))
            .expect("a plan");
        let data = tempfile::tempdir().expect("a folder");
        let said = answers(data.path(), &full, &[vec![ON; on], vec![word]].concat());
        assert!(said[on].contains(hint), "{lang}: {}", said[on]);
        let why = said[on + 1].lines().find(|line| line.contains(lab));
        assert!(
            why.is_some_and(|line| line.contains(reason)),
            "{lang}: {}",
            said[on + 1]
        );
    }
}

#[test]
fn an_aom_too_many_is_refused_with_the_true_reason() {
    for (lang, one, other, players, reason) in [
        (
            "en",
            "set aom-explore yes",
            "set aom-build yes",
            "3",
            "Only 1 AOM comes along, and it is chosen.",
        ),
        (
            "it",
            "imposta aom-esplorazione sì",
            "imposta aom-costruzione sì",
            "3",
            "Con voi viene una sola AOM",
        ),
        (
            "en",
            "set aom-explore yes",
            "set aom-explore yes",
            "2",
            "You already take this AOM along.",
        ),
        (
            "it",
            "imposta aom-esplorazione sì",
            "imposta aom-esplorazione sì",
            "2",
            "Questa AOM viene già con voi.",
        ),
        (
            "en",
            "",
            "set aom-explore yes",
            "4",
            "A crew of four has no AOMs.",
        ),
        (
            "it",
            "",
            "imposta aom-esplorazione sì",
            "4",
            "Un equipaggio di quattro non ha AOM.",
        ),
        ("en", "", "set aom-explore yes", "1", "Every AOM is at hand"),
        (
            "it",
            "",
            "imposta aom-esplorazione sì",
            "1",
            "Tutte le AOM sono a disposizione",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let said = answers(
            data.path(),
            &["--seed", "9", "--players", players, "--lang", lang],
            &[one, other, "", "", "", other],
        );
        for refused in [&said[2], &said[6]] {
            assert!(refused.contains(reason), "{lang}, {players}: {refused}");
        }
    }
}

#[test]
fn in_story_impossible_says_what_the_app_knows() {
    for (lang, plan, word, track, rest) in [
        (
            "en",
            "Plan and declare",
            "impossible",
            "not possible. This Malfunction track is at 0",
            "In Story you keep the board, so the app sees only",
        ),
        (
            "it",
            "Decidete e dichiarate",
            "impossibile",
            "non si può. Questo tracciato Avaria è a 0",
            "In Racconto l’app vede soltanto",
        ),
    ] {
        let on = lines_to(lang, plan, 1);
        let data = tempfile::tempdir().expect("a folder");
        let said = said_after(data.path(), lang, on, &[word]);
        assert!(
            said[1].contains(track) && said[1].contains(rest),
            "{lang}: {}",
            said[1]
        );
    }
}

#[test]
fn what_an_event_action_pays_is_called_a_reward() {
    for (lang, log, cost, reward) in [
        ("en", "log", " Cost: ", "Reward: "),
        ("it", "diario", " Costo: ", "Ricompensa: "),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let said = answers(data.path(), &words(lang), &[ON, log].repeat(60));
        let lines: Vec<&str> = said.iter().flat_map(|said| said.lines()).collect();
        let after = lines
            .windows(2)
            .filter(|pair| pair[0].contains(cost) && !pair[1].contains(cost))
            .map(|pair| pair[1]);
        let after: Vec<&str> = after.collect();
        assert!(
            after.iter().any(|line| line.starts_with(reward)),
            "{lang}: {after:?}"
        );
    }
}
