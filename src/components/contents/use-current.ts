import { useEffect, useState } from 'react';

/**
 * The id of the current section among the elements that match `selector`: the last one that starts in the upper third
 * of the screen or above; at the end of the page, the last one. A section that was selected by its link takes
 * precedence if it starts there. Null above the first section; undefined until the page is hydrated.
 */
export function useCurrent(selector: string): string | null | undefined {
  const [current, setCurrent] = useState<string | null>();
  useEffect(() => {
    const find = () => {
      const sections = [...document.querySelectorAll(selector)];
      const isAtEnd = scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      const begins = (section: Element, above: number) => section.getBoundingClientRect().top < above;
      const line = innerHeight / 3;
      const chosen = sections.find((section) => section.matches(':target'));
      const isThere = chosen && !begins(chosen, 0) && begins(chosen, isAtEnd ? innerHeight : line);
      setCurrent((isThere ? chosen : sections.findLast((section) => isAtEnd || begins(section, line)))?.id ?? null);
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
