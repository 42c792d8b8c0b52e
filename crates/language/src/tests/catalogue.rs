//! One example of everything that must be told. A variant without an example does not compile, or fails here.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use base::play::Refusal;
use first_martians::board::{BoardCounter, BoardFact, BoardState, NoEffect, Question};
use first_martians::command::Command;
use first_martians::effect::Effect;
use first_martians::fact::Fact;
use first_martians::state::{Step, Task};

macro_rules! variants {
    ($function:ident, $type:ident: $($variant:ident)+) => {
        fn $function(value: &$type) -> &'static str {
            match value { $($type::$variant { .. } => stringify!($variant)),+ }
        }

        impl Examples for $type {
            fn names() -> Vec<&'static str> {
                vec![$(stringify!($variant)),+]
            }

            fn name(&self) -> &'static str {
                $function(self)
            }
        }
    };
}

/// A list of JSON values, as long as it may be.
macro_rules! list {
    ([$($item:tt),* $(,)?]) => {
        vec![$(json!($item)),*]
    };
}

/// A type whose every variant needs an example.
pub(crate) trait Examples: DeserializeOwned {
    fn names() -> Vec<&'static str>;
    fn name(&self) -> &'static str;
}

/// Each kind of effect brings an example of its own.
fn effect_names() -> impl Iterator<Item = (&'static str, &'static str)> {
    Effect::examples().map(|example| {
        (
            example
                .split('"')
                .nth(1)
                .expect("an effect begins with its name"),
            example,
        )
    })
}

impl Examples for Effect {
    fn names() -> Vec<&'static str> {
        effect_names().map(|(name, _)| name).collect()
    }

    fn name(&self) -> &'static str {
        let own = serde_json::to_string(self).expect("an effect is JSON");
        let named = |name: &str| own.starts_with(&format!("{{\"{name}\":"));
        effect_names()
            .map(|(name, _)| name)
            .find(|name| named(name))
            .unwrap_or_else(|| panic!("{own}: no example of it"))
    }
}

variants!(of_fact, Fact: PlayersSet Named ProfessionSet FirstPlayerSet AomSet DiceSet CardsSet UpgradeCardSet DifficultySet SheetSet DieSet GameBegan
    SolBegan StepReached StepDone Queued Unqueued ChanceUsed Read EffectsResolved Answered Chosen WayDrawn EventDrawn NoEvent EventOpened EventDone
    EventEnded EventConsequenceDecided Scheduled FollowUpHappened AdventureDrawn CardDrawn KeywordNotFound OwnCardResolved CardDiscarded TrackMoved
    BoxTurned MoraleMoved MissionTrackMoved Revealed FlagSet CounterSet ObjectiveRevealed ObjectiveMoved ObjectiveMet MalfunctionDiceRolled
    PenaltiesEntered ActionRolled ActionDone DirectionDrawn ResearchDrawn ThresholdAnswered GoalChanged Died Ended Board Skipped ScheduleCancelled EventNext SolsChanged TrackEndReached MissionLost StandingBegan StandingEnded SetUpLaid Remembered ObjectiveFailed ObjectiveClosed TokenMoved Marked WalkerMoved);
variants!(of_command, Command: Continue SetPlayers SetName SetProfession SetFirstPlayer SetAom SetDice SetCards SetUpgrade DealUpgrades SetDifficulty SetSheet
    SetDie Answer Choose DiscardUnresolved RollMalfunctionDice EnterMalfunctionDice EnterPenalties ResolveTrack NextSol AnswerThreshold
    DrawAdventure RollAction FinishEvent FinishAction TakeObjectiveToken AdvanceObjective Unwind Manage MoveMorale RaiseTrack DrawCard DrawDirection
    DrawResearch ReportDeath CorrectMorale CorrectTrack CorrectBox CorrectObjective CorrectMissionTrack CorrectMarks CorrectWalker
    KeepBoard CheckSection Pick MoveOnBoard CorrectBoard PutToken TakeToken MarkToken PlanAction DropAction AddPawn TakePawn RaisePawn SetRover SetWay
    PlanOverruled Overrule OverrulePrice DropRuling SetOperator CorrectOperator Dismantle ExchangeUpgrade UsePoi UsePoiToken NameSkill SetSkillState UseSkill RollDice RerollDie EnterDice EnterTile LayTile TakeTileUp DoAsPrinted
    EnterFront);
variants!(of_board_fact, BoardFact: TrackingStarted TrackingStopped SectionChecked Moved TokenPut TokenTaken Explored ConditionDrawn RoverRolled WiltingAnswered
    EffectIgnored ActionPlanned ActionReplanned ActionDropped OperatorSet PlanDeclared ActionDiceRolled ActionDecided ActionEnded ShutdownFrontRevealed RoverRollDue
    SpareBuilt TileCorrected TileRemoved TokenMarked MarkedTokenMoved PlanLost PoiTokenUsed SkillCardSet RerollPaid OthersUnfed);
