//! The missions and decks as release 0.1.0 shipped them: what tests play does not change when the missions do.

use std::path::Path;

use content::Files;

/// Their texts, by name, in the place of those that are shipped today.
pub fn files() -> Files {
    texts_of("tests/released_missions", "")
}

/// All texts of a folder of the repository, under these names.
pub fn texts_of(folder: &str, within: &str) -> Files {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(folder);
    let mut files = Files::default();
    let mut folders = vec![(root, within.to_owned())];
    while let Some((folder, within)) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the missions of the tests") {
            let path = entry.expect("an entry").path();
            let name = format!(
                "{within}{}",
                path.file_name().expect("a name").to_string_lossy()
            );
            if path.is_dir() {
                folders.push((path, format!("{name}/")));
            } else if !name.ends_with(".rs") {
                let _ = files
                    .0
                    .insert(name, std::fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    files
}
