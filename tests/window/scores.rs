//! The scores through the real screens: every refusal at its field; keep, find, correct, export and import a game.

use pollster::FutureExt as _;
use std::fs;

use iced::keyboard::key::Named;
use serde_json::json;
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::scores;
use solkeeper::language::Language;
use solkeeper::scorebook::{Ending, Entry, EntryKind, Game, MissionResult};
use solkeeper::scoring::Code;
use solkeeper::session::scores as kept;
use solkeeper::storage::Folders;

use crate::driver::{Driver, at};
use crate::finished::some;
use crate::twice::Mouse;
use crate::{assert_all_said, folders};

/// The form of a game, as a player finds it.
fn entering(folders: &Folders, language: Language, game: &str) -> Driver {
    let mut driver = Driver::open(folders, language);
    driver.press_named("scores");
    driver.press_named(&format!("new-{game}"));
    driver
}

fn faults(driver: &Driver) -> Vec<(Code, String)> {
    let form = driver.app.scores().form().expect("a form");
    // What is still to be entered is not refused.
    let refused = form
        .faults()
        .into_iter()
        .filter(|fault| !form.draft.is_missing(fault));
    refused.map(|fault| (fault.code, fault.path)).collect()
}

/// The reason is on the screen, and nothing can be kept.
fn assert_refused(driver: &mut Driver, code: Code, at: &str, words: &str) {
    assert_eq!(faults(driver), [(code, at.to_owned())]);
    assert!(
        driver.texts().iter().any(|text| text.contains(words)),
        "nothing says “{words}”:\n{}",
        driver.texts().join("\n")
    );
    assert!(!driver.try_press_named("main"), "it can be kept");
    driver.send(Message::Key(Shortcut::Main));
    assert!(driver.app.scores().form().is_some(), "it was kept by a key");
    assert_all_said(driver);
}

fn name(driver: &mut Driver, at: &str, seat: usize, name: &str) {
    if !driver.shows(&format!("{at}[{seat}].name")) {
        driver.press_named(&format!("player-{seat}"));
    }
    driver.type_into(&format!("{at}[{seat}].name"), name);
}

/// Mechanica with Ann and Bob: what Ann has, and the names.
fn mechanica(driver: &mut Driver) {
    name(driver, "players", 0, "Ann");
    driver.type_into("players[0].wallet", "23");
    driver.type_into("players[0].improvements", "4 3");
    name(driver, "players", 1, "Bob");
}

/// Puts a value in place of that in a field.
fn enter(driver: &mut Driver, at: &str, value: &str) {
    let typed = scores::form::Message::Typed(at.to_owned(), value.to_owned());
    driver.send(Message::Scores(scores::Message::Form(typed)));
}

fn entries(folders: &Folders) -> Vec<Entry> {
    kept::list(folders).block_on().expect("a list").0
}

fn totals(entry: &Entry) -> Vec<i64> {
    match &entry.kind {
        EntryKind::Score { scored, .. } => scored
            .score
            .players
            .iter()
            .map(|player| player.total)
            .collect(),
        EntryKind::Mission(_) => Vec::new(),
    }
}

#[test]
fn what_is_typed_in_a_field_reached_by_tab_replaces_what_was_there() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "pocket-mars");
    driver.type_into("players[0].energy", "2");
    let energy = |driver: &Driver| {
        driver
            .app
            .scores()
            .form()
            .map(|form| form.draft.text("players[0].energy"))
    };
    assert_eq!(
        energy(&driver).as_deref(),
        Some("2"),
        "typed behind the default, it replaces it"
    );
    driver.type_into("players[0].energy", "3");
    assert_eq!(
        energy(&driver).as_deref(),
        Some("23"),
        "what was typed before stays"
    );
    driver.by_keyboard((1024.0, 600.0));
    driver.type_into("players[0].energy", "5");
    assert_eq!(energy(&driver).as_deref(), Some("5"));
}

#[test]
fn too_many_colonists_are_refused() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "pocket-mars");
    driver.type_into("players[0].ship", "7");
    assert_eq!(faults(&driver), []);
    driver.type_into("players[0].buildings.greenhouse[0]", "1");
    assert_refused(
        &mut driver,
        Code::TooManyColonists,
        "players[0]",
        "8 colonists; a player has 7.",
    );
    enter(&mut driver, "players[0].ship", "6");
    assert_eq!(faults(&driver), []);
}

