import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { cardGrid } from './card-grid.ts';
import { courseList } from './course-list.ts';
import { credentialList } from './credential-list.ts';
import { form } from './form.ts';
import { gallery } from './gallery.ts';
import { hero } from './hero.ts';
import { interestList } from './interest-list.ts';
import { legalText } from './legal-text.ts';
import { pageList } from './page-list.ts';
import { publicationList } from './publication-list.ts';
import { questionList } from './question-list.ts';
import { quoteList } from './quote-list.ts';
import { skillGroup } from './skill-group.ts';
import { text } from './text.ts';
import { timeline } from './timeline.ts';

/**
 * Every block type there is, in the order in which editors offer them.
 * A new block is a file beside this one and a line here, a file in src/core/blocks/ and a folder in src/blocks/, each
 * with a line in the registry there.
 */
export const blocks = [
  hero,
  skillGroup,
  timeline,
  cardGrid,
  credentialList,
  publicationList,
  courseList,
  quoteList,
  interestList,
  pageList,
  text,
  gallery,
  questionList,
  form,
  legalText,
] as const;

type BlockSchema = (typeof blocks)[number];
type TypeOf<S extends BlockSchema> = S['properties']['type']['const'];

export type BlockType = TypeOf<BlockSchema>;

/** One block as it is written in site.json, by its type. Typed block by block: the composed union is too deep to infer. */
export type BlockOf<T extends BlockType> = {
  [S in BlockSchema as TypeOf<S>]: S extends JSONSchema
    ? FromSchema<S, { keepDefaultedPropertiesOptional: true }>
    : never;
}[T];

export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];
