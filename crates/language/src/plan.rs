//! The plan and its actions in words: who does what, with what, and the result.

use std::collections::BTreeSet;

use super::common::{aom, name, title, yes_no};
use super::quote::{action_name, switch_name_without_donor};
use super::ruling::{ruling, ruling_reason, table_ruling};
use super::{Args, Localizer, board};
use first_martians::Game;
use first_martians::board::{
    ActionDie, ActionKind, ActionResult, ActionRoll, BoardCounter, BoardFact, Feature, Pawn,
    PlannedAction, Ruling, SkillCard,
};
use first_martians::command::{Command, Field};
use first_martians::game_box::NamedKind;
use first_martians::queries::planning::PAWNS;
use first_martians::queries::skills::price_of_skill;
use first_martians::state::Seat;
use first_martians::vocabulary::{Area, Condition, Item, Region};

/// A pawn by the name of its astronaut or AOM.
pub fn pawn(localizer: &Localizer, game: &Game, pawn: &Pawn) -> String {
    match pawn {
        Pawn::Astronaut(seat) => name(localizer, &game.state().crew, *seat),
        Pawn::Aom(id) => aom(localizer, id),
    }
}

/// What an astronaut with a heart condition may do with the pawns that are left; `None` without one, and where no pawn is left.
pub fn heart_pawns(localizer: &Localizer, game: &Game, seat: Seat) -> Option<String> {
    let board = game
        .state()
        .board_state()
        .filter(|board| board.has_active_condition(seat, Condition::Heart))?;
    let left = PAWNS.saturating_sub(board.id_board(seat)?.lost_pawns);
    let args = Args::new()
        .text("name", name(localizer, &game.state().crew, seat))
        .number("left", left);
    (left > 0).then(|| localizer.format("plan-heart", &args))
}

/// A planned action with its pawns, the top one first, its rover and its route.
pub fn planned(localizer: &Localizer, game: &Game, planned: &PlannedAction) -> String {
    let mut with = vec![match planned.pawns.first() {
        Some(first) => localizer.format(
            "plan-performs",
            &Args::new().text("name", pawn(localizer, game, first)),
        ),
        None => localizer.text("plan-nobody"),
    }];
    with.extend(beside_performer(localizer, game, planned));
    let args = Args::new()
        .text("action", action_name(localizer, game, &planned.kind))
        .text("with", with.join("; "));
    localizer.format("plan-planned", &args)
}

/// Who assists at a planned action, its rover and its route.
pub(crate) fn beside_performer(
    localizer: &Localizer,
    game: &Game,
    planned: &PlannedAction,
) -> Vec<String> {
    let mut with = Vec::new();
    // Nobody assists himself: who performs it with both pawns does so alone.
    let first = planned.pawns.first();
    let mut others: Vec<&Pawn> = planned
        .pawns
        .iter()
        .filter(|it| Some(*it) != first)
        .collect();
    others.dedup();
    let others: Vec<String> = others
        .into_iter()
        .map(|it| pawn(localizer, game, it))
        .collect();
    if planned.pawns.iter().filter(|it| Some(*it) == first).count() > 1 {
        with.push(localizer.text("plan-both-pawns"));
    }
    if !others.is_empty() {
        with.push(
            localizer.format(
                "plan-assist",
                &Args::new()
                    .text("names", localizer.list(&others))
                    .count("count", others.len()),
            ),
        );
    }
    with.extend(planned.rover.map(|rover| {
        localizer.format(
            "plan-rover",
            &Args::new().text("rover", localizer.word(rover)),
        )
    }));
    if !planned.way.is_empty() {
        with.push(localizer.format(
            "plan-way",
            &Args::new().text("way", way(localizer, &planned.way)),
        ));
    }
    with.extend(planned.rulings.iter().map(|it| table_ruling(localizer, it)));
    with
}

fn die(localizer: &Localizer, die: ActionDie) -> String {
    localizer.text(&format!("die-{}", die.id()))
}

