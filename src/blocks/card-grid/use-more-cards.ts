import { useEffect, useRef, useState } from 'react';

/**
 * The cards that phones hide until the button is pressed. The style sheet hides them from the first paint on; the
 * attribute hidden="until-found", which React doesn't support, lets find-in-page reach them and open the list.
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
        // The filter may have hidden the card in the meantime.
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
