//! The window.

pub mod keys;
pub mod theme;
pub mod widget;
