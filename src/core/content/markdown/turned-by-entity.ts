import type { TextNode } from '../../../../schema/rich-text.ts';
import { plain } from '../../../shared/marks.ts';
import { unshowableIn } from '../../source/characters.ts';
import type { Flaw, Span } from './long-text.ts';

/**
 * The entity that turns the writing direction of what was read of a stretch of Markdown, and nothing turns it back:
 * undefined where there is none. The signs themselves are looked for before a text is read.
 */
export function turnedByEntity(nodes: TextNode[], markdown: string, { start, length }: Span): Flaw | undefined {
  const entities = [...markdown.slice(start, start + length).matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi)];
  if (entities.length === 0) return undefined;
  for (const text of textsIn(nodes)) {
    const found = unshowableIn(plain(text));
    const entity =
      found && entities.find(([, hex, decimal]) => nameOf(Number(hex ? `0x${hex}` : decimal)) === found.character);
    if (entity) {
      const [written] = entity;
      const words = { character: found.character };
      return { code: found.code, start: start + entity.index, length: written.length, words };
    }
  }
  return undefined;
}

const nameOf = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

function* textsIn(nodes: object): Generator<string> {
  for (const [name, inner] of Object.entries(nodes)) {
    if (typeof inner === 'string') yield inner;
    // In code an entity is what it looks like.
    else if (typeof inner === 'object' && name !== 'lines') yield* textsIn(inner);
  }
}
