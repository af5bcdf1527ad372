import type { BlockOf } from '../../../schema/block.ts';
import type { TextHost } from '../block-host.ts';
import type { Location, Pointer } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/text-problem.ts';
import { decode } from '../source/decode.ts';
import type { LongText } from './markdown/long-text.ts';

/** The settings of a block that contain its text. */
type Block = { [Name in 'body' | 'file']?: BlockOf<'text'>[Name] | undefined };

/** Returns the Markdown of a block; null if its file can't be read. */
export function markdownOf({ body = [], file }: Block, { textFile }: TextHost): string | null {
  if (file === undefined) return body.join('\n');
  const found = textFile?.(file);
  if (!found || found.problem !== undefined) return null;
  const { text, problem } = decode(found.bytes);
  return problem ? null : text;
}

/** Returns the parsed text of a block; undefined if its file can't be read or the host has no parser. */
export function longTextOf(block: Block, host: TextHost): LongText | undefined {
  const markdown = host.readLongText ? markdownOf(block, host) : null;
  return markdown === null ? undefined : host.readLongText?.(markdown, textStart(block, host));
}

/** Returns the offset at which the Markdown of a block starts in its file. */
export function textStart({ file }: Block, { textFile }: TextHost): number {
  const found = file === undefined ? undefined : textFile?.(file);
  return (found?.problem === undefined && found?.from) || 0;
}

/** Converts a range of a block's Markdown to a location in its file, or in a line of its body. */
export function placeIn({ body = [], file }: Block, at: Pointer, { start, length }: Span): Location {
  if (file !== undefined) return { file, offset: start, length, pointer: `${at}/file` };
  const before = body.join('\n').slice(0, start);
  const index = before.split('\n').length - 1;
  const offset = before.length - (before.lastIndexOf('\n') + 1);
  const { [index]: line = '' } = body;
  const within = { start: offset, length: Math.min(length, line.length - offset) };
  return { pointer: `${at}/body/${index}`, part: 'value', ...(within.length > 0 && { within }) };
}
