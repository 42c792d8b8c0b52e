//! The colony of *Pocket Mars*: drawn, and in words.

use std::mem::discriminant;

use iced::widget::column;

use crate::screen::helper::{Message, Msg, Shown};
use crate::widget::colony as drawn_colony;
use crate::widget::prelude::*;
use base::play::Value;
use companions::pocket_mars::Building;
use companions::pocket_mars::helper::{
    BuildingCard, ColonistSpace, Command, Field, Game, Step, Word,
};
use companions::pocket_mars::score::two_star_capacity;
use language::helper::Describe as _;
use language::{Args, pocket_mars as pocket_mars_text};

/// A building in words.
struct Described {
    value: String,
    /// The two-star space.
    stars: String,
    living: String,
}

fn described(shown: &Shown<'_, Game>, site: BuildingCard, building: Building) -> Described {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let value = localizer.format(
        "pm-building-top",
        &Args::new().number("value", state.top(site)),
    );
    let shared = state.rules.two_star_space_is_shared;
    let room = two_star_capacity(state.players.len());
    let two: u8 = colonists(shown, ColonistSpace::TwoStar(building))
        .iter()
        .map(|own| own.count)
        .sum();
    let full = usize::from(if shared { two.min(room) } else { two });
    let args = Args::new()
        .count("taken", full)
        .number("room", room)
        .text("shared", if shared { "yes" } else { "no" });
    let stars = localizer.format("pm-two-star-space", &args);
    let players = state.seats().filter_map(|seat| state.player(seat));
    let living: Vec<String> = players
        .filter_map(|it| {
            let [one, two] = [
                ColonistSpace::OneStar(building),
                ColonistSpace::TwoStar(building),
            ]
            .map(|spot| it.colonists_at(spot));
            let args = Args::new()
                .text("name", it.name.clone())
                .number("one", one)
                .number("two", two);
            (one + two > 0).then(|| localizer.format("pm-living", &args))
        })
        .collect();
    let living = if living.is_empty() {
        shown.text("pm-living-nobody")
    } else {
        living.join("; ")
    };
    Described {
        value,
        stars,
        living,
    }
}

/// What is on the tokens of a player: the first letter of the name, or the number of the seat where another name begins with it too.
/// The words name the players in full.
pub(super) fn letter(shown: &Shown<'_, Game>, seat: usize) -> String {
    let players = &shown.game().state().players;
    let first = |name: &str| {
        name.chars()
            .next()
            .map(|letter| letter.to_uppercase().to_string())
    };
    let own = players.get(seat).and_then(|player| first(&player.name));
    let alike = players
        .iter()
        .filter(|player| first(&player.name) == own)
        .count();
    own.filter(|_| alike < 2)
        .unwrap_or_else(|| (seat + 1).to_string())
}

/// The colonists at a place, by player.
fn colonists(shown: &Shown<'_, Game>, spot: ColonistSpace) -> Vec<Colonists> {
    let state = shown.game().state();
    let own = state
        .players
        .iter()
        .enumerate()
        .map(|(seat, player)| Colonists {
            seat,
            letter: letter(shown, seat),
            count: player.colonists_at(spot),
        });
    own.filter(|own| own.count > 0).collect()
}

/// Earth, the ship and the buildings: a press does what can be done there now.
pub(super) fn drawing<'a>(shown: &Shown<'a, Game>, width: f32) -> Element<'a, Msg<Game>> {
    let mut places = vec![
        outside(shown, ColonyKind::Earth, ColonistSpace::Earth, None),
        outside(
            shown,
            ColonyKind::Ship,
            ColonistSpace::Ship,
            Some(Command::Launch {}),
        ),
    ];
    places.extend(
        BuildingCard::ALL
            .into_iter()
            .enumerate()
            .map(|(index, site)| building(shown, index, site)),
    );
    let (places, presses): (Vec<_>, Vec<_>) = places.into_iter().unzip();
    let drawing = drawn_colony(places, width, move |place: usize| {
        presses.get(place).cloned().flatten()
    });
    named("colony-drawn", drawing)
}

type Place = (ColonyPlace, Option<Msg<Game>>);

