//! Draws the window into the canvas of the page.
//!
//! The drawing is that of iced, as without a browser. Putting the picture on the canvas is not: softbuffer, which iced uses for it, copies
//! all of it byte by byte for every frame, which takes longer than drawing. Here only what has changed is copied.

use iced::advanced::graphics::compositor::{self, Display, Information, SurfaceError, Window};
use iced::advanced::graphics::{self, Error, Shell, Viewport, damage, geometry};
use iced::advanced::image::{Allocation, Handle};
use iced::advanced::renderer::{Headless, Quad};
use iced::advanced::{Renderer as _, image, text};
use iced::{Background, Color, Font, Pixels, Point, Rectangle, Size, Transformation};
use iced_tiny_skia::Layer;
use tiny_skia::{Mask, Pixmap};
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use crate::platform::browser;

/// The renderer of iced, with [`Compositor`] in place of its own.
#[derive(Debug)]
pub struct Renderer(iced::Renderer);

impl iced::advanced::Renderer for Renderer {
    fn start_layer(&mut self, bounds: Rectangle) {
        self.0.start_layer(bounds);
    }

    fn end_layer(&mut self) {
        self.0.end_layer();
    }

    fn start_transformation(&mut self, transformation: Transformation) {
        self.0.start_transformation(transformation);
    }

    fn end_transformation(&mut self) {
        self.0.end_transformation();
    }

    fn fill_quad(&mut self, quad: Quad, background: impl Into<Background>) {
        self.0.fill_quad(quad, background);
    }

    fn reset(&mut self, new_bounds: Rectangle) {
        self.0.reset(new_bounds);
    }

    fn allocate_image(&mut self, handle: &Handle, callback: impl FnOnce(Result<Allocation, image::Error>) + Send + 'static) {
        self.0.allocate_image(handle, callback);
    }
}

impl text::Renderer for Renderer {
    type Font = Font;
    type Paragraph = <iced::Renderer as text::Renderer>::Paragraph;
    type Editor = <iced::Renderer as text::Renderer>::Editor;

    const ICON_FONT: Font = <iced::Renderer as text::Renderer>::ICON_FONT;
    const CHECKMARK_ICON: char = <iced::Renderer as text::Renderer>::CHECKMARK_ICON;
    const ARROW_DOWN_ICON: char = <iced::Renderer as text::Renderer>::ARROW_DOWN_ICON;
    const SCROLL_UP_ICON: char = <iced::Renderer as text::Renderer>::SCROLL_UP_ICON;
    const SCROLL_DOWN_ICON: char = <iced::Renderer as text::Renderer>::SCROLL_DOWN_ICON;
    const SCROLL_LEFT_ICON: char = <iced::Renderer as text::Renderer>::SCROLL_LEFT_ICON;
    const SCROLL_RIGHT_ICON: char = <iced::Renderer as text::Renderer>::SCROLL_RIGHT_ICON;
    const ICED_LOGO: char = <iced::Renderer as text::Renderer>::ICED_LOGO;

    fn default_font(&self) -> Font {
        self.0.default_font()
    }

    fn default_size(&self) -> Pixels {
        self.0.default_size()
    }

    fn fill_paragraph(&mut self, text: &Self::Paragraph, position: Point, color: Color, clip_bounds: Rectangle) {
        self.0.fill_paragraph(text, position, color, clip_bounds);
    }

    fn fill_editor(&mut self, editor: &Self::Editor, position: Point, color: Color, clip_bounds: Rectangle) {
        self.0.fill_editor(editor, position, color, clip_bounds);
    }

    fn fill_text(&mut self, text: text::Text, position: Point, color: Color, clip_bounds: Rectangle) {
        self.0.fill_text(text, position, color, clip_bounds);
    }
}

impl image::Renderer for Renderer {
    type Handle = Handle;

    fn load_image(&self, handle: &Handle) -> Result<Allocation, image::Error> {
        self.0.load_image(handle)
    }

    fn measure_image(&self, handle: &Handle) -> Option<Size<u32>> {
        self.0.measure_image(handle)
    }

