// Reports the size of the page as a browser downloads it, and fails above the budget.
// usage: node size.mjs DIST
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

// The whole first load: everything a first visit fetches, in brotli.
const BUDGET = 200_000;
// Fetched later or never by a page that is only opened: icons for the home screen, the worker.
const LATER = [/^icons\/(icon|maskable|apple)/, /^sw\.js$/];

const dist = process.argv[2];
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length + 1))
  .sort();

const number = (bytes) => String(bytes).padStart(9);
const sums = { raw: 0, gzip: 0, brotli: 0 };
console.log(`${"file".padEnd(32)}${"raw".padStart(9)}${"gzip".padStart(9)}${"brotli".padStart(9)}`);
for (const file of files) {
  const bytes = readFileSync(join(dist, file));
  const size = { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
  const later = LATER.some((pattern) => pattern.test(file));
  if (!later) for (const kind in sums) sums[kind] += size[kind];
  const note = later ? "  (not in the first load)" : "";
  console.log(file.padEnd(32) + number(size.raw) + number(size.gzip) + number(size.brotli) + note);
}
console.log("first load".padEnd(32) + number(sums.raw) + number(sums.gzip) + number(sums.brotli));
if (sums.brotli > BUDGET) {
  console.error(`The first load is ${sums.brotli} bytes in brotli, above the budget of ${BUDGET}.`);
  process.exit(1);
}
console.log(`within the budget of ${BUDGET} bytes in brotli`);
