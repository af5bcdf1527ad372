import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { leavingAnyScreen } from '../../support/browser/fit.ts';
import { held } from '../../support/browser/held.ts';
import { hydrated, visit, visitHydrated } from '../../support/browser/page.ts';
import { stripes } from '../../support/browser/pictures.ts';
import { put } from '../../support/folder.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { siteWith } from '../../support/sites/site.ts';

const video = {
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  picture: { src: '/wide.jpg', alt: 'A stage' },
  title: 'The opening',
};
const pictures = ['wide', 'tall', 'strip', 'tiny', 'bay'].map((name) => ({
  src: `/${name}.jpg`,
  alt: `It is ${name}`,
}));
const items = [
  { picture: pictures[0], caption: 'The first **evening**.' },
  { picture: pictures[1] },
  { video },
  ...pictures.slice(2).map((picture) => ({ picture })),
];

const written = siteWith(
  { type: 'hero', headline: 'Amina' },
  { type: 'gallery', id: 'rows', heading: 'Rows', layout: 'rows', items },
  { type: 'gallery', id: 'grid', heading: 'Grid', items: items.slice(0, 4) },
  {
    type: 'card-grid',
    id: 'work',
    heading: 'Work',
    layout: 'projects',
    cards: [
      {
        title: 'Harbour',
        href: 'https://example.com/harbour',
        picture: { ...pictures[1], fit: 'contain' },
        pictures: pictures.slice(0, 2),
        video,
      },
      { title: 'Tower', picture: { ...pictures[1], focus: 'top left' } },
    ],
  },
);
const sizes = { wide: [900, 600], tall: [600, 900], strip: [300, 1500], tiny: [80, 60], bay: [1800, 600] } as const;
const prepare = async (folder: string) => {
  for (const [name, [width, height]] of Object.entries(sizes))
    await put(join(folder, `public/${name}.jpg`), await stripes(width, height).jpeg().toBuffer());
};
const site = servedSite(written, { prepare });
const arabic = servedSite({ ...written, language: 'ar' }, { prepare });

const links = (page: Page, id = 'rows') => page.locator(`#${id} .picture-link`);
const dialog = (page: Page) => page.locator('dialog');
const count = (page: Page) => page.locator('.picture-count').textContent();
const shown = (page: Page) => page.locator('.picture-frame:not([hidden]) img').getAttribute('alt');

async function openPicture(place = 0, { url = site.url, id = 'rows', ...options } = {}): Promise<Page> {
  const page = await visitHydrated(url, options);
  await links(page, id).nth(place).click();
  await dialog(page).waitFor();
  return page;
}

