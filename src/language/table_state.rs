//! Where every piece of a game is, by area of the table: to put the table back when a game goes on. Public information only.

use super::noun::capital;
use super::{Args, Voice, board, common, fact_text, marks, numbers, overview, plan, quote, standing};
use crate::first_martians::Game;
use crate::first_martians::board::{BoardState, Section, Spot, TokenStack};
use crate::first_martians::command::Command;
use crate::first_martians::crew::Seat;
use crate::first_martians::effect::MarkPlace;
use crate::first_martians::fact::Fact;
use crate::first_martians::mission::Walker;
use crate::first_martians::state::Marked;
use crate::first_martians::vocabulary::{Block, Region, Resource, Rover};
use crate::play::PlayedCommand;

/// How many lines say what happened last.
const LAST: usize = 3;

/// A part of the table that is put back together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TableArea {
    Sol,
    Crew,
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
pub(crate) struct AreaState {
    pub area: TableArea,
    pub title: String,
    pub lines: Vec<String>,
}

/// The last lines of the history, the newest last; `newest_first` are the commands.
pub(crate) fn last_lines<'p>(
    voice: &Voice,
    game: &Game,
    newest_first: impl Iterator<Item = &'p PlayedCommand<Command, Fact>>,
) -> Vec<String> {
    let lines = newest_first.flat_map(|played| fact_text::history(voice, game, played).into_iter().rev());
    let mut last: Vec<_> = lines.take(LAST).collect();
    last.reverse();
    last
}

/// Every area with something on it that an untouched board does not have. Where the players keep the board, what the app knows.
pub(crate) fn areas(voice: &Voice, game: &Game) -> Vec<AreaState> {
    // Without the board only Morale is known of what is counted.
    let is_kept = game.state().board_state().is_some();
    let counted = if is_kept { board::section_title(voice, Section::Supply) } else { voice.plain("window-morale") };
    let mut areas = vec![
        (TableArea::Sol, voice.plain("table-sol"), [sol(voice, game)].into_iter().chain(standing::lines(voice, game)).collect()),
        (TableArea::Supply, counted, supply(voice, game)),
        (TableArea::Tracks, voice.plain("window-tracks"), tracks(voice, game)),
        (TableArea::Events, voice.plain("window-open-events"), events(voice, game)),
    ];
    if let Some(pieces) = game.state().board_state() {
        let laid = BoardState::laid(game);
        let of = Pieces { voice, game, pieces, laid: &laid };
        areas.push((TableArea::Actions, voice.plain("table-actions"), actions(voice, game)));
        areas.push((TableArea::Crew, voice.plain("window-board-crew"), of.crew()));
        let blocks = Block::ALL.iter().map(|&block| {
            (TableArea::Facilities(block), board::section_title(voice, Section::of_block(block)), of.facilities(block))
        });
        areas.extend(blocks);
        areas.push((TableArea::Cargo, board::section_title(voice, Section::Cargo), of.cargo()));
        areas.push((TableArea::Map, board::section_title(voice, Section::Map), of.map()));
    }
    areas.push((TableArea::Log, voice.plain("window-log"), log(voice, game)));
    let areas = areas.into_iter().filter(|(_, _, lines)| !lines.is_empty());
    areas.map(|(area, title, lines)| AreaState { area, title, lines }).collect()
}

fn sol(voice: &Voice, game: &Game) -> String {
    let state = game.state();
    let args = Args::new()
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text("phase", voice.word(state.step.phase()))
        .text("first", common::name(voice, &state.crew, state.crew.first_player));
    voice.say("text-board-sol", &args)
}

fn supply(voice: &Voice, game: &Game) -> Vec<String> {
    let spots = Resource::ALL.iter().map(|&resource| Spot::Supply(resource)).chain([Spot::Stress]);
    let spots = spots.filter_map(|spot| Some((board::short_name(voice, &spot), game.state().spot(&spot)?)));
    let lines = spots.map(|(name, at)| at_number(voice, name, at));
    lines.chain([at_words(voice, voice.plain("window-morale"), numbers::plain(game.state().morale))]).collect()
}

