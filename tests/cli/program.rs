//! The program itself: its version.

use tempfile::tempdir;

use crate::process::{run, text};

#[test]
fn the_version_names_the_commit_and_the_target() {
    let folder = tempdir().unwrap();
    let output = run(folder.path(), &["--version"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), format!("solkeeper {}\n", solkeeper::platform::version()));
}