variants!(of_question, Question: Shut Starve StopWilting LoseSample WhichFacility WhichAstronaut RoverRoll WhichCondition WhichRegion
    WhichUpgrade SixthWound FullTrack Overgrown WhichPerson WhoPerformed);
variants!(of_spot, BoardCounter: Supply Stress Built Part Productivity Tile Greenhouses Plants Growth Cargo Upgrade Examined Discoveries Wounds
    MoraleTokens Condition Pool Skill LostPawns Samples Objectives ObjectiveTokens);
variants!(of_step, Step: Crew Sheet Lay RaiseTrack FollowUps MissionEvent Morale Oxygen Energy Farm Stress WorkingBlock MissionRules Plan
    Resolve MalfunctionDice Penalties MalfunctionCards CleanUp Threshold End);
variants!(of_task, Task: Read Effects Ask Choose EventAction DrawCard Settle DrawAdventure Pick Perform Missing AskTable);
variants!(of_refusal, Refusal: NotNow OutOfRange NothingToUndo NothingToRedo NoSuchPlace Unreadable);

pub(crate) fn examples<T: Examples>(list: Vec<Value>) -> Vec<T> {
    let examples: Vec<T> = list
        .into_iter()
        .map(|it| {
            serde_json::from_value(it.clone()).unwrap_or_else(|error| panic!("{it}: {error}"))
        })
        .collect();
    let named: BTreeSet<_> = examples.iter().map(Examples::name).collect();
    let missing: Vec<_> = T::names()
        .into_iter()
        .filter(|name| !named.contains(name))
        .collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
    examples
}

pub(crate) fn event() -> Value {
    json!({"kind": "event", "id": "dust-in-the-filters", "face": "story"})
}

pub(crate) fn effects() -> Vec<Effect> {
    let mut list = list!([
        {"break_part": {"facility": "lab", "part": "hardware"}},
        {"break_part": {"facility": "oxygenator", "part": "oxygen"}},
        {"repair_part": {"facility": "crew_quarters", "part": "cpu"}},
        {"shutdown": {"resource": "energy", "facility": "working_bay"}},
        {"shutdown": {"resource": "oxygen"}},
        {"token": {"token": "blocked", "on": "med_lab", "space": "now"}},
        {"token": {"token": "reroll", "on": "probe_bay", "space": "next"}},
        {"clear_tokens": {"facility": "garage_hall"}},
        {"rover_token": {"token": "rover_roll", "rover": "scorpio"}},
        {"crew_token": {"token": "wound", "who": "everyone"}},
        {"supply": {"resource": "oxygen", "by": -2}},
        {"supply": {"resource": "food", "by": 3}},
        {"supply": {"resource": "energy", "by": 0}},
        {"productivity": {"facility": "solar_panel", "by": -1}},
        {"stress": {"by": {"per_astronaut": 1}}},
        {"stress": {"by": -4}},
        {"stress": {"by": 0}},
        {"morale": {"by": -1}},
        {"morale": {"by": 0}},
        {"malfunction": {"block": "living", "by": 2}},
        {"malfunction": {"block": "systems", "by": 5}},
        {"malfunction": {"block": "working", "by": -1}},
        {"malfunction_card": {"block": "systems"}},
        {"malfunction_card": {"block": "working", "keyword": "obstacle"}},
        {"malfunction_card": {"block": "working", "keyword": "probe_bay"}},
        {"wound": {"who": "performer", "count": 2}},
        {"wound": {"who": {"profession": "engineer"}, "count": 1}},
        {"heal_wound": {"who": "most_wounded", "count": 1}},
        {"condition": {"who": "chosen", "condition": "poisoning"}},
        {"condition": {"who": "first_player", "condition": "anxiety"}},
        {"condition": {"who": "everyone"}},
        {"cure_condition": {"who": "chosen"}},
        {"morale_tokens": {"who": "everyone", "by": 1}},
        {"morale_tokens": {"who": "first_player", "by": -2}},
        {"morale_tokens": {"who": "chosen", "by": 0}},
        {"wilt": {}},
        {"grow": {}},
        {"gain": {"item": "seed", "count": 2, "to": "pending"}},
        {"gain": {"item": "energy_part", "count": 1, "to": "available"}},
        {"lose": {"item": "sample", "count": 3}},
        {"lose_region_sample": {}},
        {"adventure": {"type": "gather", "who": "performer"}},
        {"lose_pawn": {"who": "performer"}},
        {"schedule": {"follow_up": "an-answer", "after": {"min": 1, "max": 2}}},
        {"set_flag": "pod-guided"},
        {"clear_flag": "pod-guided"},
        {"count": {"counter": "cultures", "by": 1}},
        {"reveal_objective": "new-seed"},
        {"change_goal": {"objective": "new-seed", "to": 2}},
        {"fail_objective": "new-seed"},
        {"lay_token": {"token": "cairn", "at": {"facility": "lab"}}},
        {"take_token": "cairn"},
        {"discard_token": "cairn"},
        {"mark": {"mark": "signal", "on": "sheet", "count": 2}},
        {"unmark": {"mark": "signal", "on": {"region": {"ring": 1, "direction": "s"}}}},
        {"mark": {"mark": "signal", "on": {"facility": "lab"}}},
        {"move_walker": {"walker": "signal", "by": 1}},
        {"move_walker": {"walker": "signal", "by": -2}},
        {"move_walker": {"walker": "signal", "by": 0}},
        {"region_token": {"token": "adventure", "in": "chosen"}},
        {"region_token": {"token": "wound", "in": {"walker": "signal"}}},
        {"region_sample": {"in": {"region": {"ring": 1, "direction": "s"}}, "count": 2}},
        {"region_sample": {"in": {"drawn": {"ring": 2}}, "count": 1}},
        {"mark": {"mark": "signal", "on": {"action": "make-adjustments"}}},
        {"track": {"track": "signal", "by": -1}},
        {"track": {"track": "signal", "by": 0}},
        {"reveal": "signal"},
        {"if": {"when": {"flag": "pod-guided"}, "then": [{"wilt": {}}]}},
        {"choose": {"options": [{"id": "sleep-in-shifts"}, {"id": "build-a-bunk"}]}},
        {"instruct": {"text": "look-outside"}}
    ]);
    let unnamed =
        effect_names().filter(|(name, _)| !list.iter().any(|it: &Value| it.get(name).is_some()));
    let unnamed: Vec<Value> = unnamed
        .map(|(_, example)| serde_json::from_str(example).expect("an example is JSON"))
        .collect();
    list.extend(unnamed);
    examples(list)
}

