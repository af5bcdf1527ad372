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

/* The selectors of all rules with declarations in a style sheet, unnested, without pseudo-elements and pointer states. */
function selectorsIn(sheet: string): string[] {
  const found = new Set<string>();
  const open: string[][] = [[]];
  for (const [, text = '', end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    const [written, parents] = [text.trim(), open.at(-1) ?? []];
    if (end !== '{' && written !== '') for (const parent of parents) found.add(parent);
    if (end === '}') open.pop();
    if (end === '{') open.push(written.startsWith('@') ? parents : nested(written, parents));
  }
  return [...found].map((selector) => selector.replace(/::[a-z-]+|:(?:hover|focus-visible|active)/g, ''));
}

/* The selectors of a nested rule. Commas in parentheses don't separate selectors. */
function nested(written: string, parents: string[]): string[] {
  const own = written.split(/,(?![^(]*\))(?![^()]*\([^()]*\)[^()]*\))/).map((selector) => selector.trim());
  if (parents.length === 0) return own;
  return parents.flatMap((parent) =>
    own.map((each) => (each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`)),
  );
}

/* The style sheets of settings, with their selectors. The light DOM gets ":has(:is(h2, h3) > a)" wrong. */
const ofSettings = Object.entries(styles)
  .filter(([name]) => name.includes('_'))
  .map(([name, sheet]) => ({
    name,
    selectors: selectorsIn(sheet).filter((selector) => !selector.includes(':has(:is')),
  }));

/* The selectors of styles of settings that apply to a page, with the names of the styles. */
function selectedIn(html: string): { name: string; selector: string }[] {
  document.body.innerHTML = html;
  return ofSettings.flatMap(({ name, selectors }) =>
    selectors.filter((selector) => document.querySelector(selector)).map((selector) => ({ name, selector })),
  );
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

/* Returns the names of the styles of settings that a site includes, and the selectors of all such styles that apply. */
function settingsOf(written: Parameters<typeof compileSite>[0]) {
  const { site } = compileSite(written);
  if (!site) throw new Error('the site is wrong');
  const { shell, pages } = paginate(registry, site);
  const selected = pages.flatMap((page) => selectedIn(render({ page, shell, builtAt })));
  return { asked: stylesOf(site, { styles }), selected };
}

const href = 'https://example.com/';
const picture = { src: '/a.jpg', alt: 'A' };
const pictures = [picture, picture];
const checkbox = { name: 'copy', type: 'checkbox', label: 'Copy' };
/* A site whose blocks have some of the settings with a style. */
const withSettings = (has: {
  kind?: string;
  layout?: string;
  link?: object;
  picture?: object;
  pictures?: object;
  points?: string[];
  about?: string;
  keywords?: string[];
  checkbox?: object[];
}) =>
  siteWith(
    { type: 'hero', headline: 'Amina' },
    { type: 'hero', id: 'b', headline: 'A post', summary: 'It is short.', ...(has.kind && { kind: has.kind }) },
    {
      type: 'card-grid',
      ...(has.layout && { layout: has.layout }),
      cards: [
        {
          title: 'One',
          description: 'It is short.',
          ...has.link,
          ...has.picture,
          ...has.pictures,
          achievements: has.points,
        },
      ],
    },
    { type: 'course-list', courses: [{ title: 'One', description: 'It is short.', ...has.link }] },
    {
      type: 'timeline',
      entries: [{ title: 'One', organization: 'Two', achievements: ['Three'], about: has.about, ...has.picture }],
    },
    { type: 'skill-group', groups: [{ title: 'One', skills: [{ name: 'Two', level: 50, keywords: has.keywords }] }] },
    { ...exampleOf('form'), fields: [{ name: 'text', type: 'text', label: 'Text' }, ...(has.checkbox ?? [])] },
  );
const maybe = <Value,>(value: Value) => fc.constantFrom(undefined, value);
const anySettings = fc
  .record({
    kind: maybe('article'),
    layout: maybe('projects'),
    link: maybe({ href }),
    picture: maybe({ picture }),
    pictures: maybe({ pictures }),
    points: maybe(['Three']),
    about: maybe('It is small.'),
    keywords: maybe(['Three']),
    checkbox: maybe([checkbox]),
  })
  .map(withSettings);

test('the style of a setting applies only to sites that include it', () => {
  fc.assert(
    fc.property(fc.oneof(anySite, anySettings), (written) => {
      const { asked, selected } = settingsOf(written);
      expect(selected.filter(({ name }) => !asked.includes(name))).toEqual([]);
    }),
    runs(60),
  );
});

test('the style of every setting applies to a site with the setting', () => {
  const has = {
    kind: 'article',
    layout: 'projects',
    link: { href },
    picture: { picture },
    pictures: { pictures },
    points: ['Three'],
    about: 'It is small.',
    keywords: ['Three'],
    checkbox: [checkbox],
  };
  const { asked, selected } = settingsOf(withSettings(has));
  const names = ofSettings.map(({ name }) => name);
  expect(asked.filter((name) => name.includes('_'))).toEqual(names);
  expect([...new Set(selected.map(({ name }) => name))]).toEqual(names);
  expect(settingsOf(withSettings({})).selected).toEqual([]);
});

test('includes the styles of forms and skills if a site shows both', () => {
  const site = siteWith(...['hero', 'form', 'skill-group'].map(exampleOf));
  expect(stylesShownBy(site)).toEqual(expect.arrayContaining(['form', 'skill-group']));
});
