//! The pictures of the manual: compiled in, or, in a browser, fetched by the page after its first screen.

#[cfg(not(target_arch = "wasm32"))]
macro_rules! pictures {
    ($($name:literal),+ $(,)?) => {
        const PICTURES: &[(&str, &[u8])] = &[$(
            (concat!($name, ".en.png"), include_bytes!(concat!("../../../../../docs/manual/", $name, ".en.png"))),
            (concat!($name, ".it.png"), include_bytes!(concat!("../../../../../docs/manual/", $name, ".it.png"))),
        )+];
    };
}

#[cfg(not(target_arch = "wasm32"))]
pictures!(
    "board", "box", "event", "history", "home", "market", "numbers", "planner", "report", "rule",
    "sheet"
);

/// The picture of that name.
#[cfg(not(target_arch = "wasm32"))]
pub fn picture(file: &str) -> Option<&'static [u8]> {
    PICTURES
        .iter()
        .find(|(name, _)| *name == file)
        .map(|(_, bytes)| *bytes)
}

#[cfg(target_arch = "wasm32")]
static FETCHED: std::sync::OnceLock<Vec<(String, Vec<u8>)>> = std::sync::OnceLock::new();

/// The picture of that name; none while they are on their way.
#[cfg(target_arch = "wasm32")]
pub fn picture(file: &str) -> Option<&'static [u8]> {
    let pictures = FETCHED.get()?;
    let found = pictures.iter().find(|(name, _)| name == file);
    found.map(|(_, bytes)| bytes.as_slice())
}

/// Takes what the page has fetched: a list of names and pictures in base64, as JSON. Anything else is as good as nothing.
#[cfg(target_arch = "wasm32")]
pub fn fetched(json: &str) {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;
    let pictures: Vec<(String, String)> = serde_json::from_str(json).unwrap_or_default();
    let decoded = pictures
        .into_iter()
        .filter_map(|(name, text)| Some((name, STANDARD.decode(text).ok()?)));
    let decoded: Vec<_> = decoded.collect();
    if !decoded.is_empty() {
        let _ = FETCHED.set(decoded);
    }
}

#[cfg(test)]
mod tests {
    use super::picture;
    use language::Language;
    use language::manual::{Part, manual};

    #[test]
    fn every_picture_that_the_manual_names_is_there() {
        for &language in Language::ALL {
            for part in manual(language)
                .chapters
                .iter()
                .flat_map(|chapter| &chapter.parts)
            {
                if let Part::Picture { file, .. } = part {
                    assert!(
                        picture(file).is_some_and(|bytes| bytes.starts_with(b"\x89PNG")),
                        "{file} is not compiled in"
                    );
                }
            }
        }
    }
}
