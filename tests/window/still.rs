//! What is pressed keeps its place, and what was shown is there again behind a page; and the page says nothing that is not so.

use std::collections::BTreeMap;

use iced_test::core::widget::operation::Scrollable;
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Event, Point, Rectangle, Vector, mouse, window};
use solkeeper::app::Message;
use solkeeper::app::screen::table::board::Tab;
use solkeeper::app::screen::table::rulings::ruling_id;
use solkeeper::app::screen::table::{self, Side};
use solkeeper::app::screen::{home, rules, scores};
use solkeeper::app::theme::Look;
use solkeeper::content::shipped;
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::planning::planned_with_pawns;
use solkeeper::first_martians::queries::quote::quoted_actions;
use solkeeper::first_martians::queries::upgrade_cards::drawable_upgrades;
use solkeeper::first_martians::state::{
    CardKind, ComponentSource, MORALE_MAX, MORALE_MIN, Step, Task,
};
use solkeeper::first_martians::vocabulary::{AdventureType, Block, Phase};
use solkeeper::language::{Language, board, page};
use solkeeper::play::Game as _;
use solkeeper::scorebook;

use crate::driver::{self, Driver, lay_game};
use crate::picture::Picture;
use crate::press::open_rulings;
use crate::press_again::Walk;
use crate::twice::{Mouse, everywhere, is_at, play, play_to};
use crate::{begun, folders, planning, tableau};

fn show(driver: &mut Driver, side: Side) {
    driver.send(Message::Table(table::Message::ShowSide(side)));
}

/// A game of a mission of today.
fn begun_with(mission: &str, language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    driver::lay(&folders, &shipped::files(), mission, 3, 3);
    let mut driver = Driver::open(&folders, language);
    driver.send(Message::Home(home::Message::Main));
    (folder, driver)
}

fn records(driver: &Driver) -> usize {
    driver
        .app
        .session()
        .expect("a game")
        .table()
        .newest_first()
        .count()
}

#[test]
fn what_can_no_longer_be_reported_keeps_its_place() {
    everywhere(|language, (width, _)| {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        Block::ALL
            .iter()
            .for_each(|&block| play(&mut driver, Command::CorrectTrack { block, to: 1 }));
        play(&mut driver, Command::CorrectMorale { to: 2 });
        show(&mut driver, Side::Report);
        // High enough for all of them.
        let mut mouse = Mouse::new(driver, (width, 3000.0));
        for id in [
            "unwind",
            "manage-working-1",
            "manage-living-2",
            "manage-systems-1",
        ] {
            assert!(mouse.press_again(id, 2), "{id}");
        }
        assert_eq!(mouse.driver.game().state().morale, 3);
        assert!(
            mouse
                .driver
                .game()
                .state()
                .tracks
                .values()
                .all(|at| *at == 0)
        );
        assert!(
            mouse
                .driver
                .texts()
                .iter()
                .any(|text| *text == mouse.driver.app.localizer().text("window-manage-zero"))
        );
        play(&mut mouse.driver, Command::CorrectMorale { to: 0 });
        assert!(mouse.press_again("morale-less", 5), "the lowest Morale");
    });
}

/// The markers that an action takes are used up by it.
#[test]
fn a_mission_action_whose_markers_are_used_up_keeps_its_place() {
    let (_folder, mut driver) = begun_with("quarantine", Language::English);
    play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
    show(&mut driver, Side::Report);
    let mut pressed = 0;
    while driver.shows("action-take-blood") && driver.try_press_named("action-take-blood") {
        pressed += 1;
        assert!(pressed < 9, "it takes no markers");
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        show(&mut driver, Side::Report);
    }
    assert!(
        pressed > 0 && driver.shows("action-take-blood"),
        "{pressed}"
    );
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text == "The markers that it takes are used up."),
        "{:?}",
        driver.texts()
    );
}

#[test]
fn the_number_of_players_stays_under_the_pointer() {
    everywhere(|language, room| {
        let (_folder, driver) = begun(language);
        let mut mouse = Mouse::new(driver, room);
        for id in ["players-3", "players-4", "players-1", "players-2"] {
            assert!(mouse.press_again(id, 2), "{id}");
        }
    });
}

