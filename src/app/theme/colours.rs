//! Colours, as pairs by role.

use iced::{Color, color};

use crate::first_martians::words::Block;

/// Ink on a ground.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// What is drawn or written.
    pub ink: Color,
    /// What lies under it.
    pub ground: Color,
}

impl Pair {
    const fn new(ink: Color, ground: Color) -> Self {
        Self { ink, ground }
    }

    /// The contrast of the two, from 1 to 21, as WCAG counts it.
    pub fn contrast(self) -> f32 {
        let (one, other) = (self.ink.relative_luminance(), self.ground.relative_luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

/// The colours of a theme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colours {
    /// Running text on the ground of the window.
    pub text: Pair,
    /// What steps back, on the ground of the window.
    pub quiet: Pair,
    /// Running text on a panel.
    pub panel: Pair,
    /// What steps back, on a panel.
    pub panel_quiet: Pair,
    /// Running text on what can be pressed or lies above a panel.
    pub raised: Pair,
    /// What steps back there.
    pub raised_quiet: Pair,
    /// What can be pressed, while the pointer is over it.
    pub lifted: Pair,
    /// The main button.
    pub main: Pair,
    /// The main button while the pointer is over it.
    pub main_lifted: Pair,
    /// What is chosen among others.
    pub chosen: Pair,
    /// What cannot be pressed now.
    pub off: Pair,
    /// A Follow-Up.
    pub follow_up: Pair,
    /// What steps back on a Follow-Up.
    pub follow_up_quiet: Pair,
    /// Lines and edges: signs only.
    pub rust: Pair,
    /// Hairlines.
    pub line: Pair,
    /// Oxygen.
    pub oxygen: Pair,
    /// Energy.
    pub energy: Pair,
    /// Food.
    pub food: Pair,
    /// What went wrong, what hurts.
    pub danger: Pair,
    /// The Working Block, yellow like its die.
    pub working: Pair,
    /// The Living Block, orange like its die.
    pub living: Pair,
    /// The Systems Block, red like its die.
    pub systems: Pair,
}

const GROUND: Color = color!(0x14_10_0E);
const PANEL: Color = color!(0x1E_18_15);
const RAISED: Color = color!(0x2A_21_1D);
const LIFTED: Color = color!(0x38_2C_26);
const TEXT: Color = color!(0xF3_E7_DC);
const QUIET: Color = color!(0xC9_B6_A6);
const EMBER: Color = color!(0xF5_9A_73);
const RED: Color = color!(0x5A_17_12);

/// Dusk on Mars.
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
    oxygen: Pair::new(color!(0x6C_CB_E8), PANEL),
    energy: Pair::new(color!(0xF2_C1_4E), PANEL),
    food: Pair::new(color!(0x86_C9_7B), PANEL),
    danger: Pair::new(color!(0xFF_A3_98), PANEL),
    working: Pair::new(color!(0xF2_C1_4E), PANEL),
    living: Pair::new(color!(0xF0_8A_3C), PANEL),
    systems: Pair::new(color!(0xE8_50_48), PANEL),
};

impl Colours {
    /// The colour of a Block: that of its die.
    pub const fn block(&self, block: Block) -> Pair {
        match block {
            Block::Working => self.working,
            Block::Living => self.living,
            Block::Systems => self.systems,
        }
    }

    /// The pairs of running text, by name.
    pub const fn running(&self) -> [(&'static str, Pair); 16] {
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
        ]
    }

    /// The pairs of signs, by name.
    pub const fn signs(&self) -> [(&'static str, Pair); 5] {
        [("rust", self.rust), ("off", self.off), ("working", self.working), ("living", self.living), ("systems", self.systems)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::Look;

    #[test]
    fn every_pair_can_be_read() {
        for look in Look::ALL {
            let colours = look.colours();
            for (least, pairs) in [(7.0, &colours.running()[..]), (3.0, &colours.signs()[..])] {
                for (name, pair) in pairs {
                    let contrast = pair.contrast();
                    assert!(contrast >= least, "{look:?} {name}: {contrast:.1} is less than {least}");
                }
            }
        }
    }
}
