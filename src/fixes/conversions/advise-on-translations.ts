import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { type Fix, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { cutShort } from '../../core/diagnostics/wording.ts';
import type { AjvFinding } from '../../core/validation/finding.ts';
import { typesIn } from '../../core/validation/schema.ts';
import { textsByLanguage, valuesByLanguage } from '../properties/translate-parts.ts';

/**
 * Returns advice, and a fix where there is one, for a value by language that can't be translated as a whole; undefined
 * for any other value.
 */
export function adviseOnTranslations({
  data,
  params,
  parentSchema,
  instancePath,
}: AjvFinding): { label: string; fix?: Fix } | undefined {
  const values = valuesByLanguage(data);
  if (!values || isTranslatable(parentSchema) || isTranslatableList(parentSchema)) return undefined;
  const write = (value: unknown): Fix => {
    const text = JSON.stringify(value);
    return { text: `write ${cutShort(text)}`, certain: false, edits: [{ at: valueAt(instancePath), text }] };
  };
  if (!typesIn(params.type).includes('array')) {
    const [[, first] = []] = values;
    const isMatch = typesIn(params.type).includes(typeof first);
    return { label: 'use the same value for all languages', ...(isMatch && { fix: write(first) }) };
  }
  const lists = values.flatMap(([tag, list]): [string, unknown[]][] => (Array.isArray(list) ? [[tag, list]] : []));
  const areTexts = lists.flatMap(([, list]) => list).every((entry) => typeof entry === 'string');
  return lists.length === values.length && areTexts
    ? { label: 'translate each text in the array instead', fix: write(textsByLanguage(lists, parentSchema)) }
    : {
        label: `translate each text in the array instead; for an entry in one language only, add "languages": ["${values[0]?.[0]}"]`,
      };
}
