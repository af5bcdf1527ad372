import type { BlockType } from '../../../../schema/block.ts';
import { cvKinds } from '../../../../schema/cv-kinds.ts';
import type { CvSection } from '../../../../schema/resolved.ts';
import { begins } from '../../../shared/marks.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { ResolvedPage } from '../../resolve/resolved-site.ts';
import { type CvContext, compact } from './section-rules.ts';

/** Whether a block has a part in a CV. */
export const isOfRecord = (registry: BlockRegistry, { type }: { type: BlockType }): boolean =>
  registry.definitionOf({ type }).cv !== undefined;

/** The sections of a CV in its order; those of one kind keep the order of their blocks. */
export function sectionsOf(registry: BlockRegistry, pages: readonly ResolvedPage[], context: CvContext): CvSection[] {
  const sections = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => {
      const sections = registry.definitionOf(block).cv?.(block, context) ?? [];
      return sections.map((section) => fromElsewhere(section, path));
    }),
  );
  return sections.toSorted((one, other) => cvKinds.indexOf(one.kind) - cvKinds.indexOf(other.kind));
}

/* What leads to a place on its own page leads there from the CV; what leads nowhere yet is no link. */
function fromElsewhere({ items, ...section }: CvSection, path: string): CvSection {
  const whole = (href: string) => (href.startsWith('#') ? `${path}${href}` : href);
  const linked = (text: string) => text.replaceAll(`${begins.link}#`, `${begins.link}${path}#`);
  return compact({
    ...section,
    texts: section.texts?.map(linked),
    items: items?.map(({ href, links, ...item }) =>
      compact({
        ...item,
        texts: item.texts?.map(linked),
        points: item.points?.map(linked),
        href: href === undefined || href === '#' ? undefined : whole(href),
        links: links?.filter(({ href: to }) => to !== '#').map((link) => ({ ...link, href: whole(link.href) })),
      }),
    ),
  });
}