pub(crate) fn facts() -> Vec<Fact> {
    let crew = json!({"players": 1, "astronauts": [{"name": "Zoé", "profession": "medic"}, {"name": null, "profession": "engineer"}],
        "first_player": 0, "aoms": []});
    let adventure = json!({"kind": {"adventure": "explore"}, "id": "loose-slope", "face": "later"});
    let choice = json!({"kind": "event", "id": "one-bunk-short", "face": "story"});
    let asking = json!({"kind": "event", "id": "a-voice-from-the-south", "face": "story"});
    let malfunction =
        json!({"kind": {"malfunction": "working"}, "id": a_malfunction(), "face": "story"});
    let mut facts = list!([
        {"players_set": {"crew": crew}},
        {"named": {"seat": 0, "name": "Ann"}},
        {"profession_set": {"seat": 0, "profession": "geologist", "swapped": null}},
        {"profession_set": {"seat": 1, "profession": "geologist", "swapped": 0}},
        {"first_player_set": {"seat": 1}},
        {"aom_set": {"aom": "explore", "used": true}},
        {"aom_set": {"aom": "build", "used": false}},
        {"dice_set": {"dice": "digital"}},
        {"cards_set": {"cards": "physical"}},
        {"upgrade_card_set": {"upgrade": "alarm-system", "used": true}}, {"upgrade_card_set": {"upgrade": "alarm-system", "used": false}},
        {"difficulty_set": {"difficulty": "harder"}},
        {"sheet_set": {"value": "sols", "from": 7, "to": 6}},
        {"die_set": {"block": "systems", "sol": 3, "rolled": true}},
        {"game_began": {"morale": -1}},
        {"sol_began": {"sol": 3, "first_player": 0}},
        {"step_reached": {"step": "morale"}},
        {"step_done": {"step": "clean_up"}},
        {"queued": {"task": {"settle": {"block": "living"}}, "first": false}},
        {"unqueued": {}},
        {"chance_used": {"purpose": "mission-event"}},
        {"read": {"card": event()}},
        {"read": {"card": adventure}},
        {"effects_resolved": {"card": event(), "effects": [{"supply": {"resource": "oxygen", "by": -1}}], "by": null}},
        {"effects_resolved": {"card": event(), "effects": [{"morale": {"by": -1}}], "by": 0}},
        {"answered": {"card": asking, "question": "south-explored", "yes": true}},
        {"chosen": {"card": choice, "option": "build-a-bunk"}},
        {"way_drawn": {"card": choice, "way": "calm"}},
        {"way_drawn": {"card": choice, "way": "calm", "untold": true}},
        {"event_drawn": {"event": "dust-in-the-filters"}},
        {"no_event": {}},
        {"event_opened": {"event": "dust-in-the-filters", "until": 4}},
        {"event_done": {"event": "dust-in-the-filters"}},
        {"event_left": {"event": "dust-in-the-filters", "why": "struck"}},
        {"event_left": {"event": "dust-in-the-filters", "why": "ran_out"}},
        {"consequence_decided": {"event": "dust-in-the-filters", "strikes": true}},
        {"noted": {"scheduled": {"sol": 4, "card": adventure, "effects": [], "by": 0}}},
        {"follow_up_came": {"card": adventure, "index": 0}},
        {"adventure_drawn": {"adventure": "loose-slope", "kind": "explore", "by": 0, "reshuffled": false}},
        {"adventure_drawn": {"adventure": "loose-slope", "kind": "explore", "by": null, "reshuffled": true}},
        {"card_drawn": {"block": "working", "card": a_malfunction(), "passed": [], "reshuffled": false}},
        {"card_drawn": {"block": "working", "card": a_malfunction(), "passed": ["a", "b"], "reshuffled": true}},
        {"keyword_not_found": {"block": "living", "keyword": "med_lab"}},
        {"own_card_resolved": {"block": "systems"}},
        {"card_discarded": {"card": malfunction}},
        {"track_moved": {"block": "living", "from": 3, "to": 5, "cause": "dice"}},
        {"track_moved": {"block": "living", "from": 3, "to": 4, "cause": "sol"}},
        {"box_turned": {"block": "systems", "red": true, "cause": "effect"}},
        {"morale_moved": {"from": 0, "to": -1, "cause": "table"}},
        {"mission_track_moved": {"track": "signal", "from": 6, "to": 5, "cause": "effect"}},
        {"mission_track_moved": {"track": "signal", "from": 6, "to": 5, "cause": "effect", "unseen": true}},
        {"revealed": {"id": "signal"}},
        {"schedule_cancelled": {"follow_up": "an-answer"}}, {"event_next": {"event": "dust-in-the-filters"}},
        {"remembered": {"as": "first-down", "seat": 1}},
        {"event_left": {"event": "dust-in-the-filters", "why": "closed"}},
        {"flag_set": {"flag": "pod-guided", "set": true}},
        {"counted": {"counter": "cultures", "to": 2}},
        {"objective_revealed": {"objective": "new-seed"}},
        {"objective_moved": {"objective": "growing-conditions", "from": 25, "to": 50, "goal": 100, "cause": "action"}},
        {"objective_moved": {"objective": "growing-conditions", "from": 50, "to": 25, "goal": 100, "cause": "correction"}},
        {"objective_met": {"objective": "spare-farm"}},
        {"malfunction_dice_rolled": {"rolled": {"working": 1, "living": 2}}},
        {"malfunction_dice_rolled": {"rolled": {}}},
        {"penalties_entered": {"penalties": {"working": 1, "living": 0, "systems": 2}}},
        {"action_rolled": {"adventure": "gather", "seat": 0, "success": true, "wound": false, "adventurous": true}},
        {"action_done": {"action": "make-adjustments"}}, {"action_done": {"action": "make-adjustments", "region": {"ring": 1, "direction": "n"}}},
        {"direction_drawn": {"direction": "nw"}},
        {"research_drawn": {"number": 4, "percent": 30}},
        {"threshold_answered": {"met": false}},
        {"died": {"seat": 1}},
        {"ended": {"outcome": {"won": {"all": false}}, "ending": "room-enough"}},
        {"ended": {"outcome": {"won": {"all": true}}, "ending": null}},
        {"ended": {"outcome": "out_of_time", "ending": "not-yet-a-home"}},
        {"ended": {"outcome": "over_threshold", "ending": null}},
        {"ended": {"outcome": {"died": {"seat": 0}}, "ending": null}},
        {"skipped": {"id": "lost-in-the-dust"}},
        {"ended": {"outcome": {"won": {"all": false, "early": true}}, "ending": null}},
        {"ended": {"outcome": {"lost": {}}, "ending": null}},
        {"ended": {"outcome": {"lost": {"loss": "make-adjustments"}}, "ending": null}},
        {"sols_changed": {"from": 8, "to": 7, "cause": "effect"}},
        {"track_end_reached": {"track": "signal", "at": 6}},
        {"track_end_reached": {"track": "signal", "at": 6, "unseen": true}},
        {"mission_lost": {"loss": "make-adjustments"}},
        {"standing_began": {"id": "make-adjustments"}},
        {"standing_ended": {"id": "make-adjustments"}},
        {"goal_changed": {"objective": "spare-farm", "from": 1, "to": 2}},
        {"objective_failed": {"objective": "spare-farm", "cause": "sol"}},
        {"objective_failed": {"objective": "spare-farm", "cause": "effect"}},
        {"objective_closed": {"objective": "spare-farm"}},
        {"token_moved": {"token": "cairn", "to": {"waits": {"region": {"ring": 1, "direction": "s"}}}, "cause": "effect"}},
        {"token_moved": {"token": "cairn", "to": {"lies": {"facility": "lab"}}, "cause": "effect"}},
        {"token_moved": {"token": "cairn", "to": "taken", "cause": "action"}},
        {"token_moved": {"token": "cairn", "to": "spent", "cause": "effect"}},
        {"walker_moved": {"walker": "signal", "from": 0, "to": 1, "cause": "sol"}},
        {"walker_moved": {"walker": "signal", "from": 0, "to": 1, "cause": "sol", "unseen": true}},
        {"marked": {"mark": "signal", "on": "sheet", "from": 0, "to": 2, "cause": "effect"}},
        {"marked": {"mark": "signal", "on": {"facility": "lab"}, "from": 1, "to": 0, "cause": "action"}},
        {"set_up_laid": {"steps": []}},
        {"set_up_laid": {"steps": [{"step": "none"}]}}
    ]);
    facts.extend(board_facts());
    examples(facts)
}