#[test]
fn a_full_two_star_space_is_refused_across_all_players() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "pocket-mars");
    driver.type_into("players[0].buildings.aqualab[1]", "1");
    driver.type_into("players[1].buildings.aqualab[1]", "1");
    let at = "players[1].buildings.aqualab[1]";
    assert_refused(
        &mut driver,
        Code::FullTwoStarSpace,
        at,
        "2 colonists on the two-star space, which holds 1",
    );
    driver.press_named("add-player");
    assert_eq!(faults(&driver), [], "with three players it holds 2");
}

#[test]
fn a_colonist_on_habitation_is_refused() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::Italian, "pocket-mars");
    driver.type_into("players[0].buildings.habitation", "1");
    let at = "players[0].buildings.habitation";
    assert_refused(
        &mut driver,
        Code::NobodyOnHabitation,
        at,
        "L’edificio in costruzione non accoglie coloni.",
    );
}

#[test]
fn negative_numbers_and_text_are_refused() {
    let (_folder, folders) = folders();
    for (typed, code, words) in [
        ("-3", Code::Negative, "−3 is below 0"),
        ("lots", Code::NotANumber, "not “lots”"),
        ("2,5", Code::NotWhole, "2.5 is not a whole number"),
        ("10000000", Code::TooLarge, "is too much"),
    ] {
        let mut driver = entering(&folders, Language::English, "mechanica");
        driver.type_into("players[0].wallet", typed);
        assert_refused(&mut driver, code, "players[0].wallet", words);
    }
    let mut driver = entering(&folders, Language::English, "mechanica");
    driver.type_into("players[0].improvements", "4 x 3");
    assert_refused(
        &mut driver,
        Code::NotANumber,
        "players[0].improvements[1]",
        "not “x”",
    );
    // What Mechanisms take may be negative.
    let mut driver = entering(&folders, Language::English, "mars-needs-mechanics");
    enter(&mut driver, "ranking.players[0].mechanisms", "-1");
    assert_eq!(faults(&driver), []);
}

#[test]
fn two_players_of_one_name_are_refused_whatever_its_case() {
    let (_folder, folders) = folders();
    for (game, at) in [
        ("pocket-mars", "players"),
        ("mechanica", "players"),
        ("mars-needs-mechanics", "ranking.players"),
    ] {
        let mut driver = entering(&folders, Language::English, game);
        name(&mut driver, at, 0, "Ann");
        name(&mut driver, at, 1, " aNN");
        assert_refused(
            &mut driver,
            Code::SameName,
            &format!("{at}[1].name"),
            "two players called aNN",
        );
    }
}

#[test]
fn eight_players_are_refused_in_every_game() {
    let (_folder, folders) = folders();
    for (game, at) in [
        ("pocket-mars", "players"),
        ("mechanica", "players"),
        ("mars-needs-mechanics", "ranking.players"),
    ] {
        let mut driver = entering(&folders, Language::English, game);
        for _ in 0..2 {
            driver.press_named("add-player");
        }
        assert_eq!(faults(&driver), []);
        for _ in 0..4 {
            driver.press_named("add-player");
            assert_refused(&mut driver, Code::TooManyPlayers, at, "At most 4 can play");
        }
        assert_eq!(driver.app.scores().form().expect("a form").draft.seats(), 4);
    }
}

#[test]
fn the_sums_are_live_and_each_line_leads_to_its_rule() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "pocket-mars");
    let says = |driver: &Driver, text: &str| driver.texts().iter().any(|own| own == text);
    assert!(
        says(&driver, "Spaceship, 0 colonists") && says(&driver, "Earth, 7 colonists"),
        "before any name is given"
    );
    driver.type_into("players[0].ship", "2");
    assert!(says(&driver, "Spaceship, 2 colonists") && says(&driver, "Earth, 5 colonists"));
    driver.press_named("sum-0");
    assert!(says(&driver, "Points"), "{:?}", driver.texts());
    driver.send(Message::Key(Shortcut::Back));
    assert!(says(&driver, "Spaceship, 2 colonists"), "back in the form");
}

