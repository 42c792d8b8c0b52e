//! The page in which the program runs: reaching what web-sys does not offer, or only as unstable.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The property of an object; undefined if it has none.
pub fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// Calls a method.
pub fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = get(object, name).dyn_into()?;
    method.apply(object, &arguments.iter().collect::<Array>())
}

/// An object with these properties.
pub fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Awaits the promise that a method returned.
pub async fn promised(returned: Result<JsValue, JsValue>) -> Result<JsValue, JsValue> {
    wasm_bindgen_futures::JsFuture::from(Promise::resolve(&returned?)).await
}

/// The `navigator` of the page, or of the worker that runs the program.
pub fn navigator() -> JsValue {
    get(&js_sys::global(), "navigator")
}

/// Puts a text onto the clipboard, as far as the browser allows it.
pub fn copy(text: &str) {
    let _ = call(&get(&navigator(), "clipboard"), "writeText", &[text.into()]);
}

/// Calls a function of `web/page.js`.
pub fn page(name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    call(&get(&js_sys::global(), "solkeeper"), name, arguments)
}
