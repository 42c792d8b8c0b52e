//! The dice of an action, and the result that they give.

use solkeeper::first_martians::board::{
    ActionKind, ActionRoll, BoardCounter, Place, PlannedAction, Ruling, TokenStack,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::vocabulary::Resource;

use super::sheet::Sheet;

impl Sheet {
    /// The dice of the current action were rolled: all three, or the Success die of a red CPU alone (L727–742, L987–994).
    pub fn action_dice(&mut self, rolled: ActionRoll, success_die_only: bool, again: bool) {
        let Some(terms) = self.declared.front().cloned() else {
            self.differs("dice are rolled for no action (L987–994)");
            return;
        };
        self.counted.rolls += if again || success_die_only { 1 } else { 3 };
        let action = &terms.planned.kind;
        self.expect(terms.dice.is_some(), || {
            format!("{action:?} rolls no dice (L820–846)")
        });
        let only = terms.success_die_only;
        self.expect(only == success_die_only, || {
            format!("{action:?}, Success die alone: sheet {only}, engine {success_die_only}")
        });
        self.expect(!only || !(rolled.wound || rolled.adventure), || {
            format!("{action:?} rolls the Success die alone: {rolled:?}")
        });
        let roll = matches!(self.command, Command::RollDice {});
        if roll && again {
            // The token has the Success die alone rolled again, once (L1525–1551).
            let same = self
                .rolled
                .is_some_and(|it| it.wound == rolled.wound && it.adventure == rolled.adventure);
            let owed = std::mem::take(&mut self.due.reroll);
            self.expect(owed && same, || {
                format!("{action:?}: only a success is rolled again (L1525–1551)")
            });
        } else if roll {
            self.due.reroll = terms.reroll && rolled.success;
            self.rerolls = 0;
        } else if again {
            self.expect(self.rerolls > 0, || {
                format!("{action:?}: a die is rolled again for nothing")
            });
            self.rerolls = self.rerolls.saturating_sub(1);
        }
        self.rolled = Some(rolled);
    }

    /// The result of the current action, by the ids of the results: success without dice or by the Success die (L820–846, L1002–1034).
    pub fn result(&self, planned: &PlannedAction, dice: bool) -> &'static str {
        if self.is_closed(planned) {
            return "shut";
        }
        if self.is_done_already(&planned.kind) {
            return "needless";
        }
        if let ActionKind::RemoveShutdown(place, resource) = planned.kind {
            // What the front asks for is paid in full or not at all (L1433).
            let needs = self.front(place, resource);
            return if needs
                .is_some_and(|needs| needs <= self.number(&BoardCounter::Supply(resource)))
            {
                "success"
            } else {
                "failure"
            };
        }
        if dice && !self.rolled.is_some_and(|it| it.success) {
            "failure"
        } else {
            "success"
        }
    }

    /// What the front of a Shutdown tile asks for, once it is turned.
    pub fn front(&self, place: Place, resource: Resource) -> Option<u8> {
        self.state()
            .board
            .as_ref()?
            .fronts
            .get(&place)?
            .get(&resource)
            .copied()
    }

    /// Whether a Facility that the action needs was shut after it had been declared (ruling on L545 and L1515).
    fn is_closed(&self, planned: &PlannedAction) -> bool {
        let works_on = match &planned.kind {
            ActionKind::Plant(place)
            | ActionKind::Repair(place, _)
            | ActionKind::Switch { place, .. } => Some(*place),
            _ => None,
        };
        let allowed = planned
            .rulings
            .iter()
            .any(|it| it.ruling == Ruling::Allowed);
        !allowed
            && self
                .places(&planned.kind)
                .into_iter()
                .chain(works_on)
                .any(|place| self.is_shut(place))
    }

    /// Whether another stack or an effect has done already what the action is for (L1434; ruling on second stacks).
    fn is_done_already(&self, action: &ActionKind) -> bool {
        let board = &self.own.board;
        match action {
            ActionKind::RemoveShutdown(place, resource) => {
                self.number(&BoardCounter::Tile(*place, *resource)) == 0
            }
            ActionKind::Event(event) => !self.own.events.contains_key(event),
            ActionKind::HealWound(seat) => self.number(&BoardCounter::Wounds(*seat)) == 0,
            ActionKind::HealCondition(seat, condition) => {
                self.number(&BoardCounter::Condition(*seat, *condition)) == 0
            }
            ActionKind::Explore(region) => board.map.at(*region).is_some(),
            ActionKind::GatherSample(region) => self.number(&BoardCounter::Samples(*region)) == 0,
            ActionKind::GatherObjective(region) => {
                self.number(&BoardCounter::Objectives(*region)) == 0
            }
            ActionKind::Discover => board.examined == 0,
            ActionKind::Plant(farm) => board.get(&BoardCounter::Growth(*farm, 1)) != Some(0),
            ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
                self.number(&BoardCounter::Part(*place, *part)) == 0
            }
            ActionKind::RepairRover(rover, token) => {
                !board.stack(&TokenStack::Rover(*rover)).contains(token)
            }
            ActionKind::BuildUpgrade(upgrade) => {
                self.number(&BoardCounter::Upgrade(upgrade.clone())) != 1
            }
            ActionKind::BuildSpare(place) => board.facilities.contains_key(place),
            ActionKind::Rest
            | ActionKind::UnwindMorale
            | ActionKind::UnwindStress
            | ActionKind::Manage(_)
            | ActionKind::Examine
            | ActionKind::Mission(_)
            | ActionKind::MissionAt { .. } => false,
        }
    }
}
