//! The results of simulated games as aligned text: a column for each number of players.

use super::{Args, Localizer};
use first_martians::players::Style;
use first_martians::simulation::{
    Advice, Count, Distribution, Gauge, Occurrence, OutcomeKind, SimulationError, SimulationReport,
    Tally,
};

/// The name of a style on the command line.
pub const fn style_id(style: Style) -> &'static str {
    match style {
        Style::Random => "random",
        Style::Careful => "careful",
        Style::Impulsive => "impulsive",
    }
}

/// Why a game did not end.
pub fn stop_reason(localizer: &Localizer, stuck: &SimulationError) -> String {
    match stuck {
        SimulationError::Refused { command } => localizer.format(
            "simulation-refused",
            &Args::new().text("command", command.clone()),
        ),
        SimulationError::NothingToDo { step } => {
            localizer.format("simulation-nothing-to-do", &Args::new().text("step", *step))
        }
        SimulationError::Endless => localizer.text("simulation-endless"),
    }
}

/// First what the author can change; the cards of shared decks one by one only if `all` is asked for.
pub fn report(localizer: &Localizer, simulated: &SimulationReport, all: bool) -> String {
    let mut report = Report {
        localizer,
        simulated,
        all,
        text: String::new(),
    };
    let args = Args::new()
        .text("mission", title(localizer, &simulated.mission))
        .number("games", simulated.games)
        .text("first", simulated.seed.to_string())
        .text(
            "last",
            simulated
                .seed
                .wrapping_add(u64::from(simulated.games) - 1)
                .to_string(),
        )
        .text("player", style_id(simulated.style))
        .text("board", if simulated.full { "full" } else { "story" });
    report.line(&localizer.format("simulation-head", &args));
    report.advice();
    report.outcomes();
    report.sols();
    report.never();
    for &kind in Occurrence::ALL {
        report.came(kind);
    }
    for (players, tally) in &simulated.by_players {
        report.tracks(*players, tally);
    }
    report.shared();
    report.text
}

struct Report<'r> {
    localizer: &'r Localizer,
    simulated: &'r SimulationReport,
    /// Whether the cards of shared decks are listed too.
    all: bool,
    text: String,
}

