import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../src/core/diagnostics/pointer.ts';
import { applyAll } from '../../src/fixes/fix-loop.ts';
import { applyFixes, fixable, type Revision, type Texts, unchangedRevision } from '../../src/fixes/revision.ts';
import settingNames from '../../src/fixes/tables/setting-names.json';
import { suggestNames } from '../../src/fixes/unknown-settings/aliases.ts';
import { isRecord } from '../../src/shared/is-record.ts';
import { mistakes } from '../diagnostics/mistakes.ts';
import { root } from '../support/root.ts';
import { everything, places } from '../support/sites/everything.ts';
import { compileSite, siteWith, textHost } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';

type Steps = (string | number)[];
interface Leaf {
  steps: Steps;
  value: unknown;
}

const right = JSON.parse(readFileSync(join(root, 'tests/diagnostics/site.json'), 'utf8'));
right.pages.push({ folder: 'posts', path: '/blog' });
const post = {
  title: 'How I sold twelve chairs',
  date: '2025-03-02',
  summary: 'A short story of a shop.',
  tags: ['wood', 'shops'],
};

function leavesOf(value: unknown, steps: Steps = []): Leaf[] {
  if (!isRecord(value)) return [{ steps, value }];
  return Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, [...steps, Array.isArray(value) ? Number(name) : name]),
  );
}

/* A unique text that mutations insert next to others. */
const note = 'My own words';

/* Texts that an owner may write in the place of a value. */
const mutants = (value: unknown): unknown[] => [
  { value, note },
  { text: value, title: note },
  { content: value, author: note },
  { name: value, url: 'https://own.example/words' },
  { en: value, fr: note },
  [value, note],
  [value],
  `${value} (${note})`,
  `${value}, ${note}`,
  `  ${value}`,
  `${value}%`,
  'about 5 years',
  1.5,
  95,
  true,
  null,
  '',
  {},
];

function replaced(value: unknown, steps: Steps, mutant: unknown): unknown {
  const [step, ...others] = steps;
  if (step === undefined) return mutant;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], others, mutant);
  return copy;
}

/* Syntax mistakes in a name, a comma, a quotation mark or a number, and duplicate names. */
const typos: ((text: string, at: number) => string)[] = [
  (text, at) => replaceNth(text, /"([a-z]{4,})":/g, at, '"$1$1":'),
  (text, at) => replaceNth(text, /"([a-z]\w+)":/g, at, '$1:'),
  (text, at) => replaceNth(text, /,\n/g, at, '\n'),
  (text, at) => replaceNth(text, /\n/g, at, ',\n'),
  (text, at) => replaceNth(text, /(?<=[a-z])",?\n/g, at, '\n'),
  (text, at) => replaceNth(text, /\n/g, at, ` // ${note}\n`),
  (text, at) => replaceNth(text, /"([^"\n]*)"(?=,?\n)/g, at, '1.10'),
  (text, at) => replaceNth(text, /"([^"\n]*)"(?=,?\n)/g, at, '12345678901234567890'),
  (text, at) => replaceNth(text, /("[a-z]\w+": )([^[{\n]+),?\n/g, at, `$1$2,\n$1"${note}",\n`),
  (text, at) => replaceNth(text, /"([^"\n]*)"(?=,?\n)/g, at, "'$1'"),
];

function replaceNth(text: string, pattern: RegExp, at: number, by: string): string {
  const found = [...text.matchAll(pattern)];
  const match = found[at % found.length];
  if (!match) return text;
  const single = new RegExp(pattern.source, pattern.flags.replace('g', 'y'));
  single.lastIndex = match.index;
  return text.replace(single, by);
}

const yaml = (settings: object) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
const postTypos = [
  'title: 1.10',
  'title: >-\n  A long\n  title',
  'date: 2025-3-2',
  'tags: wood, shops',
  'draft: yes',
  'titel: x',
];

const compileTexts = ({ site, files }: Texts) => {
  const bytes = new TextEncoder().encode(files.get('posts/a.md') ?? '');
  const from = files.get('posts/a.md')?.lastIndexOf('\n---\n') ?? 0;
  return compileSite(site, {
    ...textHost,
    textFolder: () => ({ names: ['a.md'] }),
    textFile: () => ({ bytes, from: from + 5 }),
  });
};
const starting = (own: string, file: string): Revision => {
  const texts = { site: own, files: new Map([['posts/a.md', file]]) };
  return { texts, compiled: compileTexts(texts) };
};

function read(text: string, file?: string): unknown {
  try {
    return file === undefined ? JSON.parse(text) : parseYaml(text.split('\n---\n')[0] ?? '');
  } catch {
    return undefined;
  }
}

