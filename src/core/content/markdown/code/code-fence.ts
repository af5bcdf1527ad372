import type { Code } from 'mdast';
import type { CodeBlock } from '../../../../../schema/rich-text.ts';
import type { Reading } from '../reading.ts';
import { readCode } from './read-code.ts';

/** Code between two fences. */
export function fencedCode({ value, lang, meta, position }: Code, reading: Reading): CodeBlock {
  const whole = reading.stretch(position);
  const written = reading.written(whole);
  const first = written.replace(/[\r\n][\s\S]*/, '');
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  const line = { ...whole, length: first.length };
  if (fence === undefined) reading.flaw('OF403', line);
  else if (!isClosed(written, fence)) reading.flaw('OF415', line, { fence });

  const info = [lang, meta].filter((part) => part != null).join(' ');
  const { block, flaws } = readCode(info, value.replace(/\r\n?/g, '\n'));
  for (const { kind, start, found, meant } of flaws) {
    // A fence has three signs at least, and what stands behind it is written no shorter than it is read.
    const at = Math.max(0, first.indexOf(found, start + 3));
    const [, file] = /:(.+)/.exec(found) ?? [];
    const better = file === undefined ? meant && `"${meant}"` : `${found.slice(0, -file.length - 1)} title="${file}"`;
    const hint = better === undefined ? '' : `Did you mean ${better}? `;
    const place = { start: whole.start + at, length: Math.min(found.length, first.length - at) };
    if (kind === 'language') reading.flaw('OF421', place, { found, hint });
    else
      reading.flaw('OF414', place, {
        found,
        lines: block.lines.length === 1 ? '1 line' : `${block.lines.length} lines`,
      });
  }
  return block;
}

/* Of code that nothing closes, all that follows would be a part. */
function isClosed(written: string, fence: string): boolean {
  const [, ...lines] = written.trimEnd().split(/\r\n|\r|\n/);
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  return last.length >= fence.length && [...last].every((each) => each === fence.charAt(0));
}
