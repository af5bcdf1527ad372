import { isAmong } from '../../src/node/bundle/browser-safe.js';
import { table } from './allowed-imports.js';
import { findCircles } from './find-circles.js';
import { readImports } from './read-imports.js';

/**
 * Says what is wrong with the imports of some sources, one text each: what the table refuses, and circles, also those of
 * types. `sources` has a text by file, relative to the folder of Onefolio and with "/" between its parts.
 */
export function importProblems(sources) {
  const imports = Object.entries(sources).flatMap(([file, source]) => readImports(file, source));
  const refused = imports.flatMap((each) => refusalOf(each) ?? []);
  const circles = findCircles(imports.filter(({ to }) => Object.hasOwn(sources, to)));
  return [...refused, ...circles.map(circleText)];
}

function refusalOf({ from, to, line, isType }) {
  const row = table.find(({ folder }) => folderIn(from, folder));
  if (!row) return `${from}:${line}: no folder in scripts/imports/allowed-imports.js contains this file.`;
  const { folder, values, types, because = [], otherwise } = row;
  const own = folderIn(from, folder);
  if (isAmong(to, [own, ...values]) || (isType && isAmong(to, types))) return null;
  const [, reason] = because.find(([places]) => isAmong(to, places)) ?? [null, otherwise];
  return `${from}:${line}: ${own} may not import ${isType ? '' : 'a value of '}${to}. ${reason}`;
}

/* The folder that a file lies in, with its name where the pattern has a star. */
function folderIn(file, pattern) {
  const found = new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/)`).exec(file);
  return found?.[0];
}

function circleText(circle) {
  const [{ from, line }] = circle;
  const chain = [from, ...circle.map(({ to }) => to)].join(' → ');
  return `${from}:${line}: circular import: ${chain}. Move the shared code to a separate file.`;
}
