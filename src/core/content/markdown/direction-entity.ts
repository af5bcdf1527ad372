import type { TextNode } from '../../../../schema/long-text.ts';
import { isRich, plainText } from '../../../shared/rich-text.ts';
import type { Flaw, Span } from '../../diagnostics/flaw.ts';
import { unshowableIn } from '../../text/characters.ts';

/**
 * Returns a flaw for the entity that leaves an unbalanced direction character in a part of the Markdown; undefined if
 * there is none. Direction characters in the source itself are reported before parsing.
 */
export function findDirectionEntity(nodes: TextNode[], markdown: string, { start, length }: Span): Flaw | undefined {
  const entities = [...markdown.slice(start, start + length).matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi)];
  if (entities.length === 0) return undefined;
  for (const text of textsIn(nodes)) {
    const found = unshowableIn(text);
    const entity =
      found &&
      entities.find(
        ([, hex, decimal]) => Number(hex ? `0x${hex}` : decimal) === Number(`0x${found.character.slice(2)}`),
      );
    if (entity) {
      const [written] = entity;
      const details = { character: found.character };
      return { code: found.code, start: start + entity.index, length: written.length, details };
    }
  }
  return undefined;
}

function* textsIn(nodes: object): Generator<string> {
  for (const [name, inner] of Object.entries(nodes)) {
    if (typeof inner === 'string') yield inner;
    else if (isRich(inner)) yield plainText(inner);
    // In code, entities are literal.
    else if (typeof inner === 'object' && name !== 'lines') yield* textsIn(inner);
  }
}
