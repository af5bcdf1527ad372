import type { BlockRegistry } from '../block-registry.ts';
import type { MissingProperties } from '../cause.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { settingAt, shown, shownKey } from '../diagnostics/wording.ts';
import { exampleOf } from './example.ts';
import type { Schema } from './schema.ts';

/** Reports the unknown settings of an object, and then the missing ones. */
export function wrongSettings(registry: BlockRegistry, issues: MissingProperties, pointer: Pointer): Problem[] {
  const cause = { kind: 'settings', pointer, issues } as const;
  return [
    ...issues.unknown.map((key) => ({ ...unknownSetting(key, issues, pointer), cause })),
    ...issues.missing.map((key) => ({ ...missingSetting(registry, key, issues, pointer), cause })),
  ];
}

/** Reports an unknown setting. */
export function unknownSetting(key: string, { schema }: Pick<MissingProperties, 'schema'>, pointer: Pointer): Problem {
  const at = { pointer: `${pointer}${pointerOf([key])}`, part: 'key' } as const;
  const known =
    schema.title === 'Block' ? ['type, plus the settings for that type'] : Object.keys({ ...schema.properties });
  const details = { thing: thingAt(pointer, schema), key: shownKey(key), known: known.join(', ') };
  return { code: 'OF104', at, details };
}

/* Reports a missing setting. */
function missingSetting(
  registry: BlockRegistry,
  key: string,
  { schema, data }: Pick<MissingProperties, 'schema' | 'data'>,
  pointer: Pointer,
): Problem {
  const example =
    schema.title === 'Block'
      ? shown(registry.schemas[0].properties.type.const)
      : exampleOf(registry, schema.properties?.[key]);
  return {
    code: 'OF102',
    at: Object.hasOwn(data, 'type')
      ? { pointer: `${pointer}/type`, part: 'value' }
      : { pointer, part: pointer === '' ? 'value' : 'key' },
    details: { thing: thingAt(pointer, schema, (noun) => `the ${noun}`), key, example: `"${key}": ${example}` },
    label: `"${key}" is required`,
  };
}

/*
 * Names an object for its owner: a block by its type, a list entry by its title, and any other object by its setting.
 */
function thingAt(pointer: Pointer, { title = 'object', properties }: Schema, article = (noun: string) => noun) {
  const type = properties?.type?.const;
  if (typeof type === 'string') return article(type);
  const setting = settingAt(pointer);
  return setting.startsWith('"') ? setting : article(title.toLowerCase());
}
