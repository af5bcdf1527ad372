import { expect, test } from 'vitest';
import { serveInLook } from '../../support/browser/look-site.ts';

const names = ['Amina', 'Wiśniewski', 'Schwarzenegg', 'Hohenstein-Wittgenstein', 'Abdulrahmanzadeh'];

const home = [
  { type: 'hero', headline: 'Amina' },
  ...['Certifications', 'Recommendations', 'Work', 'Publications'].map((heading, index) => ({
    type: 'card-grid',
    id: `cards-${index}`,
    heading,
    layout: 'projects',
    cards: ['Recommendations', 'Sparkleyourcar'].map((title) => ({ title, category: 'full-stack' })),
  })),
  { type: 'form', id: 'contact', heading: 'Contact', fields: [{ type: 'text', name: 'about', label: 'About' }] },
];
const open = serveInLook('poster', {
  '/': home,
  ...Object.fromEntries(names.map((headline, index) => [`/name-${index}`, [{ type: 'hero', headline }]])),
});

const paths = ['/', ...names.map((_, index) => `/name-${index}`)];

test.each([320, 768, 1280, 1920])(
  'the look "poster" breaks no word of a heading in a window of %i px',
  async (width) => {
    for (const path of paths) {
      const page = await open(path, width);
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
    const page = await open(path, 1280);
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll('main > *, .footer')].map((sheet) => getComputedStyle(sheet).backgroundColor),
    );
    expect(colors.length).toBe(path === '/' ? 7 : 2);
    expect(colors.filter((color, index) => color === colors[index - 1])).toEqual([]);
    await page.close();
  }
});

test('the look "poster" aligns a short name with the margin of a phone', async () => {
  const page = await open('/', 390);
  const distance = await page.evaluate(() => {
    const [name, wall] = ['.hero-headline', '.hero-wall'].map((each) => document.querySelector(each) as Element);
    if (!name || !wall) return null;
    const inner = wall.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(wall).paddingInlineStart);
    return Math.abs(name.getBoundingClientRect().left - inner);
  });
  await page.close();
  expect(distance).toBeLessThan(8);
});
