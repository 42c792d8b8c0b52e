//! Labels of commands, and why a command was rejected.

use super::{aom, name, numbers, readable_id, sheet_value, title};
use crate::{Args, Localizer, board, instruction, page, plan, threshold};
use base::play::{Command as _, Offer, Refusal};
use first_martians::Game;
use first_martians::command::{Command, Field};
use first_martians::queries::unavailable::{Unavailable, unavailable};
use first_martians::state::TRACK_TOP;

/// The label of the button for an offer; open parameters are left out.
pub fn command_label(localizer: &Localizer, game: &Game, offer: &Offer<Command>) -> String {
    label(localizer, game, &offer.command, |field| {
        offer.params.contains_key(&field)
    })
}

/// The label of a command with all its values.
pub fn complete_command_label(localizer: &Localizer, game: &Game, command: &Command) -> String {
    label(localizer, game, command, |_| false)
}

fn label(
    localizer: &Localizer,
    game: &Game,
    command: &Command,
    free: impl Fn(Field) -> bool,
) -> String {
    let id = format!("command-{}", command.name().replace('_', "-"));
    let crew = &game.state().crew;
    let bare = || localizer.text(&id);
    let with = |attribute: &str, args: Args| localizer.say_attribute(&id, attribute, &args);
    let named = |seat: u8| Args::new().text("name", name(localizer, crew, seat));
    let titled = |element: &str| Args::new().text("title", title(localizer, element));
    let of_block = |block| Args::new().noun(localizer, "block", block);
    match command {
        Command::Continue {} => page::button(localizer, game).unwrap_or_else(bare),
        Command::SetName { seat, .. } => with("of", named(*seat)),
        Command::SetProfession { seat, .. } if free(Field::profession) => with("of", named(*seat)),
        Command::SetProfession { seat, profession } => with(
            "to",
            named(*seat).text("profession", localizer.word(*profession)),
        ),
        Command::SetFirstPlayer { seat } if !free(Field::seat) => with("to", named(*seat)),
        Command::SetAom { aom: id, used } => with(
            if *used { "add" } else { "drop" },
            Args::new().text("aom", aom(localizer, id)),
        ),
        Command::SetUpgrade { upgrade, used } => with(
            if *used { "drawn" } else { "not-drawn" },
            Args::new().text("upgrade", board::upgrade(localizer, upgrade)),
        ),
        Command::SetDice { dice } if !free(Field::dice) => with(dice.id(), Args::new()),
        Command::SetCards { cards } if !free(Field::cards) => with(cards.id(), Args::new()),
        Command::SetDifficulty { difficulty } if !free(Field::difficulty) => {
            with(difficulty.id(), Args::new())
        }
        Command::SetSheet { value, to } => {
            let args = Args::new().text("value", sheet_value(localizer, *value));
            if free(Field::to) {
                with("of", args)
            } else {
                with("to", args.text("to", numbers::plain(*to)))
            }
        }
        Command::SetDie { block, sol, rolled } if !free(Field::block) => with(
            if *rolled { "on" } else { "off" },
            of_block(*block).number("sol", *sol),
        ),
        Command::Answer { yes } if !free(Field::yes) => localizer.text(super::yes_no(*yes)),
        Command::Choose { option } => page::option(localizer, game, option).unwrap_or_else(bare),
        Command::ResolveTrack { block } => with("of", of_block(*block)),
        Command::NextSol {} => page::button(localizer, game).unwrap_or_else(bare),
        Command::AnswerThreshold { met } if !free(Field::met) => {
            match (threshold::of(localizer, game), game.threshold()) {
                (Some(rule), _) => with(
                    if *met {
                        "met-counted"
                    } else {
                        "not-met-counted"
                    },
                    rule,
                ),
                (None, Some(threshold)) => with(
                    if *met { "met" } else { "not-met" },
                    Args::new().number("threshold", threshold),
                ),
                (None, None) => localizer.text(super::yes_no(*met)),
            }
        }
        Command::DrawAdventure { adventure, seat } if !free(Field::adventure) => {
            let args = Args::new().text("adventure", adventure.id());
            if free(Field::seat) {
                with("of", args)
            } else {
                with("for", args.text("name", name(localizer, crew, *seat)))
            }
        }
        Command::RollAction { adventure, seat } if !free(Field::adventure) => {
            let args = Args::new().text("adventure", localizer.word(*adventure));
            if free(Field::seat) {
                with("of", args)
            } else {
                with("for", args.text("name", name(localizer, crew, *seat)))
            }
        }
        Command::FinishEvent { event } => with("of", titled(event)),
        Command::FinishAction { action } => with("of", titled(action)),
        Command::TakeObjectiveToken { token } => with(
            "of",
            Args::new().text("token", board::own_token(localizer, game, token)),
        ),
        Command::AdvanceObjective { objective } => {
            let meets = game
                .mission()
                .objective(objective)
                .zip(game.state().objectives.get(objective));
            let meets = meets.is_some_and(|(file, progress)| {
                progress.done.saturating_add(file.step) >= game.goal(file)
            });
            with(if meets { "meet" } else { "of" }, titled(objective))
        }
        Command::Manage { block, .. } if free(Field::by) => with("of", of_block(*block)),
        Command::Manage { block, by } => with(
            "by",
            of_block(*block).text("by", numbers::signed(-i64::from(*by))),
        ),
        Command::MoveMorale { by } if !free(Field::by) => {
            with("by", Args::new().text("by", numbers::signed(*by)))
        }
        Command::RaiseTrack { block, .. } if free(Field::by) => with("of", of_block(*block)),
        Command::RaiseTrack { block, by } => {
            with("by", of_block(*block).number("by", (*by).min(TRACK_TOP)))
        }
        Command::DrawCard { block, keyword } if !free(Field::block) => match keyword {
            Some(keyword) if !free(Field::keyword) => with(
                "keyword",
                of_block(*block).text("keyword", localizer.word(*keyword)),
            ),
            _ => with("of", of_block(*block)),
        },
        Command::ReportDeath { seat } if !free(Field::seat) => with(
            "of",
            Args::new().text("name", super::name_as_subject(localizer, crew, *seat)),
        ),
        Command::CorrectMorale { to } if !free(Field::to) => {
            with("to", Args::new().text("to", numbers::plain(*to)))
        }
        Command::CorrectTrack { block, .. } if free(Field::to) => with("of", of_block(*block)),
        Command::CorrectTrack { block, to } => with("to", of_block(*block).number("to", *to)),
        Command::CorrectBox { block, red } => {
            with(if *red { "red" } else { "green" }, of_block(*block))
        }
        Command::CorrectObjective { objective, .. } if free(Field::to) => {
            with("of", titled(objective))
        }
        Command::CorrectObjective { objective, to } => {
            with("to", titled(objective).number("to", *to))
        }
        Command::CorrectMissionTrack { track, .. } if free(Field::to) => with("of", titled(track)),
        Command::CorrectMissionTrack { track, to } => {
            with("to", titled(track).text("to", numbers::plain(*to)))
        }
        Command::CorrectMarks { mark, on, to } => {
            let args = Args::new().text("title", crate::marks::title_at(localizer, mark, on));
            if free(Field::to) {
                with("of", args)
            } else {
                with("to", args.number("to", *to))
            }
        }
        Command::CorrectWalker { walker, .. } if free(Field::to) => with("of", titled(walker)),
        Command::CorrectWalker { walker, to } => with("to", titled(walker).number("to", *to)),
        Command::KeepBoard { full } if !free(Field::full) => {
            with(if *full { "full" } else { "story" }, Args::new())
        }
        Command::CheckSection { section } => with(
            "of",
            Args::new().text("section", board::section(localizer, *section)),
        ),
        Command::Pick { pick } => board::answer_label(localizer, game, pick),
        Command::MoveOnBoard { spot, to } | Command::CorrectBoard { spot, to }
            if !free(Field::spot) =>
        {
            let args = Args::new().text("spot", board::spot(localizer, game, spot));
            if free(Field::to) {
                with("of", args)
            } else {
                with("to", args.number("to", *to))
            }
        }
        Command::PutToken { stack, token } | Command::TakeToken { stack, token }
            if !free(Field::stack) =>
        {
            let args = Args::new().text("stack", board::stack(localizer, game, stack));
            if free(Field::token) {
                with("of", args)
            } else {
                with("to", args.noun(localizer, "token", *token))
            }
        }
        Command::MarkToken { spot, .. } if free(Field::name) => with(
            "of",
            Args::new().text("spot", board::spot(localizer, game, spot)),
        ),
        Command::MarkToken { spot, name, .. } => with(
            "to",
            Args::new()
                .text("spot", board::spot(localizer, game, spot))
                .text("name", name.as_str()),
        ),
        Command::LayTile { region, features } if !free(Field::region) => {
            let args = Args::new().text("region", board::region(localizer, *region));
            if free(Field::features) {
                with("at", args)
            } else {
                with(
                    "of",
                    args.text("features", plan::features(localizer, features)),
                )
            }
        }
        Command::TakeTileUp { region } => with(
            "of",
            Args::new().text("region", board::region(localizer, *region)),
        ),
        Command::DoAsPrinted { says, by } if !free(Field::says) => with(
            "of",
            Args::new().text(
                "says",
                instruction::printed(localizer, game, says, *by).join(" "),
            ),
        ),
        Command::PlanAction { .. }
        | Command::DropAction { .. }
        | Command::AddPawn { .. }
        | Command::TakePawn { .. }
        | Command::RaisePawn { .. }
        | Command::SetRover { .. }
        | Command::SetWay { .. }
        | Command::SetOperator { .. }
        | Command::CorrectOperator { .. }
        | Command::PlanOverruled { .. }
        | Command::Overrule { .. }
        | Command::OverrulePrice { .. }
        | Command::DropRuling { .. }
        | Command::RerollDie { .. }
        | Command::Dismantle { .. }
        | Command::ExchangeUpgrade { .. }
        | Command::UsePoi { .. }
        | Command::UseSkill { .. }
        | Command::UsePoiToken { .. }
        | Command::NameSkill { .. }
        | Command::SetSkillState { .. }
        | Command::RollDice {}
        | Command::EnterDice { .. }
        | Command::EnterTile { .. }
        | Command::EnterFront { .. } => {
            plan::label(localizer, game, command, &id, free).unwrap_or_else(bare)
        }
        Command::KeepBoard { .. }
        | Command::DoAsPrinted { .. }
        | Command::LayTile { .. }
        | Command::MoveOnBoard { .. }
        | Command::CorrectBoard { .. }
        | Command::PutToken { .. }
        | Command::TakeToken { .. }
        | Command::SetPlayers { .. }
        | Command::DealUpgrades {}
        | Command::SetFirstPlayer { .. }
        | Command::SetDice { .. }
        | Command::SetCards { .. }
        | Command::SetDifficulty { .. }
        | Command::SetDie { .. }
        | Command::Answer { .. }
        | Command::DiscardUnresolved {}
        | Command::RollMalfunctionDice {}
        | Command::EnterMalfunctionDice { .. }
        | Command::EnterPenalties { .. }
        | Command::AnswerThreshold { .. }
        | Command::DrawAdventure { .. }
        | Command::RollAction { .. }
        | Command::Unwind {}
        | Command::MoveMorale { .. }
        | Command::DrawCard { .. }
        | Command::DrawDirection {}
        | Command::DrawResearch {}
        | Command::ReportDeath { .. }
        | Command::CorrectMorale { .. } => bare(),
    }
}

