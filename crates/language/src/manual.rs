//! The manual, compiled in and parsed from Markdown: chapters of sections, lists, tables and pictures.

use std::sync::LazyLock;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::Language;
use rulebook::{BodyBlock, Table, TextRun, TextRuns};

#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Part {
    /// The title of a section.
    Heading(String),
    /// A paragraph, a list or a table, without links.
    Block(BodyBlock),
    Code(String),
    Picture {
        file: String,
        alt_text: String,
    },
}

/// A chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// The contents.
    pub parts: Vec<Part>,
}

/// The manual in a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manual {
    /// The title.
    pub title: String,
    /// The parts before the first chapter.
    pub lead: Vec<Part>,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// The manual for the window, without emphasis: the window has no italics, and bold is for the names of buttons.
pub fn manual(language: Language) -> &'static Manual {
    static ENGLISH: LazyLock<Manual> = LazyLock::new(|| read(text(Language::English), false));
    static ITALIAN: LazyLock<Manual> = LazyLock::new(|| read(text(Language::Italian), false));

    match language {
        Language::English => &ENGLISH,
        Language::Italian => &ITALIAN,
    }
}

/// The manual for paper.
pub fn for_paper(language: Language) -> Manual {
    read(text(language), true)
}

const fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../docs/manual.en.md"),
        Language::Italian => include_str!("../../../docs/manual.it.md"),
    }
}

#[derive(Default)]
struct Reader {
    /// Whether to keep emphasis.
    slanted: bool,
    item: TextRuns,
    bold: bool,
    italic: bool,
    list: Option<(bool, Vec<TextRuns>)>,
    table: Table,
    row: Vec<TextRuns>,
    code: Option<String>,
    picture: Option<(String, String)>,
}

impl Reader {
    fn words(&mut self, text: &str, code: bool) {
        if let Some((_, says)) = &mut self.picture {
            says.push_str(text);
            return;
        }
        if let Some(code) = &mut self.code {
            code.push_str(text);
            return;
        }
        // Code looks like the names of buttons.
        let run = TextRun {
            text: text.to_owned(),
            bold: self.bold || code,
            italic: self.italic,
            link: None,
        };
        match self.item.last_mut() {
            Some(last) if last.bold == run.bold && last.italic == run.italic => {
                last.text.push_str(text);
            }
            _ => self.item.push(run),
        }
    }

    fn taken(&mut self) -> TextRuns {
        std::mem::take(&mut self.item)
    }

