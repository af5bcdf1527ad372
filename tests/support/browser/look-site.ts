import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { looks } from '../../../schema/looks.ts';
import { command, serveUntil } from '../command.ts';
import { openFolder, put } from '../folder.ts';
import { smallSite } from '../sites/site.ts';
import { visit } from './page.ts';
import { stripes } from './pictures.ts';

/** The pictures of such a site, with their sizes: at least as large as any window of these tests. */
const sizes = { wide: [2400, 1600], broad: [2400, 1000], tall: [1600, 2400], square: [2000, 2000] } as const;

export const picture = (name: keyof typeof sizes) => ({ src: `/${name}.webp`, alt: `A ${name} picture of stripes` });

/**
 * Called once in a describe block: builds and serves a site in a look for its tests. Returns a function that opens a
 * page of it in a window. `prepare` adds files to its folder before the build.
 */
export function serveInLook(
  look: (typeof looks)[number],
  pages: Record<string, object[]>,
  theme: object = {},
  prepare: (folder: string) => Promise<unknown> = async () => {},
) {
  let folder: Awaited<ReturnType<typeof openFolder>>;
  let server: Awaited<ReturnType<typeof serveUntil>>;
  beforeAll(async () => {
    folder = await openFolder();
    const site = smallSite();
    const [home] = site.pages;
    site.pages = Object.entries(pages).map(([path, blocks]) => ({ ...home, path, title: `Page ${path}`, blocks }));
    site.theme = { ...site.theme, ...theme, look };
    await put(join(folder.path, 'site.json'), site);
    for (const [name, [width, height]] of Object.entries(sizes))
      await put(join(folder.path, 'public', `${name}.webp`), await stripes(width, height).webp().toBuffer());
    await prepare(folder.path);
    const build = await command(['build', '--site', join(folder.path, 'site.json')]);
    if (build.code !== 0) throw new Error(build.stderr);
    server = await serveUntil(['preview', '--site', join(folder.path, 'site.json'), '--port', '0']);
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });
  return (path: string, width: number, settings: Parameters<typeof visit>[1] = {}) =>
    visit(server.url.replace(/\/$/, '') + path, { viewport: { width, height: 800 }, ...settings });
}