/// Why a command was refused, in a sentence; [`refusal_of`] adds what the game knows.
pub fn refusal(localizer: &Localizer, refusal: &Refusal) -> String {
    let id = format!("refused-{}", refusal.code());
    match refusal {
        Refusal::NotNow { command } => match command_name(localizer, command) {
            Some(command) => localizer.format(&id, &Args::new().text("command", command)),
            None => localizer.text("refused-not-now-plain"),
        },
        Refusal::OutOfRange { command, param } => {
            let command = command_name(localizer, command).unwrap_or_else(|| readable_id(command));
            let param = localizer
                .try_format(&format!("param-{param}"), &Args::new())
                .unwrap_or_else(|| localizer.text("param-other"));
            localizer.format(
                &id,
                &Args::new().text("command", command).text("param", param),
            )
        }
        Refusal::NothingToUndo | Refusal::NothingToRedo | Refusal::NoSuchPlace => {
            localizer.text(&id)
        }
        Refusal::Unreadable { problem } => {
            localizer.format(&id, &Args::new().text("problem", problem))
        }
    }
}

/// The same with the reason, where there is one, and until when it holds.
pub fn refusal_of(
    localizer: &Localizer,
    game: &Game,
    command: Option<&Command>,
    refused: &Refusal,
) -> String {
    let (Refusal::NotNow { command: name } | Refusal::OutOfRange { command: name, .. }) = refused
    else {
        return refusal(localizer, refused);
    };
    match (
        command.and_then(|command| unavailable(game, command)),
        command_name(localizer, name),
    ) {
        (Some(why), Some(command)) => {
            let args = Args::new()
                .text("command", command)
                .text("reason", reason(localizer, game, &why));
            localizer.format("refused-because", &args)
        }
        _ => refusal(localizer, refused),
    }
}

