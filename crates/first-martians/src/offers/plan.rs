//! Offers for planning, declaring and resolving in Full board.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{Offers, operators};
use crate::board::ruling::{PAWNS_MAX, REASON_MAX, prices};
use crate::board::{
    ActionDie, ActionKind, Board, BoardCounter, BoardState, Feature, Pawn, Ruling, RulingReason,
    SUPPLY_MAX, SkillState,
};
use crate::command::{Command, Field, Param};
use crate::game::Game;
use crate::game_box::NAME_MAX;
use crate::queries::planning::{declarable, free_pawns, pawns_that_can_join};
use crate::queries::quote::{dice_of, possible_and_overrulable, quote_of};
use crate::queries::resolving::{AwaitedInput, awaited_input};
use crate::queries::routes_of_planned;
use crate::queries::skills::{SKILLS, usable_skills, usual_payment};
use crate::state::{ComponentSource, Step};
use crate::vocabulary::{Area, Item, Rover};
use base::play::Offer;

/// The assumed maximum of samples and of POI tokens on a region tile.
pub(crate) const ON_A_TILE_MAX: u8 = 6;

pub(super) fn plan(game: &Game, board: &Board, offers: &mut Offers) {
    if declarable(game) {
        offers.push(Offer::flow(Command::Continue {}));
    }
    let free: BTreeSet<Pawn> = free_pawns(game).into_iter().collect();
    for index in 0..board.plan.len() {
        pawns(game, board, index, &free, offers);
        travel(game, board, index, offers);
        rulings(game, board, index, offers);
    }
    begin(game, offers);
    for (&place, facility) in &board.pieces.facilities {
        let green = facility
            .parts
            .iter()
            .filter(|(_, red)| !**red && !board.pieces.is_shut(place));
        offers.extend(green.map(|(&part, _)| Offer::report(Command::Dismantle { place, part })));
    }
}

/// The pawns of a planned action.
fn pawns(game: &Game, board: &Board, index: usize, free: &BTreeSet<Pawn>, offers: &mut Offers) {
    let Some(planned) = board.plan.get(index) else {
        return;
    };
    let flow = |command| Offer::flow(command);
    let joining = pawns_that_can_join(game, index, free).into_iter();
    offers.extend(joining.map(|pawn| {
        flow(Command::AddPawn {
            index,
            pawn: pawn.clone(),
        })
    }));
    let laid: BTreeSet<&Pawn> = planned.pawns.iter().collect();
    for &pawn in &laid {
        if laid.len() > 1 && planned.pawns.first() != Some(pawn) {
            offers.push(flow(Command::RaisePawn {
                index,
                pawn: pawn.clone(),
            }));
        }
        offers.push(flow(Command::TakePawn {
            index,
            pawn: pawn.clone(),
        }));
    }
    offers.push(flow(Command::DropAction { index }));
}

/// The rovers and routes of a planned action.
fn travel(game: &Game, board: &Board, index: usize, offers: &mut Offers) {
    let Some(planned) = board.plan.get(index) else {
        return;
    };
    let rovers = [None, Some(Rover::Froggy), Some(Rover::Scorpio)]
        .into_iter()
        .filter(|rover| *rover != planned.rover);
    for rover in rovers {
        let way = |way: &[_]| quote_of(game, index, rover, way).is_ok();
        if way(&planned.way)
            || routes_of_planned(game, index, rover)
                .iter()
                .any(|it| way(&it.regions))
        {
            offers.push(Offer::flow(Command::SetRover { index, rover }));
        }
    }
    let ways = routes_of_planned(game, index, planned.rover);
    let others = ways
        .iter()
        .enumerate()
        .filter(|(_, way)| way.regions != planned.way);
    offers.extend(others.map(|(way, _)| Offer::flow(Command::SetWay { index, way })));
}

fn begin(game: &Game, offers: &mut Offers) {
    let (possible, overrulable) = possible_and_overrulable(game);
    offers.extend(
        possible
            .into_iter()
            .map(|kind| Offer::flow(Command::PlanAction { kind })),
    );
    if let Some(kind) = overrulable.first().cloned() {
        let offer = Offer::report(Command::PlanOverruled {
            kind,
            reason: RulingReason::Other,
        });
        offers.push(
            offer
                .with(Field::kind, Param::one_of(overrulable))
                .with(Field::reason, reason()),
        );
    }
}

const fn reason() -> Param {
    Param::Text { max: REASON_MAX }
}

/// What the table may decide about a planned action, and its rulings so far.
fn rulings(game: &Game, board: &Board, index: usize, offers: &mut Offers) {
    static PRICES: LazyLock<Param> = LazyLock::new(|| Param::some_of(prices().iter().cloned()));

    let Some(planned) = board.plan.get(index) else {
        return;
    };
    let dice = dice_of(game, &planned.kind).map(|_| [Ruling::NoDice, Ruling::Dice]);
    let pawns = (1..=PAWNS_MAX).map(Ruling::Pawns);
    let all = pawns
        .chain(dice.into_iter().flatten())
        .chain([Ruling::Allowed, Ruling::Forbidden]);
    let other = RulingReason::Other;
    let offer = Offer::report(Command::Overrule {
        index,
        ruling: Ruling::Allowed,
        reason: other.clone(),
    });
    offers.push(
        offer
            .with(Field::ruling, Param::one_of(all))
            .with(Field::reason, reason()),
    );
    let offer = Offer::report(Command::OverrulePrice {
        index,
        price: Vec::new(),
        reason: other,
    });
    offers.push(
        offer
            .with(Field::price, PRICES.clone())
            .with(Field::reason, reason()),
    );
    if let Some(first) = planned.rulings.first() {
        let given = Param::one_of(planned.rulings.iter().map(|it| it.ruling.clone()));
        let offer = Offer::report(Command::DropRuling {
            index,
            ruling: first.ruling.clone(),
        });
        offers.push(offer.with(Field::ruling, given));
    }
}

