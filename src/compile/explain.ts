import type { Pointer, Problem, Remedy } from './diagnostic.ts';
import { pointerOf, stepsOf } from './locate.ts';
import { limit } from './report.ts';
import { didYouMean, nearest } from './suggest.ts';
import { type Schema, schemaAt } from './walk.ts';
import { withArticle } from './words.ts';
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

  const present = new Map<unknown, string[]>();
  const renames = new Map<string, Remedy>();
  for (const finding of findings.toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    // Nobody reads on, and finding what was meant takes its time.
    if (problems.length >= limit) break;
    const { keyword, instancePath, params, data } = finding;
    if (keyword === 'if') continue;
    const schema = schemaAt(site, stepsOf(instancePath));
    if (keyword === 'additionalProperties') {
      const names = present.get(data) ?? Object.keys(data as object);
      present.set(data, names);
      const key = String(params.additionalProperty);
      const problem = unknownSetting(key, schema, finding, names, missing.get(instancePath));
      problems.push(problem);
      if (problem.remedy) doubt(problem.remedy, instancePath, renames);
    } else if (keyword === 'required') {
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
  { instancePath: pointer, data }: Finding,
  present: string[],
  missing = new Set<string>(),
): Problem {
  const known = Object.keys(schema.properties ?? {});
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
  const remedy = didYouMean(at, key, meant);
  const isTaken = takes(schema.properties?.[meant], (data as Record<string, unknown>)[key]);
  return { code: 'OF104', at, words, remedy: { ...remedy, certain: remedy.certain && isTaken } };
}

/* Whether a setting takes values of this kind; a text may be a number or true in quotation marks. */
function takes({ type }: Schema = {}, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'number' || type === 'integer') return typeof value === 'number' || typeof value === 'string';
  return type === undefined || typeof value === type || (type === 'boolean' && typeof value === 'string');
}

/* When two settings would take one name, which of them was meant is not certain. */
function doubt(remedy: Remedy, pointer: Pointer, renames: Map<string, Remedy>): void {
  const name = `${pointer} ${remedy.text}`;
  const rival = renames.get(name);
  if (rival) {
    rival.certain = false;
    remedy.certain = false;
  }
  renames.set(name, remedy);
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
