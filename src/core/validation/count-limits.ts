import { isTranslatableList, languagesOfEntry } from '../../../schema/by-language.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { tooLong } from './invalid-value.ts';
import { isByLanguage, type Schema } from './schema.ts';
import { isLimited, visitSite } from './schema-visitor.ts';

/**
 * Reports too many blocks, and arrays longer than the schema allows, before later stages spend time on them. Skips
 * properties that the schema doesn't describe.
 */
export function checkSizes(registry: BlockRegistry, value: unknown, maxBlocks: number): Problem[] {
  const problems: Problem[] = [];
  let count = 0;
  const check = (
    list: unknown,
    { maxItems = Number.POSITIVE_INFINITY }: Schema,
    steps: readonly (string | number)[],
  ) => {
    if (!Array.isArray(list)) return true;
    if (steps.at(-1) === 'blocks') count += list.length;
    if (list.length <= maxItems) return true;
    problems.push(tooLong(list, maxItems, pointerOf(steps)));
    return false;
  };
  visitSite(registry, value, ({ schema, value: data, steps, parent }, inside) => {
    if (!isRecord(data)) return data;
    if (Array.isArray(parent?.value) && isLimited(registry, schema, data))
      check(data.languages, languagesOfEntry, [...steps, 'languages']);
    if (isTranslatableList(schema) && isByLanguage(schema, data))
      for (const tag of Object.keys(data)) check(data[tag], schema, [...steps, tag]);
    return check(data, schema, steps) ? inside() : data;
  });
  if (count > maxBlocks)
    problems.push({ code: 'OF017', at: { pointer: '/pages', part: 'key' }, details: { count, limit: maxBlocks } });
  return problems;
}
