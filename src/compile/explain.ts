import { blocks } from '../../schema/blocks/index.ts';
import { patternSentences, patterns } from '../../schema/patterns.ts';
import type { Pointer, Problem, Remedy } from './diagnostic.ts';
import { pointerOf, stepsOf } from './locate.ts';
import { nearest } from './suggest.ts';
import type { Finding } from './validate.ts';
import { shown, singular, thingAt, withArticle } from './words.ts';

/**
 * Turns what ajv found into problems in the owner's words: one for each mistake.
 * ajv says more than that: the outcome of each if, several keywords for one value,
 * a setting that is unknown and, for the same slip of the pen, another that is missing.
 */
export function explain(findings: Finding[], site: unknown): Problem[] {
  const problems: Problem[] = [];
  const told = new Set<Pointer>();
  const missing = new Map<Pointer, Set<string>>();
  for (const finding of findings)
    if (finding.keyword === 'required') {
      const keys = missing.get(finding.instancePath) ?? new Set();
      missing.set(finding.instancePath, keys.add(String(finding.params.missingProperty)));
    }

  const ranked = [...findings].sort((a, b) => rank(a.keyword) - rank(b.keyword));
  for (const finding of ranked) {
    const { keyword, instancePath } = finding;
    if (keyword === 'if') continue;
    if (keyword === 'additionalProperties') {
      problems.push(unknownSetting(finding, missing.get(instancePath) ?? new Set()));
      continue;
    }
    if (keyword === 'required') {
      const key = String(finding.params.missingProperty);
      if (missing.get(instancePath)?.delete(key)) problems.push(missingSetting(finding, key));
      continue;
    }
    if (told.has(instancePath)) continue;
    told.add(instancePath);
    problems.push(wrongValue(finding, site));
  }
  return problems;
}

/* Unknown settings come first, so that a rename takes its missing setting off the list; then the broadest keyword. */
const order = ['additionalProperties', 'required', 'type', 'const', 'enum', 'minLength', 'maxLength', 'pattern'];
const rank = (keyword: string) => (order.includes(keyword) ? order.indexOf(keyword) : order.length);

function unknownSetting({ instancePath, params, parentSchema, data }: Finding, missing: Set<string>): Problem {
  const key = String(params.additionalProperty);
  const known = Object.keys((parentSchema?.properties ?? {}) as object);
  const present = Object.keys(data as object);
  const meant =
    nearest(key, missing) ??
    nearest(
      key,
      known.filter((name) => !present.includes(name)),
    );
  if (meant !== undefined) missing.delete(meant);
  const at = { pointer: `${instancePath}${pointerOf([key])}`, part: 'key' } as const;
  const thing = withArticle(nameOf(parentSchema, instancePath));
  return {
    code: 'OF104',
    at,
    words: { thing, key, known: known.join(', ') },
    ...(meant === undefined
      ? { label: 'delete it' }
      : {
          remedy: {
            text: `did you mean ${shown(meant)}?`,
            certain: true,
            edits: [{ at, text: JSON.stringify(meant) }],
          },
        }),
  };
}

function missingSetting({ instancePath, parentSchema, schemaPath, data }: Finding, key: string): Problem {
  const isBlock = schemaPath === '#/definitions/block/required';
  const thing = isBlock ? 'block' : nameOf(parentSchema, instancePath);
  const hasType = typeof data === 'object' && data !== null && Object.hasOwn(data, 'type');
  const at = { pointer: hasType ? `${instancePath}/type` : instancePath, part: 'value' } as const;
  const example = isBlock ? '"hero"' : exampleOf((parentSchema?.properties as Properties | undefined)?.[key]);
  return {
    code: 'OF102',
    at: hasType ? at : { pointer: instancePath, part: instancePath === '' ? 'value' : 'key' },
    words: { thing, key, example: `"${key}": ${example}` },
    label: `${withArticle(thing)} needs ${key === 'type' ? 'a type' : withArticle(key)}`,
  };
}

