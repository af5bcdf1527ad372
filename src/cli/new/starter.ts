import type { WrittenSite } from '../../../schema/site.ts';
import { formatValue, layoutOf } from '../../core/source/changes/layout.ts';
import { isTimeZone } from '../../core/text/day-in-time-zone.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Profession } from './choices.ts';
import { starters } from './starters/starters.ts';

/** The owner's answers. */
export interface Owner {
  name?: string | undefined;
  email?: string | undefined;
  title?: string | undefined;
  location?: string | undefined;
}

/** Formats a new site as text. */
export const formatSite = (site: unknown): string => `${formatValue(site, { ...layoutOf(''), isFolded: true }, '')}\n`;

/** Returns the complete sample. It is large and rarely used. */
export const sample = async (): Promise<WrittenSite> =>
  (await import('../../../samples/three-languages/site.json')).default as unknown as WrittenSite;

/** Returns the first site of a profession: see `personalize`. */
export const siteOf = (
  answers: Owner,
  languages?: readonly string[],
  timeZone?: string,
  profession: Profession | 'general' = 'general',
): WrittenSite => personalize(starters[profession], answers, languages, timeZone);

/**
 * Returns a starter or the sample with the owner's answers, in these languages and time zone. With `printsCv`, it has
 * the CV as PDF too.
 */
export function personalize(
  starter: WrittenSite,
  answers: Owner,
  languages: readonly string[] = ['en'],
  timeZone?: string,
  printsCv = false,
): WrittenSite {
  const { $schema: _, version, languages: __, owner: placeholders, theme, navigation, ...rest } = starter;
  const owner = { ...(inLanguages(placeholders, languages) as WrittenSite['owner']), ...escaped(answers) };
  // Only cities have translations; in one language, the location is a text.
  if (typeof owner.location === 'object' && Object.keys(owner.location).join() === 'city')
    owner.location = typeof owner.location.city === 'string' ? owner.location.city : owner.location;
  const settings = { theme, navigation, ...(printsCv && { outputs: { cv: ['pdf'] } }), ...rest };
  return {
    $schema: './site.schema.json',
    version,
    ...(languages.length > 1 ? { languages } : { language: languages[0] }),
    ...(timeZone !== undefined && { timeZone }),
    owner,
    ...(inLanguages(settings, languages) as typeof settings),
  } as WrittenSite;
}

/* Escapes the owner's answers for the site file, and omits empty ones. */
const escaped = (answers: Owner): Owner =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.replaceAll('{', '{{')]])),
  );

/*
 * Returns a value with its texts in these languages, the main one first. Regional variants use the texts of their
 * language ("fr-CA" is French). If the main language has no texts, they are English.
 */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguages(each, languages));
  if (!isRecord(value)) return value;
  if (!isTexts(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inLanguages(each, languages)]));
  const texts = languages.map(
    (tag, index) => [tag, textIn(value, tag) ?? (index === 0 ? value.en : undefined)] as const,
  );
  const known = texts.filter(([, text]) => text !== undefined);
  // Texts that are equal in all languages are written once.
  return known.every(([, text]) => text === known[0]?.[1]) ? known[0]?.[1] : Object.fromEntries(known);
}

const textIn = (texts: Record<string, unknown>, tag: string): unknown => texts[tag.replace(/-.*/, '')];

/** Whether a value of a starter is a text in several languages. No setting has the name "en". */
export const isTexts = (value: object): boolean => Object.hasOwn(value, 'en');

/** Whether there are placeholder texts in a language. */
export const hasStarterTexts = (tag: string): boolean =>
  starters.general.languages?.includes(tag.replace(/-.*/, '')) ?? false;

/** Returns the IANA name of this computer's time zone; undefined if there is none. */
export function systemTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
