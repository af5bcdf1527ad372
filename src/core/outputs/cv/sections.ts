import type { BlockType } from '../../../../schema/block.ts';
import { cvKinds } from '../../../../schema/cv-kinds.ts';
import type { CvSection } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { mapParts } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ResolvedPage } from '../../resolve/resolved-site.ts';
import { type CvContext, compact } from './section-rules.ts';

/** Whether blocks of a type appear on the CV. */
export const isOnCv = (registry: BlockRegistry, { type }: { type: BlockType }): boolean =>
  registry.definitionOf({ type }).cv !== undefined;

/** Returns the sections of a CV in its order. Sections of one kind keep the order of their blocks. */
export function sectionsOf(registry: BlockRegistry, pages: readonly ResolvedPage[], context: CvContext): CvSection[] {
  const sections = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => {
      const sections = registry.definitionOf(block).cv?.(block, context) ?? [];
      return sections.map((section) => withAbsoluteLinks(section, path));
    }),
  );
  return sections.toSorted((one, other) => cvKinds.indexOf(one.kind) - cvKinds.indexOf(other.kind));
}

/* Makes links to anchors work from the CV, and removes placeholder links. */
function withAbsoluteLinks({ items, ...section }: CvSection, path: string): CvSection {
  const absolute = (href: string) => (href.startsWith('#') ? `${path}${href}` : href);
  const withAbsoluteAddresses = (text: RichText) =>
    mapParts(
      text,
      (string) => [string],
      (part) => [part.kind === 'link' ? { ...part, href: absolute(part.href) } : part],
    );
  return compact({
    ...section,
    texts: section.texts?.map(withAbsoluteAddresses),
    items: items?.map(({ href, links, ...item }) =>
      compact({
        ...item,
        texts: item.texts?.map(withAbsoluteAddresses),
        points: item.points?.map(withAbsoluteAddresses),
        href: href === undefined || href === '#' ? undefined : absolute(href),
        links: links?.filter(({ href: to }) => to !== '#').map((link) => ({ ...link, href: absolute(link.href) })),
      }),
    ),
  });
}
