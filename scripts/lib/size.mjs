// Reports the size of the page as a browser downloads it, and fails if the first load is above the
// budget.
// usage: node size.mjs DIST
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

// The whole first load: everything a first visit fetches, in brotli.
const BUDGET = 230_000;
// The worker's module, which comes when it is first needed.
const WORKER_BUDGET = 90_000;
// The chick, the badges and the animals; the opponents.
const COURSE_DRAWINGS_BUDGET = 25_000;
const OPPONENTS_BUDGET = 10_000;
// What a page fetches later or never, by the first name that fits: the worker's module; drawings that
// come when they are first shown; icons for the home screen, the service worker, all languages but one
// (Russian is the longest), what screens look like and say that are opened from the first one (with drawings that only their
// style sheet names), the sentences of the course, the drawings of pieces, since those of the
// first set are in the module, the licences.
const WORKER = "the worker";
const COURSE_DRAWINGS = "drawings of the course";
const OPPONENTS = "faces of the opponents";
const LATER = {
  [WORKER]: /^worker[._]/,
  [COURSE_DRAWINGS]: /^images\/(chick\.|animals\/|badges\/)/,
  [OPPONENTS]: /^images\/opponents\//,
  "kept for later": /^(icons\/(icon|maskable|apple)|images\/(finger|lab|things|tick)\.|pieces\/|sw\.js$|screens\.css$|text-(?!ru)|words-|course-|exercises\.txt$|licences\.txt$)/,
};
const FIRST = "first load";

const dist = process.argv[2];
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length + 1))
  .sort();

const number = (bytes) => String(bytes).padStart(9);
const print = (name, { raw, gzip, brotli }, note = "") =>
  console.log(name.padEnd(32) + number(raw) + number(gzip) + number(brotli) + note);
const sums = {};
for (const part of [FIRST, ...Object.keys(LATER)]) sums[part] = { raw: 0, gzip: 0, brotli: 0 };
console.log(`${"file".padEnd(32)}${"raw".padStart(9)}${"gzip".padStart(9)}${"brotli".padStart(9)}`);
for (const file of files) {
  const bytes = readFileSync(join(dist, file));
  const size = { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
  const part = Object.keys(LATER).find((part) => LATER[part].test(file)) ?? FIRST;
  for (const kind in size) sums[part][kind] += size[kind];
  print(file, size, part === FIRST ? "" : `  (${part})`);
}
for (const part in sums) print(part, sums[part]);
for (const [part, budget] of [
  [FIRST, BUDGET],
  [WORKER, WORKER_BUDGET],
  [COURSE_DRAWINGS, COURSE_DRAWINGS_BUDGET],
  [OPPONENTS, OPPONENTS_BUDGET],
]) {
  const { brotli } = sums[part];
  if (brotli > budget) {
    console.error(`${part}: ${brotli} bytes in brotli, above the budget of ${budget}.`);
    process.exit(1);
  }
  console.log(`${part}: within the budget of ${budget} bytes in brotli`);
}
