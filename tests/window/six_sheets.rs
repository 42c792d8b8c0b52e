//! Six printed sheets, as different as they can be, typed in through the screens and then played; presses and keys are counted.

use pollster::FutureExt as _;
use solkeeper::content;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{self, SimulationSetting};
use solkeeper::language::Language;
use solkeeper::session;
use solkeeper::storage::Folders;

use crate::driver::Driver;
use crate::{assert_all_said, folders};

/// Presses and keys of one sheet that were needed when this was written, and a tenth more: a sheet does not grow longer by chance.
const MOST: [(&str, usize, usize); 6] = [
    ("plain", 50, 63),
    ("probes", 52, 39),
    ("outside", 58, 58),
    ("by-chance", 43, 32),
    ("rules", 65, 104),
    ("chapters", 61, 65),
];

/// Presses and types as a player does, and counts both.
struct Typist {
    driver: Driver,
    presses: usize,
    keys: usize,
}

impl Typist {
    fn new(folders: &Folders, language: Language) -> Self {
        Self {
            driver: Driver::open(folders, language),
            presses: 0,
            keys: 0,
        }
    }

    fn press(&mut self, ids: &[&str]) {
        for id in ids {
            self.driver.press_named(id);
            self.presses += 1;
        }
    }

    fn words(&mut self, field: &str, words: &str) {
        self.driver.type_into(field, words);
        self.presses += 1;
        self.keys += words.chars().count();
    }

    /// Name, group, and the numbers, the same for every crew.
    fn head(&mut self, name: &str, group: &str, numbers: [&str; 7]) {
        self.press(&["own-sheet"]);
        self.words("sheet-name", name);
        self.press(&[&format!("group-{group}"), "main"]);
        let ids = [
            "sols",
            "oxygen",
            "energy",
            "food",
            "greenhouses",
            "plants",
            "upgrades",
        ];
        for (id, number) in ids.into_iter().zip(numbers) {
            self.words(&format!("sheet-{id}-2"), number);
        }
        self.press(&["copy-2-3", "copy-3-4", "main"]);
    }

    fn objective(&mut self, key: u32, title: &str, presses: &[&str]) {
        self.press(&["add-objective"]);
        self.words(&format!("objective-{key}-title"), title);
        for press in presses {
            self.press(&[&format!("objective-{key}-{press}")]);
        }
        assert_all_said(&self.driver);
        self.press(&[&format!("objective-{key}-done")]);
    }

    fn threshold(&mut self, most: &str) {
        self.press(&["threshold-on"]);
        for crew in 2..=4 {
            self.words(&format!("sheet-threshold-{crew}"), most);
        }
    }

    /// Looks it over and makes the mission.
    fn make(&mut self, folders: &Folders, id: &str) {
        self.press(&["wizard-look-over"]);
        assert_all_said(&self.driver);
        assert!(!self.driver.shows("problem-0"), "{:?}", self.driver.texts());
        self.press(&["main"]);
        let loaded = content::load(&session::library(folders).block_on(), id);
        let mission = std::sync::Arc::new(
            loaded
                .mission
                .unwrap_or_else(|| panic!("{id}: {:?}", loaded.diagnostics)),
        );
        for full in [false, true] {
            for (style, seed) in [(Style::Careful, 1), (Style::Random, 2), (Style::Random, 3)] {
                let setting = SimulationSetting {
                    players: 3,
                    style,
                    full,
                };
                assert!(
                    simulation::play(&mission, setting, seed).is_ok(),
                    "{id}, {style:?}, Full board: {full}"
                );
            }
        }
    }

    /// Says what it took; a press is taken for two seconds with finding it, a key for half a second.
    fn ends(self, name: &str) {
        let seconds = self.presses * 2 + self.keys / 2;
        println!(
            "{name}: {} presses, {} keys, about {} min {} s",
            self.presses,
            self.keys,
            seconds / 60,
            seconds % 60
        );
        let (_, presses, keys) = MOST
            .into_iter()
            .find(|(known, ..)| *known == name)
            .expect("a known sheet");
        assert!(
            self.presses <= presses && self.keys <= keys,
            "{name}: {} presses, {} keys",
            self.presses,
            self.keys
        );
    }
}

