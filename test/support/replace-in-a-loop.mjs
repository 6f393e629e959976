// Replaces a folder over and over, each time by a tree of another version, until it is killed. Says so once the
// first one stands.
import { replaceFolder } from "../../dist/commands/output/replace-folder.js";

const [target, files] = process.argv.slice(2);
for (let version = 0; ; version++) {
  const text = `version ${version}\n`;
  const tree = Array.from({ length: Number(files) }, (_, index) => ({ path: `current/${index}.txt`, text }));
  const model = { path: "current/model.json", text: `{ "modelVersion": 1, "v": "${text.trim()}" }\n` };
  await replaceFolder(target, [model, ...tree]);
  if (version === 0) process.stdout.write("ready\n");
}
