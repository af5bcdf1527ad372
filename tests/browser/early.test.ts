import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { held } from '../support/browser/held.ts';
import { hydrated, printable, stopClock, type Visit, visit } from '../support/browser/page.ts';
import { openSite } from '../support/sites/open-site.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

test('keeps a choice made before hydration', async () => {
  const site = await openSite(siteWith(exampleOf('form')));
  onTestFinished(site.close);
  const { page, release } = await held(site.url);
  await page.getByLabel('Topic').selectOption('An application');
  await page.getByLabel('Send me a copy').check();
  release();
  await hydrated(page);
  const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('onefolio:draft') ?? '{}')['/#contact']);
  await expect.poll(draft).toEqual({ topic: 'An application', copy: 'yes' });
  expect(await page.getByLabel('Topic').inputValue()).toBe('An application');
  expect(await page.getByLabel('Send me a copy').isChecked()).toBe(true);
});

test('closes the phone menu over its target before hydration', async () => {
  const { page } = await held('/', undefined, { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Skills' }).click();
  await expect.poll(() => page.locator('.menu:popover-open').count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('#skills');
});

test('works like a page without a script when its script is missing', async () => {
  const page = await visit('/', {
    expected: /404|Failed to (?:load|fetch)/,
    before: (page) => page.route(/assets\/site-.*\.js/, (route) => route.fulfill({ status: 404 })),
  });
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => 'js' in document.documentElement.dataset)).toBe(false);
  expect(await page.locator('#contact').getByRole('link', { name: 'Send Message' }).isVisible()).toBe(true);
  await page.locator('.footer').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});

test('loads the tooltip chunk when a pointer first rests on an icon, and not before', async () => {
  const asked: string[] = [];
  const page = await hydrated(
    await visit('/', {
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()));
      },
    }),
  );
  expect(asked.filter((url) => /\/tip-/.test(url))).toEqual([]);
  await page.locator('.hero .icon-link').first().hover();
  await page.locator('.tip').waitFor();
  expect(asked.filter((url) => /\/tip-.*\.js$/.test(url))).toHaveLength(1);
});

describe('before any interaction', () => {
  /* A page and the paths of its requests so far, without hashes. */
  async function watched(settings: Visit = {}) {
    const asked: string[] = [];
    const page = await visit('/', {
      ...settings,
      before: async (page) => {
        page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '-*.')));
        await settings.before?.(page);
      },
    });
    return { page, asked };
  }

  test('loads only the page and its font until the browser is idle', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    const { page, asked } = await watched({ before });
    // On a busy machine, the network can be idle before the page asks for its font.
    await expect.poll(() => asked.length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(['/', '/assets/readex-latin-*.woff2']);
  });

  test('loads only its script and its data when the browser is idle', async () => {
    const { page, asked } = await watched();
    await page.waitForFunction(() => {
      const { firstElementChild: header = null } = document.getElementById('of-root') ?? {};
      return header && Object.keys(header).some((key) => key.startsWith('__reactProps'));
    });
    await expect.poll(() => asked.length).toBe(5);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([
      '/',
      '/_pages/all.shell.json',
      '/_pages/index.json',
      '/assets/readex-latin-*.woff2',
      '/assets/site-*.js',
    ]);
  });
});

test.each([
  ['its data are missing', /_pages\/index\.json/],
  ['the page shell is missing', /all\.shell\.json/],
  ['its script is missing', /assets\/site-.*\.js/],
])('is printed without screen-only elements when %s', async (_, missing) => {
  const page = await visit('/', {
    expected: /404|Failed to (?:load|fetch)/,
    before: (page) => page.route(missing, (route) => route.fulfill({ status: 404 })),
  });
  await (await printable(page)).emulateMedia({ media: 'print' });
  expect(await page.locator('.header').isVisible()).toBe(false);
});

const script = /assets\/site-.*\.js/;

