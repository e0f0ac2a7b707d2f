// Starts the WebAssembly module with the reader's language and pieces, and fetches others when
// they are chosen. www/trouble.js speaks up when that fails.

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
  // As index.html has preloaded it: asked for in another way it would be fetched twice.
  const module = fetch("./page_bg.wasm", { mode: "no-cors", credentials: "include" });
  const page = await import("./page.js");
  await page.default({ module_or_path: module });
  await Promise.all([fetchLanguage(page, early), fetchPieces(page)]);
  // Long work in one go would keep the page from answering.
  await new Promise((done) => setTimeout(done));
  page.start();
  addEventListener("chesslings:pieces-wanted", () => fetchPieces(page));
  addEventListener("chesslings:language-wanted", () =>
    fetchLanguage(page).then(
      (code) => page.languageArrived(code),
      () => page.languageArrived(""),
    ),
  );
  dispatchEvent(new Event("chesslings:started"));
}

// Last, when the page can hear of a new build; also if it failed, since that build may mend it.
// Without it the page still runs.
const updates = () => import("./updates.js").catch(() => ({ keepUpToDate() {}, mend() {} }));

boot().then(
  async () => (await updates()).keepUpToDate(),
  (error) => {
    updates().then(({ mend }) => mend());
    throw error;
  },
);
