//! Pages of the upkeep on a board that the app keeps: what to move, and the sum that it comes of.

use super::{Page, SumRow, SumText};
use crate::first_martians::Game;
use crate::first_martians::board::{GROWTH_TOP, STRESS_TOP, SUPPLY_MAX, Spot, Stack, Twin, WOUNDS_TOP};
use crate::first_martians::effect::Entry;
use crate::first_martians::game_box::Penalty;
use crate::first_martians::my_box::BoxGroup;
use crate::first_martians::queries::production::{Balance, Dry, FarmTurn, Meal, Turn, farms};
use crate::first_martians::queries::upkeep::{self, Active, MoraleTurn, StressTurn, Tidied};
use crate::first_martians::state::{Kept, Seat, Step, TRACK_TOP};
use crate::first_martians::words::{Area, Block, Resource, Space};
use crate::language::{Args, Voice, board, numbers, tell};

/// Puts what the app computed in the place of what Story asks the players to do.
pub(super) fn fill(voice: &Voice, game: &Game, page: &mut Page) {
    let Some(twin) = game.state().twin() else { return };
    let told = Telling { voice, game, twin };
    let step = &game.state().step;
    let told = match step {
        Step::Morale => told.morale(),
        Step::Oxygen => told.balance(Resource::Oxygen),
        Step::Energy => told.balance(Resource::Energy),
        Step::Farm => told.farm(),
        Step::Stress => told.stress(),
        Step::WorkingBlock => told.working_block(),
        Step::MalfunctionDice { .. } | Step::Penalties { .. } => told.malfunctions(),
        Step::CleanUp => told.clean_up(),
        Step::Threshold => told.threshold(page),
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
    // The dice that are called for, the last sol and the passing of the token stay as they are told without a board.
    if matches!(step, Step::MalfunctionDice { .. }) {
        page.lines.extend(told.lines);
    } else {
        let kept = if *step == Step::CleanUp { CLEAN_UP_LINES } else { usize::MAX };
        let passing = page.lines.split_off(page.lines.len().min(kept));
        page.lines = told.lines.into_iter().chain(passing).collect();
    }
    if matches!(step, Step::Penalties { .. }) {
        page.question = None;
    }
    page.notes = told.notes;
    if told.assumed {
        page.notes.push(voice.plain("upkeep-assumed-note"));
    }
    // In Story the whole list of penalties is assumed; here only what acts.
    page.assumed = told.assumed || (page.assumed && !matches!(step, Step::WorkingBlock));
    page.sum = Some(SumText { rows: told.rows }).filter(|sum| !sum.rows.is_empty());
}

/// The lines of Clean-Up that say what the twin now does itself.
const CLEAN_UP_LINES: usize = 3;

/// What a page says.
#[derive(Default)]
struct Told {
    lines: Vec<String>,
    rows: Vec<SumRow>,
    notes: Vec<String>,
    assumed: bool,
}

impl Told {
    fn row(&mut self, entry: Entry, label: String, number: impl Into<String>) {
        self.rows.push(SumRow { label, number: number.into(), entry });
    }
}

struct Telling<'a> {
    voice: &'a Voice,
    game: &'a Game,
    twin: &'a Twin,
}

