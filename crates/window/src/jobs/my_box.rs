//! The owner's box on the disk, and what is remembered of its printed cards.

use iced::Task;

use crate::Message;
use first_martians::effect::Effect;
use first_martians::my_box::MyBox;
use session::changes;
use session::my_box::{self, Corrections};
use storage::{Folders, Header};

pub fn open(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        let (own, notices) = my_box::open(&folders).await;
        Message::BoxOpened(own.map(Box::new), notices)
    })
}

/// Stores what the owner has corrected since `before`. On an error, the answer has what the disk holds.
pub fn store(folders: &Folders, before: Corrections, own: Box<MyBox>) -> Task<Message> {
    super::job(folders, |folders| async move {
        let stored = my_box::store(&folders, &before, &own).await;
        Message::BoxStored(match stored {
            Ok(()) => Ok(()),
            Err(error) => Err((error, my_box::open(&folders).await.0.map(Box::new))),
        })
    })
}

/// Compares the box of a save with the owner's box as it is now.
pub fn compare(folders: &Folders, save: &str, header: &Header) -> Task<Message> {
    let (save, header) = (save.to_owned(), header.clone());
    super::job(folders, |folders| async move {
        let changed = changes::with_current_box(&folders, &header).await;
        Message::BoxCompared(save, changed.map(Box::new))
    })
}

/// Remembers what a printed card says; an empty list forgets it.
pub fn remember(folders: &Folders, name: String, says: Vec<Effect>) -> Task<Message> {
    super::job(folders, |folders| async move {
        let stored = my_box::save_printed(&folders, &name, &says).await;
        Message::PrintedRemembered(match stored {
            Ok(()) => Ok(my_box::load_printed(&folders).await),
            Err(error) => Err(error),
        })
    })
}
