//! The rules of a mission, given when then, and long runs against its invariants.

mod long_runs;
mod rules;
mod secrets;
mod support;