pub(crate) fn commands() -> Vec<Command> {
    examples(list!([
        {"continue": {}}, {"set_players": {"players": 3}}, {"set_name": {"seat": 0, "name": "Ann"}},
        {"set_profession": {"seat": 0, "profession": "engineer"}}, {"set_first_player": {"seat": 1}},
        {"set_aom": {"aom": "explore", "used": true}}, {"set_aom": {"aom": "build", "used": false}},
        {"set_dice": {"dice": "digital"}}, {"set_cards": {"cards": "physical"}},
        {"set_upgrade": {"upgrade": "alarm-system", "used": true}}, {"set_upgrade": {"upgrade": "autoscanner", "used": false}},
        {"deal_upgrades": {}}, {"set_difficulty": {"difficulty": "easier"}},
        {"set_sheet": {"value": "threshold", "to": 5}}, {"set_die": {"block": "living", "sol": 2, "rolled": true}},
        {"answer": {"yes": true}}, {"choose": {"option": "build-a-bunk"}}, {"discard_unresolved": {}},
        {"roll_malfunction_dice": {}}, {"enter_malfunction_dice": {"working": 1, "living": 0, "systems": 2}},
        {"enter_penalties": {"working": 1, "living": 0, "systems": 2}}, {"resolve_track": {"block": "systems"}}, {"next_sol": {}},
        {"answer_threshold": {"met": true}}, {"draw_adventure": {"adventure": "explore", "seat": 0}},
        {"roll_action": {"adventure": "build", "seat": 1}}, {"finish_event": {"event": "dust-in-the-filters"}},
        {"finish_action": {"action": "make-adjustments"}}, {"take_objective_token": {"token": "cairn"}}, {"advance_objective": {"objective": "new-seed"}}, {"unwind": {}},
        {"manage": {"block": "working", "by": 2}}, {"move_morale": {"by": -1}}, {"raise_track": {"block": "working", "by": 2}},
        {"draw_card": {"block": "working", "keyword": null}}, {"draw_card": {"block": "working", "keyword": "lab"}},
        {"draw_direction": {}}, {"draw_research": {}}, {"report_death": {"seat": 0}}, {"correct_morale": {"to": -2}},
        {"correct_track": {"block": "systems", "to": 4}}, {"correct_box": {"block": "systems", "red": true}},
        {"correct_objective": {"objective": "new-seed", "to": 1}}, {"correct_mission_track": {"track": "signal", "to": 3}},
        {"correct_marks": {"mark": "signal", "on": "sheet", "to": 3}}, {"correct_walker": {"walker": "signal", "to": 3}},
        {"keep_board": {"full": true}}, {"keep_board": {"full": false}}, {"check_section": {"section": "living"}}, {"pick": {"pick": "yes"}},
        {"pick": {"pick": {"place": "oxygenator-2"}}}, {"move_on_board": {"spot": "wounds.1", "to": 2}},
        {"correct_board": {"spot": "supply.food", "to": 4}},
        {"put_token": {"stack": {"rover": "scorpio"}, "token": "blocked"}}, {"take_token": {"stack": {"crew": 0}, "token": "wound"}},
        {"use_poi_token": {"index": 0}}, {"name_skill": {"seat": 0, "skill": 1, "name": "Steady hands"}},
        {"set_skill_state": {"seat": 1, "skill": 0, "state": "locked"}},
        {"mark_token": {"spot": "objective_tokens.pending.red", "index": 0, "name": "3"}},
        {"lay_tile": {"region": {"ring": 1, "direction": "ne"}, "features": ["wound"]}}, {"do_as_printed": {"says": [{"stress": {"by": 2}}, {"wound": {"who": "performer", "count": 1}}], "by": 1}}, {"take_tile_up": {"region": {"ring": 1, "direction": "ne"}}},
        {"plan_action": {"deed": "rest"}}, {"drop_action": {"index": 0}}, {"add_pawn": {"index": 0, "pawn": {"astronaut": 1}}},
        {"take_pawn": {"index": 0, "pawn": {"aom": "build"}}}, {"raise_pawn": {"index": 0, "pawn": {"astronaut": 0}}},
        {"set_rover": {"index": 0, "rover": "froggy"}}, {"set_rover": {"index": 0, "rover": null}}, {"set_way": {"index": 0, "way": 1}},
        {"plan_overruled": {"deed": "rest", "reason": "skill"}},
        {"overrule": {"index": 0, "ruling": {"pawns": 1}, "reason": "skill"}},
        {"overrule": {"index": 0, "ruling": "no_dice", "reason": "upgrade"}}, {"overrule": {"index": 0, "ruling": "dice", "reason": "poi"}},
        {"overrule": {"index": 0, "ruling": "allowed", "reason": "mission"}},
        {"overrule": {"index": 0, "ruling": "forbidden", "reason": "A promise"}},
        {"overrule_price": {"index": 0, "price": [], "reason": "other"}},
        {"overrule_price": {"index": 0, "price": [{"supply": {"resource": "energy", "count": 2}}], "reason": "other"}},
        {"drop_ruling": {"index": 0, "ruling": {"pawns": 3}}}, {"reroll_die": {"die": "success"}},
        {"reroll_die": {"die": "wound"}}, {"reroll_die": {"die": "adventure"}},
        {"set_operator": {"aom": "build", "seat": 1}}, {"correct_operator": {"aom": "build", "seat": 1}}, {"dismantle": {"place": "lab", "part": "cpu"}},
        {"exchange_upgrade": {"upgrade": "alarm-system"}}, {"use_poi": {"poi": null}}, {"use_skill": {"seat": 0, "skill": 0, "pays": 2}},
        {"use_skill": {"seat": 1, "skill": 2, "pays": 1}}, {"roll_dice": {}},
        {"enter_dice": {"success": true, "wound": false, "adventure": true}},
        {"enter_tile": {"features": ["wound", "closed_outer"], "samples": 2, "pois": 1}}, {"enter_front": {"needs": 2}}
    ]))
}

