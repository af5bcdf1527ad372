import type { WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Fix, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { formatExample } from '../validation/schema-example.ts';
import { checkTag } from './check-tag.ts';
import { checkTexts } from './check-texts.ts';
import { languagesOf } from './languages-of.ts';

/**
 * Checks the languages of a site: their tags, the tags of its texts, texts without the base language, and pages or
 * files at the path of another language. `isPlain` is true if the site has one language and no text by language.
 */
export function checkLanguages(written: WrittenSite, host: CompilerHost, isPlain = false): Problem[] {
  const { language, languages } = written;
  if (languages && language !== undefined)
    return [{ code: 'OF262', at: { pointer: '/language', part: 'key' }, fix: mergeLanguage(language, languages) }];
  const problems = languages
    ? languages.flatMap((tag, index) => checkTag(tag, valueAt(`/languages/${index}`), true))
    : // A language without a name in Node's data may still exist.
      languagesOf(written).flatMap((tag) => checkTag(tag, valueAt('/language'), false));
  if (problems.length > 0 || isPlain) return problems;
  return [...checkTexts(host.blocks, written), ...checkPrefixes(written, host)];
}

/* Makes the value of "language" the first of "languages". */
function mergeLanguage(language: string, languages: readonly string[]): Fix {
  const all = [...new Set([language, ...languages])];
  const isFirst = languages[0] === language;
  return {
    text: isFirst ? 'remove it' : `write "languages": ${formatExample(all)} and remove "language"`,
    certain: isFirst,
    edits: [
      { kind: 'remove', at: ['language'] },
      ...(isFirst ? [] : [{ kind: 'set', at: ['languages'], value: all } as const]),
    ],
  };
}

/* Reports pages and public files at the path of another language. */
function checkPrefixes(written: WrittenSite, { publicFiles, publicFolder: folder }: CompilerHost): Problem[] {
  const [, ...others] = languagesOf(written);
  // Some hosts serve /fr.html for /fr.
  const isInside = (path: string, tag: string) =>
    path === `/${tag}` || path === `/${tag}.html` || path.startsWith(`/${tag}/`);
  const languageOf = (path: string) => others.find((tag) => isInside(path.toLowerCase(), tag.toLowerCase()));
  if (others.length === 0) return [];
  const pages = written.pages.flatMap(({ path }, index): Problem[] => {
    const tag = languageOf(path);
    return tag === undefined
      ? []
      : [{ code: 'OF265', at: valueAt(`/pages/${index}/path`), details: { found: path, tag } }];
  });
  const found = [...(publicFiles?.() ?? [])].flatMap(({ path }) => {
    const tag = languageOf(path);
    return tag === undefined ? [] : [{ path, tag }];
  });
  const [first] = found;
  if (!first) return pages;
  const at = valueAt(`/languages/${written.languages?.indexOf(first.tag)}`);
  return [...pages, { code: 'OF266', at, details: { found: first.path, folder, tag: first.tag } }];
}
