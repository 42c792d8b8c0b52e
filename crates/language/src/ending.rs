//! The end of a mission as a poster: what it shows, in words and numbers. The window draws it, and writes it as a picture.

use super::common::{self, CardText};
use super::overview::{self, ObjectiveLine};
use super::{Args, Localizer, fact_text, numbers};
use first_martians::Game;
use first_martians::crew::Seat;
use first_martians::mission::ObjectiveKind;
use first_martians::queries::by_sol::{BoardEnd, SolEnd};
use first_martians::state::{Card, CardKind, Face, MORALE_MAX, MORALE_MIN, Outcome, TRACK_TOP};
use first_martians::vocabulary::{Block, Profession, Resource};

/// The least height of a plot that begins at 0, so that small numbers do not look large.
const LEAST_TOP: i16 = 4;

/// Everything that the poster of an ended mission shows.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq)]
pub struct EndPoster {
    /// The title of the mission.
    pub title: String,
    pub is_won: bool,
    /// How it ended: a few words, and a sentence.
    pub verdict: String,
    pub outcome: String,
    /// How long it lasted.
    pub sols: String,
    pub crew: Vec<EndAstronaut>,
    pub charts: Vec<Chart>,
    pub objectives: Vec<Stamp>,
    /// The ending that is read aloud.
    pub ending: Option<CardText>,
}

/// An astronaut on the poster.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq)]
pub struct EndAstronaut {
    pub name: String,
    pub profession: Profession,
    /// The profession, unless it is the name.
    pub profession_text: Option<String>,
    /// Wounds, where the app keeps the board; or that the astronaut has died.
    pub health: Option<String>,
    pub is_hurt: bool,
}

/// An objective that the Mission Log shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamp {
    /// The title of the objective.
    pub title: String,
    /// Mandatory, optional or Threshold, in words.
    pub kind: String,
    /// In which sol it was met.
    pub met: Option<u8>,
    /// When and how it was met, or that it was not and what it asked for.
    pub words: String,
}

/// What a curve measures: its colour and sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Measure {
    Supply(Resource),
    Stress,
    Broken,
    Morale,
    Track(Block),
}

/// A line of numbers over the sols, in one colour.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    pub measure: Measure,
    pub name: String,
    /// The number at the end of each sol of which it is known.
    pub values: Vec<(u8, i16)>,
    /// The name with all the numbers.
    pub words: String,
}

/// Curves that share their axes.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    pub title: String,
    pub curves: Vec<Curve>,
    /// The numbers between which it is drawn.
    pub least: i16,
    pub most: i16,
    /// The first and the last sol that it shows.
    pub from: u8,
    pub to: u8,
}

impl Chart {
    /// Where a value is drawn: from left to right and from top to bottom, as shares from 0 to 1.
    pub fn place(&self, sol: u8, value: i16) -> (f32, f32) {
        let share =
            |at: i16, from: i16, to: i16| f32::from(at - from) / f32::from((to - from).max(1));
        let (from, to) = (i16::from(self.from), i16::from(self.to));
        (
            share(i16::from(sol), from, to),
            1.0 - share(value, self.least, self.most),
        )
    }
}

impl EndPoster {
    /// The poster of a mission that has ended; `ends` is what it counted by sol.
    pub fn of(localizer: &Localizer, game: &Game, ends: &[SolEnd]) -> Option<Self> {
        let state = game.state();
        let outcome = state.outcome.as_ref()?;
        let is_won = matches!(outcome, Outcome::Won { .. });
        let sols = Args::new()
            .number("sols", state.sol)
            .number("of", game.sheet().sols());
        let ending = state
            .ending
            .as_ref()
            .map(|it| Card::new(CardKind::Ending, it, Face::Story));
        let charts = if ends.iter().any(|end| end.board.is_some()) {
            [supply(localizer, ends), strain(localizer, ends)]
        } else {
            [tracks(localizer, ends), morale(localizer, ends)]
        };
        Some(Self {
            title: fact_text::title(localizer, &game.mission().sheet.id),
            is_won,
            verdict: localizer.text(if is_won { "end-won" } else { "end-lost" }),
            outcome: [
                Some(fact_text::outcome(localizer, game, outcome)),
                missing(localizer, game, outcome),
            ]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" "),
            sols: localizer.format("end-sols", &sols),
            crew: overview::crew(localizer, game)
                .into_iter()
                .map(|line| astronaut(localizer, game, outcome, line))
                .collect(),
            charts: charts.into_iter().flatten().collect(),
            objectives: overview::mission_log(localizer, game)
                .into_iter()
                .map(|line| stamp(localizer, line))
                .collect(),
            ending: ending.map(|card| common::card_text(localizer, game, &card)),
        })
    }
}

