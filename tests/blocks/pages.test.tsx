import { beforeEach, expect, test } from 'vitest';
import { emptyElements } from '../support/browser/empty.ts';
import { markupOf } from '../support/render.tsx';
import { smallSite } from '../support/sites/site.ts';

/* Detail pages, posts, and lists of pages, as visitors read them. */

const article = {
  type: 'hero',
  kind: 'article',
  headline: 'Gympark',
  title: 'Forty gyms',
  date: '2022-06',
  role: 'Developer',
  summary: 'By phone.',
  facts: [{ label: 'Client', value: 'Gym' }],
  picture: { src: '/gym.jpg', alt: 'A gym' },
};
const posts = Array.from({ length: 21 }, (_, index) => ({
  path: `/post-${index}`,
  title: `Post ${index}`,
  date: `2021-01-${String(index + 1).padStart(2, '0')}`,
  tags: ['web'],
  blocks: [{ type: 'hero', kind: 'article', headline: `Post ${index}` }],
}));
const site = {
  ...smallSite(),
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
            { title: 'Gympark', page: '/gympark', links: [{ label: 'Visit', href: 'https://example.com/' }] },
            { title: 'Atlas', page: '/atlas' },
          ],
        },
      ],
    },
    { path: '/gympark', title: 'Gympark', blocks: [article] },
    { path: '/atlas', title: 'Atlas', blocks: [{ type: 'hero', kind: 'article', headline: 'Atlas' }] },
    { path: '/blog', title: 'Blog', blocks: [{ type: 'page-list', heading: 'Posts' }] },
    { path: '/none', title: 'None', blocks: [{ type: 'page-list', heading: 'Later', tags: ['none'] }] },
    ...posts,
  ],
};

const show = (path: string) => {
  document.body.innerHTML = markupOf(site, path);
  return document.querySelector('main') ?? document.body;
};
const linksIn = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(`${selector} a`)].map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  document.body.innerHTML = '';
});

test('an article shows its details under one heading, with a back link above it', () => {
  const main = show('/gympark');
  expect(main.querySelector('.article-hero')?.textContent).toBe(
    'WorkGymparkForty gymsDeveloperJun. 2022By phone.ClientGym',
  );
  expect([...main.querySelectorAll('h1')].map((each) => each.textContent)).toEqual(['Gympark']);
  expect(linksIn(main, '.article-back')).toEqual([['Work', '/#work']]);
  expect(main.querySelector('img')?.getAttribute('alt')).toBe('A gym');
  expect(main.querySelector('.hero')).toBeNull();
});

test('a detail page ends with links to the next detail page and to its list', () => {
  const main = show('/gympark');
  const nav = main.querySelector('nav.beside');
  expect(nav?.getAttribute('aria-label')).toBe('More like this');
  expect(linksIn(main, 'nav.beside')).toEqual([
    ['Next Atlas', '/atlas'],
    ['Work', '/#work'],
  ]);
});

test('a post links to the previous and the next post', () => {
  expect(linksIn(show('/post-3'), 'nav.beside')).toEqual([
    ['Previous Post 2', '/post-2'],
    ['Next Post 4', '/post-4'],
    ['Posts', '/blog'],
  ]);
});

test('a page list links to each page once, grouped by year', () => {
  const main = show('/blog');
  expect([...main.querySelectorAll('h1, h2')].map((each) => each.textContent)).toEqual(['Posts', '2021']);
  expect(main.querySelectorAll('.year li.listed')).toHaveLength(20);
  const [first] = main.querySelectorAll('.listed');
  expect(first?.textContent).toBe('Post 20January 21, 20211 min readweb');
  expect(first?.querySelectorAll('a')).toHaveLength(1);
});

test('a long page list links to its other parts', () => {
  expect(linksIn(show('/blog'), 'nav.pager')).toEqual([['Older', '/blog/2']]);
  const main = show('/blog/2');
  expect(linksIn(main, 'nav.pager')).toEqual([['Newer', '/blog']]);
  expect(main.querySelector('.pager p')?.textContent).toBe('Page 2 of 2');
  expect([...main.querySelectorAll('h1')].map((each) => each.textContent)).toEqual(['Posts']);
});

test('an empty page list shows a message', () => {
  expect(show('/none').querySelector('.no-pages')?.textContent).toBe('Nothing here yet');
});

test.each(['/', '/gympark', '/blog', '/blog/2', '/post-3', '/none'])('no element is empty on %s', (path) => {
  expect(emptyElements(show(path))).toEqual([]);
});
