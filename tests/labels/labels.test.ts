import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { labelLanguages } from '../../schema/label-languages.ts';
import { labels } from '../../schema/labels.ts';
import { site } from '../../schema/site.ts';
import { en } from '../../src/core/i18n/labels/en.ts';
import { labelsOf, loadLabels } from '../../src/node/load/load-labels.ts';
import { root } from '../support/root.ts';

const { title, text } = site.properties.notFound.properties;
const schema = {
  type: 'object',
  properties: { ...labels.properties, notFoundTitle: title, notFoundText: text },
  required: Object.keys(en),
  additionalProperties: false,
};
const ajv = new Ajv({ allErrors: true });
const accepts = ajv.compile(schema);

await loadLabels(labelLanguages);
const all = labelLanguages.map((tag) => [tag, labelsOf(tag) ?? (tag === 'en' ? en : ({} as never))] as const);

describe.each(all)('the labels in %s', (language, table) => {
  const texts = Object.entries(table);

  test('follow the schema', () => {
    expect(accepts(table), ajv.errorsText(accepts.errors)).toBe(true);
  });

  test('have the same placeholders as the English ones', () => {
    const placeholders = (of: object) =>
      Object.fromEntries(
        Object.entries(of).map(([name, text]) => [
          name,
          String(text)
            .match(/\{\w+\}/g)
            ?.sort() ?? [],
        ]),
      );
    expect(placeholders(table)).toEqual(placeholders(en));
  });

  test('use composed characters', () => {
    for (const [name, text] of texts) expect([name, text]).toEqual([name, text.normalize('NFC')]);
  });

  if (!language.startsWith('en'))
    test('are translated', () => {
      const sentences = texts.filter(([, text]) => /\S \S+ \S/.test(text));
      const english: string[] = Object.values(en);
      expect(sentences.filter(([, text]) => english.includes(text))).toEqual([]);
    });

  test('have typographic apostrophes, quotes and ellipses', () => {
    for (const text of texts) expect(text).toEqual([text[0], expect.not.stringMatching(/['"`]|\.\.\./)]);
  });

  // After a number, nouns of these languages don't change.
  if (!/^(?:bn|fa|hi|hu|id|ja|ko|ms|th|tr|vi|zh)/.test(language))
    test('have counts that need no plural forms', () => {
      const { more, shown, fieldsToFix, atLeast, atMost } = table;
      for (const text of [more, shown, fieldsToFix, atLeast, atMost])
        expect(text).toMatch(/[:：]\s?\{count\}\.?$|[(（]\{count\}[)）]$/);
    });

  if (language.startsWith('fr'))
    test('have a no-break space before a colon', () => {
      for (const [, text] of texts) expect(text).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
    });
});

test('the guide lists every language', () => {
  const guide = readFileSync(join(root, 'docs/guide/translate-the-interface.md'), 'utf8').replace(/\s+/g, ' ');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = [...new Set(labelLanguages.map((tag) => String(names.of(tag.split('-')[0] as string))))];
  const listed = languages.map((name) => name.replace(' Bokmål', ''));
  expect(listed.filter((name) => !guide.includes(name))).toEqual([]);
  expect(guide).toContain(`in ${listed.length} languages`);
});