/// What the crew ran out of time for.
fn missing(localizer: &Localizer, game: &Game, outcome: &Outcome) -> Option<String> {
    let unmet = overview::mission_log(localizer, game).into_iter();
    let unmet = unmet.filter(|line| line.kind == ObjectiveKind::Mandatory && line.met.is_none());
    let titles: Vec<_> = unmet.map(|line| line.title).collect();
    let lacks = matches!(outcome, Outcome::OutOfTime) && !titles.is_empty();
    lacks.then(|| {
        localizer.format(
            "end-missing",
            &Args::new().text("objectives", localizer.list(&titles)),
        )
    })
}

fn astronaut(
    localizer: &Localizer,
    game: &Game,
    outcome: &Outcome,
    line: overview::AstronautLine,
) -> EndAstronaut {
    let is_dead = matches!(outcome, Outcome::Died { seat } if *seat == line.seat);
    let wounds = |seat: Seat| {
        game.state()
            .board_state()
            .and_then(|board| board.id_board(seat))
            .map(|it| it.wounds)
    };
    let wounds = wounds(line.seat);
    let health = match wounds {
        _ if is_dead => Some(localizer.text("end-died")),
        Some(0) => Some(localizer.text("end-unhurt")),
        Some(count) => {
            Some(localizer.format("window-board-wounds", &Args::new().number("count", count)))
        }
        None => None,
    };
    EndAstronaut {
        profession_text: (line.name != line.profession_text).then_some(line.profession_text),
        name: line.name,
        profession: line.profession,
        health,
        is_hurt: is_dead || wounds.is_some_and(|count| count > 0),
    }
}

fn stamp(localizer: &Localizer, line: ObjectiveLine) -> Stamp {
    let words = match (line.met_text, line.asks) {
        (Some(met), _) => met,
        (None, Some(asks)) => format!(
            "{} {asks}",
            common::sentence(&localizer.text("end-not-met"))
        ),
        (None, None) => localizer.text("end-not-met"),
    };
    Stamp {
        title: line.title,
        kind: line.kind_text,
        met: line.met,
        words,
    }
}

fn supply(localizer: &Localizer, ends: &[SolEnd]) -> Option<Chart> {
    let curves = Resource::ALL.iter().map(|&resource| {
        let at =
            move |board: &BoardEnd| i16::from(board.supply.get(&resource).copied().unwrap_or(0));
        curve(
            localizer,
            Measure::Supply(resource),
            super::noun::capital(&localizer.word(resource)),
            of_board(ends, at),
        )
    });
    from_zero(localizer.text("end-plot-supply"), curves.collect())
}

fn strain(localizer: &Localizer, ends: &[SolEnd]) -> Option<Chart> {
    let stress = of_board(ends, |board| i16::from(board.stress));
    let broken = of_board(ends, |board| i16::from(board.broken));
    let curves = vec![
        curve(
            localizer,
            Measure::Stress,
            localizer.text("spot-stress"),
            stress,
        ),
        curve(
            localizer,
            Measure::Broken,
            localizer.text("end-broken"),
            broken,
        ),
    ];
    from_zero(localizer.text("end-plot-strain"), curves)
}

fn tracks(localizer: &Localizer, ends: &[SolEnd]) -> Option<Chart> {
    let curves = Block::ALL.iter().map(|&block| {
        let at = ends.iter().map(|end| {
            (
                end.sol,
                i16::from(end.tracks.get(&block).copied().unwrap_or(0)),
            )
        });
        curve(
            localizer,
            Measure::Track(block),
            super::noun::capital(&localizer.word(block)),
            at.collect(),
        )
    });
    chart(
        localizer.text("window-tracks"),
        curves.collect(),
        0,
        i16::from(TRACK_TOP),
    )
}

fn morale(localizer: &Localizer, ends: &[SolEnd]) -> Option<Chart> {
    let at = ends
        .iter()
        .map(|end| (end.sol, i16::from(end.morale)))
        .collect();
    let name = localizer.text("window-morale");
    chart(
        name.clone(),
        vec![curve(localizer, Measure::Morale, name, at)],
        MORALE_MIN.into(),
        MORALE_MAX.into(),
    )
}

fn of_board(ends: &[SolEnd], at: impl Fn(&BoardEnd) -> i16) -> Vec<(u8, i16)> {
    ends.iter()
        .filter_map(|end| Some((end.sol, at(end.board.as_ref()?))))
        .collect()
}

