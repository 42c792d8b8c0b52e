//! Options that are never the better ones: games are played on from states in which a choice is asked, each way with the same seeds.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use serde_json::{Value, json};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::campaign::Carried;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::effect::Id;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{OutcomeKind, Run, SimulationError};
use solkeeper::first_martians::state::Task;
use solkeeper::play::Game as _;

use super::Asked;
use super::missions::Measured;
use super::table::{mean, percent, table};
use super::wins::begin;

/// How many points worse than another option one has to be to be dominated.
const WORSE: f64 = 3.0;
/// How many games are searched for states at once.
const BATCH: u64 = 128;

/// A state in which a choice is asked.
struct Sample {
    card: Id,
    game: Game,
    /// What the campaign had kept before the chapter.
    kept: Option<Carried>,
    /// What the careful player takes.
    taken: Option<Id>,
    players: u8,
    supply: u16,
    early: bool,
}

/// The shares of games after an option that were won, in percent.
#[derive(Clone, Copy)]
struct Won {
    mission: f64,
    /// The whole campaign, played on from there; `None` outside a campaign, and in its last chapter.
    campaign: Option<f64>,
}

/// What came of a state, by option.
pub struct Tried {
    card: Id,
    taken: Option<Id>,
    players: u8,
    supply: u16,
    early: bool,
    won: BTreeMap<Id, Won>,
}

/// The choices of a mission, or those that missions share.
pub struct Choices {
    of: Id,
    tried: Vec<Tried>,
}

/// Tries every choice that comes: those of each mission, then those that they share.
///
/// # Errors
/// Names the game that came to no end.
pub fn measure(asked: &Asked, missions: &[Measured]) -> Result<Vec<Choices>, String> {
    let mut shared = Choices {
        of: "shared decks".to_owned(),
        tried: Vec::new(),
    };
    let mut all = Vec::new();
    for measured in missions {
        let samples = samples(asked, measured).map_err(|why| format!("{}: {why}", measured.id))?;
        let cards: BTreeSet<&Id> = samples.iter().map(|it| &it.card).collect();
        eprintln!(
            "{}: {} choices in {} states, {} games each way",
            measured.id,
            cards.len(),
            samples.len(),
            asked.games
        );
        let tried = samples
            .into_par_iter()
            .map(|sample| try_all(asked, measured, sample))
            .collect::<Result<Vec<_>, _>>()?;
        let (of_decks, own) = tried
            .into_iter()
            .partition(|it: &Tried| measured.shared.contains(&it.card));
        shared.tried.extend::<Vec<Tried>>(of_decks);
        all.push(Choices {
            of: measured.id.clone(),
            tried: own,
        });
    }
    all.push(shared);
    Ok(all)
}

/// States in which choices are asked, of each choice as many for each number of players.
fn samples(asked: &Asked, measured: &Measured) -> Result<Vec<Sample>, String> {
    let mut samples = Vec::new();
    for &players in &asked.players {
        let most = asked.states.div_ceil(asked.players.len().max(1));
        let mut found: BTreeMap<Id, Vec<Sample>> = BTreeMap::new();
        for from in (0..asked.searched).step_by(usize::try_from(BATCH).unwrap_or(1)) {
            let seeds = (from..(from + BATCH).min(asked.searched))
                .into_par_iter()
                .map(|index| asked.seed + index);
            let open = |card: &Id| {
                let is_meant = asked.cards.is_empty() || asked.cards.contains(card);
                is_meant && found.get(card).is_none_or(|there| there.len() < most)
            };
            let batch = seeds
                .map(|seed| {
                    asks(measured, players, seed, &open)
                        .map_err(|why| format!("seed {seed}: {why:?}"))
                })
                .collect::<Result<Vec<_>, _>>()?;
            for sample in batch.into_iter().flatten() {
                let there = found.entry(sample.card.clone()).or_default();
                if there.len() < most {
                    there.push(sample);
                }
            }
        }
        samples.extend(found.into_values().flatten());
    }
    Ok(samples)
}

