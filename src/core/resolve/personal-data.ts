import type { PageData, Shell } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { contactPath } from '../outputs/output-paths.ts';
import { telephoneAddress } from '../text/telephone.ts';
import { cvPath } from './paths/cv-path.ts';
import { resumePath } from './paths/resume-path.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** Everything that is published of a site in one language. */
export interface Published {
  shell: Shell;
  pages: readonly PageData[];
  cv: PageData | null;
  /** The paths of the CV in other formats. */
  cvFiles: readonly string[];
  resume: string | null;
  /** What the contact card contains; null if the site has none. */
  contact: ResolvedSite['owner'] | null;
}

/** Personal data of the owner, and the paths at which it is published; of a page list all that there are. */
export interface PersonalData {
  thing: 'email address' | 'phone number' | 'street address';
  pages: string[];
  /** Whether it is on each page. */
  isEverywhere: boolean;
  /** The paths of the CV and its files, the contact card and the résumé. */
  others: string[];
}

/** Finds which of the owner's personal data a site publishes, and where. */
export function personalDataIn({ owner }: Pick<Site, 'owner'>, published: Published): PersonalData[] {
  const { email, phone, location } = owner;
  const street = typeof location === 'object' ? location.address : location && streetIn(location);
  const things: [thing: PersonalData['thing'], texts: string[]][] = [
    ['email address', email === undefined ? [] : [email]],
    ['phone number', phone === undefined ? [] : [phone, telephoneAddress(phone)]],
    ['street address', street === undefined ? [] : [street]],
  ];
  return things.flatMap(([thing, texts]) => {
    if (texts.length === 0) return [];
    const has = (value: unknown) =>
      textsIn(value).some((text) => texts.some((each) => plain(text).includes(plain(each))));
    const { shell, cv, cvFiles, resume, contact } = published;
    const pages = published.pages.filter((page) => has(page)).map(({ path }) => path);
    const others = [
      ...(has(cv) ? [cvPath, ...cvFiles] : []),
      ...(has(contact) ? [contactPath] : []),
      ...(resume !== null && has(JSON.parse(resume)) ? [resumePath] : []),
    ];
    const isEverywhere = has(shell) || (pages.length > 1 && pages.length === published.pages.length);
    return pages.length + others.length > 0 || isEverywhere ? [{ thing, pages, isEverywhere, others }] : [];
  });
}

/* Pages have other apostrophes and spaces than the file. */
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s/g, ' ');

/* The text itself if it has a house number beside a word for a street, in the languages that Onefolio has labels for. */
const streetIn = (text: string): string | undefined => (houseNumber.test(text) ? text : undefined);

/* English has the word behind the name, French and Arabic before it, and German as its end; numbers are before or behind. */
const french = '(?:rue|avenue|boulevard|bd|chemin|impasse|quai|allée|place|route|شارع|نهج|زنقة|طريق)';
const english = '(?:street|st|road|rd|avenue|ave|lane|boulevard|blvd)';
const german = '(?:stra(?:ß|ss)e|str\\.|weg|gasse|allee|platz|ufer|damm)';
const word = "[\\p{L}.'’-]+\\s";
const number = '(?<![\\p{Nd}\\p{L}])\\p{Nd}{1,5}\\s?(?:[a-z]|bis|ter)?(?![\\p{Nd}\\p{L}])';
const houseNumber = new RegExp(
  `${number},?\\s(?:${french}|(?:${word}){1,3}${english})(?!\\p{L})|(?:(?<!\\p{L})${french}\\s(?:${word}){0,4}|${german}\\s)${number}`,
  'iu',
);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
