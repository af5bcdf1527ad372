import { isRecord } from '../../shared/is-record.ts';
import { type Schema, type TextKind, textKinds } from '../validation/schema.ts';
import { type SchemaNode, visitSite } from '../validation/schema-visitor.ts';
import { isAnswer, pieces } from './template.ts';

export interface Text {
  text: string;
  kind: TextKind;
  /** The steps that lead to it. The list is reused for the next text: copy it to keep it. */
  steps: readonly (string | number)[];
  /** How many characters it may have at most. */
  maxLength: number;
  /** Names that only this text may put in braces: those of its default, such as {count}, and the answers of its example. */
  parameters: string[];
}

/**
 * Visits every text of a site that the schema knows, in the order in which the site holds them. What is hidden is left
 * out.
 */
export function eachText(site: unknown, visit: (text: Text) => void): void {
  mapTexts(site, (text) => {
    visit(text);
    return text.text;
  });
}

/**
 * A site in which every text that the schema knows is what `map` makes of it. What is hidden stays as it is. Parts in
 * which nothing changes are not copied: a large site is mostly such parts.
 */
export function mapTexts<Value>(site: Value, map: (text: Text) => string): Value {
  return visitSite(site, (node, inside) => {
    const { value } = node;
    if (isRecord(value)) return value.hidden ? value : inside();
    const text = textOf(node);
    return text ? map(text) : value;
  });
}

/* A value as the text that its schema says it is; undefined when it is none. */
function textOf({ schema, value, steps }: SchemaNode): Text | undefined {
  if (typeof value !== 'string') return undefined;
  const rules = rulesOfSchema.get(schema) ?? readRules(schema);
  rulesOfSchema.set(schema, rules);
  return rules
    ? { text: value, kind: rules.kind, steps, maxLength: rules.maxLength, parameters: rules.parameters }
    : undefined;
}

type TextRules = Omit<Text, 'text' | 'steps'>;

/* What each schema says of its texts, or that it has none: read once for all of them. */
const rulesOfSchema = new WeakMap<Schema, TextRules | false>();

function readRules(schema: Schema): TextRules | false {
  const kind = textKinds.get(schema.pattern ?? '');
  return kind !== undefined && { kind, maxLength: Number(schema.maxLength), parameters: namesIn(schema) };
}

function namesIn({ default: text, examples = [] }: Schema): string[] {
  const placeholdersOf = (words: unknown) =>
    typeof words === 'string' ? pieces(words).filter((piece) => typeof piece !== 'string') : [];
  return [...placeholdersOf(text), ...placeholdersOf(examples[0]).filter(isAnswer)].map(({ name }) => name);
}