/// The step Resolve; `false` where all declared actions have ended.
pub(super) fn resolve(game: &Game, board: &Board, offers: &mut Offers) -> bool {
    let Some(awaited) = awaited_input(game) else {
        return false;
    };
    match awaited {
        AwaitedInput::Sure => offers.push(Offer::flow(Command::Continue {})),
        AwaitedInput::Accept => {
            offers.push(Offer::flow(Command::Continue {}));
            offers.push(dice(board));
            // Each reroll is paid for with a skill or a token.
            let paid = board
                .declared
                .first()
                .is_some_and(|action| action.rerolls > 0);
            if game.state().dice == ComponentSource::Digital && paid {
                let dice = ActionDie::rolled(
                    board
                        .declared
                        .first()
                        .is_some_and(|action| action.success_die_only),
                );
                let offer = Offer::report(Command::RerollDie {
                    die: ActionDie::Success,
                });
                offers.push(offer.with(Field::die, Param::one_of(dice.iter().copied())));
            }
        }
        AwaitedInput::Dice(_) => {
            if game.state().dice == ComponentSource::Digital {
                offers.push(Offer::flow(Command::RollDice {}));
            }
            offers.push(dice(board));
        }
        AwaitedInput::Tile(_) => {
            let number = Param::number(0, ON_A_TILE_MAX);
            let command = Command::EnterTile {
                features: BTreeSet::new(),
                samples: 0,
                pois: 0,
            };
            let offer = Offer::flow(command).with(
                Field::features,
                Param::some_of(Feature::ALL.iter().copied()),
            );
            offers.push(
                offer
                    .with(Field::samples, number.clone())
                    .with(Field::pois, number),
            );
        }
        AwaitedInput::Front(..) => {
            offers.push(
                Offer::flow(Command::EnterFront { needs: 1 })
                    .with(Field::needs, Param::number(0, SUPPLY_MAX)),
            );
        }
    }
    true
}

fn dice(board: &Board) -> Offer<Command> {
    let alone = board
        .declared
        .first()
        .is_some_and(|action| action.success_die_only);
    let other = if alone {
        Param::one_of([false])
    } else {
        Param::flag()
    };
    let command = Command::EnterDice {
        success: true,
        wound: false,
        adventure: false,
    };
    Offer::flow(command)
        .with(Field::success, Param::flag())
        .with(Field::wound, other.clone())
        .with(Field::adventure, other)
}

/// What is possible at any time of a game.
pub(super) fn any_time(game: &Game, board: &Board, offers: &mut Offers) {
    let pieces: &BoardState = &board.pieces;
    let ready = pieces
        .upgrades
        .iter()
        .filter(|(_, state)| **state == 1)
        .map(|(id, _)| id);
    let planned = |id: &String| {
        board
            .plan
            .iter()
            .any(|it| it.kind == ActionKind::BuildUpgrade(id.clone()))
    };
    let room = |id: &String| {
        game.mission()
            .game_box
            .upgrades
            .iter()
            .any(|it| it.id == *id)
    };
    let ready = ready.filter(|id| room(id) && !planned(id));
    offers.extend(ready.map(|id| {
        Offer::report(Command::ExchangeUpgrade {
            upgrade: id.clone(),
        })
    }));
    if pieces
        .get(&BoardCounter::Cargo(Area::Available, Item::Poi))
        .is_some_and(|pois| pois > 0)
    {
        let icons = game
            .mission()
            .sheet
            .pois
            .iter()
            .map(|poi| Some(poi.id.clone()));
        offers.extend(
            std::iter::once(None)
                .chain(icons)
                .map(|poi| Offer::report(Command::UsePoi { poi })),
        );
    }
    let known = pieces
        .marks_of(&BoardCounter::Cargo(Area::Available, Item::Poi))
        .iter()
        .enumerate()
        .filter(|(_, mark)| !mark.name.is_empty());
    offers.extend(known.map(|(index, _)| Offer::report(Command::UsePoiToken { index })));
    for (seat, id_board) in pieces.seats().zip(&pieces.crew) {
        let (skills, states) = (
            Param::one_of(SKILLS),
            Param::one_of(SkillState::ALL.iter().copied()),
        );
        let offer = Offer::correct(Command::NameSkill {
            seat,
            skill: 1,
            name: "1".to_owned(),
        });
        offers.push(
            offer
                .with(Field::skill, skills.clone())
                .with(Field::name, Param::Text { max: NAME_MAX }),
        );
        let offer = Offer::correct(Command::SetSkillState {
            seat,
            skill: 1,
            state: SkillState::Discarded,
        });
        offers.push(offer.with(Field::skill, skills).with(Field::state, states));
        let unused = usable_skills(game, seat);
        let Some(&skill) = unused.first() else {
            continue;
        };
        let offer = Offer::report(Command::UseSkill {
            seat,
            skill,
            pays: usual_payment(game, seat, skill),
        });
        offers.push(
            offer
                .with(Field::skill, Param::one_of(unused))
                .with(Field::pays, Param::number(0, id_board.morale_tokens)),
        );
    }
    // An AOM changes hands between two sols only (almanac, AOM).
    if matches!(game.state().step, Step::CleanUp | Step::RaiseTrack { .. }) {
        operators(
            game,
            |aom, seat| Offer::report(Command::SetOperator { aom, seat }),
            offers,
        );
    }
}