#[test]
fn a_switch_of_the_rules_changes_the_score_and_is_kept() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "pocket-mars");
    name(&mut driver, "players", 0, "Ann");
    driver.type_into("players[0].buildings.greenhouse[0]", "4");
    name(&mut driver, "players", 1, "Bob");
    driver.press_named("switches");
    driver.press_named("four_in_one_building-4");
    driver.press_named("tied_energy_scores-false");
    driver.press_named("rest-zero");
    driver.press_named("main");
    let entry = entries(&folders).remove(0);
    assert_eq!(totals(&entry), [12, 0]);
    assert_eq!(
        entry.input().expect("input")["rules"]["four_in_one_building"],
        4
    );
}

#[test]
fn a_lost_solo_game_is_entered_with_its_rival() {
    for (game, level, rival) in [
        ("pocket-mars", Some("level-cybernetic_organism"), "DA"),
        ("mechanica", None, "ARMAND-0"),
    ] {
        let (_folder, folders) = folders();
        let mut driver = entering(&folders, Language::English, game);
        driver.press_named("mode-solo");
        if let Some(level) = level {
            driver.press_named(level);
        }
        name(&mut driver, "players", 0, "Ann");
        if game == "mechanica" {
            driver.type_into("players[0].wallet", "23");
            driver.type_into("players[1].wallet", "0");
            driver.type_into("players[1].improvements", "4");
        } else {
            driver.type_into("players[1].ship", "1");
        }
        assert!(!driver.shows("players[1].name"), "the rival has a name");
        driver.press_named("rest-zero");
        driver.press_named("main");
        let sentence = format!("{rival} wins. Ann has lost.");
        assert!(driver.texts().contains(&sentence), "{:?}", driver.texts());
        let input = entries(&folders)[0].input().expect("input");
        assert_eq!(input.get("level").is_some(), level.is_some());
        driver.press_named("correct");
        assert!(driver.app.scores().form().expect("a form").draft.is_solo());
        driver.press_named("mode-multiplayer");
        assert!(driver.shows("add-player"));
    }
}

#[test]
fn money_is_entered_as_a_sum_or_in_coins() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "mechanica");
    mechanica(&mut driver);
    driver.type_into("players[1].wallet", "47");
    driver.press_named("in-coins");
    let coins = |driver: &Driver, coin: &str| {
        driver
            .app
            .scores()
            .form()
            .expect("a form")
            .draft
            .text(&format!("players[1].wallet.{coin}"))
    };
    assert_eq!(
        ["20", "10", "5", "1"].map(|coin| coins(&driver, coin)),
        ["2", "0", "1", "2"]
    );
    driver.type_into("players[1].wallet.10", "1");
    driver.press_named("rest-zero");
    driver.press_named("main");
    let entry = entries(&folders).remove(0);
    assert_eq!(totals(&entry), [30, 57]);
    assert_eq!(
        entry.input().expect("input")["players"][1]["wallet"]["20"],
        2
    );
    driver.press_named("correct");
    driver.press_named("as-sum");
    assert_eq!(
        driver
            .app
            .scores()
            .form()
            .expect("a form")
            .draft
            .text("players[1].wallet"),
        "57"
    );
}

#[test]
fn the_first_player_of_the_last_round_decides_a_tie() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "mars-needs-mechanics");
    name(&mut driver, "ranking.players", 0, "Ada");
    driver.type_into("ranking.players[0].cogs", "62");
    assert!(!driver.shows("last-first-0"), "no tie, no question");
    for (seat, player, cogs) in [(1, "Bea", "62"), (2, "Cleo", "50")] {
        if seat > 1 {
            driver.press_named("add-player");
        }
        name(&mut driver, "ranking.players", seat, player);
        driver.type_into(&format!("ranking.players[{seat}].cogs"), cogs);
    }
    driver.press_named("rest-zero");
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text.contains("Say who was first player")),
        "{:?}",
        driver.texts()
    );
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text.contains("nobody shares a place")),
        "{:?}",
        driver.texts()
    );
    assert!(
        !driver.shows("last-first-nobody"),
        "an answer that leads nowhere"
    );
    assert!(!driver.try_press_named("main"));
    driver.press_named("last-first-2");
    assert!(driver.shows("last-first-2"), "the answer can be changed");
    assert!(driver.texts().contains(&"Ada wins.".to_owned()));
    driver.press_named("main");
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text.starts_with("Cogs and cards in hand were level."))
    );
    driver.press_named("rule-tie");
    driver.send(Message::Key(Shortcut::Back));
    driver.press_named("correct");
    assert_eq!(
        driver
            .app
            .scores()
            .form()
            .expect("a form")
            .draft
            .last_first(),
        Some(2)
    );
    // A removed player is no longer the first player; the question remains.
    driver.press_named("remove-0");
    assert_eq!(
        driver
            .app
            .scores()
            .form()
            .expect("a form")
            .draft
            .last_first(),
        Some(1)
    );
}

