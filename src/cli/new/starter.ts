import type { WrittenSite } from '../../../schema/site.ts';
import { formatValue, layoutOf } from '../../core/source/changes/layout.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isTexts, type StarterBlock, type Texts } from './professions/define-starter.ts';
import { type Profession, starters } from './professions/index.ts';
import { placeholderOwner, sharedTexts } from './professions/shared-blocks.ts';

/** The owner's answers. */
export interface Owner {
  name?: string | undefined;
  email?: string | undefined;
  title?: string | undefined;
  location?: string | undefined;
}

/** Returns the text of the first site of a profession. With `printsCv`, it has the CV as PDF too. */
export const starter = (
  owner: Owner,
  languages?: readonly string[],
  timeZone?: string,
  profession?: Profession | 'general',
  printsCv?: boolean,
): string =>
  `${formatValue(siteOf(owner, languages, timeZone, profession, printsCv), { ...layoutOf(''), isFolded: true }, '')}\n`;

/** Escapes the owner's answers for the site file, and omits empty ones. */
export const withOwnerTexts = (owner: Owner): Owner =>
  Object.fromEntries(
    Object.entries(owner).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.replaceAll('{', '{{')]])),
  );

/** Returns the first site of a profession in these languages and time zone. */
export function siteOf(
  owner: Owner,
  languages: readonly string[] = ['en'],
  timeZone?: string,
  profession: Profession | 'general' = 'general',
  printsCv = false,
): WrittenSite {
  const { theme, title, description, blocks, pages = [], hasCv = true } = starters[profession];
  const [language = 'en'] = languages;
  const location = inLanguages(sharedTexts.location, languages);
  const site = {
    $schema: './site.schema.json',
    version: 2,
    ...(languages.length > 1 ? { languages } : { language }),
    ...(timeZone !== undefined && { timeZone }),
    owner: {
      name: sharedTexts.name,
      title,
      email: placeholderOwner.email,
      // A location as text isn't translatable; its city is.
      location: typeof location === 'string' ? location : { city: location },
      ...withOwnerTexts(owner),
    },
    theme,
    navigation: navigationTo(blocks),
    ...(!hasCv && { outputs: { cv: false } }),
    ...(hasCv && printsCv && { outputs: { cv: ['pdf'] } }),
    footer: { copyright: '© {year} {name}', ...(hasCv && { print: true }) },
    pages: [{ path: '/', title: sharedTexts.pageTitle, description, blocks }, ...pages],
  };
  // Each list of texts became one text or an object by language.
  return inLanguages(site, languages) as WrittenSite;
}

const navigationTo = (blocks: readonly StarterBlock[]) =>
  blocks.flatMap((block) =>
    'heading' in block && block.id !== undefined ? [{ label: block.heading, href: `/#${block.id}` }] : [],
  );

/*
 * Returns a value with its texts in these languages, the main one first. Regional variants use the texts of their
 * language ("fr-CA" is French). If the main language has no texts, they are English.
 */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguages(each, languages));
  if (!isRecord(value)) return value;
  if (isTexts(value)) return textIn(value, languages);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'body' ? linesIn(each, languages) : inLanguages(each, languages),
    ]),
  );
}

/* A long text is translated as a whole, not line by line. */
const linesIn = (lines: unknown, languages: readonly string[]): unknown =>
  languages.length === 1
    ? inLanguages(lines, languages)
    : Object.fromEntries(
        languages
          .filter((tag, index) => index === 0 || hasStarterTexts(tag))
          .map((tag) => [tag, inLanguages(lines, [tag])]),
      );

function textIn(texts: Texts, [base = 'en', ...others]: readonly string[]): string | Record<string, string> {
  const known = [
    [base, textFor(texts, base) ?? texts.en] as const,
    ...others.flatMap((tag) => {
      const text = textFor(texts, tag);
      return text === undefined ? [] : [[tag, text] as const];
    }),
  ];
  // The base language is always known.
  const [[, first]] = known as [(typeof known)[0]];
  // Texts that are equal in all languages are written once.
  return known.every(([, text]) => text === first) ? first : Object.fromEntries(known);
}

const textFor = (texts: Texts, tag: string): string | undefined =>
  (texts as Partial<Record<string, string>>)[tag.replace(/-.*/, '')];

/** Whether there are placeholder texts in a language. */
export const hasStarterTexts = (tag: string): boolean => textFor(sharedTexts.name, tag) !== undefined;
