import { expect } from 'vitest';
import type { Tab } from '../driver.ts';
import { openHydrated, type Promised, until } from './promise.ts';

/** Promises about forms. */
export const forms: Promised[] = [
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
];

/* Types a text into each required field. */
async function fill(tab: Tab): Promise<void> {
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#contact [required]')].map(({ name, type }) => [name, type]),
  );
  for (const [name, type] of fields)
    await tab.type(`#contact [name="${name}"]`, type === 'email' ? 'amina@example.com' : 'Ten letters, and more');
}