/// The choices of one game, each once.
fn asks(
    measured: &Measured,
    players: u8,
    seed: u64,
    open: &dyn Fn(&Id) -> bool,
) -> Result<Vec<Sample>, SimulationError> {
    let mut run = begin(measured, Asked::setting(players), seed)?;
    let mut samples: Vec<Sample> = Vec::new();
    while !run.is_over() {
        let state = run.game().state();
        let mut asked = false;
        if let Some(Task::Choose { card, .. }) = state.queue.front()
            && open(&card.id)
            && samples.iter().all(|it| it.card != card.id)
            && options(run.game()).len() > 1
        {
            let supply = state.board_state().map_or(0, |board| {
                board.supply.values().map(|count| u16::from(*count)).sum()
            });
            let early = state.sol * 2 <= run.game().sheet().sols();
            let (game, kept) = (run.game().clone(), measured.kept(players, seed).cloned());
            samples.push(Sample {
                card: card.id.clone(),
                game,
                kept,
                taken: None,
                players,
                supply,
                early,
            });
            asked = true;
        }
        let (next, facts) = run.step()?;
        run = next;
        if let Some(sample) = samples.last_mut().filter(|_| asked) {
            sample.taken = facts.iter().find_map(|fact| {
                if let Fact::Chosen { option, .. } = fact {
                    Some(option.clone())
                } else {
                    None
                }
            });
        }
    }
    Ok(samples)
}

/// The options that can be taken.
fn options(game: &Game) -> Vec<Id> {
    let option = |command: Command| {
        if let Command::Choose { option } = command {
            Some(option)
        } else {
            None
        }
    };
    game.offers()
        .into_iter()
        .filter_map(|offer| option(offer.command))
        .collect()
}

/// Plays on from the state with every option, each with the same seeds.
fn try_all(asked: &Asked, measured: &Measured, sample: Sample) -> Result<Tried, String> {
    let mut won = BTreeMap::new();
    for option in options(&sample.game) {
        let ends = (0..asked.games).map(|number| play_on(measured, &sample, &option, number));
        let ends = ends
            .collect::<Result<Vec<_>, _>>()
            .map_err(|why| format!("{}, {option}: {why:?}", sample.card))?;
        let share = |is_won: &dyn Fn(&End) -> bool| {
            percent(
                ends.iter().filter(|end| is_won(end)).count() as u64,
                asked.games,
            )
        };
        let campaign = ends
            .iter()
            .all(|end| end.1.is_some())
            .then(|| share(&|end| end.1 == Some(true)));
        let _ = won.insert(
            option,
            Won {
                mission: share(&|end| end.0),
                campaign,
            },
        );
    }
    let Sample {
        card,
        taken,
        players,
        supply,
        early,
        ..
    } = sample;
    Ok(Tried {
        card,
        taken,
        players,
        supply,
        early,
        won,
    })
}

/// Whether the mission is won, and the campaign around it.
type End = (bool, Option<bool>);

/// How it ends with that option and that chance.
fn play_on(
    measured: &Measured,
    sample: &Sample,
    option: &str,
    number: u64,
) -> Result<End, SimulationError> {
    let mut state = sample.game.state().clone();
    state.seed = state.seed.wrapping_mul(1_000_003).wrapping_add(number + 1);
    let seed = state.seed;
    let run = Run::resume(sample.game.with_state(state), Style::Careful, seed);
    let (tally, end) = run
        .take(&Command::Choose {
            option: option.to_owned(),
        })?
        .0
        .finish()?;
    let campaign = match &sample.kept {
        Some(kept) => measured.is_campaign_won(sample.players, kept, &end, seed)?,
        None => None,
    };
    Ok((
        tally.outcomes.keys().copied().any(OutcomeKind::is_won),
        campaign,
    ))
}

