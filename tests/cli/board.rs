//! Corrections of the Full board in text play.

use crate::mission::answers;
use crate::process::{self, run};

/// A line typed in English, in Italian, and the answers.
type Row = ([&'static str; 2], [&'static str; 2]);

#[test]
fn the_board_is_corrected_by_the_printed_names() {
    let rows: &[Row] = &[
        (
            ["set Lab, CPU red", "imposta laboratorio cpu rosso"],
            [
                "Lab, CPU: from green to red",
                "Laboratorio, elemento CPU: da verde a rosso",
            ],
        ),
        (
            ["set part.lab.cpu green", "imposta part.lab.cpu verde"],
            ["from red to green", "da rosso a verde"],
        ),
        (
            ["imposta Laboratorio, elemento CPU rosso", "set cpu lab red"],
            [
                "Lab, CPU: from green",
                "Laboratorio, elemento CPU: da verde",
            ],
        ),
        (
            ["set lbab cpu green", "imposta laboratoro cpu verde"],
            [
                "Did you mean “Lab, CPU”?",
                "Intendevate «Laboratorio, elemento CPU»?",
            ],
        ),
        (
            ["set cpu red", "imposta cpu rosso"],
            ["That could be: ", "Potrebbe essere: "],
        ),
        (
            ["set food 7", "imposta cibo 7"],
            [
                "General supply, food: from 4 to 7",
                "Riserve Generali, cibo: da 4 a 7",
            ],
        ),
        (
            ["set wounds of scientist 2", "imposta ferite scienziato 2"],
            [
                "Wounds of the Scientist: from 0 to 2",
                "Ferite dello Scienziato: da 0 a 2",
            ],
        ),
        (
            ["moved Stress 3", "mosso stress 3"],
            ["Stress: from 0 to 3", "Stress: da 0 a 3"],
        ),
        (
            ["tile R1-NW wound", "tessera A1-NO ferita"],
            ["R1-NW: a tile lies there", "A1-NO: ora c’è una tessera"],
        ),
        (
            ["tile 1-w rover-roll", "tessera 1-o tiro-rover"],
            ["R1-W: a tile", "A1-O: ora"],
        ),
        (
            ["put blocked lab !", "piazza guasto laboratorio !"],
            [
                "Lab, tokens on exclamation mark: the Blocked token put",
                "Laboratorio, segnalini su punto esclamativo: si aggiunge il segnalino Guasto",
            ],
        ),
        (
            [
                "take blocked lab exclamation mark",
                "togli guasto laboratorio punto esclamativo",
            ],
            [
                "the Blocked token taken away",
                "si toglie il segnalino Guasto",
            ],
        ),
        (
            [
                "set pending red objective 1",
                "imposta sospeso rossi obiettivo 1",
            ],
            [
                "red Objective tokens: from 0 to 1",
                "segnalini Obiettivo rossi: da 0 a 1",
            ],
        ),
        (
            ["mark pending red A", "segna sospeso rossi A"],
            ["one of them is “A”", "uno è «A»"],
        ),
        (
            ["set cargo.available.poi 1", "imposta cargo.available.poi 1"],
            ["from 0 to 1", "da 0 a 1"],
        ),
        (
            [
                "mark available poi: Old Camp",
                "segna disponibile poi: Old Camp",
            ],
            ["one of them is “Old Camp”", "uno è «Old Camp»"],
        ),
        (
            [
                "skill scientist 1: Steady hands",
                "abilità scienziato 1: Mano ferma",
            ],
            [
                "Skill card 1, “Steady hands”: ready",
                "Carta Abilità 1, «Mano ferma»: pronta",
            ],
        ),
        (
            ["skill scientist 1 locked", "abilità scienziato 1 bloccata"],
            ["“Steady hands”: locked", "«Mano ferma»: bloccata"],
        ),
        (
            ["poi 1", "poi 1"],
            [
                "POI token used: “Old Camp”",
                "Segnalino POI usato: «Old Camp»",
            ],
        ),
        (
            ["compared mapp", "confrontato mapa"],
            ["Did you mean “Map”?", "Intendevate «Mappa»?"],
        ),
    ];
    for (at, lang) in ["en", "it"].into_iter().enumerate() {
        let data = tempfile::tempdir().expect("a folder");
        let lines: Vec<&str> = ["", "", ""]
            .into_iter()
            .chain(rows.iter().map(|(lines, _)| lines[at]))
            .collect();
        let words = [
            "--lang",
            lang,
            "--seed",
            "5",
            "--players",
            "2",
            "--board",
            "full",
        ];
        let said = answers(
            data.path(),
            &words,
            &[&lines[..], &["board", ["help set", "aiuto imposta"][at]]].concat(),
        );
        for (answer, (_, wanted)) in said[4..].iter().zip(rows) {
            assert!(answer.contains(wanted[at]), "{}: {answer}", wanted[at]);
        }
        let board = &said[4 + rows.len()];
        let read = [
            [
                "Lab, CPU = red",
                "Stress = 3",
                "R1-NW, features of the tile: ",
                "red Objective tokens = 1 (“A”)",
                "“Steady hands”: locked",
            ],
            [
                "Laboratorio, elemento CPU = rosso",
                "Stress = 3",
                "A1-NO, effetti della tessera: ",
                "segnalini Obiettivo rossi = 1 («A»)",
                "«Mano ferma»: bloccata",
            ],
        ];
        assert!(read[at].iter().all(|line| board.contains(line)), "{board}");
        for told in [board, &said[5 + rows.len()]] {
            let is_id = |word: &str| {
                word.contains('_') || word.trim_end_matches(['.', ':', '”', '»']).contains('.')
            };
            assert!(
                !told.split_whitespace().any(is_id),
                "nobody has to read an id: {told}"
            );
        }
    }
}

