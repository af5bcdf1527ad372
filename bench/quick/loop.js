import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/*
 * The minimum that a static site generator does: reads a site file, renders each page with React, and writes it to a
 * folder. Arguments: the file and the folder.
 */

const [file, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { path, blocks } of JSON.parse(readFileSync(file, 'utf8')).pages) {
  const html = renderToString(createElement('main', null, Object.values(blocks).map(elementOf)));
  writeFileSync(join(folder, `${path.slice(1) || 'index'}.html`), `<!doctype html>${html}`);
}

/* A value of the site as an element: a list, a section or a paragraph. */
function elementOf(value, key) {
  if (typeof value !== 'object') return createElement('p', { key }, String(value));
  const inside = Object.values(value).map(elementOf);
  return createElement(Array.isArray(value) ? 'div' : 'section', { key }, inside);
}
