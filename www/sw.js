// The service worker: holds one whole build and answers from it, so that the page starts offline.
// The build's id and its files, each with what it must be, are written here when the page is built.
const BUILD = "@BUILD@";
const FILES = ["@FILES@"];

// Another copy of the page may live on the same host, in another folder.
const OURS = `chesslings ${registration.scope} `;
const CACHE = OURS + BUILD;

addEventListener("install", (event) => {
  // Past the browser's own cache, which may hold files of another build; and if a host changes its
  // files just now, what doesn't belong to this build is refused.
  const fresh = FILES.map(([file, integrity]) => new Request(file, { cache: "reload", integrity }));
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
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  // Whoever comes by another name of the page gets the page.
  const page = request.mode === "navigate" && (await cache.match("./"));
  return page || fetch(request);
}

async function dropOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  return Promise.all(others.map((name) => caches.delete(name)));
}
