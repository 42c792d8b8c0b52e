//! Solkeeper: the window, or one subcommand. In a browser the window alone.

#[cfg(not(target_arch = "wasm32"))]
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
use solkeeper::cli::{self, CommandLine};

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match cli::run(std::env::args_os().skip(1)) {
        CommandLine::Exit(code) => ExitCode::from(code),
        CommandLine::Window(folders, language) => window(folders, language),
    }
}

#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
fn window(
    folders: solkeeper::storage::Folders,
    language: Option<solkeeper::language::Language>,
) -> ExitCode {
    match solkeeper::app::run(solkeeper::app::Options { folders, language }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => ExitCode::from(cli::no_window(language, error.cause.as_deref())),
    }
}

#[cfg(not(any(feature = "window", target_arch = "wasm32")))]
fn window(
    _folders: solkeeper::storage::Folders,
    language: Option<solkeeper::language::Language>,
) -> ExitCode {
    ExitCode::from(cli::no_window(language, None))
}

/// What goes wrong is read in the console of the page.
#[cfg(target_arch = "wasm32")]
fn main() {
    use solkeeper::platform::log_error;

    std::panic::set_hook(Box::new(|panic| log_error(&panic.to_string())));
    #[cfg(feature = "window")]
    {
        let folders = solkeeper::storage::Folders::of_page();
        if let Err(error) = solkeeper::app::run(solkeeper::app::Options {
            folders,
            language: None,
        }) {
            log_error(&error.to_string());
        }
    }
}