fn tracks(voice: &Voice, game: &Game) -> Vec<String> {
    let state = game.state();
    let tracks = Block::ALL.iter().map(|&block| {
        let is_red = state.red.contains(&block);
        let marker = voice.plain(if is_red { "window-box-red" } else { "window-box-green" });
        at_words(voice, capital(&voice.word(block)), format!("{}; {marker}", state.track(block)))
    });
    let known = state.mission_tracks.iter().filter(|(track, _)| game.knows_track(track));
    let mission = known.map(|(track, &at)| {
        let args = Args::new().text("track", fact_text::title(voice, track)).text("number", numbers::plain(at));
        voice.say("text-board-mission-track", &args)
    });
    tracks.chain(mission).chain(marks::lying(voice, game)).chain(marks::walkers(voice, game)).collect()
}

fn events(voice: &Voice, game: &Game) -> Vec<String> {
    let line = |event: overview::OpenEventLine| {
        at_words(voice, event.title, voice.say("window-sols-left", &Args::new().number("sols", event.sols_left)))
    };
    overview::open_events(voice, game).into_iter().map(line).collect()
}

/// The stacks of pawns on actions that are planned, or declared and not yet resolved.
fn actions(voice: &Voice, game: &Game) -> Vec<String> {
    let board = game.state().board.iter().filter(|board| board.full);
    let all = board.flat_map(|board| board.plan.iter().chain(board.declared.iter().map(|it| &it.planned)));
    all.map(|planned| plan::planned(voice, game, planned)).collect()
}

/// What is known of a region, one sentence each.
pub(crate) fn on_region(voice: &Voice, game: &Game, pieces: &BoardState, region: Region) -> Vec<String> {
    let here = game.known_actions().filter(|action| game.regions_of(action).is_some_and(|regions| regions.contains(&region)));
    let here = here.map(|action| voice.say("window-map-action", &Args::new().text("title", fact_text::title(voice, &action.id))));
    let marks = marks_on(game, region).map(|it| at_number(voice, fact_text::title(voice, &it.mark), it.count));
    let walkers = walkers_in(game, region).map(|it| capital(&fact_text::title(voice, &it.id)));
    let Some(space) = pieces.map.at(region) else {
        return std::iter::once(voice.plain("window-map-unexplored")).chain(here).chain(marks).chain(walkers).collect();
    };
    let count = |id: &str, count: u8| voice.say(id, &Args::new().number("count", count));
    let mut lines = vec![count("window-map-samples", space.samples)];
    lines.extend(here);
    lines.extend(marks);
    lines.extend(walkers);
    lines.extend((space.objectives > 0).then(|| count("window-map-objectives", space.objectives)));
    lines.extend((space.tile.pois > 0).then(|| count("window-map-pois", space.tile.pois)));
    lines.extend(space.tile.features.iter().map(|&it| capital(&quote::feature(voice, it))));
    let tokens: Vec<_> = pieces.stack(&TokenStack::Region(region)).iter().map(|&it| voice.word(it)).collect();
    lines.extend((!tokens.is_empty()).then(|| voice.list(&tokens)));
    let this_sol = space.explored_in > 0 && space.explored_in == game.state().sol;
    lines.extend(this_sol.then(|| voice.plain("window-map-this-sol")));
    lines
}

/// The walkers that the players know in a region.
pub(crate) fn walkers_in(game: &Game, region: Region) -> impl Iterator<Item = &Walker> {
    game.known_walkers().filter(move |it| it.region(game.steps_of(&it.id)) == Some(region))
}

/// The markers of the mission on a region.
pub(crate) fn marks_on(game: &Game, region: Region) -> impl Iterator<Item = &Marked> {
    game.state().marks.iter().filter(move |it| it.on == MarkPlace::Region(region))
}

fn log(voice: &Voice, game: &Game) -> Vec<String> {
    let line = |line: overview::ObjectiveLine| {
        let state = line.met_text.or(line.count).unwrap_or_else(|| voice.plain("end-not-met"));
        at_words(voice, line.title, state)
    };
    overview::mission_log(voice, game).into_iter().map(line).collect()
}

fn at_words(voice: &Voice, place: String, what: String) -> String {
    voice.say("table-at", &Args::new().text("place", place).text("what", what))
}

fn at_number(voice: &Voice, place: String, number: u8) -> String {
    at_words(voice, place, numbers::plain(number))
}

/// The board, beside an untouched one.
struct Pieces<'g> {
    voice: &'g Voice,
    game: &'g Game,
    pieces: &'g BoardState,
    laid: &'g BoardState,
}

