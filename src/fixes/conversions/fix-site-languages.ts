import type { BlockRegistry } from '../../core/block-registry.ts';
import { type Problem, valueAt as placeAt } from '../../core/diagnostics/diagnostic.ts';
import { isLanguage } from '../../core/text/language-tags.ts';
import { writeValue } from '../../core/validation/write.ts';
import { isRecord } from '../../shared/is-record.ts';
import { valueIn } from '../places/find-place.ts';
import { moveSpokenLanguages } from '../places/move-spoken-languages.ts';

/**
 * Returns one problem for `languages` if it contains objects: spoken languages, or site languages with their names.
 * Undefined for anything else.
 */
export function fixSiteLanguages(registry: BlockRegistry, site: unknown): Problem | undefined {
  const languages = valueIn(site, ['languages']);
  if (!isRecord(languages)) return undefined;
  const tags = Array.isArray(languages) ? languages.map(tagOf) : Object.keys(languages);
  if (tags.length === 0 || (Array.isArray(languages) && !languages.every(isRecord))) return undefined;
  const areTags = tags.every((tag) => typeof tag === 'string' && isLanguage(tag));
  const at = placeAt('/languages');
  const setting = '"languages"';
  if (areTags) {
    const details = { setting, expected: 'an array of language tags', found: 'objects', advice: '' };
    return { code: 'OF103', at, details, fix: writeValue('/languages', tags) };
  }
  const [expected, found] = ['the languages of the site', 'the languages that you speak'];
  const { text, changes } = moveSpokenLanguages(registry, ['languages'], site);
  const fix = { text, certain: false, edits: changes ?? [] };
  return { code: 'OF103', at, details: { setting, expected, found, advice: '' }, fix };
}

const tagOf = (entry: unknown): unknown => {
  const { code, tag = code, locale = tag, lang = locale, id = lang } = isRecord(entry) ? entry : {};
  return id;
};
