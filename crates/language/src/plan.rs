//! The plan and its actions in words: who does what, with what, and the result.

use std::collections::BTreeSet;

use super::common::{aom, name, title, yes_no};
use super::quote::{action_name, switch_name_without_donor};
use super::ruling::{ruling, ruling_reason, table_ruling};
use super::{Args, Voice, board};
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
pub fn pawn(voice: &Voice, game: &Game, pawn: &Pawn) -> String {
    match pawn {
        Pawn::Astronaut(seat) => name(voice, &game.state().crew, *seat),
        Pawn::Aom(id) => aom(voice, id),
    }
}

/// What an astronaut with a heart condition may do with the pawns that are left; `None` without one, and where no pawn is left.
pub fn heart_pawns(voice: &Voice, game: &Game, seat: Seat) -> Option<String> {
    let board = game
        .state()
        .board_state()
        .filter(|board| board.has_active_condition(seat, Condition::Heart))?;
    let left = PAWNS.saturating_sub(board.id_board(seat)?.lost_pawns);
    let args = Args::new()
        .text("name", name(voice, &game.state().crew, seat))
        .number("left", left);
    (left > 0).then(|| voice.say("plan-heart", &args))
}

/// A planned action with its pawns, the top one first, its rover and its route.
pub fn planned(voice: &Voice, game: &Game, planned: &PlannedAction) -> String {
    let mut with = vec![match planned.pawns.first() {
        Some(first) => voice.say(
            "plan-performs",
            &Args::new().text("name", pawn(voice, game, first)),
        ),
        None => voice.plain("plan-nobody"),
    }];
    with.extend(beside_performer(voice, game, planned));
    let args = Args::new()
        .text("action", action_name(voice, game, &planned.kind))
        .text("with", with.join("; "));
    voice.say("plan-planned", &args)
}

/// Who assists at a planned action, its rover and its route.
pub(crate) fn beside_performer(voice: &Voice, game: &Game, planned: &PlannedAction) -> Vec<String> {
    let mut with = Vec::new();
    // Nobody assists himself: who performs it with both pawns does so alone.
    let first = planned.pawns.first();
    let mut others: Vec<&Pawn> = planned
        .pawns
        .iter()
        .filter(|it| Some(*it) != first)
        .collect();
    others.dedup();
    let others: Vec<String> = others.into_iter().map(|it| pawn(voice, game, it)).collect();
    if planned.pawns.iter().filter(|it| Some(*it) == first).count() > 1 {
        with.push(voice.plain("plan-both-pawns"));
    }
    if !others.is_empty() {
        with.push(
            voice.say(
                "plan-assist",
                &Args::new()
                    .text("names", voice.list(&others))
                    .count("count", others.len()),
            ),
        );
    }
    with.extend(
        planned
            .rover
            .map(|rover| voice.say("plan-rover", &Args::new().text("rover", voice.word(rover)))),
    );
    if !planned.way.is_empty() {
        with.push(voice.say(
            "plan-way",
            &Args::new().text("way", way(voice, &planned.way)),
        ));
    }
    with.extend(planned.rulings.iter().map(|it| table_ruling(voice, it)));
    with
}

fn die(voice: &Voice, die: ActionDie) -> String {
    voice.plain(&format!("die-{}", die.id()))
}