#[test]
fn a_score_is_kept_corrected_and_imported_once() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = entering(&folders, language, "mechanica");
        mechanica(&mut driver);
        assert!(!driver.try_press_named("main"), "Bob has no wallet yet");
        driver.type_into("players[1].wallet", "9");
        driver.press_named("rest-zero");
        driver.type_into("note", "at Ann's");
        driver.press_named("main");
        assert_all_said(&driver);
        let first = entries(&folders);
        assert_eq!(
            (first.len(), totals(&first[0]), first[0].notes.as_str()),
            (1, vec![30, 9], "at Ann's")
        );

        // Another window finds it too.
        let mut driver = driver.reopened();
        driver.press_named("scores");
        assert_all_said(&driver);
        driver.press_named(&format!("open-{}", first[0].id));
        assert!(
            driver
                .texts()
                .iter()
                .any(|text| text.contains("Ann") && text.contains("30")),
            "{:?}",
            driver.texts()
        );
        driver.send(Message::Scores(scores::Message::Back));
        for kind in ["json", "csv"] {
            driver.press_named(&format!("export-{kind}"));
        }
        let files: Vec<_> = fs::read_dir(at(&folders, "exports"))
            .expect("exports")
            .map(|file| file.expect("a file").path())
            .collect();
        assert_eq!(files.len(), 2);
        assert!(files.iter().any(|path| {
            driver
                .texts()
                .iter()
                .any(|text| text.contains(&path.display().to_string()))
        }));

        // Corrected: the form is filled in, with the note; the score is computed again under the same id.
        driver.press_named(&format!("open-{}", first[0].id));
        driver.press_named("correct");
        assert_all_said(&driver);
        enter(&mut driver, "players[0].wallet", "22");
        driver.press_named("main");
        let now = entries(&folders);
        assert_eq!(
            (now.len(), &now[0].id, totals(&now[0])),
            (1, &first[0].id, vec![29, 9])
        );
        assert!(now[0].changed.is_some() && now[0].notes == "at Ann's");
        assert_all_said(&driver);

        // The file differs: the kept game stays as it is.
        driver.send(Message::Scores(scores::Message::Back));
        let typed = files[0].display().to_string();
        driver.send(Message::Scores(scores::Message::PathTyped(typed)));
        driver.press_named("import");
        assert_eq!(entries(&folders), now);
        assert_all_said(&driver);

        // Deleted, restored, deleted; then the file adds the first version, once.
        driver.press_named(&format!("open-{}", first[0].id));
        driver.press_named("discard");
        assert_eq!(entries(&folders), []);
        assert_all_said(&driver);
        driver.press_named("put-back");
        assert_eq!(entries(&folders), now);
        driver.press_named("discard");
        fs::create_dir_all(at(&folders, "imports")).expect("a folder");
        for (number, file) in files.iter().enumerate() {
            let name = format!(
                "{number}-{}",
                file.file_name().expect("a name").to_string_lossy()
            );
            fs::copy(file, at(&folders, "imports").join(name)).expect("a copy");
        }
        driver.send(Message::Scores(scores::Message::Back));
        driver.press_named("scores");
        for file in [0, 0, 1] {
            driver.press_named(&format!("import-{file}"));
            assert_eq!(entries(&folders), first);
            assert_all_said(&driver);
        }
    }
}

