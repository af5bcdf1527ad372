import type { Site } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { SchemaNode } from '../validation/schema-visitor.ts';

/** Returns the language that an entry or a block sets for its texts. */
export const languageSetBy = ({ value, steps, parent }: SchemaNode): string | undefined =>
  // Other objects have a setting of this name with another meaning.
  parent && steps[0] === 'pages' && hasLanguage(value) ? value.language : undefined;

/** Returns the language that the closest entry or block around a value sets. */
export function ownLanguage({ parent }: SchemaNode): string | undefined {
  return parent && (languageSetBy(parent) ?? ownLanguage(parent));
}

/** Whether any block or entry of a site sets a language. */
export const setsLanguages = (registry: BlockRegistry, { pages }: Pick<Site, 'pages'>): boolean =>
  pages.some(({ blocks }) =>
    blocks.some((block) => hasLanguage(block) || entriesIn(registry, block).some(hasLanguage)),
  );

const entriesIn = (registry: BlockRegistry, block: Site['pages'][number]['blocks'][number]): unknown[] =>
  registry.listsOf(block).flatMap((name) => (block as Record<string, unknown>)[name] ?? []);

const hasLanguage = (value: unknown): value is { language: string } =>
  isRecord(value) && Object.hasOwn(value, 'language');
