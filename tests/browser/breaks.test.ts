import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/page.ts';
import { stripes } from '../support/browser/pictures.ts';
import { linesOnPages } from '../support/pdf.ts';
import { servedSite } from '../support/sites/open-site.ts';

const words =
  'Words that fill a line and go on to the next one, as those of most owners do, until the full stop comes.';
const many = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const title = (number: number) => `Title ${number}`;
const picture = { src: '/picture.png', alt: 'A picture' };

/* Every block that has a heading and entries. */
const blocks = {
  timeline: {
    type: 'timeline',
    entries: many(4, (number) => ({
      title: title(number),
      organization: 'Title of a firm',
      period: { start: `${2020 - 2 * number}-05`, end: `${2021 - 2 * number}-05` },
      description: words,
      achievements: many(6, () => words),
      technologies: ['words'],
    })),
  },
  'long jobs': {
    type: 'timeline',
    entries: many(3, (number) => ({
      title: title(number),
      organization: 'Title of a firm',
      period: { start: `${2020 - 2 * number}` },
      achievements: many(18, () => 'words'),
    })),
  },
  credentials: {
    type: 'credential-list',
    credentials: many(5, (number) => ({ title: title(number), issuer: 'words', date: '2020', description: words })),
  },
  interests: {
    type: 'interest-list',
    interests: many(5, (number) => ({ name: title(number), keywords: ['words', 'words'] })),
  },
  publications: {
    type: 'publication-list',
    publications: many(5, (number) => ({
      title: title(number),
      authors: ['words'],
      date: `${2020 - number}`,
      description: words,
    })),
  },
  courses: {
    type: 'course-list',
    courses: many(5, (number) => ({ title: title(number), description: words })),
  },
  quotes: { type: 'quote-list', quotes: many(5, (number) => ({ text: words, name: `words ${number}` })) },
  questions: {
    type: 'question-list',
    questions: many(5, (number) => ({ question: title(number), answer: [words, words] })),
  },
  skills: {
    type: 'skill-group',
    groups: many(5, (number) => ({
      title: title(number),
      skills: many(4, (skill) => ({ name: `words ${skill}`, level: 20 * skill })),
    })),
  },
  'many skills': {
    type: 'skill-group',
    groups: many(3, (number) => ({
      title: title(number),
      skills: many(14, (skill) => ({ name: `words ${skill}`, level: 5 * skill })),
    })),
  },
  projects: {
    type: 'card-grid',
    layout: 'projects',
    cards: many(7, (number) => ({
      title: title(number),
      role: 'Title of a role',
      description: words,
      featured: number < 4,
    })),
  },
  'long projects': {
    type: 'card-grid',
    layout: 'projects',
    cards: many(3, (number) => ({ title: title(number), description: words, achievements: many(20, () => words) })),
  },
  highlights: {
    type: 'card-grid',
    cards: many(5, (number) => ({ title: title(number), description: words, icon: 'code' })),
  },
  gallery: { type: 'gallery', items: many(5, () => ({ picture, caption: words })) },
  rows: { type: 'gallery', layout: 'rows', items: many(5, () => ({ picture, caption: words })) },
  text: { type: 'text', body: many(8, () => words) },
} as const;

/* Content that continues on the next page, so that no page ends early. */
const unbroken = ['timeline', 'long jobs', 'many skills', 'long projects', 'publications', 'questions', 'text'];
const names = Object.keys(blocks) as (keyof typeof blocks)[];
const pathOf = (name: string, hasIntro: boolean) => `/${name.replace(' ', '-')}${hasIntro ? '-intro' : ''}`;

const pages = names.flatMap((name) =>
  [false, true].map((hasIntro) => ({
    path: pathOf(name, hasIntro),
    title: name,
    blocks: [
      { type: 'text', body: ['words before'] },
      { ...blocks[name], heading: 'Heading', ...(hasIntro && { intro: ['Heading and what it says.'] }) },
    ],
  })),
);
const home = { path: '/', title: '{name}', blocks: [{ type: 'hero', headline: '{name}' }] };
const written = { version: 2, language: 'en', owner: { name: 'Mira Kovac' }, pages: [home, ...pages] };
const site = servedSite(written, {
  files: { 'public/picture.png': await stripes(1200, 900).png().toBuffer() },
});

/* Prints the sections of a page many times in one document, each time further down on its first sheet. */
async function printed(path: string, landscape: boolean) {
  const page = await visit(site.url + path, { javaScriptEnabled: false });
  await page.evaluate(
    (most) => {
      const main = document.querySelector('main');
      if (!main) return;
      const sections = [...main.children];
      for (let at = 0; at < most; at += 23) {
        const sheet = document.createElement('div');
        sheet.style.breakBefore = 'page';
        sheet.style.paddingBlockStart = `${at}pt`;
        sheet.append(...sections.map((section) => section.cloneNode(true)));
        main.append(sheet);
      }
      for (const section of sections) section.remove();
    },
    landscape ? 430 : 690,
  );
  const pages = await linesOnPages(await page.pdf({ format: 'A4', landscape }));
  return pages.filter((lines) => lines.length > 0);
}

describe.each([
  ['upright', false],
  ['wide', true],
] as const)('on %s paper', (_, landscape) => {
  test.each(names.flatMap((name) => [false, true].map((hasIntro) => [name, hasIntro] as const)))(
    'no page ends with a heading, a title or a date: %s, with an introduction: %s',
    async (name, hasIntro) => {
      const pages = await printed(pathOf(name, hasIntro), landscape);
      const last = pages.map((lines) => lines.at(-1)?.text ?? '');
      expect(last.filter((line) => /^(?:Heading|Title|May|20\d\d)/.test(line))).toEqual([]);
    },
  );

  test.each(unbroken)('no page ends early before the next entry: %s', async (name) => {
    const pages = await printed(pathOf(name, false), landscape);
    const ends = pages.flatMap((lines, index) => {
      const next = pages[index + 1]?.[0]?.text;
      return next === undefined || next === 'words before' ? [] : [lines.at(-1)?.at ?? 0];
    });
    expect(ends.length).toBeGreaterThan(4);
    expect(Math.min(...ends)).toBeGreaterThan(landscape ? 0.6 : 0.72);
  });
});
