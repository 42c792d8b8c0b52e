//! The page around the window in a browser: `web/page.js`, which calls and is called here.

use std::cell::{Cell, RefCell};

use futures_channel::mpsc::{self, UnboundedReceiver};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::keys::Shortcut;
use super::screen::Screen;
use super::widget::{AccessibleNode, RemoteInput, RemoteKind};
use super::{App, Message};
use base::platform::browser;
use language::Language;

thread_local! {
    static TOLD: Cell<Option<(bool, bool, bool, Language)>> = const { Cell::new(None) };
    static MIRRORED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Shows these nodes in the page, for screen readers and soft keyboards. The text size is in percent.
pub(super) fn mirror(nodes: &[AccessibleNode], text_size: u16) {
    let screen = serde_json::to_string(&(nodes, f32::from(text_size) / 100.0)).unwrap_or_default();
    MIRRORED.with_borrow_mut(|mirrored| {
        if *mirrored != screen {
            // Without the script of the page there is nobody to tell.
            let _ = browser::page("mirror", &[screen.as_str().into()]);
            *mirrored = screen;
        }
    });
}

/// Tells the page what it needs to know of the app.
pub(super) fn tell(app: &App) {
    let in_game = app.session().is_some() || app.helper().is_some();
    let leads_back = !matches!(
        app.screens.top(),
        Screen::Home(_) | Screen::Loading | Screen::StorageUnavailable(_)
    );
    let state = (
        in_game,
        leads_back,
        app.shared.settings.keep_awake,
        app.shared.localizer.language(),
    );
    if TOLD.replace(Some(state)) != Some(state) {
        let _ = browser::page(
            "state",
            &[
                in_game.into(),
                leads_back.into(),
                app.shared.settings.keep_awake.into(),
            ],
        );
        let _ = browser::page("language", &[state.3.code().into()]);
    }
}

/// What happens in the page outside the window.
pub(super) fn events() -> UnboundedReceiver<Message> {
    let (sender, events) = mpsc::unbounded();
    let heard = Closure::<dyn FnMut(String, JsValue, JsValue, JsValue)>::new(
        move |kind: String, place: JsValue, words: JsValue, text: JsValue| {
            let place = place.as_f64().unwrap_or_default() as usize;
            let words = words.as_string().unwrap_or_default();
            let remote = |kind| Message::Remote(RemoteInput { place, words, kind });
            let message = match kind.as_str() {
                "back" => Message::Key(Shortcut::Close),
                "version" => Message::NewVersion,
                "rules" => Message::RulesFetched(text.as_string().unwrap_or_default()),
                "pictures" => Message::PicturesFetched(text.as_string().unwrap_or_default()),
                "press" => remote(RemoteKind::Press),
                "reveal" => remote(RemoteKind::Reveal),
                "type" => remote(RemoteKind::Type(text.as_string().unwrap_or_default())),
                _ => return,
            };
            // The receiver lives as long as the window.
            let _ = sender.unbounded_send(message);
        },
    );
    let _ = browser::page("listen", &[heard.as_ref().clone()]);
    // It lives as long as the page.
    heard.forget();
    events
}
