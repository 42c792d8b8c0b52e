//! Paths of files outside the data folder as texts, without a loss: names of files are texts everywhere above the disk, but a system
//! allows some that are not Unicode.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// Before the number of a unit that is not Unicode. No path has this character.
const ESCAPE: char = '\0';

/// The text of a path, from which [`path_of`] makes the same path again. A path in Unicode is its own text.
pub fn path_text(path: &Path) -> String {
    match path.to_str() {
        Some(text) => text.to_owned(),
        None => escaped(path.as_os_str()),
    }
}

/// The path of a text that [`path_text`] has made.
pub(super) fn path_of(text: &str) -> PathBuf {
    if text.contains(ESCAPE) {
        unescaped(text).into()
    } else {
        text.into()
    }
}

#[cfg(unix)]
fn escaped(path: &OsStr) -> String {
    use std::os::unix::ffi::OsStrExt as _;

    let mut text = String::new();
    for chunk in path.as_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            text.push_str(&format!("{ESCAPE}{byte:02x}"));
        }
    }
    text
}

#[cfg(unix)]
fn unescaped(text: &str) -> OsString {
    use std::os::unix::ffi::OsStringExt as _;

    let mut parts = text.split(ESCAPE);
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part
            .split_at_checked(2)
            .map(|(number, rest)| (u8::from_str_radix(number, 16), rest))
        {
            Some((Ok(byte), rest)) => {
                bytes.push(byte);
                bytes.extend(rest.as_bytes());
            }
            // A path with the character itself leads nowhere, as before.
            _ => {
                bytes.push(0);
                bytes.extend(part.as_bytes());
            }
        }
    }
    OsString::from_vec(bytes)
}

#[cfg(windows)]
fn escaped(path: &OsStr) -> String {
    use std::os::windows::ffi::OsStrExt as _;

    let mut text = String::new();
    for unit in char::decode_utf16(path.encode_wide()) {
        match unit {
            Ok(character) => text.push(character),
            Err(unpaired) => {
                text.push_str(&format!("{ESCAPE}{:04x}", unpaired.unpaired_surrogate()))
            }
        }
    }
    text
}

#[cfg(windows)]
fn unescaped(text: &str) -> OsString {
    use std::os::windows::ffi::OsStringExt as _;

    let mut parts = text.split(ESCAPE);
    let mut units: Vec<u16> = parts.next().unwrap_or_default().encode_utf16().collect();
    for part in parts {
        match part
            .split_at_checked(4)
            .map(|(number, rest)| (u16::from_str_radix(number, 16), rest))
        {
            Some((Ok(unit), rest)) => {
                units.push(unit);
                units.extend(rest.encode_utf16());
            }
            _ => {
                units.push(0);
                units.extend(part.encode_utf16());
            }
        }
    }
    OsString::from_wide(&units)
}

#[cfg(not(any(unix, windows)))]
fn escaped(path: &OsStr) -> String {
    path.to_string_lossy().into_owned()
}

#[cfg(not(any(unix, windows)))]
fn unescaped(text: &str) -> OsString {
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_in_unicode_is_its_own_text() {
        for text in ["copy.zip", "/home/zoè/Zoe\u{300}/%00", "a\\b"] {
            assert_eq!(path_text(Path::new(text)), text);
            assert_eq!(path_of(text), Path::new(text));
        }
    }

    #[cfg(unix)]
    #[test]
    fn every_byte_of_a_path_is_kept() {
        use std::os::unix::ffi::OsStrExt as _;

        for bytes in [
            &b"caf\xe9.zip"[..],
            b"\xff/\xfe\xfd/copy.zip",
            b"\xe9",
            b"zo\xc3\xa8-\xc3",
            b"\xe9ff",
        ] {
            let path = Path::new(OsStr::from_bytes(bytes));
            let text = path_text(path);
            assert_eq!(path_of(&text), path, "{text:?}");
            assert_eq!(
                text.matches('/').count(),
                bytes.iter().filter(|it| **it == b'/').count()
            );
        }
        assert_eq!(path_of("a\0zz"), Path::new("a\0zz"));
    }
}