fn curve(localizer: &Localizer, measure: Measure, name: String, values: Vec<(u8, i16)>) -> Curve {
    let numbers: Vec<_> = values.iter().map(|&(_, at)| numbers::plain(at)).collect();
    let words = localizer.format(
        "end-curve",
        &Args::new()
            .text("name", name.as_str())
            .text("numbers", numbers.join(", ")),
    );
    Curve {
        measure,
        name,
        values,
        words,
    }
}

fn from_zero(title: String, curves: Vec<Curve>) -> Option<Chart> {
    let most = curves
        .iter()
        .flat_map(|curve| &curve.values)
        .map(|&(_, at)| at)
        .max()?;
    chart(title, curves, 0, most.max(LEAST_TOP))
}

/// `None` with fewer than two points: there is no course to see.
fn chart(title: String, curves: Vec<Curve>, least: i16, most: i16) -> Option<Chart> {
    let sols = || {
        curves
            .iter()
            .flat_map(|curve| &curve.values)
            .map(|&(sol, _)| sol)
    };
    let (from, to) = (sols().min()?, sols().max()?);
    (from < to).then_some(Chart {
        title,
        curves,
        least,
        most,
        from,
        to,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{changed, clean, game, localizers};

    fn ends(with_board: bool) -> Vec<SolEnd> {
        (0..4_u8)
            .map(|sol| SolEnd {
                sol,
                morale: 1 - i8::try_from(sol).unwrap(),
                tracks: Block::ALL.iter().map(|&block| (block, sol)).collect(),
                board: with_board.then(|| BoardEnd {
                    supply: Resource::ALL.iter().map(|&it| (it, 5 - sol)).collect(),
                    stress: 3 * sol,
                    broken: sol,
                }),
            })
            .collect()
    }

    #[test]
    fn a_poster_shows_what_the_game_knows() {
        let (game, prose) = game(4);
        for localizer in localizers(&prose) {
            assert_eq!(
                EndPoster::of(&localizer, &game, &ends(true)),
                None,
                "the mission is not over"
            );
            let over = changed(&game, |state| {
                state.outcome = Some(Outcome::Died { seat: 1 });
                state.sol = 3;
                let first = state
                    .objectives
                    .values_mut()
                    .find(|it| it.shown)
                    .expect("an objective");
                first.met = Some(2);
            });
            for with_board in [true, false] {
                let poster = EndPoster::of(&localizer, &over, &ends(with_board)).expect("a poster");
                assert!(!poster.is_won && poster.crew.len() == 4);
                assert_eq!(
                    poster.crew.iter().filter(|it| it.is_hurt).count(),
                    1,
                    "who died is marked"
                );
                let shown = over
                    .state()
                    .objectives
                    .values()
                    .filter(|it| it.shown)
                    .count();
                assert_eq!(
                    poster.objectives.len(),
                    shown,
                    "an objective that never appeared stays hidden"
                );
                assert_eq!(
                    poster
                        .objectives
                        .iter()
                        .filter(|it| it.met.is_some())
                        .count(),
                    1
                );
                let measures: Vec<_> = poster
                    .charts
                    .iter()
                    .flat_map(|chart| &chart.curves)
                    .map(|it| it.measure)
                    .collect();
                assert_eq!(measures.contains(&Measure::Stress), with_board);
                assert_eq!(measures.contains(&Measure::Morale), !with_board);
                for words in poster
                    .charts
                    .iter()
                    .flat_map(|chart| &chart.curves)
                    .map(|it| &it.words)
                {
                    clean(words);
                }
            }
            assert!(
                localizer.fallbacks().is_empty(),
                "{:?}",
                localizer.fallbacks()
            );
        }
    }

    #[test]
    fn a_chart_places_its_values() {
        let chart = Chart {
            title: String::new(),
            curves: Vec::new(),
            least: -2,
            most: 3,
            from: 0,
            to: 4,
        };
        assert_eq!(chart.place(0, -2), (0.0, 1.0));
        assert_eq!(chart.place(4, 3), (1.0, 0.0));
        assert_eq!(chart.place(2, 3).0, 0.5);
    }

    #[test]
    fn a_single_sol_is_no_course() {
        let (game, prose) = game(2);
        let over = changed(&game, |state| state.outcome = Some(Outcome::OutOfTime));
        let [localizer, _] = localizers(&prose);
        let poster = EndPoster::of(&localizer, &over, &ends(true)[..1]).expect("a poster");
        assert!(poster.charts.is_empty());
    }
}
