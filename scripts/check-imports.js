import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { importProblems } from './imports/import-problems.js';

/*
 * Checks the imports of every source file in schema/ and src/ of a folder, by default of this repository, and that
 * there are no cycles.
 */
const folder = resolve(process.argv[2] ?? '.');
const files = ['schema', 'src'].flatMap((name) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
);
const sources = files.sort().map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]);
const problems = importProblems(Object.fromEntries(sources));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Checked the imports of ${files.length} files.`);
