//! The colony of *Pocket Mars*, with several players or alone against Devious Automatics (DA).

mod choices;
mod colony;

use super::form::{InitialNumber, fact};
use super::{HelperView, Middle, Msg, Parts, Presentation, Shown, end, ledger_head};
use crate::widget::prelude::*;
use colony::{colony, drawing, letter};
use companions::pocket_mars::helper::{BuildingCard, Command, Field, FieldValue, Game, Seat, Step};
use companions::pocket_mars::score::COLONISTS;
use companions::scorebook;
use companions::scoring::{PlayerScore, ScoreLine};
use language::{Args, Localizer, numbers, pocket_mars as pocket_mars_text, score};

/// Terms of a score that are bonuses and not counted per colonist.
const BONUSES: [&str; 3] = ["most_energy", "every_building", "four_in_one_building"];

#[derive(Debug, Clone, Copy, Default)]
pub struct ViewState;

#[derive(Debug, Clone, Copy)]
pub enum ViewMessage {}

impl HelperView for Game {
    type ViewState = ViewState;
    type ViewMessage = ViewMessage;

    fn turn(&self) -> String {
        let state = self.state();
        format!(
            "{:?}",
            (&state.step, state.turns, state.turn, &state.played)
        )
    }

    fn seat_at_hand(&self) -> u8 {
        self.state().turn
    }

    fn presentation(&self, command: &Command) -> Presentation {
        match command {
            Command::Begin {}
            | Command::Passed {}
            | Command::EndTurn {}
            | Command::SystemFailure {}
            | Command::AndroidsRest {} => Presentation::Main,
            Command::Settle {}
            | Command::UseEnergyBank {}
            | Command::UseCommsCenter {}
            | Command::UseGreenhouse { .. }
            | Command::UseAqualab { .. }
            | Command::UseHabitation { .. } => Presentation::AtHand,
            Command::PlayFromHand {}
            | Command::PlayFromModule { .. }
            | Command::PlayFromOther { .. }
            | Command::Launch {}
            | Command::GainEnergy { .. } => Presentation::Card,
            Command::SetFirstPlayer { .. } => Presentation::Setting,
            Command::ActivateAndroids { .. }
            | Command::DaChooses { .. }
            | Command::MoveColonist { .. }
            | Command::SetEnergy { .. }
            | Command::DrawCard { .. }
            | Command::DiscardCard { .. }
            | Command::CorrectCards { .. }
            | Command::CorrectDeck { .. }
            | Command::CorrectTop { .. } => Presentation::Plain,
        }
    }

    /// An effect that is still open is free, but lost with the turn.
    fn main_exception(shown: &Shown<'_, Self>, command: &Command) -> Option<String> {
        let is_effect = |command: &Command| {
            matches!(
                command,
                Command::Settle {}
                    | Command::UseEnergyBank {}
                    | Command::UseCommsCenter {}
                    | Command::UseGreenhouse { .. }
                    | Command::UseAqualab { .. }
                    | Command::UseHabitation { .. }
            )
        };
        let is_open = shown
            .screen
            .offered()
            .iter()
            .any(|placed| is_effect(&placed.offer.command));
        (matches!(command, Command::EndTurn {}) && is_open)
            .then(|| shown.text("pm-end-turn-without"))
    }

    fn is_routine(&self) -> bool {
        self.state().step == Step::Action
    }

    fn short_label(&self, localizer: &Localizer, command: &Command) -> Option<String> {
        match command {
            Command::ActivateAndroids { site } => Some(pocket_mars_text::site(localizer, *site)),
            Command::DaChooses { building } => {
                let gain = self
                    .da_options()
                    .into_iter()
                    .find(|it| it.building == *building)?
                    .gain;
                let site = BuildingCard::ALL
                    .into_iter()
                    .find(|site| site.building() == Some(*building))?;
                Some(format!(
                    "{}: {}",
                    pocket_mars_text::site(localizer, site),
                    numbers::signed(gain)
                ))
            }
            _ => None,
        }
    }

    fn is_described_by_fact(command: &Command) -> bool {
        matches!(
            command,
            Command::PlayFromHand {}
                | Command::PlayFromModule { .. }
                | Command::PlayFromOther { .. }
                | Command::Launch {}
        )
    }

