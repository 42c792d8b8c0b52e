//! What is drawn on a canvas: shapes, and words and icons above them.

use iced::advanced::text::{self, Paragraph as _};
use iced::widget::canvas::{self, LineCap, LineDash, LineJoin, Path, Stroke};
use iced::{Color, Font, Pixels, Point, Rectangle, Size, alignment};

use super::Renderer;
use crate::icon::Icon;
use crate::theme::{ICONS, Type};

type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// A word or an icon, with its middle.
#[derive(Debug, Clone, PartialEq)]
pub struct Word {
    pub content: String,
    pub at: Point,
    /// The height of its letters, in logical pixels.
    pub size: f32,
    pub font: Font,
    pub ink: Color,
    /// Where all of it is: what is drawn again elsewhere leaves it out.
    pub room: Rectangle,
}

/// A canvas that is being drawn.
pub struct CanvasBuilder<'f> {
    frame: &'f mut canvas::Frame<Renderer>,
    words: Vec<Word>,
}

impl<'f> CanvasBuilder<'f> {
    pub const fn new(frame: &'f mut canvas::Frame<Renderer>) -> Self {
        Self {
            frame,
            words: Vec::new(),
        }
    }

    /// The words, which are drawn above all shapes.
    pub fn words(self) -> Vec<Word> {
        self.words
    }

    pub fn fill(&mut self, path: &Path, ink: Color) {
        self.frame.fill(path, ink);
    }

    pub fn line(&mut self, path: &Path, ink: Color, width: f32) {
        self.frame.stroke(path, stroke(ink, width));
    }

    pub(crate) fn dashed(&mut self, path: &Path, ink: Color, width: f32) {
        let segments = [width * 2.0, width * 2.0];
        let dash = LineDash {
            segments: &segments,
            offset: 0,
        };
        self.frame.stroke(
            path,
            Stroke {
                line_dash: dash,
                ..stroke(ink, width)
            },
        );
    }

    pub fn word(&mut self, content: impl Into<String>, at: Point, size: f32, ink: Color) {
        self.put(content.into(), at, size, Type::Number.font(), ink);
    }

    pub fn icon(&mut self, icon: Icon, at: Point, size: f32, ink: Color) {
        self.put(icon.character().to_string(), at, size, ICONS, ink);
    }

    fn put(&mut self, content: String, at: Point, size: f32, font: Font, ink: Color) {
        // Letters may reach beyond their lines and widths by some of their height.
        let (width, height) = (width_in(&content, size, font) + size, 2.2 * size);
        let room = Rectangle::new(
            Point::new(at.x - width / 2.0, at.y - height / 2.0),
            Size::new(width, height),
        );
        self.words.push(Word {
            content,
            at,
            size,
            font,
            ink,
            room,
        });
    }
}

fn stroke(ink: Color, width: f32) -> Stroke<'static> {
    let stroke = Stroke::default().with_color(ink).with_width(width);
    stroke
        .with_line_cap(LineCap::Round)
        .with_line_join(LineJoin::Round)
}

/// How wide a word is that is drawn.
pub(crate) fn width_of(content: &str, size: f32) -> f32 {
    width_in(content, size, Type::Number.font())
}

/// How wide a word of that role is.
pub(crate) fn width_of_text(role: Type, content: &str) -> f32 {
    width_in(content, role.size(), role.font())
}

fn width_in(content: &str, size: f32, font: Font) -> f32 {
    let paragraph = Paragraph::with_text(text::Text {
        content,
        bounds: Size::INFINITE,
        size: Pixels(size),
        line_height: text::LineHeight::Relative(1.2),
        font,
        align_x: text::Alignment::Left,
        align_y: alignment::Vertical::Top,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    });
    paragraph.min_width()
}

/// A name in lines that are not wider than this.
pub(crate) fn lines_of(name: &str, letters: f32, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width_of(&format!("{line} {word}"), letters) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A name that is too long ends in dots; it is said in full elsewhere.
pub(crate) fn fitting(name: &str, letters: f32, width: f32) -> String {
    if width_of(name, letters) <= width {
        return name.to_owned();
    }
    let mut short: Vec<char> = name.chars().collect();
    while short.pop().is_some() {
        let tried: String = short.iter().chain(&['…']).collect();
        if width_of(&tried, letters) <= width {
            return tried;
        }
    }
    String::new()
}

/// A closed shape.
pub(crate) fn polygon(points: impl IntoIterator<Item = Point>) -> Path {
    Path::new(|path| {
        trace(path, points);
        path.close();
    })
}

/// A line through points.
pub(crate) fn polyline(points: impl IntoIterator<Item = Point>) -> Path {
    Path::new(|path| trace(path, points))
}

fn trace(path: &mut canvas::path::Builder, points: impl IntoIterator<Item = Point>) {
    for (index, point) in points.into_iter().enumerate() {
        if index == 0 {
            path.move_to(point);
        } else {
            path.line_to(point);
        }
    }
}
