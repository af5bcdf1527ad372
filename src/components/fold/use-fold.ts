import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { decoded } from '../../shared/decoded.ts';

/**
 * Content that phones hide until a button is pressed. `data-fold` marks it: with a number, the children of a list after
 * the first ones; without, the element itself. `root` is that element, or one that contains several of them.
 * The style sheet states.css hides the content from the first paint on; the attribute hidden="until-found", which React
 * doesn't support, lets find-in-page reach it and open the fold. A link to an anchor inside opens it too, and a link to
 * the section of a form opens the form.
 */
export function useFold(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);

  // After client-side navigation, the page scrolls to the target in its own layout effect, which runs after this one but
  // before React renders the open list. So this removes the attributes.
  useLayoutEffect(() => {
    const folded = foldedIn(root.current);
    if (!includesTarget(folded)) return;
    for (const part of folded) part.closest('[data-fold]')?.removeAttribute('data-fold');
    setOpen(true);
  });

  useEffect(() => {
    const folded = foldedIn(root.current);
    if (folded.length === 0) return;
    const reveal = () => setOpen(true);
    const follow = () => {
      if (includesTarget(folded)) reveal();
    };
    // Browsers that can't find hidden text would hide it on wide screens too.
    const canFind = 'onbeforematch' in document.body;
    for (const part of folded) {
      if (canFind) part.setAttribute('hidden', 'until-found');
      part.addEventListener('beforematch', reveal);
    }
    addEventListener('hashchange', follow);
    return () => {
      for (const part of folded) {
        // The filter of cards may have hidden it in the meantime.
        if (part.getAttribute('hidden') === 'until-found') part.removeAttribute('hidden');
        part.removeEventListener('beforematch', reveal);
      }
      removeEventListener('hashchange', follow);
    };
  });

  /** Shows the content and moves the focus to it: to its first field, if it has any. */
  const open = () => {
    const [next] = foldedIn(root.current);
    setOpen(true);
    if (!next) return;
    const field = next.querySelector<HTMLElement>('input, select, textarea');
    if (!field) next.tabIndex = -1;
    requestAnimationFrame(() => (field ?? next).focus());
  };
  return { isOpen, open, reveal: () => setOpen(true) };
}

/* Whether the hash of the URL refers to an element inside these parts, or to the section of their form. */
function includesTarget(folded: HTMLElement[]): boolean {
  const target = document.getElementById(decoded(location.hash.slice(1)).normalize());
  return target !== null && folded.some((part) => part.contains(target) || part.closest('.form') === target);
}

function foldedIn(root: HTMLElement | null): HTMLElement[] {
  if (!root) return [];
  const { fold } = root.dataset;
  if (fold === '') return [root];
  const parts = fold ? [...root.children].slice(Number(fold)) : root.querySelectorAll('[data-fold]');
  // These parts are never SVG elements.
  return [...parts] as HTMLElement[];
}
