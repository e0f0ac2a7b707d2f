// Runs the module of wasm_perft.rs: node benches/wasm_perft.mjs path/to/wasm_perft.wasm
// Prints what benches/perft.rs prints natively: million leaves per second, best of several turns.

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
  print(title, "ours", "cozy", "ratio");
  let product = 1;
  POSITIONS.forEach(([name, full], position) => {
    const depth = full - shallower;
    const nodes = perft(true, made, position, depth);
    if (perft(false, made, position, depth) !== nodes) {
      throw new Error(`${name}: not the same count`);
    }
    const best = [Infinity, Infinity];
    for (let turn = 0; turn < TURNS; turn++) {
      for (const cozys of [0, 1]) {
        const start = performance.now();
        perft(cozys, made, position, depth);
        best[cozys] = Math.min(best[cozys], performance.now() - start);
      }
    }
    const [ours, cozys] = best.map((milliseconds) => nodes / milliseconds / 1e3);
    product *= ours / cozys;
    print(name, ours.toFixed(1), cozys.toFixed(1), (ours / cozys).toFixed(2));
  });
  print("geometric mean", "", "", (product ** (1 / POSITIONS.length)).toFixed(2));
  console.log();
}

function print(name, ours, cozys, ratio) {
  console.log(`${name.padEnd(16)} ${ours.padStart(10)} ${cozys.padStart(10)} ${ratio.padStart(7)}`);
}
