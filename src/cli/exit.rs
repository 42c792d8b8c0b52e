//! The exit codes, and whether a command did all that it was asked for.

/// All was done.
pub(super) const EXIT_OK: u8 = 0;
/// Nothing was done.
pub(super) const EXIT_FAILURE: u8 = 1;
/// The command line is invalid.
pub(super) const EXIT_USAGE: u8 = 2;
/// It was done, but something was left out, which the answer names.
const EXIT_LEFT_OUT: u8 = 3;

/// What became of a command that reads from outside or writes a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// All was read or written.
    Whole,
    /// Something was left out, which the answer names.
    LeftOut,
}

impl Outcome {
    /// Whole if the list of what was left out is empty.
    pub(super) const fn of<T>(left_out: &[T]) -> Self {
        Self::partial(!left_out.is_empty())
    }

    /// [`Outcome::LeftOut`] if something was.
    pub(super) const fn partial(is_left_out: bool) -> Self {
        if is_left_out {
            Self::LeftOut
        } else {
            Self::Whole
        }
    }

    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Whole => EXIT_OK,
            Self::LeftOut => EXIT_LEFT_OUT,
        }
    }
}