pub(crate) fn steps() -> Vec<Step> {
    examples(list!([
        "crew", "sheet", "lay", {"raise_track": {"block": "living"}}, "follow_ups", "mission_event", "morale", "oxygen", "energy", "farm",
        "stress", "working_block", "mission_rules", "plan", "resolve", {"malfunction_dice": {"pool": ["working", "systems"]}},
        {"malfunction_dice": {"pool": []}}, {"penalties": {"rolled": {"working": 2}}}, {"penalties": {"rolled": {}}},
        "malfunction_cards", "clean_up", "threshold", "end"
    ]))
}

pub(crate) fn tasks() -> Vec<Task> {
    let choice = json!({"kind": "event", "id": "one-bunk-short", "face": "story"});
    let asking = json!({"kind": "event", "id": "a-voice-from-the-south", "face": "story"});
    let malfunction =
        json!({"kind": {"malfunction": "working"}, "id": a_malfunction(), "face": "story"});
    let branch = json!({"when": {"ask": "south-explored"}, "then": [{"wilt": {}}]});
    let mut tasks = list!([
        {"read": {"card": event(), "by": 0}},
        {"read": {"card": malfunction, "by": null}},
        {"read": {"card": {"kind": "objective", "id": "spare-farm", "face": "done"}, "by": null}},
        {"read": {"card": {"kind": "follow_up", "id": "an-answer", "face": "story"}, "by": null}},
        {"read": {"card": {"kind": "event", "id": "one-bunk-short", "face": {"after": "build-a-bunk"}}, "by": null}},
        {"effects": {"card": event(), "effects": [{"break_part": {"facility": "lab", "part": "energy"}}, {"morale": {"by": 1}}], "by": null}},
        {"effects": {"card": {"kind": "mission", "id": "make-yourself-at-home", "face": "story"}, "effects": [{"set_flag": "a"}], "by": null}},
        {"ask": {"card": asking, "question": "south-explored", "answers": {}, "branch": branch, "rest": [], "by": null}},
        {"choose": {"card": choice, "options": [{"id": "sleep-in-shifts"}, {"id": "build-a-bunk"}], "rest": [], "by": 0}},
        {"event_action": {"event": "dust-in-the-filters"}},
        {"draw_card": {"block": "working", "keyword": null}},
        {"draw_card": {"block": "working", "keyword": "complication"}},
        {"settle": {"block": "systems"}},
        {"draw_adventure": {"adventure": "gather", "by": null}},
        {"perform": {"strikes": [{"effect": {"wilt": {}}}, {"effect": {"wilt": {}}, "at": {"place": "farm"}}], "by": 0}},
        {"missing": {"id": "lost-in-the-dust"}},
        {"ask_table": {"about": {"event": "dust-in-the-filters"}, "question": "#{\"stress\":{\"at_least\":9}}"}}
    ]);
    tasks.extend(picks());
    examples(tasks)
}