#[test]
fn a_mission_track_is_corrected_by_its_title() {
    let data = tempfile::tempdir().expect("a folder");
    let mast = data.path().join("mast");
    let mast = mast.to_str().expect("UTF-8");
    assert!(run(data.path(), &["new-mission", mast]).status.success());
    let lines = [
        "",
        "",
        "",
        "set static 2",
        "imposta Disturbo sulla linea 1",
        "set static-on-the-line 0",
        "help set",
    ];
    for (lang, title, changes) in [
        (
            "en",
            "Static on the Line",
            ["from 3 to 2", "from 2 to 1", "from 1 to 0"],
        ),
        (
            "it",
            "Disturbo sulla linea",
            ["da 3 a 2", "da 2 a 1", "da 1 a 0"],
        ),
    ] {
        let told = process::typed(
            data.path(),
            &[
                "play",
                mast,
                "--seed",
                "3",
                "--players",
                "2",
                "--lang",
                lang,
            ],
            &lines,
        );
        assert!(changes.iter().all(|change| told.contains(change)), "{told}");
        assert!(
            told.contains(&format!(" {title}: ")) && !told.contains("static-on-the-line"),
            "{told}"
        );
    }
}

/// Flags that resume a Full board game at the step Plan.
fn to_plan(data: &std::path::Path, lang: &str) -> Vec<String> {
    let mut game = process::Game::open(
        data,
        process::MISSION,
        &[
            "--seed",
            "5",
            "--players",
            "4",
            "--board",
            "full",
            "--lang",
            lang,
        ],
    );
    while game.state["step"] != "plan" {
        let command = game.flow().expect("it goes on");
        game.send(&command);
    }
    let save = game.state["save"].as_str().expect("a name").to_owned();
    assert!(game.leave().success());
    vec![
        format!("--resume={save}"),
        "--lang".to_owned(),
        lang.to_owned(),
    ]
}

