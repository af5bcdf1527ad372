import { isRecord } from '../shared/is-record.ts';
import type { TranslationFile } from './texts-to-translate.ts';

/** What a translator hands back, or why it cannot be used. Of each text only the two languages matter. */
export function readTranslations(value: unknown, language: string): TranslationFile | { wrong: string } {
  if (!isRecord(value) || !isRecord(value.texts) || typeof value.base !== 'string')
    return { wrong: 'it was not created by "onefolio translate --export": "base" or "texts" is missing' };
  if (value.language !== language)
    return { wrong: `its translations are in "${value.language}", not in "${language}"` };
  // What is no entry is refused by itself.
  return { base: value.base, language, texts: value.texts as TranslationFile['texts'] };
}
