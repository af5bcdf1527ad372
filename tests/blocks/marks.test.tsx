import { expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { render } from '../../src/client/prerender.tsx';
import { paginate } from '../../src/core/resolve/paginate.ts';
import { resolve } from '../../src/core/resolve/resolve.ts';
import { acceptedMarks } from '../../src/core/validation/accepted-marks.ts';
import { mapTexts } from '../../src/core/validation/site-texts.ts';
import { cvPage } from '../support/cv-pages.ts';
import { builtAt, hydrate, pagesOf } from '../support/render.tsx';
import { everything } from '../support/sites/everything.ts';
import { siteWith } from '../support/sites/site.ts';

/* Links and emphasis in texts, wherever a site may have a text. */

const nothing = { blocks: registry, hasFile: () => false };
const found: { name: string; where: string; marks: string }[] = [];
const marked = mapTexts(registry, everything() as unknown as Site, (text) => {
  const marks = acceptedMarks(text);
  // Only an article shows facts, and this hero isn't an article.
  const isHidden = text.steps[3] === 0 && text.steps[4] === 'facts';
  // The settings of a page are shown in lists only, and only for posts.
  const isOfPage = text.steps.length === 3;
  if (marks === 'none' || text.steps.at(-1) === 'updated' || isHidden || isOfPage) return text.text;
  const name = `m${found.length}x`;
  found.push({ name, where: text.steps.join('/'), marks });
  const link = marks === 'all' ? ` [k${name}](https://example.com/${name})` : '';
  return `_${name}_${link} **b** \`c\` ${text.text}`;
});

test('shows formatting on the pages and on the CV', () => {
  // The ids of the site are all equal, which doesn't matter here.
  const { shell, pages, notFound } = paginate(registry, resolve(marked, nothing));
  const cv = cvPage({ ...marked, outputs: { ...marked.outputs, cv: true } }, nothing) ?? notFound;
  const all = [...pages, notFound, cv].map((page) => render({ page, shell, builtAt })).join('');
  expect(found.length).toBeGreaterThan(60);
  expect(all).not.toMatch(/\[object|\*\*|_m\d|undefined\]/);
  expect(found.filter(({ name }) => !all.includes(`<em>${name}</em>`))).toEqual([]);
  expect(found.filter(({ name, marks }) => marks === 'all' && !all.includes(`>k${name}`))).toEqual([]);
});

test.each(['summary', 'description'])(
  'shows code in the %s of a post as code in lists, plain everywhere else',
  (name) => {
    const site = siteWith({ type: 'hero', headline: 'Hello' }, { type: 'page-list' });
    const post = { path: '/post', title: 'Post', date: '2026-01-02', [name]: 'Why `a_b` is **slow**.' };
    site.pages.push({ ...post, blocks: [{ type: 'hero', kind: 'article', headline: 'Post' }] });
    const { shell, pages } = pagesOf(site);
    const [list = '', article = ''] = pages.map((page) => render({ page, shell, builtAt }));
    expect(list).toContain('Why <code><bdi>a_b</bdi></code> is <strong>slow</strong>.');
    expect([list, article].join('')).not.toMatch(/`|\*\*|\[object/);
    expect(pages[1]?.head.description).toBe('Why a_b is slow.');
  },
);

test('renders links in the label of a checkbox, and names the field without them', async () => {
  const label = 'I agree to the [privacy policy](/) and `terms`';
  const fields = [
    { type: 'checkbox', name: 'consent', label, required: true },
    { type: 'text', name: 'topic', label: 'About **what**' },
  ];
  const { shell, pages } = pagesOf(siteWith({ type: 'form', fields }));
  const [page] = pages;
  if (!page) throw new Error('the site is wrong');
  const { complaints, place } = await hydrate({ page, shell, builtAt });
  expect(complaints).toEqual([]);
  const labels = [...place.querySelectorAll('.field label')];
  expect(labels[0]?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(labels.map((each) => each.textContent)).toEqual([
    'I agree to the privacy policy and terms (required)',
    'About what',
  ]);
});

test('shows an icon next to a link of a card and of a legal text', () => {
  const links = [
    { label: 'Code', href: 'https://example.com/', icon: 'github' },
    { label: 'Plain', href: '/' },
  ];
  const { shell, pages } = pagesOf(
    siteWith(
      { type: 'card-grid', cards: [{ title: 'Gympark', links }] },
      { type: 'legal-text', heading: 'Legal', sections: [{ heading: 'Who', links }] },
    ),
  );
  const [page] = pages;
  const html = page ? render({ page, shell, builtAt }) : '';
  for (const list of ['card-links', 'legal-links']) {
    const [found = ''] = new RegExp(`class="${list}".*?</p>`, 's').exec(html) ?? [];
    expect([list, found.match(/#of-i-github/g)?.length, found.includes('Plain')]).toEqual([list, 1, true]);
  }
});

test('hydrates without a warning, with working links', async () => {
  const site = siteWith(
    {
      type: 'hero',
      headline: 'Hello',
      summary: 'See **[my work](#work)**, [more](https://example.com/{{a) or `{name}`.',
    },
    { type: 'card-grid', id: 'work', cards: [{ title: '_Gympark_', description: 'For [me](mailto:{email}).' }] },
  );
  const { shell, pages } = pagesOf(site);
  const [page] = pages;
  if (!page) throw new Error('the site is wrong');
  const { complaints, place } = await hydrate({ page, shell, builtAt });
  expect(complaints).toEqual([]);
  expect([...place.querySelectorAll('main p a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#work', 'my work'],
    ['https://example.com/{a', 'more (opens in a new tab)'],
    ['mailto:amina@example.com', 'me'],
  ]);
  expect(place.querySelector('.hero-summary code')?.textContent).toBe('{name}');
  expect(place.querySelector('#work h2')?.innerHTML).toBe('<em>Gympark</em>');
});
