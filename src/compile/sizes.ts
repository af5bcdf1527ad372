import type { Problem } from './diagnostic.ts';
import { pointerOf } from './locate.ts';
import { type Schema, schemaAt } from './walk.ts';
import { tooLong } from './wrong-value.ts';

/** More settings than any object has; a guard against files made to exhaust the machine. */
const maxSettings = 1000;

/**
 * Refuses what is too much before anything looks at it closely: more blocks than were agreed on, lists longer than the
 * schema allows, objects with more settings than there are. What the schema does not know is not looked into.
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
      const names = Object.keys(here);
      if (names.length > maxSettings) problems.push(tooMany(names.length, steps));
      else
        for (const [name, entry] of Object.entries(here)) {
          const inner =
            schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
          if (inner) visit(entry, inner, [...steps, name]);
        }
    }
  };
  visit(value, schemaAt(value, []), []);
  if (count > maxBlocks)
    problems.push({ code: 'OF017', at: { pointer: '/pages', part: 'key' }, words: { count, limit: maxBlocks } });
  return problems;
}

function tooMany(count: number, steps: (string | number)[]): Problem {
  const at = { pointer: pointerOf(steps), part: 'value' } as const;
  return { code: 'OF020', at, words: { count, limit: maxSettings } };
}
