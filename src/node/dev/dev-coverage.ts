import { registry } from '../../blocks/registry.ts';
import { type Coverage, coverageOf, shareOf } from '../../core/i18n/coverage.ts';
import { languageName } from '../../core/text/language-tags.ts';
import type { ValidSite } from './dev-state.ts';

/** Creates a function that returns the translation coverage of the language at a prefix, and caches it per site. */
export function coverageFinder(): (good: ValidSite, prefix: string) => Coverage | undefined {
  const counted = new WeakMap<object, Coverage[]>();
  return ({ whole }, prefix) => {
    if (prefix === '') return undefined;
    const rows = counted.get(whole) ?? coverageOf(registry, whole);
    counted.set(whole, rows);
    return rows.find(({ language }) => prefix === `/${language}`);
  };
}

/** Describes the coverage: "French: 82 % translated, 12 texts missing". */
export function describeCoverage(row: Coverage): string {
  const { length } = row.missing;
  const missing = length === 0 ? '' : `, ${length} ${length === 1 ? 'translation' : 'translations'} missing`;
  return `${languageName(row.language)}: ${shareOf(row)}% translated${missing}`;
}
