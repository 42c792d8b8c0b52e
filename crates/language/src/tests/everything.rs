//! Everything is told in both languages, with its numbers.

use std::collections::BTreeMap;

use super::{catalogue, changed, clean, localizers, page_texts};
use crate::{Language, Localizer, board, fact_text, instruction, overview, page};
use base::play::{Command as _, Game as _, HasSecrecy, Offer, Param, Secrecy};
use first_martians::Game;
use first_martians::board::BoardCounter;
use first_martians::command::Field;
use first_martians::effect::{ActionCost, Cost, ItemCount, SupplyCount, TokenCount};
use first_martians::fact::Fact;
use first_martians::mission::{SheetValue, Track};
use first_martians::state::{
    Card, CardKind, ComponentSource, Face, OpenEvent, Outcome, Start, Step, Task,
};
use first_martians::vocabulary::{Block, Item, Resource};

const EXTRA: &str = "signal = The signal.\n    .title = Signal\nlook-at-it = Look.\n    .title = Look\n    .do-look-outside = Look out of the window.\n";

/// The shipped mission with a track of its own, so that everything can be told.
fn table(players: u8) -> (Game, [Localizer; 2]) {
    let (mission, prose) = super::mission();
    let mut mission = (*mission).clone();
    mission.sheet.tracks.push(Track {
        id: "signal".into(),
        start: 6,
        min: 0,
        max: 6,
        hidden: false,
        ends: Vec::new(),
    });
    let mut prose = prose;
    for files in prose.0.values_mut() {
        files.push(("extra.ftl".into(), EXTRA.into()));
    }
    let start = Start {
        seed: 1,
        players,
        read_before: Default::default(),
    };
    (
        Game::new(std::sync::Arc::new(mission), &start),
        localizers(&prose),
    )
}

#[track_caller]
fn whole(localizers: &[Localizer]) {
    for localizer in localizers {
        assert_eq!(
            localizer.fallbacks(),
            Vec::<String>::new(),
            "{}",
            localizer.language()
        );
    }
}

#[test]
fn every_effect_has_an_instruction_unless_hidden_or_deferred() {
    let (game, localizers) = table(3);
    let card = Card::new(CardKind::Event, "look-at-it", Face::Story);
    for effect in catalogue::effects() {
        use first_martians::effect::Effect::{Choose, If, Random};
        let untold = effect.is_secret() || matches!(effect, If(_) | Choose(_) | Random(_));
        for localizer in &localizers {
            let told = instruction::effect(localizer, &game, &effect, Some(1), &card);
            assert_eq!(told.is_none(), untold, "{effect:?}");
            told.iter().for_each(|text| {
                clean(text);
                assert!(text.ends_with('.'), "{text}");
                assert!(
                    text.starts_with(|first: char| !first.is_lowercase()),
                    "{text}"
                );
            });
        }
    }
    whole(&localizers);
}

#[test]
fn every_counter_of_the_board_has_a_name() {
    let (game, localizers) = table(2);
    for spot in catalogue::spots() {
        assert_eq!(BoardCounter::try_from(spot.to_string()), Ok(spot.clone()));
        localizers
            .iter()
            .for_each(|localizer| clean(&board::spot(localizer, &game, &spot)));
    }
    whole(&localizers);
}

#[test]
fn every_public_fact_has_a_sentence() {
    let (game, localizers) = table(2);
    for fact in catalogue::facts() {
        for localizer in &localizers {
            let told = fact_text::fact(localizer, &game, &fact);
            assert_eq!(
                told.is_none(),
                fact.secrecy() == Secrecy::Hidden,
                "{fact:?}"
            );
            told.iter().for_each(|text| clean(text));
        }
    }
    whole(&localizers);
}

#[test]
fn every_step_and_task_has_a_page() {
    let (game, localizers) = table(4);
    for dice in [ComponentSource::Physical, ComponentSource::Digital] {
        let of = |step: Step, queue: Vec<Task>| {
            changed(&game, |state| {
                state.step = step;
                state.dice = dice;
                state.cards = dice;
                state.sol = 2;
                state.morale = -1;
                state.queue = queue.into();
                state.tracks =
                    BTreeMap::from([(Block::Working, 5), (Block::Living, 4), (Block::Systems, 5)]);
                state.outcome = Some(Outcome::OutOfTime);
                state.ending = Some("not-yet-a-home".into());
                state.open_events = vec![OpenEvent {
                    event: "dust-in-the-filters".into(),
                    opened_in: 1,
                    has_consequences: true,
                }];
            })
        };
        let steps = catalogue::steps()
            .into_iter()
            .map(|step| of(step, Vec::new()));
        let tasks = catalogue::tasks()
            .into_iter()
            .map(|task| of(Step::MissionEvent, vec![task]));
        for game in steps.chain(tasks) {
            for localizer in &localizers {
                page_texts(localizer, &game)
                    .iter()
                    .for_each(|text| clean(text));
                clean(&fact_text::step(localizer, game.state().step_id()));
            }
        }
    }
    whole(&localizers);
}

