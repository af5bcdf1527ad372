/** Where something stands in the bytes of a file; the end is exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Ranges of a text as ranges of the bytes that it was decoded from, in the order of the text. */
export function inBytes(
  ranges: readonly { start: number; end: number }[],
  text: string,
  bytes: Uint8Array,
): ByteRange[] {
  const encoder = new TextEncoder();
  let at = 0;
  // The text has lost the mark that its bytes may begin with.
  let byte = bytes[0] === 0xef ? 3 : 0;
  const byteAt = (offset: number) => {
    byte += encoder.encode(text.slice(at, offset)).length;
    at = offset;
    return byte;
  };
  return ranges.map(({ start, end }) => ({ start: byteAt(start), end: byteAt(end) }));
}
