import { describe, expect, test } from 'vitest';
import { composeSchema } from '../../../schema/compose.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { underlined } from '../../support/editor.ts';
import { around, everything, type Place, places, type Schema } from '../../support/sites/everything.ts';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

/* What an editor underlines: one range for each mistake, with a message that needs no knowledge of schemas. */

const hero = (more: object) => siteWith({ type: 'hero', headline: 'Hello', ...more });
const grid = (more: object) => siteWith({ ...exampleOf('card-grid'), ...more });
const skill = (more: object) =>
  siteWith({ type: 'skill-group', groups: [{ title: 'Backend', skills: [{ name: 'Rust', ...more }] }] });
const job = (more: object) => siteWith({ type: 'timeline', entries: [{ title: 'A', ...more }] });
const field = (more: object) => siteWith({ type: 'form', fields: [{ type: 'text', name: 'a', label: 'A', ...more }] });

const mistakes: [keyword: string, mistake: string, site: object, message: string][] = [
  ['additionalProperties', 'an unknown setting', hero({ colour: 'red' }), 'Property colour is not allowed.'],
  ['required', 'a missing setting', siteWith({ type: 'hero' }), 'Missing property "headline".'],
  ['required', 'a block without a type', siteWith({ headline: 'Hi' }), 'Missing property "type".'],
  ['enum', 'an unknown block', siteWith({ type: 'carousel' }), 'Unknown block type. Choose "hero", …'],
  ['enum', 'a value that is not one of several', grid({ layout: 'rows' }), 'Choose "highlights" or "projects".'],
  ['enum', 'a number in place of one of several values', grid({ layout: 5 }), 'Choose "highlights" or "projects".'],
  ['const', 'another version', { ...hero({}), version: 3 }, 'Must be 2.'],
  [
    'const',
    'a picture that is not decorative',
    hero({ picture: { src: '/a.jpg', decorative: 'no' } }),
    'Must be true.',
  ],
  ['type', 'a number in place of text', hero({ title: 5 }), 'Enter text in quotation marks.'],
  ['type', 'null in place of text', hero({ title: null }), 'Enter text in quotation marks.'],
  [
    'type',
    'a number in quotation marks',
    { ...hero({}), theme: { accent: '90' } },
    'Enter a number without quotation marks.',
  ],
  [
    'pattern',
    'a number in quotation marks where text is also valid',
    skill({ level: '90' }),
    'Use a number from 0 to 100 without quotation marks, or a word such as "Master".',
  ],
  ['type', 'true in place of a number or text', skill({ level: true }), 'Enter a number or text in quotation marks.'],
  [
    'type',
    'a number in place of text or an object',
    { ...hero({}), owner: { name: 'A', location: 5 } },
    'Enter text in quotation marks or an object in curly braces.',
  ],
  [
    'pattern',
    'a date in words',
    job({ period: { start: 'May 2016' } }),
    'Use a year, a month or a day: "2016", "2016-10" or "2016-10-03".',
  ],
  ['type', 'true in quotation marks', hero({ hidden: 'true' }), 'Enter true or false without quotation marks.'],
  [
    'type',
    'a fraction in place of a whole number',
    field({ rows: 2.5 }),
    'Enter a whole number without quotation marks.',
  ],
  ['type', 'text in place of a list', grid({ intro: 'Hi' }), 'Enter an array in square brackets.'],
  ['type', 'text in place of an object', hero({ picture: '/me.jpg' }), 'Incorrect type. Expected "object".'],
  ['type', 'text in place of a block', siteWith('hero' as never), 'Incorrect type. Expected "object".'],
  ['minLength', 'an empty text', hero({ title: '' }), "Use one line of text that isn't blank."],
  [
    'maxLength',
    'a text that is too long',
    hero({ title: 'x'.repeat(501) }),
    'String is longer than the maximum length of 500.',
  ],
  ['pattern', 'a text of spaces', hero({ title: '  ' }), "Use one line of text that isn't blank."],
  [
    'pattern',
    'a URL that runs code',
    hero({ links: [{ label: 'x', href: 'javascript:alert(1)' }] }),
    'URLs start with https://, http://, mailto:, tel:, / or # and contain no spaces.',
  ],
  [
    'pattern',
    'an empty mail address',
    { ...hero({}), owner: { name: 'A', email: '' } },
    'Use an email address, such as name@example.com.',
  ],
  ['minimum', 'a number that is too small', skill({ level: -1 }), 'Value is below the minimum of 0.'],
  ['maximum', 'a number that is too large', skill({ level: 120 }), 'Value is above the maximum of 100.'],
  ['minItems', 'an empty list', grid({ cards: [] }), 'Array has too few items. Expected 1 or more.'],
  [
    'maxProperties',
    'too many variants of the CV',
    {
      ...hero({}),
      outputs: { variants: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`v${index}`, {}])) },
    },
    'Object has more properties than limit of 20.',
  ],
  [
    'maxItems',
    'a list that is too long',
    hero({ actions: Array(7).fill({ label: 'x', href: '#' }) }),
    'Array has too many items. Expected 6 or fewer.',
  ],
  ['uniqueItems', 'the same role twice', grid({ roles: ['Lead', 'Lead'] }), 'Array has duplicate items.'],
  ['type', 'a number in one language', hero({ title: { en: 'x', fr: 5 } }), 'Enter text in quotation marks.'],
  [
    'type',
    'text in place of a list in one language',
    grid({ intro: { fr: 'x' } }),
    'Enter an array in square brackets.',
  ],
  ['pattern', 'only spaces in one language', hero({ title: { en: ' ' } }), "Use one line of text that isn't blank."],
  ['type', 'a number for a language', hero({ languages: [5] }), 'Enter text in quotation marks.'],
  ['then', 'a select without options', field({ type: 'select' }), 'Missing property "options".'],
  ['else', 'a picture without a description', hero({ picture: { src: '/me.jpg' } }), 'Missing property "alt".'],
];

