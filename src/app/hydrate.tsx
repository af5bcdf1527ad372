import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { siteBase } from '../shared/site-base.ts';
import { App, type AppProps } from './app.tsx';
import { loadViews } from './load-views.ts';
import type { DocumentData } from './prerender.tsx';
import { herePath } from './routing/paths.ts';
import { prefetch, seedSlice, sliceOf } from './routing/slices.ts';
import { watchHistory } from './routing/use-arrival.ts';
import { startNotifications } from './toasts/notifications.ts';

/**
 * Hydrates the page once its views are here. What else it needs is in the document; clicks from before are replayed.
 */
export const data: DocumentData = JSON.parse(document.getElementById('of-data')?.textContent ?? '{}');

seedSlice(data.page.path, data.page);
// Whatever it is, the host has answered with it: to ask for another one here would lead round in a circle.
seedSlice(herePath(), data.page);
startNotifications(data.shell);
watchHistory();

/** `path` is the one that the document was written for. */
export function HydratedApp({ shell, path, builtAt }: Omit<AppProps, 'base' | 'pageAt'>) {
  useEffect(() => {
    window.onefolio?.replay();
  }, []);
  return <App shell={shell} path={path} base={siteBase()} builtAt={builtAt} pageAt={sliceOf} />;
}

const place = document.getElementById('of-root');
export let root: Root | null = null;
function hydrate(): void {
  // As a transition, so that React pauses every few milliseconds and nobody who scrolls or taps meanwhile has to wait.
  startTransition(() => {
    root = place && hydrateRoot(place, <HydratedApp {...data} path={data.page.path} />);
  });
}
const views = loadViews(data.page);
if (views) views.then(hydrate, () => window.onefolio?.giveUp());
else hydrate();

for (const type of ['pointerover', 'focusin'] as const)
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) prefetch(link);
  });
