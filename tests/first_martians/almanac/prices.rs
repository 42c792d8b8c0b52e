//! What an action costs and risks: pawns, payments, dice.

use std::collections::BTreeSet;

use solkeeper::first_martians::board::{
    ActionKind, Feature, Pawn, Place, PlannedAction, Risk, Ruling,
};
use solkeeper::first_martians::effect::{ActionCost, Cost, ItemCount, SupplyCount};
use solkeeper::first_martians::game_box::Penalty;
use solkeeper::first_martians::mission::{ActionPlace, Brings, MissionAction};
use solkeeper::first_martians::standing::{Change, WhichActions};
use solkeeper::first_martians::state::Seat;
use solkeeper::first_martians::vocabulary::{
    AdventureType, Condition, Facility, Item, Modifier, Part, Profession, Region, Resource, Rover,
};

use super::sheet::Sheet;

/// What was declared of an action.
#[derive(Debug, Clone)]
pub struct Terms {
    pub planned: PlannedAction,
    pub performer: Seat,
    /// The fewest pawns: with dice where they may be rolled.
    pub least: i16,
    pub dice: Option<AdventureType>,
    pub success_die_only: bool,
    pub reroll: bool,
    pub paid: Vec<Cost>,
    pub risks: BTreeSet<Risk>,
    /// The Facilities that are closed to it.
    pub closed: Vec<Place>,
    pub lines: Vec<String>,
}

/// A sum in the making.
#[derive(Default)]
struct Sum {
    pawns: i16,
    reroll: bool,
    must_roll_success: bool,
    must_roll: bool,
    risks: BTreeSet<Risk>,
    closed: Vec<Place>,
    lines: Vec<String>,
}

impl Sum {
    fn pawns(&mut self, by: i16, why: impl std::fmt::Display) {
        self.pawns += by;
        self.lines.push(format!("{by:+} {why}"));
    }

    /// Modifier tokens: extra pawns add up, of everything else one is enough (L708–724, L820–846, L1525–1551; ruling 2).
    fn tokens(
        &mut self,
        tokens: &[Modifier],
        of: impl std::fmt::Debug,
        kind: Option<AdventureType>,
        rover: bool,
    ) {
        for token in tokens {
            match token {
                Modifier::ExtraPawn => self.pawns(1, format!("L1525–1551 token, {of:?}")),
                Modifier::Adventure => self.risks.extend(kind.map(Risk::Adventure)),
                Modifier::Reroll => self.reroll = true,
                Modifier::Wound => _ = self.risks.insert(Risk::Wound),
                Modifier::RoverRoll => self.risks.extend(rover.then_some(Risk::RoverRoll)),
                Modifier::Blocked => {}
            }
        }
    }
}

/// The place of an action in the order of resolution (L786–812).
pub const fn order(action: &ActionKind) -> u8 {
    match action {
        ActionKind::Event(_) => 1,
        ActionKind::Rest => 2,
        ActionKind::UnwindMorale | ActionKind::UnwindStress => 3,
        ActionKind::HealWound(_) | ActionKind::HealCondition(..) => 4,
        ActionKind::Manage(_) => 5,
        ActionKind::Explore(_) => 6,
        ActionKind::GatherSample(_) | ActionKind::GatherObjective(_) => 7,
        ActionKind::Examine | ActionKind::Discover | ActionKind::Plant(_) => 8,
        ActionKind::Repair(..)
        | ActionKind::Switch { .. }
        | ActionKind::RepairRover(..)
        | ActionKind::BuildUpgrade(_)
        | ActionKind::BuildSpare(_) => 9,
        ActionKind::RemoveShutdown(..) => 10,
        ActionKind::Mission(_) | ActionKind::MissionAt { .. } => 11,
    }
}

/// Where an action outside the HUB is done.
fn target(planned: &PlannedAction) -> Option<Region> {
    match &planned.kind {
        ActionKind::Explore(region)
        | ActionKind::GatherSample(region)
        | ActionKind::GatherObjective(region)
        | ActionKind::MissionAt { region, .. } => Some(*region),
        _ => None,
    }
}

fn has(planned: &PlannedAction, ruling: &Ruling) -> bool {
    planned.rulings.iter().any(|it| it.ruling == *ruling)
}

impl Sheet {
    fn mission_action(&self, action: &ActionKind) -> Option<&MissionAction> {
        match action {
            ActionKind::Mission(id) | ActionKind::MissionAt { action: id, .. } => {
                self.mission().sheet.actions.iter().find(|it| it.id == *id)
            }
            _ => None,
        }
    }

