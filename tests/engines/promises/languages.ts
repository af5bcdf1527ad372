import { expect } from 'vitest';
import { openHydrated, type Promised, until } from './promise.ts';

/* The requested fonts, with repetitions. */
const fonts = (requests: string[]) => requests.flatMap((path) => /readex-(\w+)-.*\.woff2$/.exec(path)?.[1] ?? []);

/** Promises about fonts and writing directions. */
export const languages: Promised[] = [
  {
    title: 'shows German in its font, and fetches no fonts of other scripts',
    site: 'german',
    async keep(tab, site) {
      site.requests.length = 0;
      await openHydrated(tab, site.url);
      await until(tab, true, () => document.fonts.check('16px "Readex Pro"', 'Über'));
      await tab.hover('#contact select');
      await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await until(tab, 'loaded', () => document.fonts.ready.then(({ status }) => status));
      expect(fonts(site.requests)).toEqual(['latin']);
    },
  },
  {
    title: 'shows Arabic in its font, from right to left',
    site: 'arabic',
    isEssential: true,
    async keep(tab, site) {
      site.requests.length = 0;
      await openHydrated(tab, site.url);
      await until(tab, true, () => document.fonts.check('16px "Readex Pro"', 'سارة'));
      await until(tab, 'loaded', () => document.fonts.ready.then(({ status }) => status));
      expect(fonts(site.requests).sort()).toEqual(['arabic', 'latin']);
      const [brand, tools, room] = await tab.evaluate(() => [
        document.querySelector('.brand')?.getBoundingClientRect().left ?? 0,
        document.querySelector('.tools')?.getBoundingClientRect().right ?? 0,
        document.documentElement.scrollWidth - innerWidth,
      ]);
      expect(brand).toBeGreaterThan(tools ?? 0);
      expect(room).toBeLessThanOrEqual(0);
    },
  },
];
