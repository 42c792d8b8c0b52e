//! The market of *Mars Needs Mechanics*.

mod board;
pub mod sheet;

use iced::widget::column;

use super::form::{InitialNumber, fact};
use super::{HelperView, Message, Middle, Msg, Parts, Presentation, Shown, end, warnings};
use crate::widget::prelude::*;
use companions::mars_needs_mechanics::Component;
use companions::mars_needs_mechanics::components::SCRAP_PER_PLAYER;
use companions::mars_needs_mechanics::helper::{
    Command, Field, FieldValue, Game, LastRound, Player, Seat, Step,
};
use companions::mars_needs_mechanics::market::prices_below_one;
use language::helper::Describe as _;
use language::{
    Args, Localizer, mars_needs_mechanics as mars_needs_mechanics_text, numbers, score,
};
use sheet::{Sheet, ViewMessage};

/// The private sheet, while it is open.
#[derive(Debug, Clone, Default)]
pub struct ViewState {
    pub(super) sheet: Option<Sheet>,
}

impl HelperView for Game {
    type ViewState = ViewState;
    type ViewMessage = ViewMessage;

    fn turn(&self) -> String {
        let state = self.state();
        format!(
            "{:?}",
            (
                &state.step,
                state.round,
                state.turn,
                &state.line,
                state.passes
            )
        )
    }

    fn seat_at_hand(&self) -> u8 {
        match self.state().step {
            Step::Sales { seat } => seat,
            Step::SetUp | Step::Turn | Step::RoundOver | Step::Reckoning | Step::End => {
                self.state().turn
            }
        }
    }

    fn presentation(&self, command: &Command) -> Presentation {
        match command {
            Command::Begin {}
            | Command::Pass {}
            | Command::EndRound {}
            | Command::DoneSelling {}
            | Command::Finish {} => Presentation::Main,
            Command::Buy { .. } => Presentation::Drawn,
            Command::ShuffleLine {}
            | Command::BreakDown { .. }
            | Command::Sell { .. }
            | Command::SetEndValue { .. } => Presentation::AtHand,
            Command::MoveToken { .. } | Command::Build { .. } => Presentation::Folded,
            Command::SetFirstPlayer { .. } => Presentation::Setting,
            Command::MechanismCogs { .. }
            | Command::CorrectPrice { .. }
            | Command::CorrectCogs { .. }
            | Command::CorrectHand { .. }
            | Command::CorrectScrap { .. }
            | Command::CorrectBuilt { .. }
            | Command::CorrectMarket { .. }
            | Command::CorrectDeck { .. }
            | Command::CorrectTurn { .. } => Presentation::Plain,
        }
    }

    fn is_described_by_fact(command: &Command) -> bool {
        matches!(command, Command::Buy { .. } | Command::Pass {})
    }

    fn summary(&self, localizer: &Localizer) -> Vec<String> {
        let state = self.state();
        if state.step == Step::SetUp {
            return Vec::new();
        }
        let first = state
            .player(state.first_player)
            .map(|it| it.name.clone())
            .unwrap_or_default();
        let args = Args::new()
            .number("round", state.round)
            .number("market", state.market)
            .number("deck", state.deck);
        let args = args.text("name", first);
        [
            "mnm-head-round",
            "mnm-head-market",
            "mnm-head-deck",
            "mnm-head-first",
        ]
        .map(|id| localizer.format(id, &args))
        .to_vec()
    }