    fn draw_image(&mut self, image: image::Image, bounds: Rectangle, clip_bounds: Rectangle) {
        self.0.draw_image(image, bounds, clip_bounds);
    }
}

impl geometry::Renderer for Renderer {
    type Geometry = <iced::Renderer as geometry::Renderer>::Geometry;
    type Frame = <iced::Renderer as geometry::Renderer>::Frame;

    fn new_frame(&self, bounds: Rectangle) -> Self::Frame {
        self.0.new_frame(bounds)
    }

    fn draw_geometry(&mut self, geometry: Self::Geometry) {
        self.0.draw_geometry(geometry);
    }
}

impl Headless for Renderer {
    async fn new(default_font: Font, default_text_size: Pixels, _backend: Option<&str>) -> Option<Self> {
        Some(Self(iced::Renderer::new(default_font, default_text_size)))
    }

    fn name(&self) -> String {
        self.0.name()
    }

    fn screenshot(&mut self, size: Size<u32>, scale_factor: f32, background_color: Color) -> Vec<u8> {
        self.0.screenshot(size, scale_factor, background_color)
    }
}

impl compositor::Default for Renderer {
    type Compositor = Compositor;
}

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
        Renderer(iced::Renderer::new(self.0.default_font, self.0.default_text_size))
    }

    fn create_surface<W: Window + Clone>(&mut self, _window: W, width: u32, height: u32) -> Surface {
        let mut surface = Surface { canvas: canvas(), drawing: None, copy: Vec::new() };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        if let Some((canvas, _)) = &surface.canvas {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        let drawing = Pixmap::new(width, height).zip(Mask::new(width, height));
        surface.drawing = drawing.map(|(pixels, mask)| Drawing { pixels, mask, drawn: None });
    }

    fn information(&self) -> Information {
        Information { adapter: "canvas".to_owned(), backend: "tiny-skia".to_owned() }
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
        surface.present(&mut renderer.0, viewport, background_color).ok_or(SurfaceError::Other)
    }

    fn screenshot(&mut self, renderer: &mut Renderer, viewport: &Viewport, background_color: Color) -> Vec<u8> {
        renderer.screenshot(viewport.physical_size(), viewport.scale_factor(), background_color)
    }
}

/// The canvas of the window, the only one of the page.
fn canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = web_sys::window()?.document()?.query_selector("canvas").ok()??.dyn_into().ok()?;
    let opaque = browser::object(&[("alpha", false.into())]);
    let context = canvas.get_context_with_context_options("2d", &opaque).ok()??.dyn_into().ok()?;
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
    mask: Mask,
    drawn: Option<(Color, Vec<Layer>)>,
}

impl Surface {
    /// None if the page has no canvas that can be drawn on.
    fn present(&mut self, renderer: &mut iced::Renderer, viewport: &Viewport, ground: Color) -> Option<()> {
        let (_, context) = self.canvas.as_ref()?;
        let Some(Drawing { pixels, mask, drawn }) = &mut self.drawing else {
            return Some(());
        };
        let whole = Rectangle::with_size(viewport.logical_size());
        let changed = match drawn {
            Some((last_ground, last)) if *last_ground == ground => {
                damage::diff(last, renderer.layers(), |layer| vec![layer.bounds], Layer::damage)
            }
            _ => vec![whole],
        };
        if changed.is_empty() {
            return Some(());
        }
        let mut changed = damage::group(changed, whole);
        if changed.len() > 1 || changed.iter().map(Rectangle::area).sum::<f32>() > whole.area() / 8.0 {
            // What reaches over the edge of an area is drawn through a mask, which costs more than drawing the rest too.
            changed = vec![whole];
        }
        *drawn = Some((ground, renderer.layers().to_vec()));
        renderer.draw(&mut pixels.as_mut(), mask, viewport, &changed, ground);
        for area in changed {
            put(pixels, area * viewport.scale_factor(), &mut self.copy, context)?;
        }
        Some(())
    }
}

/// Puts an area of the picture on the canvas, which wants red first.
fn put(pixels: &Pixmap, area: Rectangle, copy: &mut Vec<u8>, context: &CanvasRenderingContext2d) -> Option<()> {
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