impl Pieces<'_> {
    /// A number or mark that differs from the untouched board.
    fn changed(&self, spot: &Spot) -> Option<String> {
        let at = self.pieces.get(spot).filter(|at| Some(*at) != self.laid.get(spot))?;
        if spot.is_mark() && at == 0 {
            return None;
        }
        let name = || board::short_name(self.voice, spot);
        let words = match spot {
            Spot::Part(..) | Spot::Skill(..) => board::toggle_label(self.voice, spot, true),
            _ if spot.is_mark() => name(),
            _ => match board::space_meaning(self.voice, spot, at) {
                Some(meaning) => at_words(self.voice, name(), meaning),
                None => at_number(self.voice, name(), at),
            },
        };
        Some(board::with_known_tokens(self.voice, self.pieces, spot, words))
    }

    fn spots(&self, is_here: impl Fn(&Spot) -> bool) -> Vec<String> {
        self.pieces.spots().iter().filter(|spot| is_here(spot)).filter_map(|spot| self.changed(spot)).collect()
    }

    fn stacks(&self, is_here: impl Fn(&TokenStack) -> bool) -> Vec<String> {
        let stacks = self.pieces.stacks().into_iter().filter(|stack| is_here(stack));
        let stacks = stacks.filter_map(|stack| {
            let tokens: Vec<_> = self.pieces.stack(&stack).iter().map(|&token| self.voice.word(token)).collect();
            let args = || Args::new().text("stack", board::short_stack(self.voice, &stack)).text("tokens", tokens.join(", "));
            (!tokens.is_empty()).then(|| self.voice.say("text-board-tokens", &args()))
        });
        stacks.collect()
    }

    fn line(&self, place: String, what: Vec<String>) -> Option<String> {
        (!what.is_empty()).then(|| at_words(self.voice, place, what.join("; ")))
    }

    fn crew(&self) -> Vec<String> {
        let astronaut = |seat: Seat| {
            let of = |spot: &Spot| match spot {
                Spot::Wounds(it) | Spot::MoraleTokens(it) | Spot::LostPawns(it) => *it == seat,
                Spot::Condition(it, _) | Spot::Skill(it, _) => *it == seat,
                _ => false,
            };
            let id_board = self.pieces.id_board(seat);
            let cards =
                id_board.iter().flat_map(|it| &it.skills).map(|(&skill, card)| board::skill_card(self.voice, skill, card));
            let tokens = self.stacks(|stack| *stack == TokenStack::Crew(seat));
            let what: Vec<_> = self.spots(of).into_iter().chain(cards).chain(tokens).collect();
            let what = if what.is_empty() { vec![self.voice.plain("table-untouched")] } else { what };
            self.line(common::name(self.voice, &self.game.state().crew, seat), what)
        };
        let pool = self.spots(|spot| matches!(spot, Spot::Pool(_)));
        let pool = self.line(self.voice.plain("window-board-pool"), pool);
        self.pieces.seats().filter_map(astronaut).chain(pool).collect()
    }

    fn facilities(&self, block: Block) -> Vec<String> {
        let places = self.pieces.facility_places().filter(|place| place.facility.block() == block);
        let mut lines: Vec<_> = places
            .filter_map(|place| {
                let of = |spot: &Spot| match spot {
                    Spot::Built(it) | Spot::Part(it, _) | Spot::Productivity(it) | Spot::Tile(it, _) => *it == place,
                    Spot::Greenhouses(it) | Spot::Plants(it) | Spot::Growth(it, _) => *it == place,
                    _ => false,
                };
                let tokens = self.stacks(|stack| matches!(stack, TokenStack::Facility { place: it, .. } if *it == place));
                self.line(board::place(self.voice, place), self.spots(of).into_iter().chain(tokens).collect())
            })
            .collect();
        if block == Block::Working {
            lines.extend(Rover::ALL.iter().flat_map(|&rover| self.stacks(|stack| *stack == TokenStack::Rover(rover))));
        }
        if lines.is_empty() {
            lines.push(capital(&self.voice.plain("table-untouched")));
        }
        lines
    }

    fn cargo(&self) -> Vec<String> {
        self.spots(|spot| BoardState::section(spot) == Section::Cargo)
    }

    fn map(&self) -> Vec<String> {
        let lines = self.pieces.map.explored.iter().map(|space| {
            let what = on_region(self.voice, self.game, self.pieces, space.region);
            at_words(self.voice, board::region(self.voice, space.region), what.join("; "))
        });
        lines.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::first_martians::board::{ExploredRegion, Place, RegionTile};
    use crate::first_martians::effect::Id;
    use crate::first_martians::state::{Card, CardKind, Face, Scheduled};
    use crate::first_martians::vocabulary::{Direction, Facility, Modifier, Part};
    use crate::language::tests::{changed, clean, game, voices};

    /// A game with this board.
    fn with_board(change: impl FnOnce(&mut BoardState)) -> (Game, crate::content::Prose) {
        let (game, prose) = game(4);
        let mut pieces = BoardState::laid(&game);
        change(&mut pieces);
        let full = changed(&game, |state| {
            state.sol = 2;
            state.board = Some(serde_json::from_value(serde_json::json!({"full": true, "twin": pieces})).expect("a board"));
        });
        (full, prose)
    }

    fn all(voice: &Voice, game: &Game) -> Vec<String> {
        areas(voice, game).into_iter().flat_map(|it| it.lines.into_iter().chain([it.title])).collect()
    }

    #[test]
    fn every_piece_that_was_moved_is_named() {
        let region = Region { ring: 1, direction: Direction::S };
        let place = Place::new(Facility::Lab, 1);
        let (game, prose) = with_board(|pieces| {
            let lab = pieces.facilities.get_mut(&place).expect("the Lab");
            let _ = (lab.parts.insert(Part::Cpu, true), lab.tiles.insert(Resource::Energy));
            lab.next.push(Modifier::Wound);
            let _ = pieces.rovers.insert(Rover::Froggy, vec![Modifier::Wound]);
            (pieces.crew[1].wounds, pieces.stress) = (3, 17);
            pieces.crew[2].tokens.push(Modifier::Wound);
            let (tile, tokens) = (RegionTile::default(), Vec::new());
            pieces.map.explored.push(ExploredRegion { region, tile, explored_in: 1, samples: 5, objectives: 0, tokens });
        });
        for voice in voices(&prose) {
            let said = all(&voice, &game);
            said.iter().for_each(|line| clean(line));
            let line = |place: &str| said.iter().find(|line| line.starts_with(place)).cloned().unwrap_or_default();
            let lab = line(&board::place(&voice, place));
            assert!(lab.contains(&board::toggle_label(&voice, &Spot::Part(place, Part::Cpu), true)), "{lab}");
            assert!(lab.contains(&board::short_name(&voice, &Spot::Tile(place, Resource::Energy))), "{lab}");
            assert_eq!(said.iter().filter(|line| line.ends_with(&voice.word(Modifier::Wound))).count(), 3, "{said:?}");
            assert!(line(&common::name(&voice, &game.state().crew, 1)).contains('3'));
            assert!(line(&board::region(&voice, region)).contains('5'));
            assert!(said.iter().any(|line| line.contains("17")));
            // What is as on an untouched board is left out.
            assert_eq!(line(&voice.word(Facility::MedLab)), "");
            assert!(voice.fallbacks().is_empty(), "{:?}", voice.fallbacks());
        }
    }

    #[test]
    fn secrets_change_nothing() {
        let (game, prose) = with_board(|_| {});
        let secret = changed(&game, |state| {
            let event: Id = state.objectives.keys().next().expect("an objective").clone();
            let card = Card::new(CardKind::Event, &event, Face::Story);
            state.scheduled.push(Scheduled { sol: 3, card, effects: Vec::new(), by: None });
            let _ = state.flags.insert("a-flag".to_owned());
            let _ = state.counters.insert("a-counter".to_owned(), 3);
            state.objectives.values_mut().filter(|it| !it.shown).for_each(|it| it.done = 1);
        });
        for voice in voices(&prose) {
            assert_eq!(areas(&voice, &game), areas(&voice, &secret));
        }
    }

    #[test]
    fn without_a_board_the_rest_is_still_there() {
        let (game, prose) = game(3);
        let game = changed(&game, |state| state.sol = 1);
        for voice in voices(&prose) {
            let kinds: Vec<_> = areas(&voice, &game).into_iter().map(|it| it.area).collect();
            assert_eq!(kinds, [TableArea::Sol, TableArea::Supply, TableArea::Tracks, TableArea::Log]);
        }
    }
}
