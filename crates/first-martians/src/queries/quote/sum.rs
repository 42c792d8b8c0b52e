//! Computes a quote: pawns, payments and risks.

use std::collections::BTreeSet;

use super::context::{QuoteContext, QuoteRequest, adventure_type, paid, price};
use super::needs;
use crate::board::{
    ActionKind, Feature, Obstacle, Place, Quote, QuoteLine, Reason, Risk, Ruling, TokenStack,
};
use crate::crew::Seat;
use crate::game::Game;
use crate::game_box::Penalty;
use crate::my_box::BoxGroup;
use crate::queries::routes;
use crate::standing::Change;
use crate::vocabulary::{AdventureType, Condition, Modifier, Profession, Rover, Space};

/// The dice of an action: those of its type, or the Success die that a red CPU requires elsewhere (almanac, Dadi).
pub(super) fn colour(game: &Game, kind: &ActionKind) -> Option<AdventureType> {
    match kind {
        ActionKind::UnwindMorale | ActionKind::UnwindStress => Some(AdventureType::Gather),
        ActionKind::HealWound(_) | ActionKind::HealCondition(..) => Some(AdventureType::Research),
        ActionKind::Manage(_) => Some(AdventureType::Build),
        other => adventure_type(game, other),
    }
}

/// The quote of an action, or all its obstacles.
pub(in crate::queries) fn quote(
    context: &QuoteContext<'_>,
    request: &QuoteRequest<'_>,
) -> Result<Quote, Vec<Obstacle>> {
    let mut sum = Sum::new(context, request);
    sum.base();
    sum.facility();
    sum.journey();
    sum.rover();
    sum.pawns();
    sum.standing();
    let (quote, mut obstacles) = sum.finish();
    obstacles.extend(needs::obstacles(context, request, &quote.pays));
    obstacles.retain(|it| !(it.is_rule() && request.has(&Ruling::Allowed)));
    obstacles.extend(
        context
            .forbidden(request.kind)
            .cloned()
            .map(Obstacle::Forbidden),
    );
    obstacles.sort();
    obstacles.dedup();
    if obstacles.is_empty() {
        Ok(quote)
    } else {
        Err(obstacles)
    }
}

struct Sum<'a, 'g, 'c> {
    context: &'a QuoteContext<'g>,
    request: &'a QuoteRequest<'c>,
    kind: Option<AdventureType>,
    /// Whether the action may be rolled with one pawn fewer.
    rolls: bool,
    must_roll_success: bool,
    /// Whether a standing rule lets the dice be rolled.
    must_roll: bool,
    reroll: bool,
    risks: BTreeSet<Risk>,
    lines: Vec<QuoteLine>,
    assumed: bool,
    obstacles: Vec<Obstacle>,
}

impl<'a, 'g, 'c> Sum<'a, 'g, 'c> {
    fn new(context: &'a QuoteContext<'g>, request: &'a QuoteRequest<'c>) -> Self {
        Self {
            context,
            request,
            kind: adventure_type(context.game, request.kind),
            rolls: false,
            must_roll_success: false,
            must_roll: false,
            reroll: false,
            risks: BTreeSet::new(),
            lines: Vec::new(),
            assumed: false,
            obstacles: Vec::new(),
        }
    }

    fn line(&mut self, by: i8, reason: Reason) {
        self.lines.push(QuoteLine { by, reason });
    }

    /// Exact pawns, or two for a sure success and one for the dice (almanac, Azioni che richiedono quantità precise di pedine).
    fn base(&mut self) {
        let typed = self.kind.is_some();
        let printed = price(self.context, self.request.kind).and_then(|price| price.pawns);
        let pawns = printed.unwrap_or(if typed { 2 } else { 1 }).max(1);
        self.rolls = typed && pawns > 1;
        self.line(i8::try_from(pawns).unwrap_or(i8::MAX), Reason::Base);
        match self.request.kind {
            ActionKind::HealWound(patient) | ActionKind::HealCondition(patient, _) => {
                self.medic(*patient);
            }
            ActionKind::Mission(id) | ActionKind::MissionAt { action: id, .. } => {
                self.assumed |= self.context.mission_action(id).is_some_and(|it| it.assumed);
            }
            ActionKind::BuildSpare(place) => {
                let sheet = &self.context.game.mission().sheet;
                self.assumed |= sheet
                    .facilities
                    .iter()
                    .any(|it| it.facility == place.facility && it.assumed);
            }
            _ => {}
        }
    }

