import type { Code } from 'mdast';
import type { CodeBlock } from '../../../../../schema/long-text.ts';
import type { Reading } from '../reading.ts';
import { readCode } from './read-code.ts';

/** Converts a code block to page data, and reports the flaws of its fence. */
export function fencedCode({ value, lang, meta, position }: Code, reading: Reading): CodeBlock {
  const whole = reading.spanOf(position);
  const source = reading.sourceOf(whole);
  const first = source.replace(/[\r\n][\s\S]*/, '');
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  const line = { ...whole, length: first.length };
  if (fence === undefined) reading.flaw('OF403', line);
  else if (!isClosed(source, fence)) reading.flaw('OF415', line, { fence });

  const info = [lang, meta].filter((part) => part != null).join(' ');
  const { block, flaws } = readCode(info, value.replace(/\r\n?/g, '\n'));
  for (const { kind, start, found, suggestion } of flaws) {
    // A fence has at least three characters, and the info string is at least as long in the source as in the tree.
    const offset = Math.max(0, first.indexOf(found, start + 3));
    const [, file] = /:(.+)/.exec(found) ?? [];
    const replacement =
      file === undefined ? suggestion && `"${suggestion}"` : `${found.slice(0, -file.length - 1)} title="${file}"`;
    const hint = replacement === undefined ? '' : `Did you mean ${replacement}? `;
    const at = { start: whole.start + offset, length: Math.min(found.length, first.length - offset) };
    if (kind === 'language') reading.flaw('OF421', at, { found, hint });
    else
      reading.flaw('OF414', at, {
        found,
        lines: block.lines.length === 1 ? '1 line' : `${block.lines.length} lines`,
      });
  }
  return block;
}

/* An unclosed fence would turn the rest of the text into code. */
function isClosed(source: string, fence: string): boolean {
  const [, ...lines] = source.trimEnd().split(/\r\n|\r|\n/);
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  return last.length >= fence.length && [...last].every((each) => each === fence.charAt(0));
}
