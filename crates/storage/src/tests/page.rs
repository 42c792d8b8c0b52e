//! What the page of a browser adds: several pages share the files, and files are given to players and taken from them.

use std::io::ErrorKind;
use std::sync::Arc;

use pollster::FutureExt as _;

use crate::page::PageState;
use crate::{Folders, Memory, OpenError, TakeError};

fn page() -> (Memory, Folders) {
    let memory = Memory::of_page();
    (memory.clone(), Folders::new(Arc::new(memory)))
}

#[test]
fn another_page_takes_the_files_and_they_are_taken_back() {
    let (memory, folders) = page();
    assert_eq!(folders.take(false).block_on(), Ok(()));
    folders.create_folder("saves").block_on().expect("room");
    folders.put("saves/x", b"old").block_on().expect("room");
    let lost = folders.page().expect("a page").lost();
    memory.take_elsewhere();
    lost.block_on();
    let refused = folders.put("saves/x", b"new").block_on();
    assert!(
        matches!(refused, Err(OpenError::Io { cause, .. }) if cause.kind == ErrorKind::ResourceBusy)
    );
    assert_eq!(
        folders.bytes("saves/x").block_on(),
        Ok(Some(b"old".to_vec())),
        "what is there can be read"
    );
    assert_eq!(folders.take(false).block_on(), Err(TakeError::Elsewhere));
    assert_eq!(folders.take(true).block_on(), Ok(()));
    folders
        .put("saves/x", b"new")
        .block_on()
        .expect("it is ours again");
}

#[test]
fn a_page_gives_files_away_and_keeps_none() {
    let (memory, folders) = page();
    assert_eq!(
        folders.write_page("Chapter 1", "<p>").block_on().as_deref(),
        Ok("chapter-1.html")
    );
    assert_eq!(
        memory.given(),
        [("chapter-1.html".to_owned(), b"<p>".to_vec())]
    );
    assert_eq!(
        folders.backend().entry(Folders::EXPORTS).block_on(),
        Ok(None)
    );
}

#[test]
fn a_chosen_file_is_kept_under_its_own_name_until_the_next_one() {
    let (memory, folders) = page();
    assert_eq!(
        folders.pick(&[".zip"]).block_on(),
        Ok(None),
        "the players choose none"
    );
    memory.offer("../../config/settings.json", b"{}".to_vec());
    assert_eq!(
        folders.pick(&[".json"]).block_on(),
        Ok(Some("chosen/settings.json".to_owned()))
    );
    assert_eq!(
        folders.bytes("chosen/settings.json").block_on(),
        Ok(Some(b"{}".to_vec()))
    );
    memory.offer("copy.zip", b"PK".to_vec());
    assert_eq!(
        folders.pick(&[".zip"]).block_on(),
        Ok(Some("chosen/copy.zip".to_owned()))
    );
    assert_eq!(folders.bytes("chosen/settings.json").block_on(), Ok(None));
    memory.leave_room(Some(0));
    memory.offer("game.journal", b"{}".to_vec());
    assert!(
        folders.pick(&[".journal"]).block_on().is_err(),
        "an error is told, not swallowed"
    );
}

#[test]
fn files_that_are_no_page_s_are_always_ours() {
    let folders = Folders::new(Arc::new(Memory::default()));
    assert_eq!(folders.page_state(true).block_on(), None);
    assert_eq!(folders.take(false).block_on(), Ok(()));
    assert_eq!(
        page().1.page_state(false).block_on(),
        Some(PageState {
            keeps_files: false,
            installed: false
        })
    );
}
