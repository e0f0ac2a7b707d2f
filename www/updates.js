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
  if (!("serviceWorker" in navigator)) return;
  try {
    listen(await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }));
  } catch {
    // A browser that forbids service workers still runs the page; it needs the network then.
  }
}

function listen(registration) {
  const announce = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      dispatchEvent(new Event("chesslings:update-ready"));
    }
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", announce);
  });
  addEventListener("chesslings:update-wanted", () => {
    if (registration.waiting) takeOver(registration.waiting);
  });
  announce();
}

// Makes the waiting worker the active one and loads the page it holds.
function takeOver(waiting) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
