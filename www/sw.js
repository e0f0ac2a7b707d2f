// The service worker: holds one whole build and answers from it, so that the page starts offline.
// The build id and the list of files are written here by scripts/lib/after-build.sh.
const BUILD = "@BUILD@";
const FILES = ["@FILES@"];

const CACHE = `chesslings-${BUILD}`;

addEventListener("install", (event) => {
  // Past the browser's own cache, which may hold files of another build.
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  event.waitUntil(dropOtherBuilds().then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
    event.respondWith(answer(event.request));
  }
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "./" : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

async function dropOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("chesslings-") && name !== CACHE);
  return Promise.all(others.map((name) => caches.delete(name)));
}
