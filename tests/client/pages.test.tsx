import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { App } from '../../src/client/app.tsx';
import { builtAt, pagesOf } from '../support/render.tsx';
import { exampleOf, smallSite } from '../support/sites/site.ts';

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
