import { expect } from 'vitest';
import type { Tab } from '../driver.ts';
import type { WatchedSite } from '../watched-site.ts';
import { openHydrated, type Promised, until, untilAt, untilHydrated, untilText } from './promise.ts';

/** Promises about loading, hydration and navigation. */
export const pages: Promised[] = [
  {
    title: 'loads and hydrates each page without an interaction',
    isEssential: true,
    async keep(tab, { url, pages }) {
      expect(pages).toEqual(expect.arrayContaining(['/', '/privacy-policy']));
      for (const path of pages) await openHydrated(tab, url + path);
    },
  },
  {
    title: 'hydrates without delay at the section in the URL',
    isEssential: true,
    async keep(tab, site) {
      await openHydrated(tab, `${site.url}/#contact`);
      const wait = await tab.evaluate(() => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const script = performance.getEntriesByType('resource').find(({ name }) => /\/site-.*\.js$/.test(name));
        return (script?.startTime ?? Number.POSITIVE_INFINITY) - (page?.loadEventEnd ?? 0);
      });
      // In milliseconds. The fallback that hydrates without an interaction takes 5,000.
      expect(wait).toBeLessThan(4000);
      await untilAt(tab, '#contact');
    },
  },
  {
    title: 'stays at the section in the URL when the font arrives late',
    keep: (tab, site) => stays(tab, site, '#contact'),
  },
  {
    title: 'keeps the scroll position from before the font arrives',
    keep: (tab, site) => stays(tab, site, '#tutorials h2'),
  },
  {
    title: 'loads and hydrates the preview of a site with an https URL',
    site: 'secure',
    keep: (tab, site) => openHydrated(tab, site.url),
  },
  {
    title: 'opens another page without a reload, with the focus on its heading, and goes back',
    isEssential: true,
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.evaluate(() => void Object.assign(window, { untouched: true }));
      await tab.click('.footer a[href="/privacy-policy"]');
      await until(tab, 'Privacy Policy', () => document.querySelector('h1')?.textContent);
      await until(tab, 'H1', () => document.activeElement?.tagName);
      const now = await tab.evaluate(() => [location.pathname, document.title.split(' – ')[0], scrollY]);
      expect(now).toEqual(['/privacy-policy', 'Privacy Policy', 0]);
      await tab.back();
      await untilText(tab, 'h1', 'Your Name');
      // The followed link is in view again.
      await until(tab, true, () => {
        const { top = -1, bottom = 9999 } = document.querySelector('.footer')?.getBoundingClientRect() ?? {};
        return top < innerHeight && bottom > 0;
      });
      expect(await tab.evaluate(() => 'untouched' in window)).toBe(true);
    },
  },
  {
    title: 'fades from page to page',
    needs: 'view transitions',
    async keep(tab, site) {
      await openHydrated(tab, `${site.url}/privacy-policy`);
      const faded = tab.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (update) => {
              const transition = start(update);
              transition.finished.then(() => resolve(true));
              return transition;
            };
            document.querySelector<HTMLElement>('.footer a[href="/terms-of-service"]')?.click();
          }),
      );
      expect(await faded).toBe(true);
      await until(tab, 'Terms of Service', () => document.querySelector('h1')?.textContent);
    },
  },
  {
    title: 'jumps to a section of another page',
    async keep(tab, site) {
      await openHydrated(tab, `${site.url}/privacy-policy`);
      await tab.click('.header-links a[href$="#skills"]');
      await until(tab, '/#skills', () => location.pathname + location.hash);
      await untilAt(tab, '#skills');
    },
  },
  {
    title: 'opens the page of a link followed while the script is loading, and comes back',
    isEssential: true,
    keep: (tab, site) => comesBack(tab, site),
  },
  {
    title: 'comes back to a page that was left before its script had loaded, even if the next page is slow',
    // In milliseconds. By then the page has reloaded, or fallen back to working without its script.
    keep: (tab, site) => comesBack(tab, site, 7000),
  },
  {
    title: 'shows a 404 page with a link to the home page',
    async keep(tab, site) {
      await openHydrated(tab, `${site.url}/no/such-page`);
      await untilText(tab, 'main', '/no/such-page');
      await tab.click('main a[href="/"]');
      await untilText(tab, 'h1', 'Your Name');
    },
  },
];

/*
 * Leaves a page before its script has loaded, delays the next page by a time in milliseconds, and goes back at once.
 */
async function comesBack(tab: Tab, site: WatchedSite, time = 0): Promise<void> {
  const script = /\/site-.*\.js$/;
  const releases = [site.hold(script), site.hold(/^\/privacy-policy$/)];
  const isAsked = (path: RegExp) => expect.poll(() => site.requests.some((each) => path.test(each))).toBe(true);
  try {
    site.requests.length = 0;
    await tab.evaluate((address) => void location.assign(address), site.url);
    await isAsked(script);
    // WebKit evaluates no function during navigation, so the page itself reports when the time has passed.
    await tab.evaluate((time) => {
      setTimeout(() => navigator.sendBeacon('/_pages/index.json?passed'), time);
      document.querySelector<HTMLElement>('a[href="/privacy-policy"]')?.click();
    }, time);
    await isAsked(/^\/privacy-policy$/);
    await isAsked(/\?passed$/);
    expect(site.requests.filter((path) => path === '/')).toHaveLength(1);
  } finally {
    for (const release of releases) release();
  }
  await until(tab, '/privacy-policy', () => location.pathname);
  await untilText(tab, 'h1', 'Privacy Policy');
  await tab.back();
  await until(tab, '/', () => location.pathname);
  await untilHydrated(tab);
}

/* Opens a page at its last section, scrolls to an element and releases the font: nothing moves by more than a rounded pixel. */
async function stays(tab: Tab, site: WatchedSite, selector: string): Promise<void> {
  const font = /readex-latin-.*\.woff2$/;
  const release = site.hold(font);
  try {
    site.requests.length = 0;
    // The load event includes the font, so this doesn't wait for it.
    await tab.evaluate((address) => void location.assign(address), `${site.url}/#contact`);
    await untilAt(tab, '#contact');
    await expect.poll(() => site.requests.some((path) => font.test(path))).toBe(true);
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    if (selector !== '#contact')
      await tab.evaluate((to) => document.querySelector(to)?.scrollIntoView({ behavior: 'instant' }), selector);
    await untilAt(tab, selector);
    const before = await tab.evaluate(top, selector);
    release();
    await until(tab, true, () => {
      const isThere = [...document.fonts].some(
        ({ family, status }) => /Readex Pro/.test(family) && status === 'loaded',
      );
      return isThere && !('standIn' in document.documentElement.dataset);
    });
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(Math.abs((await tab.evaluate(top, selector)) - before)).toBeLessThan(1.5);
  } finally {
    release();
  }
}
