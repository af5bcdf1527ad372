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
import { absoluteUrlOf } from '../../resolve/paths/site-url.ts';

/** The facts about the owner that blocks contribute, by schema.org property. */
export interface Fact {
  hasOccupation: Role<Occupation, 'hasOccupation'>;
  worksFor: OrganizationLeaf;
  /** Where the owner currently studies. */
  affiliation: EducationalOrganizationLeaf;
  alumniOf: EducationalOrganizationLeaf;
  hasCredential: EducationalOccupationalCredentialLeaf;
  award: string;
  knowsLanguage: LanguageLeaf;
  knowsAbout: string;
}

export type Facts = { [Kind in keyof Fact]?: Fact[Kind][] };

/** The structured data of a block: facts about the owner, and other things. */
interface BlockData {
  facts?: Facts;
  things?: Thing[];
}

/** The context of a block's structured data. */
export interface GraphContext {
  /** A reference to the owner's node in the graph. */
  person: { '@id': string };
  /** The owner's name. */
  name: string;
  /** The date for which the page is rendered. */
  today: CalendarDate;
  /** The URL of the site, if it is known. */
  url?: string | undefined;
  /** The path prefix of the page's language, such as "/fr"; undefined for the first language. */
  prefix?: string | undefined;
  /** The language of the page. */
  inLanguage?: string | undefined;
}

/** Returns the structured data of a block whose placeholders are filled. */
export type GraphRule<T extends BlockType> = (block: BlockOf<T>, context: GraphContext) => BlockData;

/** Returns the absolute URL of a link; undefined if it isn't a web page. */
export function fullAddress(
  href: string | undefined,
  { url, prefix }: Pick<GraphContext, 'url' | 'prefix'>,
): string | undefined {
  if (href === undefined || /^https?:/.test(href)) return href;
  return href.startsWith('/') && url !== undefined ? absoluteUrlOf(href, url, prefix) : undefined;
}
