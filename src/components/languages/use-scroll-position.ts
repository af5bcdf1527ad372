import { type MouseEvent, useEffect } from 'react';

/*
 * The key of the filters that were selected, for the same page in another language. They are stored for one page only.
 */
const key = 'onefolio:filters';
const chips = () => [...document.querySelectorAll<HTMLElement>('.filters .chip')];

/** Returns a click handler for links to another language, which keeps the scroll position and the selected filters. */
export function useScrollPosition(): (event: MouseEvent<HTMLAnchorElement>) => void {
  useEffect(() => {
    try {
      const saved: number[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      for (const index of saved) chips()[index]?.click();
    } catch {
      // Without storage, all cards are shown.
    }
  }, []);
  return ({ currentTarget }) => {
    currentTarget.hash = anchorInView();
    try {
      const chosen = chips().flatMap((chip, index) => (chip.ariaPressed === 'true' ? [index] : []));
      sessionStorage.setItem(key, JSON.stringify(chosen));
    } catch {}
  };
}

/* Returns the id of the last element that starts above the middle of the viewport; "" at the top. */
function anchorInView(): string {
  if (scrollY < innerHeight / 3) return '';
  const anchors = document.querySelectorAll('main section[id], main :is(h2, h3)[id]');
  return (
    [...anchors].findLast((each) => !each.id.startsWith('of-') && each.getBoundingClientRect().top < innerHeight / 2)
      ?.id ?? ''
  );
}
