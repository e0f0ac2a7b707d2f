// Shows what needs no module: the page in the reader's language and colours, and home, if that is
// where the reader goes. The build puts this into index.html, so that it runs before the browser
// paints for the first time.
(function () {
  var settings;
  try {
    settings = JSON.parse(localStorage["chesslings.settings"]);
  } catch (error) {
    // A first visit, or nothing may be stored here.
  }
  settings = settings || {};
  // The build writes it here in every language, each a title and a body.
  var screens = "@SCREENS@";
  var wanted = [settings.lang].concat(navigator.languages || navigator.language);
  var code = wanted
    .map(function (tag) { return String(tag).slice(0, 2); })
    .filter(function (code) { return screens.hasOwnProperty(code); })[0] || "en";
  document.documentElement.lang = code;
  document.documentElement.setAttribute("data-scheme", settings.scheme || "auto");

  if (location.hash.length < 3) {
    document.title = screens[code].title;
    document.getElementById("app").innerHTML = screens[code].body;
    return;
  }
  // Every other screen needs the module, the sooner the better.
  function preload(rel, href) {
    var link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    if (rel === "preload") link.as = "fetch";
    document.head.appendChild(link);
  }
  preload("stylesheet", "screens.css");
  preload("modulepreload", "boot.js");
  preload("modulepreload", "page.js");
  preload("preload", "page_bg.wasm");
})();
