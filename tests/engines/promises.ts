import { expect } from 'vitest';
import type { Tab } from './driver.ts';
import { openHydrated, type Promised, until, untilAt, untilHydrated, untilText } from './promise.ts';
import type { WatchedSite } from './watched-site.ts';

/** The promises that every engine must keep. */
export const promises: Promised[] = [
  // Loading, hydration and navigation
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
    title: 'runs the script of a framed file, which reaches nothing of the site',
    site: 'framed',
    async keep(tab, { url, requests }) {
      await openHydrated(tab, `${url}/#demo`);
      await expect.poll(() => requests).toContain('/demo/refused-refused-refused.svg');
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
  // The theme, the filter, the menu and notifications
  {
    title: 'changes the theme, and stores it',
    isEssential: true,
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      const grounds: Record<string, string> = {};
      // Three clicks cycle through the themes, and up to two more select the dark one.
      for (let turn = 0; turn < 3 || (await themeOf(tab)) !== 'dark'; turn++) {
        const before = await themeOf(tab);
        await tab.click('.theme-button');
        await expect.poll(() => themeOf(tab)).not.toBe(before);
        // Browsers ignore clicks while they capture a view transition.
        await until(tab, true, () => !('activeViewTransition' in document && document.activeViewTransition));
        grounds[await themeOf(tab)] = await groundOf(tab);
      }
      expect(Object.keys(grounds).sort()).toEqual(['dark', 'light', 'system']);
      expect(grounds.dark).not.toBe(grounds.light);
      await tab.open(`${site.url}/privacy-policy`);
      expect(await groundOf(tab)).toBe(grounds.dark);
    },
  },
  {
    title: 'shows the projects of one category',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      const shown = () =>
        [...document.querySelectorAll('.projects > li')].filter((card) => card.checkVisibility()).length;
      const all = await tab.evaluate(shown);
      await tab.click('.filters .chip:nth-of-type(2)');
      const count = await tab.evaluate(() =>
        Number(document.querySelector('.filters .chip:nth-of-type(2) span')?.textContent),
      );
      await until(tab, count, shown);
      expect(count).toBeLessThan(all);
      expect(await tab.evaluate(() => document.querySelectorAll('.chip[aria-pressed="true"]').length)).toBe(1);
    },
  },
  {
    title: 'shows the name of an icon on hover, until Escape',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.hover('.hero .icon-link');
      await untilText(tab, '.tip', 'GitHub');
      await tab.press('Escape');
      await until(tab, 0, () => document.querySelectorAll('.tip').length);
    },
  },
  {
    title: 'stacks notifications, and closes them',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.evaluate(() => {
        for (const kind of ['success', 'error', 'info'])
          dispatchEvent(new CustomEvent('onefolio:notice', { detail: { kind, title: `A message of ${kind}` } }));
      });
      await until(tab, 3, () => document.querySelectorAll('[data-sonner-toast]').length);
      // The style sheet is loaded with the first message.
      await until(tab, 'fixed', () => {
        const list = document.querySelector('[data-sonner-toaster]');
        return list ? getComputedStyle(list).position : '';
      });
      await tab.hover('[data-sonner-toast][data-front="true"]');
      await tab.click('[data-sonner-toast][data-front="true"] [data-close-button]');
      await until(tab, 2, () => document.querySelectorAll('[data-sonner-toast]').length);
    },
  },
  {
    title: 'confirms that an address was copied',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.click('#contact .copy-button');
      await untilText(tab, '[data-sonner-toast]', 'Copied you@example.com');
    },
  },
  {
    title: 'opens the phone menu, and closes it after a click on a section',
    size: { width: 390, height: 844 },
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.click('.menu-button');
      await until(tab, 1, () => document.querySelectorAll('.menu:popover-open').length);
      await tab.click('.menu a[href$="#skills"]');
      await until(tab, 0, () => document.querySelectorAll('.menu:popover-open').length);
      await untilAt(tab, '#skills');
    },
  },
  // Forms
  {
    title: 'lists the missing fields of a form, with links to them',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.click('#contact button[type=submit]');
      await until(tab, true, () => document.activeElement?.matches('.form-errors') ?? false);
      const fields = await tab.evaluate(() => document.querySelectorAll('#contact [required]').length);
      expect(await tab.evaluate(() => document.querySelectorAll('.form-errors a').length)).toBe(fields);
    },
  },
  {
    title: 'keeps the text typed into a form across a reload',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.type('#contact textarea', 'A long letter');
      await tab.open(`${site.url}/privacy-policy`);
      await openHydrated(tab, site.url);
      await until(tab, 'A long letter', () => document.querySelector('textarea')?.value);
    },
  },
  {
    title: 'passes a message to the mail program',
    needs: 'mail',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await fill(tab);
      await tab.click('#contact button[type=submit]');
      await expect.poll(() => tab.mails()).toEqual([expect.stringMatching(/^mailto:you@example\.com\?/)]);
      expect(decodeURIComponent(String(await tab.mails()))).toContain('Ten letters, and more');
    },
  },
  {
    title: 'sends a message to an endpoint, and confirms its arrival',
    site: 'sending',
    isEssential: true,
    async keep(tab, site, endpoint) {
      endpoint.expect();
      await openHydrated(tab, site.url);
      await fill(tab);
      // Faster visitors are treated as bots, and must press the button again.
      await until(tab, true, () => performance.now() > 3000);
      await tab.click('#contact button[type=submit]');
      await until(tab, 'success', () => document.querySelector<HTMLElement>('.form-outcome')?.dataset.kind);
      expect(endpoint.hits.map(({ fields }) => fields.message)).toEqual(['Ten letters, and more']);
      expect(await tab.evaluate(() => document.querySelector('textarea')?.value)).toBe('');
    },
  },
  // Fonts and writing directions
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

const themeOf = (tab: Tab) => tab.evaluate(() => document.documentElement.dataset.theme ?? 'system');
const groundOf = (tab: Tab) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

/* Types a text into each required field. */
async function fill(tab: Tab): Promise<void> {
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#contact [required]')].map(({ name, type }) => [name, type]),
  );
  for (const [name, type] of fields)
    await tab.type(`#contact [name="${name}"]`, type === 'email' ? 'amina@example.com' : 'Ten letters, and more');
}

/* The requested fonts, with repetitions. */
const fonts = (requests: string[]) => requests.flatMap((path) => /readex-(\w+)-.*\.woff2$/.exec(path)?.[1] ?? []);