#[test]
fn an_upgrade_card_keeps_its_row_drawn_or_not() {
    for (language, cards) in [
        (Language::English, ComponentSource::Digital),
        (Language::Italian, ComponentSource::Physical),
    ] {
        for room in [(1024.0, 600.0), (1440.0, 900.0)] {
            let (_folder, mut driver) = begun(language);
            play(&mut driver, Command::KeepBoard { full: true });
            play(&mut driver, Command::SetCards { cards });
            play_to(&mut driver, |driver| {
                driver.game().state().step == Step::Lay
            });
            let all: Vec<_> = drawable_upgrades(driver.game()).collect();
            let mut mouse = Mouse::new(driver, room);
            for upgrade in all.iter().take(2) {
                assert!(
                    mouse.press_again(&format!("upgrade-{upgrade}"), 3),
                    "{upgrade}"
                );
            }
        }
    }
}

#[test]
fn an_objective_that_is_opened_stays_under_the_pointer() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        show(&mut driver, Side::Log);
        let known = |driver: &Driver| {
            let all = driver
                .game()
                .mission()
                .sheet
                .objectives
                .iter()
                .map(|it| format!("objective-{}", it.id));
            all.filter(|id| driver.shows(id)).collect::<Vec<_>>()
        };
        let ids = known(&driver);
        let mut mouse = Mouse::new(driver, room);
        let first = mouse.middle(&ids[0]);
        assert!(mouse.press(first));
        assert!(mouse.press_again(&ids[1], 1));
    });
}

/// How far everything that scrolls is scrolled, by id.
#[derive(Default)]
struct Offsets(BTreeMap<String, f32>);

impl Operation for Offsets {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        by: Vector,
        _: &mut dyn Scrollable,
    ) {
        let _ = id.map(|id| self.0.insert(format!("{id:?}"), by.y));
    }
}

fn offset(driver: &mut Driver, id: &'static str) -> f32 {
    let mut offsets = Offsets::default();
    driver.look(&mut offsets);
    offsets
        .0
        .get(&format!("{:?}", Id::new(id)))
        .copied()
        .unwrap_or_default()
}

/// Scrolls at that point, and draws a frame.
fn wheel(driver: &mut Driver, at: Point) {
    let scrolled = Event::Mouse(mouse::Event::WheelScrolled {
        delta: mouse::ScrollDelta::Pixels { x: 0.0, y: -300.0 },
    });
    let _ = driver.give(&[scrolled], mouse::Cursor::Available(at));
    frame(driver);
}

fn frame(driver: &mut Driver) {
    let frame = Event::Window(window::Event::RedrawRequested(std::time::Instant::now()));
    let sent = driver.give(&[frame], mouse::Cursor::Unavailable);
    sent.into_iter().for_each(|message| driver.send(message));
}

#[test]
fn a_page_is_scrolled_as_it_was_once_the_rules_are_closed() {
    let (_folder, mut driver) = begun(Language::English);
    driver.scrolling((1024.0, 600.0));
    frame(&mut driver);
    wheel(&mut driver, Point::new(300.0, 300.0));
    let before = offset(&mut driver, "step");
    assert!(before > 100.0, "{before}");
    driver.send(Message::Table(table::Message::Rules(
        rules::RulesAt::Entry("astronauts".to_owned()),
    )));
    frame(&mut driver);
    driver.send(Message::Key(solkeeper::app::keys::Shortcut::Back));
    frame(&mut driver);
    assert_eq!(offset(&mut driver, "step"), before);
}

#[test]
fn a_tab_of_the_side_leaves_the_step_where_it_is_read() {
    let (_folder, mut driver) = begun(Language::English);
    driver.scrolling((1366.0, 768.0));
    wheel(&mut driver, Point::new(300.0, 400.0));
    let before = offset(&mut driver, "step");
    assert!(before > 100.0, "{before}");
    show(&mut driver, Side::History);
    assert_eq!(offset(&mut driver, "step"), before);
}

