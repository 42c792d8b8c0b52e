//! The mission sheet for paper: what is open before the first sol. Events, hidden objectives, flags and endings stay in the app.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::Body;
use crate::common::counted;
use crate::overview::{self, spare_name};
use crate::{
    Args, Localizer, board, fact_text, instruction, numbers, objective_text, setup_state, standing,
};
use first_martians::Game;
use first_martians::die_sols::DieSols;
use first_martians::effect::{Amount, Effect, Gauge, Sentence};
use first_martians::mission::{
    Mark, Mission, Objective, ObjectiveKind, SetUpStep, SheetValue, SpareFacility, Track, Walker,
    WalkerMoves,
};
use first_martians::state::{Card, CardKind, Face, Start};
use first_martians::vocabulary::Block;

const CREWS: [u8; 4] = [1, 2, 3, 4];

/// The sheet as a page. The localizer must know the mission's prose.
pub fn mission_sheet(localizer: &Localizer, mission: &Arc<Mission>) -> String {
    let games = CREWS.map(|players| {
        Game::new(
            Arc::clone(mission),
            &Start {
                seed: 0,
                players,
                read_before: BTreeSet::new(),
            },
        )
    });
    let [_, _, _, whole] = &games;
    let id = &mission.sheet.id;
    let title = fact_text::title(localizer, id);
    let mut sheet = Sheet {
        localizer,
        mission,
        game: whole,
        body: Body::default(),
    };
    sheet.body.open("main");
    sheet.body.text("h1", &title);
    sheet.body.text(
        "p class=\"kind\"",
        &localizer.format(
            "paper-group",
            &Args::new().text("group", localizer.word(mission.sheet.group)),
        ),
    );
    sheet.body.text("p", &fact_text::idea(localizer, id));
    sheet
        .body
        .text("blockquote", &localizer.prose(id, &Args::new()));
    sheet.set_up(&games);
    sheet.own_set_up();
    sheet.dice(&games);
    sheet.objectives();
    sheet.actions();
    sheet.facilities();
    sheet.tracks();
    sheet.pois();
    sheet.rules();
    sheet.body.close("main");
    sheet.body.open("footer");
    if sheet.has_assumed() {
        sheet.body.text("p", &localizer.text("sheet-assumed-note"));
    }
    sheet.body.text("p", &localizer.text("paper-made"));
    sheet.body.close("footer");
    sheet.body.page(localizer, &title)
}

struct Sheet<'s> {
    localizer: &'s Localizer,
    mission: &'s Mission,
    /// The mission before its first command, with four players.
    game: &'s Game,
    body: Body,
}