impl Report<'_> {
    fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    fn players(&self) -> Vec<String> {
        let say = |players: u8| {
            self.localizer.format(
                "simulation-players",
                &Args::new().number("players", players),
            )
        };
        self.simulated
            .by_players
            .iter()
            .map(|(players, _)| say(*players))
            .collect()
    }

    /// A heading with its columns, then the rows: the first column left-aligned, the others right-aligned.
    fn table(&mut self, heading: &str, columns: &[String], rows: &[(String, Vec<String>)]) {
        if rows.is_empty() {
            return;
        }
        let width = |text: &str| text.chars().count();
        let first = rows
            .iter()
            .map(|(name, _)| width(name) + 2)
            .chain([width(heading)])
            .max()
            .unwrap_or(0);
        let wide = |column: usize| {
            let cells = rows.iter().filter_map(|(_, cells)| cells.get(column));
            cells
                .map(|cell| width(cell))
                .chain(columns.get(column).map(|head| width(head)))
                .max()
                .unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns.len()).map(wide).collect();
        let format_row = |name: &str, cells: &[String]| {
            let cells = cells
                .iter()
                .zip(&widths)
                .map(|(cell, &wide)| format!("  {cell:>wide$}"));
            format!("{name:<first$}{}", cells.collect::<String>())
        };
        self.text.push('\n');
        self.line(&format_row(heading, columns));
        for (name, cells) in rows {
            self.line(&format_row(&format!("  {name}"), cells));
        }
    }

    /// What stands out, each with what the author can change.
    fn advice(&mut self) {
        // Nothing is concluded of the random player.
        if self.simulated.style == Style::Random {
            return;
        }
        let advice = self.simulated.advice();
        self.text.push('\n');
        let margin = Args::new().number("margin", self.simulated.margin());
        self.line(&self.localizer.format(
            if advice.is_empty() {
                "simulation-no-advice"
            } else {
                "simulation-advice"
            },
            &margin,
        ));
        for one in &advice {
            let sentence = self.advise(one);
            self.line(&format!("  {sentence}"));
        }
    }

    fn advise(&self, advice: &Advice) -> String {
        let share = |games: u32| percent(self.localizer, games, self.simulated.games);
        let players = |players: u8| {
            self.localizer.format(
                "simulation-players",
                &Args::new().number("players", players),
            )
        };
        let args = match advice {
            Advice::Hard {
                players: number,
                won,
                lost_by,
            } => Args::new()
                .text("players", players(*number))
                .text("share", share(*won))
                .text("outcome", lost_by.id()),
            Advice::Easy {
                players: number,
                won,
            } => Args::new()
                .text("players", players(*number))
                .text("share", share(*won)),
            Advice::Apart { most, fewest } => Args::new()
                .text("players", players(most.0))
                .text("share", share(most.1))
                .text("fewest", players(fewest.0))
                .text("least", share(fewest.1)),
            Advice::Deadly {
                players: number,
                died,
            } => Args::new()
                .text("players", players(*number))
                .text("share", share(*died)),
            Advice::Short {
                players: number,
                sol,
                longest,
            } => Args::new()
                .text("players", players(*number))
                .number("sol", *sol)
                .number("longest", *longest),
            Advice::Unwanted {
                option,
                chosen,
                choices,
            } => Args::new()
                .text("title", title(self.localizer, option))
                .count("chosen", *chosen as usize)
                .count("choices", *choices as usize),
        };
        self.localizer
            .format(&format!("simulation-advice-{}", advice.id()), &args)
    }

    fn outcomes(&mut self) {
        let simulated = self.simulated;
        let cells = |games: &dyn Fn(&Tally) -> u32| -> Vec<String> {
            simulated
                .by_players
                .iter()
                .map(|(_, tally)| percent(self.localizer, games(tally), tally.games))
                .collect()
        };
        let won = (
            self.localizer.text("simulation-won"),
            cells(&|tally| tally.won()),
        );
        // Few missions have rules of their own that lose them.
        let has = |kind: &&OutcomeKind| {
            **kind != OutcomeKind::Lost
                || simulated
                    .by_players
                    .iter()
                    .any(|(_, tally)| tally.outcomes.contains_key(*kind))
        };
        let kinds = OutcomeKind::ALL.iter().filter(has).map(|kind| {
            let name = self.localizer.format(
                "simulation-outcome",
                &Args::new().text("outcome", kind.id()),
            );
            (
                name,
                cells(&|tally| tally.outcomes.get(kind).copied().unwrap_or(0)),
            )
        });
        let rows: Vec<_> = std::iter::once(won).chain(kinds).collect();
        self.table(
            &self.localizer.text("simulation-outcomes"),
            &self.players(),
            &rows,
        );
    }

    fn sols(&mut self) {
        let row = |id: &str, of: &dyn Fn(&Distribution) -> String| {
            (
                self.localizer.text(id),
                self.simulated
                    .by_players
                    .iter()
                    .map(|(_, tally)| of(&tally.sols))
                    .collect(),
            )
        };
        let rows = [
            row("simulation-least", &|sols| sols.min().to_string()),
            row("simulation-median", &|sols| sols.median().to_string()),
            row("simulation-most", &|sols| sols.max().to_string()),
        ];
        self.table(
            &self.localizer.text("simulation-sols"),
            &self.players(),
            &rows,
        );
    }

    /// The percentage of games in which each occurred, and the average per game if higher.
    fn came(&mut self, kind: Occurrence) {
        let cell = |tally: &Tally, id: &str| {
            let Count { times, games } = tally.of(kind, id);
            let share = percent(self.localizer, games, tally.games);
            if times <= games {
                return share;
            }
            let hundredths = u64::from(times) * 100 / u64::from(games.max(1));
            let each = decimal(self.localizer, "simulation-decimal", (hundredths + 5) / 10);
            self.localizer.format(
                "simulation-share",
                &Args::new().text("share", share).text("times", each),
            )
        };
        let cells = |id: &str| {
            self.simulated
                .by_players
                .iter()
                .map(|(_, tally)| cell(tally, id))
                .collect()
        };
        let ids = self
            .simulated
            .ids(kind)
            .into_iter()
            .filter(|id| self.lists(id));
        let rows: Vec<(String, Vec<String>)> = ids
            .map(|id| (title(self.localizer, &id), cells(&id)))
            .collect();
        self.table(&kind_of(self.localizer, kind), &self.players(), &rows);
    }

    /// Minimum, median and maximum for each sol.
    fn tracks(&mut self, players: u8, tally: &Tally) {
        let gauges: Vec<&Gauge> = tally.gauges.keys().collect();
        let columns: Vec<String> = std::iter::once(self.localizer.text("simulation-games"))
            .chain(gauges.iter().map(|gauge| self.gauge(gauge)))
            .collect();
        let sols = tally
            .gauges
            .get(&Gauge::Morale)
            .into_iter()
            .flat_map(|by_sol| by_sol.iter());
        let rows: Vec<(String, Vec<String>)> = sols
            .map(|(sol, games)| {
                let cell = |gauge: &&Gauge| {
                    let spread = tally.gauges.get(*gauge).and_then(|by_sol| by_sol.get(sol));
                    spread
                        .map(|it| format!("{} {} {}", it.min(), it.median(), it.max()))
                        .unwrap_or_default()
                };
                let cells = std::iter::once(games.count().to_string())
                    .chain(gauges.iter().map(cell))
                    .collect();
                (
                    self.localizer
                        .format("simulation-sol", &Args::new().number("sol", *sol)),
                    cells,
                )
            })
            .collect();
        self.table(
            &self
                .localizer
                .format("simulation-tracks", &Args::new().number("players", players)),
            &columns,
            &rows,
        );
    }

    fn gauge(&self, gauge: &Gauge) -> String {
        let named = |id: &str| {
            self.localizer.format(
                "simulation-gauge",
                &Args::new().text("gauge", id.to_owned()),
            )
        };
        match gauge {
            Gauge::Morale => named("morale"),
            Gauge::Stress => named("stress"),
            Gauge::Malfunction(block) => named(block.id()),
            Gauge::Track(id) => title(self.localizer, id),
        }
    }

    fn lists(&self, id: &str) -> bool {
        self.all || !self.simulated.is_shared(id)
    }

    /// What is left out of the lists: how many cards of shared decks there are, and how many never came.
    fn shared(&mut self) {
        let shared = |all: Vec<(Occurrence, String)>| {
            all.into_iter()
                .filter(|(_, id)| self.simulated.is_shared(id))
                .count()
        };
        let never = shared(self.simulated.whole().never(&self.simulated.possible));
        let count = shared(self.simulated.possible.iter().cloned().collect());
        if !self.all && count > 0 {
            let line = self.localizer.format(
                "simulation-shared",
                &Args::new().count("count", count).count("never", never),
            );
            self.text.push('\n');
            self.line(&line);
        }
    }

    /// What never occurred in any game; then, for several player counts, what never occurred with each.
    fn never(&mut self) {
        let simulated = self.simulated;
        let mut whole = simulated.whole().never(&simulated.possible);
        whole.retain(|(_, id)| self.lists(id));
        self.text.push('\n');
        if whole.is_empty() {
            self.line(&self.localizer.text("simulation-all-came"));
        } else {
            self.line(
                &self
                    .localizer
                    .format("simulation-never", &Args::new().count("count", whole.len())),
            );
            for (kind, id) in &whole {
                self.line(&format!(
                    "  {}: {}",
                    kind_of(self.localizer, *kind),
                    title(self.localizer, id)
                ));
            }
        }
        for (players, tally) in simulated
            .by_players
            .iter()
            .filter(|_| simulated.by_players.len() > 1)
        {
            let never = tally
                .never(&simulated.possible)
                .into_iter()
                .filter(|it| !whole.contains(it) && self.lists(&it.1));
            let line = |(kind, id): (Occurrence, String)| {
                format!(
                    "  {}: {}",
                    kind_of(self.localizer, kind),
                    title(self.localizer, &id)
                )
            };
            let never: Vec<String> = never.map(line).collect();
            if !never.is_empty() {
                let args = Args::new()
                    .number("players", *players)
                    .count("count", never.len());
                self.line(&self.localizer.format("simulation-never-with", &args));
                never.iter().for_each(|line| self.line(line));
            }
        }
    }
}

