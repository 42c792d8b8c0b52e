//! Every colour that is drawn on a canvas, with what it is drawn on. A colour that is not listed for its file fails the test.

use crate::theme::colours::{Colours, Pair};
use crate::theme::{Look, mixed};
use first_martians::vocabulary::{AdventureType, Block, Profession};

/// Words have at least this contrast.
const READ: f32 = 7.0;
/// What else carries meaning.
const SEEN: f32 = 3.0;

/// The colours that only make a scene: they mean nothing alone, and what is written on them has its own test.
const SCENERY: [(&str, &str); 4] = [
    (
        "horizon.rs",
        "the evening on Home; its words are tested there",
    ),
    (
        "dawn.rs",
        "the sky of the ending; the window is lit or dark, which the words beside it say",
    ),
    (
        "emblem.rs",
        "the emblem of a mission, whose kind is in words beside it",
    ),
    ("canvas_builder.rs", "draws what it is given"),
];

/// Lines that lead the eye, and carry no meaning.
const HELP: &[(&str, &str)] = &[
    ("sky.rs", "line.ink"),
    ("plot.rs", "line.ink"),
    ("curves.rs", "line.ink"),
];

/// A file of `widget/`, the least contrast, and pairs: inks, then the grounds that each of them is on.
const DRAWN: &[(&str, f32, &str, &str)] = &[
    ("patch.rs", SEEN, "crew.ink", "crew.ground"),
    (
        "patch.rs",
        SEEN,
        "crew.ground",
        "text.ground panel.ground raised.ground lifted.ground",
    ),
    ("stamp.rs", READ, "food.ground", "food.ink"),
    ("stamp.rs", SEEN, "food.ink panel_quiet.ink", "panel.ground"),
    (
        "card_band.rs",
        SEEN,
        "rust.ink adventure.ink block.ink",
        "panel.ground",
    ),
    ("card_band.rs", SEEN, "follow_up.ink", "follow_up.ground"),
    ("card_band.rs", SEEN, "panel.ground", "block.ink"),
    ("sky.rs", READ, "text.ink quiet.ink", "text.ground"),
    ("sky.rs", SEEN, "rust.ink", "text.ground"),
    ("plot.rs", READ, "panel.ink panel_quiet.ink", "panel.ground"),
    (
        "plot.rs",
        SEEN,
        "rust.ink oxygen.ink energy.ink food.ink",
        "panel.ground",
    ),
    ("curves.rs", READ, "panel_quiet.ink", "panel.ground"),
    (
        "curves.rs",
        SEEN,
        "oxygen.ink energy.ink food.ink adventure.ink danger.ink rust.ink block.ink",
        "panel.ground",
    ),
    ("shop_wheel.rs", READ, "raised.ink", "raised.ground"),
    ("shop_wheel.rs", READ, "fog.ink", "fog.ground"),
    (
        "shop_wheel.rs",
        SEEN,
        "outline.ink rust.ink",
        "raised.ground fog.ground text.ground",
    ),
    ("colony.rs", READ, "raised.ink", "raised.ground"),
    (
        "colony.rs",
        READ,
        "panel.ground",
        "food.ink oxygen.ink energy.ink danger.ink",
    ),
    (
        "colony.rs",
        SEEN,
        "food.ink oxygen.ink energy.ink danger.ink rust.ink outline.ink",
        "raised.ground",
    ),
    ("factory.rs", READ, "raised.ink", "raised.ground"),
    (
        "factory.rs",
        READ,
        "panel.ink panel_quiet.ink",
        "panel.ground text.ground",
    ),
    ("factory.rs", READ, "main.ink", "main.ground"),
    (
        "factory.rs",
        SEEN,
        "outline.ink rust.ink",
        "raised.ground panel.ground text.ground",
    ),
    (
        "factory.rs",
        SEEN,
        "energy.ink",
        "raised.ground panel.ground text.ground",
    ),
    ("factory.rs", SEEN, "main.ground", "raised.ground"),
    (
        "component_sign.rs",
        SEEN,
        "rust.ink",
        "text.ground panel.ground raised.ground",
    ),
    (
        "sign.rs",
        SEEN,
        "panel.ink",
        "text.ground panel.ground raised.ground lifted.ground",
    ),
    ("gauges.rs", READ, "panel.ink", "panel.ground"),
    (
        "gauges.rs",
        SEEN,
        "oxygen.ink energy.ink food.ink adventure.ink danger.ink rust.ink text.ink",
        "panel.ground",
    ),
    // The number on the marker is once more beside the scale, as text.
    ("gauges.rs", SEEN, "text.ground", "rust.ink"),
    (
        "table_plan.rs",
        READ,
        "panel.ink",
        "panel.ground raised.ground",
    ),
    (
        "table_plan.rs",
        SEEN,
        "rust.ink food.ink outline.ink",
        "panel.ground raised.ground",
    ),
    (
        "hub_plan/wing.rs",
        READ,
        "text.ink quiet.ink",
        "text.ground",
    ),
    (
        "hub_plan/wing.rs",
        SEEN,
        "block.ink systems.ink food.ink outline.ink",
        "text.ground",
    ),
    (
        "hub_plan/room.rs",
        READ,
        "panel.ink",
        "panel.ground text.ground",
    ),
    (
        "hub_plan/room.rs",
        READ,
        "oxygen.ink energy.ink food.ink",
        "panel.ground",
    ),
    ("hub_plan/room.rs", READ, "chosen.ink", "chosen.ground"),
    ("hub_plan/room.rs", READ, "planned.ink", "planned.ground"),
    ("hub_plan/room.rs", READ, "text.ink", "text.ground"),
    (
        "hub_plan/room.rs",
        SEEN,
        "chosen.ground planned.ground",
        "panel.ground text.ground",
    ),
    (
        "hub_plan/room.rs",
        SEEN,
        "block.ink energy.ink outline.ink",
        "text.ground panel.ground",
    ),
    (
        "hub_plan/room.rs",
        SEEN,
        "danger.ink food.ink off.ink",
        "text.ground panel.ground",
    ),
    (
        "hub_plan/room.rs",
        SEEN,
        "die.ink panel.ground",
        "die.ground",
    ),
    ("mars_map.rs", SEEN, "planned.ground", "text.ground"),
    ("mars_map.rs", SEEN, "text.ground", "terrain.ground"),
    ("mars_map/tile.rs", READ, "terrain.ink", "terrain.ground"),
    ("mars_map/tile.rs", READ, "fog.ink", "fog.ground"),
    ("mars_map/tile.rs", READ, "panel.ink", "panel.ground"),
    ("mars_map/tile.rs", READ, "chosen.ink", "chosen.ground"),
    ("mars_map/tile.rs", READ, "planned.ink", "planned.ground"),
    ("mars_map/tile.rs", READ, "text.ink", "text.ground"),
    (
        "mars_map/tile.rs",
        SEEN,
        "terrain.ground outline.ink planned.ground",
        "text.ground",
    ),
    (
        "mars_map/tile.rs",
        SEEN,
        "terrain.ground outline.ink text.ink",
        "fog.ground",
    ),
    // The edges of tokens and of planned pawns; those of pawns that could be planned.
    (
        "mars_map/tile.rs",
        SEEN,
        "chosen.ink planned.ink text.ground",
        "terrain.ground",
    ),
    (
        "mars_map/tile.rs",
        SEEN,
        "rust.ink text.ink",
        "panel.ground",
    ),
    ("canvas_widget.rs", SEEN, "rust.ink text.ink", "text.ground"),
];

