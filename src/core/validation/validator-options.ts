/** So many findings are enough for all problems that are reported: see `limit` in report.ts. */
const most = 20_000;

/** A change of the code that ajv writes for a schema. */
interface Change {
  /** What it is for. */
  name: string;
  pattern: RegExp;
  replacement: string;
}

/*
 * Only so many findings are gathered: millions of them would take the memory of the machine. ajv counts on, so what is
 * wrong stays wrong. And the letters of a text are counted only where its length leaves it open whether they are too few
 * or too many: a letter is one unit of a text, or two. Where in the schema a rule stands nobody asks, nor again what the
 * rule is that stands beside it, and the code would say it of each of them.
 */
const changes: Change[] = [
  {
    name: 'where a rule stands',
    pattern: /,\s*schemaPath:\s*(?:"[^"]*"|'[^']*')/g,
    replacement: '',
  },
  {
    name: 'what a rule asks for',
    pattern: /,schema:(?:"(?:[^"\\]|\\.)*"|[^,"]+),parentSchema:/g,
    replacement: ',parentSchema:',
  },
  {
    name: 'the pattern of a text',
    pattern: /params:\{pattern: "(?:[^"\\]|\\.)*"\}/g,
    replacement: 'params:{}',
  },
  {
    name: 'findings of a value',
    pattern: /const (\w+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
    replacement: 'vErrors = found(vErrors, $2);',
  },
  {
    name: 'findings that are taken back',
    pattern: /vErrors\.length = (\w+)/g,
    replacement: 'vErrors.length = Math.min(vErrors.length, $1)',
  },
  {
    name: 'findings of a part',
    pattern: /vErrors\.concat\((.+?)\)/g,
    replacement: `(vErrors.length < ${most} ? vErrors.concat($1).slice(0, ${most}) : vErrors)`,
  },
  {
    name: 'the number of findings',
    pattern: /\berrors = vErrors\.length/g,
    replacement: 'errors = Math.max(errors + 1, vErrors.length)',
  },
  {
    name: 'the greatest length of a text',
    pattern: /\bfunc\d+\((\w+)\) > (\d+)/g,
    replacement: '($1.length > $2 && $&)',
  },
  {
    name: 'the least length of a text',
    pattern: /\bfunc\d+\((\w+)\) < (\d+)/g,
    replacement: '($1.length < 2 * $2 && $&)',
  },
];

/* What the changed code calls. */
const found = `
const found = (findings, finding) => {
  if (findings === null) return [finding];
  if (findings.length < ${most}) findings.push(finding);
  return findings;
};
`;

/** The code of one function of a schema's validator, changed; a function need not have all that is changed. */
const changeFunction = (code: string): string =>
  found + changes.reduce((changed, { pattern, replacement }) => changed.replace(pattern, replacement), code);

/** The code of a whole validator, changed. Throws where there is nothing to change: then ajv writes other code. */
export function changeValidator(code: string): string {
  for (const { name, pattern } of changes)
    if (code.search(pattern) < 0)
      throw new Error(`ajv no longer writes ${name} as it did: look at src/core/validation/validator-options.ts again`);
  return changeFunction(code);
}

/**
 * How ajv reads the schema: every mistake at once, with the value and the rule beside it, and no keyword unknown. Its own
 * sentences are not asked for: ours take their place.
 */
export const options = {
  allErrors: true,
  verbose: true,
  messages: false,
  strict: true,
  strictRequired: false,
  // A location is a text or an object, a level a number or a word.
  allowUnionTypes: true,
  code: { process: changeFunction },
} as const;

/** A schema, as far as its descriptions are looked for. */
interface Described {
  description?: string;
  properties?: Record<string, Described>;
  [keyword: string]: unknown;
}

/**
 * A schema without the descriptions of its settings: a check says nothing of them, and the code that ajv writes holds
 * them once for each of its places.
 */
export function withoutDescriptions<Schema extends object>(schema: Schema): Schema {
  const { description: _, ...rest } = schema as Described;
  const eachOf = (map: object) =>
    Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, withoutDescriptions(inner)]));
  return Object.fromEntries(
    Object.entries(rest).map(([keyword, value]) => {
      if (keyword === 'properties' || keyword === 'definitions') return [keyword, eachOf(value as object)];
      if (keyword === 'allOf') return [keyword, (value as object[]).map(withoutDescriptions)];
      return [
        keyword,
        ['items', 'if', 'then', 'else'].includes(keyword) ? withoutDescriptions(value as object) : value,
      ];
    }),
    // What is left has the shape of what was there.
  ) as Schema;
}
