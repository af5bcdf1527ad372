import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsIn } from '../../../../src/core/content/posts/settings.ts';
import { root } from '../../../support/root.ts';
import { articleSite } from '../../../support/sites/article.ts';
import { everything } from '../../../support/sites/everything.ts';
import { academic, arabicAcademic } from '../../../support/sites/people/academic.ts';
import { designer } from '../../../support/sites/people/designer.ts';
import { developer } from '../../../support/sites/people/developer.ts';
import { compileSite } from '../../../support/sites/site.ts';

const starter = async () => JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));

test.each([
  ['the starter', starter, {}],
  ['an article', () => articleSite(), {}],
  ['everything', () => everything(), {}],
  ['a designer', () => designer.site, designer],
  ['a developer', () => developer.site, developer],
  ['an academic', () => academic.site, academic],
  ['an academic who writes Arabic', () => arabicAcademic.site, arabicAcademic],
])('nothing in the sample site of %s looks like unsupported syntax', async (_, site, person) => {
  const files = 'files' in person ? await person.files() : undefined;
  const fileOf = (path: string) => new TextEncoder().encode(String(files?.[path]));
  const { diagnostics } = compileSite(await site(), {
    ...(files && {
      textFolder: (folder) => ({
        names: Object.keys(files)
          .filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.md'))
          .map((name) => name.slice(folder.length + 1)),
      }),
      textFile: (path) => ({ bytes: fileOf(path), from: settingsIn(String(files[path]))?.from ?? 0 }),
    }),
  });
  expect(diagnostics.filter(({ code }) => code === 'OF426' || code === 'OF427')).toEqual([]);
  expect(diagnostics.filter(({ file }) => file !== undefined)).toEqual([]);
});
