//! Which page of the browser may write: the one that took over last.
//!
//! A Web Lock tells a second page that there is a first one, and the first one that it has lost. The token in the database decides: it is
//! checked in every transaction that writes, also where the browser offers no locks or the page was frozen.

use std::cell::{Cell, RefCell};

use futures_channel::oneshot;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::database::{Transaction, unique_number};
use crate::backend::Outcome;
use base::platform::browser;

const LOCK: &str = "solkeeper";

thread_local! {
    static TOKEN: Cell<f64> = const { Cell::new(0.0) };
    static WAITING: RefCell<Vec<oneshot::Sender<()>>> = const { RefCell::new(Vec::new()) };
}

/// The token of this page, until it loses its hold.
pub(super) fn token() -> f64 {
    TOKEN.get()
}

/// Takes the files for this page; false if another page has them, unless it is done by force.
pub(super) async fn take(by_force: bool) -> Outcome<bool> {
    let token = unique_number()?;
    if !lock(by_force, token).await {
        return Ok(false);
    }
    TOKEN.set(token);
    Transaction::take_over().await?;
    Ok(true)
}

/// Another page has taken over.
pub(super) fn lose() {
    TOKEN.set(0.0);
    for waiting in WAITING.take() {
        let _ = waiting.send(());
    }
}

/// Resolves when this page has lost its hold.
pub(super) async fn lost() {
    let (sender, lost) = oneshot::channel();
    WAITING.with_borrow_mut(|waiting| waiting.push(sender));
    let _ = lost.await;
}

/// Whether the lock was granted; true where there are no locks.
async fn lock(by_force: bool, token: f64) -> bool {
    // Only pages from a secure address have locks.
    let locks = browser::get(&browser::navigator(), "locks");
    if locks.is_undefined() {
        return true;
    }
    let (sender, granted) = oneshot::channel();
    let sender = RefCell::new(Some(sender));
    let granting = Closure::<dyn FnMut(JsValue) -> Promise>::new(move |lock: JsValue| {
        let free = !lock.is_null();
        if let Some(sender) = sender.take() {
            let _ = sender.send(free);
        }
        // Held until the page is closed or another one steals it.
        if free {
            Promise::new(&mut |_, _| {})
        } else {
            Promise::resolve(&JsValue::NULL)
        }
    });
    let how = if by_force { "steal" } else { "ifAvailable" };
    let options = browser::object(&[(how, true.into())]);
    let held = browser::call(
        &locks,
        "request",
        &[LOCK.into(), options, granting.as_ref().clone()],
    );
    granting.forget();
    wasm_bindgen_futures::spawn_local(async move {
        if browser::promised(held).await.is_err() && TOKEN.get() == token {
            lose();
        }
    });
    granted.await.unwrap_or(false)
}
