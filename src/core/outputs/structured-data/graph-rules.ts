import type {
  EducationalOccupationalCredentialLeaf,
  EducationalOrganizationLeaf,
  LanguageLeaf,
  Occupation,
  OrganizationLeaf,
  Role,
  Thing,
} from 'schema-dts';
import type { BlockOf, BlockType } from '../../../../schema/block.ts';
import type { CalendarDate } from '../../../shared/time.ts';

/** What search engines learn of the owner from blocks: one thing of each kind. */
export interface Fact {
  hasOccupation: Role<Occupation, 'hasOccupation'>;
  worksFor: OrganizationLeaf;
  /** Where the owner still studies. */
  affiliation: EducationalOrganizationLeaf;
  alumniOf: EducationalOrganizationLeaf;
  hasCredential: EducationalOccupationalCredentialLeaf;
  award: string;
  knowsLanguage: LanguageLeaf;
  knowsAbout: string;
}

export type Facts = { [Kind in keyof Fact]?: Fact[Kind][] };

/** What else stands in a block, and what is said of the owner there. */
export interface BlockData {
  facts?: Facts;
  things?: Thing[];
}

/** What a block is told beside. */
export interface GraphContext {
  /** The owner, by the name of their node in the graph. */
  person: { '@id': string };
  /** The owner's name. */
  name: string;
  /** The day on which the page is written. */
  today: CalendarDate;
  /** The address of the site, where it is known. */
  url?: string | undefined;
  /** Below which its pages lie, where they are not in its first language: "/fr". */
  prefix?: string | undefined;
  /** The language of the page, where the site has several. */
  inLanguage?: string | undefined;
}

/** What search engines are told of a block whose texts are filled in. */
export type GraphRule<T extends BlockType> = (block: BlockOf<T>, context: GraphContext) => BlockData;
