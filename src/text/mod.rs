//! Every sentence of Chesslings, in every language, as typed functions.
//!
//! The sentences stand in `www/locales/*.ftl` (Fluent, the format translators' tools know).
//! `build.rs` compiles them into typed functions and into one *pack* of sentences a language, so a
//! missing key, a missing language or a wrong argument is a build error. The native program holds
//! all packs; the page loads that of its reader. Each message `home-title` becomes a
//! method of [`Lang`]:
//!
//! ```
//! use chesslings::text::Lang;
//!
//! assert_eq!(Lang::En.language_name(), "English");
//! assert_eq!(Lang::Ru.language_name(), "Русский");
//! ```

mod coach;
#[cfg(test)]
mod compiler;
mod course;
mod date;
mod formula;
mod lang;
mod lesson;
mod notation;
mod opponent;
mod outcome;
mod pack;
mod placement;
mod played;
mod plural;
mod refusal;
mod typed;
mod words;
mod written;

pub use date::date_of_day;
pub use messages::*;
pub use opponent::opponent_called;
pub use placement::grouped;
pub use played::capital;
pub use words::{listed, square_name, square_names};

#[expect(clippy::pedantic, reason = "written by the compiler, read by nobody")]
mod messages {
    use std::sync::OnceLock;

    use super::pack::{self, Pack, Value};
    use super::plural;

    include!(concat!(env!("OUT_DIR"), "/text.rs"));

    type Packs = [OnceLock<Pack>; Lang::ALL.len()];

    static PACKS: Packs = [const { OnceLock::new() }; Lang::ALL.len()];

    /// What screens say that are opened from the first one, in the page.
    static WORDS: Packs = [const { OnceLock::new() }; Lang::ALL.len()];

    /// The course's own sentences, in the page.
    static COURSES: Packs = [const { OnceLock::new() }; Lang::ALL.len()];

    #[cfg(target_arch = "wasm32")]
    static NOTHING: Pack = Pack::EMPTY;

    impl Lang {
        const fn index(self) -> usize {
            self as usize - Self::ALL[0] as usize
        }

        /// Natively every language is there from the beginning.
        #[cfg(not(target_arch = "wasm32"))]
        pub(super) fn pack(self) -> &'static Pack {
            PACKS[self.index()]
                .get_or_init(|| Pack::read(self.packed(), FINGERPRINT).unwrap_or(Pack::EMPTY))
        }

        /// In the page a language is there once it has been loaded.
        #[cfg(target_arch = "wasm32")]
        pub(super) fn pack(self) -> &'static Pack {
            PACKS[self.index()].get().unwrap_or(&NOTHING)
        }

        #[cfg(not(target_arch = "wasm32"))]
        fn words_pack(self) -> &'static Pack {
            self.pack()
        }

        #[cfg(target_arch = "wasm32")]
        fn words_pack(self) -> &'static Pack {
            WORDS[self.index()].get().unwrap_or(&NOTHING)
        }

        /// Whether there is what the screens say.
        pub fn has_words(self) -> bool {
            cfg!(not(target_arch = "wasm32")) || WORDS[self.index()].get().is_some()
        }

        /// Learns what the screens say from its pack; `false` if that was made for another program.
        pub fn load_words(self, pack: String) -> bool {
            let read = Pack::read(pack.leak(), FINGERPRINT);
            read.is_some_and(|read| WORDS[self.index()].set(read).is_ok() || self.has_words())
        }

        #[cfg(not(target_arch = "wasm32"))]
        pub(super) fn course_pack(self) -> &'static Pack {
            self.pack()
        }

        #[cfg(target_arch = "wasm32")]
        pub(super) fn course_pack(self) -> &'static Pack {
            COURSES[self.index()].get().unwrap_or(&NOTHING)
        }

        /// Whether the course's own sentences are there.
        pub fn has_course(self) -> bool {
            cfg!(not(target_arch = "wasm32")) || COURSES[self.index()].get().is_some()
        }

        /// Learns the course's own sentences from their pack; `false` if that was made for another
        /// program.
        pub fn load_course(self, pack: String) -> bool {
            let read = Pack::read(pack.leak(), FINGERPRINT);
            read.is_some_and(|read| COURSES[self.index()].set(read).is_ok() || self.has_course())
        }

        /// Whether the sentences of the language are there.
        pub fn is_loaded(self) -> bool {
            cfg!(not(target_arch = "wasm32")) || PACKS[self.index()].get().is_some()
        }

        /// Learns the language from its pack; `false` if that was made for another program.
        pub fn load(self, pack: String) -> bool {
            // A language is learnt once and kept as long as the page lives.
            let read = Pack::read(pack.leak(), FINGERPRINT);
            read.is_some_and(|read| PACKS[self.index()].set(read).is_ok() || self.is_loaded())
        }

        /// Learns all that the screens say from both packs, one behind the other; `false` if they were
        /// made for another program.
        pub fn load_all(self, packs: &str) -> bool {
            let between = ["\u{6}", FINGERPRINT, FINGERPRINT].concat();
            let middle = packs.find(&between).map(|at| at + 1 + FINGERPRINT.len());
            let both = middle.and_then(|middle| packs.split_at_checked(middle));
            both.is_some_and(|(first, words)| {
                self.load(first.to_owned()) && self.load_words(words.to_owned())
            })
        }

        // Called from hundreds of places: written out there they would fill the page.

        // As the address of a text it comes back in a register, not by memory.
        #[inline(never)]
        fn message(self, number: usize) -> &'static &'static str {
            let behind = [self.words_pack(), self.course_pack()];
            self.pack().message(number, behind)
        }

        #[inline(always)]
        fn plain(self, number: usize) -> &'static str {
            self.message(number)
        }

        #[inline(never)]
        fn fixed(self, number: usize, values: &[Value<'_>]) -> &'static str {
            pack::chosen(self, self.plain(number), values)
        }

        #[inline(never)]
        fn filled(self, number: usize, values: &[Value<'_>]) -> String {
            let mut out = String::new();
            pack::fill(self, &mut out, self.plain(number), values);
            out
        }
    }
}
