//! Draws the window into the canvas of the page.
//!
//! The drawing is that of iced, as without a browser. Putting the picture on the canvas is not: softbuffer copies
//! all of it byte by byte for every frame, which takes longer than drawing. Here only what has changed is copied.

use iced::advanced::graphics::compositor::{self, Display, Information, SurfaceError, Window};
use iced::advanced::graphics::{self, Error, Shell, Viewport};
use iced::advanced::renderer::Headless as _;
use iced::{Color, Rectangle};
use tiny_skia::Pixmap;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::renderer::{Limits, Painter, Renderer};
use base::platform::browser;

#[derive(Debug)]
pub struct Compositor(graphics::Settings);

impl compositor::Compositor for Compositor {
    type Renderer = Renderer;
    type Surface = Surface;

    async fn with_backend(
        settings: graphics::Settings,
        _display: impl Display + Clone,
        _compatible_window: impl Window + Clone,
        _shell: Shell,
        _backend: Option<&str>,
    ) -> Result<Self, Error> {
        Ok(Self(settings))
    }

    fn create_renderer(&self) -> Renderer {
        Renderer::new(self.0.default_font, self.0.default_text_size)
    }

    fn create_surface<W: Window + Clone>(
        &mut self,
        _window: W,
        width: u32,
        height: u32,
    ) -> Surface {
        let mut surface = Surface {
            canvas: canvas(),
            drawing: None,
            copy: Vec::new(),
        };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        if let Some((canvas, _)) = &surface.canvas {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        let drawing = Pixmap::new(width, height).zip(Painter::new(width, height, Limits::BROWSER));
        surface.drawing = drawing.map(|(pixels, painter)| Drawing { pixels, painter });
    }

    fn information(&self) -> Information {
        Information {
            adapter: "canvas".to_owned(),
            backend: "tiny-skia".to_owned(),
        }
    }

    fn present(
        &mut self,
        renderer: &mut Renderer,
        surface: &mut Surface,
        viewport: &Viewport,
        background_color: Color,
        on_pre_present: impl FnOnce(),
    ) -> Result<(), SurfaceError> {
        on_pre_present();
        surface
            .present(renderer, viewport, background_color)
            .ok_or(SurfaceError::Other)
    }

    fn screenshot(
        &mut self,
        renderer: &mut Renderer,
        viewport: &Viewport,
        background_color: Color,
    ) -> Vec<u8> {
        renderer.screenshot(
            viewport.physical_size(),
            viewport.scale_factor(),
            background_color,
        )
    }
}

/// The canvas of the window, the only one of the page.
fn canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = web_sys::window()?
        .document()?
        .query_selector("canvas")
        .ok()??
        .dyn_into()
        .ok()?;
    let opaque = browser::object(&[("alpha", false.into())]);
    let context = canvas
        .get_context_with_context_options("2d", &opaque)
        .ok()??
        .dyn_into()
        .ok()?;
    Some((canvas, context))
}

#[derive(Debug)]
pub struct Surface {
    canvas: Option<(HtmlCanvasElement, CanvasRenderingContext2d)>,
    /// None while the window has no area.
    drawing: Option<Drawing>,
    /// What is put on the canvas; kept for its memory.
    copy: Vec<u8>,
}

#[derive(Debug)]
struct Drawing {
    /// The picture as it is on the canvas: blue, green, red, opaque.
    pixels: Pixmap,
    painter: Painter,
}

impl Surface {
    /// None if the page has no canvas that can be drawn on.
    fn present(
        &mut self,
        renderer: &mut Renderer,
        viewport: &Viewport,
        ground: Color,
    ) -> Option<()> {
        let (_, context) = self.canvas.as_ref()?;
        let Some(Drawing { pixels, painter }) = &mut self.drawing else {
            return Some(());
        };
        for area in painter.draw(renderer, &mut pixels.as_mut(), 1, viewport, ground) {
            put(
                pixels,
                area * viewport.scale_factor(),
                &mut self.copy,
                context,
            )?;
        }
        Some(())
    }
}

/// Puts an area of the picture on the canvas, which wants red first.
fn put(
    pixels: &Pixmap,
    area: Rectangle,
    copy: &mut Vec<u8>,
    context: &CanvasRenderingContext2d,
) -> Option<()> {
    let (width, height) = (pixels.width() as usize, pixels.height() as usize);
    let (left, top) = (area.x.max(0.0) as usize, area.y.max(0.0) as usize);
    let right = ((area.x + area.width).ceil().max(0.0) as usize).min(width);
    let bottom = ((area.y + area.height).ceil().max(0.0) as usize).min(height);
    if left >= right || top >= bottom {
        return Some(());
    }
    copy.resize(4 * (right - left) * (bottom - top), 0);
    let rows = pixels.data().chunks_exact(4 * width).take(bottom).skip(top);
    for (to, from) in copy.chunks_exact_mut(4 * (right - left)).zip(rows) {
        exchange(&from[4 * left..4 * right], to);
    }
    let image = ImageData::new_with_u8_clamped_array(Clamped(copy), (right - left) as u32).ok()?;
    context.put_image_data(&image, left as f64, top as f64).ok()
}

/// Copies pixels and exchanges their first and third bytes. Two pixels at once: small code has no vectors of its own.
fn exchange(from: &[u8], to: &mut [u8]) {
    const FIRST: u64 = 0x0000_00ff_0000_00ff;
    const KEPT: u64 = 0xff00_ff00_ff00_ff00;
    let ((from, last), (to, last_to)) = (from.as_chunks::<8>(), to.as_chunks_mut::<8>());
    for (from, to) in from.iter().zip(to) {
        let pixels = u64::from_le_bytes(*from);
        *to = (pixels & KEPT | pixels >> 16 & FIRST | (pixels & FIRST) << 16).to_le_bytes();
    }
    if let [first, second, third, fourth] = last {
        last_to.copy_from_slice(&[*third, *second, *first, *fourth]);
    }
}
