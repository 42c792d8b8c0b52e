//! The owner's box on the disk, and what is remembered of its printed cards.

use iced::Task;
use serde_json::Value;

use crate::app::Message;
use crate::first_martians::my_box::MyBox;
use crate::session::{changes, my_box};
use crate::storage::{Folders, Header};

/// Reads the box.
pub(crate) fn open(folders: &Folders) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let (own, notices) = my_box::open(&folders).await;
        Message::BoxOpened(own.map(Box::new), notices)
    })
}

/// Writes the owner's corrections. Where that fails, the answer brings what the disk holds.
pub(crate) fn store(folders: &Folders, own: Box<MyBox>) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let stored = my_box::store(&folders, &own).await;
        Message::BoxStored(match stored {
            Ok(()) => Ok(()),
            Err(error) => Err((error, my_box::open(&folders).await.0.map(Box::new))),
        })
    })
}

/// Compares the box of a save with the owner's box of today.
pub(crate) fn compare(folders: &Folders, save: &str, header: &Header) -> Task<Message> {
    let (folders, save, header) = (folders.clone(), save.to_owned(), header.clone());
    Task::future(async move {
        let changed = changes::on_the_box_of_today(&folders, &header).await;
        Message::BoxCompared(save, changed.map(Box::new))
    })
}

/// Remembers what a printed card says, or forgets it.
pub(crate) fn remember(folders: &Folders, name: String, says: Vec<Value>) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let stored = folders.remember_printed(&name, &says).await;
        Message::Remembered(match stored {
            Ok(()) => Ok(folders.printed().await),
            Err(error) => Err(error),
        })
    })
}
