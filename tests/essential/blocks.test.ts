import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { addBlock, blockTypes } from '../../src/edit/add-block.ts';
import { violationsInThemes } from '../support/browser/axe.ts';
import { visitHydrated } from '../support/browser/page.ts';
import { servedSite } from '../support/sites/open-site.ts';

/* The examples that "onefolio add" writes: all on one page, except a legal text, which has the h1 of its page. */
const paths = ['/', '/legal-text'];
const begin = {
  version: 2,
  language: 'en',
  owner: {
    name: 'Amina',
    title: 'Developer',
    location: 'Tunis',
    email: 'amina@example.com',
    phone: '+216 12 345 678',
  },
  pages: paths.map((path) => ({ path, title: `Page ${path}`, blocks: [] })),
};
const withAll = blockTypes(registry).reduce(
  (text, type) => addBlock(registry, text, type === 'legal-text' ? 1 : 0, type).text,
  JSON.stringify(begin),
);

const site = servedSite(JSON.parse(withAll));

test.each(paths)('no block at %s has an accessibility violation in either theme', async (path) => {
  const page = await visitHydrated(`${site.url}${path}`, { colorScheme: 'light' });
  expect(await page.locator('main > section').count()).toBe(path === '/' ? blockTypes(registry).length - 1 : 1);
  expect(await violationsInThemes(page)).toEqual([]);
});