    /// The Medic assists everybody else, unless the Autoscanner is built (almanac, 4. MedLab).
    fn medic(&mut self, patient: Seat) {
        if self.context.has_autoscanner() {
            return;
        }
        match self.context.game.state().crew.seat_of(Profession::Medic) {
            Some(medic) if medic == patient => {}
            Some(_) => self.line(1, Reason::Medic),
            None => self.obstacles.push(Obstacle::NoMedic),
        }
    }

    /// Tokens on `!` and red parts in the Facility of the action.
    fn facility(&mut self) {
        let own = self.context.facility(self.request.kind);
        own.into_iter().for_each(|place| self.at(place));
        self.context
            .place_of_mission(self.request.kind)
            .filter(|place| own != Some(*place))
            .into_iter()
            .for_each(|place| self.at(place));
        let Some(place) = own else { return };
        for (part, penalty) in self.context.penalties(place, self.request.kind) {
            let acts = match penalty {
                Penalty::PayOxygen | Penalty::PayEnergy => true,
                Penalty::RollSuccess => {
                    self.must_roll_success = true;
                    true
                }
                _ => false,
            };
            if acts {
                self.line(0, Reason::RedPart(place, part));
                self.assumed |= self
                    .context
                    .game
                    .mission()
                    .game_box
                    .is_assumed(BoxGroup::Penalties);
            }
        }
    }

    /// The Shutdown tiles of a Facility, and its tokens on `!`.
    fn at(&mut self, place: Place) {
        if !self.context.pieces.facilities.contains_key(&place) {
            self.obstacles.push(Obstacle::NoSuchFacility(place));
        }
        if self.context.pieces.is_shut(place) {
            self.obstacles.push(Obstacle::Shut(place));
        }
        self.tokens(
            &TokenStack::facility(place, Space::Now),
            Some(Obstacle::BlockedFacility(place)),
        );
    }

    /// A pile of tokens: extra pawns add up, of all others one is enough (almanac, Descrizione dei segnalini Modificatore).
    fn tokens(&mut self, stack: &TokenStack, blocked: Option<Obstacle>) {
        for &token in self.context.pieces.stack(stack) {
            let brought = match token {
                Modifier::Blocked => {
                    self.obstacles.extend(blocked.clone());
                    false
                }
                Modifier::ExtraPawn => true,
                Modifier::Adventure => self
                    .kind
                    .map(|kind| self.risks.insert(Risk::Adventure(kind)))
                    .is_some(),
                Modifier::Reroll => {
                    self.reroll = true;
                    true
                }
                Modifier::Wound => {
                    let _ = self.risks.insert(Risk::Wound);
                    true
                }
                Modifier::RoverRoll => self
                    .request
                    .rover
                    .map(|_| self.risks.insert(Risk::RoverRoll))
                    .is_some(),
            };
            if brought {
                let pawns = i8::from(token == Modifier::ExtraPawn);
                self.line(pawns, Reason::Token(stack.clone(), token));
            }
        }
    }

    /// The regions crossed and the target: each pawn icon counts, every other feature once (almanac, Distanze e Movimento). The pawn
    /// that a crossed region takes is its icon: a region without one takes none, and none is counted a second time.
    fn journey(&mut self) {
        let Some(target) = self.context.target(self.request.kind, self.request.way) else {
            return;
        };
        let (game, map) = (self.context.game, &self.context.pieces.map);
        let crossed = self
            .request
            .way
            .iter()
            .copied()
            .filter(|region| *region != target);
        for region in crossed.chain([target]).collect::<BTreeSet<_>>() {
            for feature in routes::features(game, map, region) {
                let risk = routes::risk(feature, self.kind, self.request.rover.is_some());
                if feature == Feature::ExtraPawn || risk.is_some() {
                    self.line(
                        i8::from(feature == Feature::ExtraPawn),
                        Reason::Tile(region, feature),
                    );
                }
                self.risks.extend(risk);
            }
        }
        let printed = routes::printed_pawns(game, target);
        if map.at(target).is_none() {
            if printed > 0 {
                self.line(
                    i8::try_from(printed).unwrap_or(i8::MAX),
                    Reason::UnexploredSpace(target),
                );
            }
            self.assumed |= self
                .context
                .game
                .mission()
                .game_box
                .is_assumed(BoxGroup::Map);
        }
        self.tokens(
            &TokenStack::Region(target),
            Some(Obstacle::BlockedRegion(target)),
        );
    }

