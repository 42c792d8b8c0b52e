//! Where every piece of a game is, by area of the table: to put the table back when a game goes on. Public information only.

use super::noun::capital;
use super::{
    Args, Localizer, board, common, fact_text, marks, numbers, overview, plan, quote, standing,
};
use base::play::PlayedCommand;
use first_martians::Game;
use first_martians::board::{BoardCounter, BoardState, ExploredRegion, Section, TokenStack};
use first_martians::command::Command;
use first_martians::crew::Seat;
use first_martians::fact::Fact;
use first_martians::queries::planning;
use first_martians::vocabulary::{Block, Resource, Rover};

/// How many lines say what happened last.
const LAST: usize = 3;

/// A part of the table that is put back together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum TableArea {
    Sol,
    Crew,
    Aoms,
    Supply,
    Tracks,
    Events,
    /// Pawns that are planned or declared.
    Actions,
    Facilities(Block),
    Cargo,
    Map,
    Log,
}

/// An area with what is on it, one line each.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct AreaState {
    pub area: TableArea,
    pub title: String,
    pub lines: Vec<String>,
}

/// Whether there are pieces on the table, in a game that goes on.
pub fn is_laid(game: &Game) -> bool {
    game.state().sol > 0 && game.state().outcome.is_none()
}

/// Where the pieces are that no area lists: on an untouched board, or, in Story, where only the players know.
pub fn unlisted(localizer: &Localizer, game: &Game) -> String {
    localizer.text(if game.state().board_state().is_some() {
        "table-unlisted"
    } else {
        "table-unlisted-story"
    })
}

/// The last lines of the history, the newest last; `newest_first` are the commands.
pub fn last_lines<'p>(
    localizer: &Localizer,
    game: &Game,
    newest_first: impl Iterator<Item = &'p PlayedCommand<Command, Fact>>,
) -> Vec<String> {
    let lines = newest_first.flat_map(|played| {
        fact_text::history(localizer, game, played)
            .into_iter()
            .rev()
    });
    let mut last: Vec<_> = lines.take(LAST).collect();
    last.reverse();
    last
}

/// Every area with something on it that an untouched board does not have. Where the players keep the board, what the app knows.
pub fn areas(localizer: &Localizer, game: &Game) -> Vec<AreaState> {
    // Without the board only Morale is known of what is counted.
    let is_kept = game.state().board_state().is_some();
    let counted = if is_kept {
        board::section_title(localizer, Section::Supply)
    } else {
        localizer.text("window-morale")
    };
    let mut areas = vec![
        (
            TableArea::Sol,
            localizer.text("table-sol"),
            [sol(localizer, game)]
                .into_iter()
                .chain(standing::lines(localizer, game))
                .collect(),
        ),
        (TableArea::Supply, counted, supply(localizer, game)),
        (
            TableArea::Tracks,
            localizer.text("window-tracks"),
            tracks(localizer, game),
        ),
        (
            TableArea::Events,
            localizer.text("window-open-events"),
            events(localizer, game),
        ),
    ];
    let aoms = (
        TableArea::Aoms,
        localizer.text("window-aoms"),
        aoms(localizer, game),
    );
    if let Some(pieces) = game.state().board_state() {
        let untouched = BoardState::untouched(game);
        let of = Pieces {
            localizer,
            game,
            pieces,
            untouched: &untouched,
        };
        areas.push((
            TableArea::Actions,
            localizer.text("table-actions"),
            actions(localizer, game),
        ));
        areas.push((
            TableArea::Crew,
            localizer.text("window-board-crew"),
            of.crew(),
        ));
        areas.push(aoms);
        let blocks = Block::ALL.iter().map(|&block| {
            (
                TableArea::Facilities(block),
                board::section_title(localizer, Section::of_block(block)),
                of.facilities(block),
            )
        });
        areas.extend(blocks);
        areas.push((
            TableArea::Cargo,
            board::section_title(localizer, Section::Cargo),
            of.cargo(),
        ));
        areas.push((
            TableArea::Map,
            board::section_title(localizer, Section::Map),
            of.map(),
        ));
    } else {
        areas.push(aoms);
    }
    areas.push((
        TableArea::Log,
        localizer.text("window-log"),
        log(localizer, game),
    ));
    let areas = areas.into_iter().filter(|(_, _, lines)| !lines.is_empty());
    areas
        .map(|(area, title, lines)| AreaState { area, title, lines })
        .collect()
}

fn sol(localizer: &Localizer, game: &Game) -> String {
    let state = game.state();
    let args = Args::new()
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text("phase", localizer.word(state.step.phase()))
        .text(
            "first",
            common::name(localizer, &state.crew, state.crew.first_player),
        );
    localizer.format("text-board-sol", &args)
}

fn supply(localizer: &Localizer, game: &Game) -> Vec<String> {
    let spots = Resource::ALL
        .iter()
        .map(|&resource| BoardCounter::Supply(resource))
        .chain([BoardCounter::Stress]);
    let spots = spots.filter_map(|spot| {
        Some((
            board::short_name(localizer, &spot),
            game.state().spot(&spot)?,
        ))
    });
    let lines = spots.map(|(name, at)| at_number(localizer, name, at));
    lines
        .chain([at_words(
            localizer,
            localizer.text("window-morale"),
            numbers::plain(game.state().morale),
        )])
        .collect()
}

