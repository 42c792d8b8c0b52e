//! Solkeeper.

fn main() {}
