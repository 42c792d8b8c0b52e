//! *Pocket Mars* during play, by line of the rulebook (S001), line of the solo rulebook (S004) and ruling (PM-…).

use serde_json::{Value, json};
use solkeeper::play::{Game as _, Role};
use solkeeper::pocket_mars::helper::{
    BuildingCard, ColonistSpace, Command, Fact, Game, GameEnd, Pile, Start, Step,
};
use solkeeper::pocket_mars::score::Building::{self, Aqualab, CommsCenter, EnergyBank, Greenhouse};
use solkeeper::pocket_mars::{self};

use crate::support::{Run, games};

fn game(document: &Value) -> Game {
    Game::new(&Start::read(document).unwrap())
}

fn multiplayer(players: usize) -> Value {
    let names: Vec<_> = ["Red", "Blue", "Green", "Gray"][..players]
        .iter()
        .map(|name| json!({"name": name}))
        .collect();
    json!({"mode": "multiplayer", "players": names})
}

fn solo() -> Value {
    json!({"mode": "solo", "players": [{"name": "Red"}]})
}

fn begun(document: &Value) -> Run<Game> {
    let mut run = Run::new(game(document), 1);
    run.play(Command::Begin {});
    run
}

fn moved(run: &mut Run<Game>, seat: u8, from: ColonistSpace, to: ColonistSpace) {
    run.play(Command::MoveColonist { seat, from, to });
}

/// Moves colonists from the ship to the one-star space, and launches them first if necessary.
fn settle(run: &mut Run<Game>, seat: u8, building: Building, times: usize) {
    for _ in 0..times {
        if run.game().state().players[usize::from(seat)].ship == 0 {
            moved(run, seat, ColonistSpace::Earth, ColonistSpace::Ship);
        }
        moved(
            run,
            seat,
            ColonistSpace::Ship,
            ColonistSpace::OneStar(building),
        );
    }
}

/// Plays a solo round up to the activation of the androids; the player draws one of DA's two cards.
fn to_activation(run: &mut Run<Game>) {
    run.play(Command::PlayFromHand {});
    run.play(Command::EndTurn {});
    run.play(Command::SystemFailure {});
    assert_eq!(run.game().state().step, Step::Activation);
}

fn activate(run: &mut Run<Game>, site: BuildingCard) -> Vec<Fact> {
    run.play(Command::ActivateAndroids { site })
}

fn da(run: &Run<Game>) -> &solkeeper::pocket_mars::helper::Player {
    &run.game().state().players[1]
}

#[test]
fn s001_11_21_the_set_up() {
    for (players, deck) in [(2, 27), (3, 23), (4, 19)] {
        let game = game(&multiplayer(players));
        assert_eq!(game.state().deck, deck);
        assert!(game.state().players.iter().all(|it| (
            it.ship,
            it.on_earth(),
            it.energy,
            it.hand,
            it.module
        ) == (1, 6, 1, 2, 2)));
    }
}

#[test]
fn s004_20_105_109_the_set_up_of_da_by_level() {
    for (level, ship) in [
        ("standard", 5),
        ("super_android", 6),
        ("cybernetic_organism", 7),
    ] {
        let mut document = solo();
        document["level"] = json!(level);
        let game = game(&document);
        let da = &game.state().players[1];
        assert_eq!(
            (da.ship, da.on_earth(), da.energy, da.module, da.hand),
            (ship, 7 - ship, 1, 2, 0)
        );
        assert_eq!(game.state().deck, 29);
    }
}

#[test]
fn s001_113_the_draft_has_four_picks() {
    let mut document = multiplayer(2);
    document["draft"] = json!(true);
    let mut run = begun(&document);
    for pick in 1..=4 {
        assert_eq!(run.game().state().step, Step::Draft { pick });
        run.play(Command::Passed {});
    }
    assert_eq!(
        (run.game().state().step, run.game().state().deck),
        (Step::Action, 27)
    );
}

