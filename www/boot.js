// Starts the WebAssembly module, and speaks up when it can't or when something breaks later.
import { keepUpToDate } from "./updates.js";

// Shows one of the messages that index.html holds in both languages.
function say(id) {
  document.querySelector("[data-boot=loading]")?.setAttribute("data-boot", "over");
  document.getElementById(id).hidden = false;
}

// Every place is in both modules, but the puzzles are only in the larger one. The smaller one loads
// the page again when it gets there.
const name = location.hash.startsWith("#/puzzles") ? "puzzles" : "chesslings";

async function boot() {
  const style = name === "puzzles" ? load("puzzles.css") : undefined;
  const { default: init, start } = await import(`./${name}.js`);
  await init({ module_or_path: `./${name}_bg.wasm` });
  await style;
  start();
}

// Adds a style sheet and waits for it; a page without it still works.
function load(href) {
  const link = document.createElement("link");
  return new Promise((done) => {
    Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
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
