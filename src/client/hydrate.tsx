import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageData } from '../../schema/resolved.ts';
import { siteBase } from '../shared/site-base.ts';
import { App, type AppProps } from './app.tsx';
import { deferHydration } from './deferred-hydration.ts';
import { loadViews } from './load-views.ts';
import type { Frame } from './prerender.tsx';
import { pageDataAt, prefetch, seedPage } from './routing/page-data-cache.ts';
import { currentPath } from './routing/paths.ts';
import { watchHistory } from './routing/use-navigation-effects.ts';
import { startNotifications } from './toasts/notifications.ts';

/*
 * Hydrates the page after its data and views have loaded. If they can't be loaded, the page works like one without
 * scripts.
 */
watchHistory();

/** The page of the document, its shell and React's root. */
export interface Hydrating {
  frame: Frame;
  page: PageData;
  root: Root;
}

/** `path` is the path for which the document was rendered. */
export function HydratedApp({ shell, path, builtAt }: Omit<AppProps, 'base' | 'pageAt'>) {
  useEffect(() => {
    window.onefolio?.replay();
  }, []);
  return <App shell={shell} path={path} base={siteBase()} builtAt={builtAt} pageAt={pageDataAt} />;
}

/** Resolves when hydration starts. */
export const hydrating: Promise<Hydrating> = hydrate();
hydrating.catch(() => window.onefolio?.giveUp());

async function hydrate(): Promise<Hydrating> {
  const container = document.getElementById('of-root');
  const [page, frame] = (await window.onefolio?.data) ?? [];
  const { pageData, shell } = { ...document.body.dataset, ...document.documentElement.dataset };
  // The address may lead to a newer page than the one in the document.
  if (!container || !page || !frame || !pageData?.endsWith(page.version) || !shell?.endsWith(frame.version))
    throw new Error('there is nothing to hydrate');
  adoptPrintRules(frame.printRules);
  startNotifications(frame.shell);
  await loadViews(page);
  seedPage(page.path, page);
  // The host returned this document for the address, so requesting the address again could loop.
  seedPage(currentPath(), page);
  // Blocks change only on the dev server.
  if (document.documentElement.dataset.build && !window.onefolio?.isEverywhere) deferHydration(page.blocks);
  return new Promise((resolve) => {
    // In a transition, React yields every few milliseconds, so that scrolling and taps aren't blocked.
    startTransition(() => {
      resolve({ frame, page, root: hydrateRoot(container, <HydratedApp {...frame} path={page.path} />) });
    });
  });
}

hydrating
  .then(async ({ frame: { shell } }) => {
    if (shell.analytics) (await import('./count-views.ts')).countViews(shell.analytics);
  })
  .catch(() => {});

/* Print styles are loaded with the page shell, because the screen doesn't need them. */
function adoptPrintRules(rules: string): void {
  const sheet = new CSSStyleSheet({ media: 'print' });
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

for (const type of ['pointerover', 'focusin'] as const)
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) prefetch(link);
  });