#[test]
fn what_is_chosen_already_is_not_chosen_again() {
    let (_folder, mut driver) = begun(Language::English);
    let before = records(&driver);
    let crew = &driver.game().state().crew;
    let (first, profession) = (
        crew.first_player,
        crew.profession(0).expect("a profession").id(),
    );
    let (players, dice) = (crew.players, driver.game().state().dice.id());
    for id in [
        format!("first-{first}"),
        format!("profession-0-{profession}"),
        format!("players-{players}"),
        format!("dice-{dice}"),
    ] {
        driver.press_named(&id);
        assert_eq!(records(&driver), before, "{id}");
    }
}

#[test]
fn the_log_says_the_morale_that_is_laid() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, |driver| {
        driver.game().state().step == Step::Sheet
    });
    for _ in 0..2 {
        driver.press_named("sheet-morale-more");
    }
    let texts = driver.texts_at((1366.0, 768.0));
    let laid = driver
        .game()
        .sheet()
        .get(solkeeper::first_martians::mission::SheetValue::Morale)
        .expect("a number");
    let morale = texts
        .iter()
        .rposition(|text| text == "Morale")
        .expect("its track");
    assert_eq!(texts[morale + 1], format!("+{laid}"), "{texts:?}");
}

#[test]
fn a_mission_links_no_rules_of_another_one() {
    for (mission, is_own) in [("quarantine", false), ("make-yourself-at-home", true)] {
        let (_folder, mut driver) = begun_with(mission, Language::Italian);
        play_to(&mut driver, |driver| {
            driver.game().state().step == Step::Lay
        });
        let entries = page::page(driver.app.localizer(), driver.game()).entries;
        assert_eq!(
            entries.contains(&"make-yourself-at-home"),
            is_own,
            "{mission}: {entries:?}"
        );
    }
}

#[test]
fn a_mission_that_is_being_played_is_not_said_to_be_unplayed() {
    let (_folder, mut driver) = begun_with("brown-sky", Language::English);
    driver.press_named("home");
    let texts = driver.texts();
    let at = texts
        .iter()
        .rposition(|text| text == "Brown Sky")
        .expect("its card");
    assert!(
        texts[at..]
            .iter()
            .take(3)
            .any(|text| text == "Begun, not finished yet"),
        "{:?}",
        &texts[at..at + 3]
    );
}

/// What is said to come next comes next, in Story and on the Full board.
#[test]
fn the_page_says_what_comes_next() {
    for (mission, full) in [("quarantine", false), ("brown-sky", true)] {
        let (_folder, mut driver) = begun_with(mission, Language::English);
        play(&mut driver, Command::KeepBoard { full });
        play(
            &mut driver,
            Command::SetCards {
                cards: ComponentSource::Digital,
            },
        );
        let (mut player, mut seen) = (Player::new(Style::Careful, 5), 0);
        for _ in 0..300 {
            let game = driver.game();
            let said = page::page(driver.app.localizer(), game).next;
            let reads = matches!(
                game.state().queue.front(),
                Some(Task::Read { .. } | Task::Effects { .. })
            );
            let Some(command) = player.next(game) else {
                break;
            };
            if let (true, Ok(decision)) = (
                reads && command == Command::Continue {},
                game.decide(&command),
            ) {
                let after = decision.after.state();
                let effects = matches!(
                    after.queue.front(),
                    Some(Task::Effects { .. } | Task::Perform { .. })
                );
                assert_eq!(
                    said == "Next: its effects.",
                    effects,
                    "{said}: {:?}",
                    after.queue.front()
                );
                assert!(!said.contains("back to"), "{said}");
                seen += 1;
            }
            play(&mut driver, command);
        }
        assert!(seen > 9, "{mission}: {seen}");
    }
}

/// One press resolves several effects of the mission, and one undo takes them back.
#[test]
fn the_main_button_and_undo_name_all_effects() {
    let (_folder, mut driver) = begun_with("quarantine", Language::English);
    play_to(&mut driver, |driver| {
        let state = driver.game().state();
        let is_mission = |task: &Task| matches!(task, Task::Effects { card, .. } if card.kind == CardKind::Mission);
        state.step.phase() == Phase::Production && state.queue.front().is_some_and(is_mission)
    });
    let texts = driver.texts();
    assert!(
        texts.iter().any(|text| text == "Resolve these effects"),
        "{texts:?}"
    );
    driver.press_named("main");
    let texts = driver.texts();
    assert!(
        texts
            .iter()
            .any(|text| text == "Undo: Rules of the mission"),
        "{texts:?}"
    );
}