test('works as without scripts when its script fails during navigation, until the visitor comes back', async () => {
  const page = await visit('/', {
    expected: /404|Failed to (?:load|fetch)/,
    untilLoaded: false,
    before: async (page) => {
      await page.clock.install();
      await page.route(script, (route) => route.fulfill({ status: 404 }));
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('beforeunload'))),
      );
    },
  });
  const isWithScripts = () => page.evaluate(() => 'js' in document.documentElement.dataset);
  await page.keyboard.press('Shift');
  expect(await isWithScripts()).toBe(true);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return isWithScripts();
    })
    .toBe(false);
  expect(await page.evaluate(() => [sessionStorage.length, performance.now() >= 5000])).toEqual([0, true]);
  await page.unroute(script);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await hydrated(page);
});

test('does not reload when its script fails right before navigation', async () => {
  let stopped = () => {};
  const isStopped = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  const page = await visit('/', {
    expected: /404|Failed to (?:load|fetch)/,
    untilLoaded: false,
    before: async (page) => {
      await page.clock.install();
      await page.route(script, async (route) => {
        await isStopped;
        await route.fulfill({ status: 404 });
      });
    },
  });
  await page.keyboard.press('Shift');
  await stopClock(page);
  stopped();
  // As a string, because Vitest replaces imports in functions.
  await page.evaluate(`import(document.documentElement.dataset.entry).catch(() => fetch('/', { method: 'HEAD' }))`);
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.evaluate(() => 'js' in document.documentElement.dataset);
    })
    .toBe(false);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('opens a page whose data fails to load after a download, which also fires beforeunload', async () => {
  const page = await hydrated(
    await visit('/', {
      expected: /Failed to (?:load|fetch)/,
      before: (page) => page.route(/_pages\/privacy-policy\.json/, (route) => route.abort()),
    }),
  );
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Privacy Policy');
});

