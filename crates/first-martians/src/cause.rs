//! Causes of changes.

use super::vocabulary::words;

words! {
    /// Why a number changed.
    Cause {
        Sol = "sol",
        Effect = "effect",
        /// Dice and penalties of the Malfunction phase.
        Dice = "dice",
        Action = "action",
        /// Reported by the crew.
        Table = "table",
        /// Corrected by hand.
        Correction = "correction",
        /// Paid or reserved when an action was declared.
        Declared = "declared",
        /// What was reserved for an action came back.
        GivenBack = "given_back",
        Skill = "skill",
        /// Taken apart for its spare parts.
        Dismantled = "dismantled",
        Morale = "morale",
        Production = "production",
        /// A quarrel, when Stress reaches its maximum.
        Quarrel = "quarrel",
        /// A Condition token was drawn or took effect.
        Condition = "condition",
        CleanUp = "clean_up",
    }
}