/// What is added to a printed card comes below what adds it, and a double press adds and plays it once.
#[test]
fn a_printed_card_is_entered_without_a_move() {
    for (language, room) in [
        (Language::English, (390.0, 4000.0)),
        (Language::Italian, (1440.0, 4000.0)),
    ] {
        let (_folder, mut driver) = begun(language);
        play(&mut driver, Command::KeepBoard { full: true });
        for _ in 0..3 {
            driver.press_named("main");
        }
        show(&mut driver, Side::Report);
        let stress = |mouse: &Mouse| {
            mouse
                .driver
                .game()
                .state()
                .board_state()
                .expect("a board")
                .stress
        };
        let mut mouse = Mouse::new(driver, room);
        let before = stress(&mouse);
        for (id, times) in [
            ("printed-open", 1),
            ("printed-stress", 2),
            ("printed-by-7", 2),
            ("printed-add", 2),
            ("printed-wound", 2),
            ("printed-add", 2),
            ("printed-remove", 1),
            ("printed-do", 2),
        ] {
            assert!(mouse.press_again(id, times), "{id}");
        }
        assert_eq!(stress(&mouse) - before, 2);
        assert!(
            !mouse.press_again("printed-do", 1),
            "it is empty for the next card"
        );
    }
}

#[test]
fn what_the_table_decides_keeps_its_place() {
    for (language, room) in [
        (Language::Italian, (390.0, 4000.0)),
        (Language::English, (1920.0, 4000.0)),
    ] {
        let (_folder, mut driver) = crate::planning(language, Tab::Blocks);
        let kind = quoted_actions(driver.game())
            .into_iter()
            .find(|(_, quote)| quote.is_ok())
            .expect("an action")
            .0;
        planned_with_pawns(driver.game(), &kind, None, false)
            .into_iter()
            .for_each(|command| play(&mut driver, command));
        driver.send(Message::Table(table::Message::ShowStep));
        open_rulings(&mut driver, 0);
        let mut mouse = Mouse::new(driver, room);
        let rulings = |mouse: &Mouse| {
            let board = mouse.driver.game().state().board.as_ref().expect("a board");
            board.plan[0]
                .rulings
                .iter()
                .map(|it| ruling_id(&it.ruling))
                .collect::<Vec<_>>()
        };
        for (id, decided) in [
            ("overrule-0-pawns-3", "pawns-3"),
            ("overrule-0-no-dice", "no-dice"),
            ("price-0-free", "price"),
        ] {
            assert!(mouse.press_again(id, 1), "{id}");
            assert!(rulings(&mouse).iter().any(|it| it == decided), "{id}");
        }
        for id in ["overrule-0-pawns-3", "overrule-0-no-dice", "price-0-usual"] {
            assert!(mouse.press_again(id, 1), "{id} takes it back");
        }
        assert!(rulings(&mouse).is_empty(), "{:?}", rulings(&mouse));
    }
}

#[test]
fn advice_that_is_turned_off_stays_until_the_next_page() {
    let (_folder, driver) = begun(Language::English);
    let mut mouse = Mouse::new(driver, (390.0, 844.0));
    let open = mouse.middle("advice-open");
    assert!(mouse.press(open));
    assert!(mouse.press_again("no-advice", 2));
    mouse.driver.press_named("main");
    assert!(!mouse.driver.shows("no-advice") && !mouse.driver.shows("advice-open"));
}

/// The line under a notice says what has changed, and what opens the rest of it does not lie where the notice was taken away.
#[test]
fn a_notice_that_is_taken_away_gives_its_place_to_nothing() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
    let tracks = Block::ALL
        .iter()
        .map(|&block| Command::CorrectTrack { block, to: 1 })
        .collect();
    driver.send(Message::Table(table::Message::PlayAll(tracks)));
    let mut mouse = Mouse::new(driver, (390.0, 844.0));
    assert!(mouse.sight().place("changes").is_some());
    mouse.driver.send(Message::NewVersion);
    let at = mouse.middle("dismiss");
    assert!(mouse.press(at));
    let sight = mouse.sight();
    assert!(
        sight.place("changes").is_some() && !sight.at(at).is_some_and(|it| it.contains("changes")),
        "{:?}",
        sight.at(at)
    );
}