fn tracks(localizer: &Localizer, game: &Game) -> Vec<String> {
    let state = game.state();
    let tracks = Block::ALL.iter().map(|&block| {
        let is_red = state.red.contains(&block);
        let marker = localizer.text(if is_red {
            "window-box-red"
        } else {
            "window-box-green"
        });
        at_words(
            localizer,
            capital(&localizer.word(block)),
            format!("{}; {marker}", state.track(block)),
        )
    });
    let known = state
        .mission_tracks
        .iter()
        .filter(|(track, _)| game.knows_track(track));
    let mission = known.map(|(track, &at)| {
        let args = Args::new()
            .text("track", fact_text::title(localizer, track))
            .text("number", numbers::plain(at));
        localizer.format("text-board-mission-track", &args)
    });
    tracks
        .chain(mission)
        .chain(marks::lying(localizer, game))
        .chain(marks::walkers(localizer, game))
        .collect()
}

fn events(localizer: &Localizer, game: &Game) -> Vec<String> {
    let line = |event: overview::OpenEventLine| {
        at_words(
            localizer,
            event.title,
            localizer.format(
                "window-sols-left",
                &Args::new().number("sols", event.sols_left),
            ),
        )
    };
    overview::open_events(localizer, game)
        .into_iter()
        .map(line)
        .collect()
}

/// The AOMs of the game, and who operates each where the app keeps the board.
fn aoms(localizer: &Localizer, game: &Game) -> Vec<String> {
    let state = game.state();
    let operators = state
        .board
        .as_ref()
        .filter(|board| board.full)
        .map(|board| &board.operators);
    let line = |aom: &String| {
        let name = common::aom(localizer, aom);
        let Some(operators) = operators else {
            return capital(&name);
        };
        let operator = common::name(
            localizer,
            &state.crew,
            operators.get(aom).copied().unwrap_or(0),
        );
        localizer.format(
            "table-operator",
            &Args::new()
                .text("aom", capital(&name))
                .text("name", operator),
        )
    };
    planning::aoms(game).iter().map(line).collect()
}

/// The stacks of pawns on actions that are planned, or declared and not yet resolved.
fn actions(localizer: &Localizer, game: &Game) -> Vec<String> {
    let board = game.state().board.iter().filter(|board| board.full);
    let all = board.flat_map(|board| {
        board
            .plan
            .iter()
            .chain(board.declared.iter().map(|it| &it.planned))
    });
    all.map(|planned| plan::planned(localizer, game, planned))
        .collect()
}

/// What is on an explored region beside samples, and on its tile.
pub(super) fn on_tile(
    localizer: &Localizer,
    pieces: &BoardState,
    space: &ExploredRegion,
) -> Vec<String> {
    let count = |id: &str, count: u8| localizer.format(id, &Args::new().number("count", count));
    let objectives =
        (space.objectives > 0).then(|| count("window-map-objectives", space.objectives));
    let pois = (space.tile.pois > 0).then(|| count("window-map-pois", space.tile.pois));
    let features = space
        .tile
        .features
        .iter()
        .map(|&it| capital(&quote::feature(localizer, it)));
    let tokens: Vec<_> = pieces
        .stack(&TokenStack::Region(space.region))
        .iter()
        .map(|&it| localizer.word(it))
        .collect();
    let tokens = (!tokens.is_empty()).then(|| localizer.list(&tokens));
    objectives
        .into_iter()
        .chain(pois)
        .chain(features)
        .chain(tokens)
        .collect()
}

fn log(localizer: &Localizer, game: &Game) -> Vec<String> {
    let line = |line: overview::ObjectiveLine| {
        if line.asks.is_some() {
            return line.with_state(localizer);
        }
        let state = line
            .met_text
            .or(line.count)
            .unwrap_or_else(|| localizer.text("end-not-met"));
        at_words(localizer, line.title, state)
    };
    overview::mission_log(localizer, game)
        .into_iter()
        .map(line)
        .collect()
}

fn at_words(localizer: &Localizer, place: String, what: String) -> String {
    localizer.format(
        "table-at",
        &Args::new().text("place", place).text("what", what),
    )
}

pub(super) fn at_number(localizer: &Localizer, place: String, number: u8) -> String {
    at_words(localizer, place, numbers::plain(number))
}

/// The board, beside an untouched one.
struct Pieces<'g> {
    localizer: &'g Localizer,
    game: &'g Game,
    pieces: &'g BoardState,
    untouched: &'g BoardState,
}

