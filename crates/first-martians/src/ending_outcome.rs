//! How missions and chapters end, as authors name it.

use super::vocabulary::{record, words};

words! {
    /// The outcomes that an ending can tell.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    EndingOutcome {
        /// Won, with every optional objective met.
        WonAll = "won_all",
        /// Won.
        Won = "won",
        /// Out of sols, over the Threshold, or by a rule of the mission.
        Lost = "lost",
        /// An astronaut died.
        Died = "died",
    }
}

record! {
    /// The end of a chapter, in a condition.
    ChapterAt {
        /// Which one.
        chapter: String,
        /// How it ended; however when left out. `won` fits `won_all` too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<EndingOutcome>,
    }
}

impl EndingOutcome {
    /// Whether the mission is won.
    pub fn is_won(self) -> bool {
        self.fits(Self::Won)
    }

    /// Whether an outcome that an author names fits this one.
    pub fn fits(self, named: Self) -> bool {
        self == named || (named == Self::Won && self == Self::WonAll)
    }
}
