//! What is held of the colours beside what their own module tests.

mod canvas_pairs;
