//! Compact saves: every long text in them, such as a deck of a mission, is stored once in `texts/` and restored before use. A
//! checksum of the whole file ensures that it is restored byte for byte.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use sha2::{Digest as _, Sha256};

use super::changed::path;

/// The minimum length of a stored text.
const LONG: usize = 1000;
const MARK: &str = "@text:";

/// The SHA-256 of a text.
pub fn checksum(text: &str) -> String {
    Sha256::digest(text.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn text_path(name: &str) -> PathBuf {
    path("texts").join(format!("{name}.txt"))
}

/// The JSON strings of a text, as ranges without their quotes.
fn strings(text: &str) -> Vec<(usize, usize)> {
    let (mut found, mut begun, mut escaped) = (Vec::new(), None, false);
    for (at, byte) in text.bytes().enumerate() {
        match (begun, byte) {
            (None, b'"') => begun = Some(at + 1),
            (None, _) => {}
            (Some(_), _) if escaped => escaped = false,
            (Some(_), b'\\') => escaped = true,
            (Some(from), b'"') => {
                found.push((from, at));
                begun = None;
            }
            (Some(_), _) => {}
        }
    }
    found
}

fn replaced(text: &str, with: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut done = 0;
    for (from, to) in strings(text) {
        if let Some(new) = with(&text[from..to]) {
            out += &text[done..from];
            out += &new;
            done = to;
        }
    }
    out + &text[done..]
}

/// The text with its long strings moved to `texts/`, and its checksum.
pub fn packed(text: &str) -> (String, String) {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

    let _alone = ONE_AT_A_TIME.lock().expect("no panic before");
    let short = replaced(text, |literal| {
        let whole: String = (literal.len() >= LONG)
            .then(|| serde_json::from_str(&format!("\"{literal}\"")).expect("a string"))?;
        let name = checksum(&whole)[..12].to_owned();
        fs::create_dir_all(path("texts")).expect("a folder");
        fs::write(text_path(&name), whole).expect("written");
        Some(format!("{MARK}{name}"))
    });
    assert_eq!(unpacked(&short, &checksum(text)), text);
    (short, checksum(text))
}

/// The original of a packed text.
pub fn unpacked(short: &str, expected: &str) -> String {
    let text = replaced(short, |literal| {
        let name = literal.strip_prefix(MARK)?;
        let whole = fs::read_to_string(text_path(name))
            .unwrap_or_else(|error| panic!("texts/{name}.txt: {error}"));
        let quoted = serde_json::to_string(&whole).expect("JSON");
        Some(quoted[1..quoted.len() - 1].to_owned())
    });
    assert_eq!(
        checksum(&text),
        expected,
        "the file differs from the packed one"
    );
    text
}

/// The relative paths of all files in a folder and its subfolders.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
        {
            if entry.is_dir() {
                open.push(entry);
            } else {
                found.push(entry.strip_prefix(folder).expect("inside").to_owned());
            }
        }
    }
    found.sort();
    found
}
