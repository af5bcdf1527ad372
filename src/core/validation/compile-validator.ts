import { Ajv, type ValidateFunction } from 'ajv';
import { composeSchema } from '../../../schema/compose.ts';
import type { WrittenSite } from '../../../schema/site.ts';
import type { BlockSchema } from './schema.ts';

/** Compiles the validator of a site for the schemas of its block types. */
export const compileValidator = (schemas: readonly BlockSchema[]): ValidateFunction<WrittenSite> =>
  new Ajv(options).compile<WrittenSite>(withoutDescriptions(composeSchema(schemas)));

/* The maximum number of ajv errors, which is enough for all reported problems: see `maxProblems` in diagnostic.ts. */
const most = 20_000;

/** A replacement in the code that ajv generates. */
interface Change {
  /** What the pattern matches, for the error message. */
  name: string;
  pattern: RegExp;
  replacement: string;
}

/*
 * Limits the stored errors, because millions of them would exhaust the memory; ajv still counts them, so invalid values
 * stay invalid. Counts the characters of a text only if its length in UTF-16 units leaves the result open. Removes the
 * schema path and the keyword's value from errors, because nothing reads them and the code would contain them for every
 * error.
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
    name: 'errors of a value',
    pattern:
      /const (\w+) = \{(?:instancePath:)?([^{};]*),keyword:("\w+"),params:(\{[^{}]*\}),parentSchema:([^{};]*),(?:data:)?(\w+)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
    replacement: 'vErrors = found(vErrors, $2, $3, $4, $5, $6);',
  },
  {
    name: 'errors of a condition',
    pattern: /const (\w+) = \{\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
    replacement: 'vErrors = found(vErrors);',
  },
  {
    name: 'errors that are taken back',
    pattern: /vErrors\.length = (\w+)/g,
    replacement: 'vErrors.length = Math.min(vErrors.length, $1)',
  },
  {
    name: 'errors of a part',
    pattern: /vErrors\.concat\((.+?)\)/g,
    replacement: `(vErrors.length < ${most} ? vErrors.concat($1).slice(0, ${most}) : vErrors)`,
  },
  {
    name: 'the number of errors',
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

/* The function that the changed code calls. */
const found = `
const found = (errors, instancePath, keyword, params, parentSchema, data) => {
  if (errors === null) errors = [];
  if (errors.length < ${most}) errors.push({ instancePath, keyword, params, parentSchema, data });
  return errors;
};
`;

/* Applies the changes to the code of one validation function, which may contain only some of the patterns. */
const changeFunction = (code: string): string =>
  found + changes.reduce((changed, { pattern, replacement }) => changed.replace(pattern, replacement), code);

/**
 * Applies the changes to the code of a whole validator. Throws if a pattern isn't found, because ajv generates
 * different code then.
 */
export function changeValidator(code: string): string {
  const change = (changed: string, { name, pattern, replacement }: Change) => {
    if (changed.search(pattern) >= 0) return changed.replace(pattern, replacement);
    throw new Error(`ajv no longer writes ${name} as it did: look at src/core/validation/compile-validator.ts again`);
  };
  return found + changes.reduce(change, code);
}

/**
 * The options of ajv: reports all errors with their values and schemas, and rejects unknown keywords. Messages are off,
 * because Onefolio has its own.
 */
export const options = {
  allErrors: true,
  // A function for each definition, however short: the code is a fifth smaller, and loads faster.
  inlineRefs: false,
  verbose: true,
  messages: false,
  strict: true,
  strictRequired: false,
  // A location is text or an object, and a level is a number or a word.
  allowUnionTypes: true,
  code: { process: changeFunction },
} as const;

/**
 * Removes the descriptions of properties from a schema. Validation doesn't need them, and ajv's code would repeat them
 * for every use of a schema. Values, such as examples, stay.
 */
export function withoutDescriptions<Schema extends object>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(withoutInside) as unknown as Schema;
  const kept = Object.entries(schema).filter(([keyword, value]) => keyword !== 'description' || isSchema(value));
  // The result has the same type without optional descriptions.
  return Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, keyword === 'examples' ? value : withoutInside(value)]),
  ) as Schema;
}

const withoutInside = (value: unknown): unknown => (isSchema(value) ? withoutDescriptions(value) : value);

const isSchema = (value: unknown): value is object => typeof value === 'object';
