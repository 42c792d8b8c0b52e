//! Values that a field has when it is left out of a file, for serde.

pub(crate) const fn one() -> u8 {
    1
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands the field over by reference"
)]
pub(crate) const fn is_one(number: &u8) -> bool {
    *number == 1
}

/// Whether a number is 0, with which a field is left out of the file.
pub fn is_zero<N: Default + PartialEq>(number: &N) -> bool {
    *number == N::default()
}
