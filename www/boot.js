// Starts the WebAssembly module with the reader's language, and speaks up when it can't or when
// something breaks later.
import { keepUpToDate } from "./updates.js";

// Shows one of the messages that index.html holds in both languages.
function say(id) {
  document.querySelector("[data-boot=loading]")?.setAttribute("data-boot", "over");
  document.getElementById(id).hidden = false;
}

// Fetches the sentences of the language that the module wants.
async function fetchLanguage({ wantedLanguage, loadLanguage }) {
  const code = wantedLanguage();
  const answer = await fetch(`./text-${code}.txt`);
  if (!answer.ok || !loadLanguage(code, await answer.text())) throw new Error(`no language ${code}`);
  return code;
}

async function boot() {
  const chesslings = await import("./chesslings.js");
  await chesslings.default({ module_or_path: "./chesslings_bg.wasm" });
  await fetchLanguage(chesslings);
  chesslings.start();
  addEventListener("chesslings:language-wanted", () =>
    fetchLanguage(chesslings).then(
      (code) => chesslings.languageArrived(code),
      () => chesslings.languageArrived(""),
    ),
  );
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