pub(crate) fn refusals() -> Vec<Refusal> {
    examples(list!([
        {"not_now": {"command": "draw_adventure"}},
        {"not_now": {"command": "fly_away"}},
        {"out_of_range": {"command": "correct_track", "param": "to"}},
        {"out_of_range": {"command": "correct_track", "param": "height"}},
        "nothing_to_undo", "nothing_to_redo", "no_such_place", {"unreadable": {"problem": "expected value"}}
    ]))
}

/// Some Malfunction card of the Working Block.
pub(crate) fn a_malfunction() -> String {
    let (mission, _) = super::mission();
    let mut cards = mission.elements.malfunctions.values();
    let block = first_martians::vocabulary::Block::Working;
    cards
        .find(|card| card.block == block)
        .expect("the decks hold cards of each Block")
        .id
        .clone()
}

/// One of every spot.
pub(crate) fn spots() -> Vec<BoardCounter> {
    examples(list!([
        "supply.oxygen",
        "stress",
        "built.farm-2",
        "part.med_lab.cpu",
        "part.oxygenator-2.energy",
        "productivity.solar_panel-1",
        "tile.lab.energy",
        "greenhouses.farm",
        "plants.farm",
        "growth.farm.4",
        "cargo.pending.sample",
        "upgrade.alarm-system",
        "examined",
        "discoveries",
        "wounds.1",
        "morale_tokens.0",
        "condition.1.migraine",
        "pool.anemia",
        "skill.0.0",
        "skill.1.3",
        "lost_pawns.1",
        "samples.2-sw",
        "objectives.1-s",
        "objective_tokens.pending.orange",
    ]))
}

