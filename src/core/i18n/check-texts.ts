import type { WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Location, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { settingAt } from '../diagnostics/wording.ts';
import { isLanguageTag, suggestTag } from '../text/language-tags.ts';
import { writeInner } from '../validation/replacement-fixes.ts';
import type { ByLanguage } from '../validation/schema.ts';
import { eachByLanguage } from './each-by-language.ts';
import { languagesOf } from './languages-of.ts';

/** Reports unknown languages of texts and list entries, and texts without the base language. */
export function checkTexts(registry: BlockRegistry, written: WrittenSite): Problem[] {
  const known = languagesOf(written);
  const problems: Problem[] = [];
  const others = new Map<string, UnknownTag>();
  const reportUnknown = (found: string, at: Location, free: readonly string[]): void => {
    const suggestion = suggestTag(found, free);
    const problem: Problem = { code: 'OF260', at, details: { found, known: known.join(', ') } };
    const { places = 0, ...first } = others.get(found) ?? { problem };
    if (suggestion !== undefined)
      problems.push({ ...problem, fix: { ...didYouMean(at, found, suggestion), certain: false } });
    else others.set(found, { ...first, places: places + 1 });
  };
  eachByLanguage(registry, written, {
    text(value, steps) {
      const tags = Object.keys(value);
      const unknownTags = tags.filter((tag) => !known.includes(tag));
      const textKey = unknownTags.length < tags.length || tags.some(isLanguageTag) ? undefined : tags.find(isText);
      if (textKey !== undefined) {
        problems.push(nestedText(textKey, pointerOf(steps)));
        return;
      }
      const free = known.filter((tag) => !Object.hasOwn(value, tag));
      for (const tag of unknownTags) reportUnknown(tag, { pointer: pointerOf([...steps, tag]), part: 'key' }, free);
      // An unknown tag may be a misspelling of the missing one.
      if (unknownTags.length === 0) problems.push(...withoutBase(value, steps, known));
    },
    limited(languages, steps) {
      for (const [index, tag] of languages.map(String).entries())
        if (!known.includes(tag)) reportUnknown(tag, valueAt(pointerOf([...steps, 'languages', index])), known);
    },
  });
  return [...problems, ...unlistedLanguages(others, written, known)];
}

/* Common names for the text in an object. */
const isText = (key: string): boolean =>
  /^(?:text|content|value|body|html|markdown|label|title|default|url|href|src)$/i.test(key);

/* Reports an object around a text, such as { "text": "Hello" }. */
function nestedText(name: string, pointer: string): Problem {
  return {
    code: 'OF103',
    at: valueAt(pointer),
    details: { setting: settingAt(pointer), expected: 'a string', found: 'an object', advice: '' },
    fix: writeInner(pointer, pointer + pointerOf([name]), `write only the value of "${name}"`),
  };
}

/* A language that the site doesn't list: its first location, and the number of locations. */
interface UnknownTag {
  problem: Problem;
  places: number;
}

/* An unlisted language is one problem, however many texts use it. */
function unlistedLanguages(
  others: Map<string, UnknownTag>,
  { languages }: WrittenSite,
  known: readonly string[],
): Problem[] {
  const all = [...known, ...[...others.keys()].filter(isLanguageTag)].map((tag) => JSON.stringify(tag)).join(', ');
  const text = `write "languages": [${all}] at the top of the file${languages ? '' : ' instead of "language"'}`;
  return [...others].map(([tag, { problem, places }]) => ({
    ...problem,
    ...(places > 1 && { label: `here and in ${places - 1} more ${places > 2 ? 'places' : 'place'}` }),
    ...(isLanguageTag(tag) && { fix: { text, certain: false, edits: [] } }),
  }));
}

function withoutBase(value: ByLanguage, steps: readonly (string | number)[], [base = '']: string[]): Problem[] {
  if (Object.hasOwn(value, base)) return [];
  const at = { pointer: pointerOf(steps), part: 'key' } as const;
  return [{ code: 'OF261', at, details: { base }, label: `"${base}" is missing` }];
}
