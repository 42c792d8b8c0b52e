//! Which ending is told: for every shipped mission, in every state that its endings look at. Why, and what an ending may never tell, is in
//! `docs/design/endings/`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use solkeeper::content::campaign::{chapter_files, load_campaign};
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
    /// Tracks of the mission and counters.
    numbers: BTreeMap<&'static str, i16>,
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

    fn number(&self, id: &str) -> i16 {
        self.numbers.get(id).copied().unwrap_or(0)
    }

    /// Whether somebody was drawn who comes.
    fn drawn(&self) -> bool {
        self.flag("six-come") || self.flag("two-come")
    }
}

/// An ending, and when it is told.
type Told = (&'static str, fn(&End) -> bool);

struct Endings {
    mission: &'static str,
    objectives: &'static [&'static str],
    flags: &'static [&'static str],
    /// Astronauts that endings ask for; a state says of them too whether they are remembered.
    people: &'static [&'static str],
    /// Walkers that endings ask for; a state says of them too whether they have arrived.
    walkers: &'static [&'static str],
    /// Tracks of the mission and counters that endings ask for, with the numbers that make a difference.
    numbers: &'static [(&'static str, &'static [i16])],
    /// Endings that an effect names, and no state at the end of a sol leads to.
    named: &'static [&'static str],
    /// Whether these flags are never set together.
    impossible: fn(&End) -> bool,
    told: &'static [Told],
}

