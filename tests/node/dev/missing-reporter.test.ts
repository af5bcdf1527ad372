import { expect, test } from 'vitest';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import type { MissingCharacters } from '../../../src/core/outputs/missing-characters.ts';
import type { ValidSite } from '../../../src/node/dev/dev-state.ts';
import { missingReporter } from '../../../src/node/dev/missing-characters-reporter.ts';
import { compileSite, smallSite, textHost } from '../../support/sites/site.ts';

const host: CompilerHost = { hasFile: () => true, publicFolder: 'public/', maxBlocks: 10_000, ...textHost };
const owner = { ...smallSite().owner, title: 'Developer 🚀' };
const goodSite = () => compileSite({ ...smallSite(), owner }) as ValidSite;
const missing: MissingCharacters = {
  path: '/cv.pdf',
  language: 'en',
  characters: ['🚀'],
  words: ['🚀'],
  isPublished: true,
};

test('reports the characters that a file lacks at their text, once for each version of the site', () => {
  const found: (string | number)[][] = [];
  const report = missingReporter(
    () => host,
    ({ diagnostics }) => found.push(...diagnostics.map(({ code, pointer, line }) => [code, pointer, line])),
  );
  const [first, second] = [goodSite(), goodSite()];
  for (const good of [first, first, second]) report(missing, good);
  const place = ['OF280', '/owner/title', 6];
  expect(found).toEqual([place, place]);
  report({ ...missing, path: '/cv-api.pdf' }, second);
  expect(found).toHaveLength(3);
});