#[test]
fn s001_67_75_a_higher_value_may_settle_before_the_ability_and_habitation_never() {
    let mut run = begun(&multiplayer(2));
    let facts = run.play(Command::PlayFromModule {
        site: BuildingCard::EnergyBank,
        value: 4,
    });
    assert!(matches!(
        facts[0],
        Fact::ProjectLaid {
            from: 3,
            to: 4,
            settles: true,
            ..
        }
    ));
    run.play(Command::Settle {});
    assert!(run.game().decide(&Command::Settle {}).is_err());
    run.play(Command::UseEnergyBank {});
    assert!(run.game().decide(&Command::UseEnergyBank {}).is_err());
    assert_eq!(
        (
            run.game().state().players[0].energy,
            run.game().state().players[0].buildings[0]
        ),
        (2, [1, 0])
    );
    run.play(Command::EndTurn {});
    // Equal is not higher; the ability may be used all the same.
    run.play(Command::PlayFromModule {
        site: BuildingCard::EnergyBank,
        value: 4,
    });
    assert!(run.game().decide(&Command::Settle {}).is_err());
    assert!(run.game().decide(&Command::UseEnergyBank {}).is_ok());
    run.play(Command::EndTurn {});
    run.play(Command::PlayFromModule {
        site: BuildingCard::Habitation,
        value: 7,
    });
    assert!(
        run.game().decide(&Command::Settle {}).is_err(),
        "nobody lives on Habitation"
    );
    // After the ability it is too late for the colonist.
    run.play(Command::EndTurn {});
    run.play(Command::PlayFromModule {
        site: BuildingCard::Greenhouse,
        value: 7,
    });
    run.play(Command::UseGreenhouse {
        seat: 0,
        building: EnergyBank,
        up: true,
    });
    assert!(run.game().decide(&Command::Settle {}).is_err());
}

#[test]
fn s001_29_pm_1_the_two_star_space_is_for_all_players_together() {
    for (players, room) in [(2, 1), (3, 2), (4, 2)] {
        let mut run = begun(&multiplayer(players));
        for seat in 0..2 {
            settle(&mut run, seat, Aqualab, 2);
        }
        let up = |seat| Command::MoveColonist {
            seat,
            from: ColonistSpace::OneStar(Aqualab),
            to: ColonistSpace::TwoStar(Aqualab),
        };
        run.play(up(0));
        assert_eq!(run.game().decide(&up(1)).is_ok(), room == 2);
        if room == 2 {
            run.play(up(1));
            assert!(run.game().decide(&up(0)).is_err());
        }
    }
}

#[test]
fn s001_41_four_cards_at_the_end_of_a_turn_never_from_the_module_to_the_hand() {
    let mut run = begun(&multiplayer(2));
    run.play(Command::PlayFromModule {
        site: BuildingCard::Aqualab,
        value: 1,
    });
    let facts = run.play(Command::EndTurn {});
    assert_eq!(
        facts[..2],
        [
            Fact::HandToModule { seat: 0, cards: 1 },
            Fact::Drawn {
                seat: 0,
                from_da: 0,
                from_deck: 1
            }
        ]
    );
    // Too many in the module are discarded, not taken into the hand.
    run.play(Command::CorrectCards {
        seat: 1,
        pile: Pile::Module,
        to: 3,
    });
    run.play(Command::PlayFromHand {});
    let facts = run.play(Command::EndTurn {});
    assert!(facts.contains(&Fact::Discarded {
        seat: 1,
        pile: Pile::Module,
        cards: 1
    }));
    let player = &run.game().state().players[1];
    assert_eq!((player.hand, player.module), (2, 2));
    // A hand too small for the module goes on from what is drawn.
    run.play(Command::CorrectCards {
        seat: 0,
        pile: Pile::Hand,
        to: 1,
    });
    run.play(Command::CorrectCards {
        seat: 0,
        pile: Pile::Module,
        to: 0,
    });
    run.play(Command::PlayFromHand {});
    run.play(Command::EndTurn {});
    assert_eq!(
        (
            run.game().state().players[0].hand,
            run.game().state().players[0].module
        ),
        (2, 2)
    );
}

#[test]
fn s001_55_the_owner_of_a_taken_project_draws_at_once() {
    let mut run = begun(&multiplayer(2));
    let facts = run.play(Command::PlayFromOther {
        owner: 1,
        site: BuildingCard::Greenhouse,
        value: 7,
    });
    assert!(facts.contains(&Fact::Drawn {
        seat: 1,
        from_da: 0,
        from_deck: 1
    }));
    run.play(Command::Settle {});
    assert_eq!(
        run.game().state().players[0].buildings[1],
        [1, 0],
        "the colonist is the player’s own"
    );
}

#[test]
fn s001_89_pm_10_a_full_tank_takes_no_energy_but_the_card_goes() {
    let mut document = multiplayer(2);
    document["energy_top"] = json!(1);
    let mut run = begun(&document);
    let facts = run.play(Command::GainEnergy { pile: Pile::Module });
    assert!(matches!(
        facts[..2],
        [
            Fact::Discarded { cards: 1, .. },
            Fact::EnergyMoved { from: 1, to: 1, .. }
        ]
    ));
    assert_eq!(run.game().state().discard, 1);
}

