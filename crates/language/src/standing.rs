//! Standing rules of a mission in words: what holds now, and what acts in a step.

use super::board::regions;
use super::common::{sentence, title};
use super::instruction::price;
use super::noun::capital;
use super::{Args, Localizer, instruction, numbers, objective_text};
use content::own_sheet::is_typed;
use first_martians::Game;
use first_martians::effect::{Effect, Id};
use first_martians::mission::StandingRule;
use first_martians::standing::{Change, WhichActions};
use first_martians::state::{Card, CardKind, Face, Step};

/// Some actions: `Explore`, `actions outside the HUB`.
fn which(localizer: &Localizer, actions: &WhichActions) -> String {
    match actions {
        WhichActions::Mission(id) => localizer.format(
            "which-mission",
            &Args::new().text("title", title(localizer, id)),
        ),
        WhichActions::Facility(facility) => localizer.format(
            "which-facility",
            &Args::new().noun(localizer, "facility", *facility),
        ),
        WhichActions::Explore
        | WhichActions::Gather
        | WhichActions::Research
        | WhichActions::Plant
        | WhichActions::Build
        | WhichActions::Repair
        | WhichActions::Unwind
        | WhichActions::Heal
        | WhichActions::Manage
        | WhichActions::Rest
        | WhichActions::Event
        | WhichActions::Outside
        | WhichActions::ShutdownRemoval => {
            localizer.text(&format!("which-{}", actions.id().replace('_', "-")))
        }
    }
}

/// That these actions are not done: `no Explore`.
pub(super) fn no(localizer: &Localizer, actions: &WhichActions) -> String {
    localizer.format(
        "standing-no",
        &Args::new().text("actions", which(localizer, actions)),
    )
}

/// What a rule changes, as a part of a sentence.
fn change(localizer: &Localizer, change: &Change) -> String {
    let by = |id: &str, by: i8| localizer.format(id, &Args::new().text("by", numbers::signed(by)));
    match change {
        Change::No(actions) => no(localizer, actions),
        Change::Price(it) => {
            let count = Args::new()
                .number("count", it.pawns.unsigned_abs())
                .text("by", numbers::signed(it.pawns));
            // Every action takes at least one.
            let id = if it.pawns < 0 {
                "standing-pawns-less"
            } else {
                "quote-pawns"
            };
            let pawns = (it.pawns != 0).then(|| localizer.format(id, &count));
            let costs: Vec<String> = it.pays.iter().map(|cost| price(localizer, cost)).collect();
            let pays = (!costs.is_empty()).then(|| {
                localizer.format(
                    "standing-pays",
                    &Args::new().text("costs", localizer.list(&costs)),
                )
            });
            let price: Vec<String> = pawns.into_iter().chain(pays).collect();
            let args = Args::new()
                .text("actions", which(localizer, &it.on))
                .text("price", price.join(", "));
            localizer.format("standing-price", &args)
        }
        Change::Dice(it) => localizer.format(
            "standing-dice",
            &Args::new().text("actions", which(localizer, &it.on)),
        ),
        Change::Production(it) => {
            let args = Args::new()
                .noun(localizer, "resource", it.resource)
                .text("by", numbers::signed(it.by));
            localizer.format("standing-production", &args)
        }
        Change::Stress(it) => by("standing-stress", it.by),
        Change::Food(it) => by("standing-food", it.by),
        Change::Growth(_) => localizer.text("standing-growth"),
        Change::MalfunctionDie(it) => {
            let id = if it.rolled {
                "standing-die"
            } else {
                "standing-no-die"
            };
            localizer.format(id, &Args::new().noun(localizer, "block", it.block))
        }
        // The tag is a word of the author.
        Change::TagOff(_) => localizer.text("standing-tag-off"),
        Change::RegionClosed(it) => regions(localizer, "standing-region-closed", &it.regions),
    }
}

/// What a rule says, with its title before it.
pub(super) fn said(localizer: &Localizer, rule: &Id, what: String) -> String {
    localizer.format(
        "standing-line",
        &Args::new()
            .text("title", title(localizer, rule))
            .text("what", what),
    )
}