/// At the top of Morale the crew cannot unwind: the reason comes and goes, and no report moves at any Morale.
#[test]
fn no_report_moves_at_any_morale() {
    everywhere(|language, room| {
        let (_folder, mut driver) = begun(language);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        show(&mut driver, Side::Report);
        // High enough for all of them.
        let mut mouse = Mouse::new(driver, (room.0, 3000.0));
        let ids = ["unwind", "manage-working-1", "morale-less", "raise-systems"];
        let mut places = Vec::new();
        for to in MORALE_MIN..=MORALE_MAX {
            play(&mut mouse.driver, Command::CorrectMorale { to });
            let sight = mouse.sight();
            places.push(ids.map(|id| sight.place(id)));
        }
        let first = places[0];
        assert!(first[0].is_some() && first[2].is_some(), "{first:?}");
        assert!(
            places.iter().all(|it| *it == first),
            "{room:?}: {places:#?}"
        );
        let highest = match language {
            Language::English => ", the highest.",
            Language::Italian => ", il massimo.",
        };
        let texts = mouse.driver.texts();
        assert!(
            texts.iter().any(|text| text.ends_with(highest)),
            "{texts:?}"
        );
    });
}

/// A window in which dice were rolled for an action of which nothing is left to resolve.
fn rolled(language: Language) -> (tempfile::TempDir, Driver) {
    (1..=40)
        .find_map(|seed| {
            let (folder, folders) = folders();
            lay_game(&folders, 4, seed);
            let mut driver = Driver::open(&folders, language);
            driver.send(Message::Home(home::Message::Main));
            play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
            play(&mut driver, Command::CorrectMorale { to: -2 });
            let roll = Command::RollAction {
                adventure: AdventureType::Gather,
                seat: 0,
            };
            play(&mut driver, roll);
            driver
                .game()
                .state()
                .queue
                .is_empty()
                .then_some((folder, driver))
        })
        .expect("a roll without consequences")
}

/// Dice that were reported lie where they were reported: another report below them leaves them there, and so does taking it back.
#[test]
fn dice_that_were_rolled_stay_while_more_is_reported() {
    everywhere(|language, room| {
        let (_folder, mut driver) = rolled(language);
        show(&mut driver, Side::Report);
        // High enough for all of them.
        let mut mouse = Mouse::new(driver, (room.0, 3000.0));
        let first = mouse.sight().place("action-dice");
        assert!(first.is_some(), "{room:?}");
        for id in ["unwind", "morale-less", "morale-more"] {
            let place = mouse.sight().place(id);
            assert!(mouse.press_again(id, 2), "{id} at {room:?}");
            let sight = mouse.sight();
            assert_eq!(sight.place("action-dice"), first, "{id} at {room:?}");
            assert_eq!(sight.place(id), place, "{id} at {room:?}");
        }
        mouse.driver.send(Message::Table(table::Message::Undo));
        assert_eq!(mouse.sight().place("action-dice"), first, "{room:?}");
    });
}

/// A number that is wrong has its sign where nothing gives way to it.
#[test]
fn the_sign_of_a_wrong_number_moves_nothing() {
    everywhere(|language, room| {
        for game in scorebook::Game::ALL {
            let (_folder, folders) = folders();
            let driver = Driver::open(&folders, language);
            // High enough for the whole form.
            let mut mouse = Mouse::new(driver, (room.0, 4000.0));
            for message in [
                Message::Home(home::Message::Scores),
                Message::Scores(scores::Message::New(game)),
            ] {
                mouse.driver.send(message);
            }
            let before = mouse.controls();
            let fields: Vec<_> = before
                .iter()
                .filter_map(|(id, place)| Some((id.strip_suffix("-more")?.to_owned(), place.y)))
                .collect();
            let lowest = fields.iter().fold(0.0, |low: f32, (_, y)| low.max(*y));
            assert!(!fields.is_empty(), "{game:?}");
            for (field, _) in fields {
                mouse.driver.type_into(&field, "99");
                let now = mouse.controls();
                // Below the fields the sums and the result may grow.
                let moved: Vec<_> = before
                    .iter()
                    .filter(|(_, place)| place.y <= lowest)
                    .filter(|(id, place)| now.iter().any(|(it, at)| it == id && at != place))
                    .collect();
                assert!(moved.is_empty(), "{game:?}: {field} at {room:?}: {moved:?}");
            }
        }
    });
}

