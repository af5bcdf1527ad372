import { isTranslatable } from '../../../../schema/by-language.ts';
import { page as schema } from '../../../../schema/page.ts';
import { isObject, isRecord } from '../../../shared/is-record.ts';
import type { Problem } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/text-problem.ts';
import { shownKey } from '../../diagnostics/wording.ts';
import type { FilePage } from './page-of-file.ts';

/**
 * Merges the files of a post: the page in the first language and its translations. Texts become values by language,
 * even if only one language has them. Other settings are only allowed in the first file.
 */
export function postInLanguages(page: FilePage, base: string, others: ReadonlyMap<string, FilePage>): FilePage {
  const value = { ...page.value };
  const problems = [...page.problems];
  const byTag = (texts: unknown) => (isObject(texts) ? texts : texts === undefined ? {} : { [base]: texts });
  const setText = (key: string, tag: string, text: unknown) => {
    value[key] = { ...byTag(value[key]), [tag]: text };
  };
  // A plain title would count as the same in every language.
  if (typeof value.title === 'string') value.title = byTag(value.title);
  for (const [tag, other] of others) {
    problems.push(...other.problems);
    for (const [key, text] of Object.entries(other.frontMatter)) {
      // Undefined for a key that the schema lacks.
      const propertySchema = schema.properties[key as keyof typeof schema.properties];
      const all = value[key];
      if (propertySchema && isTranslatable(propertySchema)) setText(key, tag, text);
      else if (key === 'tags' && Array.isArray(all) && Array.isArray(text) && all.length === text.length)
        value.tags = all.map((each, index) => ({ ...byTag(each), [tag]: text[index] }));
      else if (JSON.stringify(text) !== JSON.stringify(page.frontMatter[key]))
        problems.push(repeatedProblem(key, page, other));
    }
  }
  const files = new Map([[base, page.origin], ...[...others].map(([tag, { origin }]) => [tag, origin] as const)]);
  const blocks: unknown = value.blocks;
  return {
    ...page,
    value: { ...value, blocks: Array.isArray(blocks) ? inLanguages(blocks, page, value.title, files) : blocks },
    origin: { ...page.origin, languages: files },
    problems,
  };
}

/* Sets the title as headline, and the file of each language as text. */
function inLanguages(
  blocks: unknown[],
  { origin: { file, hasOwnBlocks } }: FilePage,
  title: unknown,
  files: ReadonlyMap<string, { file: string }>,
): unknown[] {
  const texts = Object.fromEntries([...files].map(([tag, each]) => [tag, each.file]));
  return blocks.map((block, index) => {
    if (!hasOwnBlocks && index === 0) return { ...(block as object), headline: title };
    return isRecord(block) && block.file === file ? { ...block, file: texts } : block;
  });
}

function repeatedProblem(key: string, { origin: { file } }: FilePage, { origin }: FilePage): Problem {
  // Every parsed value has a range.
  const { start, length } = origin.placeOf([key], 'key') as Span;
  const at = { file: origin.file, offset: start, length, pointer: '' };
  return { code: 'OF331', at, details: { key: shownKey(key), file }, label: 'remove it' };
}
