//! One thing at a time. The browser may tell something while the page is busy: when a field with
//! the focus is taken away, it fires `change` and `blur` at once. So whatever happens to the page
//! takes its turn here: at once if the page is idle, otherwise after what came before.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use js_sys::Function;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::dom::Result;
use super::shell::Shell;

type Turn = Box<dyn FnOnce(&mut Shell) -> Result<()>>;

thread_local! {
    /// The page, once it has started; borrowed only for the length of a turn.
    static SHELL: RefCell<Option<Shell>> = const { RefCell::new(None) };
    static WAITING: RefCell<VecDeque<Turn>> = const { RefCell::new(VecDeque::new()) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
    static ALL: Function = Closure::<dyn Fn() -> Result<()>>::new(take_all)
        .into_js_value()
        .unchecked_into();
}

/// From now on there is a page to take turns with; what came sooner is forgotten.
pub(super) fn begin(shell: Shell) {
    SHELL.set(Some(shell));
}

/// Does something with the page as soon as it is idle. What the browser refuses is a defect, since
/// it should always work; so it ends as an uncaught error, which `www/trouble.js` tells the reader.
pub(super) fn take(turn: impl FnOnce(&mut Shell) -> Result<()> + 'static) {
    if let Err(error) = try_take(turn) {
        wasm_bindgen::throw_val(error);
    }
}

/// The same, with the error if this or another turn that was taken meanwhile met one.
pub(super) fn try_take(turn: impl FnOnce(&mut Shell) -> Result<()> + 'static) -> Result<()> {
    WAITING.with_borrow_mut(|waiting| waiting.push_back(Box::new(turn)));
    if BUSY.replace(true) {
        return Ok(());
    }
    // Called by way of JavaScript, where even a panic has an end: the page is not busy for ever.
    // After a panic it stays borrowed, so that every further turn is told as an error, too.
    let outcome = ALL.with(|all| all.call0(&JsValue::NULL));
    BUSY.set(false);
    outcome.map(drop)
}

/// Looks at the page, if it has started and is idle.
pub(super) fn look<T>(look: impl FnOnce(&Shell) -> T) -> Option<T> {
    SHELL.with(|shell| shell.try_borrow().ok()?.as_ref().map(look))
}

/// Takes all turns that wait, those that come meanwhile as well, and gives the first error.
fn take_all() -> Result<()> {
    let mut outcome = Ok(());
    while let Some(turn) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        let taken = SHELL.with_borrow_mut(|shell| shell.as_mut().map_or(Ok(()), turn));
        outcome = outcome.and(taken);
    }
    outcome
}
