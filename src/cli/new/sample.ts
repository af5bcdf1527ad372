import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { WrittenSite } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { eachByLanguage } from '../../core/i18n/each-by-language.ts';
import { languagesOf } from '../../core/i18n/languages-of.ts';
import { localize } from '../../core/i18n/localize.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { applyChange } from '../../core/source/changes/edits-of.ts';
import { formatValue, layoutOf } from '../../core/source/changes/layout.ts';
import { nullIfMissing } from '../../node/disk.ts';
import { schemaName } from '../../node/load/site-schema.ts';
import { type Owner, withOwnerTexts } from './starter.ts';

/**
 * Returns the complete sample in these languages, with its schema, the time zone and the owner's texts. Other languages
 * than those of the sample remain to be translated.
 */
export async function sample(
  root: string,
  owner: Owner,
  languages: readonly string[],
  timeZone?: string,
): Promise<string> {
  const changes: Change[] = [
    { kind: 'set', at: ['$schema'], value: `./${schemaName}` },
    ...(timeZone === undefined ? [] : [{ kind: 'set' as const, at: ['timeZone'], value: timeZone }]),
    ...Object.entries(withOwnerTexts(owner)).map(([name, value]) => ({
      kind: 'set' as const,
      at: ['owner', name],
      value,
    })),
  ];
  return changes.reduce(applyChange, await textIn(root, languages));
}

async function textIn(root: string, languages: readonly string[]): Promise<string> {
  if (languages.join() === 'en') return readFile(join(root, 'site.json'), 'utf8');
  const text = await threeLanguages(root);
  const all: WrittenSite = JSON.parse(text);
  if (languages.join() === languagesOf(all).join()) return text;
  return `${formatValue(inLanguages(all, languages), { ...layoutOf(text), isFolded: true }, '')}\n`;
}

/* The package contains it compressed. */
async function threeLanguages(root: string): Promise<string> {
  const packed = await readFile(join(root, 'lib/three-languages.json.br')).catch(nullIfMissing);
  return packed === null
    ? readFile(join(root, 'samples/three-languages/site.json'), 'utf8')
    : brotliDecompressSync(packed).toString();
}

/* Returns the sample in these languages. */
function inLanguages(all: WrittenSite, languages: readonly string[]): unknown {
  const [base = ''] = languages;
  const [own = ''] = languagesOf(all);
  const textFor = (tag: string, texts: Record<string, unknown>) => texts[tag] ?? texts[tag.replace(/-.*/, '')];
  if (languages.length === 1) {
    const known = languagesOf(all).find((tag) => tag === base.replace(/-.*/, '')) ?? own;
    const {
      language: _,
      languages: __,
      prefix: ___,
      absent: ____,
      version,
      $schema,
      ...site
    } = localize(registry, all, known);
    return { $schema, version, language: base, ...site };
  }
  const changed = structuredClone({ ...all, languages });
  eachByLanguage(registry, all, {
    text(texts, steps) {
      const kept = languages.flatMap((tag) => {
        const text = textFor(tag, texts) ?? (tag === base ? texts[own] : undefined);
        return text === undefined ? [] : [[tag, text] as const];
      });
      // The steps lead to a value of the copy.
      const parent = steps
        .slice(0, -1)
        .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], changed);
      const [last = ''] = steps.slice(-1);
      (parent as Record<string, unknown>)[last] = Object.fromEntries(kept);
    },
  });
  return changed;
}
