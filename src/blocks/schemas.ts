import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { cardGrid } from './card-grid/schema.ts';
import { courseList } from './course-list/schema.ts';
import { credentialList } from './credential-list/schema.ts';
import { form } from './form/schema.ts';
import { gallery } from './gallery/schema.ts';
import { hero } from './hero/schema.ts';
import { interestList } from './interest-list/schema.ts';
import { legalText } from './legal-text/schema.ts';
import { pageList } from './page-list/schema.ts';
import { publicationList } from './publication-list/schema.ts';
import { questionList } from './question-list/schema.ts';
import { quoteList } from './quote-list/schema.ts';
import { skillGroup } from './skill-group/schema.ts';
import { text } from './text/schema.ts';
import { timeline } from './timeline/schema.ts';

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
