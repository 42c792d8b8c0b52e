//! Command lines as they are written.

use super::*;

fn parsed(line: &str) -> (Global, Result<Option<Request>, UsageError>) {
    parse(line.split_whitespace().map(OsString::from))
}

fn read(line: &str) -> Request {
    parsed(line).1.expect("it is right").expect("a subcommand")
}

/// The code and the word of what is wrong, and the word that was probably meant.
fn wrong(line: &str) -> (&'static str, String, Option<String>) {
    let UsageError { code, word, meant } = parsed(line).1.expect_err(line);
    (code, word, meant)
}

fn play(line: &str) -> Play {
    match read(line) {
        Request::Play(play) => play,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn global_flags_come_before_or_after_the_subcommand() {
    for line in [
        "--lang it --data-dir /d saves --json",
        "saves --json --data-dir /d --lang it",
    ] {
        let (global, request) = parsed(line);
        assert_eq!(request, Ok(Some(Request::Saves)));
        let expected = Global {
            data_dir: Some("/d".into()),
            language: Some(Language::Italian),
            json: true,
        };
        assert_eq!(global, expected);
    }
    assert_eq!(parsed("").1, Ok(None));
    assert_eq!(
        parsed("--lang en saves --lang it").0.language,
        Some(Language::Italian),
        "the last one counts"
    );
}

#[test]
fn play_and_its_flags() {
    let asked = play("play here --crew 3 --seed 7 --auto --board story");
    let expected = Play {
        mission: Some("here".into()),
        players: Some(3),
        seed: Some(7),
        full: Some(false),
        auto: true,
        ..Play::default()
    };
    assert_eq!(asked, expected);
    assert_eq!(
        play("play here --resume=x --take-over").resume,
        Some(Some("x".to_owned()))
    );
    assert_eq!(play("play here --board full").full, Some(true));
    assert_eq!(play("play here --resume").resume, Some(None));
    assert_eq!(
        play("play --resume here").resume,
        Some(None),
        "a save is named with ="
    );
    assert!(play("play here --seed=1 --auto --auto --json --json").auto);
    assert_eq!(play("-- play -- --here").mission.as_deref(), Some("--here"));
}

#[test]
fn a_set_up_is_asked_for_or_dealt() {
    assert_eq!(play("play here").set_up, None);
    for (line, set_up) in [
        ("play here --set-up", SetUp::Asked),
        ("play --set-up here", SetUp::Asked),
        ("play here --set-up=dealt", SetUp::Dealt),
        ("play here --set-up dealt --json", SetUp::Dealt),
        ("play --set-up dealt here", SetUp::Dealt),
    ] {
        let asked = play(line);
        assert_eq!(
            (asked.mission.as_deref(), asked.set_up),
            (Some("here"), Some(set_up)),
            "{line}"
        );
    }
    assert_eq!(
        wrong("play here --set-up=delt"),
        (
            "unknown-set-up",
            "delt".to_owned(),
            Some("dealt".to_owned())
        )
    );
    assert_eq!(wrong("play mechanica --set-up dealt").0, "not-for-game");
}

#[test]
fn rules_and_their_flags() {
    let rules = |line| match read(line) {
        Request::Rules(rules) => rules,
        other => panic!("{line}: {other:?}"),
    };
    let asked = rules("rules how many pawns --game mechanica --limit 3");
    let words = ["how", "many", "pawns"].map(str::to_owned).to_vec();
    assert_eq!(
        asked,
        Rules {
            words,
            game: Some(rulebook::Game::Mechanica),
            limit: Some(3),
            ..Rules::default()
        }
    );
    assert_eq!(rules("rules --id heal").id.as_deref(), Some("heal"));
    assert!(rules("rules --list").list);
}

#[test]
fn invalid_words_are_named() {
    for (line, code, word) in [
        ("dance", "unknown-subcommand", "dance"),
        ("play a b", "unexpected-word", "b"),
        ("play a --players 5", "bad-players", "5"),
        ("play a --players four", "bad-players", "four"),
        ("play a --seed -1", "bad-seed", "-1"),
        ("play a --board flat", "bad-board", "flat"),
        ("play a --fast", "unknown-option", "--fast"),
        ("rules", "missing-argument", "QUERY"),
        ("rules --list heal", "unexpected-word", "heal"),
        ("rules heal --limit 0", "bad-limit", "0"),
        ("rules heal --game chess", "unknown-game", "chess"),
        ("saves --auto", "unknown-option", "--auto"),
        ("-x", "unknown-option", "-x"),
        ("saves --lang de", "unknown-language", "de"),
        ("saves --lang", "missing-value", "--lang"),
        ("report", "missing-argument", "SAVE"),
        ("score", "missing-argument", "GAME"),
        ("score chess", "not-scored", "chess"),
        ("score mechanica a b", "unexpected-word", "b"),
        ("score mechanica --player Ann", "unknown-option", "--player"),
        ("scores dance", "bad-scores", "dance"),
        ("scores export", "missing-argument", "FILE"),
        ("scores export a.txt", "bad-export", "a.txt"),
        ("scores --game chess", "unknown-game", "chess"),
        ("scores --keep", "unknown-option", "--keep"),
        ("simulate a --games 0", "bad-games", "0"),
        ("new-mission a --kind saga", "bad-kind", "saga"),
        ("new-mission a --kind building --sols 3", "bad-sols", "3"),
        (
            "new-mission a --kind building --events 31",
            "bad-events",
            "31",
        ),
        ("simulate a --player wild", "bad-player", "wild"),
        ("report a -o", "missing-value", "-o"),
        ("saves --json=yes", "unexpected-word", "--json"),
        ("saves -- --x", "unknown-option", "--x"),
        ("box paint", "bad-box", "paint"),
        ("box set", "missing-argument", "NAME"),
        ("box set map.1.pawns", "missing-argument", "VALUE"),
        ("box reset map parts", "unexpected-word", "parts"),
    ] {
        assert_eq!(wrong(line), (code, word.to_owned(), None), "{line}");
    }
}

#[test]
fn contradicting_and_idle_options_are_refused() {
    for (line, code, word) in [
        ("play a --players 2 --players 3", "twice", "--players"),
        ("play a --players 2 --crew 2", "twice", "--players"),
        ("play a --seed 1 --seed=1", "twice", "--seed"),
        ("report a -o b -o c", "twice", "-o"),
        ("simulate a --games 1 --games 2", "twice", "--games"),
        ("play a --resume=b --resume", "twice", "--resume"),
        (
            "play mechanica --players 3 --names A,B",
            "contradicting",
            "--players 3, --names A,B",
        ),
        (
            "play a --resume --seed 1",
            "contradicting",
            "--resume, --seed",
        ),
        (
            "play a --resume=b --players 2",
            "contradicting",
            "--resume, --players",
        ),
        (
            "play mechanica --resume --names A,B",
            "contradicting",
            "--resume, --names",
        ),
        (
            "play pocket-mars --resume --level standard",
            "contradicting",
            "--resume, --level",
        ),
        (
            "play mechanica --resume --set solo_tie_wins=true",
            "contradicting",
            "--resume, --set",
        ),
        (
            "play pocket-mars --set draft=true --set draft=false",
            "contradicting",
            "draft=true, draft=false",
        ),
        (
            "play pocket-mars --set energy-top=1 --set energy_top=2",
            "contradicting",
            "energy_top=1, energy_top=2",
        ),
        (
            "play pocket-mars --level standard --set level=super_android",
            "contradicting",
            "level=standard, level=super_android",
        ),
        (
            "score mechanica --example --keep",
            "contradicting",
            "--example, --keep",
        ),
        (
            "score mechanica --example --keep=a",
            "contradicting",
            "--example, --keep",
        ),
        (
            "score mechanica --example --note x",
            "contradicting",
            "--example, --note",
        ),
        (
            "score mechanica a --example",
            "contradicting",
            "--example, FILE",
        ),
        ("play a --take-over", "take-over-alone", "--take-over"),
        ("play mechanica --board full", "not-for-game", "--board"),
        (
            "play pocket-mars --resume --take-over",
            "not-for-game",
            "--take-over",
        ),
        ("score mechanica --note x", "note-alone", "--note"),
        ("report a --replace", "replace-alone", "--replace"),
        ("print a --replace", "replace-alone", "--replace"),
        ("pack a --replace", "replace-alone", "--replace"),
        ("rules --list --id heal", "contradicting", "--id, --list"),
        ("rules --list --limit 3", "contradicting", "--list, --limit"),
        (
            "rules --id heal --limit 3",
            "contradicting",
            "--id, --limit",
        ),
        (
            "rules --id heal --game mechanica",
            "contradicting",
            "--id, --game",
        ),
        ("scores remove a --player Ann", "unknown-option", "--player"),
        (
            "scores --game mechanica import a",
            "unknown-option",
            "--game",
        ),
        ("--json", "json-alone", "--json"),
        ("play a --players --lang it", "missing-value", "--players"),
        ("play mechanica --names --json", "missing-value", "--names"),
        ("report a -o --replace", "missing-value", "-o"),
        ("saves --data-dir --json", "missing-value", "--data-dir"),
        ("saves --data-dir= --json", "missing-value", "--data-dir"),
        ("play a --resume= --auto", "missing-value", "--resume"),
        ("score mechanica --keep=", "missing-value", "--keep"),
    ] {
        assert_eq!(wrong(line), (code, word.to_owned(), None), "{line}");
    }
    assert_eq!(
        parsed("play a --players --lang it").0.language,
        Some(Language::Italian)
    );
}

#[test]
fn empty_words_are_refused() {
    let refused = |words: &[&str]| {
        let (global, request) = parse(words.iter().map(OsString::from));
        (global.data_dir, request.expect_err("it is refused").code)
    };
    assert_eq!(
        refused(&["--data-dir", "", "saves"]),
        (None, "missing-value")
    );
    assert_eq!(refused(&["report", ""]), (None, "empty-word"));
    assert_eq!(refused(&["play", "", "--auto"]), (None, "empty-word"));
    assert_eq!(
        refused(&["play", "mechanica", "--names", ""]),
        (None, "missing-value")
    );
    let emptied = parse(["score", "mechanica", "--keep=x", "--note", ""].map(OsString::from)).1;
    assert!(
        matches!(emptied, Ok(Some(Request::Score(Score { note: Some(note), .. }))) if note.is_empty())
    );
}

#[test]
fn scores_and_their_flags() {
    let game = Game::Mechanica;
    let score = |file: Option<&str>, keep, note| {
        Request::Score(Score {
            game,
            file: file.map(PathBuf::from),
            example: false,
            ask: false,
            keep,
            note,
        })
    };
    assert_eq!(read("score mechanica"), score(None, None, None));
    assert_eq!(
        read("score mechanica - --keep"),
        score(Some("-"), Some(None), None)
    );
    let kept = Some(Some("x".to_owned()));
    assert_eq!(
        read("score mechanica --keep --note --keep"),
        score(None, Some(None), Some("--keep".to_owned()))
    );
    assert_eq!(
        read("score mechanica a.json --keep=x --note late"),
        score(Some("a.json"), kept, Some("late".to_owned()))
    );
    assert_eq!(
        read("score mechanica --keep --note --json"),
        score(None, Some(None), Some("--json".to_owned())),
        "a value may look like a flag"
    );
    let scores = |game: Option<&str>, player: Option<&str>, change| {
        Request::Scores(Scores {
            game: game.map(str::to_owned),
            player: player.map(str::to_owned),
            change,
        })
    };
    assert_eq!(
        read("scores --game first-martians --player Ann"),
        scores(Some("first-martians"), Some("Ann"), None)
    );
    let export = ScoresChange::Export {
        file: ("a.CSV".into(), FileKind::Csv),
    };
    assert_eq!(
        read("scores export a.CSV"),
        scores(None, None, Some(export.clone()))
    );
    assert_eq!(
        read("scores export a.CSV --player Ann"),
        scores(None, Some("Ann"), Some(export))
    );
}

#[test]
fn words_of_both_languages_change_the_scores() {
    let scores = |change| {
        Request::Scores(Scores {
            game: None,
            player: None,
            change: Some(change),
        })
    };
    for (lines, change) in [
        (
            ["scores export a.csv", "scores esporta a.csv"],
            ScoresChange::Export {
                file: ("a.csv".into(), FileKind::Csv),
            },
        ),
        (
            ["scores import a.csv", "scores importa a.csv"],
            ScoresChange::Import {
                file: "a.csv".into(),
            },
        ),
        (
            ["scores remove a", "scores Elimina a"],
            ScoresChange::Remove { id: "a".to_owned() },
        ),
    ] {
        for line in lines {
            assert_eq!(read(line), scores(change.clone()), "{line}");
        }
    }
}

#[test]
fn words_of_both_languages_change_the_box() {
    assert_eq!(read("box"), Request::Box { change: None });
    let name = "map".to_owned();
    let value = vec!["cpu,".to_owned(), "energy".to_owned()];
    for (lines, change) in [
        (
            ["box set map cpu, energy", "box imposta map cpu, energy"],
            BoxChange::Set {
                name: name.clone(),
                value,
            },
        ),
        (
            ["box reset map", "box ripristina map"],
            BoxChange::Reset { name: name.clone() },
        ),
        (
            ["box confirm map", "box Conferma map"],
            BoxChange::Confirm { name },
        ),
    ] {
        for line in lines {
            assert_eq!(
                read(line),
                Request::Box {
                    change: Some(change.clone())
                },
                "{line}"
            );
        }
    }
}

#[test]
fn mistyped_words_get_suggestions() {
    for (line, code, word, meant) in [
        ("plya", "unknown-subcommand", "plya", "play"),
        ("savs", "unknown-subcommand", "savs", "saves"),
        ("chek", "unknown-subcommand", "chek", "check"),
        ("simlate", "unknown-subcommand", "simlate", "simulate"),
        (
            "new-misson a",
            "unknown-subcommand",
            "new-misson",
            "new-mission",
        ),
        ("verison", "unknown-subcommand", "verison", "version"),
        (
            "play a --plyers 2",
            "unknown-option",
            "--plyers",
            "--players",
        ),
        ("play a --resum=b", "unknown-option", "--resum", "--resume"),
        ("report a --htlm", "unknown-option", "--htlm", "--html"),
        (
            "scores --gmae mechanica",
            "unknown-option",
            "--gmae",
            "--game",
        ),
        ("saves --jsn", "unknown-option", "--jsn", "--json"),
        ("--lnag it", "unknown-option", "--lnag", "--lang"),
        ("scores exprot a.csv", "bad-scores", "exprot", "export"),
        ("box rest map", "bad-box", "rest", "reset"),
        ("box confrma map", "bad-box", "confrma", "conferma"),
        ("play a --board ful", "bad-board", "ful", "full"),
        (
            "simulate a --player carefull",
            "bad-player",
            "carefull",
            "careful",
        ),
        (
            "rules a --game pocketmars",
            "unknown-game",
            "pocketmars",
            "pocket-mars",
        ),
        ("score mecanica", "not-scored", "mecanica", "mechanica"),
        (
            "scores --game firstmartians",
            "unknown-game",
            "firstmartians",
            "first-martians",
        ),
    ] {
        assert_eq!(
            wrong(line),
            (code, word.to_owned(), Some(meant.to_owned())),
            "{line}"
        );
    }
}

#[test]
fn help_and_version_are_given_anywhere() {
    for line in [
        "help",
        "-h",
        "--help",
        "play --help",
        "help dance",
        "saves -h --lang it",
        "help --lang it",
    ] {
        let (global, request) = parsed(line);
        assert_eq!(request, Ok(Some(Request::Help)), "{line}");
        assert_eq!(global.language.is_some(), line.contains("--lang"), "{line}");
    }
    for line in ["version", "--version", "-V", "play --version", "scores -V"] {
        assert_eq!(read(line), Request::Version, "{line}");
    }
}

#[test]
fn an_error_is_in_the_given_language_even_if_its_flag_comes_later() {
    assert_eq!(
        parsed("dance --lang it").0.language,
        Some(Language::Italian)
    );
    assert_eq!(
        parsed("play a --fast --lang it").0.language,
        Some(Language::Italian)
    );
    let (global, _) = parsed("play a --fast --lang=it --data-dir=/d --json");
    assert_eq!(
        global,
        Global {
            data_dir: Some("/d".into()),
            language: Some(Language::Italian),
            json: true
        }
    );
}

#[test]
fn options_of_the_other_games() {
    let asked = play("play mechanica --names Ann,Bob --set solo_tie_wins=true --set a=b=c");
    assert_eq!(asked.names, Some(vec!["Ann".to_owned(), "Bob".to_owned()]));
    let set = [("solo_tie_wins", "true"), ("a", "b=c")]
        .map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(asked.set, set);
    assert_eq!(asked.for_helpers(), Some("--set"));
    assert_eq!(
        wrong("play mechanica --set solo"),
        ("bad-set", "solo".to_owned(), None)
    );
}
