//! Many measurements as a few numbers.

/// One frame of a screen.
const FRAME: f64 = 16.7;

/// Prints what is typical, what is rare, and how much is too slow for one frame.
pub(crate) fn report(what: &str, mut times: Vec<f64>) {
    if times.is_empty() {
        println!("{what:34} nothing was measured");
        return;
    }
    times.sort_by(f64::total_cmp);
    let part = |hundredths: usize| times[(times.len() * hundredths / 100).min(times.len() - 1)];
    let slow = times.iter().filter(|time| **time > FRAME).count();
    let max = times[times.len() - 1];
    println!(
        "{what:34} {:6.1}  {:6.1}  {max:6.1}  {slow} of {}",
        part(50),
        part(99),
        times.len()
    );
}
