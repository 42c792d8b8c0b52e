//! Causes of changes.

use super::vocabulary::words;

words! {
    /// Why a number changed.
    Cause {
        /// A new sol began.
        Sol = "sol",
        /// An effect of a card that was read.
        Effect = "effect",
        /// Dice and penalties of the Malfunction phase.
        Dice = "dice",
        /// An action of the crew.
        Action = "action",
        /// Reported by the crew.
        Table = "table",
        /// Corrected by hand.
        Correction = "correction",
        /// Paid or reserved when an action was declared.
        Declared = "declared",
        /// What was reserved for an action came back.
        GivenBack = "given_back",
        /// A skill was used.
        Skill = "skill",
        /// Taken apart for its spare parts.
        Dismantled = "dismantled",
        /// The Morale phase.
        Morale = "morale",
        /// Production.
        Production = "production",
        /// A quarrel, when Stress reaches its maximum.
        Quarrel = "quarrel",
        /// A Condition token was drawn or took effect.
        Condition = "condition",
        /// Clean-Up.
        CleanUp = "clean_up",
    }
}
