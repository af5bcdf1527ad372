import type { Languages } from '../../../schema/resolved.ts';
import type { WrittenSite } from '../../../schema/site.ts';
import { directionOf } from '../text/script-and-direction.ts';

/** Returns the entries of the language menu, each with its native name; empty for a site in one language. */
export function languageLinks(
  { languages = [], language }: { languages?: readonly string[] | undefined; language: string },
  label: string,
  absent: Languages['absent'] = {},
): { languages?: Languages } {
  if (languages.length < 2) return {};
  const links = languages.map((tag) => ({ tag, name: nameOf(tag), dir: directionOf(tag) }));
  const short = shortOf(language);
  return { languages: { words: label, short, links, ...(Object.keys(absent).length > 0 && { absent }) } };
}

/** Returns the languages in which pages don't exist, by path. */
export function absentPages({ pages, languages = [] }: WrittenSite): Record<string, string[]> {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const { path, languages: existing } = page as typeof page & { languages?: string[] };
      const absent = existing ? languages.filter((tag) => !existing.includes(tag)) : [];
      return absent.length > 0 ? [[path, absent]] : [];
    }),
  );
}

/* Returns the native name of a language, capitalized. */
function nameOf(tag: string): string {
  // Without a name, Intl returns the tag.
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) as string;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/* Returns the short label of a language: two letters of its tag, or an abbreviation in its own script. */
function shortOf(tag: string): string {
  const [language = ''] = tag.split('-');
  return abbreviations[language] ?? language.toUpperCase();
}

const abbreviations: Record<string, string> = { ar: 'ع', fa: 'فا', he: 'עב', ja: '日', ko: '한', ur: 'اردو', zh: '中' };