    /// The type of an action, where it is one of the four with dice and Adventures (L820–846, L987–994); a mission action has that of its
    /// sheet (L904–906; ruling 8).
    fn kind(&self, action: &ActionKind) -> Option<AdventureType> {
        match order(action) {
            6 => Some(AdventureType::Explore),
            7 => Some(AdventureType::Gather),
            8 => Some(AdventureType::Research),
            9 => Some(AdventureType::Build),
            11 => self.mission_action(action)?.kind,
            _ => None,
        }
    }

    /// The Facility whose tokens, parts and tiles act on an action (L786–812, L904–906).
    fn facility(&self, action: &ActionKind) -> Option<Facility> {
        match (order(action), self.kind(action)) {
            (2, _) => Some(Facility::QuietPlace),
            (3, _) => Some(Facility::CrewQuarters),
            (4, _) => Some(Facility::MedLab),
            (5, _) => Some(Facility::ControlCenter),
            (_, Some(AdventureType::Explore)) => Some(Facility::GarageHall),
            (_, Some(AdventureType::Gather)) => Some(Facility::ProbeBay),
            (_, Some(AdventureType::Research)) => Some(Facility::Lab),
            (_, Some(AdventureType::Build)) => Some(Facility::WorkingBay),
            (_, None) => None,
        }
    }

    /// The Facilities of an action: its own or that of its type first, then that where the mission lets it be done.
    pub fn places(&self, action: &ActionKind) -> Vec<Place> {
        let of_mission = match self.mission_action(action).and_then(|it| it.at.as_ref()) {
            Some(ActionPlace::Facility(facility)) => Some(*facility),
            _ => None,
        };
        let mut places: Vec<Facility> = self.facility(action).into_iter().collect();
        places.extend(of_mission.filter(|it| !places.contains(it)));
        places
            .into_iter()
            .map(|facility| Place::new(facility, 1))
            .collect()
    }

    fn printed_cost(&self, action: &ActionKind) -> ActionCost {
        let event = |id: &String| match self.mission().elements.events.get(id)?.brings.as_ref()? {
            Brings::Action(action) => Some(action.cost.clone()),
            Brings::Objective(_) => None,
        };
        let cost = match action {
            ActionKind::Event(id) => event(id),
            other => self.mission_action(other).map(|it| it.cost.clone()),
        };
        cost.unwrap_or(ActionCost {
            pawns: None,
            pays: Vec::new(),
        })
    }

    /// The astronaut behind a pawn: an AOM's operator stands for it (L941–949).
    fn behind(&self, pawn: &Pawn) -> Seat {
        match pawn {
            Pawn::Astronaut(seat) => *seat,
            Pawn::Aom(id) => self
                .state()
                .board
                .as_ref()
                .and_then(|it| it.operators.get(id))
                .copied()
                .unwrap_or(0),
        }
    }

    fn is_of(&self, planned: &PlannedAction, which: &WhichActions) -> bool {
        let action = &planned.kind;
        let builds = matches!(
            action,
            ActionKind::BuildUpgrade(_) | ActionKind::BuildSpare(_)
        );
        match which {
            WhichActions::Event => order(action) == 1,
            WhichActions::Rest => order(action) == 2,
            WhichActions::Unwind => order(action) == 3,
            WhichActions::Heal => order(action) == 4,
            WhichActions::Manage => order(action) == 5,
            WhichActions::Explore => order(action) == 6,
            WhichActions::Gather => order(action) == 7,
            WhichActions::Research => matches!(action, ActionKind::Examine | ActionKind::Discover),
            WhichActions::Plant => matches!(action, ActionKind::Plant(_)),
            WhichActions::Build => builds,
            WhichActions::Repair => order(action) == 9 && !builds,
            WhichActions::ShutdownRemoval => order(action) == 10,
            WhichActions::Outside => target(planned).is_some(),
            WhichActions::Mission(id) => self.mission_action(action).is_some_and(|it| it.id == *id),
            WhichActions::Facility(facility) => self
                .places(action)
                .iter()
                .any(|place| place.facility == *facility),
        }
    }

    /// Whether a region was explored before this sol and is open: then what it shows acts (L1183–1186).
    fn acts(&self, region: Region, changes: &[Change]) -> bool {
        let closed = changes
            .iter()
            .any(|it| matches!(it, Change::RegionClosed(it) if it.regions.contains(&region)));
        self.own
            .board
            .map
            .at(region)
            .is_some_and(|space| space.explored_in < self.own.sol)
            && !closed
    }

