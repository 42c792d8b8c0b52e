//! Files in a browser, kept in memory until the page is closed.

use std::sync::Arc;

use super::Memory;
use super::backend::Backend;

pub(super) fn backend() -> Arc<dyn Backend> {
    Arc::new(Memory::default())
}
