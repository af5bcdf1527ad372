import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../src/client/app.tsx';
import { views } from '../../src/client/load-views.ts';
import { render } from '../../src/client/prerender.tsx';
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

/* Renders the page in the browser, without markup from the server. */
async function renderPage(pageAt?: () => never): Promise<{ container: HTMLElement; again(): Promise<void> }> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shell, pages } = pagesOf(site);
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => act(async () => root.unmount()));
  // All objects are new, as after a save.
  const again = () => {
    const copy = structuredClone({ shell, page });
    const app = <App shell={copy.shell} path="/" builtAt={builtAt} pageAt={pageAt ?? (() => copy.page)} />;
    return act(async () => root.render(app));
  };
  await again();
  return { container, again };
}

test('shows the rest of the page when a block fails', async () => {
  views.timeline = fail;
  const { container } = await renderPage();
  expect(container.querySelector('h1')?.textContent).toContain('Amina');
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('This section couldn’t be shown');
  expect(container.querySelector('footer')).not.toBeNull();
});

test('renders a failed block again when the site changes', async () => {
  views.timeline = fail;
  const { container, again } = await renderPage();
  expect(container.querySelector('[role="alert"]')).not.toBeNull();
  Object.assign(views, original);
  await again();
  expect(container.querySelector('[role="alert"]')).toBeNull();
  expect(container.querySelector('#t')).not.toBeNull();
});

test('shows the error when a route fails', async () => {
  let isBroken = true;
  const { container, again } = await renderPage(() => {
    if (isBroken) throw new Error('the data is broken');
    throw new Error('it is still broken');
  });
  expect(container.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  expect(container.querySelector('code')?.textContent).toBe('the data is broken');
  expect(container.querySelector('header')).not.toBeNull();
  isBroken = false;
  await again();
  expect(container.querySelector('code')?.textContent).toBe('it is still broken');
});

test('stops a build at a block that cannot be rendered, and names the block', () => {
  views.timeline = fail;
  const { shell, pages } = pagesOf(site);
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  expect(() => render({ page, shell, builtAt })).toThrow(
    'page "/" → block 2 (timeline) could not be rendered: the view is broken',
  );
});
