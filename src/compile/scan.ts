/** A name that an object has twice; offsets into the text, quotation marks included. */
export interface Duplicate {
  key: string;
  first: { offset: number; length: number };
  second: { offset: number; length: number };
}

/**
 * Walks over JSON text once and without recursion: how deep it nests, and which names an object has twice.
 * JSON.parse keeps the last of two equal names in silence, and its reader may not be trusted with any depth.
 * Text that is not JSON gives some answer, never an exception.
 */
export function scan(text: string): { depth: number; duplicates: Duplicate[] } {
  const open: (Map<string, number> | null)[] = [];
  const duplicates: Duplicate[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        const names = open.at(-1);
        if (names && isFollowedByColon(text, end)) {
          const key = unquoted(text.slice(at, end));
          const first = names.get(key);
          if (first === undefined) names.set(key, at);
          else
            duplicates.push({
              key,
              first: { offset: first, length: endOfString(text, first) - first },
              second: { offset: at, length: end - at },
            });
        }
        at = end - 1;
        break;
      }
      case OPEN_OBJECT:
        open.push(new Map());
        depth = Math.max(depth, open.length);
        break;
      case OPEN_LIST:
        open.push(null);
        depth = Math.max(depth, open.length);
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
    }
  }
  return { depth, duplicates };
}

const [QUOTE, BACKSLASH, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

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
