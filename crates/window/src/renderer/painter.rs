use std::collections::VecDeque;

use iced::advanced::graphics::Viewport;
use iced::{Color, Rectangle, Size};
use iced_tiny_skia::Layer;
use tiny_skia::{Mask, PixmapMut};

use super::{Limits, Renderer, changed_areas};

/// Draws one window, again and again, into one or several buffers of pixels.
#[derive(Debug)]
pub struct Painter {
    mask: Mask,
    limits: Limits,
    /// The last pictures, the newest first.
    pictures: VecDeque<Picture>,
    /// How many of them a buffer may be behind.
    oldest: u8,
}

#[derive(Debug)]
struct Picture {
    ground: Color,
    /// The pixels of the window, and how many of them a logical pixel has: the text size changes that.
    size: Size<u32>,
    scale: f32,
    layers: Vec<Layer>,
}

impl Painter {
    /// None for a window without any area.
    pub fn new(width: u32, height: u32, limits: Limits) -> Option<Self> {
        Some(Self {
            mask: Mask::new(width, height)?,
            limits,
            pictures: VecDeque::new(),
            oldest: 0,
        })
    }

    /// Draws what the renderer holds. These pixels show the picture that was drawn by the last call (`age` 1) or by an earlier one; 0
    /// if what they show is unknown. Returns the areas that were drawn, in logical pixels.
    pub fn draw(
        &mut self,
        renderer: &mut Renderer,
        pixels: &mut PixmapMut<'_>,
        age: u8,
        viewport: &Viewport,
        ground: Color,
    ) -> Vec<Rectangle> {
        let layers = renderer.0.layers();
        let shown = usize::from(age)
            .checked_sub(1)
            .and_then(|index| self.pictures.get(index));
        let (size, scale) = (viewport.physical_size(), viewport.scale_factor());
        let areas = match shown {
            Some(shown) if shown.ground == ground && shown.size == size && shown.scale == scale => {
                changed_areas(&shown.layers, layers, viewport, self.limits)
            }
            _ => vec![Rectangle::with_size(viewport.logical_size())],
        };
        self.oldest = self.oldest.max(age);
        self.pictures.truncate(self.oldest.into());
        self.pictures.push_front(Picture {
            ground,
            size,
            scale,
            layers: layers.to_vec(),
        });
        if !areas.is_empty() {
            renderer
                .0
                .draw(pixels, &mut self.mask, viewport, &areas, ground);
        }
        areas
    }
}
