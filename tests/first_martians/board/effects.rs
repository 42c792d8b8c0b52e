//! What effects do on the board: whom they strike, what the crew is asked, where nothing happens.

use serde_json::{Value, json};
use solkeeper::first_martians::board::{
    BoardCounter, BoardFact, DISCARDED, NoEffect, Pick, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::{Cause, Fact};
use solkeeper::first_martians::mission::DeckFile;
use solkeeper::first_martians::state::{CardKind, Task};
use solkeeper::first_martians::vocabulary::{Block, Modifier};

use crate::support::{Played, linked, mission_file, shipped};

/// A Full board game at the effects of its first event, which are these, by two astronauts. The Med Lab's card is all there is.
pub fn facing(effects: Value) -> Played {
    let mut sheet = mission_file();
    sheet.events.truncate(1);
    sheet.events[0].brings = None;
    sheet.events[0].effects = serde_json::from_value(effects).expect("effects");
    let deck: DeckFile = serde_json::from_value(json!({"format": 1, "adventures": [
        {"id": "slope", "type": "explore", "kind": {"normal": {"effects": [{"stress": {"by": 1}}]}}}],
        "malfunctions": [{"id": "l-one", "block": "living", "keywords": ["complication", "med_lab"], "effects": [{"stress": {"by": 3}}]},
            {"id": "s-one", "block": "systems", "keywords": ["obstacle", "oxygenator"], "effects": [{"stress": {"by": 3}}]}]}))
    .expect("the deck");
    let mut mission = linked(sheet, deck);
    mission.game_box = shipped().game_box.clone();
    let mut played = Played::with(mission, 2, 7);
    played.play(Command::KeepBoard { full: true });
    played.until("effects");
    played
}

pub fn spot(text: &str) -> BoardCounter {
    BoardCounter::try_from(text.to_owned()).expect("a spot")
}

impl Played {
    pub fn correct(&mut self, text: &str, to: u8) {
        self.play(Command::CorrectBoard {
            spot: spot(text),
            to,
        });
    }

    pub fn number(&self, text: &str) -> u8 {
        let board = self
            .game()
            .state()
            .board_state()
            .expect("the app keeps the board");
        board
            .get(&spot(text))
            .unwrap_or_else(|| panic!("no {text}"))
    }

    fn put(&mut self, stack: Value, token: Modifier) {
        self.play(Command::PutToken {
            stack: stack_of(stack),
            token,
        });
    }

    fn tokens(&self, stack: Value) -> Vec<Modifier> {
        self.game()
            .state()
            .board_state()
            .expect("the app keeps the board")
            .stack(&stack_of(stack))
            .to_vec()
    }

    /// What the crew is asked now.
    fn picks(&self) -> Vec<Value> {
        match self.game().state().queue.front() {
            Some(Task::Pick { from, .. }) => from
                .iter()
                .map(|pick| serde_json::to_value(pick).unwrap())
                .collect(),
            _ => Vec::new(),
        }
    }

    pub fn pick(&mut self, pick: Value) -> Vec<Fact> {
        let pick: Pick = serde_json::from_value(pick).expect("a pick");
        self.play(Command::Pick { pick })
    }
}

fn stack_of(stack: Value) -> TokenStack {
    serde_json::from_value(stack).expect("a pile")
}

/// Why nothing happened, one word a fact.
fn idle(facts: &[Fact]) -> Vec<NoEffect> {
    let why = |fact: &Fact| {
        if let Fact::Board(BoardFact::EffectIgnored { why, .. }) = fact {
            Some(*why)
        } else {
            None
        }
    };
    facts.iter().filter_map(why).collect()
}

fn moves(facts: &[Fact]) -> usize {
    let moved = |fact: &&Fact| {
        matches!(
            fact,
            Fact::Board(BoardFact::Moved {
                cause: Cause::Effect,
                ..
            })
        )
    };
    facts.iter().filter(moved).count()
}

#[test]
fn a_part_turns_red_once_and_green_again() {
    let mut played = facing(json!([
        {"break_part": {"facility": "lab", "part": "cpu"}}, {"break_part": {"facility": "lab", "part": "cpu"}},
        {"break_part": {"facility": "lab", "part": "energy"}}, {"repair_part": {"facility": "lab", "part": "energy"}},
        {"repair_part": {"facility": "lab", "part": "energy"}}]));
    let facts = played.go();
    assert_eq!(
        (
            played.number("part.lab.cpu"),
            played.number("part.lab.energy")
        ),
        (1, 0)
    );
    assert_eq!(idle(&facts), [NoEffect::Red, NoEffect::Green]);
}

/// Almanac, Tessere Arresto: a shut Facility ignores every effect, good or bad.
#[test]
fn a_shut_facility_ignores_good_and_bad() {
    let mut played = facing(json!([
        {"break_part": {"facility": "lab", "part": "cpu"}}, {"repair_part": {"facility": "lab", "part": "energy"}},
        {"token": {"token": "wound", "on": "lab", "space": "now"}}, {"clear_tokens": {"facility": "lab"}}]));
    played.correct("part.lab.energy", 1);
    played.put(
        json!({"facility": {"place": "lab", "space": "now"}}),
        Modifier::Reroll,
    );
    played.correct("tile.lab.oxygen", 1);
    let facts = played.go();
    assert_eq!(idle(&facts), [NoEffect::Shut; 4]);
    assert_eq!(
        (
            played.number("part.lab.cpu"),
            played.number("part.lab.energy")
        ),
        (0, 1)
    );
    assert_eq!(
        played.tokens(json!({"facility": {"place": "lab", "space": "now"}})),
        [Modifier::Reroll]
    );
}

/// Almanac, Ossigenatori: of two of a kind the crew chooses one; nobody is asked where one alone can be struck.
#[test]
fn of_two_of_a_kind_the_crew_chooses_one() {
    let effects = json!([{"break_part": {"facility": "oxygenator", "part": "oxygen"}}, {"stress": {"by": 2}}]);
    let mut played = facing(effects.clone());
    played.go();
    assert_eq!(
        played.picks(),
        [
            json!({"place": "oxygenator-1"}),
            json!({"place": "oxygenator-2"})
        ]
    );
    assert_eq!(
        played.number("stress"),
        0,
        "what follows waits behind the question"
    );
    played.pick(json!({"place": "oxygenator-2"}));
    assert_eq!(
        (
            played.number("part.oxygenator-1.oxygen"),
            played.number("part.oxygenator-2.oxygen")
        ),
        (0, 1)
    );
    assert_eq!(played.number("stress"), 2);

    let mut played = facing(effects);
    played.correct("tile.oxygenator-1.energy", 1);
    let facts = played.go();
    assert!(played.picks().is_empty() && idle(&facts).is_empty());
    assert_eq!(
        (
            played.number("part.oxygenator-2.oxygen"),
            played.number("stress")
        ),
        (1, 2)
    );
}

#[test]
fn where_all_of_a_kind_are_struck_already_every_reason_is_told() {
    let mut played = facing(json!([{"break_part": {"facility": "oxygenator", "part": "oxygen"}}]));
    played.correct("tile.oxygenator-1.energy", 1);
    played.correct("part.oxygenator-2.oxygen", 1);
    let facts = played.go();
    assert_eq!(idle(&facts), [NoEffect::Shut, NoEffect::Red]);
    assert_eq!(moves(&facts), 0);
}

/// Almanac, Effetto delle tessere Arresto: never two of a kind on one Facility, but the other kind may come; it needs the resource.
#[test]
fn a_shutdown_tile_goes_where_the_resource_is_needed_and_no_such_tile_lies() {
    let mut played = facing(json!([{"shutdown": {"resource": "oxygen"}}]));
    played.correct("tile.lab.oxygen", 1);
    played.correct("tile.farm.energy", 1);
    played.go();
    let picks = played.picks();
    for never in ["lab", "quiet_place", "oxygenator-1", "solar_panel-2"] {
        assert!(!picks.contains(&json!({"place": never})), "{never}");
    }
    assert!(picks.contains(&json!({"place": "farm"})));
    assert_eq!(picks.len(), 7);
    played.pick(json!({"place": "farm"}));
    assert_eq!(
        (
            played.number("tile.farm.oxygen"),
            played.number("tile.farm.energy")
        ),
        (1, 1)
    );

    let mut played = facing(
        json!([{"shutdown": {"resource": "energy", "facility": "med_lab"}},
        {"shutdown": {"resource": "energy", "facility": "med_lab"}}, {"shutdown": {"resource": "energy", "facility": "quiet_place"}}]),
    );
    let facts = played.go();
    assert_eq!(played.number("tile.med_lab.energy"), 1);
    assert_eq!(idle(&facts), [NoEffect::Tile, NoEffect::NoNeed]);
}

/// Almanac, Segnalini Modificatore: tokens on `!`, on `>>`, on ID boards and, of any kind, on rovers.
#[test]
fn modifier_tokens_lie_on_facilities_rovers_and_id_boards() {
    let mut played = facing(json!([
        {"token": {"token": "wound", "on": "lab", "space": "next"}}, {"rover_token": {"token": "extra_pawn", "rover": "scorpio"}},
        {"crew_token": {"token": "blocked", "who": "everyone"}}, {"clear_tokens": {"facility": "lab"}}, {"clear_tokens": {"facility": "farm"}}]));
    let now = json!({"facility": {"place": "lab", "space": "now"}});
    played.put(now.clone(), Modifier::Reroll);
    played.put(now.clone(), Modifier::Blocked);
    let facts = played.go();
    assert_eq!(
        played.tokens(json!({"facility": {"place": "lab", "space": "next"}})),
        [Modifier::Wound]
    );
    assert_eq!(
        played.tokens(json!({"rover": "scorpio"})),
        [Modifier::ExtraPawn]
    );
    assert_eq!(
        [
            played.tokens(json!({"crew": 0})),
            played.tokens(json!({"crew": 1}))
        ],
        [[Modifier::Blocked], [Modifier::Blocked]]
    );
    assert!(played.tokens(now).is_empty());
    assert_eq!(idle(&facts), [NoEffect::NoToken]);
}

#[test]
fn what_is_not_there_is_not_lost() {
    let mut played = facing(
        json!([{"supply": {"resource": "food", "by": -9}}, {"supply": {"resource": "food", "by": -1}},
        {"supply": {"resource": "oxygen", "by": {"per_astronaut": 1}}}, {"lose": {"item": "sample", "count": 3}},
        {"lose": {"item": "sample", "count": 1}}, {"gain": {"item": "seed", "count": 2, "to": "pending"}}]),
    );
    played.correct("cargo.available.sample", 1);
    played.correct("cargo.pending.sample", 1);
    let facts = played.go();
    assert_eq!(
        (played.number("supply.food"), played.number("supply.oxygen")),
        (0, 5)
    );
    assert_eq!(
        (
            played.number("cargo.pending.sample"),
            played.number("cargo.available.sample")
        ),
        (0, 0)
    );
    assert_eq!(played.number("cargo.pending.seed"), 2);
    assert_eq!(idle(&facts), [NoEffect::NoneLeft, NoEffect::NoneLeft]);
}

/// Almanac, Pannelli Solari: productivity moves by effects only, within 0–4 and 0–5, on the one that the crew names.
#[test]
fn productivity_moves_on_one_and_stops_at_its_ends() {
    let mut played = facing(
        json!([{"productivity": {"facility": "solar_panel", "by": -7}}, {"productivity": {"facility": "oxygenator", "by": 1}}]),
    );
    played.go();
    let facts = played.pick(json!({"place": "solar_panel-1"}));
    assert_eq!(
        (
            played.number("productivity.solar_panel-1"),
            played.number("productivity.solar_panel-2")
        ),
        (0, 5)
    );
    assert_eq!(
        idle(&facts),
        [NoEffect::AtEnd; 2],
        "both Oxygenators stand at 4"
    );
}

#[test]
fn wounds_heal_and_the_most_wounded_is_named_by_the_first_player_only_in_a_tie() {
    let effects = json!([{"heal_wound": {"who": "most_wounded", "count": 1}}, {"heal_wound": {"who": "chosen", "count": 9}},
        {"wound": {"who": "first_player", "count": 1}}, {"wound": {"who": {"profession": "engineer"}, "count": 1}}]);
    let mut played = facing(effects.clone());
    played.correct("wounds.0", 2);
    played.correct("wounds.1", 1);
    let facts = played.go();
    assert_eq!(played.picks().len(), 2, "both have a wound now");
    assert!(idle(&facts).is_empty());
    let facts = played.pick(json!({"seat": 1}));
    assert_eq!(
        (played.number("wounds.0"), played.number("wounds.1")),
        (2, 0)
    );
    assert_eq!(idle(&facts), [NoEffect::Nobody]);

    let mut played = facing(effects);
    played.correct("wounds.0", 1);
    played.correct("wounds.1", 1);
    played.go();
    assert_eq!(played.picks().len(), 2, "a tie");
    played.pick(json!({"seat": 1}));
    assert_eq!(played.number("wounds.1"), 0);
    assert_eq!(
        played.number("wounds.0"),
        1,
        "the one left was healed unasked, then wounded"
    );
}

#[test]
fn of_several_condition_tokens_the_crew_names_the_one_that_goes_back() {
    let mut played = facing(
        json!([{"condition": {"who": "first_player", "condition": "heart"}},
        {"condition": {"who": "first_player", "condition": "heart"}}, {"cure_condition": {"who": "everyone"}}, {"stress": {"by": 1}}]),
    );
    played.correct("condition.0.migraine", 1);
    played.correct("pool.migraine", 1);
    let facts = played.go();
    assert_eq!(
        idle(&facts),
        [NoEffect::NoCondition],
        "never the same twice"
    );
    assert_eq!(
        played.picks(),
        [
            json!({"condition": "heart"}),
            json!({"condition": "migraine"})
        ]
    );
    let facts = played.pick(json!({"condition": "migraine"}));
    assert_eq!(
        (
            played.number("condition.0.heart"),
            played.number("condition.0.migraine")
        ),
        (1, 0)
    );
    assert_eq!(
        (played.number("pool.heart"), played.number("pool.migraine")),
        (1, 2)
    );
    assert_eq!(idle(&facts), [NoEffect::NothingToHeal], "the other is well");
    assert_eq!(played.number("stress"), 1);
}

#[test]
fn morale_tokens_pawns_and_stress_stay_on_their_tracks() {
    let mut played = facing(
        json!([{"morale_tokens": {"who": "everyone", "by": 1}}, {"morale_tokens": {"who": "chosen", "by": -3}},
        {"lose_pawn": {"who": "performer"}}, {"lose_pawn": {"who": "performer"}}, {"lose_pawn": {"who": "performer"}}, {"stress": {"by": -4}}]),
    );
    played.go();
    let facts = played.pick(json!({"seat": 0}));
    assert_eq!(
        (
            played.number("morale_tokens.0"),
            played.number("morale_tokens.1")
        ),
        (0, 1)
    );
    assert_eq!(played.number("lost_pawns.0"), 2);
    assert_eq!(
        idle(&facts),
        [NoEffect::NoneLeft, NoEffect::NoneLeft],
        "a third pawn, and Stress below 0"
    );
}

/// Almanac, Appassimento (ruling 15): seeds one down, the lowest dies, one plant back to the last space; by an effect at once, without a
/// question.
#[test]
fn wilting_told_by_an_effect_happens_at_once() {
    let mut played = facing(json!([{"wilt": {}}]));
    played.correct("greenhouses.farm", 5);
    for space in [1, 3, 6] {
        played.correct(&format!("growth.farm.{space}"), 1);
    }
    played.go();
    assert!(played.picks().is_empty());
    let growing: Vec<u8> = (1..=6)
        .filter(|space| played.number(&format!("growth.farm.{space}")) == 1)
        .collect();
    assert_eq!((growing, played.number("plants.farm")), (vec![2, 5, 6], 1));
}

/// Almanac, Crescita: seeds one up; from the last space into an empty greenhouse.
#[test]
fn growing_moves_every_seed_and_ripens_the_last() {
    let mut played = facing(json!([{"grow": {}}]));
    played.correct("greenhouses.farm", 5);
    for space in [1, 5, 6] {
        played.correct(&format!("growth.farm.{space}"), 1);
    }
    played.go();
    let growing: Vec<u8> = (1..=6)
        .filter(|space| played.number(&format!("growth.farm.{space}")) == 1)
        .collect();
    assert_eq!((growing, played.number("plants.farm")), (vec![2, 6], 3));
}

#[test]
fn an_upgrade_card_comes_by_chance_and_never_the_autoscanner() {
    let mut played = facing(
        json!([{"gain": {"item": "upgrade_card", "count": 9, "to": "available"}}, {"lose": {"item": "upgrade_card", "count": 1}}]),
    );
    assert_eq!(
        played.number("upgrade.autoscanner"),
        3,
        "built with two astronauts"
    );
    let facts = played.go();
    assert_eq!(
        idle(&facts),
        [NoEffect::NoCard; 2],
        "seven cards beside the Autoscanner"
    );
    assert_eq!(played.picks().len(), 7);
    assert!(!played.picks().contains(&json!({"upgrade": "autoscanner"})));
    played.pick(json!({"upgrade": "alarm-system"}));
    assert_eq!(
        (
            played.number("upgrade.alarm-system"),
            played.number("upgrade.autoscanner")
        ),
        (DISCARDED, 3)
    );
}

#[test]
fn the_crew_says_who_has_the_adventure() {
    let mut played = facing(json!([{"adventure": {"type": "explore", "who": "chosen"}}]));
    played.go();
    let facts = played.pick(json!({"seat": 1}));
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::AdventureDrawn { by: Some(1), .. })),
        "{facts:?}"
    );
}

