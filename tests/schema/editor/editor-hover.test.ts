import { expect, test } from 'vitest';
import { composePlain } from '../../../schema/compose.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { hover, underlined } from '../../support/editor.ts';
import { around, everything, places } from '../../support/sites/everything.ts';

/* What an editor shows when the pointer is over the name of a setting. */

const site = everything();
const settings = places(site).filter(({ steps }) => typeof steps.at(-1) === 'string');

test('accepts a site that has every setting once', async () => {
  expect(await underlined(site)).toEqual([]);
  // A folder replaces a page, and "languages" replaces "language".
  expect(settings.length).toBe(countSettings(composePlain(blocks)) - 2);
});

test.each(settings.map(({ steps, schema }) => [steps.join('/'), steps, schema] as const))(
  'explains the setting %s',
  async (_, steps, { title, description }) => {
    const { small, inSmall } = around(site, steps);
    const text = await hover(small, inSmall);
    expect(text).toContain(title);
    expect(text).toContain(description);
  },
);

test('explains texts by language, and the languages of a block', async () => {
  const hero = { type: 'hero', headline: { en: 'Hello', fr: 'Bonjour' }, languages: ['fr'] };
  const bilingual = { ...site, languages: ['en', 'fr'], pages: [{ path: '/', title: { en: 'Home' }, blocks: [hero] }] };
  expect(await underlined(bilingual)).toEqual([]);
  expect(await hover(bilingual, ['languages'])).toContain('Use instead of "language"');
  expect(await hover(bilingual, ['pages', 0, 'blocks', 0, 'headline'])).toBe(
    await hover(site, ['pages', 0, 'blocks', 0, 'headline']),
  );
  expect(await hover(bilingual, ['pages', 0, 'blocks', 0, 'languages'])).toMatchInlineSnapshot(`
    "Languages

    The site languages in which this entry appears. Defaults to all site languages.

    Example: ["fr"]"
  `);
});

test('explains a folder of pages', async () => {
  const text = await hover({ ...site, pages: [{ folder: 'posts' }] }, ['pages', 0, 'folder']);
  expect(text).toContain('Each .md file in the folder becomes a page');
});

test.each(blocks.map((block, index) => [block.properties.type.const, index, block.description] as const))(
  'explains the block type %s',
  async (_, index, description) => {
    const { small, inSmall } = around(site, ['pages', 0, 'blocks', index, 'type']);
    const text = await hover(small, inSmall);
    expect(text).toContain(description);
    for (const other of blocks) if (other.description !== description) expect(text).not.toContain(other.description);
  },
);

test('shows the default and the examples of a setting', async () => {
  expect(await hover(site, ['theme', 'mode'])).toMatchInlineSnapshot(`
    "Mode

    The initial color theme. "system" follows the visitor’s device settings. Visitors can switch themes at any time, unless "switch" is false.

    Default: "system""
  `);
  expect(await hover(site, ['language'])).toMatchInlineSnapshot(`
    "Language

    The language of the site, as a language tag. Right-to-left languages get a mirrored layout.

    Examples: "en", "fr", "ar""
  `);
  expect(await hover(site, ['pages', 0, 'blocks', 0, 'summary'])).toMatchInlineSnapshot(`
    "Summary

    Two or three sentences about you or the page. {yearsSince:2016} gives the number of years since 2016, and {yearsSince:2016+1} gives one more. Both numbers stay current without a rebuild.

    Example: "For {yearsSince:2016+1} years, I have built web platforms.""
  `);
});

/* Counts the settings of the schema; the type of a block is both in the list of types and in the block. */
function countSettings(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  return Object.entries(schema).reduce((count, [name, inner]) => {
    if (name === 'if' || name === 'else' || name === 'then' || name === 'block') return count;
    // Settings that the owner names occur once.
    const isNamed = name === 'additionalProperties' && typeof inner === 'object';
    const own = name === 'properties' ? Object.keys(inner).length : Number(isNamed);
    return count + own + countSettings(inner);
  }, 0);
}