/// A class of states.
type Class = (&'static str, fn(&Tried, u16) -> bool);

/// The classes by which an option may be the better one; the number is the supply in the middle.
const CLASSES: [Class; 8] = [
    ("1 player", |it, _| it.players == 1),
    ("2 players", |it, _| it.players == 2),
    ("3 players", |it, _| it.players == 3),
    ("4 players", |it, _| it.players == 4),
    ("supply low", |it, middle| it.supply <= middle),
    ("supply high", |it, middle| it.supply > middle),
    ("early", |it, _| it.early),
    ("late", |it, _| !it.early),
];

/// An option beside another.
struct Beside {
    other: Id,
    overall: (f64, f64),
    /// How many points the campaign is won more, and the standard error.
    campaign: Option<(f64, f64)>,
    classes: Vec<Option<(f64, f64)>>,
}

impl Beside {
    /// Worse overall, and better in no class and for no campaign beyond chance.
    fn is_dominated(&self) -> bool {
        let better = |(mean, error): (f64, f64)| mean > 0.0 && mean > error;
        self.overall.0 < -WORSE
            && !self
                .classes
                .iter()
                .chain([&self.campaign])
                .flatten()
                .any(|it| better(*it))
    }

    /// Whether so few states hardly show such a difference by chance.
    fn is_sure(&self) -> bool {
        self.overall.0.abs() > 2.0 * self.overall.1
    }

    const fn verdict(dominated: bool, sure: bool) -> &'static str {
        match (dominated, sure) {
            (true, true) => "**dominated**",
            (true, false) => "perhaps dominated",
            (false, _) => "",
        }
    }
}

/// What is told of an option.
struct Verdict {
    card: Id,
    option: Id,
    states: usize,
    /// In how many of them the careful player takes it, in percent.
    taken: f64,
    won: f64,
    /// The share of campaigns that were won, if there are any.
    campaign: Option<f64>,
    /// Beside the option that dominates it, or else beside the one that it is the farthest behind.
    beside: Option<Beside>,
}

fn verdicts(choices: &Choices) -> Vec<Verdict> {
    let mut by_card: BTreeMap<&Id, Vec<&Tried>> = BTreeMap::new();
    choices
        .tried
        .iter()
        .for_each(|tried| by_card.entry(&tried.card).or_default().push(tried));
    let of_card = |(card, tried): (&Id, Vec<&Tried>)| {
        let options: BTreeSet<Id> = tried.iter().flat_map(|it| it.won.keys().cloned()).collect();
        let each = options.iter().map(|option| {
            let with: Vec<Won> = tried
                .iter()
                .filter_map(|it| it.won.get(option).copied())
                .collect();
            let share = |of: fn(&Won) -> Option<f64>| {
                mean(&with.iter().filter_map(of).collect::<Vec<_>>()).map(|it| it.0)
            };
            let others = options.iter().filter(|other| *other != option);
            let mut besides: Vec<Beside> = others
                .filter_map(|other| beside(&tried, option, other))
                .collect();
            besides.sort_by(|a, b| {
                (b.is_dominated() && b.is_sure())
                    .cmp(&(a.is_dominated() && a.is_sure()))
                    .then(a.overall.0.total_cmp(&b.overall.0))
            });
            let (won, campaign) = (
                share(|it| Some(it.mission)).unwrap_or(0.0),
                share(|it| it.campaign),
            );
            let beside = besides.into_iter().next();
            let taken = tried
                .iter()
                .filter(|it| it.taken.as_ref() == Some(option))
                .count();
            let taken = percent(taken as u64, with.len() as u64);
            Verdict {
                card: card.clone(),
                option: option.clone(),
                states: with.len(),
                taken,
                won,
                campaign,
                beside,
            }
        });
        each.collect::<Vec<_>>()
    };
    by_card.into_iter().flat_map(of_card).collect()
}