/// Almanac, Tessere Arresto: a card that names a shut Facility is discarded unresolved; of two of a kind both must be shut.
#[test]
fn a_malfunction_card_of_a_shut_facility_is_discarded_by_itself() {
    let discarded = |facts: &[Fact]| {
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDiscarded { .. }))
    };
    let mut played = facing(json!([{"malfunction": {"block": "living", "by": 5}}]));
    played.correct("tile.med_lab.oxygen", 1);
    let facts = played.go();
    assert!(discarded(&facts));
    assert_eq!(
        played.game().state().track(Block::Living),
        0,
        "the track is settled all the same"
    );

    for (tiles, gone) in [(1, false), (2, true)] {
        let mut played = facing(json!([{"malfunction_card": {"block": "systems"}}]));
        (1..=tiles)
            .for_each(|number| played.correct(&format!("tile.oxygenator-{number}.energy"), 1));
        assert_eq!(discarded(&played.go()), gone, "{tiles}");
    }
    let open = facing(json!([{"malfunction_card": {"block": "living"}}]));
    let mut open = open;
    open.go();
    let reads = |task: Option<&Task>| matches!(task, Some(Task::Read { card, .. }) if matches!(card.kind, CardKind::Malfunction(_)));
    assert!(reads(open.game().state().queue.front()));
    assert!(
        open.decide(&Command::DiscardUnresolved {}).is_err(),
        "the app knows what is shut"
    );
}

