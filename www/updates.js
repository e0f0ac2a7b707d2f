// Keeps the page fresh and able to start offline, with the service worker sw.js.
//
// A new build is fetched whole in the background and then waits. It takes over when the page
// starts the next time, or at once if the reader asks for it; never in the middle of a game.

// Lets a build that waits take over before the page starts. Resolves when the page may start.
export async function keepUpToDate() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const known = await navigator.serviceWorker.getRegistration();
    if (known?.waiting) await takeOver(known.waiting);
    register();
  } catch {
    // A browser that forbids service workers still runs the page; it needs the network then.
  }
}

async function register() {
  const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
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

// Makes the waiting worker the active one and loads the page it holds. Should it not answer, the
// page goes on as it is.
function takeOver(waiting) {
  return new Promise((goOn) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
    setTimeout(goOn, 3000);
  });
}
