//! What the tests of several crates share.

#![allow(clippy::expect_used, reason = "a test says what is wrong by failing")]
#![allow(
    missing_docs,
    reason = "only the tests of this workspace use it, and they read the code"
)]

pub mod released_missions;
