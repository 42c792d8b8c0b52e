//! Which ending is told: for every shipped mission, in every state that its endings look at.

use std::collections::BTreeSet;
use std::sync::Arc;

use solkeeper::content::{load, missions, shipped};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::{Mission, ObjectiveKind};
use solkeeper::first_martians::state::{Progress, Start, Step};
use solkeeper::play::{Game as _, GameHistory};

use crate::support::Played;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Won,
    Lost,
    Died,
}

/// What the endings look at.
#[derive(Debug)]
struct End {
    way: Way,
    /// The objectives that are met, besides the mandatory ones of a victory.
    met: BTreeSet<&'static str>,
    flags: BTreeSet<&'static str>,
    morale: i8,
}

impl End {
    fn won(&self) -> bool {
        self.way == Way::Won
    }

    fn lost(&self) -> bool {
        self.way == Way::Lost
    }

    fn died(&self) -> bool {
        self.way == Way::Died
    }

    fn met(&self, objective: &str) -> bool {
        self.met.contains(objective)
    }

    fn flag(&self, flag: &str) -> bool {
        self.flags.contains(flag)
    }
}

/// An ending, and when it is told.
type Told = (&'static str, fn(&End) -> bool);

struct Endings {
    mission: &'static str,
    objectives: &'static [&'static str],
    flags: &'static [&'static str],
    told: &'static [Told],
}

const ENDINGS: [Endings; 3] = [
    Endings {
        mission: "make-yourself-at-home",
        objectives: &["crashed-probes", "probe-spare-parts"],
        flags: &[],
        told: &[
            ("a-place-to-live", |it| it.won() && probes(it)),
            ("standing-on-tired-feet", |it| it.won() && !probes(it) && it.morale <= -1),
            ("room-enough", |it| it.won() && !probes(it) && it.morale > -1),
            ("not-yet-a-home", End::lost),
            ("an-empty-bunk", End::died),
        ],
    },
    Endings {
        mission: "a-grain-of-salt",
        objectives: &["the-deep-well", "a-guest-at-table"],
        flags: &["careless", "dish-empty", "earth-knows", "unsaid"],
        told: &[
            ("a-seat-for-the-guest", |it| it.won() && clean(it) && fed(it)),
            ("a-face-we-know", |it| it.won() && it.flag("careless")),
            ("a-proof-without-a-witness", |it| it.won() && !it.flag("careless") && it.flag("dish-empty")),
            ("out-loud", |it| it.won() && clean(it) && !fed(it) && it.flag("earth-knows")),
            ("the-sealed-page", |it| it.won() && clean(it) && !fed(it) && !it.flag("earth-knows") && it.flag("unsaid")),
            ("half-a-sentence", |it| it.won() && clean(it) && !fed(it) && !it.flag("earth-knows") && !it.flag("unsaid")),
            ("a-promise-to-earth", |it| it.lost() && it.flag("earth-knows")),
            ("an-open-question", |it| it.lost() && !it.flag("earth-knows")),
            ("one-voice-fewer", End::died),
        ],
    },
    Endings {
        mission: "the-quiet-valley",
        objectives: &["question-and-answer", "the-saddle", "memory-core", "last-fix"],
        flags: &["torn-record", "valley-broken", "wrong-arm"],
        told: &[
            ("two-grounds", |it| it.won() && heard(it) && it.met("the-saddle")),
            ("heard-to-the-end", |it| it.won() && heard(it) && !it.met("the-saddle")),
            ("what-the-valley-kept", |it| it.won() && !heard(it) && it.flag("valley-broken")),
            ("half-a-record", |it| it.won() && !heard(it) && !it.flag("valley-broken") && it.flag("torn-record")),
            ("a-long-way-round", |it| it.won() && !heard(it) && plain(it) && it.flag("wrong-arm")),
            ("lights-on-the-plain", |it| it.won() && !heard(it) && plain(it) && !it.flag("wrong-arm")),
            ("white-squares", |it| it.lost() && it.met("memory-core")),
            ("within-sight", |it| it.lost() && !it.met("memory-core") && it.met("last-fix")),
            ("a-light-going-over", |it| it.lost() && !it.met("memory-core") && !it.met("last-fix")),
            ("one-voice-fewer", End::died),
        ],
    },
];

