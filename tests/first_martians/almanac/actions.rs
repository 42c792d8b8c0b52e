//! Declaring and resolving: what is paid, what comes back, what a success does.

use std::collections::{BTreeMap, BTreeSet};

use solkeeper::first_martians::board::{
    ActionKind, BoardCounter, DeclaredAction, Pawn, Place, Risk, Ruling,
};
use solkeeper::first_martians::effect::Cost;
use solkeeper::first_martians::mission::{Objective, ObjectiveKind, Takes};
use solkeeper::first_martians::state::Seat;
use solkeeper::first_martians::vocabulary::{Area, Facility, Item, Region, TokenColour};

use super::given::take_topmost;
use super::numbers::set;
use super::prices::{Terms, order};
use super::sheet::Sheet;

/// A price by what it takes, whatever the order.
fn totals(costs: &[Cost]) -> BTreeMap<String, u16> {
    let mut totals = BTreeMap::new();
    for cost in costs {
        let (name, count) = match cost {
            Cost::Supply(it) => (it.resource.id().to_owned(), it.count),
            Cost::Item(it) => (it.item.id().to_owned(), it.count),
            Cost::Token(it) => (format!("{} token", it.colour.id()), it.count),
            Cost::Mark(it) => (format!("marker {}", it.mark), it.count),
            Cost::MoraleTokens(it) => ("Morale token".to_owned(), it.count),
        };
        *totals.entry(name).or_default() += u16::from(count);
    }
    totals
}

impl Sheet {
    /// The plan is declared: everything is paid now (ruling 3), and the actions are resolved from 1 to 11 (L786–812).
    pub fn declare(&mut self, engine: &[DeclaredAction]) {
        let plan = self
            .state()
            .board
            .as_ref()
            .map(|board| board.plan.clone())
            .unwrap_or_default();
        let possible = (0..plan.len()).filter(|index| {
            !plan[*index]
                .rulings
                .iter()
                .any(|it| it.ruling == Ruling::Forbidden)
        });
        let mut own: Vec<Terms> = possible
            .filter_map(|index| self.terms(&plan, index))
            .collect();
        own.sort_by_key(|terms| order(&terms.planned.kind));
        self.enough_pawns(&own);
        let (count, theirs) = (own.len(), engine.len());
        self.expect(count == theirs, || {
            format!("L786–812 declared: sheet {count}, engine {theirs}")
        });
        for (terms, declared) in own.iter().zip(engine) {
            self.counted.prices += 1;
            self.same_terms(terms, declared);
            self.pay(terms);
        }
        self.declared = own.into();
        self.rolled = None;
    }

    fn same_terms(&mut self, terms: &Terms, engine: &DeclaredAction) {
        let action = &terms.planned.kind;
        let before = self.differences.len();
        let risks: BTreeSet<Risk> = engine.risks.iter().copied().collect();
        let same = |own: String, theirs: String| {
            (own != theirs).then(|| format!("{action:?}: sheet {own}, engine {theirs}"))
        };
        let found = [
            same(
                format!("{:?}", terms.planned),
                format!("{:?}", engine.planned),
            ),
            same(
                format!("performer {}", terms.performer),
                format!("performer {}", engine.performer),
            ),
            same(
                format!("dice {:?}", terms.dice),
                format!("dice {:?}", engine.dice),
            ),
            same(
                format!("Success die alone {}", terms.success_die_only),
                format!("Success die alone {}", engine.success_die_only),
            ),
            same(
                format!("reroll {}", terms.reroll),
                format!("reroll {}", engine.reroll),
            ),
            same(
                format!("pays {:?}", totals(&terms.paid)),
                format!("pays {:?}", totals(&engine.paid)),
            ),
            same(
                format!("risks {:?}", terms.risks),
                format!("risks {risks:?}"),
            ),
        ];
        self.differences.extend(found.into_iter().flatten());
        let (laid, least) = (terms.planned.pawns.len(), terms.least);
        self.expect(i16::try_from(laid).unwrap() >= least, || {
            format!("{action:?}: {laid} pawns, the sheet asks for {least}")
        });
        self.expect(terms.closed.is_empty(), || {
            format!("{action:?}: closed (L545, L1525–1551): {:?}", terms.closed)
        });
        if self.differences.len() > before {
            self.lines.extend(terms.lines.clone());
        }
    }