    fn summary(&self, localizer: &Localizer) -> Vec<String> {
        let state = self.state();
        if matches!(state.step, Step::SetUp | Step::Draft { .. }) {
            return Vec::new();
        }
        let module = state.player(1).map_or(0, |da| da.module);
        let args = Args::new()
            .number("deck", state.deck)
            .number("discard", state.discard);
        let args = args
            .number("module", module)
            .number("rounds", state.rounds_left())
            .number("round", state.turns);
        let solo = [
            "pm-head-round",
            "pm-head-deck",
            "pm-head-module",
            "pm-head-rounds",
        ];
        let several = ["pm-head-deck", "pm-head-discard"];
        let ids: &[&str] = if state.solo() { &solo } else { &several };
        ids.iter().map(|id| localizer.format(id, &args)).collect()
    }

    fn entries(&self) -> &'static [&'static str] {
        pocket_mars_text::entries(self)
    }

    fn word(&self, localizer: &Localizer, _: &Command, field: Field, value: &FieldValue) -> String {
        pocket_mars_text::word(localizer, self, field, value)
    }

    fn initial_number(&self, command: &Command) -> Option<InitialNumber> {
        let state = self.state();
        let number = match command {
            // One more than is there: the least that settles a colonist.
            Command::PlayFromModule { site, .. } | Command::PlayFromOther { site, .. } => {
                return Some(InitialNumber::Likely(i64::from(state.top(*site)) + 1));
            }
            Command::SetEnergy { seat, .. } => Some(state.player(*seat)?.energy),
            Command::CorrectCards { seat, pile, .. } => {
                Some(state.player(*seat)?.cards(*pile).into())
            }
            Command::CorrectTop { site, .. } => Some(state.top(*site).into()),
            Command::SetFirstPlayer { .. }
            | Command::Begin {}
            | Command::Passed {}
            | Command::PlayFromHand {}
            | Command::Launch {}
            | Command::GainEnergy { .. }
            | Command::Settle {}
            | Command::UseEnergyBank {}
            | Command::UseCommsCenter {}
            | Command::UseGreenhouse { .. }
            | Command::UseAqualab { .. }
            | Command::UseHabitation { .. }
            | Command::EndTurn {}
            | Command::SystemFailure {}
            | Command::AndroidsRest {}
            | Command::ActivateAndroids { .. }
            | Command::DaChooses { .. }
            | Command::MoveColonist { .. }
            | Command::DrawCard { .. }
            | Command::DiscardCard { .. }
            | Command::CorrectDeck { .. } => None,
        };
        number.map(InitialNumber::Current)
    }

    fn note(&self, localizer: &Localizer, command: &Command) -> Option<String> {
        match command {
            Command::PlayFromModule { site, value }
            | Command::PlayFromOther { site, value, .. } => Some(
                pocket_mars_text::project_preview(localizer, self, *site, *value),
            ),
            _ => None,
        }
    }

    fn tapped(&self, _: &mut ViewState, tap: ViewMessage) -> bool {
        match tap {}
    }

    fn closed(_: &mut ViewState) -> bool {
        false
    }

    fn middle<'a>(shown: &Shown<'a, Self>) -> Middle<'a, Self> {
        let mut parts = Parts::NONE;
        match shown.game().state().step {
            Step::End => parts.across.extend(end(shown)),
            // In a low window all of them are seen at once.
            Step::Action if shown.in_columns && !shown.is_spacious => {
                parts.across.extend(choices::cards(shown, true));
            }
            Step::Action => parts.decisions.extend(choices::cards(shown, false)),
            Step::SetUp
            | Step::Draft { .. }
            | Step::Acted
            | Step::Failure
            | Step::Activation
            | Step::DaHabitation
            | Step::DaGreenhouse { .. } => {}
        }
        Middle::Step(parts)
    }

    fn context<'a>(shown: &Shown<'a, Self>, width: f32) -> Vec<Element<'a, Msg<Self>>> {
        match shown.game().state().step {
            Step::SetUp | Step::Draft { .. } | Step::End => Vec::new(),
            Step::DaHabitation => vec![drawing(shown, width), advice(shown), colony(shown)],
            Step::Action
            | Step::Acted
            | Step::Failure
            | Step::Activation
            | Step::DaGreenhouse { .. } => {
                vec![standings(shown), drawing(shown, width), colony(shown)]
            }
        }
    }

    fn player_panels<'a>(shown: &Shown<'a, Self>) -> Vec<Element<'a, Msg<Self>>> {
        let live = shown.game().current_score();
        shown
            .game()
            .state()
            .seats()
            .zip(live.players)
            .map(|(seat, score)| player(shown, seat, &score))
            .collect()
    }
}

