import type { Problem } from './diagnostic.ts';
import { pointerOf } from './locate.ts';
import { type Schema, schemaAt } from './walk.ts';
import { tooLong } from './wrong-value.ts';

/**
 * Refuses what is too much before anything looks at it closely: more blocks than were agreed on, lists longer than the
 * schema allows. What the schema does not know is not looked into.
 */
export function checkSizes(value: unknown, maxBlocks: number): Problem[] {
  const problems: Problem[] = [];
  let count = 0;
  const visit = (here: unknown, schema: Schema, steps: (string | number)[]): void => {
    if (Array.isArray(here)) {
      if (steps.at(-1) === 'blocks') count += here.length;
      const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
      if (here.length > most) problems.push(tooLong(here, most, pointerOf(steps)));
      else
        for (const [index, entry] of here.entries())
          visit(entry, schemaAt([entry], ['0'], { items: schema.items ?? {} }), [...steps, index]);
    } else if (typeof here === 'object' && here !== null) {
      for (const [name, entry] of Object.entries(here)) {
        const inner = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
        if (inner) visit(entry, inner, [...steps, name]);
      }
    }
  };
  visit(value, schemaAt(value, []), []);
  if (count > maxBlocks)
    problems.push({ code: 'OF017', at: { pointer: '/pages', part: 'key' }, words: { count, limit: maxBlocks } });
  return problems;
}