/// The title of an element of the mission, of an option with its label; the id where the mission has no such text.
fn title(localizer: &Localizer, id: &str) -> String {
    let none = Args::new();
    let (card, option) = id
        .split_once('/')
        .map_or((id, None), |(card, option)| (card, Some(option)));
    let title = localizer
        .try_prose_attribute(card, "title", &none)
        .unwrap_or_else(|| card.to_owned());
    let Some(option) = option else { return title };
    let option = localizer
        .try_prose_attribute(card, &format!("option-{option}"), &none)
        .unwrap_or_else(|| option.to_owned());
    localizer.format(
        "simulation-option",
        &Args::new().text("title", title).text("option", option),
    )
}

/// The kind of something that can come.
pub fn kind_of(localizer: &Localizer, kind: Occurrence) -> String {
    localizer.format("simulation-came", &Args::new().text("kind", kind.id()))
}

/// A percentage with one decimal; `0.0` only if `part` is 0.
fn percent(localizer: &Localizer, part: u32, all: u32) -> String {
    let tenths = (u64::from(part) * 1000 + u64::from(all) / 2)
        .checked_div(u64::from(all))
        .unwrap_or(0);
    decimal(
        localizer,
        "simulation-percent",
        if part > 0 { tenths.max(1) } else { tenths },
    )
}

fn decimal(localizer: &Localizer, id: &str, tenths: u64) -> String {
    localizer.format(
        id,
        &Args::new()
            .text("whole", (tenths / 10).to_string())
            .text("tenth", (tenths % 10).to_string()),
    )
}