impl Pieces<'_> {
    /// A number or mark that differs from the untouched board.
    fn changed(&self, spot: &BoardCounter) -> Option<String> {
        let at = self
            .pieces
            .get(spot)
            .filter(|at| Some(*at) != self.untouched.get(spot))?;
        if spot.is_mark() && at == 0 {
            return None;
        }
        let name = || board::short_name(self.localizer, spot);
        let words = match spot {
            BoardCounter::Part(..) | BoardCounter::Skill(..) => {
                board::toggle_label(self.localizer, spot, true)
            }
            _ if spot.is_mark() => name(),
            _ => match board::space_meaning(self.localizer, spot, at) {
                Some(meaning) => at_words(self.localizer, name(), meaning),
                None => at_number(self.localizer, name(), at),
            },
        };
        Some(board::with_known_tokens(
            self.localizer,
            self.pieces,
            spot,
            words,
        ))
    }

    fn spots(&self, is_here: impl Fn(&BoardCounter) -> bool) -> Vec<String> {
        self.pieces
            .spots()
            .iter()
            .filter(|spot| is_here(spot))
            .filter_map(|spot| self.changed(spot))
            .collect()
    }

    fn stacks(&self, is_here: impl Fn(&TokenStack) -> bool) -> Vec<String> {
        let stacks = self
            .pieces
            .stacks()
            .into_iter()
            .filter(|stack| is_here(stack));
        let stacks = stacks.filter_map(|stack| {
            let tokens: Vec<_> = self
                .pieces
                .stack(&stack)
                .iter()
                .map(|&token| self.localizer.word(token))
                .collect();
            let args = || {
                Args::new()
                    .text("stack", board::short_stack(self.localizer, &stack))
                    .text("tokens", tokens.join(", "))
            };
            (!tokens.is_empty()).then(|| self.localizer.format("text-board-tokens", &args()))
        });
        stacks.collect()
    }

    fn line(&self, place: String, what: Vec<String>) -> Option<String> {
        (!what.is_empty()).then(|| at_words(self.localizer, place, what.join("; ")))
    }

    fn crew(&self) -> Vec<String> {
        let astronaut = |seat: Seat| {
            let of = |spot: &BoardCounter| match spot {
                BoardCounter::Wounds(it)
                | BoardCounter::MoraleTokens(it)
                | BoardCounter::LostPawns(it) => *it == seat,
                BoardCounter::Condition(it, _) | BoardCounter::Skill(it, _) => *it == seat,
                _ => false,
            };
            let id_board = self.pieces.id_board(seat);
            let cards = id_board
                .iter()
                .flat_map(|it| &it.skills)
                .map(|(&skill, card)| board::skill_card(self.localizer, skill, card));
            let tokens = self.stacks(|stack| *stack == TokenStack::Crew(seat));
            let what: Vec<_> = self
                .spots(of)
                .into_iter()
                .chain(cards)
                .chain(tokens)
                .collect();
            let what = if what.is_empty() {
                vec![self.localizer.text("table-untouched")]
            } else {
                what
            };
            self.line(
                common::name(self.localizer, &self.game.state().crew, seat),
                what,
            )
        };
        let pool = self.spots(|spot| matches!(spot, BoardCounter::Pool(_)));
        let pool = self.line(self.localizer.text("window-board-pool"), pool);
        self.pieces
            .seats()
            .filter_map(astronaut)
            .chain(pool)
            .collect()
    }

    fn facilities(&self, block: Block) -> Vec<String> {
        let places = self
            .pieces
            .facility_places()
            .filter(|place| place.facility.block() == block);
        let mut lines: Vec<_> = places
            .filter_map(|place| {
                let of = |spot: &BoardCounter| match spot {
                    BoardCounter::Built(it)
                    | BoardCounter::Part(it, _)
                    | BoardCounter::Productivity(it)
                    | BoardCounter::Tile(it, _) => *it == place,
                    BoardCounter::Greenhouses(it)
                    | BoardCounter::Plants(it)
                    | BoardCounter::Growth(it, _) => *it == place,
                    _ => false,
                };
                let tokens = self.stacks(
                    |stack| matches!(stack, TokenStack::Facility { place: it, .. } if *it == place),
                );
                self.line(
                    board::place(self.localizer, place),
                    self.spots(of).into_iter().chain(tokens).collect(),
                )
            })
            .collect();
        if block == Block::Working {
            lines.extend(
                Rover::ALL
                    .iter()
                    .flat_map(|&rover| self.stacks(|stack| *stack == TokenStack::Rover(rover))),
            );
        }
        if lines.is_empty() {
            lines.push(capital(&self.localizer.text("table-untouched")));
        }
        lines
    }

    fn cargo(&self) -> Vec<String> {
        self.spots(|spot| BoardState::section(spot) == Section::Cargo)
    }

    fn map(&self) -> Vec<String> {
        let lines = self.pieces.map.explored.iter().map(|space| {
            let count = Args::new().number("count", space.samples);
            let samples =
                (space.samples > 0).then(|| self.localizer.format("window-map-samples", &count));
            let what: Vec<_> = samples
                .into_iter()
                .chain(on_tile(self.localizer, self.pieces, space))
                .collect();
            let what = if what.is_empty() {
                vec![self.localizer.text("table-explored")]
            } else {
                what
            };
            at_words(
                self.localizer,
                board::region(self.localizer, space.region),
                what.join("; "),
            )
        });
        lines.collect()
    }
}

#[cfg(test)]
mod tests;
