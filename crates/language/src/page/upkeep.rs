//! Pages of the upkeep in Full board mode: what to move, and how it was computed.

use super::{Calculation, CalculationRow, Page};
use crate::{Args, Localizer, board, fact_text, numbers, standing, threshold};
use first_martians::Game;
use first_martians::board::{
    BoardCounter, BoardState, GROWTH_TOP, Place, STRESS_TOP, SUPPLY_MAX, TokenStack, WOUNDS_TOP,
};
use first_martians::effect::{Entry, Id};
use first_martians::game_box::Penalty;
use first_martians::my_box::BoxGroup;
use first_martians::queries::production::{
    Balance, FarmChange, FarmForecast, Meal, WiltCause, farms,
};
use first_martians::queries::upkeep::{
    self, ActivePenalty, CleanUpChange, MoraleForecast, StressForecast,
};
use first_martians::state::{ComponentSource, Seat, Step, TRACK_TOP};
use first_martians::vocabulary::{Block, Resource, Space};

/// Replaces the instructions of Story mode by what the app computed.
pub(super) fn fill(localizer: &Localizer, game: &Game, page: &mut Page) {
    let Some(board) = game.state().board_state() else {
        return;
    };
    let upkeep = Upkeep {
        localizer,
        game,
        board,
    };
    let step = &game.state().step;
    let out = match step {
        Step::Morale => upkeep.morale(),
        Step::Oxygen => upkeep.balance(Resource::Oxygen),
        Step::Energy => upkeep.balance(Resource::Energy),
        Step::Farm => upkeep.farm(),
        Step::Stress => upkeep.stress(),
        Step::WorkingBlock => upkeep.working_block(),
        Step::MalfunctionDice { .. } | Step::Penalties { .. } => upkeep.malfunctions(),
        Step::CleanUp => upkeep.clean_up(),
        Step::Threshold => upkeep.threshold(page),
        Step::Crew
        | Step::Sheet
        | Step::Lay
        | Step::RaiseTrack { .. }
        | Step::FollowUps
        | Step::MissionEvent
        | Step::MissionRules
        | Step::Plan
        | Step::Resolve
        | Step::MalfunctionCards
        | Step::End => return,
    };
    // The requested dice, the last sol and the other_lines of the token are the same in both modes.
    if matches!(step, Step::MalfunctionDice { .. }) {
        page.lines.extend(out.lines);
    } else {
        let replaced = if *step == Step::CleanUp {
            CLEAN_UP_LINES
        } else {
            usize::MAX
        };
        let other_lines = page.lines.split_off(page.lines.len().min(replaced));
        page.lines = out.lines.into_iter().chain(other_lines).collect();
    }
    if matches!(step, Step::Penalties { .. }) {
        page.question = None;
    }
    page.notes = out.notes;
    if out.assumed {
        page.notes.push(localizer.text("upkeep-assumed-note"));
    }
    // In Story mode the whole list of penalties may be assumed; here only the active ones count.
    page.assumed = out.assumed || (page.assumed && !matches!(step, Step::WorkingBlock));
    page.calculation = Some(Calculation { rows: out.rows }).filter(|sum| !sum.rows.is_empty());
}

/// The lines of Clean-Up that the board mode replaces.
const CLEAN_UP_LINES: usize = 3;

#[derive(Default)]
struct Contents {
    lines: Vec<String>,
    rows: Vec<CalculationRow>,
    notes: Vec<String>,
    assumed: bool,
}

impl Contents {
    fn row(&mut self, entry: Entry, label: String, number: String) {
        self.rows.push(CalculationRow {
            label,
            number,
            entry,
        });
    }
}

struct Upkeep<'a> {
    localizer: &'a Localizer,
    game: &'a Game,
    board: &'a BoardState,
}

