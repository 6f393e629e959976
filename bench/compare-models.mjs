// Comparing two full models beside reading them from disk. Aim: below 1.0.
// And comparing models of ten times as many events beside comparing these. Aim: below 15.0.
//
// The later model is a copy with a change in about every tenth event: names, types, values, rows and whole events.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { compareModels } from "../dist/diff/compare-models.js";
import { parseModel } from "../dist/model/parse-model.js";
import { serializeModel } from "../dist/model/serialize-model.js";
import { measureInProcess, printRatios } from "./measure.mjs";

const ROUNDS = 15;
const TIMES = 10;

const model = readModel(new URL("../generated/current/model.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "compare-models-"));
try {
  const pair = [model, changedCopy(model)];
  const files = pair.map((one, i) => join(folder, `${i}.json`));
  files.forEach((file, i) => writeFileSync(file, serializeModel(pair[i])));
  const [large, largeChanged] = [manyTimes(model), changedCopy(manyTimes(model))];

  const compare = { name: "compare", run: () => compareModels(...pair) };
  const beside = (count) => `${compareModels(...pair).changes.length} changes, ${count}`;
  printRatios(
    `two models, ${beside(`median of ${ROUNDS}`)}`,
    await measureInProcess([compare, { name: "read both from disk", run: () => files.map(readModel) }], ROUNDS),
  );
  const changes = compareModels(large, largeChanged).changes.length;
  printRatios(
    `${TIMES} times as many events, ${changes} changes, median of ${ROUNDS}`,
    await measureInProcess(
      [{ name: `compare ${TIMES} times as many`, run: () => compareModels(large, largeChanged) }, compare],
      ROUNDS,
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}

function readModel(file) {
  return parseModel(readFileSync(file, "utf8"), "model.json");
}

function mapEvents({ references, ...rest }, change) {
  const entries = Object.entries(references).map(([scope, reference]) => [
    scope,
    { ...reference, events: reference.events.flatMap(change) },
  ]);
  return { ...rest, references: Object.fromEntries(entries) };
}

/** Each event as often as told; each copy, and its rows, by names of its own. */
function manyTimes(of) {
  const renamed = (thing, i) => ({ ...thing, name: `${thing.name}${i}` });
  return mapEvents(of, (event) =>
    Array.from({ length: TIMES }, (_, i) => ({
      ...renamed(event, i),
      attributes: event.attributes.map((row) => renamed(row, i)),
    })),
  );
}

/** Of ten events one is changed, in turn: a new name, other rows, and one that leaves while another comes. */
function changedCopy(of) {
  const changes = [
    (event) => [{ ...event, name: `${event.name}_anew` }],
    (event) => [{ ...event, attributes: event.attributes.map(changedRow) }],
    (event) => [{ ...event, name: `other_${event.name}`, attributes: event.attributes.slice(1) }],
    (event) => [{ ...event, attributes: event.attributes.map((row) => ({ ...row, name: `${row.name}Anew` })) }],
  ];
  let number = 0;
  return mapEvents(of, (event) => {
    number++;
    return number % 10 === 0 ? changes[(number / 10) % changes.length](event) : [event];
  });
}

function changedRow(row) {
  const items = [...(row.values?.items ?? []), { value: "anew" }];
  return { ...row, type: row.type === "integer" ? "long" : "string", values: { kind: "open", ...row.values, items } };
}
