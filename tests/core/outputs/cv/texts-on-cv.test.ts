import { expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import type { CompilerHost } from '../../../../src/core/compiler-host.ts';
import { textsOnCv } from '../../../../src/core/outputs/cv/texts-on-cv.ts';
import { cvPage } from '../../../support/cv-pages.ts';
import { compileSite, exampleOf, siteWith, textHost } from '../../../support/sites/site.ts';

const host: CompilerHost = { hasFile: () => true, publicFolder: 'public/', maxBlocks: 10_000, ...textHost };

const types = registry.definitions.map(({ schema }) => schema.properties.type.const);

test.each(types)('finds texts of the block %s exactly if the CV contains it', (type) => {
  for (const language of ['en', 'ar']) {
    const { localized, diagnostics } = compileSite({ ...siteWith(exampleOf(type)), language });
    if (!localized) throw new Error(JSON.stringify(diagnostics));
    const pointers = textsOnCv(localized, '/cv', host).map(({ at }) => at(0, 1).pointer ?? '');
    expect(pointers).toContain('/owner/name');
    const isOnCv = cvPage(localized, host)?.cv?.sections.length !== 0;
    expect(pointers.some((pointer) => pointer.startsWith('/pages/0/blocks/0/'))).toBe(isOnCv);
  }
});

test('finds nothing on a CV that the site does not have', () => {
  const { localized } = compileSite(siteWith(exampleOf('timeline')));
  expect(localized && textsOnCv(localized, '/cv-api', host)).toEqual([]);
});

test('needs no Markdown parser for a site without Markdown', () => {
  const { localized } = compileSite(siteWith(exampleOf('timeline')));
  const { readLongText, ...withoutParser } = host;
  expect(localized && textsOnCv(localized, '/cv', withoutParser)).not.toEqual([]);
});
