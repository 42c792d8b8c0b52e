//! A campaign of three chapters: won, lost, retried, branched, interrupted, with an astronaut dead, and its save damaged.

use std::collections::BTreeMap;
use std::sync::Arc;

use pollster::FutureExt as _;
use solkeeper::content::campaign::{campaigns, chapter_files, diagnose_campaign, load_campaign};
use solkeeper::content::{Files, load};
use solkeeper::first_martians::board::BoardCounter;
use solkeeper::first_martians::campaign::CampaignFile;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::mission::{EndingOutcome, Mission};
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{
    CampaignTally, Crossed, SimulationSetting, kept_before, play_campaign,
};
use solkeeper::first_martians::state::{ComponentSource, Start, Step};
use solkeeper::first_martians::vocabulary::Condition;
use solkeeper::language::Language;
use solkeeper::play::Role;
use solkeeper::session::campaign::{Campaign, said_board};
use solkeeper::session::{PlayerAction, Session, stories};
use solkeeper::storage::{Fault, FaultPlan, Folders};

use super::{in_memory, released_missions};

const CAMPAIGN: &str = "two-crews";

pub fn files() -> Files {
    let mut files = released_missions::files();
    files
        .0
        .extend(released_missions::texts_of("tests/campaigns/two-crews", "two-crews/").0);
    files
}

fn begun(folders: &Folders) -> Campaign {
    let start = Start {
        seed: 11,
        players: 3,
        read_before: Default::default(),
    };
    Campaign::begin(folders, &files(), CAMPAIGN, &start)
        .block_on()
        .expect("a campaign")
}

fn play(session: &mut Session, command: Command) {
    session
        .play(&PlayerAction::Play(command.clone()))
        .block_on()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
}

/// How a chapter is to end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Won,
    Lost,
    Died(u8),
}

/// Plays a chapter to its end; names the first astronaut in the first.
fn ended(session: &mut Session, end: End) {
    let id = session.game().mission().sheet.id.clone();
    if session.game().state().step == Step::Crew && id == "landing" {
        play(
            session,
            Command::SetName {
                seat: 0,
                name: "Ada".to_owned(),
            },
        );
    }
    while session.game().state().outcome.is_none() {
        let state = session.game().state();
        if let End::Died(seat) = end
            && state.sol > 0
        {
            play(session, Command::ReportDeath { seat });
            return;
        }
        if end == End::Won
            && state.sol == 2
            && state.queue.is_empty()
            && state.objectives[&format!("{id}-goal")].met.is_none()
        {
            let wish = Command::AdvanceObjective {
                objective: format!("{id}-goal"),
            };
            if session.game().offers_of(&wish) {
                play(session, wish);
                continue;
            }
        }
        let flow = session
            .table()
            .offers()
            .iter()
            .find(|offer| offer.role == Role::Flow)
            .expect("something to do");
        let command = flow.command.clone();
        play(session, command);
    }
}

trait Offers {
    fn offers_of(&self, command: &Command) -> bool;
}

impl Offers for solkeeper::first_martians::Game {
    fn offers_of(&self, command: &Command) -> bool {
        use solkeeper::play::Game as _;
        self.decide(command).is_ok()
    }
}

/// Plays the present chapter, and goes on.
fn chapter(campaign: &mut Campaign, folders: &Folders, end: End) {
    let (mut session, _) = campaign
        .resume_chapter(folders)
        .block_on()
        .expect("a chapter");
    ended(&mut session, end);
    let state = session.game().state().clone();
    campaign
        .advance(folders, &state, None)
        .block_on()
        .expect("it goes on");
}

fn at(campaign: &Campaign) -> (&str, u32, u32, u32) {
    let begun = campaign.begun().expect("a chapter");
    (&begun.chapter, begun.position, begun.attempt, begun.retries)
}

/// Closes the campaign and opens it again.
fn reopened(folders: &Folders, campaign: Campaign) -> Campaign {
    let id = campaign.id().to_owned();
    drop(campaign);
    let (campaign, notices) = Campaign::open(folders, &id).block_on().expect("it opens");
    assert_eq!(notices, [], "nothing was wrong with it");
    campaign
}

#[test]
fn nothing_is_wrong_with_the_campaign_of_the_tests() {
    assert_eq!(campaigns(&files()), [CAMPAIGN]);
    let found = diagnose_campaign(&files(), CAMPAIGN);
    assert!(
        found.iter().all(|it| it.code.id() == "never-in-time"),
        "{found:#?}"
    );
}

