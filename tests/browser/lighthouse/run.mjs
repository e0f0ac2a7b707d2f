// Measures the page in dist/ as Lighthouse does for a phone: the median of three visits a route and
// language. Ends with 1 if a score is too low.
// usage: node run.mjs [--lang en|ru] [ROUTE…]
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const DIST = new URL("../../../dist/", import.meta.url).pathname;
const VISITS = 3;
const LEAST = { performance: 95, accessibility: 100, "best-practices": 95, seo: 95 };
const METRICS = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const { routes, languages } = read(process.argv.slice(2));
if (!existsSync(join(DIST, "index.html"))) {
  console.error("dist/ has no page: run scripts/build first");
  process.exit(1);
}
const server = createServer(answer).listen(0, "127.0.0.1", measureAll);

function read(words) {
  const at = words.indexOf("--lang");
  const languages = at < 0 ? ["en", "ru"] : words.splice(at, 2).slice(1);
  return { routes: words.length > 0 ? words : ["#/", "#/explore", "#/play"], languages };
}

// Serves dist/ compressed, as static hosts do.
function answer(request, response) {
  const path = new URL(request.url, "http://localhost").pathname;
  const file = join(DIST, normalize(path === "/" ? "/index.html" : path));
  if (!file.startsWith(DIST) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end("not found");
    return;
  }
  response.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Encoding": "gzip",
    "Cache-Control": "max-age=600",
  });
  createReadStream(file).pipe(createGzip()).pipe(response);
}

async function measureAll() {
  let good = true;
  console.log("route         lang  perf  access  practice  seo   LCP      TBT     CLS");
  for (const route of routes) {
    for (const lang of languages) {
      good = (await measure(route, lang)) && good;
    }
  }
  server.close();
  process.exitCode = good ? 0 : 1;
}

async function measure(route, lang) {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await look(`http://127.0.0.1:${server.address().port}/${route}`, lang));
  }
  const score = (category) =>
    Math.round(100 * median(visits.map((seen) => seen.categories[category].score ?? 0)));
  const metric = (audit) => median(visits.map((seen) => seen.audits[audit].numericValue ?? NaN));
  const scores = Object.keys(LEAST).map(score);
  const [lcp, tbt, cls] = Object.values(METRICS).map(metric);
  const [performance, accessibility, practices, seo] = scores.map(String);
  console.log(
    `${route.padEnd(14)}${lang.padEnd(6)}${performance.padEnd(6)}${accessibility.padEnd(8)}` +
      `${practices.padEnd(10)}${seo.padEnd(6)}${(lcp / 1000).toFixed(2)} s   ` +
      `${tbt.toFixed(0).padStart(3)} ms  ${cls.toFixed(3)}`,
  );
  const good = Object.values(LEAST).every((least, index) => scores[index] >= least);
  if (!good) complain(visits[0]);
  return good;
}

async function look(url, lang) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM || undefined,
    chromeFlags: [...FLAGS, `--lang=${lang}`, `--accept-lang=${lang}`],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: Object.keys(LEAST),
    });
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

// Says which audits cost points.
function complain({ categories, audits }) {
  for (const category of Object.values(categories)) {
    for (const { id, weight } of category.auditRefs) {
      const { score, title, displayValue } = audits[id];
      if (weight > 0 && score !== null && score < 0.9) {
        console.log(`  ${category.id}: ${title} ${displayValue ?? ""}`);
      }
    }
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
