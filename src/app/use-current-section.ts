import { useEffect, useState } from 'react';

/**
 * The address, among those of the links, of the section of this page that is in the middle of the screen.
 * None while another part of the page is there.
 */
export function useCurrentSection(links: readonly { href: string }[], path: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  const watched = links.map(({ href }) => href).filter((href) => href.split('#')[0] === path && href.includes('#'));
  const key = watched.join(' ');

  useEffect(() => {
    setCurrent(undefined);
    const inView = new Set<Element>();
    const hrefs = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? inView.add(target) : inView.delete(target);
        setCurrent([...hrefs].find(([section]) => inView.has(section))?.[1]);
      },
      { rootMargin: '-30% 0px -65%' },
    );
    const watch = () => {
      for (const href of key === '' ? [] : key.split(' ')) {
        const section = document.getElementById(href.slice(href.indexOf('#') + 1));
        if (!section || hrefs.has(section)) continue;
        hrefs.set(section, href);
        observer.observe(section);
      }
    };
    watch();
    // The page of a path may come after its path.
    const main = document.getElementById('of-main');
    const arrivals = new MutationObserver(watch);
    if (main) arrivals.observe(main, { childList: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [key]);

  return current;
}