fn outside(
    shown: &Shown<'_, Game>,
    kind: ColonyKind,
    spot: ColonistSpace,
    command: Option<Command>,
) -> Place {
    let localizer = shown.localizer;
    let one = colonists(shown, spot);
    let name = pocket_mars_text::place(localizer, spot);
    let players = shown.game().state().players.iter();
    let counts: Vec<_> = players
        .map(|it| format!("{} {}", it.name, it.colonists_at(spot)))
        .collect();
    let press = command.clone().and_then(|command| shown.play(command));
    let does = command
        .filter(|_| press.is_some())
        .map(|command| shown.game().describe_command(localizer, &command));
    let label = [Some(format!("{name}: {}", counts.join(", "))), does]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(". ");
    let id = format!("colony-{kind:?}").to_lowercase();
    let place = ColonyPlace {
        kind,
        id,
        name,
        label,
        value: None,
        one,
        two: None,
        is_laid: false,
        is_offered: press.is_some(),
    };
    (place, press)
}

fn building(shown: &Shown<'_, Game>, index: usize, site: BuildingCard) -> Place {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    let name = pocket_mars_text::site(localizer, site);
    let mut words = vec![name.clone()];
    if let Some(building) = site.building() {
        let Described {
            value,
            stars,
            living,
        } = described(shown, site, building);
        words.extend([value, stars, living]);
    }
    let press = press_at(shown, site);
    words.extend(press.as_ref().map(|(_, does)| does.clone()));
    let spaces = site.building().map(|building| {
        let [one, two] = [
            ColonistSpace::OneStar(building),
            ColonistSpace::TwoStar(building),
        ]
        .map(|it| colonists(shown, it));
        let room = if state.rules.two_star_space_is_shared {
            two_star_capacity(state.players.len())
        } else {
            0
        };
        (one, (two, room))
    });
    let (one, two) = spaces.map_or_else(|| (Vec::new(), None), |(one, two)| (one, Some(two)));
    let place = ColonyPlace {
        kind: ColonyKind::Building(index),
        id: format!("colony-{site:?}").to_lowercase(),
        name,
        label: words.join(". "),
        value: Some(state.top(site).to_string()),
        one,
        two,
        is_laid: state.played.is_some_and(|played| played.site == site),
        is_offered: press.is_some(),
    };
    (place, press.map(|(press, _)| press))
}

/// What a press on a building does, and in words: it lays a project there, or uses the one that was just laid.
fn press_at(shown: &Shown<'_, Game>, site: BuildingCard) -> Option<(Msg<Game>, String)> {
    let (state, localizer) = (shown.game().state(), shown.localizer);
    if state.step == Step::Action {
        let project = Command::PlayFromModule { site, value: 0 };
        let kind = discriminant(&project);
        let is_offered = shown
            .screen
            .offered()
            .iter()
            .any(|placed| discriminant(&placed.offer.command) == kind);
        let name = shown.game().describe_command_name(localizer, &project);
        return is_offered.then_some((
            Message::OpenedWith(kind, Field::site, Value::Word(Word::Site(site))),
            name,
        ));
    }
    let _ = state.played.filter(|played| played.site == site)?;
    let ability = match site {
        BuildingCard::EnergyBank => Some(Command::UseEnergyBank {}),
        BuildingCard::CommsCenter => Some(Command::UseCommsCenter {}),
        // Who or where is chosen in the list.
        BuildingCard::Greenhouse | BuildingCard::Aqualab | BuildingCard::Habitation => None,
    };
    [Some(Command::Settle {}), ability]
        .into_iter()
        .flatten()
        .find_map(|command| {
            let does = shown.game().describe_command(localizer, &command);
            Some((shown.play(command)?, does))
        })
}

/// The buildings in words.
pub(super) fn colony<'a>(shown: &Shown<'a, Game>) -> Element<'a, Msg<Game>> {
    let buildings = BuildingCard::ALL
        .into_iter()
        .filter_map(|site| Some((site, site.building()?)));
    let buildings = buildings.map(|(site, building)| {
        let Described {
            value,
            stars,
            living,
        } = described(shown, site, building);
        let title = text(Type::Title, pocket_mars_text::site(shown.localizer, site));
        let about = column![title, quiet(Type::Small, value)];
        column![
            label_row(about, quiet(Type::Small, stars)),
            text(Type::Body, living)
        ]
        .spacing(size::TIGHT)
        .into()
    });
    named("colony", section(shown.text("pm-colony"), buildings))
}
