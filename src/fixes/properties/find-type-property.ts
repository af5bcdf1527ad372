import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { isOneOf } from '../names/candidates.ts';
import { blockSchema } from '../places/block-schema.ts';
import { extraSetting, isLanguagesType } from '../places/block-type.ts';
import { typeBySettings } from '../places/misplaced-entry.ts';
import { languagesBlockFix } from '../places/move-spoken-languages.ts';
import { suggestTypeFor } from '../places/suggest-type-for.ts';
import { unwrapGroups } from '../places/unwrap-groups.ts';
import { typePropertyNames } from '../tables/block-types.ts';
import { rewriteProperty } from './find-renaming.ts';

/** Finds the setting that contains the type of a block under another name, and returns the fix that renames it. */
export function findTypeProperty(
  registry: BlockRegistry,
  data: Record<string, unknown>,
  steps: JsonPath,
  site: unknown,
): { key: string; fix: Fix } | undefined {
  const typeBySchema = typeBySettings(registry, data);
  const known = typeBySchema === undefined ? {} : blockSchema(registry, typeBySchema).properties;
  // Timelines also have a "kind", and card grids a "layout".
  for (const [key, typeName] of Object.entries(data)) {
    if (!isOneOf(key, typePropertyNames) || Object.hasOwn({ ...known }, key) || typeof typeName !== 'string') continue;
    if (isLanguagesType(typeName)) return { key, fix: languagesBlockFix(steps, site, key) };
    const { [key]: _, ...rest } = data;
    const type = suggestTypeFor(registry, typeName, rest);
    // The value is valid for that block type.
    if (type === undefined || isSettingValue(registry, type, key, typeName)) continue;
    const { text, edits, ...fix } = rewriteProperty(steps, key, 'type', type);
    const extra = extraSetting(typeName, type, rest);
    const inner = unwrapGroups(rest, blockSchema(registry, type), steps, site)?.proposal;
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

const isSettingValue = (registry: BlockRegistry, type: string, key: string, typeName: string): boolean =>
  blockSchema(registry, type)?.properties?.[key]?.enum?.includes(typeName) === true;
