//! Colours, as pairs by role.

use iced::{Color, color};

use first_martians::vocabulary::{AdventureType, Block, Profession};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    pub ink: Color,
    pub ground: Color,
}

impl Pair {
    const fn new(ink: Color, ground: Color) -> Self {
        Self { ink, ground }
    }

    /// The contrast ratio by WCAG, from 1 to 21.
    pub fn contrast(self) -> f32 {
        let (one, other) = (
            self.ink.relative_luminance(),
            self.ground.relative_luminance(),
        );
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colours {
    /// Running text on the background of the window.
    pub text: Pair,
    /// Secondary text on the background of the window.
    pub quiet: Pair,
    pub panel: Pair,
    /// Secondary text on a panel.
    pub(crate) panel_quiet: Pair,
    /// Running text on buttons, and on what is above a panel.
    pub raised: Pair,
    pub(crate) raised_quiet: Pair,
    /// A button under the pointer.
    pub(crate) lifted: Pair,
    pub main: Pair,
    pub(crate) main_lifted: Pair,
    pub chosen: Pair,
    /// A disabled button.
    pub off: Pair,
    pub follow_up: Pair,
    pub(crate) follow_up_quiet: Pair,
    /// Lines and edges: signs only.
    pub(crate) rust: Pair,
    pub line: Pair,
    pub edge: Pair,
    pub adventure: Pair,
    pub oxygen: Pair,
    pub energy: Pair,
    pub food: Pair,
    /// Errors and injuries.
    pub(crate) danger: Pair,
    /// Yellow like its die.
    pub working: Pair,
    /// Orange like its die.
    pub living: Pair,
    /// Red like its die.
    pub systems: Pair,
    /// Grey like its dice.
    pub gather: Pair,
    /// Brown like its dice.
    pub build: Pair,
    /// What is planned on HUB and map: no Block, part or piece has this hue.
    pub planned: Pair,
    /// An explored region of the map.
    pub terrain: Pair,
    /// What is not explored.
    pub fog: Pair,
    /// The edges of what is drawn and of what can be pressed, on every ground but a tile's.
    pub(crate) outline: Pair,
}

/// The least contrast of what carries meaning without being text.
const SEEN: f32 = 3.0;

/// The first colour with that share of the other one, from 0 to 1.
pub fn mixed(from: Color, to: Color, share: f32) -> Color {
    let between = |from: f32, to: f32| from + (to - from) * share;
    Color::from_rgb(
        between(from.r, to.r),
        between(from.g, to.g),
        between(from.b, to.b),
    )
}

const GROUND: Color = color!(0x14_10_0E);
const PANEL: Color = color!(0x1E_18_15);
const RAISED: Color = color!(0x2A_21_1D);
const LIFTED: Color = color!(0x38_2C_26);
const TEXT: Color = color!(0xF3_E7_DC);
const QUIET: Color = color!(0xC9_B6_A6);
const EMBER: Color = color!(0xF5_9A_73);
const RED: Color = color!(0x5A_17_12);

pub const NIGHT: Colours = Colours {
    text: Pair::new(TEXT, GROUND),
    quiet: Pair::new(QUIET, GROUND),
    panel: Pair::new(TEXT, PANEL),
    panel_quiet: Pair::new(QUIET, PANEL),
    raised: Pair::new(TEXT, RAISED),
    raised_quiet: Pair::new(QUIET, RAISED),
    lifted: Pair::new(TEXT, LIFTED),
    main: Pair::new(GROUND, EMBER),
    main_lifted: Pair::new(GROUND, color!(0xFF_B3_90)),
    chosen: Pair::new(GROUND, color!(0xE8_D3_C2)),
    off: Pair::new(color!(0x9B_8A_7D), PANEL),
    follow_up: Pair::new(color!(0xFF_EC_E6), RED),
    follow_up_quiet: Pair::new(color!(0xF2_CF_C6), RED),
    rust: Pair::new(color!(0xE2_64_3C), GROUND),
    line: Pair::new(color!(0x4A_3B_33), GROUND),
    edge: Pair::new(PANEL, GROUND),
    adventure: Pair::new(color!(0xD9_BF_9F), PANEL),
    oxygen: Pair::new(color!(0x6C_CB_E8), PANEL),
    energy: Pair::new(color!(0xF2_C1_4E), PANEL),
    food: Pair::new(color!(0x86_C9_7B), PANEL),
    danger: Pair::new(color!(0xFF_A3_98), PANEL),
    working: Pair::new(color!(0xF2_C1_4E), PANEL),
    living: Pair::new(color!(0xF0_8A_3C), PANEL),
    systems: Pair::new(color!(0xE8_50_48), PANEL),
    gather: Pair::new(color!(0xB9_B9_BC), PANEL),
    build: Pair::new(color!(0xC2_8A_58), PANEL),
    planned: Pair::new(GROUND, color!(0xC4_B2_F7)),
    terrain: Pair::new(GROUND, color!(0xC9_AF_94)),
    fog: Pair::new(TEXT, color!(0x24_1C_18)),
    outline: Pair::new(color!(0x8A_78_68), color!(0x24_1C_18)),
};

pub const DAY: Colours = Colours {
    text: Pair::new(color!(0x24_1A_15), color!(0xF6_EF_E8)),
    quiet: Pair::new(color!(0x54_44_3A), color!(0xF6_EF_E8)),
    panel: Pair::new(color!(0x24_1A_15), color!(0xFF_FF_FF)),
    panel_quiet: Pair::new(color!(0x54_44_3A), color!(0xFF_FF_FF)),
    raised: Pair::new(color!(0x24_1A_15), color!(0xF0_E5_DA)),
    raised_quiet: Pair::new(color!(0x54_44_3A), color!(0xF0_E5_DA)),
    lifted: Pair::new(color!(0x24_1A_15), color!(0xE4_D4_C4)),
    main: Pair::new(color!(0xFF_FF_FF), color!(0x8A_2E_10)),
    main_lifted: Pair::new(color!(0xFF_FF_FF), color!(0x6E_22_09)),
    chosen: Pair::new(color!(0xFF_FF_FF), color!(0x4A_38_2E)),
    off: Pair::new(color!(0x7D_6E_63), color!(0xF6_EF_E8)),
    follow_up: Pair::new(color!(0xFF_F3_EE), color!(0x8E_1B_14)),
    follow_up_quiet: Pair::new(color!(0xFF_E2_DA), color!(0x8E_1B_14)),
    rust: Pair::new(color!(0xC2_4A_22), color!(0xF6_EF_E8)),
    line: Pair::new(color!(0xCD_BB_AC), color!(0xF6_EF_E8)),
    edge: Pair::new(color!(0xE3_D5_C7), color!(0xF6_EF_E8)),
    adventure: Pair::new(color!(0x8A_6D_4A), color!(0xFF_FF_FF)),
    oxygen: Pair::new(color!(0x0B_54_68), color!(0xFF_FF_FF)),
    energy: Pair::new(color!(0x6B_4A_00), color!(0xFF_FF_FF)),
    food: Pair::new(color!(0x24_56_1C), color!(0xFF_FF_FF)),
    danger: Pair::new(color!(0x9B_1C_13), color!(0xFF_FF_FF)),
    working: Pair::new(color!(0xA8_78_00), color!(0xFF_FF_FF)),
    living: Pair::new(color!(0xC6_5A_10), color!(0xFF_FF_FF)),
    systems: Pair::new(color!(0xB8_23_1A), color!(0xFF_FF_FF)),
    gather: Pair::new(color!(0x5C_5C_60), color!(0xFF_FF_FF)),
    build: Pair::new(color!(0x7A_4A_22), color!(0xFF_FF_FF)),
    planned: Pair::new(color!(0xFF_FF_FF), color!(0x5A_3D_A0)),
    terrain: Pair::new(color!(0xFF_FF_FF), color!(0x6E_50_3A)),
    fog: Pair::new(color!(0x24_1A_15), color!(0xEA_DF_D3)),
    outline: Pair::new(color!(0x7D_6E_63), color!(0xEA_DF_D3)),
};

pub const HIGH_CONTRAST: Colours = Colours {
    text: Pair::new(color!(0xFF_FF_FF), color!(0x00_00_00)),
    quiet: Pair::new(color!(0xED_ED_ED), color!(0x00_00_00)),
    panel: Pair::new(color!(0xFF_FF_FF), color!(0x00_00_00)),
    panel_quiet: Pair::new(color!(0xED_ED_ED), color!(0x00_00_00)),
    raised: Pair::new(color!(0xFF_FF_FF), color!(0x1A_1A_1A)),
    raised_quiet: Pair::new(color!(0xED_ED_ED), color!(0x1A_1A_1A)),
    lifted: Pair::new(color!(0xFF_FF_FF), color!(0x3A_3A_3A)),
    main: Pair::new(color!(0x00_00_00), color!(0xFF_C9_4D)),
    main_lifted: Pair::new(color!(0x00_00_00), color!(0xFF_E0_8F)),
    chosen: Pair::new(color!(0x00_00_00), color!(0xFF_FF_FF)),
    off: Pair::new(color!(0xB0_B0_B0), color!(0x00_00_00)),
    follow_up: Pair::new(color!(0xFF_FF_FF), color!(0x7A_0A_06)),
    follow_up_quiet: Pair::new(color!(0xFF_E9_E4), color!(0x7A_0A_06)),
    rust: Pair::new(color!(0xFF_8A_5C), color!(0x00_00_00)),
    line: Pair::new(color!(0x8C_8C_8C), color!(0x00_00_00)),
    edge: Pair::new(color!(0x8C_8C_8C), color!(0x00_00_00)),
    adventure: Pair::new(color!(0xF0_D9_B5), color!(0x00_00_00)),
    oxygen: Pair::new(color!(0x7F_DB_FF), color!(0x00_00_00)),
    energy: Pair::new(color!(0xFF_D8_4D), color!(0x00_00_00)),
    food: Pair::new(color!(0x9B_F0_8C), color!(0x00_00_00)),
    danger: Pair::new(color!(0xFF_B0_A6), color!(0x00_00_00)),
    working: Pair::new(color!(0xFF_D8_4D), color!(0x00_00_00)),
    living: Pair::new(color!(0xFF_A1_4A), color!(0x00_00_00)),
    systems: Pair::new(color!(0xFF_6A_60), color!(0x00_00_00)),
    gather: Pair::new(color!(0xD6_D6_D6), color!(0x00_00_00)),
    build: Pair::new(color!(0xE0_A8_70), color!(0x00_00_00)),
    planned: Pair::new(color!(0x00_00_00), color!(0xCF_BC_FF)),
    terrain: Pair::new(color!(0x00_00_00), color!(0xE6_CF_B0)),
    fog: Pair::new(color!(0xFF_FF_FF), color!(0x1A_1A_1A)),
    outline: Pair::new(color!(0xC8_C8_C8), color!(0x1A_1A_1A)),
};

impl Colours {
    pub const fn block(&self, block: Block) -> Pair {
        match block {
            Block::Working => self.working,
            Block::Living => self.living,
            Block::Systems => self.systems,
        }
    }

    /// The face of a Block's Malfunction die: its colour under the ink with the best contrast.
    pub fn die(&self, block: Block) -> Pair {
        self.on(self.block(block).ink)
    }

    /// The face of a die of that type of action, in the colour of its set (almanac, Tirare i dadi).
    pub fn action_die(&self, kind: AdventureType) -> Pair {
        self.on(match kind {
            AdventureType::Explore => self.food.ink,
            AdventureType::Gather => self.gather.ink,
            AdventureType::Research => self.oxygen.ink,
            AdventureType::Build => self.build.ink,
        })
    }

    /// The patch of a profession. The pawns of the box have colours of the table's choice, so each profession has one of the app's.
    pub fn crew(&self, profession: Profession) -> Pair {
        self.on(match profession {
            Profession::Medic => self.danger.ink,
            Profession::Scientist => self.oxygen.ink,
            Profession::Geologist => self.food.ink,
            Profession::Engineer => self.energy.ink,
        })
    }

    fn on(&self, ground: Color) -> Pair {
        let [ink, others @ ..] =
            [self.text.ink, self.text.ground, self.panel.ground].map(|ink| Pair::new(ink, ground));
        others.into_iter().fold(ink, |best, pair| {
            if pair.contrast() > best.contrast() {
                pair
            } else {
                best
            }
        })
    }

    /// A colour that is seen on that ground: this one, or as much nearer to text as needed.
    pub fn seen(&self, ink: Color, ground: Color) -> Color {
        let nearer = |tenths: u8| mixed(ink, self.panel.ink, f32::from(tenths) / 10.0);
        (0..=10)
            .map(nearer)
            .find(|&ink| Pair::new(ink, ground).contrast() >= SEEN)
            .unwrap_or(self.panel.ink)
    }

    /// The same of something less prominent: mixed with the ground as far as it is still seen.
    pub(crate) fn muted(&self, ink: Color, ground: Color) -> Color {
        let mixes = (6_u8..10).map(|tenths| mixed(ground, ink, f32::from(tenths) / 10.0));
        let seen = mixes
            .into_iter()
            .find(|&ink| Pair::new(ink, ground).contrast() >= SEEN);
        seen.unwrap_or_else(|| self.seen(ink, ground))
    }

    #[cfg(test)]
    pub const fn running(&self) -> [(&'static str, Pair); 19] {
        [
            ("text", self.text),
            ("quiet", self.quiet),
            ("panel", self.panel),
            ("panel_quiet", self.panel_quiet),
            ("raised", self.raised),
            ("raised_quiet", self.raised_quiet),
            ("lifted", self.lifted),
            ("main", self.main),
            ("main_lifted", self.main_lifted),
            ("chosen", self.chosen),
            ("follow_up", self.follow_up),
            ("follow_up_quiet", self.follow_up_quiet),
            ("danger", self.danger),
            ("oxygen", self.oxygen),
            ("energy", self.energy),
            ("food", self.food),
            ("planned", self.planned),
            ("terrain", self.terrain),
            ("fog", self.fog),
        ]
    }

    #[cfg(test)]
    pub const fn signs(&self) -> [(&'static str, Pair); 9] {
        [
            ("rust", self.rust),
            ("off", self.off),
            ("adventure", self.adventure),
            ("working", self.working),
            ("living", self.living),
            ("systems", self.systems),
            ("gather", self.gather),
            ("build", self.build),
            ("outline", self.outline),
        ]
    }
}

#[cfg(test)]
mod tests {
    use iced::Color;

    use super::Pair;
    use crate::theme::Look;
    use first_martians::vocabulary::{AdventureType, Block, Profession};

    /// A patch differs from whatever it is on, its sign from the patch, and one profession from the others.
    #[test]
    fn every_patch_can_be_told() {
        for look in Look::ALL {
            let colours = look.colours();
            for &profession in Profession::ALL {
                let patch = colours.crew(profession);
                assert!(
                    patch.contrast() >= 3.0,
                    "{look:?} {profession:?}: {:.1}",
                    patch.contrast()
                );
                for ground in [colours.text, colours.panel, colours.raised, colours.lifted]
                    .map(|pair| pair.ground)
                {
                    let contrast = Pair {
                        ink: patch.ground,
                        ground,
                    }
                    .contrast();
                    assert!(contrast >= 3.0, "{look:?} {profession:?}: {contrast:.1}");
                }
                let others = Profession::ALL.iter().filter(|&&other| other != profession);
                assert!(
                    others
                        .into_iter()
                        .all(|&other| colours.crew(other).ground != patch.ground),
                    "{look:?}"
                );
            }
        }
    }

    #[test]
    fn every_die_can_be_read() {
        for look in Look::ALL {
            let colours = look.colours();
            let action_dice = AdventureType::ALL
                .iter()
                .map(|&kind| colours.action_die(kind));
            let dice = Block::ALL
                .iter()
                .map(|&block| colours.die(block))
                .chain(action_dice);
            for (index, die) in dice.enumerate() {
                // Its number is as large as a heading.
                let contrast = die.contrast();
                assert!(contrast >= 4.0, "{look:?} {index}: {contrast:.1}");
            }
        }
    }

    /// A tile that is explored differs from the ground and from the fog; a tile in the fog has an edge that does.
    #[test]
    fn what_is_drawn_differs_from_its_ground() {
        for look in Look::ALL {
            let colours = look.colours();
            let (tile, ground) = (colours.terrain.ground, colours.text.ground);
            for (name, ink, ground) in [
                ("tile", tile, ground),
                ("tile beside fog", tile, colours.fog.ground),
                ("edge of the fog", colours.outline.ink, ground),
                ("edge on a panel", colours.outline.ink, colours.panel.ground),
                ("planned journey", colours.planned.ground, ground),
                ("wall of the Working Block", colours.working.ink, ground),
                ("wall of the Living Block", colours.living.ink, ground),
                ("wall of the Systems Block", colours.systems.ink, ground),
                ("lit window", colours.energy.ink, ground),
                ("resource that is missing", colours.danger.ink, ground),
                ("number of a marked space", ground, colours.rust.ink),
                ("sign in a field", colours.danger.ink, colours.raised.ground),
            ] {
                let contrast = Pair { ink, ground }.contrast();
                assert!(contrast >= 3.0, "{look:?} {name}: {contrast:.1}");
            }
        }
    }

    /// The hue of a colour, in degrees.
    fn hue(colour: Color) -> f32 {
        let Color { r, g, b, .. } = colour;
        let (most, least) = (r.max(g).max(b), r.min(g).min(b));
        let range = (most - least).max(f32::EPSILON);
        let sixths = match most {
            most if most == r => ((g - b) / range).rem_euclid(6.0),
            most if most == g => (b - r) / range + 2.0,
            _ => (r - g) / range + 4.0,
        };
        sixths * 60.0
    }

    #[test]
    fn what_is_planned_has_a_hue_of_its_own() {
        for look in Look::ALL {
            let colours = look.colours();
            let own = hue(colours.planned.ground);
            let others = Block::ALL.iter().map(|&block| colours.block(block).ink);
            let others = others.chain([
                colours.main.ground,
                colours.rust.ink,
                colours.terrain.ground,
                colours.oxygen.ink,
                colours.food.ink,
            ]);
            for other in others {
                let apart = (own - hue(other)).abs();
                assert!(apart.min(360.0 - apart) >= 40.0, "{look:?}: {other:?}");
            }
        }
    }

    #[test]
    fn every_pair_can_be_read() {
        for look in Look::ALL {
            let colours = look.colours();
            for (least, pairs) in [(7.0, &colours.running()[..]), (3.0, &colours.signs()[..])] {
                for (name, pair) in pairs {
                    let contrast = pair.contrast();
                    assert!(
                        contrast >= least,
                        "{look:?} {name}: {contrast:.1} is less than {least}"
                    );
                }
            }
        }
    }
}