const keyOf = ({ code, message, file, pointer }: Diagnostic) => JSON.stringify([code, message, file, pointer]);
const plain = (text: string) => text.replace(/\s+/g, ' ');

/* Checks that a fix of a diagnostic changes only the value of that diagnostic. */
function isKept(before: Revision, diagnostic: Diagnostic, after: Revision): void {
  const { file, pointer, code, fix } = diagnostic;
  const what = `${code} at ${pointer}: ${fix?.text}`;
  const textOf = ({ texts }: Revision) => String(file === undefined ? texts.site : texts.files.get(file));
  const [was, is] = [textOf(before), textOf(after)];
  const [old, now] = [read(was, file), read(is, file)];
  if (old !== undefined) expect(now, what).toBeDefined();
  expect(
    after.compiled.diagnostics.filter((each) => keyOf(each) === keyOf(diagnostic)).length,
    what,
  ).toBeLessThanOrEqual(before.compiled.diagnostics.filter((each) => keyOf(each) === keyOf(diagnostic)).length - 1);
  if (file !== undefined) expect(after.texts.site).toBe(before.texts.site);
  if (was.includes(note) && !isAbout(old, pointer)) expect(is.includes(note), what).toBe(true);
  if (old === undefined || now === undefined) return;
  const remaining = plain(JSON.stringify(now));
  const lost = leavesOf(old).filter(
    ({ value }) =>
      typeof value === 'string' &&
      /\p{L}/u.test(value) &&
      !remaining.includes(plain(JSON.stringify(value).slice(1, -1))),
  );
  // At most one value is corrected, and it has no more words than a date.
  expect(lost.length, what).toBeLessThanOrEqual(2);
  for (const { steps } of lost)
    if (file === undefined) expect(pointerOf(steps.map(String)), what).toContain(parentOf(pointer));
}

/* Whether a diagnostic is about the text that contains the note. */
const isAbout = (value: unknown, pointer: string) =>
  leavesOf(value).some(
    (leaf) => pointerOf(leaf.steps.map(String)) === pointer && String(leaf.value).includes(note) && leaf.value !== note,
  );
const parentOf = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

const anyMistake = fc.oneof(
  fc.tuple(fc.nat(), fc.nat()).map(([at, choice]): [string, string] => {
    const leaves = leavesOf(right).filter(({ steps }) => steps[0] !== 'version');
    const { steps, value } = leaves[at % leaves.length] as Leaf;
    const all = mutants(value);
    return [JSON.stringify(replaced(right, steps, all[choice % all.length]), null, 2), yaml(post)];
  }),
  fc
    .tuple(fc.constantFrom(...typos), fc.nat())
    .map(([typo, at]): [string, string] => [typo(JSON.stringify(right, null, 2), at), yaml(post)]),
  fc.tuple(fc.constantFrom(...Object.keys(post)), fc.nat()).map(([name, choice]): [string, string] => {
    const all = mutants(post[name as keyof typeof post]);
    return [JSON.stringify(right, null, 2), yaml({ ...post, [name]: all[choice % all.length] })];
  }),
  fc.constantFrom(...postTypos).map((typo): [string, string] => {
    const [name = ''] = typo.split(':');
    return [
      JSON.stringify(right, null, 2),
      `${yaml({ ...post, [name]: undefined }).replace(`${name}: undefined`, typo)}`,
    ];
  }),
);

test('writes a fix only if it loses no text, changes no other value, and ends its diagnostic', () => {
  let count = 0;
  fc.assert(
    fc.property(anyMistake, ([own, settings]) => {
      const before = starting(own, `---\n${settings}\n---\nA text.\n`);
      for (const diagnostic of fixable(before.compiled)) {
        const after = applyFixes(before, [diagnostic], compileTexts);
        if (!after) continue;
        count++;
        isKept(before, diagnostic, after);
      }
    }),
    runs(1000),
  );
  expect(count).toBeGreaterThan(150);
});

test.each(Object.entries(mistakes).filter(([, { files }]) => typeof files['site.json'] === 'string'))(
  'the fixes of %s lose no text',
  (_, { files }) => {
    const before = unchangedRevision(compileSite(String(files['site.json'])));
    const compile = ({ site }: Texts) => compileSite(site);
    for (const diagnostic of fixable(before.compiled)) {
      const after = applyFixes(before, [diagnostic], compile);
      if (after) isKept(before, diagnostic, after);
    }
  },
);