/// The regions of a route, starting at the HUB.
pub fn way(localizer: &Localizer, regions: &[Region]) -> String {
    if regions.is_empty() {
        return localizer.text("plan-straight");
    }
    regions
        .iter()
        .map(|&it| board::region(localizer, it))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The faces of the dice, or of the Success die alone.
pub fn dice(localizer: &Localizer, rolled: ActionRoll, success_die_only: bool) -> String {
    let word = |name: &str, shown: bool| {
        localizer.text(&format!("plan-{}{name}", if shown { "" } else { "no-" }))
    };
    let mut dice = vec![word("success", rolled.success)];
    if !success_die_only {
        dice.push(word("wound", rolled.wound));
        dice.push(word("adventure", rolled.adventure));
    }
    dice.join(", ")
}

/// A fact about the plan or a declared action.
pub(super) fn fact(localizer: &Localizer, game: &Game, fact: &BoardFact) -> String {
    let of = |it| Args::new().text("action", action_name(localizer, game, it));
    match fact {
        BoardFact::ActionPlanned { planned: it } if !it.rulings.is_empty() => localizer.format(
            "fact-board-action-replanned",
            &Args::new().text("planned", planned(localizer, game, it)),
        ),
        BoardFact::ActionPlanned { planned } => {
            localizer.format("fact-board-action-planned", &of(&planned.kind))
        }
        BoardFact::ActionReplanned { planned: it, .. } => localizer.format(
            "fact-board-action-replanned",
            &Args::new().text("planned", planned(localizer, game, it)),
        ),
        BoardFact::ActionDropped { kind, .. } => {
            localizer.format("fact-board-action-dropped", &of(kind))
        }
        BoardFact::OperatorSet { aom: id, seat } => {
            let args = Args::new()
                .text("aom", aom(localizer, id))
                .text("name", name(localizer, &game.state().crew, *seat));
            localizer.format("fact-board-operator-set", &args)
        }
        BoardFact::PlanDeclared { actions } if actions.is_empty() => {
            localizer.text("fact-board-nothing-declared")
        }
        BoardFact::PlanDeclared { actions } => {
            let kinds: Vec<String> = actions
                .iter()
                .map(|it| action_name(localizer, game, &it.planned.kind))
                .collect();
            localizer.format(
                "fact-board-plan-declared",
                &Args::new().text("actions", kinds.join("; ")),
            )
        }
        BoardFact::PlanLost { actions, declared } => {
            let kinds: Vec<String> = actions
                .iter()
                .map(|it| action_name(localizer, game, it))
                .collect();
            let id = if *declared {
                "fact-board-declared-lost"
            } else {
                "fact-board-plan-lost"
            };
            localizer.format(id, &Args::new().text("actions", kinds.join("; ")))
        }
        BoardFact::ActionDiceRolled {
            kind,
            rolled,
            success_die_only,
            again,
        } => {
            let id = if *again {
                "fact-board-dice-again"
            } else {
                "fact-board-dice-laid"
            };
            localizer.format(
                id,
                &of(kind).text("dice", dice(localizer, *rolled, *success_die_only)),
            )
        }
        BoardFact::RerollPaid { kind } => localizer.format("fact-board-reroll-paid", &of(kind)),
        BoardFact::ActionDecided { kind, seat, result } => {
            let id = match result {
                ActionResult::Success => "fact-board-action-success",
                ActionResult::Failure => "fact-board-action-failure",
                ActionResult::Obsolete => "fact-board-action-needless",
                ActionResult::Shut => "fact-board-action-shut",
            };
            localizer.format(
                id,
                &of(kind).text("name", name(localizer, &game.state().crew, *seat)),
            )
        }
        BoardFact::ActionEnded { kind } => localizer.format("fact-board-action-over", &of(kind)),
        BoardFact::ShutdownFrontRevealed {
            place,
            resource,
            needs,
        } => {
            let args = Args::new()
                .text("place", board::place(localizer, *place))
                .noun(localizer, "resource", *resource);
            localizer.format("fact-board-front-seen", &args.number("needs", *needs))
        }
        BoardFact::PoiTokenUsed { name } => {
            let does = board::card_text(game, NamedKind::PoiToken, name);
            let args = Args::new()
                .text("name", name.as_str())
                .count("count", usize::from(does.is_some()));
            localizer.format(
                "fact-board-poi-token-used",
                &args.text("does", does.unwrap_or_default()),
            )
        }
        BoardFact::SkillCardSet { seat, skill, card } => {
            let args = Args::new().text("name", name(localizer, &game.state().crew, *seat));
            localizer.format(
                "fact-board-skill-card",
                &args.text("skill", board::skill_card(localizer, *skill, card)),
            )
        }
        BoardFact::RoverRollDue { rover } => localizer.format(
            "fact-board-rover-to-roll",
            &Args::new().text("rover", localizer.word(*rover)),
        ),
        BoardFact::SpareBuilt { place, .. } => localizer.format(
            "fact-board-spare-built",
            &Args::new().text("place", board::place(localizer, *place)),
        ),
        BoardFact::TrackingStarted { .. }
        | BoardFact::TrackingStopped {}
        | BoardFact::SectionChecked { .. }
        | BoardFact::Moved { .. }
        | BoardFact::TokenPut { .. }
        | BoardFact::TokenTaken { .. }
        | BoardFact::TokenMarked { .. }
        | BoardFact::MarkedTokenMoved { .. }
        | BoardFact::Explored { .. }
        | BoardFact::ConditionDrawn { .. }
        | BoardFact::RoverRolled { .. }
        | BoardFact::WiltingAnswered { .. }
        | BoardFact::OthersUnfed { .. }
        | BoardFact::EffectIgnored { .. }
        | BoardFact::TileCorrected { .. }
        | BoardFact::TileRemoved { .. } => String::new(),
    }
}

/// The label that repairs of the same part by switching share, without the Facility that gives its part; `None` for every other
/// command.
pub fn label_without_donor(localizer: &Localizer, command: &Command) -> Option<String> {
    let Command::PlanAction { kind } = command else {
        return None;
    };
    let kind = switch_name_without_donor(localizer, kind)?;
    Some(localizer.say_attribute(
        "command-plan-action",
        "of",
        &Args::new().text("action", kind),
    ))
}

/// Whether it is an action of the mission whose objectives are all met, failed or closed.
pub(super) fn has_only_decided_objectives(game: &Game, kind: &ActionKind) -> bool {
    let (ActionKind::Mission(action) | ActionKind::MissionAt { action, .. }) = kind else {
        return false;
    };
    let mut requiring = game.shown_objectives_of(action).peekable();
    requiring.peek().is_some() && requiring.all(|(_, progress)| !progress.is_undecided())
}

/// The label of a command about plan, dice, tiles or skills; `None` if it has no more specific label than its name.
pub(super) fn label(
    localizer: &Localizer,
    game: &Game,
    command: &Command,
    id: &str,
    free: impl Fn(Field) -> bool,
) -> Option<String> {
    let with = |attribute: &str, args: Args| Some(localizer.say_attribute(id, attribute, &args));
    let crew = &game.state().crew;
    let planned = |index: &usize| game.state().board.as_ref()?.plan.get(*index);
    let of = |index: &usize| {
        Some(Args::new().text(
            "action",
            action_name(localizer, game, &planned(index)?.kind),
        ))
    };
    match command {
        Command::PlanAction { kind: it } => {
            let attribute = if has_only_decided_objectives(game, it) {
                "of-met"
            } else {
                "of"
            };
            with(
                attribute,
                Args::new().text("action", action_name(localizer, game, it)),
            )
        }
        Command::DropAction { index } => with("of", of(index)?),
        Command::AddPawn { index, pawn: it }
        | Command::TakePawn { index, pawn: it }
        | Command::RaisePawn { index, pawn: it } => {
            with("of", of(index)?.text("name", pawn(localizer, game, it)))
        }
        Command::SetRover {
            index,
            rover: Some(rover),
        } => with("with", of(index)?.text("rover", localizer.word(*rover))),
        Command::SetRover { index, rover: None } => with("without", of(index)?),
        Command::SetWay { index, way: number } => {
            let it = planned(index)?;
            let ways = first_martians::queries::routes_of_action(game, &it.kind, it.rover);
            with(
                "of",
                of(index)?.text("way", way(localizer, &ways.get(*number)?.regions)),
            )
        }
        Command::PlanOverruled { .. } if free(Field::kind) => None,
        Command::PlanOverruled { kind: it, reason } => with(
            "of",
            Args::new()
                .text("action", action_name(localizer, game, it))
                .text("reason", ruling_reason(localizer, reason)),
        ),
        Command::Overrule { index, .. } if free(Field::ruling) => with("any", of(index)?),
        Command::Overrule {
            index,
            ruling: it,
            reason,
        } => with(
            "of",
            of(index)?
                .text("ruling", ruling(localizer, it))
                .text("reason", ruling_reason(localizer, reason)),
        ),
        Command::OverrulePrice { index, .. } if free(Field::price) => with("any", of(index)?),
        Command::OverrulePrice {
            index,
            price,
            reason,
        } => {
            let price = ruling(localizer, &Ruling::Price(price.clone()));
            with(
                "of",
                of(index)?
                    .text("price", price)
                    .text("reason", ruling_reason(localizer, reason)),
            )
        }
        Command::DropRuling { index, .. } if free(Field::ruling) => with("any", of(index)?),
        Command::DropRuling { index, ruling: it } => {
            with("of", of(index)?.text("ruling", ruling(localizer, it)))
        }
        Command::RerollDie { die: it } if !free(Field::die) => {
            with("of", Args::new().text("die", die(localizer, *it)))
        }
        Command::CorrectOperator { aom: it, .. } if free(Field::seat) => {
            with("of", Args::new().text("aom", aom(localizer, it)))
        }
        Command::CorrectOperator { aom: it, seat } => with(
            "to",
            Args::new()
                .text("aom", aom(localizer, it))
                .text("name", name(localizer, crew, *seat)),
        ),
        Command::SetOperator { aom: it, .. } if free(Field::seat) => {
            with("of", Args::new().text("aom", aom(localizer, it)))
        }
        Command::SetOperator { aom: it, seat } => with(
            "to",
            Args::new()
                .text("aom", aom(localizer, it))
                .text("name", name(localizer, crew, *seat)),
        ),
        Command::Dismantle { place, part } => with(
            "of",
            Args::new()
                .text("place", board::place(localizer, *place))
                .noun(localizer, "part", *part),
        ),
        Command::ExchangeUpgrade { upgrade } => with(
            "of",
            Args::new().text("upgrade", board::upgrade(localizer, upgrade)),
        ),
        Command::UsePoi { poi: Some(poi) } => {
            with("of", Args::new().text("title", title(localizer, poi)))
        }
        Command::UsePoiToken { index } => {
            let spot = BoardCounter::Cargo(Area::Available, Item::Poi);
            let token = game.state().board_state()?.marks_of(&spot).get(*index)?;
            let does = board::card_text(game, NamedKind::PoiToken, &token.name);
            let args = Args::new()
                .text("name", token.name.as_str())
                .count("count", usize::from(does.is_some()));
            with("of", args.text("does", does.unwrap_or_default()))
        }
        Command::NameSkill { seat, .. } if free(Field::name) => {
            with("of", Args::new().text("name", name(localizer, crew, *seat)))
        }
        Command::SetSkillState { seat, .. } if free(Field::state) => {
            with("of", Args::new().text("name", name(localizer, crew, *seat)))
        }
        Command::NameSkill {
            seat,
            skill,
            name: card,
        } => {
            let card = SkillCard {
                name: card.clone(),
                state: board::skill_of(game, *seat, *skill).state,
            };
            let args = Args::new().text("name", name(localizer, crew, *seat));
            with(
                "to",
                args.text("skill", board::skill_card(localizer, *skill, &card)),
            )
        }
        Command::SetSkillState { seat, skill, state } => {
            let card = SkillCard {
                state: *state,
                ..board::skill_of(game, *seat, *skill)
            };
            let args = Args::new().text("name", name(localizer, crew, *seat));
            with(
                "to",
                args.text("skill", board::skill_card(localizer, *skill, &card)),
            )
        }
        Command::UseSkill { seat, .. } if free(Field::skill) => {
            with("of", Args::new().text("name", name(localizer, crew, *seat)))
        }
        Command::UseSkill { seat, skill, pays } => {
            let args = Args::new()
                .text("name", name(localizer, crew, *seat))
                .number("skill", *skill)
                .number("pays", *pays);
            let card = board::skill_of(game, *seat, *skill).name;
            if !card.is_empty() {
                let does = board::card_text(game, NamedKind::Skill, &card);
                let usual = price_of_skill(game, &card) == Some(*pays);
                let args = args
                    .text("card", card)
                    .text("usual", yes_no(usual))
                    .count("count", usize::from(does.is_some()));
                return with("named", args.text("does", does.unwrap_or_default()));
            }
            with(if *skill == 0 { "basic" } else { "card" }, args)
        }
        Command::EnterDice {
            success,
            wound,
            adventure,
        } if !free(Field::success) => {
            let rolled = ActionRoll {
                success: *success,
                wound: *wound,
                adventure: *adventure,
            };
            Some(dice(localizer, rolled, free(Field::wound)))
        }
        Command::EnterTile {
            features,
            samples,
            pois,
        } if !free(Field::features) => {
            let args = Args::new()
                .text("features", self::features(localizer, features))
                .number("samples", *samples);
            with("of", args.number("pois", *pois))
        }
        Command::EnterFront { needs } if !free(Field::needs) => {
            with("to", Args::new().number("needs", *needs))
        }
        _ => None,
    }
}

pub(super) fn features(localizer: &Localizer, features: &BTreeSet<Feature>) -> String {
    if features.is_empty() {
        return localizer.text("plan-no-features");
    }
    let names: Vec<String> = features
        .iter()
        .map(|&it| super::quote::feature(localizer, it))
        .collect();
    localizer.list(&names)
}