    /// Two pawns of each astronaut, less those lost, and one of each AOM (L763, L820–846, L941–949).
    fn enough_pawns(&mut self, own: &[Terms]) {
        let mut laid: BTreeMap<Pawn, u8> = BTreeMap::new();
        own.iter()
            .flat_map(|terms| &terms.planned.pawns)
            .for_each(|pawn| *laid.entry(pawn.clone()).or_default() += 1);
        for (pawn, count) in laid {
            let there = match &pawn {
                Pawn::Astronaut(seat) => {
                    2 - self.own.board.crew[usize::from(*seat)].lost_pawns.min(2)
                }
                Pawn::Aom(_) => 1,
            };
            self.expect(count <= there, || {
                format!("{pawn:?} is used {count} times (L763)")
            });
        }
    }

    fn pay(&mut self, terms: &Terms) {
        for cost in &terms.paid {
            let (there, count) = match cost {
                Cost::Supply(it) => (self.number(&BoardCounter::Supply(it.resource)), it.count),
                Cost::Item(it) => (
                    self.number(&BoardCounter::Cargo(Area::Available, it.item)),
                    it.count,
                ),
                Cost::Token(it) => (
                    self.number(&BoardCounter::ObjectiveTokens(Area::Available, it.colour)),
                    it.count,
                ),
                Cost::Mark(it) => (self.own.marks.get(&it.mark).copied().unwrap_or(0), it.count),
                Cost::MoraleTokens(it) => (
                    self.number(&BoardCounter::MoraleTokens(terms.performer)),
                    it.count,
                ),
            };
            let action = &terms.planned.kind;
            self.expect(there >= count, || {
                format!("{action:?} cannot be paid (L902): {cost:?}, {there} there")
            });
            self.move_cost(cost, terms.performer, false);
        }
        // The green marker lies with the pawns; its part is broken from now on (L1360–1362).
        if let ActionKind::Switch { part, donor, .. } = &terms.planned.kind {
            set(&mut self.own.board, &BoardCounter::Part(*donor, *part), 1);
        }
    }

    fn move_cost(&mut self, cost: &Cost, performer: Seat, back: bool) {
        let by = |count: u8| {
            if back {
                i16::from(count)
            } else {
                -i16::from(count)
            }
        };
        match cost {
            Cost::Supply(it) => self.change(&BoardCounter::Supply(it.resource), by(it.count)),
            Cost::Item(it) => {
                self.change(&BoardCounter::Cargo(Area::Available, it.item), by(it.count));
            }
            // Those that come back are given: which they are depends on what they had granted.
            Cost::Token(_) if back => {}
            Cost::Token(it) => self.change(
                &BoardCounter::ObjectiveTokens(Area::Available, it.colour),
                by(it.count),
            ),
            Cost::Mark(it) => {
                let count = self.own.marks.entry(it.mark.clone()).or_default();
                *count = if back {
                    *count + it.count
                } else {
                    count.saturating_sub(it.count)
                };
            }
            Cost::MoraleTokens(it) => {
                self.change(&BoardCounter::MoraleTokens(performer), by(it.count));
            }
        }
    }

    /// After a failure things come back, supplies do not (L727–742, L1073–1076, L1356–1371); an action that is not done at all was not
    /// paid for either.
    fn give_back(&mut self, terms: &Terms, everything: bool) {
        for cost in &terms.paid {
            if everything || matches!(cost, Cost::Item(_)) {
                self.move_cost(cost, terms.performer, true);
            }
        }
        if let ActionKind::Switch { part, donor, .. } = &terms.planned.kind {
            set(&mut self.own.board, &BoardCounter::Part(*donor, *part), 0);
        }
    }

