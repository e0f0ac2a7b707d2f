//! The animals that are children's pictures.

use super::super::Animal;
use crate::lessons;

impl From<lessons::Animal> for Animal {
    fn from(animal: lessons::Animal) -> Self {
        match animal {
            lessons::Animal::Bear => Self::Bear,
            lessons::Animal::Cat => Self::Cat,
            lessons::Animal::Dog => Self::Dog,
            lessons::Animal::Fox => Self::Fox,
            lessons::Animal::Frog => Self::Frog,
            lessons::Animal::Hare => Self::Hare,
            lessons::Animal::Hedgehog => Self::Hedgehog,
            lessons::Animal::Lion => Self::Lion,
            lessons::Animal::Mouse => Self::Mouse,
            lessons::Animal::Penguin => Self::Penguin,
            lessons::Animal::Squirrel => Self::Squirrel,
            lessons::Animal::Wolf => Self::Wolf,
        }
    }
}
