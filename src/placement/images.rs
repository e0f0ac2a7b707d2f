//! What a solution looks like turned over, and which of its images is listed.

use super::alphabet::Alphabet;
use super::judge;
use super::problem::Problem;
use super::solution::Solution;

/// All solutions that a rotation, a reflection or the exchange of colours makes of this one,
/// itself among them, ascending and each once. With pawns not every image is a solution.
pub fn images(problem: &Problem, solution: &Solution) -> Vec<Solution> {
    let mut images = Vec::new();
    for image in turned(problem, solution) {
        if let Err(place) = images.binary_search(&image) {
            images.insert(place, image);
        }
    }
    images
}

/// The same in any order, some twice.
fn turned(problem: &Problem, solution: &Solution) -> Vec<Solution> {
    let alphabet = Alphabet::new(problem);
    let word = alphabet.write(solution);
    let turned = alphabet.group.all().map(|symmetry| symmetry.image(&word));
    let mut images: Vec<Solution> = turned
        .map(|image| alphabet.read(&image))
        .filter(|image| judge::is_solution(problem, image))
        .collect();
    images.push(solution.clone());
    images
}

/// The image that is listed for all that are equivalent: the least.
pub fn fundamental(problem: &Problem, solution: &Solution) -> Solution {
    let images = turned(problem, solution).into_iter();
    images.min().unwrap_or_else(|| solution.clone())
}