/// Why a command is not offered now; `None` where there is nothing more to say.
pub fn why_unavailable(localizer: &Localizer, game: &Game, command: &Command) -> Option<String> {
    Some(reason(localizer, game, &unavailable(game, command)?))
}

/// A reason in a sentence.
pub fn reason(localizer: &Localizer, game: &Game, why: &Unavailable) -> String {
    let titled = |element: &str| Args::new().text("title", title(localizer, element));
    match why {
        Unavailable::Read => localizer.text("unavailable-read"),
        Unavailable::Answer => localizer.text("unavailable-answer"),
        Unavailable::Resolve => localizer.text("unavailable-resolve"),
        Unavailable::NotBegun => localizer.text("unavailable-not-begun"),
        Unavailable::Begun => localizer.text("unavailable-begun"),
        Unavailable::Ended => localizer.text("unavailable-ended"),
        Unavailable::BeforeActions => localizer.text("unavailable-before-actions"),
        Unavailable::AfterActions => localizer.text("unavailable-after-actions"),
        Unavailable::Planned => localizer.text("unavailable-planned"),
        Unavailable::Met => localizer.text("unavailable-met"),
        Unavailable::Failed => localizer.text("unavailable-failed"),
        Unavailable::Closed => localizer.text("unavailable-closed"),
        Unavailable::WaitsFor(other) => localizer.format("unavailable-waits", &titled(other)),
        Unavailable::FollowsAction(action) => {
            let number = game
                .known_actions()
                .position(|it| it.id == *action)
                .map_or(0, |index| index + 1);
            localizer.format(
                "unavailable-action",
                &titled(action).count("number", number),
            )
        }
        Unavailable::FollowsTokens => localizer.text("unavailable-tokens"),
        Unavailable::NotRevealed => localizer.text("unavailable-not-revealed"),
        Unavailable::FollowsTrack(track) => localizer.format("unavailable-track", &titled(track)),
        Unavailable::AtTheEnd => localizer.text("unavailable-threshold"),
        Unavailable::FollowsBoard => localizer.text("unavailable-board"),
        Unavailable::HighestMorale => localizer.format(
            "unavailable-highest-morale",
            &Args::new().text("morale", numbers::plain(game.state().morale)),
        ),
        Unavailable::EmptyTrack(_) => localizer.text("unavailable-empty-track"),
        Unavailable::NoMarks => localizer.text("unavailable-no-marks"),
        Unavailable::RerollUnpaid => localizer.text("unavailable-reroll"),
        Unavailable::AomChosen => localizer.text("unavailable-aom-chosen"),
        Unavailable::AomNotChosen => localizer.text("unavailable-aom-not-chosen"),
        Unavailable::AllAomsChosen(count) => {
            localizer.format("unavailable-all-aoms", &Args::new().count("count", *count))
        }
        Unavailable::AomsAtHand => localizer.text("crew-aoms-solo"),
        Unavailable::NoAoms => localizer.text("unavailable-no-aoms"),
        Unavailable::AllUpgradesNamed(count) => localizer.format(
            "unavailable-all-upgrades",
            &Args::new().count("count", *count),
        ),
    }
}

fn command_name(localizer: &Localizer, command: &str) -> Option<String> {
    localizer.try_format(
        &format!("command-{}", command.replace('_', "-")),
        &Args::new(),
    )
}
