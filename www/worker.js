// Searches for placements beside the page, with the same module; see src/web/puzzles.
import init, { PlacementSearch } from "./whole.js";

addEventListener("message", async ({ data }) => {
  await init({ module_or_path: "./whole_bg.wasm" });
  const search = new PlacementSearch(data);
  for (;;) {
    const told = search.run();
    postMessage(told);
    if (told.finished) break;
  }
  close();
});
