//! The ten characters. A new one is a new row.

use super::character::{Character, Habits, Look, Overlooked, Sight};

/// From the weakest to the strongest. The numbers were tuned by `cargo bench --bench opponents`.
pub static CHARACTERS: [Character; 10] = [
    // Has just begun to look around.
    Character {
        level: 1,
        name: "egg",
        sight: sight(10, 0, 0, 0, 0, 94),
        overlooks: &[],
        look: None,
        noise: 600,
        gift_every: None,
        habits: Habits {
            edge_pawns: 60,
            ..Habits::NONE
        },
    },
    // Takes anything that it sees, guarded or not.
    Character {
        level: 2,
        name: "hatchling",
        sight: sight(33, 6, 10, 4, 3, 90),
        overlooks: &[],
        look: None,
        noise: 450,
        gift_every: None,
        habits: Habits {
            pawns: 40,
            same_piece: 100,
            runs: 20,
            ..Habits::NONE
        },
    },
    // Loves to give check, and to fly out with the queen.
    Character {
        level: 3,
        name: "chick",
        sight: sight(82, 44, 41, 50, 34, 45),
        overlooks: &[Overlooked::Backwards],
        look: Some(Look::ahead(2, 5_000, 5)),
        noise: 250,
        gift_every: Some(3),
        habits: Habits {
            same_piece: 20,
            edge_pawns: 20,
            checks: 60,
            early_queen: 60,
            hunts: 30,
            runs: 20,
            ..Habits::NONE
        },
    },
    // Forgets about knights.
    Character {
        level: 4,
        name: "sparrow",
        sight: sight(94, 54, 36, 80, 48, 28),
        overlooks: &[Overlooked::Knights],
        look: Some(Look::ahead(2, 5_000, 53)),
        noise: 165,
        gift_every: Some(2),
        habits: Habits {
            early_queen: 40,
            checks: 60,
            castles: -40,
            hunts: 35,
            runs: 25,
            ..Habits::NONE
        },
    },
    // Takes everything that shines.
    Character {
        level: 5,
        name: "magpie",
        sight: sight(97, 75, 64, 88, 56, 55),
        overlooks: &[],
        look: Some(Look::ahead(2, 5_000, 85)),
        noise: 100,
        gift_every: Some(2),
        habits: Habits {
            takes: 40,
            develops: 60,
            castles: 60,
            hunts: 30,
            runs: 30,
            ..Habits::NONE
        },
    },
    // Overlooks what comes along the diagonals.
    Character {
        level: 6,
        name: "jackdaw",
        sight: sight(99, 86, 88, 88, 72, 60),
        overlooks: &[Overlooked::Diagonals],
        look: Some(Look::ahead(2, 5_000, 98)),
        noise: 26,
        gift_every: Some(3),
        habits: Habits {
            develops: 80,
            castles: 100,
            trades: 60,
            hunts: 30,
            runs: 30,
            ..Habits::NONE
        },
    },
    // Clever, but forks surprise it.
    Character {
        level: 7,
        name: "raven",
        sight: sight(97, 86, 86, 91, 78, 97),
        overlooks: &[Overlooked::Forks],
        look: Some(Look::ahead(3, 10_000, 87)),
        noise: 46,
        gift_every: Some(12),
        habits: Habits {
            develops: 60,
            castles: 80,
            trades: 30,
            hunts: 15,
            runs: 15,
            ..Habits::NONE
        },
    },
    // Wise in endings, slow to attack.
    Character {
        level: 8,
        name: "owl",
        sight: sight(99, 97, 97, 97, 90, 99),
        overlooks: &[],
        look: Some(Look {
            endings: true,
            checks: true,
            ..Look::ahead(3, 20_000, 96)
        }),
        noise: 25,
        gift_every: Some(15),
        habits: Habits {
            develops: 20,
            castles: 60,
            trades: 30,
            ..Habits::NONE
        },
    },
    // Knows how games begin; pins surprise it.
    Character {
        level: 9,
        name: "hawk",
        sight: sight(100, 99, 99, 100, 97, 100),
        overlooks: &[Overlooked::Pins],
        look: Some(Look {
            endings: true,
            openings: true,
            checks: true,
            ..Look::ahead(4, 25_000, 99)
        }),
        noise: 15,
        gift_every: Some(22),
        habits: Habits {
            castles: 30,
            ..Habits::NONE
        },
    },
    // Sees nearly everything.
    Character {
        level: 10,
        name: "eagle",
        sight: sight(100, 100, 100, 100, 100, 100),
        overlooks: &[],
        look: Some(Look {
            endings: true,
            openings: true,
            checks: true,
            ..Look::ahead(4, 7_000, 100)
        }),
        noise: 26,
        gift_every: None,
        habits: Habits {
            castles: 30,
            ..Habits::NONE
        },
    },
];

const fn sight(
    free: u8,
    guards: u8,
    attacked: u8,
    mates: u8,
    stops_mates: u8,
    stalemates: u8,
) -> Sight {
    Sight {
        free,
        guards,
        attacked,
        mates,
        stops_mates,
        stalemates,
    }
}
