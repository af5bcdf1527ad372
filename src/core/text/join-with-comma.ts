import type { RichText } from '../../../schema/rich-text.ts';
import { concatTexts } from '../../shared/rich-text.ts';

/** Joins texts with the comma of a language. */
export function joinWithComma(texts: readonly string[], language: string): string;
export function joinWithComma(texts: readonly RichText[], language: string): RichText;
export function joinWithComma(texts: readonly RichText[], language: string): RichText {
  return concatTexts(texts, /^(?:ar|ckb|fa|ps|sd|ug|ur)(?:-|$)/.test(language) ? '، ' : ', ');
}
