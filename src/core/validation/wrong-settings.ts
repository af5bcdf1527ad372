import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { settingAt, shown, shownKey } from '../diagnostics/wording.ts';
import type { WrongSettings } from '../problem-cause.ts';
import type { Schema } from './schema.ts';
import { exampleOf } from './schema-example.ts';

/** Reports the unknown settings of an object, and then the missing ones. */
export function wrongSettings(registry: BlockRegistry, wrong: WrongSettings, pointer: Pointer): Problem[] {
  const cause = { kind: 'settings', pointer, wrong } as const;
  return [
    ...wrong.unknown.map((key) => ({ ...unknownSetting(key, wrong, pointer), cause })),
    ...wrong.missing.map((key) => ({ ...missingSetting(registry, key, wrong, pointer), cause })),
  ];
}

/** Reports an unknown setting. */
export function unknownSetting(key: string, { schema }: Pick<WrongSettings, 'schema'>, pointer: Pointer): Problem {
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
  { schema, data }: Pick<WrongSettings, 'schema' | 'data'>,
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
