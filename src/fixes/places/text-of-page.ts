import { patterns } from '../../../schema/patterns.ts';
import { together } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { suggestForHtml } from '../../core/text/suggest-for-html.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isTextOfPage, suggestNames } from '../names/candidates.ts';
import { shortened } from '../shortened.ts';
import { newBlock } from './new-block.ts';
import type { Offer } from './offer.ts';

/**
 * What becomes of the text of a page, as other programs have it beside its title: a block of text, which is the last one
 * where there are others. The settings that say it come along, the first of which is unknown. Undefined where none does.
 */
export function textOfPage(
  unknown: readonly string[],
  data: Record<string, unknown>,
  schema: Schema,
  way: JsonPath,
): { keys: string[]; offer: Offer } | undefined {
  if (schema.title !== 'Page' || Object.hasOwn(data, 'folder')) return undefined;
  const keys = unknown.filter((key) => isTextOfPage(key) && paragraphsIn(data[key]).length > 0);
  const [first] = keys;
  if (first === undefined) return undefined;
  const lines = keys.flatMap((key, index) => [...(index > 0 ? [''] : []), ...linesOf(paragraphsIn(data[key]))]);
  const block = { type: 'text', ...withHeading(lines) };
  const others = keys.slice(1).map((key) => ({ kind: 'remove', at: [...way, key] }) as const);
  const from = [...way, first];
  const place = together(keys);
  if (Array.isArray(data.blocks)) {
    // Of several blocks each has an id, so that it can be linked to.
    const added = newBlock(data.blocks, [...way, 'blocks'], block, 'text');
    return {
      keys,
      offer: {
        text: `add the text to "blocks" and remove ${place}: ${shortened(added.value)}`,
        changes: [{ kind: 'remove', at: from }, ...others, added],
      },
    };
  }
  // What stands for the blocks gets their name first, and this is one of them then.
  const hasBlocks =
    Object.hasOwn(data, 'blocks') ||
    unknown.some(
      (key) => Array.isArray(data[key]) && !keys.includes(key) && suggestNames(key, schema).includes('blocks'),
    );
  if (hasBlocks) return { keys, offer: { text: `move the text to "blocks": ${shortened(block)}` } };
  return {
    keys,
    offer: {
      text: `replace ${place} with "blocks": ${shortened([block])}`,
      changes: [{ kind: 'rename', at: from, name: 'blocks' }, { kind: 'set', at: from, value: [block] }, ...others],
      settles: 'blocks',
    },
  };
}

const paragraphsIn = (value: unknown): string[] => {
  const list = [value].flat();
  return list.every((each) => typeof each === 'string') && list.some((each) => each.trim() !== '') ? list : [];
};

/* A list that has empty lines has lines; another has paragraphs. */
function linesOf(list: string[]): string[] {
  const text = list.join(list.includes('') ? '\n' : '\n\n');
  return (suggestForHtml(text) ?? text)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
}

/* What stands over the text is the heading of its block. */
function withHeading(lines: string[]): { heading?: string; body: string[] } {
  const [first = '', ...rest] = lines;
  const heading = /^# +(.*?)[ #]*$/.exec(first)?.[1] ?? '';
  const start = rest.findIndex((line) => line !== '');
  return start >= 0 && heading.length <= 120 && new RegExp(patterns.line, 'u').test(heading) && !/[*_`[{]/.test(heading)
    ? { heading, body: rest.slice(start) }
    : { body: lines };
}