const ENDINGS: &[Endings] = &[
    Endings {
        mission: "make-yourself-at-home",
        objectives: &[
            "crashed-probes",
            "probe-spare-parts",
            "six-bunks",
            "the-lay-of-the-land",
        ],
        flags: &["six-come", "two-come", "staying", "promised"],
        people: &[],
        walkers: &[],
        numbers: &[],
        named: &[],
        // One is drawn, and only the crew whose ship does not come may stay.
        impossible: |it| {
            (it.flag("six-come") && it.flag("two-come")) || (it.flag("staying") && it.drawn())
        },
        told: &[
            ("six-coats", |it| {
                it.won() && whole(it) && it.flag("six-come") && it.flag("promised")
            }),
            ("two-cups-more", |it| {
                it.won() && whole(it) && it.flag("two-come") && it.flag("promised")
            }),
            ("unpacked", |it| it.won() && whole(it) && it.flag("staying")),
            ("a-place-to-live", |it| {
                it.won() && whole(it) && !it.flag("staying") && !(it.drawn() && it.flag("promised"))
            }),
            ("the-last-line", |it| it.won() && !whole(it) && broken(it)),
            ("standing-on-tired-feet", |it| {
                it.won() && !whole(it) && !broken(it) && it.morale <= -1
            }),
            ("room-enough", |it| {
                it.won() && !whole(it) && !broken(it) && it.morale > -1
            }),
            ("two-at-the-door", |it| it.lost() && it.flag("two-come")),
            ("another-two-years", |it| it.lost() && it.flag("staying")),
            ("not-yet-a-home", |it| {
                it.lost() && !it.flag("two-come") && !it.flag("staying")
            }),
            ("an-empty-bunk", End::died),
        ],
    },
    Endings {
        mission: "a-grain-of-salt",
        objectives: &["the-deep-well", "a-guest-at-table"],
        flags: &[
            "stowaway",
            "careless",
            "alive",
            "dish-empty",
            "earth-knows",
            "confessed",
            "leaked",
            "unsaid",
        ],
        people: &[],
        walkers: &[],
        numbers: &[],
        named: &[],
        // Earth learns it in one way, and then nothing is unsaid.
        impossible: |it| {
            let told = it.flag("confessed") || it.flag("leaked");
            (it.flag("alive") && it.flag("dish-empty"))
                || (it.flag("confessed") && it.flag("leaked"))
                || (told && !it.flag("earth-knows"))
                || (it.flag("earth-knows") && it.flag("unsaid"))
        },
        told: &[
            ("a-seat-for-the-guest", |it| {
                it.won() && native(it) && fed(it)
            }),
            ("a-face-we-know", |it| it.won() && it.flag("careless")),
            ("a-proof-without-a-witness", |it| {
                it.won() && !it.flag("careless") && it.flag("dish-empty")
            }),
            ("the-first-settler", |it| {
                it.won() && clean(it) && it.flag("stowaway")
            }),
            ("the-second-sentence", |it| {
                it.won() && native(it) && !fed(it) && it.flag("confessed")
            }),
            ("a-private-letter", |it| {
                it.won() && native(it) && !fed(it) && it.flag("leaked")
            }),
            ("out-loud", |it| {
                it.won() && native(it) && !fed(it) && at_once(it)
            }),
            ("the-sealed-page", |it| {
                it.won() && native(it) && !fed(it) && it.flag("unsaid")
            }),
            ("half-a-sentence", |it| {
                it.won() && native(it) && !fed(it) && !it.flag("earth-knows") && !it.flag("unsaid")
            }),
            ("a-promise-to-earth", |it| {
                it.lost() && it.flag("earth-knows")
            }),
            ("behind-the-small-window", |it| {
                it.lost() && !it.flag("earth-knows") && it.flag("alive")
            }),
            ("a-clean-shelf", |it| {
                it.lost() && !it.flag("earth-knows") && it.flag("dish-empty")
            }),
            ("an-open-question", |it| {
                it.lost() && !it.flag("earth-knows") && !it.flag("alive") && !it.flag("dish-empty")
            }),
            ("the-hours-of-the-lamp", |it| it.died() && it.flag("alive")),
            ("one-voice-fewer", |it| it.died() && !it.flag("alive")),
        ],
    },
    Endings {
        mission: "the-quiet-valley",
        objectives: &[
            "question-and-answer",
            "the-saddle",
            "memory-core",
            "last-fix",
        ],
        flags: &["torn-record", "valley-broken", "wrong-arm", "hammer-held"],
        people: &[],
        walkers: &[],
        numbers: &[],
        named: &[],
        impossible: |_| false,
        told: &[
            ("heard-to-the-end", |it| it.won() && heard(it)),
            ("half-a-record", |it| it.won() && it.flag("torn-record")),
            ("what-the-valley-kept", |it| {
                it.won() && !it.flag("torn-record") && it.flag("valley-broken")
            }),
            ("a-long-way-round", |it| {
                it.won()
                    && !it.flag("torn-record")
                    && !it.flag("valley-broken")
                    && it.flag("wrong-arm")
            }),
            ("two-grounds", |it| {
                it.won() && unblemished(it) && !heard(it) && it.met("the-saddle")
            }),
            ("lights-on-the-plain", |it| {
                it.won() && unblemished(it) && !heard(it) && !it.met("the-saddle")
            }),
            ("white-squares", |it| it.lost() && it.met("memory-core")),
            ("within-sight", |it| {
                it.lost() && !it.met("memory-core") && it.met("last-fix")
            }),
            ("a-light-going-over", |it| {
                it.lost() && !it.met("memory-core") && !it.met("last-fix")
            }),
            ("one-voice-fewer", End::died),
        ],
    },
    Endings {
        mission: "quarantine",
        objectives: &["apart", "out-of-the-hub", "steady-hands"],
        flags: &["wrong", "tin"],
        people: &["apart-one"],
        walkers: &[],
        numbers: &[],
        // The Numbness at its top ends the mission itself.
        named: &["the-beds-are-full"],
        // The morning after the blood tells of tin; the source is out only after that, and hands are steady only after the source.
        impossible: |it| {
            (it.flag("tin") && !it.met("apart"))
                || ((it.won() || it.met("out-of-the-hub")) && !it.flag("tin"))
                || (it.met("steady-hands") && !it.won() && !it.met("out-of-the-hub"))
        },
        told: &[
            ("the-red-thread", |it| {
                it.won() && it.met("steady-hands") && !it.flag("wrong")
            }),
            ("a-chair-moved-back", |it| {
                it.won() && !it.met("steady-hands") && !it.flag("wrong") && it.flag("apart-one")
            }),
            ("two-sacks-outside", |it| it.won() && it.flag("wrong")),
            ("what-came-with-the-linen", |it| {
                it.won() && !it.met("steady-hands") && !it.flag("wrong") && !it.flag("apart-one")
            }),
            ("an-ampoule-short", |it| {
                it.lost() && it.met("out-of-the-hub")
            }),
            ("three-suspects", |it| {
                it.lost() && it.flag("tin") && !it.met("out-of-the-hub")
            }),
            ("masks-on", |it| it.lost() && !it.flag("tin")),
            ("an-empty-hook", End::died),
        ],
    },
    Endings {
        mission: "brown-sky",
        objectives: &[
            "a-buried-heat-store",
            "the-second-bus",
            "a-lamp-kept-lit",
            "wipers",
        ],
        flags: &[
            "room-dark",
            "dark-garden",
            "went-to-meet",
            "storm-global",
            "promised",
        ],
        people: &[],
        walkers: &[],
        numbers: &[],
        named: &[],
        // Nothing is known of the three before the second bus stands; with the store, the bus and the lamp the mission is won.
        impossible: |it| {
            let known = it.met("a-lamp-kept-lit") || it.flag("promised") || it.flag("went-to-meet");
            let all = it.met("a-buried-heat-store")
                && it.met("the-second-bus")
                && it.met("a-lamp-kept-lit");
            (!it.won() && !it.met("the-second-bus") && known) || (it.lost() && all)
        },
        told: &[
            ("every-lamp", |it| it.won() && every_lamp(it)),
            ("the-first-flag", |it| {
                it.won() && !every_lamp(it) && it.flag("went-to-meet")
            }),
            ("under-a-brown-planet", |it| {
                it.won() && !every_lamp(it) && !it.flag("went-to-meet") && it.flag("storm-global")
            }),
            ("dark-leaves", |it| {
                it.won() && by_the_lamp(it) && it.flag("dark-garden")
            }),
            ("a-word-kept", |it| {
                it.won() && by_the_lamp(it) && !it.flag("dark-garden") && it.flag("promised")
            }),
            ("a-point-of-light", |it| {
                it.won() && by_the_lamp(it) && !it.flag("dark-garden") && !it.flag("promised")
            }),
            ("a-cold-floor", |it| {
                it.lost() && it.met("the-second-bus") && it.met("a-lamp-kept-lit")
            }),
            ("a-word-given", |it| {
                it.lost()
                    && it.met("the-second-bus")
                    && !it.met("a-lamp-kept-lit")
                    && it.flag("promised")
            }),
            ("no-lamp", |it| {
                it.lost()
                    && it.met("the-second-bus")
                    && !it.met("a-lamp-kept-lit")
                    && !it.flag("promised")
            }),
            ("warm-and-dark", |it| {
                it.lost() && !it.met("the-second-bus") && it.met("a-buried-heat-store")
            }),
            ("the-balance", |it| {
                it.lost() && !it.met("the-second-bus") && !it.met("a-buried-heat-store")
            }),
            ("a-mast-still-lit", |it| {
                it.died() && it.met("the-second-bus")
            }),
            ("one-bunk-cold", |it| it.died() && !it.met("the-second-bus")),
        ],
    },
    Endings {
        mission: "the-long-haul",
        objectives: &[
            "lamps-along-the-way",
            "what-was-not-on-the-list",
            "the-straight-road",
            "the-long-road",
            "a-hand-on-the-hull",
        ],
        // The crate that was set down is not fetched in any of these states.
        flags: &["seven-gone", "cargo-records", "cargo-grave", "crate-out"],
        people: &[],
        walkers: &["convoy"],
        numbers: &[],
        named: &["nine-lamps-out"],
        // One cargo is drawn; a victory has been aboard a convoy that has arrived, and what lay beside the list is known from there.
        impossible: |it| {
            (it.met("the-straight-road") && it.met("the-long-road"))
                || (it.won() && !road(it))
                || (it.flag("cargo-records") && it.flag("cargo-grave"))
                || (it.won() && !(it.met("a-hand-on-the-hull") && it.flag("convoy")))
                || (it.met("what-was-not-on-the-list") && !it.met("a-hand-on-the-hull"))
        },
        told: &[
            ("everything-on-the-list", |it| it.won() && listed(it)),
            ("seven-is-still-out", |it| it.won() && it.flag("seven-gone")),
            ("round-by-the-east", |it| {
                it.won() && !listed(it) && !it.flag("seven-gone") && it.met("the-long-road")
            }),
            ("what-calder-wrote", |it| {
                it.won() && by_the_cut(it) && it.flag("cargo-records")
            }),
            ("a-place-for-the-passenger", |it| {
                it.won() && by_the_cut(it) && it.flag("cargo-grave")
            }),
            ("still-growing", |it| {
                it.won() && by_the_cut(it) && !it.flag("cargo-records") && !it.flag("cargo-grave")
            }),
            ("parked-outside", |it| {
                it.lost() && it.met("a-hand-on-the-hull") && it.flag("convoy") && road(it)
            }),
            ("as-far-as-that", |it| {
                it.lost() && it.met("a-hand-on-the-hull") && !(it.flag("convoy") && road(it))
            }),
            ("a-light-that-passes", |it| {
                it.lost() && !it.met("a-hand-on-the-hull")
            }),
            ("an-empty-seat", End::died),
        ],
    },
];

