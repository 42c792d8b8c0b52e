//! Every character of the texts is in the fonts of the app: a browser has no others.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use iced::advanced::graphics::text::font_system;

use crate::driver::own_fonts;

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

#[test]
fn every_character_of_the_texts_can_be_drawn() {
    own_fonts();
    let mut characters = BTreeMap::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manuals = ["docs/manual.en.md", "docs/manual.it.md"].map(|name| root.join(name));
    for file in files(&root.join("locales"))
        .into_iter()
        .chain(files(&root.join("missions")))
        .chain(manuals)
    {
        let text = fs::read_to_string(&file).expect("a text");
        characters.extend(
            text.chars()
                .filter(|it| !it.is_control())
                .map(|it| (it, file.clone())),
        );
    }
    assert!(
        characters.contains_key(&'→') && characters.contains_key(&'è'),
        "the texts were read"
    );
    let mut system = font_system()
        .write()
        .expect("nobody fails while loading fonts");
    let system = system.raw();
    let faces: Vec<_> = system
        .db()
        .faces()
        .map(|face| (face.id, face.weight))
        .collect();
    let fonts: Vec<_> = faces
        .into_iter()
        .filter_map(|(id, weight)| system.get_font(id, weight))
        .collect();
    let lacks = |character: &char| {
        fonts
            .iter()
            .all(|font| font.as_swash().charmap().map(*character) == 0)
    };
    let lacking: Vec<_> = characters
        .iter()
        .filter(|(character, _)| lacks(character))
        .collect();
    assert!(lacking.is_empty(), "no font has {lacking:?}");
}
