import type { LabelTable } from '../../core/i18n/labels/label-table.ts';
import { builtInLanguage } from '../../core/i18n/labels/labels-in.ts';
import { labels } from '../../labels/labels.ts';

const loaded = new Map<string, LabelTable>();

/** Loads the built-in labels of languages, by tag. Ignores unknown tags. */
export async function loadLabels(languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    const tag = builtInLanguage(language);
    if (tag !== undefined && Object.hasOwn(labels, tag))
      loaded.set(tag, (await labels[tag as keyof typeof labels]()).labels);
  }
}

/** Returns the built-in labels with a tag. Undefined if they weren't loaded. */
export const labelsOf = (tag: string): LabelTable | undefined => loaded.get(tag);
