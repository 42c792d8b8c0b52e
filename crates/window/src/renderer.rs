//! The renderer of all windows: that of iced, with a compositor of our own, which decides what is drawn again.

mod changed;
mod painter;
#[cfg(not(target_arch = "wasm32"))]
mod window;

use iced::advanced::graphics::{compositor, geometry};
use iced::advanced::image::{Allocation, Handle};
use iced::advanced::renderer::{Headless, Quad};
use iced::advanced::{image, text};
use iced::{Background, Color, Font, Pixels, Point, Rectangle, Size, Transformation};

#[cfg(target_arch = "wasm32")]
use super::canvas::Compositor;
pub use changed::{Limits, changed_areas};
pub use painter::Painter;
#[cfg(not(target_arch = "wasm32"))]
use window::Compositor;

/// The renderer of iced, with a compositor of our own in place of its.
#[derive(Debug)]
pub struct Renderer(iced::Renderer);

impl Renderer {
    pub fn new(default_font: Font, default_text_size: Pixels) -> Self {
        Self(iced::Renderer::new(default_font, default_text_size))
    }

    /// What is to be drawn.
    pub fn layers(&mut self) -> &[iced_tiny_skia::Layer] {
        self.0.layers()
    }
}

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

    fn allocate_image(
        &mut self,
        handle: &Handle,
        callback: impl FnOnce(Result<Allocation, image::Error>) + Send + 'static,
    ) {
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

    fn fill_paragraph(
        &mut self,
        text: &Self::Paragraph,
        position: Point,
        color: Color,
        clip_bounds: Rectangle,
    ) {
        self.0.fill_paragraph(text, position, color, clip_bounds);
    }

    fn fill_editor(
        &mut self,
        editor: &Self::Editor,
        position: Point,
        color: Color,
        clip_bounds: Rectangle,
    ) {
        self.0.fill_editor(editor, position, color, clip_bounds);
    }

    fn fill_text(
        &mut self,
        text: text::Text,
        position: Point,
        color: Color,
        clip_bounds: Rectangle,
    ) {
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
    async fn new(
        default_font: Font,
        default_text_size: Pixels,
        _backend: Option<&str>,
    ) -> Option<Self> {
        Some(Self::new(default_font, default_text_size))
    }

    fn name(&self) -> String {
        self.0.name()
    }

    fn screenshot(
        &mut self,
        size: Size<u32>,
        scale_factor: f32,
        background_color: Color,
    ) -> Vec<u8> {
        self.0.screenshot(size, scale_factor, background_color)
    }
}

impl compositor::Default for Renderer {
    type Compositor = Compositor;
}
