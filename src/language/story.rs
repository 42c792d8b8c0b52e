//! A story that is told piece by piece: as Markdown here, as a page in `paper`.

/// A piece of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// A heading, of a level from 1.
    Heading(usize, String),
    /// A paragraph of the app.
    Paragraph(String),
    /// What was read aloud.
    Quote(String),
    /// Something that changed, in a list.
    Item(String),
}

/// The story as Markdown.
pub fn markdown(pieces: &[Piece]) -> String {
    let mut text = String::new();
    let mut listing = false;
    for piece in pieces {
        let item = matches!(piece, Piece::Item(_));
        let goes_on = item && listing;
        if !text.is_empty() && !goes_on {
            text.push('\n');
        }
        listing = item;
        let line = match piece {
            Piece::Heading(level, heading) => format!("{} {heading}", "#".repeat(*level)),
            Piece::Paragraph(paragraph) => paragraph.clone(),
            Piece::Quote(quoted) => {
                let lines = quoted.lines().map(|line| if line.is_empty() { ">".to_owned() } else { format!("> {line}") });
                lines.collect::<Vec<_>>().join("\n")
            }
            Piece::Item(item) => format!("- {item}"),
        };
        text.push_str(&line);
        text.push('\n');
    }
    text
}