#[test]
fn s001_91_pm_11_an_empty_deck_is_rebuilt_at_once() {
    let mut run = begun(&multiplayer(2));
    for value in [1, 2] {
        run.play(Command::PlayFromModule {
            site: BuildingCard::Aqualab,
            value,
        });
        run.play(Command::EndTurn {});
    }
    run.play(Command::CorrectDeck { to: 1 });
    run.play(Command::PlayFromHand {});
    let facts = run.play(Command::EndTurn {});
    // The discard, and one of the two projects under the Aqualab.
    assert!(facts.contains(&Fact::DeckRebuilt { cards: 2 }));
    assert_eq!(
        (
            run.game().state().deck,
            run.game().state().discard,
            run.game().state().under[2]
        ),
        (2, 0, 1)
    );
}

#[test]
fn s001_93_pm_6_the_game_ends_with_the_turn_in_which_seven_are_settled() {
    let mut run = begun(&multiplayer(2));
    settle(&mut run, 0, CommsCenter, 7);
    assert_eq!(run.game().state().step, Step::Action);
    assert_eq!(run.game().finished_document(), None);
    run.play(Command::PlayFromHand {});
    let facts = run.play(Command::EndTurn {});
    assert_eq!(
        facts.last(),
        Some(&Fact::GameOver {
            why: GameEnd::Settled { seat: 0 }
        })
    );
    let score = pocket_mars::score_document(&run.game().finished_document().unwrap()).unwrap();
    // Seven at 2, equal energy 1, four in one building 3; the other has one on the ship and equal energy.
    assert_eq!(
        score.players.iter().map(|it| it.total).collect::<Vec<_>>(),
        [18, 2]
    );
    assert_eq!(score, run.game().current_score());
}

#[test]
fn s001_117_125_the_abilities_of_the_buildings() {
    let mut run = begun(&multiplayer(2));
    run.play(Command::PlayFromModule {
        site: BuildingCard::CommsCenter,
        value: 0,
    });
    run.play(Command::UseCommsCenter {});
    assert_eq!(run.game().state().players[0].ship, 2);
    run.play(Command::EndTurn {});
    run.play(Command::PlayFromModule {
        site: BuildingCard::Habitation,
        value: 0,
    });
    run.play(Command::UseHabitation {
        building: Greenhouse,
    });
    assert_eq!(
        (
            run.game().state().players[1].ship,
            run.game().state().players[1].buildings[1]
        ),
        (0, [1, 0])
    );
    run.play(Command::EndTurn {});
    let deck = run.game().state().deck;
    run.play(Command::PlayFromModule {
        site: BuildingCard::Aqualab,
        value: 0,
    });
    run.play(Command::UseAqualab { pile: Pile::Hand });
    assert_eq!(run.game().state().deck, deck + 1);
    run.play(Command::EndTurn {});
    // Anybody's colonist.
    run.play(Command::PlayFromModule {
        site: BuildingCard::Greenhouse,
        value: 0,
    });
    assert!(
        run.game()
            .decide(&Command::UseGreenhouse {
                seat: 0,
                building: Greenhouse,
                up: true
            })
            .is_err()
    );
    run.play(Command::UseGreenhouse {
        seat: 1,
        building: Greenhouse,
        up: true,
    });
    assert_eq!(run.game().state().players[1].buildings[1], [0, 1]);
}

#[test]
fn s004_27_29_cards_are_drawn_from_das_module_first() {
    let mut run = begun(&solo());
    run.play(Command::PlayFromHand {});
    let facts = run.play(Command::EndTurn {});
    assert_eq!(
        facts[0],
        Fact::Drawn {
            seat: 0,
            from_da: 1,
            from_deck: 0
        }
    );
    run.play(Command::SystemFailure {});
    activate(&mut run, BuildingCard::Aqualab);
    // Three missing: DA's two, then the deck.
    run.play(Command::CorrectCards {
        seat: 0,
        pile: Pile::Hand,
        to: 0,
    });
    run.play(Command::PlayFromModule {
        site: BuildingCard::Aqualab,
        value: 0,
    });
    let facts = run.play(Command::EndTurn {});
    assert!(facts.contains(&Fact::Drawn {
        seat: 0,
        from_da: 2,
        from_deck: 1
    }));
}

