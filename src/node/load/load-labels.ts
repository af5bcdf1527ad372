import { en, type LabelTable } from '../../core/i18n/labels/en.ts';
import { builtInLanguage } from '../../core/i18n/labels/labels-in.ts';
import { labels } from '../../labels/labels.ts';

const loaded = new Map<string, LabelTable>();

/** Loads the built-in labels of languages, by tag. Ignores unknown tags. */
export async function loadLabels(languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    const tag = builtInLanguage(language);
    if (tag === undefined || tag === 'en' || loaded.has(tag)) continue;
    const [base = ''] = tag.split('-');
    // A test proves that both together have every label.
    loaded.set(tag, { ...(await tableOf(base)), ...(await tableOf(tag)) } as LabelTable);
  }
}

async function tableOf(tag: string): Promise<Partial<LabelTable>> {
  if (tag === 'en') return en;
  return Object.hasOwn(labels, tag) ? (await labels[tag as keyof typeof labels]()).default : {};
}

/** Returns the built-in labels with a tag. Undefined if they weren't loaded. */
export const labelsOf = (tag: string): LabelTable | undefined => loaded.get(tag);
