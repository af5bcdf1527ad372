import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { printable, visit, visitHydrated } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { readSite } from '../../support/sites/read-site.ts';

const german = servedSite(readSite('long-words'));

test('shows only the name of a skill without a level', async () => {
  const page = await visitHydrated(german.url, { reducedMotion: 'no-preference' });
  const skill = page.locator('.skill').filter({ hasText: 'Ohne Angabe' });
  expect((await skill.textContent())?.trim()).toBe('Ohne Angabe');
  expect(await skill.locator('[role]').count()).toBe(0);
  await (await printable(page)).emulateMedia({ media: 'print' });
  expect((await skill.innerText()).trim()).toBe('Ohne Angabe');
  await page.emulateMedia({ media: 'screen' });
  await skill.scrollIntoViewIfNeeded();
  const endless = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
  );
  expect(endless).toBe(0);
});

test('fills a meter up to its level, and shows a stud at very low levels', async () => {
  const page = await visit('/');
  const shown = await page
    .locator('.meter')
    .first()
    .evaluate((meter) => {
      const bar = meter.firstElementChild as HTMLElement;
      (bar.offsetParent as HTMLElement).style.inlineSize = '1000px';
      return Array.from({ length: 101 }, (_, level) => {
        for (const part of [meter, bar]) part.setAttribute('data-value', `${level}`.padStart(2, '0'));
        return 10 + Number.parseFloat(getComputedStyle(bar, '::after').insetInlineStart);
      });
    });
  expect(shown).toEqual(Array.from({ length: 101 }, (_, level) => Math.max(10, 10 * level)));
});

test('makes every link of the header large enough for touch', async () => {
  const page = await visit('/');
  const heights = await page.locator('.header-links a').evaluateAll((found) => found.map((link) => link.clientHeight));
  expect(heights).toHaveLength(6);
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
});

test('uses the same letter spacing for all section headings', async () => {
  const page = await visit('/');
  const tracking = await page
    .locator('.section-head h2')
    .evaluateAll((found) => found.map((each) => getComputedStyle(each).letterSpacing));
  expect(tracking.length).toBeGreaterThan(4);
  expect(new Set(tracking).size).toBe(1);
});

test.each([390, 1280])('aligns the dots and the texts of languages at %i px', async (width) => {
  const page = await visit(german.url, { viewport: { width, height: 800 } });
  const edges = (selector: string) =>
    page
      .locator(`.languages ${selector}`)
      .evaluateAll((found) => [...new Set(found.map((each) => Math.round(each.getBoundingClientRect().left)))]);
  expect(await edges('.scale')).toHaveLength(1);
  expect(await edges('.language-level')).toHaveLength(1);
});

test.each(['/', '/cv'])('breaks no line inside a tag when printed on %s', async (path) => {
  const page = await visit(path);
  await (await printable(page)).emulateMedia({ media: 'print' });
  for (const width of [560, 620, 680, 740]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator('.tags li, .words li').evaluateAll((found) =>
      found
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
        .filter((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((each) => each.textContent),
    );
    expect(broken).toEqual([]);
  }
});

test('keeps each action beside the form on one line, with spare width', async () => {
  const page = await visit('/');
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // It must stay on one line in engines with slightly wider text.
    const rooms = await page.locator('.form-actions .button').evaluateAll((found) =>
      found.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button);
        const room = button.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return { height: button.clientHeight, spare: room - range.getBoundingClientRect().width };
      }),
    );
    expect(rooms).toHaveLength(2);
    for (const { height, spare } of rooms) {
      expect(height).toBeLessThan(50);
      expect(spare).toBeGreaterThan(10);
    }
  }
});

test('shifts no layout while the meters fill', async () => {
  const page = await visitHydrated('/', { reducedMotion: 'no-preference' });
  const animated = await page
    .locator('.group')
    .first()
    .evaluate(async (group) => {
      group.scrollIntoView({ behavior: 'instant' });
      while (!group.hasAttribute('data-seen')) await new Promise(requestAnimationFrame);
      return group
        .getAnimations({ subtree: true })
        .flatMap((each) => (each.effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    });
  expect(new Set(animated)).toEqual(new Set(['translate']));
});

test('shows a tooltip inside the landmark of its element', async () => {
  const page = await visitHydrated('/');
  await page
    .locator('.hero')
    .getByRole('link', { name: /GitHub/ })
    .hover();
  await page.locator('main .tip').waitFor();
  expect(await violationsOn(page, ['region'])).toEqual([]);
  await page.locator('.theme-button').hover();
  await page.locator('header .tip').waitFor();
});

test('names the form by its heading', async () => {
  const page = await visit('/');
  expect(await page.getByRole('form', { name: 'Contact' }).count()).toBe(1);
});
