import { expect, test } from 'vitest';
import { suggestCategory } from '../../../src/core/text/suggest-category.ts';

test.each<[string, { id?: unknown; label?: unknown }[], string | undefined]>([
  ['Web', [{ id: 'apps' }, { id: 'sites', label: 'Web' }], 'sites'],
  ['web', [{ id: 'web-apps' }], 'web-apps'],
  ['web', [{ id: 'web-apps' }, { id: 'web-sites' }], undefined],
  ['web', [{ id: 5, label: 'Web' }, { id: 'web-apps' }], 'web-apps'],
  ['wbe', [{ id: 'web' }], 'web'],
  ['web', [{ label: 5 }], undefined],
])('suggests for the word %s among the categories %j: %s', (word, categories, id) => {
  expect(suggestCategory(word, categories)).toBe(id);
});
