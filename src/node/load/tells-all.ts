import type { LongText } from '../../compile/markdown/long-text.ts';
import { type Part, partsOf } from '../../shared/marks.ts';

/**
 * Whether a text that was kept tells of every address and picture that it shows, so that each is checked as if the text had
 * just been read. One that somebody else has written may not.
 */
export function tellsAll({ content, links, pictures }: LongText): boolean {
  const known = { href: textsOf(links), src: textsOf(pictures) };
  const areTold = (parts: Part[]): boolean =>
    parts.every((part) => {
      if (typeof part === 'string') return !/[\uFDD3\uFDD4\uFDD6]/.test(part);
      const isTold =
        part.kind === 'note' ? /^\d+#\d+$/.test(part.href) : part.kind !== 'link' || known.href.has(part.href);
      return isTold && areTold(part.parts);
    });
  const isTold = (value: unknown): boolean => {
    if (typeof value === 'string') return areTold(partsOf(value));
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(
      ([name, inner]) => isTold(inner) && (name === 'href' || name === 'src' ? known[name].has(inner) : true),
    );
  };
  return isTold(content);
}

const textsOf = (written: LongText['links']) => new Set(written.map(({ text }) => text));
