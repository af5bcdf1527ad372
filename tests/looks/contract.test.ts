import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looks } from '../../schema/looks.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import contract from '../../src/shared/parts.json';
import { root } from '../support/root.ts';

type File = [name: string, text: string];

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const filesIn = (folder: string, ending: RegExp): File[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => {
      const name = `${folder}/${file.replaceAll('\\', '/')}`;
      return [name, read(name)];
    });
const unique = (names: Iterable<string | undefined>) => [...new Set(names)].map((name) => `${name}`).sort();
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

const selectorPattern = /[^;{}]*(?=\{)/g;
/* The selectors of a style sheet, without comments, strings, and at-rules. */
const selectorsIn = (sheet: string): string[] =>
  (sheet.replace(/\/\*.*?\*\/|(["']).*?\1/gs, '').match(selectorPattern) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && !/^@(?!scope)/.test(selector));
const classesIn = (selector: string) => namesIn(selector, /\.([a-z][\w-]*)/gi) as string[];

const sheets = filesIn('src', /\.css$/);
const isOfLook = ([name]: File) => name.startsWith('src/looks/');
/* The style sheets of looks, and the selectors that `look.ts` of a look declares. */
const ofLooks = sheets.filter(isOfLook);
const declared = filesIn('src/looks', /^[\w-]+\/look\.ts$/);
const views = filesIn('src', /\.tsx$/).map(([, text]) => text);

const parts = Object.keys(contract.parts).sort();
const section = /^## Blocks and parts$(.*?)^## /ms.exec(read('docs/looks.md'))?.[1] ?? '';
const documents: File[] = [['docs/looks.md', read('docs/looks.md')], ...filesIn('docs/guide', /\.md$/)];

test('no look selects a class', () => {
  expect(ofLooks.length).toBeGreaterThanOrEqual(looks.length);
  const inSheets = ofLooks.flatMap(([name, text]) =>
    selectorsIn(text)
      .filter((selector) => classesIn(selector).length > 0)
      .map((selector) => `${name}: ${selector}`),
  );
  const inScripts = declared.flatMap(([name, text]) =>
    namesIn(text, /((?<=['`>~+( :,])\.[a-z][\w-]*)/g).map((selector) => `${name}: ${selector}`),
  );
  expect([...inSheets, ...inScripts]).toEqual([]);
});

test('looks select only parts, blocks and attributes of the contract', () => {
  const texts = [...ofLooks, ...declared].map(([, text]) => text).join('');
  const partsOfLooks = unique(namesIn(texts, /data-part~?=["']?([\w-]+)/g));
  expect(partsOfLooks.length).toBeGreaterThan(50);
  expect(partsOfLooks.filter((name) => !parts.includes(name))).toEqual([]);
  const blocksOfLooks = unique(namesIn(texts, /data-block=["']?([\w-]+)/g));
  const types = [...blocks.map(({ properties }) => `${properties.type.const}`), 'article-hero', 'cv', 'not-found'];
  expect(blocksOfLooks.filter((name) => !types.includes(name))).toEqual([]);
  const attributes = unique(namesIn(texts, /\[(data-[\w-]+)/g));
  expect(attributes.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('every part is used by a view', () => {
  const used = views.flatMap((text) => namesIn(text, /\bpart\(([^),]*)/g)).join();
  const shown = unique(namesIn(used, /['\s]([\w-]+)(?=['\s])/g));
  expect(parts.filter((name) => !shown.includes(name))).toEqual([]);
});

test('docs/looks.md lists every part, and only attributes that views have', () => {
  const [table = ''] = /^\| Where \| Part .*?\n\n/ms.exec(section) ?? [];
  const cells = [...table.matchAll(/^\|[^|]*\|([^|]*)\|[^|]*\|$/gm)].map(([, cell = '']) => cell);
  expect(unique(namesIn(cells.join(), /`([\w-]+)`/g))).toEqual(parts);
  const written = [...views, ...filesIn('src', /\.[jt]s$/).map(([, text]) => text)].join('');
  const attributes = unique(namesIn(section, /`(data-[\w-]+)`/g));
  // A component of Radix writes `data-state`; the script of every page sets `data-js`.
  const isWritten = (name: string) => ['data-state', 'data-js'].includes(name) || written.includes(name);
  expect(attributes.filter((name) => !isWritten(name))).toEqual([]);
});

test('no private class is named for looks or owners', () => {
  const ours = sheets.filter((file) => !isOfLook(file) && /^src\/(?:styles|components|blocks|client)\//.test(file[0]));
  const classes = unique(ours.flatMap(([, text]) => selectorsIn(text).flatMap(classesIn)));
  expect(classes.length).toBeGreaterThan(150);
  const named = new RegExp(`(?<![\\w./-])\\.(?:${classes.join('|')})(?![\\w-]|\\.\\w)`, 'g');
  const found = [...ofLooks, ...declared, ...documents].flatMap(([name, text]) =>
    [...text.replace(/\/\*.*?\*\//gs, '').matchAll(named)].map(([selector]) => `${name}: ${selector}`),
  );
  expect(found).toEqual([]);
});
