import type { Pointer, Problem } from './diagnostic.ts';
import { pointerOf, stepsOf } from './locate.ts';
import { nearest } from './suggest.ts';
import { type Schema, schemaAt } from './walk.ts';
import { shown, withArticle } from './words.ts';
import { type Finding, wrongValue } from './wrong-value.ts';

/**
 * Turns what ajv found into problems in the owner's words: one for each mistake.
 * ajv says more than that: the outcome of each if, several keywords for one value,
 * a setting that is unknown and, for the same slip of the pen, another that is missing.
 */
export function explain(findings: Finding[], site: unknown): Problem[] {
  const problems: Problem[] = [];
  const told = new Set<Pointer>();
  const missing = new Map<Pointer, Set<string>>();
  for (const { keyword, instancePath, params } of findings)
    if (keyword === 'required') {
      const keys = missing.get(instancePath) ?? new Set();
      missing.set(instancePath, keys.add(String(params.missingProperty)));
    }

  for (const finding of findings.toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    const { keyword, instancePath, params, data } = finding;
    if (keyword === 'if') continue;
    const schema = schemaAt(site, stepsOf(instancePath));
    if (keyword === 'additionalProperties')
      problems.push(
        unknownSetting(String(params.additionalProperty), schema, instancePath, data, missing.get(instancePath)),
      );
    else if (keyword === 'required') {
      const key = String(params.missingProperty);
      if (missing.get(instancePath)?.delete(key)) problems.push(missingSetting(key, schema, instancePath, data));
    } else if (!told.has(instancePath)) {
      told.add(instancePath);
      problems.push(wrongValue(finding));
    }
  }
  return problems;
}

/* Unknown settings come first, so that a rename takes its missing setting off the list; then the broadest keyword. */
const order = ['additionalProperties', 'required', 'type', 'const', 'enum', 'minLength', 'maxLength', 'pattern'];
const rank = (keyword: string) => (order.includes(keyword) ? order.indexOf(keyword) : order.length);

function unknownSetting(
  key: string,
  schema: Schema,
  pointer: Pointer,
  data: unknown,
  missing = new Set<string>(),
): Problem {
  const known = Object.keys(schema.properties ?? {});
  const present = Object.keys(data as object);
  const meant =
    nearest(key, missing) ??
    nearest(
      key,
      known.filter((name) => !present.includes(name)),
    );
  if (meant !== undefined) missing.delete(meant);
  const at = { pointer: `${pointer}${pointerOf([key])}`, part: 'key' } as const;
  const words = { thing: withArticle(nameOf(schema)), key, known: known.join(', ') };
  if (meant === undefined) return { code: 'OF104', at, words, label: 'delete it' };
  const edits = [{ at, text: JSON.stringify(meant) }];
  return { code: 'OF104', at, words, remedy: { text: `did you mean ${shown(meant)}?`, certain: true, edits } };
}

function missingSetting(key: string, schema: Schema, pointer: Pointer, data: unknown): Problem {
  const hasType = typeof data === 'object' && data !== null && Object.hasOwn(data, 'type');
  const thing = nameOf(schema);
  const example = exampleOf(schema.title === 'Block' ? { examples: ['hero'] } : schema.properties?.[key]);
  return {
    code: 'OF102',
    at: hasType ? { pointer: `${pointer}/type`, part: 'value' } : { pointer, part: pointer === '' ? 'value' : 'key' },
    words: { thing, key, example: `"${key}": ${example}` },
    label: `${withArticle(thing)} needs "${key}"`,
  };
}

function exampleOf(schema: Schema | undefined): string {
  const example = schema?.examples?.[0] ?? schema?.default ?? schema?.const ?? schema?.enum?.[0];
  if (example !== undefined) return JSON.stringify(example);
  return schema?.type === 'array' ? '[ … ]' : schema?.type === 'object' ? '{ … }' : '"…"';
}

/* What the owner calls the object that a schema describes: a block by its type, all else by the schema's title. */
function nameOf({ title = 'object', properties }: Schema): string {
  const type = properties?.type?.const;
  return typeof type === 'string' ? type : title.toLowerCase();
}