/// A stack of pawns of every kind.
fn planned() -> Value {
    let region = json!({"ring": 1, "direction": "s"});
    json!({"deed": {"explore": {"ring": 2, "direction": "s"}}, "pawns": [{"astronaut": 1}, {"astronaut": 0}, {"aom": "explore"}],
        "rover": "froggy", "way": [region]})
}

/// One of everything that happens on the board, as facts of the game.
fn board_facts() -> Vec<Value> {
    let facts: Vec<BoardFact> = examples(
        list!([
            {"put_away": {}},
            {"checked": {"section": "cargo"}},
            {"moved": {"spot": "supply.oxygen", "from": 4, "to": 2, "cause": "sol"}},
            {"moved": {"spot": "part.lab.cpu", "from": 0, "to": 1, "cause": "effect"}},
            {"moved": {"spot": "part.lab.cpu", "from": 1, "to": 0, "cause": "action"}},
            {"moved": {"spot": "tile.lab.energy", "from": 0, "to": 1, "cause": "sol"}},
            {"moved": {"spot": "condition.1.heart", "from": 1, "to": 0, "cause": "action"}},
            {"token_put": {"stack": {"facility": {"place": "lab", "space": "now"}}, "token": "reroll", "cause": "effect"}},
            {"token_put": {"stack": {"rover": "froggy"}, "token": "blocked", "cause": "sol"}},
            {"token_taken": {"stack": {"crew": 1}, "token": "wound", "cause": "correction"}},
            {"token_taken": {"stack": {"region": {"ring": 1, "direction": "s"}}, "token": "adventure", "cause": "sol"}},
            {"token_marked": {"spot": "objective_tokens.pending.red", "index": 0, "mark": {"name": "3"}}},
            {"token_marked": {"spot": "objective_tokens.pending.red", "index": 0, "mark": {"from": {"ring": 1, "direction": "s"}}}},
            {"marked_token_moved": {"spot": "objectives.1-s", "index": 0, "mark": {"name": "3", "from": {"ring": 1, "direction": "s"}},
                "to": "objective_tokens.pending.red"}},
            {"marked_token_moved": {"spot": "objective_tokens.available.red", "index": 0, "mark": {"name": "3"}, "to": null}},
            {"explored": {"region": {"ring": 2, "direction": "nw"}, "tile": {"features": ["wound"], "samples": 2}}},
            {"tile_laid": {"region": {"ring": 1, "direction": "ne"}, "features": ["wound"]}}, {"tile_taken_up": {"region": {"ring": 1, "direction": "ne"}}},
            {"condition_drawn": {"seat": 1, "condition": "anxiety"}},
            {"rover_rolled": {"rover": "froggy", "wound": true}},
            {"rover_rolled": {"rover": "scorpio", "wound": false}},
            {"wilting_answered": {"farm": "farm", "stopped": true}},
            {"wilting_answered": {"farm": "farm", "stopped": false}},
            {"nothing": {"on": {"spot": "part.lab.cpu"}, "why": "red"}},
            {"nothing": {"on": {"stack": {"rover": "froggy"}}, "why": "no_token"}},
            {"nothing": {"on": {"place": "lab"}, "why": "shut"}},
            {"nothing": {"on": {"seat": 1}, "why": "well"}},
            {"action_planned": {"planned": planned()}},
            {"action_replanned": {"index": 0, "planned": planned()}},
            {"action_dropped": {"index": 0, "deed": "rest"}},
            {"operator_set": {"aom": "build", "seat": 1}},
            {"plan_declared": {"actions": [{"planned": planned(), "performer": 1}]}},
            {"plan_declared": {"actions": []}},
            {"poi_token_used": {"name": "Old Camp"}},
            {"skill_card_set": {"seat": 0, "skill": 1, "card": {"name": "Steady hands", "state": "discarded"}}},
            {"skill_card_set": {"seat": 1, "skill": 0, "card": {"state": "locked"}}}, {"skill_card_set": {"seat": 1, "skill": 0, "card": {}}},
            {"plan_lost": {"actions": ["rest", "examine"]}}, {"plan_lost": {"actions": ["examine"], "declared": true}},
            {"dice_laid": {"deed": "examine", "rolled": {"success": true, "wound": false, "adventure": true}, "success_die_only": false}},
            {"dice_laid": {"deed": "examine", "rolled": {"success": false, "wound": false, "adventure": true}, "success_die_only": false, "again": true}},
            {"dice_laid": {"deed": "rest", "rolled": {"success": false, "wound": false, "adventure": false}, "success_die_only": true}},
            {"action_settled": {"deed": "rest", "seat": 0, "result": "success"}},
            {"action_settled": {"deed": "rest", "seat": 1, "result": "failure"}},
            {"action_settled": {"deed": "rest", "seat": 1, "result": "needless"}},
            {"action_settled": {"deed": "examine", "seat": 1, "result": "shut"}}, {"reroll_paid": {"deed": "examine"}},
            {"others_unfed": {"count": 1}}, {"others_unfed": {"count": 2}},
            {"action_over": {"deed": "unwind_stress"}},
            {"front_seen": {"place": "lab", "resource": "energy", "needs": 2}},
            {"rover_to_roll": {"rover": "scorpio"}},
            {"spare_built": {"place": "farm-2", "facility": {"parts": {"energy": true}, "productivity": 0, "tiles": [], "now": [], "next": []}}},
        ])
        .into_iter()
        .chain(NoEffect::ALL.iter().map(|why| json!({"nothing": {"on": null, "why": why}})))
        .chain([json!({"kept": {"twin": BoardState::default()}})])
        .collect(),
    );
    facts
        .into_iter()
        .map(|fact| json!({"board": fact}))
        .collect()
}

