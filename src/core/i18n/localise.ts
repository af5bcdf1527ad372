import { patterns } from '../../../schema/patterns.ts';
import { type Site, site as siteSchema, type WrittenSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { foreignSign } from '../../shared/marks.ts';
import { mapEntries, mapValues } from '../resolve/map-values.ts';
import { isWords, type Schema, shapeOf, textKinds } from '../resolve/walk.ts';
import { type ByLanguage, isByLanguage, isLimited } from './by-language.ts';
import { hasNoLocalizedText } from './each-by-language.ts';
import { unlessBuiltIn } from './labels/unless-built-in.ts';
import { absentPages } from './language-links.ts';
import { languagesOf, prefixOf } from './languages-of.ts';

/**
 * A site as it reads in one of its languages: of each text by language that one, or the base where it is missing. An entry
 * that does not exist in the language is hidden, so that every other keeps its place. Parts without any of that are not
 * copied. With `marks`, a text of a block that stands in for another begins with a sign (see src/shared/marks.ts).
 */
export function localise(written: WrittenSite, language: string, marks = false): Site {
  const { languages, ...rest } = written;
  const [base = language] = languagesOf(written);
  const reading = { language, base, marks, isShown: false };
  // A site in one language is that site, unless it says of a text which language that is.
  if (!languages && hasNoLocalizedText(written)) return written as Site;
  if (!languages) return pick(siteSchema, written, reading) as Site;
  const ownWords = language === base ? {} : unlessBuiltIn(rest, language);
  const site = pick(siteSchema, { ...rest, ...ownWords }, reading) as Site;
  const prefix = prefixOf(language, base);
  // Of one language nothing is said.
  const several = languages.length > 1 && { languages, absent: absentPages(written) };
  return { ...site, language, ...several, ...(prefix && { prefix }) };
}

interface Reading {
  language: string;
  base: string;
  marks: boolean;
  /* Whether it stands where a text may be marked. */
  isShown: boolean;
}

function pick(schema: Schema, value: unknown, reading: Reading): unknown {
  if (!isRecord(value)) return isForeignParagraph(schema, value, reading) ? foreignSign + value : value;
  if (isByLanguage(schema, value)) return pickText(schema, value as ByLanguage, reading);
  if (Array.isArray(value)) {
    // Where the schema has a list, it says of what.
    return mapEntries(value, (entry) => pickEntry(schema.items as Schema, entry, reading));
  }
  const { properties = {} } = shapeOf(schema, value);
  const picked = mapValues(value, (inner, key) => {
    const own = properties[key];
    const isShown = isCompared(value, key) ? false : reading.isShown || isShownIn(schema, key);
    return own ? pick(own, inner, { ...reading, isShown }) : inner;
  });
  const isLongText = schema.title === 'Block' && value.type === 'text';
  return isLongText || value.options ? withBase(value, picked, reading) : picked;
}

/* A paragraph is never the same in two languages: written once, it is of the first. A name or a label may be of any. */
const isForeignParagraph = ({ pattern }: Schema, value: unknown, { marks, isShown, language, base }: Reading) =>
  marks && isShown && language !== base && typeof value === 'string' && pattern === patterns.prose;

/* What stands on pages and around them, what lists say of a page, and what the CV says of the owner. */
const isShownIn = ({ title }: Schema, key: string): boolean => (title === 'Page' ? inLists : around).has(key);
const inLists: ReadonlySet<string> = new Set(['blocks', 'title', 'summary', 'description']);
const around: ReadonlySet<string> = new Set(['blocks', 'navigation', 'footer', 'notFound', 'owner']);

/* By its tags a list finds its pages. */
const isCompared = ({ type }: Record<string, unknown>, key: string): boolean => type === 'page-list' && key === 'tags';

function pickText({ pattern, items }: Schema, value: ByLanguage, { language, base, marks, isShown }: Reading): unknown {
  if (Object.hasOwn(value, language)) return value[language];
  const text = value[base];
  if (!marks || !isShown) return text;
  const kind = textKinds.get(String(pattern ?? items?.pattern));
  if (!kind || !isWords(kind)) return text;
  return typeof text === 'string' ? foreignSign + text : (text as string[]).map((each) => foreignSign + each);
}

function pickEntry(schema: Schema, entry: unknown, reading: Reading): unknown {
  if (!isRecord(entry) || !isLimited(schema, entry)) return pick(schema, entry, reading);
  const { languages, ...rest } = entry;
  // Who finds that it is not there can say where it is.
  const elsewhere = { hidden: true, languages };
  // What does not exist in the first language stands in for nothing.
  const marks = reading.marks && languages.includes(reading.base);
  const picked = pick(schema, rest, { ...reading, marks }) as object;
  return languages.includes(reading.language) ? picked : { ...picked, ...elsewhere };
}

/*
 * A long text is another file, or another list of lines: its block as a whole says that it is of the base. And what a
 * select sends is the same in every language.
 */
function withBase(written: Record<string, unknown>, part: Record<string, unknown>, reading: Reading) {
  const { language, base, marks } = reading;
  if (language === base) return part;
  if (Array.isArray(written.options)) {
    // Their placeholders are filled where all others are: see src/blocks/form/index.ts.
    const values = written.options.map((option) => (isRecord(option) ? (option as ByLanguage)[base] : option));
    return { ...part, values };
  }
  const text = written.body ?? written.file;
  const isOwn = isRecord(text) && !Array.isArray(text) && Object.hasOwn(text, language);
  return marks && !isOwn ? { ...part, foreign: base } : part;
}
