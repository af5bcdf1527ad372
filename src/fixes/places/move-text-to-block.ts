import { patterns } from '../../../schema/patterns.ts';
import { joinNames } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { suggestForHtml } from '../../core/text/suggest-for-html.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isTextOfPage, suggestNames } from '../names/candidates.ts';
import { shorten } from '../shorten.ts';
import { addBlock } from './add-block.ts';
import type { FixProposal } from './fix-proposal.ts';

/**
 * Moves the text of a page, which other generators store beside its title, to a text block at the end of the page.
 * Returns the settings that contain the text. Undefined if there are none.
 */
export function moveTextToBlock(
  unknown: readonly string[],
  data: Record<string, unknown>,
  schema: Schema,
  steps: JsonPath,
): { keys: string[]; proposal: FixProposal } | undefined {
  if (schema.title !== 'Page' || Object.hasOwn(data, 'folder')) return undefined;
  const keys = unknown.filter((key) => isTextOfPage(key) && paragraphsIn(data[key]).length > 0);
  const [first] = keys;
  if (first === undefined) return undefined;
  const lines = keys.flatMap((key, index) => [...(index > 0 ? [''] : []), ...linesOf(paragraphsIn(data[key]))]);
  const block = { type: 'text', ...withHeading(lines) };
  const others = keys.slice(1).map((key) => ({ kind: 'remove', at: [...steps, key] }) as const);
  const from = [...steps, first];
  const place = joinNames(keys);
  if (Array.isArray(data.blocks)) {
    // A block among others needs an ID, so that links can point to it.
    const added = addBlock(data.blocks, [...steps, 'blocks'], block, 'text');
    return {
      keys,
      proposal: {
        text: `add the text to "blocks" and remove ${place}: ${shorten(added.value)}`,
        changes: [{ kind: 'remove', at: from }, ...others, added],
      },
    };
  }
  // An alias of `blocks` is renamed first; the text can move there afterward.
  const hasBlocks =
    Object.hasOwn(data, 'blocks') ||
    unknown.some(
      (key) => Array.isArray(data[key]) && !keys.includes(key) && suggestNames(key, schema).includes('blocks'),
    );
  if (hasBlocks) return { keys, proposal: { text: `move the text to "blocks": ${shorten(block)}` } };
  return {
    keys,
    proposal: {
      text: `replace ${place} with "blocks": ${shorten([block])}`,
      changes: [{ kind: 'rename', at: from, name: 'blocks' }, { kind: 'set', at: from, value: [block] }, ...others],
      provides: 'blocks',
    },
  };
}

const paragraphsIn = (value: unknown): string[] => {
  const list = [value].flat();
  return list.every((each) => typeof each === 'string') && list.some((each) => each.trim() !== '') ? list : [];
};

/* A list with empty entries contains lines; any other list contains paragraphs. */
function linesOf(list: string[]): string[] {
  const text = list.join(list.includes('') ? '\n' : '\n\n');
  return (suggestForHtml(text) ?? text)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
}

/* A heading at the start becomes the heading of the block. */
function withHeading(lines: string[]): { heading?: string; body: string[] } {
  const [first = '', ...rest] = lines;
  const heading = /^# +(.*?)[ #]*$/.exec(first)?.[1] ?? '';
  const start = rest.findIndex((line) => line !== '');
  return start >= 0 && heading.length <= 120 && new RegExp(patterns.line, 'u').test(heading) && !/[*_`[{]/.test(heading)
    ? { heading, body: rest.slice(start) }
    : { body: lines };
}
