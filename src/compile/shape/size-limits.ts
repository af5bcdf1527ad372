import { isRecord } from '../../shared/is-record.ts';
import type { Problem } from '../diagnostic/diagnostic.ts';
import { pointerOf } from '../json/pointer.ts';
import { type Schema, schemaAt, shapeOf } from '../site/walk.ts';
import { tooLong } from './wrong-value.ts';

/**
 * Refuses too many blocks, and lists longer than the schema allows, before later stages take time over them. Settings
 * that the schema does not know are skipped.
 */
export function checkSizes(value: unknown, maxBlocks: number): Problem[] {
  const problems: Problem[] = [];
  let count = 0;
  // One shared list of steps: copying it for each value would cost most of the time, and nearly all values are right.
  const steps: (string | number)[] = [];
  const visit = (
    here: Record<string, unknown>,
    { properties = {}, items = {}, maxItems = Number.POSITIVE_INFINITY }: Schema,
  ): void => {
    const isList = Array.isArray(here);
    if (isList && steps.at(-1) === 'blocks') count += here.length;
    if (isList && here.length > maxItems) {
      problems.push(tooLong(here, maxItems, pointerOf(steps)));
      return;
    }
    const enter = (entry: unknown, step: string | number) => {
      if (!isRecord(entry)) return;
      const schema = isList ? items : Object.hasOwn(properties, step) ? properties[step] : undefined;
      if (!schema) return;
      steps.push(step);
      visit(entry, shapeOf(schema, entry));
      steps.pop();
    };
    if (isList) here.forEach(enter);
    else for (const key of Object.keys(here)) enter(here[key], key);
  };
  if (isRecord(value)) visit(value, schemaAt(value, []));
  if (count > maxBlocks)
    problems.push({ code: 'OF017', at: { pointer: '/pages', part: 'key' }, words: { count, limit: maxBlocks } });
  return problems;
}
