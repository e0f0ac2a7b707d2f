//! Time, as the benches measure it.

/// Processor time of this thread, so that other programs don't count.
#[cfg(unix)]
pub(crate) fn clock() -> f64 {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Time that has gone by: elsewhere the machine has to be left alone.
#[cfg(not(unix))]
pub(crate) fn clock() -> f64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0.0, |since| since.as_secs_f64())
}