describe('the font', () => {
  /* Whether the font was requested after the first paint. */
  const isAskedLate = (page: Page) =>
    page.waitForFunction(() => {
      const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return font && paint && { isLate: font.startTime > paint.startTime };
    });

  test('does not delay the first paint of a first visit', async () => {
    const page = await visit('/', { isEarly: true });
    expect(await (await isAskedLate(page)).jsonValue()).toEqual({ isLate: true });
  });

  describe('in a browser without scroll anchoring', () => {
    /* Until the font arrives, the text has another width and starts further up, so that all of it shifts. */
    const before = (page: Page) =>
      page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          * { overflow-anchor: none }
          :root { --stand-in: monospace }
          :root:not([data-stand-in]) main { padding-block-start: 3rem }
        `);
        document.adoptedStyleSheets.push(sheet);
      });
    const settings = { isEarly: true, untilLoaded: false, reducedMotion: 'no-preference', before } as const;
    const heldAt = (path: string) => held(path, /readex-latin-.*\.woff2/, settings);
    /* What should be the same before the font comes and after it, and the height of the page, which should not. */
    const stateOf = async (page: Page, selector: string) => ({
      top: await topOf(page, selector),
      ...(await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        focus: document.activeElement?.tagName,
        entries: history.length,
      }))),
    });
    const untilDressed = async (page: Page) => {
      await page.waitForFunction(() => document.fonts.check('1em "Readex Pro"'));
      await page.waitForFunction(() => !('standIn' in document.documentElement.dataset));
    };

    test.each([
      ['the section that the address names', '#contact'],
      ['an element scrolled to afterwards', '#tutorials h2'],
    ])('keeps the position of %s', async (_, selector) => {
      const { page, release } = await heldAt('/#contact');
      await expect.poll(async () => Math.abs(await topOf(page, '#contact'))).toBeLessThan(120);
      if (selector !== '#contact')
        await page.evaluate((to) => document.querySelector(to)?.scrollIntoView({ behavior: 'instant' }), selector);
      const { top, height, ...rest } = await stateOf(page, selector);
      expect(Math.abs(top)).toBeLessThan(120);
      release();
      await untilDressed(page);
      const then = await stateOf(page, selector);
      expect(then).toMatchObject(rest);
      expect(Math.abs(then.top - top)).toBeLessThan(1);
      expect(Math.abs(then.height - height)).toBeGreaterThan(100);
    });

    test.each(['/', '/#nothing'])('keeps the top of %s in view', async (path) => {
      const { page, release } = await heldAt(path);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
      release();
      await untilDressed(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('is used in the first paint after navigation and reload', async () => {
    const page = await visit('/privacy-policy', { isEarly: true });
    await page.waitForFunction(() => document.fonts.check('1em "Readex Pro"'));
    const waits = () => page.evaluate(() => 'standIn' in document.documentElement.dataset);
    await page.addInitScript(() => {
      // At the end of the document, before the first paint.
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { waits: 'standIn' in document.documentElement.dataset }),
      );
    });
    await page.reload();
    expect(await page.evaluate(() => (window as unknown as { waits: boolean }).waits)).toBe(false);
    await page.evaluate(() => location.assign('/'));
    await page.waitForURL(/\/$/);
    expect(await page.evaluate(() => (window as unknown as { waits: boolean }).waits)).toBe(false);
    expect(await waits()).toBe(false);
  });

  test('is applied once it has loaded, and not before', async () => {
    const { page, release } = await held('/', /readex-latin-.*\.woff2/, { isEarly: true, untilLoaded: false });
    const waits = () => page.evaluate(() => 'standIn' in document.documentElement.dataset);
    await hydrated(page);
    expect(await waits()).toBe(true);
    release();
    await expect.poll(waits).toBe(false);
    expect(await page.evaluate(() => document.fonts.check('1em "Readex Pro"'))).toBe(true);
  });

  test('is not requested by a page in a script that it does not support', async () => {
    const site = await openSite({ ...siteWith({ type: 'hero', headline: '佐藤' }), language: 'ja' });
    onTestFinished(site.close);
    const page = await hydrated(await visit(site.url, { isEarly: true }));
    await expect.poll(() => page.evaluate(() => 'standIn' in document.documentElement.dataset)).toBe(false);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([]);
  });

  test('is loaded without scripts', async () => {
    const asked: string[] = [];
    await visit('/', {
      javaScriptEnabled: false,
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()));
      },
    });
    expect(asked.filter((url) => /\/(?:readex-latin|print)-/.test(url))).toHaveLength(2);
  });
});

/* Whether the last block of the page, which is in the document, is not laid out yet. */
const isWaiting = (page: Page) =>
  page.evaluate(() => !document.querySelector('#contact h2')?.checkVisibility({ contentVisibilityAuto: true }));

/* Keeps the browser busy, so that nothing happens after the first paint. */
const busy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('lays out no content far below the screen before an interaction', async () => {
  const page = await visit('/', { isEarly: true });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.hero') ?? {}).some((key) => /^__react/.test(key)),
  );
  await page.getByRole('heading', { name: 'Contact' }).waitFor({ state: 'attached' });
  expect(await isWaiting(page)).toBe(true);
});

test.each([
  ['scrolls', (page: Page) => page.mouse.wheel(0, 100)],
  ['presses a button', (page: Page) => page.locator('.theme-button').click()],
])('lays out the rest of the page, and removes its attributes, when the visitor %s', async (_, move) => {
  const page = await visit('/', { isEarly: true });
  await move(page);
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect.poll(() => page.locator('[data-early]').count()).toBe(0);
});

test('handles a button press without waiting for other blocks', async () => {
  const page = await visit('/', { isEarly: true, before: busy });
  await page.locator('.theme-button').click();
  expect(await isWaiting(page)).toBe(true);
});

describe('without scripts', () => {
  const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, isEarly: true };

  test('content far below the screen is not laid out, and is there', async () => {
    const page = await visit('/', phone);
    expect(await isWaiting(page)).toBe(true);
    await page.getByRole('heading', { name: 'Contact' }).scrollIntoViewIfNeeded();
    await expect.poll(() => isWaiting(page)).toBe(false);
  });

  test.each(['/#contact', '/'])('a jump from %s to a section lands on it', async (path) => {
    const page = await visit(path, phone);
    if (path === '/') await page.locator('.header-links').getByRole('link', { name: 'Contact' }).click();
    const distance = () =>
      page.evaluate(() => {
        const landing = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
        const top = document.getElementById('contact')?.getBoundingClientRect().top ?? Number.NaN;
        // The end of the page may come first.
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return isAtEnd && top > landing ? 0 : Math.abs(top - landing);
      });
    await expect.poll(distance).toBeLessThanOrEqual(1);
  });

  test('the page is in the font of its look', async () => {
    const page = await visit('/', phone);
    const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(await family()).toMatch(/^"Readex Pro"/);
  });
});

test('fetches the script after the first paint', async () => {
  const page = await visit('/', { isEarly: true });
  const script = () =>
    page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => /\/site-.*\.js$/.test(name)));
  await expect.poll(async () => (await script())?.startTime).toBeGreaterThan(0);
  const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  expect((await script())?.startTime).toBeGreaterThan(paint?.startTime ?? Number.POSITIVE_INFINITY);
});

test.each(['keyboard', 'pointer'])('lays out the whole page at the first use of the %s', async (means) => {
  const page = await visit('/', { isEarly: true, before: busy });
  if (means === 'keyboard') await page.keyboard.press('Tab');
  else await page.locator('.header').getByRole('link', { name: 'Experience' }).click();
  expect(await isWaiting(page)).toBe(false);
  if (means === 'pointer') await expect.poll(() => topOf(page, '#experience')).toBeLessThan(120);
});

test('scrolls to the target of a link that a script clicks', async () => {
  const page = await visit('/', { isEarly: true, before: busy, reducedMotion: 'no-preference' });
  await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href$="#contact"]')?.click());
  await expect.poll(async () => Math.abs(await topOf(page, '#contact'))).toBeLessThan(120);
});

test('scrolls to an element that a script focuses', async () => {
  const page = await visit('/', { isEarly: true, before: busy });
  await page.evaluate(() => document.querySelector<HTMLElement>('.footer a')?.focus());
  const top = await topOf(page, '.footer a');
  expect([top > 0, top < 800]).toEqual([true, true]);
});

test('shows all text after scrolling even if the font never arrives', async () => {
  const before = async (page: Page) => {
    await page.route(/\.woff2$/, () => {});
  };
  const page = await visit('/', { isEarly: true, before, untilLoaded: false });
  await page.mouse.wheel(0, 100);
  await expect.poll(() => isWaiting(page)).toBe(false);
});

test('opens at the section in the URL, with everything above it laid out', async () => {
  const page = await visit('/#contact', { isEarly: true, before: busy });
  expect(await isWaiting(page)).toBe(false);
  expect(Math.abs(await topOf(page, '#contact'))).toBeLessThan(120);
});

test('keeps the scroll position across a reload', async () => {
  const page = await visit('/', { isEarly: true, before: busy });
  await page.keyboard.press('Shift');
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }));
  await page.reload();
  expect(Math.abs(await topOf(page, '#contact'))).toBeLessThan(120);
});

/* Sums the layout shifts of the page. */
const addShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = async (page: Page) => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return page.evaluate(() => window.shifts);
};

describe.each([
  [390, 844],
  [1280, 800],
  [1920, 2400],
])('in a window of %i × %i', (width, height) => {
  const viewport = { width, height };

  // Whether the font arrives before the first paint is a race, so here it never arrives.
  test('shifts nothing while it loads and hydrates', async () => {
    const page = await visit('/', {
      viewport,
      isEarly: true,
      expected: /ERR_FAILED/,
      before: async (page) => {
        await addShifts(page);
        await page.route('**/*.woff2', (route) => route.abort());
      },
    });
    await hydrated(page);
    expect(await shiftsOf(page)).toBe(0);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => page.locator('[data-early]').count()).toBe(0);
    expect(await shiftsOf(page)).toBe(0);
  });

  test('hardly shifts when the font arrives after the first paint', async () => {
    const page = await visit('/', {
      viewport,
      isEarly: true,
      untilLoaded: false,
      before: async (page) => {
        await addShifts(page);
        await page.route('**/*.woff2', async (route) => {
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
          await route.continue();
        });
      },
    });
    await page.waitForFunction(() => !('standIn' in document.documentElement.dataset));
    expect(await page.evaluate(() => document.fonts.check('1em "Readex Pro"'))).toBe(true);
    expect(await shiftsOf(page)).toBeLessThan(0.005);
  });
});

const topOf = (page: Page, selector: string) =>
  page.evaluate((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN, selector);
