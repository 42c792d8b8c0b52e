//! *Pocket Mars*, *Mechanica* and *Mars Needs Mechanics*: the rules of their helpers, their scores, and the scorebook that keeps them.

pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod pocket_mars;
pub mod scorebook;
pub mod scoring;