/// All that a rule does, in parts of a sentence.
fn parts(localizer: &Localizer, rule: &StandingRule) -> Vec<String> {
    let acts = (!rule.each_sol.is_empty()).then(|| localizer.text("standing-each-sol"));
    rule.changes
        .iter()
        .map(|it| change(localizer, it))
        .chain(acts)
        .collect()
}

/// What the rule of that id does while it holds, one sentence each.
pub(super) fn changes(localizer: &Localizer, game: &Game, id: &str) -> Vec<String> {
    let rule = game
        .mission()
        .sheet
        .standing
        .iter()
        .find(|rule| rule.id == id);
    let parts = rule.map(|rule| parts(localizer, rule)).unwrap_or_default();
    parts
        .into_iter()
        .map(|part| localizer.format("standing-change", &Args::new().text("what", capital(&part))))
        .collect()
}

/// A rule with all that it changes.
fn line(localizer: &Localizer, rule: &StandingRule) -> String {
    said(localizer, &rule.id, parts(localizer, rule).join("; "))
}

/// The rules that hold now, one line each.
pub fn lines(localizer: &Localizer, game: &Game) -> Vec<String> {
    game.standing().map(|rule| line(localizer, rule)).collect()
}

/// The same for the Mission Log: of a typed sheet also what happens in each Production phase, and which spaces lose the mission.
pub fn in_log(localizer: &Localizer, game: &Game) -> Vec<String> {
    let sheet = &game.mission().sheet;
    let card = Card::new(CardKind::Mission, &sheet.id, Face::Story);
    let effects = sheet.production.iter().filter(|_| is_typed(sheet));
    // By how much a track moves, not from where to where: that is another in each sol.
    let production = effects.filter_map(|effect| {
        let Effect::Track(it) = effect else {
            return instruction::effect(localizer, game, effect, None, &card);
        };
        let by = it.by.for_astronauts(game.state().crew.astronauts.len());
        Some(
            localizer.format(
                "paper-change",
                &Args::new()
                    .text("what", title(localizer, &it.track))
                    .text("by", numbers::signed(by)),
            ),
        )
    });
    let production = production.map(|what| {
        let what = sentence(&what);
        localizer.format("standing-production-phase", &Args::new().text("what", what))
    });
    lines(localizer, game)
        .into_iter()
        .chain(production)
        .chain(objective_text::losses(localizer, game))
        .collect()
}

/// The rules that hold for the whole mission, as the mission sheet prints them.
pub(super) fn printed(localizer: &Localizer, game: &Game) -> Vec<String> {
    let rules = game
        .mission()
        .sheet
        .standing
        .iter()
        .filter(|rule| rule.is_for_all_time());
    rules.map(|rule| line(localizer, rule)).collect()
}

/// Names the rule of a changed number in a sum.
pub(super) fn row(localizer: &Localizer, rule: &Id) -> String {
    capital(&title(localizer, rule))
}

/// What acts in the step: everything where the players do the sums, and what the sums do not show where the app does.
pub(super) fn acting(localizer: &Localizer, game: &Game) -> Vec<String> {
    let step = &game.state().step;
    let story = game.state().board_state().is_none();
    let acts = |it: &Change| match it {
        Change::No(_) | Change::Price(_) | Change::RegionClosed(_) => *step == Step::Plan,
        Change::Dice(_) => *step == Step::Plan || (story && *step == Step::Resolve),
        Change::Production(it) => story && *step == Step::making(it.resource),
        Change::Stress(_) => story && *step == Step::Stress,
        Change::Food(_) => story && *step == Step::Farm,
        Change::Growth(_) => *step == Step::Farm,
        Change::MalfunctionDie(die) => {
            let pool = if let Step::MalfunctionDice { pool } = step {
                pool.contains(&die.block) == die.rolled
            } else {
                false
            };
            pool || matches!(step, Step::Penalties { rolled } if rolled.is_empty() && !die.rolled)
        }
        Change::TagOff(_) => false,
    };
    game.in_force()
        .filter(|(_, it)| acts(it))
        .map(|(rule, it)| said(localizer, &rule.id, change(localizer, it)))
        .collect()
}
