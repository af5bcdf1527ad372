import { expect, test } from 'vitest';
import { stopClock, visitHydrated } from '../support/browser/page.ts';

async function tips(path = '/') {
  const page = await stopClock(await visitHydrated(path, { hasOwnClock: true }));
  const link = (name: string) => page.locator('.hero').getByRole('link', { name: new RegExp(name) });
  const shown = () => page.locator('.tip').evaluateAll((found) => found.map((tip) => tip.firstChild?.textContent));
  return { page, link, shown };
}

test('shows the tooltip of an icon after 700 ms of hover', async () => {
  const { page, link, shown } = await tips();
  await link('GitHub').hover();
  await page.clock.runFor(650);
  expect(await shown()).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(shown).toEqual(['GitHub']);
});

test('shows the tooltip 700 ms after keyboard focus', async () => {
  const { page, link, shown } = await tips();
  await page.locator('.hero .actions a').last().focus();
  await page.keyboard.press('Tab');
  expect(await link('GitHub').evaluate((found) => found === document.activeElement)).toBe(true);
  await page.clock.runFor(650);
  expect(await shown()).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(shown).toEqual(['GitHub']);
});

test('shows the next tooltip at once within 300 ms of the last one, and not later', async () => {
  const { page, link, shown } = await tips();
  await link('GitHub').hover();
  await page.clock.runFor(750);
  await expect.poll(shown).toEqual(['GitHub']);
  await page.mouse.move(0, 0);
  await page.clock.runFor(200);
  await link('LinkedIn').hover();
  await page.clock.runFor(10);
  await expect.poll(shown).toEqual(['LinkedIn']);
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await link('GitHub').hover();
  await page.clock.runFor(10);
  expect(await shown()).toEqual([]);
});

test('shows the next tooltip at once when the pointer moves directly from one icon to the next', async () => {
  const { page, link, shown } = await tips();
  await link('GitHub').hover();
  await page.clock.runFor(750);
  await expect.poll(shown).toEqual(['GitHub']);
  await link('LinkedIn').hover();
  await page.clock.runFor(1);
  await expect.poll(shown).toContain('LinkedIn');
  await page.clock.runFor(150);
  await expect.poll(shown).toEqual(['LinkedIn']);
});

test.each([
  ['leaves', async (page) => page.mouse.move(0, 0)],
  ['clicks', async (page) => page.mouse.down()],
  ['scrolls', async (page) => page.mouse.wheel(0, 200)],
  ['presses Escape', async (page) => page.keyboard.press('Escape')],
] satisfies [string, (page: Awaited<ReturnType<typeof tips>>['page']) => Promise<void>][])(
  'hides the tooltip when the visitor %s',
  async (_, leave) => {
    const { page, link, shown } = await tips();
    await link('Email').hover();
    await page.clock.runFor(750);
    await expect.poll(shown).toEqual(['Email']);
    await leave(page);
    await page.clock.runFor(150);
    await expect.poll(shown).toEqual([]);
  },
);

test('keeps the tooltip while the pointer is over it', async () => {
  const { page, link, shown } = await tips();
  await link('Email').hover();
  await page.clock.runFor(750);
  await expect.poll(shown).toEqual(['Email']);
  await page.locator('.tip').hover();
  await page.clock.runFor(1000);
  expect(await shown()).toEqual(['Email']);
});
