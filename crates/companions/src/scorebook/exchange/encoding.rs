//! The text of a file of scores, in the encodings in which spreadsheets save tables.

use super::InputErrors;
use crate::scoring::{Code, InputError};

/// How the bytes of a character are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Utf8,
    Utf16LittleEndian,
    Utf16BigEndian,
}

/// The text of a file in UTF-8 or UTF-16.
///
/// # Errors
/// [`Code::OtherEncoding`]: what the file was saved in, such as Windows-1252, has lost letters already, so that it is not guessed.
pub fn decode(bytes: Vec<u8>) -> Result<String, InputErrors> {
    let text = match encoding(&bytes) {
        Encoding::Utf8 => String::from_utf8(bytes).ok(),
        Encoding::Utf16LittleEndian => utf16(&bytes, u16::from_le_bytes),
        Encoding::Utf16BigEndian => utf16(&bytes, u16::from_be_bytes),
    };
    text.ok_or_else(|| vec![InputError::new(Code::OtherEncoding, "")])
}

/// The encoding that a byte order mark names; without one, that in which the first character of a table or of JSON, a Latin letter or a
/// sign, has a byte of 0.
const fn encoding(bytes: &[u8]) -> Encoding {
    match bytes {
        [0xff, 0xfe, ..] | [1..=u8::MAX, 0, ..] => Encoding::Utf16LittleEndian,
        [0xfe, 0xff, ..] | [0, 1..=u8::MAX, ..] => Encoding::Utf16BigEndian,
        _ => Encoding::Utf8,
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    String::from_utf16(&units).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn as_utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn the_encodings_of_spreadsheets_are_read() {
        for text in ["\u{feff}id,Zoè,👩‍🚀\r\n", "id,Zoè\r\n", "{\"è\": 1}"] {
            assert_eq!(decode(text.as_bytes().to_vec()).as_deref(), Ok(text));
            assert_eq!(
                decode(as_utf16(text, u16::to_le_bytes)).as_deref(),
                Ok(text)
            );
            assert_eq!(
                decode(as_utf16(text, u16::to_be_bytes)).as_deref(),
                Ok(text)
            );
        }
        assert_eq!(decode(Vec::new()).as_deref(), Ok(""));
    }

    #[test]
    fn another_encoding_is_named_and_not_guessed() {
        let odd = as_utf16("id", u16::to_le_bytes)[..3].to_vec();
        for bytes in [b"id,Zo\xe8\r\n".to_vec(), odd, vec![0xff, 0xfe, 0x00, 0xd8]] {
            let faults = decode(bytes).unwrap_err();
            assert_eq!(faults[0].code, Code::OtherEncoding);
        }
    }
}