#[test]
fn every_command_has_a_label_and_every_refusal_a_reason() {
    let (game, localizers) = table(2);
    let choose = catalogue::tasks()
        .into_iter()
        .find(|task| matches!(task, Task::Choose { .. }));
    let choosing = changed(&game, |state| state.queue.extend(choose));
    for command in catalogue::commands() {
        let free = [
            Field::to,
            Field::by,
            Field::seat,
            Field::name,
            Field::yes,
            Field::dice,
            Field::cards,
            Field::block,
            Field::adventure,
            Field::profession,
            Field::met,
            Field::difficulty,
        ];
        let free = free.iter().filter(|field| command.fields().contains(field));
        let open = free.fold(Offer::flow(command.clone()), |offer, &field| {
            offer.with(field, Param::flag())
        });
        for localizer in &localizers {
            clean(&fact_text::complete_command_label(
                localizer, &choosing, &command,
            ));
            clean(&fact_text::command_label(localizer, &choosing, &open));
        }
    }
    for refusal in catalogue::refusals() {
        for localizer in &localizers {
            clean(&fact_text::refusal(localizer, &refusal));
        }
    }
    let param_names = localizers.each_ref().map(Localizer::fallbacks);
    assert_eq!(param_names, [Vec::<String>::new(), Vec::new()]);
}

fn say_fact(localizer: &Localizer, game: &Game, fact: serde_json::Value) -> String {
    let fact: Fact = serde_json::from_value(fact).expect("a fact");
    fact_text::fact(localizer, game, &fact).expect("a public fact")
}

#[test]
fn facts_name_their_numbers() {
    let (game, [english, italian]) = table(4);
    let game = changed(&game, |state| {
        state.crew.astronauts[0].name = Some("Ann".into());
    });
    let moved = serde_json::json!({"track_moved": {"block": "living", "from": 3, "to": 5, "cause": "dice"}});
    assert_eq!(
        say_fact(&english, &game, moved.clone()),
        "Malfunction track, Living Block: 3 → 5 (dice and penalties)."
    );
    assert_eq!(
        say_fact(&italian, &game, moved),
        "Tracciato Avaria, Complesso Abitativo: 3 → 5 (dadi e penalità)."
    );
    let began = serde_json::json!({"sol_began": {"sol": 3, "first_player": 0}});
    assert_eq!(
        say_fact(&english, &game, began),
        "“Make Yourself at Home”: sol 3 begins; First Player: Ann."
    );
    let noted = serde_json::json!({"noted": {"scheduled": null}});
    assert_eq!(
        say_fact(&english, &game, noted),
        "Something has been noted for later."
    );
    let wounded =
        serde_json::json!({"moved": {"spot": "wounds.1", "from": 0, "to": 1, "cause": "dice"}});
    let wounded = serde_json::json!({"board": wounded});
    assert_eq!(
        say_fact(&english, &game, wounded.clone()),
        "Wounds of the Scientist: 0 → 1 (dice)."
    );
    assert_eq!(
        say_fact(&italian, &game, wounded),
        "Ferite dello Scienziato: 0 → 1 (dadi)."
    );
    let tokens = serde_json::json!({"board": {"moved": {"spot": "morale_tokens.0", "from": 0, "to": 2, "cause": "dice"}}});
    assert_eq!(
        say_fact(&italian, &game, tokens),
        "Segnalini Morale di Ann: 0 → 2 (dadi)."
    );
    let died = serde_json::json!({"died": {"seat": 1}});
    assert_eq!(
        say_fact(&italian, &game, died),
        "Lo Scienziato ha perso la vita."
    );
}

