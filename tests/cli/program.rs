//! The program itself: its version, and a system without a display.

use std::process::Command;

use tempfile::tempdir;

use crate::process::{program, run, text};

#[test]
fn the_version_names_the_commit_and_the_target() {
    let folder = tempdir().unwrap();
    let output = run(folder.path(), &["--version"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        text(&output.stdout),
        format!("solkeeper {}\n", solkeeper::platform::version())
    );
}

/// The program with neither an X11 nor a Wayland display.
#[cfg(target_os = "linux")]
fn without_a_display(language: &str) -> (tempfile::TempDir, Command) {
    let folder = tempdir().unwrap();
    let mut command = program(folder.path(), &["--lang", language]);
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    (folder, command)
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_a_sentence_says_so() {
    for (language, sentence) in [
        ("en", "Error: No window could be opened"),
        ("it", "Errore: Su questo sistema non"),
    ] {
        let (_folder, mut command) = without_a_display(language);
        let output = command.env("DISPLAY", "").output().unwrap();
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert_eq!(text(&output.stdout), "");
        assert!(
            error.starts_with(sentence) && error.contains("solkeeper play make-yourself-at-home"),
            "{error}"
        );
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[cfg(all(target_os = "linux", feature = "window"))]
#[test]
fn a_display_that_does_not_answer_is_named_in_a_sentence() {
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] {
        let (_folder, mut command) = without_a_display("en");
        let output = command.env(name, "nowhere:99").output().unwrap();
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(
            error.starts_with("Error: No window could be opened on this system"),
            "{error}"
        );
        assert!(
            !error.contains("panicked") && error.lines().count() == 1,
            "{error}"
        );
        assert!(!error.contains(".rs") && !error.contains("Os("), "{error}");
    }
}
