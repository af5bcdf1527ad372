import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { held } from '../../support/browser/held.ts';
import { hydrated, printable, visit, visitHydrated } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { siteWith } from '../../support/sites/site.ts';

const phone = { viewport: { width: 390, height: 844 } };

/* An element inside each fold of the home page, and the button that shows it. */
const folds = [
  ['skills', '.group:last-child .skill:last-child', 'Show more (4)'],
  ['badges', '.badges li:last-child', 'Show more (7)'],
  ['points of earlier jobs', '.entry:last-child .points li:last-child', 'Show more details (2)'],
  ['projects', '.project:last-child .description', 'Show 18 more projects'],
  ['courses', '.course:last-child .description', 'Show more (2)'],
  ['form', 'form [name="message"]', 'Write a message'],
] as const;
const insides = folds.map(([, inside]) => inside);

const isShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate(
      (part) => part.checkVisibility({ contentVisibilityAuto: true }) && part.getBoundingClientRect().height > 0,
    );
const shown = (page: Page) => Promise.all(insides.map((inside) => isShown(page, inside)));
const none = insides.map(() => false);
const all = insides.map(() => true);
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/* Whether the focus is in the section of this part, and not on a button. */
const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => {
    const { activeElement } = document;
    return activeElement?.localName !== 'button' && part.closest('section')?.contains(activeElement);
  });

describe('a phone', () => {
  test.each(folds)(
    'shows the %s when their button is pressed with the keyboard, and moves the focus there',
    async (_, inside, name) => {
      const page = await visitHydrated('/', phone);
      expect(await isShown(page, inside)).toBe(false);
      const button = page.getByRole('button', { name, exact: true });
      await button.press('Enter');
      await expect.poll(() => isShown(page, inside)).toBe(true);
      expect(await button.count()).toBe(0);
      await expect.poll(() => hasFocus(page, inside)).toBe(true);
    },
  );

  test('moves the focus to the first field when the form is opened', async () => {
    const page = await visitHydrated('/', phone);
    await page.getByRole('button', { name: 'Write a message' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  });

  test.each(folds)('opens the %s for find-in-page', async (_, inside) => {
    const page = await visitHydrated('/', phone);
    const isFindable = () => page.locator(inside).evaluate((part) => part.closest('[hidden="until-found"]') !== null);
    await expect.poll(isFindable).toBe(true);
    expect(await isShown(page, inside)).toBe(false);
    await page.locator(inside).evaluate((part) => {
      const hidden = part.closest('[hidden="until-found"]');
      hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    await expect.poll(() => isShown(page, inside)).toBe(true);
  });

  test('hides folded content from screen readers', async () => {
    const page = await visitHydrated('/', phone);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Write a message' }).click();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(5);
  });

  test('shifts nothing when folds are hydrated', async () => {
    const { page, release } = await held('/', undefined, phone);
    expect(await shown(page)).toEqual(none);
    const before = await height(page);
    release();
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('form').getAttribute('hidden')).toBe('until-found');
    expect(await height(page)).toBe(before);
    expect(await shown(page)).toEqual(none);
  });

  test('shows everything without a script, and no button', async () => {
    const page = await visit('/', { ...phone, javaScriptEnabled: false });
    expect(
      await page
        .locator(insides.slice(0, -1).join())
        .evaluateAll((parts) => parts.map((part) => part.checkVisibility())),
    ).toEqual(all.slice(1));
    expect(await page.locator('.more:visible').count()).toBe(0);
  });

  test('prints everything', async () => {
    const page = await visitHydrated('/', phone);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('form').getAttribute('hidden')).toBe('until-found');
    await (await printable(page)).emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual([...all.slice(1), false]);
    expect(await page.locator('.more:visible').count()).toBe(0);
  });
});

test('wide screens show everything, and no button', async () => {
  const page = await visitHydrated('/');
  await page.keyboard.press('Shift');
  await expect.poll(() => page.locator('form').getAttribute('hidden')).toBe('until-found');
  expect(await shown(page)).toEqual(all);
  expect(await page.locator('.more:visible').count()).toBe(0);
});

describe('a link from another page', () => {
  const written = siteWith(
    { type: 'hero', headline: 'Amina' },
    {
      type: 'card-grid',
      heading: 'Projects',
      layout: 'projects',
      cards: Array.from({ length: 20 }, (_, index) => ({ id: `project-${index}`, title: `Project ${index}` })),
    },
  );
  const links = [{ label: 'See', href: '/#project-12' }];
  const blocks = [{ type: 'card-grid', heading: 'More', cards: [{ title: 'The project', links }] }];
  written.pages.push({ path: '/more', title: 'More', blocks });
  const site = servedSite(written);

  test('scrolls a phone to a folded card', async () => {
    const page = await visitHydrated(new URL('/more', site.url).href, phone);
    await page.locator('main').getByRole('link', { name: 'See' }).click();
    const heading = page.locator('#project-12').getByRole('heading');
    await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
    const { top } = await heading.evaluate((each) => each.getBoundingClientRect());
    expect([top > 0, top < phone.viewport.height / 2]).toEqual([true, true]);
  });
});

describe('the form is open on a phone', () => {
  const message = 'form [name="message"]';
  const buttons = (page: Page) => page.getByRole('button', { name: 'Write a message' }).count();

  /* Expects the form to be open from the first paint on, and nothing to move when it is hydrated. */
  async function expectOpen(page: Page, release: () => void) {
    expect([await isShown(page, message), await buttons(page)]).toEqual([true, 0]);
    const before = await height(page);
    release();
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('form').getAttribute('novalidate')).toBe('');
    await expect.poll(() => page.locator('form').getAttribute('data-fold')).toBe(null);
    expect([await isShown(page, message), await buttons(page), await height(page)]).toEqual([true, 0, before]);
  }

  test('if the URL contains the anchor of its section', async () => {
    const { page, release } = await held('/#contact', undefined, phone);
    await expectOpen(page, release);
  });

  test('if the URL contains the anchor of one of its fields', async () => {
    const id = await (await visit('/', phone)).locator(message).getAttribute('id');
    const { page, release } = await held(`/#${id}`, undefined, phone);
    await expectOpen(page, release);
  });

  test('after a link to its section, also from another page', async () => {
    const page = await visitHydrated('/', phone);
    await page.locator('.hero').getByRole('link', { name: 'Get In Touch' }).click();
    await expect.poll(() => isShown(page, message)).toBe(true);
    await page.goto(new URL('/privacy-policy', page.url()).href);
    await hydrated(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/#contact', textContent: 'Contact' });
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
    await expect.poll(() => isShown(page, message)).toBe(true);
  });

  test('if a draft is restored', async () => {
    const { page, release } = await held('/', undefined, {
      ...phone,
      before: (page) =>
        page.addInitScript(() => {
          sessionStorage['onefolio:draft'] = JSON.stringify({ '/#contact': { message: 'Hello' } });
        }),
    });
    await expectOpen(page, release);
    expect(await page.locator(message).inputValue()).toBe('Hello');
  });

  test('while it has errors', async () => {
    const page = await visitHydrated('/');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('.form-errors').waitFor();
    // A rotated tablet becomes as narrow as a phone.
    await page.setViewportSize(phone.viewport);
    expect([await isShown(page, message), await page.locator('.field-error:visible').count()]).toEqual([true, 5]);
  });
});
