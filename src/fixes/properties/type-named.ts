import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { blockOf } from '../places/block-named.ts';
import { extraSettings, isOfLanguages } from '../places/block-type.ts';
import { languagesBlockFix } from '../places/languages-block.ts';
import { typeBySettings } from '../places/misplaced-entry.ts';
import { typeTaking } from '../places/type-taking.ts';
import { unpacked } from '../places/unpacked.ts';
import { rewritten } from './rewritten.ts';

/** The setting of a block without a type that says the type under another name, and the fix that writes it. */
export function typeNamed(
  data: Record<string, unknown>,
  way: JsonPath,
  site: unknown,
): { key: string; fix: Fix } | undefined {
  const told = typeBySettings(data);
  const own = told === undefined ? {} : blockOf(told).properties;
  for (const [key, word] of Object.entries(data)) {
    if (!other.test(key) || Object.hasOwn({ ...own }, key) || typeof word !== 'string') continue;
    if (isOfLanguages(word)) return { key, fix: languagesBlockFix(way, site, key) };
    const { [key]: _, ...rest } = data;
    const type = typeTaking(word, rest);
    // A layout that blocks of that type have is no other word for it.
    if (type === undefined || takes(type, key, word)) continue;
    const { text, edits, ...fix } = rewritten(way, key, 'type', type);
    const besides = extraSettings(word, type, rest);
    const inner = unpacked(rest, blockOf(type), way, site)?.offer;
    return {
      key,
      fix: {
        ...fix,
        text: `${text}${besides ? ` and add "${besides.name}": "${besides.value}"` : ''}${inner ? `; ${inner.text}` : ''}`,
        edits: [
          ...edits,
          ...(besides ? [{ kind: 'set', at: [...way, besides.name], value: besides.value } as const] : []),
          ...(inner?.changes ?? []),
        ],
      },
    };
  }
  return undefined;
}

const takes = (type: string, key: string, word: string): boolean =>
  blockOf(type)?.properties?.[key]?.enum?.includes(word) === true;

/* What others call the type of a block. A timeline has a "kind" of its own, and a card grid a "layout". */
const other = /^_?(?:block|blocktype|component|template|section|widget|module|kind|layout)$/i;