/// A button that adds one more is never deaf: as many players come as it was pressed.
#[test]
fn a_double_press_adds_two_players() {
    everywhere(|language, room| {
        let (_folder, folders) = folders();
        let mut mouse = Mouse::new(Driver::open(&folders, language), room);
        let new = scores::Message::New(scorebook::Game::PocketMars);
        for message in [Message::Home(home::Message::Scores), Message::Scores(new)] {
            mouse.driver.send(message);
        }
        let at = mouse.middle("add-player");
        assert!(mouse.press(at) && mouse.press_at_once(at), "{room:?}");
        let texts = mouse.driver.texts_at((room.0, 4000.0));
        let name = match language {
            Language::English => "Player 4",
            Language::Italian => "Giocatore 4",
        };
        assert!(texts.iter().any(|text| text == name), "{room:?}: {texts:?}");
    });
}

/// On a phone what is open of the board stands at the foot: what is folded open in it does not push up what was pressed.
#[test]
fn the_numbers_of_the_board_open_below_their_button() {
    for height in [844.0, 1600.0] {
        for &language in Language::ALL {
            let (_folder, mut driver) = planning(language, Tab::Map);
            let (_, open) = tableau::VIEWS
                .into_iter()
                .find(|(name, _)| *name == "board-region")
                .expect("a region is open in the gallery");
            open(&mut driver);
            let mut mouse = Mouse::new(driver, (390.0, height));
            assert!(mouse.press_again("board-numbers", 2), "{height}");
        }
    }
}

/// What is planned is added below the list from which it is planned, and its group stays open.
#[test]
fn a_group_of_actions_stays_open_where_it_is_while_the_crew_plans() {
    for (language, room) in [
        (Language::Italian, (390.0, 6000.0)),
        (Language::English, (1440.0, 6000.0)),
    ] {
        let (_folder, mut driver) = crate::planning(language, Tab::Blocks);
        driver.send(Message::Table(table::Message::ShowStep));
        let mut mouse = Mouse::new(driver, room);
        let press = |mouse: &mut Mouse, id: &str| {
            let at = mouse.middle(id);
            assert!(mouse.press(at), "{id}");
        };
        press(&mut mouse, "plan-list");
        press(&mut mouse, "group-5");
        let places = |mouse: &mut Mouse| {
            let sight = mouse.sight();
            ["plan-list", "group-5", "plan-5-0"].map(|id| sight.place(id).map(|it| it.position()))
        };
        let before = places(&mut mouse);
        assert!(before.iter().all(Option::is_some), "{before:?}");
        let planned = crate::planned(&mouse.driver).len();
        press(&mut mouse, "plan-5-0");
        assert!(crate::planned(&mouse.driver).len() > planned);
        assert_eq!(places(&mut mouse), before, "{room:?}");
    }
}

/// On the board nothing is above the main button that could be chosen.
#[test]
fn the_main_button_of_the_board_says_where_to_choose() {
    for (language, words) in [
        (Language::English, "Choose in the step first"),
        (Language::Italian, "Prima scegliete nel passo"),
    ] {
        let (_folder, mut driver) = begun_with("quarantine", language);
        play(&mut driver, Command::KeepBoard { full: true });
        play_to(&mut driver, |driver| {
            let asked = driver.game().state().queue.front();
            matches!(
                asked,
                Some(Task::Choose { .. } | Task::Ask { .. } | Task::AskTable { .. })
            )
        });
        let says = |driver: &Driver| {
            let texts = driver.texts_at((390.0, 844.0));
            texts.iter().any(|text| text == words)
        };
        assert!(!says(&driver), "the choice is above");
        driver.send(Message::Table(table::Message::ShowBoard(true)));
        assert!(says(&driver), "{:?}", driver.texts_at((390.0, 844.0)));
    }
}

