import { type RefObject, useEffect, useRef } from 'react';

/** Marks an element with data-seen when it first comes into view, so that a style sheet can move it once. */
export function useInView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.dataset.seen = '';
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
