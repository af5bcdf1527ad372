import type { Problem } from '../diagnostic/diagnostic.ts';
import { pointerOf } from '../json/locate.ts';
import { type Schema, schemaAt, shapeOf } from '../site/walk.ts';
import { tooLong } from './wrong-value.ts';

/**
 * Refuses what is too much before anything looks at it closely: more blocks than were agreed on, lists longer than the
 * schema allows. What the schema does not know is not looked into.
 */
export function checkSizes(value: unknown, maxBlocks: number): Problem[] {
  const problems: Problem[] = [];
  let count = 0;
  // The steps are the same list all the way, because most of a large site is found to be right.
  const steps: (string | number)[] = [];
  const visit = (here: object, { properties = {}, items = {}, maxItems = Number.POSITIVE_INFINITY }: Schema): void => {
    const isList = Array.isArray(here);
    if (isList && steps.at(-1) === 'blocks') count += here.length;
    if (isList && here.length > maxItems) {
      problems.push(tooLong(here, maxItems, pointerOf(steps)));
      return;
    }
    const enter = (entry: unknown, step: string | number) => {
      if (typeof entry !== 'object' || entry === null) return;
      const schema = isList ? items : Object.hasOwn(properties, step) ? properties[step] : undefined;
      if (!schema) return;
      steps.push(step);
      visit(entry, shapeOf(schema, entry));
      steps.pop();
    };
    if (isList) here.forEach(enter);
    else for (const key of Object.keys(here)) enter(here[key as keyof typeof here], key);
  };
  if (typeof value === 'object' && value !== null) visit(value, schemaAt(value, []));
  if (count > maxBlocks)
    problems.push({ code: 'OF017', at: { pointer: '/pages', part: 'key' }, words: { count, limit: maxBlocks } });
  return problems;
}