#[test]
fn the_table_overrules_a_planned_action_in_words() {
    let rows: &[Row] = &[
        (
            [
                "anyway explore r3-n because A promise",
                "comunque esplorazione a3-n perché una promessa",
            ],
            [
                "the table decides: allowed (A promise)",
                "il tavolo decide: permessa (una promessa)",
            ],
        ),
        (
            [
                "overrule 1 pawns 2 because skill",
                "deciso 1 pedine 2 perché abilità",
            ],
            ["2 pawns", "2 pedine"],
        ),
        (
            [
                "overrule 1 price 2 energy 1 seed",
                "deciso 1 prezzo 2 energia 1 seme",
            ],
            ["the price is 2 ", "prezzo 2 "],
        ),
        (
            ["overrule 1 free because poi", "deciso 1 gratis perché poi"],
            [
                "nothing is paid (POI token)",
                "non si paga nulla (segnalino POI)",
            ],
        ),
        (
            ["overrule 1 none", "deciso 1 nessuna"],
            ["Planned: ", "Pianificata: "],
        ),
        (
            ["overrule 1 forbidden", "deciso 1 vietata"],
            ["not allowed this sol", "non permessa in questo sol"],
        ),
        (
            ["overrule 7 dice", "deciso 7 dadi"],
            ["is not understood", "non significa nulla"],
        ),
        (
            [
                "set control center cpu green",
                "imposta centro di controllo cpu verde",
            ],
            ["Control Center, CPU", "Centro di Controllo, elemento CPU"],
        ),
        (
            [
                "dismantle control center cpu",
                "smonta centro di controllo cpu",
            ],
            ["spare CPU", "(smontaggio)"],
        ),
        (
            ["dismantle quiet place", "smonta cibo"],
            ["is not understood", "non significa nulla"],
        ),
    ];
    for (at, lang) in ["en", "it"].into_iter().enumerate() {
        let data = tempfile::tempdir().expect("a folder");
        let words = to_plan(data.path(), lang);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let lines: Vec<&str> = rows.iter().map(|(lines, _)| lines[at]).collect();
        let said = answers(data.path(), &words, &lines);
        for (answer, (line, wanted)) in said[1..].iter().zip(rows) {
            assert!(
                answer.contains(wanted[at]),
                "{}: {}: {answer}",
                line[at],
                wanted[at]
            );
        }
    }
}

/// Nearly every Facility can give its part for a broken one: one line offers all of them, and asks which.
#[test]
fn the_facility_that_gives_its_part_is_asked_for_after_the_part() {
    let rows = [
        (
            "en",
            "set lab cpu red",
            "that of another Facility",
            "with the one of",
        ),
        (
            "it",
            "imposta laboratorio cpu rosso",
            "quello di un’altra Struttura",
            "con quello d",
        ),
    ];
    for (lang, broken, shared, single) in rows {
        let data = tempfile::tempdir().expect("a folder");
        let words = to_plan(data.path(), lang);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let list = answers(data.path(), &words, &[broken]).swap_remove(1);
        let offered: Vec<&str> = list.lines().filter(|line| line.contains(shared)).collect();
        let [line] = offered.as_slice() else {
            panic!("one line for all Facilities: {list}")
        };
        assert!(
            !list
                .lines()
                .any(|line| line.contains(single) && !line.contains(shared)),
            "{list}"
        );
        let (number, _) = line.split_once('.').expect("numbered");
        let planned = answers(data.path(), &words, &[number, "2"]);
        let donors: Vec<&str> = planned[1]
            .lines()
            .filter(|line| line.contains(single))
            .collect();
        assert!(donors.len() > 2, "{}", planned[1]);
        let kind = donors[1].split_once(": ").expect("a label").1;
        assert!(planned[2].contains(kind), "{kind}: {}", planned[2]);
        let at_once = answers(
            data.path(),
            &words,
            &["annulla", "undo", &format!("{number} 2")],
        );
        assert!(
            at_once.iter().any(|answer| answer.contains(kind)),
            "{at_once:?}"
        );
    }
}

