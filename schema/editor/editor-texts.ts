import type { blocks } from '../../src/blocks/schemas.ts';
import { patternSentences } from '../pattern-sentences.ts';
import { patterns } from '../patterns.ts';

/** The parts of a schema that editors read. */
export interface EditorSchema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  properties?: Record<string, EditorSchema>;
  definitions?: Record<string, EditorSchema>;
  items?: EditorSchema;
  if?: EditorSchema;
  allOf?: readonly { if: EditorSchema; then: EditorSchema }[];
  [word: string]: unknown;
}

/** The description of a block type, with its required settings. */
export const describeBlock = ({ description, required }: (typeof blocks)[number]): string => {
  const needs = required.filter((name) => name !== 'type').map((name) => `\`${name}\``);
  return [markdown({ description }), ...(needs.length === 0 ? [] : [`Requires ${listed(needs, 'and')}.`])].join(' ');
};

/**
 * Adds the messages of editors for invalid values, which replace "Incorrect type" and the pattern. All keywords of a
 * value have the same message, so that it is shown once. Objects have none, because editors would show it for every
 * mistake inside them too.
 */
export function messages(schema: EditorSchema): EditorSchema {
  const { pattern = '', enum: values, const: only } = schema;
  const name = patternNames.get(pattern);
  const type = typeOfOneLanguage(schema);
  const message = values ? choice(values) : only === undefined ? kindOf(type) : `Must be ${JSON.stringify(only)}.`;
  return {
    ...(message && { errorMessage: message }),
    ...(name && { patternErrorMessage: sentence(patternSentences[name]) }),
  };
}

/* Doesn't mention objects by language, because most sites have one language. */
function typeOfOneLanguage({ type = '', properties, pattern, items }: EditorSchema): string | readonly string[] {
  if (typeof type === 'string' || properties || (!pattern && !items)) return type;
  const [first = '', ...others] = type.filter((each) => each !== 'object');
  return others.length === 0 ? first : [first, ...others];
}

/** A description with its default value and examples. */
export function explained({
  description = '',
  examples = [],
  default: fallback,
  enum: values,
}: EditorSchema): EditorSchema {
  // Editors list the values of an enum anyway.
  const shown = values
    ? []
    : examples.slice(0, mostShown).filter((example) => example !== fallback && isPlain(example));
  const facts = [
    ...(fallback === undefined ? [] : [`Default: ${code(fallback)}`]),
    ...(shown.length === 0 ? [] : [`${shown.length === 1 ? 'Example' : 'Examples'}: ${shown.map(code).join(', ')}`]),
  ];
  return facts.length === 0 ? {} : { markdownDescription: [markdown({ description }), ...facts].join('\n\n') };
}

/* Icons have all their names as examples, for completion. */
const mostShown = 4;

/** A description as Markdown: placeholders as code, and special characters escaped. */
export const markdown = ({ description = '' }: EditorSchema): string =>
  description.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\{[^}]*\}/g, '`$&`');

export const choice = (values: readonly unknown[]): string =>
  `Choose ${listed(
    values.map((value) => JSON.stringify(value)),
    'or',
  )}.`;

const patternNames = new Map(
  Object.entries(patterns).map(([name, pattern]) => [pattern as string, name as keyof typeof patterns]),
);

const kinds: Record<string, string> = {
  string: 'Enter text in quotation marks.',
  number: 'Enter a number without quotation marks.',
  integer: 'Enter a whole number without quotation marks.',
  boolean: 'Enter true or false without quotation marks.',
  array: 'Enter an array in square brackets.',
};

/* If several types are allowed, the message names all of them. */
const kindOf = (type: string | readonly string[]): string | undefined =>
  typeof type === 'string'
    ? kinds[type]
    : `Enter ${listed(
        type.map((each) => things[each] ?? each),
        'or',
      )}.`;

const things: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array in square brackets',
  object: 'an object in curly braces',
};

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPlain) : typeof value !== 'object' || value === null;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const listed = (items: string[], conjunction: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
