import { isAmong } from '../../src/node/bundle/browser-safe.js';
import { table } from './allowed-imports.js';
import { findCycles } from './find-cycles.js';
import { readImports } from './read-imports.js';

/**
 * Reports imports that the table doesn't allow, and cycles, including those of types, one text each. `sources` has
 * texts by file, relative to the folder of Onefolio, with "/" as separator.
 */
export function importProblems(sources) {
  const imports = Object.entries(sources).flatMap(([file, source]) => readImports(file, source));
  const views = viewsAmong(imports);
  const refused = imports.flatMap((each) => refusalOf(each, views) ?? []);
  const cycles = findCycles(imports.filter(({ to }) => Object.hasOwn(sources, to)));
  return [...refused, ...cycles.map(cycleText)];
}

/* The files of blocks that render: .tsx files, and what they import from the folder of their block. */
function viewsAmong(imports) {
  const views = new Set(
    imports.flatMap(({ from, to }) => [from, to]).filter((file) => /^src\/blocks\/[^/]+\/.*\.tsx$/.test(file)),
  );
  // Iterating over a set includes items that are added meanwhile.
  for (const view of views)
    for (const { from, to } of imports)
      if (
        from === view &&
        !/\/(?:index|schema)\.ts$/.test(to) &&
        folderIn(to, 'src/blocks/*') === folderIn(from, 'src/blocks/*')
      )
        views.add(to);
  return views;
}

function refusalOf({ from, to, line, isType }, views) {
  const row = table.find(({ folder, isView }) => folderIn(from, folder) && isView !== !views.has(from));
  if (!row) return `${from}:${line}: no folder in scripts/imports/allowed-imports.js contains this file.`;
  const { folder, values, types, except = [], because = [], otherwise } = row;
  const ownFolder = folderIn(from, folder);
  const isApart = except.some((name) => to === `${ownFolder}/${name}`);
  if ((!isApart && isAmong(to, [ownFolder, ...values])) || (isType && isAmong(to, [ownFolder, ...types]))) return null;
  const found = isApart ? undefined : because.find(([places]) => isAmong(to, places));
  const reason = found?.[1] ?? otherwise;
  return `${from}:${line}: ${ownFolder} may not import ${isType ? '' : 'a value of '}${to}. ${reason}`;
}

/* The folder of a file that matches a pattern, with its name in place of the star. */
function folderIn(file, pattern) {
  const found = new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/)`).exec(file);
  return found?.[0];
}

function cycleText(cycle) {
  const [{ from, line }] = cycle;
  const chain = [from, ...cycle.map(({ to }) => to)].join(' → ');
  return `${from}:${line}: circular import: ${chain}. Move the shared code to a separate file.`;
}
