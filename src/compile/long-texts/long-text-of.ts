import type { BlockOf } from '../../../schema/blocks/index.ts';
import type { TextHost } from '../compiler-host.ts';
import type { Location, Pointer } from '../diagnostic/diagnostic.ts';
import { decode } from '../json/decode.ts';
import type { LongText, Stretch } from '../markdown/long-text.ts';

type Block = BlockOf<'text'>;

/** The Markdown of a block; null where it is in a file that cannot be read. */
export function markdownOf({ body, file }: Pick<Block, 'body' | 'file'>, { textFile }: TextHost): string | null {
  if (file === undefined) return (body ?? []).join('\n');
  const found = textFile?.(file);
  if (!found || found.flaw !== undefined) return null;
  const { text, problem } = decode(found.bytes);
  return problem ? null : text;
}

/** What a block says; undefined where it cannot be read, or nobody reads it. */
export function longTextOf(block: Pick<Block, 'body' | 'file'>, host: TextHost): LongText | undefined {
  const markdown = host.readLongText ? markdownOf(block, host) : null;
  return markdown === null ? undefined : host.readLongText?.(markdown);
}

/** Where some characters of the Markdown of a block are written: in its file, or in one of the lines of its body. */
export function placeIn(
  { body = [], file }: Pick<Block, 'body' | 'file'>,
  at: Pointer,
  { start, length }: Stretch,
): Location {
  if (file !== undefined) return { file, offset: start, length, pointer: `${at}/file` };
  let begin = 0;
  for (const [index, line] of body.entries()) {
    const end = begin + line.length;
    if (start <= end || index === body.length - 1) {
      const from = Math.min(start - begin, line.length);
      const within = { start: from, length: Math.min(length, line.length - from) };
      return { pointer: `${at}/body/${index}`, part: 'value', ...(within.length > 0 && { within }) };
    }
    begin = end + 1;
  }
  return { pointer: `${at}/body`, part: 'key' };
}
