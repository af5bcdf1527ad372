import { useEffect, useRef, useState } from 'react';

/**
 * The cards that a phone keeps back until they are asked for. They are out of the way from the first paint on, by the
 * style sheet; the attribute, which React does not know, lets find-in-page reach them and opens the list then.
 */
export function useMoreCards() {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-late]') ?? [];
    const reveal = () => setOpen(true);
    for (const card of cards) {
      card.setAttribute('hidden', 'until-found');
      card.addEventListener('beforematch', reveal);
    }
    return () => {
      for (const card of cards) {
        // The filter may have hidden the card meanwhile, in its own way.
        if (card.getAttribute('hidden') === 'until-found') card.removeAttribute('hidden');
        card.removeEventListener('beforematch', reveal);
      }
    };
  });

  const open = () => {
    const next = list.current?.querySelector<HTMLElement>('[data-late]');
    setOpen(true);
    if (!next) return;
    next.tabIndex = -1;
    requestAnimationFrame(() => next.focus());
  };
  return { list, isOpen, open };
}