impl Sheet<'_> {
    fn heading(&mut self, id: &str) {
        self.body.text("h2", &self.localizer.text(id));
    }

    /// A heading with a list; nothing if the list is empty.
    fn listed(&mut self, heading: &str, lines: &[String]) {
        if !lines.is_empty() {
            self.heading(heading);
            self.body.list(lines);
        }
    }

    fn marked(&self, text: &str, assumed: bool) -> String {
        if assumed {
            self.localizer
                .format("paper-assumed", &Args::new().text("what", text))
        } else {
            text.to_owned()
        }
    }

    fn set_up(&mut self, games: &[Game]) {
        self.heading("paper-set-up");
        let say = |players: &u8| {
            self.localizer
                .format("paper-players", &Args::new().number("players", *players))
        };
        let columns: Vec<String> = CREWS.iter().map(say).collect();
        let row = |&value: &SheetValue| {
            let cell = |game: &Game| {
                game.printed_sheet()
                    .get(value)
                    .map_or_else(|| "–".to_owned(), numbers::plain)
            };
            let there = games
                .iter()
                .any(|game| game.printed_sheet().get(value).is_some());
            let label = self
                .localizer
                .format("sheet-label", &Args::new().text("value", value.id()));
            there.then(|| {
                (
                    self.marked(&label, self.mission.sheet.assumed.contains(&value)),
                    games.iter().map(cell).collect(),
                )
            })
        };
        let rows: Vec<(String, Vec<String>)> = SheetValue::ALL.iter().filter_map(row).collect();
        self.body
            .table(&self.localizer.text("paper-by-crew"), &columns, &rows);
        for (id, changes) in [
            ("paper-easier", &self.mission.sheet.easier),
            ("paper-harder", &self.mission.sheet.harder),
        ] {
            let change = |(value, by): (&SheetValue, &i8)| {
                let label = self
                    .localizer
                    .format("sheet-label", &Args::new().text("value", value.id()));
                self.localizer.format(
                    "paper-change",
                    &Args::new()
                        .text("what", label)
                        .text("by", numbers::signed(*by)),
                )
            };
            let changes: Vec<String> = changes.iter().map(change).collect();
            if !changes.is_empty() {
                self.body.text(
                    "p",
                    &self
                        .localizer
                        .format(id, &Args::new().text("changes", changes.join(" · "))),
                );
            }
        }
    }

    fn own_set_up(&mut self) {
        let line = |step: &SetUpStep| {
            let effects = self.effects(
                &step.effects_with(&[]),
                &Card::new(CardKind::Mission, &step.id, Face::Story),
            );
            let lay = step
                .lay
                .iter()
                .filter_map(|lay| setup_state::fixed(self.localizer, self.game, lay));
            [self.localizer.prose(&step.id, &Args::new())]
                .into_iter()
                .chain(lay)
                .chain(effects)
                .collect::<Vec<_>>()
                .join(" ")
        };
        let lines: Vec<String> = self.mission.sheet.set_up.iter().map(line).collect();
        self.listed("paper-own-set-up", &lines);
    }

    fn dice(&mut self, games: &[Game]) {
        self.heading("paper-dice");
        let sols = games
            .iter()
            .map(|game| game.printed_sheet().sols())
            .max()
            .unwrap_or(0);
        let columns: Vec<String> = (1..=sols).map(|sol| sol.to_string()).collect();
        let caption = self.marked(
            &self.localizer.text("paper-dice-rolled"),
            self.mission.sheet.assumed.contains(&SheetValue::Dice),
        );
        let by_crew = self
            .mission
            .sheet
            .sheet
            .dice
            .values()
            .any(|die| matches!(die, DieSols::ByCrew(_)));
        for game in games
            .iter()
            .filter(|game| by_crew || game.state().crew.players == self.game.state().crew.players)
        {
            let sheet = game.printed_sheet();
            let row = |&block: &Block| {
                let label = self
                    .localizer
                    .format("sheet-die", &Args::new().text("block", block.id()));
                let rolled = |sol| {
                    if sheet.rolls(block, sol) {
                        "●".to_owned()
                    } else {
                        String::new()
                    }
                };
                (label, (1..=sols).map(rolled).collect())
            };
            let rows: Vec<(String, Vec<String>)> = Block::ALL.iter().map(row).collect();
            let players = self.localizer.format(
                "paper-players",
                &Args::new().number("players", game.state().crew.players),
            );
            let caption = if by_crew {
                format!("{players}: {caption}")
            } else {
                caption.clone()
            };
            self.body.table(&caption, &columns, &rows);
        }
    }

    fn objectives(&mut self) {
        self.heading("paper-objectives");
        let mission = self.mission;
        for objective in mission.sheet.objectives.iter().filter(|it| !it.hidden) {
            let kind = match objective.kind {
                ObjectiveKind::Mandatory => "objective-mandatory",
                ObjectiveKind::Optional => "objective-optional",
                ObjectiveKind::Threshold => "objective-kind-threshold",
            };
            self.body.open("article");
            self.body.text(
                "h3",
                &format!("☐ {}", fact_text::title(self.localizer, &objective.id)),
            );
            let asks = objective_text::asks(self.localizer, self.game, objective);
            let takes = if asks.is_some() {
                String::new()
            } else {
                self.takes(objective)
            };
            let kind = self.localizer.text(kind);
            self.body.text(
                "p class=\"kind\"",
                &if takes.is_empty() {
                    kind
                } else {
                    format!("{kind} · {takes}")
                },
            );
            let words = objective_text::own_words(self.localizer, self.game, &objective.id);
            asks.into_iter()
                .chain(words)
                .for_each(|line| self.body.text("p", &line));
            overview::conditions(self.localizer, self.game, objective)
                .iter()
                .for_each(|line| self.body.text("p", line));
            self.body.close("article");
        }
    }

    /// What an objective takes on the board, in addition to its own text.
    fn takes(&self, objective: &Objective) -> String {
        let localizer = self.localizer;
        let takes = objective_text::takes(localizer, self.game, objective).unwrap_or_default();
        if objective.goal == 1 {
            return takes;
        }
        let goal = localizer.format(
            "takes-goal",
            &Args::new()
                .number("goal", objective.goal)
                .number("step", objective.step),
        );
        if takes.is_empty() {
            goal
        } else {
            format!("{takes} · {goal}")
        }
    }

    fn walker(&self, walker: &Walker) -> String {
        let path: Vec<String> = walker
            .path
            .iter()
            .map(|it| board::region(self.localizer, *it))
            .collect();
        let args = Args::new()
            .text("title", fact_text::title(self.localizer, &walker.id))
            .text("path", path.join(" → "));
        let moves = walker.moves.map_or("by-effects", WalkerMoves::id);
        self.localizer.format(
            "paper-walker",
            &args.number("speed", walker.speed).text("moves", moves),
        )
    }

    fn actions(&mut self) {
        let mission = self.mission;
        if mission.sheet.actions.iter().all(|it| it.hidden) {
            return;
        }
        self.heading("paper-actions");
        for action in mission.sheet.actions.iter().filter(|it| !it.hidden) {
            let kind = match action.kind {
                Some(kind) => self.localizer.format(
                    "paper-typed",
                    &Args::new().text("type", self.localizer.word(kind)),
                ),
                None => self.localizer.text("paper-typeless"),
            };
            let cost = instruction::cost(self.localizer, &action.cost);
            let cost = self
                .localizer
                .format("paper-cost", &Args::new().text("cost", cost));
            self.body.open("article");
            self.body
                .text("h3", &fact_text::title(self.localizer, &action.id));
            self.body.text(
                "p class=\"kind\"",
                &format!("{kind} · {}", self.marked(&cost, action.assumed)),
            );
            let words = objective_text::own_words(self.localizer, self.game, &action.id);
            let place = overview::action_place(self.localizer, self.game, action);
            words
                .into_iter()
                .chain(place)
                .for_each(|line| self.body.text("p", &line));
            let effects = self.effects(
                &action.effects,
                &Card::new(CardKind::Action, &action.id, Face::Story),
            );
            self.body.list(&effects);
            self.body.close("article");
        }
    }

    fn facilities(&mut self) {
        let line = |spare: &SpareFacility| {
            let word = spare_name(self.localizer, spare);
            let pays: Vec<String> = spare
                .pays
                .iter()
                .map(|pay| counted(self.localizer, pay.item, pay.count))
                .collect();
            let args = Args::new()
                .text("facility", word.clone())
                .text("price", self.localizer.list(&pays));
            let line = if pays.is_empty() {
                word
            } else {
                self.localizer.format("lay-facility-price", &args)
            };
            self.marked(&line, spare.assumed)
        };
        let lines: Vec<String> = self.mission.sheet.facilities.iter().map(line).collect();
        self.listed("paper-facilities", &lines);
    }

    fn tracks(&mut self) {
        let line = |track: &Track| {
            let args = Args::new()
                .text("title", fact_text::title(self.localizer, &track.id))
                .text("start", numbers::plain(track.start))
                .text("min", numbers::plain(track.min))
                .text("max", numbers::plain(track.max));
            self.localizer.format("paper-track", &args)
        };
        let lines: Vec<String> = self
            .mission
            .sheet
            .tracks
            .iter()
            .filter(|it| !it.hidden)
            .map(line)
            .collect();
        self.listed("paper-tracks", &lines);
        let mark = |mark: &Mark| {
            let title = fact_text::title(self.localizer, &mark.id);
            mark.most.map_or_else(
                || title.clone(),
                |most| {
                    self.localizer.format(
                        "paper-mark",
                        &Args::new().text("title", &title).number("most", most),
                    )
                },
            )
        };
        let lines: Vec<String> = self.mission.sheet.marks.iter().map(mark).collect();
        self.listed("paper-marks", &lines);
        let lines: Vec<String> = self
            .game
            .known_walkers()
            .map(|it| self.walker(it))
            .collect();
        self.listed("paper-walkers", &lines);
    }

    fn pois(&mut self) {
        let mission = self.mission;
        if mission.sheet.pois.is_empty() {
            return;
        }
        self.heading("paper-pois");
        for poi in &mission.sheet.pois {
            let args = Args::new()
                .number("icon", poi.icon)
                .text("title", fact_text::title(self.localizer, &poi.id));
            self.body.open("article");
            self.body
                .text("h3", &self.localizer.format("paper-poi", &args));
            self.body
                .text("p", &self.localizer.prose(&poi.id, &Args::new()));
            let effects = self.effects(
                &poi.effects,
                &Card::new(CardKind::Mission, &poi.id, Face::Story),
            );
            self.body.list(&effects);
            self.body.close("article");
        }
    }

    fn rules(&mut self) {
        let sheet = &self.mission.sheet;
        // Other rules are secret until they begin.
        self.listed(
            "paper-standing",
            &standing::printed(self.localizer, self.game),
        );
        let lines = self.effects(
            &sheet.production,
            &Card::new(CardKind::Mission, &sheet.id, Face::Story),
        );
        self.listed("paper-production", &lines);
        self.listed(
            "paper-losses",
            &objective_text::losses(self.localizer, self.game),
        );
    }

    /// Effects without a current state: tracks move by an amount, not from and to.
    fn effects(&self, effects: &[Effect], card: &Card) -> Vec<String> {
        let tell = |effect: &Effect| match effect.description().sentence {
            Sentence::Moves(Gauge::Morale, by) => {
                Some(self.moved(self.localizer.text("sheet-morale"), by))
            }
            Sentence::Moves(Gauge::Malfunction(block), by) => {
                let track = self.localizer.format(
                    "paper-malfunction-track",
                    &Args::new().noun(self.localizer, "block", block),
                );
                Some(self.moved(track, by))
            }
            Sentence::Moves(Gauge::Track(id), _) if !self.game.knows_track(id) => None,
            Sentence::Moves(Gauge::Track(id), by) => {
                Some(self.moved(fact_text::title(self.localizer, id), by))
            }
            Sentence::Secret
            | Sentence::WhenReached
            | Sentence::Message(_)
            | Sentence::CardText(_) => {
                instruction::effect(self.localizer, self.game, effect, None, card)
            }
        };
        effects.iter().filter_map(tell).collect()
    }

    fn moved(&self, what: String, by: Amount) -> String {
        let signed = |by: i8| {
            self.localizer.format(
                "paper-change",
                &Args::new()
                    .text("what", what.clone())
                    .text("by", numbers::signed(by)),
            )
        };
        match by {
            Amount::PerAstronaut(each) => self
                .localizer
                .format("paper-each", &Args::new().text("change", signed(each))),
            other => signed(other.for_astronauts(self.game.state().crew.astronauts.len())),
        }
    }

    fn has_assumed(&self) -> bool {
        let sheet = &self.mission.sheet;
        !sheet.assumed.is_empty()
            || sheet.actions.iter().any(|it| it.assumed && !it.hidden)
            || sheet.facilities.iter().any(|it| it.assumed)
    }
}