function wrongValue(finding: Finding, site: unknown): Problem {
  const { keyword, instancePath, params, data, parentSchema } = finding;
  const at = { pointer: instancePath, part: 'value' } as const;
  const key = settingAt(instancePath);
  const found = shown(data);
  switch (keyword) {
    case 'type': {
      const type = String(params.type);
      const words = { key, expected: kinds[type] ?? type, found: kindOf(data) };
      return { code: 'OF103', at, words, ...unquoted(finding), ...wrapped(finding) };
    }
    case 'const':
    case 'enum': {
      const allowed = keyword === 'const' ? [params.allowedValue] : (params.allowedValues as unknown[]);
      const texts = allowed.filter((value): value is string => typeof value === 'string');
      const meant = typeof data === 'string' ? nearest(data, texts) : undefined;
      const remedy: Remedy | undefined =
        meant === undefined
          ? undefined
          : { text: `did you mean ${shown(meant)}?`, certain: true, edits: [{ at, text: JSON.stringify(meant) }] };
      if (isBlockType(finding)) {
        const words = { found: String(data), known: texts.toSorted().join(', ') };
        return { code: 'OF101', at, words, ...(remedy && { remedy }) };
      }
      return {
        code: 'OF106',
        at,
        words: { key, found, known: allowed.map(shown).join(', ') },
        ...(remedy && { remedy }),
      };
    }
    case 'minimum':
    case 'maximum':
      return { code: 'OF105', at, words: { key, found, range: rangeOf(parentSchema) } };
    case 'minLength':
    case 'maxLength': {
      const length = [...String(data)].length;
      const bound = keyword === 'minLength' ? `needs ${params.limit}` : `may have ${params.limit}`;
      return { code: 'OF107', at, words: { key, length, bound } };
    }
    case 'minItems':
    case 'maxItems': {
      const count = `${(data as unknown[]).length} entries`;
      const bound = keyword === 'minItems' ? `needs at least ${params.limit}` : `may have ${params.limit}`;
      return { code: 'OF108', at, words: { key, count, bound } };
    }
    case 'uniqueItems': {
      const second = { pointer: `${instancePath}/${params.i}`, part: 'value' } as const;
      const first = { pointer: `${instancePath}/${params.j}`, part: 'value' } as const;
      const twice = shown((data as unknown[])[Number(params.i)]);
      return {
        code: 'OF111',
        at: Number(params.i) > Number(params.j) ? second : first,
        words: { key, found: twice },
        label: 'delete one of the two',
        related: [{ at: Number(params.i) > Number(params.j) ? first : second, text: 'written here first' }],
      };
    }
    case 'pattern': {
      const name = patternNames.get(String(params.pattern));
      const sentence = name ? patternSentences[name] : `it must match ${params.pattern}`;
      const isAddress = name === 'href' || name === 'file' || name === 'endpoint' || name === 'url';
      return { code: isAddress ? 'OF110' : 'OF109', at, words: { key, found, sentence } };
    }
    default:
      throw new Error(`the schema uses "${keyword}" at ${finding.schemaPath} and nothing here explains it`, {
        cause: site,
      });
  }
}

/* Quotation marks around a number or true/false come off when what is left fits. */
function unquoted({ params, data, parentSchema, instancePath }: Finding): { remedy?: Remedy } {
  if (typeof data !== 'string') return {};
  const isNumber = params.type === 'number' || params.type === 'integer';
  const value: unknown = isNumber && /^-?\d+(?:\.\d+)?$/.test(data) ? Number(data) : undefined;
  const text = typeof value === 'number' ? String(value) : data.trim();
  const fits =
    typeof value === 'number'
      ? (params.type === 'number' || Number.isInteger(value)) &&
        value >= Number(parentSchema?.minimum ?? Number.NEGATIVE_INFINITY) &&
        value <= Number(parentSchema?.maximum ?? Number.POSITIVE_INFINITY)
      : params.type === 'boolean' && (data === 'true' || data === 'false');
  if (!fits) return {};
  const edits = [{ at: { pointer: instancePath, part: 'value' } as const, text }];
  return { remedy: { text: `remove the quotation marks: ${text}`, certain: true, edits } };
}

/* One text where a list of texts belongs goes into brackets. */
function wrapped({ params, data, parentSchema, instancePath }: Finding): { remedy?: Remedy } {
  const items = parentSchema?.items as { type?: unknown } | undefined;
  if (params.type !== 'array' || typeof data !== 'string' || items?.type !== 'string') return {};
  const edits = [{ at: { pointer: instancePath, part: 'value' } as const, text: `[${JSON.stringify(data)}]` }];
  return { remedy: { text: 'put it in square brackets', certain: false, edits } };
}

type Properties = Record<
  string,
  {
    examples?: readonly unknown[];
    default?: unknown;
    enum?: readonly unknown[];
    const?: unknown;
    type?: string;
    title?: string;
  }
>;

function exampleOf(schema: Properties[string] | undefined): string {
  const example = schema?.examples?.[0] ?? schema?.default ?? schema?.const ?? schema?.enum?.[0];
  if (example !== undefined) return JSON.stringify(example);
  return schema?.type === 'array' ? '[ … ]' : schema?.type === 'object' ? '{ … }' : '"…"';
}

/* What the owner calls the object that a schema describes: a block by its type, all else by the schema's title. */
function nameOf(schema: Record<string, unknown> | undefined, pointer: Pointer): string {
  const type = (schema?.properties as Properties | undefined)?.type?.const;
  if (typeof type === 'string' && blocks.some((block) => block.properties.type.const === type)) return type;
  return typeof schema?.title === 'string' ? schema.title.toLowerCase() : thingAt(pointer);
}

/* The setting that a value belongs to; an entry of a list is called after the list. */
function settingAt(pointer: Pointer): string {
  const steps = stepsOf(pointer);
  const last = steps.at(-1) ?? 'site';
  return /^\d+$/.test(last) ? singular(steps.at(-2) ?? 'entry') : last;
}

const isBlockType = ({ schemaPath }: Finding) => schemaPath.startsWith('#/definitions/block/properties/type');

function rangeOf(schema: Record<string, unknown> | undefined): string {
  const { minimum, maximum } = schema ?? {};
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  return minimum !== undefined ? `from ${minimum} up` : `up to ${maximum}`;
}

const kinds: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in curly brackets',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a number with a fraction';
  return { string: 'text', boolean: 'true or false', object: 'a group' }[typeof value as string] ?? typeof value;
}

const patternNames = new Map(
  Object.entries(patterns).map(([name, pattern]) => [pattern as string, name as keyof typeof patterns]),
);