/// Both probes, and one of the group of what comes.
fn whole(it: &End) -> bool {
    it.met("crashed-probes")
        && it.met("probe-spare-parts")
        && (it.met("six-bunks") || it.met("the-lay-of-the-land"))
}

/// Something was promised and is not there.
fn broken(it: &End) -> bool {
    it.flag("promised") && !it.met("six-bunks")
}

fn clean(it: &End) -> bool {
    !it.flag("careless") && !it.flag("dish-empty")
}

/// What lives in the dish is alive, and neither the crew's nor the lander's.
fn native(it: &End) -> bool {
    clean(it) && !it.flag("stowaway")
}

fn fed(it: &End) -> bool {
    it.met("the-deep-well") && it.met("a-guest-at-table")
}

fn at_once(it: &End) -> bool {
    it.flag("earth-knows") && !it.flag("confessed") && !it.flag("leaked")
}

/// The record is whole, and what was asked was answered while the weight hung still.
fn heard(it: &End) -> bool {
    it.met("question-and-answer") && it.flag("hammer-held") && unblemished(it)
}

fn unblemished(it: &End) -> bool {
    !it.flag("torn-record") && !it.flag("valley-broken") && !it.flag("wrong-arm")
}

/// Wipers fitted, and no room given up: *Brown Sky*.
fn every_lamp(it: &End) -> bool {
    it.met("wipers") && !it.flag("room-dark")
}