    fn begin(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Strong => self.bold = true,
            Tag::Emphasis => self.italic = self.slanted,
            Tag::List(first) => self.list = Some((first.is_some(), Vec::new())),
            Tag::CodeBlock(_) => self.code = Some(String::new()),
            Tag::Image { dest_url, .. } => {
                let file = dest_url.rsplit('/').next().unwrap_or_default().to_owned();
                self.picture = Some((file, String::new()));
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) -> Option<Part> {
        match tag {
            TagEnd::Strong => self.bold = false,
            TagEnd::Emphasis => self.italic = false,
            TagEnd::Heading(_) => {
                return Some(Part::Heading(
                    self.taken().into_iter().map(|run| run.text).collect(),
                ));
            }
            TagEnd::Paragraph if self.list.is_none() && !self.item.is_empty() => {
                return Some(Part::Block(BodyBlock::Paragraph(self.taken())));
            }
            TagEnd::Item => {
                let item = self.taken();
                self.list
                    .iter_mut()
                    .for_each(|(_, items)| items.push(item.clone()));
            }
            TagEnd::List(_) => {
                let (ordered, items) = self.list.take()?;
                return Some(Part::Block(BodyBlock::List { ordered, items }));
            }
            TagEnd::TableCell => {
                let cell = self.taken();
                self.row.push(cell);
            }
            TagEnd::TableHead => self.table.head = std::mem::take(&mut self.row),
            TagEnd::TableRow => {
                let row = std::mem::take(&mut self.row);
                self.table.rows.push(row);
            }
            TagEnd::Table => {
                return Some(Part::Block(BodyBlock::Table(std::mem::take(
                    &mut self.table,
                ))));
            }
            TagEnd::CodeBlock => {
                return self
                    .code
                    .take()
                    .map(|code| Part::Code(code.trim_end().to_owned()));
            }
            TagEnd::Image => {
                return self.picture.take().map(|(file, says)| Part::Picture {
                    file,
                    alt_text: says,
                });
            }
            _ => {}
        }
        None
    }
}

fn read(text: &str, slanted: bool) -> Manual {
    let mut manual = Manual {
        title: String::new(),
        lead: Vec::new(),
        chapters: Vec::new(),
    };
    let mut reader = Reader {
        slanted,
        ..Reader::default()
    };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(tag) => reader.begin(tag),
            Event::Text(text) => reader.words(&text, false),
            Event::Code(text) => reader.words(&text, true),
            Event::SoftBreak | Event::HardBreak => reader.words(" ", false),
            Event::End(end) => match (end, reader.end(end)) {
                (_, None) => {}
                (TagEnd::Heading(HeadingLevel::H1), Some(Part::Heading(title))) => {
                    manual.title = title;
                }
                (TagEnd::Heading(HeadingLevel::H2), Some(Part::Heading(title))) => {
                    manual.chapters.push(Chapter {
                        title,
                        parts: Vec::new(),
                    });
                }
                (_, Some(part)) => match manual.chapters.last_mut() {
                    Some(chapter) => chapter.parts.push(part),
                    None => manual.lead.push(part),
                },
            },
            _ => {}
        }
    }
    manual
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters and digits alone: what is left of a text without its marks.
    fn letters(text: &str) -> String {
        text.chars().filter(|it| it.is_alphanumeric()).collect()
    }

    fn plain_text(parts: &[Part]) -> String {
        let item = |item: &TextRuns| item.iter().map(|run| run.text.clone()).collect::<String>();
        let part = |part: &Part| match part {
            Part::Heading(text) | Part::Code(text) => text.clone(),
            Part::Block(BodyBlock::Paragraph(text)) => item(text),
            Part::Block(BodyBlock::List { items, .. }) => items.iter().map(item).collect(),
            Part::Block(BodyBlock::Table(table)) => table
                .head
                .iter()
                .chain(table.rows.iter().flatten())
                .map(item)
                .collect(),
            Part::Picture {
                file,
                alt_text: says,
            } => format!("{says}manual{file}"),
        };
        parts.iter().map(part).collect()
    }

    #[test]
    fn the_whole_manual_is_parsed() {
        for &language in Language::ALL {
            let text = text(language);
            let manual = manual(language);
            let chapters = manual
                .chapters
                .iter()
                .map(|chapter| format!("{}{}", chapter.title, plain_text(&chapter.parts)));
            let all = format!(
                "{}{}{}",
                manual.title,
                plain_text(&manual.lead),
                chapters.collect::<String>()
            );
            // The numbers of lists are not in the text that was read.
            let numbered = |line: &str| {
                line.split_once(". ")
                    .filter(|(number, _)| number.parse::<u8>().is_ok())
                    .map(|(_, rest)| rest.to_owned())
            };
            let source: String = text
                .lines()
                .map(|line| numbered(line).unwrap_or_else(|| line.to_owned()))
                .collect();
            assert_eq!(letters(&all), letters(&source));
        }
        let [english, italian] = [Language::English, Language::Italian].map(manual);
        let shape = |manual: &Manual| {
            manual
                .chapters
                .iter()
                .map(|it| it.parts.iter().map(std::mem::discriminant).collect())
                .collect::<Vec<Vec<_>>>()
        };
        assert_eq!(
            shape(english),
            shape(italian),
            "the two languages differ in their parts"
        );
    }

    #[test]
    fn every_kind_of_part_is_parsed() {
        let manual = read(
            "# M\n\nLead.\n\n## C\n\n### S\n\n1. a **b** `c`\n2. d\n\n| h | i |\n| --- | --- |\n| *x* | y |\n\n```\nrun\n```\n\n![seen](manual/p.png)\n",
            true,
        );
        let run = |text: &str, bold, italic| TextRun {
            text: text.to_owned(),
            bold,
            italic,
            link: None,
        };
        let plain = |text: &str| vec![run(text, false, false)];
        assert_eq!(
            (manual.title.as_str(), manual.lead),
            ("M", vec![Part::Block(BodyBlock::Paragraph(plain("Lead.")))])
        );
        let items = vec![
            vec![
                run("a ", false, false),
                run("b", true, false),
                run(" ", false, false),
                run("c", true, false),
            ],
            plain("d"),
        ];
        let parts = vec![
            Part::Heading("S".to_owned()),
            Part::Block(BodyBlock::List {
                ordered: true,
                items,
            }),
            Part::Block(BodyBlock::Table(Table {
                head: vec![plain("h"), plain("i")],
                rows: vec![vec![vec![run("x", false, true)], plain("y")]],
            })),
            Part::Code("run".to_owned()),
            Part::Picture {
                file: "p.png".to_owned(),
                alt_text: "seen".to_owned(),
            },
        ];
        assert_eq!(
            manual.chapters,
            [Chapter {
                title: "C".to_owned(),
                parts
            }]
        );
    }
}
