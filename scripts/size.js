import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.js';

/*
 * Part of `npm run lint`: fails if the project has more code than these limits. Code is .ts, .tsx, .js and .mjs, with
 * comments and empty lines, because they are read too; labels and starters are JSON, and a hundred lines list them. To
 * raise a limit, say why in the commit.
 */
const limits = [
  { name: 'lines of code in src', limit: 47_900, count: () => lines(codeIn('src')) },
  { name: 'files of code in src', limit: 700, count: () => codeIn('src').length },
  { name: 'lines of code in tests', limit: 58_800, count: () => lines(codeIn('tests')) },
];

const exceeded = limits.map((each) => ({ ...each, found: each.count() })).filter(({ found, limit }) => found > limit);
for (const { name, limit, found } of exceeded)
  console.error(`${found} ${name}: at most ${limit} are allowed (scripts/size.js). Remove code that isn't needed.`);
if (exceeded.length > 0) process.exitCode = 1;

/* The files of code below a folder. The packages of some tests are below tests/. */
function codeIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true });
  return files
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(root, folder, file));
}

function lines(files) {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}
