//! Puts the picture on a window of the system.

use std::num::NonZeroU32;

use iced::Color;
use iced::advanced::graphics::compositor::{self, Display, Information, SurfaceError, Window};
use iced::advanced::graphics::error::Reason;
use iced::advanced::graphics::{self, Error, Shell, Viewport};
use iced::advanced::renderer::Headless as _;
use softbuffer::{Context, SoftBufferError};
use tiny_skia::PixmapMut;

use super::{Limits, Painter, Renderer};

const BACKEND: &str = "tiny-skia";

type AnyDisplay = Box<dyn Display>;

/// Opens windows and draws in them; what a window shows is known to its [`Surface`].
pub struct Compositor {
    settings: graphics::Settings,
    context: Context<AnyDisplay>,
}

pub struct Surface {
    /// None if the system refuses it.
    buffers: Option<softbuffer::Surface<AnyDisplay, Box<dyn Window>>>,
    /// None while the window has no area.
    painter: Option<Painter>,
}

impl compositor::Compositor for Compositor {
    type Renderer = Renderer;
    type Surface = Surface;

    async fn with_backend(
        settings: graphics::Settings,
        display: impl Display + Clone,
        _compatible_window: impl Window + Clone,
        _shell: Shell,
        backend: Option<&str>,
    ) -> Result<Self, Error> {
        let refused = |reason| Error::GraphicsAdapterNotFound {
            backend: BACKEND,
            reason,
        };
        if let Some(other) = backend.filter(|backend| !["tiny-skia", "tiny_skia"].contains(backend))
        {
            return Err(refused(Reason::DidNotMatch {
                preferred_backend: other.to_owned(),
            }));
        }
        let display: AnyDisplay = Box::new(display);
        let context = Context::new(display)
            .map_err(|error| refused(Reason::RequestFailed(error.to_string())))?;
        Ok(Self { settings, context })
    }

    fn create_renderer(&self) -> Renderer {
        Renderer::new(self.settings.default_font, self.settings.default_text_size)
    }

    fn create_surface<W: Window + Clone>(&mut self, window: W, width: u32, height: u32) -> Surface {
        let window: Box<dyn Window> = Box::new(window);
        let mut surface = Surface {
            buffers: softbuffer::Surface::new(&self.context, window).ok(),
            painter: None,
        };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        surface.painter = None;
        let size = NonZeroU32::new(width).zip(NonZeroU32::new(height));
        if let Some(((across, down), buffers)) = size.zip(surface.buffers.as_mut()) {
            let resized = buffers.resize(across, down).ok();
            surface.painter = resized.and_then(|()| Painter::new(width, height, Limits::NATIVE));
        }
    }

    fn information(&self) -> Information {
        Information {
            adapter: "CPU".to_owned(),
            backend: BACKEND.to_owned(),
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
        let presented = surface.present(renderer, viewport, background_color, on_pre_present);
        // iced makes another surface and draws again.
        presented.ok().flatten().ok_or(SurfaceError::Lost)
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

impl Surface {
    /// None if nothing can be drawn, or the window has another size by now.
    fn present(
        &mut self,
        renderer: &mut Renderer,
        viewport: &Viewport,
        ground: Color,
        on_pre_present: impl FnOnce(),
    ) -> Result<Option<()>, SoftBufferError> {
        let Some((buffers, painter)) = self.buffers.as_mut().zip(self.painter.as_mut()) else {
            return Ok(None);
        };
        let mut buffer = buffers.buffer_mut()?;
        let (age, size) = (buffer.age(), viewport.physical_size());
        let bytes = bytemuck::cast_slice_mut(&mut buffer);
        let Some(mut pixels) = PixmapMut::from_bytes(bytes, size.width, size.height) else {
            return Ok(None);
        };
        let _ = painter.draw(renderer, &mut pixels, age, viewport, ground);
        on_pre_present();
        buffer.present()?;
        Ok(Some(()))
    }
}
