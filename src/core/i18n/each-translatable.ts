import { isPoint, isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { point } from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { parseTemplate } from '../text/template.ts';
import { type ByLanguage, isByLanguage, isWords, type Schema, type TextKind, textKinds } from '../validation/schema.ts';
import { isLimited, type SchemaNode, visitSite } from '../validation/schema-visitor.ts';
import { ownLanguage } from './own-language.ts';

/** A text for readers in all languages of a site. */
export interface Translatable {
  /** The path of the text. The array is reused for the next text: copy it to keep it. */
  steps: readonly (string | number)[];
  kind: TextKind;
  /** The schema of the text, or of its list of paragraphs or lines. */
  schema: Schema;
  /** The text in the first language, or its list of paragraphs or lines. */
  base: string | readonly string[];
  /** The text in each language; undefined if it is written once. */
  texts?: ByLanguage;
  /** The languages in which its entry exists; undefined for all. */
  languages?: readonly unknown[] | undefined;
}

/**
 * Visits every text for readers that contains a letter, in source order. Skips hidden entries, and texts that are
 * written once and have a language of their own.
 */
export function eachTranslatable(
  registry: BlockRegistry,
  written: unknown,
  base: string,
  visit: (text: Translatable) => void,
): void {
  visitSite(registry, written, (node, inside) => {
    const { schema, value } = node;
    if (isTranslatable(schema) || isTranslatableList(schema)) {
      const isOwn = ownLanguage(node) !== undefined;
      visitText(schema, value, node.steps, { base, visit, languages: limitsOf(registry, node), isOwn });
      return value;
    }
    return !isRecord(value) || value.hidden ? value : inside();
  });
}

interface VisitContext {
  base: string;
  visit(text: Translatable): void;
  languages: readonly unknown[] | undefined;
  /** Whether the text has a language of its own, unless it is written by language. */
  isOwn: boolean;
}

/* Returns the languages of the closest entry that is limited to some. */
function limitsOf(registry: BlockRegistry, { schema, value, parent }: SchemaNode): readonly unknown[] | undefined {
  if (!parent) return undefined;
  const isEntry = Array.isArray(parent.value) && isRecord(value);
  return isEntry && isLimited(registry, schema, value) ? value.languages : limitsOf(registry, parent);
}

function visitText(schema: Schema, value: unknown, steps: readonly (string | number)[], context: VisitContext): void {
  if (isPoint(schema, value)) {
    visitText(point.properties.text, value.text, [...steps, 'text'], context);
    return;
  }
  const isLocalized = isByLanguage(schema, value);
  const { pattern } = schema.items ?? schema;
  // Paragraphs with their own translations are separate texts; the lines of Markdown are one text.
  if (!isLocalized && Array.isArray(value) && pattern !== patterns.markdown) {
    for (const [index, entry] of value.entries()) visitText(schema.items as Schema, entry, [...steps, index], context);
    return;
  }
  const { base, visit, languages, isOwn } = context;
  if (isOwn && !isLocalized) return;
  // The schema allows only texts here, and lists of texts.
  const text = (isLocalized ? (value as ByLanguage)[base] : value) as Translatable['base'];
  const kind = textKinds.get(pattern);
  if (!kind || !(isWords(kind) || isLong(kind)) || !(kind === 'textFile' || hasLetters(text))) return;
  visit({ steps, kind, schema, base: text, languages, ...(isLocalized && { texts: value as ByLanguage }) });
}

/** Whether a text always needs a translation. Names and labels may be the same in two languages. */
export const isLong = (kind: TextKind): boolean => kind === 'prose' || kind === 'markdown' || kind === 'textFile';

/* Whether a text contains a letter outside of placeholders. */
const hasLetters = (text: unknown): boolean =>
  [text]
    .flat()
    .some(
      (each) =>
        typeof each === 'string' &&
        parseTemplate(each).some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece)),
    );
