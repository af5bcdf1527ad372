import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaInLanguages } from '../../../src/node/load/site-schema.ts';
import { offers, underlined, withSchema } from '../../support/editor.ts';
import { root } from '../../support/root.ts';
import { inLanguages } from '../../support/sites/site.ts';

/* What an editor offers and underlines if the schema lists the languages of the site. */

const plain = await readFile(join(root, 'schema/site.schema.json'), 'utf8');
const address = withSchema('in-languages.schema.json', schemaInLanguages(plain, ['en', 'fr', 'ar-TN']));

const hero = (settings: object) => ({
  $schema: address,
  ...inLanguages(['en', 'fr', 'ar-TN'], { type: 'hero', headline: 'Hello', ...settings }),
});
const offered = async (rest: string) =>
  (
    await offers(`{ "$schema": ${JSON.stringify(address)}, "pages": [{ "blocks": [{ "type": "hero", ${rest} }] }] }`)
  ).map(({ label, words }) => `${label}: ${words}`);

test('is unchanged for a site in one language', () => {
  expect(schemaInLanguages(plain, [])).toBe(plain);
});

test('offers the languages of the site in a text, a list of texts and an entry', async () => {
  const all = ['en: In English.', 'fr: In French.', 'ar-TN: In Arabic (Tunisia).'];
  expect(await offered('"headline": { ‸ }')).toEqual(all);
  expect(await offered('"headline": { "en": "Hello", ‸ }')).toEqual(all.slice(1));
  expect(await offered('"links": [{ "label": { ‸ } }]')).toEqual(all);
  expect((await offered('"languages": [‸]')).map((each) => each.replace(/:.*/, ''))).toEqual([
    '"en"',
    '"fr"',
    '"ar-TN"',
  ]);
});

test('accepts texts in these languages', async () => {
  const site = hero({
    title: { en: 'a', 'ar-TN': 'b' },
    languages: ['fr'],
    links: [{ label: { en: 'x' }, href: '#' }],
  });
  expect(await underlined(site)).toEqual([]);
});

const known = 'The languages of this site are "en", "fr", "ar-TN".';

test.each([
  ['another language', hero({ title: { en: 'a', de: 'b' } }), known],
  ['another language for a block', hero({ languages: ['de'] }), known],
  ['a number for a language', hero({ languages: [5] }), known],
  ['a number in a language', hero({ title: { en: 'a', fr: 5 } }), 'Enter text in quotation marks.'],
  ['a number for a text', hero({ title: 5 }), 'Enter text in quotation marks.'],
  ['a blank text in a language', hero({ title: { fr: ' ' } }), "Use one line of text that isn't blank."],
])('underlines %s once', async (_, site, message) => {
  expect(await underlined(site)).toEqual([message]);
});
