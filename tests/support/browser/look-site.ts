import { join } from 'node:path';
import type { looks } from '../../../schema/looks.ts';
import { put } from '../folder.ts';
import { servedSite } from '../sites/open-site.ts';
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
  const [home] = smallSite().pages;
  const site = servedSite(
    {
      ...smallSite(),
      pages: Object.entries(pages).map(([path, blocks]) => ({ ...home, path, title: `Page ${path}`, blocks })),
      theme: { ...theme, look },
    },
    {
      prepare: async (folder) => {
        for (const [name, [width, height]] of Object.entries(sizes))
          await put(join(folder, 'public', `${name}.webp`), await stripes(width, height).webp().toBuffer());
        await prepare(folder);
      },
    },
  );
  return (path: string, width: number, settings: Parameters<typeof visit>[1] = {}) =>
    visit(site.url + path, { viewport: { width, height: 800 }, ...settings });
}