    /// A rover saves pawns, and its tokens affect the action (almanac, I rover).
    fn rover(&mut self) {
        let Some(rover) = self.request.rover else {
            return;
        };
        self.tokens(
            &TokenStack::Rover(rover),
            Some(Obstacle::RoverBlocked(rover)),
        );
        let saved = match rover {
            Rover::Froggy => -2,
            Rover::Scorpio => -1,
        };
        self.line(saved, Reason::Rover(rover));
        if self.kind == Some(AdventureType::Explore) {
            // Which part does it is assumed: it applies wherever the box has it (almanac, Elementi rotti).
            for place in self.context.pieces.facility_places() {
                let red = self
                    .context
                    .penalties(place, self.request.kind)
                    .into_iter()
                    .filter(|(_, penalty)| *penalty == Penalty::NoRovers);
                self.obstacles
                    .extend(red.map(|(part, _)| Obstacle::NoRovers(place, part)));
            }
        }
    }

    /// Tokens on the performer's ID board, and trouble concentrating of any participant.
    fn pawns(&mut self) {
        let Some(performer) = self.context.performer(self.request.pawns) else {
            return;
        };
        // A Blocked token only blocks Facilities and rovers: on an ID board it forbids nothing.
        self.tokens(&TokenStack::Crew(performer), None);
        let Some(kind) = self.kind else { return };
        let seats: BTreeSet<Seat> = self
            .request
            .pawns
            .iter()
            .map(|pawn| self.context.behind(pawn))
            .collect();
        for seat in seats.into_iter().filter(|seat| {
            self.context
                .pieces
                .has_active_condition(*seat, Condition::Concentration)
        }) {
            self.line(0, Reason::Condition(seat, Condition::Concentration));
            let _ = self.risks.insert(Risk::Adventure(kind));
        }
    }

    /// The standing rules of the mission.
    fn standing(&mut self) {
        let (context, request) = (self.context, self.request);
        for (rule, change) in context.game.in_force() {
            let rule = || rule.id.clone();
            match change {
                Change::No(no) if context.is_of(request, no) => {
                    self.obstacles.push(Obstacle::StandingRule {
                        rule: rule(),
                        no: no.clone(),
                    });
                }
                Change::Price(price) if context.is_of(request, &price.on) => {
                    self.line(price.pawns, Reason::Standing(rule()));
                }
                Change::Dice(dice) if context.is_of(request, &dice.on) => {
                    self.must_roll = true;
                    self.line(0, Reason::StandingDice(rule()));
                }
                Change::RegionClosed(closed) => {
                    let entered = request
                        .way
                        .iter()
                        .copied()
                        .chain(context.target(request.kind, request.way));
                    let shut = entered
                        .filter(|region| closed.regions.contains(region))
                        .collect::<BTreeSet<_>>();
                    self.obstacles
                        .extend(shut.into_iter().map(|region| Obstacle::ClosedByRule {
                            rule: rule(),
                            region,
                        }));
                }
                Change::No(_)
                | Change::Price(_)
                | Change::Dice(_)
                | Change::Production(_)
                | Change::Stress(_)
                | Change::Food(_)
                | Change::Growth(_)
                | Change::MalfunctionDie(_)
                | Change::TagOff(_) => {}
            }
        }
    }

    fn finish(mut self) -> (Quote, Vec<Obstacle>) {
        let whole: i16 = self.lines.iter().map(|line| i16::from(line.by)).sum();
        // Every action needs at least one pawn.
        let mut sure = whole.max(1);
        if sure > whole {
            self.line(
                i8::try_from(sure - whole).unwrap_or(i8::MAX),
                Reason::AtLeastOne,
            );
        }
        for it in self.request.rulings {
            let by = match it.ruling {
                Ruling::Pawns(pawns) => i16::from(pawns) - sure,
                Ruling::Price(_)
                | Ruling::NoDice
                | Ruling::Dice
                | Ruling::Allowed
                | Ruling::Forbidden => 0,
            };
            sure += by;
            self.line(
                i8::try_from(by).unwrap_or(i8::MAX),
                Reason::Table(it.clone()),
            );
        }
        let (no_dice, must_roll) = (
            self.request.has(&Ruling::NoDice),
            self.must_roll || self.request.has(&Ruling::Dice),
        );
        let roll = (sure - 1).max(1);
        let rolls = !no_dice && (self.kind.is_some() || self.must_roll_success || must_roll);
        let dice = if rolls {
            colour(self.context.game, self.request.kind)
        } else {
            None
        };
        let count = |pawns: i16| u8::try_from(pawns).unwrap_or(u8::MAX);
        let quote = Quote {
            sure: count(sure),
            roll: (self.rolls && !no_dice && roll < sure).then_some(count(roll)),
            dice,
            must_roll_success: self.must_roll_success && !no_dice,
            must_roll: must_roll && dice.is_some(),
            reroll: self.reroll && dice.is_some(),
            pays: paid(self.context, self.request),
            risks: self.risks.into_iter().collect(),
            lines: self.lines,
            assumed: self.assumed,
        };
        (quote, self.obstacles)
    }
}