/// The colours of that name.
fn named(colours: &Colours, name: &str) -> Vec<iced::Color> {
    let (role, part) = name.split_once('.').expect("a role and its part");
    let pairs: Vec<Pair> = match role {
        "block" => Block::ALL
            .iter()
            .map(|&block| colours.block(block))
            .collect(),
        "die" => {
            let action = AdventureType::ALL
                .iter()
                .map(|&kind| colours.action_die(kind));
            Block::ALL
                .iter()
                .map(|&block| colours.die(block))
                .chain(action)
                .collect()
        }
        "crew" => Profession::ALL
            .iter()
            .map(|&profession| colours.crew(profession))
            .collect(),
        "panel_quiet" => vec![colours.panel_quiet],
        role => {
            let mut all = colours
                .running()
                .into_iter()
                .chain(colours.signs())
                .chain([("line", colours.line)]);
            vec![
                all.find(|(name, _)| *name == role)
                    .unwrap_or_else(|| panic!("no colour is called {role}"))
                    .1,
            ]
        }
    };
    pairs
        .into_iter()
        .map(|pair| if part == "ink" { pair.ink } else { pair.ground })
        .collect()
}

#[test]
fn every_pair_on_a_canvas_is_seen() {
    for look in Look::ALL {
        let colours = look.colours();
        for (file, least, inks, grounds) in DRAWN {
            for (ink, ground) in inks
                .split(' ')
                .flat_map(|ink| grounds.split(' ').map(move |ground| (ink, ground)))
            {
                let (over, under) = (named(colours, ink), named(colours, ground));
                // A die or a patch is on itself, whatever else is on all of them.
                let is_itself =
                    ink.split_once('.').map(|it| it.0) == ground.split_once('.').map(|it| it.0);
                let pairs: Vec<Pair> = if is_itself {
                    over.into_iter()
                        .zip(under)
                        .map(|(ink, ground)| Pair { ink, ground })
                        .collect()
                } else {
                    over.iter()
                        .flat_map(|&ink| under.iter().map(move |&ground| Pair { ink, ground }))
                        .collect()
                };
                for contrast in pairs.into_iter().map(Pair::contrast) {
                    assert!(
                        contrast >= *least,
                        "{look:?} {file}: {ink} on {ground} has {contrast:.2}, not {least}"
                    );
                }
            }
        }
    }
}

