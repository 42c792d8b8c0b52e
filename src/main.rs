//! Solkeeper: the window, or one subcommand.

use std::process::ExitCode;

use solkeeper::cli::{self, Asked};

fn main() -> ExitCode {
    match cli::run(std::env::args_os().skip(1)) {
        Asked::Answered(code) => ExitCode::from(code),
        Asked::Window(folders, language) => window(folders, language),
    }
}

#[cfg(feature = "window")]
fn window(folders: solkeeper::storage::Folders, language: Option<solkeeper::language::Language>) -> ExitCode {
    match solkeeper::app::run(solkeeper::app::Options { folders, language }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(cli::no_window(language)),
    }
}

#[cfg(not(feature = "window"))]
fn window(_folders: solkeeper::storage::Folders, language: Option<solkeeper::language::Language>) -> ExitCode {
    ExitCode::from(cli::no_window(language))
}