/// The Adventure and the texts of the mission that an action brings belong to it: what is next is another action.
#[test]
fn next_is_only_what_is_not_part_of_the_action() {
    let (_folder, mut driver) = begun_with("brown-sky", Language::English);
    play(&mut driver, Command::KeepBoard { full: true });
    let cards = ComponentSource::Digital;
    play(&mut driver, Command::SetCards { cards });
    let mut player = Player::new(Style::Careful, 5);
    let (mut within, mut before) = (0, 0);
    for _ in 0..250 {
        let game = driver.game();
        let is_resolving = game.state().step == Step::Resolve;
        let next = page::page(driver.app.localizer(), game).next;
        let has_next = !next.is_empty() && driver.texts_at((1440.0, 900.0)).contains(&next);
        let Some(command) = player.next(game) else {
            break;
        };
        if is_resolving && command == (Command::Continue {}) {
            let after = game.decide(&command).expect("it is played").after;
            let is_part = !after.state().queue.is_empty();
            assert!(!(is_part && has_next), "{next}: {:?}", after.state().queue);
            within += usize::from(is_part);
            before += usize::from(has_next);
        }
        play(&mut driver, command);
    }
    assert!(within > 2 && before > 2, "{within} within, {before} before");
}

/// What the main button waits for is there in whole, on a phone with larger text too.
#[test]
fn the_grey_main_button_is_not_cut_on_a_phone() {
    for &language in Language::ALL {
        let (_folder, driver) = crate::planning(language, Tab::Blocks);
        for percent in [100.0, 125.0, 150.0] {
            let factor = percent / 100.0;
            let texts = driver.texts_at((390.0 / factor, 844.0 / factor));
            let label = texts.last().expect("the main button");
            assert!(!label.ends_with('…'), "{percent} %: {label}");
        }
    }
}

/// Undo and redo of a planned action name its Block or region, also on a phone.
#[test]
fn undo_and_redo_of_a_planned_action_name_its_place_on_a_phone() {
    for &language in Language::ALL {
        let (_folder, mut driver) = crate::planning(language, Tab::Blocks);
        play(
            &mut driver,
            Command::CorrectTrack {
                block: Block::Working,
                to: 3,
            },
        );
        let actions: Vec<_> = quoted_actions(driver.game())
            .into_iter()
            .filter(|(_, quote)| quote.is_ok())
            .map(|(action, _)| action)
            .filter(|action| action.region().is_some() || matches!(action, ActionKind::Manage(_)))
            .collect();
        assert!(actions.len() > 3);
        for action in actions {
            play(
                &mut driver,
                Command::PlanAction {
                    kind: action.clone(),
                },
            );
            let localizer = driver.app.localizer();
            let place = match &action {
                // Of “Complesso Lavorativo” the last word says which.
                ActionKind::Manage(block) => localizer
                    .word(*block)
                    .replace("Complesso ", "")
                    .replace(" Block", ""),
                _ => board::region(localizer, action.region().expect("a region")),
            };
            // Undo, its sign, redo, and the main button are the last words.
            let label = |driver: &Driver, at: usize| {
                let texts = driver.texts_at((390.0, 844.0));
                texts[texts.len() - at].clone()
            };
            let undo = label(&driver, 4);
            driver.send(Message::Table(table::Message::Undo));
            let redo = label(&driver, 2);
            for said in [undo, redo] {
                assert!(said.contains(&place), "{place}: {said}");
            }
        }
    }
}

/// The app draws several Upgrade cards with one press: undo names no single one of them.
#[test]
fn undo_of_drawn_upgrade_cards_names_all_of_them() {
    let (_folder, mut driver) = begun(Language::English);
    play(&mut driver, Command::KeepBoard { full: true });
    let cards = ComponentSource::Digital;
    play(&mut driver, Command::SetCards { cards });
    play_to(&mut driver, |driver| {
        driver.game().state().step == Step::Lay
    });
    play(&mut driver, Command::DealUpgrades {});
    let texts = driver.texts();
    let undo = texts.iter().find(|text| text.starts_with("Undo: "));
    let undo = undo.expect("what is undone");
    let one = drawable_upgrades(driver.game());
    let localizer = driver.app.localizer();
    assert!(undo.contains("Upgrade"), "{undo}");
    for upgrade in one {
        assert!(
            !undo.contains(&board::upgrade(localizer, &upgrade)),
            "{undo}"
        );
    }
}

