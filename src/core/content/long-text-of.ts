import type { BlockOf } from '../../../schema/block.ts';
import type { TextHost } from '../block-host.ts';
import type { Location, Pointer } from '../diagnostics/diagnostic.ts';
import { decode } from '../source/decode.ts';
import type { LongText, Span } from './markdown/long-text.ts';

/** What a block says of its text. */
type Block = { [Name in 'body' | 'file']?: BlockOf<'text'>[Name] | undefined };

/** The Markdown of a block; null where it is in a file that cannot be read. */
export function markdownOf({ body = [], file }: Block, { textFile }: TextHost): string | null {
  if (file === undefined) return body.join('\n');
  const found = textFile?.(file);
  if (!found || found.flaw !== undefined) return null;
  const { text, problem } = decode(found.bytes);
  return problem ? null : text;
}

/** What a block says; undefined where it cannot be read, or nobody reads it. */
export function longTextOf(block: Block, host: TextHost): LongText | undefined {
  const markdown = host.readLongText ? markdownOf(block, host) : null;
  return markdown === null ? undefined : host.readLongText?.(markdown, textStart(block, host));
}

/** Where the Markdown of a block begins in its file. */
export function textStart({ file }: Block, { textFile }: TextHost): number {
  const found = file === undefined ? undefined : textFile?.(file);
  return (found?.flaw === undefined && found?.from) || 0;
}

/** Where some characters of the Markdown of a block are written: in its file, or in one of the lines of its body. */
export function placeIn({ body = [], file }: Block, at: Pointer, { start, length }: Span): Location {
  if (file !== undefined) return { file, offset: start, length, pointer: `${at}/file` };
  const before = body.join('\n').slice(0, start).split('\n');
  const index = before.length - 1;
  const from = String(before[index]).length;
  const within = { start: from, length: Math.min(length, String(body[index]).length - from) };
  return { pointer: `${at}/body/${index}`, part: 'value', ...(within.length > 0 && { within }) };
}