#[test]
fn instructions_continue_from_the_previous_numbers() {
    let (game, [english, italian]) = table(4);
    let effects: Vec<_> = serde_json::from_value(serde_json::json!([
        {"malfunction": {"block": "living", "by": 3}}, {"malfunction": {"block": "living", "by": 4}}, {"morale": {"by": 3}}, {"morale": {"by": 1}}
    ]))
    .expect("effects");
    let card = Card::new(CardKind::Event, "look-at-it", Face::Story);
    assert_eq!(
        instruction::effects(&english, &game, &effects, None, &card),
        [
            "Malfunction track of the Living Block +3: move its marker 0 → 3.",
            "Malfunction track of the Living Block +4: move its marker 3 → 5. At 5 a Malfunction card is drawn.",
            "Morale +3: move its marker 0 → 3.",
            "Morale +1: it stands at 3 and stays there.",
        ]
    );
    let broken: Vec<_> = serde_json::from_value(serde_json::json!([
        {"break_part": {"facility": "crew_quarters", "part": "oxygen"}},
        {"token": {"token": "blocked", "on": "working_bay", "space": "now"}},
        {"wound": {"who": "first_player", "count": 1}}
    ]))
    .expect("effects");
    assert_eq!(
        instruction::effects(&italian, &game, &broken, None, &card),
        [
            "Girate sul rosso l’indicatore dell’elemento Ossigeno negli Alloggi Equipaggio: si rompe.",
            "Piazzate un segnalino Modificatore (Guasto) sullo spazio ! dell’Officina.",
            "Il Primo Giocatore (Medico) subisce 1 ferita.",
        ]
    );
}

#[test]
fn a_cost_is_a_list() {
    let (_, [english, italian]) = table(2);
    let cost = ActionCost {
        pawns: Some(2),
        pays: vec![
            Cost::Item(ItemCount {
                item: Item::OxygenPart,
                count: 1,
            }),
            Cost::Supply(SupplyCount {
                resource: Resource::Energy,
                count: 2,
            }),
            Cost::MoraleTokens(TokenCount { count: 1 }),
        ],
    };
    assert_eq!(
        instruction::cost(&english, &cost),
        "2 pawns, 1 spare oxygen filter, 2 energy from the general supply and 1 Morale token of whoever performs it"
    );
    assert_eq!(
        instruction::cost(&italian, &cost),
        "2 pedine, 1 pezzo di ricambio Ossigeno, 2 energia dalle Riserve Generali e 1 segnalino Morale di chi esegue l’azione"
    );
    assert_eq!(
        instruction::cost(
            &english,
            &ActionCost {
                pawns: None,
                pays: vec![]
            }
        ),
        "nothing"
    );
}

#[test]
fn the_page_describes_the_track_and_the_button() {
    let (game, [english, italian]) = table(4);
    let game = changed(&game, |state| {
        state.step = Step::RaiseTrack {
            block: Block::Living,
        };
        state.tracks.insert(Block::Living, 4);
    });
    let page = page::page(&english, &game);
    assert_eq!(
        page.lines[0],
        "Malfunction track of the Living Block: move its marker 4 → 5."
    );
    assert!(page.lines[1].contains("Systems Block"));
    assert_eq!(
        page.button.as_deref(),
        Some("Raise the track of the Living Block")
    );
    assert_eq!(page::page(&italian, &game).phase, "Eventi");
}

#[test]
fn clean_up_knows_the_last_sol() {
    let (game, [english, _]) = table(4);
    let at = |sol| {
        changed(&game, |state| {
            (state.step, state.sol) = (Step::CleanUp, sol);
        })
    };
    let last = game.sheet().sols();
    assert_eq!(
        page::button(&english, &at(1)).as_deref(),
        Some("Begin sol 2")
    );
    assert_eq!(
        page::button(&english, &at(last)).as_deref(),
        Some("End the last sol")
    );
    assert!(
        page::page(&english, &at(last)).assumed,
        "the number of sols is assumed"
    );
}

#[test]
fn the_checklist_has_the_numbers_of_the_crew() {
    let (game, [english, italian]) = table(2);
    let list = overview::set_up_steps(&english, &game).join("\n");
    let sheet = game.sheet();
    let number = |value| sheet.get(value).expect("a number");
    assert!(list.contains(&format!(
        "{} greenhouses with {} grown plants",
        number(SheetValue::Greenhouses),
        number(SheetValue::Plants)
    )));
    for (localizer, pieces) in [
        (
            &english,
            [
                "ROI tiles",
                "POI tokens",
                "Condition tokens",
                "Shutdown tiles",
                "Modifier tokens",
                "Scorpio",
                "Growth track",
            ],
        ),
        (
            &italian,
            [
                "tessere ROI",
                "segnalini POI",
                "segnalini Condizione",
                "tessere Arresto",
                "segnalini Modificatore",
                "Scorpio",
                "tracciato Crescita",
            ],
        ),
    ] {
        let list = overview::set_up_steps(localizer, &game).join("\n");
        let orange = if localizer.language() == Language::English {
            "orange for optional"
        } else {
            "arancioni"
        };
        pieces
            .iter()
            .chain([&orange])
            .for_each(|piece| assert!(list.contains(piece), "{piece} in {list}"));
    }
    assert!(
        list.contains("Autoscanner") && list.contains("Choose 2 more AOMs"),
        "{list}"
    );
    assert!(list.contains(&format!("sol 1 of {}", sheet.sols())));
    assert!(
        !overview::set_up_steps(&italian, &super::game(4).0)
            .join("\n")
            .contains("Autoscanner")
    );
    let digital = changed(&game, |state| {
        (state.dice, state.cards) = (ComponentSource::Digital, ComponentSource::Digital);
    });
    assert!(
        overview::set_up_steps(&english, &digital).len() + 3
            == overview::set_up_steps(
                &english,
                &changed(&game, |state| state.cards = ComponentSource::Physical)
            )
            .len()
    );
}