/* The objects of a site whose pictures have no alternative text, and each block on a separate site. */
const { blocks, ...home } = (everything().pages as { blocks: object[] }[])[0] as { blocks: object[] };
const sites = [
  { ...everything(), pages: [{ ...home, blocks: [{ type: 'hero', headline: 'A' }] }] },
  ...blocks.map((each) => siteWith(each)),
].map((site) => JSON.parse(JSON.stringify(site).replace(/"alt":"[^"]*"/g, '"decorative":true')));
const objects = sites.flatMap((site, index) =>
  places(site)
    .filter(
      ({ schema, steps }) => schema.properties && !steps.includes('notes') && (index === 0) !== (steps[2] === 'blocks'),
    )
    .map(({ schema, steps }) => ({ site, schema, steps })),
);
const withPicture = objects.filter(({ schema, site, steps }) => {
  const object = steps.reduce((inside, step) => inside[step], site);
  return schema.properties?.picture !== undefined && Object.hasOwn(object, 'picture');
});
const names = Object.values(settingNames).flatMap((table) => Object.values(table).join(' ').split(' '));
const anyObject = fc.oneof(fc.constantFrom(...objects), fc.constantFrom(...withPicture));
const anyName = fc.oneof(
  fc.constantFrom(...new Set(names)),
  fc.constantFrom('src', 'alt', 'title', 'label', 'caption', 'description', 'text', 'url', 'file'),
);

test('moves a text of an owner only to the notes, and makes it no image', () => {
  const anyText = fc.constantFrom(note, `/${note}.png`, `https://own.example/${note.replaceAll(' ', '-')}`);
  fc.assert(
    fc.property(anyObject, anyName, anyText, ({ site, schema, steps }, name, text) => {
      const wrong = structuredClone(site);
      const object = steps.reduce((inside, step) => inside[step], wrong);
      // A text at the top of the file is about the owner, and a URL of the owner can be that of the site.
      if (
        Object.hasOwn(object, name) ||
        Object.hasOwn(schema.properties ?? {}, name) ||
        schema.title === 'Site' ||
        name === 'url'
      )
        return;
      object[name] = text;
      const before = unchangedRevision(compileSite(JSON.stringify(wrong)));
      const after = applyAll(before, ({ site: own }) => compileSite(own));
      const found = leavesOf(JSON.parse(after.texts.site)).filter(({ value }) => String(value).includes(text));
      expect(found.length, name).toBeGreaterThan(0);
      for (const { steps: to } of found) {
        const isImage =
          suggestNames(name, schema).some((each) => /^(?:picture|image|src)$/.test(each)) || /alt/.test(name);
        if (/^(?:alt|src)$/.test(String(to.at(-1))) && to.length > steps.length + 1)
          expect([name, to, isImage]).toEqual([name, to, true]);
        expect([name, to[0] === 'notes' ? steps : to.slice(0, steps.length)]).toEqual([name, steps]);
      }
    }),
    runs(400),
  );
});

test.each(['false', 'No', 0])('a job without an end and "current": %j is not published as ongoing', (value) => {
  const entry = { title: 'A', startDate: '2019', current: value };
  const site = siteWith({ type: 'hero', headline: 'A' }, { type: 'timeline', id: 'jobs', entries: [entry] });
  const { compiled } = applyAll(unchangedRevision(compileSite(JSON.stringify(site))), ({ site: own }) =>
    compileSite(own),
  );
  expect(compiled.diagnostics).toMatchObject([{ fix: { text: expect.stringContaining('set "end" in "period"') } }]);
});

test.each(['current', 'isCurrent', 'ongoing'])('a job with an end and "%s": false has ended, in any order', (name) => {
  const settings = { title: 'A', startDate: '2019', endDate: '2022', [name]: false };
  fc.assert(
    fc.property(fc.shuffledSubarray(Object.keys(settings), { minLength: 4 }), (names) => {
      const entry = Object.fromEntries(names.map((each) => [each, settings[each as keyof typeof settings]]));
      const site = siteWith({ type: 'hero', headline: 'A' }, { type: 'timeline', id: 'jobs', entries: [entry] });
      const { compiled } = applyAll(unchangedRevision(compileSite(JSON.stringify(site))), ({ site: own }) =>
        compileSite(own),
      );
      expect(compiled.diagnostics).toEqual([]);
      expect(compiled.localized?.pages[0]?.blocks[1]).toMatchObject({
        entries: [{ title: 'A', period: { start: '2019', end: '2022' } }],
      });
      expect(compiled.localized?.notes).toEqual({ [name]: false });
    }),
    runs(24),
  );
});
