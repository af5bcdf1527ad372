import { useCurrent } from '../../components/contents/use-current.ts';

/** The `href` of the link to the section that is currently in view; undefined if another part of the page is. */
export function useCurrentSection(links: readonly { href: string }[], path: string): string | undefined {
  const here = links.flatMap(({ href }) => (href.startsWith(`${path}#`) ? href : []));
  const id = useCurrent(
    ['#of-main > *', ...here.map((href) => `#of-main [id="${href.slice(path.length + 1)}"]`)].join(),
  );
  return here.find((href) => id && href === `${path}#${id}`);
}
