import type { BlockType } from './schemas.ts';
import { cardGrid } from './card-grid/index.ts';
import { courseList } from './course-list/index.ts';
import { credentialList } from './credential-list/index.ts';
import { form } from './form/index.ts';
import { gallery } from './gallery/index.ts';
import { hero } from './hero/index.ts';
import { interestList } from './interest-list/index.ts';
import { legalText } from './legal-text/index.ts';
import { pageList } from './page-list/index.ts';
import { publicationList } from './publication-list/index.ts';
import { questionList } from './question-list/index.ts';
import { quoteList } from './quote-list/index.ts';
import type { BlockRules } from './define-block.ts';
import { skillGroup } from './skill-group/index.ts';
import { text } from './text/index.ts';
import { timeline } from './timeline/index.ts';

/* The rules of every type. A type without a line here does not compile. */
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
  'page-list': pageList,
  text,
  gallery,
  'question-list': questionList,
  form,
  'legal-text': legalText,
} satisfies { [T in BlockType]: BlockRules<T> };

/** The icons that views of blocks use by themselves. */
export const iconsOfViews: ReadonlySet<string> = new Set(
  Object.values(rules).flatMap((each: Pick<BlockRules<BlockType>, 'icons'>) => each.icons ?? []),
);

/** The settings from which blocks of any type have values of other names, by those names. */
export const madeFrom: Record<string, string | readonly string[]> = Object.assign(
  {},
  ...Object.values(rules).map((each: Pick<BlockRules<BlockType>, 'madeFrom'>) => each.madeFrom),
);

/** The rules of a block, by its type. They must be given that block, and no other. */
export function rulesOf(block: { type: BlockType }): BlockRules<BlockType> {
  // TypeScript cannot see that a block and the rules found by its type belong together.
  return rules[block.type] as BlockRules<BlockType>;
}
