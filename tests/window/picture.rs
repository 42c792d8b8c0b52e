//! What the window looks like, drawn without a display: in software, with only the fonts of the repository.

use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use iced_test::core::renderer::Headless;
use iced_test::core::theme::Base;
use iced_test::core::{Element, Event, Font, Pixels, Size, mouse, renderer, time::Instant, window};
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::UserInterface;
use iced_test::runtime::user_interface::Cache;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::theme::{Look, Type};

use crate::driver;

pub type Outcome<T> = Result<T, Box<dyn Error>>;

/// How far a colour channel may differ from the stored picture, of 255: another processor may round the blending of edges
/// differently. A shift by even one pixel changes edges by far more.
const ROUNDING: u8 = 8;
/// How many pixels may differ more: fewer than the smallest dot has.
const STRAYS: usize = 3;

/// RGBA, from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Picture {
    /// Filled with the colour of lines.
    pub fn blank(width: u32, height: u32) -> Self {
        let ground = Look::default().colours().line.ink.into_rgba8();
        Self {
            width,
            height,
            rgba: ground.repeat((width * height) as usize),
        }
    }

    /// Draws another picture onto this one.
    pub fn put(&mut self, other: &Self, left: u32, top: u32) {
        for row in 0..other.height {
            let from = (row * other.width * 4) as usize;
            let to = (((top + row) * self.width + left) * 4) as usize;
            let length = (other.width * 4) as usize;
            self.rgba[to..to + length].copy_from_slice(&other.rgba[from..from + length]);
        }
    }

    /// Draws a view of this size at that scale factor.
    pub fn draw<M>(
        view: Element<'_, M, iced::Theme, Renderer>,
        (width, height): (u32, u32),
        look: Look,
        scale: u32,
    ) -> Outcome<Self> {
        driver::own_fonts();
        let theme = look.theme();
        let font: Font = Type::Body.font();
        let made = <Renderer as Headless>::new(font, Pixels(Type::Body.size()), None);
        let mut renderer = block_on(made).ok_or("no renderer draws without a display here")?;
        let room = Size::new((width / scale) as f32, (height / scale) as f32);
        let mut interface = UserInterface::build(view, room, Cache::default(), &mut renderer);
        let redraw = Event::Window(window::Event::RedrawRequested(Instant::now()));
        let cursor = mouse::Cursor::Unavailable;
        let mut clipboard = iced_test::core::clipboard::Null;
        let _ = interface.update(
            &[redraw],
            cursor,
            &mut renderer,
            &mut clipboard,
            &mut Vec::new(),
        );
        let base = theme.base();
        interface.draw(
            &mut renderer,
            &theme,
            &renderer::Style {
                text_color: base.text_color,
            },
            cursor,
        );
        let rgba = renderer.screenshot(
            Size::new(width, height),
            scale as f32,
            base.background_color,
        );
        Ok(Self {
            width,
            height,
            rgba,
        })
    }

    /// The difference from a stored picture beyond rounding: those pixels in red on the faded stored picture.
    /// `None` if they are the same.
    pub fn difference(&self, kept: &Self) -> Option<(usize, Self)> {
        if (self.width, self.height) != (kept.width, kept.height) {
            return Some(((self.width * self.height) as usize, self.clone()));
        }
        let (mut far, mut shown) = (0, kept.clone());
        let pixels = self
            .rgba
            .chunks_exact(4)
            .zip(kept.rgba.chunks_exact(4))
            .zip(shown.rgba.chunks_exact_mut(4));
        for ((new, old), shown) in pixels {
            let differs = new
                .iter()
                .zip(old)
                .any(|(new, old)| new.abs_diff(*old) > ROUNDING);
            far += usize::from(differs);
            let pale = |part: u8| 192 + part / 4;
            shown.copy_from_slice(&if differs {
                [220, 0, 0, 255]
            } else {
                [pale(old[0]), pale(old[1]), pale(old[2]), 255]
            });
        }
        (far > STRAYS).then_some((far, shown))
    }

    /// Reads a picture in colours.
    pub fn read(path: &Path) -> Outcome<Self> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(fs::read(path)?));
        decoder.set_transformations(
            png::Transformations::normalize_to_color8() | png::Transformations::ALPHA,
        );
        let mut reader = decoder.read_info()?;
        let mut rgba = vec![0; reader.output_buffer_size().ok_or("too large")?];
        let frame = reader.next_frame(&mut rgba)?;
        if (frame.color_type, frame.bit_depth) != (png::ColorType::Rgba, png::BitDepth::Eight) {
            return Err("not four bytes a pixel".into());
        }
        rgba.truncate(frame.buffer_size());
        Ok(Self {
            width: frame.width,
            height: frame.height,
            rgba,
        })
    }

    /// Writes it as PNG.
    pub fn write(&self, path: &Path) -> Outcome<()> {
        let mut encoder =
            png::Encoder::new(BufWriter::new(File::create(path)?), self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        // Flat colours compress better unfiltered.
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        encoder.write_header()?.write_image_data(&self.rgba)?;
        Ok(())
    }
}
