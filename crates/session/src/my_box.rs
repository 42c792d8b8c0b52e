//! The owner's box: the shipped one with the owner's corrections.

use std::collections::BTreeMap;

use content::{self, BOX_FILE, Files};
use first_martians::effect::Effect;
use first_martians::my_box::MyBox;
use storage::{Folders, Notice, OpenError};

/// The owner's box, and notices of unreadable corrections. `None` if the shipped box cannot be read.
pub async fn open(folders: &Folders) -> (Option<MyBox>, Vec<Notice>) {
    let (corrections, mut notices) = folders.load_box().await;
    let own = content::game_box(&content::shipped::files())
        .map(|shipped| MyBox::new(shipped, corrections));
    let names: Vec<String> = own
        .iter()
        .flat_map(MyBox::unknown_entries)
        .map(str::to_owned)
        .collect();
    if !names.is_empty() {
        notices.push(Notice::BoxFields {
            names,
            kept_as: folders.copy_box_aside().await,
        });
    }
    (own, notices)
}

/// The owner's corrections by name, as they are stored.
pub type Corrections = BTreeMap<String, serde_json::Value>;

/// Stores what the owner has corrected since `before`; it applies to games started from now on. On error the file is unchanged.
pub async fn store(folders: &Folders, before: &Corrections, own: &MyBox) -> Result<(), OpenError> {
    folders.save_box(before, &own.to_store()).await
}

/// The effects of printed cards and tiles, by the name that the owner gave them. An effect that is not known is left out.
pub async fn load_printed(folders: &Folders) -> BTreeMap<String, Vec<Effect>> {
    let known = |effects: Vec<_>| {
        effects
            .into_iter()
            .filter_map(|effect| serde_json::from_value(effect).ok())
            .collect()
    };
    folders
        .load_printed()
        .await
        .into_iter()
        .map(|(name, effects)| (name, known(effects)))
        .collect()
}

/// Stores the effects of a printed card or tile, or forgets it if there are none.
pub async fn save_printed(
    folders: &Folders,
    name: &str,
    effects: &[Effect],
) -> Result<(), OpenError> {
    let effects: Vec<_> = effects
        .iter()
        .filter_map(|effect| serde_json::to_value(effect).ok())
        .collect();
    folders.save_printed(name, &effects).await
}

/// Replaces the shipped box in the files with the owner's. A box that comes with a mission is unchanged.
pub(crate) async fn apply_to(folders: &Folders, files: &mut Files) {
    if files.text(BOX_FILE) != content::shipped::text(BOX_FILE)
        || !folders.has_box_corrections().await
    {
        return;
    }
    let own = open(folders).await.0.filter(MyBox::is_corrected);
    if let Some(text) = own.and_then(|own| content::box_text(own.game_box())) {
        let _ = files.0.insert(BOX_FILE.to_owned(), text);
    }
}
