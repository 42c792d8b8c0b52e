//! The exit codes of a command that has done something.

/// Whether everything that was asked for was done. A command that has done nothing reports an error instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Everything.
    Whole,
    /// Something was left out, and named.
    LeftOut,
}

impl Outcome {
    /// [`Outcome::LeftOut`] if something was.
    pub(super) const fn of(is_left_out: bool) -> Self {
        if is_left_out {
            Self::LeftOut
        } else {
            Self::Whole
        }
    }

    /// The exit code: scripts tell it from that of an error.
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Whole => 0,
            Self::LeftOut => 3,
        }
    }
}
