import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { limit } from '../diagnostics/report.ts';
import { stepsOf } from '../source/pointer.ts';
import type { AjvFinding, MissingProperties } from './finding.ts';
import { invalidValue } from './invalid-value.ts';
import { schemaAt, textSchemaAt } from './schema-visitor.ts';
import { wrongSettings } from './wrong-settings.ts';

/**
 * Turns ajv's errors into problems in the owner's words, one for each mistake. ajv reports more: the outcome of each
 * `if`, and several keywords for one value. `isInText` tells whether a value is written before a text, and not in the
 * site file.
 */
export function explain(
  registry: BlockRegistry,
  findings: AjvFinding[],
  site: unknown,
  isInText: (pointer: Pointer) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  for (const [pointer, lack] of lacksOf(registry, findings, site, isInText)) {
    // More are never shown.
    if (problems.length >= limit) return problems;
    problems.push(...wrongSettings(registry, lack, pointer));
  }
  const reported = new Set<Pointer>();
  for (const finding of findings.toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    if (problems.length >= limit) break;
    const { keyword, instancePath } = finding;
    if (keyword === 'if' || isOfSettings(keyword) || reported.has(instancePath)) continue;
    reported.add(instancePath);
    problems.push(invalidValue(registry, ofOneLanguage(registry, finding, site)));
  }
  return problems;
}

/*
 * What texts may be is defined once for all of them, in one language or in several: what is said of one, and what it is
 * called, stands at its place.
 */
function ofOneLanguage(registry: BlockRegistry, finding: AjvFinding, site: unknown): AjvFinding {
  const schema = textSchemaAt(registry, site, stepsOf(finding.instancePath));
  if (!schema) return finding;
  const params = finding.keyword === 'type' ? { ...finding.params, type: schema.type } : finding.params;
  return { ...finding, parentSchema: schema, params };
}

/* The broadest keyword first: of several that one value breaks, only the first is reported. */
const order = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern'];
const rank = (keyword: string) => (order.includes(keyword) ? order.indexOf(keyword) : order.length);
const isOfSettings = (keyword: string) => keyword === 'additionalProperties' || keyword === 'required';

function lacksOf(
  registry: BlockRegistry,
  findings: AjvFinding[],
  site: unknown,
  isInText: (pointer: Pointer) => boolean,
): Map<Pointer, MissingProperties> {
  const lacks = new Map<Pointer, MissingProperties & { unknown: string[]; missing: string[] }>();
  for (const { keyword, instancePath, params, data } of findings) {
    if (!isOfSettings(keyword)) continue;
    const lack = lacks.get(instancePath) ?? {
      schema: schemaAt(registry, site, stepsOf(instancePath)),
      // ajv looks for settings in objects only.
      data: data as Record<string, unknown>,
      unknown: [],
      missing: [],
      isInText: isInText(instancePath),
    };
    const [names, name] =
      keyword === 'required'
        ? [lack.missing, String(params.missingProperty)]
        : [lack.unknown, String(params.additionalProperty)];
    // Of a folder both what it is and what a page is say so.
    if (!names.includes(name)) names.push(name);
    lacks.set(instancePath, lack);
  }
  return lacks;
}
