//! Whole games of all missions, of chapters and of every crew, with the sheet beside each command. `SOLKEEPER_GAMES` sets how many.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use solkeeper::content::campaign::{chapter_files, load_campaign};
use solkeeper::content::{self, shipped};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::campaign::{CampaignFile, Carried, Chapter, SkillsAtStart};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::{Player, Style, next_aom};
use solkeeper::first_martians::state::{Start, State};
use solkeeper::first_martians::vocabulary::Phase;
use solkeeper::play::{Game as _, offer};

use super::sheet::{Counted, Sheet};

const STYLES: [Style; 3] = [Style::Careful, Style::Random, Style::Impulsive];

/// A game that the sheet goes through.
struct Table {
    /// The mission or chapter.
    name: String,
    game: Game,
    players: u8,
    style: Style,
    seed: u64,
}

impl Table {
    /// Plays to the end; a difference fails with everything that is needed to find it.
    fn play(self) -> (State, Counted) {
        let Self {
            name,
            mut game,
            players,
            style,
            seed,
        } = self;
        let table = format!("{name}, {players} players, {style:?}, seed {seed}");
        let mut player = Player::new(style, seed ^ 0x5eed);
        game = game
            .decide(&Command::KeepBoard { full: true })
            .expect("offered at any time")
            .after;
        let mut sheet: Option<Sheet> = None;
        for _ in 0..6000 {
            let Some(command) = prepared(&game).or_else(|| player.next(&game)) else {
                break;
            };
            let decided = game.decide_offered(&command);
            if let Some(sheet) = &mut sheet {
                sheet.play(&command, &decided.facts);
                if !sheet.differences.is_empty() {
                    let (sol, step) = (game.state().sol, game.state().step_id());
                    let facts: String = decided
                        .facts
                        .iter()
                        .map(|fact| format!("\n    {fact:?}"))
                        .collect();
                    let (found, lines) =
                        (sheet.differences.join("\n    "), sheet.lines.join("\n    "));
                    panic!(
                        "{table}, sol {sol}, {step}, {command:?}:\n    {found}\n  the sheet:\n    {lines}\n  facts:{facts}"
                    );
                }
            }
            game = decided.after;
            sheet = sheet.or_else(|| Sheet::new(&game));
        }
        assert!(
            game.state().outcome.is_some(),
            "{table}: it comes to its end"
        );
        let sheet = sheet.unwrap_or_else(|| panic!("{table}: it began"));
        assert_eq!(sheet.state(), game.state(), "{table}: facts and state");
        (game.state().clone(), sheet.counted)
    }
}

/// In the set-up the crew takes its AOMs and its Upgrade cards.
fn prepared(game: &Game) -> Option<Command> {
    if game.state().step.phase() != Phase::SetUp {
        return None;
    }
    let deal = Command::DealUpgrades {};
    let dealt =
        !game.state().upgrade_cards.is_empty() || offer::check(&game.offers(), &deal).is_err();
    next_aom(game).or((!dealt).then_some(deal))
}

/// The shipped missions and the chapters of the shipped campaign, in order.
struct Shelf {
    missions: Vec<(String, Arc<Mission>)>,
    campaign: CampaignFile,
    chapters: BTreeMap<String, Arc<Mission>>,
}

impl Shelf {
    fn open() -> Self {
        let files = shipped::files();
        let load =
            |files: &_, id: &str| Arc::new(content::load(files, id).mission.expect("shipped"));
        let missions = content::missions(&files)
            .into_iter()
            .map(|id| (id.clone(), load(&files, &id)))
            .collect();
        let campaign = load_campaign(&files, "the-two-crews")
            .campaign
            .expect("shipped");
        let chapter = |chapter: &Chapter| {
            (
                chapter.id.clone(),
                load(
                    &chapter_files(&files, "the-two-crews", &campaign, chapter),
                    &chapter.id,
                ),
            )
        };
        let chapters = campaign.chapters.iter().map(chapter).collect();
        Self {
            missions,
            campaign,
            chapters,
        }
    }

    /// The games of a round: each mission once, then the campaign chapter by chapter, whatever comes of them.
    fn games(&self) -> usize {
        self.missions.len() + self.campaign.chapters.len()
    }
}

/// What crosses into the next chapter: crew and outcomes always, flags, counters and people as the chapter says.
fn carry(carried: &mut Carried, chapter: &Chapter, state: &State) {
    carried.crew.clone_from(&state.crew.astronauts);
    carried.players = Some(state.crew.players);
    carried
        .flags
        .extend(chapter.gives.flags.intersection(&state.flags).cloned());
    let counters = chapter
        .gives
        .counters
        .iter()
        .filter_map(|it| Some((it.clone(), *state.counters.get(it)?)));
    carried.counters.extend(counters);
    let people = chapter
        .gives
        .people
        .iter()
        .filter_map(|it| Some((it.clone(), *state.people.get(it)?)));
    carried.people.extend(people);
    carried.chapters.insert(
        chapter.id.clone(),
        state.outcome.as_ref().expect("an end").into(),
    );
}

#[test]
fn the_sheet_of_sums_agrees_with_whole_games() {
    let shelf = Shelf::open();
    let locked = shelf.campaign.skills == Some(SkillsAtStart::Locked);
    let mut sum = Counted::default();
    let mut carried = Carried::default();
    for number in 0..crate::support::games(12) {
        let index = usize::try_from(number).unwrap();
        let (round, item) = (index / shelf.games(), index % shelf.games());
        let style = STYLES[index % STYLES.len()];
        let chapter = item
            .checked_sub(shelf.missions.len())
            .map(|at| &shelf.campaign.chapters[at]);
        if item == shelf.missions.len() {
            carried = Carried {
                locked,
                ..Carried::default()
            };
        }
        let players =
            u8::try_from(1 + if chapter.is_some() { round + 1 } else { index } % 4).unwrap();
        let start = Start {
            seed: number,
            players,
            read_before: BTreeSet::new(),
        };
        let (name, game) = match chapter {
            None => (
                shelf.missions[item].0.clone(),
                Game::new(Arc::clone(&shelf.missions[item].1), &start),
            ),
            Some(chapter) => {
                let mission = Arc::clone(&shelf.chapters[&chapter.id]);
                (
                    chapter.id.clone(),
                    Game::in_chapter(mission, &start, &carried.for_chapter(&chapter.takes)),
                )
            }
        };
        let (end, counted) = Table {
            name,
            game,
            players,
            style,
            seed: number,
        }
        .play();
        sum.add(counted);
        chapter
            .into_iter()
            .for_each(|chapter| carry(&mut carried, chapter, &end));
    }
    println!("{sum:?}");
    let Counted {
        games,
        sols,
        sums_of_upkeep,
        prices,
        rolls,
        results,
        track_moves,
        ..
    } = sum;
    assert!(sols >= games && sums_of_upkeep >= sols, "{sum:?}");
    assert!(
        prices >= sols && results > 0 && rolls > 0 && track_moves >= sols,
        "{sum:?}"
    );
}
