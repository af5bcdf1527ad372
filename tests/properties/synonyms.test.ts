import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import settingNames from '../../src/fixes/tables/setting-names.json';
import { suggestNames } from '../../src/fixes/unknown-settings/aliases.ts';
import { everything, type Place, places } from '../support/sites/everything.ts';
import { compileSite, siteWith } from '../support/sites/site.ts';
import { withFix } from '../support/with-fix.ts';

type UnknownRecord = Record<string, unknown>;

const { any: commonNames, ...namesByObject }: Record<string, Record<string, string>> = settingNames;

const wordsIn = (table: object) => Object.values(table).flatMap((words) => String(words).split(' '));
const whole = everything();
const { blocks, ...page } = (whole.pages as { blocks: UnknownRecord[] }[])[0] as { blocks: UnknownRecord[] };

/* Everything except the blocks, and each block on a separate site, because small sites compile fast. */
const sites: UnknownRecord[] = [
  { ...whole, pages: [{ ...page, blocks: [{ type: 'hero', headline: 'Hello' }] }] },
  ...blocks.map((block) => ({ ...siteWith(block) })),
];
const partsOf = (site: UnknownRecord) =>
  places(site).filter(({ schema, steps }) => schema.properties && steps.at(-1) !== 'notes');
const parts = sites.flatMap((site, index) =>
  partsOf(site)
    .filter(({ steps }) => (index === 0) !== (steps[2] === 'blocks'))
    .map((part) => ({ site, ...part })),
);

/* The aliases of the settings of a part, without names of its settings. */
function wordsOf({ schema, value }: Omit<Place, 'steps'>): { word: string; name: string }[] {
  const { title = '', properties = {} } = schema;
  const words = new Set([...wordsIn(namesByObject[title] ?? {}), ...wordsIn(commonNames ?? {})]);
  return [...words]
    .filter((word) => !Object.keys(properties).some((name) => name.toLowerCase() === word))
    .flatMap((word) => suggestNames(word, schema).map((name) => ({ word, name })))
    .filter(({ name }) => Object.hasOwn(value as UnknownRecord, name));
}

/* A site with a setting of one part under another name, at the same place. */
function renamed(site: unknown, steps: Place['steps'], name: string, word: string): unknown {
  const [step, ...rest] = steps;
  const inside = site as UnknownRecord;
  const entries = Object.entries(inside).map(([each, value]) =>
    step === undefined
      ? [each === name ? word : each, value]
      : [each, each === String(step) ? renamed(value, rest, name, word) : value],
  );
  return Array.isArray(site) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/* A site with only one of the date and the period of a part. */
function withOneDate(site: UnknownRecord, steps: Place['steps'], name: string): UnknownRecord {
  const copy = structuredClone(site);
  const part = steps.reduce((inside, step) => inside[step] as UnknownRecord, copy);
  if (name === 'date' || name === 'period') delete part[name === 'date' ? 'period' : 'date'];
  return copy;
}

const shapeOf = (found: ReturnType<typeof compileSite>) =>
  found.diagnostics.filter(({ code }) => code.startsWith('OF1'));

test.each(parts.map((part) => [part.schema.title, part.steps.join('/'), part] as const))(
  'an alias of a setting in %s at %s is replaced by the fix',
  (_, _steps, { site, ...part }) => {
    expect(shapeOf(compileSite(site))).toEqual([]);
    for (const { word, name } of wordsOf(part)) {
      const rightSite = withOneDate(site, part.steps, name);
      const right = JSON.stringify(rightSite, null, 2);
      const wrong = compileSite(renamed(rightSite, part.steps, name, word) as UnknownRecord);
      const found = shapeOf(wrong);
      expect([word, name, found.map(({ code }) => code)]).toEqual([word, name, ['OF104']]);
      const fixed = withFix(found[0] as Diagnostic, wrong.locator);
      // Most fixes restore the same text, which needs no further checks.
      if (fixed === right) continue;
      expect([word, name, shapeOf(compileSite(fixed)).map(({ message }) => message)]).toEqual([word, name, []]);
      expect(JSON.parse(fixed)).toEqual(rightSite);
    }
  },
);

test('every alias of an object names a setting of that object', () => {
  for (const [title, table] of Object.entries(namesByObject)) {
    const known = parts.filter(({ schema }) => schema.title === title);
    expect([title, known.length > 0 || title === 'Folder']).toEqual([title, true]);
    const names = known.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
    // A site has either its language or its languages.
    if (title === 'Site') names.push('languages');
    for (const [targets, words] of Object.entries(table)) {
      if (title !== 'Folder') expect([title, names]).toEqual([title, expect.arrayContaining(targets.split(' '))]);
      expect([title, targets, words]).toEqual([title, targets, words.toLowerCase().replace(/[^a-z0-9 ]/g, '')]);
    }
  }
});