    fn entries(&self) -> &'static [&'static str] {
        mars_needs_mechanics_text::entries(self)
    }

    fn word(
        &self,
        localizer: &Localizer,
        command: &Command,
        field: Field,
        value: &FieldValue,
    ) -> String {
        mars_needs_mechanics_text::word(localizer, self, command, field, value)
    }

    fn initial_number(&self, command: &Command) -> Option<InitialNumber> {
        let state = self.state();
        let number = match command {
            Command::MoveToken { component, .. } => {
                i64::try_from(state.line.position(*component)).ok()
            }
            Command::CorrectPrice { component, .. } => Some(state.prices[*component]),
            Command::CorrectCogs { seat, .. } => Some(state.player(*seat)?.cogs),
            Command::CorrectHand { seat, .. } => Some(state.player(*seat)?.hand.into()),
            Command::CorrectScrap { seat, .. } => Some(state.player(*seat)?.scrap.into()),
            Command::CorrectBuilt {
                seat, mechanism, ..
            } => Some(
                state
                    .player(*seat)?
                    .built
                    .get(mechanism)
                    .copied()
                    .unwrap_or(0)
                    .into(),
            ),
            Command::SetEndValue { seat, .. } => Some(state.player(*seat)?.end_value),
            Command::ShuffleLine {}
            | Command::SetFirstPlayer { .. }
            | Command::Begin {}
            | Command::Buy { .. }
            | Command::Pass {}
            | Command::Build { .. }
            | Command::BreakDown { .. }
            | Command::EndRound {}
            | Command::Sell { .. }
            | Command::DoneSelling {}
            | Command::Finish {}
            | Command::MechanismCogs { .. }
            | Command::CorrectMarket { .. }
            | Command::CorrectDeck { .. }
            | Command::CorrectTurn { .. } => None,
        };
        number.map(InitialNumber::Current)
    }

    /// A player who has built already, a component that cannot be sold and scrap that is used up are shown, and cannot be chosen.
    fn kept_commands(&self, command: &Command) -> Vec<Command> {
        let state = self.state();
        match command {
            Command::Build { cards, .. } => {
                let seats = state.seats().filter(|seat| state.may_build(*seat));
                let built = |seat| {
                    state
                        .mechanisms
                        .iter()
                        .map(move |mechanism| Command::Build {
                            seat,
                            mechanism: mechanism.clone(),
                            cards: *cards,
                        })
                };
                seats.flat_map(built).collect()
            }
            Command::Sell { count, .. } => {
                let sold = |component| {
                    (0..=SCRAP_PER_PLAYER).map(move |scrap| Command::Sell {
                        component,
                        count: *count,
                        scrap,
                    })
                };
                Component::ALL.into_iter().flat_map(sold).collect()
            }
            _ => Vec::new(),
        }
    }

    fn note(&self, localizer: &Localizer, command: &Command) -> Option<String> {
        let state = self.state();
        match command {
            Command::Sell {
                component, count, ..
            } => {
                let cogs = companions::mars_needs_mechanics::sale::revenue(
                    *count,
                    state.prices[*component],
                );
                Some(
                    localizer.format(
                        "mnm-sale-brings",
                        &Args::new()
                            .number("cogs", cogs)
                            .number("price", state.prices[*component]),
                    ),
                )
            }
            Command::MechanismCogs { seat, by, .. } => {
                let cogs = state.player(*seat)?.cogs;
                Some(localizer.format(
                    "mnm-cogs-become",
                    &Args::new().text("change", numbers::change(cogs, cogs + by)),
                ))
            }
            _ => None,
        }
    }

    fn tapped(&self, own: &mut ViewState, tap: ViewMessage) -> bool {
        sheet::tapped(self, own, tap);
        false
    }

    fn is_hidden(own: &ViewState) -> bool {
        own.sheet.is_some()
    }

    fn closed(own: &mut ViewState) -> bool {
        own.sheet.take().is_some()
    }

    fn hidden_tap(own: &ViewState) -> Option<ViewMessage> {
        own.sheet.as_ref().map(Sheet::main_tap)
    }

    /// Passing is the exception: what is bought is on the board.
    fn main_exception(shown: &Shown<'_, Self>, command: &Command) -> Option<String> {
        matches!(command, Command::Pass {})
            .then(|| shown.game().describe_command(shown.localizer, command))
    }

    fn is_routine(&self) -> bool {
        matches!(self.state().step, Step::Turn | Step::Sales { .. })
    }

    /// The cogs of the player who buys, or sells.
    fn purse(&self, localizer: &Localizer) -> Option<String> {
        let seat = match self.state().step {
            Step::Turn => self.state().turn,
            Step::Sales { seat } => seat,
            Step::SetUp | Step::RoundOver | Step::Reckoning | Step::End => return None,
        };
        let player = self.state().player(seat)?;
        Some(
            localizer.format(
                "mnm-purse",
                &Args::new()
                    .text("name", player.name.clone())
                    .number("cogs", player.cogs),
            ),
        )
    }

    fn middle<'a>(shown: &Shown<'a, Self>) -> Middle<'a, Self> {
        if let Some(sheet) = &shown.screen.own.sheet {
            return sheet::view(shown, sheet);
        }
        let mut parts = Parts::NONE;
        parts.across.extend(warning(shown));
        match shown.game().state().step {
            Step::End => parts.across.extend(end(shown)),
            Step::SetUp | Step::RoundOver if !shown.is_spacious => {
                parts.below.push(board::view(shown, shown.page()));
            }
            Step::SetUp | Step::RoundOver => parts.across.push(board::view(shown, shown.page())),
            Step::Turn => {
                parts.across.push(board::view(shown, shown.page()));
                parts.below.push(private(shown, shown.game().state().turn));
            }
            Step::Sales { seat } => parts
                .below
                .extend([private(shown, seat), board::view(shown, shown.page())]),
            Step::Reckoning => {}
        }
        Middle::Step(parts)
    }

    fn player_panels<'a>(shown: &Shown<'a, Self>) -> Vec<Element<'a, Msg<Self>>> {
        let state = shown.game().state();
        state
            .seats()
            .zip(&state.players)
            .map(|(seat, player)| ledger(shown, seat, player))
            .collect()
    }
}

