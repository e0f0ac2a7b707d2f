// Starts the WebAssembly module, and speaks up when it can't or when something breaks later.
import { keepUpToDate } from "./updates.js";

// Shows one of the messages that index.html holds in both languages.
function say(id) {
  document.querySelector("[data-boot=loading]")?.setAttribute("data-boot", "over");
  document.getElementById(id).hidden = false;
}

async function boot() {
  const { default: init, start } = await import("./chesslings.js");
  await init({ module_or_path: "./chesslings_bg.wasm" });
  start();
}

// A panic in the module ends in an uncaught error, too.
let started = false;
const broke = () => say(started ? "crashed" : "failed");
addEventListener("error", broke);
addEventListener("unhandledrejection", broke);

boot()
  .then(
    () => {
      started = true;
    },
    (error) => {
      console.error(error);
      say("failed");
    },
  )
  // Last, when the page can hear of a new build; also if it failed, since that build may mend it.
  .then(keepUpToDate);