/// The roles that a file asks for: what follows `colours.`, with the part that is used where it names one.
fn used(source: &str) -> Vec<(String, Option<String>)> {
    let drawn = source.split("#[cfg(test)]").next().unwrap_or_default();
    let word = |text: &str| {
        text.chars()
            .take_while(|it| it.is_alphanumeric() || *it == '_')
            .collect::<String>()
    };
    let uses = drawn.split("colours.").skip(1).map(|rest| {
        let role = word(rest);
        let after = rest.get(role.len()..).unwrap_or_default();
        // The argument of a function is skipped.
        let after = if after.starts_with('(') {
            after.split_once(')').map_or("", |it| it.1)
        } else {
            after
        };
        let part = after
            .strip_prefix('.')
            .map(word)
            .filter(|part| part == "ink" || part == "ground");
        (role, part)
    });
    uses.filter(|(role, _)| !["muted", "seen"].contains(&role.as_str()))
        .collect()
}

#[test]
fn every_colour_on_a_canvas_has_a_tested_pair() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/widget");
    let mut files = vec![folder.clone()];
    let mut count = 0;
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(
                std::fs::read_dir(path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        let name = path
            .strip_prefix(&folder)
            .unwrap()
            .to_string_lossy()
            .replace('\\', "/");
        if !source.contains("CanvasBuilder") || SCENERY.iter().any(|(file, _)| *file == name) {
            continue;
        }
        count += 1;
        let rows = DRAWN.iter().filter(|(file, ..)| *file == name);
        let help = HELP
            .iter()
            .filter(|(file, _)| *file == name)
            .map(|(_, colour)| *colour);
        let listed: Vec<&str> = rows
            .flat_map(|(_, _, inks, grounds)| inks.split(' ').chain(grounds.split(' ')))
            .chain(help)
            .collect();
        for (role, part) in used(&source) {
            let is_listed = listed.iter().any(|it| match &part {
                Some(part) => *it == format!("{role}.{part}"),
                None => it.split_once('.').is_some_and(|(it, _)| it == role),
            });
            // What the table's own components look like is tested where they are muted.
            let is_muted = name == "table_plan.rs";
            assert!(
                is_listed || is_muted,
                "{name}: {role} {part:?} has no tested pair"
            );
        }
    }
    assert!(count > 12, "{count} files draw");
}

/// The components on the table: as they are, or less prominent where their place is not at hand.
#[test]
fn what_is_muted_is_still_seen() {
    for look in Look::ALL {
        let colours = look.colours();
        let inks = [
            colours.oxygen,
            colours.energy,
            colours.food,
            colours.rust,
            colours.adventure,
            colours.panel,
            colours.text,
        ];
        let inks = inks
            .into_iter()
            .chain(Block::ALL.iter().map(|&block| colours.block(block)))
            .map(|pair| pair.ink);
        let next = mixed(colours.panel.ground, colours.rust.ink, 0.22);
        assert!(
            Pair {
                ink: colours.panel.ink,
                ground: next
            }
            .contrast()
                >= READ,
            "{look:?}"
        );
        for ink in inks {
            for (shown, ground) in [
                (
                    colours.muted(ink, colours.panel.ground),
                    colours.panel.ground,
                ),
                (colours.seen(ink, next), next),
            ] {
                let contrast = Pair { ink: shown, ground }.contrast();
                assert!(contrast >= SEEN, "{look:?} {ink:?}: {contrast:.2}");
            }
        }
    }
}

/// The edges of what can be pressed or typed into, and of the panel that explains.
#[test]
fn the_edges_of_controls_are_seen() {
    for look in Look::ALL {
        let colours = look.colours();
        for ground in [colours.text, colours.panel, colours.raised].map(|pair| pair.ground) {
            for ink in [colours.outline.ink, colours.raised_quiet.ink] {
                let contrast = Pair { ink, ground }.contrast();
                assert!(contrast >= SEEN, "{look:?}: {contrast:.2}");
            }
        }
    }
}