test.each(mistakes)('%s: underlines %s once, with the reason', async (_, __, site, message) => {
  const found = await underlined(site);
  expect(found).toHaveLength(1);
  expect(found[0]?.replace(/(?<=Unknown block type. Choose "hero", ).*/, '…')).toBe(message);
});

test('covers every keyword that can refuse a value', () => {
  const ignored = new Set(
    `$ref $schema title description examples default definitions properties items allOf anyOf if`.split(' '),
  );
  expect(new Set(mistakes.map(([keyword]) => keyword))).toEqual(
    new Set([...keywords(composeSchema(blocks))].filter((keyword) => !ignored.has(keyword))),
  );
});

describe('in a site that has every setting once', () => {
  const site = everything();
  // With another $schema, the editor would read another schema.
  const checkedPlaces = places(site).filter(({ steps }) => steps[0] !== '$schema');

  test.each(checkedPlaces.map((place) => [place.steps.join('/') || 'the site', place] as const))(
    'underlines every mistake in %s once',
    async (_, place) => {
      const { small, inSmall } = around(site, place.steps);
      for (const wrong of wrongValues(place)) {
        const found = await underlined(withValue(small, inSmall, wrong) as object);
        expect([wrong, found]).toEqual([wrong, [expect.not.stringMatching(/instance|oneOf|anyOf|schema|pattern|\^/i)]]);
      }
    },
  );
});

/* Yields a wrong value for each rule that the schema has at this place. */
function* wrongValues({ schema, value }: Place): Generator<unknown> {
  const types = [schema.type ?? 'object'].flat();
  yield ['zzz', 5, true].find((wrong) => !types.includes(typeof wrong));
  if (schema.enum) yield 'zzz';
  if (schema.pattern) for (const text of ['', '\n']) if (!matches(schema, text)) yield text;
  if (schema.maxLength) yield tooLong(schema, schema.maxLength);
  if (schema.minimum !== undefined) yield schema.minimum - 1;
  if (schema.maximum !== undefined) yield schema.maximum + 1;
  if (Array.isArray(value)) {
    if (schema.minItems) yield [];
    // The editor takes seconds to read longer lists.
    if (schema.maxItems && schema.maxItems <= 1000) yield many(schema.maxItems + 1, value[0]);
    if (schema.uniqueItems) yield [value[0], value[0]];
  } else if (typeof value === 'object' && value !== null) {
    if (schema.properties) yield { ...value, zzz: 1 };
    for (const name of schema.required ?? []) yield without(value, [name]);
    for (const name of schema.else?.required ?? []) yield without(value, [...(schema.if?.required ?? []), name]);
    if (schema.then) yield { ...without(value, schema.then.required ?? []), type: 'select' };
  }
}

const matches = ({ pattern = '' }: Schema, text: string) => new RegExp(pattern, 'u').test(text);

/* An example made too long by repeating characters that its pattern allows. */
function tooLong(schema: Schema, most: number): string {
  const [example = schema.default ?? 'en'] = schema.examples ?? [];
  const longer = ['a', '0', '-', '-aaaa'].map((end) => `${example}${end.repeat(most)}`);
  // Extends the start if the pattern requires the end.
  const start = 'a'.repeat(most);
  const text = [...longer, start + example, `/${start}${example}`].find((each) => matches(schema, each));
  if (text === undefined) throw new Error(`nothing longer than ${example} fits ${schema.pattern}`);
  return text;
}

const many = (count: number, value: unknown): unknown[] =>
  Array.from({ length: count }, (_, index) => (typeof value === 'string' ? `${value}-${index + 10}` : value));

const without = (value: object, names: string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

function withValue(site: unknown, [step, ...steps]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(site)) return site.map((entry, index) => (index === step ? withValue(entry, steps, value) : entry));
  return { ...(site as object), [step]: withValue((site as Record<string, unknown>)[step], steps, value) };
}

function keywords(schema: unknown, found = new Set<string>()): Set<string> {
  for (const [name, inner] of Object.entries(schema as object)) {
    found.add(name);
    if (name === 'properties' || name === 'definitions') for (const each of Object.values(inner)) keywords(each, found);
    else if (name === 'allOf') for (const each of inner) keywords(each, found);
    else if (['items', 'if', 'then', 'else'].includes(name)) keywords(inner, found);
  }
  return found;
}
