import type { BlockType } from '../../../blocks/schemas.ts';
import { cvKinds } from '../../../../schema/cv-kinds.ts';
import type { CvSection } from '../../../../schema/resolved.ts';
import { begins } from '../../../shared/marks.ts';
import type { ResolvedPage } from '../../resolve/resolved-site.ts';
import { cardGrid } from '../../../blocks/card-grid/cv.ts';
import { courseList } from '../../../blocks/course-list/cv.ts';
import { credentialList } from '../../../blocks/credential-list/cv.ts';
import { hero } from '../../../blocks/hero/cv.ts';
import { interestList } from '../../../blocks/interest-list/cv.ts';
import { publicationList } from '../../../blocks/publication-list/cv.ts';
import { quoteList } from '../../../blocks/quote-list/cv.ts';
import { type CvContext, compact, type SectionsOf } from './section-rules.ts';
import { skillGroup } from '../../../blocks/skill-group/cv.ts';
import { text } from '../../../blocks/text/cv.ts';
import { timeline } from '../../../blocks/timeline/cv.ts';

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
