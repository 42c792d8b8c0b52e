//! Command lines as they are written.

use super::*;

fn words(line: &str) -> (Global, Result<Request, Usage>) {
    parse(line.split_whitespace().map(OsString::from))
}

#[test]
fn global_flags_stand_before_or_after() {
    for line in ["--lang it --data-dir /d saves --json", "saves --json --data-dir /d --lang it"] {
        let (global, request) = words(line);
        assert_eq!(request, Ok(Request::Saves));
        let expected = Global { data_dir: Some("/d".into()), language: Some(Language::Italian), json: true };
        assert_eq!(global, expected);
    }
    assert_eq!(words("").1, Ok(Request::Window));
}

#[test]
fn play_and_its_flags() {
    let (_, request) = words("play here --crew 3 --seed 7 --auto --resume=x --board story");
    let resume = Some(Some("x".to_owned()));
    let play = Play {
        mission: "here".into(),
        players: Some(3),
        seed: Some(7),
        full: Some(false),
        auto: true,
        resume,
        ..Play::default()
    };
    assert_eq!(request, Ok(Request::Play(play)));
    let (_, request) = words("play here --board full");
    assert!(matches!(request, Ok(Request::Play(Play { full: Some(true), .. }))));
    let (_, request) = words("play here --resume");
    assert!(matches!(request, Ok(Request::Play(Play { resume: Some(None), .. }))));
}

#[test]
fn rules_and_their_flags() {
    let rules = |line| match words(line).1 {
        Ok(Request::Rules(rules)) => rules,
        other => panic!("{line}: {other:?}"),
    };
    let asked = rules("rules how many pawns --game mechanica --limit 3");
    let words = "how many pawns".to_owned();
    assert_eq!(asked, Rules { words, game: Some(rulebook::Game::Mechanica), limit: Some(3), ..Rules::default() });
    assert_eq!(rules("rules --id heal").id.as_deref(), Some("heal"));
    assert!(rules("rules --list").list);
}

#[test]
fn what_is_wrong_is_named() {
    for (line, wrong) in [
        ("dance", Usage::UnknownSubcommand("dance".into())),
        ("play", Usage::MissingArgument("MISSION|GAME")),
        ("play a b", Usage::Unexpected("b".into())),
        ("play a --players 5", Usage::BadPlayers("5".into())),
        ("play a --players four", Usage::BadPlayers("four".into())),
        ("play a --seed -1", Usage::BadSeed("-1".into())),
        ("play a --board flat", Usage::BadBoard("flat".into())),
        ("play a --fast", Usage::UnknownOption("--fast".into())),
        ("rules", Usage::MissingArgument("QUERY")),
        ("rules --list heal", Usage::Unexpected("heal".into())),
        ("rules heal --limit 0", Usage::BadLimit("0".into())),
        ("rules heal --game chess", Usage::UnknownGame("chess".into())),
        ("saves --auto", Usage::UnknownOption("--auto".into())),
        ("-x", Usage::UnknownOption("-x".into())),
        ("saves --lang de", Usage::UnknownLanguage("de".into())),
        ("saves --lang", Usage::MissingValue("--lang".into())),
        ("report", Usage::MissingArgument("SAVE")),
        ("score", Usage::MissingArgument("GAME")),
        ("score chess", Usage::NotScored("chess".into())),
        ("score mechanica a b", Usage::Unexpected("b".into())),
        ("score mechanica --player Ann", Usage::UnknownOption("--player".into())),
        ("scores dance", Usage::BadScores("dance".into())),
        ("scores export", Usage::MissingArgument("FILE")),
        ("scores export a.txt", Usage::BadExport("a.txt".into())),
        ("scores --game chess", Usage::UnknownGame("chess".into())),
        ("scores --keep", Usage::UnknownOption("--keep".into())),
    ] {
        assert_eq!(words(line).1, Err(wrong), "{line}");
    }
}

#[test]
fn scores_and_their_flags() {
    let game = Game::Mechanica;
    let score = |file: Option<&str>, keep, note| Ok(Request::Score(Score { game, file: file.map(PathBuf::from), keep, note }));
    assert_eq!(words("score mechanica").1, score(None, None, None));
    assert_eq!(words("score mechanica - --keep").1, score(Some("-"), Some(None), None));
    let kept = Some(Some("x".to_owned()));
    assert_eq!(words("score mechanica a.json --keep=x --note late").1, score(Some("a.json"), kept, Some("late".to_owned())));
    let list = Scores::List { game: Some("first-martians".into()), player: Some("Ann".into()) };
    assert_eq!(words("scores --game first-martians --player Ann").1, Ok(Request::Scores(list)));
    let export = Scores::Export("a.CSV".into(), FileKind::Csv);
    assert_eq!(words("scores export a.CSV").1, Ok(Request::Scores(export)));
}

#[test]
fn an_error_is_told_in_the_language_asked_for_though_it_comes_later() {
    assert_eq!(words("dance --lang it").0.language, Some(Language::Italian));
    assert_eq!(words("play a --fast --lang it").0.language, Some(Language::Italian));
}

#[test]
fn what_only_the_other_games_have() {
    let (_, request) = words("play mechanica --names Ann,Bob --set solo_tie_wins=true");
    let Ok(Request::Play(play)) = request else { panic!("{request:?}") };
    assert_eq!(play.names, Some(vec!["Ann".to_owned(), "Bob".to_owned()]));
    assert_eq!(play.set, [("solo_tie_wins".to_owned(), "true".to_owned())]);
    assert_eq!(play.for_helpers(), Some("--names"));
    assert_eq!(words("play mechanica --set solo").1, Err(Usage::BadSet("solo".into())));
}