#[test]
fn the_form_of_a_kept_game_has_its_values() {
    let (_folder, folders) = folders();
    some(&folders);
    let coins = json!({"mode": "solo", "rules": {"solo_tie_wins": true}, "players": [
        {"name": "Ann", "wallet": {"20": 1, "1": 4}, "vault": 17, "improvements": [], "other_tiles": 2},
        {"name": "Armand", "wallet": 8, "vault": {"5": 1}, "improvements": [4, 3]}]});
    let alone = json!({"mode": "solo", "level": "super_android", "rules": {"four_in_one_building": 4}, "players": [
        {"name": "Ann", "ship": 1, "earth": 2, "energy": 3, "buildings": {"greenhouse": [4, 0], "habitation": [0, 0]}},
        {"name": "DA", "ship": 6, "energy": 1, "buildings": {}}]});
    let four = ["A", "B", "C", "D"]
        .map(|name| json!({"name": name, "cogs": 30, "hand": 2, "mechanisms": -4}));
    let market = json!({"ranking": {"players": four, "last_first_player": "c"}, "rules": {"first_player_is_nearest": false, "lowest_price": 1}});
    for (game, input) in [
        (Game::Mechanica, coins),
        (Game::PocketMars, alone),
        (Game::MarsNeedsMechanics, market),
    ] {
        let entry = Entry::of_score(game, &input, "2026-11-20T20:15:00Z").expect("a score");
        kept::keep(&folders, entry).block_on().expect("it is kept");
    }
    let mut forms = 0;
    for entry in entries(&folders) {
        let EntryKind::Score { game, scored, .. } = &entry.kind else {
            continue;
        };
        let draft = scores::ScoreForm::from_document(*game, &entry.input().expect("input"));
        assert_eq!(draft.score().as_ref(), Ok(scored), "{}", entry.id);
        forms += 1;
    }
    assert_eq!(forms, 8);
}

#[test]
fn the_result_of_a_played_game_fills_the_form() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("scores");
    let input = json!({"mode": "multiplayer", "players": [
        {"name": "Ann", "wallet": 4, "vault": 17, "improvements": []}, {"name": "Bob", "wallet": 8, "vault": 5, "improvements": [4]}]});
    driver.send(Message::Scores(scores::Message::Enter(
        Game::Mechanica,
        input,
    )));
    assert_eq!(entries(&folders), [], "it is kept unasked");
    driver.type_into("players[0].improvements", "3");
    driver.press_named("main");
    assert_eq!(totals(&entries(&folders)[0]), [24, 17]);
}

#[test]
fn a_foreign_file_is_reported_and_nothing_imported() {
    let (folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("scores");
    for (name, text) in [
        ("a.json", "{"),
        ("b.csv", "x;y"),
        ("c.json", "{\"solkeeper_scores\": 1, \"entries\": [{}]}"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        driver.type_into("scores-path", &path.display().to_string());
        driver.press_named("import");
        assert_eq!(entries(&folders), []);
        assert_all_said(&driver);
        driver.send(Message::Dismissed(0));
        driver.send(Message::Scores(scores::Message::PathTyped(String::new())));
    }
    driver.type_into("scores-path", "/nowhere/x.json");
    driver.submit("scores-path");
    assert!(driver.shows("dismiss"));
}

#[test]
fn unsaved_input_stays_until_it_is_kept() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "mechanica");
    mechanica(&mut driver);
    driver.send(Message::Key(Shortcut::Back));
    driver.send(Message::Key(Shortcut::Back));
    assert!(driver.shows("scores"), "at home");
    driver.press_named("scores");
    driver.press("Go on with Mechanica");
    driver.type_into("players[1].wallet", "9");
    driver.press_named("rest-zero");
    driver.press_named("main");
    assert_eq!(totals(&entries(&folders)[0]), [30, 9]);
    driver.send(Message::Key(Shortcut::Back));
    driver.press_named("new-mechanica");
    assert!(
        driver.shows("known-1"),
        "the names of earlier games are offered"
    );
    driver.press_named("known-0");
    assert_eq!(
        driver.app.scores().form().expect("a form").draft.names(),
        ["Ann", ""]
    );
}