impl Telling<'_> {
    fn say(&self, id: &str, args: &Args) -> String {
        self.voice.say(&format!("upkeep-{id}"), args)
    }

    fn plain(&self, id: &str) -> String {
        self.voice.plain(&format!("upkeep-{id}"))
    }

    fn assumes(&self, group: BoxGroup) -> bool {
        self.game.mission().game_box.is_assumed(group)
    }

    fn name(&self, seat: Seat) -> String {
        tell::name(self.voice, &self.game.state().crew, seat)
    }

    /// `General supply, oxygen: 3 → 4.`; nothing where nothing moves.
    fn moves(&self, spot: &Spot, to: u8) -> Option<String> {
        let from = self.twin.get(spot).filter(|&from| from != to)?;
        let args = Args::new().text("spot", board::spot(self.voice, self.game, spot)).text("change", numbers::change(from, to));
        Some(self.say("moves", &args))
    }

    fn supply(&self, resource: Resource, by: i16) -> Option<String> {
        let from = self.twin.get(&Spot::Supply(resource)).unwrap_or(0);
        let to = (i16::from(from) + by).clamp(0, i16::from(SUPPLY_MAX));
        self.moves(&Spot::Supply(resource), u8::try_from(to).unwrap_or(from))
    }

    /// Wounds of an astronaut, and what comes of them.
    fn wounds(&self, told: &mut Told, seat: Seat, count: u8) {
        let Some((from, to)) = upkeep::wounds_after(self.twin, seat, count).filter(|(from, to)| from != to) else { return };
        told.lines.extend(self.moves(&Spot::Wounds(seat), to));
        let icons = &self.game.mission().game_box.board.condition_spaces;
        if to >= WOUNDS_TOP {
            told.lines.push(self.say("dies", &Args::new().text("name", self.name(seat))));
        } else if icons.iter().any(|icon| (from + 1..=to).contains(icon)) {
            told.lines.push(self.say("draws-condition", &Args::new().text("name", self.name(seat))));
            told.assumed |= self.assumes(BoxGroup::Conditions);
        }
    }

    fn morale(&self) -> Told {
        let mut told = Told::default();
        let Some(turn) = MoraleTurn::of(self.game) else { return told };
        told.lines.extend(self.moves(&Spot::MoraleTokens(turn.seat), turn.after()));
        self.wounds(&mut told, turn.seat, turn.wounds());
        self.nothing(&mut told);
        told.row("morale-phase", self.plain("row-morale"), numbers::signed(turn.morale));
        told.row(
            "morale-tokens",
            board::spot(self.voice, self.game, &Spot::MoraleTokens(turn.seat)),
            numbers::plain(turn.tokens),
        );
        if turn.upgrade {
            told.row("upgrades", self.plain("row-morale-upgrade"), numbers::signed(1));
            told.assumed |= self.assumes(BoxGroup::Upgrades);
        }
        if turn.owes() > 0 {
            told.row("morale-phase", self.plain("row-discarded"), numbers::signed(-i64::from(turn.discards())));
            told.row("wounds", self.plain("row-tokens-missing"), numbers::plain(turn.wounds()));
        }
        let first = tell::subject(self.voice, &self.game.state().crew, turn.seat);
        told.notes.push(self.say("morale-note", &Args::new().text("name", first)));
        told
    }

    fn nothing(&self, told: &mut Told) {
        if told.lines.is_empty() {
            told.lines.push(self.plain("nothing"));
        }
    }

    fn balance(&self, resource: Resource) -> Told {
        let mut told = Told::default();
        let needs = if resource == Resource::Oxygen { "oxygen-use" } else { "energy-use" };
        let balance = Balance::of(self.twin, resource);
        told.lines.extend(self.supply(resource, balance.gain().into()));
        let args = || Args::new().noun(self.voice, "resource", resource);
        if balance.missing() > 0 {
            told.lines.push(self.say("short", &args().number("count", balance.missing())));
            told.notes.push(self.say("short-note", &args()));
        }
        self.nothing(&mut told);
        for &(place, makes) in &balance.makers {
            let id = if balance.shut.contains(&place) { "row-shut-maker" } else { "row-maker" };
            told.row(
                "productivity",
                self.say(id, &Args::new().text("place", board::place(self.voice, place))),
                numbers::plain(makes),
            );
        }
        told.row("productivity", self.say("row-made", &args()), numbers::plain(balance.made()));
        told.row(
            needs,
            self.say("row-needed", &args().text("places", self.places(&balance.users))),
            numbers::plain(balance.needed()),
        );
        if !balance.spared.is_empty() {
            told.row(
                "shutdown-tiles",
                self.say("row-spared", &args().text("places", self.places(&balance.spared))),
                numbers::plain(0),
            );
        }
        let surplus = i64::from(balance.made()) - i64::from(balance.needed());
        let (entry, over) = if surplus < 0 { ("shortage", "row-missing") } else { ("surplus", "row-surplus") };
        told.row(entry, self.plain(over), numbers::plain(surplus.abs()));
        if surplus > 0 {
            told.row("surplus", self.plain("row-half"), numbers::signed(balance.gain()));
        }
        told
    }

    fn places(&self, places: &[crate::first_martians::board::Place]) -> String {
        let names: Vec<String> = places.iter().map(|&place| board::place(self.voice, place)).collect();
        if names.is_empty() { self.plain("nowhere") } else { self.voice.list(&names) }
    }

    fn farm(&self) -> Told {
        let mut told = Told::default();
        let farms = farms(self.game);
        for farm in &farms {
            self.farm_turn(&mut told, farm);
        }
        let meal = Meal::of(self.twin, &farms);
        let food = i16::from(meal.gain()) - i16::from(meal.from_stock());
        told.lines.extend(self.supply(Resource::Food, food));
        let all = meal.missing() >= meal.needed();
        match meal.missing() {
            0 => {}
            _ if all => {
                told.lines.push(self.plain("all-starve"));
                for (seat, &portions) in (0..).zip(&meal.portions) {
                    self.wounds(&mut told, seat, portions);
                }
            }
            missing => told.lines.push(self.say("starve", &Args::new().number("count", missing))),
        }
        self.nothing(&mut told);
        for &(place, yields) in &meal.yields {
            told.row(
                "food",
                self.say("row-yields", &Args::new().text("place", board::place(self.voice, place))),
                numbers::plain(yields),
            );
        }
        let astronauts = meal.portions.len();
        told.row("eating", self.say("row-eaten", &Args::new().count("astronauts", astronauts)), numbers::plain(meal.needed()));
        for &seat in &meal.anemic {
            told.row("anemia", self.say("row-anemia", &Args::new().text("name", self.name(seat))), numbers::plain(2));
        }
        if meal.made() > meal.needed() {
            told.row("surplus", self.plain("row-surplus"), numbers::plain(meal.made() - meal.needed()));
            told.row("surplus", self.plain("row-half"), numbers::signed(meal.gain()));
        } else if meal.made() < meal.needed() {
            told.row("eating", self.plain("row-missing"), numbers::plain(meal.needed() - meal.made()));
            told.row("eating", self.plain("row-from-supply"), numbers::plain(meal.from_stock()));
        }
        told
    }

    fn farm_turn(&self, told: &mut Told, farm: &FarmTurn) {
        let place = board::place(self.voice, farm.place);
        let args = || Args::new().text("place", place.clone());
        let why: Vec<String> = farm
            .reasons
            .iter()
            .map(|dry| match dry {
                Dry::Part(part) => self.say("dry-part", &Args::new().noun(self.voice, "part", *part)),
                Dry::Tile(resource) => self.say("dry-tile", &Args::new().noun(self.voice, "resource", *resource)),
            })
            .collect();
        let why = args().text("why", self.voice.list(&why));
        told.assumed |= farm.reasons.iter().any(|dry| matches!(dry, Dry::Part(_))) && self.assumes(BoxGroup::Penalties);
        match farm.turn {
            Turn::Grows => {
                for &space in farm.before.growth.iter().rev() {
                    if space == GROWTH_TOP && farm.after.plants > farm.before.plants {
                        told.lines.push(self.say("seed-ripe", &args().number("space", space)));
                    } else if farm.after.growth.contains(&(space + 1)) {
                        told.lines.push(self.say("seed", &args().text("change", numbers::change(space, space + 1))));
                    }
                }
            }
            Turn::Wilts => {
                told.lines.push(self.say("wilts", &why));
                for &space in &farm.before.growth {
                    told.lines.push(match space {
                        1 => self.say("seed-lost", &args()),
                        _ => self.say("seed", &args().text("change", numbers::change(space, space - 1))),
                    });
                }
                if farm.after.plants < farm.before.plants {
                    told.lines.push(self.say("plant-back", &args().number("space", GROWTH_TOP)));
                }
            }
            Turn::Stopped => told.lines.push(self.say("stopped", &why)),
        }
        told.lines.extend(self.moves(&Spot::Plants(farm.place), farm.after.plants));
    }

    fn stress(&self) -> Told {
        let mut told = Told::default();
        let turn = StressTurn::of(self.twin);
        if turn.quarrels() {
            told.lines.push(self.say("quarrel", &Args::new().number("top", STRESS_TOP)));
            told.lines.extend(self.moves(&Spot::Stress, 0));
            let morale = self.game.state().morale;
            if morale > crate::first_martians::state::MORALE_MIN {
                let change = Args::new().text("change", numbers::change(morale, morale - 1));
                told.lines.push(self.say("morale-moves", &change));
            }
            for seat in self.twin.seats() {
                self.wounds(&mut told, seat, 1);
            }
        } else {
            told.lines.extend(self.moves(&Spot::Stress, turn.from + turn.by()));
        }
        self.nothing(&mut told);
        told.row("stress", self.plain("row-stress"), numbers::plain(turn.from));
        told.row(
            "stress",
            self.say("row-astronauts", &Args::new().number("count", turn.astronauts)),
            numbers::signed(turn.astronauts),
        );
        for (place, resource) in &turn.tiles {
            told.row("shutdown-tiles", board::spot(self.voice, self.game, &Spot::Tile(*place, *resource)), numbers::signed(2));
        }
        told
    }

    fn working_block(&self) -> Told {
        let mut told = Told::default();
        for it in upkeep::of_working_block(self.game) {
            let args = Args::new().text("part", self.part(&it));
            told.lines.push(match it.penalty {
                Penalty::FroggyRoll if self.game.state().dice == Kept::Digital => self.say("froggy-app", &args),
                Penalty::FroggyRoll => self.say("froggy", &args),
                Penalty::LoseSample => self.say("sample", &args),
                Penalty::Stress => self.say(
                    "stress",
                    &args.text("change", numbers::change(self.twin.stress, (self.twin.stress + 1).min(STRESS_TOP))),
                ),
                _ => {
                    let stack = Stack::facility(it.place, Space::Now);
                    let token = self.game.mission().game_box.board.working_bay_token;
                    let args = args.text("stack", board::stack(self.voice, self.game, &stack));
                    self.say("token", &args.noun(self.voice, "token", token))
                }
            });
        }
        told.assumed = !told.lines.is_empty() && self.assumes(BoxGroup::Penalties);
        if told.lines.is_empty() {
            told.lines.push(self.plain("no-penalties"));
        }
        told
    }

    fn part(&self, active: &Active) -> String {
        board::spot(self.voice, self.game, &Spot::Part(active.place, active.part))
    }

    /// The penalties that act, and where the tracks go without dice.
    fn malfunctions(&self) -> Told {
        let mut told = Told::default();
        let state = self.game.state();
        let pool = if let Step::MalfunctionDice { pool } = &state.step { pool.as_slice() } else { &[] };
        for &block in Block::ALL {
            let active = upkeep::malfunctions(self.game, block);
            told.assumed |= !active.is_empty() && self.assumes(BoxGroup::Penalties);
            let count = u8::try_from(active.len()).unwrap_or(u8::MAX);
            let from = state.track(block);
            let args = Args::new().noun(self.voice, "block", block);
            if pool.contains(&block) {
                let args = args.number("from", from).number("count", count);
                told.lines.push(self.say("track-with-die", &args));
            } else if count > 0 {
                let to = from.saturating_add(count).min(TRACK_TOP);
                told.lines.push(self.say("track", &args.text("change", numbers::change(from, to))));
            }
            for it in active {
                told.row("malfunction-penalties", self.part(&it), numbers::signed(1));
            }
        }
        if pool.is_empty() {
            self.nothing(&mut told);
        }
        told
    }

    fn clean_up(&self) -> Told {
        let mut told = Told::default();
        let stack = |stack: &Stack| board::stack(self.voice, self.game, stack);
        for it in upkeep::clean_up(self.twin) {
            told.lines.push(match it {
                Tidied::Discarded { stack: of, token } => {
                    self.say("token-gone", &Args::new().text("stack", stack(&of)).noun(self.voice, "token", token))
                }
                Tidied::Moved { place, token } => {
                    let args = Args::new().text("place", board::place(self.voice, place)).noun(self.voice, "token", token);
                    self.say("token-moves", &args)
                }
                Tidied::Left { place } => self.say("token-stays", &Args::new().text("place", board::place(self.voice, place))),
                Tidied::Arrived { item, count } => {
                    let spot = Spot::Cargo(Area::Available, item);
                    let there = self.twin.get(&spot).unwrap_or(0);
                    let args = Args::new().text("spot", board::spot(self.voice, self.game, &spot));
                    self.say("arrives", &args.text("change", numbers::change(there, there.saturating_add(count))))
                }
                Tidied::Built { upgrade } => {
                    self.say("upgrade-built", &Args::new().text("upgrade", board::upgrade(self.voice, &upgrade)))
                }
                Tidied::Refreshed { spot } => {
                    self.say("refreshed", &Args::new().text("spot", board::spot(self.voice, self.game, &spot)))
                }
            });
        }
        if told.lines.is_empty() {
            told.lines.push(self.plain("clean"));
        }
        told
    }

    fn threshold(&self, page: &mut Page) -> Told {
        let mut told = Told { lines: std::mem::take(&mut page.lines), ..Told::default() };
        let Some((count, allowed)) = upkeep::threshold(self.game) else { return told };
        let met = count <= allowed;
        let args = Args::new().number("count", count).number("threshold", allowed);
        told.lines = vec![self.say(if met { "threshold-met" } else { "threshold-over" }, &args)];
        told.notes = std::mem::take(&mut page.notes);
        if !met {
            page.options.reverse();
        }
        for (&place, facility) in &self.twin.facilities {
            let red = facility.parts.iter().filter(|(_, red)| **red).count();
            if red > 0 {
                told.row("threshold", board::place(self.voice, place), numbers::plain(i64::try_from(red).unwrap_or(i64::MAX)));
            }
        }
        told
    }
}
