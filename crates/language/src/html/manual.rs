//! The manual as one page with its pictures.

use super::{Body, escaped};
use crate::Localizer;
use crate::manual::{Manual, Part};
use rulebook::{BodyBlock, TextRun};

/// The manual as a page; `picture` returns a picture (PNG) by its file name. Without one, only the alternative text is shown.
pub fn manual<'p>(
    localizer: &Localizer,
    manual: &Manual,
    picture: impl Fn(&str) -> Option<&'p [u8]>,
) -> String {
    let mut body = Body::default();
    body.open("main");
    body.text("h1", &manual.title);
    manual
        .lead
        .iter()
        .for_each(|part| body.part(part, &picture));
    body.open("nav");
    body.open("ul");
    for (chapter, number) in manual.chapters.iter().zip(1_usize..) {
        body.0.push_str(&format!(
            "<li><a href=\"#chapter-{number}\">{}</a></li>\n",
            escaped(&chapter.title)
        ));
    }
    body.close("ul");
    body.close("nav");
    for (chapter, number) in manual.chapters.iter().zip(1_usize..) {
        body.text(&format!("h2 id=\"chapter-{number}\""), &chapter.title);
        chapter
            .parts
            .iter()
            .for_each(|part| body.part(part, &picture));
    }
    body.close("main");
    body.page(localizer, &manual.title)
}

impl Body {
    fn part<'p>(&mut self, part: &Part, picture: &impl Fn(&str) -> Option<&'p [u8]>) {
        match part {
            Part::Heading(title) => self.text("h3", title),
            Part::Code(code) => self.text("pre", code),
            Part::Block(BodyBlock::Paragraph(item)) => {
                self.0.push_str(&format!("<p>{}</p>\n", rich(item)));
            }
            Part::Block(BodyBlock::List { ordered, items }) => {
                let element = if *ordered { "ol" } else { "ul" };
                self.open(element);
                items
                    .iter()
                    .for_each(|item| self.0.push_str(&format!("<li>{}</li>\n", rich(item))));
                self.close(element);
            }
            Part::Block(BodyBlock::Table(table)) => {
                let cells = |element: &str, cells: &[Vec<TextRun>]| {
                    cells
                        .iter()
                        .map(|cell| {
                            format!("<{element} class=\"words\">{}</{element}>", rich(cell))
                        })
                        .collect::<String>()
                };
                let rows: String = table
                    .rows
                    .iter()
                    .map(|row| format!("<tr>{}</tr>\n", cells("td", row)))
                    .collect();
                self.0.push_str(&format!(
                    "<table>\n<tr>{}</tr>\n{rows}</table>\n",
                    cells("th", &table.head)
                ));
            }
            Part::Picture {
                file,
                alt_text: says,
            } => {
                if let Some(bytes) = picture(file) {
                    let data = base64(bytes);
                    self.0.push_str(&format!(
                        "<img src=\"data:image/png;base64,{data}\" alt=\"{}\">\n",
                        escaped(says)
                    ));
                }
                self.text("p class=\"kind\"", says);
            }
        }
    }
}

fn rich(item: &[TextRun]) -> String {
    let run = |run: &TextRun| {
        let words = escaped(&run.text);
        match (run.bold, run.italic) {
            (true, _) => format!("<b>{words}</b>"),
            (false, true) => format!("<em>{words}</em>"),
            (false, false) => words,
        }
    };
    item.iter().map(run).collect()
}

/// RFC 4648.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for letter in 0..4 {
            let six = usize::try_from(bits >> (18 - 6 * letter) & 63).unwrap_or_default();
            // One byte gives two letters, two bytes give three.
            text.push(if letter > three.len() {
                '='
            } else {
                char::from(LETTERS[six])
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, manual as of};

    #[test]
    fn base64_matches_the_standard() {
        let known = [
            "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy",
        ];
        for (length, text) in known.iter().enumerate() {
            assert_eq!(base64(&b"foobar"[..length]), *text);
        }
        assert_eq!(base64(&[0xff, 0xef, 0xbe]), "/+++");
    }

    #[test]
    fn the_page_is_self_contained_and_shows_every_picture() {
        for &language in Language::ALL {
            let manual_of = of::manual(language);
            let page = manual(&Localizer::new(language), manual_of, |_| Some(b"picture"));
            let pictures = manual_of
                .chapters
                .iter()
                .flat_map(|it| &it.parts)
                .filter(|it| matches!(it, Part::Picture { .. }))
                .count();
            assert!(pictures > 5);
            assert_eq!(
                page.matches("<img src=\"data:image/png;base64,").count(),
                pictures
            );
            assert_eq!(page.matches("<h2 id=").count(), manual_of.chapters.len());
            for chapter in &manual_of.chapters {
                for end in ["a", "h2"] {
                    let marked = format!(">{}</{end}>", escaped(&chapter.title));
                    assert_eq!(page.matches(&marked).count(), 1, "{marked}");
                }
            }
            for outside in ["http:", "https:", "<link", "@import", "url(", "<script"] {
                assert!(!page.contains(outside), "{outside} leads out of the page");
            }
            let without = manual(&Localizer::new(language), manual_of, |_| None);
            assert!(!without.contains("<img"));
        }
    }
}