/// The sign that takes a notice away reaches over the edges of header and page; nothing of them is covered.
#[test]
fn a_notice_covers_nothing_of_header_and_page() {
    for (width, height) in [(390, 844), (360, 640)] {
        let (_folder, mut driver) = begun(Language::Italian);
        play_to(&mut driver, |driver| is_at(driver, &Step::Resolve));
        let draw = |driver: &Driver| {
            Picture::draw(driver.app.view(), (width, height), Look::default(), 1)
                .expect("a picture")
        };
        driver.send(Message::NewVersion);
        let one = draw(&driver);
        let mut mouse = Mouse::new(driver, (width as f32, height as f32));
        let line = mouse.sight().place("notices").expect("a notice").center().y;
        mouse.driver.send(Message::Dismissed(0));
        let none = draw(&mouse.driver);
        let row = |picture: &Picture, y: u32| {
            let at = (y * picture.width * 4) as usize;
            picture.rgba[at..at + (picture.width * 4) as usize].to_vec()
        };
        let half = 12;
        for y in (0..line as u32 - half).chain(line as u32 + half..height) {
            assert!(
                row(&one, y) == row(&none, y),
                "{width}: row {y}, the line is at {line}"
            );
        }
    }
}

/// What a notice and its end leave where it is: everything that can be pressed, but the line itself.
#[track_caller]
fn stands_under_a_notice(driver: Driver, room: (f32, f32), name: &str) {
    let mut walk = Walk::new(driver, room);
    let controls = |walk: &mut Walk| {
        walk.wait(1000);
        let found = walk.controls().found.into_iter();
        let outside =
            found.filter(|(id, _)| !["changes", "notices", "dismiss"].contains(&id.as_str()));
        outside.collect::<Vec<_>>()
    };
    let before = controls(&mut walk);
    assert!(before.len() > 2, "{name} at {room:?}: {before:?}");
    walk.driver.send(Message::FilesShown(false));
    assert_eq!(controls(&mut walk), before, "{name} at {room:?}: a notice");
    walk.driver.send(Message::FilesShown(false));
    assert_eq!(
        controls(&mut walk),
        before,
        "{name} at {room:?}: two notices"
    );
    walk.driver.send(Message::Dismissed(1));
    walk.driver.send(Message::Dismissed(0));
    assert_eq!(
        controls(&mut walk),
        before,
        "{name} at {room:?}: none again"
    );
}

#[test]
fn a_notice_moves_nothing_on_any_screen_of_a_game() {
    for (language, room) in [
        (Language::Italian, (390.0, 844.0)),
        (Language::English, (1024.0, 600.0)),
        (Language::Italian, (1440.0, 900.0)),
    ] {
        for tab in [Tab::Blocks, Tab::Map] {
            let (_folder, driver) = crate::planning(language, tab);
            stands_under_a_notice(driver, room, "the board");
        }
        for game in ["mars-needs-mechanics", "mechanica", "pocket-mars"] {
            let (_folder, folders) = folders();
            let mut driver = Driver::open(&folders, language);
            driver.press_named(&format!("begin-{game}"));
            driver.press_named("main");
            stands_under_a_notice(driver, room, game);
        }
    }
}

#[test]
fn a_notice_moves_nothing_on_scores_and_own_sheets() {
    for (language, room) in [
        (Language::Italian, (390.0, 844.0)),
        (Language::English, (1024.0, 600.0)),
        (Language::Italian, (1440.0, 900.0)),
    ] {
        let (_folder, folders) = folders();
        crate::finished::some(&folders);
        let open = |message: home::Message| {
            let mut driver = Driver::open(&folders, language);
            driver.send(Message::Home(message));
            driver
        };
        stands_under_a_notice(open(home::Message::Scores), room, "the scores");
        let mut driver = open(home::Message::Scores);
        driver.press_named("new-pocket-mars");
        stands_under_a_notice(driver, room, "a score sheet");
        stands_under_a_notice(open(home::Message::Sheet(None)), room, "an own sheet");
        stands_under_a_notice(open(home::Message::Settings), room, "the settings");
    }
}
