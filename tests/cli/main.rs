//! The program as its users meet it: real processes, real files.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod archive;
mod board;
mod campaign;
mod damaged;
mod gate;
mod helpers;
mod mission;
mod missions;
mod my_box;
mod names;
mod output;
mod own_campaign;
mod own_sheet;
mod paths;
mod process;
mod program;
mod reports;
mod score_files;
#[path = "../typed/own_sheet.rs"]
mod sheet_lines;
mod times;
mod workshop;
mod wrong_uses;
