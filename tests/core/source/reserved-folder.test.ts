import { expect, test } from 'vitest';
import { reservedFolder } from '../../../src/core/source/read-referenced-file.ts';

test.each(['public/a.md', './public/a.md', './/public/a.md', './././/Public/texts/a.md'])(
  'refuses the path %s of a text, which is in public/',
  (path) => {
    expect(reservedFolder(path)?.folder).toBe('public/');
  },
);

test.each(['a.md', 'texts/a.md', './/a.md', 'texts/public/a.md'])('accepts the path %s of a text', (path) => {
  expect(reservedFolder(path)).toBeUndefined();
});
