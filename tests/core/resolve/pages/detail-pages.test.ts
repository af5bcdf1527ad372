import { expect, test } from 'vitest';
import { imagesOf, previewTags } from '../../../../src/node/render/head-tags.ts';
import { withPlainText } from '../../../../src/shared/rich-text.ts';
import { sampleDate } from '../../../../src/shared/time.ts';
import { graphsIn } from '../../../support/graph.tsx';
import { compileSite, complaintsOf, smallSite } from '../../../support/sites/site.ts';

/* A home page with three cards and a publication, and their detail pages. */
const article = (headline: string, more: object = {}) => ({ type: 'hero', kind: 'article', headline, ...more });
const picture = { src: '/gym.jpg', alt: 'A gym' };
const card = (title: string, more: object = {}) => ({ title, page: `/${title.toLowerCase()}`, ...more });
const page = (title: string, ...blocks: object[]) => ({
  path: `/${title.toLowerCase()}`,
  title: `${title}: {name}`,
  blocks: [article(title), ...blocks],
});
const site = (more: object = {}) => ({
  ...smallSite(),
  url: 'https://example.com/',
  pages: [
    {
      path: '/',
      title: 'Home',
      blocks: [
        { type: 'hero', headline: '{name}' },
        {
          type: 'card-grid',
          id: 'work',
          heading: 'My **work**',
          cards: [
            card('Gympark', {
              picture,
              period: { start: '2021', end: '2022' },
              technologies: ['React'],
              organization: 'Gym',
            }),
            { title: 'No page' },
            card('Atlas', { description: 'Doors.' }),
          ],
        },
        {
          type: 'publication-list',
          id: 'papers',
          publications: [{ title: 'Paper', kind: 'article', doi: '10.1000/1', date: '2022', page: '/paper' }],
        },
      ],
    },
    page('Gympark'),
    page('Atlas'),
    page('Paper'),
  ],
  ...more,
});

function pagesIn(written: object) {
  const { site: resolved, paginated } = compileSite(written);
  if (!resolved || !paginated) throw new Error('the site is wrong');
  return { resolved, pages: new Map(paginated.pages.map((each) => [each.path, each])) };
}

test('links a card to its page', () => {
  const [, grid] = pagesIn(site()).pages.get('/')?.blocks ?? [];
  expect(grid).toMatchObject({ cards: [{ href: '/gympark' }, { title: 'No page' }, { href: '/atlas' }] });
});

test('links a detail page back to its block, and to the next detail page', () => {
  const { pages } = pagesIn(site());
  const navigationOf = (path: string) => pages.get(path)?.blocks.at(-1);
  const back = { label: 'My work', href: '/#work' };
  expect(pages.get('/gympark')?.blocks[0]).toMatchObject({ back });
  expect(navigationOf('/gympark')).toEqual({
    type: 'page-list',
    years: [],
    beside: { label: 'More like this', back, next: { words: 'Next', title: 'Atlas', href: '/atlas' } },
  });
  expect(navigationOf('/atlas')).toMatchObject({ beside: { next: { href: '/gympark' } } });
  // The only detail page of its block, which has no heading.
  expect(navigationOf('/paper')).toEqual({
    type: 'page-list',
    years: [],
    beside: { label: 'More like this', back: { label: 'Amina Trabelsi', href: '/#papers' } },
  });
});

test("ignores cards that visitors don't see", () => {
  const hiding = site();
  const [, grid, papers] = hiding.pages[0]?.blocks ?? [];
  Object.assign(grid ?? {}, { cards: [{ ...card('Gympark'), hidden: true }, card('Atlas')] });
  Object.assign(papers ?? {}, { for: ['cv'] });
  const { pages, resolved } = pagesIn(hiding);
  expect(resolved.metadata?.map(({ path }) => path)).toEqual(['/atlas']);
  // Pages without a visible card have no such links, and Atlas has no next page.
  expect(['/gympark', '/atlas', '/paper'].map((path) => pages.get(path)?.blocks.at(-1))).toEqual([
    expect.objectContaining({ type: 'hero' }),
    { type: 'page-list', years: [], beside: { label: 'More like this', back: { label: 'My work', href: '/#work' } } },
    expect.objectContaining({ type: 'hero' }),
  ]);
});