/// Led in by the lamp alone, under a sky of which nobody knows that it is brown all over.
fn by_the_lamp(it: &End) -> bool {
    !every_lamp(it) && !it.flag("went-to-meet") && !it.flag("storm-global")
}

/// Round by the east with both optional objectives, with seven and with the load of four.
fn listed(it: &End) -> bool {
    let optional = it.met("lamps-along-the-way") && it.met("what-was-not-on-the-list");
    optional && it.met("the-long-road") && !it.flag("seven-gone") && !it.flag("crate-out")
}

/// With seven, and not round by the east.
fn by_the_cut(it: &End) -> bool {
    !it.flag("seven-gone") && !it.met("the-long-road")
}

/// One of the two ways is done; the other closes.
fn road(it: &End) -> bool {
    it.met("the-straight-road") || it.met("the-long-road")
}

/// The chapters of *Two Crews*.
const CHAPTERS: &[Endings] = &[
    Endings {
        mission: "second-landing",
        objectives: &[
            "the-western-light",
            "the-eastern-light",
            "every-name",
            "a-beam-between",
        ],
        flags: &["lost-tobe", "lost-lindqvist", "own-stores"],
        people: &[],
        walkers: &[],
        numbers: &[],
        // Bottles that run out twice end the mission themselves.
        named: &["out-of-bottles"],
        impossible: |it| it.met("every-name") && lost(it),
        told: &[
            ("every-name-answered", |it| it.won() && all_answered(it)),
            ("a-chair-left-out", |it| {
                it.won() && !all_answered(it) && lost(it)
            }),
            ("their-own-door", |it| {
                it.won() && !all_answered(it) && !lost(it) && it.flag("own-stores")
            }),
            ("more-coats-than-hooks", |it| {
                it.won() && !all_answered(it) && !lost(it) && !it.flag("own-stores")
            }),
            ("boots-on-in-the-corridor", |it| {
                it.lost() && lights(it) == 2
            }),
            ("the-other-light", |it| it.lost() && lights(it) == 1),
            ("lights-until-morning", |it| it.lost() && lights(it) == 0),
            ("a-seat-in-the-airlock", End::died),
        ],
    },
    Endings {
        mission: "old-iron",
        objectives: &["quiet-nights", "one-loop", "two-loops"],
        flags: &["one-loop"],
        people: &[],
        walkers: &[],
        numbers: &[("taken-apart", &[0, 3, 4, 7])],
        named: &[],
        impossible: |it| it.met("one-loop") && it.met("two-loops"),
        told: &[
            ("three-quiet-nights", |it| {
                it.won() && it.met("quiet-nights")
            }),
            ("more-gaps-than-machines", |it| {
                it.won() && !it.met("quiet-nights") && it.number("taken-apart") >= 4
            }),
            ("one-breath", |it| {
                it.won()
                    && !it.met("quiet-nights")
                    && it.number("taken-apart") < 4
                    && it.flag("one-loop")
            }),
            ("two-breaths", |it| {
                it.won()
                    && !it.met("quiet-nights")
                    && it.number("taken-apart") < 4
                    && !it.flag("one-loop")
            }),
            ("too-much-red", |it| {
                it.lost() && (it.met("one-loop") || it.met("two-loops"))
            }),
            ("the-loop-is-open", |it| {
                it.lost() && !it.met("one-loop") && !it.met("two-loops")
            }),
            ("a-spanner-with-a-name", End::died),
        ],
    },
    Endings {
        mission: "the-auction",
        objectives: &["one-winter", "a-stone-with-a-name"],
        flags: &["sold-seat", "paid-in-words"],
        people: &[],
        walkers: &[],
        numbers: &[("words-broken", &[0, 1, 3])],
        named: &[],
        impossible: |_| false,
        told: &[
            ("every-label-true", |it| it.won() && true_labels(it)),
            ("a-seat-was-sold", |it| {
                it.won() && !true_labels(it) && it.flag("sold-seat")
            }),
            ("read-by-everybody", |it| {
                it.won() && !true_labels(it) && !it.flag("sold-seat") && it.flag("paid-in-words")
            }),
            ("two-winters-in-one-capsule", |it| {
                it.won() && !true_labels(it) && !it.flag("sold-seat") && !it.flag("paid-in-words")
            }),
            ("one-crew-paid-for", |it| it.lost() && it.met("one-winter")),
            ("unsold", |it| it.lost() && !it.met("one-winter")),
            ("a-lot-withdrawn", End::died),
        ],
    },
    Endings {
        mission: "half-the-air",
        objectives: &[
            "by-the-paper",
            "behind-the-door",
            "in-two-hands",
            "nine-on-the-needle",
        ],
        flags: &["paper-read"],
        people: &[],
        walkers: &[],
        numbers: &[],
        // Air at its end ends the mission itself with the ending of those who have not read the paper.
        named: &[],
        // One of the three is enough, and it is done only after the paper was read; a victory has one.
        impossible: |it| {
            papers(it) > 1
                || (papers(it) == 1 && !it.flag("paper-read"))
                || (it.won() && papers(it) == 0)
        },
        told: &[
            ("nine-on-the-needle-tonight", |it| {
                it.won() && it.met("nine-on-the-needle")
            }),
            ("two-signatures", |it| {
                it.won() && !it.met("nine-on-the-needle") && it.met("in-two-hands")
            }),
            ("by-the-letter", |it| {
                it.won() && !it.met("nine-on-the-needle") && it.met("by-the-paper")
            }),
            ("the-door-was-held", |it| {
                it.won() && !it.met("nine-on-the-needle") && it.met("behind-the-door")
            }),
            ("too-few-nights", |it| it.lost() && papers(it) == 1),
            ("read-and-not-done", |it| {
                it.lost() && papers(it) == 0 && it.flag("paper-read")
            }),
            ("the-thin-hour", |it| it.lost() && !it.flag("paper-read")),
            ("a-shift-without-a-name", End::died),
        ],
    },
    Endings {
        mission: "window-home",
        objectives: &["no-empty-chair"],
        flags: &[],
        people: &[],
        walkers: &[],
        numbers: &[("seated", &[0, 2, 3, 5])],
        named: &[],
        impossible: |_| false,
        told: &[
            ("three-names-in-ink", |it| {
                it.won() && it.met("no-empty-chair") && it.number("seated") >= 3
            }),
            ("hatch-shut-from-inside", |it| {
                it.won() && !(it.met("no-empty-chair") && it.number("seated") >= 3)
            }),
            ("a-window-goes-by", End::lost),
            ("one-seat-for-nobody", End::died),
        ],
    },
];

