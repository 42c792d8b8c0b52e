//! Files in a browser. They live as long as the page: nothing keeps them yet.

use std::sync::Arc;

use super::Memory;
use super::backend::Backend;

/// The files of this page.
pub(super) fn backend() -> Arc<dyn Backend> {
    Arc::new(Memory::default())
}
