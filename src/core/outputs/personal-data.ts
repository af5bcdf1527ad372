import type { PageData, Shell } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { someText } from '../../shared/visit-texts.ts';
import { contactPath, resumePath } from '../resolve/paths/output-paths.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import { telephoneAddress } from '../text/telephone.ts';

/** What a site publishes in one language. */
export interface Published {
  shell: Shell;
  pages: readonly PageData[];
  cv: PageData | null;
  /** The pages of the variants of the CV. */
  variants?: readonly PageData[];
  /** The paths of the CV and its variants in other formats. */
  cvFiles: readonly string[];
  resume: string | null;
  /** The content of the contact card; null if the site has none. */
  contact: ResolvedSite['owner'] | null;
}

/** One kind of personal data of the owner, and the paths where it's published. */
export interface PersonalData {
  thing: 'email address' | 'phone number' | 'street address';
  pages: string[];
  /** Whether it's on every page. */
  isEverywhere: boolean;
  /** The paths of the CV and its files, the contact card and the JSON Resume file. */
  others: string[];
  /** The number of variants of the CV that have it. */
  variants: number;
}

/** Finds the owner's personal data that a site publishes. */
export function personalDataIn({ owner }: Pick<Site, 'owner'>, published: Published): PersonalData[] {
  const { email, phone, location } = owner;
  const street = typeof location === 'object' ? location.address : undefined;
  const things: [thing: PersonalData['thing'], texts: string[]][] = [
    ['email address', email === undefined ? [] : [email]],
    ['phone number', phone === undefined ? [] : [phone, telephoneAddress(phone)]],
    ['street address', street === undefined ? [] : [street]],
  ];
  return things.flatMap(([thing, texts]) => {
    if (texts.length === 0) return [];
    const sought = texts.map(plain);
    const has = (value: unknown) =>
      someText(value, (text) => sought.some((each) => text.length >= each.length && plain(text).includes(each)));
    const { shell, cv, variants = [], cvFiles, resume, contact } = published;
    const pages = published.pages.filter((page) => has(page)).map(({ path }) => path);
    const others = [
      ...(cv && has(cv) ? [cv.path, ...cvFiles.filter((file) => file.startsWith(`${cv.path}.`))] : []),
      ...(has(contact) ? [contactPath] : []),
      ...(resume !== null && has(JSON.parse(resume)) ? [resumePath] : []),
    ];
    const isEverywhere = has(shell) || (pages.length > 1 && pages.length === published.pages.length);
    const found = { thing, pages, isEverywhere, others, variants: variants.filter((page) => has(page)).length };
    return pages.length + others.length + found.variants > 0 || isEverywhere ? [found] : [];
  });
}

/* Typography changes apostrophes and spaces on pages. */
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s/g, ' ');