describe('a picture', () => {
  test('opens larger, with its caption, its position and the number of pictures', async () => {
    const page = await openPicture();
    expect(await count(page)).toBe('1 of 5 It is wide');
    expect(await shown(page)).toBe('It is wide');
    expect(await page.locator('.picture-caption').innerHTML()).toBe('The first <strong>evening</strong>.');
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    const { width = 0 } = (await page.locator('.picture-frame:not([hidden]) img').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(800);
  });

  test('is never enlarged beyond its size, and a screenshot of a whole page scrolls at full width', async () => {
    const page = await openPicture(3);
    const widthOf = async () => (await page.locator('.picture-frame:not([hidden]) img').boundingBox())?.width;
    expect(await widthOf()).toBe(80);
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toBe('It is strip');
    expect(await widthOf()).toBe(300);
    const scrolls = await page.locator('.picture-stage').evaluate((stage) => stage.scrollHeight > stage.clientHeight);
    expect(scrolls).toBe(true);
  });

  test.each([
    ['left to right', 'ArrowRight', 'ArrowLeft', 'Next image', 'Previous image'],
    ['right to left', 'ArrowLeft', 'ArrowRight', 'الصورة التالية', 'الصورة السابقة'],
  ])(
    'changes to the next and the previous one with keys and buttons, %s',
    async (direction, onwards, back, next, previous) => {
      const page = await openPicture(0, { url: direction === 'left to right' ? site.url : arabic.url });
      for (const [key, alt] of [
        [onwards, 'It is tall'],
        [back, 'It is wide'],
        [back, 'It is bay'],
        [onwards, 'It is wide'],
        ['End', 'It is bay'],
        ['Home', 'It is wide'],
      ] as const) {
        await page.keyboard.press(key);
        expect([key, await shown(page)]).toEqual([key, alt]);
      }
      await page.getByRole('button', { name: next }).click();
      expect(await shown(page)).toBe('It is tall');
      await page.getByRole('button', { name: previous }).click();
      expect(await shown(page)).toBe('It is wide');
      expect(await page.locator('.picture-caption').count()).toBe(1);
    },
  );

  test.each([
    ['left to right', 'It is bay'],
    ['right to left', 'It is tall'],
  ])('changes to the next and the previous one with a swipe, %s', async (direction, alt) => {
    const url = direction === 'left to right' ? site.url : arabic.url;
    const page = await openPicture(0, { url, viewport: { width: 390, height: 844 }, hasTouch: true } as object);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: [number, number], to: [number, number]) => {
      const point = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(to) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe([100, 400], [300, 410]);
    await expect.poll(() => shown(page)).toBe(alt);
    await swipe([300, 410], [100, 400]);
    await expect.poll(() => shown(page)).toBe('It is wide');
    // A short movement, and one that is more vertical than horizontal, are not swipes.
    await swipe([200, 400], [230, 400]);
    await swipe([200, 300], [260, 500]);
    expect(await shown(page)).toBe('It is wide');
  });

  test('traps the focus, returns it to the link, and keeps the scroll position of the page', async () => {
    const page = await visitHydrated(site.url, { viewport: { width: 390, height: 700 } });
    const link = links(page).nth(4);
    await link.focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('closes with its button', async () => {
    const page = await openPicture(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(
      await links(page)
        .nth(1)
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  test('does not animate with reduced motion', async () => {
    const durations = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await openPicture(0, { reducedMotion } as object);
      return page.evaluate(() =>
        ['.picture-dialog', '.picture-frame'].map(
          (part) => getComputedStyle(document.querySelector(part) as Element).transitionDuration,
        ),
      );
    };
    expect(await durations('reduce')).toEqual(['0s', '0s']);
    expect(await durations('no-preference')).toEqual(['0.2s', '0.2s']);
  });

  test.each([
    ['light', 'left to right'],
    ['dark', 'left to right'],
    ['light', 'right to left'],
  ] as const)('has no accessibility violation: %s, %s', async (colorScheme, direction) => {
    const url = direction === 'left to right' ? site.url : arabic.url;
    const page = await openPicture(0, { url, colorScheme } as object);
    await expect.poll(() => page.locator('.picture-frame').count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await violationsOn(page)).toEqual([]);
  });

  test('of a card opens with only the pictures of that card', async () => {
    const page = await openPicture(1, { id: 'work' });
    expect(await count(page)).toBe('2 of 2 It is tall');
  });
});

/* The browser generates the document of a picture, and its inline styles violate the policy. */
const ofBrowser = /style-src-attr/;

describe('the link of a picture', () => {
  test('opens its widest copy without a script', async () => {
    const page = await visit(site.url, { javaScriptEnabled: false, expected: new RegExp(`404|${ofBrowser.source}`) });
    const address = (await links(page).first().getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/assets\/wide-[0-9a-f]{8}-900\.webp$/);
    await links(page).first().click();
    await page.waitForURL(`${site.url}${address}`);
    expect((await page.request.get(site.url + address)).headers()['content-type']).toBe('image/webp');
  });

  test.each([
    ['clicked', (page: Page) => links(page).nth(1).click()],
    ['chosen with the keyboard', (page: Page) => links(page).nth(1).press('Enter')],
  ])('opens its picture over the page if it is %s before hydration', async (_, choose) => {
    const { page, release } = await held(site.url);
    await choose(page);
    release();
    await dialog(page).waitFor();
    expect(await shown(page)).toBe('It is tall');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('opens its file if the script is missing or takes longer than eight seconds', async () => {
    const missing = await visit(site.url, {
      untilLoaded: false,
      expected: new RegExp(`404|Failed to (?:load|fetch)|${ofBrowser.source}`),
      before: (page) => page.route(/assets\/site-.*\.js/, (route) => route.fulfill({ status: 404 })),
    });
    await links(missing).first().click();
    await missing.waitForURL(/-900\.webp$/);
    const { page } = await held(site.url, undefined, {
      expected: ofBrowser,
      before: async (page) => page.clock.install(),
    });
    await links(page).first().click();
    await page.clock.runFor(7900);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.runFor(200);
    await page.waitForURL(/-900\.webp$/);
  });

  test('opens its file if it is clicked while the page checks for a newer build', async () => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isAsked = false;
    const page = await visit(site.url, {
      untilLoaded: false,
      expected: new RegExp(`404|Failed to (?:load|fetch)|${ofBrowser.source}`),
      before: async (page) => {
        await page.route(/assets\/site-.*\.js/, (route) => route.fulfill({ status: 404 }));
        await page.route(`${site.url}/`, async (route) => {
          if (route.request().method() === 'HEAD') {
            isAsked = true;
            await released;
          }
          await route.continue();
        });
      },
    });
    await expect.poll(() => isAsked).toBe(true);
    await links(page).first().click();
    answer();
    await page.waitForURL(/-900\.webp$/, { timeout: 7000 });
  });

  test('opens a tab on a modified click before hydration too', async () => {
    const { page, release } = await held(site.url);
    const opened = page.context().waitForEvent('page');
    await links(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    release();
    await hydrated(page);
    expect(await dialog(page).count()).toBe(0);
  });

  test('opens its file if the chunk of the dialog cannot be loaded', async () => {
    const page = await visitHydrated(site.url, {
      expected: new RegExp(`ERR_FAILED|Failed to fetch|${ofBrowser.source}`),
      before: (page) => page.route(/picture-dialog/, (route) => route.abort()),
    });
    await links(page).first().click();
    await page.waitForURL(/-900\.webp$/);
  });

  test('opens a tab on a modified click', async () => {
    const page = await visitHydrated(site.url);
    const opened = page.context().waitForEvent('page');
    await links(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    expect(await dialog(page).count()).toBe(0);
  });
});

test('the chunk of the dialog is loaded with the first click, and then only the next picture', async () => {
  const asked: string[] = [];
  const page = await visitHydrated(site.url, {
    viewport: { width: 1280, height: 800 },
    before: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  expect(asked.filter((path) => path.includes('picture-dialog'))).toEqual([]);
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
    return Promise.all([...document.images].map((picture) => picture.decode()));
  });
  asked.length = 0;
  await links(page).nth(3).click();
  await dialog(page).waitFor();
  await expect.poll(() => page.locator('.picture-frame').count()).toBe(2);
  expect(
    await page.locator('.picture-frame img').evaluateAll((all) => all.map((each) => each.getAttribute('alt'))),
  ).toEqual(['It is tiny', 'It is bay']);
  const loaded = asked.filter((path) => path.includes('picture-dialog'));
  expect(loaded.map((path) => path.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
});

describe('a gallery', () => {
  test.each([390, 768, 1280, 1920])('in rows is justified without cropping its pictures at %i px', async (width) => {
    const page = await visit(site.url, { viewport: { width, height: 900 } });
    const boxes = await page.locator('#rows li .picture').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { x, y, right, width, height } = picture.getBoundingClientRect();
        const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
        return { x, y: Math.round(y), right, width, height, own };
      }),
    );
    const edge = await page.locator('#rows .picture-list').evaluate((list) => list.getBoundingClientRect().right);
    const all = [...new Set(boxes.map(({ y }) => y))].map((y) => boxes.filter((each) => each.y === y));
    for (const row of all) {
      const [{ height = 0 } = {}] = row;
      for (const each of row) expect(Math.abs(each.height - height)).toBeLessThan(1.5);
      // A very narrow picture is cropped.
      for (const { own, width, height } of row)
        if (own > 0.4) expect(Math.abs(width / height / own - 1)).toBeLessThan(0.02);
    }
    expect(all.length).toBeGreaterThan(1);
    for (const row of all.slice(0, -1)) expect(Math.abs((row.at(-1)?.right ?? 0) - edge)).toBeLessThan(1.5);
  });

  test('reserves the space of pictures that load late', async () => {
    const release: (() => void)[] = [];
    const held = new Promise<void>((resolve) => release.push(resolve));
    const page = await visit(site.url, {
      untilLoaded: false,
      before: (page) =>
        page.route(/\.avif$/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll('section, li, figcaption')].map((each) => each.getBoundingClientRect().y);
      });
    const before = await places();
    release[0]?.();
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.all([...document.images].map((picture) => picture.decode()));
    });
    expect(await places()).toEqual(before);
  });

  test.each(['left to right', 'right to left'])('never overflows the screen, %s', async (direction) => {
    const page = await visit(direction === 'left to right' ? site.url : arabic.url);
    expect(await leavingAnyScreen(page)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation: %s', async (colorScheme) => {
    expect(await violationsOn(await visitHydrated(site.url, { colorScheme }))).toEqual([]);
  });
});

test('a video is a picture that links to its host, without requests to that host', async () => {
  const elsewhere: string[] = [];
  const page = await visitHydrated(site.url, {
    before: async (page) =>
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
      }),
  });
  const link = page.locator('#rows .video');
  expect(await link.textContent()).toBe('The opening plays on YouTube (opens in a new tab)');
  expect(await link.getAttribute('href')).toBe(video.href);
  expect(await page.locator('iframe, video, embed, object').count()).toBe(0);
  await link.hover();
  expect(elsewhere).toEqual([]);
});

test('a card shows the part of a picture that the owner chose', async () => {
  const page = await visit(site.url);
  const positions = await page.locator('#work .panel img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { objectFit, objectPosition } = getComputedStyle(picture);
      return [objectFit, objectPosition];
    }),
  );
  expect(positions).toEqual([
    ['contain', '50% 50%'],
    ['cover', '0% 0%'],
  ]);
});

test('the pictures and the video of a linked card keep their own links', async () => {
  const page = await hydrated(await visit(site.url));
  for (const part of ['.picture-link', '.video']) {
    const place = page.locator(`#work .project:first-child ${part}`).first();
    await place.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const found = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.className, [
      x + width / 2,
      y + height / 2,
    ] as const);
    expect(found).toBe(part.slice(1));
  }
});
