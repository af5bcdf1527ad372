import { pointerOf } from './locate.ts';

/** A name that an object has twice; offsets into the text, quotation marks included. */
interface Duplicate {
  key: string;
  pointer: string;
  first: { offset: number; length: number };
  second: { offset: number; length: number };
}

interface Open {
  /** Where each name of an object stands; null for a list. */
  names: Map<string, number> | null;
  /** The name or the index of what is being read. */
  step: string | number;
}

/**
 * Walks over JSON text once and without recursion: how deep it nests, where it first nests deeper than `maxDepth`, and
 * which names an object has twice, the first `limit` of them. JSON.parse keeps the last of two equal names in silence, and its reader may not be trusted with any
 * depth. Text that is not JSON gives some answer, never an exception.
 */
export function scan(
  text: string,
  limit: number,
  maxDepth: number,
): { depth: number; tooDeep: number | null; duplicates: Duplicate[] } {
  const open: Open[] = [];
  const duplicates: Duplicate[] = [];
  let depth = 0;
  let tooDeep: number | null = null;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        const inside = open.at(-1);
        if (inside?.names && isFollowedByColon(text, end)) {
          const key = unquoted(text.slice(at, end));
          inside.step = key;
          const first = inside.names.get(key);
          if (first === undefined) inside.names.set(key, at);
          else if (duplicates.length < limit)
            duplicates.push({
              key,
              pointer: pointerOf(open.map(({ step }) => step)),
              first: { offset: first, length: endOfString(text, first) - first },
              second: { offset: at, length: end - at },
            });
        }
        at = end - 1;
        break;
      }
      case OPEN_OBJECT:
        open.push({ names: new Map(), step: '' });
        depth = Math.max(depth, open.length);
        if (depth > maxDepth) tooDeep ??= at;
        break;
      case OPEN_LIST:
        open.push({ names: null, step: 0 });
        depth = Math.max(depth, open.length);
        if (depth > maxDepth) tooDeep ??= at;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
        break;
      case COMMA: {
        const inside = open.at(-1);
        if (typeof inside?.step === 'number') inside.step += 1;
      }
    }
  }
  return { depth, tooDeep, duplicates };
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at + 1;
  }
  return text.length;
}

function isFollowedByColon(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return text.charAt(at) === ':';
}

/* "a" and "\u0061" are the same name. */
function unquoted(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}