/// One of everything that only the crew can say.
fn picks() -> Vec<Value> {
    let questions: Vec<Question> = examples(list!([
        {"shut": {"resource": "energy"}},
        {"starve": {"missing": 2, "portions": [1, 2]}},
        {"stop_wilting": {"farm": "farm", "costs": ["energy", "oxygen"]}},
        {"lose_sample": {}},
        {"which_facility": {"effect": {"break_part": {"facility": "oxygenator", "part": "oxygen"}}}},
        {"which_person": {"as": "first-down", "of": "one-bunk-short", "most_wounded": true}},
        {"who_performed": {"event": "dust-in-the-filters"}},
        {"which_astronaut": {"effect": {"wound": {"who": "chosen", "count": 1}}}},
        {"rover_roll": {"rover": "froggy"}},
        {"which_condition": {"seat": 1}},
        {"which_region": {"effect": {"lose_region_sample": {}}}},
        {"which_upgrade": {"effect": {"lose": {"item": "upgrade_card", "count": 1}}}}, {"sixth_wound": {"seat": 1}},
        {"full_track": {"block": "living"}}, {"overgrown": {"farm": "farm"}},
    ]));
    let from = json!([{"place": "oxygenator-2"}, {"seat": 1}, {"region": {"ring": 1, "direction": "n"}}, "yes", "no",
        {"condition": "heart"}, {"upgrade": "alarm-system"}]);
    questions
        .into_iter()
        .map(|question| json!({"pick": {"question": question, "from": from, "by": null}}))
        .collect()
}
