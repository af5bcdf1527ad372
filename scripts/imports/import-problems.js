import { isAmong } from '../../src/node/bundle/browser-safe.js';
import { table } from './allowed-imports.js';
import { findCycles } from './find-cycles.js';
import { readImports } from './read-imports.js';

/**
 * Reports imports that the table doesn't allow, cycles of files, including those of types, and cycles of the folders in
 * src/core/, one text each. `sources` has texts by file, relative to the folder of Onefolio, with "/" as separator.
 */
export function importProblems(sources) {
  const imports = Object.entries(sources).flatMap(([file, source]) => readImports(file, source));
  const views = viewsAmong(imports);
  const refused = imports.flatMap((each) => refusalOf(each, views) ?? []);
  const own = imports.filter(({ to }) => Object.hasOwn(sources, to));
  const cycles = findCycles(own).map(cycleText);
  return [...refused, ...cycles, ...findCycles(betweenFolders(own)).map(folderCycleText)];
}

/* The imports between folders of src/core/, as imports of the folders. Types count, too: they show what depends on what. */
function betweenFolders(imports) {
  return imports.flatMap((each) => {
    const [from, to] = [each.from, each.to].map((file) => folderIn(file, 'src/core/*'));
    return !from || !to || from === to ? [] : [{ from, to, file: each }];
  });
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

function folderCycleText(cycle) {
  const [{ file }] = cycle;
  const steps = cycle.map(({ file: { from, to } }) => `${from} imports ${to}`);
  return `${file.from}:${file.line}: folders of src/core/ import each other: ${steps.join(', ')}. Move one of these files to another folder.`;
}
