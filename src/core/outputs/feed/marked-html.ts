import { type Part, partsOf } from '../../../shared/marks.ts';
import { escapeHtml } from './escape-html.ts';

const elements = { strong: 'strong', emphasis: 'em', code: 'code' };

/** Converts a text with marks to HTML; line breaks become <br>. */
export const markedHtml = (text: string, addressOf: (href: string) => string): string =>
  partsOf(text)
    .map((part) => partHtml(part, addressOf))
    .join('');

function partHtml(part: Part, addressOf: (href: string) => string): string {
  if (typeof part === 'string') return escapeHtml(part).replaceAll('\n', '<br>');
  const inside = part.parts.map((each) => partHtml(each, addressOf)).join('');
  if (part.kind === 'note') return `<sup>${inside}</sup>`;
  if (part.kind === 'foreign') {
    const [language, direction] = part.href.split(' ') as [string, string];
    return `<span lang="${escapeHtml(language)}" dir="${direction}">${inside}</span>`;
  }
  if (part.kind === 'link') return `<a href="${escapeHtml(addressOf(part.href))}">${inside}</a>`;
  const element = elements[part.kind];
  return `<${element}>${inside}</${element}>`;
}
