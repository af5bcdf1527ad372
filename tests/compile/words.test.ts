import { describe, expect, test } from 'vitest';
import { labels } from '../../schema/labels.ts';
import { pieces } from '../../src/compile/text/template.ts';
import { en } from '../../src/compile/words/words.ts';
import { wordsIn } from '../../src/compile/words/words-in.ts';
import { compileSite, siteWith } from '../support/sites/site.ts';

const placeholdersOf = (text: string) =>
  pieces(text)
    .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.written]))
    .sort();

describe.each(['fr', 'ar', 'de'])('the words of the interface in %s', (language) => {
  const words = Object.entries(wordsIn(language));

  test('have the placeholders that the English ones have', () => {
    for (const [name, text] of words)
      expect([name, placeholdersOf(text)]).toEqual([name, placeholdersOf(en[name as keyof typeof en])]);
  });

  test('are as short as those that an owner may write', () => {
    const schemas: Record<string, { maxLength: number }> = labels.properties;
    for (const [name, text] of words)
      expect([name, text.length <= (schemas[name]?.maxLength ?? 500)]).toEqual([name, true]);
  });

  test('are no English ones, but for a few that read the same', () => {
    const same = words.filter(([name, text]) => text === en[name as keyof typeof en]);
    expect(same.length).toBeLessThan(15);
  });
});

test('need no plural: a number stands behind a colon, or beside what has none', () => {
  const counted = ['shown', 'more', 'atLeast', 'atMost', 'mend'] as const;
  for (const language of ['fr', 'ar', 'de'])
    for (const name of counted) expect(wordsIn(language)[name]).toMatch(/: ?\{count\}\.?$/);
});

test('the words of a site are in its language, and those of the owner go before', () => {
  const site = { ...siteWith({ type: 'hero', headline: '{name}' }), labels: { menu: 'Le menu' } };
  const labelsIn = (language: string) => compileSite({ ...site, language }).site?.labels;
  expect(labelsIn('fr-CA')).toMatchObject({ menu: 'Le menu', theme: 'Thème' });
  expect(labelsIn('pt')).toMatchObject({ menu: 'Le menu', theme: 'Theme' });
  expect(compileSite({ ...site, language: 'ar' }).site?.notFound.title).toBe('الصفحة غير موجودة');
});

test('the button of a form is in the language of the site', () => {
  const form = { type: 'form', fields: [{ type: 'text', name: 'name', label: 'Nom' }] };
  const submitOf = (language: string, more = {}) => {
    const [block] = compileSite({ ...siteWith({ ...form, ...more }), language }).site?.pages[0]?.blocks ?? [];
    return block?.type === 'form' ? block.submit : null;
  };
  expect([submitOf('fr'), submitOf('en'), submitOf('fr', { submit: 'Allez' })]).toEqual([
    'Envoyer le message',
    undefined,
    'Allez',
  ]);
});
