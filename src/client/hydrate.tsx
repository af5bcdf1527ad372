import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageData } from '../../schema/resolved.ts';
import { siteBase } from '../shared/site-base.ts';
import { App, type AppProps } from './app.tsx';
import { holdBack } from './deferred-hydration.ts';
import { loadViews } from './load-views.ts';
import type { Frame } from './prerender.tsx';
import { prefetch, seedSlice, sliceOf } from './routing/page-data-cache.ts';
import { herePath } from './routing/paths.ts';
import { watchHistory } from './routing/use-navigation-effects.ts';
import { startNotifications } from './toasts/notifications.ts';

/* Hydrates the page once its data and its views are here. Without them it stays one that works without scripts. */
watchHistory();

interface Hydrating {
  frame: Frame;
  page: PageData;
  root: Root;
}

/** `path` is the one that the document was written for. */
export function HydratedApp({ shell, path, builtAt }: Omit<AppProps, 'base' | 'pageAt'>) {
  useEffect(() => {
    window.onefolio?.replay();
  }, []);
  return <App shell={shell} path={path} base={siteBase()} builtAt={builtAt} pageAt={sliceOf} />;
}

/** The page of the document, what is around it and React's root, once it begins to hydrate. */
export const hydrating: Promise<Hydrating> = hydrate();
hydrating.catch(() => window.onefolio?.giveUp());

async function hydrate(): Promise<Hydrating> {
  const place = document.getElementById('of-root');
  const [page, frame] = (await window.onefolio?.data) ?? [];
  const { slice, shell } = { ...document.body.dataset, ...document.documentElement.dataset };
  // What is there now may be another page than the one that was written.
  if (!place || !page || !frame || !slice?.endsWith(page.version) || !shell?.endsWith(frame.version))
    throw new Error('there is nothing to hydrate');
  adoptPrintRules(frame.printRules);
  startNotifications(frame.shell);
  await loadViews(page);
  seedSlice(page.path, page);
  // Whatever it is, the host has answered with it: to ask for another one here would lead round in a circle.
  seedSlice(herePath(), page);
  // A dev server changes blocks, and in a build nobody does.
  if (document.documentElement.dataset.build && !window.onefolio?.isEverywhere) holdBack(page.blocks);
  return new Promise((resolve) => {
    // As a transition, so that React pauses every few milliseconds and nobody who scrolls or taps meanwhile has to wait.
    startTransition(() => {
      resolve({ frame, page, root: hydrateRoot(place, <HydratedApp {...frame} path={page.path} />) });
    });
  });
}

/* What pages are printed with comes with what is around them, because no screen waits for it. */
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
