//! Texts of missions: third-party files, so bounded in size, number and depth.

use std::collections::BTreeMap;

use super::Folders;
use super::backend::Kind;

/// The most files that a folder of missions may hold.
const MOST: usize = 2000;
/// The largest text that is read, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// How deep folders may lie: `missions/decks/en.ftl`.
const DEEPEST: usize = 3;

/// Whether a file of this name is a text of a mission.
pub(super) fn is_text(name: &str) -> bool {
    name.ends_with(".json") || name.ends_with(".ftl")
}

impl Folders {
    /// The texts of the players' own missions, by name with `/`. What cannot be read is left out; links are not followed.
    pub async fn mission_texts(&self) -> BTreeMap<String, String> {
        self.texts_in(Self::MISSIONS).await
    }

    /// The same for a folder that users name.
    pub async fn texts_outside(&self, folder: &str) -> BTreeMap<String, String> {
        self.texts_in(&self.backend().outside(folder)).await
    }

    async fn texts_in(&self, folder: &str) -> BTreeMap<String, String> {
        let mut texts = BTreeMap::new();
        let mut waiting = vec![(folder.to_owned(), String::new(), 0)];
        while let Some((folder, inside, depth)) = waiting.pop() {
            for entry in self.entries_in(&folder).await {
                // What is being put in place has such a name until it is whole.
                if entry.name.starts_with('.') || entry.link {
                    continue;
                }
                let (name, full) = (format!("{folder}/{}", entry.name), format!("{inside}{}", entry.name));
                if entry.kind == Kind::Folder && depth + 1 < DEEPEST {
                    waiting.push((name, format!("{full}/"), depth + 1));
                } else if entry.kind == Kind::File
                    && texts.len() < MOST
                    && is_text(&full)
                    && let Ok(Some(bytes)) = self.backend().read(&name, LARGEST).await
                    && let Ok(text) = String::from_utf8(bytes)
                {
                    let _ = texts.insert(full, text);
                }
            }
        }
        texts
    }
}