fn beside(tried: &[&Tried], option: &Id, other: &Id) -> Option<Beside> {
    let mut supplies: Vec<u16> = tried.iter().map(|it| it.supply).collect();
    supplies.sort_unstable();
    let middle = supplies
        .get(supplies.len().saturating_sub(1) / 2)
        .copied()
        .unwrap_or(0);
    let differences = |of: &dyn Fn(&Won) -> Option<f64>, class: &dyn Fn(&Tried) -> bool| {
        let inside = tried.iter().filter(|it| class(it));
        let found: Vec<f64> = inside
            .filter_map(|it| Some(of(it.won.get(option)?)? - of(it.won.get(other)?)?))
            .collect();
        mean(&found)
    };
    let mission = |won: &Won| Some(won.mission);
    let classes = CLASSES
        .iter()
        .map(|(_, class)| differences(&mission, &|it| class(it, middle)))
        .collect();
    let overall = differences(&mission, &|_| true)?;
    let campaign = differences(&|won| won.campaign, &|_| true);
    Some(Beside {
        other: other.clone(),
        overall,
        campaign,
        classes,
    })
}

/// As JSON and as Markdown.
pub fn report(all: &[Choices]) -> (Value, String) {
    let (mut parts, mut json) = (vec!["## Options".to_owned()], Vec::new());
    for choices in all {
        let verdicts = verdicts(choices);
        let points =
            |it: Option<(f64, f64)>| it.map_or_else(String::new, |(mean, _)| format!("{mean:+.0}"));
        let rows = verdicts.iter().map(|it| {
            let mut row = vec![
                format!("`{}/{}`", it.card, it.option),
                it.states.to_string(),
                format!("{:.0} %", it.taken),
                format!("{:.0} %", it.won),
            ];
            let beside = it.beside.as_ref();
            row.push(beside.map_or_else(String::new, |it| format!("`{}`", it.other)));
            let with_error = |(mean, error): (f64, f64)| format!("{mean:+.1} ± {error:.1}");
            row.push(beside.map_or_else(String::new, |it| with_error(it.overall)));
            row.push(
                it.campaign
                    .map_or_else(String::new, |share| format!("{share:.0} %")),
            );
            row.push(
                beside
                    .and_then(|it| it.campaign)
                    .map_or_else(String::new, with_error),
            );
            row.extend(
                CLASSES
                    .iter()
                    .enumerate()
                    .map(|(class, _)| points(beside.and_then(|it| it.classes[class]))),
            );
            let verdict = beside.map_or("", |it| Beside::verdict(it.is_dominated(), it.is_sure()));
            row.push(verdict.to_owned());
            row
        });
        let headings: Vec<&str> = [
            "option",
            "states",
            "taken",
            "won",
            "beside",
            "points",
            "campaign won",
            "points",
        ]
        .into_iter()
        .chain(CLASSES.iter().map(|(name, _)| *name))
        .chain([""])
        .collect();
        parts.push(format!(
            "### {}\n\n{}",
            choices.of,
            table(&headings, rows.collect::<Vec<_>>())
        ));
        json.push(
            json!({"of": choices.of, "options": verdicts.iter().map(as_json).collect::<Vec<_>>()}),
        );
    }
    (json.into(), parts.join("\n\n"))
}

fn as_json(verdict: &Verdict) -> Value {
    let points = |(mean, error): (f64, f64)| json!({"mean": mean, "error": Some(error).filter(|it| it.is_finite())});
    let beside = verdict.beside.as_ref().map(|it| {
        let classes = CLASSES.iter().zip(&it.classes).map(|((name, _), it)| ((*name).to_owned(), json!(it.map(points))));
        json!({
            "other": it.other, "difference": points(it.overall), "campaign": it.campaign.map(points),
            "classes": classes.collect::<Value>(),
            "dominated": it.is_dominated(), "sure": it.is_sure(),
        })
    });
    json!({
        "card": verdict.card, "option": verdict.option, "states": verdict.states, "taken": verdict.taken, "won": verdict.won,
        "campaign": verdict.campaign,
        "beside": beside,
    })
}
