//! The poster as PNG: the shapes of the SVG, drawn as the window draws, with its fonts.

use std::io;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer::Headless as _;
use iced::advanced::text::{Alignment, LineHeight, Shaping};
use iced::widget::canvas::{
    Fill, Frame, LineCap, LineDash, LineJoin, Path, Stroke, Style, Text, gradient,
};
use iced::{Color, Pixels, Point, Rectangle, Size, alignment, border};

use super::drawing::{Anchor, DASH, Drawing, RING, Shape};
use crate::theme::Type;
use crate::widget::{polygon, polyline};

/// The height of a line, and how far its base line is below its top, as shares of the size of the letters. Both are those of the font.
const LINE: f32 = 1.2;
const BASE: f32 = 0.935;

/// Fails only if it cannot be encoded.
pub(super) fn png(drawing: &Drawing) -> io::Result<Vec<u8>> {
    let Size { width, height } = drawing.size;
    let size = Size::new(width as f32, height as f32);
    let mut renderer = iced::Renderer::new(Type::Body.font(), Pixels(Type::Body.size()));
    renderer.reset(Rectangle::with_size(size));
    let mut frame = Frame::new(&renderer, size);
    for shape in &drawing.shapes {
        draw(&mut frame, shape);
    }
    renderer.draw_geometry(frame.into_geometry());
    let pixels = renderer.screenshot(drawing.size, 1.0, drawing.ground);
    // Everything is opaque.
    let colours: Vec<u8> = pixels
        .as_chunks::<4>()
        .0
        .iter()
        .flat_map(|[red, green, blue, _]| [*red, *green, *blue])
        .collect();
    encoded(&colours, drawing.size)
}

fn encoded(colours: &[u8], Size { width, height }: Size<u32>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // Flat colours compress better unfiltered.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(colours)?;
    writer.finish()?;
    Ok(bytes)
}

fn stroke(ink: Color, width: f32) -> Stroke<'static> {
    let stroke = Stroke::default().with_color(ink).with_width(width);
    stroke
        .with_line_cap(LineCap::Round)
        .with_line_join(LineJoin::Round)
}

fn draw(frame: &mut Frame, shape: &Shape) {
    match shape {
        Shape::Shade {
            bounds,
            above,
            below,
        } => {
            let (top, foot) = (
                bounds.position(),
                Point::new(bounds.x, bounds.y + bounds.height),
            );
            let shade = gradient::Linear::new(top, foot)
                .add_stop(0.0, *above)
                .add_stop(1.0, *below);
            let fill = Fill {
                style: Style::Gradient(shade.into()),
                ..Fill::default()
            };
            frame.fill(&Path::rectangle(top, bounds.size()), fill);
        }
        Shape::Block { bounds, round, ink } => {
            let round = round.min(bounds.width / 2.0).min(bounds.height / 2.0);
            frame.fill(
                &Path::rounded_rectangle(bounds.position(), bounds.size(), border::radius(round)),
                *ink,
            );
        }
        Shape::Polygon { corners, ink } => frame.fill(&polygon(corners.iter().copied()), *ink),
        Shape::Disc {
            middle,
            radius,
            ink,
        } => frame.fill(&Path::circle(*middle, *radius), *ink),
        Shape::Ring {
            middle,
            radius,
            ink,
        } => {
            let dash = LineDash {
                segments: &[DASH, DASH],
                offset: 0,
            };
            let stroke = Stroke {
                line_dash: dash,
                line_cap: LineCap::Butt,
                ..stroke(*ink, RING)
            };
            frame.stroke(&Path::circle(*middle, *radius), stroke);
        }
        Shape::Line { points, width, ink } => {
            frame.stroke(&polyline(points.iter().copied()), stroke(*ink, *width));
        }
        Shape::Words {
            words,
            at,
            size,
            anchor,
            is_bold,
            ink,
        } => frame.fill_text(Text {
            content: words.clone(),
            position: Point::new(at.x, at.y - BASE * size),
            color: *ink,
            size: Pixels(*size),
            line_height: LineHeight::Relative(LINE),
            font: if *is_bold {
                Type::Title.font()
            } else {
                Type::Body.font()
            },
            align_x: match anchor {
                Anchor::Start => Alignment::Left,
                Anchor::Middle => Alignment::Center,
                Anchor::End => Alignment::Right,
            },
            align_y: alignment::Vertical::Top,
            shaping: Shaping::Advanced,
            ..Text::default()
        }),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io::Cursor;

    use super::png;
    use crate::screen::table::end::drawing::{drawing, sample};

    #[test]
    fn a_picture_has_the_size_of_its_drawing_and_is_not_blank() {
        let drawing = drawing(&sample(), "Made with it");
        let bytes = png(&drawing).expect("a picture");
        let mut reader = png::Decoder::new(Cursor::new(bytes))
            .read_info()
            .expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut pixels).expect("pixels");
        assert_eq!(
            (frame.width, frame.height),
            (drawing.size.width, drawing.size.height)
        );
        // The sky at its top, the ground below the last line, and much between.
        let ground = &drawing.ground.into_rgba8()[..3];
        assert_eq!(&pixels[pixels.len() - 3..], ground);
        assert_ne!(&pixels[..3], ground);
        let colours: BTreeSet<&[u8]> = pixels.chunks_exact(3).collect();
        assert!(colours.len() > 100, "{} colours", colours.len());
    }
}
