import { type MouseEvent, useEffect } from 'react';

/*
 * What is chosen among the cards, on its way into another language. It is kept for one page: whoever comes another way
 * finds all cards.
 */
const key = 'onefolio:filters';
const chips = () => [...document.querySelectorAll<HTMLElement>('.filters .chip')];

/**
 * What happens when a link to another language is clicked: it leads to the same place on the page, and what was chosen
 * among the cards is chosen there too.
 */
export function useScrollPosition(): (event: MouseEvent<HTMLAnchorElement>) => void {
  useEffect(() => {
    try {
      const kept: number[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      for (const index of kept) chips()[index]?.click();
    } catch {
      // Without a memory all cards are shown.
    }
  }, []);
  return ({ currentTarget }) => {
    currentTarget.hash = placeInView();
    try {
      const chosen = chips().flatMap((chip, index) => (chip.ariaPressed === 'true' ? [index] : []));
      sessionStorage.setItem(key, JSON.stringify(chosen));
    } catch {}
  };
}

/* The id of what is being read: the last place with an id that begins above the middle of the window; none at the top. */
function placeInView(): string {
  if (scrollY < innerHeight / 3) return '';
  const places = document.querySelectorAll('main section[id], main :is(h2, h3)[id]');
  return (
    [...places].findLast((place) => !place.id.startsWith('of-') && place.getBoundingClientRect().top < innerHeight / 2)
      ?.id ?? ''
  );
}
