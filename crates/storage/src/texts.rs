//! Texts of missions of the players, limited in size, number and depth.

use std::collections::BTreeMap;

use super::Folders;
use super::backend::Kind;

/// The most texts that are read.
const MOST: usize = 2000;
/// The largest text, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// The deepest level of folders: `missions/decks/en.ftl`.
const DEEPEST: usize = 3;

pub(super) fn is_text(name: &str) -> bool {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end);
    // A name in capitals is reported as one that nothing reads.
    ["json", "ftl"]
        .iter()
        .any(|text| end.eq_ignore_ascii_case(text))
}

impl Folders {
    /// The texts of the players' missions, by name with `/`. Unreadable files and links are left out.
    pub async fn mission_texts(&self) -> BTreeMap<String, String> {
        self.texts_in(Self::MISSIONS).await
    }

    /// The same for any folder.
    pub async fn external_texts(&self, folder: &str) -> BTreeMap<String, String> {
        self.texts_in(&self.backend().outside(folder)).await
    }

    pub(super) async fn texts_in(&self, folder: &str) -> BTreeMap<String, String> {
        let mut texts = BTreeMap::new();
        let mut waiting = vec![(folder.to_owned(), String::new(), 0)];
        while let Some((folder, inside, depth)) = waiting.pop() {
            for entry in self.entries_in(&folder).await {
                // Hidden names are those of temporary files and folders.
                if entry.name.starts_with('.') || entry.link {
                    continue;
                }
                let (name, full) = (
                    format!("{folder}/{}", entry.name),
                    format!("{inside}{}", entry.name),
                );
                if entry.kind == Kind::Folder && depth + 1 < DEEPEST {
                    waiting.push((name, format!("{full}/"), depth + 1));
                } else if entry.kind == Kind::File
                    && texts.len() < MOST
                    && is_text(&full)
                    && let Ok(Some(bytes)) = self.backend().read(&name, LARGEST).await
                    && let Ok(text) = String::from_utf8(bytes)
                {
                    // Some editors begin a file with a mark of its encoding.
                    let text = text
                        .strip_prefix('\u{feff}')
                        .map(str::to_owned)
                        .unwrap_or(text);
                    let _ = texts.insert(full, text);
                }
            }
        }
        texts
    }
}
