import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { leavingAnyScreen } from '../../support/browser/fit.ts';
import { visit, visitHydrated } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { smallSite } from '../../support/sites/site.ts';

/* A site with a project that has a page, a list of posts on two pages, a draft and a future post. */
const article = (headline: string, more: object = {}) => ({ type: 'hero', kind: 'article', headline, ...more });
const posts = Array.from({ length: 21 }, (_, index) => ({
  path: `/blog/post-${index}`,
  title: `Post ${index}`,
  date: `2026-01-${String(index + 1).padStart(2, '0')}`,
  blocks: [
    article(`Post ${index}`, { summary: 'What came of it, in **one** sentence.' }),
    // The second post has a short text.
    ...(index === 1 ? [{ type: 'text', body: ['A short text.'] }] : []),
  ],
}));
const written = {
  ...smallSite(),
  url: 'https://example.com/',
  outputs: { feed: true },
  pages: [
    {
      path: '/',
      title: 'Home',
      blocks: [
        { type: 'hero', headline: '{name}' },
        {
          type: 'card-grid',
          id: 'work',
          heading: 'Work',
          layout: 'projects',
          cards: [
            {
              title: 'Gympark',
              description: 'For [forty gyms](https://example.com/gyms).',
              page: '/gympark',
              links: [{ label: 'Visit', href: 'https://example.com/' }],
            },
          ],
        },
      ],
    },
    {
      path: '/gympark',
      title: 'Gympark',
      blocks: [article('Gympark', { facts: [{ label: 'Client', value: 'Gym' }] })],
    },
    { path: '/blog', title: 'Blog', blocks: [{ type: 'page-list', heading: 'Posts' }] },
    ...posts,
    { path: '/blog/later', title: 'Later', date: '2027-01-01', blocks: [article('Later')] },
    { path: '/blog/draft', title: 'Draft', date: '2026-01-01', draft: true, blocks: [article('Draft')] },
  ],
};

const site = servedSite(written);

const at = (path: string) => `${site.url.replace(/\/$/, '')}${path}`;
const read = async (path: string) => {
  const answer = await fetch(at(path));
  return answer.ok ? await answer.text() : answer.status;
};

test('makes a whole card a link, below its own links', async () => {
  const page = await visitHydrated(site.url);
  const targets = await page.locator('.project').evaluate((card) => {
    card.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const linkAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
    const inside = [...card.querySelectorAll('p a')].map((link) => {
      const box = link.getBoundingClientRect();
      return linkAt(box.x + box.width / 2, box.y + box.height / 2);
    });
    return [linkAt(left + 9, top + 9), linkAt(right - 9, bottom - 9), ...inside];
  });
  expect(targets).toEqual(['/gympark', '/gympark', 'https://example.com/gyms', 'https://example.com/']);
  await page.getByRole('link', { name: 'Gympark' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gympark' }).waitFor();
  await page.locator('.article-back a').click();
  await page.waitForURL(at('/#work'));
});

test('links the parts of a long list, and posts to each other', async () => {
  const page = await visitHydrated(at('/blog'));
  await page.getByRole('link', { name: 'Older' }).click();
  await page.waitForURL(at('/blog/2'));
  await page.getByRole('link', { name: 'Post 0' }).click();
  await page.getByRole('heading', { level: 1, name: 'Post 0' }).waitFor();
  await page.getByRole('link', { name: 'Next Post 1' }).click();
  await page.getByRole('heading', { level: 1, name: 'Post 1', exact: true }).waitFor();
});

/* A document without its inline script and style, which also contain the word "draft". */
const textOf = (html: string) => html.replace(/<(style|script)>.*?<\/\1>/gs, '');

test('publishes no draft and no post with a future date, in any file', async () => {
  expect([await read('/blog/later'), await read('/blog/draft')]).toEqual([404, 404]);
  for (const path of ['/blog', '/sitemap.xml', '/feed.xml', '/feed.json'])
    expect([path, /later|draft/i.test(textOf(String(await read(path))))]).toEqual([path, false]);
});

test('gives every part of a list its own URL, also for search engines', async () => {
  expect(await read('/blog/2')).toContain('<link rel="canonical" href="https://example.com/blog/2">');
  expect(await read('/sitemap.xml')).toContain('<loc>https://example.com/blog/2</loc>');
  expect(await read('/feed.xml')).toContain('<id>https://example.com/blog/post-20</id>');
});

test.each(['/gympark', '/blog', '/blog/post-3'])(
  'has no accessibility violation, and never overflows the screen: %s',
  async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitHydrated(at(path), { colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(await leavingAnyScreen(await visit(at(path)))).toEqual([]);
  },
);

test('can be read without a script', async () => {
  const page = await visit(at('/blog'), { javaScriptEnabled: false });
  expect(await page.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/blog/2');
});

test.each([390, 1280])('never shifts the links below a short post, in a window of %i px', async (width) => {
  const page = await visit(at('/blog/post-1'), {
    viewport: { width, height: 844 },
    isEarly: true,
    before: (page) =>
      page.addInitScript(() => {
        window.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  expect(await page.locator('.beside').isVisible()).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
});
