import type { WrittenSite } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { describePath } from '../core/diagnostics/wording.ts';
import { placeholdersOf } from '../core/i18n/check-translated-placeholders.ts';
import type { LabelTable } from '../core/i18n/labels/en.ts';
import { languagesOf } from '../core/i18n/languages-of.ts';
import { stateOf } from '../core/i18n/missing-translations.ts';
import { acceptedMarks } from '../core/validation/accepted-marks.ts';
import { isRecord } from '../shared/is-record.ts';
import { type TranslatableText, textsInto } from './texts-in-language.ts';

/** A file for a translator: each text by its pointer, with its context and a place for the translation. */
export interface TranslationFile {
  base: string;
  language: string;
  texts: Record<string, TextToTranslate>;
}

/** A text in the main language and the target language, by their tags. */
type TextToTranslate = {
  /** A description of its place. */
  where: string;
  /** The maximum number of characters, in a list for each entry. */
  maxLength?: number;
  /** Placeholders to leave unchanged. */
  keep?: string[];
  /** The supported formatting. */
  marks?: string;
} & Record<string, unknown>;

/**
 * Returns the untranslated texts of a site; with `all`, or for a new language, every visible text. Long texts in
 * separate files are returned in `textFiles`, with their names by language. `labels` are the built-in labels of the main
 * language. For the main language itself, returns the labels that appear in English.
 */
export function textsToTranslate(
  registry: BlockRegistry,
  written: WrittenSite,
  language: string,
  all: boolean,
  labels: LabelTable,
): { file: TranslationFile; textFiles: Map<string, Record<string, unknown>> } {
  const languages = languagesOf(written);
  const [base = ''] = languages;
  const takesAll = all || !languages.includes(language);
  const file: TranslationFile = { base: language === base ? 'en' : base, language, texts: {} };
  const textFiles = new Map<string, Record<string, unknown>>();
  for (const [pointer, text] of textsInto(registry, written, language, labels)) {
    const state = text.isLabel ? stateOfLabel(text, language) : stateOf(text, language);
    if (state === 'elsewhere' || (!takesAll && state !== 'missing')) continue;
    if (text.kind === 'textFile') {
      if (state === 'missing') textFiles.set(String(text.base), text.texts ?? { [base]: text.base });
      continue;
    }
    const { schema } = text;
    const { maxLength } = schema.items ?? schema;
    const keep = text.kind === 'markdown' ? [] : [...placeholdersOf(text.base)];
    const marks = text.kind === 'markdown' ? 'markdown' : acceptedMarks(text);
    file.texts[pointer] = {
      where: describePath(registry, written, pointer),
      ...(maxLength && { maxLength }),
      ...(keep.length > 0 && { keep }),
      ...(marksInWords[marks] && { marks: marksInWords[marks] }),
      [text.from]: text.base,
      [language]: text.own ?? text.texts?.[language] ?? (typeof text.base === 'string' ? '' : []),
    };
  }
  return { file, textFiles };
}

const stateOfLabel = ({ own, texts = {} }: TranslatableText, language: string) =>
  own === undefined && !Object.hasOwn(texts, language) ? 'missing' : 'translated';

const marksInWords = {
  markdown: 'Markdown, one line per entry',
  all: '**bold**, *italic*, `code`, [text](URL)',
  'no-links': '**bold**, *italic*, `code`',
  none: undefined,
};

/** Reads a translation file, or returns why it can't be used. Only the two languages of each text matter. */
export function readTranslations(value: unknown, language: string): TranslationFile | { wrong: string } {
  if (!isRecord(value) || !isRecord(value.texts) || typeof value.base !== 'string')
    return { wrong: 'it was not created by "onefolio translate --export": "base" or "texts" is missing' };
  if (value.language !== language)
    return { wrong: `its translations are in "${value.language}", not in "${language}"` };
  // Invalid entries are rejected one by one.
  return { base: value.base, language, texts: value.texts as TranslationFile['texts'] };
}

/** Returns the name of a translated file: "gyms.fr.md" for "gyms.md", and for "gyms.en.md" if `base` is "en". */
export function nameOfTranslation(file: string, language: string, base: string): string {
  const whole = file.replace(/\.[^./]+$/, '');
  const name = whole.endsWith(`.${base}`) ? whole.slice(0, -base.length - 1) : whole;
  return `${name}.${language}${file.slice(whole.length)}`;
}