fn probes(it: &End) -> bool {
    it.met("crashed-probes") && it.met("probe-spare-parts")
}

fn clean(it: &End) -> bool {
    !it.flag("careless") && !it.flag("dish-empty")
}

fn fed(it: &End) -> bool {
    it.met("the-deep-well") && it.met("a-guest-at-table")
}

/// The record is whole, and what was asked was answered.
fn heard(it: &End) -> bool {
    it.met("question-and-answer") && !it.flag("torn-record")
}

fn plain(it: &End) -> bool {
    !it.flag("valley-broken") && !it.flag("torn-record")
}

/// Every choice of some of these.
fn subsets(all: &[&'static str]) -> Vec<BTreeSet<&'static str>> {
    let one =
        |number: usize| all.iter().enumerate().filter(move |(place, _)| (number >> place) & 1 == 1).map(|(_, it)| *it).collect();
    (0..(1_usize << all.len())).map(one).collect()
}

/// The ending that is told; objectives that were hidden and are not met are shown, or not.
fn told(mission: &Arc<Mission>, end: &End, shown: bool) -> Option<String> {
    let start = Start { seed: 7, players: 2, read_before: BTreeSet::new() };
    let game = Game::new(Arc::clone(mission), &start);
    let mut state = game.state().clone();
    state.step = Step::CleanUp;
    state.sol = game.sheet().sols();
    state.morale = end.morale;
    state.flags = end.flags.iter().map(|flag| (*flag).to_owned()).collect();
    for objective in &mission.sheet.objectives {
        let won = objective.kind == ObjectiveKind::Mandatory && end.won();
        let met = won || end.met(&objective.id);
        let progress = Progress {
            shown: met || shown || !objective.hidden,
            done: 0,
            met: met.then_some(1),
            failed: None,
            closed: false,
            goal: None,
        };
        let _ = state.objectives.insert(objective.id.clone(), progress);
    }
    let mut played = Played { table: GameHistory::new(game.with_state(state)) };
    let mut facts = match end.way {
        Way::Died => played.play(Command::ReportDeath { seat: 0 }),
        Way::Won | Way::Lost => played.play(Command::NextSol {}),
    };
    if played.game().state().step == Step::Threshold {
        facts = played.play(Command::AnswerThreshold { met: true });
    }
    facts.into_iter().find_map(|fact| if let Fact::Ended { ending, .. } = fact { Some(ending) } else { None }).flatten()
}

#[test]
fn every_ending_of_a_shipped_mission_is_told_in_its_states_and_in_no_other() {
    let files = shipped::files();
    assert_eq!(missions(&files), ENDINGS.iter().map(|it| it.mission).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());
    for Endings { mission, objectives, flags, told: table } in ENDINGS {
        let loaded = Arc::new(load(&files, mission).mission.expect("a shipped mission"));
        let mut seen = BTreeSet::new();
        for way in [Way::Won, Way::Lost, Way::Died] {
            for met in subsets(objectives) {
                for flags in subsets(flags) {
                    for (morale, shown) in [(-2, false), (-1, true), (0, false), (3, true)] {
                        let end = End { way, met: met.clone(), flags: flags.clone(), morale };
                        let fits: Vec<&str> = table.iter().filter(|(_, fits)| fits(&end)).map(|(id, _)| *id).collect();
                        assert_eq!(fits.len(), 1, "{mission}: {fits:?} in {end:?}");
                        assert_eq!(told(&loaded, &end, shown).as_deref(), Some(fits[0]), "{mission}: {end:?}, shown: {shown}");
                        let _ = seen.insert(fits[0]);
                    }
                }
            }
        }
        let all: BTreeSet<&str> = loaded.sheet.endings.iter().map(|ending| ending.id.as_str()).collect();
        assert_eq!(seen, all, "{mission}");
    }
}
