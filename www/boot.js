// Starts the WebAssembly module with the reader's language and pieces, and fetches others when
// they are chosen. www/trouble.js speaks up when that fails.

const fetchText = (code) => fetch(`./text-${code}.txt`);

// Fetches the sentences of the language that the module wants; `early` may be on its way.
async function fetchLanguage({ wantedLanguage, loadLanguage }, early = {}) {
  const code = wantedLanguage();
  const answer = await (early.code === code ? early.answer : fetchText(code));
  if (!answer.ok || !loadLanguage(code, await answer.text())) throw new Error(`no language ${code}`);
  return code;
}

// Fetches the styles of all screens but the first, unless www/first.js does. Without them a screen
// comes all the same, and they are asked for again.
async function fetchStyles() {
  const known = document.querySelector("link[href='screens.css']");
  if (known) return known.sheet || fetch(known.href).catch(() => {});
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "screens.css";
  return new Promise((done) => {
    link.onload = done;
    link.onerror = () => done(link.remove());
    document.head.append(link);
  });
}

// Fetches what a screen says in that language, and for those who learn the course and its exercises.
// Without them the module says so.
async function fetchTexts({ wantedLanguage, loadTexts }, learns = /^#\/(learn|parents)/.test(location.hash)) {
  const code = wantedLanguage();
  const course = learns ? [`course-${code}.txt`, "exercises.txt"] : [];
  const texts = [`words-${code}.txt`, ...course].map(async (file) => {
    const answer = await fetch(`./${file}`).catch(() => ({}));
    return answer.ok ? answer.text() : "";
  });
  const [, ...said] = await Promise.all([fetchStyles(), ...texts]);
  loadTexts(code, ...said);
}

// Fetches the drawings of a set of pieces, in the module's order, or nothing if one doesn't come;
// the module has a set in itself.
async function fetchPieces(set) {
  const drawings = ["pawn", "knight", "bishop", "rook", "queen", "king"].map(async (kind) =>
    (await fetch(`./pieces/${set}/${kind}.svg`)).text(),
  );
  return (await Promise.all(drawings).catch(() => [])).join("\u0006");
}

async function boot() {
  // The language that www/first.js has found: its sentences can come while the module does. What
  // the module really wants is decided there.
  const code = document.documentElement.lang;
  const early = { code, answer: fetchText(code) };
  // If it isn't needed, nobody asks why it failed.
  early.answer.catch(() => {});
  // As www/first.js may have preloaded it: asked for in another way it would be fetched twice.
  const module = fetch("./page_bg.wasm", { mode: "no-cors", credentials: "include" });
  const page = await import("./page.js");
  await page.default({ module_or_path: module });
  const isElsewhere = /^#\/(?!settings|$)/.test(location.hash);
  const set = page.wantedPieces();
  const [drawings] = await Promise.all([
    set ? fetchPieces(set) : "",
    fetchLanguage(page, early),
    isElsewhere && fetchTexts(page),
  ]);
  // Long work in one go would keep the page from answering.
  await new Promise((done) => setTimeout(done));
  addEventListener("chesslings:texts-wanted", () => fetchTexts(page));
  addEventListener("chesslings:course-wanted", () => fetchTexts(page, true));
  addEventListener("chesslings:pieces-wanted", async () => {
    const set = page.wantedPieces();
    if (set) page.loadPieces(await fetchPieces(set));
  });
  addEventListener("chesslings:language-wanted", () =>
    fetchLanguage(page).then(
      (code) => page.languageArrived(code),
      () => page.languageArrived(""),
    ),
  );
  page.start(drawings);
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