/// Built and planted, with a Threshold of broken parts and one column of dice for all.
#[test]
fn a_plain_sheet() {
    let (_folder, folders) = folders();
    let mut typist = Typist::new(&folders, Language::English);
    typist.head("Plain", "building", ["6", "4", "5", "3", "3", "2", "2"]);
    typist.press(&[
        "die-working-1",
        "die-working-3",
        "die-living-2",
        "die-systems-5",
        "wizard-objectives",
    ]);
    typist.objective(
        1,
        "A second Farm",
        &["takes-build", "farm", "pays-hardware"],
    );
    typist.objective(
        2,
        "Plant four seeds",
        &["takes-plant", "goal-more", "goal-more", "goal-more"],
    );
    typist.objective(
        3,
        "Three samples",
        &["optional", "takes-have", "count-more", "count-more"],
    );
    typist.threshold("6");
    typist.make(&folders, "plain");
    typist.ends("plain");
}

/// Two Objective tokens on the map, and a Threshold that counts one Block.
#[test]
fn a_sheet_with_tokens_and_another_threshold() {
    let (_folder, folders) = folders();
    let mut typist = Typist::new(&folders, Language::Italian);
    typist.head("Probes", "exploration", ["7", "4", "5", "3", "3", "2", "1"]);
    typist.press(&["die-living-2", "die-living-4", "wizard-others"]);
    typist.press(&[
        "add-token",
        "token-1-orange",
        "token-1-region-1-s",
        "token-1-done",
    ]);
    typist.press(&[
        "add-token",
        "token-2-orange",
        "token-2-region-2-s",
        "token-2-to-pending",
        "token-2-done",
        "wizard-objectives",
    ]);
    typist.objective(
        3,
        "Find both",
        &["takes-explore", "region-1-s", "region-2-s"],
    );
    typist.objective(
        4,
        "Bring both",
        &["optional", "takes-tokens", "token-1", "token-2"],
    );
    typist.threshold("4");
    // What it counts, after all broken parts: those of the Working Block.
    typist.press(&["threshold-counts-1"]);
    typist.make(&folders, "probes");
    typist.ends("probes");
}

/// Actions in a region and at a Facility, a token as a price, a track to its end.
#[test]
fn a_sheet_with_actions_outside() {
    let (_folder, folders) = folders();
    let mut typist = Typist::new(&folders, Language::English);
    typist.head("Outside", "research", ["8", "4", "5", "3", "3", "2", "1"]);
    typist.press(&["die-systems-3", "wizard-others", "add-track"]);
    typist.words("track-1-title", "Signal");
    typist.press(&[
        "track-1-done",
        "add-token",
        "token-2-black",
        "token-2-at-facility",
        "token-2-garage_hall",
        "token-2-done",
    ]);
    typist.press(&["add-action"]);
    typist.words("action-3-title", "Raise the mast");
    typist.press(&[
        "action-3-build",
        "action-3-at-regions",
        "action-3-at-region-2-nw",
        "action-3-pays-hardware",
    ]);
    typist.press(&[
        "action-3-moves-1",
        "action-3-moves-by-more",
        "action-3-done",
        "add-action",
    ]);
    typist.words("action-4-title", "Tune it");
    typist.press(&[
        "action-4-research",
        "action-4-at-facility",
        "action-4-at-lab",
        "action-4-pays-black_token",
    ]);
    typist.press(&["action-4-moves-1", "action-4-done", "wizard-objectives"]);
    typist.objective(5, "Hear them", &["takes-reach", "track-1"]);
    typist.driver.press_named("objective-5");
    typist.presses += 1;
    typist.words("objective-5-number", "10");
    typist.press(&["objective-5-done"]);
    typist.make(&folders, "outside");
    typist.ends("outside");
}