#[test]
fn statistics_by_game_and_by_player() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        some(&folders);
        let mut driver = Driver::open(&folders, language);
        driver.press_named("scores");
        assert_all_said(&driver);
        driver.press_named("game-mechanica");
        let rows = |driver: &Driver| {
            entries(&folders)
                .iter()
                .filter(|entry| driver.shows(&format!("open-{}", entry.id)))
                .count()
        };
        assert_eq!(rows(&driver), 3);
        driver.press_named("statistics");
        assert_all_said(&driver);
        let says = |driver: &Driver, text: &str| driver.texts().iter().any(|own| own == text);
        let average = if language == Language::English {
            "44.3"
        } else {
            "44,3"
        };
        assert!(
            says(&driver, "51") && says(&driver, average),
            "{:?}",
            driver.texts()
        );
        let players: Vec<_> = ["Ann", "Bob", "Bea"]
            .into_iter()
            .filter(|name| driver.texts().iter().filter(|own| own == name).count() > 1)
            .collect();
        assert_eq!(
            players,
            ["Ann", "Bob"],
            "each has a panel, and a button of the filter"
        );
        driver.press_named("game-all");
        driver.press("Bea");
        assert!(
            !says(&driver, "51") && says(&driver, "62"),
            "{:?}",
            driver.texts()
        );
        driver.send(Message::Key(Shortcut::Back));
        assert_eq!(rows(&driver), 1);
    }
}

#[test]
fn prices_and_sales_are_computed_and_the_hand_is_discarded() {
    let (_folder, folders) = folders();
    let mut driver = entering(&folders, Language::English, "mars-needs-mechanics");
    driver.press_named("market");
    let says = |driver: &Driver, text: &str| driver.texts().iter().any(|own| own == text);
    assert!(
        says(&driver, "Wire: 5 → 6")
            && says(&driver, "Magnet: stays at 5")
            && says(&driver, "Aether Tube: 5 → 4")
    );
    driver.press_named("bought-aether_tube");
    assert!(
        says(&driver, "Aether Tube: 5 → 6")
            && says(&driver, "1. Aether Tube")
            && says(&driver, "Piping: 5 → 4")
    );
    driver.press_named("final-true");
    assert!(
        says(&driver, "Wire: stays at 5"),
        "only what was bought rises"
    );
    driver.press_named("adjust.prices.lens-less");
    driver.type_into("adjust.prices.wire", "x");
    assert!(driver.texts().iter().any(|text| text.contains("not “5x”")));
    driver.send(Message::Scores(scores::Message::Market(
        scores::market::Message::Price(scores::form::Message::Typed(
            "adjust.prices.wire".to_owned(),
            "7".to_owned(),
        )),
    )));
    assert!(
        !driver.shows("best_sale.hand.lens"),
        "the hand is shown unasked"
    );
    driver.press_named("hand");
    for _ in 0..4 {
        driver.press_named("best_sale.hand.wire-more");
    }
    assert!(
        says(&driver, "The best sale brings 28 cogs."),
        "{:?}",
        driver.texts()
    );
    assert_all_said(&driver);
    driver.send(Message::Key(Shortcut::Back));
    driver.press_named("market");
    assert!(!driver.shows("best_sale.hand.wire"));
    driver.press_named("hand");
    assert!(
        says(&driver, "There is nothing to gain by selling now."),
        "the hand is still there"
    );
    assert_eq!(entries(&folders), []);
}

#[test]
fn a_score_is_entered_by_keyboard_alone() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.by_keyboard((390.0, 844.0));
    driver.press_named("scores");
    driver.press_named("new-pocket-mars");
    driver.type_into("players[0].name", "Ann");
    driver.press_named("players[0].ship-more");
    driver.press_named("rest-zero");
    driver.press_named("player-1");
    driver.type_into("players[1].name", "Bob");
    driver.press_named("players[1].energy-more");
    driver.press_named("rest-zero");
    assert!(driver.tap(Named::Escape), "Escape leads out of the form");
    driver.press_named("new-pocket-mars");
    driver.press_named("main");
    assert_eq!(totals(&entries(&folders)[0]), [1, 1]);
}

