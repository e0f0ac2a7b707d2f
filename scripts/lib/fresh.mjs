// Does in a fresh clone what its README says: scripts/serve shows the page, and plain trunk builds it.
// usage: node fresh.mjs CLONE
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const CLONE = process.argv[2];
// A first build takes minutes on a slow machine.
const PATIENCE = 20 * 60_000;

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

// Asks until there is an answer, or until the server has ended.
async function answers(url, server) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 500));
  }
  return false;
}

// What the page looks like to a browser once its module has run.
function shown(url) {
  const chromium = process.env.CHROMIUM ?? "chromium";
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run --lang=en";
  const { stdout } = spawnSync(chromium, [...flags.split(" "), "--virtual-time-budget=60000", "--dump-dom", url], {
    encoding: "utf8",
  });
  return stdout;
}

function check(fact, is) {
  console.log(`${is ? "ok    " : "FAILED"} ${fact}`);
  if (!is) process.exitCode = 1;
}

const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
// A group of its own, so that everything it started ends with it.
const server = spawn(join(CLONE, "scripts/serve"), [String(port)], { cwd: CLONE, stdio: "inherit", detached: true });
try {
  const served = await answers(url, server);
  check("scripts/serve serves a page in a fresh clone", served);
  check("and the page starts in Chromium", served && shown(url).includes("A chess school for children"));
} finally {
  if (server.exitCode === null) process.kill(-server.pid);
}

const built = spawnSync("trunk", ["--log", "warn", "build", "--offline"], { cwd: CLONE, stdio: "inherit" });
const made = ["index.html", "page_bg.wasm", "worker_bg.wasm", "text-en.txt", "text-ru.txt"];
check("plain trunk build makes the whole page", built.status === 0 && made.every((file) => existsSync(join(CLONE, "dist", file))));
