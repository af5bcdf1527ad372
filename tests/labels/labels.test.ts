import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelLanguages } from '../../schema/label-languages.ts';
import { en } from '../../src/core/i18n/labels/en.ts';
import type { LabelTable } from '../../src/core/i18n/labels/label-table.ts';
import { labels } from '../../src/labels/labels.ts';
import { root } from '../support/root.ts';

const all: Record<string, LabelTable> = { en };
for (const [tag, load] of Object.entries(labels)) all[tag] = (await load()).labels;

test('every listed language has labels', () => {
  expect(Object.keys(all).sort()).toEqual([...labelLanguages].sort());
});

describe.each(Object.entries(all))('the labels in %s', (language, table) => {
  const texts = Object.entries(table);

  test('are complete', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(en).sort());
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

  test('are never empty, have no spaces at their ends, and use composed characters', () => {
    for (const [name, text] of texts) expect([name, text]).toEqual([name, text.trim().normalize('NFC') || 'words']);
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
