import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../../support/browser/page.ts';
import { command, serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;

const names = ['Amina', 'Wiśniewski', 'Schwarzenegg', 'Hohenstein-Wittgenstein', 'Abdulrahmanzadeh'];

beforeAll(async () => {
  folder = await openFolder();
  const site = smallSite();
  const [home] = site.pages;
  const cards = ['Recommendations', 'Sparkleyourcar'].map((title) => ({ title, category: 'full-stack' }));
  home.blocks = [
    { type: 'hero', headline: 'Amina' },
    ...['Certifications', 'Recommendations', 'Work', 'Publications'].map((heading, index) => ({
      type: 'card-grid',
      id: `cards-${index}`,
      heading,
      layout: 'projects',
      cards,
    })),
    { type: 'form', id: 'contact', heading: 'Contact', fields: [{ type: 'text', name: 'about', label: 'About' }] },
  ];
  site.theme = { ...site.theme, look: 'poster' };
  for (const [index, headline] of names.entries())
    site.pages.push({ ...home, path: `/name-${index}`, title: headline, blocks: [{ type: 'hero', headline }] });
  await put(join(folder.path, 'site.json'), site);
  const build = await command(['build', '--site', join(folder.path, 'site.json')]);
  expect([build.code, build.stderr]).toEqual([0, expect.not.stringContaining('error')]);
  server = await serveUntil(['preview', '--site', join(folder.path, 'site.json'), '--port', '0']);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const paths = ['/', ...names.map((_, index) => `/name-${index}`)];

test.each([320, 768, 1280, 1920])(
  'the look "poster" breaks no word of a heading in a window of %i px',
  async (width) => {
    for (const path of paths) {
      const page = await visit(server.url.replace(/\/$/, '') + path, { viewport: { width, height: 800 } });
      for (const size of ['100%', '200%']) {
        const broken = await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = size;
          await document.fonts.ready;
          const isBroken = (heading: Element) => {
            const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
            const words: string[] = [];
            while (texts.nextNode())
              for (const { 0: word, index } of (texts.currentNode as Text).data.matchAll(/[^\s-]+/g)) {
                const range = new Range();
                range.setStart(texts.currentNode, index);
                range.setEnd(texts.currentNode, index + word.length);
                if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
              }
            return words;
          };
          return [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap(isBroken);
        }, size);
        expect({ path, size, broken }).toEqual({ path, size, broken: [] });
      }
      await page.close();
    }
  },
);

test('adjacent sections of the look "poster" have different colors', async () => {
  for (const path of paths) {
    const page = await visit(server.url.replace(/\/$/, '') + path, { viewport: { width: 1280, height: 800 } });
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll('main > *, .footer')].map((sheet) => getComputedStyle(sheet).backgroundColor),
    );
    expect(colors.length).toBe(path === '/' ? 7 : 2);
    expect(colors.filter((color, index) => color === colors[index - 1])).toEqual([]);
    await page.close();
  }
});

test('the look "poster" aligns a short name with the margin of a phone', async () => {
  const page = await visit(server.url, { viewport: { width: 390, height: 844 } });
  const distance = await page.evaluate(() => {
    const [name, wall] = ['.hero-headline', '.hero-wall'].map((each) => document.querySelector(each) as Element);
    if (!name || !wall) return null;
    const inner = wall.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(wall).paddingInlineStart);
    return Math.abs(name.getBoundingClientRect().left - inner);
  });
  await page.close();
  expect(distance).toBeLessThan(8);
});
