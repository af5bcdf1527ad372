import { expect } from 'vitest';
import type { Tab } from '../driver.ts';
import { openHydrated, type Promised, until } from './promise.ts';

/** Writing to the owner. */
export const forms: Promised[] = [
  {
    title: 'says which fields of a form are missing, and where they are',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.click('#contact button[type=submit]');
      await until(tab, true, () => document.activeElement?.matches('.form-errors') ?? false);
      const fields = await tab.evaluate(() => document.querySelectorAll('#contact [required]').length);
      expect(await tab.evaluate(() => document.querySelectorAll('.form-errors a').length)).toBe(fields);
    },
  },
  {
    title: 'keeps what was typed into a form when the page is loaded again',
    async keep(tab, site) {
      await openHydrated(tab, site.url);
      await tab.type('#contact textarea', 'A long letter');
      await tab.open(`${site.url}/privacy-policy`);
      await openHydrated(tab, site.url);
      await until(tab, 'A long letter', () => document.querySelector('textarea')?.value);
    },
  },
  {
    title: 'hands a message over to the mail program',
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
    title: 'sends a message to an endpoint, and says that it has arrived',
    site: 'sending',
    isEssential: true,
    async keep(tab, site, endpoint) {
      endpoint.expect();
      await openHydrated(tab, site.url);
      await fill(tab);
      // Who is faster is taken for a machine, and asked to press again.
      await until(tab, true, () => performance.now() > 3000);
      await tab.click('#contact button[type=submit]');
      await until(tab, 'success', () => document.querySelector<HTMLElement>('.form-outcome')?.dataset.kind);
      expect(endpoint.hits.map(({ fields }) => fields.message)).toEqual(['Ten letters, and more']);
      expect(await tab.evaluate(() => document.querySelector('textarea')?.value)).toBe('');
    },
  },
];

/* Types something into each field that has to be filled in. */
async function fill(tab: Tab): Promise<void> {
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#contact [required]')].map(({ name, type }) => [name, type]),
  );
  for (const [name, type] of fields)
    await tab.type(`#contact [name="${name}"]`, type === 'email' ? 'amina@example.com' : 'Ten letters, and more');
}
