import { expect } from 'vitest';
import type { Tab } from '../driver.ts';
import { openHydrated, type Promised, until, untilAt, untilText } from './promise.ts';

const phone = { width: 390, height: 844 };

/** Promises about the theme, the filter, the menu and notifications. */
export const tools: Promised[] = [
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
    needs: 'phone',
    size: phone,
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.click('.menu-button');
      await until(tab, 1, () => document.querySelectorAll('.menu:popover-open').length);
      await tab.click('.menu a[href$="#skills"]');
      await until(tab, 0, () => document.querySelectorAll('.menu:popover-open').length);
      await untilAt(tab, '#skills');
    },
  },
];

const themeOf = (tab: Tab) => tab.evaluate(() => document.documentElement.dataset.theme ?? 'system');
const groundOf = (tab: Tab) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
