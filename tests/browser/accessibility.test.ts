import { expect, test } from 'vitest';
import { violationsOn } from '../support/browser/axe.ts';
import { hydrated, printable, visit, visitHydrated } from '../support/browser/page.ts';
import { readPdf } from '../support/pdf.ts';

test('has no accessibility violation in the phone menu and in a form with errors', async () => {
  const page = await visitHydrated('/', { viewport: { width: 390, height: 844 } });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('.form-errors').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Skills' }).waitFor();
  expect(await violationsOn(page, undefined, '.menu')).toEqual([]);
});

test.each(['.theme-button', '.hero .icon-link', '.copy-button'])(
  'has no accessibility violation while the tooltip of %s is open',
  async (selector) => {
    const page = await visitHydrated('/');
    await page.locator(selector).first().hover();
    await page.locator('.tip').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  },
);

test('does not scroll horizontally at twice the text size', async () => {
  const page = await visit('/', { viewport: { width: 640, height: 800 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});

test('makes every control large enough for touch', async () => {
  const page = await visitHydrated('/', { viewport: { width: 390, height: 844 } });
  const small = await page.locator('a:visible, button:visible, input:visible').evaluateAll((found) =>
    found
      .filter((control) => !control.matches('.skip, p a, dd a, li a:not([class])'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ control }) => control.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
});

test('makes every link of the header large enough for touch', async () => {
  const page = await visit('/');
  const sizes = await page.locator('.header-links a').evaluateAll((found) =>
    found.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes).toHaveLength(6);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
});

test('does not scroll while the focus moves through the header', async () => {
  const page = await visitHydrated('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  const seen: unknown[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => [Boolean(document.activeElement?.closest('.header')), scrollY]));
  }
  expect(seen).toEqual(Array(9).fill([true, 3000]));
});

test('never hides the focused element under the header when the focus moves up', async () => {
  const page = await visitHydrated('/');
  const hidden: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Shift+Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || activeElement.closest('.header')) return null;
      const { top } = activeElement.getBoundingClientRect();
      const bar = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      return top >= bar ? null : `${activeElement.outerHTML.slice(0, 60)} ${top}`;
    });
    if (place !== null) hidden.push(place);
  }
  expect(hidden).toEqual([]);
});

test('closes the phone menu when the window grows too wide for it', async () => {
  const page = await visitHydrated('/', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu:popover-open').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.locator('.menu:popover-open').count()).toBe(0);
});

test('does not scroll the page behind the phone menu', async () => {
  const page = await visitHydrated('/', { viewport: { width: 390, height: 500 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu:popover-open').waitFor();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.locator('.menu').evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 4000);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('shows the meters at their levels without a script', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  const shares = await page.locator('.meter').evaluateAll((found) =>
    found.map((meter) => {
      const bar = meter.firstElementChild as HTMLElement;
      const fill = 10 + Number.parseFloat(getComputedStyle(bar, '::after').insetInlineStart);
      return [meter.getAttribute('aria-valuenow'), String(Math.round((100 * fill) / bar.clientWidth))];
    }),
  );
  expect(shares).toHaveLength(36);
  for (const [level, shown] of shares) expect(shown).toBe(level);
});

test('prints a figure that has not counted up yet', async () => {
  const page = await printable(await visit('/', { reducedMotion: 'no-preference' }));
  const styleIn = async (media: 'print' | 'screen') => {
    await page.emulateMedia({ media });
    return page.evaluate(() => {
      // Restores the state before the figure comes into view.
      document.documentElement.removeAttribute('data-counted');
      const figure = document.querySelector('.counter-final') as Element;
      figure.closest('dd')?.setAttribute('data-running', '');
      const { animationName, opacity } = getComputedStyle(figure);
      return [animationName, opacity];
    });
  };
  expect((await styleIn('screen'))[0]).toBe('wait');
  expect(await styleIn('print')).toEqual(['none', '1']);
});

test.each(['A4', 'Letter', 'A5'])(
  'prints the contact details on the same page as their heading: %s',
  async (format) => {
    const page = await printable(await visitHydrated('/'));
    // Wherever on a printed page they would start.
    for (const above of ['0', '25vh', '50vh', '75vh']) {
      await page.locator('#contact').evaluate((section, space) => {
        section.style.marginBlockStart = space;
      }, above);
      const { pages } = await readPdf(await page.pdf({ format, tagged: true }));
      const sheet = pages.find(({ lines }) => lines.includes('Contact'));
      expect(sheet?.lines.join(' ')).toContain('Tell me what you’re building');
      expect(sheet?.lines).toEqual(expect.arrayContaining(['you@example.com', 'Tunis']));
    }
  },
);

test('shows the date of the visit, whenever the page was built', async () => {
  const page = await visit('/privacy-policy', {
    before: (page) => page.clock.install({ time: new Date('2031-03-09T12:00:00Z') }),
  });
  // The text in the document, not the text after hydration.
  expect(await (await page.request.get(page.url())).text()).toContain('Last updated: November 21, 2026');
  await hydrated(page);
  await expect.poll(() => page.locator('.updated').textContent()).toBe('Last updated: March 9, 2031');
});
