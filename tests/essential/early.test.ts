import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { held } from '../support/browser/held.ts';
import { visit } from '../support/browser/page.ts';

const chip = (page: Page, name: string) => page.getByRole('button', { name });

test('replays a click made before hydration', async () => {
  const { page, release } = await held();
  await chip(page, 'Freelancer').click();
  await page.locator('.theme-button').click();
  await page.locator('.theme-button').click();
  expect(await chip(page, 'Freelancer').getAttribute('aria-pressed')).toBe('false');
  release();
  await expect.poll(() => chip(page, 'Freelancer').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
});

test('keeps text typed before hydration, and sends it afterwards', async () => {
  const { page, release } = await held('/#contact');
  await page.getByLabel('First Name').fill('Amina');
  await page.evaluate(() => document.querySelector('form')?.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await page.locator('.form-errors').waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Amina');
  expect(await page.locator('.form-errors a').count()).toBe(4);
});

test('handles a click far from the pointer and the focus, as screen readers send it', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('.hero') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  await expect.poll(isHydrated).toBe(true);
  const isPressed = await page.evaluate(async () => {
    const chip = [...document.querySelectorAll<HTMLElement>('.filters button')].at(-1);
    chip?.click();
    await new Promise(requestAnimationFrame);
    return chip?.ariaPressed;
  });
  expect(isPressed).toBe('true');
});
