import { isTranslatableList } from '../../../schema/by-language.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { asEntry, type Schema, schemaAt, shapeOf } from '../resolve/walk.ts';
import { pointerOf } from '../source/pointer.ts';
import { tooLong } from './invalid-value.ts';

/**
 * Refuses too many blocks, and lists longer than the schema allows, before later stages take time over them. Settings
 * that the schema does not know are skipped.
 */
export function checkSizes(value: unknown, maxBlocks: number): Problem[] {
  const problems: Problem[] = [];
  let count = 0;
  // One shared list of steps: copying it for each value would cost most of the time, and nearly all values are right.
  const steps: (string | number)[] = [];
  const visit = (here: Record<string, unknown>, whole: Schema): void => {
    const { properties = {}, items = {}, maxItems = Number.POSITIVE_INFINITY } = whole;
    const isList = Array.isArray(here);
    if (isList && steps.at(-1) === 'blocks') count += here.length;
    if (isList && here.length > maxItems) {
      problems.push(tooLong(here, maxItems, pointerOf(steps)));
      return;
    }
    const isByLanguage = !isList && isTranslatableList(whole);
    const enter = (entry: unknown, step: string | number) => {
      if (!isRecord(entry)) return;
      const setting = Object.hasOwn(properties, step) ? properties[step] : undefined;
      const schema = isList ? items : isByLanguage ? whole : setting;
      if (!schema) return;
      const shape = shapeOf(schema, entry);
      steps.push(step);
      visit(entry, isList && entry.languages ? asEntry(shape) : shape);
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
