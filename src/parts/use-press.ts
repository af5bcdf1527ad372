import { type RefObject, useEffect, useRef } from 'react';

/**
 * Answers clicks below an element without React's events. What stands inside a boundary that is still waiting,
 * a button with a tooltip for one, would otherwise be dead until the wait is over.
 */
export function usePress(press: () => void): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const element = ref.current;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) latest.current();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return ref;
}
