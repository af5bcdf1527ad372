import type { WrittenSite } from '../../schema/site.ts';
import { describePath } from '../core/diagnostics/wording.ts';
import { placeholdersOf } from '../core/i18n/check-placeholders.ts';
import { stateOf } from '../core/i18n/coverage.ts';
import { languagesOf } from '../core/i18n/languages-of.ts';
import { acceptedMarks } from '../core/text/accepted-marks.ts';
import { textsInLanguage } from './texts-in-language.ts';

/** What a translator gets: each text by its pointer, with what it is and an empty place for the translation. */
export interface TranslationFile {
  base: string;
  language: string;
  texts: Record<string, TextToTranslate>;
}

/** A text in the base and, where it is there, in the other language: both by their tags. */
export type TextToTranslate = {
  /** Where it stands, in words. */
  where: string;
  /** How many characters a translation may have, or each of its paragraphs. */
  maxLength?: number;
  /** Placeholders that stay as they are. */
  keep?: string[];
  /** Marks that a translation may have. */
  marks?: string;
} & Record<string, unknown>;

/**
 * The texts of a site that are not there in a language: with `all`, or where the site does not have that language yet,
 * every text that people read. Long texts in files of their own are named beside, by what they are in the languages that
 * have them.
 */
export function textsToTranslate(
  written: WrittenSite,
  language: string,
  all: boolean,
): { file: TranslationFile; textFiles: Map<string, Record<string, unknown>> } {
  const languages = languagesOf(written);
  const [base = ''] = languages;
  const takesAll = all || !languages.includes(language);
  const file: TranslationFile = { base, language, texts: {} };
  const textFiles = new Map<string, Record<string, unknown>>();
  for (const [pointer, text] of textsInLanguage(written, base)) {
    const state = stateOf(text, language);
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
      where: describePath(written, pointer),
      ...(maxLength && { maxLength }),
      ...(keep.length > 0 && { keep }),
      ...(marksInWords[marks] && { marks: marksInWords[marks] }),
      [base]: text.base,
      [language]: text.texts?.[language] ?? (typeof text.base === 'string' ? '' : []),
    };
  }
  return { file, textFiles };
}

const marksInWords = {
  markdown: 'Markdown, one line per entry',
  all: '**bold**, *italic*, `code`, [text](URL)',
  'no-links': '**bold**, *italic*, `code`',
  none: undefined,
};
