//! Labels of commands, and why a command was rejected.

use super::{aom, name, numbers, readable_id, sheet_value, title};
use crate::{Args, Voice, board, instruction, page, plan, threshold};
use base::play::{Command as _, Offer, Refusal};
use first_martians::Game;
use first_martians::command::{Command, Field};
use first_martians::queries::unavailable::{Unavailable, unavailable};
use first_martians::state::TRACK_TOP;

/// The label of the button for an offer; open parameters are left out.
pub fn command_label(voice: &Voice, game: &Game, offer: &Offer<Command>) -> String {
    label(voice, game, &offer.command, |field| {
        offer.params.contains_key(&field)
    })
}

/// The label of a command with all its values.
pub fn complete_command_label(voice: &Voice, game: &Game, command: &Command) -> String {
    label(voice, game, command, |_| false)
}

fn label(voice: &Voice, game: &Game, command: &Command, free: impl Fn(Field) -> bool) -> String {
    let id = format!("command-{}", command.name().replace('_', "-"));
    let crew = &game.state().crew;
    let bare = || voice.plain(&id);
    let with = |attribute: &str, args: Args| voice.say_attribute(&id, attribute, &args);
    let named = |seat: u8| Args::new().text("name", name(voice, crew, seat));
    let titled = |element: &str| Args::new().text("title", title(voice, element));
    let of_block = |block| Args::new().noun(voice, "block", block);
    match command {
        Command::Continue {} => page::button(voice, game).unwrap_or_else(bare),
        Command::SetName { seat, .. } => with("of", named(*seat)),
        Command::SetProfession { seat, .. } if free(Field::profession) => with("of", named(*seat)),
        Command::SetProfession { seat, profession } => with(
            "to",
            named(*seat).text("profession", voice.word(*profession)),
        ),
        Command::SetFirstPlayer { seat } if !free(Field::seat) => with("to", named(*seat)),
        Command::SetAom { aom: id, used } => with(
            if *used { "add" } else { "drop" },
            Args::new().text("aom", aom(voice, id)),
        ),
        Command::SetUpgrade { upgrade, used } => with(
            if *used { "drawn" } else { "not-drawn" },
            Args::new().text("upgrade", board::upgrade(voice, upgrade)),
        ),
        Command::SetDice { dice } if !free(Field::dice) => with(dice.id(), Args::new()),
        Command::SetCards { cards } if !free(Field::cards) => with(cards.id(), Args::new()),
        Command::SetDifficulty { difficulty } if !free(Field::difficulty) => {
            with(difficulty.id(), Args::new())
        }
        Command::SetSheet { value, to } => {
            let args = Args::new().text("value", sheet_value(voice, *value));
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
        Command::Answer { yes } if !free(Field::yes) => voice.plain(super::yes_no(*yes)),
        Command::Choose { option } => page::option(voice, game, option).unwrap_or_else(bare),
        Command::ResolveTrack { block } => with("of", of_block(*block)),
        Command::NextSol {} => page::button(voice, game).unwrap_or_else(bare),
        Command::AnswerThreshold { met } if !free(Field::met) => {
            match (threshold::of(voice, game), game.threshold()) {
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
                (None, None) => voice.plain(super::yes_no(*met)),
            }
        }
        Command::DrawAdventure { adventure, seat } if !free(Field::adventure) => {
            let args = Args::new().text("adventure", adventure.id());
            if free(Field::seat) {
                with("of", args)
            } else {
                with("for", args.text("name", name(voice, crew, *seat)))
            }
        }
        Command::RollAction { adventure, seat } if !free(Field::adventure) => {
            let args = Args::new().text("adventure", voice.word(*adventure));
            if free(Field::seat) {
                with("of", args)
            } else {
                with("for", args.text("name", name(voice, crew, *seat)))
            }
        }
        Command::FinishEvent { event } => with("of", titled(event)),
        Command::FinishAction { action } => with("of", titled(action)),
        Command::TakeObjectiveToken { token } => with(
            "of",
            Args::new().text("token", board::own_token(voice, game, token)),
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
                of_block(*block).text("keyword", voice.word(*keyword)),
            ),
            _ => with("of", of_block(*block)),
        },
        Command::ReportDeath { seat } if !free(Field::seat) => with(
            "of",
            Args::new().text("name", super::name_as_subject(voice, crew, *seat)),
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
            let args = Args::new().text("title", crate::marks::title_at(voice, mark, on));
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
            Args::new().text("section", board::section(voice, *section)),
        ),
        Command::Pick { pick } => board::answer_label(voice, game, pick),
        Command::MoveOnBoard { spot, to } | Command::CorrectBoard { spot, to }
            if !free(Field::spot) =>
        {
            let args = Args::new().text("spot", board::spot(voice, game, spot));
            if free(Field::to) {
                with("of", args)
            } else {
                with("to", args.number("to", *to))
            }
        }
        Command::PutToken { stack, token } | Command::TakeToken { stack, token }
            if !free(Field::stack) =>
        {
            let args = Args::new().text("stack", board::stack(voice, game, stack));
            if free(Field::token) {
                with("of", args)
            } else {
                with("to", args.noun(voice, "token", *token))
            }
        }
        Command::MarkToken { spot, .. } if free(Field::name) => with(
            "of",
            Args::new().text("spot", board::spot(voice, game, spot)),
        ),
        Command::MarkToken { spot, name, .. } => with(
            "to",
            Args::new()
                .text("spot", board::spot(voice, game, spot))
                .text("name", name.as_str()),
        ),
        Command::LayTile { region, features } if !free(Field::region) => {
            let args = Args::new().text("region", board::region(voice, *region));
            if free(Field::features) {
                with("at", args)
            } else {
                with("of", args.text("features", plan::features(voice, features)))
            }
        }
        Command::TakeTileUp { region } => with(
            "of",
            Args::new().text("region", board::region(voice, *region)),
        ),
        Command::DoAsPrinted { says, by } if !free(Field::says) => with(
            "of",
            Args::new().text(
                "says",
                instruction::printed(voice, game, says, *by).join(" "),
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
            plan::label(voice, game, command, &id, free).unwrap_or_else(bare)
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
pub fn refusal(voice: &Voice, refusal: &Refusal) -> String {
    let id = format!("refused-{}", refusal.code());
    match refusal {
        Refusal::NotNow { command } => match command_name(voice, command) {
            Some(command) => voice.say(&id, &Args::new().text("command", command)),
            None => voice.plain("refused-not-now-plain"),
        },
        Refusal::OutOfRange { command, param } => {
            let command = command_name(voice, command).unwrap_or_else(|| readable_id(command));
            let param = voice
                .try_say(&format!("param-{param}"), &Args::new())
                .unwrap_or_else(|| voice.plain("param-other"));
            voice.say(
                &id,
                &Args::new().text("command", command).text("param", param),
            )
        }
        Refusal::NothingToUndo | Refusal::NothingToRedo | Refusal::NoSuchPlace => voice.plain(&id),
        Refusal::Unreadable { problem } => voice.say(&id, &Args::new().text("problem", problem)),
    }
}

/// The same with the reason, where there is one, and until when it holds.
pub fn refusal_of(
    voice: &Voice,
    game: &Game,
    command: Option<&Command>,
    refused: &Refusal,
) -> String {
    let (Refusal::NotNow { command: name } | Refusal::OutOfRange { command: name, .. }) = refused
    else {
        return refusal(voice, refused);
    };
    match (
        command.and_then(|command| unavailable(game, command)),
        command_name(voice, name),
    ) {
        (Some(why), Some(command)) => {
            let args = Args::new()
                .text("command", command)
                .text("reason", reason(voice, game, &why));
            voice.say("refused-because", &args)
        }
        _ => refusal(voice, refused),
    }
}

/// Why a command is not offered now; `None` where there is nothing more to say.
pub fn why_unavailable(voice: &Voice, game: &Game, command: &Command) -> Option<String> {
    Some(reason(voice, game, &unavailable(game, command)?))
}

/// A reason in a sentence.
pub fn reason(voice: &Voice, game: &Game, why: &Unavailable) -> String {
    let titled = |element: &str| Args::new().text("title", title(voice, element));
    match why {
        Unavailable::Read => voice.plain("unavailable-read"),
        Unavailable::Answer => voice.plain("unavailable-answer"),
        Unavailable::Resolve => voice.plain("unavailable-resolve"),
        Unavailable::NotBegun => voice.plain("unavailable-not-begun"),
        Unavailable::Begun => voice.plain("unavailable-begun"),
        Unavailable::Ended => voice.plain("unavailable-ended"),
        Unavailable::BeforeActions => voice.plain("unavailable-before-actions"),
        Unavailable::AfterActions => voice.plain("unavailable-after-actions"),
        Unavailable::Planned => voice.plain("unavailable-planned"),
        Unavailable::Met => voice.plain("unavailable-met"),
        Unavailable::Failed => voice.plain("unavailable-failed"),
        Unavailable::Closed => voice.plain("unavailable-closed"),
        Unavailable::WaitsFor(other) => voice.say("unavailable-waits", &titled(other)),
        Unavailable::FollowsAction(action) => {
            let number = game
                .known_actions()
                .position(|it| it.id == *action)
                .map_or(0, |index| index + 1);
            voice.say(
                "unavailable-action",
                &titled(action).count("number", number),
            )
        }
        Unavailable::FollowsTokens => voice.plain("unavailable-tokens"),
        Unavailable::NotRevealed => voice.plain("unavailable-not-revealed"),
        Unavailable::FollowsTrack(track) => voice.say("unavailable-track", &titled(track)),
        Unavailable::AtTheEnd => voice.plain("unavailable-threshold"),
        Unavailable::FollowsBoard => voice.plain("unavailable-board"),
        Unavailable::HighestMorale => voice.say(
            "unavailable-highest-morale",
            &Args::new().text("morale", numbers::plain(game.state().morale)),
        ),
        Unavailable::EmptyTrack(_) => voice.plain("unavailable-empty-track"),
        Unavailable::NoMarks => voice.plain("unavailable-no-marks"),
        Unavailable::RerollUnpaid => voice.plain("unavailable-reroll"),
        Unavailable::AomChosen => voice.plain("unavailable-aom-chosen"),
        Unavailable::AomNotChosen => voice.plain("unavailable-aom-not-chosen"),
        Unavailable::AllAomsChosen(count) => {
            voice.say("unavailable-all-aoms", &Args::new().count("count", *count))
        }
        Unavailable::AomsAtHand => voice.plain("crew-aoms-solo"),
        Unavailable::NoAoms => voice.plain("unavailable-no-aoms"),
        Unavailable::AllUpgradesNamed(count) => voice.say(
            "unavailable-all-upgrades",
            &Args::new().count("count", *count),
        ),
    }
}

fn command_name(voice: &Voice, command: &str) -> Option<String> {
    voice.try_say(
        &format!("command-{}", command.replace('_', "-")),
        &Args::new(),
    )
}
