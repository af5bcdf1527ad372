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
  const views = viewsAmong(imports);
  const refused = imports.flatMap((each) => refusalOf(each, views) ?? []);
  const circles = findCircles(imports.filter(({ to }) => Object.hasOwn(sources, to)));
  return [...refused, ...circles.map(circleText)];
}

/* The files of blocks that render: .tsx files, and what these import from the folder of their block. */
function viewsAmong(imports) {
  const views = new Set(
    imports.flatMap(({ from, to }) => [from, to]).filter((file) => /^src\/blocks\/[^/]+\/.*\.tsx$/.test(file)),
  );
  // A set also visits what is added on the way.
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
  const own = folderIn(from, folder);
  const isApart = except.some((name) => to === `${own}/${name}`);
  if ((!isApart && isAmong(to, [own, ...values])) || (isType && isAmong(to, [own, ...types]))) return null;
  const found = isApart ? undefined : because.find(([places]) => isAmong(to, places));
  const reason = found?.[1] ?? otherwise;
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
