import { version, type WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { maxProblems } from '../diagnostics/diagnostic.ts';
import { stepsOf } from '../diagnostics/pointer.ts';
import type { AjvError, WrongSettings } from '../problem-cause.ts';
import { invalidValue } from './invalid-value.ts';
import { schemaAt, textSchemaAt } from './schema-visitor.ts';
import { wrongSettings } from './wrong-settings.ts';

/**
 * Validates a value against the schema of a site. For a file of another version, reports only the version. `isInText`
 * returns whether a value is in front matter instead of the site file.
 */
export function validate(
  registry: BlockRegistry,
  value: unknown,
  isInText: (pointer: Pointer) => boolean,
): { site: WrittenSite } | { problems: Problem[] } {
  const other = otherVersion(value);
  if (other) return { problems: [other] };
  if (registry.accepts(value)) return { site: value };
  // A rejected value has errors with their schemas, because ajv runs in verbose mode.
  return { problems: explain(registry, registry.accepts.errors as AjvError[], value, isInText) };
}

/** Reports a file of another version; undefined if the version matches or is missing. */
export function otherVersion(value: unknown): Problem | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  const found = value.version;
  // Other numbers were never versions, so the schema reports them.
  if (typeof found !== 'number' || !Number.isInteger(found) || found < 0 || found === version) return undefined;
  return { code: 'OF901', at: { pointer: '/version', part: 'value' }, details: { found, known: version } };
}

/*
 * Converts ajv's errors to one problem for each mistake. ajv reports more errors: the result of each `if`, and several
 * keywords for one value. `isInText` returns whether a value is in front matter instead of the site file.
 */
function explain(
  registry: BlockRegistry,
  errors: AjvError[],
  site: unknown,
  isInText: (pointer: Pointer) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, wrong] of wrongSettingsByObject(registry, errors, site, isInText)) {
    // More are never shown.
    if (problems.length >= maxProblems) return problems;
    problems.push(...wrongSettings(registry, wrong, pointer));
  }
  const reported = new Set<Pointer>();
  for (const error of errors.toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    if (problems.length >= maxProblems) break;
    const { keyword, instancePath } = error;
    if (keyword === 'if' || isOfSettings(keyword) || reported.has(instancePath)) continue;
    reported.add(instancePath);
    problems.push(invalidValue(registry, ofOneLanguage(registry, error, site)));
  }
  return problems;
}

/*
 * The schema of translatable text is shared by all texts. This replaces it with the schema of the text itself, which
 * has its limits and name.
 */
function ofOneLanguage(registry: BlockRegistry, error: AjvError, site: unknown): AjvError {
  const schema = textSchemaAt(registry, site, stepsOf(error.instancePath));
  if (!schema) return error;
  const params = error.keyword === 'type' ? { ...error.params, type: schema.type } : error.params;
  return { ...error, parentSchema: schema, params };
}

/* The broadest keyword comes first: only the first error of a value is reported. */
const order = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern'];
const rank = (keyword: string) => (order.includes(keyword) ? order.indexOf(keyword) : order.length);
const isOfSettings = (keyword: string) => keyword === 'additionalProperties' || keyword === 'required';

function wrongSettingsByObject(
  registry: BlockRegistry,
  errors: AjvError[],
  site: unknown,
  isInText: (pointer: Pointer) => boolean,
): Map<Pointer, WrongSettings> {
  const byObject = new Map<Pointer, WrongSettings & { unknown: string[]; missing: string[] }>();
  for (const { keyword, instancePath, params, data } of errors) {
    if (!isOfSettings(keyword)) continue;
    const wrong = byObject.get(instancePath) ?? {
      schema: schemaAt(registry, site, stepsOf(instancePath)),
      // ajv only checks the properties of objects.
      data: data as Record<string, unknown>,
      unknown: [],
      missing: [],
      isInText: isInText(instancePath),
    };
    const [names, name] =
      keyword === 'required'
        ? [wrong.missing, String(params.missingProperty)]
        : [wrong.unknown, String(params.additionalProperty)];
    // Both the folder schema and the page schema report a folder.
    if (!names.includes(name)) names.push(name);
    byObject.set(instancePath, wrong);
  }
  return byObject;
}
