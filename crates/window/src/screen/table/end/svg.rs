//! The poster as SVG: shapes and text only. Every text is escaped.

use std::fmt::Write as _;

use iced::{Color, Point, Rectangle};

use super::drawing::{Anchor, DASH, Drawing, RING, Shape};
use language::html::escaped;

pub(super) fn svg(drawing: &Drawing) -> String {
    let (width, height) = (drawing.size.width, drawing.size.height);
    let title = escaped(&drawing.title);
    let ground = ink(drawing.ground);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"'Solkeeper Sans', 'Fira Sans', system-ui, sans-serif\">\n<title>{title}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\n"
    );
    for (number, shape) in drawing.shapes.iter().enumerate() {
        // Writing to a text cannot fail.
        let _ = write_shape(&mut text, number, shape);
        text.push('\n');
    }
    text.push_str("</svg>\n");
    text
}

fn ink(color: Color) -> String {
    let [red, green, blue, _] = color.into_rgba8();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn points(all: &[Point]) -> String {
    let all: Vec<_> = all
        .iter()
        .map(|Point { x, y }| format!("{x:.1},{y:.1}"))
        .collect();
    all.join(" ")
}

/// The number is that of the shape in its picture.
fn write_shape(to: &mut String, number: usize, shape: &Shape) -> std::fmt::Result {
    match shape {
        Shape::Shade {
            bounds:
                Rectangle {
                    x,
                    y,
                    width,
                    height,
                },
            above,
            below,
        } => write!(
            to,
            "<defs><linearGradient id=\"shade-{number}\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"{}\"/>\
             <stop offset=\"1\" stop-color=\"{}\"/></linearGradient></defs>\n\
             <rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"url(#shade-{number})\"/>",
            ink(*above),
            ink(*below)
        ),
        Shape::Block {
            bounds:
                Rectangle {
                    x,
                    y,
                    width,
                    height,
                },
            round,
            ink: fill,
        } => write!(
            to,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round:.1}\" fill=\"{}\"/>",
            ink(*fill)
        ),
        Shape::Polygon { corners, ink: fill } => {
            write!(
                to,
                "<polygon points=\"{}\" fill=\"{}\"/>",
                points(corners),
                ink(*fill)
            )
        }
        Shape::Disc {
            middle: Point { x, y },
            radius,
            ink: fill,
        } => {
            write!(
                to,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{}\"/>",
                ink(*fill)
            )
        }
        Shape::Ring {
            middle: Point { x, y },
            radius,
            ink: stroke,
        } => write!(
            to,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{RING}\" \
             stroke-dasharray=\"{DASH} {DASH}\"/>",
            ink(*stroke)
        ),
        Shape::Line {
            points: all,
            width,
            ink: stroke,
        } => write!(
            to,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" \
             stroke-linecap=\"round\"/>",
            points(all),
            ink(*stroke)
        ),
        Shape::Words {
            words,
            at: Point { x, y },
            size,
            anchor,
            is_bold,
            ink: fill,
        } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let weight = if *is_bold { " font-weight=\"600\"" } else { "" };
            write!(
                to,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"{}\"{weight}>{}</text>",
                ink(*fill),
                escaped(words)
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::svg;
    use crate::screen::table::end::drawing::{drawing, sample};

    #[test]
    fn a_picture_is_escaped_complete_and_the_same_each_time() {
        let picture = svg(&drawing(&sample(), "Made with it"));
        assert_eq!(picture, svg(&drawing(&sample(), "Made with it")));
        assert!(
            !picture.contains("<script") && !picture.contains("A<b>"),
            "{picture}"
        );
        for part in [
            "&lt;script&gt;Home",
            "A&lt;b&gt;",
            "1 wound",
            "O: 5, 3, 4",
            "stroke-dasharray",
            "Made with it",
        ] {
            assert!(picture.contains(part), "{part} is missing");
        }
        for outside in ["href", "url(http", "<image", "<style", "NaN", "inf"] {
            assert!(!picture.contains(outside), "{outside}");
        }
        // Every element is closed.
        let opened = picture.matches('<').count() - 2 * picture.matches("</").count();
        assert_eq!(opened, picture.matches("/>").count());
    }
}
