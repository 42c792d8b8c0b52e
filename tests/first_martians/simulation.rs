//! Games that play by themselves, counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use solkeeper::content::campaign::{chapter_files, load_campaign};
use solkeeper::content::{self, shipped as in_the_program};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::campaign::Chapter;
use solkeeper::first_martians::dealt_set_up::next_aom;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{
    CampaignTally, Crossed, Gauge, Occurrence, SimulationSetting, Tally, play, play_campaign,
    possible,
};
use solkeeper::first_martians::state::Start;
use solkeeper::play::Game as _;

use crate::support::{linked, mission_file, shipped};

const FULL: SimulationSetting = SimulationSetting {
    players: 1,
    style: Style::Careful,
    full: true,
};

/// How many games each shipped mission is played with each number of players; every command is looked up among the offers.
fn games() -> u64 {
    crate::support::games(3)
}

#[test]
fn every_shipped_mission_is_played_to_its_end_by_any_number() {
    let files = in_the_program::files();
    let missions = content::missions(&files);
    assert_eq!(missions.len(), 6, "{missions:?}");
    for id in missions {
        let mission = Arc::new(content::load(&files, &id).mission.expect("shipped"));
        let possible = possible(&mission);
        let mut sum = Tally::default();
        for players in 1..=4 {
            let setting = SimulationSetting { players, ..FULL };
            for seed in 0..games() {
                sum.add(
                    play(&mission, setting, seed).unwrap_or_else(|why| {
                        panic!("{id}, {players} players, seed {seed}: {why:?}")
                    }),
                );
            }
        }
        assert_eq!(u64::from(sum.games), 4 * games());
        assert!(sum.sols.median() >= 5, "{id}: {:?}", sum.sols);
        let unforeseen: Vec<_> = sum
            .occurrences
            .keys()
            .filter(|what| !possible.contains(what))
            .collect();
        assert!(unforeseen.is_empty(), "{id}: {unforeseen:?}");
    }
}

#[test]
fn the_shipped_campaign_is_played_to_an_end_by_any_number() {
    let files = in_the_program::files();
    let campaign = load_campaign(&files, "the-two-crews")
        .campaign
        .expect("shipped");
    let mission = |chapter: &Chapter| {
        let own = chapter_files(&files, "the-two-crews", &campaign, chapter);
        (
            chapter.id.clone(),
            Arc::new(content::load(&own, &chapter.id).mission.expect("a chapter")),
        )
    };
    let missions: BTreeMap<_, _> = campaign.chapters.iter().map(mission).collect();
    let mut sum = CampaignTally::default();
    for (players, style) in
        (1..=4).flat_map(|players| [(players, Style::Careful), (players, Style::Impulsive)])
    {
        let setting = SimulationSetting {
            players,
            style,
            ..FULL
        };
        let played = play_campaign(&campaign, &missions, setting, 5);
        sum.add(played.unwrap_or_else(|why| panic!("{setting:?}: {why:?}")));
    }
    assert_eq!(sum.endings.values().sum::<u64>(), 8, "{:?}", sum.endings);
    for (chapter, tally) in &sum.chapters {
        let possible = possible(&missions[chapter]);
        let unforeseen: Vec<_> = tally
            .came
            .occurrences
            .keys()
            .filter(|what| !possible.contains(what))
            .collect();
        assert!(unforeseen.is_empty(), "{chapter}: {unforeseen:?}");
        for crossed in tally.kept.keys() {
            let is_within = |id: &str, number: i16| match id {
                "trust" => (0..=8).contains(&number),
                "slate" => (-2..=2).contains(&number),
                _ => number >= 0,
            };
            if let Crossed::Counter(id, number) = crossed {
                assert!(is_within(id, *number), "{chapter} hands on {id} {number}");
            }
        }
    }
}

#[test]
fn a_careful_crew_dares_the_dice_and_does_what_the_mission_asks() {
    let mut sum = Tally::default();
    (0..4).for_each(|seed| {
        sum.add(play(shipped(), SimulationSetting { players: 2, ..FULL }, seed).expect("an end"));
    });
    let came = |kind: Occurrence| {
        sum.occurrences
            .iter()
            .filter(|((of, _), _)| *of == kind)
            .map(|(_, count)| count.times)
            .sum::<u32>()
    };
    assert!(
        came(Occurrence::Adventure) >= sum.games,
        "dice are rolled, not only made sure: {}",
        came(Occurrence::Adventure)
    );
    assert!(came(Occurrence::EventAction) > 0);
    let adjusted = sum.of(Occurrence::Action, "make-adjustments");
    assert!(
        adjusted.times > adjusted.games,
        "an action of the mission is done more than once a game"
    );
}

/// What the careful player never takes is taken too, and the games are still played with sense.
#[test]
fn an_impulsive_crew_takes_any_option_and_plans_as_a_careful_one() {
    let mission = Arc::new(
        content::load(&in_the_program::files(), "brown-sky")
            .mission
            .expect("shipped"),
    );
    let played = |style: Style| {
        let mut sum = Tally::default();
        (0..6).for_each(|seed| {
            sum.add(
                play(
                    &mission,
                    SimulationSetting {
                        players: 3,
                        style,
                        full: true,
                    },
                    seed,
                )
                .expect("an end"),
            );
        });
        sum
    };
    let (careful, impulsive) = (played(Style::Careful), played(Style::Impulsive));
    let options = |tally: &Tally| {
        tally
            .occurrences
            .keys()
            .filter(|(kind, _)| *kind == Occurrence::Option)
            .count()
    };
    assert!(
        options(&impulsive) > options(&careful),
        "{} and {}",
        options(&impulsive),
        options(&careful)
    );
    let met = |tally: &Tally| tally.of(Occurrence::Objective, "the-second-bus").games;
    assert!(
        met(&impulsive) >= 4,
        "objectives are gone after: {}",
        met(&impulsive)
    );
}

