const [BLANK, QUOTE, COLON, BACKSLASH] = [0x20, 0x22, 0x3a, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const pagesName = [...new TextEncoder().encode('"pages"')];

/** Where something stands in the bytes of a file; the end is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** Where each entry of the top-level list "pages" stands. `bytes` are UTF-8 and known to be JSON without equal names. */
export function pageRanges(bytes: Uint8Array): Range[] {
  const ranges: Range[] = [];
  let depth = 0;
  let isInPages = false;
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE: {
        const end = endOfString(bytes, at);
        if (depth === 1 && !isInPages) isInPages = isPagesName(bytes, at, end) && opensList(bytes, end);
        at = end - 1;
        break;
      }
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth++;
        if (isInPages && depth === 3) start = at;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (isInPages && depth === 3) ranges.push({ start, end: at + 1 });
        depth--;
        if (isInPages && depth === 1) return ranges;
    }
  }
  return ranges;
}

function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === QUOTE) return at + 1;
  }
  return bytes.length;
}

const isPagesName = (bytes: Uint8Array, start: number, end: number) =>
  end - start === pagesName.length && pagesName.every((byte, index) => bytes[start + index] === byte);

/* A name, not a text: behind a colon and blanks there is a list. */
function opensList(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (Number(bytes[at]) <= BLANK || bytes[at] === COLON) at++;
  return bytes[at] === OPEN_LIST;
}
