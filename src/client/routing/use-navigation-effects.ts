import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../../schema/resolved.ts';
import { decoded } from '../../shared/decoded.ts';

/**
 * What happens when another page has come: its title, its place on the screen, and the focus on its heading.
 * Going back restores the scroll, also for a page that had to be fetched again, and takes the focus nowhere.
 * Returns what takes the address back to this page when another one does not come.
 */
export function useNavigationEffects(page: PageData, path: string): () => void {
  const shown = useRef(page.path);
  const address = useRef('');

  useEffect(() => {
    const remember = () => keepScroll(shown.current);
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, []);

  useEffect(() => {
    address.current = location.href;
    updateHead(page);
  }, [page]);

  useLayoutEffect(() => {
    if (shown.current === page.path) return;
    shown.current = page.path;
    const wasBack = isBack;
    isBack = false;
    const target = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)).normalize());
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

  return () => {
    // Who came here by going back cannot be sent on: whether that was back or forth, nobody knows.
    if (isBack) history.replaceState(null, '', address.current);
    else history.back();
  };
}

/* Whether the way to the page at the address led through the history of the browser. */
let isBack = false;

/**
 * Listens to how the visitor moves. To be called before the page hydrates: the router shows another page as soon as it
 * hears of one, and listeners are called in the order in which they came.
 */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    isBack = true;
  });
  // The router says so itself whenever it writes to the history.
  for (const type of ['pushState', 'replaceState'])
    addEventListener(type, () => {
      isBack = false;
    });
}

function updateHead({ head: { title, description, canonical, isPrivate }, notFound }: PageData): void {
  document.title = title;
  put('meta', { name: 'description' }, 'content', description);
  put('meta', { name: 'robots' }, 'content', (notFound ?? isPrivate) && 'noindex');
  put('link', { rel: 'canonical' }, 'href', notFound ? undefined : canonical);
}

/* The one element of the head that is known by an attribute: written, or taken away where the page has nothing to say. */
function put(tag: 'meta' | 'link', known: Record<string, string>, attribute: string, value: string | undefined): void {
  const selector = Object.entries(known).map(([name, text]) => `[${name}="${text}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  if (value === undefined) found?.remove();
  else
    (found ?? document.head.appendChild(Object.assign(document.createElement(tag), known))).setAttribute(
      attribute,
      value,
    );
}

const storageKey = 'onefolio:scroll';

function keepScroll(path: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions, [path]: Math.round(scrollY) }));
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