#[test]
fn what_was_chosen_in_the_set_up_of_a_chapter_holds_for_the_next() {
    let (_, folders) = in_memory();
    let mut campaign = begun(&folders);
    let (mut session, _) = campaign
        .resume_chapter(&folders)
        .block_on()
        .expect("a chapter");
    play(&mut session, Command::KeepBoard { full: true });
    play(
        &mut session,
        Command::SetDice {
            dice: ComponentSource::Digital,
        },
    );
    ended(&mut session, End::Died(2));
    campaign
        .advance(&folders, &session.game().state().clone(), None)
        .block_on()
        .expect("it goes on");
    drop(session);
    let mut campaign = reopened(&folders, campaign);
    let (session, _) = campaign
        .resume_chapter(&folders)
        .block_on()
        .expect("a chapter");
    let state = session.game().state();
    assert_eq!(
        (state.step.clone(), campaign.begun().map(|it| it.position)),
        (Step::Crew, Some(2))
    );
    assert!(state.board_state().is_some(), "the app keeps the board");
    assert_eq!(
        (state.dice, state.cards),
        (ComponentSource::Digital, ComponentSource::Digital)
    );
}

#[test]
fn a_chapter_that_was_won_with_trust_leads_past_the_second() {
    let (_, folders) = in_memory();
    let mut campaign = begun(&folders);
    chapter(&mut campaign, &folders, End::Won);
    let mut campaign = reopened(&folders, campaign);
    assert_eq!(
        at(&campaign),
        ("the-auction", 2, 1, 0),
        "both events have come, and each counts trust"
    );
    let begun = campaign.begun().unwrap();
    assert_eq!(
        (
            begun.kept.crew[0].name.as_deref(),
            begun.kept.counters["trust"]
        ),
        (Some("Ada"), 2)
    );
    let (session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    let state = session.game().state();
    assert_eq!(state.crew.astronauts[0].name.as_deref(), Some("Ada"));
    assert!(
        state.people.contains_key("envoy") && state.counters.is_empty(),
        "it takes the envoy, and no counter"
    );
    drop(session);
    chapter(&mut campaign, &folders, End::Lost);
    let campaign = reopened(&folders, campaign);
    assert_eq!(
        campaign.ended().map(|(ending, _)| ending.as_str()),
        Some("one-ledger")
    );
}

#[test]
fn a_lost_chapter_is_played_again_as_often_as_its_author_says() {
    let (_, folders) = in_memory();
    let mut campaign = begun(&folders);
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    ended(&mut session, End::Lost);
    assert!(campaign.border(session.game()).unwrap().may_retry);
    campaign
        .retry(&folders, session.game())
        .block_on()
        .expect("once");
    drop(session);
    let mut campaign = reopened(&folders, campaign);
    assert_eq!(at(&campaign), ("landing", 1, 2, 1));
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    assert_eq!(
        session.game().state().carried.as_ref().unwrap().start.len(),
        1,
        "another attempt has a better start"
    );
    ended(&mut session, End::Lost);
    let border = campaign.border(session.game()).unwrap();
    assert_eq!(
        (border.outcome, border.may_retry),
        (EndingOutcome::Lost, false)
    );
    assert!(
        campaign.retry(&folders, session.game()).block_on().is_err(),
        "not twice"
    );
    let state = session.game().state().clone();
    drop(session);
    campaign
        .advance(&folders, &state, None)
        .block_on()
        .expect("it goes on");
    assert_eq!(at(&campaign), ("old-iron", 2, 1, 0));
}

#[test]
fn a_newcomer_takes_the_seat_of_the_dead_and_what_lay_with_them_is_gone() {
    let (_, folders) = in_memory();
    let mut campaign = begun(&folders);
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    ended(&mut session, End::Died(0));
    let spots = [
        (BoardCounter::Wounds(1), 2),
        (BoardCounter::Wounds(0), 5),
        (BoardCounter::Condition(1, Condition::ALL[0]), 1),
    ];
    let said = said_board(spots.into(), &BTreeMap::new());
    let asked = campaign.border(session.game()).unwrap();
    let asked = asked.questions.spots();
    assert!(
        asked.contains(&BoardCounter::Wounds(1)) && !asked.contains(&BoardCounter::Discoveries),
        "it gives wounds and Conditions"
    );
    let state = session.game().state().clone();
    drop(session);
    campaign
        .advance(&folders, &state, Some(&said))
        .block_on()
        .expect("it goes on");
    let kept = campaign.begun().unwrap().kept.clone();
    assert_eq!(
        (kept.lost[0].name.as_deref(), kept.crew[0].name.as_deref()),
        (Some("Ada"), None)
    );
    assert_eq!(
        kept.board.spots.keys().cloned().collect::<Vec<_>>(),
        [
            BoardCounter::Wounds(1),
            BoardCounter::Condition(1, Condition::ALL[0])
        ]
    );
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    let free = session
        .table()
        .offers()
        .iter()
        .any(|offer| matches!(offer.command, Command::SetPlayers { .. }));
    assert!(!free, "the crew keeps its size");
    play(&mut session, Command::KeepBoard { full: true });
    while session.game().state().sol == 0 {
        play(&mut session, Command::Continue {});
    }
    let board = session.game().state().board_state().unwrap().clone();
    assert!(
        board.crew[1].conditions.contains(&Condition::ALL[0]),
        "the board begins with what crossed"
    );
    assert_eq!(
        board.crew[1].wounds, 0,
        "this chapter takes Conditions alone"
    );
    let pool = session.game().mission().game_box.board.conditions[&Condition::ALL[0]];
    assert_eq!(
        board.get(&BoardCounter::Pool(Condition::ALL[0])),
        Some(pool - 1)
    );
    ended(&mut session, End::Died(1));
    drop(session);
    let (session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    let state = session.game().state().clone();
    campaign
        .advance(&folders, &state, None)
        .block_on()
        .expect("it ends");
    let (ending, kept) = campaign.ended().expect("it is over");
    assert_eq!((ending.as_str(), kept.lost.len()), ("one-flag-at-half", 2));
}

#[test]
fn undo_leads_back_over_the_border_and_the_same_way_again_takes_the_chapter_up() {
    let (_, folders) = in_memory();
    let mut campaign = begun(&folders);
    chapter(&mut campaign, &folders, End::Lost);
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    play(
        &mut session,
        Command::SetName {
            seat: 1,
            name: "Bo".to_owned(),
        },
    );
    let played = session.id().to_owned();
    drop(session);
    assert!(campaign.back(&folders).block_on().unwrap());
    let mut campaign = reopened(&folders, campaign);
    assert_eq!(at(&campaign), ("landing", 1, 1, 0));
    let (session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    let state = session.game().state().clone();
    drop(session);
    campaign.advance(&folders, &state, None).block_on().unwrap();
    let (session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    assert_eq!(
        (session.id(), session.table().last_record()),
        (played.as_str(), 1),
        "the chapter goes on where it was"
    );
    drop(session);
    // Another end of the first chapter: the later one is thrown away, and can be found there.
    assert!(campaign.back(&folders).block_on().unwrap());
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    session.play(&PlayerAction::Undo).block_on().unwrap();
    play(&mut session, Command::ReportDeath { seat: 2 });
    let state = session.game().state().clone();
    drop(session);
    campaign.advance(&folders, &state, None).block_on().unwrap();
    assert_eq!(at(&campaign), ("old-iron", 2, 2, 0));
    let thrown: Vec<String> = folders
        .list_wastebasket()
        .block_on()
        .into_iter()
        .map(|it| it.id)
        .collect();
    assert_eq!(thrown, [played]);
    assert!(
        !campaign.back(&folders).block_on().unwrap() || campaign.begun().unwrap().position == 1
    );
}

#[test]
fn an_interruption_between_two_chapters_loses_nothing() {
    for fault in [Fault::Refuse, Fault::Tear { bytes: 20 }, Fault::Unreported] {
        let (memory, folders) = in_memory();
        let mut campaign = begun(&folders);
        let id = campaign.id().to_owned();
        let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
        ended(&mut session, End::Lost);
        let state = session.game().state().clone();
        drop(session);
        memory.plan(Some(FaultPlan::at(1, fault)));
        assert!(
            campaign.advance(&folders, &state, None).block_on().is_err(),
            "{fault:?}"
        );
        memory.plan(None);
        drop(campaign);
        // The file of the chapter was there before the line that names it.
        let (mut campaign, _) = Campaign::open(&folders, &id).block_on().expect("it opens");
        assert_eq!(at(&campaign), ("old-iron", 2, 1, 0), "{fault:?}");
        let (session, _) = campaign
            .resume_chapter(&folders)
            .block_on()
            .expect("its chapter opens");
        assert_eq!(
            session.game().state().carried.as_ref().unwrap().crew.len(),
            3
        );
    }
}

#[test]
fn damage_anywhere_in_the_save_of_a_campaign_costs_no_chapter() {
    let place = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(place.path());
    let mut campaign = begun(&folders);
    chapter(&mut campaign, &folders, End::Lost);
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().unwrap();
    play(
        &mut session,
        Command::SetName {
            seat: 1,
            name: "Bo".to_owned(),
        },
    );
    drop(session);
    let (id, wanted) = (campaign.id().to_owned(), campaign.begun().cloned());
    drop(campaign);
    let path = place.path().join(format!("saves/{id}.journal"));
    let sound = std::fs::read(&path).unwrap();
    let step = sound.len() / 100;
    for number in 0..100 {
        let mut bytes = sound.clone();
        bytes[number * step] ^= 1 << (number % 7);
        std::fs::write(&path, &bytes).unwrap();
        let (mut campaign, _) = Campaign::open(&folders, &id)
            .block_on()
            .unwrap_or_else(|error| panic!("byte {}: {error}", number * step));
        assert_eq!(campaign.begun(), wanted.as_ref(), "byte {}", number * step);
        if number % 10 == 0 {
            let (session, _) = campaign
                .resume_chapter(&folders)
                .block_on()
                .expect("its chapter");
            assert_eq!(
                session.game().state().crew.astronauts[1].name.as_deref(),
                Some("Bo"),
                "byte {}",
                number * step
            );
        }
        drop(campaign);
        std::fs::write(&path, &sound).unwrap();
    }
    std::fs::remove_file(&path).unwrap();
    let (campaign, notices) = Campaign::open(&folders, &id)
        .block_on()
        .expect("it is rebuilt from its chapters");
    assert_eq!((campaign.begun(), notices.len()), (wanted.as_ref(), 1));
}

#[test]
fn lists_show_one_campaign_and_nothing_of_a_later_chapter() {
    let place = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(place.path());
    let mut campaign = begun(&folders);
    chapter(&mut campaign, &folders, End::Lost);
    let id = campaign.id().to_owned();
    drop(campaign);
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_solkeeper"))
        .args([
            "--json",
            "--data-dir",
            &place.path().to_string_lossy(),
            "saves",
        ])
        .output()
        .expect("the program runs");
    let listed: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
    assert_eq!(listed[0]["id"], id.as_str());
    for entry in std::fs::read_dir(place.path().join("saves")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap_or_default();
        for later in ["The Auction", "the-auction", "One Ledger", "Il listino"] {
            assert!(!text.contains(later), "{later}");
        }
    }
    let shared = stories::share(&folders, Language::English, &id)
        .block_on()
        .expect("a story");
    let told = std::fs::read_to_string(shared.markdown).expect("the story");
    assert!(told.starts_with("# Two Crews"), "{told}");
    let places: Vec<usize> = [
        "Chapter 1: Landing",
        "The ramp is down",
        "The mission is lost",
        "Chapter 2: Old Iron",
        "still has the key",
    ]
    .iter()
    .map(|piece| {
        told.find(piece)
            .unwrap_or_else(|| panic!("{piece} in {told}"))
    })
    .collect();
    assert!(places.is_sorted(), "in the order of play");
    assert!(!told.contains("Auction"));
    // All files of a campaign go together, and come back.
    folders.delete_save(&id).block_on().unwrap();
    assert!(
        std::fs::read_dir(place.path().join("saves"))
            .unwrap()
            .all(|it| !it
                .unwrap()
                .file_name()
                .to_string_lossy()
                .ends_with(".journal"))
    );
    folders.restore_save(&id).block_on().unwrap();
    let (campaign, _) = Campaign::open(&folders, &id)
        .block_on()
        .expect("it is back");
    assert_eq!(at(&campaign), ("old-iron", 2, 1, 0));
    drop(campaign);
    let copy = folders.duplicate(&id).block_on().unwrap();
    let (campaign, _) = Campaign::open(&folders, &copy).block_on().expect("a copy");
    assert_eq!(at(&campaign), ("old-iron", 2, 1, 0));
    assert!(
        campaign
            .chapter_save(&folders)
            .block_on()
            .unwrap()
            .starts_with(&copy)
    );
}

#[test]
fn the_save_says_that_the_program_before_must_not_play_it() {
    let place = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(place.path());
    let campaign = begun(&folders);
    for id in [
        campaign.id().to_owned(),
        campaign.chapter_save(&folders).block_on().unwrap(),
    ] {
        let text =
            std::fs::read_to_string(place.path().join(format!("saves/{id}.journal"))).unwrap();
        assert!(
            text.lines().next().unwrap().contains("\"format\":3"),
            "{id}"
        );
    }
}

/// The missions of the chapters.
fn missions() -> (CampaignFile, BTreeMap<String, Arc<Mission>>) {
    let files = files();
    let campaign = load_campaign(&files, CAMPAIGN)
        .campaign
        .expect("a campaign");
    let missions = campaign.chapters.iter().map(|chapter| {
        let own = chapter_files(&files, CAMPAIGN, &campaign, chapter);
        let mission = load(&own, &chapter.id).mission.expect("a chapter");
        (chapter.id.clone(), Arc::new(mission))
    });
    let missions = missions.collect();
    (campaign, missions)
}

/// Both players, in both modes: every chapter ends, whatever crossed into it, and every campaign comes to one of its endings.
#[test]
fn random_and_careful_players_come_to_an_ending_of_the_campaign() {
    let (campaign, missions) = missions();
    let mut whole = CampaignTally::default();
    let styles = [Style::Random, Style::Careful, Style::Impulsive];
    for (style, full) in styles
        .into_iter()
        .flat_map(|style| [(style, false), (style, true)])
    {
        for players in 1..=4 {
            for seed in 0..3 {
                let setting = SimulationSetting {
                    players,
                    style,
                    full,
                };
                let tally = play_campaign(&campaign, &missions, setting, seed);
                whole.add(
                    tally.unwrap_or_else(|error| panic!("{setting:?}, seed {seed}: {error:?}")),
                );
            }
        }
    }
    assert_eq!(
        whole.endings.values().sum::<u64>(),
        72,
        "each came to an ending"
    );
    assert_eq!(
        whole.endings.len(),
        2,
        "to both of them: {:?}",
        whole.endings
    );
    assert!(whole.ways.len() >= 3, "by several ways: {:?}", whole.ways);
    assert_eq!(whole.chapters.len(), 3);
}

/// What crosses into a chapter is counted with how the chapter went, and is what the chapters before have left.
#[test]
fn what_crosses_is_counted_with_what_came_of_it() {
    let (campaign, missions) = missions();
    let setting = SimulationSetting {
        players: 3,
        style: Style::Careful,
        full: true,
    };
    for seed in 0..4 {
        let tally = play_campaign(&campaign, &missions, setting, seed).expect("an end");
        assert!(
            tally.chapters["landing"].carried.is_empty(),
            "nothing crosses into the first chapter"
        );
        for (id, chapter) in &tally.chapters {
            let all = chapter.win_rate();
            assert_eq!(
                u64::from(chapter.came.games),
                all.games,
                "{id}: each attempt is tallied"
            );
            assert!(
                chapter
                    .carried
                    .values()
                    .all(|it| it.won <= all.won && it.games <= all.games),
                "{id}"
            );
            let kept = kept_before(&campaign, &missions, setting, seed, id)
                .expect("an end")
                .expect("it is played");
            let carried = kept.for_chapter(&campaign.chapter(id).expect("a chapter").takes);
            assert!(
                carried
                    .flags
                    .iter()
                    .all(|flag| chapter.carried.contains_key(&Crossed::Flag(flag.clone()))),
                "{id}"
            );
            for (counter, number) in carried.counters {
                assert!(
                    chapter
                        .carried
                        .contains_key(&Crossed::Counter(counter.clone(), number)),
                    "{id}: {counter} {number}"
                );
            }
        }
        let kept = |chapter: &str| {
            tally
                .chapters
                .get(chapter)
                .map(|it| it.kept.keys().cloned().collect::<Vec<_>>())
        };
        assert!(kept("landing").is_some_and(|it| {
            it.iter()
                .any(|it| matches!(it, Crossed::Counter(id, _) if id == "trust"))
        }));
    }
    assert_eq!(
        kept_before(&campaign, &missions, setting, 1, "no-chapter").expect("an end"),
        None
    );
}
