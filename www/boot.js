// Starts the WebAssembly module with the reader's language, and speaks up when it can't or when
// something breaks later.
import { keepUpToDate } from "./updates.js";

// Shows one of the messages that index.html holds in both languages.
function say(id) {
  document.querySelector("[data-boot=loading]")?.setAttribute("data-boot", "over");
  document.getElementById(id).hidden = false;
}

// Every place is in both modules, but the puzzles are only in the whole one. The smaller one loads
// the page again when it gets there.
const name = location.hash.startsWith("#/puzzles") ? "whole" : "chesslings";

// The language that will probably be wanted: its sentences can come while the module does. What
// the module really wants is decided there.
function likelyLanguage() {
  let code;
  try {
    code = JSON.parse(localStorage["chesslings.settings"]).lang;
  } catch {
    code = navigator.language.slice(0, 2);
  }
  const known = [...document.querySelectorAll("[data-boot=loading] [lang]")];
  return known.some((words) => words.lang === code) ? code : "en";
}

const fetchText = (code) => fetch(`./text-${code}.txt`);

// Fetches the sentences of the language that the module wants; `early` may be on its way.
async function fetchLanguage({ wantedLanguage, loadLanguage }, early = {}) {
  const code = wantedLanguage();
  const answer = await (early.code === code ? early.answer : fetchText(code));
  if (!answer.ok || !loadLanguage(code, await answer.text())) throw new Error(`no language ${code}`);
  return code;
}

// Fetches the drawings of pieces that the module wants, in its own order; it has one set in itself
// and stays with that when another doesn't come.
async function fetchPieces({ wantedPieces, loadPieces }) {
  const set = wantedPieces();
  if (!set) return;
  const drawings = ["pawn", "knight", "bishop", "rook", "queen", "king"].map(async (kind) =>
    (await fetch(`./pieces/${set}/${kind}.svg`)).text(),
  );
  loadPieces((await Promise.all(drawings).catch(() => [])).join(""));
}

async function boot() {
  const code = likelyLanguage();
  const early = { code, answer: fetchText(code) };
  // If it isn't needed, nobody asks why it failed.
  early.answer.catch(() => {});
  let style;
  if (name === "whole") {
    // index.html asks for the smaller one before it is known which is wanted. Without its links
    // what is on its way is given up, and the other one comes sooner.
    for (const link of document.querySelectorAll("[href^=chesslings]")) link.remove();
    style = load("puzzles.css");
  }
  const module = fetch(`./${name}_bg.wasm`);
  const chesslings = await import(`./${name}.js`);
  await chesslings.default({ module_or_path: module });
  await Promise.all([fetchLanguage(chesslings, early), fetchPieces(chesslings)]);
  await style;
  // Long work in one go would keep the page from answering.
  await new Promise((done) => setTimeout(done));
  chesslings.start();
  addEventListener("chesslings:pieces-wanted", () => fetchPieces(chesslings));
  addEventListener("chesslings:language-wanted", () =>
    fetchLanguage(chesslings).then(
      (code) => chesslings.languageArrived(code),
      () => chesslings.languageArrived(""),
    ),
  );
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
