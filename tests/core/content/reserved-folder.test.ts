import { expect, test } from 'vitest';
import { reservedFolder } from '../../../src/core/content/reserved-folder.ts';

test.each(['public/a.md', './public/a.md', './/public/a.md', './././/Public/texts/a.md'])(
  'no text lies in public/, as %s would',
  (path) => {
    expect(reservedFolder(path)?.folder).toBe('public/');
  },
);

test.each(['a.md', 'texts/a.md', './/a.md', 'texts/public/a.md'])('a text may lie at %s', (path) => {
  expect(reservedFolder(path)).toBeUndefined();
});