/// What everybody must know before the round continues.
fn warning<'a>(shown: &Shown<'a, Game>) -> Option<Element<'a, Msg<Game>>> {
    let state = shown.game().state();
    let over = matches!(state.step, Step::Reckoning | Step::End);
    let last = state.last_round().filter(|_| !over).map(|why| {
        let why = match why {
            LastRound::DeckEmpty => "deck",
            LastRound::NoPurchases => "dry",
        };
        shown
            .localizer
            .format("mnm-here-last-round", &Args::new().text("why", why))
    });
    let dry = state.step == Step::Turn && state.dry == 1 && state.bought.is_empty();
    let low: Vec<String> = prices_below_one(&state.prices)
        .into_iter()
        .map(|it| score::component(shown.localizer, it))
        .collect();
    let low = (!low.is_empty()).then(|| {
        shown.localizer.format(
            "score-price-below-one",
            &Args::new().text("components", shown.localizer.list(&low)),
        )
    });
    let dry = dry.then(|| shown.text("mnm-here-dry"));
    let lines: Vec<String> = last
        .into_iter()
        .chain(dry)
        .chain(low)
        .filter(|_| state.step != Step::End)
        .collect();
    (!lines.is_empty()).then(|| warnings(lines))
}

/// The button that opens the sheet which only one player may see.
fn private<'a>(shown: &Shown<'a, Game>, seat: Seat) -> Element<'a, Msg<Game>> {
    let name = shown
        .game()
        .state()
        .player(seat)
        .map(|it| it.name.clone())
        .unwrap_or_default();
    let label = shown
        .localizer
        .format("mnm-sheet-open", &Args::new().text("name", name));
    let open = wide_button(
        "sheet",
        (Icon::Help, label),
        Some(Message::Tapped(ViewMessage::Cover(seat))),
    );
    column![open, quiet(Type::Small, shown.text("mnm-sheet-lead"))]
        .spacing(size::TIGHT)
        .into()
}

/// What everybody may see of a player.
fn ledger<'a>(shown: &Shown<'a, Game>, seat: Seat, player: &Player) -> Element<'a, Msg<Game>> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let at_hand = match state.step {
        Step::Turn => state.turn == seat,
        Step::Sales { seat: seller } => seller == seat,
        Step::SetUp | Step::RoundOver | Step::Reckoning | Step::End => false,
    };
    let first = (state.first_player == seat)
        .then(|| chip((Icon::FirstPlayer, shown.text("mnm-first-player"))));
    let turn = at_hand.then(|| chip((Icon::Onward, shown.text("helper-at-hand"))));
    let head = label_row(
        text(Type::Title, player.name.clone()),
        facts(turn.into_iter().chain(first)),
    );
    let mut parts = vec![
        head,
        fact(shown.text("mnm-cogs"), numbers::plain(player.cogs)),
        fact(shown.text("mnm-hand"), player.hand.to_string()),
        fact(shown.text("mnm-scrap"), player.scrap.to_string()),
    ];
    if player.end_value != 0 {
        parts.push(fact(
            shown.text("mnm-end-value"),
            numbers::signed(player.end_value),
        ));
    }
    let built = player.built.iter().map(|(mechanism, cards)| {
        let args = Args::new()
            .text(
                "mechanism",
                mars_needs_mechanics_text::mechanism(localizer, mechanism),
            )
            .number("cards", *cards);
        chip(localizer.format("mnm-built-with", &args))
    });
    let built: Vec<_> = built.collect();
    parts.push(if built.is_empty() {
        quiet(Type::Small, shown.text("mnm-built-none"))
    } else {
        facts(built)
    });
    named(
        format!("player-{seat}"),
        panel(Column::with_children(parts).spacing(size::SNUG)),
    )
}
