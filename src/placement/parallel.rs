//! On all cores.
