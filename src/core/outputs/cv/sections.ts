import type { BlockType } from '../../../../schema/blocks/index.ts';
import { cvKinds } from '../../../../schema/cv-kinds.ts';
import type { CvSection } from '../../../../schema/resolved.ts';
import { begins } from '../../../shared/marks.ts';
import type { ResolvedPage } from '../../resolve/resolved-site.ts';
import { cardGrid } from './card-grid.ts';
import { courseList } from './course-list.ts';
import { credentialList } from './credential-list.ts';
import { hero } from './hero.ts';
import { interestList } from './interest-list.ts';
import { publicationList } from './publication-list.ts';
import { quoteList } from './quote-list.ts';
import { type CvContext, compact, type SectionsOf } from './section-rules.ts';
import { skillGroup } from './skill-group.ts';
import { text } from './text.ts';
import { timeline } from './timeline.ts';

/* What the blocks of a type are in a CV; null for what is no part of anybody's record. A type without a line does not compile. */
const rules = {
  hero,
  'skill-group': skillGroup,
  timeline,
  'card-grid': cardGrid,
  'credential-list': credentialList,
  'publication-list': publicationList,
  'course-list': courseList,
  'quote-list': quoteList,
  'interest-list': interestList,
  'page-list': null,
  text,
  gallery: null,
  'question-list': null,
  form: null,
  'legal-text': null,
} satisfies { [T in BlockType]: SectionsOf<T> | null };

/** Whether a block has a part in a CV. */
export const isOfRecord = ({ type }: { type: BlockType }): boolean => rules[type] !== null;

/** The sections of a CV in its order; those of one kind keep the order of their blocks. */
export function sectionsOf(pages: readonly ResolvedPage[], context: CvContext): CvSection[] {
  const sections = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => {
      // TypeScript cannot see that a block and the rule found by its type belong together.
      const rule = rules[block.type] as SectionsOf<BlockType> | null;
      return (rule?.(block, context) ?? []).map((section) => fromElsewhere(section, path));
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
