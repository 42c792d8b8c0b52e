//! Why numbers move.

use super::words::words;

words! {
    /// Why a number moved.
    Cause {
        /// The passing of the sol.
        Sol = "sol",
        /// An effect that was read.
        Effect = "effect",
        /// Dice and penalties of the Malfunction phase.
        Dice = "dice",
        /// An action of the crew.
        Action = "action",
        /// Something on the table.
        Table = "table",
        /// Put right by hand.
        Correction = "correction",
        /// Paid or laid aside when an action was declared.
        Declared = "declared",
        /// What was laid aside for an action came back.
        GivenBack = "given_back",
        /// A skill was used.
        Skill = "skill",
        /// Taken apart for its spare parts.
        Dismantled = "dismantled",
        /// The Morale phase.
        Morale = "morale",
        /// Production.
        Production = "production",
        /// Stress at its top broke into a quarrel.
        Quarrel = "quarrel",
        /// A Condition token was drawn, or acts.
        Condition = "condition",
        /// Clean-Up.
        CleanUp = "clean_up",
    }
}