/// Where there is room, all players stand in one grid: a number field with two buttons a cell, the totals at its foot.
#[test]
fn the_sheet_is_one_grid_for_all_players() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((1024.0, 600.0));
    driver.press_named("scores");
    driver.press_named("new-pocket-mars");
    driver.press_named("add-player");
    for (seat, name) in ["Ann", "Bob", "Cleo"].into_iter().enumerate() {
        driver.type_into(&format!("players[{seat}].name"), name);
        driver.type_into(&format!("players[{seat}].ship"), &format!("{seat}"));
    }
    driver.type_into("players[1].buildings.greenhouse[0]", "2");
    assert!(
        (0..3).all(|seat| driver.shows(&format!("players[{seat}].ship-more"))),
        "a player is missing in the grid"
    );
    driver.press_named("players[2].energy-more");
    assert_eq!(
        driver
            .app
            .scores()
            .form()
            .map(|form| form.draft.text("players[2].energy"))
            .as_deref(),
        Some("1")
    );
    assert!(driver.texts().iter().any(|text| text == "Total"));
    driver.press_named("remove-0");
    driver.press_named("rest-zero");
    driver.press_named("main");
    assert_eq!(
        entries(&folders)[0].input().expect("input")["players"][0]["buildings"]["greenhouse"],
        json!([2, 0])
    );
}

#[test]
fn four_players_fit_a_large_window_and_the_winner_is_marked() {
    for &language in Language::ALL {
        for (game, at, number) in [
            ("pocket-mars", "players", "ship"),
            ("mechanica", "players", "wallet"),
            ("mars-needs-mechanics", "ranking.players", "cogs"),
        ] {
            let (_folder, folders) = folders();
            let mut driver = entering(&folders, language, game);
            driver.press_named("add-player");
            driver.press_named("add-player");
            for (seat, name) in ["Ann", "Bob", "Cleo", "Dora"].into_iter().enumerate() {
                enter(&mut driver, &format!("{at}[{seat}].name"), name);
                enter(
                    &mut driver,
                    &format!("{at}[{seat}].{number}"),
                    ["1", "2", "5", "3"][seat],
                );
            }
            driver.press_named("rest-zero");
            let winners: Vec<_> = (0..4)
                .filter(|seat| driver.shows(&format!("winner-{seat}")))
                .collect();
            assert_eq!(winners, [2], "{game}");
            let mut mouse = Mouse::new(driver, (1440.0, 900.0));
            let total = mouse
                .sight()
                .place("winner-2")
                .expect("the totals are in sight");
            assert!(
                total.height > 40.0,
                "{game}: the totals are cut to {}",
                total.height
            );
            assert!(
                mouse
                    .sight()
                    .place(&format!("{at}[0].name"))
                    .is_none_or(|name| name.y < total.y)
            );
        }
    }
}

#[test]
fn a_narrow_window_shows_one_player_and_the_totals_of_all() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((390.0, 844.0));
    driver.press_named("scores");
    driver.press_named("new-mars-needs-mechanics");
    driver.type_into("ranking.players[0].cogs", "7");
    driver.press_named("player-1");
    driver.type_into("ranking.players[1].cogs", "9");
    let texts = driver.texts_at((390.0, 844.0));
    assert!(
        ["7", "9"]
            .iter()
            .all(|total| texts.iter().any(|text| text == total)),
        "{texts:?}"
    );
}

/// The id of a score ends in a hash, so that an order by ids would differ from one evening to the next.
#[test]
fn scores_of_the_same_second_are_listed_by_name() {
    let (_folder, folders) = folders();
    let names = ["Zoe", "Ann", "Bob", "Luca", "Mia", "Eva"];
    for name in names {
        let mission = MissionResult {
            mission: "make-yourself-at-home".to_owned(),
            players: vec![name.to_owned()],
            ending: Ending::WonAll,
            sol: 7,
        };
        let entry = Entry::of_mission(mission, "2026-11-15T21:30:00Z");
        let _ = kept::keep(&folders, entry).block_on().expect("it is kept");
    }
    let listed = entries(&folders).into_iter().map(|entry| entry.result());
    let listed: Vec<String> = listed.map(|it| it.players[0].name.clone()).collect();
    assert_eq!(listed, ["Ann", "Bob", "Eva", "Luca", "Mia", "Zoe"]);
}