/// What is broken is drawn, by crew; the dice differ by crew.
#[test]
fn a_sheet_whose_set_up_is_drawn() {
    let (_folder, folders) = folders();
    let mut typist = Typist::new(&folders, Language::Italian);
    typist.head("By Chance", "building", ["6", "4", "5", "3", "3", "2", "2"]);
    typist.press(&[
        "dice-by-crew",
        "die-working-2-1",
        "die-working-2-4",
        "die-working-3-3",
        "die-living-4-2",
    ]);
    typist.press(&[
        "wizard-set-up",
        "add-set_up",
        "set_up-1-broken",
        "set_up-1-count-3-more",
        "set_up-1-count-4-more",
    ]);
    typist.press(&[
        "set_up-1-count-4-more",
        "set_up-1-done",
        "add-set_up",
        "set_up-2-box",
        "set_up-2-living",
    ]);
    typist.press(&["set_up-2-crew-5", "set_up-2-done", "wizard-objectives"]);
    typist.objective(3, "A Solar Panel", &["takes-build", "solar_panel"]);
    typist.make(&folders, "by-chance");
    typist.ends("by-chance");
}

/// Rules in words, deadlines, order, one of two, a track that loses, no easier and no harder game.
#[test]
fn a_sheet_with_rules_and_an_order() {
    let (_folder, folders) = folders();
    let mut typist = Typist::new(&folders, Language::English);
    typist.head("Rules", "research", ["7", "4", "5", "3", "3", "2", "2"]);
    typist.press(&[
        "die-living-3",
        "wizard-numbers",
        "difficulty-none",
        "wizard-set-up",
        "add-set_up",
        "set_up-1-each-sol",
    ]);
    typist.words("set_up-1-text", "Turn the storm card by one.");
    typist.press(&["set_up-1-done", "wizard-others", "add-track"]);
    typist.words("track-2-title", "Storm");
    typist.press(&[
        "track-2-production-more",
        "track-2-lost-highest",
        "track-2-done",
        "wizard-objectives",
    ]);
    typist.objective(3, "Over the north", &["takes-explore", "region-2-n"]);
    typist.objective(
        4,
        "Through the east",
        &["takes-explore", "region-2-e", "either-1"],
    );
    typist.objective(
        5,
        "Samples for the ship",
        &["takes-have", "count-more", "after-3"],
    );
    typist.press(&[
        "objective-3",
        "objective-3-either-1",
        "objective-3-done",
        "objective-5",
    ]);
    for _ in 0..6 {
        typist.press(&["objective-5-deadline-more"]);
    }
    typist.press(&["objective-5-done"]);
    typist.make(&folders, "rules");
    typist.ends("rules");
}

/// Two short sheets, and the campaign whose chapters they are.
#[test]
fn sheets_that_are_chapters() {
    let (_folder, folders) = folders();
    let mut typist = Typist::new(&folders, Language::Italian);
    for (name, id, region) in [("First", "first", "1-n"), ("Second", "second", "2-n")] {
        typist.head(name, "exploration", ["5", "4", "5", "3", "3", "2", "1"]);
        typist.press(&["die-working-2", "wizard-objectives"]);
        typist.objective(
            1,
            "Look there",
            &["takes-explore", &format!("region-{region}")],
        );
        typist.make(&folders, id);
    }
    typist.press(&["own-campaign"]);
    assert_all_said(&typist.driver);
    assert!(
        !typist.driver.try_press_named("main") || typist.driver.shows("own-campaign-name"),
        "nothing is made of nothing"
    );
    typist.words("own-campaign-name", "The Long Night");
    typist.press(&[
        "chapter-second",
        "chapter-first",
        "chapter-second",
        "chapter-second",
        "after-loss-go_on",
        "stays-conditions",
    ]);
    assert!(
        typist
            .driver
            .texts()
            .iter()
            .any(|text| text.contains("1. First")),
        "{:?}",
        typist.driver.texts()
    );
    typist.press(&["main"]);
    let files = session::library(&folders).block_on();
    let campaign = content::campaign::load_campaign(&files, "the-long-night");
    let campaign = campaign
        .campaign
        .unwrap_or_else(|| panic!("{:?}", campaign.diagnostics));
    assert_eq!(
        campaign
            .chapters
            .iter()
            .map(|it| it.id.as_str())
            .collect::<Vec<_>>(),
        ["first", "second"]
    );
    assert_all_said(&typist.driver);
    let title = |driver: &Driver| {
        driver
            .texts()
            .iter()
            .any(|text| text.contains("The Long Night"))
    };
    assert!(
        title(&typist.driver),
        "on Home: {:?}",
        typist.driver.texts()
    );
    typist.ends("chapters");
}
