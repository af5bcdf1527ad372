import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { paginate } from '../../src/core/resolve/paginate.ts';
import { optionalStyles } from '../../src/node/bundle/style-sheets.ts';
import { stylesOf } from '../../src/node/render/assets.ts';
import { builtAt } from '../support/render.tsx';
import { root } from '../support/root.ts';
import { compileSite, exampleOf, siteWith } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
const styles = Object.fromEntries(
  Object.entries(optionalStyles(root)).map(([name, file]) => [name.slice('style-'.length), read(file)]),
);
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
/* Style sheets that are linked after an interaction, or only on some pages. */
const linked = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...read(join(root, 'src', file)).matchAll(/'\.\/([\w-]+\.css)\?url'/g)])
  .map(([, name]) => name);
const always = files
  .filter((file) => file.endsWith('.css') && !/^(?:blocks|components.(?:languages|pictures.style))/.test(file))
  .filter((file) => ![...linked, 'print.css'].includes(basename(file)))
  .map((file) => read(join(root, 'src', file)))
  .join('');

const classesIn = (sheet: string, pattern = /\.([a-z][a-z-]*)/g) =>
  new Set([...sheet.matchAll(pattern)].map(([, name]) => name as string));
const usual = classesIn(always);
const mentioned = Object.entries(styles).map(([name, sheet]) => ({ name, classes: classesIn(sheet) }));
/* The classes that the style of a block defines in a rule for every context. */
const defined = Object.entries(styles).map(([name, sheet]) => {
  const [layer = ''] = /^@layer components .*?\n\}/ms.exec(sheet) ?? [];
  return { name, classes: classesIn(layer, /^ {2}\.([a-z-]+) \{$/gm) };
});

/* The block types whose style a class requires. */
function missing(name: string, asked: string[]): string[] {
  const namesOf = (sheets: typeof defined) =>
    sheets.filter(({ classes }) => classes.has(name)).map((sheet) => sheet.name);
  const own = namesOf(defined);
  if (own.length > 0) return own.filter((type) => !asked.includes(type));
  const some = usual.has(name) ? [] : namesOf(mentioned);
  return some.some((type) => asked.includes(type)) ? [] : some;
}

/* Expects of a site that it has the style of each class that its pages show; returns the block types with such styles. */
function stylesShownBy(written: Parameters<typeof compileSite>[0]): string[] {
  const { site } = compileSite(written);
  if (!site) throw new Error('the site is wrong');
  const asked = stylesOf(site, { styles });
  const { shell, pages } = paginate(registry, site);
  const shown = pages.flatMap((page) => [...render({ page, shell, builtAt }).matchAll(/ class="([^"]*)"/g)]);
  const names = [...new Set(shown.flatMap(([, list = '']) => list.split(' ')))];
  for (const name of names) expect([name, missing(name, asked)]).toEqual([name, []]);
  return defined.filter(({ classes }) => names.some((name) => classes.has(name))).map(({ name }) => name);
}

test('includes the styles of everything that a site shows', () => {
  fc.assert(
    fc.property(anySite, (written) => {
      stylesShownBy(written);
    }),
    runs(60),
  );
});

test('includes the styles of forms and skills if a site shows both', () => {
  const site = siteWith(...['hero', 'form', 'skill-group'].map(exampleOf));
  expect(stylesShownBy(site)).toEqual(expect.arrayContaining(['form', 'skill-group']));
});
