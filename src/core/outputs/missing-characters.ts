import type { WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Location, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { hostIn } from '../i18n/host-in.ts';
import { languagesOf } from '../i18n/languages-of.ts';
import { localize } from '../i18n/localize.ts';
import { localizedToSource, mapLocation } from '../i18n/localized-to-source.ts';
import { textsOnCv } from './cv/texts-on-cv.ts';

/** Characters of a file of the CV that no font has. */
export interface MissingCharacters {
  /** The path of the file: "/fr/cv.pdf". */
  path: string;
  /** The language of the file. */
  language: string;
  characters: readonly string[];
  /** The words of the file that contain them. */
  words: readonly string[];
  /** Whether the file is published without them. */
  isPublished: boolean;
  /** The command that installs fonts with them; undefined if no such font is known. */
  install?: string | undefined;
}

/**
 * The problems of files that lack characters, each at the first text of the file with one of them. Files with the same
 * problem at the same text share it. `written` is the site in all languages; null if it is invalid by now.
 */
export function missingCharactersProblems(
  missing: readonly MissingCharacters[],
  written: WrittenSite | null,
  host: CompilerHost,
): Problem[] {
  const problems = new Map<string, { paths: string[]; found: Found }>();
  for (const each of missing) {
    const at = (written && placeOf(each, written, host)) ?? valueAt('');
    const key = JSON.stringify([at, each.characters.toSorted(), each.isPublished, each.install]);
    const problem = problems.get(key) ?? { paths: [] as string[], found: { ...each, at } };
    problem.paths.push(each.path);
    problems.set(key, problem);
  }
  return [...problems.values()].map(({ paths, found }) => problemOf(paths, found));
}

type Found = MissingCharacters & { at: Location };

function problemOf(paths: readonly string[], { at, characters, isPublished, install }: Found): Problem {
  const details = { paths: new Intl.ListFormat('en').format(paths), characters: quoteFirst(characters) };
  if (isPublished) return { code: 'OF280', at, details };
  const advice = install === undefined ? 'Remove them from the text' : `Run "${install}" in the folder of your site`;
  return { code: 'OF279', at, details: { ...details, advice } };
}

/* The first text of the file that has one of the words; undefined if they are Onefolio's own. */
function placeOf(
  { path, language, characters, words }: MissingCharacters,
  written: WrittenSite,
  host: CompilerHost,
): Location | undefined {
  const { blocks } = host;
  const [base = language] = languagesOf(written);
  const isBase = language === base;
  const inLanguage = hostIn(host, isBase ? undefined : localize(blocks, written, base));
  const page = path.slice(isBase ? 0 : `/${language}`.length).replace(/\.[a-z]+$/, '');
  const texts = textsOnCv(localize(blocks, written, language), page, inLanguage);
  // Typography may have changed a word: quotation marks, for example.
  for (const part of [...words, ...characters])
    for (const { text, at } of texts) {
      const start = text.indexOf(part);
      if (start >= 0)
        return mapLocation(at(start, part.length), (pointer) =>
          localizedToSource(blocks, written, pointer, language, base),
        );
    }
  return undefined;
}

/** At most five texts, and the number of the others: `"a", "b", and "c"`. */
export const quoteFirst = (texts: readonly string[]): string =>
  new Intl.ListFormat('en').format([
    ...texts.slice(0, 5).map((text) => `"${text}"`),
    ...(texts.length > 5 ? [`${texts.length - 5} more`] : []),
  ]);

/** At most three paths of pages, and the number of the others: "/a", "/b", "/c" and "2 more pages". */
export const firstPages = (paths: readonly string[]): string[] => {
  const more = paths.length - 3;
  return [...paths.slice(0, 3), ...(more > 0 ? [`${more} more ${more === 1 ? 'page' : 'pages'}`] : [])];
};
