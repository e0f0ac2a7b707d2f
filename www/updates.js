// Keeps the page fresh and able to start offline, with the service worker sw.js.
//
// A new build is fetched whole in the background and then waits. It takes over when all tabs are
// closed and the page is opened again, or at once if the reader asks for it; never in the middle
// of a game.
//
// It must not take over while a page loads, for instance after a reload: a request that reaches the
// old worker just then keeps that one alive, Chromium gives up the change half way, and every later
// request of the page hangs.
export async function keepUpToDate() {
  const registration = await register();
  if (!registration) return;
  const announce = () => {
    if (navigator.serviceWorker.controller) dispatchEvent(new Event("chesslings:update-ready"));
  };
  whenWaiting(registration, announce);
  addEventListener("chesslings:update-wanted", () => {
    if (registration.waiting) takeOver(registration.waiting);
  });
}

// The page can't start. If a newer build waits, or comes now, it is started instead: once, since a
// second one that fails should say so.
export async function mend() {
  const registration = await register();
  if (!registration) return;
  whenWaiting(registration, (waiting) => {
    if (isFirstTry()) takeOver(waiting);
  });
  registration.update().catch(() => {});
}

// Nothing in a browser that forbids service workers: there the page needs the network.
async function register() {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

// Calls `then` with the worker that waits, now or later.
function whenWaiting(registration, then) {
  const look = () => {
    if (registration.waiting) then(registration.waiting);
  };
  const watch = () => {
    if (registration.installing) registration.installing.addEventListener("statechange", look);
  };
  registration.addEventListener("updatefound", watch);
  watch();
  look();
}

// Makes the waiting worker the active one and loads the page it holds.
function takeOver(waiting) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}

function isFirstTry() {
  try {
    const tried = sessionStorage["chesslings.mended"];
    sessionStorage["chesslings.mended"] = "yes";
    return !tried;
  } catch {
    return false;
  }
}