test('uses the first card that links to a page', () => {
  const twice = site();
  const [, grid] = twice.pages[0]?.blocks ?? [];
  Object.assign(grid ?? {}, { cards: [card('Gympark'), card('Atlas'), card('Paper', { title: 'A paper' })] });
  expect(pagesIn(twice).pages.get('/paper')?.blocks.at(-1)).toMatchObject({ beside: { back: { href: '/#work' } } });
});

test('shows the picture of the card in link previews, unless the page has one', () => {
  const { resolved, pages } = pagesIn(site());
  const tagsOf = (path: string) => {
    const found = pages.get(path);
    if (!found) throw new Error(`there is no page ${path}`);
    return previewTags(resolved, found, withPlainText(found.head, sampleDate), {
      images: imagesOf(resolved),
      isDrawn: false,
      now: sampleDate,
    }).join('');
  };
  expect(tagsOf('/gympark')).toContain('property="og:image" content="https://example.com/gym.jpg"');
  expect(tagsOf('/gympark')).toContain('property="og:type" content="article"');
  expect(tagsOf('/atlas')).not.toContain('og:image');
  const own = site();
  Object.assign(own.pages[1] ?? {}, { image: { src: '/own.jpg', alt: 'Own' } });
  expect(imagesOf(pagesIn(own).resolved).get('/gympark')?.src).toBe('/own.jpg');
});

test('describes a detail page in structured data with the details of its card', () => {
  const [, gympark, atlas, paper] = graphsIn(site());
  const author = { '@id': 'https://example.com/#person' };
  expect(gympark?.at(-1)).toEqual({
    '@type': 'CreativeWork',
    name: 'Gympark',
    url: 'https://example.com/gympark',
    image: 'https://example.com/gym.jpg',
    author,
    dateCreated: '2021',
    inLanguage: 'en',
    sourceOrganization: { '@type': 'Organization', name: 'Gym' },
  });
  // A description that only the card shows is part of the card's own page.
  expect(atlas?.at(-1)).toEqual({
    ...{ '@type': 'CreativeWork', name: 'Atlas', url: 'https://example.com/atlas' },
    ...{ author, inLanguage: 'en' },
  });
  expect(paper?.at(-1)).toMatchObject({
    '@type': 'ScholarlyArticle',
    name: 'Paper',
    url: 'https://example.com/paper',
    author,
    sameAs: 'https://doi.org/10.1000/1',
  });
});

test('suggests the most similar page for a missing one, and reports a hidden one as hidden', () => {
  const wrong = site();
  const [, grid] = wrong.pages[0]?.blocks ?? [];
  Object.assign(grid ?? {}, { cards: [card('Gympark', { page: '/gympork' }), card('Atlas')] });
  Object.assign(wrong.pages[2] ?? {}, { hidden: true });
  expect(complaintsOf(wrong)).toEqual([
    'OF201 Broken link: "/gympork". | at "/gympork" | there is no page at "/gympork"; did you mean "/gympark"? | Pages: /, /gympark, /paper',
    'OF201 Broken link: "/atlas". | at "/atlas" | the page "/atlas" is hidden | Pages: /, /gympark, /paper',
  ]);
});

test('refuses a card with two links', () => {
  const wrong = site();
  const [, grid] = wrong.pages[0]?.blocks ?? [];
  Object.assign(grid ?? {}, { cards: [card('Gympark', { href: 'https://example.com/' })] });
  expect(complaintsOf(wrong).map((each) => each.slice(0, 5))).toEqual(['OF240']);
});

test("warns about a setting that an article doesn't show", () => {
  const wrong = site();
  Object.assign(wrong.pages[1] ?? {}, { blocks: [article('Gympark', { availability: 'Open' })] });
  expect(complaintsOf(wrong)).toEqual([
    'OF242 A hero of kind "article" doesn\'t show "availability". | at "availability" | Remove "availability", or change "kind".',
  ]);
});