/// Somebody of the *Tern* has died out at the lights.
fn lost(it: &End) -> bool {
    it.flag("lost-tobe") || it.flag("lost-lindqvist")
}

fn all_answered(it: &End) -> bool {
    it.met("every-name") && it.met("a-beam-between")
}

fn lights(it: &End) -> usize {
    ["the-western-light", "the-eastern-light"]
        .iter()
        .filter(|light| it.met(light))
        .count()
}

fn true_labels(it: &End) -> bool {
    it.met("a-stone-with-a-name") && it.number("words-broken") == 0
}

fn papers(it: &End) -> usize {
    ["by-the-paper", "behind-the-door", "in-two-hands"]
        .iter()
        .filter(|paper| it.met(paper))
        .count()
}

/// Every choice of a number for each of these.
fn numbers(all: &[(&'static str, &[i16])]) -> Vec<BTreeMap<&'static str, i16>> {
    all.iter()
        .fold(vec![BTreeMap::new()], |chosen, (id, numbers)| {
            let with = |number: i16| {
                chosen.iter().map(move |it| {
                    it.iter()
                        .map(|(id, at)| (*id, *at))
                        .chain([(*id, number)])
                        .collect()
                })
            };
            numbers.iter().flat_map(|number| with(*number)).collect()
        })
}

/// Every choice of some of these.
fn subsets(all: &[&'static str]) -> Vec<BTreeSet<&'static str>> {
    let one = |number: usize| {
        all.iter()
            .enumerate()
            .filter(move |(place, _)| (number >> place) & 1 == 1)
            .map(|(_, it)| *it)
            .collect()
    };
    (0..(1_usize << all.len())).map(one).collect()
}

/// The ending that is told; objectives that were hidden and are not met are shown, or not.
fn told(mission: &Arc<Mission>, asked: &Endings, end: &End, shown: bool) -> Option<String> {
    let start = Start {
        seed: 7,
        players: 2,
        read_before: BTreeSet::new(),
    };
    let game = Game::new(Arc::clone(mission), &start);
    let mut state = game.state().clone();
    state.step = Step::CleanUp;
    state.sol = game.sheet().sols();
    state.morale = end.morale;
    state.flags = asked
        .flags
        .iter()
        .filter(|it| end.flag(it))
        .map(|it| (*it).to_owned())
        .collect();
    for (id, number) in &end.numbers {
        let is_track = mission.sheet.tracks.iter().any(|track| track.id == *id);
        if is_track {
            state.mission_tracks.insert((*id).to_owned(), *number)
        } else {
            state.counters.insert((*id).to_owned(), *number)
        };
    }
    state.people = asked
        .people
        .iter()
        .filter(|it| end.flag(it))
        .map(|it| ((*it).to_owned(), 1))
        .collect();
    for walker in mission
        .sheet
        .walkers
        .iter()
        .filter(|it| asked.walkers.contains(&it.id.as_str()))
    {
        state.walkers.insert(
            walker.id.clone(),
            if end.flag(&walker.id) {
                walker.steps()
            } else {
                0
            },
        );
    }
    for objective in &mission.sheet.objectives {
        let group = || {
            mission
                .sheet
                .objectives
                .iter()
                .filter(|it| it.either.is_some() && it.either == objective.either)
        };
        // Of a group one is enough: that which is met, or else the first.
        let another = group().any(|it| end.met(&it.id))
            || group().next().is_some_and(|first| first.id != objective.id);
        let won = objective.kind == ObjectiveKind::Mandatory && end.won() && !another;
        let met = won || end.met(&objective.id);
        let progress = Progress {
            shown: met || shown || !objective.hidden,
            done: 0,
            met: met.then_some(1),
            failed: None,
            closed: !met
                && group().any(|it| {
                    end.met(&it.id) || (end.won() && it.kind == ObjectiveKind::Mandatory)
                }),
            goal: None,
        };
        state.objectives.insert(objective.id.clone(), progress);
    }
    let mut played = Played {
        table: GameHistory::new(game.with_state(state)),
    };
    let mut facts = match end.way {
        Way::Died => played.play(Command::ReportDeath { seat: 0 }),
        Way::Won | Way::Lost => played.play(Command::NextSol {}),
    };
    // What the end of the sol brings is read before the table is asked.
    while played.game().state().outcome.is_none() && !played.game().state().queue.is_empty() {
        facts.extend(played.go());
    }
    if played.game().state().step == Step::Threshold {
        facts.extend(played.play(Command::AnswerThreshold { met: true }));
    }
    facts
        .into_iter()
        .find_map(|fact| {
            if let Fact::Ended { ending, .. } = fact {
                Some(ending)
            } else {
                None
            }
        })
        .flatten()
}

#[test]
fn every_ending_of_a_shipped_mission_is_told_in_its_states_and_in_no_other() {
    let files = shipped::files();
    assert_eq!(
        missions(&files),
        ENDINGS
            .iter()
            .map(|it| it.mission)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect::<Vec<_>>()
    );
    for asked in ENDINGS {
        check(
            asked,
            &Arc::new(
                load(&files, asked.mission)
                    .mission
                    .expect("a shipped mission"),
            ),
        );
    }
}

#[test]
fn every_ending_of_a_shipped_chapter_is_told_in_its_states_and_in_no_other() {
    let files = shipped::files();
    let campaign = load_campaign(&files, "the-two-crews")
        .campaign
        .expect("the shipped campaign");
    let chapters: Vec<&str> = campaign
        .chapters
        .iter()
        .map(|chapter| chapter.id.as_str())
        .collect();
    assert_eq!(
        chapters,
        CHAPTERS.iter().map(|it| it.mission).collect::<Vec<_>>()
    );
    for (asked, chapter) in CHAPTERS.iter().zip(&campaign.chapters) {
        let own = chapter_files(&files, "the-two-crews", &campaign, chapter);
        check(
            asked,
            &Arc::new(load(&own, asked.mission).mission.expect("a chapter")),
        );
    }
}

fn check(asked: &Endings, loaded: &Arc<Mission>) {
    let Endings {
        mission,
        objectives,
        flags,
        people,
        walkers,
        numbers: all_numbers,
        named,
        impossible,
        told: table,
    } = asked;
    let mut seen = BTreeSet::new();
    for way in [Way::Won, Way::Lost, Way::Died] {
        for met in subsets(objectives) {
            for flags in subsets(&[*flags, *people, *walkers].concat()) {
                for numbers in numbers(all_numbers) {
                    for (morale, shown) in [(-2, false), (-1, true), (0, false), (3, true)] {
                        let end = End {
                            way,
                            met: met.clone(),
                            flags: flags.clone(),
                            numbers: numbers.clone(),
                            morale,
                        };
                        if impossible(&end) {
                            continue;
                        }
                        let fits: Vec<&str> = table
                            .iter()
                            .filter(|(_, fits)| fits(&end))
                            .map(|(id, _)| *id)
                            .collect();
                        assert_eq!(fits.len(), 1, "{mission}: {fits:?} in {end:?}");
                        let ending = told(loaded, asked, &end, shown);
                        assert_eq!(
                            ending.as_deref(),
                            Some(fits[0]),
                            "{mission}: {end:?}, shown: {shown}"
                        );
                        seen.insert(fits[0]);
                    }
                }
            }
        }
    }
    assert!(
        named.iter().all(|ending| seen.insert(ending)),
        "{mission}: {named:?}"
    );
    let all: BTreeSet<&str> = loaded
        .sheet
        .endings
        .iter()
        .map(|ending| ending.id.as_str())
        .collect();
    assert_eq!(seen, all, "{mission}");
}
