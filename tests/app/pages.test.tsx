import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { App } from '../../src/app/app.tsx';
import { builtAt, pagesOf } from '../support/render.tsx';
import { exampleOf, smallSite } from '../support/sites/site.ts';

/* A site with two pages that have the same blocks in the same places, drawn as a browser draws it. */
async function open() {
  const blocks = [{ ...exampleOf('form'), id: 'contact' }];
  const pages = [
    { path: '/', title: 'Home', description: 'One', blocks },
    { path: '/about', title: 'About', blocks },
  ];
  const site = pagesOf({ ...smallSite(), url: 'https://you.example/', pages });
  const pageAt = (path: string): PageData => site.pages.find((page) => page.path === path) ?? site.notFound;
  const place = document.body.appendChild(document.createElement('div'));
  const app = <App shell={site.shell} path="/" builtAt={builtAt} pageAt={pageAt} />;
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(app));
  return place;
}

const goTo = (path: string) => act(async () => history.pushState(null, '', path));
const inHead = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);

test('does not carry what was typed on one page over to another', async () => {
  const place = await open();
  const field = () => place.querySelector('input') as HTMLInputElement;
  field().value = 'Amina';
  await goTo('/about');
  expect(document.title).toBe('About');
  expect(field().value).toBe('');
});

test('says in the head what the page says, and nothing where it says nothing', async () => {
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
