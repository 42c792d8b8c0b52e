//! Opening the window on a system that may have no display, or lack a library that draws on one.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Size, Task, window};

use super::theme::size;
use super::{Message, NoWindowError, Options, application};

/// Whether the window has been drawn once.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Notes that there is a window, and something to be drawn in it.
pub(super) fn window_is_open() {
    IS_OPEN.store(true, Ordering::Relaxed);
}

/// Makes a window that has just opened small enough for its screen, so that its foot is not cut.
pub(super) fn fit_to_screen(id: window::Id) -> Task<Message> {
    window::monitor_size(id).then(move |screen| {
        screen
            .and_then(fitted)
            .map_or_else(Task::none, |fitted| window::resize(id, fitted))
    })
}

/// The size of the window on a screen that has no room for its usual size, in logical pixels.
fn fitted(screen: Size) -> Option<Size> {
    let (usual, least) = (Size::from(size::WINDOW), Size::from(size::LEAST));
    let width = usual.width.min(screen.width).max(least.width);
    let height = usual
        .height
        .min(screen.height - size::BARS)
        .max(least.height);
    let fitted = Size::new(width, height);
    (fitted != usual).then_some(fitted)
}

pub(super) fn run(options: Options) -> Result<(), NoWindowError> {
    if !has_display() {
        return Err(NoWindowError { cause: None });
    }
    let opened = or_no_window(|| {
        application(options)
            .run()
            .map_err(|error| error.to_string())
    });
    if opened.is_err() && !IS_OPEN.load(Ordering::Relaxed) {
        run_by_x11();
    }
    opened
}

/// Starts the program anew without Wayland, where it is named but could not open a window, and an X server is named too: the toolkit tries
/// one of the two, once a process. Returns if there is no other way.
fn run_by_x11() {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::process::CommandExt as _;
        use std::process::Command;

        const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

        if !WAYLAND.into_iter().any(is_named) || !is_named("DISPLAY") {
            return;
        }
        // Without /proc, as in some containers, it is known only by the name that it was called by.
        let called = std::env::current_exe().map(std::path::PathBuf::into_os_string);
        let Some(program) = called.ok().or_else(|| std::env::args_os().next()) else {
            return;
        };
        let mut again = Command::new(program);
        let _ = again.args(std::env::args_os().skip(1));
        for name in WAYLAND {
            let _ = again.env_remove(name);
        }
        // It takes the place of this process, so that this is not reached unless it fails.
        let _ = again.exec();
    }
}

/// Whether the system names that display server.
fn is_named(name: &str) -> bool {
    std::env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Whether the system names a display server. Systems where none is named have it always.
fn has_display() -> bool {
    !cfg!(target_os = "linux")
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
            .into_iter()
            .any(is_named)
}

/// Runs the window. iced panics where it cannot open one: until it is open, a panic is an error, and its message is not printed.
fn or_no_window(run: impl FnOnce() -> Result<(), String>) -> Result<(), NoWindowError> {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if IS_OPEN.load(Ordering::Relaxed) {
            report(panic);
        }
    }));
    // Of what was unwound, nothing is used again.
    let ended = panic::catch_unwind(AssertUnwindSafe(run));
    let is_open = IS_OPEN.load(Ordering::Relaxed);
    if !is_open {
        drop(panic::take_hook());
    }
    match ended {
        Ok(result) => result.map_err(|cause| NoWindowError {
            cause: readable(&cause),
        }),
        Err(panic) if is_open => panic::resume_unwind(panic),
        Err(panic) => Err(NoWindowError {
            cause: message(&*panic),
        }),
    }
}

/// The message of a panic, as a part of a sentence.
fn message(panic: &(dyn Any + Send)) -> Option<String> {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())?;
    readable(text.trim_end_matches('.'))
}

/// The text of the toolkit, if players can read it: not one with the inside of a value, nor with paths of the machine that built it. Of
/// such a text the library is left that could not be loaded.
fn readable(cause: &str) -> Option<String> {
    let is_inside = cause.contains(['{', '(']) || cause.contains(".rs");
    if is_inside {
        library(cause).map(str::to_owned)
    } else {
        Some(cause.to_owned())
    }
}

/// The name of a shared library in a text, such as `libX11.so.6`.
fn library(text: &str) -> Option<&str> {
    let is_of_name = |it: char| it.is_ascii_alphanumeric() || matches!(it, '.' | '-' | '_' | '+');
    text.split(|it| !is_of_name(it))
        .map(|word| word.trim_end_matches('.'))
        .find(|word| word.starts_with("lib") && word.contains(".so"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_fits_a_small_screen_and_keeps_its_size_on_a_large_one() {
        assert_eq!(
            fitted(Size::new(1366.0, 768.0)),
            Some(Size::new(1200.0, 704.0)),
            "its foot would be cut"
        );
        assert_eq!(
            fitted(Size::new(1024.0, 600.0)),
            Some(Size::new(1024.0, 560.0)),
            "never below the least size"
        );
        assert_eq!(fitted(Size::new(1920.0, 1080.0)), None);
    }

    /// One test, since the hook and the flag belong to the whole process.
    #[test]
    fn a_panic_is_an_error_until_the_window_is_open() {
        let refused = or_no_window(|| panic!("Create event loop: {}.", "no display"));
        assert_eq!(
            refused,
            Err(NoWindowError {
                cause: Some("Create event loop: no display".to_owned())
            })
        );
        let failed = or_no_window(|| Err("no renderer".to_owned()));
        assert_eq!(
            failed,
            Err(NoWindowError {
                cause: Some("no renderer".to_owned())
            })
        );
        let inside = "Create event loop: Os(OsError { line: 81, file: \"/home/x/winit/src/wayland/mod.rs\", error: WaylandError(Connection(NoCompositor)) })";
        let unreadable = or_no_window(|| panic!("{inside}"));
        assert_eq!(unreadable, Err(NoWindowError { cause: None }));
        let library = "Create event loop: Os(OsError { line: 81, file: \"/home/x/mod.rs\", error: XNotSupported(LibraryOpenError(OpenError { detail: \"opening library failed (libX11.so.6: cannot open shared object file); opening library failed (libX11.so: cannot open)\" })) })";
        assert_eq!(
            or_no_window(|| panic!("{library}")),
            Err(NoWindowError {
                cause: Some("libX11.so.6".to_owned())
            })
        );
        assert_eq!(or_no_window(|| Ok(())), Ok(()));

        let later = panic::catch_unwind(|| {
            or_no_window(|| {
                window_is_open();
                panic!("a mistake of ours")
            })
        });
        assert_eq!(
            message(&*later.expect_err("it goes on")).as_deref(),
            Some("a mistake of ours")
        );
    }
}
