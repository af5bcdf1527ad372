import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, siteUrl, visit, visitHydrated } from '../support/browser/page.ts';

/* On a slow connection, links in view don't prefetch their pages. */
const slowly = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));

const sections = ['about', 'skills', 'experience', 'realizations', 'tutorials', 'contact'];

test('restores the scroll position on going back, without moving the focus', async () => {
  const page = await visitHydrated('/', { reducedMotion: 'no-preference' });
  const before = await page.evaluate(async () => {
    const stopped = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await stopped;
    return scrollY;
  });
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  // The scroll positions of the home page in every frame.
  await page.evaluate(() => {
    const frames: [focus: string | undefined, y: number][] = [];
    Object.assign(window, { frames });
    const look = () => {
      if (document.querySelector('main')?.dataset.path === '/') frames.push([document.activeElement?.tagName, scrollY]);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  const frames = () => page.evaluate(() => (window as never as { frames: [string, number][] }).frames);
  await expect.poll(async () => (await frames()).filter(([, y]) => y === before).length).toBeGreaterThan(9);
  expect([...new Set((await frames()).map(String))]).toEqual([`BODY,${before}`]);
});

describe('when offline', () => {
  const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
  const toasts = (page: Page) => page.locator('[data-sonner-toast]');

  test('stays on the current page, keeps the typed text and explains why', async () => {
    const page = await visitHydrated('/', { expected, before: slowly });
    await page.getByLabel('Message').fill('Hello');
    await page.mouse.move(7, 7);
    await expect.poll(() => page.locator('link[href*="/toasts-"]').count()).toBe(1);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await toasts(page).getByText('You can open that page when you’re back online.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Your Name');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  });

  test('stays on the current page also when the visitor goes back', async () => {
    const page = await visitHydrated('/', { expected, before: slowly });
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await page.reload();
    await hydrated(page);
    await page.mouse.move(7, 7);
    await expect.poll(() => page.locator('link[href*="/toasts-"]').count()).toBe(1);
    await page.context().setOffline(true);
    await page.evaluate(() => history.back());
    await toasts(page).getByText('You can open that page when you’re back online.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/privacy-policy');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy Policy');
  });
});

test('loads the document of a page whose data cannot be fetched', async () => {
  const page = await visitHydrated('/', {
    expected: /ERR_FAILED|Failed to fetch/,
    before: (page) => page.route(/assets\/query-/, (route) => route.abort()),
  });
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/privacy-policy');
  expect(await page.evaluate(() => 'untouched' in window)).toBe(false);
});

describe.each(['reduce', 'no-preference'] as const)('a link to the current page (motion: %s)', (reducedMotion) => {
  test('scrolls from a section to the top', async () => {
    const page = await visitHydrated('/#skills', { reducedMotion });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.locator('.brand').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(page.url()).toBe(`${siteUrl()}/`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('scrolls from the foot of the page to the top', async () => {
    const page = await visitHydrated('/privacy-policy', { reducedMotion });
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    await page.locator('.footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  });
});

test.each(sections)('jumps to #%s on the home page', async (id) => {
  const page = await visit(`/#${id}`);
  await page.waitForFunction(
    (at) => Math.abs(document.getElementById(at)?.getBoundingClientRect().top ?? 999) < 120,
    id,
  );
});

test('has links from the hero to the projects and to the form', async () => {
  const page = await visitHydrated('/');
  await page.getByRole('link', { name: 'View My Work' }).click();
  await page.waitForURL('**/#realizations');
  await page.goBack();
  await page.locator('.hero').getByRole('link', { name: 'Get In Touch' }).click();
  await page.waitForURL('**/#contact');
});

test('highlights the section in view in the header', async () => {
  const page = await visitHydrated('/');
  const current = page.locator('.header-links a[aria-current]');
  await expect.poll(() => current.count()).toBe(0);
  await page.locator('#experience').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => current.allTextContents()).toEqual(['Experience']);
});

test('shows a complete sentence at an unknown path without a script', async () => {
  const page = await visit('/nowhere', { javaScriptEnabled: false });
  expect(await page.locator('.not-found-sentence').textContent()).toBe(
    'There’s nothing behind this door. The address may be old or mistyped.',
  );
});

test('opens profiles in a new tab without an opener, and states this in the link', async () => {
  const page = await visit('/');
  const links = await page.locator('a[href^="http"]').evaluateAll((found) =>
    found.map((link) => ({
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      text: link.textContent,
    })),
  );
  expect(links).toHaveLength(5);
  for (const { target, rel, text } of links) {
    expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
    expect(text).toContain('opens in a new tab');
  }
});

test('offers mail and telephone links', async () => {
  const page = await visit('/');
  const contact = page.locator('#contact .contacts a');
  expect(await contact.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    'mailto:you@example.com',
    'tel:+21600000000',
  ]);
});

test('fetches the data of a page once, on hover of its link', async () => {
  const fetched: string[] = [];
  const page = await visitHydrated('/', {
    before: async (page) => {
      // Except the data of the document itself.
      page.on('request', (request) => /\?v=/.test(request.url()) || fetched.push(new URL(request.url()).pathname));
      await slowly(page);
    },
  });
  const link = page.getByRole('link', { name: 'Terms of Service' });
  await link.hover();
  await expect
    .poll(() => fetched.filter((path) => path.startsWith('/_pages/')))
    .toEqual(['/_pages/terms-of-service.json']);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  expect(fetched.filter((path) => path.startsWith('/_pages/'))).toEqual(['/_pages/terms-of-service.json']);
});
