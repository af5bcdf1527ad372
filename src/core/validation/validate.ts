import { version, type WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { AjvFinding, MissingProperties } from '../cause.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { maxProblems } from '../diagnostics/diagnostic.ts';
import { stepsOf } from '../diagnostics/pointer.ts';
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
  return { problems: explain(registry, registry.accepts.errors as AjvFinding[], value, isInText) };
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
  findings: AjvFinding[],
  site: unknown,
  isInText: (pointer: Pointer) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, issues] of issuesByObject(registry, findings, site, isInText)) {
    // More are never shown.
    if (problems.length >= maxProblems) return problems;
    problems.push(...wrongSettings(registry, issues, pointer));
  }
  const reported = new Set<Pointer>();
  for (const finding of findings.toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    if (problems.length >= maxProblems) break;
    const { keyword, instancePath } = finding;
    if (keyword === 'if' || isOfSettings(keyword) || reported.has(instancePath)) continue;
    reported.add(instancePath);
    problems.push(invalidValue(registry, ofOneLanguage(registry, finding, site)));
  }
  return problems;
}

/*
 * The schema of translatable text is shared by all texts. This replaces it with the schema of the text itself, which
 * has its limits and name.
 */
function ofOneLanguage(registry: BlockRegistry, finding: AjvFinding, site: unknown): AjvFinding {
  const schema = textSchemaAt(registry, site, stepsOf(finding.instancePath));
  if (!schema) return finding;
  const params = finding.keyword === 'type' ? { ...finding.params, type: schema.type } : finding.params;
  return { ...finding, parentSchema: schema, params };
}

/* The broadest keyword comes first: only the first error of a value is reported. */
const order = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern'];
const rank = (keyword: string) => (order.includes(keyword) ? order.indexOf(keyword) : order.length);
const isOfSettings = (keyword: string) => keyword === 'additionalProperties' || keyword === 'required';

function issuesByObject(
  registry: BlockRegistry,
  findings: AjvFinding[],
  site: unknown,
  isInText: (pointer: Pointer) => boolean,
): Map<Pointer, MissingProperties> {
  const byObject = new Map<Pointer, MissingProperties & { unknown: string[]; missing: string[] }>();
  for (const { keyword, instancePath, params, data } of findings) {
    if (!isOfSettings(keyword)) continue;
    const issues = byObject.get(instancePath) ?? {
      schema: schemaAt(registry, site, stepsOf(instancePath)),
      // ajv only checks the properties of objects.
      data: data as Record<string, unknown>,
      unknown: [],
      missing: [],
      isInText: isInText(instancePath),
    };
    const [names, name] =
      keyword === 'required'
        ? [issues.missing, String(params.missingProperty)]
        : [issues.unknown, String(params.additionalProperty)];
    // Both the folder schema and the page schema report a folder.
    if (!names.includes(name)) names.push(name);
    byObject.set(instancePath, issues);
  }
  return byObject;
}