impl Upkeep<'_> {
    fn format(&self, id: &str, args: &Args) -> String {
        self.localizer.format(&format!("upkeep-{id}"), args)
    }

    fn text(&self, id: &str) -> String {
        self.localizer.text(&format!("upkeep-{id}"))
    }

    fn assumes(&self, group: BoxGroup) -> bool {
        self.game.mission().game_box.is_assumed(group)
    }

    fn name(&self, seat: Seat) -> String {
        fact_text::name(self.localizer, &self.game.state().crew, seat)
    }

    /// `General supply, oxygen: 3 → 4.`; none if nothing moves.
    fn moves(&self, spot: &BoardCounter, to: u8) -> Option<String> {
        let from = self.board.get(spot).filter(|&from| from != to)?;
        let args = Args::new()
            .text("spot", board::spot(self.localizer, self.game, spot))
            .text("change", numbers::change(from, to));
        Some(self.format("moves", &args))
    }

    fn supply(&self, resource: Resource, by: i16) -> Option<String> {
        let from = self.board.get(&BoardCounter::Supply(resource)).unwrap_or(0);
        let to = (i16::from(from) + by).clamp(0, i16::from(SUPPLY_MAX));
        self.moves(
            &BoardCounter::Supply(resource),
            u8::try_from(to).unwrap_or(from),
        )
    }

    /// Wounds of an astronaut, and their consequences.
    fn wounds(&self, out: &mut Contents, seat: Seat, count: u8) {
        let Some((from, to)) =
            upkeep::wounds_after(self.board, seat, count).filter(|(from, to)| from != to)
        else {
            return;
        };
        out.lines
            .extend(self.moves(&BoardCounter::Wounds(seat), to));
        let icons = &self.game.mission().game_box.board.condition_spaces;
        if to >= WOUNDS_TOP {
            out.lines
                .push(self.format("dies", &Args::new().text("name", self.name(seat))));
        } else if icons.iter().any(|icon| (from + 1..=to).contains(icon)) {
            out.lines.push(self.format(
                "draws-condition",
                &Args::new().text("name", self.name(seat)),
            ));
            out.assumed |= self.assumes(BoxGroup::Conditions);
        }
    }

    fn morale(&self) -> Contents {
        let mut out = Contents::default();
        let Some(turn) = MoraleForecast::of(self.game) else {
            return out;
        };
        out.lines
            .extend(self.moves(&BoardCounter::MoraleTokens(turn.seat), turn.after()));
        self.wounds(&mut out, turn.seat, turn.wounds());
        self.add_nothing_if_empty(&mut out);
        out.row(
            "morale-phase",
            self.text("row-morale"),
            numbers::signed(turn.morale),
        );
        let tokens = BoardCounter::MoraleTokens(turn.seat);
        out.row(
            "morale-tokens",
            board::spot(self.localizer, self.game, &tokens),
            numbers::plain(turn.tokens),
        );
        if turn.required_discards() > 0 {
            out.row(
                "morale-phase",
                self.text("row-discarded"),
                numbers::signed(-i64::from(turn.discards())),
            );
            out.row(
                "wounds",
                self.text("row-tokens-missing"),
                numbers::plain(turn.wounds()),
            );
        }
        let first = fact_text::name_as_subject(self.localizer, &self.game.state().crew, turn.seat);
        out.notes
            .push(self.format("morale-note", &Args::new().text("name", first)));
        out
    }

    fn add_nothing_if_empty(&self, out: &mut Contents) {
        if out.lines.is_empty() {
            out.lines.push(self.text("nothing"));
        }
    }

    fn balance(&self, resource: Resource) -> Contents {
        let mut out = Contents::default();
        let needs = if resource == Resource::Oxygen {
            "oxygen-use"
        } else {
            "energy-use"
        };
        let balance = Balance::of(self.game, self.board, resource);
        out.lines
            .extend(self.supply(resource, balance.gain().into()));
        let args = || Args::new().noun(self.localizer, "resource", resource);
        if balance.missing() > 0 {
            out.lines
                .push(self.format("short", &args().number("count", balance.missing())));
            out.notes.push(self.format("short-note", &args()));
        }
        self.add_nothing_if_empty(&mut out);
        for &(place, makes) in &balance.makers {
            let id = if balance.shut.contains(&place) {
                "row-shut-maker"
            } else {
                "row-maker"
            };
            out.row(
                "productivity",
                self.format(id, &self.at(place)),
                numbers::plain(makes),
            );
        }
        self.rules(&mut out, "productivity", &balance.rules);
        out.row(
            "productivity",
            self.format("row-made", &args()),
            numbers::plain(balance.made()),
        );
        let users = args().text("places", self.places(&balance.users));
        out.row(
            needs,
            self.format("row-needed", &users),
            numbers::plain(balance.needed()),
        );
        if !balance.spared.is_empty() {
            let spared = args().text("places", self.places(&balance.spared));
            out.row(
                "shutdown-tiles",
                self.format("row-spared", &spared),
                numbers::plain(0),
            );
        }
        let surplus = i64::from(balance.made()) - i64::from(balance.needed());
        let (entry, over) = if surplus < 0 {
            ("shortage", "row-missing")
        } else {
            ("surplus", "row-surplus")
        };
        out.row(entry, self.text(over), numbers::plain(surplus.abs()));
        if surplus > 0 {
            out.row(
                "surplus",
                self.text("row-half"),
                numbers::signed(balance.gain()),
            );
        }
        out
    }

    /// By how much each standing rule changes a sum.
    fn rules(&self, out: &mut Contents, entry: Entry, rules: &[(Id, i8)]) {
        rules.iter().for_each(|(rule, by)| {
            out.row(
                entry,
                standing::row(self.localizer, rule),
                numbers::signed(*by),
            );
        });
    }

    fn at(&self, place: Place) -> Args {
        Args::new().text("place", board::place(self.localizer, place))
    }

    fn places(&self, places: &[Place]) -> String {
        let names: Vec<String> = places
            .iter()
            .map(|&place| board::place(self.localizer, place))
            .collect();
        if names.is_empty() {
            self.text("nowhere")
        } else {
            self.localizer.list(&names)
        }
    }

    fn farm(&self) -> Contents {
        let mut out = Contents::default();
        let farms = farms(self.game);
        for farm in &farms {
            self.farm_turn(&mut out, farm);
        }
        let meal = Meal::of(self.game, self.board, &farms);
        let food = i16::from(meal.gain()) - i16::from(meal.from_stock());
        out.lines.extend(self.supply(Resource::Food, food));
        if meal.missing_of_others() > 0 {
            out.lines.push(self.format(
                "others-unfed",
                &Args::new().number("count", meal.missing_of_others()),
            ));
        }
        match meal.missing_of_crew() {
            0 => {}
            missing if missing >= meal.eaten_by_crew() => {
                out.lines.push(self.text("all-starve"));
                for (seat, &portions) in (0..).zip(&meal.portions) {
                    self.wounds(&mut out, seat, portions);
                }
            }
            missing => out
                .lines
                .push(self.format("starve", &Args::new().number("count", missing))),
        }
        self.add_nothing_if_empty(&mut out);
        for &(place, yields) in &meal.yields {
            out.row(
                "food",
                self.format("row-yields", &self.at(place)),
                numbers::plain(yields),
            );
        }
        self.rules(&mut out, "food", &meal.made_rules);
        self.rules(&mut out, "eating", &meal.eaten_rules);
        let astronauts = meal.portions.len();
        out.row(
            "eating",
            self.format("row-eaten", &Args::new().count("astronauts", astronauts)),
            numbers::plain(meal.needed()),
        );
        for &seat in &meal.anemic {
            out.row(
                "anemia",
                self.format("row-anemia", &Args::new().text("name", self.name(seat))),
                numbers::plain(2),
            );
        }
        if meal.made() > meal.needed() {
            out.row(
                "surplus",
                self.text("row-surplus"),
                numbers::plain(meal.made() - meal.needed()),
            );
            out.row(
                "surplus",
                self.text("row-half"),
                numbers::signed(meal.gain()),
            );
        } else if meal.made() < meal.needed() {
            out.row(
                "eating",
                self.text("row-missing"),
                numbers::plain(meal.needed() - meal.made()),
            );
            out.row(
                "eating",
                self.text("row-from-supply"),
                numbers::plain(meal.from_stock()),
            );
        }
        out
    }

    fn farm_turn(&self, out: &mut Contents, farm: &FarmForecast) {
        let args = || self.at(farm.place);
        let why: Vec<String> = farm
            .reasons
            .iter()
            .map(|dry| match dry {
                WiltCause::Part(part) => {
                    self.format("dry-part", &Args::new().noun(self.localizer, "part", *part))
                }
                WiltCause::Tile(resource) => self.format(
                    "dry-tile",
                    &Args::new().noun(self.localizer, "resource", *resource),
                ),
            })
            .collect();
        let why = args().text("why", self.localizer.list(&why));
        out.assumed |= farm
            .reasons
            .iter()
            .any(|dry| matches!(dry, WiltCause::Part(_)))
            && self.assumes(BoxGroup::Penalties);
        match farm.turn {
            FarmChange::Grows => {
                for &space in farm.before.growth.iter().rev() {
                    if space == GROWTH_TOP && farm.after.plants > farm.before.plants {
                        out.lines
                            .push(self.format("seed-ripe", &args().number("space", space)));
                    } else if farm.after.growth.contains(&(space + 1)) {
                        out.lines.push(self.format(
                            "seed",
                            &args().text("change", numbers::change(space, space + 1)),
                        ));
                    }
                }
            }
            FarmChange::Wilts => {
                out.lines.push(self.format("wilts", &why));
                for &space in &farm.before.growth {
                    out.lines.push(match space {
                        1 => self.format("seed-lost", &args()),
                        _ => self.format(
                            "seed",
                            &args().text("change", numbers::change(space, space - 1)),
                        ),
                    });
                }
                if farm.after.plants < farm.before.plants {
                    out.lines
                        .push(self.format("plant-back", &args().number("space", GROWTH_TOP)));
                }
            }
            FarmChange::Held => {}
            FarmChange::Stopped => out.lines.push(self.format("stopped", &why)),
        }
        out.lines
            .extend(self.moves(&BoardCounter::Plants(farm.place), farm.after.plants));
    }

    fn stress(&self) -> Contents {
        let mut out = Contents::default();
        let turn = StressForecast::of(self.game, self.board);
        if turn.quarrels() {
            out.lines
                .push(self.format("quarrel", &Args::new().number("top", STRESS_TOP)));
            out.lines.extend(self.moves(&BoardCounter::Stress, 0));
            let morale = self.game.state().morale;
            if morale > first_martians::state::MORALE_MIN {
                let change = Args::new().text("change", numbers::change(morale, morale - 1));
                out.lines.push(self.format("morale-moves", &change));
            }
            for seat in self.board.seats() {
                self.wounds(&mut out, seat, 1);
            }
        } else {
            out.lines
                .extend(self.moves(&BoardCounter::Stress, turn.from + turn.by()));
        }
        self.morale_upgrade(&mut out);
        self.add_nothing_if_empty(&mut out);
        out.row("stress", self.text("row-stress"), numbers::plain(turn.from));
        let astronauts = Args::new().number("count", turn.astronauts);
        out.row(
            "stress",
            self.format("row-astronauts", &astronauts),
            numbers::signed(turn.astronauts),
        );
        for (place, resource) in &turn.tiles {
            out.row(
                "shutdown-tiles",
                board::spot(
                    self.localizer,
                    self.game,
                    &BoardCounter::Tile(*place, *resource),
                ),
                numbers::signed(2),
            );
        }
        self.rules(&mut out, "stress", &turn.rules);
        out
    }

    /// The Morale token of the Upgrade of the Crew Quarters.
    fn morale_upgrade(&self, out: &mut Contents) {
        let Some(seat) = upkeep::morale_upgrade(self.game) else {
            return;
        };
        let tokens = BoardCounter::MoraleTokens(seat);
        out.lines.extend(self.moves(
            &tokens,
            self.board.get(&tokens).unwrap_or(0).saturating_add(1),
        ));
        let first = fact_text::name_as_subject(self.localizer, &self.game.state().crew, seat);
        out.notes
            .push(self.format("morale-upgrade-note", &Args::new().text("name", first)));
        out.assumed |= self.assumes(BoxGroup::Upgrades);
    }

    fn working_block(&self) -> Contents {
        let mut out = Contents::default();
        for it in upkeep::of_working_block(self.game) {
            let args = Args::new().text("part", self.part(&it));
            out.lines.push(match it.penalty {
                Penalty::FroggyRoll if self.game.state().dice == ComponentSource::Digital => {
                    self.format("froggy-app", &args)
                }
                Penalty::FroggyRoll => self.format("froggy", &args),
                Penalty::LoseSample => self.format("sample", &args),
                Penalty::Stress => {
                    let stress = self.board.stress;
                    self.format(
                        "stress",
                        &args.text(
                            "change",
                            numbers::change(stress, (stress + 1).min(STRESS_TOP)),
                        ),
                    )
                }
                _ => {
                    let stack = TokenStack::facility(it.place, Space::Now);
                    let token = self.game.mission().game_box.board.working_bay_token;
                    let args = args.text("stack", board::stack(self.localizer, self.game, &stack));
                    self.format("token", &args.noun(self.localizer, "token", token))
                }
            });
        }
        out.assumed = !out.lines.is_empty() && self.assumes(BoxGroup::Penalties);
        if out.lines.is_empty() {
            out.lines.push(self.text("no-penalties"));
        }
        out
    }

    fn part(&self, active: &ActivePenalty) -> String {
        board::spot(
            self.localizer,
            self.game,
            &BoardCounter::Part(active.place, active.part),
        )
    }

    /// The active penalties, and the tracks as far as no dice are needed.
    fn malfunctions(&self) -> Contents {
        let mut out = Contents::default();
        let state = self.game.state();
        let pool = if let Step::MalfunctionDice { pool } = &state.step {
            pool.as_slice()
        } else {
            &[]
        };
        for &block in Block::ALL {
            let active = upkeep::malfunctions(self.game, block);
            out.assumed |= !active.is_empty() && self.assumes(BoxGroup::Penalties);
            let count = u8::try_from(active.len()).unwrap_or(u8::MAX);
            let from = state.track(block);
            let args = Args::new().noun(self.localizer, "block", block);
            if pool.contains(&block) {
                let args = args.number("from", from).number("count", count);
                out.lines.push(self.format("track-with-die", &args));
            } else if count > 0 {
                let to = from.saturating_add(count).min(TRACK_TOP);
                out.lines
                    .push(self.format("track", &args.text("change", numbers::change(from, to))));
            }
            for it in active {
                out.row("malfunction-penalties", self.part(&it), numbers::signed(1));
            }
        }
        if pool.is_empty() {
            self.add_nothing_if_empty(&mut out);
        }
        out
    }

    fn clean_up(&self) -> Contents {
        let mut out = Contents::default();
        let stack = |stack: &TokenStack| board::stack(self.localizer, self.game, stack);
        for it in upkeep::clean_up(self.board) {
            out.lines.push(match it {
                CleanUpChange::Discarded { stack: of, token } => self.format(
                    "token-gone",
                    &Args::new()
                        .text("stack", stack(&of))
                        .noun(self.localizer, "token", token),
                ),
                CleanUpChange::Moved { place, token } => self.format(
                    "token-moves",
                    &self.at(place).noun(self.localizer, "token", token),
                ),
                CleanUpChange::Left { place } => self.format("token-stays", &self.at(place)),
                CleanUpChange::Arrived {
                    available: spot,
                    count,
                    ..
                } => {
                    let there = self.board.get(&spot).unwrap_or(0);
                    let args =
                        Args::new().text("spot", board::spot(self.localizer, self.game, &spot));
                    self.format(
                        "arrives",
                        &args.text(
                            "change",
                            numbers::change(there, there.saturating_add(count)),
                        ),
                    )
                }
                CleanUpChange::Built { upgrade } => self.format(
                    "upgrade-built",
                    &Args::new().text("upgrade", board::upgrade(self.localizer, &upgrade)),
                ),
                CleanUpChange::Refreshed { spot } => self.format(
                    "refreshed",
                    &Args::new().text("spot", board::spot(self.localizer, self.game, &spot)),
                ),
            });
        }
        if out.lines.is_empty() {
            out.lines.push(self.text("clean"));
        }
        out
    }

    fn threshold(&self, page: &mut Page) -> Contents {
        let mut out = Contents {
            lines: std::mem::take(&mut page.lines),
            ..Contents::default()
        };
        let Some(upkeep::ThresholdCount { count, number, met }) = upkeep::threshold(self.game)
        else {
            return out;
        };
        let own = threshold::of(self.localizer, self.game);
        let is_own = own.is_some();
        let (met_id, over_id) = if is_own {
            ("threshold-met-counted", "threshold-over-counted")
        } else {
            ("threshold-met", "threshold-over")
        };
        let args = own
            .unwrap_or_default()
            .number("count", count)
            .number("threshold", number);
        out.lines = vec![self.format(if met { met_id } else { over_id }, &args)];
        out.notes = std::mem::take(&mut page.notes);
        if !met {
            page.options.reverse();
        }
        // Of all broken parts it shows where they are.
        for (&place, facility) in self.board.facilities.iter().filter(|_| !is_own) {
            let red = facility.parts.iter().filter(|(_, red)| **red).count();
            if red > 0 {
                out.row(
                    "threshold",
                    board::place(self.localizer, place),
                    numbers::plain(i64::try_from(red).unwrap_or(i64::MAX)),
                );
            }
        }
        out
    }
}
