import { shown } from '../diagnostic/wording.ts';
import type { Stretch } from './long-text.ts';
import type { Reading } from './reading.ts';

/** Tells of HTML in a text, and what Markdown has in its place. */
export function tellHtml(html: string, at: Stretch, reading: Reading): void {
  const [, advice = 'say it in Markdown or leave it out'] = ways.find(([sign]) => sign.test(html)) ?? [];
  reading.flaw('OF401', at, { found: shown(html), advice });
}

const ways: [sign: RegExp, advice: string][] = [
  [/^<!--/, 'delete it: a text has no notes to yourself'],
  [/^<br\b/i, 'end the line with a backslash in its place'],
  [/^<(?:b|strong)\b/i, 'write **words**'],
  [/^<(?:i|em)\b/i, 'write _words_'],
  [/^<a\b/i, 'write [words](address)'],
  [/^<img\b/i, 'write ![what it shows](/picture.jpg)'],
];