/// The regions of a route, starting at the HUB.
pub fn way(voice: &Voice, regions: &[Region]) -> String {
    if regions.is_empty() {
        return voice.plain("plan-straight");
    }
    regions
        .iter()
        .map(|&it| board::region(voice, it))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The faces of the dice, or of the Success die alone.
pub fn dice(voice: &Voice, rolled: ActionRoll, success_die_only: bool) -> String {
    let word = |name: &str, shown: bool| {
        voice.plain(&format!("plan-{}{name}", if shown { "" } else { "no-" }))
    };
    let mut dice = vec![word("success", rolled.success)];
    if !success_die_only {
        dice.push(word("wound", rolled.wound));
        dice.push(word("adventure", rolled.adventure));
    }
    dice.join(", ")
}

/// A fact about the plan or a declared action.
pub(super) fn fact(voice: &Voice, game: &Game, fact: &BoardFact) -> String {
    let of = |it| Args::new().text("action", action_name(voice, game, it));
    match fact {
        BoardFact::ActionPlanned { planned: it } if !it.rulings.is_empty() => voice.say(
            "fact-board-action-replanned",
            &Args::new().text("planned", planned(voice, game, it)),
        ),
        BoardFact::ActionPlanned { planned } => {
            voice.say("fact-board-action-planned", &of(&planned.kind))
        }
        BoardFact::ActionReplanned { planned: it, .. } => voice.say(
            "fact-board-action-replanned",
            &Args::new().text("planned", planned(voice, game, it)),
        ),
        BoardFact::ActionDropped { kind, .. } => voice.say("fact-board-action-dropped", &of(kind)),
        BoardFact::OperatorSet { aom: id, seat } => {
            let args = Args::new()
                .text("aom", aom(voice, id))
                .text("name", name(voice, &game.state().crew, *seat));
            voice.say("fact-board-operator-set", &args)
        }
        BoardFact::PlanDeclared { actions } if actions.is_empty() => {
            voice.plain("fact-board-nothing-declared")
        }
        BoardFact::PlanDeclared { actions } => {
            let kinds: Vec<String> = actions
                .iter()
                .map(|it| action_name(voice, game, &it.planned.kind))
                .collect();
            voice.say(
                "fact-board-plan-declared",
                &Args::new().text("actions", kinds.join("; ")),
            )
        }
        BoardFact::PlanLost { actions, declared } => {
            let kinds: Vec<String> = actions
                .iter()
                .map(|it| action_name(voice, game, it))
                .collect();
            let id = if *declared {
                "fact-board-declared-lost"
            } else {
                "fact-board-plan-lost"
            };
            voice.say(id, &Args::new().text("actions", kinds.join("; ")))
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
            voice.say(
                id,
                &of(kind).text("dice", dice(voice, *rolled, *success_die_only)),
            )
        }
        BoardFact::RerollPaid { kind } => voice.say("fact-board-reroll-paid", &of(kind)),
        BoardFact::ActionDecided { kind, seat, result } => {
            let id = match result {
                ActionResult::Success => "fact-board-action-success",
                ActionResult::Failure => "fact-board-action-failure",
                ActionResult::Obsolete => "fact-board-action-needless",
                ActionResult::Shut => "fact-board-action-shut",
            };
            voice.say(
                id,
                &of(kind).text("name", name(voice, &game.state().crew, *seat)),
            )
        }
        BoardFact::ActionEnded { kind } => voice.say("fact-board-action-over", &of(kind)),
        BoardFact::ShutdownFrontRevealed {
            place,
            resource,
            needs,
        } => {
            let args = Args::new()
                .text("place", board::place(voice, *place))
                .noun(voice, "resource", *resource);
            voice.say("fact-board-front-seen", &args.number("needs", *needs))
        }
        BoardFact::PoiTokenUsed { name } => {
            let does = board::card_text(game, NamedKind::PoiToken, name);
            let args = Args::new()
                .text("name", name.as_str())
                .count("count", usize::from(does.is_some()));
            voice.say(
                "fact-board-poi-token-used",
                &args.text("does", does.unwrap_or_default()),
            )
        }
        BoardFact::SkillCardSet { seat, skill, card } => {
            let args = Args::new().text("name", name(voice, &game.state().crew, *seat));
            voice.say(
                "fact-board-skill-card",
                &args.text("skill", board::skill_card(voice, *skill, card)),
            )
        }
        BoardFact::RoverRollDue { rover } => voice.say(
            "fact-board-rover-to-roll",
            &Args::new().text("rover", voice.word(*rover)),
        ),
        BoardFact::SpareBuilt { place, .. } => voice.say(
            "fact-board-spare-built",
            &Args::new().text("place", board::place(voice, *place)),
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
pub fn label_without_donor(voice: &Voice, command: &Command) -> Option<String> {
    let Command::PlanAction { kind } = command else {
        return None;
    };
    let kind = switch_name_without_donor(voice, kind)?;
    Some(voice.say_attribute(
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
    voice: &Voice,
    game: &Game,
    command: &Command,
    id: &str,
    free: impl Fn(Field) -> bool,
) -> Option<String> {
    let with = |attribute: &str, args: Args| Some(voice.say_attribute(id, attribute, &args));
    let crew = &game.state().crew;
    let planned = |index: &usize| game.state().board.as_ref()?.plan.get(*index);
    let of = |index: &usize| {
        Some(Args::new().text("action", action_name(voice, game, &planned(index)?.kind)))
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
                Args::new().text("action", action_name(voice, game, it)),
            )
        }
        Command::DropAction { index } => with("of", of(index)?),
        Command::AddPawn { index, pawn: it }
        | Command::TakePawn { index, pawn: it }
        | Command::RaisePawn { index, pawn: it } => {
            with("of", of(index)?.text("name", pawn(voice, game, it)))
        }
        Command::SetRover {
            index,
            rover: Some(rover),
        } => with("with", of(index)?.text("rover", voice.word(*rover))),
        Command::SetRover { index, rover: None } => with("without", of(index)?),
        Command::SetWay { index, way: number } => {
            let it = planned(index)?;
            let ways = first_martians::queries::routes_of_action(game, &it.kind, it.rover);
            with(
                "of",
                of(index)?.text("way", way(voice, &ways.get(*number)?.regions)),
            )
        }
        Command::PlanOverruled { .. } if free(Field::kind) => None,
        Command::PlanOverruled { kind: it, reason } => with(
            "of",
            Args::new()
                .text("action", action_name(voice, game, it))
                .text("reason", ruling_reason(voice, reason)),
        ),
        Command::Overrule { index, .. } if free(Field::ruling) => with("any", of(index)?),
        Command::Overrule {
            index,
            ruling: it,
            reason,
        } => with(
            "of",
            of(index)?
                .text("ruling", ruling(voice, it))
                .text("reason", ruling_reason(voice, reason)),
        ),
        Command::OverrulePrice { index, .. } if free(Field::price) => with("any", of(index)?),
        Command::OverrulePrice {
            index,
            price,
            reason,
        } => {
            let price = ruling(voice, &Ruling::Price(price.clone()));
            with(
                "of",
                of(index)?
                    .text("price", price)
                    .text("reason", ruling_reason(voice, reason)),
            )
        }
        Command::DropRuling { index, .. } if free(Field::ruling) => with("any", of(index)?),
        Command::DropRuling { index, ruling: it } => {
            with("of", of(index)?.text("ruling", ruling(voice, it)))
        }
        Command::RerollDie { die: it } if !free(Field::die) => {
            with("of", Args::new().text("die", die(voice, *it)))
        }
        Command::CorrectOperator { aom: it, .. } if free(Field::seat) => {
            with("of", Args::new().text("aom", aom(voice, it)))
        }
        Command::CorrectOperator { aom: it, seat } => with(
            "to",
            Args::new()
                .text("aom", aom(voice, it))
                .text("name", name(voice, crew, *seat)),
        ),
        Command::SetOperator { aom: it, .. } if free(Field::seat) => {
            with("of", Args::new().text("aom", aom(voice, it)))
        }
        Command::SetOperator { aom: it, seat } => with(
            "to",
            Args::new()
                .text("aom", aom(voice, it))
                .text("name", name(voice, crew, *seat)),
        ),
        Command::Dismantle { place, part } => with(
            "of",
            Args::new()
                .text("place", board::place(voice, *place))
                .noun(voice, "part", *part),
        ),
        Command::ExchangeUpgrade { upgrade } => with(
            "of",
            Args::new().text("upgrade", board::upgrade(voice, upgrade)),
        ),
        Command::UsePoi { poi: Some(poi) } => {
            with("of", Args::new().text("title", title(voice, poi)))
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
            with("of", Args::new().text("name", name(voice, crew, *seat)))
        }
        Command::SetSkillState { seat, .. } if free(Field::state) => {
            with("of", Args::new().text("name", name(voice, crew, *seat)))
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
            let args = Args::new().text("name", name(voice, crew, *seat));
            with(
                "to",
                args.text("skill", board::skill_card(voice, *skill, &card)),
            )
        }
        Command::SetSkillState { seat, skill, state } => {
            let card = SkillCard {
                state: *state,
                ..board::skill_of(game, *seat, *skill)
            };
            let args = Args::new().text("name", name(voice, crew, *seat));
            with(
                "to",
                args.text("skill", board::skill_card(voice, *skill, &card)),
            )
        }
        Command::UseSkill { seat, .. } if free(Field::skill) => {
            with("of", Args::new().text("name", name(voice, crew, *seat)))
        }
        Command::UseSkill { seat, skill, pays } => {
            let args = Args::new()
                .text("name", name(voice, crew, *seat))
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
            Some(dice(voice, rolled, free(Field::wound)))
        }
        Command::EnterTile {
            features,
            samples,
            pois,
        } if !free(Field::features) => {
            let args = Args::new()
                .text("features", self::features(voice, features))
                .number("samples", *samples);
            with("of", args.number("pois", *pois))
        }
        Command::EnterFront { needs } if !free(Field::needs) => {
            with("to", Args::new().number("needs", *needs))
        }
        _ => None,
    }
}

pub(super) fn features(voice: &Voice, features: &BTreeSet<Feature>) -> String {
    if features.is_empty() {
        return voice.plain("plan-no-features");
    }
    let names: Vec<String> = features
        .iter()
        .map(|&it| super::quote::feature(voice, it))
        .collect();
    voice.list(&names)
}