#[test]
fn help_lists_the_reports_of_the_mode() {
    let listed = |board: &str| {
        let data = tempfile::tempdir().expect("a folder");
        let words = [
            "--lang",
            "en",
            "--seed",
            "5",
            "--players",
            "2",
            "--board",
            board,
        ];
        answers(data.path(), &words, &["help actions", "help table"])[1..].join("\n")
    };
    let [story, full] = ["story", "full"].map(listed);
    for word in [
        "roll TYPE",
        "event N",
        "action N",
        "unwind:",
        "manage BLOCK",
    ] {
        assert!(
            story.contains(&format!("\n{word}")) || story.starts_with(word),
            "{word}"
        );
        assert!(
            !full.contains(&format!("\n{word}")) && !full.starts_with(word),
            "{word}"
        );
    }
    for word in [
        "overrule N",
        "anyway ACTION",
        "dismantle FACILITY",
        "moved SPOT",
        "put TOKEN",
        "compared SECTION",
    ] {
        assert!(full.contains(word) && !story.contains(word), "{word}");
    }
    assert!(
        [&story, &full]
            .iter()
            .all(|text| text.contains("adventure TYPE") && text.contains("died WHO"))
    );
}

/// What is laid where it lies already is not told as laid again, and states are in words.
#[test]
fn what_changes_nothing_is_told_so_and_states_are_words() {
    let rows: &[Row] = &[
        (
            ["set tile.lab.energy 1", "imposta tile.lab.energy 1"],
            ["Put down: Lab, Shutdown tile", "Si aggiunge: Laboratorio"],
        ),
        (
            ["set tile.lab.energy 1", "imposta tile.lab.energy 1"],
            [
                "Lab, Shutdown tile (energy): no change",
                "Laboratorio, tessera Arresto (energia): nessun cambiamento",
            ],
        ),
        (
            ["moved tile.lab.energy 1", "mosso tile.lab.energy 1"],
            [
                "Lab, Shutdown tile (energy): no change",
                "Laboratorio, tessera Arresto (energia): nessun cambiamento",
            ],
        ),
        (
            ["set part.lab.cpu red", "imposta part.lab.cpu rosso"],
            ["from green to red", "da verde a rosso"],
        ),
        (
            ["set part.lab.cpu red", "imposta part.lab.cpu rosso"],
            ["CPU: no change", "CPU: nessun cambiamento"],
        ),
        (
            [
                "set upgrade.alarm-system 1",
                "imposta upgrade.alarm-system 1",
            ],
            [
                "from “not in this game” to “card ready”",
                "da «non in questa partita» a «carta pronta»",
            ],
        ),
        (
            [
                "set upgrade.alarm-system 4",
                "imposta upgrade.alarm-system 4",
            ],
            [
                "from “card ready” to “back in the box”",
                "da «carta pronta» a «di nuovo nella scatola»",
            ],
        ),
        (
            ["set skill.0.1 1", "imposta skill.0.1 1"],
            [
                "Skill card 1 of the Medic: used",
                "Carta Abilità 1 del Medico: usata",
            ],
        ),
        (
            ["set skill.0.1 0", "imposta skill.0.1 0"],
            ["of the Medic: ready again", "del Medico: di nuovo libera"],
        ),
        (
            ["set growth.farm-1.1 1", "imposta growth.farm-1.1 1"],
            ["Put down: Farm, seed", "Si aggiunge: Fattoria, seme"],
        ),
    ];
    for (at, lang) in ["en", "it"].into_iter().enumerate() {
        let data = tempfile::tempdir().expect("a folder");
        let lines: Vec<&str> = ["", "", ""]
            .into_iter()
            .chain(rows.iter().map(|(lines, _)| lines[at]))
            .collect();
        let words = [
            "--lang",
            lang,
            "--seed",
            "5",
            "--players",
            "2",
            "--board",
            "full",
        ];
        let said = answers(
            data.path(),
            &words,
            &[&lines[..], &[["history", "storia"][at]]].concat(),
        );
        for (answer, (line, wanted)) in said[4..].iter().zip(rows) {
            assert!(
                answer.contains(wanted[at]),
                "{}: {}: {answer}",
                line[at],
                wanted[at]
            );
        }
        let history = &said[4 + rows.len()];
        assert!(
            rows.iter().all(|(_, wanted)| history.contains(wanted[at])),
            "{history}"
        );
    }
}
