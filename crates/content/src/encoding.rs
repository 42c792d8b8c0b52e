//! Texts from the bytes of a file: UTF-8, with or without a byte order mark. The encodings that other programs write are recognised, so
//! that an error can name them; they are not converted, because a guess could change what an author wrote.

/// The encoding of bytes that are not UTF-8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-16, in either byte order, with or without a byte order mark.
    Utf16,
    /// Windows-1252, also called ANSI, as far as its bytes tell.
    Windows1252,
    /// No encoding that is recognised.
    Unknown,
}

/// The byte order mark of UTF-8, which some editors write before the text.
const MARK: &str = "\u{feff}";

/// The text of a file, without a byte order mark.
///
/// # Errors
/// The encoding of bytes that are not UTF-8.
///
/// ```
/// use content::encoding::{Encoding, decode};
///
/// assert_eq!(decode(b"\xef\xbb\xbfmast".to_vec()), Ok("mast".to_owned()));
/// assert_eq!(decode(b"citt\xe0".to_vec()), Err(Encoding::Windows1252));
/// ```
pub fn decode(bytes: Vec<u8>) -> Result<String, Encoding> {
    // Plain letters in UTF-16 without a mark are valid UTF-8 too.
    if is_utf16(&bytes) {
        return Err(Encoding::Utf16);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(without_mark(&text).map(str::to_owned).unwrap_or(text)),
        Err(error) if is_windows_1252(error.as_bytes()) => Err(Encoding::Windows1252),
        Err(_) => Err(Encoding::Unknown),
    }
}

/// The text behind a byte order mark; `None` for a text without one.
pub fn without_mark(text: &str) -> Option<&str> {
    text.strip_prefix(MARK)
}

fn is_utf16(bytes: &[u8]) -> bool {
    let is_utf32 = bytes.starts_with(b"\xff\xfe\0\0") || bytes.starts_with(b"\0\0\xfe\xff");
    let is_marked = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    !is_utf32 && (is_marked || is_unmarked_utf16(bytes))
}

/// Whether most characters of the first part of a text are a letter and a zero, in one order of the two. No text in UTF-8 is so.
fn is_unmarked_utf16(bytes: &[u8]) -> bool {
    const LOOKED_AT: usize = 4096;

    let (mut first, mut second, mut pairs) = (0_usize, 0_usize, 0_usize);
    for pair in bytes[..bytes.len().min(LOOKED_AT)].chunks_exact(2) {
        pairs += 1;
        first += usize::from(pair[0] == 0 && pair[1] != 0);
        second += usize::from(pair[0] != 0 && pair[1] == 0);
    }
    pairs > 0 && (first * 2 > pairs || second * 2 > pairs)
}

/// Whether every byte is a character of Windows-1252, and none a control character that no text has.
fn is_windows_1252(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| match byte {
        b'\t' | b'\n' | b'\r' => true,
        0x00..=0x1f | 0x7f | 0x81 | 0x8d | 0x8f | 0x90 | 0x9d => false,
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf_16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(order).collect()
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_text() {
        assert_eq!(decode("\u{feff}mast".into()), Ok("mast".to_owned()));
        assert_eq!(
            decode("mast \u{feff}".into()),
            Ok("mast \u{feff}".to_owned()),
            "only the first character is a mark"
        );
        assert_eq!(decode(Vec::new()), Ok(String::new()));
    }

    #[test]
    fn other_encodings_are_recognised() {
        let text = "mast = L’antenna\n    .title = Perché è là\n";
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            assert_eq!(decode(utf_16(text, order)), Err(Encoding::Utf16));
            assert_eq!(
                decode(utf_16(&format!("\u{feff}{text}"), order)),
                Err(Encoding::Utf16),
                "with a mark"
            );
        }
        assert_eq!(
            decode(utf_16("{\"format\": 1}", u16::to_le_bytes)),
            Err(Encoding::Utf16),
            "plain letters"
        );
        assert_eq!(
            decode(b"perch\xe9 \x93l\xe0\x94".to_vec()),
            Err(Encoding::Windows1252)
        );
        for unknown in [
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(),
            b"\xff\xfe\0\0m\0\0\0".to_vec(),
            b"caff\x8f".to_vec(),
        ] {
            assert_eq!(decode(unknown), Err(Encoding::Unknown));
        }
    }
}
