//! The parts of a story: as Markdown here, as a page in `paper`.

/// A paragraph or another part of the story of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoryPart {
    /// With its level, from 1.
    Heading(usize, String),
    /// A text of one or more sentences.
    Paragraph(String),
    /// A text that was read aloud.
    Quote(String),
    /// A change, as a list item.
    Item(String),
}

/// The story as a Markdown document; lines of a list follow each other, and an empty line separates other parts.
pub fn markdown(pieces: &[StoryPart]) -> String {
    let mut text = String::new();
    let mut listing = false;
    for piece in pieces {
        let item = matches!(piece, StoryPart::Item(_));
        let goes_on = item && listing;
        if !text.is_empty() && !goes_on {
            text.push('\n');
        }
        listing = item;
        let line = match piece {
            StoryPart::Heading(level, heading) => format!("{} {heading}", "#".repeat(*level)),
            StoryPart::Paragraph(paragraph) => paragraph.clone(),
            StoryPart::Quote(quoted) => {
                let lines = quoted.lines().map(|line| {
                    if line.is_empty() {
                        ">".to_owned()
                    } else {
                        format!("> {line}")
                    }
                });
                lines.collect::<Vec<_>>().join("\n")
            }
            StoryPart::Item(item) => format!("- {item}"),
        };
        text.push_str(&line);
        text.push('\n');
    }
    text
}