#[test]
fn the_sheet_marks_assumed_and_corrected_numbers() {
    let (game, [english, _]) = table(3);
    let line = |game: &Game| {
        overview::sheet_lines(&english, game)
            .into_iter()
            .find(|line| line.value == SheetValue::Sols)
            .expect("a line")
    };
    assert!(line(&game).assumed && !line(&game).own);
    let own = changed(&game, |state| {
        state.sheet_corrections = BTreeMap::from([(SheetValue::Sols, 6)]);
    });
    let own = line(&own);
    assert_eq!(
        (own.text.as_str(), own.range, own.assumed, own.own),
        ("6", (1, 20), false, true)
    );
}

#[test]
fn the_mission_log_uses_the_missions_own_count() {
    let (game, [english, italian]) = table(3);
    let count = |localizer: &Localizer, id: &str| {
        overview::mission_log(localizer, &game)
            .into_iter()
            .find(|line| line.id == id)
            .expect("an objective")
            .count
    };
    assert_eq!(
        count(&english, "growing-conditions").as_deref(),
        Some("0% (goal 100%)")
    );
    assert_eq!(
        count(&italian, "growing-conditions").as_deref(),
        Some("0% (traguardo 100%)")
    );
    assert_eq!(count(&italian, "spare-farm"), None, "one success meets it");
    assert!(count(&english, "repair-the-hub").is_some_and(|count| count.starts_with("at most ")));
}

#[test]
fn follow_ups_are_shown_on_red() {
    let (game, [english, italian]) = table(3);
    let later = Card::new(CardKind::Event, "dust-in-the-filters", Face::Later);
    let text = overview::card_text(&english, &game, &later);
    assert!(
        text.red && text.label == "Follow-Up of an event",
        "{text:?}"
    );
    let malfunction = Card::new(
        CardKind::Malfunction(Block::Living),
        &catalogue::a_malfunction(),
        Face::Story,
    );
    assert_eq!(
        overview::card_text(&italian, &game, &malfunction).label,
        "Avaria: Complesso Abitativo"
    );
    assert_eq!(Language::Italian.own_name(), "Italiano");
}

#[test]
fn a_text_that_an_author_need_not_write_is_left_out() {
    let (game, localizers) = table(3);
    for face in [Face::Ends, Face::Goal, Face::Moves, Face::Arrives] {
        let card = Card::new(CardKind::Walker, "silent", face);
        for localizer in &localizers {
            assert_eq!(
                overview::card_text(localizer, &game, &card).text,
                "",
                "{card:?}"
            );
        }
    }
}

#[test]
fn undo_names_the_most_important_fact() {
    let (game, [english, _]) = table(4);
    let facts: Vec<Fact> = serde_json::from_value(serde_json::json!([
        {"step_done": {"step": "clean_up"}},
        {"consequence_decided": {"event": "dust-in-the-filters", "strikes": true}},
        {"sol_began": {"sol": 2, "first_player": 0}},
        {"step_reached": {"step": {"raise_track": {"block": "living"}}}}
    ]))
    .expect("facts");
    let command = first_martians::command::Command::NextSol {};
    let turn = base::play::PlayedCommand {
        parent: 0,
        command,
        facts,
        digest: String::new(),
        snapshot: None,
    };
    assert_eq!(
        fact_text::undo_label(&english, &game, &turn),
        "“Make Yourself at Home”: sol 2 begins; First Player: Medic"
    );
    // What a declared plan moves is part of it.
    let mut declared = turn.clone();
    declared.facts = serde_json::from_value(serde_json::json!([
        {"board": {"plan_declared": {"actions": []}}},
        {"marked": {"mark": "evening", "on": "sheet", "from": 1, "to": 0, "cause": "declared"}}
    ]))
    .expect("facts");
    assert_eq!(
        fact_text::undo_label(&english, &game, &declared),
        english.format("undo-plan-declared", &crate::Args::new().count("count", 0))
    );
    assert_eq!(fact_text::history(&english, &game, &turn).len(), 1);
    assert!(game.offers().len() > 1);
}
