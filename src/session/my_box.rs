//! The owner's box: what is shipped, with what the owner has put right laid over it.

use crate::content::{self, BOX_FILE, Files};
use crate::first_martians::my_box::MyBox;
use crate::storage::{Folders, Notice, OpenError};

/// The owner's box, and what could not be read of it.
pub async fn open(folders: &Folders) -> (Option<MyBox>, Vec<Notice>) {
    let (corrections, mut notices) = folders.load_box().await;
    let own = content::game_box(&content::shipped::files()).map(|shipped| MyBox::new(shipped, corrections));
    let names: Vec<String> = own.iter().flat_map(MyBox::strange).map(str::to_owned).collect();
    if !names.is_empty() {
        notices.push(Notice::BoxFields { names, kept_as: folders.keep_box_aside().await });
    }
    (own, notices)
}

/// Stores what the owner has put right: games begun from now on are played with it.
///
/// # Errors
/// An [`OpenError`]; the file is as it was then.
pub async fn store(folders: &Folders, own: &MyBox) -> Result<(), OpenError> {
    folders.save_box(&own.stored()).await
}

/// Lays the owner's box over the shipped one. A box of another hand, as it comes with a mission, stays as it is.
pub async fn lay_over(folders: &Folders, files: &mut Files) {
    if files.text(BOX_FILE) != content::shipped::text(BOX_FILE) || !folders.has_box().await {
        return;
    }
    let own = open(folders).await.0.filter(MyBox::is_corrected);
    if let Some(text) = own.and_then(|own| content::box_text(own.game_box())) {
        let _ = files.0.insert(BOX_FILE.to_owned(), text);
    }
}
