// Runs the module of wasm_perft.rs: node benches/wasm_perft.mjs path/to/wasm_perft.wasm
// Prints what benches/perft.rs prints natively: million leaves per second of cozy-chess and how
// many times as fast ours are, processor time, the best of several turns.

import { readFile } from "node:fs/promises";

const TURNS = 9;
const POSITIONS = [
  ["start", 5],
  ["kiwipete", 4],
  ["position 3", 6],
  ["position 4", 5],
  ["position 5", 4],
  ["position 6", 4],
];

const module = await WebAssembly.compile(await readFile(process.argv[2]));
// The library may ask for parts of a browser, none of which perft calls.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => {
    throw new Error(`perft called ${from}.${name}`);
  };
}
const { perft } = (await WebAssembly.instantiate(module, imports)).exports;

compare("counted in bulk", false, 0);
compare("every leaf made", true, 1);

function compare(title, made, shallower) {
  print(title, "cozy", "perft()", "legal_moves()");
  const products = [1, 1];
  POSITIONS.forEach(([name, full], position) => {
    const depth = full - shallower;
    const nodes = perft(0, made, position, depth);
    const best = [Infinity, Infinity, Infinity];
    for (let turn = 0; turn < TURNS; turn++) {
      for (const whose of best.keys()) {
        const start = process.cpuUsage();
        const counted = perft(whose, made, position, depth);
        const { user, system } = process.cpuUsage(start);
        if (counted !== nodes) throw new Error(`${name}: not the same count`);
        best[whose] = Math.min(best[whose], user + system);
      }
    }
    const [cozys, ...ours] = best;
    const ratios = ours.map((microseconds) => cozys / microseconds);
    ratios.forEach((ratio, k) => (products[k] *= ratio));
    print(name, (nodes / cozys).toFixed(1), ...ratios.map((ratio) => ratio.toFixed(2)));
  });
  const means = products.map((product) => product ** (1 / POSITIONS.length));
  print("geometric mean", "", ...means.map((mean) => mean.toFixed(2)));
  console.log();
}

function print(name, cozys, ours, publics) {
  const cells = [cozys.padStart(10), ours.padStart(10), publics.padStart(14)];
  console.log([name.padEnd(16), ...cells].join(" "));
}
