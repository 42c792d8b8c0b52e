//! The pictures of the manual, compiled in.

macro_rules! pictures {
    ($($name:literal),+ $(,)?) => {
        const PICTURES: &[(&str, &[u8])] = &[$(
            (concat!($name, ".en.png"), include_bytes!(concat!("../../../../../docs/manual/", $name, ".en.png"))),
            (concat!($name, ".it.png"), include_bytes!(concat!("../../../../../docs/manual/", $name, ".it.png"))),
        )+];
    };
}

pictures!(
    "board", "box", "event", "history", "home", "market", "numbers", "planner", "report", "rule",
    "sheet"
);

pub fn picture(file: &str) -> Option<&'static [u8]> {
    PICTURES
        .iter()
        .find(|(name, _)| *name == file)
        .map(|(_, bytes)| *bytes)
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
