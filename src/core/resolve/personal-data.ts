import type { PageData, Shell } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { telephoneAddress } from '../text/telephone.ts';
import { cvPath } from './paths/cv-path.ts';
import { resumePath } from './paths/resume-path.ts';

/** Everything that is published of a site in one language. */
export interface Published {
  shell: Shell;
  pages: readonly PageData[];
  cv: PageData | null;
  resume: string | null;
}

/** Personal data of the owner, and the paths at which it is published; of a page list all that there are. */
export interface PersonalData {
  thing: 'email address' | 'phone number' | 'street address';
  pages: string[];
  /** Whether it is on each page. */
  isEverywhere: boolean;
  /** The paths of the CV and of the résumé. */
  others: string[];
}

/** Finds which of the owner's personal data a site publishes, and where. */
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
    const has = (value: unknown) => textsIn(value).some((text) => texts.some((each) => text.includes(each)));
    const { shell, cv, resume } = published;
    const pages = published.pages.filter((page) => has(page)).map(({ path }) => path);
    const others = [...(has(cv) ? [cvPath] : []), ...(resume !== null && has(JSON.parse(resume)) ? [resumePath] : [])];
    const isEverywhere = has(shell) || (pages.length > 1 && pages.length === published.pages.length);
    return pages.length + others.length > 0 || isEverywhere ? [{ thing, pages, isEverywhere, others }] : [];
  });
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
