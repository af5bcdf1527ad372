import { isRecord } from '../shared/is-record.ts';
import type { TranslationFile } from './texts-to-translate.ts';

/** Reads a translation file, or returns why it can't be used. Only the two languages of each text matter. */
export function readTranslations(value: unknown, language: string): TranslationFile | { wrong: string } {
  if (!isRecord(value) || !isRecord(value.texts) || typeof value.base !== 'string')
    return { wrong: 'it was not created by "onefolio translate --export": "base" or "texts" is missing' };
  if (value.language !== language)
    return { wrong: `its translations are in "${value.language}", not in "${language}"` };
  // Invalid entries are rejected one by one.
  return { base: value.base, language, texts: value.texts as TranslationFile['texts'] };
}
