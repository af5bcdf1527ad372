import type { RichText } from '../../../schema/rich-text.ts';
import { isRecord } from '../../shared/is-record.ts';
import { foreignPart, isRich, plainText } from '../../shared/rich-text.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { isAnswer, parseTemplate } from '../text/template.ts';
import { type Schema, type TextKind, textKinds } from './schema.ts';
import { type SchemaNode, visitSite } from './schema-visitor.ts';

export interface Text {
  text: string;
  /** The language of a text that isn't in that of its page. */
  language?: string | undefined;
  kind: TextKind;
  /** The path of the text. The array is reused for the next text: copy it to keep it. */
  steps: readonly (string | number)[];
  /** The maximum number of characters. */
  maxLength: number;
  /**
   * The placeholders that only this text supports: those of its default, such as {count}, and the answers in its
   * example. Empty for a text without braces.
   */
  parameters: string[];
}

/** Calls `visit` for every text of a site that the schema describes, in source order. Skips hidden entries. */
export function eachText(registry: BlockRegistry, site: unknown, visit: (text: Text) => void): void {
  mapTexts(registry, site, (text) => {
    visit(text);
    return text.text;
  });
}

/**
 * Returns a site with every text that the schema describes replaced by the result of `map`. Hidden entries stay
 * unchanged. Unchanged parts aren't copied, because they are most of a large site.
 */
export function mapTexts<Value>(registry: BlockRegistry, site: Value, map: (text: Text) => RichText): Value {
  return visitSite(registry, site, (node, inside) => {
    const { value } = node;
    if (isRecord(value) && !isRich(value)) return value.hidden ? value : inside();
    const text = textOf(node);
    return text ? map(text) : value;
  });
}

/* Returns the value as a text; undefined if the schema doesn't describe it as one. */
function textOf({ schema, value, steps }: SchemaNode): Text | undefined {
  const kind = isRich(value) || typeof value === 'string' ? textKinds.get(schema.pattern ?? '') : undefined;
  if (kind === undefined) return undefined;
  // Strings and rich texts are the only values with a kind.
  const text = plainText(value as RichText);
  return {
    text,
    language: foreignPart(value as RichText)?.lang,
    kind,
    steps,
    // The schema of every kind of text has a maximum length.
    maxLength: schema.maxLength as number,
    // Most texts have no placeholder.
    parameters: text.includes('{') ? namesIn(schema) : [],
  };
}

function namesIn({ default: text, examples = [] }: Schema): string[] {
  const placeholdersOf = (value: unknown) =>
    typeof value === 'string' ? parseTemplate(value).filter((piece) => typeof piece !== 'string') : [];
  return [...placeholdersOf(text), ...placeholdersOf(examples[0]).filter(isAnswer)].map(({ name }) => name);
}