    /// The result of the current action is known.
    pub fn decided(&mut self, action: &ActionKind, seat: Seat, engine: &str) {
        let Some(terms) = self.declared.front().cloned() else {
            self.differs(format!("{action:?} is resolved, but nothing is declared"));
            return;
        };
        self.counted.results += 1;
        let first = &terms.planned.kind;
        self.expect(first == action && terms.performer == seat, || {
            format!(
                "L786–812 the sheet resolves {first:?} of {}",
                terms.performer
            )
        });
        let own = self.result(&terms.planned, terms.dice.is_some());
        self.expect(own == engine, || {
            format!(
                "{action:?}: sheet {own}, engine {engine}; rolled {:?}",
                terms.dice
            )
        });
        if matches!(engine, "needless" | "shut") {
            self.rolled = None;
            return;
        }
        if let (ActionKind::RemoveShutdown(place, resource), "success") = (action, engine) {
            let needs = self.front(*place, *resource).unwrap_or(0);
            self.note(format!("L1433 front of {place}: {needs}"));
            self.change(&BoardCounter::Supply(*resource), -i16::from(needs));
        }
        let Some(rolled) = self.rolled.filter(|_| terms.dice.is_some()) else {
            return;
        };
        // Instead of a success two Morale tokens (L1002–1034); each die counts by itself (L1002–1034).
        if !rolled.success {
            self.change(&BoardCounter::MoraleTokens(seat), 2);
        }
        self.wound(seat, u8::from(rolled.wound), "L1002–1034 Wound die");
        if let Some(kind) = terms
            .dice
            .filter(|_| rolled.adventure && self.dead.is_none())
        {
            self.due.adventures.push((kind, seat));
        }
    }

    /// The current action is over.
    pub fn action_ended(&mut self, action: &ActionKind) {
        let Some(terms) = self.declared.pop_front() else {
            return;
        };
        let rolled = self.rolled.take();
        let board = self.state().board.as_ref();
        let result = board
            .and_then(|board| board.declared.first())
            .and_then(|it| it.result)
            .map(|it| it.id());
        match result {
            Some("success") if self.carry_out(action, terms.performer) => {}
            Some("success" | "failure") => self.give_back(&terms, false),
            _ => {
                self.give_back(&terms, true);
                return;
            }
        }
        // What the way and the tokens bring comes after a failure too (L1227; ruling 17), one Adventure an action (ruling 2).
        let adventure_came = terms.dice.is_some() && rolled.is_some_and(|it| it.adventure);
        for risk in &terms.risks {
            match risk {
                _ if self.dead.is_some() => return,
                Risk::Wound => self.wound(terms.performer, 1, "L1525–1551, L1557–1577 wound"),
                Risk::Morale => self.move_morale(-1, "L1557–1577 region"),
                Risk::Adventure(_) if adventure_came => {}
                Risk::Adventure(kind) => self.due.adventures.push((*kind, terms.performer)),
                Risk::RoverRoll => self.own.rover_rolls.extend(terms.planned.rover),
            }
        }
    }