#[test]
fn what_is_foreseen_is_what_happens_up_to_chance_and_choice() {
    let mut played = facing(
        json!([{"supply": {"resource": "oxygen", "by": -1}}, {"break_part": {"facility": "lab", "part": "cpu"}},
        {"wound": {"who": "first_player", "count": 3}}, {"break_part": {"facility": "oxygenator", "part": "oxygen"}}]),
    );
    let foreseen = played.game().effect_previews();
    assert_eq!(
        foreseen.iter().map(|it| it.open).collect::<Vec<_>>(),
        [false, false, true, true]
    );
    assert_eq!(
        foreseen.iter().map(|it| it.facts.len()).collect::<Vec<_>>(),
        [1, 1, 1, 0],
        "not the condition that will be drawn"
    );
    let facts = played.go();
    for expected in foreseen.iter().flat_map(|it| it.facts.clone()) {
        assert!(
            facts.contains(&Fact::Board(expected.clone())),
            "{expected:?}"
        );
    }
}

#[test]
fn in_story_nothing_of_the_board_is_touched() {
    let mut played = facing(
        json!([{"break_part": {"facility": "oxygenator", "part": "oxygen"}}, {"morale": {"by": -1}}]),
    );
    played.play(Command::KeepBoard { full: false });
    assert!(played.game().effect_previews().is_empty());
    let facts = played.go();
    assert!(played.picks().is_empty());
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::Board(_))));
    assert_eq!(played.game().state().morale, -1);
}

/// Cards of the box whose text nobody here knows: what they say is put together, and happens like the effects of any card.
#[test]
fn what_a_printed_card_says_happens_on_the_board() {
    let mut played = Played::full_at(4, "raise_track");
    let stress = played.number("stress");
    let says = json!([{"stress": {"by": 2}}, {"wound": {"who": "performer", "count": 1}}, {"supply": {"resource": "food", "by": -1}}]);
    let command = |says: &Value, by: Option<u8>| -> Command {
        serde_json::from_value(json!({"do_as_printed": {"says": says, "by": by}}))
            .expect("a command")
    };
    let food = played.number("supply.food");
    played.play(command(&says, Some(2)));
    assert_eq!(
        (
            played.number("stress"),
            played.number("wounds.2"),
            played.number("supply.food")
        ),
        (stress + 2, 1, food - 1)
    );
    assert!(
        played.decide(&command(&json!([]), None)).is_err(),
        "it says nothing"
    );
    assert!(
        played
            .decide(&command(&json!([{"stress": {"by": 90}}]), None))
            .is_err(),
        "no such effect"
    );
    assert!(
        played
            .decide(&command(&json!([{"set_flag": "a-secret"}]), None))
            .is_err(),
        "nothing but what lies on the table"
    );
}
