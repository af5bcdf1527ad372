import { expect, test } from 'vitest';
import { violationsInThemes } from '../support/browser/axe.ts';
import { visit, visitHydrated } from '../support/browser/page.ts';

const widths = [320, 390, 768, 1280, 1920, 2560];
const paths = ['/', '/privacy-policy', '/terms-of-service', '/no-such-page'];

test.each(paths)(
  'has no accessibility violation at %s in either theme, and never scrolls horizontally',
  async (path) => {
    const page = await visitHydrated(path, { colorScheme: 'light' });
    expect(await violationsInThemes(page)).toEqual([]);
    const seen: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      seen.push(await page.evaluate(() => document.documentElement.scrollWidth));
    }
    expect(seen).toEqual(widths);
  },
);

test('works with the keyboard alone', async () => {
  const page = await visitHydrated('/');
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
    );
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  expect(await page.locator('.skip').evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('View My Work');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
});

test('opens and closes the phone menu with the keyboard, and returns the focus', async () => {
  const page = await visitHydrated('/', { viewport: { width: 390, height: 844 } });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Tutorials' }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe('#tutorials');
});

test('links to the sections on a phone without a script, and covers no heading', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skills' }).click();
  expect(new URL(page.url()).hash).toBe('#skills');
  const heading = page.getByRole('heading', { level: 2, name: 'Skills' });
  // Fails if anything covers the heading.
  await heading.click({ trial: true });
  expect((await heading.boundingBox())?.y).toBeLessThan(300);
});

test('shows the whole page without a script', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  for (const text of ['50+', '9+', '25+', '15+', 'Bbox Market', '10 years ago', '11 years ago']) {
    const count = await page.getByText(text).count();
    expect(`${text}: ${count > 0}`).toBe(`${text}: ${!text.includes('10 years')}`);
  }
  await page.locator('.footer').getByRole('link', { name: 'Privacy Policy' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy Policy');
  expect(await page.locator('.theme-button:visible, .copy-button:visible').count()).toBe(0);
});
