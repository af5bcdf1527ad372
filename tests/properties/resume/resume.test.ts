import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { readResume } from '../../../src/resume-import/read-resume.ts';
import { type AnyRecord, acceptsResume, exported, lost, resumeSchema } from '../../support/resume.ts';
import { anyResume, placesIn, withValue } from '../generators/resume.ts';
import { runs } from '../generators/runs.ts';

describe('a résumé', () => {
  test('is imported without loss and exported unchanged', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const found = readResume(registry, resume);
        expect(lost(found)).toEqual([]);
        const result = exported(found);
        expect(result).toEqual(resume);
        expect(acceptsResume(result)).toBe(true);
      }),
      runs(60),
    );
  });

  test('loses only its malformed data, with one note', () => {
    const mistakes: [isHere: (value: unknown, name: unknown) => boolean, wrong: unknown[]][] = [
      [(value) => Array.isArray(value), ['a text', 7, true, {}]],
      [(value) => typeof value === 'object' && !Array.isArray(value), ['a text', 7, true, []]],
      [(_, name) => /Date$|^date$/.test(String(name)), ['2014-19', 'spring', {}, [], true]],
      [(_, name) => name === 'url', ['me.jpg', 'javascript:alert(1)', '/about', 'https://a b/', {}, true]],
      [(_, name) => name === 'email', ['nobody', 'a@b@c', {}]],
      [(_, name) => name === 'phone', ['call me', {}]],
      [(_, name) => name === 'countryCode', ['USA', {}]],
      [(value) => typeof value === 'string', [{}, [], true, '\u0000']],
    ];
    fc.assert(
      fc.property(anyResume, fc.nat(), fc.nat(), (resume, place, choice) => {
        const places = placesIn(resume).filter(({ steps }) => steps.length > 0 && String(steps) !== 'basics,location');
        const { steps, value } = places[place % places.length] ?? { steps: [], value: {} };
        const [, wrong = []] = mistakes.find(([isHere]) => isHere(value, steps.at(-1))) ?? [];
        const broken = withValue(resume, steps, wrong[choice % wrong.length]) as AnyRecord;
        const found = readResume(registry, broken);
        expect(lost(found)).toEqual([expect.objectContaining({ kind: 'skipped' })]);
        // Its parent is in the site, or in a note.
        expect(String(steps).startsWith(String(lost(found)[0]?.at))).toBe(true);
        const others = Object.keys(resume).filter((name) => name !== steps[0]);
        const result = exported(found);
        expect(acceptsResume(result)).toBe(true);
        for (const name of others) expect(result[name]).toEqual(resume[name]);
      }),
      runs(80),
    );
  });

  test('always becomes a site without errors', () => {
    const wild = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string({ unit: 'binary' }),
        fc.jsonValue(),
        fc.constantFrom(
          '2014-19',
          '2014-02-30',
          '{name}',
          '{{',
          '\uFFFF',
          'x'.repeat(6000),
          '\u202E',
          'a\nb',
          'a\r\nb',
        ),
        fc.constantFrom('https://example.com/{x}', 'mailto:a@b.c', 'a{b@example.com', '{'.repeat(400), 1e21, -1),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...namesThere, 'other', '__proto__'), tie('value'), { maxKeys: 8 }),
      ),
    })).value;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...namesThere, 'other'), wild, { maxKeys: 8 }),
        anyResume,
        fc.nat(),
        wild,
        (junk, resume, place, other) => {
          expect(acceptsResume(exported(readResume(registry, junk)))).toBe(true);
          const places = placesIn(resume).filter(({ steps }) => steps.length > 0);
          const broken = withValue(resume, places[place % places.length]?.steps ?? ['basics'], other) as AnyRecord;
          expect(acceptsResume(exported(readResume(registry, broken)))).toBe(true);
        },
      ),
      runs(60),
    );
  });
});

/* Every property name in the schema. */
const namesThere = [
  ...new Set(
    JSON.stringify(resumeSchema)
      .match(/"\w+"(?=:\{)/g)
      ?.map((name) => name.slice(1, -1)),
  ),
];