#[test]
fn small_crews_take_the_aoms_that_the_mission_calls_for() {
    for (players, expected) in [
        (1, &[][..]),
        (2, &["build", "explore"]),
        (3, &["build"]),
        (4, &[]),
    ] {
        let start = Start {
            seed: 1,
            players,
            read_before: std::collections::BTreeSet::new(),
        };
        let mut game = Game::new(Arc::clone(shipped()), &start);
        while let Some(command) = next_aom(&game) {
            let facts = game.decide(&command).expect("offered").facts;
            facts.iter().for_each(|fact| game.apply(fact));
        }
        assert_eq!(
            game.state()
                .crew
                .aoms
                .iter()
                .map(String::as_str)
                .collect::<Vec<_>>(),
            expected,
            "{players} players"
        );
    }
}

#[test]
fn a_penalty_without_anything_to_strike_stops_no_game() {
    // The Probe Bay takes a sample while no region has one: nobody can be asked which.
    let game = play(shipped(), FULL, 12).expect("it comes to its end");
    assert_eq!(game.games, 1);
}

#[test]
fn what_is_added_up_does_not_mind_the_order() {
    let games: Vec<Tally> = (1..5)
        .map(|seed| {
            play(
                shipped(),
                SimulationSetting {
                    full: false,
                    ..FULL
                },
                seed,
            )
            .expect("an end")
        })
        .collect();
    let sum = |games: &mut dyn Iterator<Item = &Tally>| {
        games.fold(Tally::default(), |mut sum, game| {
            sum.add(game.clone());
            sum
        })
    };
    let whole = sum(&mut games.iter());
    assert_eq!(whole, sum(&mut games.iter().rev()));
    assert_eq!(whole.games, 4);
    assert_eq!(whole.sols.count(), 4);
    let morale = whole.gauges.get(&Gauge::Morale).expect("it is looked at");
    let last = u8::try_from(whole.sols.max()).expect("a sol");
    assert_eq!(
        morale.keys().copied().collect::<Vec<_>>(),
        (1..=last).collect::<Vec<_>>(),
        "every sol once"
    );
    for id in whole
        .occurrences
        .keys()
        .filter(|(kind, _)| *kind == Occurrence::Event)
    {
        let each: u32 = games.iter().map(|game| game.of(id.0, &id.1).times).sum();
        assert_eq!(whole.of(id.0, &id.1).times, each);
    }
}

#[test]
fn everything_that_comes_is_something_that_can_come() {
    let possible = possible(shipped());
    for style in [Style::Careful, Style::Random] {
        for seed in 0..6 {
            let game = play(
                shipped(),
                SimulationSetting {
                    players: 3,
                    style,
                    full: false,
                },
                seed,
            )
            .expect("an end");
            for what in game.occurrences.keys() {
                assert!(possible.contains(what), "{what:?}");
            }
            let never = game.never(&possible);
            assert_eq!(
                never.len() + game.occurrences.len(),
                possible.len(),
                "it came, or it did not"
            );
        }
    }
    for kind in [
        Occurrence::Event,
        Occurrence::Adventure,
        Occurrence::Malfunction,
        Occurrence::FollowUp,
        Occurrence::Consequence,
        Occurrence::Option,
        Occurrence::Ending,
    ] {
        assert!(possible.iter().any(|(of, _)| *of == kind), "{kind:?}");
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let again = Arc::clone(shipped());
    assert_eq!(play(shipped(), FULL, 2), play(&again, FULL, 2));
    assert_ne!(play(shipped(), FULL, 2), play(shipped(), FULL, 3));
}

#[test]
fn careful_players_lower_a_track_that_rises_with_the_action_that_lowers_it() {
    // Everything that is known of the track is that it rises, and that an action lowers it.
    let mut sheet = mission_file();
    let text = |value: serde_json::Value| value.to_string();
    sheet.tracks = serde_json::from_str(&text(
        serde_json::json!([{"id": "signal", "start": 0, "min": 0, "max": 6}]),
    ))
    .expect("JSON");
    let rises = serde_json::json!([{"track": {"track": "signal", "by": 2}}]);
    sheet.production = serde_json::from_str(&text(rises)).expect("JSON");
    let lowers = serde_json::json!([{"id": "tune", "cost": {"pawns": 1}, "effects": [{"track": {"track": "signal", "by": -2}}]}]);
    sheet.actions = serde_json::from_str(&text(lowers)).expect("JSON");
    sheet
        .objectives
        .retain(|objective| objective.id == "panel" || objective.id == "hub");
    sheet.events.clear();
    let mission = Arc::new(linked(sheet, crate::support::deck()));
    for full in [false, true] {
        let setting = SimulationSetting {
            players: 2,
            full,
            ..FULL
        };
        let mut sum = Tally::default();
        (0..4).for_each(|seed| {
            sum.add(
                play(&mission, setting, seed).unwrap_or_else(|why| panic!("seed {seed}: {why:?}")),
            );
        });
        assert!(
            sum.of(Occurrence::Action, "tune").times > 0,
            "the app keeps the board: {full}"
        );
        let highest = sum
            .gauges
            .get(&Gauge::Track("signal".to_owned()))
            .into_iter()
            .flat_map(|sols| sols.values())
            .map(|it| it.median());
        assert!(highest.max() < Some(6), "the app keeps the board: {full}");
    }
}