    /// Whether a Switch of the plan takes a part away: from every other Facility for the whole sol; from the Working Bay, where the Switch
    /// itself is done, for what is resolved after it (L1360–1362).
    fn is_taken(&self, plan: &[PlannedAction], index: usize, place: Place, part: Part) -> bool {
        let turn = |index: usize| (order(&plan[index].kind), index);
        let before = |it: &usize| place.facility != Facility::WorkingBay || turn(*it) < turn(index);
        (0..plan.len())
            .filter(|it| before(it) && !has(&plan[*it], &Ruling::Forbidden))
            .any(|it| matches!(plan[it].kind, ActionKind::Switch { part: taken, donor, .. } if (donor, taken) == (place, part)))
    }

    /// The terms of a planned action.
    pub fn terms(&self, plan: &[PlannedAction], index: usize) -> Option<Terms> {
        let planned = &plan[index];
        let (action, rover) = (&planned.kind, planned.rover);
        let performer = self.behind(planned.pawns.first()?);
        let (kind, cost, changes) = (self.kind(action), self.printed_cost(action), self.changes());
        let (mut sum, mut paid) = (Sum::default(), cost.pays.clone());
        let base = cost
            .pawns
            .unwrap_or(if kind.is_some() { 2 } else { 1 })
            .max(1);
        sum.pawns(base.into(), "L820–846 pawns of the action");
        if let ActionKind::HealWound(patient) | ActionKind::HealCondition(patient, _) = action {
            sum.pawns(self.medic(*patient), "L1137–1143 Medic");
        }
        for place in self.places(action) {
            sum.tokens(
                &self.own.board.facilities[&place].now,
                place,
                kind,
                rover.is_some(),
            );
            let blocked = self.own.board.facilities[&place]
                .now
                .contains(&Modifier::Blocked);
            sum.closed
                .extend((self.is_shut(place) || blocked).then_some(place));
        }
        if let Some(place) = self
            .facility(action)
            .map(|facility| Place::new(facility, 1))
        {
            let known = &self.mission().game_box.board.penalties[&place.facility];
            for (&part, penalty) in known {
                if !self.is_broken(place, part) && !self.is_taken(plan, index, place, part) {
                    continue;
                }
                let pays = match penalty {
                    Penalty::PayOxygen => Some(Resource::Oxygen),
                    Penalty::PayEnergy => Some(Resource::Energy),
                    _ => None,
                };
                sum.must_roll_success |= *penalty == Penalty::RollSuccess;
                sum.lines.push(format!(
                    "L478–489, L517–527, L727–742 {place} {}: {}",
                    part.id(),
                    penalty.id()
                ));
                paid.extend(pays.map(|resource| Cost::Supply(SupplyCount { resource, count: 1 })));
            }
        }
        self.journey(planned, kind, &changes, &mut sum);
        if let Some(rover) = rover {
            let tokens = self
                .own
                .board
                .rovers
                .get(&rover)
                .cloned()
                .unwrap_or_default();
            sum.tokens(&tokens, rover, kind, true);
            sum.pawns(
                if rover == Rover::Froggy { -2 } else { -1 },
                "L964–969 rover",
            );
        }
        sum.tokens(
            &self.own.board.crew[usize::from(performer)].tokens,
            performer,
            kind,
            rover.is_some(),
        );
        let absent_minded = planned
            .pawns
            .iter()
            .any(|pawn| self.has(self.behind(pawn), Condition::Concentration));
        sum.risks
            .extend(kind.filter(|_| absent_minded).map(Risk::Adventure));
        paid.extend(self.reserved(action));
        for change in &changes {
            match change {
                Change::Price(price) if self.is_of(planned, &price.on) => {
                    sum.pawns(price.pawns.into(), "rule of the mission");
                    paid.extend(price.pays.clone());
                }
                Change::Dice(dice) => sum.must_roll |= self.is_of(planned, &dice.on),
                _ => {}
            }
        }
        Some(self.terms_of(planned, performer, base, sum, paid))
    }

