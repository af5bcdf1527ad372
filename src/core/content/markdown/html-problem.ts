import type { Span } from '../../diagnostics/text-problem.ts';
import { shown } from '../../diagnostics/wording.ts';
import type { Reading } from './reading.ts';

/** Reports HTML in a text, with advice for Markdown. */
export function reportHtml(html: string, at: Span, reading: Reading): void {
  const [, advice = 'Use Markdown instead, or remove it.'] = replacements.find(([tag]) => tag.test(html)) ?? [];
  reading.report('OF401', at, { found: shown(html), advice });
}

const replacements: [tag: RegExp, advice: string][] = [
  [/^<!--/, "Remove it. Comments aren't supported."],
  [/^<br\b/i, 'End the line with a backslash instead.'],
  [/^<(?:b|strong)\b/i, 'Write **text** instead.'],
  [/^<(?:i|em)\b/i, 'Write _text_ instead.'],
  [/^<a\b/i, 'Write [link text](URL) instead.'],
  [/^<img\b/i, 'Write ![description](/picture.jpg) instead.'],
];
