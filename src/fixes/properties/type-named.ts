import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { blockSchema } from '../places/block-named.ts';
import { extraSetting, isLanguagesType } from '../places/block-type.ts';
import { languagesBlockFix } from '../places/languages-block.ts';
import { typeBySettings } from '../places/misplaced-entry.ts';
import { suggestTypeFor } from '../places/type-taking.ts';
import { unwrapGroups } from '../places/unpacked.ts';
import { rewriteProperty } from './rewritten.ts';

/** The setting of a block without a type that says the type under another name, and the fix that writes it. */
export function findTypeProperty(
  data: Record<string, unknown>,
  steps: JsonPath,
  site: unknown,
): { key: string; fix: Fix } | undefined {
  const typeBySchema = typeBySettings(data);
  const known = typeBySchema === undefined ? {} : blockSchema(typeBySchema).properties;
  for (const [key, typeName] of Object.entries(data)) {
    if (!typePropertyNames.test(key) || Object.hasOwn({ ...known }, key) || typeof typeName !== 'string') continue;
    if (isLanguagesType(typeName)) return { key, fix: languagesBlockFix(steps, site, key) };
    const { [key]: _, ...rest } = data;
    const type = suggestTypeFor(typeName, rest);
    // A layout that blocks of that type have is no other word for it.
    if (type === undefined || isSettingValue(type, key, typeName)) continue;
    const { text, edits, ...fix } = rewriteProperty(steps, key, 'type', type);
    const extra = extraSetting(typeName, type, rest);
    const inner = unwrapGroups(rest, blockSchema(type), steps, site)?.offer;
    return {
      key,
      fix: {
        ...fix,
        text: `${text}${extra ? ` and add "${extra.name}": "${extra.value}"` : ''}${inner ? `; ${inner.text}` : ''}`,
        edits: [
          ...edits,
          ...(extra ? [{ kind: 'set', at: [...steps, extra.name], value: extra.value } as const] : []),
          ...(inner?.changes ?? []),
        ],
      },
    };
  }
  return undefined;
}

const isSettingValue = (type: string, key: string, typeName: string): boolean =>
  blockSchema(type)?.properties?.[key]?.enum?.includes(typeName) === true;

/* What others call the type of a block. A timeline has a "kind" of its own, and a card grid a "layout". */
const typePropertyNames = /^_?(?:block|blocktype|component|template|section|widget|module|kind|layout)$/i;
