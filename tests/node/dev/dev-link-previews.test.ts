import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import { languageAt } from '../../../src/node/dev/dev-languages.ts';
import { devPreviews } from '../../../src/node/dev/dev-link-previews.ts';
import type { ValidSite } from '../../../src/node/dev/dev-state.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import { folderOf, put } from '../../support/folder.ts';
import { root } from '../../support/root.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const compiled = compileSite({ ...smallSite(), url: 'https://amina.example/', outputs: { preview: true } });
if (!compiled.written) throw new Error('the site is wrong');

/* A valid site with pages that have these titles. */
function siteTitled(titles: string[], translations: ValidSite['translations'] = []): ValidSite {
  const pages = titles.map((title, index) => ({ path: `/p${index}`, head: { title }, h1: null, blocks: [] }));
  const paginated = { ...(compiled as ValidSite).paginated, pages };
  return { ...(compiled as ValidSite), paginated, translations, bytes: new Uint8Array() };
}

/* Link previews whose engine fails, so that a request for an existing picture causes a warning. */
async function previewsOf() {
  const folder = await folderOf({ 'site.json': '{}', 'node_modules/.keep': '' });
  const engine = 'node_modules/@takumi-rs/core';
  await symlink(dirname(join(root, engine)), dirname(join(folder, engine)));
  await put(join(folder, 'document-writers/draw-link-previews.js'), 'process.exit(1)');
  await put(join(folder, 'client/assets/latin.woff2'), '');
  const style =
    '@font-face{font-family:Readex Pro;font-weight:300 600;src:url(onefolio-base:/assets/latin.woff2)format("woff2");unicode-range:U+20-7E,U+2013}';
  const client = { style: '', looks: { door: { style, files: [] } }, letters: {} };
  const warnings: string[] = [];
  const previews = devPreviews({
    bundles: { folder, client } as unknown as Parameters<typeof devPreviews>[0]['bundles'],
    source: sourceOf(join(folder, 'site.json')),
    warn: (message) => warnings.push(message),
  });
  const addressOf = async (good: ValidSite, page: number) => {
    const { pages } = good.paginated;
    const found = await previews.previewsOf(good, languageAt(good, ''), pages[page] as PageData);
    return [...(found?.values() ?? [])].map(({ address }) => address).join();
  };
  return { previews, warnings, addressOf };
}

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Page ${index}`);

test('generates the link preview of any page of a large site', async () => {
  const [shown, other] = [await previewsOf(), await previewsOf()];
  const good = siteTitled(titles(2100));
  const address = await shown.addressOf(good, 0);
  await other.previews.pictureAt(good, address);
  expect(other.warnings).toEqual([expect.stringContaining("The link preview of /p0 can't be drawn")]);
});

test('plans no further pages once a link preview is found', async () => {
  const [shown, other] = [await previewsOf(), await previewsOf()];
  const good = siteTitled(titles(200));
  const planned: string[] = [];
  for (const { path, head } of good.paginated.pages) {
    const { title } = head;
    Object.defineProperty(head, 'title', { get: () => planned.push(path) && title });
  }
  const address = await shown.addressOf(good, 0);
  planned.length = 0;
  await other.previews.pictureAt(good, address);
  expect(planned).toContain('/p0');
  expect(planned).not.toContain('/p199');
});