#[test]
fn s004_41_59_the_costs_of_actions_in_a_solo_game() {
    let mut run = begun(&solo());
    let facts = run.play(Command::Launch {});
    assert!(facts.contains(&Fact::Discarded {
        seat: 1,
        pile: Pile::Module,
        cards: 1
    }));
    assert_eq!(
        (run.game().state().players[0].ship, da(&run).module),
        (2, 1)
    );
    let mut run = begun(&solo());
    run.play(Command::GainEnergy { pile: Pile::Hand });
    assert_eq!(run.game().state().players[0].energy, 3);
    let mut run = begun(&solo());
    let facts = run.play(Command::PlayFromOther {
        owner: 1,
        site: BuildingCard::Aqualab,
        value: 5,
    });
    assert!(
        !facts.iter().any(|it| matches!(it, Fact::Drawn { .. })),
        "DA does not draw"
    );
    run.play(Command::Settle {});
    assert_eq!(
        run.game().state().players[0].buildings[2],
        [1, 0],
        "PM-S9, and it is the player’s own colonist"
    );
    // Nothing of its own was spent, so nothing is drawn: the androids find one card.
    run.play(Command::EndTurn {});
    assert_eq!(da(&run).module, 1);
}

#[test]
fn s004_61_73_a_round_of_system_failure_androids_and_refill() {
    let mut run = begun(&solo());
    to_activation(&mut run);
    assert_eq!(
        (run.game().state().deck, run.game().state().discard),
        (27, 3)
    );
    let facts = activate(&mut run, BuildingCard::CommsCenter);
    assert!(facts.contains(&Fact::DaFilled { cards: 1 }), "PM-S4");
    // One to the Comms Center, one launched.
    assert_eq!(
        (
            da(&run).ship,
            da(&run).on_earth(),
            da(&run).buildings[3],
            da(&run).module
        ),
        (5, 1, [1, 0], 2)
    );
    assert_eq!(
        (run.game().state().step, run.game().state().turns),
        (Step::Action, 2)
    );
}

#[test]
fn s004_65_pm_s10_the_androids_rest_with_two_cards_or_none() {
    for module in [2, 0] {
        let mut run = begun(&solo());
        to_activation(&mut run);
        run.play(Command::CorrectCards {
            seat: 1,
            pile: Pile::Module,
            to: module,
        });
        let before = (da(&run).ship, da(&run).buildings);
        assert!(
            run.game()
                .decide(&Command::ActivateAndroids {
                    site: BuildingCard::Aqualab
                })
                .is_err()
        );
        run.play(Command::AndroidsRest {});
        assert_eq!((da(&run).ship, da(&run).buildings), before);
        assert_eq!(da(&run).module, 2);
    }
}

#[test]
fn s004_69_an_empty_ship_takes_a_colonist_from_earth_and_pm_s12_nobody_is_no_harm() {
    let mut run = begun(&solo());
    settle(&mut run, 1, EnergyBank, 5);
    to_activation(&mut run);
    activate(&mut run, BuildingCard::Aqualab);
    assert_eq!(
        (da(&run).ship, da(&run).on_earth(), da(&run).buildings[2]),
        (1, 1, [0, 0])
    );
    assert_eq!(
        run.game().state().deck,
        24,
        "two, two more by the Aqualab, one for DA"
    );
}

#[test]
fn s004_79_the_energy_bank_gives_two_and_on_a_full_track_does_as_the_aqualab() {
    let mut run = begun(&solo());
    to_activation(&mut run);
    activate(&mut run, BuildingCard::EnergyBank);
    assert_eq!(da(&run).energy, 3);
    let mut document = solo();
    document["energy_top"] = json!(2);
    let mut run = begun(&document);
    to_activation(&mut run);
    activate(&mut run, BuildingCard::EnergyBank);
    assert_eq!(
        (da(&run).energy, run.game().state().deck),
        (2, 26),
        "PM-S12: stops at the top"
    );
    to_activation(&mut run);
    let facts = activate(&mut run, BuildingCard::EnergyBank);
    assert!(facts.contains(&Fact::DeckDiscarded { cards: 2 }));
}

#[test]
fn pm_s7_the_greenhouse_moves_das_colonists_up_or_yours_down_twice() {
    let mut run = begun(&solo());
    settle(&mut run, 1, EnergyBank, 2);
    to_activation(&mut run);
    // One lands in the Greenhouse: two ways up, the players choose, and the other follows by itself.
    activate(&mut run, BuildingCard::Greenhouse);
    assert_eq!(run.game().state().step, Step::DaGreenhouse { left: 2 });
    assert!(
        run.game()
            .decide(&Command::DaChooses { building: Aqualab })
            .is_err()
    );
    run.play(Command::DaChooses {
        building: EnergyBank,
    });
    assert_eq!(
        (da(&run).buildings[0], da(&run).buildings[1]),
        ([1, 1], [0, 1]),
        "one colonist only fits on each"
    );
    assert_eq!(run.game().state().step, Step::Action);
    // Nothing goes up any more but the next arrival; then yours come down.
    let mut run = begun(&solo());
    settle(&mut run, 0, Aqualab, 1);
    moved(
        &mut run,
        0,
        ColonistSpace::OneStar(Aqualab),
        ColonistSpace::TwoStar(Aqualab),
    );
    to_activation(&mut run);
    activate(&mut run, BuildingCard::Greenhouse);
    assert_eq!(
        (
            da(&run).buildings[1],
            run.game().state().players[0].buildings[2]
        ),
        ([0, 1], [1, 0])
    );
}

