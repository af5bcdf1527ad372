import type { Languages } from '../../../schema/resolved.ts';
import type { WrittenSite } from '../../../schema/site.ts';
import { directionOf } from '../resolve/direction.ts';

/** The languages of a site as its menu shows them, each by its own name; nothing for a site in one. */
export function languageLinks(
  { languages = [], language }: { languages?: readonly string[] | undefined; language: string },
  words: string,
  absent: Languages['absent'] = {},
): { languages?: Languages } {
  if (languages.length < 2) return {};
  const links = languages.map((tag) => ({ tag, name: nameOf(tag), dir: directionOf(tag) }));
  const short = shortOf(language);
  return { languages: { words, short, links, ...(Object.keys(absent).length > 0 && { absent }) } };
}

/** The pages that do not exist in all languages of a site, and in which they do not. */
export function absentPages({ pages, languages = [] }: WrittenSite): Record<string, string[]> {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const { path, languages: own } = page as typeof page & { languages?: string[] };
      const absent = own ? languages.filter((tag) => !own.includes(tag)) : [];
      return absent.length > 0 ? [[path, absent]] : [];
    }),
  );
}

/* As the language itself writes a name that stands alone. */
function nameOf(tag: string): string {
  // What Intl has no name for it calls by its tag.
  const name = String(new Intl.DisplayNames(tag, { type: 'language' }).of(tag));
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/* What stands beside the globe: two letters of the tag, or what its readers write for them. */
function shortOf(tag: string): string {
  const [language = ''] = tag.split('-');
  return own[language] ?? language.toUpperCase();
}

const own: Record<string, string> = { ar: 'ع', fa: 'فا', he: 'עב', ja: '日', ko: '한', ur: 'اردو', zh: '中' };
