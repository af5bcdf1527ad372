import { useEffect, useState } from 'react';

/**
 * Returns the id of the current section among the elements that match `selector`: the last one that starts in the upper
 * third of the viewport or above; at the end of the page, the last one. A section that was selected by its link takes
 * precedence if it starts there. Null above the first section; undefined until the page is hydrated.
 */
export function useCurrent(selector: string): string | null | undefined {
  const [current, setCurrent] = useState<string | null>();
  useEffect(() => {
    const find = () => {
      const sections = [...document.querySelectorAll(selector)];
      const isAtEnd = scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      const startsAbove = (section: Element, y: number) => section.getBoundingClientRect().top < y;
      const threshold = innerHeight / 3;
      const chosen = sections.find((section) => section.matches(':target'));
      const isInRange = chosen && !startsAbove(chosen, 0) && startsAbove(chosen, isAtEnd ? innerHeight : threshold);
      setCurrent(
        (isInRange ? chosen : sections.findLast((section) => isAtEnd || startsAbove(section, threshold)))?.id ?? null,
      );
    };
    // The body resizes with its page, which may render later than its path changes.
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    addEventListener('scroll', find, { passive: true });
    addEventListener('hashchange', find);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', find);
      removeEventListener('hashchange', find);
    };
  }, [selector]);
  return current;
}
