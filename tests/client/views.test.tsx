import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { App } from '../../src/client/app.tsx';
import CvView from '../../src/client/cv/cv.tsx';
import { Section } from '../../src/client/cv/section.tsx';
import { builtAt, markupOf, pagesOf } from '../support/render.tsx';
import { exampleOf, smallSite } from '../support/sites/site.ts';

const blocks = [exampleOf('hero')];
const site = {
  ...smallSite(),
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Posts', href: '/blog' },
    { label: 'Log', href: '/blo' },
  ],
  pages: ['/', '/blog', '/blo', '/blog/kilns'].map((path) => ({ path, title: path, blocks })),
};

const marked = (path: string) =>
  [...markupOf(site, path).matchAll(/<a aria-current="(\w+)" href="([^"]+)"/g)].map(([, how, href]) => [href, how]);
const twice = <Found,>(found: Found) => [found, found];

test('marks the current page in the header and in the menu', () => {
  expect(marked('/blog')).toEqual(twice(['/blog', 'page']));
});

test('marks the parent of a page, but never the home page', () => {
  expect(marked('/blog/kilns')).toEqual(twice(['/blog', 'true']));
});

test('labels only the entries of the CV that have a label', () => {
  const details = [{ text: 'Full-time' }, { label: 'Grade', text: 'A' }];
  const markup = renderToStaticMarkup(<Section kind="work" heading="Work" items={[{ title: 'Job', details }]} />);
  expect(markup).toContain('<p>Full-time</p><dl><div><dt>Grade</dt><dd>A</dd></div></dl>');
});

test('makes no landmarks of sections of the CV, which may have the same heading', () => {
  const markup = renderToStaticMarkup(<Section kind="work" heading="Work" />);
  expect(markup).toBe(
    '<section class="cv-section" data-part="group" data-kind="work"><h2>Work</h2><div class="cv-body" data-part="list"></div></section>',
  );
});

test('draws a QR code without inline styles, named for screen readers', () => {
  const cv = { name: 'Amina', contacts: [], sections: [], print: 'Print' };
  const qr = { size: 21, path: 'M0 0h7v1h-7z', label: 'Save contact' };
  const markup = renderToStaticMarkup(<CvView {...cv} qr={qr} />);
  expect(markup).toContain(
    '<svg class="cv-qr" role="img" aria-label="Save contact" viewBox="0 0 21 21"><path d="M0 0h7v1h-7z"></path></svg>',
  );
  expect(markup).not.toContain('style=');
  expect(renderToStaticMarkup(<CvView {...cv} />)).not.toContain('<svg');
});

/* Renders in the browser a site of two pages that have the same blocks in the same positions. */
async function open() {
  const blocks = [{ ...exampleOf('form'), id: 'contact' }];
  const pages = [
    { path: '/', title: 'Home', description: 'One', blocks },
    { path: '/about', title: 'About', blocks },
  ];
  const site = pagesOf({ ...smallSite(), url: 'https://you.example/', pages });
  const head = { title: 'Private', isPrivate: true } as const;
  const unlisted: PageData = { path: '/private', head, h1: null, blocks: [] };
  const pageAt = (path: string): PageData =>
    [...site.pages, unlisted].find((page) => page.path === path) ?? site.notFound;
  const container = document.body.appendChild(document.createElement('div'));
  const app = <App shell={site.shell} path="/" builtAt={builtAt} pageAt={pageAt} />;
  const root = createRoot(container);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(app));
  return container;
}

const goTo = (path: string) => act(async () => history.pushState(null, '', path));
const inHead = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);

test('does not keep typed text when the page changes', async () => {
  const container = await open();
  const field = () => container.querySelector('input') as HTMLInputElement;
  field().value = 'Amina';
  await goTo('/about');
  expect(document.title).toBe('About');
  expect(field().value).toBe('');
});

test('updates the title and the tags in the head with the page, and removes those that a page lacks', async () => {
  await open();
  expect(inHead('[name="description"]', 'content')).toBe('One');
  expect(inHead('[rel="canonical"]', 'href')).toBe('https://you.example/');
  await goTo('/about');
  expect(inHead('[name="description"]', 'content')).toBeUndefined();
  expect(inHead('[rel="canonical"]', 'href')).toBe('https://you.example/about');
  await goTo('/nope');
  expect(inHead('[rel="canonical"]', 'href')).toBeUndefined();
  expect(inHead('[name="robots"]', 'content')).toBe('noindex');
  await goTo('/');
  expect(inHead('[name="robots"]', 'content')).toBeUndefined();
  expect(inHead('[name="description"]', 'content')).toBe('One');
});

test('excludes only private pages from search engines', async () => {
  await open();
  await goTo('/private');
  expect(inHead('[name="robots"]', 'content')).toBe('noindex');
  await goTo('/');
  expect(inHead('[name="robots"]', 'content')).toBeUndefined();
});
