import { useCurrent } from '../../components/contents/use-current.ts';

/** Returns the `href` of the link to the current section; undefined if none of the links leads to it. */
export function useCurrentSection(links: readonly { href: string }[], path: string): string | undefined {
  const hrefs = links.flatMap(({ href }) => (href.startsWith(`${path}#`) ? href : []));
  const id = useCurrent(
    ['#of-main > *', ...hrefs.map((href) => `#of-main [id="${href.slice(path.length + 1)}"]`)].join(),
  );
  return hrefs.find((href) => id && href === `${path}#${id}`);
}