#[test]
fn s004_83_habitation_advises_what_raises_das_score_most() {
    let mut run = begun(&solo());
    for building in [EnergyBank, Aqualab, CommsCenter] {
        settle(&mut run, 1, building, 1);
    }
    to_activation(&mut run);
    activate(&mut run, BuildingCard::Habitation);
    assert_eq!(run.game().state().step, Step::DaHabitation);
    let advice = run.game().da_options();
    // The fourth building: 2 − 1 for the colonist, 4 for all four.
    assert_eq!((advice[0].building, advice[0].gain), (Greenhouse, 5));
    assert!(advice[1..].iter().all(|it| it.gain == 1));
    run.play(Command::DaChooses {
        building: Greenhouse,
    });
    assert_eq!(da(&run).buildings[1], [1, 0]);
    // The fourth in one building: 5.
    let mut run = begun(&solo());
    settle(&mut run, 1, Aqualab, 3);
    assert_eq!(
        (
            run.game().da_options()[0].building,
            run.game().da_options()[0].gain
        ),
        (Aqualab, 6)
    );
}

#[test]
fn s004_89_93_the_game_alone_ends_when_das_module_cannot_be_filled() {
    let mut run = begun(&solo());
    run.play(Command::CorrectDeck { to: 2 });
    assert_eq!(run.game().state().rounds_left(), 1);
    to_activation(&mut run);
    let facts = activate(&mut run, BuildingCard::CommsCenter);
    assert_eq!(
        facts.last(),
        Some(&Fact::GameOver {
            why: GameEnd::NoCards
        })
    );
    let result = run.game().finished_document().unwrap();
    assert_eq!(
        (
            &result["mode"],
            &result["level"],
            &result["players"][1]["name"]
        ),
        (&json!("solo"), &json!("standard"), &json!("DA"))
    );
    let score = pocket_mars::score_document(&result).unwrap();
    assert_eq!(score, run.game().current_score());
    // S004:103, PM-S2: equal energy is 2 for DA, 1 for its rival. DA: five on the ship, one in the Comms Center.
    assert_eq!(
        score.players.iter().map(|it| it.total).collect::<Vec<_>>(),
        [2, 9]
    );
}

#[test]
fn s004_91_or_when_da_has_seven_in_buildings() {
    let mut document = solo();
    document["level"] = json!("cybernetic_organism");
    let mut run = begun(&document);
    settle(&mut run, 1, Aqualab, 6);
    to_activation(&mut run);
    let facts = activate(&mut run, BuildingCard::EnergyBank);
    assert_eq!(
        facts.last(),
        Some(&Fact::GameOver {
            why: GameEnd::Settled { seat: 1 }
        })
    );
}

#[test]
fn random_games_reach_their_end() {
    for seed in 0..games() {
        let corrections = seed % 4 == 3;
        let document = if seed % 2 == 0 {
            solo()
        } else {
            multiplayer(2 + usize::try_from(seed / 2 % 3).unwrap())
        };
        let mut run = Run::new(game(&document), seed);
        run.play_out(
            corrections,
            |game| game.state().step == Step::End,
            |game| {
                let state = game.state();
                for player in &state.players {
                    assert_eq!(player.ship + player.on_earth() + player.on_mars(), 7);
                }
                let room = if state.players.len() < 3 { 1 } else { 2 };
                for building in 0..4 {
                    assert!(
                        state
                            .players
                            .iter()
                            .map(|it| it.buildings[building][1])
                            .sum::<u8>()
                            <= room
                    );
                }
                if !corrections {
                    let cards: u8 = state.players.iter().map(|it| it.hand + it.module).sum();
                    assert_eq!(
                        cards + state.deck + state.discard + state.under.iter().sum::<u8>(),
                        35,
                        "no card is lost"
                    );
                }
            },
        );
        let result = run.game().finished_document().expect("a finished game");
        assert_eq!(
            pocket_mars::score_document(&result).unwrap(),
            run.game().current_score()
        );
        assert!(run.game().offers().iter().all(|it| it.role != Role::Flow));
    }
}
