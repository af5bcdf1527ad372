import { useEffect, useState } from 'react';

/** The id of the section that is being read: the last one that begins in the upper third of the screen or above. */
export function useCurrent(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const find = () => {
      const line = innerHeight / 3;
      setCurrent(elements.findLast((element) => element.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(find, { rootMargin: '-33% 0px -66%' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