fn standings<'a>(shown: &Shown<'a, Game>) -> Element<'a, Msg<Game>> {
    let live = shown.game().current_score();
    let totals = live.players.iter().enumerate().map(|(seat, it)| {
        let args = Args::new()
            .text("name", it.name.clone())
            .number("total", it.total);
        let score = chip(shown.localizer.format("pm-here-score", &args));
        row![colonist(seat, letter(shown, seat)), score]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center)
            .into()
    });
    named("standings", facts(totals))
}

/// Where DA gains most, the best first.
fn advice<'a>(shown: &Shown<'a, Game>) -> Element<'a, Msg<Game>> {
    let lines = shown.game().da_options().into_iter().map(|it| {
        let site = BuildingCard::ALL
            .into_iter()
            .find(|site| site.building() == Some(it.building))
            .unwrap_or(BuildingCard::Habitation);
        fact(
            pocket_mars_text::site(shown.localizer, site),
            numbers::signed(it.gain),
        )
    });
    named("advice", section(shown.text("pm-advice"), lines))
}

/// The score with its terms, the bonuses as lights, and what is left.
fn player<'a>(shown: &Shown<'a, Game>, seat: Seat, scored: &PlayerScore) -> Element<'a, Msg<Game>> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let at_hand =
        state.turn == seat && !matches!(state.step, Step::SetUp | Step::Draft { .. } | Step::End);
    let tokens = usize::from(seat);
    let name = row![
        colonist(tokens, letter(shown, tokens)),
        text(Type::Title, scored.name.clone())
    ];
    let name = name.spacing(size::SNUG).align_y(Alignment::Center);
    let head = ledger_head(shown, name, at_hand && !state.solo(), scored.total);
    let lights = scored
        .lines
        .iter()
        .filter(|it| BONUSES.contains(&it.term))
        .map(|it| light(localizer, it));
    let is_over = state.step == Step::End;
    let terms = scored
        .lines
        .iter()
        .filter(|it| !BONUSES.contains(&it.term) && it.count > 0 && !(is_over && it.points == 0));
    let terms = terms.map(|it| {
        quiet(
            Type::Body,
            score::term(localizer, scorebook::Game::PocketMars, it),
        )
    });
    let colour = localizer.format("pm-tokens", &Args::new().number("seat", seat));
    let mut parts = vec![head, quiet(Type::Small, colour), facts(lights)];
    parts.extend(terms);
    parts.extend(state.player(seat).map(|it| {
        let args = Args::new()
            .number("energy", it.energy)
            .number("hand", it.hand)
            .number("module", it.module);
        let args = args.number("mars", it.on_mars()).number("all", COLONISTS);
        quiet(
            Type::Small,
            localizer.format(
                if state.solo() && seat == 1 {
                    "pm-da-has"
                } else {
                    "pm-player-has"
                },
                &args,
            ),
        )
    }));
    named(
        format!("player-{seat}"),
        panel(Column::with_children(parts).spacing(size::SNUG)),
    )
}

/// A bonus: lit where it counts now. Icon and words say it without colour.
fn light<'a>(localizer: &Localizer, line: &ScoreLine) -> Element<'a, Msg<Game>> {
    let lit = line.points > 0;
    let words = if lit {
        pocket_mars_text::bonus(localizer, line)
    } else {
        localizer.text(&format!("pm-missing-{}", line.term.replace('_', "-")))
    };
    chip((if lit { Icon::Met } else { Icon::Open }, words))
}