    /// What a success does; `false` where nothing was left to do.
    fn carry_out(&mut self, action: &ActionKind, performer: Seat) -> bool {
        match action {
            ActionKind::Event(event) => drop(self.own.events.remove(event)),
            // L1113–1115.
            ActionKind::Rest => self.change(&BoardCounter::MoraleTokens(performer), 1),
            // L1124.
            ActionKind::UnwindMorale => self.move_morale(1, "L1124 Unwind"),
            ActionKind::UnwindStress => {
                self.own.board.stress = self.own.board.stress.saturating_sub(6);
            }
            // L1137–1143.
            ActionKind::HealWound(seat) => self.change(&BoardCounter::Wounds(*seat), -1),
            ActionKind::HealCondition(seat, condition) => self.cure(*seat, *condition),
            // L1157–1166.
            ActionKind::Manage(block) => {
                let alarm = self.own.board.upgrades.get("alarm-system") == Some(&3);
                self.move_track(*block, if alarm { -2 } else { -1 }, "L1157–1166 Manage");
            }
            // The tile was laid as it was drawn.
            ActionKind::Explore(_) => {}
            // L1255.
            ActionKind::GatherSample(region) => {
                if self.number(&BoardCounter::Samples(*region)) > 0 {
                    self.change(&BoardCounter::Samples(*region), -1);
                    self.change(&BoardCounter::Cargo(Area::Pending, Item::Sample), 1);
                }
            }
            ActionKind::GatherObjective(region) => self.gather_token(*region),
            // L1284–1294.
            ActionKind::Examine => self.change(&BoardCounter::Examined, 1),
            ActionKind::Discover if self.own.board.examined == 0 => {}
            ActionKind::Discover => {
                self.change(&BoardCounter::Examined, -1);
                self.change(&BoardCounter::Discoveries, 1);
            }
            // L1323–1331, L1356–1371.
            ActionKind::Plant(farm) if self.number(&BoardCounter::Growth(*farm, 1)) > 0 => {
                return false;
            }
            ActionKind::Plant(farm) => set(&mut self.own.board, &BoardCounter::Growth(*farm, 1), 1),
            ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
                let red = self.number(&BoardCounter::Part(*place, *part)) > 0;
                set(&mut self.own.board, &BoardCounter::Part(*place, *part), 0);
                return red;
            }
            // L1387.
            ActionKind::RepairRover(rover, token) => {
                take_topmost(self.own.board.rovers.entry(*rover).or_default(), *token);
            }
            // L1411: its tile is Pending.
            ActionKind::BuildUpgrade(upgrade)
                if self.number(&BoardCounter::Upgrade(upgrade.clone())) == 1 =>
            {
                set(
                    &mut self.own.board,
                    &BoardCounter::Upgrade(upgrade.clone()),
                    2,
                );
            }
            ActionKind::BuildUpgrade(_) => {}
            ActionKind::BuildSpare(place) => self.spare_built(*place),
            // L1428–1437.
            ActionKind::RemoveShutdown(place, resource) => {
                set(
                    &mut self.own.board,
                    &BoardCounter::Tile(*place, *resource),
                    0,
                );
            }
            // Their effects are texts of the mission.
            ActionKind::Mission(_) | ActionKind::MissionAt { .. } => {}
        }
        true
    }

    /// A built Facility card: all its markers are red (L106–108), its productivity that of the box, its greenhouses those of the sheet
    /// (ruling 18).
    fn spare_built(&mut self, place: Place) {
        let game_box = &self.mission().game_box;
        let parts = game_box.parts[&place.facility].len();
        let makes = game_box
            .spare_facilities
            .get(&place.facility)
            .map_or(0, |it| it.productivity);
        let sheet = self
            .mission()
            .sheet
            .facilities
            .iter()
            .find(|it| it.facility == place.facility);
        let greenhouses = sheet.and_then(|it| it.greenhouses).unwrap_or(0);
        let Some(card) = self.own.board.facilities.get(&place) else {
            self.differs(format!("{place} was built and is not there"));
            return;
        };
        let red = card.parts.len() == parts && card.parts.values().all(|red| *red);
        let farm = card
            .farm
            .as_ref()
            .is_none_or(|it| it.greenhouses == greenhouses && it.plants == 0);
        let makes = !matches!(place.facility, Facility::Oxygenator | Facility::SolarPanel)
            || card.productivity == makes;
        let built = format!("{place} as built (L106–108): {card:?}");
        self.expect(red && farm && makes, || built);
    }

    /// A gathered Objective token: those of the mission were taken by name; another goes to the mission sheet where an open objective
    /// asks for it, else it is Pending (L69).
    fn gather_token(&mut self, region: Region) {
        if self.token_taken || self.number(&BoardCounter::Objectives(region)) == 0 {
            return;
        }
        let names = |it: &&Objective| matches!(&it.requirement, Takes::Gather(it) if it.regions.is_empty() || it.regions.contains(&region));
        let naming: Vec<&Objective> = self
            .mission()
            .sheet
            .objectives
            .iter()
            .filter(names)
            .collect();
        let asked = naming.iter().any(|it| self.is_open(it));
        let shown = |it: &&&Objective| {
            self.state()
                .objectives
                .get(&it.id)
                .is_some_and(|it| it.shown)
        };
        let colour = match naming.iter().find(shown).map(|it| it.kind) {
            Some(ObjectiveKind::Mandatory | ObjectiveKind::Threshold) => TokenColour::Red,
            Some(ObjectiveKind::Optional) => TokenColour::Orange,
            None => TokenColour::Black,
        };
        self.change(&BoardCounter::Objectives(region), -1);
        if !asked {
            self.change(&BoardCounter::ObjectiveTokens(Area::Pending, colour), 1);
        }
    }

    /// Whether the Mission Log shows an objective that is still to be met, and what comes before it is met.
    fn is_open(&self, objective: &Objective) -> bool {
        let all = &self.mission().sheet.objectives;
        let met = |id: &str| {
            self.state()
                .objectives
                .get(id)
                .is_some_and(|it| it.met.is_some())
        };
        let either = |id: &String| {
            let group = all
                .iter()
                .find(|it| it.id == *id)
                .and_then(|it| it.either.clone());
            all.iter()
                .any(|it| group.is_some() && it.either == group && met(&it.id))
        };
        let progress = self.state().objectives.get(&objective.id);
        let open = progress
            .is_some_and(|it| it.shown && it.met.is_none() && it.failed.is_none() && !it.closed);
        open && objective.after.iter().all(|id| met(id) || either(id))
    }
}
