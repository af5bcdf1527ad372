import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../../schema/resolved.ts';
import { decoded } from '../../shared/decoded.ts';
import { plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';

/**
 * Updates the title, the scroll position, and the focus, which moves to the heading, after a navigation. Going back
 * restores the scroll position, even for a page that has to be fetched again, and doesn't move the focus. Returns a
 * function that restores the address of this page if the next one can't be loaded.
 */
export function useNavigationEffects(page: PageData, path: string): () => void {
  const shown = useRef(page.path);
  const address = useRef('');

  useEffect(() => {
    const save = () => saveScroll(shown.current);
    addEventListener('scrollend', save);
    return () => removeEventListener('scrollend', save);
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
      scrollTo({ top: savedScroll(path), behavior: 'instant' });
      return;
    }
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    const focusTarget = target?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
    if (!focusTarget) return;
    if (!focusTarget.hasAttribute('tabindex')) focusTarget.tabIndex = -1;
    focusTarget.focus({ preventScroll: true });
  }, [page, path]);

  return () => {
    // After going back or forward, the direction is unknown, so the address can't be restored.
    if (isBack) history.replaceState(null, '', address.current);
    else history.back();
  };
}

/* Whether the current page was reached through the browser's history. */
let isBack = false;

/**
 * Listens to navigation. Must be called before hydration: listeners run in the order in which they were added, and the
 * router renders as soon as its own listener is called.
 */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    isBack = true;
  });
  // The router dispatches these events whenever it changes the history.
  for (const type of ['pushState', 'replaceState'])
    addEventListener(type, () => {
      isBack = false;
    });
}

function updateHead({ head: { title, description, canonical, isPrivate }, notFound }: PageData): void {
  const now = today();
  document.title = plainText(title, now);
  setHeadAttribute('meta', { name: 'description' }, 'content', description && plainText(description, now));
  setHeadAttribute('meta', { name: 'robots' }, 'content', (notFound ?? isPrivate) && 'noindex');
  setHeadAttribute('link', { rel: 'canonical' }, 'href', notFound ? undefined : canonical);
}

/* Sets an attribute of the head element with these attributes, or removes the element if there is no value. */
function setHeadAttribute(
  tag: 'meta' | 'link',
  attributes: Record<string, string>,
  attribute: string,
  value: string | undefined,
): void {
  const selector = Object.entries(attributes).map(([name, text]) => `[${name}="${text}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  if (value === undefined) found?.remove();
  else
    (found ?? document.head.appendChild(Object.assign(document.createElement(tag), attributes))).setAttribute(
      attribute,
      value,
    );
}

const storageKey = 'onefolio:scroll';

function saveScroll(path: string): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions, [path]: Math.round(scrollY) }));
  } catch {
    // If storage is blocked, the browser's own scroll restoration applies.
  }
}

function savedScroll(path: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[path] ?? 0);
  } catch {
    return 0;
  }
}
