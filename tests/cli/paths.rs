//! Paths that are not Unicode lead to the file that was meant, or nowhere.

#![cfg(target_os = "linux")]

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::process::{MISSION, program, run, typed};

/// A folder and a file whose names are Latin-1, as old disks have them.
fn latin(folder: &Path, name: &[u8]) -> PathBuf {
    let inside = folder.join(OsStr::from_bytes(b"citt\xe0"));
    fs::create_dir_all(&inside).unwrap();
    inside.join(OsStr::from_bytes(name))
}

fn done(data: &Path, words: &[&str], file: &Path, rest: &[&str]) -> Output {
    let output = program(data, words).arg(file).args(rest).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    output
}

/// The names of a folder: nothing was written beside what was named.
fn names_in(folder: &Path) -> Vec<PathBuf> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    names.sort();
    names
}

#[test]
fn a_copy_is_written_where_the_path_says_and_brought_in_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    typed(
        &here,
        &["play", "mechanica", "--names", "Ann,Bob"],
        &["quit"],
    );
    let copy = latin(folder.path(), b"copia-\xe8.zip");
    done(&here, &["backup"], &copy, &[]);
    assert_eq!(
        names_in(copy.parent().unwrap()),
        std::slice::from_ref(&copy)
    );
    // It is not written over, as any other file.
    let again = program(&here, &["backup"]).arg(&copy).output().unwrap();
    assert_eq!(again.status.code(), Some(1), "{again:?}");
    done(&there, &["restore"], &copy, &[]);
    assert!(there.join("saves").exists());
}

#[test]
fn scores_are_exported_and_imported_at_such_a_path() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    let game = latin(folder.path(), b"partit\xe0.json");
    fs::write(
        &game,
        run(&here, &["score", "mechanica", "--example"]).stdout,
    )
    .unwrap();
    done(&here, &["score", "mechanica"], &game, &["--keep"]);
    for name in [&b"punti-\xe8.csv"[..], b"punti-\xe8.json"] {
        let table = latin(folder.path(), name);
        done(&here, &["scores", "export"], &table, &[]);
        assert!(table.exists());
        done(&there, &["scores", "import"], &table, &["--json"]);
    }
    assert_eq!(names_in(game.parent().unwrap()).len(), 3);
    assert_eq!(names_in(&there.join("scores")).len(), 1);
}

#[test]
fn a_page_and_a_story_are_written_at_such_a_path() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    typed(
        &data,
        &["play", "mechanica", "--names", "Ann,Bob", "--seed", "4"],
        &["quit"],
    );
    let id = names_in(&data.join("saves"))
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "journal"))
        .and_then(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .unwrap();
    let story = latin(folder.path(), b"storia-\xe8.md");
    done(&data, &["report", &id, "-o"], &story, &[]);
    let page = latin(folder.path(), b"foglio-\xe8.html");
    done(&data, &["print", MISSION, "-o"], &page, &["--json"]);
    assert_eq!(names_in(story.parent().unwrap()), [page, story]);
}

#[test]
fn a_mission_is_packed_added_and_checked_at_such_a_path() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let parent = latin(folder.path(), b"missioni-\xe8");
    fs::create_dir_all(&parent).unwrap();
    let mission = parent.join("a-new-dawn");
    done(&data, &["new-mission"], &mission, &[]);
    assert!(mission.join("mission.json").exists());
    let _ = program(&data, &["check"]).arg(&mission).output().unwrap();
    let _ = program(&data, &["add"]).arg(&mission).output().unwrap();
    assert!(data.join("missions/a-new-dawn/mission.json").exists());
    assert_eq!(names_in(parent.parent().unwrap()), [parent]);
}

#[test]
fn a_file_is_found_in_either_normal_form_of_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let apart = folder.path().join("partita-e\u{300}.json");
    let together = folder.path().join("partita-è.json");
    fs::write(
        &apart,
        run(&data, &["score", "mechanica", "--example"]).stdout,
    )
    .unwrap();
    done(&data, &["score", "mechanica"], &together, &["--keep"]);
    // What lies there under the very name comes first.
    fs::write(&together, "{}").unwrap();
    let output = program(&data, &["score", "mechanica"])
        .arg(&together)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    done(&data, &["score", "mechanica"], &apart, &[]);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = latin(folder.path(), b"manc\xe0.zip");
    for words in [
        &["restore"][..],
        &["scores", "import"],
        &["score", "mechanica"],
    ] {
        let output = program(folder.path(), words)
            .arg(&missing)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.contains("There is no file") && !told.contains("\\u0000"),
            "{told}"
        );
    }
}
