//! Chess itself: pure, without dependencies, input or output, clock or randomness.
