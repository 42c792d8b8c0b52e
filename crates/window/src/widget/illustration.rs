//! A bitmap with an edge and a caption.

use std::io::Cursor;

use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::renderer::{Quad, Renderer as _};
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::widget::column;
use iced::{Background, Border, Color, Length, Rectangle, Size, Theme};

use super::delegate::left_to_content;
use super::{Element, Renderer, quiet};
use crate::theme::{self, Type, size};

/// A decoded bitmap. Its clones share the pixels.
#[derive(Debug, Clone)]
pub(crate) struct Bitmap {
    size: Size,
    handle: Handle,
}

impl Bitmap {
    /// `None` if the PNG is damaged.
    pub(crate) fn of_png(bytes: &[u8]) -> Option<Self> {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(
            png::Transformations::normalize_to_color8() | png::Transformations::ALPHA,
        );
        let mut reader = decoder.read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        let frame = reader.next_frame(&mut pixels).ok()?;
        pixels.truncate(frame.buffer_size());
        // A handle with another number of bytes cannot be drawn.
        let is_whole = pixels.len() == 4 * frame.width as usize * frame.height as usize;
        (frame.color_type == png::ColorType::Rgba && is_whole).then(|| Self {
            size: Size::new(frame.width as f32, frame.height as f32),
            handle: Handle::from_rgba(frame.width, frame.height, pixels),
        })
    }
}

/// A bitmap, at most as wide as it is and as there is room, with its caption below. Screen readers say `label`.
pub(crate) fn illustration<'a, Message: 'a>(
    bitmap: &'a Bitmap,
    caption: impl Into<String>,
    label: impl Into<String>,
) -> Element<'a, Message> {
    let content =
        column![Element::new(Framed(bitmap)), quiet(Type::Small, caption)].spacing(size::TIGHT);
    Element::new(Illustration {
        content: content.into(),
        label: label.into(),
    })
}

struct Illustration<'a, Message> {
    content: Element<'a, Message>,
    label: String,
}

impl<Message> Widget<Message, Theme, Renderer> for Illustration<'_, Message> {
    left_to_content!(diff, update, draw);

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.label);
    }
}

/// A bitmap in a thin edge, without which its ground would be lost in that of the page.
struct Framed<'a>(&'a Bitmap);

impl<Message> Widget<Message, Theme, Renderer> for Framed<'_> {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let Size { width, height } = self.0.size;
        let drawn = (limits.max().width - 2.0 * size::LINE).clamp(0.0, width);
        let edges = Size::new(2.0 * size::LINE, 2.0 * size::LINE);
        layout::Node::new(Size::new(
            drawn + edges.width,
            (drawn * height / width).round() + edges.height,
        ))
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if !bounds.intersects(viewport) {
            return;
        }
        let border = Border::default()
            .width(size::LINE)
            .color(theme::colours_of(theme).line.ink);
        renderer.fill_quad(
            Quad {
                bounds,
                border,
                ..Quad::default()
            },
            Background::Color(Color::TRANSPARENT),
        );
        let within = bounds.shrink(size::LINE);
        renderer.draw_image(Image::new(self.0.handle.clone()).snap(true), within, within);
    }
}

#[cfg(test)]
mod tests {
    use super::Bitmap;

    const WHOLE: &[u8] = include_bytes!("../../../../docs/manual/box.en.png");

    #[test]
    fn a_damaged_picture_is_none() {
        assert!(Bitmap::of_png(WHOLE).is_some());
        let mut spoilt = WHOLE.to_vec();
        spoilt[WHOLE.len() / 2] ^= 0x55;
        for damaged in [
            &[],
            b"text".as_slice(),
            &WHOLE[..20],
            &WHOLE[..WHOLE.len() / 2],
            &spoilt,
        ] {
            assert!(Bitmap::of_png(damaged).is_none(), "{} bytes", damaged.len());
        }
    }
}
