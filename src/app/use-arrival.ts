import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../schema/resolved.ts';

/**
 * What happens when another page has come: its title, its place on the screen, and the focus on its heading.
 * Going back restores the scroll, also for a page that had to be fetched again.
 */
export function useArrival(page: PageData, path: string): void {
  const shown = useRef(page.path);
  const isBack = useRef(false);

  useEffect(() => {
    const onPop = () => {
      isBack.current = true;
    };
    const onPush = () => {
      isBack.current = false;
    };
    const remember = () => keepScroll(shown.current);
    addEventListener('popstate', onPop);
    // The router says so itself whenever it writes to the history.
    addEventListener('pushState', onPush);
    addEventListener('replaceState', onPush);
    addEventListener('scrollend', remember);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('pushState', onPush);
      removeEventListener('replaceState', onPush);
      removeEventListener('scrollend', remember);
    };
  }, []);

  useEffect(() => updateHead(page), [page]);

  useLayoutEffect(() => {
    if (shown.current === page.path) return;
    shown.current = page.path;
    const wasBack = isBack.current;
    isBack.current = false;
    const target = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
    if (wasBack) {
      scrollTo({ top: keptScroll(path), behavior: 'instant' });
      return;
    }
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    const landing = target?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
    if (!landing) return;
    if (!landing.hasAttribute('tabindex')) landing.tabIndex = -1;
    landing.focus({ preventScroll: true });
  }, [page, path]);
}

function updateHead({ head: { title, description, canonical } }: PageData): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  if (canonical !== undefined) document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}

const storageKey = 'onefolio:scroll';

function keepScroll(path: string): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    sessionStorage.setItem(storageKey, JSON.stringify({ ...kept, [path]: Math.round(scrollY) }));
  } catch {
    // Storage may be blocked; then the browser's own memory has to do.
  }
}

function keptScroll(path: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[path] ?? 0);
  } catch {
    return 0;
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