    fn terms_of(
        &self,
        planned: &PlannedAction,
        performer: Seat,
        base: u8,
        mut sum: Sum,
        mut paid: Vec<Cost>,
    ) -> Terms {
        let kind = self.kind(&planned.kind);
        // Somebody drives the rover: at least one pawn (L964–969).
        let mut sure = sum.pawns.max(1);
        for ruling in &planned.rulings {
            match &ruling.ruling {
                Ruling::Pawns(pawns) => sure = (*pawns).into(),
                Ruling::Price(price) => paid = price.clone(),
                Ruling::NoDice | Ruling::Dice | Ruling::Allowed | Ruling::Forbidden => {}
            }
        }
        let no_dice = has(planned, &Ruling::NoDice);
        let must_roll = sum.must_roll || has(planned, &Ruling::Dice);
        // The Success die of a red CPU where an action has no dice of its own (L727–742, L987–994).
        let colour = match order(&planned.kind) {
            3 => Some(AdventureType::Gather),
            4 => Some(AdventureType::Research),
            5 => Some(AdventureType::Build),
            _ => kind,
        };
        let rolls = !no_dice && (kind.is_some() || sum.must_roll_success || must_roll);
        let colour = colour.filter(|_| rolls);
        let laid = i16::try_from(planned.pawns.len()).unwrap();
        let is_sure = laid >= sure;
        let may_roll = kind.is_some() && base > 1 && !no_dice;
        let success = sum.must_roll_success && !no_dice;
        sum.lines.push(format!(
            "sure {sure}, laid {laid}; red CPU {success}, reroll {}",
            sum.reroll
        ));
        Terms {
            planned: planned.clone(),
            performer,
            least: if may_roll { (sure - 1).max(1) } else { sure },
            dice: colour.filter(|_| !is_sure || success || must_roll),
            success_die_only: is_sure && success && !(must_roll && colour.is_some()),
            reroll: sum.reroll && colour.is_some(),
            paid,
            risks: sum.risks,
            closed: if has(planned, &Ruling::Allowed) {
                Vec::new()
            } else {
                sum.closed
            },
            lines: sum.lines,
        }
    }

    /// A pawn of the Medic assists in healing others, unless there is an Autoscanner (L1137–1143, L1602–1603).
    fn medic(&self, patient: Seat) -> i16 {
        let crew = &self.state().crew;
        let scanner =
            crew.astronauts.len() < 4 || self.own.board.upgrades.get("autoscanner") == Some(&3);
        let is_medic = crew.astronauts[usize::from(patient)].profession == Profession::Medic;
        i16::from(!scanner && !is_medic)
    }

    /// What lies with the pawns until the action is resolved (L1073–1076, L1284–1294, L1323–1331, L1356–1371).
    fn reserved(&self, action: &ActionKind) -> Vec<Cost> {
        let one = |item| vec![Cost::Item(ItemCount { item, count: 1 })];
        match action {
            ActionKind::Repair(_, part) => one(part.spare()),
            ActionKind::Examine => one(Item::Sample),
            ActionKind::Plant(_) => one(Item::Seed),
            ActionKind::BuildSpare(place) => {
                let spare = self
                    .mission()
                    .sheet
                    .facilities
                    .iter()
                    .find(|it| it.facility == place.facility);
                spare
                    .into_iter()
                    .flat_map(|it| it.pays.iter().cloned().map(Cost::Item))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// A pawn for each icon on the regions crossed and on the target; every other feature once (L1193, L1227, L1238; ruling 1).
    fn journey(
        &self,
        planned: &PlannedAction,
        kind: Option<AdventureType>,
        changes: &[Change],
        sum: &mut Sum,
    ) {
        let Some(target) = target(planned) else {
            return;
        };
        let rover = planned.rover.is_some();
        for region in planned
            .way
            .iter()
            .copied()
            .chain([target])
            .collect::<BTreeSet<_>>()
        {
            let tile = self
                .own
                .board
                .map
                .at(region)
                .filter(|_| self.acts(region, changes));
            for feature in tile.into_iter().flat_map(|space| &space.tile.features) {
                match feature {
                    Feature::ExtraPawn => sum.pawns(1, format!("L1557–1577 {region:?}")),
                    Feature::Wound => _ = sum.risks.insert(Risk::Wound),
                    Feature::Morale => _ = sum.risks.insert(Risk::Morale),
                    Feature::Adventure => sum.risks.extend(kind.map(Risk::Adventure)),
                    Feature::RoverRoll => sum.risks.extend(rover.then_some(Risk::RoverRoll)),
                    Feature::ClosedOuter | Feature::Mission => {}
                }
            }
        }
        match self.own.board.map.at(target) {
            Some(space) => sum.tokens(&space.tokens, target, kind, rover),
            None => {
                let printed = self
                    .mission()
                    .game_box
                    .board
                    .space_pawns
                    .get(&target.ring)
                    .copied()
                    .unwrap_or(0);
                sum.pawns(printed.into(), "L1238 icon of the space");
            }
        }
    }
}
