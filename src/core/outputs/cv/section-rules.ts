import type { BlockType } from '../../../../schema/block.ts';
import type { AllLabels, CvContact, CvItem, CvSection, Detail, Fact, Resolved } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { concatTexts, plainText } from '../../../shared/rich-text.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';

/** The context of a CV section. */
export interface CvContext {
  labels: AllLabels;
  owner: ResolvedSite['owner'];
  /** The contacts at the top of the CV, which sections don't repeat. */
  contacts: CvContact[];
}

/** Returns the CV sections of a block; empty if it contains no record. */
export type SectionsOf<T extends BlockType> = (block: Resolved<T>, context: CvContext) => CvSection[];

/** Returns the values that aren't undefined. */
export const present = <Value>(...values: (Value | undefined)[]): Value[] =>
  values.filter((value): value is Value => value !== undefined);

/** Joins a name and a detail: "French (B2)". Never nests parentheses. */
export const withDetail = (name: RichText, detail: RichText): RichText =>
  concatTexts(plainText(detail).includes('(') ? [name, ': ', detail] : [name, ' (', detail, ')']);

/** Converts facts to details of a CV item. */
export const detailsOf = (facts: readonly Fact[] = []): Detail[] =>
  facts.map(({ label, value }) => ({ label, text: value }));

/** Removes empty arrays and undefined values from an object. */
export const compact = <Any extends object>(object: Any): Any =>
  // Only optional properties can be empty or undefined.
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Any;

interface Issued {
  title: RichText;
  kind?: string;
  href?: string | undefined;
  issuer?: RichText;
  date?: string;
  status?: RichText;
  credential?: RichText;
  description?: RichText | undefined;
  facts?: Fact[];
}

/** Converts a certificate, a license or an award to a CV item. */
export const issuedItem = ({
  title,
  kind,
  href,
  issuer,
  date,
  status,
  credential,
  description,
  facts,
}: Issued): CvItem =>
  compact({
    title,
    href,
    when: date,
    about: present(kind, issuer, status, credential),
    texts: present(description),
    details: detailsOf(facts),
  });
