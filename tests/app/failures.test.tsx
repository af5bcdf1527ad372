import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { render } from '../../src/app/prerender.tsx';
import { views } from '../../src/blocks/index.ts';
import { builtAt, pagesOf } from '../support/render.tsx';
import { exampleOf, siteWith } from '../support/sites/site.ts';

const original = { ...views };
afterEach(() => {
  Object.assign(views, original);
  vi.restoreAllMocks();
});

const site = siteWith({ type: 'hero', headline: 'Amina' }, { ...exampleOf('timeline'), id: 't' });
const fail = () => {
  throw new Error('the view is broken');
};

/* The page as a browser draws it that got no markup from the server. */
async function draw(pageAt?: () => never): Promise<{ place: HTMLElement; again(): Promise<void> }> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shell, pages } = pagesOf(site);
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  // As after a save, everything is new.
  const again = () => {
    const copy = structuredClone({ shell, page });
    const app = <App shell={copy.shell} path="/" builtAt={builtAt} pageAt={pageAt ?? (() => copy.page)} />;
    return act(async () => root.render(app));
  };
  await again();
  return { place, again };
}

test('lets a block fail alone', async () => {
  views.timeline = fail;
  const { place } = await draw();
  expect(place.querySelector('h1')?.textContent).toContain('Amina');
  expect(place.querySelector('[role="alert"]')?.textContent).toBe('This part could not be shown');
  expect(place.querySelector('footer')).not.toBeNull();
});

test('gives what failed another chance when the site is another', async () => {
  views.timeline = fail;
  const { place, again } = await draw();
  expect(place.querySelector('[role="alert"]')).not.toBeNull();
  Object.assign(views, original);
  await again();
  expect(place.querySelector('[role="alert"]')).toBeNull();
  expect(place.querySelector('#t')).not.toBeNull();
});

test('says what happened when a route fails', async () => {
  let isBroken = true;
  const { place, again } = await draw(() => {
    if (isBroken) throw new Error('the data is broken');
    throw new Error('it is still broken');
  });
  expect(place.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  expect(place.querySelector('code')?.textContent).toBe('the data is broken');
  expect(place.querySelector('header')).not.toBeNull();
  isBroken = false;
  await again();
  expect(place.querySelector('code')?.textContent).toBe('it is still broken');
});

test('stops a build at the block that cannot be drawn, and names it', () => {
  views.timeline = fail;
  const { shell, pages } = pagesOf(site);
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  expect(() => render({ page, shell, builtAt })).toThrow(
    'page "/" → block 2 (timeline) could not be rendered: the view is broken',
  );
});
