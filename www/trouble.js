// Starts the page, and speaks up in every language when it can't start or when something breaks
// later. It comes first and is written so that every browser understands it, since an old one must
// be told that it is too old.
(function () {
  var started = false;

  // Shows one of the messages that index.html holds in every language.
  function say(id) {
    document.documentElement.setAttribute("data-boot", "over");
    document.getElementById(id).hidden = false;
  }

  function fail() {
    if (started) return;
    say(location.protocol === "file:" ? "as-file" : "failed");
    // Another address may lead to a page that starts.
    window.onhashchange = function () { location.reload(); };
  }

  // Nobody knows what still works, but all is stored: to go on, the same place is loaded again.
  // Whoever wants to look at it first closes the message.
  function crash() {
    var message = document.getElementById("crashed");
    var goOn = document.getElementById("go-on");
    if (!message.hidden) return;
    say("crashed");
    goOn.onclick = function () { location.reload(); };
    document.getElementById("close").onclick = function () { message.hidden = true; };
    goOn.focus();
  }

  // A panic in the module ends in an uncaught error, too.
  function broke() {
    if (started) crash();
    else fail();
  }
  window.addEventListener("error", broke);
  window.addEventListener("unhandledrejection", broke);
  window.addEventListener("chesslings:started", function () {
    started = true;
    document.documentElement.setAttribute("data-boot", "started");
  });

  // Loads the page again, past everything that was kept of it: files of two builds may have met.
  function heal() {
    function again() { location.reload(); }
    if (!window.Promise || !window.fetch) return again();
    Promise.resolve(navigator.serviceWorker && navigator.serviceWorker.getRegistration())
      .then(function (kept) { return kept && forget(kept); })
      .then(function () {
        var files = [location.pathname, "trouble.js", "boot.js", "updates.js", "page.js", "page_bg.wasm"];
        var styles = document.querySelectorAll("link[rel=stylesheet]");
        for (var i = 0; i < styles.length; i++) files.push(styles[i].href);
        return Promise.all(files.map(function (file) { return fetch(file, { cache: "reload" }); }));
      })
      .then(again, again);
  }

  // Ends a service worker and forgets the builds that it holds.
  function forget(kept) {
    return kept.unregister()
      .then(function () { return caches.keys(); })
      .then(function (names) {
        return Promise.all(names.map(function (name) {
          return name.indexOf("chesslings " + kept.scope + " ") === 0 && caches.delete(name);
        }));
      });
  }
  document.addEventListener("click", function (event) {
    if (event.target.closest && event.target.closest("[data-heal]")) {
      event.preventDefault();
      heal();
    }
  });

  var script = document.createElement("script");
  if (!("noModule" in script) || !window.WebAssembly || !window.Promise) return fail();
  script.type = "module";
  script.src = "boot.js";
  script.onerror = fail;
  function start() { document.head.appendChild(script); }
  // Home needs no module to be seen: nothing shall keep the browser from painting it first.
  if (document.querySelector("#app > .page") && !document.hidden) {
    requestAnimationFrame(function () { setTimeout(start); });
  } else {
    start();
  }
})();
